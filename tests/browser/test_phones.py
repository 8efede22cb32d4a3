"""What phones have of their own: cameras in the screen, and messengers with windows."""

import pytest
from playwright.async_api import expect
from rings import first

from browser.actions import join_by_code
from browser.evening import SMALL, Evening, Screen
from browser.screen_checks import barriers, covered, cut_off
from konspira.languages import LANGUAGES

ON_ITS_SIDE = 844, 390
INSETS = {"top": 0, "left": 59, "right": 59, "bottom": 21}  # of an iPhone on its side
# Everything that can be read or touched and reaches into the corners of the screen.
IN_THE_CORNERS = """([left, right]) =>
  [...document.querySelectorAll('button, a, input, h1, h2, h3, p, li')].filter((part) => {
    const box = part.getBoundingClientRect()
    const seen = part.checkVisibility() && box.width > 1 && box.height > 1
    return seen && (box.left < left - 3 || box.right > innerWidth - right + 3)
  }).map((part) => part.outerHTML.slice(0, 200))
"""
# Messenger on an iPhone says so; nothing else of it matters here.
MESSENGER = """
Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU ' +
  'iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 [FBAN/MessengerForiOS;FBAV/450.0]' })
"""


async def turn(phone: Screen) -> None:
    """Turn the phone on its side, where its camera and corners take room."""
    width, height = ON_ITS_SIDE
    session = await phone.page.context.new_cdp_session(phone.page)
    await session.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    await phone.resize({"width": width, "height": height})


async def nothing_in_the_corners(phone: Screen) -> None:
    sides = [INSETS["left"], INSETS["right"]]
    assert await phone.page.evaluate(IN_THE_CORNERS, sides) == []


async def test_nothing_lies_under_the_camera_of_a_phone_on_its_side(
    evening: Evening,
) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    phone = await evening.phone(seats=phones[0])
    await phone.goto("/")
    await turn(phone)
    await phone.button("home-open").wait_for()
    await nothing_in_the_corners(phone)
    await phone.goto(f"/{phones[0].code}")
    await expect(phone.page.locator(".card")).to_have_count(25)
    await nothing_in_the_corners(phone)
    await phone.tap("menu")
    await phone.page.locator("dialog[open]").wait_for()
    await nothing_in_the_corners(phone)


@pytest.mark.parametrize("language", first(LANGUAGES))
async def test_in_the_window_of_a_messenger_people_are_told_how_to_keep_their_seat(
    evening: Evening, language: str
) -> None:
    (host,) = await evening.party.gather(1, evening.house)
    phone = await evening.phone(language, viewport=SMALL, script=MESSENGER)
    await phone.goto(f"/{host.code}")
    await phone.shows("in-app")
    await expect(phone.page.locator("aside .link")).to_have_text(
        f"{phone.origin}/{host.code}"
    )
    assert not await cut_off(phone.page) and not await covered(phone.page)
    assert not await barriers(phone.page)
    await phone.tap("copy-link")
    await phone.tap("in-app-stay")
    await expect(phone.page.locator("aside")).to_have_count(0)
    await join_by_code(phone, host.code, "Ben")
    await host.until(lambda: len(host.room["members"]) == 2)


async def test_a_browser_is_told_nothing(evening: Evening) -> None:
    (host,) = await evening.party.gather(1, evening.house)
    phone = await evening.phone()
    await phone.goto(f"/{host.code}")
    await phone.button("join-sit").wait_for()
    await expect(phone.page.locator("aside")).to_have_count(0)
