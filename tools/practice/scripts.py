"""All guided first games, and the files they are recorded in."""

import json
from collections.abc import Iterator

from tools.practice import codenames, mafia, secret_identity, spyfall2, starwars
from tools.practice.practice import GUEST, Beat, Script, record

from konspira.languages import LANGUAGES

SCRIPTS: tuple[Script, ...] = (codenames, spyfall2, starwars, secret_identity, mafia)


def files() -> dict[str, str]:
    """Return the text of each file, by its name: one for each game and language."""
    return {
        f"{script.GAME}-{language}.json": render(record(script, language))
        for script in SCRIPTS
        for language in LANGUAGES
    }


def render(beats: list[Beat]) -> str:
    recording = {"guest": GUEST, "beats": beats}
    return json.dumps(recording, ensure_ascii=False, separators=(",", ":")) + "\n"


def every_beat(beats: list[Beat]) -> Iterator[Beat]:
    """Yield all of them, whatever the guest does."""
    for beat in beats:
        yield beat
        for then in beat.get("then", ()):
            yield from every_beat(then)
