"""The questions to the referee, and its verdicts."""

from enum import StrEnum

from msgspec import Struct


class Ruling(StrEnum):
    LEGAL = "legal"
    DOUBTFUL = "doubtful"  # people may see it either way, or software cannot know
    FORBIDDEN = "forbidden"


class Reason(StrEnum):
    """Why; a page has a sentence for each, in the player's language."""

    NOTHING_AGAINST_IT = "nothing-against-it"
    SAME_WORD = "same-word"
    ONLY_ACCENTS_DIFFER = "only-accents-differ"
    FORM = "form"
    DERIVED = "derived"
    COMPOUND = "compound"
    PART = "part"
    SEVERAL_WORDS = "several-words"
    DESCRIPTION = "description"  # an adjective before its noun
    PHRASE = "phrase"  # people judge whether such a term or name exists
    NO_WORD = "no-word"
    TOO_LONG = "too-long"
    ALPHABET = "alphabet"
    FOREIGN = "foreign"
    UNKNOWN = "unknown"
    PROPER_NAME = "proper-name"
    ACRONYM = "acronym"
    LETTER_OR_NUMBER = "letter-or-number"
    NUMBER_AS_HINT = "number-as-hint"


class Forms(StrEnum):
    """Whether other forms of the visible words were looked for."""

    CHECKED = "checked"
    NOT_LOADED = "not-loaded"  # `load` was not called yet, or has not finished
    NOT_INSTALLED = "not-installed"  # pip install konspira[referee]
    NO_SUCH_LANGUAGE = "no-such-language"


class Verdict(Struct, frozen=True):
    ruling: Ruling
    reason: Reason
    rule: str = ""  # id in docs/rules/codenames.md
    word: str = ""  # the visible word concerned, as it lies on the table
    how: str = ""  # for instance "nos + o + roż + ec"
    confidence: float = 1.0
    forms: Forms = Forms.CHECKED


class Compounds(StrEnum):
    ALLOWED = "allowed"
    LITERAL = "literal"  # only a part of a visible compound is forbidden
    BOTH_DIRECTIONS = "both-directions"


class Letters(StrEnum):
    NEVER = "never"
    IF_MEANING = "if-meaning"
    FREE = "free"


class HouseRules(Struct, frozen=True, kw_only=True):
    """What a group agreed on. The defaults are the strict rules of the box."""

    single_word: bool = True  # CN-25
    no_visible_word: bool = True  # CN-30
    no_word_forms: bool = True  # CN-80
    compounds: Compounds = Compounds.BOTH_DIRECTIONS  # CN-81, CN-O11
    own_language: bool = True  # CN-78
    letters_and_numbers: Letters = Letters.IF_MEANING  # CN-76
    number_is_not_a_hint: bool = True  # CN-77
    two_word_terms: bool = False  # CN-85
    proper_names: bool = True  # CN-87
    long_proper_names: bool = False  # CN-88
    long_place_names: bool = False  # CN-89
    acronyms: bool = False  # CN-91

    @property
    def phrases(self) -> bool:
        """Whether a clue of several words can be legal."""
        allowed = self.two_word_terms or self.long_proper_names or self.long_place_names
        return allowed or not self.single_word


STRICT = HouseRules()


class Question(Struct, frozen=True):
    """What the referee is asked: only things that lie open on the table."""

    clue: str
    number: int | None  # None: unlimited
    visible: tuple[str, ...]
    language: str
    house: HouseRules = STRICT
