"""What a person does on a screen of Secret Identity, step by step."""

import asyncio
import re
from typing import NamedTuple

from playwright.async_api import Locator, expect

from browser.evening import Screen

NAMES = "names => names.map((name) => name.textContent.trim())"
REST = 0.2  # seconds; a finger that is still moving flings, and Chromium skips the next tap


def begins(screen: Screen, text: str) -> re.Pattern[str]:
    """A text of the client, as far as its first variable."""
    return re.compile("^" + re.escape(screen.text(text).partition("{")[0]))


def listed(screen: Screen, name: str) -> Locator:
    """The items of a list with this name."""
    return screen.page.get_by_role("list", name=screen.text(name)).get_by_role("listitem")


# The characters


async def board(screen: Screen) -> list[str]:
    """The eight characters, by number."""
    items = listed(screen, "secret_identity-characters")
    await expect(items).to_have_count(8)
    names: list[str] = await items.locator("b").evaluate_all(NAMES)
    return names


async def identity_held(screen: Screen) -> tuple[int, str]:
    """Hold the key, read the number and the name of the character, and let go."""
    await hold_key(screen)
    told = secret(screen)
    number, name = await told.locator(".number").inner_text(), told.locator("b")
    found = int(number), await name.inner_text()
    await let_go(screen)
    return found


async def hold_key(screen: Screen) -> None:
    await screen.hold(screen.button("secret_identity-hold"), secret(screen))


async def let_go(screen: Screen) -> None:
    await screen.let_go()
    await expect(secret(screen)).to_have_count(0)


def secret(screen: Screen) -> Locator:
    said = screen.text("secret_identity-you-are")
    words = screen.page.get_by_text(said, exact=True)  # not "who you are"
    return screen.page.get_by_role("status").filter(has=words)


# Clues


def hand(screen: Screen) -> Locator:
    """The own pictogram cards: two pictures on each."""
    return screen.page.locator("ul.hand").get_by_role("listitem")


def picture(screen: Screen, card: int, end: int) -> Locator:
    return hand(screen).nth(card).get_by_role("button").nth(end)


async def turn_over(screen: Screen) -> None:
    """All cards at once show their other two pictures."""
    before = await label(picture(screen, 0, 0))
    await screen.tap("secret_identity-turn-hand")
    await expect(picture(screen, 0, 0)).not_to_have_accessible_name(before)


async def lay(screen: Screen, card: int, end: int, side: str) -> str:
    """Lay a card with this pictogram up on a side of the clue; which one it is."""
    chosen = picture(screen, card, end)
    name = await label(chosen)
    await chosen.tap()
    await screen.tap(f"secret_identity-lay-{side}")
    await expect(laid(screen, side, name)).to_have_count(1)
    return name


def laid(screen: Screen, side: str, name: str | None = None) -> Locator:
    """What lies on a side of the own clue."""
    return zone(screen, side).get_by_role("button", name=name, exact=True)


def zone(screen: Screen, side: str) -> Locator:
    name = screen.text(f"secret_identity-side-{side}")
    return screen.page.get_by_role("region", name=name, exact=True)


async def take_back(screen: Screen, side: str, name: str) -> None:
    """A tap is enough: nobody has seen it yet."""
    await laid(screen, side, name).tap()
    await expect(laid(screen, side, name)).to_have_count(0)


async def send_clue(screen: Screen) -> None:
    await screen.tap("secret_identity-send-clue")
    await expect(screen.button("secret_identity-send-clue")).to_have_count(0)


async def label(button: Locator) -> str:
    return await button.get_attribute("aria-label") or ""


# Votes


def safe_of(screen: Screen, name: str) -> Locator:
    """Somebody's safe with its clue, on a phone or on the wall."""
    whose = screen.page.get_by_text(name, exact=True)
    clue = screen.page.get_by_role("img")
    return screen.page.get_by_role("listitem").filter(has=whose).filter(has=clue)


def target(screen: Screen, name: str) -> Locator:
    return safe_of(screen, name).get_by_role("button").first


def key(screen: Screen, number: int) -> Locator:
    return listed(screen, "secret_identity-keys").nth(number - 1).get_by_role("button")


async def vote(screen: Screen, name: str, number: int) -> None:
    """Tap a safe, also if the last vote has led here, and then a key."""
    await target(screen, name).tap()
    await expect(target(screen, name)).to_have_attribute("aria-pressed", "true")
    await key(screen, number).tap()
    await expect(target(screen, name)).to_have_attribute("aria-pressed", "false")
    await has_key(screen, name, number)


