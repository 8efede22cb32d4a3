"""Spyfall, the questions: aloud, in writing, or on honour."""

import msgspec
import pytest

from konspira.game import HOST, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    Guess,
    PassTurn,
    Reveal,
    TakeBack,
)
from konspira.games.spyfall.phases import Turn
from konspira.games.spyfall.record import Question
from spyfall.table import (
    ADA,
    BEACH,
    BEN,
    CY,
    DEE,
    FAY,
    GUS,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    started,
    timed_out,
)


def rule(box: AnyGame, ours: str, theirs: str) -> str:
    return ours if box is SPYFALL2 else theirs


def targets(game: Game) -> list[Seat]:
    """Whom the asker's phone offers to ask."""
    assert game.turn.asker is not None
    return [Seat(int(s)) for s in game.choices(game.turn.asker, "Ask", "seat")]


# Aloud: a tap hands the turn on


@both_boxes
def test_whoever_was_asked_asks_the_next_question(box: AnyGame) -> None:
    """SF2-48, SF2-52, SW-32, SW-36"""
    game = asking(6, box)
    assert game.awaited == {ADA}
    assert game.after((ADA, Ask(CY))).turn == Turn(asker=CY, barred=ADA)
    assert game.after((ADA, Ask(CY)), (CY, Ask(FAY))).awaited == {FAY}


@both_boxes
def test_nobody_asks_back(box: AnyGame) -> None:
    """SF2-53, SW-37"""
    game = asking(6, box).after((ADA, Ask(CY)))
    refused = "no-asking-back", rule(box, "SF2-53", "SW-37")
    assert game.refusal(CY, Ask(ADA)) == refused


@both_boxes
def test_the_ban_holds_for_the_last_asker_alone(box: AnyGame) -> None:
    """SF2-53, SF2-54, SW-37, SW-38"""
    game = asking(6, box).after((ADA, Ask(CY)), (CY, Ask(DEE)))
    assert game.after((DEE, Ask(ADA))).turn == Turn(asker=ADA, barred=DEE)


@both_boxes
def test_otherwise_the_asker_chooses_freely(box: AnyGame) -> None:
    """SF2-54, SW-38"""
    game = asking(6, box)
    assert targets(game) == [1, 2, 3, 4, 5]
    assert targets(game.after((ADA, Ask(CY)))) == [1, 3, 4, 5]


@both_boxes
def test_three_players_go_round_in_a_circle(box: AnyGame) -> None:
    """SF2-O32, SW-O22"""
    game = asking(3, box).after((ADA, Ask(BEN)))
    circle: list[Seat] = []
    while len(circle) < 6:
        assert game.turn.asker is not None
        (target,) = targets(game)
        circle.append(target)
        game = game.after((game.turn.asker, Ask(target)))
    assert circle == [2, 0, 1, 2, 0, 1]


@both_boxes
def test_one_asks_somebody_else(box: AnyGame) -> None:
    """SF2-48, SW-32"""
    refused = "ask-somebody-else", rule(box, "SF2-48", "SW-32")
    assert asking(6, box).refusal(ADA, Ask(ADA)) == refused
    assert asking(6, box).refusal(ADA, Ask(GUS)) == ("nobody-there", None)


@both_boxes
def test_only_the_asker_asks_and_only_once(box: AnyGame) -> None:
    """SF2-50, SF2-52, SW-34, SW-36"""
    game = asking(6, box)
    assert game.refusal(BEN, Ask(CY)) == ("not-your-turn", None)
    assert game.refusal(HOST, Ask(CY)) == ("not-your-turn", None)
    assert game.after((ADA, Ask(CY))).refusal(ADA, Ask(BEN)) == ("not-your-turn", None)


@both_boxes
def test_aloud_nobody_types_an_answer(box: AnyGame) -> None:
    """SF2-52, SW-36"""
    game = asking(6, box).after((ADA, Ask(CY)))
    refused = "nothing-was-asked", rule(box, "SF2-52", "SW-36")
    assert game.refusal(CY, Answer("Yes.")) == refused
    assert game.table.talk == ()


