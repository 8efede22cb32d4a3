"""Codenames: what a clue is, and what the program refuses before anybody hears it."""

import unicodedata
from typing import Any

import pytest
from game_table import Played

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    RED_WORDS,
    WORDS,
    Game,
    blue_turn,
    dealt,
    red_turn,
    touch,
)
from konspira.game import HOST, IllegalMove, MalformedMove, Move, Seat
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    OF_THE_NUMBER,
    Accept,
    Answer,
    Ask,
    Clue,
    Flag,
    Number,
    Reason,
    Reject,
    Touch,
)
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.state import Answered
from konspira.games.codenames.views import Asked
from konspira.match import checked
from konspira.server.referee_thread import judge
from konspira.verdict import Ruling, Verdict


def shown(word: str, number: Number = 2, **chosen: Any) -> Clue:
    """The clue that everybody sees after Red's spymaster has spoken."""
    return dealt(**chosen).after((ADA, Clue(word, number))).turn.clue


def refusal(word: str, number: Number = 2, **chosen: Any) -> tuple[str, str | None]:
    return dealt(**chosen).refusal(ADA, Clue(word, number))


# A word and a number


@pytest.mark.parametrize("seat", [BEN, CY, DEE, HOST])
def test_the_spymaster_whose_turn_it_is_gives_the_clue(seat: Seat) -> None:
    """CN-24"""
    assert dealt().refusal(seat, Clue("ocean", 2)) == ("not-your-turn", None)


def test_a_spymaster_gives_exactly_one_clue_in_a_turn() -> None:
    """CN-24"""
    game = dealt().after((ADA, Clue("ocean", 2)))
    assert game.refusal(ADA, Clue("night", 2)) == ("not-now", None)


@pytest.mark.parametrize(
    "word", ["ocean", "twenty-one", "o'clock", "'tis", "żółw", "o" * 60]
)
def test_a_clue_is_one_word_and_one_number(word: str) -> None:
    """CN-25"""
    assert shown(word, 3) == Clue(word, 3)


@pytest.mark.parametrize(
    "word", ["", " ", "ocean!", "-ocean", "ocean-", "ocean,sea", "ocean\n", "o" * 61, "?"]
)
def test_what_is_not_a_word_is_no_clue(word: str) -> None:
    """CN-25"""
    assert refusal(word) == ("clue-is-no-word", "CN-25")


ODD_WORDS = {
    "combining marks": "ocea\u0301\u0323n",
    "a mark alone": "\u0301",
    "a mark first": "\u0301ocean",
    "two scripts": "ocean\u0430",
    "zero width": "oc\u200bean",
    "joined by nothing": "oc\u200dean",
    "right to left": "\u202eocean",
    "a hyphen first": "-ocean",
    "a hyphen last": "ocean-",
    "hyphens alone": "---",
    "sixty letters": "o" * 60,
    "sixty-one letters": "o" * 61,
    "digits": "1984",
    "other digits": "\u0661\u0662",
    "a fraction": "\u00bd",
    "an emoji": "\U0001f433",
    "a family of emoji": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "a tab": "oc\tean",
    "nothing": "",
    "a surrogate": "oc\ud800ean",
}
TAKEN = {"two scripts", "sixty letters", "digits", "other digits", "a fraction"}


def opinion_on(game: Game, move: Move) -> Verdict | None:
    """What the referee says of a clue, or of a question; None: it is not asked."""
    question = codenames.question(game.state, move)
    return judge(question) if question else None


@pytest.mark.parametrize("referee", ["off", "advise", "enforce"])
@pytest.mark.parametrize("kind", ODD_WORDS)
def test_odd_input_is_taken_as_a_word_or_refused_as_none(kind: str, referee: str) -> None:
    """CN-25, CN-O12: letters and digits are a word, whatever their script; what the referee
    makes of it is another matter"""
    game, word = dealt(referee=referee).changed(language="en"), ODD_WORDS[kind]
    for move in (Clue(word, 2), Ask(word), Ask(word, 2)):
        opinion = opinion_on(game, move)
        kept = referee == "enforce" and opinion and opinion.ruling is Ruling.FORBIDDEN
        if kind not in TAKEN:
            assert game.refusal(ADA, move) == ("clue-is-no-word", "CN-25")
        elif kept and isinstance(move, Clue):
            with pytest.raises(IllegalMove) as refused:
                game.at(10_000, ADA, move, opinion)
            assert refused.value.code == "referee-forbids"
        else:
            taken = game.at(10_000, ADA, move, opinion)
            asked = taken.hand(BEN).asked
            assert word == (asked.word if asked else taken.turn.clue.word)


