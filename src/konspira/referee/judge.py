"""Judge a clue: ask question after question whether it is legal.

Each function asks one question and yields a verdict for everything that speaks against the
clue. The worst of them counts. What only people can judge (meaning, letters, the place of a
card) is not asked here at all.
"""

from collections.abc import Iterator, Sequence

from konspira.referee.kin import CERTAIN, Dictionary, Kin, Kind
from konspira.referee.library import Knowledge, known
from konspira.referee.lists import NUMBER_WORDS
from konspira.referee.spelling import (
    LONGEST,
    MOST_WORDS,
    foreign_script,
    has_signs,
    is_initials,
    is_noise,
    letters,
    only_accents_differ,
    spelled,
    typed,
    words,
)
from konspira.verdict import (
    STRICT,
    Compounds,
    HouseRules,
    Letters,
    Reason,
    Ruling,
    Verdict,
)

SEVERITY = {Ruling.FORBIDDEN: 2, Ruling.DOUBTFUL: 1, Ruling.LEGAL: 0}
UNSURE = 0.5  # a form of two words, of which only one is related: lata, years or flies
FINE = Verdict(Ruling.LEGAL, Reason.NOTHING_AGAINST_IT)
REASONS = {
    Kind.FORM: (Reason.FORM, "CN-80"),
    Kind.DERIVED: (Reason.DERIVED, "CN-80"),
    Kind.COMPOUND: (Reason.COMPOUND, "CN-81"),
    Kind.PART: (Reason.PART, "CN-81"),
}


def check(
    clue: str,
    number: int | None,
    visible: Sequence[str],
    language: str,
    house: HouseRules = STRICT,
) -> Verdict:
    """Judge a clue; `number` is None for "unlimited". Reads no file and never waits.

    >>> check("węże", 2, ["WĄŻ", "RÓG"], "eo").forms  # Esperanto: only spelling is compared
    <Forms.NO_SUCH_LANGUAGE: 'no-such-language'>
    """
    knowledge = known(language)
    found = [FINE, *objections(clue, number, visible, language, house, knowledge)]
    worst = max(found, key=lambda v: (SEVERITY[v.ruling], v.confidence, v is FINE))
    return Verdict(
        worst.ruling,
        worst.reason,
        worst.rule,
        worst.word,
        worst.how,
        worst.confidence,
        knowledge.forms,
    )


def objections(
    clue: str,
    number: int | None,
    visible: Sequence[str],
    language: str,
    house: HouseRules,
    knowledge: Knowledge,
) -> Iterator[Verdict]:
    """Yield all that speaks against a clue, in the order in which it is looked for."""
    text = typed(clue[: 4 * LONGEST])
    if no_text := unreadable(text):
        yield no_text
        return
    yield from against_words(text, house, knowledge)
    yield from against_letters(text, number, house)
    yield from against_visible(text, visible, house, knowledge)
    yield from against_language(text, language, house, knowledge)


def forbidden(reason: Reason, rule: str, sure: float = 1.0) -> Verdict:
    return Verdict(Ruling.FORBIDDEN, reason, rule, confidence=sure)


def doubtful(reason: Reason, rule: str, sure: float = 0.5) -> Verdict:
    return Verdict(Ruling.DOUBTFUL, reason, rule, confidence=sure)


# One word


def unreadable(text: str) -> Verdict | None:
    if len(text) > LONGEST or len(words(text)) > MOST_WORDS:
        return forbidden(Reason.TOO_LONG, "CN-25")
    if not any(c.isalnum() for c in text) or has_signs(text):
        return forbidden(Reason.NO_WORD, "CN-25")
    return None


def against_words(text: str, house: HouseRules, knowledge: Knowledge) -> Iterator[Verdict]:
    """Object to more than one word, unless the group allows it (CN-85, CN-88, CN-89)."""
    parts = text.split()
    if len(parts) == 1 or not house.single_word:
        return
    capitals = all(part[0].isupper() for part in parts if len(part) > 3)
    if not house.phrases:
        yield forbidden(Reason.SEVERAL_WORDS, "CN-25")
    elif capitals and (house.long_proper_names or house.long_place_names):
        if not house.long_proper_names:
            yield doubtful(Reason.PHRASE, "CN-89", 0.3)
    elif not house.two_word_terms:
        yield doubtful(Reason.PHRASE, "CN-88" if house.long_proper_names else "CN-89")
    elif len(parts) > 2:
        yield forbidden(Reason.SEVERAL_WORDS, "CN-85")
    elif is_description(parts, knowledge):
        yield forbidden(Reason.DESCRIPTION, "CN-85", 0.8)
    else:
        yield doubtful(Reason.PHRASE, "CN-85", 0.3)


