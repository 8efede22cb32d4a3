"""People who play Mafia at random, each by what their own phone offers and nothing else.

After every step somebody looks over all shoulders: `seen_rightly` says once more, from the
true tokens, what a phone may show. Time passes in leaps from one call to the next.
"""

import math
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
from server_harness import Party, folded, hears_all, house, logged, plays

from konspira.client import Phone
from konspira.game import HOST, MASTER, Move, Offer, Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.moves import CallLot, Next
from konspira.log.memory import MemoryLog
from konspira.room import Entry, Room, hand_of, room_view, table_of
from mafia.server_table import EARLY, STEP, Plan, Stage, seated, stopwatch

LONGEST = 3_000  # steps of a game
WORDS = [f'"{token.value}"' for token in Token]
SELDOM = {
    "Bet": 0.5,
    "Say": 0.2,
    "CornerShot": 0.2,
    "Tap": 0.2,
}  # how often people do what they need not do
NEVER = ("AgreeToRemove", "MoreTime")
AT_NIGHT = ("Choose", "Shoot", "React")
IN_THE_WRONG_MOMENT = {
    *("not-now", "too-early", "finalists-speak", "not-your-seat", "enough-lines")
}
View = dict[str, Any]


class Company:
    """Everybody who plays, with or without a person who leads."""

    def __init__(self, at: Stage, log: MemoryLog, rng: Random) -> None:
        self.at, self.log, self.rng = at, log, rng
        self.tokens: list[str] = []
        self.sent: list[object] = []  # by phones at night
        self.done_with: tuple[View, int] | None = None  # the phase that who leads has ended
        self.watch = at.server.rooms._rooms[at.tv.code].broadcast._clock

    @property
    def code(self) -> str:
        return self.at.tv.code

    @property
    def now(self) -> int:
        """The time on the game's clock."""
        started: int = self.at.tv.room["playing"]["started"]
        return self.watch.now() - started

    @property
    def handled(self) -> int:
        """How many moves the server has taken or refused: at night it does not say so."""
        metrics = self.at.server.rooms.metrics
        return metrics.entries + sum(metrics.refusals.values())

    # Playing

    async def begin(self) -> None:
        await self.at.start()
        state = folded(await logged(self.log, self.code)).running
        assert state is not None
        self.tokens = [token.value for token in state.state.town.tokens]

    async def play_until(self, phase: str, turn: int = 0) -> None:
        """Play on until this is the phase, in this turn or later."""
        for _ in range(LONGEST):
            if self.at.phase == phase and self.at.table["turn"] >= turn:
                return
            await self.play_on()
        raise AssertionError(f"it never comes out of {self.at.phase}")

    async def play_on(self) -> None:
        """Everybody does what they want to do now. If that changes nothing that all can
        see, time leaps to the next moment in which something may happen."""
        before, handled = self.at.table, self.handled
        seats = map(Seat, range(len(self.at.phones)))
        moves = [(seat, move) for seat in seats for move in self.moves(seat)]
        if leading := self.leads_on():
            self.done_with = self.moment
            moves.append((MASTER, leading))
        for seat, move in moves:
            self.at.tap(seat, move)
        await self.at.silence(lambda: self.handled >= handled + len(moves))
        if self.at.table == before:
            await self.at.step(self.pause())
        self.look_over_all_shoulders()

    def moves(self, seat: Seat) -> Iterator[Move]:
        """What a person does now, of what their phone offers."""
        phone = self.at.phones[seat]
        if seat not in phone.hands:
            return
        table, hand = phone.views(seat)
        for offer in phone.game.offers(table, hand):
            if self.wants(seat, offer):
                yield self.filled_in(phone, offer)

    def wants(self, seat: int, offer: Offer) -> bool:
        if offer.kind in NEVER or not all(offer.choices.values()):
            return False
        match offer.kind:
            case "Ready":
                return offer.choices["ready"] == (True,)
            case "Choose":
                call = self.call_due()
                return call in offer.choices["call"] and self.is_first(seat, call)
            case "Shoot" | "React":
                due: bool = self.now >= self.at.table["phase"]["call"] - EARLY
                return due and self.is_first(seat, offer.kind)
            case "Vote" if self.at.phase == "TieTalk":
                return self.rng.random() < 0.1
            case kind:
                return self.rng.random() < SELDOM.get(kind, 1)

    def filled_in(self, phone: Phone, offer: Offer) -> Move:
        fields: dict[str, Any] = {
            name: self.rng.choice(values) for name, values in offer.choices.items()
        }
        if offer.kind == "Choose":
            fields["call"] = self.call_due()
        if offer.kind == "Say":
            fields["text"] = self.rng.choice(["Who was it?", "Кто?", "Kto to był?"])
        return phone.game.move(offer.kind, fields)

    def call_due(self) -> int | None:
        """The last call of the night whose time has come."""
        due = [moment <= self.now + EARLY for moment in self.at.table["phase"]["calls"]]
        return sum(due) - 1 if any(due) else None

    def is_first(self, seat: int, what: object) -> bool:
        """At night a phone sends everything once: the answer comes with the next beat."""
        sent = (self.at.table["turn"], self.at.table["phase"], seat, what)
        if sent in self.sent:
            return False
        self.sent.append(sent)
        return True

    @property
    def moment(self) -> tuple[View, int]:
        """The phase, told apart from the same one after a card that all looked at."""
        return self.at.table["phase"], len(self.at.table["plays"])

    def leads_on(self) -> Move | None:
        """Who leads goes on when the time of a step has passed, and not twice before they
        see that they have."""
        phase, console = self.at.table["phase"], self.at.others[0]
        if console.closed is not None or self.moment == self.done_with:
            return None
        if phase["type"] == "Lot":
            return CallLot() if "CallLot" in console.may(MASTER) else None
        passed = "Next" in console.may(MASTER) and self.now >= phase["clock"]["until"]
        return Next() if passed else None

    def pause(self) -> float:
        """Seconds until something may happen by the clock; in full steps."""
        phase = self.at.table["phase"]
        moments = [moment - EARLY for moment in phase.get("calls", ())]
        if "call" in phase:
            moments.append(phase["call"] - EARLY)
        if "clock" in phase:
            moments.append(phase["clock"]["until"])
        wait = min(
            (moment - self.now for moment in moments if moment > self.now), default=0
        )
        return max(1, math.ceil(wait / 1000 / STEP)) * STEP

    # Looking

    def look_over_all_shoulders(self) -> None:
        for _, hand in self.hands_in_their_places():
            seen_rightly(self.at.table, hand, self.tokens)
        table_is_open(self.at.table, self.tokens)

    def hands_in_their_places(self) -> Iterator[tuple[int, View]]:
        """Every hand on a phone, and whose it is: none is on another one's phone."""
        at = self.at
        assert at.tv.hands == {}
        for place, phone in enumerate(at.everybody):
            if phone.closed is not None:
                continue
            assert phone.table == at.table
            seat = MASTER if phone in at.others else Seat(place)
            for held, hand in phone.hands.items():
                assert held == seat or (held == HOST and phone.is_host)
                yield held, hand

    # The end

    async def end_is_the_same_everywhere(self) -> tuple[Room, list[Entry]]:
        """All phones show what the log tells: the room, the table, their hands."""
        here = [phone for phone in self.at.everybody if phone.closed is None]
        await hears_all(*here)
        entries = await logged(self.log, self.code)
        room = folded(entries)
        for phone in here:
            assert phone.room == as_json(room_view(room))
            assert phone.table == as_json(table_of(room))
            for seat, hand in phone.hands.items():
                assert hand == as_json(hand_of(room, Seat(seat)))
        metrics = self.at.server.rooms.metrics
        assert metrics.hush_overflows == 0, "a message did not fit into its length"
        assert {*metrics.refusals} <= IN_THE_WRONG_MOMENT, metrics.refusals
        at_night = [move for _, move in plays(entries) if move["type"] in AT_NIGHT]
        assert len(at_night) == len(self.sent), "nothing is lost or refused at night"
        return room, entries


