"""What a person does on a screen of Mafia, step by step."""

from playwright.async_api import Locator, expect

from browser.evening import Screen


def sheet(screen: Screen) -> Locator:
    return screen.page.locator("dialog[open]")


# Under the finger


async def hold(screen: Screen) -> Locator:
    """Hold the bar: the note that lies under the finger."""
    note = screen.page.locator(".note .paper")
    await screen.hold(screen.page.locator(".hold button"), note)
    return note


async def let_go(screen: Screen) -> None:
    await screen.let_go()
    await expect(screen.page.locator(".note .paper")).to_have_count(0)


async def held_lines(screen: Screen) -> list[str]:
    """Hold, read every line, and let go."""
    note = await hold(screen)
    lines: list[str] = await note.locator("p").all_inner_texts()
    await let_go(screen)
    return lines


# The grid of people


def window_of(screen: Screen, name: str) -> Locator:
    """Somebody in the grid, or on a crate."""
    return screen.page.locator("main ul button").filter(
        has=screen.page.get_by_text(name, exact=True)
    )


async def choose(screen: Screen, name: str) -> None:
    await window_of(screen, name).tap()
    await expect(window_of(screen, name)).to_have_attribute("aria-pressed", "true")


async def vote(screen: Screen, name: str) -> None:
    """Tap somebody, and confirm."""
    await choose(screen, name)
    await screen.tap("mafia-vote-go", name=name)
    await expect(screen.button("mafia-vote-go", name=name)).to_have_count(0)


async def bet(screen: Screen, name: str) -> None:
    await screen.tap("mafia-bet")
    await sheet(screen).get_by_role("button", name=name, exact=True).tap()
    await screen.tap("mafia-bet-go", name=name)
    await expect(sheet(screen)).to_have_count(0)


async def write(screen: Screen, line: str) -> None:
    field = screen.page.get_by_role("textbox")
    await field.fill(line)
    await field.press("Enter")
    await expect(field).to_have_value("")


# The console of who leads


async def open_console(screen: Screen) -> None:
    """It opens when it has been held for a moment, and stays open for this step."""
    await screen.hold(screen.page.locator(".hold button"), screen.button("mafia-gm-close"))
    await screen.let_go()


async def next_step(screen: Screen, then: str, **variables: str) -> None:
    """On to the next step, whose headline is this."""
    await screen.tap("mafia-gm-next")
    await headline(screen, then, **variables)


async def headline(screen: Screen, name: str, /, **variables: str) -> None:
    title = screen.text(name, **variables)
    await expect(screen.page.locator("main h2").first).to_have_text(title)