def test_several_words_are_no_clue() -> None:
    """CN-25"""
    assert refusal("deep ocean") == ("clue-has-several-words", "CN-25")


@pytest.mark.parametrize(
    "agreed",
    [
        pytest.param({"single_word": False}, id="CN-25"),
        pytest.param({"two_word_terms": True}, id="CN-85"),
        pytest.param({"long_proper_names": True}, id="CN-88"),
        pytest.param({"long_place_names": True}, id="CN-89"),
    ],
)
def test_a_group_may_allow_clues_of_several_words(agreed: dict[str, bool]) -> None:
    """CN-25, CN-85, CN-88, CN-89"""
    assert shown("polar bear", 2, clue_rules=agreed) == Clue("polar bear", 2)


FOUR_WORDS = "grey bear of Alaska"


@pytest.mark.parametrize("referee", ["off", "enforce"])
def test_a_term_of_two_words_has_no_third(referee: str) -> None:
    """CN-25, CN-85: whatever a referee may say"""
    terms = {"two_word_terms": True}
    refused = ("clue-has-more-than-two-words", "CN-85")
    assert refusal(FOUR_WORDS, clue_rules=terms, referee=referee) == refused
    asked = dealt(clue_rules=terms, referee=referee).refusal(ADA, Ask(FOUR_WORDS))
    assert asked == refused
    names = terms | {"long_place_names": True}
    assert shown(FOUR_WORDS, clue_rules=names).word == FOUR_WORDS


@pytest.mark.parametrize("word", ["polar  bear", " bear", "bear "])
def test_a_stray_space_makes_no_word(word: str) -> None:
    """CN-25"""
    agreed = {"two_word_terms": True}
    assert refusal(word, clue_rules=agreed) == ("clue-is-no-word", "CN-25")


def test_both_teams_hear_the_clue() -> None:
    """CN-26"""
    table = dealt().after((ADA, Clue("ocean", 2))).table
    assert table.turns[-1].clue == Clue("ocean", 2)
    assert table.turns[-1].team is Team.RED


@pytest.mark.parametrize("number", range(1, 10))
def test_the_number_is_anything_from_one_to_nine(number: int) -> None:
    """CN-27, CN-28, CN-O01"""
    assert shown("ocean", number).number == number


@pytest.mark.parametrize("number", [-1, 10, 2.5, True, "many"])
def test_any_other_number_is_refused(number: Number) -> None:
    """CN-25, CN-O01"""
    assert refusal("ocean", number) == ("number-out-of-range", "CN-O01")


def test_the_number_is_not_compared_with_the_words_that_are_left() -> None:
    """CN-O01"""
    game = dealt().after(*red_turn(*RED_WORDS[:7]), *blue_turn("snake"))
    assert game.table.left[0] == 2
    assert game.after((ADA, Clue("ocean", 9))).turn.clue.number == 9


def test_nothing_can_be_added_to_a_clue() -> None:
    """CN-29, CN-61"""
    spoken = {"type": "Clue", "word": "ocean", "number": 2}
    assert checked(codenames, spoken) == Clue("ocean", 2)
    with pytest.raises(MalformedMove):
        checked(codenames, spoken | {"comment": "a bit of a stretch"})


@pytest.mark.parametrize(
    ("field", "value"),
    [("number", 10), ("number", -1), ("number", "many"), ("word", "o" * 61)],
)
def test_a_clue_of_another_form_is_not_a_move_at_all(field: str, value: object) -> None:
    """CN-25, CN-O01"""
    with pytest.raises(MalformedMove):
        checked(codenames, {"type": "Clue", "word": "ocean", "number": 2, field: value})


@pytest.mark.parametrize("word", ["snake", "Snake", "SNAKE", "dagger", "whale"])
def test_the_clue_may_not_be_a_visible_codename(word: str) -> None:
    """CN-30"""
    assert refusal(word) == ("clue-is-on-the-table", "CN-30")


