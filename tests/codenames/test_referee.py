"""Codenames: what the referee is asked about a clue, and what its opinion does."""

from typing import Any

import pytest

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    KEY,
    REVERSE,
    WORDS,
    Game,
    choosing,
    deal_of,
    dealt,
    red_turn,
    touch,
)
from konspira import referee
from konspira.game import CHANCE, HOST, IllegalMove, Move, Seat
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    Answer,
    Ask,
    Clue,
    Correct,
    Deal,
    Flag,
    Mark,
    Reason,
    Reject,
    Start,
    Stop,
)
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.state import Answered, Cluing, Review
from konspira.languages import LANGUAGES
from konspira.verdict import Compounds, Letters, Ruling, Verdict
from konspira.verdict import Reason as Why

FORM = Verdict(Ruling.FORBIDDEN, Why.FORM, "CN-80", "snake")
DOUBT = Verdict(Ruling.DOUBTFUL, Why.DERIVED, "CN-80", "snake", confidence=0.5)
FINE = Verdict(Ruling.LEGAL, Why.NOTHING_AGAINST_IT)
SNAKES = Clue("snakes", 2)


def judged(game: Game, seat: Seat, move: Move, opinion: Verdict | None) -> Game:
    """After a move that the referee was asked about."""
    return game.at(game.now + game.pace, seat, move, opinion)


def refused(game: Game, seat: Seat, move: Move, opinion: Verdict) -> tuple[str, str | None]:
    with pytest.raises(IllegalMove) as refusal:
        judged(game, seat, move, opinion)
    return refusal.value.code, refusal.value.rule


def test_a_clue_that_is_certainly_forbidden_is_never_given_and_costs_nothing() -> None:
    """CN-O12, CN-O26, CN-80"""
    game = dealt()
    assert refused(game, ADA, SNAKES, FORM) == ("referee-forbids", "CN-80")
    assert judged(game, ADA, Clue("reptile", 2), FINE).turn.clue.word == "reptile"


def test_a_doubtful_clue_may_be_given() -> None:
    """CN-O12"""
    assert judged(dealt(), ADA, SNAKES, DOUBT).turn.clue == SNAKES


def test_a_referee_who_only_advises_keeps_no_clue_back() -> None:
    """CN-O12"""
    game = dealt(referee="advise")
    assert judged(game, ADA, SNAKES, FORM).turn.clue == SNAKES


def test_the_rival_spymaster_overrules_the_referee() -> None:
    """CN-O12, CN-66"""
    asked = judged(dealt(), ADA, Ask("snakes"), FORM)
    assert refused(asked, ADA, SNAKES, FORM) == ("referee-forbids", "CN-80")
    no = asked.after((BEN, Answer(False)))
    with pytest.raises(IllegalMove):
        judged(no, ADA, SNAKES, FORM)
    yes = asked.after((BEN, Answer(True)))
    assert judged(yes, ADA, SNAKES, FORM).turn.clue == SNAKES
    assert yes.hand(ADA).allowed == ("snakes",) and yes.hand(BEN).allowed == ()
    assert no.hand(ADA).allowed == () and no.hand(ADA).refused == ("snakes",)
    assert refused(yes, ADA, Clue("snaky", 1), FORM) == ("referee-forbids", "CN-80")


def test_a_yes_overrules_the_referee_for_the_number_it_was_about() -> None:
    """CN-O12, CN-O30"""
    yes = judged(dealt(), ADA, Ask("snakes", 2), FORM).after((BEN, Answer(True)))
    assert judged(yes, ADA, SNAKES, FORM).turn.clue == SNAKES
    assert refused(yes, ADA, Clue("snakes", 3), FORM) == ("referee-forbids", "CN-80")
    assert yes.hand(ADA).judged == (Answered("snakes", 2, True),)
    assert yes.hand(BEN).judged == yes.hand(CY).judged == ()


def test_where_no_rival_can_be_asked_the_referee_only_advises() -> None:
    """CN-O10, CN-O12"""
    game = dealt(2, variant="one-team")
    assert judged(game, ADA, SNAKES, FORM).turn.clue == SNAKES