def is_description(parts: Sequence[str], knowledge: Knowledge) -> bool:
    """Return whether a phrase only describes: in Polish, adjective before noun."""
    dictionary = knowledge.dictionary
    if dictionary is None or knowledge.families.language != "pl":
        return False
    first, second = map(spelled, parts)
    return dictionary.describes(first) and not dictionary.describes(second)


def against_letters(text: str, number: int | None, house: HouseRules) -> Iterator[Verdict]:
    """Object to letters and numbers without a meaning (CN-76), and to hints (CN-77)."""
    word = spelled(text)
    said = NUMBER_WORDS.get(word, int(word) if word.isascii() and word.isdigit() else None)
    if said is not None or len(letters(word)) < 2:
        if house.letters_and_numbers == Letters.NEVER:
            yield forbidden(Reason.LETTER_OR_NUMBER, "CN-76")
        elif house.letters_and_numbers == Letters.IF_MEANING and said is None:
            yield doubtful(Reason.LETTER_OR_NUMBER, "CN-76", 0.3)
    if said is not None and said == number and house.number_is_not_a_hint:
        yield doubtful(Reason.NUMBER_AS_HINT, "CN-77")


# No visible word, and nothing made of one


def against_visible(
    text: str, visible: Sequence[str], house: HouseRules, knowledge: Knowledge
) -> Iterator[Verdict]:
    for card in visible:
        for verdict in against_card(text, card, house, knowledge):
            yield Verdict(
                verdict.ruling,
                verdict.reason,
                verdict.rule,
                card,
                verdict.how,
                verdict.confidence,
            )


def against_card(
    text: str, card: str, house: HouseRules, knowledge: Knowledge
) -> Iterator[Verdict]:
    """Compare a clue with one visible word, part by part if either has several."""
    whole, shown = spelled(text), spelled(card)
    if house.no_visible_word:
        if whole == shown:
            yield forbidden(Reason.SAME_WORD, "CN-30")
            return
        if only_accents_differ(text, card):
            yield doubtful(Reason.ONLY_ACCENTS_DIFFER, "CN-30")
    for word in sorted({whole, "".join(words(text)), *words(text)}):
        if word == shown and word != whole and house.no_visible_word:
            yield forbidden(Reason.SAME_WORD, "CN-30")
        elif word != shown:
            yield from against_relative(word, shown, house, knowledge)


def against_relative(
    word: str, shown: str, house: HouseRules, knowledge: Knowledge
) -> Iterator[Verdict]:
    kin = related(word, shown, knowledge) or related_to_part(word, shown, knowledge)
    if kin is None or not matters(kin.kind, house):
        return
    reason, rule = REASONS[kin.kind]
    ruling = Ruling.FORBIDDEN if kin.confidence >= CERTAIN else Ruling.DOUBTFUL
    yield Verdict(ruling, reason, rule, "", kin.how, kin.confidence)


def matters(kind: Kind, house: HouseRules) -> bool:
    match kind:
        case Kind.FORM | Kind.DERIVED:
            return house.no_word_forms
        case Kind.COMPOUND:
            return house.compounds == Compounds.BOTH_DIRECTIONS
        case _:
            return house.compounds != Compounds.ALLOWED


def related_to_part(word: str, shown: str, knowledge: Knowledge) -> Kin | None:
    """Return how a clue is related to a long word of a codename of several words."""
    parts = [part for part in words(shown) if len(part) > 2]
    if len(parts) < 2:
        return None
    for part in parts:
        kin = Kin(Kind.PART, part) if part == word else related(word, part, knowledge)
        if kin:
            return Kin(Kind.PART, kin.how or part, kin.confidence)
    return None


