"""Every language: as the browser asks, and as the switch says."""

import pytest
from playwright.async_api import expect

from browser.actions import open_table
from browser.evening import Evening
from browser.screen_checks import untranslated
from konspira.languages import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
async def test_the_page_speaks_the_language_of_the_browser(
    evening: Evening, language: str
) -> None:
    phone = await evening.phone(language)
    await phone.goto("/")
    await phone.button("home-open").wait_for()
    await expect(phone.page.locator("html")).to_have_attribute("lang", language)
    assert not await untranslated(phone.page)


@pytest.mark.parametrize("locale", ["de-DE", "uk-UA", "pl"])
async def test_other_browsers_get_what_comes_nearest(evening: Evening, locale: str) -> None:
    language = "pl" if locale == "pl" else "en"
    phone = await evening.phone(language, locale=locale)
    await phone.goto("/")
    await phone.button("home-open").wait_for()
    await expect(phone.page.locator("html")).to_have_attribute("lang", language)


@every_language
async def test_the_switch_is_remembered(evening: Evening, language: str) -> None:
    before = "ru" if language == "en" else "en"
    phone = await evening.phone(language, locale=before)
    await phone.goto("/")
    await phone.page.locator(f"button[lang={language}]").tap()
    await phone.button("home-open").wait_for()
    await phone.page.reload()
    await phone.button("home-open").wait_for()
    await expect(phone.page.locator("html")).to_have_attribute("lang", language)
    await open_table(phone, "Ada")
    assert not await untranslated(phone.page)


async def test_a_phone_changes_its_language_at_the_table(evening: Evening) -> None:
    """Everybody reads the texts in their own language; the words are the table's."""
    phone = await evening.phone("en")
    await open_table(phone, "Ada")
    await phone.tap("menu")
    for language in reversed(LANGUAGES):
        await phone.page.locator(f"dialog[open] button[lang={language}]").tap()
        await expect(phone.page.locator("html")).to_have_attribute("lang", language)
        assert not await untranslated(phone.page)


async def test_the_tv_speaks_the_language_of_the_table(evening: Evening) -> None:
    phone = await evening.phone("pl")
    code = await open_table(phone, "Łucja")
    tv = await evening.tv(code, "en")
    await expect(tv.page.locator("html")).to_have_attribute("lang", "pl")
    await phone.tap("options")
    await phone.page.locator("#tongue").get_by_role("button", name="Русский").tap()
    await expect(tv.page.locator("html")).to_have_attribute("lang", "ru")