def test_silence_does_not_overrule_the_referee_where_clues_need_approval() -> None:
    """CN-O08, CN-O12"""
    waits = judged(dealt(pre_approval=True), ADA, SNAKES, FORM)
    assert waits.after((BEN, Answer(True))).turn.clue == SNAKES
    silent = waits.time_up()
    assert isinstance(silent.phase, Cluing) and silent.hand(ADA).asked is None
    waits = judged(dealt(pre_approval=True), ADA, SNAKES, DOUBT)
    assert waits.time_up().turn.clue == SNAKES


def test_a_forbidden_clue_that_waits_does_not_stop_the_clock_of_the_turn() -> None:
    """CN-72, CN-O12"""
    timed = dealt(pre_approval=True, timer="every-turn", clue_seconds=30, answer_seconds=60)
    assert judged(timed, ADA, SNAKES, FORM).time_up().clues is Team.BLUE
    assert judged(timed, ADA, SNAKES, DOUBT).time_up().turn.clue == SNAKES


def test_only_the_spymasters_read_the_opinion_about_a_private_question() -> None:
    """CN-66, CN-O12"""
    game = judged(dealt(), ADA, Ask("snakes"), FORM)
    for seat in (ADA, BEN):
        asked = game.hand(seat).asked
        assert asked is not None and asked.opinion == FORM
    assert game.hand(CY).asked is None and game.hand(DEE).asked is None
    assert game.table.opinion is None


def test_the_judge_reads_the_opinion_about_a_clue_in_doubt() -> None:
    """CN-65, CN-O12"""
    game = judged(dealt(), ADA, SNAKES, DOUBT).after((DEE, Flag(Reason.WORD_FORM)))
    assert isinstance(game.phase, Review)
    assert game.table.opinion == DOUBT
    over = game.after((BEN, Reject(Reason.WORD_FORM)))
    assert over.table.opinion is None


def test_an_approved_clue_is_given_with_its_opinion() -> None:
    """CN-O08, CN-O12"""
    waits = judged(dealt(pre_approval=True), ADA, SNAKES, DOUBT)
    assert waits.after((BEN, Answer(True))).table.opinion == DOUBT


def test_the_opinion_goes_with_the_turn() -> None:
    """CN-O12"""
    game = judged(dealt(), ADA, SNAKES, DOUBT)
    assert game.after((CY, touch("whale")), (CY, Stop())).table.opinion is None


def test_a_corrected_clue_is_judged_again() -> None:
    """CN-O12, CN-O28"""
    game = judged(dealt(), ADA, Clue("reptil", 2), FINE)
    for seat in (ADA, HOST):
        assert refused(game, seat, Correct("snakes", 2), FORM)[0] == "referee-forbids"
        mended = judged(game, seat, Correct("snaking", 2), DOUBT)
        assert mended.table.opinion == DOUBT


def test_no_refusal_tells_the_host_what_the_spymasters_have_whispered() -> None:
    """CN-66, CN-O12, CN-O28"""
    silent = dealt().after((ADA, Clue("reptil", 2)))
    for legal in (True, False):
        asked = dealt().after((ADA, Ask("snakes")), (BEN, Answer(legal)))
        asked = asked.after((ADA, Clue("reptil", 2)))
        for opinion in (FORM, DOUBT, None):
            answers = [
                outcome(game, HOST, Correct("snakes", 2), opinion)
                for game in (silent, asked)
            ]
            assert answers[0] == answers[1]


def outcome(game: Game, seat: Seat, move: Move, opinion: Verdict | None) -> Any:
    try:
        return judged(game, seat, move, opinion).turn.clue
    except IllegalMove as refusal:
        return refusal.code, refusal.rule


# What it is asked


def asked_about(game: Game, move: Move) -> Any:
    return codenames.question(game.state, move)


