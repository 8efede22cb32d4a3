"""Try it alone: a guided first game on one phone, with nobody else and no server."""

import pytest
from playwright.async_api import expect

from browser.evening import SMALL, Evening, Screen
from browser.screen_checks import cut_off, untranslated
from browser.trial_guest import Guest

SOCKETS = """
window.sockets = 0
window.WebSocket = class extends WebSocket {
  constructor(...line) {
    super(...line)
    window.sockets++
  }
}
"""


async def guest(evening: Evening, language: str, word: str = "") -> Guest:
    phone = await evening.phone(language, viewport=SMALL, script=SOCKETS)
    return Guest(phone, word)


def faultless(screen: Screen, faults: list[str]) -> None:
    assert not faults, faults


@pytest.mark.parametrize(
    ("game", "language", "word"),
    [("codenames", "en", "ice")],
)
async def test_a_guest_who_follows_the_coach_comes_to_the_end(
    evening: Evening, game: str, language: str, word: str
) -> None:
    """By taps alone, with nothing cut on a small phone, and without any connection."""
    alone = await guest(evening, language, word)
    faults: list[str] = []

    async def watch(said: str) -> None:
        found = [*await cut_off(alone.page), *await untranslated(alone.page)]
        faults.extend(f"{said}: {fault}" for fault in found)

    await alone.begin(game)
    await alone.play(watch)
    assert not faults, "\n".join(faults)
    assert len(alone.told) > 5
    assert await alone.page.evaluate("window.sockets") == 0
    await expect(alone.screen.button("trial-again")).to_be_visible()
