"""Random legal games of Mafia, drawn once: acts of the game, or the log of a room."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from konspira.game import CHANCE, CLOCK, MASTER, Act, Move, Seat, TimeUp
from konspira.games.mafia import GAME
from konspira.games.mafia.cards import Card
from konspira.games.mafia.cards.card_play import targets
from konspira.games.mafia.council.votes import candidates, voters
from konspira.games.mafia.moves import (
    Choose,
    CornerShot,
    EndSpeech,
    Next,
    Protect,
    React,
    Shoot,
    Tap,
    Vote,
)
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.people.physical_cards import playable
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import (
    Dealing,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Lot,
    Nightfall,
    Over,
    Phase,
    Slot,
    Speeches,
    Talk,
    Task,
    Window,
)
from konspira.kit import Seats
from konspira.options import choose
from konspira.packs.shelf import Shelf
from konspira.room import SERVER, Entry, MemberId, Room, acts, apply
from konspira.server.tokens import hashed

SHELF = Shelf()
OPENED = 1_790_000_000_000
Acts = list[Act[Any]]


class Evening:
    """People who choose and vote at random. Nobody says `Ready`: time limits pass.

    In the night of the fewest acts only those choose whose choice does something, once and
    in both tasks together; otherwise every living phone answers every call, as ours do.
    """

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        self.options = choose(GAME, seats, options, SHELF)
        self.seats, self.rng = seats, Random(seed)
        self.state: State = GAME.setup(self.options, seats)
        self.fewest = self.state.terms.night is NightMode.SHORT
        self.log: Acts = []

    def play(self) -> Acts:
        while not isinstance(self.state.phase, Over):
            self.step()
        return self.log

    def step(self) -> None:
        """Play whatever ends the present phase, and what people do before."""
        for at, seat, move in [*self.acts()]:
            act = Act(at, seat, move)
            self.state = GAME.apply(self.state, act)
            self.log.append(act)

    def acts(self) -> Iterator[tuple[int, Seat, Move]]:
        state, phase, rng = self.state, self.state.phase, self.rng
        at = self.log[-1].at if self.log else 0
        match phase:
            case Dealing() | Nightfall() | Lot():
                yield at, CHANCE, GAME.deal(state, SHELF, rng)
                return
            case Task():
                yield from self.choices(phase)
            case FirstVote() | FinalVote():
                voting = voters(state, phase)
                for seat in voting:
                    yield at, seat, Vote(self.other(candidates(state, phase), seat))
                if voting and not state.led:  # the last ballot closes the vote
                    return
            case Speeches():
                yield at, phase.speaker, EndSpeech()
                return
            case Window() | Farewell() if state.terms.cards:
                yield from self.cards(phase.call, phase)
            case Talk() | LastCards() if plays := [*self.cards(at, phase)][:1]:
                yield from plays
                if state.town.cards[plays[0][1]] is Card.CORNER_SHOT:
                    return
        end: tuple[Seat, Move] = (MASTER, Next()) if state.led else (CLOCK, TimeUp())
        yield max(at, phase.clock.until), *end  # type: ignore[union-attr]

    def cards(self, at: int, phase: Phase) -> Iterator[tuple[int, Seat, Move]]:
        """Yield the plays of those who can play their card now, every second time."""
        state, living = self.state, self.state.town.living
        seats = (phase.seat,) if isinstance(phase, Farewell) else living
        for seat in seats:
            if playable(state, seat) and self.rng.random() < 0.5:
                yield at, seat, self.play_of(phase, seat)

    def play_of(self, phase: Phase, seat: Seat) -> Move:
        able = targets(self.state)
        match self.state.town.cards[seat]:
            case Card.LAST_SHOT:
                return Shoot(self.rng.choice(able))
            case Card.CORNER_SHOT:
                return CornerShot(self.other(able, seat))
            case Card.WIRETAP:
                return Tap(self.other(able, seat))
            case Card.SHELTER | Card.SAFE_CONDUCT:
                return Protect()
            case Card.KIDNAPPING | Card.ROLE_SWAP:
                return React(True, self.other(able, seat))
            case _:
                return React(True)

    def choices(self, phase: Task) -> Iterator[tuple[int, Seat, Move]]:
        living = self.state.town.living
        calls = [*enumerate(phase.calls)]
        for call, at in calls[-1:] if self.fewest else calls:
            for seat in self.awake() if self.fewest else living:
                one = None if phase.slot is Slot.SECOND else self.other(living, seat)
                two = None if phase.slot is Slot.FIRST else self.other(living, seat)
                recruits = playable(self.state, seat) and self.rng.random() < 0.5
                yield at, seat, Choose(call, one, two, recruits)

    def awake(self) -> Seats:
        town = self.state.town
        return town.waking if town.agent is None else (town.agent, *town.waking)

    def other(self, seats: Seats, seat: Seat) -> Seat:
        return self.rng.choice([other for other in seats if other != seat])


class Chronicle:
    """The log of a room in which an evening is played. The last member leads it."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.room = evening, Room()
        self.log: list[bytes] = []
        self._told = 0
        master = MemberId(evening.seats + 1) if evening.state.led else None
        self.do(OPENED, SERVER, acts.Open("en", {GAME.name: GAME.version}))
        for member in range(1, evening.seats + (2 if master else 1)):
            self.do(OPENED, SERVER, acts.Join(f"Player {member}", hashed(str(member))))
        options = msgspec.to_builtins(evening.options)
        self.do(OPENED, MemberId(1), acts.Choose(GAME.name, options))
        if master:
            self.do(OPENED, MemberId(1), acts.Appoint(master))
        self.do(OPENED, MemberId(1), acts.Start(options))

    def do(self, at: int, by: MemberId, act: Any) -> Room:
        entry = Entry(at, by, act)
        self.room = apply(self.room, entry)
        self.log.append(msgspec.json.encode(entry))
        return self.room

    def tell(self) -> Room:
        """Write down what has been played since the last time."""
        new = self.evening.log[self._told :]
        self._told += len(new)
        return self.write(new)

    def write(self, played: Iterable[Act[Any]]) -> Room:
        for act in played:
            self.do(OPENED + act.at, *self.entry(act))
        return self.room

    def entry(self, act: Act[Any]) -> tuple[MemberId, Any]:
        move = msgspec.Raw(msgspec.json.encode(act.move))
        if act.seat == CHANCE:
            return SERVER, acts.Deal(move, "0" * 32)
        if act.seat == CLOCK:
            return SERVER, acts.Tick(acts.Limit.GAME)
        who = self.evening.seats if act.seat == MASTER else act.seat
        return MemberId(who + 1), acts.Play(int(act.seat), move)
