"""Who comes, or loads a page, in the middle of any moment of Mafia sees that moment."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest
from server_harness import PATIENCE, all_see, pass_time, phase

from browser import mafia_card_players as card_players
from browser import mafia_players as players
from browser.evening import Evening, Screen
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import Tap
from konspira.room import acts

AGENT, ELSE, LISTENER, MAFIOSO, BANDAGE, VEST, LATE = range(7)
CARDS = {VEST: Card.VEST, BANDAGE: Card.BANDAGE, LISTENER: Card.WIRETAP}
MOMENTS = {
    *("Opening", "Dusk", "Task", "Panel", "Dawn", "Window", "Talk", "Tapped"),
    *("FirstVote", "Count", "Reveal", "LastCards"),
}
HEADLINES = """() => [...document.querySelectorAll('main :is(h1, h2, [data-phase])')]
  .filter((each) => each.checkVisibility()).map(({ textContent }) => textContent.trim())"""


class Early:
    """A TV, a phone and an onlooker who have been there from the beginning."""

    def __init__(self, evening: Evening, phones: list[Phone]) -> None:
        self.evening, self.phones, self.code = evening, phones, phones[0].code
        self.ways: dict[str, Callable[[], Coroutine[Any, Any, Screen]]] = {
            "TV": lambda: evening.tv(self.code),
            "phone": lambda: evening.screen_of(phones[LATE]),
            "onlooker": self.onlooker,
        }
        self.screens: dict[str, Screen] = {}
        self.guests = 0

    async def begin(self) -> None:
        self.screens = {kind: await come() for kind, come in self.ways.items()}

    async def onlooker(self) -> Screen:
        """Somebody new, who joins while the game runs."""
        screen = await self.evening.phone()
        await screen.goto(f"/{self.code}")
        self.guests += 1
        await screen.page.get_by_label(screen.text("your-name")).fill(f"Ida {self.guests}")
        await screen.tap("join-watch")
        return screen

    async def latecomers_see_the_same(self) -> None:
        for kind, come in self.ways.items():
            late = await come()
            told = await differences(self.screens[kind], late)
            assert not told, f"{phase(self.phones[0])} on the {kind}: {told}"
            await late.page.goto("about:blank")


async def differences(one: Screen, other: Screen) -> str:
    """Wait until both say what moment it is, and the same; or tell what they say."""
    told: list[list[str]] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not told or told[0] != told[1] or not any(told[0]):
                await asyncio.sleep(0.05)
                told = [await each.page.evaluate(HEADLINES) for each in (one, other)]
            return ""
    return f"{told[0]}, and who comes late sees {told[1]}"


@pytest.mark.all_only
async def test_who_comes_in_the_middle_of_a_moment_sees_it(evening: Evening) -> None:
    """A TV and a phone that are loaded anew, and a guest who is new; in a pause, too."""
    phones = await evening.party.gather(7, evening.house)
    await card_players.deal(phones, [MAFIOSO], CARDS, AGENT, pace="quick")
    early = Early(evening, phones)
    await early.begin()
    seen = set[str]()
    while not (seen >= MOMENTS and phase(phones[0]) == "Dusk"):
        now = phase(phones[0])
        if now not in seen:
            seen.add(now)
            await early.latecomers_see_the_same()
            if now in ("Dawn", "Reveal", "Tapped"):
                await phones[0].do(acts.Pause())
                await early.latecomers_see_the_same()
                await phones[0].do(acts.Resume())
        if now == "Talk" and "Tapped" not in seen:
            await phones[LISTENER].play(LISTENER, Tap(Seat(MAFIOSO)))
            await players.becomes(phones, "Tapped")
            continue
        before = players.table(phones)["phase"]
        assert now != "Over", seen
        if "clock" in before:
            pass_time(players.left(phones) + 0.01)
        await all_see(phones, lambda phone, past=before: phone.table["phase"] != past)
