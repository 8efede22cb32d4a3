"""Random evenings of today, recorded for the releases to come.

Those of a release are written by
`PYTHONPATH=tests .venv/bin/python -m room.record_rooms tests/room/old_rooms/DATE`.
"""

import lzma
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import Raw, inspect

from konspira.game import HOST, BadSetup, IllegalMove, Seat
from konspira.games import GAMES
from konspira.languages import LANGUAGES
from konspira.options import choose, form
from konspira.room import SERVER, Entry, Room, acts, deadline
from konspira.room.running import owed_finish, question
from konspira.verdict import Reason, Ruling, Verdict
from room.recorded_rooms import Moment, Try, refusal, views
from room.strategies import PACK, PACKS, holder, random_move, sensible
from room.table import Done, away, back, join, opened

NAMES = ("Ola", "Ben", "Zoë", "Ян", "Max", "Eve", "Ida", "Leo", "Mia", "Tom", "Ugo", "Vic")
WAITS = [100, 700, 700, 2_000, 2_000, 6_000, 15_000, 40_000]
TRIES, LONGEST, ENOUGH = 6, 400, 1_200


class Recording:
    """A random evening of one game, with people who come and go."""

    def __init__(self, game: str, seed: int, finished: bool) -> None:
        self.rng, self.game = Random(f"{game} {seed}"), game
        self.moments: list[Moment] = []
        self.party = opened(self.rng.choice(LANGUAGES))
        self.note(self.party.log[-1])
        seats = self.rng.choice([s for s in GAMES[game].seats if s <= 10])
        for name in NAMES[:seats]:
            self.do(*join(name))
        self.do(self.host, acts.AddPack("own", PACK))
        self.do(self.host, acts.Choose(game, options(game, seats, self.rng)))
        self.play(LONGEST if finished else self.rng.randint(40, 160))
        while finished is bool(self.party.room.running):
            self.play(LONGEST if finished else 10)

    @property
    def host(self) -> acts.MemberId:
        assert self.party.room.host
        return self.party.room.host

    def do(self, by: acts.MemberId, act: Any) -> bool:
        """Whether the act was taken; a time limit is waited for."""
        room = self.party.room
        now = room.at + self.rng.choice(WAITS)
        if isinstance(act, acts.Tick):
            now = max(now, deadline(room) or 0)
        entry = Entry(now, by, act)
        if refusal(room, entry):
            return False
        self.party = self.party.at(now, by, act)
        self.note(self.party.log[-1])
        if finish := owed_finish(self.party.room):
            self.do(SERVER, finish)
        return True

    def note(self, entry: Entry) -> None:
        seen, room = views(self.party.room), self.party.room
        tries = tuple(self.attempts()) if room.running else ()
        self.moments.append(Moment(Raw(msgspec.json.encode(entry)), **seen, tries=tries))

    def play(self, length: int) -> None:
        """Go on to the end of a game, or for so many entries."""
        if self.party.room.running is None:
            self.do(self.host, acts.Start())
        for _ in range(length):
            if self.party.room.running is None:
                return
            by, act = self.next()
            self.do(by, with_opinion(self.party.room, act, self.rng))

    def next(self) -> Done:
        rng, room = self.rng, self.party.room
        if room.running and room.running.paused_at is None:
            limit = deadline(room)
            if limit is not None and limit <= room.at + rng.choice(WAITS):
                return SERVER, acts.Tick()
            if rng.random() < 0.1:
                return rng.choice(list(self.disturbances()))
            if rng.random() < 0.3:
                seat = rng.choice([HOST, *map(Seat, range(len(room.running.seating)))])
                if move := random_move(self.party, seat, rng):
                    raw = Raw(msgspec.json.encode(move))
                    return holder(self.party, seat), acts.Play(int(seat), raw)
        return sensible(self.party, rng)

    def disturbances(self) -> Iterator[Done]:
        """What people do besides playing."""
        rng, room = self.rng, self.party.room
        assert room.running
        someone = rng.choice(room.members).id
        yield away(someone)
        yield away(someone)
        yield from (back(member.id) for member in room.members if not member.present)
        yield SERVER, acts.RollCall()
        yield self.host, acts.Pause()
        yield self.host, acts.PassHost(someone)
        yield someone, acts.TakeBack()
        yield join(rng.choice(NAMES), watch=True)
        for member in room.members:
            if member.id not in room.running.seating:
                yield member.id, acts.SitIn(member.id)
                yield rng.choice([self.host, member.id]), acts.SitIn(member.id)
        yield self.host, acts.Reseat(rng.randrange(len(room.running.seating)), someone)
        if someone != self.host and rng.random() < 0.3:
            yield someone, acts.Leave()

    def attempts(self) -> Iterator[Try]:
        rng, room = self.rng, self.party.room
        assert room.running
        kinds = get_args(GAMES[self.game].moves)
        for _ in range(TRIES):
            seat = rng.choice([HOST, *map(Seat, range(len(room.running.seating)))])
            move: Any = random_move(self.party, seat, rng) if rng.random() < 0.5 else None
            if move is None or rng.random() < 0.7:
                move = any_move(type(move) if move else rng.choice(kinds), rng)
            act = acts.Play(int(seat), Raw(msgspec.json.encode(move)))
            done: Done = holder(self.party, seat), with_opinion(room, act, rng)
            if rng.random() < 0.1:
                done = rng.choice(list(self.disturbances()))
            entry = Entry(room.at + rng.choice(WAITS), *done)
            yield Try(entry, refusal(room, entry))