def test_covered_codenames_forbid_nothing() -> None:
    """CN-31"""
    game = dealt().after(*red_turn("whale"), *blue_turn("snake"))
    assert game.after((ADA, Clue("whale", 1))).turn.clue == Clue("whale", 1)


def test_a_group_may_allow_visible_codenames() -> None:
    """CN-30"""
    assert shown("snake", clue_rules={"no_visible_codename": False}).word == "snake"


@pytest.mark.parametrize(
    ("visible", "word"),
    [
        ("źródło", "ŹRÓDŁO"),
        ("Źródło", unicodedata.normalize("NFD", "źródło")),
        ("ёлка", "Елка"),
        ("o'clock", "O’Clock"),
    ],
)
def test_equal_spelling_is_the_same_word_whatever_the_capitals(
    visible: str, word: str
) -> None:
    """CN-30, CN-83"""
    game = dealt(words=(visible, *WORDS[1:]))
    assert game.refusal(ADA, Clue(word, 1)) == ("clue-is-on-the-table", "CN-30")


@pytest.mark.parametrize(
    ("visible", "word"),
    [("zebra", "żebra"), ("łuk", "luk"), ("bąk", "bak"), ("май", "маи")],
)
def test_where_accents_differ_it_is_another_word(visible: str, word: str) -> None:
    """CN-82, CN-O21: words with another meaning and spelling are different words"""
    game = dealt(words=(visible, *WORDS[1:]))
    assert game.after((ADA, Clue(word, 1))).turn.clue.word == word


@pytest.mark.parametrize("phrase", ["moon forever", "Blue MOON", "the moon rises"])
def test_a_phrase_may_not_hold_a_visible_codename(phrase: str) -> None:
    """CN-30, CN-87, CN-88"""
    agreed = {"long_proper_names": True}
    refused = ("clue-is-on-the-table", "CN-30")
    assert refusal(phrase, clue_rules=agreed) == refused
    agreed = {"long_proper_names": True, "no_visible_codename": False}
    assert shown(phrase, clue_rules=agreed).word == phrase


def test_a_codename_of_two_words_is_found_in_a_longer_phrase() -> None:
    """CN-30"""
    agreed = {"long_place_names": True}
    game = dealt(words=("New York", *WORDS[1:]), clue_rules=agreed)
    refused = ("clue-is-on-the-table", "CN-30")
    assert game.refusal(ADA, Clue("new york city", 1)) == refused
    assert game.after((ADA, Clue("new orleans", 1))).turn.clue.word == "new orleans"


@pytest.mark.parametrize("word", ["AC/DC", "R&B", "C.I.A.", "C++", "Dr."])
def test_an_acronym_is_a_word_where_acronyms_are_allowed(word: str) -> None:
    """CN-91"""
    assert shown(word, clue_rules={"acronyms": "well-known"}).word == word
    assert refusal(word) == ("clue-is-no-word", "CN-25")


@pytest.mark.parametrize("word", ["/DC", "R&", "&", "...", "a!b"])
def test_signs_alone_make_no_acronym(word: str) -> None:
    """CN-25, CN-91"""
    agreed = {"acronyms": "well-known"}
    assert refusal(word, clue_rules=agreed) == ("clue-is-no-word", "CN-25")


@pytest.mark.parametrize("word", ["snake.", "snake'", "'Snake'", "snake++"])
def test_a_sign_at_its_end_makes_no_other_word_of_a_codename(word: str) -> None:
    """CN-30, CN-91"""
    agreed = {"acronyms": "well-known"}
    assert refusal(word, clue_rules=agreed) == ("clue-is-on-the-table", "CN-30")


def test_a_clue_may_be_typed_with_separate_accents() -> None:
    """CN-84: some keyboards send a letter and its accent apart; the spelling is kept"""
    word = unicodedata.normalize("NFD", "źródło")
    assert dealt().after((ADA, Clue(word, 1))).turn.clue.word == word


@pytest.mark.parametrize("word", ["flour", "sta", "tied"])
def test_a_clue_that_sounds_like_a_visible_word_may_be_said(word: str) -> None:
    """CN-82, CN-O21"""
    assert shown(word).word == word


