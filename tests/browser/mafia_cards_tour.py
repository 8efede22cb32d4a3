"""The part of the tour that visits Mafia's action cards: an evening with twelve of them,
and one with cards of a box, which a person leads."""

import asyncio
from collections.abc import Mapping
from typing import Any

from playwright.async_api import expect
from server_harness import pass_time, phase

from browser import mafia_card_players as cards
from browser import mafia_players as players
from browser.base_tour import NAMES, BaseTour, Stop, Stops
from browser.evening import Screen
from browser.mafia_actions import headline, hold, let_go, open_console, sheet
from konspira.client import Phone
from konspira.game import MASTER, Move, Seat
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import Choose, Exclude, Next, React, Tap, Vote
from konspira.room import acts

DEALT = dict(enumerate(list(Card)[:13]))  # all but the gang
AGENT, MAFIOSI = 7, (2, 4)
SAFE = 0  # holds the Vest; the page that we see most
BANDAGE, SWAPPER, LISTENER, RECRUIT, ARRESTED, KIDNAPPER = 1, 5, 6, 8, 9, 11
BOX = {0: Card.CORNER_SHOT, 1: Card.RECRUITMENT, 3: Card.TURNCOAT, 5: Card.VEST}


async def lobby(guide: BaseTour) -> Stops:
    """The set, a word of warning, and what each card does."""
    phones = await guide.meet(7)
    await phones[0].do(acts.Choose("mafia", {"cards": cards.switches(DEALT)}))
    host = await guide.screen(phones[0])
    await host.tap("options")
    parts = sheet(host).locator("section summary")
    await expect(parts).to_have_count(2)
    choosing, reading = await parts.all()
    await choosing.tap()
    yield Stop("cards-choice", host)
    await choosing.tap()
    await reading.tap()
    yield Stop("cards-options", host)


