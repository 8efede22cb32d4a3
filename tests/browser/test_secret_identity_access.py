"""Secret Identity for those who point, see or read in another way."""

import re

import pytest
from playwright.async_api import expect
from rings import first

from browser import secret_identity_players as players
from browser.evening import Evening, Screen
from browser.secret_identity_actions import (
    hand,
    has_key,
    key,
    press,
    send,
    target,
    turn_over,
)
from konspira.client import Phone
from konspira.languages import LANGUAGES
from konspira.packs.shelf import FOLDER, PICTOGRAMS


async def test_votes_with_the_keyboard_alone(evening: Evening) -> None:
    phones = await evening.party.gather(3, evening.house)
    await players.begin(phones)
    await players.know(phones)
    await players.clues(phones)
    screen = await evening.screen_of(phones[2])
    ballot = players.ballot(players.keys(phones), 2, 0, 1)  # both wrong
    await press(screen, target(screen, "Ada"))
    await press(screen, key(screen, ballot[1]))
    await has_key(screen, "Ada", ballot[1])
    await press(screen, target(screen, "Ada"))  # that was Ben's: it moves on
    await press(screen, key(screen, ballot[0]))
    await has_key(screen, "Ada", ballot[0])
    await press(screen, target(screen, "Ben"))
    await press(screen, key(screen, ballot[1]))
    await has_key(screen, "Ben", ballot[1])
    await press(screen, send(screen))
    await screen.shows("secret_identity-ballot-sent")
    assert phones[2].hands[2]["ballot"] == [ballot[0], ballot[1], None]


def names(language: str) -> dict[str, str]:
    """What each pictogram is called."""
    column = LANGUAGES.index(language) + 1
    lines = (FOLDER / PICTOGRAMS).read_text("utf-8").split("\n\n", 1)[1].splitlines()
    rows = [[part.strip() for part in line.split("|")] for line in lines if "|" in line]
    return {row[0]: row[column] for row in rows}


@pytest.mark.parametrize("language", first(reversed(LANGUAGES)))
async def test_every_pictogram_has_a_name_in_the_language_of_the_phone(
    evening: Evening, language: str
) -> None:
    phones = await evening.party.gather(3, evening.house)
    await players.begin(phones)
    await players.know(phones)
    screen, called = await evening.screen_of(phones[1], language), names(language)
    await hand_is_named(screen, phones[1], called)
    await players.clues(phones, cards=3)
    tv = await evening.tv(phones[0].code)
    safes = players.table(phones)["safes"]
    for wall, book in (screen, called), (tv, names("en")):  # as the table speaks
        await expect(wall.page.locator(".pictogram[role=img]")).to_have_count(9)
        for name in (book[picture] for safe in safes for picture in both_sides(safe)):
            named = wall.page.get_by_role("img", name=name, exact=True)
            await expect(named).to_have_count(1)
    for picture in both_sides(safes[0]):  # and the button says so, too
        said = re.compile(re.escape(called[picture]))
        await expect(target(screen, "Ada")).to_have_accessible_name(said)


def both_sides(safe: dict[str, list[str]]) -> list[str]:
    return [*safe["green"], *safe["red"]]


async def hand_is_named(screen: Screen, phone: Phone, called: dict[str, str]) -> None:
    """Two pictures in front, and then the two on the back."""
    buttons = hand(screen).get_by_role("button")
    await expect(buttons).to_have_count(20)
    for face in (slice(0, 2), slice(2, 4)):
        shown = [called[one] for card in phone.hands[1]["cards"] for one in card[face]]
        for button, name in zip(await buttons.all(), shown, strict=True):
            await expect(button).to_have_accessible_name(name)
        await turn_over(screen)