@both_boxes
def test_when_time_is_up_nobody_asks(box: AnyGame) -> None:
    """SF2-55, SW-39"""
    assert timed_out(6, box).refusal(ADA, Ask(BEN)) == ("not-now", None)


@both_boxes
def test_a_tap_on_the_wrong_face_is_taken_back(box: AnyGame) -> None:
    """SF2-O28, SW-O19: by whoever made it, until the next question."""
    game = asking(6, box).after((ADA, Ask(CY)), (CY, Ask(DEE)))
    assert game.may("TakeBack") == [CY]
    for seat in (ADA, DEE, HOST):
        assert game.refusal(seat, TakeBack()) == ("not-your-turn", None)
    back = game.after((CY, TakeBack()))
    assert back.turn == Turn(asker=CY, barred=ADA)
    assert back.may("TakeBack") == []
    assert back.refusal(CY, TakeBack()) == ("nobody-was-asked", None)
    assert back.after((CY, Ask(FAY))).turn == Turn(asker=FAY, barred=CY)
    on = game.after((DEE, Ask(ADA)))
    assert on.refusal(CY, TakeBack()) == ("not-your-turn", None)


@both_boxes
def test_what_was_written_or_passed_on_is_not_taken_back(box: AnyGame) -> None:
    """SF2-O28, SW-O19"""
    nothing = "nobody-was-asked", None
    assert asking(6, box).refusal(ADA, TakeBack()) == nothing
    written = asking(6, box, asking="written").after((ADA, Ask(CY, "Loud?")))
    assert written.refusal(ADA, TakeBack()) == nothing
    passed = asking(6, box).after((ADA, Ask(CY)), (HOST, PassTurn(CY)))
    assert passed.turn == Turn(asker=DEE)
    assert passed.refusal(ADA, TakeBack()) == nothing


# In writing


@both_boxes
def test_a_written_question_waits_for_its_answer(box: AnyGame) -> None:
    """SF2-50, SF2-52, SW-34, SW-36"""
    game = asking(6, box, asking="written").after((ADA, Ask(CY, " Is it loud here? ")))
    assert game.turn == Turn(asker=ADA, answering=CY)
    assert game.awaited == {CY}
    assert game.table.talk == (Question(ADA, CY, "Is it loud here?"),)
    again = "answer-first", rule(box, "SF2-50", "SW-34")
    assert game.refusal(ADA, Ask(BEN, "And warm?")) == again
    assert game.refusal(BEN, Answer("Very.")) == ("not-your-turn", None)


@both_boxes
def test_whoever_has_answered_in_writing_asks_next(box: AnyGame) -> None:
    """SF2-52, SF2-53, SW-36, SW-37"""
    game = asking(6, box, asking="written")
    game = game.after((ADA, Ask(CY, "Is it loud?")), (CY, Answer(" At times. ")))
    assert game.table.talk == (Question(ADA, CY, "Is it loud?", "At times."),)
    assert game.turn == Turn(asker=CY, barred=ADA)
    refused = "no-asking-back", rule(box, "SF2-53", "SW-37")
    assert game.refusal(CY, Ask(ADA, "And you?")) == refused
    game = game.after((CY, Ask(DEE, "And you?")))
    assert game.table.talk[1:] == (Question(CY, DEE, "And you?"),)


@both_boxes
def test_an_empty_line_is_no_question_and_no_answer(box: AnyGame) -> None:
    """SF2-50, SF2-52, SW-34, SW-36"""
    game = asking(6, box, asking="written")
    refused = "write-a-question", rule(box, "SF2-50", "SW-34")
    assert game.refusal(ADA, Ask(CY)) == refused
    assert game.refusal(ADA, Ask(CY, "  ")) == refused
    game = game.after((ADA, Ask(CY, "Loud?")))
    refused = "write-an-answer", rule(box, "SF2-52", "SW-36")
    assert game.refusal(CY, Answer(" ")) == refused


