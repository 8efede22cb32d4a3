"""Which reasons against a clue hold at a table: those whose rule is not switched off."""

from konspira.games.codenames.moves import Reason
from konspira.games.codenames.options import (
    Acronyms,
    CompoundParts,
    LettersAndNumbers,
    Options,
)


def reasons(options: Options) -> tuple[Reason, ...]:
    """Return the reasons that a flag or a judge may give, by the rules in force."""
    rules = options.clue_rules
    off = {
        Reason.NOT_ABOUT_MEANING: not rules.meaning_only,
        Reason.LETTERS: not rules.meaning_only,
        Reason.POSITION: not rules.no_position_clues,
        Reason.BARE_LETTER_OR_NUMBER: rules.letters_and_numbers is LettersAndNumbers.FREE,
        Reason.NUMBER_AS_HINT: not rules.number_is_not_a_hint,
        Reason.WORD_FORM: not rules.no_word_forms,
        Reason.COMPOUND_PART: rules.no_compound_parts is CompoundParts.ALLOWED,
        Reason.SOUND_ALIKE: not rules.sound_alikes_differ,
        Reason.OTHER_MEANING: rules.same_spelling_same_word,
        Reason.TWO_WORDS: not rules.single_word,  # of terms, which are none (CN-85)
        Reason.PROPER_NAME: rules.proper_names,
        Reason.ACRONYM: rules.acronyms is Acronyms.WELL_KNOWN,
        Reason.BARE_RHYME: rules.any_rhyme,
        # Of a typed clue the program sees to it.
        Reason.VISIBLE_WORD: not (options.spoken_clues and rules.no_visible_codename),
    }
    return tuple(reason for reason in Reason if not off.get(reason))