def test_the_referee_is_asked_about_the_words_that_are_visible() -> None:
    """CN-31, CN-O12"""
    question = asked_about(dealt(), SNAKES)
    assert (question.clue, question.number) == ("snakes", 2)
    assert question.visible == WORDS
    later = dealt().after(*red_turn("whale"))
    visible = asked_about(later, SNAKES).visible
    assert "whale" not in visible and len(visible) == 24


def test_the_referee_is_asked_about_questions_and_corrections_too() -> None:
    """CN-O12"""
    assert asked_about(dealt(), Ask("snakes")).clue == "snakes"
    assert [asked_about(dealt(), Ask("snakes", n)).number for n in (None, 7)] == [None, 7]
    assert asked_about(dealt(), Correct("snakes", "unlimited")).number is None
    assert asked_about(dealt(), Mark(3)) is None


def test_nobody_asks_a_referee_who_is_switched_off_or_cannot_hear() -> None:
    """CN-O12, CN-O27"""
    assert asked_about(dealt(referee="off"), SNAKES) is None
    assert asked_about(dealt(spoken_clues=True), Clue("", 2)) is None


def test_the_referee_knows_what_the_group_has_agreed_on() -> None:
    """CN-O12, CN-80, CN-81, CN-85, CN-87, CN-88, CN-89, CN-91"""
    house = asked_about(dealt(), SNAKES).house
    assert house.no_word_forms and house.compounds is Compounds.BOTH_DIRECTIONS
    assert not house.phrases and not house.acronyms
    rules = {
        "no_word_forms": False,
        "no_compound_parts": "literal",
        "letters_and_numbers": "never",
        "long_place_names": True,
        "acronyms": "well-known",
        "proper_names": False,
    }
    house = asked_about(dealt(clue_rules=rules), SNAKES).house
    assert not house.no_word_forms and house.compounds is Compounds.LITERAL
    assert house.letters_and_numbers is Letters.NEVER
    assert house.phrases and house.acronyms and not house.proper_names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_that_of_the_words(language: str) -> None:
    """CN-O16"""
    drawn = deal_of(1, pack=f"words.{language}")
    assert drawn.language == language
    game = choosing(4, pack=f"words.{language}").at(0, HOST, Start())
    game = game.at(0, CHANCE, Deal(WORDS, REVERSE, KEY, language))
    assert asked_about(game, SNAKES).language == language


@pytest.mark.parametrize("clue", ["stars", "starry", "superstar", "STAR", "bloodless"])
def test_what_the_referee_can_prove_is_kept_back(clue: str) -> None:
    """CN-O33: same spelling, a form, a relative by its root, a compound."""
    words = tuple("blood" if word == "salt" else word for word in WORDS)
    game = dealt(words=words)
    opinion = opinion_on(game, Clue(clue, 2))
    assert opinion.ruling is Ruling.FORBIDDEN
    with pytest.raises(IllegalMove):
        judged(game, ADA, Clue(clue, 2), opinion)


@pytest.mark.parametrize("clue", ["stellar", "carpet", "solar", "rise", "nautical"])
def test_what_the_referee_cannot_prove_is_given_and_its_doubt_is_told(clue: str) -> None:
    """CN-O33: doubt keeps nothing back, and the judge of the clue reads it."""
    game = dealt()
    opinion = opinion_on(game, Clue(clue, 2))
    given = judged(game, ADA, Clue(clue, 2), opinion)
    assert given.turn.clue == Clue(clue, 2)
    flagged = given.after((DEE, Flag(Reason.WORD_FORM)))
    assert flagged.table.opinion == opinion


def test_a_doubt_names_its_word_and_its_rule() -> None:
    """CN-O33"""
    opinion = opinion_on(dealt(), Clue("stellar", 2))
    assert (opinion.ruling, opinion.word, opinion.rule) == (
        Ruling.DOUBTFUL,
        "star",
        "CN-80",
    )


def opinion_on(game: Game, move: Move) -> Verdict:
    """What the referee itself says of a move in English, as the server asks it."""
    asked = codenames.question(game.state, move)
    assert asked is not None
    referee.load("en")
    return referee.check(asked.clue, asked.number, asked.visible, "en", asked.house)
