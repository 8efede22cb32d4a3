"""Today's board on a phone: from the first page to its end, and what is kept and shared."""

import asyncio
import re
from datetime import UTC, datetime
from itertools import product

import pytest
from playwright.async_api import Locator, expect
from server_harness import in_time, now, pass_time, phase

from browser.actions import cards
from browser.companion_players import game_of
from browser.evening import SMALL, Evening, Screen
from browser.screen_checks import behind, broken, settled, spilled
from browser.test_companions import touch_word
from browser.test_endings import watch_anew
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.codenames.moves import Stop, Touch
from konspira.languages import LANGUAGES
from konspira.room import acts

OWN, ASSASSIN = "red", "assassin"
ME = Seat(1)  # its companion sits on seat 0
ENOUGH = 5_000
SHORT = 6  # letters: whatever is longer may go on in the next line
DAY_MS = 86_400_000
HONOURS_MS = 13_000  # on the wall
SHARED = """
window.shared = []
navigator.share = (what) => (window.shared.push(what), Promise.resolve())
"""
SPEAK = """
(language) => {
  const kept = JSON.parse(localStorage['konspira.settings'])
  localStorage['konspira.settings'] = JSON.stringify({ ...kept, language })
}
"""


def today() -> str:
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()


def tile(screen: Screen) -> Locator:
    return screen.page.locator(".solo button", has_text=screen.text("today-board"))


async def tap_tile(screen: Screen) -> None:
    """Where it stands once nothing moves: letters that come late push it down."""
    await settled(screen.page)
    await tile(screen).tap()


async def begin(evening: Evening, screen: Screen) -> Phone:
    """One tap on the first page, and a name: the board lies there."""
    await screen.goto("/")
    await tap_tile(screen)
    await screen.page.get_by_label(screen.text("your-name")).fill("Ada")
    await screen.tap("that-is-me")
    await expect(cards(screen)).to_have_count(25)
    twin = await evening.twin(screen)
    await twin.do(acts.Hasten())
    return twin


async def hears_a_clue(twin: Phone) -> None:
    for _ in range(ENOUGH):
        if phase(twin) in ("Guessing", "Over"):
            return
        pass_time(0.5)
        await asyncio.sleep(0.002)
    raise AssertionError("no clue comes")


def hidden(evening: Evening, twin: Phone, identity: str) -> list[int]:
    state = game_of(evening.house, twin.code).state
    pairs = enumerate(zip(state.key, state.covers, strict=True))
    return [card for card, (own, cover) in pairs if own == identity and cover is None]


async def win(evening: Evening, twin: Phone) -> int:
    """Touch as many words as each clue is for; how many clues it took."""
    clues = 0
    while phase(twin) != "Over":
        await hears_a_clue(twin)
        clues += 1
        assert twin.table
        made, number = twin.table["phase"]["made"], twin.table["phase"]["clue"]["number"]
        for card in hidden(evening, twin, OWN)[: number - made]:
            await in_time(twin, ME, Touch(card))
        if phase(twin) == "Guessing":
            await in_time(twin, ME, Stop())
            await twin.until(lambda: phase(twin) != "Guessing")
    return clues


async def lose(evening: Evening, twin: Phone) -> int:
    await hears_a_clue(twin)
    (card,) = hidden(evening, twin, ASSASSIN)
    await in_time(twin, ME, Touch(card))
    return 1


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])


@pytest.mark.parametrize("wins", [True, False], ids=["won", "lost"])
async def test_a_person_plays_todays_board_and_shares_its_squares(
    evening: Evening, wins: bool
) -> None:
    screen = await evening.phone(script=SHARED)
    twin = await begin(evening, screen)
    assert twin.room["today"] == twin.room["playing"]["today"] == today()
    await hears_a_clue(twin)
    if wins:
        await touch_word(screen, hidden(evening, twin, OWN)[0])
        await twin.until(lambda: bool(twin.table and twin.table["phase"]["made"]))
    clues = await (win if wins else lose)(evening, twin)
    score = screen.page.locator(".todays")
    await score.wait_for()
    told = await score.locator("p").first.inner_text()
    assert number_in(told) == clues
    await screen.tap("today-share")
    (shared,) = await screen.page.evaluate("window.shared")
    lines = shared["text"].splitlines()
    assert lines[0] == f"Konspira {today()} EN" and lines[1] == told
    assert len(lines) == 2 + clues and ("⬛" in lines[-1]) is not wins
    board = game_of(evening.house, twin.code).state.words
    assert not any(word.lower() in shared["text"].lower() for word in board)
    await comes_back(screen, wins, told)


