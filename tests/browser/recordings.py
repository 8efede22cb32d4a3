"""Recorded tours: what each device got at every screen, and what was done on it.

`python3 dev.py write screens` writes them (recorder.py), and stage.py shows them to the
real page. Whatever no longer fits is an error that names the file and this command.
"""

import ast
import hashlib
import lzma
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from konspira import wire
from konspira.games import GAMES
from konspira.room.views import RoomView

HERE = Path(__file__).parent
FOLDER = HERE / "recordings"
COMMAND = "python3 dev.py write screens"
START = 1_800_000_000_000  # when every recorded evening begins, in milliseconds since 1970
# What a tour is made of, besides base_tour.py.
SOURCES = {
    "lobby": ("lobby_tour", "codenames_players"),
    "codenames": ("tour", "codenames_players", "actions"),
    "spyfall2": ("spyfall_tour", "spyfall_players", "spyfall_actions"),
    "starwars": ("starwars_tour", "spyfall_tour", "spyfall_players", "spyfall_actions"),
    "secret_identity": (
        *("secret_identity_tour", "secret_identity_players", "secret_identity_actions"),
    ),
    "mafia": (
        *("mafia_tour", "mafia_led_tour", "mafia_cards_tour"),
        *("mafia_players", "mafia_card_players", "mafia_actions"),
    ),
}

Event = tuple[Any, ...]  # when, what, and what with: see replay.js
LOAD, HEAR, STOP = "load", "hear", "stop"


class StaleRecordingError(Exception):
    """A recording that no page can be shown."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}. Write it anew: {COMMAND}")


class Track(msgspec.Struct, frozen=True):
    """What one device got and showed, from its first page to its last stop."""

    tv: bool
    events: tuple[tuple[Any, ...], ...]

    @property
    def stops(self) -> list[tuple[Any, ...]]:
        return [event for event in self.events if event[1] == STOP]

    def parts(self) -> Iterator[tuple[Event, list[Event]]]:
        """Each load or stop, with what happens before it."""
        before: list[Event] = []
        for event in self.events:
            if event[1] in (LOAD, STOP):
                yield event, before
                before = []
            else:
                before.append(event)


class Recording(msgspec.Struct, frozen=True, dict=True):
    """One tour: a track for each device that it showed."""

    tour: str
    protocol: int
    source: str  # a digest of the tour that was recorded
    tracks: tuple[Track, ...]

    @property
    def stops(self) -> list[str]:
        """Their names, in the order of the tour."""
        stops = [
            event for track in self.tracks for event in track.events if event[1] == STOP
        ]
        return [str(name) for _, _, name, *_ in sorted(stops, key=lambda event: event[3])]

    @cached_property
    def words(self) -> set[str]:
        """Whatever came from the server: names, words, places, hints."""
        messages = (heard(track.events) for track in self.tracks)
        return {word for told in messages for message in told for word in strings(message)}


class Name(NamedTuple):
    """Which tour, and whether the hardest group was on it."""

    tour: str
    hard: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.tour}{'-hard' if self.hard else ''}.json.xz"


def digest(tour: str, hard: bool = False) -> str:
    """Of what a tour does: imports, comments and docstrings change nothing."""
    names = ("base_tour", *SOURCES[tour], *(["hard_tours"] if hard else ()))
    parts = (statements(HERE / f"{name}.py") for name in names)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def statements(path: Path) -> str:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [line for line in body if not is_idle(line)]  # type: ignore[attr-defined]
    return ast.dump(tree)


def is_idle(line: ast.stmt) -> bool:
    said = isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
    return said or isinstance(line, ast.Import | ast.ImportFrom)


def pack(recording: Recording) -> bytes:
    return lzma.compress(msgspec.json.encode(recording), preset=9 | lzma.PRESET_EXTREME)


def load(name: Name) -> Recording:
    """The recording of a tour, if it still fits what it is a recording of."""
    try:
        raw = name.path.read_bytes()
    except FileNotFoundError:
        raise StaleRecordingError(name.path, "it is missing") from None
    return unpack(name, raw)


def unpack(name: Name, raw: bytes) -> Recording:
    try:
        recording = msgspec.json.decode(lzma.decompress(raw), type=Recording)
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError) as error:
        raise StaleRecordingError(name.path, f"it is damaged ({error})") from None
    if recording.protocol != wire.PROTOCOL:
        why = f"it speaks protocol {recording.protocol}, and the server {wire.PROTOCOL}"
        raise StaleRecordingError(name.path, why)
    if recording.source != digest(*name):
        why = "its tour has changed since, so that stops may be gone or missing"
        raise StaleRecordingError(name.path, why)
    for track in recording.tracks:
        try:
            check(track)
        except (msgspec.MsgspecError, KeyError) as error:
            why = f"a message does not fit the wire ({error})"
            raise StaleRecordingError(name.path, why) from None
    return recording


def check(track: Track) -> None:
    """Every message is one of today's server, and every view one of today's game."""
    room: dict[str, Any] = {}
    table: dict[str, Any] | None = None
    for message in heard(track.events):
        news = msgspec.convert(message, wire.Out)
        if not isinstance(news, wire.News):
            continue
        if news.whole:
            room, table = {}, None
        room |= news.room or {}
        if room:  # or it tells that there is none
            fits(room, RoomView)
        if news.table is None:
            table = None
        elif news.table:
            table = (table or {}) | news.table
        for field, more in (news.more or {}).items():
            assert table is not None, "only what is there can grow"
            table[field] = [*table[field], *more]
        if table is not None:
            game = GAMES[room["playing"]["game"]]
            fits(table, game.table_type)
            for hand in (news.hands or {}).values():
                fits(hand, game.hand_type)


def fits(view: dict[str, Any], kind: type) -> None:
    """The view has all the fields of its kind, and no others."""
    msgspec.convert(view, kind, str_keys=True)
    if odd := {*view} - {"type"} ^ {*kind.__struct_fields__}:  # type: ignore[attr-defined]
        raise KeyError(f"{kind.__name__}: {', '.join(sorted(odd))}")


def strings(view: Any) -> Iterator[str]:
    """Every text inside a message."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict | list):
        for part in view.values() if isinstance(view, dict) else view:
            yield from strings(part)


def heard(events: Iterable[Event]) -> Iterator[dict[str, Any]]:
    return (event[2] for event in events if event[1] == HEAR)
