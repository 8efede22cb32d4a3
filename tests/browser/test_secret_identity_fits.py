"""Secret Identity on the smallest phone: with eight people of long names nothing scrolls,
nothing is cut, and nothing covers a control.
"""

import pytest
from playwright.async_api import expect

from browser import secret_identity_players as players
from browser.evening import PHONE, SMALL, Evening, Screen
from browser.screen_checks import covered, cut_off, settled
from browser.secret_identity_actions import hand, lay, listed, picture, send_clue, told
from konspira.client import Phone
from konspira.games.secret_identity.moves import (
    ConfirmGuess,
    Consent,
    Flag,
    MarkGuess,
    Object,
)
from konspira.languages import LANGUAGES
from konspira.room import acts
from konspira.room.acts import Look

NAMES = tuple(letter * 20 for letter in "WMШЩЮЖФQ")  # as wide as names can be
SCROLLS = """() => [document.scrollingElement, ...document.querySelectorAll('body *')]
  .filter((element) => element === document.scrollingElement
    || ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
  .map((element) => `${element.className} scrolls: `
    + `${element.scrollHeight} in ${element.clientHeight}`)"""


class Table:
    """Friends in Python, and three of them with pages, each in a language of its own."""

    def __init__(self, phones: list[Phone], screens: list[Screen]) -> None:
        self.phones, self.screens = phones, screens
        self.faults: list[str] = []

    async def look(self, where: str) -> None:
        for screen, language in zip(self.screens, LANGUAGES, strict=True):
            await screen.page.set_viewport_size(PHONE)
            await settled(screen.page)
            found = await screen.page.evaluate(SCROLLS)
            await screen.page.set_viewport_size(SMALL)
            await settled(screen.page)
            found += await screen.page.evaluate(SCROLLS)
            found += [*await cut_off(screen.page), *await covered(screen.page)]
            self.faults += [f"{where}, {language}: {fault}" for fault in found]

    async def all_show(self, text: str, **variables: str) -> None:
        for screen in self.screens:
            await screen.shows(text, **variables)


async def sit_down(evening: Evening) -> Table:
    phones = await evening.party.gather(8, evening.house)
    for number, phone in enumerate(phones):
        await phone.do(acts.Rename(NAMES[number], Look(number, number)))
    screens = [
        await evening.screen_of(phones[seat], language, viewport=SMALL)
        for seat, language in enumerate(LANGUAGES)
    ]
    return Table(phones, screens)


@pytest.mark.all_only
async def test_no_phase_scrolls_against_each_other(evening: Evening) -> None:
    table = await sit_down(evening)
    phones, screens = table.phones, table.screens
    await players.begin(phones, rounds=2, clue_seconds=300, ballot_seconds=60)
    await table.all_show("secret_identity-do-you-know")
    await table.look("characters")
    for slot in range(3):
        await phones[7].play(7, Flag(slot))
    await table.all_show("secret_identity-swap-asked")
    await table.look("swap")
    for slot in range(3):
        await players.each(phones, Consent(slot, True))
    await players.know(phones)
    for screen in screens:
        await lay(screen, 0, 0, "green")
        await lay(screen, 1, 1, "red")
        await picture(screen, 2, 0).tap()
        await expect(hand(screen)).to_have_count(10)
    await table.look("a clue")
    for screen in screens:
        await picture(screen, 2, 0).tap()
        await lay(screen, 2, 1, "red")
        await send_clue(screen)
    await table.all_show("secret_identity-clue-sent")
    await table.look("a clue is sent")
    await players.clues(phones, cards=3)
    for screen in screens:
        await expect(listed(screen, "secret_identity-keys")).to_have_count(8)
    await table.look("guesses")
    numbers = players.keys(phones)
    ballots = [players.ballot(numbers, seat, *([1, 2][:seat])) for seat in range(8)]
    for seat in range(3):
        await players.vote(phones, seat, players.ballot(numbers, seat))
    await table.all_show("secret_identity-ballot-sent")
    await table.look("guesses are sent")
    await players.votes(phones, ballots)
    await table.all_show("secret_identity-all-voted")
    await table.look("all have guessed")
    await players.open_safe(phones)
    for screen in screens:
        await told(screen, NAMES[0])
    await table.look("a reveal")
    await players.open_safes(phones)
    await table.all_show("secret_identity-round-over", round="1")
    await table.look("a round is over")
    assert not table.faults, "\n".join(table.faults)


@pytest.mark.all_only
async def test_no_phase_scrolls_together(evening: Evening) -> None:
    table = await sit_down(evening)
    phones, screens = table.phones, table.screens
    await players.begin(phones, mode="cooperative", talk_seconds=300)
    await players.know(phones)
    while players.active(phones) not in (0, 1, 2):
        await players.turn(phones, right=True)
        await players.end_turn(phones)
    giver = players.active(phones)
    others = [screen for seat, screen in enumerate(screens) if seat != giver]
    for screen in others:
        await screen.shows("secret_identity-your-turn-comes")
    await table.look("a clue")
    await players.clues(phones, cards=3)
    await screens[giver].shows("secret_identity-poker-face")
    await table.look("the team guesses")
    key = players.keys(phones)[giver] or 0
    seats = [seat for seat in range(8) if seat != giver]
    for seat in seats[:-1]:
        await phones[seat].play(seat, MarkGuess(key % 8 + 1))
    for screen in others:
        await expect(screen.page.locator(".marks > *")).to_have_count(6)
    await table.look("marks")
    await phones[seats[0]].play(seats[0], ConfirmGuess())
    for screen in others:
        await screen.shows("secret_identity-objections")
    await table.look("confirmed")
    await phones[seats[1]].play(seats[1], Object())
    for seat in seats:
        await phones[seat].play(seat, MarkGuess(key))
    for screen in screens:
        await told(screen, NAMES[giver])
    await table.look("the answer")
    await players.end_turn(phones)
    await players.becomes(phones, "Clues")
    for screen in screens:
        await expect(screen.page.locator(".new").first).to_be_visible()
    await table.look("somebody new")
    assert not table.faults, "\n".join(table.faults)
