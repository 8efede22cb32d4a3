"""Whole games of Mafia with action cards on a real server, and one that is killed."""

from typing import Any
from unittest.mock import patch

import pytest
from server_harness import folded, hears_all, house, logged

from konspira.game import MASTER, Seat
from konspira.games.mafia.cards import Card
from konspira.games.mafia.options import CardSet
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Farewell, Over
from konspira.room import acts
from mafia.random_players import Company, View, company_of, words_in
from mafia.server_table import stage, stopwatch
from mafia.test_card_properties import side


class CardCompany(Company):
    """As ever; and whoever looks over shoulders looks at the cards as well."""

    cards: tuple[str, ...] = ()

    async def begin(self) -> None:
        await super().begin()
        self.cards = tuple(card.value for card in (await self.state()).town.cards)

    async def state(self) -> State:
        """The true state, by the log."""
        running = folded(await logged(self.log, self.code)).running
        assert running is not None
        state: State = running.state
        return state

    def look_over_all_shoulders(self) -> None:
        table_tells_no_card(self.at.table, self.tokens)
        for held, hand in self.hands_in_their_places():
            if held >= 0:
                self.seen_rightly(hand)

    def seen_rightly(self, hand: View) -> None:
        """Nobody sees another one's card or token, but by what the rules show them."""
        seat, held = hand["seat"], hand["holding"]
        assert hand["token"] == self.tokens[seat]
        assert held["card"] == self.cards[seat]
        text = [name for name in (*Card,) if f'"{name}"' in str(held).replace("'", '"')]
        assert text == [self.cards[seat]]
        if seat in self.at.table["living"]:
            assert hand["ghost"] is hand["console"] is None
            by_cards = [held[how] for how in ("tap", "swap") if held[how]]
            looks = [*hand["looks"], *by_cards]
            assert words_in(hand) == 1 + len(looks)
            assert all(look["token"] == self.tokens[look["seat"]] for look in looks)
            assert not hand["looks"] or self.tokens[seat] == "agent"
            assert not held["tap"] or self.cards[seat] == "wiretap"
        assert not hand["waking"] or seat in hand["waking"]
        assert not hand["marks"] or hand["waking"]
        gang = [s for s, card in enumerate(self.cards) if card == "new-gang"]
        usable = [s for s in gang if self.tokens[s] != "agent"]
        assert held["gang"] in ([], usable) and (not held["gang"] or seat in usable)


def table_tells_no_card(table: View, tokens: list[str]) -> None:
    if table["phase"]["type"] == "Over":
        return
    assert table["told"] is None
    assert words_in(table) == len(table["fallen"])
    assert all(gone["token"] == tokens[gone["seat"]] for gone in table["fallen"])


async def played_to_its_end(people: CardCompany) -> State:
    """Play on to the end, which all phones and the log tell alike."""
    await people.play_until("Over")
    room, entries = await people.end_is_the_same_everywhere()
    playing = room.playing
    assert playing is not None and playing.outcome is not None
    state: State = playing.state
    assert isinstance(state.phase, Over)
    left = {side(state.town, seat) for seat in state.town.living}
    left -= {"police"} if playing.outcome.why == "certain" else set()
    seats = map(Seat, range(state.seats))
    won = [seat for seat in seats if {side(state.town, seat)} == left]
    assert len(left) <= 1 and [*playing.outcome.winners] == won
    (finish,) = (entry.act for entry in entries if isinstance(entry.act, acts.Finish))
    assert {*finish.winners} == {playing.seating[seat] for seat in won}
    return state


def chosen(*names: str) -> dict[str, Any]:
    return {"cards": dict.fromkeys(names, True)}


GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "a gang": (13, chosen("new_gang")),
    "a gang that knows itself": (13, {**chosen("new_gang"), "new_gang_enlarged": True}),
    "intrigue": (12, chosen("commander", "recruitment", "turncoat")),
    "storm, led by a person": (
        12,
        {**chosen("vest", "bandage", "corner_shot", "last_shot"), "master": "person"},
    ),
    "a large table": (
        21,
        chosen("vest", "bandage", "corner_shot", "last_shot", "wiretap"),
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_cards_is_played_to_its_end(name: str) -> None:
    """MF-59, MF-90, MF-97, MF-103, MF-C14.9, MF-O51"""
    players, options = GAMES[name]

    async def scenario() -> None:
        async with company_of(players, players, CardCompany, **options) as people:
            state = await played_to_its_end(people)
            assert {*state.terms.cards} <= {*state.town.cards}

    stage(scenario())


LONG_NAMES = [f"Константинопольск {number:02}" for number in range(22)]


@pytest.mark.parametrize("ghosts", ["open-eyes", "everything"])
def test_the_largest_table_with_every_card_and_the_longest_names_fits(ghosts: str) -> None:
    """MF-103, MF-65: a hand too long for its message would show on every line"""
    every = chosen(*CardSet.__struct_fields__)
    led = {**every, "master": "person", "new_gang_enlarged": True, "ghosts": ghosts}

    async def scenario() -> None:
        with patch("server_harness.NAMES", LONG_NAMES):
            async with company_of(21, 4, CardCompany, **led) as people:
                await people.play_until("Talk", turn=2)
                assert people.at.server.rooms.metrics.hush_overflows == 0
                hands = people.at.others[0].hands[MASTER], people.at.phones[0].room
                assert hands[0]["console"]["deck"] and len(hands[1]["members"]) == 22

    stage(scenario())


async def in_the_middle_of_a_chain(people: CardCompany) -> None:
    """Somebody hit by a last shot takes one as well."""
    for _ in range(2_000):
        fallen, phase = people.at.table["fallen"], people.at.table["phase"]
        if phase["type"] == "Farewell" and fallen[-1]["cause"] == "last-shot":
            return
        assert phase["type"] != "Over", "another seed brings a chain"
        await people.play_on()


async def killed(people: CardCompany, again: Any, party: Any) -> None:
    """The server is gone without a word; all come to another one with the same log."""
    at = people.at
    at.server, code = again, people.code
    lost, others = at.phones, at.others
    at.phones = [await party.back(again, code, *phone.tokens) for phone in lost]
    at.others = [await party.back(again, code, *each.tokens) for each in others[:-1]]
    at.others.append(await party.onlooker(again, code))
    await hears_all(*at.everybody)
    people.watch = again.rooms._rooms[code].broadcast._clock
    stopwatch().hold(people.watch)


def test_a_server_killed_in_the_middle_of_a_chain_goes_on_where_it_was() -> None:
    """MF-85, MF-C13.3, MF-O24, MF-O65"""
    chain = {"kids2": True, "last_shot_chain": True, "window_seconds": 30}
    options = {**chosen("last_shot", "bandage"), **chain}

    async def scenario() -> None:
        async with company_of(12, 5, CardCompany, **options) as people:
            await in_the_middle_of_a_chain(people)
            before, state = people.at.table, await people.state()
            assert isinstance(state.phase, Farewell) and state.turn >= 1
            stopwatch().let_go()
            await people.at.server.die()
            async with house(people.log) as again:
                await killed(people, again, people.at.party)
                try:
                    room = folded(await logged(people.log, people.code)).running
                    assert room is not None and room.state.phase == state.phase
                    assert people.at.table["phase"] == before["phase"]
                    assert people.at.table["fallen"] == before["fallen"]
                    await played_to_its_end(people)
                finally:
                    stopwatch().let_go()

    stage(scenario())
