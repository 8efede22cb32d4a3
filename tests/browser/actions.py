"""What a person does on a screen of the lobby or of Codenames, step by step."""

import re
from collections.abc import Sequence

from playwright.async_api import Locator, expect

from browser.evening import Screen
from konspira.wire import ALPHABET

COVERED = re.compile("covered")


async def open_table(screen: Screen, name: str) -> str:
    """From the start page: open a table by name; its code."""
    await screen.goto("/")
    await screen.tap("home-open")
    await screen.page.get_by_label(screen.text("your-name")).fill(name)
    await screen.tap("that-is-me")
    await screen.page.wait_for_url(re.compile(rf"/[{ALPHABET}]{{5}}$"))
    await at_table(screen)
    return screen.page.url.rsplit("/", 1)[1]


async def join_by_code(screen: Screen, code: str, name: str) -> None:
    """From the start page: type the code, say who you are, sit down."""
    await screen.goto("/")
    await screen.page.get_by_label(screen.text("home-code")).fill(code.lower())
    await screen.tap("home-join")
    await sit_down(screen, name)


async def sit_down(screen: Screen, name: str) -> None:
    await screen.page.get_by_label(screen.text("your-name")).fill(name)
    await screen.tap("join-sit")
    await at_table(screen)


async def at_table(screen: Screen) -> None:
    await screen.page.locator("ol.oval").wait_for()


async def menu(screen: Screen, entry: str) -> None:
    await screen.tap("menu")
    await screen.tap(entry)


async def all_options(screen: Screen) -> Locator:
    """The sheet of options, with those that few groups change."""
    await screen.tap("options")
    sheet = screen.page.locator("dialog[open]")
    await sheet.get_by_text(screen.text("options-more"), exact=True).tap()
    return sheet


async def without_grace(screen: Screen) -> None:
    """The host agrees with everybody that words may be touched at once."""
    sheet = await all_options(screen)
    await sheet.get_by_text(screen.text("options-times"), exact=True).tap()
    label = screen.text("option-codenames-grace-seconds")
    pause = screen.page.get_by_role("spinbutton", name=label)
    await pause.fill("0")
    await pause.blur()
    line = sheet.locator(".line").filter(has=pause)
    await expect(line.get_by_text(screen.text("option-changed"))).to_be_visible()
    await screen.close_sheet()


# Codenames


def team(screen: Screen, side: str) -> Locator:
    return screen.page.locator(f".teams > section.{side}")


async def be_spymaster(screen: Screen, side: str, name: str) -> None:
    button = screen.text("codenames-be-spymaster")
    await team(screen, side).get_by_role("button", name=button).tap()
    await expect(team(screen, side)).to_contain_text(name)


async def join_team(screen: Screen, side: str, name: str) -> None:
    button = screen.text("codenames-join")
    await team(screen, side).get_by_role("button", name=button).tap()
    await expect(team(screen, side)).to_contain_text(name)


def cards(screen: Screen) -> Locator:
    return screen.page.locator(".board > .card")


async def hold_key(screen: Screen) -> None:
    key = screen.page.locator(".card.open").first
    await screen.hold(screen.button("codenames-hold-key"), key)


async def let_go(screen: Screen) -> None:
    await screen.let_go()
    await expect(screen.page.locator(".card.open")).to_have_count(0)


async def key_held(screen: Screen) -> list[str]:
    """Hold the key open, read it, and let go."""
    await hold_key(screen)
    key = await identities(screen)
    await let_go(screen)
    return key


async def identities(screen: Screen) -> list[str]:
    """What this screen tells of each card; nothing for most of them, as a rule."""
    read = "cards => cards.map((card) => card.dataset.identity ?? '')"
    found: list[str] = await cards(screen).evaluate_all(read)
    return found


async def give_clue(screen: Screen, word: str, number: int) -> None:
    await screen.page.get_by_label(screen.text("codenames-clue-word")).fill(word)
    shown = screen.page.locator(".stepper output")
    while (count := int(await shown.inner_text())) != number:
        await screen.tap(
            "codenames-number-up" if count < number else "codenames-number-down"
        )
    await screen.tap("codenames-give")


async def choose(screen: Screen, card: int) -> None:
    """Suggest a word, and tap it again: the screen asks whether that is the guess."""
    for _ in range(2):
        await cards(screen).nth(card).tap()


async def touch(screen: Screen, card: int) -> None:
    """Choose a word, then touch it; and see what it was."""
    await choose(screen, card)
    await screen.page.locator("button.touch").tap()
    await is_covered(card, screen)


async def is_covered(card: int, *screens: Screen) -> None:
    for screen in screens:
        await expect(cards(screen).nth(card)).to_have_class(re.compile(r"\bcovered\b"))


async def at_turn(screen: Screen) -> str:
    """Which team the table waits for."""
    side = screen.page.locator("main [data-team]").first
    return await side.get_attribute("data-team") or ""


async def stop_guessing(screen: Screen) -> None:
    await screen.tap("codenames-stop")
    await screen.tap("codenames-stop-yes")


def some(key: Sequence[str], identity: str, covered: Sequence[int] = ()) -> list[int]:
    """Where the words of this identity lie that are still open."""
    found = [card for card, own in enumerate(key) if own == identity]
    return [card for card in found if card not in covered]
