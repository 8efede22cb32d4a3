"""The shared parts of the look, in a real browser: whole, open to all, telling nothing."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from browser.evening import PHONE, SMALL, TV, Evening, Screen
from browser.gallery import (
    HANDS,
    ON_PHONES,
    ON_THE_WALL,
    PLACE,
    WALL,
    Exhibit,
    built_gallery,
    hang,
    look_at,
)
from browser.screen_checks import (
    THUMB,
    barriers,
    covered,
    cut_off,
    paint,
    settled,
    unreadable,
)

# Names that lie on each other, or off the screen.
CROWDED = """() => {
  const tags = [...document.querySelectorAll('ol .tag')]
  const boxes = tags.map((tag) => [tag.textContent, tag.getBoundingClientRect()])
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
  const beside = (a, b) => a.top < b.bottom - 1 && b.top < a.bottom - 1
  const found = []
  for (const [index, [name, box]] of boxes.entries()) {
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`off the screen: ${name}`)
    for (const [other, there] of boxes.slice(index + 1)) {
      if (over(box, there) && beside(box, there)) found.push(`${name} lies on ${other}`)
    }
  }
  return found
}"""
# People who stand on what is written on the edge of a TV.
ON_THE_EDGE = """() => {
  const boxOf = (element) => element.getBoundingClientRect()
  const edge = [...document.querySelectorAll('.door, .facts')].map(boxOf)
  return [...document.querySelectorAll('ol .sticker')].filter((sticker) => {
    const { left, right, top, bottom } = boxOf(sticker)
    const over = (box) => left < box.right && box.left < right
    return edge.some((box) => over(box) && top < box.bottom && box.top < bottom)
  }).map(({ textContent }) => `on the edge: ${textContent}`)
}"""
# Names that do not fit into their boxes, or stand out of whatever cuts them off.
CUT = """() => [...document.querySelectorAll('[dir=auto], [dir=auto] > span')]
  .filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect()
    const box = name.closest('button, .crate, .paper')?.getBoundingClientRect()
    const inside = box && left >= box.left - 1 && right <= box.right + 1
    const whole = inside && top >= box.top - 1 && bottom <= box.bottom + 3
    return name.scrollWidth > name.clientWidth + 1 || (box && !whole)
  })
  .map(({ textContent }) => `cut: ${textContent}`)"""
# Posters on which a part is missing: what is not drawn has no size.
BLANK = """() => [...document.querySelectorAll('.poster use')]
  .filter((part) => !part.getBBox().width)
  .map((part) => part.getAttribute('href'))"""
# How many titles there are, and those that touch the edge of their strip.
TITLES = """() => {
  const titles = [...document.querySelectorAll('.poster b')]
  const out = titles.filter((title) => {
    const words = document.createRange()
    words.selectNodeContents(title)
    return words.getBoundingClientRect().width > title.clientWidth * 0.97
  })
  return titles.length ? [titles.length, out.map(({ textContent }) => textContent)] : []
}"""
SCROLLS = """() => [...document.querySelectorAll('.box')]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
  .map(() => 'the grid scrolls')"""
SHAPES = """() => [...document.querySelectorAll('.note')].map((note) => JSON.stringify(
  [note, ...note.querySelectorAll('p')].map((part) => {
    const { color, backgroundColor } = getComputedStyle(part)
    return [part.className, part.offsetWidth, part.offsetHeight, color, backgroundColor]
  })))"""
# Remembers how long whatever moves does, and whether it moves at all.
WATCHED = """
window.moved = []
const { animate } = Element.prototype
Element.prototype.animate = function (frames, how) {
  moved.push([how.duration, frames.some((frame) => 'transform' in frame)])
  return animate.call(this, frames, how)
}
"""
MOVING = "() => document.getAnimations().map(({ effect }) => effect.target.className)"


def halves(exhibits: Sequence[Exhibit]) -> list[Any]:
    """All of them, one page for many, by whether their names want to fit."""
    hard = [exhibit for exhibit in exhibits if exhibit.hard]
    easy = [exhibit for exhibit in exhibits if not exhibit.hard]
    return [pytest.param(easy, id="easy"), pytest.param(hard, id="hard")]


Opening = Callable[..., Awaitable[Screen]]


@pytest.fixture(scope="module")
def gallery() -> Path:
    return built_gallery()


@pytest.fixture
def opening(evening: Evening, gallery: Path) -> Opening:
    """A screen in the gallery, which has seen nothing yet."""

    async def opened(**how: Any) -> Screen:
        screen = await evening.phone(**how)
        await hang(screen, gallery)
        return screen

    return opened


Check = Callable[[Page], Awaitable[list[str]]]


async def faults(
    screen: Screen, exhibits: Sequence[Exhibit], sizes: Sequence[ViewportSize], check: Check
) -> list[str]:
    """What is wrong with an exhibit in any size; in the first one, in the light, too."""
    page, found = screen.page, []
    for exhibit in exhibits:
        await page.set_viewport_size(sizes[0])
        await look_at(screen, exhibit)
        for size in sizes:
            await page.set_viewport_size(size)
            await settled(page)
            seen = await check(page)
            if size == sizes[0]:
                seen += await unreadable(page, "light")
                await paint(page, "dark")
            found += [f"{exhibit.name}, {size['width']}: {fault}" for fault in seen]
    return found


async def wrong_in_hands(page: Page) -> list[str]:
    found = await cut_off(page, THUMB) + await covered(page)
    for check in (CROWDED, CUT, SCROLLS):
        found += await page.evaluate(check)
    return found + (await barriers(page) if page.viewport_size != PHONE else [])


async def wrong_on_a_wall(page: Page) -> list[str]:
    found = await cut_off(page, 0) + await barriers(page)
    for check in (CROWDED, CUT, ON_THE_EDGE):
        found += await page.evaluate(check)
    return found


# The screens of games, which are made of these parts, are seen before a change lands.


@pytest.mark.all_only
@pytest.mark.parametrize("exhibits", halves(ON_PHONES))
async def test_every_part_is_whole_on_every_phone(
    opening: Opening, exhibits: list[Exhibit]
) -> None:
    found = await faults(await opening(), exhibits, HANDS, wrong_in_hands)
    assert not found, "\n".join(found)


@pytest.mark.all_only
@pytest.mark.parametrize("exhibits", halves(ON_THE_WALL))
async def test_every_part_is_whole_on_the_wall(
    opening: Opening, exhibits: list[Exhibit]
) -> None:
    found = await faults(await opening(), exhibits, WALL, wrong_on_a_wall)
    assert not found, "\n".join(found)


async def test_every_poster_is_drawn_and_its_title_whole(opening: Opening) -> None:
    screen = await opening(viewport=TV)
    for form in ("full", "art", "wall"):
        await screen.goto(f"{PLACE}?show=Posters&form={form}")
        await settled(screen.page)
        await expect(screen.page.locator(".poster")).to_have_count(88 + 4)
        await screen.page.wait_for_function(f"!({BLANK})().length")
        titles = await screen.page.evaluate(TITLES)
        assert titles == ([] if form == "art" else [92, []]), form


async def test_a_secret_lies_open_under_finger_mouse_and_keys(opening: Opening) -> None:
    phone = await opening()
    await look_at(phone, Exhibit("Night", count=11))
    page = phone.page
    await settled(page)
    bar, note = page.get_by_role("button", name="Hold: your task"), page.locator(".note p")
    assert not await note.count()
    await bar.hover()
    await page.mouse.down()
    assert await note.count() == 4
    await page.mouse.up()
    assert not await note.count()
    await page.get_by_role("button", name="Ida").focus()
    await bar.focus()
    await page.keyboard.down("Space")
    assert await note.count() == 4
    await page.keyboard.up("Space")
    assert await note.count() == 4  # whoever plays by keys needs them to read it
    await page.keyboard.press("Space")
    assert not await note.count()
    tools = await page.context.new_cdp_session(page)
    box = await bar.bounding_box()
    assert box
    at = [{"x": box["x"] + 40, "y": box["y"] + 20}]
    await tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    await note.first.wait_for()
    await tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await note.first.wait_for(state="detached")


async def test_notes_look_alike_whatever_they_say(opening: Opening) -> None:
    phone = await opening(viewport=SMALL)
    await look_at(phone, Exhibit("Controls"))
    await settled(phone.page)
    shapes = await phone.page.evaluate(SHAPES)
    assert len(shapes) == 2
    assert len(set(shapes)) == 1


async def test_nothing_moves_at_night_when_somebody_chooses(opening: Opening) -> None:
    phone = await opening(calm=False)  # it would move, if it wanted to
    await look_at(phone, Exhibit("Night", count=11))
    await settled(phone.page)
    window = phone.page.get_by_role("button", name="Ida")
    await window.tap()
    assert await window.get_attribute("aria-pressed") == "true"
    assert not await phone.page.evaluate(MOVING)


async def test_whoever_wants_no_motion_sees_a_short_fade(opening: Opening) -> None:
    phone = await opening(script=WATCHED)
    await look_at(phone, Exhibit("Night", count=11))
    await phone.page.get_by_role("button", name="Hold: your task").focus()
    await phone.page.keyboard.down("Space")
    await phone.page.locator(".note p").first.wait_for()
    assert await phone.page.evaluate("moved") == [[150, False]]