@pytest.mark.parametrize("word", ["scarf", "rain", "snakes", "starlet", "moonlight"])
def test_the_program_never_blocks_a_clue_for_the_letters_it_shares(word: str) -> None:
    """CN-67, CN-80, CN-81, CN-O12"""
    assert shown(word).word == word


def test_no_dictionary_is_asked_whether_a_word_exists() -> None:
    """CN-O22"""
    assert shown("blorptangle").word == "blorptangle"


def test_a_clue_may_be_repeated() -> None:
    """CN-O23"""
    game = dealt().after(
        (ADA, Clue("ocean", 1)), (CY, touch("table")), (BEN, Clue("ocean", 1))
    )
    assert game.turn.clue == Clue("ocean", 1)


def test_a_refused_clue_was_never_given_and_costs_nothing() -> None:
    """CN-O26"""
    game = dealt()
    game.refusal(ADA, Clue("snake", 2))
    game.refusal(ADA, Clue("deep ocean", 2))
    assert game == dealt()
    assert game.after((ADA, Clue("ocean", 2))).turn.team is Team.RED


@pytest.mark.parametrize("word", ["OCEAN", "Ocean", "océan", "o’clock"])
def test_the_clue_is_shown_exactly_as_the_spymaster_wrote_it(word: str) -> None:
    """CN-84"""
    assert shown(word).word == word


# Zero and unlimited


def test_zero_is_a_number() -> None:
    """CN-45"""
    assert shown("desert", 0) == Clue("desert", 0)


def test_a_group_may_do_without_zero() -> None:
    """CN-45"""
    assert refusal("desert", 0, expert_zero=False) == ("no-zero-clues", "CN-45")
    assert shown("desert", "unlimited", expert_zero=False).number == "unlimited"


def test_a_spymaster_may_say_unlimited_instead_of_a_number() -> None:
    """CN-48, CN-50"""
    table = dealt().after((ADA, Clue("ocean", "unlimited"))).table
    assert table.turns[-1].clue == Clue("ocean", "unlimited")


def test_a_group_may_do_without_unlimited() -> None:
    """CN-48"""
    refused = refusal("ocean", "unlimited", expert_unlimited=False)
    assert refused == ("no-unlimited-clues", "CN-48")
    assert shown("desert", 0, expert_unlimited=False).number == 0


# The private question


ASKED: tuple[Played, ...] = ((ADA, Ask("oceanic")),)


def test_a_spymaster_in_doubt_asks_the_opposing_spymaster() -> None:
    """CN-66"""
    game = dealt().after(*ASKED)
    assert game.hand(BEN).asked == Asked("oceanic", None, False, None)
    assert "Answer" in game.hand(BEN).may
    assert "Answer" not in dealt().hand(BEN).may


@pytest.mark.parametrize("legal", [True, False])
def test_the_answer_is_yes_or_no(legal: bool) -> None:
    """CN-66, CN-O08"""
    game = dealt().after(*ASKED, (BEN, Answer(legal)))
    assert game.hand(ADA).asked == Asked("oceanic", None, False, legal)
    assert game.clues is Team.RED
    assert game.after((ADA, Clue("night", 2))).turn.clue.word == "night"


ALLOWED: tuple[Played, ...] = (*ASKED, (BEN, Answer(True)))
ALLOWED_TWO: tuple[Played, ...] = ((ADA, Ask("oceanic", 2)), (BEN, Answer(True)))
NO = Reject(Reason.WORD_FORM)


def test_what_the_judge_has_allowed_in_private_cannot_be_punished() -> None:
    """CN-65, CN-66, CN-O08, CN-O30"""
    game = dealt().after(*ALLOWED_TWO, (ADA, Clue("Oceanic", 2)))
    assert game.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")
    assert "Reject" not in game.hand(BEN).may
    flagged = game.after((DEE, Flag(Reason.WORD_FORM)))
    assert flagged.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")
    assert flagged.hand(BEN).may == ("Accept",)
    assert flagged.after((BEN, Accept())).turn.upheld


def test_a_private_yes_to_a_clue_says_nothing_of_another_number() -> None:
    """CN-O30: with another number it is a new clue"""
    game = dealt().after(*ALLOWED_TWO, (ADA, Clue("oceanic", 8)))
    assert game.after((BEN, NO)).punishes is Team.BLUE
    assert game.after((BEN, Reject(Reason.NUMBER_AS_HINT))).punishes is Team.BLUE


