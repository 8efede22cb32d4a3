"""Seats that companions play for people who are away."""

from typing import Any

import msgspec
import pytest
from led_game import Next, led_game

from konspira.cli.narrate import View, games_in, names_in, narrate
from konspira.cli.replay_log import fold
from konspira.game import HOST, Seat
from konspira.games import GAMES
from konspira.games.codenames.moves import Clue, Mark, Touch
from konspira.room import SERVER, MemberId, acts, deadline_inputs, room_view
from konspira.room.companions import loan_of, minds, next_loan
from konspira.room.seats import ABSENT_MS
from room import toy_room
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    FLO,
    Party,
    away,
    back,
    dealt,
    party,
    play,
    started,
    watched,
)
from room.test_companions import BOLD, invite, play_for


def lent(companion: MemberId | None = None) -> Party:
    """A game of four people, in which Cid is away and a companion plays for him."""
    return dealt().after(away(CID), (ANN, acts.Lend(2, companion, BOLD)))


# Seats that are lent


def test_a_companion_plays_for_somebody_who_is_away_until_they_are_back() -> None:
    room = lent()
    loan = loan_of(room.room, 2)
    assert loan and loan.mind == BOLD and minds(room.room) == {2: BOLD}
    assert [each.seat for each in room_view(room.room).lent] == [2]
    assert room.playing.seating[2] == CID, "it stays Cid's seat"
    clued = room.after(play(ANN, Clue("ocean", 1)), play_for(Mark(3)))
    (deed,) = clued.playing.deeds
    assert (deed.member, deed.seat) == (CID, 2)
    assert msgspec.json.decode(deed.move)["card"] == 3
    returned = clued.after(back(CID))
    assert returned.room.loans == () and returned.refusal(*play_for(Mark(4)))
    assert returned.playing.deeds == (deed,)
    assert clued.replayed() == clued.room and returned.replayed() == returned.room


def test_a_seat_of_somebody_who_has_left_can_be_lent_and_ends_when_they_return() -> None:
    left = dealt().after((CID, acts.Leave()), (ANN, acts.Lend(2, mind=BOLD)))
    assert loan_of(left.room, 2)
    again = left.after((SERVER, acts.Return(CID, "0" * 64)))
    assert loan_of(again.room, 2) is None


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        (acts.Lend(1), "seat-is-held"),
        (acts.Lend(2), "seat-is-lent"),
        (acts.Lend(7), "no-such-seat"),
        (acts.Lend(-3), "no-such-seat"),
        (acts.Lend(3, BEN), "no-companion"),
        (acts.Lend(3, MemberId(77)), "no-such-member"),
    ],
)
def test_only_an_empty_seat_is_lent_and_only_to_a_companion(
    act: acts.Lend, refusal: str
) -> None:
    room = lent().after(away(DOT))
    assert room.refusal(ANN, act) == refusal


def test_nothing_is_lent_when_nothing_is_played() -> None:
    assert party().after(away(CID)).refusal(ANN, acts.Lend(2)) == "no-game"


def test_a_companion_that_knows_another_hand_gets_no_seat() -> None:
    room = party(4).after(invite("Kit 1"), invite("Kit 2"))
    room = started(room.after((ANN, acts.Arrange((ANN, BEN, CID, DOT, EVE)))))
    room = room.after(away(CID), away(DOT))
    assert room.refusal(ANN, acts.Lend(2, EVE)) == "already-seated", "it plays itself"
    once = room.after((ANN, acts.Lend(2, FLO)))
    assert once.refusal(ANN, acts.Lend(3, FLO)) == "already-seated", "it plays for Cid"
    over = once.after(back(CID))
    assert over.refusal(ANN, acts.Lend(3, FLO)) == "held-another-seat"
    again = over.after(away(CID))
    assert again.refusal(ANN, acts.Lend(2, FLO)) is None, "that hand it knows already"


def test_a_loan_ends_with_its_companion_and_with_the_game() -> None:
    room = party(4).after(invite("Kit 1"), (ANN, acts.Arrange((ANN, BEN, CID, DOT))))
    room = started(room).after(away(CID))
    room = room.after((ANN, acts.Lend(2, EVE)))
    assert room.after((ANN, acts.Dismiss(EVE))).room.loans == ()
    assert room.after((ANN, acts.Abandon())).room.loans == ()
    clued = room.after(play(ANN, Clue("ocean", 1)))
    lost = clued.at(clued.now + 10_000, *play_for(Touch(24)))
    assert lost.playing.outcome and lost.room.loans == ()


