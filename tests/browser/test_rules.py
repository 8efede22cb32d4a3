"""Rules to learn from: choose a game, then 60 seconds, two pages, or every rule."""

import re

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from browser.actions import all_options, at_table
from browser.evening import LAPTOP, SMALL, Evening, Screen
from browser.screen_checks import (
    barriers,
    covered,
    cut_off,
    english_but_for,
    paint,
    settled,
    unreadable,
    wrong,
)
from konspira.languages import LANGUAGES

GAMES = ("codenames", "mafia", "secret_identity", "spyfall2", "starwars")
ASIDE: ViewportSize = {"width": 640, "height": 360}
DRAWN = "all => all.every((one) => one.complete && one.naturalWidth > 0)"


def way(screen: Screen, name: str) -> Locator:
    """A link by its text."""
    return screen.page.get_by_role("link", name=screen.text(name), exact=True)


async def press(screen: Screen, what: Locator) -> None:
    """As a finger does: whatever lies there gets it."""
    await what.scroll_into_view_if_needed()
    box = await what.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await screen.page.touchscreen.tap(*middle)


async def test_a_guest_chooses_a_game_and_goes_deeper(evening: Evening) -> None:
    phone = await evening.phone("pl", viewport=SMALL)
    await phone.goto("/")
    await press(phone, way(phone, "home-rules"))
    await phone.shows("rules-choose")
    spies = phone.page.get_by_role("link", name=phone.text("game-spyfall2"))
    await press(phone, spies)
    await expect(phone.page.get_by_role("article")).to_have_count(2)
    assert phone.page.url.endswith("/rules/spyfall2")
    await phone.page.wait_for_load_state("networkidle")
    pictures = phone.page.locator("article img")
    await expect(pictures).to_have_count(3)
    assert await pictures.evaluate_all(DRAWN)
    await expect(phone.page.locator("html")).to_have_attribute("data-world", "spyfall2")

    await press(phone, phone.button("lesson"))
    last = phone.text("howto-spyfall2-4")
    await phone.page.get_by_role("heading", name=last, exact=True).wait_for()
    await press(phone, phone.button("lesson-done"))
    await expect(phone.page.locator("dialog[open]")).to_have_count(0)

    await press(phone, way(phone, "rules-law"))
    await phone.page.locator("#SF2-01").wait_for()
    await expect(phone.page.locator("[id^=SW-]")).to_have_count(0)
    await press(phone, way(phone, "rules-pages"))
    await expect(phone.page.get_by_role("article")).to_have_count(2)

    other = phone.page.locator("footer").get_by_role("link").first
    await press(phone, other)
    await expect(phone.page).to_have_url(re.compile("/rules/codenames$"))
    await press(phone, way(phone, "rules-books"))
    await phone.shows("rules-choose")
    for _ in range(2):
        await press(phone, phone.button("rules-back"))
    await expect(phone.page).to_have_url(re.compile("/rules/spyfall2$"))


async def test_the_law_is_searched_by_word_and_by_number(evening: Evening) -> None:
    phone = await evening.phone("pl")
    await phone.goto("/rules/codenames#law")
    field = phone.page.get_by_role("searchbox")
    await press(phone, field)
    await phone.page.keyboard.type("ZABOJCA dotkn")
    marks = phone.page.locator("main mark")
    await expect(marks.filter(has_text="zabójcy").first).to_be_visible()
    await expect(phone.page.locator("#CN-38")).to_be_visible()
    await expect(phone.page.locator("#CN-41")).to_have_count(0)
    await field.fill("cn41")
    await expect(phone.page.locator("main .rule")).to_have_count(1)
    await phone.page.get_by_text("Znaleziono 1 zasadę").wait_for()
    await field.fill("brontozaur")
    await phone.shows("rules-none", query="brontozaur")
    await field.fill("41")
    await press(phone, phone.page.locator("#CN-41 .number"))
    await expect(phone.page).to_have_url(re.compile("/rules/codenames#CN-41$"))
    await expect(field).to_have_value("")
    await expect(phone.page.locator("#CN-41")).to_be_in_viewport()
    await expect(phone.page.locator("#CN-38")).to_be_visible()


async def test_a_chapter_and_a_rule_are_a_tap_away(evening: Evening) -> None:
    phone = await evening.phone()
    await phone.goto("/rules/codenames#CN-81")
    await expect(phone.page.locator("#CN-81")).to_be_in_viewport()
    await press(phone, phone.page.locator("#CN-81 span a"))
    await expect(phone.page.locator("#CN-O11")).to_be_in_viewport()
    await phone.goto("/rules/codenames#law")
    await press(phone, phone.page.locator("summary"))
    box = phone.page.get_by_role("link", name="With the real box")
    await press(phone, box)
    heading = phone.page.get_by_role("heading", name="With the real box")
    await expect(heading).to_be_in_viewport()
    await expect(phone.page.locator("#CN-12")).to_be_in_viewport()


async def test_an_option_leads_to_its_rule_and_to_the_law(evening: Evening) -> None:
    host = (await evening.party.gather(4, evening.house))[0]
    phone = await evening.screen_of(host)
    await at_table(phone)
    await all_options(phone)
    name = phone.text("option-rules", option=phone.text("option-codenames-timer"))
    await press(phone, phone.page.get_by_role("button", name=name, exact=True))
    sheet = phone.page.locator("dialog[open]").last
    rule = sheet.get_by_role("link", name="CN-69", exact=True)
    await press(phone, rule)
    await expect(phone.page).to_have_url(re.compile("/rules/codenames#CN-69$"))
    await expect(phone.page.locator("#CN-69")).to_be_in_viewport()
    await expect(phone.page.locator("dialog[open]")).to_have_count(0)
    await press(phone, phone.button("rules-back"))
    await at_table(phone)


