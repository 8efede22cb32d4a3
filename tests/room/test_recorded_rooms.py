"""Rooms of earlier releases fold to the same tables and hands for ever."""

import sys
from pathlib import Path
from subprocess import run
from typing import Any

import msgspec
import pytest

from konspira.game import Seat
from konspira.games import GAMES
from konspira.room import Entry, Look, Room, apply, hand_of
from konspira.room.acts import MemberId, Open
from konspira.room.state import Result
from konspira.room.versions import versions
from konspira.room.views import MemberView
from room.record_rooms import Recording
from room.recorded_rooms import Moment, differences, read, refusal, views

FOUND = sorted(Path(__file__).parent.glob("old_rooms/*/*.xz"))
RECORDED = [path for path in FOUND if not path.name.endswith(".jsonl.xz")]
LATEST = [path for path in RECORDED if path.parent == RECORDED[-1].parent]
# Checks that came later: a log may hold what they would refuse.
STRICTER = {("table-must-agree", None)}
ADDED = {"Assign"}  # moves that came later by the same rules, and took none away
PEOPLE = ("members", "host", "former")  # nobody sees them come and go in a hush
WHATEVER_THE_RULES = ("language", "members", "host", "former", "locked", "packs")


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def folded(path: Path) -> list[tuple[Room, Moment]]:
    """The room after each entry, beside what was seen of it when it was recorded."""
    room, rooms = Room(), []
    for moment in read(path):
        room = apply(room, msgspec.json.decode(moment.entry, type=Entry))
        rooms.append((room, moment))
    return rooms


def rules_of(path: Path) -> dict[str, int]:
    """The games that there were when a room was recorded, with their versions."""
    opened = msgspec.json.decode(read(path)[0].entry, type=Entry).act
    assert isinstance(opened, Open)
    return opened.rules


def is_played_by_todays_rules(path: Path) -> bool:
    game = path.stem.split("-")[0]
    return rules_of(path)[game] == versions().get(game)


def seen(room: Room, moment: Moment, same_rules: bool) -> tuple[Any, Any]:
    """What is seen now, and what was seen then and must be seen for ever."""
    now = views(room)
    then = {"room": moment.room, "table": moment.table, "hands": moment.hands}
    if same_rules:
        return now, then
    hidden = PEOPLE if then["room"].get("hushed") else ()  # as the rules of then have it
    kept = [field for field in WHATEVER_THE_RULES if field not in hidden]
    return now["room"], {field: then["room"][field] for field in kept}


@pytest.mark.parametrize("path", RECORDED, ids=name)
def test_a_recorded_room_is_seen_by_everybody_as_it_was(path: Path) -> None:
    same_rules = is_played_by_todays_rules(path)
    for number, (room, moment) in enumerate(folded(path)):
        lost = list(differences(*seen(room, moment, same_rules), f"{number}: "))
        assert lost == [], bytes(moment.entry)


@pytest.mark.parametrize("path", RECORDED, ids=name)
def test_the_same_moves_are_open_to_every_hand_of_a_recorded_room(path: Path) -> None:
    if not is_played_by_todays_rules(path):
        pytest.skip("the rules of this game have changed since")
    for number, (room, moment) in enumerate(folded(path)):
        for seat, then in moment.hands.items():
            now = hand_of(room, Seat(int(seat))).may
            then = then.get("may", [offer["kind"] for offer in then.get("offers", [])])
            assert {*now} - ADDED == {*then} - ADDED, (number, seat, bytes(moment.entry))


@pytest.mark.parametrize("path", LATEST, ids=name)
def test_what_was_tried_in_a_recorded_room_is_taken_or_refused_as_it_was(
    path: Path,
) -> None:
    if not is_played_by_todays_rules(path):
        pytest.skip("the rules of this game have changed since")
    for number, (room, moment) in enumerate(folded(path)):
        for one in moment.tries:
            now = refusal(room, one.entry)
            stricter = one.refused is None and now in STRICTER
            assert stricter or now == one.refused, f"{number}: {one.entry}"


FOLD = """
import lzma, sys
from functools import reduce
import msgspec
from konspira.room import Entry, Room, apply

class Moment(msgspec.Struct):
    entry: Entry

decode = msgspec.json.Decoder(Moment).decode
packed = [lzma.decompress(open(path, "rb").read()) for path in sys.argv[1:]]
logs = [[decode(line).entry for line in text.splitlines()] for text in packed]

def refuse(event, what):
    if event.partition(".")[0] in ("open", "os", "socket", "subprocess", "sqlite3"):
        raise RuntimeError(f"{event} {what}")

sys.addaudithook(refuse)
print(sum(reduce(apply, log, Room()).entries for log in logs))
"""


def test_a_fold_looks_at_nothing_but_the_log() -> None:
    """In a process of its own, where no pack has been read before."""
    command = [sys.executable, "-c", FOLD, *map(str, RECORDED)]
    done = run(command, capture_output=True, text=True)
    assert done.stdout.split() == [str(sum(len(read(path)) for path in RECORDED))], done


def test_every_game_of_a_release_was_recorded_finished_and_running() -> None:
    kinds = {(path.stem.split("-")[0], path.stem.split("-")[-1]) for path in LATEST}
    games = rules_of(LATEST[0])
    assert kinds == {(game, how) for game in games for how in ("finished", "running")}


@pytest.mark.parametrize("game", GAMES)
def test_rooms_of_today_can_be_recorded(game: str) -> None:
    """The next release will want to."""
    moments = Recording(game, 1, finished=False).moments
    assert moments[-1].table and moments[-1].hands and moments[-1].tries


# What counts as a difference


ANN = MemberView(MemberId(1), "Ann", Look(), True)


def test_a_view_may_grow_and_may_not_lose_or_change_a_field() -> None:
    seen: Any = {"id": 1, "name": "Ann", "look": {"face": 0, "colour": 0}}
    assert not list(differences(ANN, seen, ""))
    assert list(differences(ANN, {**seen, "name": "Ben"}, "")) == [
        ".name is 'Ann', and was 'Ben'"
    ]
    assert list(differences(ANN, {**seen, "hat": True}, ""))
    assert list(differences(ANN, {**seen, "look": {"face": 1, "colour": 0}}, ""))


def test_a_list_and_a_record_by_member_have_the_same_entries() -> None:
    result = Result("codenames", {MemberId(1): 3}, (MemberId(1),), "void")
    seen: Any = {"game": "codenames", "points": {"1": 3}, "winners": [1], "why": "void"}
    assert not list(differences(result, seen, ""))
    assert list(differences(result, {**seen, "points": {"1": 3, "2": 0}}, ""))
    assert list(differences(result, {**seen, "points": {"2": 3}}, ""))
    assert list(differences(result, {**seen, "points": {}}, ""))
    assert list(differences(result, {**seen, "winners": [1, 2]}, ""))
    assert list(differences(result, {**seen, "winners": []}, ""))
