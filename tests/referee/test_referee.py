"""The referee judges clues by the rules CN-73 to CN-95, and says when it cannot know."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from konspira.packs import WordPack
from konspira.packs.shelf import Shelf
from konspira.referee import (
    LANGUAGES,
    Compounds,
    Forms,
    HouseRules,
    Letters,
    Reason,
    Ruling,
    Verdict,
    check,
    library,
    load,
    status,
)
from konspira.referee.explain import explain
from konspira.referee.families import FOLDER
from konspira.referee.slavic import Slavic
from konspira.referee.spelling import spelled

FORBIDDEN, DOUBTFUL, LEGAL = Ruling.FORBIDDEN, Ruling.DOUBTFUL, Ruling.LEGAL


@pytest.fixture(scope="module", autouse=True)
def dictionaries() -> None:
    for language in LANGUAGES:
        assert load(language) == Forms.CHECKED, "pip install konspira[referee]"


def judge(language: str, visible: str, clue: str, number: int = 2, **house: Any) -> Verdict:
    return check(clue, number, visible.split(","), language, HouseRules(**house))


# The rulebook's own examples


@pytest.mark.parametrize("clue", ["węże", "wężowy", "wężyk"])
def test_cn_80_no_other_form_of_the_visible_snake(clue: str) -> None:
    verdict = judge("pl", "WĄŻ", clue)
    assert (verdict.ruling, verdict.rule, verdict.word) == (FORBIDDEN, "CN-80", "WĄŻ")


@pytest.mark.parametrize("clue", ["nosorożec", "jednorożec"])
def test_cn_81_no_compound_with_the_visible_horn(clue: str) -> None:
    verdict = judge("pl", "RÓG", clue)
    assert (verdict.ruling, verdict.rule, verdict.word) == (FORBIDDEN, "CN-81", "RÓG")


@pytest.mark.parametrize("clue", ["narożnik", "rogówka"])
def test_cn_81_nothing_made_with_the_visible_horn(clue: str) -> None:
    assert judge("pl", "RÓG", clue).ruling == FORBIDDEN


@pytest.mark.parametrize("clue", ["wróbelek", "wróbelka"])
def test_cn_o12_letters_that_meet_by_chance_are_fine(clue: str) -> None:
    assert judge("pl", "BELKA", clue).ruling == LEGAL


# Firm rules


@pytest.mark.parametrize(
    ("language", "visible", "clue"),
    [("pl", "ŁUK", "łuk"), ("ru", "ЁЛКА", "елка"), ("en", "Ice-cream", "ICE-CREAM")],
)
def test_cn_30_a_visible_word_is_no_clue_whatever_its_capitals(
    language: str, visible: str, clue: str
) -> None:
    verdict = judge(language, visible, clue)
    assert (verdict.ruling, verdict.reason) == (FORBIDDEN, Reason.SAME_WORD)
    assert (verdict.rule, verdict.word) == ("CN-30", visible)


@pytest.mark.parametrize(("visible", "clue"), [("ZEBRA", "żebra"), ("ŁUK", "luk")])
def test_cn_30_words_that_differ_in_accents_alone_are_doubtful(
    visible: str, clue: str
) -> None:
    verdict = judge("pl", visible, clue)
    assert (verdict.ruling, verdict.reason) == (DOUBTFUL, Reason.ONLY_ACCENTS_DIFFER)


def test_cn_31_a_covered_word_forbids_nothing() -> None:
    assert judge("en", "SNAKE,MOON", "snakes").ruling == FORBIDDEN
    assert judge("en", "MOON", "snakes").ruling == LEGAL


@pytest.mark.parametrize(
    ("language", "visible", "clue"),
    [
        *(("en", "MOUSE", "mice"), ("en", "BREAK", "broken"), ("en", "WOLF", "wolves")),
        *(("pl", "PIES", "psem"), ("pl", "RĘKA", "rąk"), ("pl", "MIASTO", "mieście")),
        *(("ru", "КОНЬ", "кони"), ("ru", "ЛЁД", "льда"), ("ru", "ЧЕЛОВЕК", "люди")),
    ],
)
def test_cn_80_an_inflected_form_is_no_clue(language: str, visible: str, clue: str) -> None:
    verdict = judge(language, visible, clue)
    assert (verdict.ruling, verdict.rule) == (FORBIDDEN, "CN-80")
    assert judge(language, visible, clue, no_word_forms=False).ruling == LEGAL


@pytest.mark.parametrize(
    ("language", "visible", "clue"),
    [
        *(
            ("en", "BEAUTY", "beautiful"),
            ("en", "LENGTH", "long"),
            ("en", "FIGHTER", "fight"),
        ),
        *(
            ("pl", "MLEKO", "mleczny"),
            ("pl", "CHLEB", "chlebak"),
            ("pl", "TEATR", "teatralny"),
        ),
        *(
            ("ru", "СНЕГ", "снежный"),
            ("ru", "КНИГА", "книжный"),
            ("ru", "ГОРОД", "городской"),
        ),
    ],
)
def test_cn_80_a_derived_word_is_no_clue_even_in_words_of_a_groups_own(
    language: str, visible: str, clue: str
) -> None:
    assert judge(language, visible, clue).ruling == FORBIDDEN


@pytest.mark.parametrize(
    ("language", "compound", "part"),
    [("en", "HORSESHOE", "horse"), ("pl", "SAMOLOT", "lot"), ("ru", "СНЕГОПАД", "снег")],
)
def test_cn_o11_compounds_are_forbidden_in_both_directions(
    language: str, compound: str, part: str
) -> None:
    there, back = judge(language, compound, part), judge(language, part, compound)
    assert (there.ruling, there.rule) == (FORBIDDEN, "CN-81")
    assert (back.ruling, back.rule) == (FORBIDDEN, "CN-81")
    literal: Any = {"compounds": Compounds.LITERAL}
    assert judge(language, compound, part, **literal).ruling == FORBIDDEN
    assert judge(language, part, compound, **literal).ruling == LEGAL
    allowed: Any = {"compounds": Compounds.ALLOWED}
    assert judge(language, compound, part, **allowed).ruling == LEGAL


@pytest.mark.parametrize(
    ("language", "visible", "clue"),
    [
        *(("en", "CAR", "scarf"), ("en", "KEY", "monkey"), ("en", "ANT", "elephant")),
        *(("pl", "LAS", "klasa"), ("pl", "ROK", "krok"), ("pl", "SOK", "wysoki")),
        *(("ru", "РОГ", "дорога"), ("ru", "ЛЕВ", "хлев"), ("ru", "ГОД", "погода")),
    ],
)
def test_cn_o12_a_chance_string_is_no_relative(
    language: str, visible: str, clue: str
) -> None:
    assert judge(language, visible, clue).ruling == LEGAL


def test_cn_81_a_word_of_a_visible_phrase_is_a_part_of_it() -> None:
    assert judge("en", "ICE CREAM", "cream").rule == "CN-81"
    assert judge("en", "ICE CREAM", "summer").ruling == LEGAL


@pytest.mark.parametrize(
    ("language", "clue", "reason"),
    [
        *(("en", "собака", Reason.ALPHABET), ("ru", "window", Reason.ALPHABET)),
        *(("en", "Apfel", Reason.FOREIGN), ("pl", "Fenster", Reason.FOREIGN)),
        *(("pl", "window", Reason.FOREIGN), ("ru", "кoт", Reason.ALPHABET)),  # a Latin o
    ],
)
def test_cn_o16_cn_78_the_clue_is_in_the_language_of_the_words(
    language: str, clue: str, reason: Reason
) -> None:
    verdict = judge(language, "GALAXY", clue)
    assert (verdict.ruling, verdict.rule, verdict.reason) == (FORBIDDEN, "CN-78", reason)
    assert judge(language, "GALAXY", clue, own_language=False).ruling == LEGAL


@pytest.mark.parametrize(
    ("language", "clue"),
    [
        *(("en", "baguette"), ("en", "samurai"), ("pl", "weekend"), ("pl", "sushi")),
        *(("ru", "пицца"), ("ru", "уикенд"), ("pl", "Netflix"), ("en", "Minecraft")),
    ],
)
def test_cn_79_a_loan_that_people_use_is_a_word(language: str, clue: str) -> None:
    assert judge(language, "GALAXY", clue).ruling == LEGAL


@pytest.mark.parametrize(("language", "clue"), [("pl", "grumblik"), ("en", "flurbish")])
def test_cn_o22_a_word_that_no_dictionary_knows_is_for_people_to_judge(
    language: str, clue: str
) -> None:
    verdict = judge(language, "GALAXY", clue)
    assert (verdict.ruling, verdict.rule) == (DOUBTFUL, "CN-79")


def test_cn_25_one_word() -> None:
    verdict = judge("en", "OCEAN", "full moon")
    assert (verdict.ruling, verdict.rule) == (FORBIDDEN, "CN-25")
    assert judge("en", "OCEAN", "merry-go-round").ruling == LEGAL
    assert judge("en", "OCEAN", "full moon", single_word=False).ruling == LEGAL


def test_cn_82_cn_o21_a_sound_alike_is_another_word() -> None:
    for language, visible, clue in (("en", "SUN", "son"), ("pl", "MORZE", "może")):
        assert judge(language, visible, clue).ruling == LEGAL


def test_cn_83_one_spelling_is_one_word_whatever_it_means() -> None:
    assert judge("pl", "ZAMEK", "zamek").rule == "CN-30"


def test_cn_94_a_rhyme_is_a_legal_word() -> None:
    assert judge("en", "WOLF", "golf").ruling == LEGAL
    assert judge("pl", "MIASTO", "ciasto").ruling == LEGAL


def test_cn_73_cn_75_meaning_and_place_are_left_to_people() -> None:
    assert judge("en", "OCEAN", "corner").ruling == LEGAL
    assert judge("en", "OCEAN", "vowel").ruling == LEGAL


# What a group may agree on


def test_cn_76_a_letter_needs_a_meaning() -> None:
    verdict = judge("en", "OCEAN", "X")
    assert (verdict.ruling, verdict.rule) == (DOUBTFUL, "CN-76")
    never = judge("en", "OCEAN", "X", letters_and_numbers=Letters.NEVER)
    assert (never.ruling, never.rule) == (FORBIDDEN, "CN-76")
    assert judge("en", "OCEAN", "X", letters_and_numbers=Letters.FREE).ruling == LEGAL
    assert judge("en", "OCEAN", "eight").ruling == LEGAL


@pytest.mark.parametrize(
    ("language", "clue"), [("en", "eight"), ("pl", "osiem"), ("ru", "8")]
)
def test_cn_77_the_number_may_not_be_the_hint(language: str, clue: str) -> None:
    hint: Any = {"letters_and_numbers": Letters.FREE}
    verdict = judge(language, "OCEAN", clue, number=8, **hint)
    assert (verdict.ruling, verdict.rule) == (DOUBTFUL, "CN-77")
    assert judge(language, "OCEAN", clue, number=2, **hint).rule != "CN-77"
    allowed = judge(language, "OCEAN", clue, number=8, number_is_not_a_hint=False, **hint)
    assert allowed.rule != "CN-77"


def test_cn_85_two_word_terms_by_agreement_but_no_description() -> None:
    terms: Any = {"two_word_terms": True}
    assert judge("pl", "OCEAN", "niedźwiedź polarny").ruling == FORBIDDEN
    assert judge("pl", "OCEAN", "niedźwiedź polarny", **terms).ruling == DOUBTFUL
    described = judge("pl", "OCEAN", "wielka brama", **terms)
    assert (described.ruling, described.reason) == (FORBIDDEN, Reason.DESCRIPTION)
    assert judge("pl", "OCEAN", "bardzo wielka brama", **terms).rule == "CN-85"


def test_cn_87_names_are_clues_unless_the_group_says_no() -> None:
    assert judge("en", "OCEAN", "Einstein").ruling == LEGAL
    verdict = judge("en", "OCEAN", "Einstein", proper_names=False)
    assert (verdict.ruling, verdict.rule) == (FORBIDDEN, "CN-87")
    assert judge("pl", "OCEAN", "Ateny", proper_names=False).rule == "CN-87"


def test_cn_88_cn_89_long_names_by_agreement() -> None:
    assert judge("en", "OCEAN", "James Bond").ruling == FORBIDDEN
    assert judge("en", "OCEAN", "James Bond", long_proper_names=True).ruling == LEGAL
    assert judge("en", "OCEAN", "New York", long_place_names=True).rule == "CN-89"


def test_cn_87_a_phrase_obeys_the_ordinary_rules_in_each_of_its_parts() -> None:
    verdict = judge("en", "MOON,OCEAN", "Moon Forever", long_proper_names=True)
    assert (verdict.ruling, verdict.word) == (FORBIDDEN, "MOON")
    assert judge("en", "WOLF", "Wolves Forever", long_proper_names=True).rule == "CN-80"


@pytest.mark.parametrize(
    ("language", "clue"),
    [("en", "NASA"), ("en", "C.I.A."), ("en", "R&B"), ("en", "AC/DC"), ("pl", "PKP")],
)
def test_cn_91_acronyms_by_agreement(language: str, clue: str) -> None:
    verdict = judge(language, "GALAXY", clue)
    assert (verdict.ruling, verdict.rule) == (FORBIDDEN, "CN-91")
    assert judge(language, "GALAXY", clue, acronyms=True).ruling == LEGAL


@pytest.mark.parametrize(
    ("language", "clue"),
    [("en", "laser"), ("pl", "radar"), ("ru", "лазер"), ("en", "OCEAN")],
)
def test_cn_92_an_acronym_that_became_a_word_is_a_word(language: str, clue: str) -> None:
    assert judge(language, "GALAXY", clue).ruling == LEGAL


def test_cn_o26_what_is_forbidden_always_names_its_rule() -> None:
    for language, visible, clue in (("en", "SNAKE", "snakes"), ("pl", "RÓG", "nosorożec")):
        verdict = judge(language, visible, clue)
        assert verdict.ruling == FORBIDDEN and verdict.rule and verdict.confidence >= 0.6


# Polish without Polish letters, Russian without ё


def test_a_form_of_two_words_is_doubtful_if_only_one_of_them_is_related() -> None:
    assert judge("pl", "SAMOLOT", "lata").ruling == DOUBTFUL  # flies, or years
    assert judge("pl", "SAMOLOT", "latać").ruling == FORBIDDEN


# What is proven, and what only smells


@pytest.mark.parametrize(
    ("language", "visible", "clue"),
    [
        *(("en", "SCHOOL", "children"), ("en", "BOOK", "shelves"), ("en", "FOOT", "club")),
        *(("en", "FOOT", "flat"), ("en", "KNIFE", "jack"), ("en", "SUN", "solar")),
        *(
            ("en", "TOOTH", "dental"),
            ("en", "HEART", "cardiac"),
            ("en", "ISLAND", "insular"),
        ),
        *(
            ("en", "STAR", "interstellar"),
            ("en", "CORN", "corner"),
            ("en", "MOTH", "mother"),
        ),
        *(("en", "CAR", "caring"), ("en", "RAT", "rating"), ("en", "BURN", "burnish")),
        *(
            ("pl", "POLE", "polarny"),
            ("pl", "SÓL", "solista"),
            ("pl", "TRAWA", "trawienie"),
        ),
        *(
            ("pl", "KATAR", "Katarzyna"),
            ("pl", "ZEBRA", "zebranie"),
            ("pl", "PROM", "promować"),
        ),
        *(("pl", "KOS", "kosa"), ("ru", "БАНК", "банка"), ("en", "ROSE", "rise")),
        *(("ru", "ЛУЧ", "лучник"), ("ru", "ГОРА", "горошина"), ("ru", "ПОРТ", "портье")),
        *(("ru", "РАК", "ракушка"), ("ru", "МЕЧ", "мечеть"), ("ru", "ПАСТА", "попасть")),
    ],
)
def test_cn_o33_what_is_not_proven_is_never_forbidden(
    language: str, visible: str, clue: str
) -> None:
    assert judge(language, visible, clue).ruling != FORBIDDEN


@pytest.mark.parametrize(
    ("language", "visible", "clue"),
    [
        *(("en", "WOLF", "wolflike"), ("en", "FLY", "flier"), ("en", "TIE", "tying")),
        *(("en", "FIRE", "fiery"), ("en", "LEMON", "lemonade"), ("pl", "SÓL", "słony")),
        *(
            ("pl", "WOJNA", "wojownik"),
            ("pl", "WOJNA", "wojenny"),
            ("pl", "BANK", "bankier"),
        ),
        *(
            ("ru", "ВОЙНА", "военный"),
            ("ru", "КРОВЬ", "кровавый"),
            ("ru", "ЛУЧ", "лучистый"),
        ),
    ],
)
def test_cn_o33_what_shares_its_root_in_letters_is_forbidden(
    language: str, visible: str, clue: str
) -> None:
    verdict = judge(language, visible, clue)
    assert (verdict.ruling, verdict.rule) == (FORBIDDEN, "CN-80")


@pytest.mark.parametrize(
    ("language", "visible", "clue"),
    [("ru", "ГУСЬ", "гусёнок"), ("pl", "KOC", "kocyk"), ("pl", "WÓR", "worek")],
)
def test_cn_o33_short_roots_go_to_people_with_the_reason(
    language: str, visible: str, clue: str
) -> None:
    verdict = judge(language, visible, clue)
    assert (verdict.ruling, verdict.reason) == (DOUBTFUL, Reason.DERIVED)
    assert verdict.word == visible and verdict.how


def test_cn_85_the_polish_example_of_a_description_is_forbidden() -> None:
    verdict = judge("pl", "OCEAN", "polski konik", two_word_terms=True)
    assert (verdict.ruling, verdict.reason) == (FORBIDDEN, Reason.DESCRIPTION)
    assert judge("pl", "OCEAN", "drogi publiczne", two_word_terms=True).ruling == DOUBTFUL


def test_roots_begin_as_the_quick_look_expects() -> None:
    """Most words are passed over for their first letters: none of them may be a root."""
    for language in ("pl", "ru"):
        dictionary = library.known(language).dictionary
        assert isinstance(dictionary, Slavic)
        cards = Shelf().find(WordPack, f"words.{language}").cards
        for word in (spelled(side) for card in cards for side in card.sides):
            roots = (*dictionary.roots(word), *dictionary.base_roots(word))
            assert {root[:2] for root in roots} <= dictionary.openings(word), word


def test_a_form_begins_like_its_word_or_is_known_to_be_odd() -> None:
    """No half of "school children" is a form of anything."""
    lines = (FOLDER / "english.txt").read_text("utf-8").splitlines()
    odd = {
        word
        for word, _, *forms in map(str.split, lines)
        for form in forms
        if form[0].lower() != word[0].lower()
    }
    assert odd <= {"be", "go", "good", "well", "bad", "ill", "person", "I", "much", "many"}


# Anything that people can type

NASTY = [
    *("", " ", "\u200b", "-", "...", "🐍", "👩\u200d👩\u200d👧", "kot🐱", "\x00", "\ud800"),
    *("a" * 100_000, "🐍" * 5_000, "a-" * 5_000, "wolf " * 5_000, "\u0301" * 500),
]


@pytest.mark.parametrize("language", [*LANGUAGES, "eo", ""])
@pytest.mark.parametrize("clue", NASTY, ids=range(len(NASTY)))
def test_what_is_no_word_is_forbidden_and_never_an_error(language: str, clue: str) -> None:
    verdict = check(clue, 1, ["WOLF", "", "\u200b", "New York"], language)
    assert verdict.ruling == FORBIDDEN
    assert verdict.reason in (Reason.NO_WORD, Reason.TOO_LONG)


STRANGE = [
    *("wоlf", "к\u043eт", "ко\u0301т", "ﬁsh", "İstanbul", "ß", "ǅ", "٣", "\u202ewolf"),
    *("x" * 59, "о" * 59, "rogo" * 14, "водо" * 14, "light" * 11, "1" * 59, "z̷a̸lgo", "a'b"),
]


@pytest.mark.parametrize("language", [*LANGUAGES, "eo"])
@pytest.mark.parametrize("clue", STRANGE, ids=range(len(STRANGE)))
def test_strange_letters_get_a_verdict(language: str, clue: str) -> None:
    for number in (None, -1, 0, 10**30):
        assert isinstance(check(clue, number, ["WOLF", clue[::-1]], language), Verdict)


@pytest.mark.parametrize(
    ("language", "visible", "clue", "ruling", "reason"),
    [
        ("ru", "ВОЛК", "во\u0301лк", FORBIDDEN, Reason.SAME_WORD),  # with its stress
        ("ru", "МОСТ", "во\u0301лк", LEGAL, Reason.NOTHING_AGAINST_IT),
        ("pl", "ŻABA", "z\u0307aba", FORBIDDEN, Reason.SAME_WORD),  # a dot of its own
        ("pl", "KOT", "z\u0307aba", LEGAL, Reason.NOTHING_AGAINST_IT),
        ("en", "MOON", "w\u0335o\u0338lf", LEGAL, Reason.NOTHING_AGAINST_IT),
        ("en", "MOON", "wоlf", FORBIDDEN, Reason.ALPHABET),  # a Russian о
        ("ru", "МОСТ", "вoлк", FORBIDDEN, Reason.ALPHABET),  # a Latin o
        ("en", "WOLF", "w\u200bo\u2060lf\ufeff", FORBIDDEN, Reason.SAME_WORD),
        ("en", "MOON", "w\u200bolf", LEGAL, Reason.NOTHING_AGAINST_IT),
        ("en", "WOLF", "-wolf", FORBIDDEN, Reason.SAME_WORD),
        ("en", "WOLF", "wolf-", FORBIDDEN, Reason.SAME_WORD),
        ("en", "MOON", "-wolf-", LEGAL, Reason.NOTHING_AGAINST_IT),
        ("en", "MOON", "-", FORBIDDEN, Reason.NO_WORD),
        ("en", "MOON", "a" * 60, FORBIDDEN, Reason.NO_WORD),
        ("en", "MOON", "wolf" * 15, DOUBTFUL, Reason.UNKNOWN),
        ("en", "MOON", "wolf" * 15 + "s", FORBIDDEN, Reason.TOO_LONG),
        ("en", "MOON", "1984", LEGAL, Reason.NOTHING_AGAINST_IT),
        ("en", "MOON", "2", DOUBTFUL, Reason.NUMBER_AS_HINT),
        ("en", "MOON", "🐺", FORBIDDEN, Reason.NO_WORD),
        ("en", "MOON", "wolf🐺", FORBIDDEN, Reason.NO_WORD),
    ],
    ids=ascii,
)
def test_an_odd_spelling_gets_a_clear_answer(
    language: str, visible: str, clue: str, ruling: Ruling, reason: Reason
) -> None:
    verdict = judge(language, visible, clue)
    assert (verdict.ruling, verdict.reason) == (ruling, reason)
    assert list(explain(clue, 2, [visible], language))


def test_what_cannot_be_seen_does_not_make_another_word() -> None:
    assert judge("en", "WOLF", "wo\u200blf").reason == Reason.SAME_WORD
    assert judge("ru", "ЙОД", "и\u0306од").reason == Reason.SAME_WORD  # й in two pieces


# Dictionaries


def test_without_its_analyser_a_language_is_compared_by_spelling_and_families(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(library, "_loaded", {})
    monkeypatch.setattr(library, "installed", lambda language: False)
    assert load("pl") == status("pl") == Forms.NOT_INSTALLED
    same, form = judge("pl", "WĄŻ", "wąż"), judge("pl", "WĄŻ", "wężom")
    assert (same.ruling, same.forms) == (FORBIDDEN, Forms.NOT_INSTALLED)
    assert (form.ruling, form.forms) == (LEGAL, Forms.NOT_INSTALLED)
    assert judge("pl", "WĄŻ", "wężyk").ruling == FORBIDDEN  # in the family file


def test_before_loading_only_spelling_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_loaded", {})
    monkeypatch.setattr("konspira.referee.families.families", None)  # nothing may be read
    assert status("pl") == Forms.NOT_LOADED
    assert judge("pl", "WĄŻ", "WĄŻ").ruling == FORBIDDEN
    assert judge("pl", "WĄŻ", "węże") == Verdict(
        LEGAL, Reason.NOTHING_AGAINST_IT, forms=Forms.NOT_LOADED
    )


def test_many_threads_load_one_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def slow() -> object:
        made.append(library.known("en").dictionary)
        return made[0]

    monkeypatch.setitem(library.LOADERS, "en", slow)
    monkeypatch.setattr(library, "_loaded", {})
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(load, ["en"] * 8))
    assert len(made) == 1