async def test_an_option_leads_to_the_ruling_whose_other_reading_it_gives(
    evening: Evening,
) -> None:
    host = (await evening.party.gather(4, evening.house))[0]
    phone = await evening.screen_of(host, "pl", viewport=SMALL)
    await at_table(phone)
    await all_options(phone)
    option = phone.text("option-codenames-timer")
    name = phone.text("option-rules", option=option)
    await press(phone, phone.page.get_by_role("button", name=name, exact=True))
    sheet = phone.page.locator("dialog[open]").last
    await expect(sheet).to_contain_text(phone.text("rule-other-reading"))
    await press(phone, sheet.get_by_role("link", name="CN-O14", exact=True))
    await expect(phone.page).to_have_url(re.compile("/rules/codenames#CN-O14$"))
    row = phone.page.locator("#CN-O14")
    await expect(row).to_be_in_viewport()
    for part in ("rule-other-reading", "rule-option"):
        await expect(row).to_contain_text(phone.text(part))
    await expect(row).to_contain_text(option)


async def test_a_room_leads_to_the_rules_and_back(evening: Evening) -> None:
    host = (await evening.party.gather(4, evening.house))[0]
    phone = await evening.screen_of(host)
    await at_table(phone)
    await phone.tap("menu")
    await press(phone, way(phone, "rules"))
    await expect(phone.page.get_by_role("article")).to_have_count(2)
    await press(phone, phone.button("rules-back"))
    await at_table(phone)


async def test_what_is_not_opened_is_not_fetched(evening: Evening) -> None:
    phone = await evening.phone(fresh=True)
    fetched: list[str] = []
    phone.page.on("response", lambda answer: fetched.append(answer.url))
    await phone.goto("/")
    await phone.button("home-open").wait_for()
    await phone.page.wait_for_load_state("networkidle")
    rules = re.compile(r"/(codenames|mafia|spyfall2)(\.\w\w)?-[\w-]+\.js|learn|codenames-1")
    assert not [url for url in fetched if rules.search(url)]
    await phone.goto("/rules/codenames")
    await phone.page.get_by_role("article").nth(1).wait_for()
    await phone.page.wait_for_load_state("networkidle")
    [picture] = [url for url in fetched if "codenames-1" in url]
    assert not [url for url in fetched if "mafia-1" in url]
    kept = await phone.page.evaluate("fetch('/sw.js').then((answer) => answer.text())")
    assert 0 < kept.count("/assets/") < 20  # or twenty phones would ask for too much
    assert picture.rsplit("/", 1)[1] not in kept  # nor by the worker, behind one's back


@pytest.mark.parametrize("language", LANGUAGES)
async def test_large_type_and_a_phone_on_its_side_lose_nothing(
    evening: Evening, language: str
) -> None:
    screen = await evening.phone(language)
    for path in ("/rules", "/rules/starwars", "/rules/starwars#law"):
        await screen.page.set_viewport_size(ASIDE)
        await screen.goto(path)
        await screen.page.locator(shown(path)).first.wait_for()
        await is_whole(screen, f"{path} aside")
        await screen.page.set_viewport_size(SMALL)
        await screen.page.evaluate("document.documentElement.style.fontSize = '200%'")
        await is_whole(screen, f"{path} in large type")
        await screen.goto("/")  # or the next path were but a part of the same page


async def is_whole(screen: Screen, where: str) -> None:
    await settled(screen.page)
    assert not await cut_off(screen.page), where
    assert not await covered(screen.page), where


def shown(path: str) -> str:
    return "main .rule" if path.endswith("#law") else "main li:visible"


SEEN_FIRST = ("en", "laptop"), ("ru", "small")
PAGES = [
    pytest.param(
        language,
        viewport,
        marks=[] if (language, name) in SEEN_FIRST else [pytest.mark.all_only],
        id=f"{language}-{name}",
    )
    for language in LANGUAGES
    for name, viewport in {"small": SMALL, "laptop": LAPTOP}.items()
]


@pytest.mark.parametrize(("language", "viewport"), PAGES)
async def test_every_page_of_the_rules_is_whole_and_open_to_all(
    evening: Evening, language: str, viewport: ViewportSize
) -> None:
    screen = await evening.phone(language, viewport=viewport)
    english = english_but_for(language)
    pages = ["/rules", *(f"/rules/{game}" for game in GAMES), "/rules/mafia#law"]
    found: list[str] = []
    for path in pages:
        await screen.goto(path)
        await screen.page.locator(shown(path)).first.wait_for()
        await screen.page.wait_for_load_state("networkidle")
        await settled(screen.page)
        seen = await wrong(screen.page, language, english)
        seen += await covered(screen.page)
        if path in ("/rules", "/rules/codenames", "/rules/mafia#law"):
            await paint(screen.page, "light")
            seen += await barriers(screen.page) + await unreadable(screen.page, "dark")
        found += [f"{path}: {fault}" for fault in seen]
    assert not found, "\n".join(found)
