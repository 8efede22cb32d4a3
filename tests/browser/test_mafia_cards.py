"""A game of Mafia with action cards in the browser: seven phones and a TV."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from server_harness import all_see, phase

from browser import mafia_card_players as card_players
from browser import mafia_players as players
from browser.evening import Evening, Screen
from browser.mafia_actions import choose, headline, held_lines, sheet
from konspira.client import Phone
from konspira.games.mafia.cards import Card

AGENT, ELSE, WIRETAP, MAFIOSO, BANDAGE, VEST, VICTIM = range(7)
CARDS = {VEST: Card.VEST, BANDAGE: Card.BANDAGE, WIRETAP: Card.WIRETAP}


class Square:
    """A page for each player and the TV; and friends in Python with the same seats."""

    def __init__(
        self, evening: Evening, phones: list[Phone], screens: list[Screen], tv: Screen
    ) -> None:
        self.log = evening.log
        self.phones, self.screens, self.tv = phones, screens, tv

    def name(self, seat: int) -> str:
        ring = self.phones[0].room["ring"]
        members = self.phones[0].room["members"]
        return str(next(each["name"] for each in members if each["id"] == ring[seat]))

    async def all_show(self, text: str, **variables: str) -> None:
        for screen in (*self.screens, self.tv):
            await headline(screen, text, **variables)

    async def step(self, then: str) -> None:
        await players.step(self.phones, then)

    async def calls(self, *moments: int) -> None:
        """The time of every call of this step comes, and all pages answer."""
        seats = players.living(self.phones)
        await players.pages_answer(self.phones, self.log, seats, moments)

    async def night(self, victim: int) -> None:
        """The Mafioso chooses somebody, on their own page."""
        await self.step("Task")
        await self.step("Panel")
        await self.step("Task")
        await choose(self.screens[MAFIOSO], self.name(victim))
        await self.calls(*players.table(self.phones)["phase"]["calls"])
        await self.step("Dawn")

    async def window(self, user: int) -> None:
        """One page uses its card, the others let it be; all of them answer at the call."""
        assert phase(self.phones[0]) == "Window"
        await self.screens[user].tap("mafia-window-use")
        await self.calls(players.table(self.phones)["phase"]["call"])
        for seat in players.living(self.phones):
            holding = await self.holding(seat)
            assert holding["reaction"]["use"] == (seat == user)

    async def holding(self, seat: int) -> dict[str, Any]:
        """The card of a seat, once its phone has been told of the answer to this window."""
        phone = self.phones[seat]
        await phone.until(lambda: bool(phone.hands[seat]["holding"]["reaction"]))
        held: dict[str, Any] = phone.hands[seat]["holding"]
        return held

    async def vote_out(self, seat: int) -> None:
        """Everybody but one votes for one, twice."""
        other = next(each for each in players.living(self.phones) if each != seat)
        ballots = {s: other if s == seat else seat for s in players.living(self.phones)}
        await players.ready_to_vote(self.phones)
        await players.vote(self.phones, ballots, "Count")
        await self.step("Speeches")
        await players.end_speeches(self.phones, "FinalVote")
        await players.vote(self.phones, ballots, "Count")


async def sit_round(evening: Evening) -> Square:
    phones = await evening.party.gather(7, evening.house)
    await card_players.deal(
        phones, [MAFIOSO], CARDS, AGENT, small_game_mafia_first_turn=True, pace="quick"
    )
    screens = [await evening.screen_of(phone) for phone in phones]
    tv = await evening.tv(phones[0].code)
    square = Square(evening, phones, screens, tv)
    await square.all_show("mafia-opening")
    return square


def play_button(screen: Screen) -> Locator:
    return sheet(screen).get_by_role("button").last


async def hold_to_play(screen: Screen, name: str) -> None:
    """Open one's card, point at somebody, and hold the lower button for its second."""
    await screen.tap("mafia-card-button")
    await sheet(screen).get_by_role("button", name=name, exact=True).tap()
    await hold_to_the_end(screen)


async def hold_to_the_end(screen: Screen) -> None:
    await play_button(screen).hover()
    await screen.page.mouse.down()
    await expect(sheet(screen)).to_have_count(0)
    await screen.page.mouse.up()


