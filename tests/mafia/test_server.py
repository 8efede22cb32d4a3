"""Whole games of Mafia on a real server, with phones that know what they are shown."""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from konspira.game import HOST, Seat
from konspira.games import GAMES
from konspira.games.mafia import GAME
from konspira.games.mafia.cards import Token
from konspira.games.mafia.moves import LetAppLead
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Over
from konspira.games.mafia.state.record import Look
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.out_of_game import Ghost
from konspira.room import Entry, Room, acts
from mafia.random_players import Company, company
from mafia.server_table import stage


async def played_to_its_end(people: Company) -> Room:
    """Play on to the end, which all phones and the log tell alike."""
    await people.play_until("Over")
    room, entries = await people.end_is_the_same_everywhere()
    ended_rightly(room, entries)
    return room


def ended_rightly(room: Room, entries: list[Entry]) -> None:
    """One side is gone, or sure to be; the other has won with all its players, and the log
    says so."""
    playing = room.playing
    assert playing is not None and playing.outcome is not None
    state, outcome = playing.state, playing.outcome
    assert isinstance(state.phase, Over)
    mafia = {seat for seat, token in enumerate(state.town.tokens) if token is Token.MAFIOSO}
    left = {*state.town.living}
    won = mafia if left & mafia else {*range(state.seats)} - mafia
    if outcome.why != "certain":
        assert not (left & mafia and left - mafia), "both sides are still there"
    assert {*outcome.winners} == (won if left else set())
    (finish,) = (entry.act for entry in entries if isinstance(entry.act, acts.Finish))
    assert {*finish.winners} == {playing.seating[seat] for seat in outcome.winners}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (6, {}),
        (12, {"talk": "written", "ghosts": "everything"}),
        (21, {}),
    ],
)
def test_a_game_is_played_to_its_end(players: int, options: dict[str, Any]) -> None:
    """MF-17, MF-33, MF-40, MF-45, MF-49, MF-59: the app leads, and nobody else is needed"""

    async def scenario() -> None:
        async with company(players, players, **options) as people:
            room = await played_to_its_end(people)
            assert room.playing is not None and not room.playing.masters

    stage(scenario())


def shows_the_roster(state: State, seat: Seat, hand: Hand) -> Hand:
    return replace(hand, waking=state.town.waking) if seat in state.town.living else hand


def shows_a_token(state: State, seat: Seat, hand: Hand) -> Hand:
    seen = Look(1, Seat(0), state.town.tokens[0])
    return replace(hand, looks=(seen,)) if seat in state.town.living else hand


def shows_ghosts_at_once(state: State, seat: Seat, hand: Hand) -> Hand:
    if seat in state.town.living or seat < 0:
        return hand
    return replace(hand, ghost=Ghost(state.town.agent, state.town.waking, (), (), ()))


@pytest.mark.parametrize(
    "leak",
    [shows_the_roster, shows_a_token, shows_ghosts_at_once],
    ids=lambda f: f.__name__,
)
def test_a_phone_that_shows_too_much_is_noticed(
    leak: Callable[[State, Seat, Hand], Hand],
) -> None:
    """MF-26, MF-57"""

    def hand(state: State, seat: Seat) -> Hand:
        held: Hand = GAME.hand(state, seat)
        return leak(state, seat, held) if state.town.tokens else held

    async def scenario() -> None:
        async with company(6, 6) as people:
            await people.play_until("Over")

    with patch.dict(GAMES, mafia=replace(GAME, hand=hand)), pytest.raises(AssertionError):
        stage(scenario())


def test_a_person_leads_a_game_to_its_end_and_no_time_limit_acts() -> None:
    """MF-03, MF-17"""

    async def scenario() -> None:
        async with company(12, 1, master="person") as people:
            await people.play_until("Dusk")
            await people.at.step(60)
            assert people.at.phase == "Dusk" and people.at.table["phase"]["clock"]["rung"]
            room = await played_to_its_end(people)
            assert room.playing is not None and room.playing.state.led

    stage(scenario())


def test_the_person_who_leads_is_lost_and_the_app_leads_on() -> None:
    """MF-03, MF-O65: in the middle of a night, when the host says so"""

    async def scenario() -> None:
        async with company(12, 2, master="person") as people:
            await people.play_until("Task", turn=2)
            at = people.at
            at.others[0].hang_up()
            for _ in range(4):
                await at.step(60)
            assert at.phase == "Task" and at.table["led"], "nothing goes on by itself"
            at.tap(HOST, LetAppLead())
            for _ in range(2):  # the server hears it, and the next beat shows it
                await at.step(1)
            assert at.phase == "Task" and not at.table["led"]
            room = await played_to_its_end(people)
            assert room.playing is not None and len(room.playing.masters) == 1

    stage(scenario())
