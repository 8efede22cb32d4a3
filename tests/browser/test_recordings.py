"""Recordings of tours fit what they record; those that do not say so, and what to do."""

import lzma
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from browser import recordings
from browser.recordings import COMMAND, Name, Recording, StaleRecordingError, Track
from browser.tour import TOURS
from konspira.wire import PROTOCOL

NAMES = [Name(tour, hard) for tour in TOURS for hard in (False, True)]
ONE = Name("starwars")


@pytest.mark.parametrize("name", NAMES, ids=lambda name: name.path.name)
def test_every_recording_fits_the_wire_the_games_and_its_tour(name: Name) -> None:
    stops = recordings.load(name).stops
    assert stops
    assert len(stops) == len({*stops})


def test_there_are_no_other_recordings() -> None:
    assert {*recordings.FOLDER.iterdir()} == {name.path for name in NAMES}


def altered(change: Callable[[Any], None]) -> bytes:
    """A recording with something changed in it."""
    content = msgspec.json.decode(lzma.decompress(ONE.path.read_bytes()))
    change(content)
    return lzma.compress(msgspec.json.encode(content))


def first_view(content: Any) -> Any:
    events = content["tracks"][0]["events"]
    return next(event[2] for event in events if event[1] == "hear" and "whole" in event[2])


def with_older_protocol(content: Any) -> None:
    content["protocol"] -= 1


def of_another_tour(content: Any) -> None:
    content["source"] = "of a tour with a stop that is gone"


def with_an_unknown_message(content: Any) -> None:
    first_view(content)["type"] = "Gossip"


def without_a_field_of_the_room(content: Any) -> None:
    del first_view(content)["room"]["ring"]


def with_a_field_that_no_room_has(content: Any) -> None:
    first_view(content)["room"]["weather"] = "rain"


def with_a_game_that_is_gone(content: Any) -> None:
    events = [event for track in content["tracks"] for event in track["events"]]
    news = [event[2] for event in events if event[1] == "hear" and "v" in event[2]]
    for playing in filter(None, (each.get("room", {}).get("playing") for each in news)):
        playing["game"] = "tiddlywinks"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (with_older_protocol, f"it speaks protocol {PROTOCOL - 1}, and the server"),
        (of_another_tour, "stops may be gone or missing"),
        (with_an_unknown_message, "Gossip"),
        (without_a_field_of_the_room, "ring"),
        (with_a_field_that_no_room_has, "weather"),
        (with_a_game_that_is_gone, "tiddlywinks"),
    ],
)
def test_a_recording_that_does_not_fit_names_its_file_and_the_command(
    change: Callable[[Any], None], why: str
) -> None:
    with pytest.raises(StaleRecordingError) as stale:
        recordings.unpack(ONE, altered(change))
    assert why in str(stale.value)
    assert str(ONE.path) in str(stale.value)
    assert COMMAND in str(stale.value)


@pytest.mark.parametrize("keep", [0, 100, -10])
def test_so_does_one_that_is_damaged(keep: int) -> None:
    with pytest.raises(StaleRecordingError, match="damaged") as stale:
        recordings.unpack(ONE, ONE.path.read_bytes()[:keep])
    assert COMMAND in str(stale.value)


def test_and_one_that_is_missing() -> None:
    with pytest.raises(StaleRecordingError, match="missing") as stale:
        recordings.load(Name("tiddlywinks"))
    assert COMMAND in str(stale.value)


def test_a_tour_that_stops_elsewhere_is_another_tour(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A word in a comment or a docstring changes nothing."""
    for name in ("base_tour", *recordings.SOURCES["starwars"]):
        text = (recordings.HERE / f"{name}.py").read_text("utf-8")
        (tmp_path / f"{name}.py").write_text(
            f'"""Another."""\n# A remark.\n{text}', "utf-8"
        )
    before = recordings.digest("starwars")
    monkeypatch.setattr(recordings, "HERE", tmp_path)
    tour = tmp_path / "starwars_tour.py"
    assert recordings.digest("starwars") == before
    tour.write_text(tour.read_text("utf-8").replace('"write-question"', '"write"'), "utf-8")
    assert recordings.digest("starwars") != before


def test_nothing_in_a_recording_opens_a_seat() -> None:
    for name in NAMES:
        for track in recordings.load(name).tracks:
            for message in recordings.heard(track.events):
                tokens = [you.get("token") for you in message.get("you", ())]
                tokens += message.get("lost", ())
                tokens += [message["code"]] if message["type"] == "Transfer" else []
                assert all(token is None or token.startswith("AAAA") for token in tokens)


def test_the_same_content_is_the_same_file() -> None:
    recording = Recording(
        "starwars", PROTOCOL, "", (Track(True, ((1, "stop", "tv", 0, 0),)),)
    )
    assert recordings.pack(recording) == recordings.pack(recording)