class Cards:
    """Twelve people, and as many cards: every window comes."""

    def __init__(self, guide: BaseTour) -> None:
        self.guide = guide
        self.phones: list[Phone] = []

    async def stops(self) -> Stops:
        self.phones = await self.guide.meet(12)
        dealt = {seat: card for seat, card in DEALT.items() if seat < 12}
        dealt[RECRUIT] = Card.LAST_SHOT  # instead of Safe Conduct
        await cards.deal(self.phones, MAFIOSI, dealt, AGENT)
        self.one = await self.guide.screen(self.phones[SAFE])
        self.two = await self.guide.screen(self.phones[BANDAGE])
        self.tv = await self.guide.tv(self.phones)
        for part in (
            *(self.opening, self.night, self.dawn, self.council),
            *(self.votes, self.last_cards),
        ):
            async for stop in part():
                yield stop

    async def held(self, name: str, screen: Screen) -> Stops:
        yield Stop(name, screen)
        await hold(screen)
        yield Stop(f"{name}-held", screen)
        await let_go(screen)

    async def answer(self, answers: Mapping[int, React], then: str) -> None:
        """These seats, whose pages we do not see, answer at the call of a window."""
        pass_time(players.until(self.phones, players.table(self.phones)["phase"]["call"]))
        await asyncio.gather(*(self.phones[s].play(s, move) for s, move in answers.items()))
        await players.step(self.phones, then)

    async def opening(self) -> Stops:
        await headline(self.one, "mafia-opening")
        async for stop in self.held("cards-opening", self.one):
            yield stop
        yield Stop("tv-cards-opening", self.tv)
        await players.read_tokens(self.phones, "Window")
        await headline(self.one, "mafia-window-swap")
        async for stop in self.held("cards-swap", self.one):
            yield stop
        yield Stop("tv-cards-swap", self.tv)
        await self.answer({SWAPPER: React(True, Seat(3))}, "Dusk")

    async def night(self) -> Stops:
        for then in ("Task", "Panel", "Task"):
            await players.step(self.phones, then)
        await self.one.button("mafia-hold-task").wait_for()
        async for stop in self.held("cards-task", self.one):
            yield stop
        await self.choose({2: RECRUIT, 4: ARRESTED}, True)
        await players.step(self.phones, "Recruiting")
        await self.one.button("mafia-hold-panel").wait_for()
        async for stop in self.held("cards-recruiting", self.one):
            yield stop
        yield Stop("tv-cards-recruiting", self.tv)
        await players.step(self.phones, "Task")
        await self.choose({2: 3, 4: 3, RECRUIT: 3}, False)

    async def choose(self, marks: Mapping[int, int], recruit: bool) -> None:
        first = players.table(self.phones)["phase"]["calls"][0]
        pass_time(players.until(self.phones, first))
        await asyncio.gather(
            *(
                self.phones[seat].play(seat, Choose(0, None, Seat(mark), recruit))
                for seat, mark in marks.items()
            )
        )

    async def dawn(self) -> Stops:
        await players.step(self.phones, "Dawn")
        await self.one.page.locator("main .who").wait_for()
        yield Stop("cards-announced", self.one)
        yield Stop("tv-cards-announced", self.tv)
        await players.step(self.phones, "Window")
        await headline(self.two, "mafia-window-save", name=NAMES[3])
        await self.two.tap("mafia-window-use")
        async for stop in self.held("cards-save", self.two):
            yield stop
        yield Stop("tv-cards-save", self.tv)
        await self.two_answers()
        await players.step(self.phones, "Saved")
        await headline(self.one, "mafia-saved", name=NAMES[3])
        yield Stop("cards-saved", self.one)
        yield Stop("tv-cards-saved", self.tv)

    async def two_answers(self) -> None:
        """The page tells what is selected on it."""
        pass_time(players.until(self.phones, players.table(self.phones)["phase"]["call"]))
        phone = self.phones[BANDAGE]
        await phone.until(lambda: bool(phone.hands[BANDAGE]["holding"]["reaction"]))

    async def council(self) -> Stops:
        await players.step(self.phones, "Window")
        await headline(self.one, "mafia-window-council-opens")
        async for stop in self.held("cards-opens", self.one):
            yield stop
        answers = {ARRESTED: React(True), KIDNAPPER: React(True, Seat(SAFE))}
        await self.answer(answers, "Talk")
        await headline(self.one, "mafia-council", turn="1")
        async for stop in self.held("cards-talk", self.one):
            yield stop
        yield Stop("tv-cards-talk", self.tv)
        await self.one.tap("mafia-card-button")
        await sheet(self.one).locator("ul button").nth(2).tap()
        yield Stop("cards-own", self.one)
        own = sheet(self.one)
        await self.one.hold(own.locator(".hold button"), own.locator(".note .paper"))
        yield Stop("cards-own-held", self.one)
        await self.one.let_go()
        await self.one.close_sheet()
        await self.one.tap("record")
        await sheet(self.one).locator("summary").first.tap()
        yield Stop("cards-record", self.one)
        await self.one.close_sheet()
        async for stop in self.wiretap():
            yield stop

    async def wiretap(self) -> Stops:
        """All look at it, and only who listens in may read."""
        await self.phones[LISTENER].play(LISTENER, Tap(Seat(MAFIOSI[0])))
        await players.becomes(self.phones, "Tapped")
        listener = await self.guide.screen(self.phones[LISTENER])
        for name, screen in ("cards-tapped", self.one), ("tv-cards-tapped", self.tv):
            await headline(screen, "mafia-moment-wiretap", name=NAMES[LISTENER])
            yield Stop(name, screen)
        await listener.button("mafia-hold-panel").wait_for()
        async for stop in self.held("cards-tapped-yours", listener):
            yield stop
        await players.step(self.phones, "Talk")

    async def votes(self) -> Stops:
        await players.ready_to_vote(self.phones)
        voters = players.table(self.phones)["voters"]
        for seat in voters:
            if seat != BANDAGE:
                await self.phones[seat].play(seat, Vote(Seat(2 if seat != 2 else 4)))
        await players.step(self.phones, "RollCall")
        for _ in range(3):
            await self.opens_one()
        await headline(self.one, "mafia-roll-call")
        yield Stop("cards-roll", self.one)
        yield Stop("cards-roll-voter", self.two)
        await self.two.tap("mafia-roll-change")
        yield Stop("cards-roll-change", self.two)
        yield Stop("tv-cards-roll", self.tv)

    async def last_cards(self) -> Stops:
        """Nobody votes in the final, so the lot decides; then a last moment for cards."""
        await self.two.page.keyboard.press("Escape")
        first = self.phones[0]
        while phase(first) != "Reveal":
            before = players.table(self.phones)["phase"]
            if "clock" in before:
                pass_time(players.left(self.phones) + 0.01)
            await self.is_another(before)
        await players.becomes(self.phones, "Reveal")
        await players.step(self.phones, "LastCards")
        await headline(self.one, "mafia-last-cards")
        yield Stop("cards-last", self.one)
        await headline(self.tv, "mafia-last-cards")
        yield Stop("tv-cards-last", self.tv)
        await self.one.tap("mafia-card-button")
        await (
            sheet(self.one)
            .get_by_role("button", name=self.one.text("mafia-card-play-self"))
            .wait_for()
        )
        yield Stop("cards-last-own", self.one)
        await self.one.close_sheet()

    async def is_another(self, before: dict[str, Any]) -> None:
        await self.phones[0].until(lambda: players.table(self.phones)["phase"] != before)

    async def opens_one(self) -> None:
        before = players.table(self.phones)["phase"]["opened"]
        pass_time(players.left(self.phones) + 0.01)
        first = self.phones[0]
        await first.until(lambda: players.table(self.phones)["phase"]["opened"] > before)


