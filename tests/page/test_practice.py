"""Guided first games: played by the real rules, up to date, and told in every language."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.practice import codenames
from tools.practice.practice import GUEST, Beat, Practice, record
from tools.practice.scripts import SCRIPTS, every_beat, files

from konspira.game import IllegalMove
from konspira.games import GAMES
from konspira.games.codenames.moves import Stop
from konspira.languages import LANGUAGES

CLIENT = Path(__file__).parents[2] / "client"
STORED = CLIENT / "src" / "practice" / "recordings"
AT_MOST = 180  # seconds: more patience nobody has for a first game
READS = 17  # letters a second, which is slow
ACTS = 4  # seconds that somebody takes for a move

EACH = [(script, language) for script in SCRIPTS for language in LANGUAGES]
NAMES = [f"{script.GAME}-{language}" for script, language in EACH]


@cache
def texts(language: str) -> dict[str, str]:
    text = (CLIENT / "locales" / language / "practice.ftl").read_text("utf-8")
    return dict(re.findall(r"^practice-([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def test_the_page_plays_what_the_scripts_say() -> None:
    """A move that the rules refuse would have raised IllegalMove."""
    stored = {path.name: path.read_text("utf-8") for path in STORED.iterdir()}
    mend = "client/src/practice/recordings is out of date: python3 dev.py write practice"
    assert stored == files(), mend


def test_every_game_can_be_tried() -> None:
    assert {script.GAME for script in SCRIPTS} == set(GAMES)


def test_a_move_that_the_rules_refuse_is_noticed() -> None:
    practice = Practice("codenames", "en")
    codenames.begin(practice, codenames.OPERATIVE, codenames.FIRST["en"])
    with pytest.raises(IllegalMove):
        practice.happens(codenames.RIVALS, Stop())


@pytest.mark.parametrize(("script", "language"), EACH, ids=NAMES)
def test_the_coach_has_a_text_for_everything(script: Any, language: str) -> None:
    for beat in every_beat(record(script, language)):
        if "say" in beat:
            told = set(re.findall(r"\$(\w+)", texts(language)[beat["say"]]))
            assert told <= set(beat["args"]), beat["say"]


@pytest.mark.parametrize(("script", "language"), EACH, ids=NAMES)
def test_it_takes_three_minutes_at_most(script: Any, language: str) -> None:
    """Whatever the guest chooses, however slowly they read."""
    assert longest(record(script, language), language) <= AT_MOST


def longest(beats: list[Beat], language: str) -> float:
    seconds = 0.0
    for beat in beats:
        seconds += beat.get("after", 0) / 1000
        seconds += ACTS if "moves" in beat or "does" in beat else 0
        seconds += len(texts(language)[beat["say"]]) / READS if "say" in beat else 0
        forks = [longest(then, language) for then in beat.get("then", ())]
        seconds += max(forks, default=0)
    return seconds


@pytest.mark.parametrize(("script", "language"), EACH, ids=NAMES)
def test_it_begins_with_everything_and_ends_with_a_word(script: Any, language: str) -> None:
    for path in paths(record(script, language)):
        first, last = path[0], path[-1]
        assert first["news"]["whole"] and first["news"]["hands"]
        assert last["tap"], "the guest reads the last word before the end"
        members = first["news"]["room"]["members"]
        assert [member["name"] for member in members if member["id"] == GUEST] == [""]


def paths(beats: list[Beat]) -> list[list[Beat]]:
    """Every way through a recording."""
    if not (forks := beats[-1].get("then")):
        return [beats]
    return [[*beats, *rest] for then in forks for rest in paths(then)]


def test_a_fork_leads_to_what_follows_from_each_move() -> None:
    (fork,) = (beat for beat in every_beat(record(codenames, "en")) if "then" in beat)
    ours = [
        len(then[0]["news"]["table"]["phase"].get("marks", ())) for then in fork["then"]
    ]
    kinds = [way["move"]["type"] for way in fork["moves"]]
    assert dict(zip(kinds, ours, strict=True)) == {"Stop": 0, "Mark": 1}


def test_a_recording_is_small() -> None:
    """It is fetched when somebody tries the game, over any line."""
    for path in STORED.iterdir():
        assert len(json.dumps(json.loads(path.read_text("utf-8")))) < 120_000, path.name
