"""Every screen, on phones of two sizes, a laptop and the TV, and in each language.

The screens come from recordings, so nobody plays: see stage.py. What a server of today
sends is seen by test_live_tours.py.
"""

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
from browser.stage import Stage
from browser.tour import TOURS
from konspira.languages import LANGUAGES

# A crowd; and the lobby, where the longest name goes on in a second line.
HAS_NO_ROOM = ("crowd", "appoint", "lobby", "options")
ENGLISH_BUT_FOR = {language: english_but_for(language) for language in LANGUAGES}
# No job may be so long that the others wait for it at the end.
PARTS = {"codenames": 3, "spyfall2": 3, "starwars": 1, "secret_identity": 3, "mafia": 5}
JOBS = [
    pytest.param(tour, part, id=f"{tour}-{part + 1}")
    for tour in TOURS
    for part in range(PARTS[tour])
]


@pytest.mark.parametrize(("tour", "part"), JOBS)
async def test_every_screen_is_whole_translated_and_open_to_all(
    evening: Evening, tour: str, part: int
) -> None:
    faults = []
    judged: set[int] = set()
    stage = Stage(evening, Name(tour), small_picture=True)
    async for name, _ in stage.stops(part, PARTS[tour]):
        for size in sizes(stage):
            await stage.resize(size)
            found = await wrong(stage, tour, name, judged)
            faults += [f"{name}, {size['width']} wide, {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def sizes(stage: Stage) -> list[ViewportSize]:
    """The size of a TV; or of the smallest phone, a laptop and a common phone, beginning
    with what the stage has."""
    if stage.on_the_wall:
        return [TV]
    return [SMALL, LAPTOP, PHONE] if stage.size == SMALL else [PHONE, LAPTOP, SMALL]


async def wrong(stage: Stage, tour: str, name: str, judged: set[int]) -> list[str]:
    """What is wrong in any language, in the size that the stage has.

    Axe takes longer than the rest, so nothing is `judged` twice: most screens differ from
    language to language in nothing but words.
    """
    page, size = stage.page, stage.size
    asked = {
        "least": 0 if size is TV else THUMB,  # nobody can tap there, nor scroll
        "others": checks(tour, name, size),
    }
    found = []
    for language in in_turn(stage.language):
        await stage.speak(language)
        seen = await look(page, "everything", asked)
        # The table of a recording is laid in English, with words that may look like texts.
        seen["texts"] = [
            text for text in seen["texts"] if text not in stage.recording.words
        ]
        faults = faults_of(seen, language, ENGLISH_BUT_FOR[language])
        if size in (SMALL, TV) and seen["structure"] not in judged:
            judged.add(seen["structure"])
            await bring_axe(page)
            faults += await look(page, "barriersInBothLights")
        found += [f"{language}: {fault}" for fault in faults]
    return found


def in_turn(first: str) -> list[str]:
    """All languages, beginning with what the stage speaks. So each screen begins with
    another one: an announcement is made once, and stays as it was."""
    at = LANGUAGES.index(first)
    return [*LANGUAGES[at:], *LANGUAGES[:at]]


def checks(tour: str, name: str, size: ViewportSize) -> list[str]:
    """What else must be true there."""
    wanted = {
        "covered": size is not TV and not name.endswith(COVERED),
        "underTheDock": size is PHONE and tour in ("spyfall2", "starwars"),
        "offTheWall": size is TV and tour == "secret_identity",
        "notAtAGlance": tour == "mafia" and not any(word in name for word in HAS_NO_ROOM),
    }
    return [check for check, is_due in wanted.items() if is_due]
