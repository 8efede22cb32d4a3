"""What a finger does about companions on a small phone, in every language: a tap has an
effect, and nothing is cut off or covered."""

import re
from collections.abc import Sequence
from functools import partial

import pytest
from playwright.async_api import expect
from rings import first

from browser.actions import at_table, cards, menu
from browser.codenames_players import operative, side_at_turn, spymaster
from browser.companion_players import game_of, play_on, players
from browser.evening import LAPTOP, SMALL, Evening, Screen
from browser.screen_checks import covered, cut_off, settled, spilled
from konspira.client import Phone
from konspira.companions import Temper
from konspira.games.codenames.moves import Clue
from konspira.room import acts

LANGUAGES = ("pl", "ru", "en")  # the one with the longest words comes first
DEED = re.compile("^(Marked|Wskazane|Отмечено): .")


async def faults_of(screen: Screen) -> list[str]:
    """What is wrong with what lies on top of this screen."""
    await settled(screen.page)
    page = screen.page
    return [*await cut_off(page), *await covered(page), *await spilled(page)]


def companions_of(phone: Phone) -> list[str]:
    return [one["companion"] for one in phone.room["members"] if one["companion"]]


def are_like(phone: Phone, temper: Temper) -> bool:
    return companions_of(phone) == [temper.value]


def is_lent_after(phone: Phone, seconds: int | None) -> bool:
    return bool(phone.room["lend_after"] == seconds)


def name_of(phone: Phone) -> str:
    (name,) = (
        one["name"] for one in phone.room["members"] if one["id"] == phone.members[0]
    )
    return str(name)


@pytest.mark.parametrize("language", first(LANGUAGES))
async def test_a_companion_gets_its_temper_and_its_farewell_by_a_finger(
    evening: Evening, language: str
) -> None:
    (phone,) = await evening.party.gather(1, evening.house)
    await phone.do(acts.Speak(language))
    await phone.do(acts.Invite("Kit"))
    screen = await evening.screen_of(phone, language, viewport=SMALL)
    await at_table(screen)
    await screen.page.locator("ol.oval li:has(.cog) button").tap()
    for temper in (Temper.CALM, Temper.BOLD, Temper.NORMAL):
        key = screen.button(f"temper-{temper.value}")
        await key.tap()
        await expect(key).to_have_attribute("aria-pressed", "true")
        await phone.until(partial(are_like, phone, temper))
    await screen.page.get_by_role("switch", name=screen.text("companions-faster")).tap()
    await phone.until(lambda: phone.room["faster"])
    faults = await faults_of(screen)
    await screen.tap("companion-dismiss")
    await expect(screen.page.locator("ol.oval .cog")).to_have_count(0)
    assert companions_of(phone) == []
    assert faults == []


@pytest.mark.parametrize("language", first(LANGUAGES))
async def test_during_a_game_a_companion_is_sent_away_by_two_taps(
    evening: Evening, language: str
) -> None:
    phones = await evening.party.gather(3, evening.house)
    host = phones[0]
    await host.do(acts.Invite("Kit"))
    await host.do(acts.Start())
    screen = await evening.screen_of(host, language, viewport=SMALL)
    await menu(screen, "people")
    await screen.page.locator("dialog[open] li button", has_text="Kit").tap()
    await screen.button("companion-dismiss").wait_for()
    faults = await faults_of(screen)
    await screen.tap("companion-dismiss")
    faults += await faults_of(screen)
    assert companions_of(host)
    await screen.tap("companion-dismiss-sure")
    await host.until(lambda: not companions_of(host))
    assert faults == []


@pytest.mark.parametrize("language", first(LANGUAGES))
async def test_in_the_menu_the_host_says_when_a_companion_steps_in(
    evening: Evening, language: str
) -> None:
    (phone,) = await evening.party.gather(1, evening.house)
    screen = await evening.screen_of(phone, language, viewport=SMALL)
    await at_table(screen)
    await screen.tap("menu")
    choice = screen.page.get_by_label(screen.text("lend-after"), exact=True)
    await choice.tap(trial=True)
    for seconds in (60, 180, None):
        await choice.select_option(str(seconds or 0))
        await phone.until(partial(is_lent_after, phone, seconds))
    assert await faults_of(screen) == []


# For the absent


async def is_away(phones: Sequence[Phone], guest: Phone) -> None:
    """This phone has no line any more, and the others know."""
    who = guest.members[0]
    guest.hang_up()

    def away() -> bool:
        here = {one["id"]: one["present"] for one in phones[0].room["members"]}
        return not here[who]

    await phones[0].until(away)


@pytest.mark.parametrize("language", first(LANGUAGES))
async def test_a_phone_that_goes_away_is_lent_comes_back_and_is_told_once(
    evening: Evening, language: str
) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    side = side_at_turn(phones)
    guest = operative(phones, side)
    host = await evening.screen_of(phones[0], language, viewport=SMALL)
    assert guest is not phones[0]
    name = name_of(guest)
    await is_away(phones, guest)
    await menu(host, "people")
    await host.button("lend-seat", name=name).wait_for()
    faults = await faults_of(host)
    await host.tap("lend-seat", name=name)
    await phones[0].until(lambda: bool(phones[0].room["lent"]))
    await host.shows("seat-lent", name=name)
    friend = next(phone for phone in phones[1:] if phone is not guest)
    laptop = await evening.screen_of(friend, language, viewport=LAPTOP)
    lent = laptop.page.get_by_role("img", name=host.text("companion-plays"))
    await lent.first.wait_for()  # a small phone shows words instead of faces
    await phones[0].do(acts.Hasten())

    giver = spymaster(phones, side)
    (player,) = players(evening, [giver])
    clue = player.wants()
    assert isinstance(clue, Clue)
    await giver.play(giver.seats[0], clue)
    await play_on(evening, [], lambda: bool(game_of(evening.house, guest.code).deeds))

    back = await evening.screen_of(guest, language, viewport=SMALL)
    await back.shows("deeds-how")
    await expect(back.page.locator("dialog[open] li").first).to_contain_text(DEED)
    await expect(lent).to_have_count(0)
    faults += await faults_of(back)
    await back.tap("deeds-ok")
    await back.page.reload()
    await expect(cards(back)).to_have_count(25)
    twin = await evening.twin(back)
    assert await twin.recall(), "the server still knows, and this phone has been told"
    await settled(back.page)
    await expect(back.page.locator("dialog[open]")).to_have_count(0)
    await expect(host.page.get_by_text(host.text("deeds-title"))).to_have_count(0)
    assert phones[0].room["lent"] == []
    assert faults == []
