"""Every screen, on phones of two sizes, a laptop and the TV, and in each language.

The screens come from recordings, so nobody plays: see stage.py. What a server of today
sends is seen by test_live_tours.py.
"""

import itertools
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from playwright.async_api import ViewportSize

from browser.evening import LAPTOP, PHONE, SMALL, TV, Evening
from browser.recordings import Name
from browser.screen_checks import (
    COVERED,
    THUMB,
    bring_axe,
    english_but_for,
    faults_of,
    look,
)
from browser.stage import Stage, share
from browser.tour import TOURS
from konspira.languages import ENGLISH, LANGUAGES

# A crowd; and the lobby, where the longest name goes on in a second line.
HAS_NO_ROOM = ("crowd", "appoint", "lobby", "options")
LARGER = (LAPTOP, PHONE)  # a phone in the end
# No job may be so long that the others wait for it at the end.
PARTS = {
    **{"lobby": 2, "codenames": 2, "spyfall2": 3},
    **{"starwars": 1, "secret_identity": 3, "mafia": 5},
}
JOBS = [
    pytest.param(tour, part, id=f"{tour}-{part + 1}")
    for tour in TOURS
    for part in range(PARTS[tour])
]


class Judged:
    """Kinds of elements in which axe has found nothing, by their numbers.

    They stand in a file that the workers of a run share: what one has judged need not be
    judged by another.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: set[int] = set()
        path.touch()

    def unknown(self, kinds: Iterable[int]) -> set[int]:
        """Return those that nobody has judged."""
        if not self._known.issuperset(kinds):
            whole, _, _ = self._path.read_text().rpartition("\n")  # another may be writing
            self._known.update(map(int, whole.split()))
        return {*kinds} - self._known

    def add(self, kinds: Iterable[int]) -> None:
        with self._path.open("a") as file:
            file.write("".join(f"{kind}\n" for kind in kinds))


@pytest.fixture(scope="session")
def judged(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Judged:
    folder = tmp_path_factory.getbasetemp()
    return Judged((folder if worker_id == "master" else folder.parent) / "judged.txt")


@pytest.mark.short_version
@pytest.mark.parametrize(("tour", "part"), JOBS)
async def test_every_screen_is_whole_translated_and_open_to_all(
    evening: Evening, judged: Judged, tour: str, part: int
) -> None:
    """In a language that needs more room than English, another one from track to track;
    the smallest phone and the TV, and a laptop or a common phone from screen to screen."""
    languages = itertools.cycle(each for each in LANGUAGES if each != ENGLISH)
    larger = itertools.cycle(LARGER)
    faults = []
    stage = Stage(evening, Name(tour), small_picture=True)
    for track in share(stage.recording.tracks, part, PARTS[tour]):
        stage.language = next(languages)
        async for name, _ in stage.along(track):
            least, *possible = sizes(stage)
            turn = next(larger)
            also = [size for size in possible if size is turn]
            # A phone in the end: on a laptop other keys are there to touch.
            faults += await wrong(stage, judged, tour, name, [*also, least])
    assert not faults, "\n".join(faults)


@pytest.mark.all_only
@pytest.mark.parametrize(("tour", "part"), JOBS)
async def test_every_screen_is_whole_and_open_to_all_in_each_language(
    evening: Evening, judged: Judged, tour: str, part: int
) -> None:
    faults = []
    stage = Stage(evening, Name(tour), small_picture=True)
    async for name, _ in stage.stops(part, PARTS[tour]):
        for language in LANGUAGES:
            await stage.speak(language)
            faults += await wrong(stage, judged, tour, name, sizes(stage))
        await stage.speak(ENGLISH)
    assert not faults, "\n".join(faults)


def sizes(stage: Stage) -> tuple[ViewportSize, ...]:
    """Those in which somebody may have this device before them, the hardest first."""
    return (TV,) if stage.on_the_wall else (SMALL, *LARGER)


async def wrong(
    stage: Stage,
    judged: Judged,
    tour: str,
    name: str,
    sizes: Sequence[ViewportSize],
) -> list[str]:
    """What is wrong in the language of the stage and these sizes."""
    found = []
    for size in sizes:
        await stage.resize(size)
        where = f"{name}, {stage.language}, {size['width']} wide"
        found += [f"{where}: {fault}" for fault in await faults_here(stage, tour, name)]
        if size in (SMALL, TV):
            found += [f"{where}: {fault}" for fault in await barriers_here(stage, judged)]
    return found


async def faults_here(stage: Stage, tour: str, name: str) -> list[str]:
    """What can be told without axe, in the language and size that the stage has."""
    language, size = stage.language, stage.size
    asked = {
        "least": 0 if size is TV else THUMB,  # nobody can tap there, nor scroll
        "others": checks(tour, name, size),
    }
    seen = await look(stage.page, "everything", asked)
    # The table of a recording is laid in English, with words that may look like texts.
    seen["texts"] = [text for text in seen["texts"] if text not in stage.recording.words]
    return faults_of(seen, language, english_but_for(language))


async def barriers_here(stage: Stage, judged: Judged) -> list[str]:
    """What axe finds, in both lights. It takes longer than the rest, so a screen is judged
    if something on it was not judged before: most differ in nothing but words."""
    new = judged.unknown(await look(stage.page, "kinds"))
    if not new:
        return []
    await bring_axe(stage.page)
    found: list[str] = await look(stage.page, "barriersInBothLights", [*new])
    if not found:
        judged.add(new)
    return found


def checks(tour: str, name: str, size: ViewportSize) -> list[str]:
    """What else must be true there."""
    wanted = {
        "covered": size is not TV and not name.endswith(COVERED),
        "underTheDock": size is PHONE and tour in ("spyfall2", "starwars"),
        "offTheWall": size is TV and tour == "secret_identity",
        "notAtAGlance": tour == "mafia" and not any(word in name for word in HAS_NO_ROOM),
    }
    return [check for check, is_due in wanted.items() if is_due]
