"""Recordings as they are shown on a stage."""

import struct

import pytest

from browser.evening import LAPTOP, SMALL, Evening
from browser.recordings import Name
from browser.stage import Stage

SIZE = slice(16, 24)  # of a PNG


@pytest.mark.all_only
async def test_a_picture_is_as_large_as_the_screen_that_was_asked_for(
    evening: Evening,
) -> None:
    stage = Stage(evening, Name("starwars"))
    async for _, screen in stage.stops():
        for size in (LAPTOP, SMALL):
            await stage.resize(size)
            found = struct.unpack(">II", (await screen.page.screenshot())[SIZE])
            assert found == (size["width"], size["height"])
        break
