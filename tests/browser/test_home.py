"""The start page: what there is to play, how it is played, and a table for it."""

import re

from playwright.async_api import expect

from browser.actions import at_table
from browser.evening import SMALL, Evening
from browser.screen_checks import settled
from konspira.languages import LANGUAGES
from konspira.wire import ALPHABET

WORLD = "document.documentElement.dataset.world ?? null"


async def test_a_guest_learns_a_game_in_60_seconds_and_opens_a_table_for_it(
    evening: Evening,
) -> None:
    phone = await evening.phone("pl")
    await phone.goto("/")
    assert await phone.page.evaluate(WORLD) is None
    spies = phone.text("game-spyfall2")
    await phone.page.get_by_role("button", name=spies).tap()
    sheet = phone.page.locator("dialog[open]")
    for number in range(1, 5):
        title = phone.text(f"howto-spyfall2-{number}")
        await sheet.get_by_role("heading", name=title, exact=True).wait_for()
    pictures = sheet.locator("li img")
    await expect(pictures).to_have_count(4)
    drawn = "all => all.every((one) => one.complete && one.naturalWidth > 0)"
    await phone.page.wait_for_load_state("networkidle")
    assert await pictures.evaluate_all(drawn)
    await expect(phone.page.locator("html")).to_have_attribute("data-world", "spyfall2")
    await phone.tap("lesson-play")
    await phone.page.get_by_label(phone.text("your-name")).fill("Ada")
    await phone.tap("that-is-me")
    await phone.page.wait_for_url(re.compile(rf"/[{ALPHABET}]{{5}}$"))
    await at_table(phone)
    await phone.page.get_by_role("button", name=spies).wait_for()  # it is chosen


async def test_the_lesson_leads_to_the_rules_and_back(evening: Evening) -> None:
    phone = await evening.phone()
    await phone.goto("/")
    await phone.page.get_by_role("button", name=phone.text("game-mafia")).tap()
    await phone.page.get_by_role("link", name=phone.text("lesson-rules")).tap()
    await phone.page.get_by_role("article").nth(1).wait_for()
    assert phone.page.url.endswith("/rules/mafia")
    await expect(phone.page.locator("dialog[open]")).to_have_count(0)
    await phone.tap("lesson")
    last = phone.text("howto-mafia-4")
    await phone.page.get_by_role("heading", name=last, exact=True).wait_for()
    await phone.tap("lesson-done")
    await expect(phone.page.locator("dialog[open]")).to_have_count(0)
    await phone.page.go_back()
    await phone.button("home-open").wait_for()
    assert await phone.page.evaluate(WORLD) is None


async def test_a_small_phone_shows_all_of_the_start_page_and_of_a_lesson(
    evening: Evening,
) -> None:
    """In every language; no name of a game is broken, and one can try a game alone."""
    faults = []
    screen = await evening.phone(viewport=SMALL)
    await screen.goto("/")
    for language in LANGUAGES:
        await screen.page.locator(f"button[lang={language}]").tap()
        await expect(screen.page.locator("html")).to_have_attribute("lang", language)
        await settled(screen.page)
        below = await screen.page.evaluate(BELOW_THE_EDGE)
        split = await screen.page.locator(".title").evaluate_all(SPLIT_WORDS)
        await screen.page.locator("button.game").last.tap()  # Mafia has the longest
        await screen.page.locator("dialog[open] li").nth(3).wait_for()
        await settled(screen.page)
        longer = await screen.page.locator("dialog[open]").evaluate(LONGER_THAN_IT_SHOWS)
        if below or split or longer:
            faults.append((language, below, split, longer))
        await screen.close_sheet()
        await screen.page.wait_for_function("() => !history.state?.sheets")
    assert not faults


BELOW_THE_EDGE = "document.documentElement.scrollHeight - innerHeight"
LONGER_THAN_IT_SHOWS = "sheet => sheet.scrollHeight - sheet.clientHeight"
# A word whose letters lie in two lines has two boxes.
SPLIT_WORDS = """
titles => titles.flatMap((title) => {
  const letters = title.firstChild
  return [...letters.textContent.matchAll(/[^\\s]+/g)].filter(({ index, 0: word }) => {
    const range = document.createRange()
    range.setStart(letters, index)
    range.setEnd(letters, index + word.length)
    return range.getClientRects().length > 1
  }).map(([word]) => word)
})
"""