def as_json(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


C = TypeVar("C", bound=Company)


@asynccontextmanager
async def company_of(
    players: int, seed: int, kind: type[C], **options: Any
) -> AsyncIterator[C]:
    """So many people and a TV, and who leads, if a person does; the tokens are dealt."""
    rng, log = Random(seed), MemoryLog()
    plan = Plan((Token.COP,) * players, (Seat(0), Seat(0)), Seat(0), options=options)
    with patch("konspira.server.room_timers.SystemRandom", lambda: rng):
        async with house(log) as server, Party() as party:
            everybody = kind(await seated(plan, server, party), log, rng)
            stopwatch().hold(everybody.watch)
            try:
                await everybody.begin()
                yield everybody
            finally:  # nobody could say goodbye while time stands still
                if stopwatch().held is not None:
                    stopwatch().let_go()


# What may be seen


def words_in(view: Any) -> int:
    """How often something says who somebody is."""
    text = msgspec.json.encode(view).decode()
    return sum(text.count(word) for word in WORDS)


def table_is_open(table: View, tokens: list[str]) -> None:
    """Tokens of those who are out lie open, ballots when they are counted; no more."""
    if table["phase"]["type"] == "Over":
        assert table["told"]["tokens"] == tokens
        return
    assert table["told"] is None
    for fallen in table["fallen"]:
        assert fallen["token"] == tokens[fallen["seat"]]
    assert words_in(table) == len(table["fallen"])
    assert not table["ballots"] or table["phase"]["type"] in ("Count", "TieTalk")


def seen_rightly(table: View, hand: View, tokens: list[str]) -> None:
    """One hand shows what its holder may know, and nothing else."""
    seat = hand["seat"]
    if seat == MASTER:
        assert hand["console"]["tokens"] == tokens
    elif seat == HOST:
        assert words_in(hand) == 0 and hand["console"] is hand["ghost"] is None
    elif seat in table["living"]:
        seen_by_the_living(table, hand, tokens)
    else:
        seen_by_ghosts(table, hand, tokens)


def seen_by_the_living(table: View, hand: View, tokens: list[str]) -> None:
    token = tokens[hand["seat"]]
    assert hand["token"] == token
    assert words_in(hand) == 1 + len(hand["looks"])
    assert not hand["looks"] or token == "agent"
    assert all(look["token"] == tokens[look["seat"]] for look in hand["looks"])
    mafia = [seat for seat, each in enumerate(tokens) if each == "mafioso"]
    assert hand["waking"] in ([], mafia) and (not hand["waking"] or token == "mafioso")
    assert not hand["marks"] or table["phase"].get("slot") in ("second", "both")
    assert token == "mafioso" or not hand["marks"]
    assert all(mark["seat"] in mafia for mark in hand["marks"])
    assert (
        hand["whispers"] == [] and hand["bet"] is hand["ghost"] is hand["console"] is None
    )


COUNCIL = (
    *("Talk", "FirstVote", "RollCall", "Count", "Speeches", "FinalVote", "TieTalk"),
    *("Lot", "LastCards", "Tapped"),
)


def seen_by_ghosts(table: View, hand: View, tokens: list[str]) -> None:
    """They see the night with open eyes, from the one after they went.

    Who may see everything does so from the council on, if the app leads (MF-O79).
    """
    (own,) = (gone for gone in table["fallen"] if gone["seat"] == hand["seat"])
    ghost = hand["ghost"]
    assert hand["token"] == tokens[hand["seat"]] and hand["console"] is None
    assert hand["looks"] == hand["marks"] == hand["waking"] == []
    assert not hand["whispers"] or table["terms"]["ghost_talk"]
    everything = table["terms"]["ghosts"] == "everything"
    at_once = everything and not table["led"] and table["phase"]["type"] in COUNCIL
    watches = table["turn"] > own["turn"] or at_once
    if not watches or table["terms"]["ghosts"] == "nothing":
        assert ghost is None and words_in(hand) == 1
        return
    assert ghost["tokens"] == (tokens if everything else [])
    assert all(look["token"] == tokens[look["seat"]] for look in ghost["looks"])
    assert everything or all(look["turn"] > own["turn"] for look in ghost["looks"])


def company(
    players: int, seed: int, **options: Any
) -> AbstractAsyncContextManager[Company]:
    """People who play the basic version."""
    return company_of(players, seed, Company, **options)