@pytest.mark.parametrize("reason", OF_THE_NUMBER)
def test_a_private_yes_to_a_word_alone_says_nothing_of_its_number(reason: Reason) -> None:
    """CN-29, CN-77, CN-96, CN-O30: what is wrong with the word was settled, no more"""
    game = dealt().after(*ALLOWED, (ADA, Clue("oceanic", 8)))
    for doubted in (game, game.after((DEE, Flag(reason)))):
        assert set(doubted.choices(BEN, "Reject", "reason")) == set(OF_THE_NUMBER)
        assert doubted.refusal(BEN, NO) == ("clue-was-accepted", "CN-65")
        assert doubted.after((BEN, Reject(reason))).punishes is Team.BLUE


def test_a_private_yes_is_for_that_word_and_that_turn_alone() -> None:
    """CN-66, CN-O08"""
    other = dealt().after(*ALLOWED, (ADA, Clue("night", 2)))
    assert other.after((BEN, NO)).punishes is Team.BLUE
    later = dealt().after(*ALLOWED, (ADA, Clue("night", 2)), (CY, touch("piano")))
    later = later.after((BEN, Clue("night", 1)), (DEE, touch("table")))
    assert later.after((ADA, Clue("oceanic", 1)), (BEN, NO)).punishes is Team.BLUE


def test_a_private_yes_binds_no_other_judge() -> None:
    """CN-65, CN-66"""
    game = dealt(judge="host").after(*ALLOWED, (ADA, Clue("oceanic", 2)))
    assert game.after((HOST, NO)).punishes is Team.BLUE


def test_what_the_judge_has_refused_in_private_is_not_given_in_this_turn() -> None:
    """CN-65, CN-66, CN-O08"""
    game = dealt().after(*ASKED, (BEN, Answer(False)))
    refused = ("clue-was-refused", "CN-O08")
    assert game.refusal(ADA, Clue("OCEANIC", 2)) == refused
    assert game.refusal(ADA, Ask("oceanic")) == refused
    assert game.hand(ADA).refused == ("oceanic",)
    advice = dealt(judge="host").after(*ASKED, (BEN, Answer(False)))
    assert advice.after((ADA, Clue("oceanic", 2))).turn.clue.word == "oceanic"


def test_what_the_judge_has_refused_with_one_number_may_be_given_with_another() -> None:
    """CN-O08, CN-O30: a dwarf too many is no objection to dwarfs"""
    game = dealt().after((ADA, Ask("dwarfs", 7)), (BEN, Answer(False)))
    refused = ("clue-was-refused", "CN-O08")
    assert game.refusal(ADA, Clue("Dwarfs", 7)) == refused
    assert game.refusal(ADA, Ask("dwarfs", 7)) == refused
    assert game.hand(ADA).judged == (Answered("dwarfs", 7, False),)
    assert game.after((ADA, Clue("dwarfs", 2))).turn.clue == Clue("dwarfs", 2)


def test_the_last_answer_about_a_clue_counts() -> None:
    """CN-O08, CN-O30"""
    game = dealt().after(*ALLOWED, (ADA, Ask("oceanic", 2)), (BEN, Answer(False)))
    assert game.refusal(ADA, Clue("oceanic", 2)) == ("clue-was-refused", "CN-O08")
    assert game.after((ADA, Clue("oceanic", 3))).refusal(BEN, NO)[0] == "clue-was-accepted"


def test_a_question_contains_a_word_and_perhaps_its_number_but_no_targets() -> None:
    """CN-O08, CN-O30"""
    asked = {"type": "Ask", "word": "oceanic"}
    assert checked(codenames, asked) == Ask("oceanic")
    assert checked(codenames, asked | {"number": 2}) == Ask("oceanic", 2)
    with pytest.raises(MalformedMove):
        checked(codenames, asked | {"targets": ["whale"]})


def test_a_question_has_a_number_that_a_clue_may_have() -> None:
    """CN-45, CN-O01, CN-O30"""
    game = dealt(expert_zero=False)
    assert game.refusal(ADA, Ask("oceanic", 0)) == ("no-zero-clues", "CN-45")
    assert game.refusal(ADA, Ask("oceanic", 10)) == ("number-out-of-range", "CN-O01")


