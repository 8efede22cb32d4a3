"""Spyfall with questions from the deck, by taps alone: the asker, the asked, and all."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.async_api import expect
from server_harness import all_see

from browser import spyfall_players as players
from browser.evening import SMALL, Evening, Screen
from browser.screen_checks import cut_off, overlapping, settled, spilled, untranslated
from browser.spyfall_actions import (
    accuse,
    name_place,
    pick,
    put_away,
    reads_verdict,
    reveal,
    vote,
)
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.spyfall.moves import AskCard
from konspira.room import acts

ROUNDS = [
    pytest.param("spyfall2", "en", "locations.en", id="en"),
    pytest.param("spyfall2", "pl", "locations.pl", id="pl", marks=pytest.mark.all_only),
    pytest.param("starwars", "ru", "saga.ru", id="ru", marks=pytest.mark.all_only),
]
HARDLY, DEPENDS, ALWAYS = range(3)


class Deck:
    """Four phones of the smallest size and a TV, in one language; the first asks."""

    def __init__(self, phones: list[Phone], screens: list[Screen], tv: Screen) -> None:
        self.phones, self.screens, self.tv = phones, screens, tv
        self.faults: list[str] = []

    @property
    def table(self) -> dict[str, Any]:
        return players.table(self.phones)

    def name(self, seat: int) -> str:
        name: str = self.phones[0].room["members"][seat]["name"]
        return name

    def card(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = next(
            card for card in self.table["cards"] if card["number"] == number
        )
        return found

    async def whole(self, moment: str) -> None:
        """Nothing is cut off, spilled or untranslated on any screen."""
        for at, screen in enumerate([*self.screens, self.tv]):
            await settled(screen.page)
            found = [*await untranslated(screen.page), *await spilled(screen.page)]
            found += await overlapping(screen.page)
            if screen is not self.tv:
                found += await cut_off(screen.page)
            self.faults += [f"{moment}, screen {at}: {fault}" for fault in found]

    async def all_read(self, *texts: str) -> None:
        """What was asked and answered stands on every phone, and on the TV."""
        for screen in (*self.screens, self.tv):
            for text in texts:
                await screen.page.get_by_text(text, exact=True).first.wait_for()


async def begin(evening: Evening, box: str, language: str, pack: str, spy: int) -> Deck:
    phones = await evening.party.gather(4, evening.house)
    options = {"asking": "deck", "pack": pack, "rounds": 2, "vote_seconds": 300}
    await players.choose(phones, box, **options)
    await players.deal(phones, spy)
    screens = [await evening.screen_of(phone, language, viewport=SMALL) for phone in phones]
    tv = await evening.tv(phones[0].code, language)
    await players.start_clock(phones)
    return Deck(phones, screens, tv)


async def asks(deck: Deck, asker: int, whom: int, nth: int) -> int:
    """A face, a card, and the key: the number of the question."""
    screen, number = deck.screens[asker], deck.table["deck"][nth]
    text, name = deck.card(number)["text"], deck.name(whom)
    await pick(screen, name)
    cards = screen.page.get_by_role("list").filter(
        has=screen.page.get_by_role("button", name=text, exact=True)
    )
    await expect(cards.get_by_role("listitem")).to_have_count(5)
    await deck.whole(f"{deck.name(asker)} chooses")
    await cards.get_by_role("button", name=text, exact=True).tap()
    await screen.tap("spyfall-card-send", name=name)
    await deck.all_read(text)
    await heard(deck.phones, number, None)
    return int(number)


async def heard(phones: Sequence[Phone], number: int, level: int | None) -> None:
    """The friends in Python know of this question, too, and of its answer."""

    def has(phone: Phone) -> bool:
        talk = phone.table["talk"] if phone.table else []
        return bool(talk) and (talk[-1]["card"], talk[-1]["level"]) == (number, level)

    await all_see(phones, has)


async def answers(deck: Deck, seat: int, number: int, level: int) -> None:
    """One tap on one of three."""
    screen, card = deck.screens[seat], deck.card(number)
    ways = screen.page.get_by_role("group", name=screen.text("spyfall-card-your-answer"))
    await expect(ways.get_by_role("button")).to_have_text(card["answers"][::-1])
    await deck.whole(f"{deck.name(seat)} answers")
    await ways.get_by_role("button", name=card["answers"][level], exact=True).tap()
    await expect(ways).to_have_count(0)
    others = [other for other in deck.screens if other is not screen]
    for other in (*others, deck.tv):
        await other.page.get_by_text(card["text"], exact=True).first.wait_for()
        await other.page.get_by_text(card["answers"][level], exact=True).first.wait_for()
    await heard(deck.phones, number, level)


@pytest.mark.parametrize(("box", "language", "pack"), ROUNDS)
async def test_a_game_from_the_deck_is_played_by_taps(
    evening: Evening, box: str, language: str, pack: str
) -> None:
    """SF2-O41, SW-O29: questions, an accusation, then a spy who names the place."""
    deck = await begin(evening, box, language, pack, spy=3)
    dealer = deck.table["dealer"]
    first, second, third = [(dealer + step) % 4 for step in (1, 2, 3)]
    number = await asks(deck, dealer, first, 4)
    await answers(deck, first, number, ALWAYS)
    again = await asks(deck, first, second, 0)
    assert again != number
    await answers(deck, second, again, HARDLY)
    assert [entry["level"] for entry in deck.table["talk"]] == [ALWAYS, HARDLY]
    await deck.whole("after two questions")

    accuser = next(seat for seat in (first, second, third) if seat != 3)
    await accuse(deck.screens[accuser], deck.name(3))
    await players.becomes(deck.phones, "Accusing")
    for seat in {0, 1, 2} - {accuser}:
        await vote(deck.screens[seat], deck.name(3), guilty=True)
    await reads_verdict(deck.screens[0], "spyfall-convicted", deck.name(3))
    await players.becomes(deck.phones, "RoundOver")
    await reads_the_record(deck, number, again)
    await second_round(deck, spy=1)
    assert not deck.faults, "\n".join(deck.faults)


async def reads_the_record(deck: Deck, *numbers: int) -> None:
    """After the round, what was asked is one tap away."""
    screen = deck.screens[2]
    await put_away(screen)
    await screen.page.get_by_text(screen.text("spyfall-talk"), exact=True).first.tap()
    for number in numbers:
        text = deck.card(number)["text"]
        await expect(screen.page.get_by_text(text, exact=True).first).to_be_visible()


async def second_round(deck: Deck, spy: int) -> None:
    """The deck is shuffled anew, and a spy names the place after all."""
    for screen in deck.screens:
        await put_away(screen)
    await players.next_round(deck.phones, spy)
    assert deck.table["talk"] == [] and len(deck.table["deck"]) == 5
    dealer = deck.table["dealer"]
    number = await asks(deck, dealer, (dealer + 1) % 4, 2)
    await answers(deck, (dealer + 1) % 4, number, DEPENDS)
    await reveal(deck.screens[spy])
    await players.becomes(deck.phones, "Guessing")
    await name_place(deck.screens[spy], players.place(deck.phones))
    await players.becomes(deck.phones, "RoundOver")


async def test_an_accusation_in_mid_question_lets_it_stand(evening: Evening) -> None:
    """SF2-O41, SF2-73: who was asked still has the three answers afterwards."""
    phones = await evening.party.gather(4, evening.house)
    await phones[0].do(acts.Choose("spyfall2", {"asking": "deck", "start_by_hand": True}))
    await phones[0].do(acts.Start())
    await players.becomes(phones, "Choosing")
    await players.deal(phones, 3)
    await players.start_clock(phones)
    dealer = players.table(phones)["dealer"]
    target = (dealer + 1) % 4
    number = players.table(phones)["deck"][0]
    await phones[dealer].play(dealer, AskCard(Seat(target), number))
    screen = await evening.screen_of(phones[target], viewport=SMALL)
    ways = screen.page.get_by_role("group", name=screen.text("spyfall-card-your-answer"))
    await expect(ways.get_by_role("button")).to_have_count(3)
    accuser, suspect = [seat for seat in range(4) if seat != target][:2]
    other = await evening.screen_of(phones[accuser], viewport=SMALL)
    name = phones[0].room["members"][suspect]["name"]
    await accuse(other, name)
    await players.becomes(phones, "Accusing")
    await expect(ways).to_have_count(0)
    await players.vote(phones, target)
    await players.becomes(phones, "Questioning")
    await put_away(screen)
    await ways.get_by_role("button").first.tap()
    await expect(ways).to_have_count(0)
    await heard(phones, number, ALWAYS)
