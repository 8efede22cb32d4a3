"""Record a guided first game: what a guest sees, up to the points where they act.

A script plays a whole game by the real rules, the guest's part included. What comes of it
is a list of beats, in the form of the messages that a phone gets from a server, so that the
page needs nothing but its own screens to play it. Where the guest may choose between moves,
the script is played once for each of them, and the beats fork.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from konspira import wire
from konspira.game import CHANCE, CLOCK, Act, Hand, Move, Options, Seat, Table, TimeUp
from konspira.games import game_named
from konspira.options import choose
from konspira.packs.shelf import Shelf
from konspira.room.acts import Language, Look, MemberId
from konspira.room.views import GameView, MemberView, RoomView

Beat = dict[str, Any]
GUEST = MemberId(1)
PACE_MS = 4_000  # between two moves, on the clock of the game
THOUGHT_MS = 16_000  # that a guest takes: the page lets no more time pass while it waits
NAMES: Mapping[Language, tuple[str, ...]] = {
    "en": ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"),
    "pl": ("Ania", "Bartek", "Celina", "Darek", "Ewa", "Filip"),
    "ru": ("Аня", "Боря", "Вера", "Гоша", "Даша", "Егор"),
}
LOOKS = (Look(3, 1), Look(7, 4), Look(4, 7), Look(11, 6), Look(9, 10), Look(15, 2))


class Script(Protocol):
    """A module that tells one game: `play` makes all moves of it, the guest's too."""

    GAME: str

    def play(self, practice: Practice) -> None: ...


class Way(Struct):
    """A move that the guest may make; what `free` fields hold is up to them."""

    move: Move
    free: tuple[str, ...] = ()


class Fork(Exception):
    """The guest has a choice that this run of the script knows nothing about yet."""

    def __init__(self, ways: int) -> None:
        super().__init__(f"{ways} ways")
        self.ways = ways


class Shown(Struct):
    """What the phone of the guest was told last."""

    room: RoomView
    table: Table
    hand: Hand


def record(script: Script, language: Language, way: tuple[int, ...] = ()) -> list[Beat]:
    """Return the beats that follow when the guest has chosen so, with all branches."""
    practice = Practice(script.GAME, language, way)
    try:
        script.play(practice)
    except Fork as fork:
        forked = [record(script, language, (*way, n)) for n in range(fork.ways)]
        practice.beats[-1]["then"] = forked
    return practice.beats


