"""Browsers at the floor, which lack something, and those below it (`browserslist` in
client/package.json)."""

from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect
from server_harness import all_see, phase, start

from browser.evening import TV, Evening, Screen
from konspira.languages import LANGUAGES

SETTINGS = "localStorage.setItem('konspira.settings', '{\"language\": \"%s\"}')"
NO_HAS = ((":has(", ":unknown("),)
NO_CONTAINERS = tuple((f"1cq{axis}", f"1unknown{axis}") for axis in "iwbh")
NO_CONTAINERS += (("container-type", "unknown"), ("@container", "@unknown"))
NO_MIXES = (("color-mix(", "unknown("),)
DOES_NOT_KNOW = """
const known = CSS.supports.bind(CSS)
CSS.supports = (...asked) => !/:has|cqi/.test(asked.join(':')) && known(...asked)
"""
BOXES = """() => [...document.querySelectorAll('main, main *')].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return [node.tagName, x, y, width, height, parseFloat(getComputedStyle(node).fontSize)]
})"""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_browser_that_is_too_old_says_so_and_what_to_do(
    evening: Evening, language: str
) -> None:
    phone = await evening.phone(language, script="delete Array.prototype.findLast")
    await phone.goto("/BCDFG")
    sentence = phone.page.locator("body > p")
    await expect(sentence).to_have_text(phone.text("old-browser"))
    await expect(phone.page.locator("html")).to_have_attribute("lang", language)
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    await phone.page.evaluate(SETTINGS % other)  # as it was chosen on this phone
    await phone.page.reload()
    await expect(phone.page.locator("html")).to_have_attribute("lang", other)
    await phone.page.wait_for_load_state("networkidle")
    await expect(phone.page.locator("#app > *")).to_have_count(0)  # and nothing has begun


async def test_without_scripts_it_is_said_in_every_language(
    evening: Evening, browser: Browser
) -> None:
    context = await browser.new_context(java_script_enabled=False)
    page = await context.new_page()
    await page.goto(evening.origin)
    for language in LANGUAGES:
        text = Screen(page, evening.origin, language).text("no-scripts")
        await expect(page.locator(f"noscript [lang={language}]")).to_have_text(text)
        await expect(page.locator(f"noscript [lang={language}]")).to_be_visible()
    await context.close()


async def boxes(evening: Evening, code: str, lacks: tuple[tuple[str, str], ...]) -> Any:
    """Return the box and the letters of everything on a TV whose styles lack this."""

    async def without(route: Route) -> None:
        answer = await route.fetch()
        style = await answer.text()
        for word, unknown in lacks:
            style = style.replace(word, unknown)
        await route.fulfill(response=answer, body=style)

    script = DOES_NOT_KNOW if lacks else ""
    tv = await evening.phone(viewport=TV, script=script, touch=False)
    await tv.page.route("**/*.css", without)
    await tv.goto(f"/tv/{code}")
    await expect(tv.page.locator(".card .word")).to_have_count(25)
    await tv.page.wait_for_load_state("networkidle")
    await tv.page.evaluate("document.fonts.ready")
    return await tv.page.evaluate(BOXES)


async def test_a_board_looks_the_same_without_has_mixes_and_units_of_containers(
    evening: Evening,
) -> None:
    phones = await evening.party.gather(4, evening.house)
    await start(phones, grace_seconds=0)
    await all_see(phones, lambda phone: phase(phone) == "Cluing")
    code = phones[0].code
    today = await boxes(evening, code, ())
    old = await boxes(evening, code, NO_HAS + NO_CONTAINERS + NO_MIXES)
    assert [box[0] for box in old] == [box[0] for box in today]
    for one, other in zip(old, today, strict=True):
        assert one[1:] == pytest.approx(other[1:], abs=1), one[0]
