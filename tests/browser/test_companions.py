"""Companions on the page: from the first page to a game, and in the lobby."""

import re

import pytest
from playwright.async_api import Locator, ViewportSize, expect
from rings import first
from server_harness import pass_time, phase

from browser.actions import at_table, cards, give_clue
from browser.companion_players import (
    STEP_SECONDS,
    game_of,
    play_on,
    play_to_the_end,
    players,
    room_of,
)
from browser.evening import LAPTOP, SMALL, Evening, Screen
from browser.screen_checks import covered, cut_off, settled
from konspira.client import Phone
from konspira.companions import plays_well
from konspira.games import GAMES
from konspira.games.codenames.moves import Clue
from konspira.room import acts

KNOWN = [name for name, game in GAMES.items() if plays_well(game)]

# One person


async def play_alone(screen: Screen, game: str) -> None:
    """From the first page to a game with companions, one of those that they know."""
    await screen.tap("home-companions")
    if len(KNOWN) > 1:
        games = screen.page.locator("dialog[open] li button")
        await expect(games).to_have_count(len(KNOWN))
        await games.nth(KNOWN.index(game)).tap()


async def alone(evening: Evening, role: str, screen: Screen) -> Phone:
    """From the first page to the board, and the person's seat in Python, too."""
    await screen.goto("/")
    await play_alone(screen, "codenames")
    await screen.page.get_by_label(screen.text("your-name")).fill("Ada")
    await screen.tap("that-is-me")
    await screen.tap(f"codenames-alone-{role}")
    await expect(cards(screen)).to_have_count(25)
    twin = await evening.twin(screen)
    assert twin.room["faster"] is False, "they take their time, unless somebody minds"
    await twin.do(acts.Hasten())
    return twin


async def thanked(evening: Evening, screen: Screen) -> None:
    """The end has come on this screen, and names the companions together."""
    code = (await screen.page.evaluate("location.pathname")).rsplit("/", 1)[1]
    room = room_of(evening.house, code)
    names = [member.name for member in room.members if not member.is_person]
    line = screen.page.get_by_text(re.compile(r"well played!$"))
    await line.first.wait_for()
    for name in names:
        await expect(line.first).to_contain_text(name)


async def test_one_person_guesses_for_companions_to_the_end(evening: Evening) -> None:
    """With a real pointer from the first page to the first word, CN-33"""
    screen = await evening.phone()
    twin = await alone(evening, "guess", screen)
    await play_on(evening, [], lambda: "Touch" in twin.may(twin.seats[0]))
    assert twin.table and twin.table["places"][twin.seats[0]]["role"] == "operative"
    await expect(screen.page.locator("svg[role=img] .cog").first).to_be_attached()
    state = game_of(evening.house, twin.code).state
    own = [n for n, each in enumerate(state.key) if each == "red" and not state.covers[n]]
    await touch_word(screen, own[0])
    await play_to_the_end(evening, [twin])
    await thanked(evening, screen)
    results = room_of(evening.house, twin.code).results
    assert [*results[-1].points] == [twin.members[0]], "an evening counts people"


@pytest.mark.parametrize("language", first(["ru", "pl", "en"]))
@pytest.mark.parametrize("viewport", first([SMALL, LAPTOP]), ids=str)
async def test_every_language_and_screen_has_companions(
    evening: Evening, language: str, viewport: ViewportSize
) -> None:
    screen = await evening.phone(language, viewport=viewport)
    await screen.goto("/")
    await play_alone(screen, "codenames")
    await screen.page.get_by_label(screen.text("your-name")).fill("Ada")
    await screen.tap("that-is-me")
    await screen.button("codenames-alone-clue").wait_for()
    await settled(screen.page)
    faults = await cut_off(screen.page) + await covered(screen.page)
    twin = await evening.twin(screen)
    names = [one["name"] for one in twin.room["members"] if one["companion"]]
    known = screen.text("companion-names").split(", ")
    assert len(names) == 3 and {*names} <= {*known}
    await screen.tap("to-lobby")
    await at_table(screen)
    await settled(screen.page)
    faults += await cut_off(screen.page)
    await screen.page.locator("ol.oval li:has(.cog) button").first.tap()
    await screen.button("companion-dismiss").wait_for()
    await settled(screen.page)
    faults += await cut_off(screen.page) + await covered(screen.page)
    assert faults == []


async def touch_word(screen: Screen, card: int) -> None:
    """Suggest a word, and touch it: a companion that has moved since is no news."""
    await cards(screen).nth(card).tap()
    key = screen.page.locator("button.touch")
    await cards(screen).nth(card).tap()
    pass_time(STEP_SECONDS)
    await expect(key).to_be_enabled()
    await key.tap()
    await expect(cards(screen).nth(card)).to_have_class(re.compile(r"\bcovered\b"))


