"""Films show every step of a reveal and of an ending, though none is named there."""

import pytest

from browser.evening import Evening
from browser.films import Camera
from browser.recordings import Name
from konspira.languages import ENGLISH


@pytest.mark.all_only
async def test_each_reveal_and_the_ending_on_the_wall_are_filmed(evening: Evening) -> None:
    camera = Camera(evening, Name("spyfall2"), ENGLISH)
    (wall,) = (track for track in camera.recording.tracks if track.tv)
    films = [(name, len(film)) async for name, film in camera.strips(wall)]
    # A vote that failed, the spies' guess, the straw poll, a conviction, and the end.
    assert [name for name, _ in films] == [
        "tv-spyfall2-verdict",
        "tv-spyfall2-round-over",
        "tv-spyfall2-fingers",
        "tv-spyfall2-over",
        "tv-spyfall2-over",
    ]
    assert all(pictures >= 4 for _, pictures in films)