def related(word: str, shown: str, knowledge: Knowledge) -> Kin | None:
    """Return how a clue is related to a visible word: by family files, then by rules."""
    families, dictionary = knowledge.families, knowledge.dictionary
    if kin := families.kin(shown, word):
        return kin
    if families.apart(shown, word):
        return None
    if dictionary is None or len(word) < 2:
        return None
    if dictionary.is_form(word, shown):
        return form(word, shown, dictionary)
    lemmas = sorted(dictionary.lemmas(word))
    listed = {lemma: kin for lemma in lemmas if (kin := families.kin(shown, lemma))}
    if listed:
        kin = max(listed.values(), key=lambda kin: kin.confidence)
        others = [lemma for lemma in lemmas if not any(one_stem(lemma, m) for m in listed)]
        found = (dictionary.kin(shown, other) for other in others)
        sure = all(other and other.confidence >= CERTAIN for other in found)
        return kin if sure else kin._replace(confidence=UNSURE)
    if any(families.apart(shown, lemma) for lemma in lemmas):
        return None
    return dictionary.kin(shown, word)


def one_stem(one: str, other: str) -> bool:
    """Return whether two headwords differ in their last letter alone: szkolny, szkolne."""
    size = max(4, len(one) - 1, len(other) - 1)
    return one == other or one[:size] == other[:size]


def form(word: str, shown: str, dictionary: Dictionary) -> Kin:
    """Return how sure a form is: one that is another word as well is only doubtful."""
    if not dictionary.is_own_word(word, shown):
        return Kin(Kind.FORM)
    kin = dictionary.kin(shown, word)
    return kin if kin and kin.confidence >= CERTAIN else Kin(Kind.FORM, "", UNSURE)


# A word of the language


def against_language(
    text: str, language: str, house: HouseRules, knowledge: Knowledge
) -> Iterator[Verdict]:
    whole = spelled(text)
    if is_known_acronym(text, knowledge):
        if not house.acronyms:
            yield forbidden(Reason.ACRONYM, "CN-91", 0.9)
        return
    if not house.own_language:
        return
    if whole in knowledge.names and not house.proper_names:
        yield forbidden(Reason.PROPER_NAME, "CN-87", 0.8)
    if whole in knowledge.names or whole in knowledge.lists.loans:
        return
    if foreign_script(whole, language):
        yield forbidden(Reason.ALPHABET, "CN-78")
        return
    for word in words(text):
        yield from against_unknown(word, text, language, house, knowledge)


def is_known_acronym(text: str, knowledge: Knowledge) -> bool:
    """Return whether it is a well-known abbreviation, and not a word by now (CN-92)."""
    bare = "".join(words(text))
    if is_initials(text):
        return True
    if bare not in knowledge.lists.acronyms:
        return False
    dictionary = knowledge.dictionary
    ordinary = (
        dictionary is not None and dictionary.knows(bare) and not dictionary.is_name(bare)
    )
    return text.isupper() or not ordinary


def against_unknown(
    word: str, text: str, language: str, house: HouseRules, knowledge: Knowledge
) -> Iterator[Verdict]:
    """Object to what is no word of the language, nor a loan that people use."""
    dictionary = knowledge.dictionary
    if dictionary is None or len(word) < 2 or not word.isalpha():
        return
    if word in knowledge.names or word in knowledge.lists.loans:
        return
    foreign = word in knowledge.lists.foreign and not dictionary.is_common(word)
    if dictionary.knows(word) and not foreign:
        if not house.proper_names and dictionary.is_name(word):
            yield forbidden(Reason.PROPER_NAME, "CN-87", 0.8)
    elif foreign and dictionary.knows(word):
        yield doubtful(Reason.FOREIGN, "CN-79")
    elif foreign:
        yield forbidden(Reason.FOREIGN, "CN-78", 0.8)
    elif len(word) <= 5 and (text.isupper() or is_noise(word, language)):
        if not house.acronyms:
            yield doubtful(Reason.ACRONYM, "CN-91")
    elif is_noise(word, language):
        yield forbidden(Reason.NO_WORD, "CN-78", 0.8)
    else:
        yield doubtful(Reason.UNKNOWN, "CN-79")