async def vote_next(screen: Screen, name: str, number: int) -> None:
    """Whoever comes next is asked about by itself: one tap is enough."""
    await screen.shows("secret_identity-guessing", name=name)
    await key(screen, number).tap()
    await has_key(screen, name, number)


async def drag_key(screen: Screen, name: str, number: int) -> None:
    """A finger takes a character along and leaves it on somebody's cards."""
    await drag(screen, key(screen, number), target(screen, name))
    await has_key(screen, name, number)


async def drag_card(screen: Screen, card: int, end: int, side: str) -> str:
    """A finger takes a picture along and leaves it on a side of the clue."""
    chosen = picture(screen, card, end)
    name = await label(chosen)
    await drag(screen, chosen, zone(screen, side))
    await expect(laid(screen, side, name)).to_have_count(1)
    return name


async def drag(screen: Screen, what: Locator, where: Locator) -> None:
    start, end = await middle(what), await middle(where)
    finger = await screen.page.context.new_cdp_session(screen.page)
    for step in range(6):
        x, y = (a + (b - a) * step / 5 for a, b in zip(start, end, strict=True))
        point = {
            "type": "touchMove" if step else "touchStart",
            "touchPoints": [{"x": x, "y": y}],
        }
        await finger.send("Input.dispatchTouchEvent", point)
    await asyncio.sleep(REST)
    lifted = {"type": "touchEnd", "touchPoints": []}
    await finger.send("Input.dispatchTouchEvent", lifted)
    await finger.detach()


async def middle(element: Locator) -> tuple[float, float]:
    box = await element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def has_key(screen: Screen, name: str, number: int) -> None:
    """The safe holds this voting key, and the ring of keys says so."""
    await expect(target(screen, name).locator(".number")).to_have_text(str(number))
    await expect(key(screen, number)).to_have_accessible_name(re.compile(re.escape(name)))


def send(screen: Screen) -> Locator:
    """How many votes are set, and the way to send them."""
    return screen.page.get_by_role(
        "button", name=begins(screen, "secret_identity-send-count")
    )


async def send_ballot(screen: Screen) -> None:
    await send(screen).tap()
    await expect(send(screen)).to_have_count(0)


async def reach(screen: Screen, wanted: Locator) -> None:
    """Go on with the tabulator until the focus is there."""
    for _ in range(60):
        if await wanted.evaluate("element => element === document.activeElement"):
            return
        await screen.page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator never comes to {wanted}")


async def press(screen: Screen, wanted: Locator) -> None:
    """Reach it, and press Enter."""
    await reach(screen, wanted)
    await screen.page.keyboard.press("Enter")


# Reveals


async def told(screen: Screen, name: str) -> Locator:
    """The panels of a reveal, once all of it is told."""
    panels = screen.page.locator("article[data-step=Infinity]")
    await panels.get_by_text(screen.text("secret_identity-guessing", name=name)).wait_for()
    return panels


# Points


async def has_scores(screen: Screen, scores: dict[str, int]) -> None:
    """The score track shows everybody with so many points."""
    items = listed(screen, "secret_identity-track")
    await expect(items.locator("b")).to_have_text([str(n) for n in scores.values()])
    assert await items.locator(".name").evaluate_all(NAMES) == list(scores)


class Place(NamedTuple):
    """A line of the final ranking."""

    rank: int
    name: str
    cards: int
    points: int


def ranks(screen: Screen) -> Locator:
    """Everybody at the end, the winners first."""
    rank = screen.page.get_by_text(begins(screen, "rank"))
    return screen.page.get_by_role("listitem").filter(has=rank)


async def ranking(screen: Screen) -> list[Place]:
    """The same, with the numbers as they are read out: one tap behind the cheers."""
    await screen.tap("secret_identity-result")
    await ranks(screen).first.wait_for()
    found = [await ranked(line) for line in await ranks(screen).all()]
    await screen.close_sheet()
    return found


async def ranked(line: Locator) -> Place:
    said = await line.locator(".hidden").all_inner_texts()
    rank, cards, points = (int(re.findall(r"\d+", text)[0]) for text in said)
    return Place(rank, (await line.locator(".name").inner_text()).strip(), cards, points)


# Together


async def mark(screen: Screen, number: int) -> None:
    await (
        listed(screen, "secret_identity-characters")
        .nth(number - 1)
        .get_by_role("button")
        .tap()
    )


async def agree(screen: Screen, number: int) -> None:
    """The last word: a phone asks once more."""
    await mark(screen, number)
    await screen.tap("secret_identity-agree")
