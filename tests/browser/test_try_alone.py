"""Try it solo: a guided first game on one phone, with nobody else and no server."""

import pytest
from playwright.async_api import Locator, Page, expect

from browser.actions import at_table
from browser.evening import SMALL, Evening
from browser.practice_guest import Guest
from browser.screen_checks import cut_off, settled, untranslated

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


@pytest.mark.parametrize(
    ("game", "language", "word"),
    [
        ("codenames", "en", "ice"),
        pytest.param("spyfall2", "pl", "", marks=pytest.mark.all_only),
        pytest.param("starwars", "ru", "", marks=pytest.mark.all_only),
        pytest.param("secret_identity", "pl", "", marks=pytest.mark.all_only),
        ("mafia", "ru", ""),
    ],
)
async def test_a_guest_who_follows_the_coach_comes_to_the_end(
    evening: Evening, game: str, language: str, word: str
) -> None:
    """By taps alone, with nothing cut on a small phone, and without any connection."""
    alone = await guest(evening, language, word)
    faults: list[str] = []

    async def watch(said: str) -> None:
        await settled(alone.page)
        found = [*await cut_off(alone.page), *await untranslated(alone.page)]
        faults.extend(f"{said}: {fault}" for fault in found)

    await alone.begin(game)
    await alone.play(watch)
    assert not faults, "\n".join(faults)
    assert len(alone.told) > 5
    assert await alone.page.evaluate("window.sockets") == 0
    await expect(alone.screen.button("practice-again")).to_be_visible()


async def test_the_way_there_leads_through_the_lesson(evening: Evening) -> None:
    """A guest who tried a game is told so, and may leave at any time."""
    alone = await guest(evening, "en")
    page, screen = alone.page, alone.screen
    await screen.goto("/")
    await page.get_by_role("button", name=screen.text("game-mafia")).tap()
    lesson = page.locator("dialog[open]")
    await lesson.get_by_role("link", name=screen.text("lesson-try")).tap()
    await page.locator("header[data-waits=tap]").wait_for()
    assert page.url.endswith("/try/mafia")
    await page.go_back()
    await screen.button("home-open").wait_for()
    await page.get_by_role("link", name=screen.text("home-try")).tap()
    await page.locator("header[data-waits=tap]").wait_for()
    assert page.url.endswith("/try/codenames")
    await screen.tap("practice-leave")
    await screen.button("home-open").wait_for()


def card(page: Page, word: str) -> Locator:
    return page.locator(".board").get_by_role("button", name=word)


async def test_another_move_is_kindly_put_aside(evening: Evening) -> None:
    """It is no error, nothing happens, and the coach says again what to do."""
    alone = await guest(evening, "en")
    page, screen = alone.page, alone.screen

    class Reached(Exception):
        pass

    async def watch(said: str) -> None:
        if "APPLE" in said:
            raise Reached

    await alone.begin("codenames")
    with pytest.raises(Reached):
        await alone.play(watch)
    await card(page, "table").tap()
    await expect(page.locator("header [role=status]")).to_contain_text(
        screen.text("practice-nudge")
    )
    await expect(page.locator(".covered")).to_have_count(0)
    await card(page, "apple").tap()
    await card(page, "apple").tap()
    await screen.tap("codenames-touch", word="apple")
    await expect(page.locator(".covered")).to_have_count(1)


async def test_who_has_come_to_the_end_opens_a_table_for_the_game(evening: Evening) -> None:
    alone = await guest(evening, "en")
    page, screen = alone.page, alone.screen

    async def watch(said: str) -> None: ...

    await alone.begin("starwars")
    await alone.play(watch)
    tried = await page.evaluate("JSON.parse(localStorage['konspira.settings']).tried")
    assert tried == ["starwars"]  # their next lesson says so
    await screen.tap("practice-open")
    await page.get_by_label(screen.text("your-name")).fill("Ada")
    await screen.tap("that-is-me")
    await at_table(screen)
    await page.get_by_role("button", name=screen.text("game-starwars")).first.wait_for()