def options(game: str, seats: int, rng: Random) -> dict[str, Any]:
    """Any that go together."""
    fields = form(GAMES[game], seats, PACKS)
    chosen: dict[str, Any] = dict(rng.choice([{}, *GAMES[game].presets.values()]))
    for field in rng.sample(fields, min(len(fields), rng.randint(0, 10))):
        match field.kind:
            case "switch":
                value: Any = rng.random() < 0.5
            case "number":
                value = rng.randint(field.least or 0, field.most or 0)
            case _:
                value = rng.choice(field.values)
        *group, name = field.name.split(".")
        inner = {group[0]: {name: value}} if group else {name: value}
        try:
            both = choose(GAMES[game], seats, merged(chosen, inner), PACKS)
            GAMES[game].setup(both, seats)
        except BadSetup:
            continue
        chosen = merged(chosen, inner)
    return chosen


def merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    inner = {k: {**one.get(k, {}), **v} for k, v in other.items() if isinstance(v, dict)}
    return one | other | inner


def with_opinion(room: Room, act: Any, rng: Random) -> Any:
    """As the server does it: the referee's opinion of a move comes with it."""
    if not isinstance(act, acts.Play) or rng.random() < 0.5:
        return act
    try:
        asked = question(room, act)
    except IllegalMove:
        return act
    if asked is None:
        return act
    opinion = Verdict(rng.choice(list(Ruling)), rng.choice(list(Reason)), "CN-80")
    return msgspec.structs.replace(act, opinion=opinion)


# Moves that somebody may try


def any_move(kind: type, rng: Random) -> dict[str, Any]:
    """A move of this kind that may make no sense at all."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    fields = {f.encode_name: anything(f.type, rng) for f in info.fields}
    return {"type": kind.__name__, **fields}


def anything(kind: Any, rng: Random) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return anything(inner, rng)
        case inspect.UnionType(types=types):
            return anything(rng.choice(types), rng)
        case inspect.VarTupleType(item_type=item):
            return [anything(item, rng) for _ in range(rng.randint(0, 4))]
        case inspect.TupleType(item_types=items):
            return [anything(item, rng) for item in items]
        case inspect.StructType(cls=cls):
            return any_move(cls, rng)
        case _:
            return any_value(kind, rng)


def any_value(kind: Any, rng: Random) -> Any:
    match kind:
        case inspect.EnumType(cls=cls):
            return rng.choice([one.value for one in cls])
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.choice([-1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 11, 24, 400])
        case inspect.StrType():
            return rng.choice(["comet", "w1", "red", "a b", "", "CN-80", "źdźbło"])
        case inspect.NoneType():
            return None
    raise TypeError(f"no value for {kind}")


# Written


def write(path: Path, moments: list[Moment]) -> None:
    text = b"\n".join(map(msgspec.json.encode, moments))
    path.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    for game in GAMES:
        recorded, finished = 0, True
        for seed in count(1):
            moments = Recording(game, seed, finished).moments
            how = "finished" if finished else "running"
            write(folder / f"{game}-{seed:02}-{how}.xz", moments)
            recorded, finished = recorded + len(moments), not finished
            if recorded > ENOUGH:
                break


if __name__ == "__main__":
    main()