@both_boxes
def test_the_phone_of_who_was_asked_offers_an_answer(box: AnyGame) -> None:
    """SF2-52, SW-36"""
    game = asking(6, box, asking="written")
    assert game.may("Ask") == [ADA]
    assert game.may("Answer") == []
    game = game.after((ADA, Ask(CY, "Loud?")))
    assert game.may("Ask") == []
    assert game.may("Answer") == [CY]


@both_boxes
def test_a_round_has_a_hundred_questions_in_writing_at_most(box: AnyGame) -> None:
    """SF2-O28, SW-O19"""
    game = chatting(asking(3, box, asking="written", round_seconds=1800), 100)
    assert game.table.asked == 100
    assert game.may("Ask") == []
    assert game.turn.asker is not None
    target = Seat(3 - game.turn.asker - (game.turn.barred or 0))  # the third of them
    assert game.refusal(game.turn.asker, Ask(target, "?"))[0] == "enough-questions"
    assert game.may("Accuse") == [ADA, BEN, CY]
    fresh = started(game.after((CY, Reveal()), (CY, Guess(BEACH))).next_round())
    assert (fresh.table.asked, fresh.may("Ask")) == (0, [BEN])


@both_boxes
def test_the_table_shows_the_newest_questions_however_many_there_were(
    box: AnyGame,
) -> None:
    """Nothing that a phone is sent grows with the length of a round."""
    game = asking(3, box, asking="written", round_seconds=1800)
    sizes = []
    for _ in range(5):
        game = chatting(game, 15)
        sizes.append(len(msgspec.json.encode(game.table)))
    assert max(sizes) - min(sizes) < 100
    assert game.table.talk == game.state.talk[-len(game.table.talk) :]
    assert len(game.table.talk) >= 10
    assert game.table.asked == 75


def chatting(game: Game, questions: int) -> Game:
    """After so many questions and answers, round the table."""
    for _ in range(questions):
        asker = game.turn.asker
        target = targets(game)[0]
        assert asker is not None
        game = game.after((asker, Ask(target, "?" * 40)), (target, Answer("!" * 40)))
    return game


# On honour


@both_boxes
def test_the_turns_may_be_on_honour(box: AnyGame) -> None:
    """SF2-O28, SW-O19"""
    game = asking(6, box, asking="off")
    assert game.turn == Turn()
    assert game.may("Ask") == []
    assert game.awaited == set(game.state.ring)
    refused = "turns-on-honour", rule(box, "SF2-53", "SW-37")
    assert game.refusal(ADA, Ask(BEN)) == refused


# After a vote that failed


@pytest.mark.parametrize("way", ["aloud", "written"])
@both_boxes
def test_a_failed_vote_leaves_the_questions_where_they_were(box: AnyGame, way: str) -> None:
    """SF2-73, SF2-O28, SW-52, SW-O19"""
    game = asking(6, box, asking=way).after((ADA, Ask(CY, "Loud?")))
    later = game.after((BEN, Accuse(DEE))).votes(FAY)
    assert later.turn == game.turn
    assert later.table.talk == game.table.talk
    if way == "aloud":
        refused = "no-asking-back", rule(box, "SF2-53", "SW-37")
        assert later.refusal(CY, Ask(ADA)) == refused
    else:
        assert later.after((CY, Answer("No."))).turn == Turn(asker=CY, barred=ADA)


def test_the_example_round_of_starwars() -> None:
    """SW-32, SW-37: four players, Ada deals, Dee is the spy."""
    game = asking(4, STARWARS).after((ADA, Ask(BEN)))
    assert game.refusal(BEN, Ask(ADA)) == ("no-asking-back", "SW-37")
    game = game.after((BEN, Ask(CY)), (CY, Ask(DEE)))
    assert game.turn == Turn(asker=DEE, barred=CY)
