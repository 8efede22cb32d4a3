"""A room for tests: known people, a known board, and time that passes.

Ann has opened the room, so she is host; then came Ben, Cid, Dot and so on, a second
between each. In a game of four Ann and Ben are the spymasters of Red and Blue.
"""

import hashlib
from dataclasses import dataclass
from functools import reduce
from typing import Any

import msgspec
from codenames.table import KEY, REVERSE, WORDS

from konspira.game import HOST, IllegalMove, Move
from konspira.games.codenames.moves import Clue, Deal, Touch
from konspira.games.codenames.moves import Start as DealNow
from konspira.packs.shelf import Shelf
from konspira.room import SERVER, Entry, MemberId, Room, acts, apply, check
from konspira.room.seats import ABSENT_MS
from konspira.room.state import Member, Playing
from konspira.room.versions import versions

ANN, BEN, CID, DOT, EVE, FLO = (MemberId(number) for number in range(1, 7))
STRANGER = MemberId(99)
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Flo")
OPENED = 1_700_000_000_000
VERSIONS = versions()
ASSASSIN = len(KEY) - 1
BYSTANDER = ASSASSIN - 1

EMPTY = Room()
PACKS = Shelf()

Done = tuple[MemberId, Any]


@dataclass(frozen=True)
class Party:
    """A room at one moment. Going on gives another one and leaves this as it is."""

    room: Room = EMPTY
    log: tuple[Entry, ...] = ()

    @property
    def now(self) -> int:
        return self.room.at

    def at(self, now: int, by: MemberId, act: Any) -> "Party":
        """After this act, at this very millisecond."""
        entry = check(self.room, Entry(now, by, act), PACKS)
        return Party(apply(self.room, entry), (*self.log, entry))

    def after(self, *done: Done) -> "Party":
        """After these acts, a second after each other."""
        return reduce(lambda party, do: party.at(party.now + 1000, *do), done, self)

    def tick(self, now: int) -> "Party":
        return self.at(now, SERVER, acts.Tick())

    def refusal(self, by: MemberId, act: Any, at: int | None = None) -> str | None:
        """The code with which this act is refused; None if it is not."""
        before = self.room
        try:
            self.at(self.now + 1000 if at is None else at, by, act)
        except IllegalMove as error:
            assert self.room is before
            return error.code
        return None

    def replayed(self) -> Room:
        """The room once more, from what a log would hold of it."""
        raw = [msgspec.json.encode(entry) for entry in self.log]
        return reduce(
            apply, [msgspec.json.decode(line, type=Entry) for line in raw], Room()
        )

    def member(self, who: MemberId) -> Member:
        return self.room.member(who)

    @property
    def playing(self) -> Playing:
        assert self.room.playing, "there is no game at the table"
        return self.room.playing

    @property
    def present(self) -> list[MemberId]:
        return [member.id for member in self.room.members if member.present]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()


def join(name: str, watch: bool = False) -> Done:
    return SERVER, acts.Join(name, digest(name), watch=watch)


def away(who: MemberId) -> Done:
    return SERVER, acts.Away(who)


def back(who: MemberId) -> Done:
    return SERVER, acts.Back(who)


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def play(by: MemberId, move: Move, seat: int | None = None) -> Done:
    """A move of this member's own seat, or of another place."""
    return by, acts.Play(by - 1 if seat is None else seat, raw(move))


def deal(nonce: str = "nonce") -> Done:
    return SERVER, acts.Deal(raw(Deal(WORDS, REVERSE, KEY)), nonce)


def opened(language: str = "en", versions: dict[str, int] = VERSIONS) -> Party:
    return Party().at(OPENED, SERVER, acts.Open(language, versions))


def party(people: int = 4, **options: Any) -> Party:
    """So many people, who have agreed on these options of Codenames."""
    room = opened().after(*map(join, NAMES[:people]))
    return room.after((ANN, acts.Choose("codenames", options))) if options else room


def choosing(people: int = 4, **options: Any) -> Party:
    """A game is at the table, and people pick their teams."""
    return party(people, **options).after((ANN, acts.Start()))


def dealing(people: int = 4, **options: Any) -> Party:
    """The teams stand, and chance is about to deal."""
    return choosing(people, **options).after(play(ANN, DealNow(), HOST))


def started(room: Party) -> Party:
    """Whoever sits in the ring plays, and the board lies on the table."""
    return room.after((ANN, acts.Start()), play(ANN, DealNow(), HOST), deal())


def after_a_while(room: Party) -> Party:
    """Who is away has been so for long; the host does something."""
    return room.at(room.now + ABSENT_MS, ANN, acts.Speak("pl"))


def dealt(people: int = 4, **options: Any) -> Party:
    """The board lies on the table, and nobody has spoken yet."""
    return dealing(people, **options).after(deal())


def watched(*beside: MemberId, line: int = 0) -> Party:
    """A running game of four, and Eve looks on.

    She came before it began, on a phone with these, from this address.
    """
    eve = acts.Join("Eve", digest("Eve"), watch=True, beside=beside, line=line)
    return started(party().after((SERVER, eve)))


def lost_by_red(game: Party) -> Party:
    """Red's operative touches the assassin, so the game is over and Blue has won."""
    clued = game.after(play(ANN, Clue("anything", 1)))
    return clued.at(clued.now + 10_000, *play(CID, Touch(ASSASSIN)))