async def read_cards(screens: Sequence[Screen]) -> list[list[str]]:
    return [await held_lines(screen) for screen in screens]


@pytest.mark.all_only
async def test_seven_phones_and_a_tv_play_with_vest_bandage_and_wiretap(
    evening: Evening,
) -> None:
    """MF-C01.5, MF-C02.3, MF-C07.3, MF-104"""
    square = await sit_round(evening)
    phones, screens = square.phones, square.screens
    notes = await read_cards(screens)
    assert len({len(lines) for lines in notes}) == 1
    assert "Vest. You can use it." in notes[VEST][3]
    assert "Neutral" in notes[AGENT][3]
    if phase(phones[0]) == "Opening":  # all pages have looked, so night may have fallen
        await players.read_tokens(phones)

    await square.night(VEST)
    chosen = f"The Mafia chose {square.name(VEST)}."
    await expect(square.tv.page.get_by_text(chosen).first).to_be_visible()
    await headline(screens[VEST], "mafia-dawn-chosen-you")
    await square.step("Window")
    await square.all_show("mafia-window-save", name=square.name(VEST))
    await square.window(VEST)
    await square.step("Saved")
    await square.tv.shows("mafia-saved", name=square.name(VEST))

    await square.step("Talk")
    # A neutral card goes through the same, and sends nothing.
    await hold_to_play(screens[ELSE], square.name(MAFIOSO))
    assert players.table(phones)["spent"] == ["vest"]
    await hold_to_play(screens[WIRETAP], square.name(MAFIOSO))
    await all_see(phones, lambda phone: "wiretap" in phone.table["spent"])
    assert "Mafioso" in " ".join(await held_lines(screens[WIRETAP]))
    assert "Mafioso" not in " ".join(await held_lines(screens[ELSE]))
    await square.tv.shows("mafia-moment-wiretap", name=square.name(WIRETAP))
    await screens[AGENT].tap("mafia-skip")  # the host's
    await players.becomes(phones, "Talk")

    await square.vote_out(VICTIM)
    await square.step("Window")
    await square.window(BANDAGE)
    await square.step("Saved")
    await square.tv.shows("mafia-saved", name=square.name(VICTIM))
    await square.step("LastCards")
    await square.all_show("mafia-day-ends")  # no card is left that could be played
    await screens[ELSE].tap("mafia-ready-night")
    await screens[ELSE].shows("mafia-ready-night-yours")
    await square.step("Dusk")

    await square.night(VICTIM)
    await square.step("Reveal")  # nothing can come any more, so there is no window
    await square.step("Talk")
    await square.vote_out(MAFIOSO)
    await square.step("Reveal")
    await square.step("Over")
    await screens[VEST].tap("mafia-told")
    told = sheet(screens[VEST])
    for seat, card in CARDS.items():
        await told.get_by_text(f"{square.name(seat)}: {card.value.title()}").wait_for()


@pytest.mark.all_only
async def test_a_shelter_is_laid_down_among_the_last_cards_of_the_day(
    evening: Evening,
) -> None:
    """MF-O70, MF-C08.2: who holds something else does the same, and nothing comes of it."""
    phones = await evening.party.gather(7, evening.house)
    await card_players.deal(phones, [MAFIOSO], {VEST: Card.SHELTER}, AGENT, pace="quick")
    holder, other = [await evening.screen_of(phones[seat]) for seat in (VEST, ELSE)]
    await players.read_tokens(phones)
    for then in ("Task", "Panel", "Task", "Dawn", "Talk"):
        await players.step(phones, then)
    await players.ready_to_vote(phones)
    await players.vote(phones, {}, "Count")
    await players.step(phones, "Reveal")
    await players.step(phones, "LastCards")
    for screen, spent in ((other, []), (holder, ["shelter"])):
        await headline(screen, "mafia-last-cards")
        await screen.tap("mafia-card-button")
        await hold_to_the_end(screen)
        await all_see(phones, lambda phone, wanted=spent: phone.table["spent"] == wanted)
    await headline(other, "mafia-day-ends")