def test_only_the_spymaster_whose_turn_it_is_asks_and_only_the_other_answers() -> None:
    """CN-66"""
    for seat in (BEN, CY, DEE):
        assert dealt().refusal(seat, Ask("oceanic")) == ("not-your-turn", None)
    for seat in (ADA, CY, DEE):
        game = dealt().after(*ASKED)
        assert game.refusal(seat, Answer(True)) == ("not-your-turn", None)


def test_a_question_is_answered_once() -> None:
    """CN-66"""
    assert dealt().refusal(BEN, Answer(True)) == ("nothing-was-asked", "CN-66")
    game = dealt().after(*ASKED, (BEN, Answer(False)))
    assert game.refusal(BEN, Answer(True)) == ("nothing-was-asked", "CN-66")


def test_what_the_program_refuses_needs_no_asking() -> None:
    """CN-30, CN-66"""
    assert dealt().refusal(ADA, Ask("snake")) == ("clue-is-on-the-table", "CN-30")
    assert dealt().refusal(ADA, Ask("deep sea")) == ("clue-has-several-words", "CN-25")


def test_a_question_without_an_answer_lapses_after_twenty_seconds() -> None:
    """CN-66, CN-O08"""
    asked = dealt().after(*ASKED)
    assert asked.deadline == asked.now + 20_000
    lapsed = asked.time_up()
    assert lapsed.hand(ADA).asked is None
    assert lapsed.clues is Team.RED
    assert lapsed.deadline is None


def test_a_clue_ends_the_matter_of_an_unanswered_question() -> None:
    """CN-66"""
    game = dealt().after(*ASKED, (ADA, Clue("night", 1)))
    assert game.hand(BEN).asked is None
    assert game.refusal(BEN, Answer(False)) == ("not-now", None)


# Approval before every clue


PROPOSED: tuple[Played, ...] = ((ADA, Clue("oceanic", 3)),)


def test_with_pre_approval_the_opposing_spymaster_hears_every_clue_first() -> None:
    """CN-66, CN-O08, CN-O30"""
    game = dealt(pre_approval=True).after(*PROPOSED)
    assert game.clues is Team.RED
    assert game.table.turns == ()
    for spymaster in (ADA, BEN):  # who approves a clue sees all of it
        assert game.hand(spymaster).asked == Asked("oceanic", 3, True, None)


def test_an_approved_clue_is_given_at_once() -> None:
    """CN-66, CN-O08"""
    game = dealt(pre_approval=True).after(*PROPOSED, (BEN, Answer(True)))
    assert game.turn.clue == Clue("oceanic", 3)
    assert game.turn.opens == game.now, "nobody is left who could object"


def test_a_clue_that_is_not_approved_costs_nothing() -> None:
    """CN-O08"""
    game = dealt(pre_approval=True).after(*PROPOSED, (BEN, Answer(False)))
    assert game.clues is Team.RED
    assert game.hand(ADA).asked == Asked("oceanic", 3, True, False)
    again = game.after((ADA, Clue("night", 1)), (BEN, Answer(True)))
    assert again.turn.clue == Clue("night", 1)
    assert game.refusal(ADA, PROPOSED[0][1]) == ("clue-was-refused", "CN-O08")


def test_a_clue_that_waits_too_long_for_approval_is_given_but_not_immune() -> None:
    """CN-65, CN-O08: silence is no judge's word"""
    game = dealt(pre_approval=True, answer_seconds=30).after(*PROPOSED)
    assert game.deadline == game.now + 30_000
    given = game.time_up()
    assert given.turn.clue == Clue("oceanic", 3)
    assert given.turn.opens == given.now + 5_000
    assert given.after((BEN, NO)).punishes is Team.BLUE


def test_a_waiting_clue_may_be_withdrawn_for_a_better_one() -> None:
    """CN-O08"""
    game = dealt(pre_approval=True).after(*PROPOSED, (ADA, Clue("night", 1)))
    assert game.hand(BEN).asked == Asked("night", 1, True, None)
    assert game.after((BEN, Answer(True))).turn.clue == Clue("night", 1)


def test_nobody_touches_while_a_clue_waits_for_approval() -> None:
    """CN-34, CN-O08"""
    game = dealt(pre_approval=True).after(*PROPOSED)
    assert game.refusal(CY, Touch(0)) == ("not-now", None)