class Box:
    """Eight play with the cards of a box, and a ninth leads them to the end."""

    def __init__(self, guide: BaseTour) -> None:
        self.guide = guide

    async def stops(self) -> Stops:
        phones = await self.guide.meet(9)
        self.leader = phones[-1]
        await phones[0].do(acts.Choose("mafia", {"master": "person"}))
        await phones[0].do(acts.Appoint(self.leader.members[0]))
        await cards.deal(phones, (1, 4), BOX, 2, master="person", night="eyes")
        console = await self.guide.screen(self.leader)
        phone = await self.guide.screen(phones[3])
        tv = await self.guide.tv(phones)
        await headline(console, "mafia-opening")
        for then in ("Dusk", "Task", "Panel", "Task"):
            await self.lead(Next())
            assert phase(self.leader) == then
        await open_console(console)
        yield Stop("cards-console-night", console)
        for then in ("Dawn", "Window"):
            await self.lead(Next())
            assert phase(self.leader) == then
        await open_console(console)
        yield Stop("cards-console-window", console)
        while phase(self.leader) != "Talk":
            await self.lead(Next())
        await open_console(console)
        await console.page.locator("main ul button").filter(has_text=NAMES[0]).first.tap()
        yield Stop("cards-console-seat", console)
        for seat in (1, 4, 3):
            if seat in players.living(phones):  # nobody pointed at anybody: chance took one
                await self.leader.play(MASTER, Exclude(Seat(seat)))
                await self.is_out(phones, seat)
        await self.over()
        await phone.tap("mafia-told")
        yield Stop("cards-told", phone)
        await phone.close_sheet()
        yield Stop("cards-over", phone)
        yield Stop("tv-cards-over", tv)

    async def is_out(self, phones: list[Phone], seat: int) -> None:
        await phones[0].until(lambda: seat not in players.living(phones))

    async def over(self) -> None:
        while phase(self.leader) != "Over":
            await self.lead(Next())

    async def lead(self, move: Move) -> None:
        assert self.leader.table
        before = self.leader.table["phase"]
        await self.leader.play(MASTER, move)
        draws = {"type": "Nightfall"}
        await self.leader.until(
            lambda: players.table([self.leader])["phase"] not in (before, draws)
        )


PARTS = (Cards, Box)


async def stops(guide: BaseTour) -> Stops:
    async for stop in lobby(guide):
        yield stop
    for part in PARTS:
        async for stop in part(guide).stops():
            yield stop