async def test_one_person_gives_clues_to_companions_to_the_end(evening: Evening) -> None:
    """CN-24: the first clue is written on the page, and a companion understands it"""
    screen = await evening.phone()
    twin = await alone(evening, "clue", screen)
    seat = twin.seats[0]
    await play_on(evening, [], lambda: "Clue" in twin.may(seat))
    (player,) = players(evening, [twin])
    clue = player.wants()
    assert isinstance(clue, Clue) and isinstance(clue.number, int)
    await give_clue(screen, clue.word, clue.number)
    await twin.until(lambda: phase(twin) == "Guessing")
    await play_to_the_end(evening, [twin])
    await thanked(evening, screen)


# In the lobby


def companion(screen: Screen, at: int) -> Locator:
    return screen.page.locator("ol.oval li").filter(has=screen.page.locator(".cog")).nth(at)


async def test_three_people_and_two_companions_play(evening: Evening) -> None:
    """One tap for whom the game lacks; all else is a tap on the companion"""
    phones = await evening.party.gather(3, evening.house)
    host = await evening.screen_of(phones[0])
    guest = await evening.screen_of(phones[2])
    lack = host.page.get_by_role("button", name="You are 3: add a companion", exact=True)
    await lack.tap()
    await expect(lack).to_have_count(0)
    for people in (5, 6):
        await host.tap("companion-add")
        await expect(host.page.locator("ol.oval li")).to_have_count(people)
    names = [one["name"] for one in phones[0].room["members"][3:]]
    assert len({*names}) == 3
    await expect(guest.page.locator("ol.oval .cog")).to_have_count(3)
    await expect(guest.button("companion-add")).to_have_count(0)

    await companion(guest, 0).locator("button").tap()
    await guest.shows("is-companion")
    await expect(guest.button("companion-dismiss")).to_have_count(0)
    await guest.close_sheet()
    await companion(host, 0).locator("button").tap()
    await host.tap("temper-bold")
    await expect(host.button("temper-bold")).to_have_attribute("aria-pressed", "true")
    await host.page.get_by_role("switch", name=host.text("companions-faster")).tap()
    await phones[1].until(lambda: phones[1].room["faster"])
    await host.close_sheet()
    await companion(host, 2).locator("button").tap()
    await host.tap("companion-dismiss")
    await expect(host.page.locator("ol.oval li")).to_have_count(5)

    tv = await evening.tv(phones[0].code)
    await expect(tv.page.locator(".who .cog")).to_have_count(2)
    await host.tap("start")
    await host.tap("codenames-deal")
    for screen in (host, guest, tv):
        await expect(cards(screen)).to_have_count(25)
    await expect(tv.page.locator(".tv .cog")).to_have_count(2)
    await play_to_the_end(evening, phones)
    for screen in (host, tv):
        await thanked(evening, screen)


async def test_four_people_fill_a_table_of_mafia_up_to_ten(evening: Evening) -> None:
    phones = await evening.party.gather(4, evening.house)
    host = await evening.screen_of(phones[0], viewport=SMALL)
    await phones[0].do(acts.Choose("mafia"))
    fill = host.page.get_by_role("button", name="You are 4: add 6 companions", exact=True)
    await fill.tap()
    await expect(host.page.locator("ol.oval .cog")).to_have_count(6)
    await expect(fill).to_have_count(0)
    await expect(host.button("companion-add")).to_be_visible()
    await settled(host.page)
    assert await cut_off(host.page) + await covered(host.page) == []


@pytest.mark.parametrize("language", first(["ru", "pl", "en"]))
@pytest.mark.parametrize("viewport", first([SMALL, LAPTOP]), ids=str)
async def test_all_people_play_together_against_companions(
    evening: Evening, language: str, viewport: ViewportSize
) -> None:
    """CN-O34: one tap brings the rivals, and the evening counts that game for itself"""
    phones = await evening.party.gather(3, evening.house)
    host = await evening.screen_of(phones[0], language, viewport=viewport)
    await host.tap("companions-against")
    await expect(host.page.locator("ol.oval .cog")).to_have_count(2)
    await expect(host.button("companions-against")).to_have_attribute(
        "aria-pressed", "true"
    )
    await settled(host.page)
    faults = await cut_off(host.page) + await covered(host.page)
    await phones[0].do(acts.Hasten())
    await host.tap("start")
    await host.button("codenames-deal").wait_for()
    await settled(host.page)
    faults += await cut_off(host.page) + await covered(host.page)
    places = game_of(evening.house, phones[0].code).state.places
    assert [place.team for place in places] == ["red"] * 3 + ["blue"] * 2
    await host.tap("codenames-deal")
    await play_to_the_end(evening, phones)
    (result,) = room_of(evening.house, phones[0].code).results
    assert result.beaten is not None and result.beaten is bool(result.winners)
    line = host.text("evening-companions", won=str(int(result.beaten)), count="1")
    await host.page.locator("button.strip").tap()
    await expect(host.page.locator("dialog[open]").get_by_text(line)).to_be_visible()
    await settled(host.page)
    assert faults + await cut_off(host.page) == []