async def set_clock(screen: Screen, at: int) -> None:
    await screen.page.clock.set_fixed_time(at / 1000)


async def comes_back(screen: Screen, won: bool, told: str) -> None:
    """The first page tells how it went, today; tomorrow there is another board.

    The day is the server's, whose clock other tests have moved.
    """
    await set_clock(screen, now())
    await screen.goto("/")
    streak = screen.page.locator(".solo small").get_by_text(re.compile(r"^Streak"))
    await expect(streak).to_have_count(1 if won else 0)
    await tap_tile(screen)
    words = " ".join(told.split())  # a space that does not break is found as any other
    await screen.page.locator("dialog[open] .todays").get_by_text(words).wait_for()
    await screen.close_sheet()
    await set_clock(screen, now() + DAY_MS)
    await screen.goto("/")
    await expect(streak).to_have_count(1 if won else 0)  # it may still go on
    await tap_tile(screen)
    await expect(cards(screen)).to_have_count(25)  # nothing was told, one plays


@pytest.mark.usefixtures("rare_pings")
async def test_the_wall_shows_the_squares_of_a_finished_board(evening: Evening) -> None:
    screen = await evening.phone()
    twin = await begin(evening, screen)
    clues = await win(evening, twin)
    tv = await evening.tv(twin.code)
    await watch_anew(tv.page)
    await tv.page.clock.run_for(HONOURS_MS)
    squares = tv.page.locator(".closing-tv .row")
    await expect(squares).to_have_count(clues)
    told = tv.page.locator(".closing-tv .score p")
    assert number_in(await told.inner_text()) == clues
    await settled(tv.page)
    assert await behind(tv.page) == []


async def test_several_people_sit_down_at_one_table_for_it(evening: Evening) -> None:
    """The host has chosen it in the lobby, and a guest sees what is to come."""
    host, guest = await evening.party.gather(2, evening.house)
    screen = await evening.screen_of(host)
    await screen.tap("today-choose")
    await screen.page.locator(
        "[role=status]", has_text=screen.text("today-board")
    ).wait_for()
    assert [m["companion"] for m in host.room["members"]] == [None, None, "normal"]
    await screen.tap("start")
    await expect(cards(screen)).to_have_count(25)
    await guest.until(lambda: bool(guest.table and guest.table["words"]))
    assert guest.table and [p["role"] for p in guest.table["places"]][1:] == 2 * [
        "operative"
    ]
    title = screen.page.get_by_role("heading", name=re.compile("^Today’s board, "))
    await expect(title).to_have_count(1)


async def test_it_fits_on_small_phones_with_letters_twice_as_large(
    evening: Evening,
) -> None:
    """In every language, on the first page and at the end."""
    faults = []
    screen = await evening.phone(viewport=SMALL)
    twin = await begin(evening, screen)
    await lose(evening, twin)
    await screen.page.locator(".todays").wait_for()
    tools = await screen.page.context.new_cdp_session(screen.page)
    for letter, language in product((16, 32), LANGUAGES):
        await screen.page.evaluate(SPEAK, language)
        for path, part in ((f"/{twin.code}", ".todays"), ("/", ".solo")):
            await screen.goto(path)
            await tools.send("Page.setFontSizes", {"fontSizes": {"standard": letter}})
            await expect(screen.page.locator("html")).to_have_attribute("lang", language)
            await screen.page.locator(part).wait_for()
            await settled(screen.page)
            found = await spilled(screen.page)
            if path == "/":
                found += await broken(screen.page, SHORT, ("Ada",))
            faults += [f"{language} {letter} {path}: {fault}" for fault in found]
    assert faults == []