class Practice:
    """One run of a script. A move that the rules refuse raises IllegalMove."""

    def __init__(self, game: str, language: Language, way: tuple[int, ...] = ()) -> None:
        self.game = game_named(game)
        self.language: Language = language
        self.packs = Shelf()
        self.beats: list[Beat] = []
        self.now = 0
        self._way = list(way)
        self._number = 0
        self._shown: Shown | None = None

    # The table

    def sit(self, seats: int, guest: int, options: Mapping[str, Any]) -> None:
        """Begin a new game. The guest sits here, friends take the other seats in order."""
        self.guest_seat, self._number, self.now = Seat(guest), self._number + 1, 0
        self.options: Options = choose(self.game, seats, options, self.packs)
        self.state: Any = self.game.setup(self.options, seats)
        self._shown = None
        friends = [MemberId(n + 2) for n in range(seats - 1)]
        self.seating = (*friends[:guest], GUEST, *friends[guest:])

    def name(self, seat: int) -> str:
        """Return what a friend is called; the guest's own name is put in by the page."""
        member = self.seating[seat]
        return "" if member == GUEST else NAMES[self.language][member - 2]

    def quietly(self, seat: int, *moves: Move) -> None:
        """Make moves that are not shown by themselves: they lead to a scene."""
        for move in moves:
            due = self.game.deadline(self.state)
            soon = self.now + PACE_MS
            self.now = soon if due is None else min(soon, due - 1)
            self._apply(Seat(seat), move)

    def deal(self, move: Move) -> None:
        """Make the move of chance as the script wants it."""
        self._apply(CHANCE, move)

    def wait(self) -> None:
        """Let the next time limit pass."""
        due = self.game.deadline(self.state)
        assert due is not None, "nothing to wait for"
        self.now = max(self.now, due)
        self._apply(CLOCK, TimeUp())

    def _apply(self, seat: Seat, move: Move) -> None:
        self.state = self.game.apply(self.state, Act(self.now, seat, move))

    # What the guest sees and hears

    def show(self, after: int = 0) -> None:
        """Show the guest the table as it is now, so many milliseconds later."""
        now = self._views()
        news = self._news(now)
        if news:
            self.beats.append({"after": after, "at": self.now, "news": news})
        self._shown = now

    def happens(self, seat: int, *moves: Move, after: int = 1_500) -> None:
        """Make a friend's move, and show it to the guest."""
        self.quietly(seat, *moves)
        self.show(after)

    def reveals(self, during: int) -> None:
        """Note that something is shown in steps, which nobody can hurry or speak of yet."""
        self.beats.append({"after": during, "still": True})

    def says(self, text: str, **args: str | int) -> None:
        """Let the coach say something while the game goes on."""
        self.beats.append({"say": text, "args": args})

    def does(self, text: str, at: str, **args: str | int) -> None:
        """Let the guest choose or hold something, of which nobody else hears yet."""
        self.beats.append({"say": text, "args": args, "point": (at,), "does": True})

    def tells(self, text: str, *at: str, **args: str | int) -> None:
        """Let the coach say something, and wait for a tap."""
        self.beats.append({"say": text, "args": args, "point": at, "tap": True})

    def strikes(self, now: int) -> None:
        """Set the game's clock to this time: the guest's phone may act by itself."""
        self.now = now
        self.beats.append({"at": now, "news": {}})

    def sends(self, move: Move, *free: str) -> None:
        """Let the guest's phone make this move by itself."""
        self.beats.append({"moves": [{"move": msgspec.to_builtins(move), "free": free}]})
        self._apply(self.guest_seat, move)

    def asks(
        self,
        text: str,
        *ways: Move | Way,
        at: tuple[str, ...],
        **args: str | int,
    ) -> Move:
        """Let the guest act in one of these ways; return the one chosen.

        The coach points at what is there.
        """
        offered = [way if isinstance(way, Way) else Way(way) for way in ways]
        moves = [
            {"move": msgspec.to_builtins(way.move), "free": way.free} for way in offered
        ]
        self.beats.append({"say": text, "args": args, "point": at, "moves": moves})
        chosen = 0
        if len(offered) > 1:
            if not self._way:
                raise Fork(len(offered))
            chosen = self._way.pop(0)
            self.beats = []
        move = offered[chosen].move
        self.now += THOUGHT_MS - PACE_MS
        self.quietly(self.guest_seat, move)
        self.show()
        return move

    def _views(self) -> Shown:
        gist = self.game.gist(self.state)
        hand = self.game.hand(gist, self.guest_seat)
        return Shown(self._room(gist), self.game.table(self.state), hand)

    def _room(self, gist: Any) -> RoomView:
        names = ("", *NAMES[self.language])  # the guest's own comes from their phone
        looks = (Look(), *LOOKS)
        members = [
            MemberView(member, names[member - 1], looks[member - 1], present=True)
            for member in sorted(self.seating)
        ]
        return RoomView(
            language=self.language,
            hushed=self.game.hush(gist) is not None,
            members=tuple(members),
            ring=self.seating,
            host=MemberId(2),
            former=None,
            appointed=None,
            locked=False,
            game=self.game.name,
            options={},
            packs=(),
            playing=self._playing(gist),
            cut_short=None,
            results=(),
            reactions=(),
            reactions_allowed=False,
            silent=(),
        )

    def _playing(self, gist: Any) -> GameView:
        return GameView(
            game=self.game.name,
            number=self._number,
            seating=self.seating,
            started=0,
            paused=0,
            paused_at=None,
            seals=(),
            opened_seals=(),
            outcome=self.game.outcome(gist),
            changes=(),
            master=None,
            masters=(),
            willing=(),
        )

    def _news(self, now: Shown) -> Beat:
        """Return what has changed for the guest, as a server would say it."""
        seat, before = str(self.guest_seat), self._shown
        hands = {seat: msgspec.to_builtins(now.hand)}
        if before is None:
            parts = {"room": wire.whole(now.room), "table": wire.whole(now.table)}
            return {"whole": True, **read(parts), "hands": hands}
        changed, grown = wire.growth(before.table, now.table)
        news = read(
            {"room": wire.changes(before.room, now.room), "table": changed, "more": grown}
        )
        if now.hand != before.hand:
            news["hands"] = hands
        return news


def read(parts: Mapping[str, bytes]) -> Beat:
    """Return the parts of a message that say anything, decoded."""
    return {name: msgspec.json.decode(part) for name, part in parts.items() if part}