def test_a_loan_ends_when_somebody_else_gets_the_seat() -> None:
    room = watched().after(away(CID), (ANN, acts.Lend(2, mind=BOLD)))
    taken = room.at(room.now + ABSENT_MS, ANN, acts.Reseat(2, EVE))
    assert taken.room.loans == () and minds(taken.room) == {}


def test_the_game_takes_a_seat_that_is_lent_for_one_that_is_there() -> None:
    gone = dealt().after(away(CID))
    missed = gone.tick(gone.now + ABSENT_MS)
    assert missed.playing.missing == (2,)
    there = missed.after((ANN, acts.Lend(2, mind=BOLD)))
    there = there.tick(there.now)
    assert there.playing.missing == ()
    assert there.refusal(SERVER, acts.Tick(), there.now + ABSENT_MS) == "too-early"


def test_the_log_tells_who_was_lent_a_seat_and_its_moves_to_that_seat_alone() -> None:
    room = lent().after(play(ANN, Clue("ocean", 1)), play_for(Mark(3)))
    lines = [msgspec.json.encode(entry) for entry in room.log]
    steps = list(fold(list(enumerate(lines, start=1))))
    (game,) = games_in(steps)

    def told(view: View) -> list[tuple[str, str]]:
        return [(line.who, line.what) for line in narrate(game, view, names_in(steps))]

    assert ("Ann", "lets a companion play for seat 2") in told(View())
    for view in (View(everything=True), View(seat=Seat(2))):
        assert [who for who, _ in told(view)].count("a companion for Cid:") == 1
    for view in (View(), View(seat=Seat(1))):
        assert "a companion for Cid:" not in [who for who, _ in told(view)]


# By itself


@pytest.mark.parametrize("seconds", [60, 180])
def test_a_companion_steps_in_when_somebody_has_been_away_for_long(seconds: Any) -> None:
    room = dealt().after((ANN, acts.LendAfter(seconds)), away(CID))
    due = room.now + 1000 * seconds
    assert next_loan(deadline_inputs(room.room)) == (due, 2)
    assert room.refusal(SERVER, acts.StepIn(2, BOLD), due - 1) == "too-early"
    assert room.refusal(SERVER, acts.StepIn(3, BOLD), due) == "seat-is-held"
    stepped_in = room.at(due, SERVER, acts.StepIn(2, BOLD))
    assert minds(stepped_in.room) == {2: BOLD}
    assert next_loan(deadline_inputs(stepped_in.room)) is None
    assert stepped_in.after(back(CID)).room.loans == ()


def test_no_companion_steps_in_unless_the_group_wants_it() -> None:
    gone = dealt().after(away(CID))
    assert next_loan(deadline_inputs(gone.room)) is None
    assert gone.refusal(SERVER, acts.StepIn(2, BOLD), gone.now + 10**7) == "too-early"
    wanted = gone.after((ANN, acts.LendAfter(60)))
    assert next_loan(deadline_inputs(wanted.room))
    for act in (acts.LendAfter(None), acts.Pause()):
        assert next_loan(deadline_inputs(wanted.after((ANN, act)).room)) is None
    nobody = wanted.after(*map(away, (ANN, BEN, DOT)))
    assert next_loan(deadline_inputs(nobody.room)) is None


def test_at_night_no_seat_is_lent_and_a_loan_that_ends_still_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, "led", led_game())
    night = toy_room.by_app().after(away(CID), (ANN, acts.LendAfter(60)))
    assert night.room.hush
    assert night.refusal(ANN, acts.Lend(2)) == "not-now"
    assert next_loan(deadline_inputs(night.room)) is None
    assert night.refusal(SERVER, acts.StepIn(2, BOLD), night.now + 60_000) == "not-now"
    day = toy_room.without(toy_room.by_app())
    second = day.after(away(CID), (ANN, acts.Lend(2)), play(ANN, Next(), HOST))
    assert second.room.hush
    shown = room_view(second.room)
    returned = second.after(back(CID))
    assert returned.room.loans == () and room_view(returned.room) == shown
    dawn = returned.after(play(ANN, Next(), HOST))
    assert room_view(dawn.room).lent == ()
