"""What a person does on a screen of Spyfall, step by step."""

import re
from collections.abc import Sequence
from contextlib import suppress

from playwright.async_api import Error, Locator, expect

from browser.evening import Screen

POINTS = re.compile(r"^(\d+) points?$|^(\d+)$\Z", re.MULTILINE)
CARD_LINES = "lines => lines.map((line) => line.textContent.trim())"


# In the lobby


async def pick_game(screen: Screen, game: str) -> None:
    """The host lays another box on the table."""
    lies_there = screen.page.locator("main button.game")
    await lies_there.tap()
    name = re.compile(rf"^{re.escape(screen.text(f'game-{game}'))}\b")
    await sheet(screen).get_by_role("button", name=name).tap()
    await expect(lies_there).to_have_accessible_name(name)


async def agree(screen: Screen, option: str, value: str) -> None:
    """In the open sheet of options: a number, one of several ways, or a switch."""
    label = screen.text(f"option-spyfall-{option}")
    field = sheet(screen).get_by_label(re.compile(rf"^{re.escape(label)}\b")).first
    kind = await field.get_attribute("role")
    while not await field.is_visible():  # it is folded away
        await sheet(screen).locator("details:not([open]) > summary").first.tap()
    if kind == "switch":
        await field.tap()
        await expect(field).to_be_checked(checked=value == "on")
    elif kind == "group":
        title = screen.text(f"option-spyfall-{option}-{value}")
        way = field.get_by_role("button", name=title, exact=True)
        await way.tap()
        await expect(way).to_have_attribute("aria-pressed", "true")
    else:
        await field.fill(value)
        await field.blur()
        await expect(field).to_have_value(value)


def sheet(screen: Screen) -> Locator:
    return screen.page.locator("dialog[open]")


# The card


async def hold_card(screen: Screen) -> Locator:
    """Hold the card open: its lines."""
    lines = screen.page.locator("dl:visible").first
    await screen.hold(screen.button("spyfall-hold"), lines)
    return lines


async def let_go(screen: Screen) -> None:
    await screen.let_go()
    label = screen.page.get_by_text(screen.text("spyfall-card-place"), exact=True)
    await expect(label).to_have_count(0)


async def card_held(screen: Screen) -> list[str]:
    """Hold the card, read where you are and what you are, and let go."""
    lines = await hold_card(screen)
    read: list[str] = await lines.locator("dd").evaluate_all(CARD_LINES)
    await let_go(screen)
    return read


# Round the table


def seats(screen: Screen) -> Locator:
    """Everybody as they sit, on a phone or on the wall."""
    return screen.page.get_by_role("list", name=screen.text("ring")).get_by_role("listitem")


def seat_of(screen: Screen, name: str) -> Locator:
    exactly = screen.page.get_by_text(name, exact=True)
    return seats(screen).filter(has=exactly)


async def pick(screen: Screen, name: str) -> None:
    await seat_of(screen, name).get_by_role("button").tap()


async def ask(screen: Screen, name: str) -> None:
    """One tap."""
    await pick(screen, name)
    await screen.button("spyfall-undo-ask", name=name).wait_for()


async def write_question(screen: Screen, name: str, question: str) -> None:
    """A tap on a face, a line of text, and Enter."""
    await pick(screen, name)
    line = screen.page.get_by_label(screen.text("spyfall-write-question"))
    await line.fill(question)
    await line.press("Enter")
    await expect(line).to_have_count(0)


async def write_answer(screen: Screen, answer: str) -> None:
    await screen.page.get_by_label(screen.text("spyfall-write-answer")).fill(answer)
    await screen.tap("spyfall-send")


async def clock(screen: Screen) -> int:
    """Seconds on the clock in the middle of the table."""
    shown = await screen.page.get_by_role("timer").inner_text()
    return seconds(shown)


def seconds(shown: str) -> int:
    """The seconds of the first clock in a text: 75, for 1:15."""
    found = re.search(r"(\d+):(\d\d)", shown)
    assert found, shown
    return int(found[1]) * 60 + int(found[2])


# Accusations and votes


async def accuse(screen: Screen, name: str) -> None:
    await screen.tap("spyfall-accuse")
    await sheet(screen).get_by_role("button", name=name, exact=True).tap()
    await screen.tap("spyfall-accuse-go", name=name)


async def vote(screen: Screen, suspect: str, guilty: bool) -> None:
    if guilty:
        await screen.tap("spyfall-vote-yes", name=suspect)
    else:
        await screen.tap("spyfall-vote-no")
    await expect(screen.button("spyfall-vote-no")).to_have_count(0)


async def nominate(screen: Screen, name: str) -> None:
    """Name a suspect; and when you have talked enough, have the table vote."""
    await pick(screen, name)
    await screen.tap("spyfall-nominate", name=name)
    await screen.tap("spyfall-open-vote", name=name)


async def reads_verdict(screen: Screen, verdict: str, suspect: str) -> None:
    """The votes are opened; one finger puts them away, or time does."""
    await screen.shows(verdict, suspect=suspect)
    await put_away(screen)


async def hold_reveal(*screens: Screen) -> None:
    """Time stands still on these pages, so that what they tell can be looked at."""
    for screen in screens:
        await screen.page.evaluate("{ const now = Date.now(); Date.now = () => now }")


async def let_reveal_go(*screens: Screen) -> None:
    for screen in screens:
        await screen.page.evaluate("Date.now = () => new Date().getTime()")


async def put_away(screen: Screen) -> None:
    """Put a reveal away as soon as it lets itself; in the end it goes by itself."""
    while await screen.page.locator("[data-beat]").count():
        with suppress(Error):
            await screen.button("spyfall-go-on").tap(timeout=300)


# The spy


async def reveal(screen: Screen) -> None:
    await screen.tap("spyfall-reveal")
    await screen.tap("spyfall-reveal-yes")
    await expect(sheet(screen)).to_have_count(0)


async def name_place(screen: Screen, place: str) -> None:
    """Pick it in the list, and say that you are sure."""
    listed = screen.page.get_by_role("group", name=screen.text("spyfall-pick-place"))
    await listed.get_by_role("button", name=place, exact=True).tap()
    await screen.shows("spyfall-you-say", place=place)
    await screen.tap("spyfall-name-yes")


# Points


async def points(screen: Screen, names: Sequence[str]) -> list[tuple[str, int]]:
    """Everybody with their points, best first: as a phone or the TV tells them."""
    found = []
    for text in await screen.page.get_by_role("listitem").all_inner_texts():
        words = text.splitlines()
        name = next((name for name in names if name in words), None)
        total = POINTS.search(text)
        if name and total:
            found.append((name, int(total[1] or total[2])))
    return found
