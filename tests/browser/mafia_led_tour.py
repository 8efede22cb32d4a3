"""The parts of the tour in which a person leads Mafia: in writing, with eyes closed, and
with as many people as can play."""

from typing import Any

from playwright.async_api import expect
from server_harness import pass_time

from browser import mafia_players as players
from browser.base_tour import NAMES, BaseTour, Stop, Stops
from browser.mafia_actions import choose, headline, hold, let_go, open_console, sheet
from konspira.client import Phone
from konspira.game import MASTER, Move, Seat
from konspira.games.mafia.moves import CallVote, Choose, Next, Say, Vote
from konspira.room import acts

MAFIOSO, FELLOW, AGENT, OTHER, VICTIM = 1, 4, 2, 3, 5
QUESTION = "Czy ktoś słyszał w nocy samochód? Who was not at home, and why not, I wonder?"
ANSWER = "Я спала и ничего не слышала."


class Leading:
    """What these parts have in common: the last of the friends leads, and holds no seat."""

    mafiosi: int

    def __init__(self, guide: BaseTour) -> None:
        self.guide = guide
        self.phones: list[Phone] = []

    async def begin(self, phones: list[Phone], **options: object) -> None:
        self.phones = phones
        self.leader = phones[-1]
        await phones[0].do(acts.Choose("mafia", {"master": "person"}))
        await phones[0].do(acts.Appoint(self.leader.members[0]))
        mafia = (MAFIOSO, FELLOW, 6, 7, 8)[: self.mafiosi]
        await players.deal(phones, mafia, AGENT, master="person", **options)
        self.console = await self.guide.screen(self.leader)
        self.phone = await self.guide.screen(phones[OTHER])
        await headline(self.console, "mafia-opening")

    @property
    def step(self) -> dict[str, Any]:
        assert self.leader.table
        step: dict[str, Any] = self.leader.table["phase"]
        return step

    async def lead(self, move: Move) -> None:
        before = self.step
        await self.leader.play(MASTER, move)
        await self.leader.until(lambda: self.step not in (before, {"type": "Nightfall"}))

    async def on(self, *steps: str) -> None:
        """Through these steps, each of which may come more than once."""
        for then in steps:
            await self.lead(Next())
            while self.step["type"] != then:
                await self.lead(Next())

    async def choose(self, seat: int, move: Choose) -> None:
        moment = players.table(self.phones)["phase"]["calls"][move.call]
        pass_time(players.until(self.phones, moment))
        await players.at(self.phones, seat).play(seat, move)

    async def opened(self, name: str) -> Stops:
        await open_console(self.console)
        yield Stop(name, self.console)


class Led(Leading):
    """Nine play in writing by the kids' rules for last shots; both tasks are one step."""

    mafiosi = 2

    async def stops(self) -> Stops:
        phones = await self.guide.meet(10)
        options = {"night": "short", "talk": "written", "kids2": True, "kids4": True}
        await self.begin(phones, **options)
        self.tv = await self.guide.tv(phones)
        self.ghost = await self.guide.screen(phones[VICTIM])
        self.host = await self.guide.screen(phones[0])
        for part in (
            *(self.opening, self.night, self.farewell, self.talk, self.votes),
            *(self.tie, self.sheets),
        ):
            async for stop in part():
                yield stop

    async def opening(self) -> Stops:
        yield Stop("console-closed", self.console)
        async for stop in self.opened("console-opening"):
            yield stop

    async def night(self) -> Stops:
        away = self.phones.pop(8)
        away.hang_up()
        await self.on("Dusk", "Task")
        await self.phone.button("mafia-question-next").tap()
        await choose(self.phone, NAMES[VICTIM])
        yield Stop("task-both", self.phone)
        await hold(self.phone)
        yield Stop("task-both-held", self.phone)
        await let_go(self.phone)
        for seat, move in (
            (MAFIOSO, Choose(0, None, Seat(VICTIM))),
            (FELLOW, Choose(0, None, Seat(0))),
        ):
            await self.choose(seat, move)
        async for stop in self.opened("console-night"):
            yield stop
        await self.console.page.locator("main ul button").nth(2).tap()
        await self.console.page.locator("main .acts button").first.tap()
        yield Stop("console-exclude", self.console)
        await self.console.tap("mafia-gm-enter")
        yield Stop("console-enter", self.console)
        await sheet(self.console).locator("ul button").first.tap()
        await sheet(self.console).locator("[aria-pressed]").nth(1).tap()
        await sheet(self.console).locator(".box button").first.tap()
        yield Stop("console-enter-whom", self.console)
        await self.console.close_sheet()
        await self.choose(FELLOW, Choose(1, None, Seat(VICTIM)))
        await self.on("Panel")
        await hold(self.phone)
        yield Stop("panel-both", self.phone)
        await let_go(self.phone)
        await self.on("Dawn")

    async def farewell(self) -> Stops:
        await self.ghost.shows("mafia-dawn-you")
        async for stop in self.opened("console-dawn"):
            yield stop
        await self.on("Farewell")
        await self.ghost.shows("mafia-farewell-how")
        yield Stop("farewell-yours", self.ghost)
        await headline(self.phone, "mafia-farewell academy", name=NAMES[VICTIM])
        yield Stop("farewell", self.phone)
        await headline(self.tv, "mafia-farewell academy", name=NAMES[VICTIM])
        yield Stop("tv-farewell", self.tv)
        await self.on("Talk")

    async def talk(self) -> Stops:
        for seat, line in (0, QUESTION), (MAFIOSO, ANSWER), (OTHER, ANSWER), (6, QUESTION):
            await players.at(self.phones, seat).play(seat, Say(line))
        for screen in (self.phone, self.tv):
            await screen.page.get_by_text(QUESTION).last.wait_for()
        await self.phone.page.get_by_role("textbox").fill(QUESTION)
        yield Stop("written", self.phone)
        yield Stop("tv-written", self.tv)
        await self.phones[VICTIM].play(VICTIM, Say(ANSWER))
        await self.ghost.tap("mafia-out-understood")
        await self.ghost.tap("mafia-whispers academy")
        await sheet(self.ghost).get_by_text(ANSWER).wait_for()
        yield Stop("whispers", self.ghost)
        await self.ghost.close_sheet()
        async for stop in self.opened("console-talk"):
            yield stop
        await self.lead(CallVote())

    async def votes(self) -> Stops:
        voters = [seat for seat in players.living(self.phones) if seat != 8]
        for at, seat in enumerate(voters):
            target = (0, MAFIOSO)[at % 2]
            await self.vote(seat, target if target != seat else OTHER)
        async for stop in self.opened("console-vote"):
            yield stop
        await self.on("Count", "Speeches")
        speaker = players.table(self.phones)["phase"]["speaker"]
        async for stop in self.opened("console-speech"):
            yield stop
        await players.at(self.phones, speaker).play(speaker, Say(QUESTION))
        await self.phone.page.get_by_text(QUESTION).last.wait_for()
        yield Stop("written-speech", self.phone)
        await self.on("FinalVote")
        await self.vote(0, MAFIOSO)
        await self.vote(MAFIOSO, 0)

    async def vote(self, seat: int, target: int) -> None:
        await players.at(self.phones, seat).play(seat, Vote(Seat(target)))

    async def tie(self) -> Stops:
        await self.on("Count", "TieTalk")
        await headline(self.phone, "mafia-tie")
        yield Stop("written-tie", self.phone)
        async for stop in self.opened("console-tie"):
            yield stop
        await self.on("Lot")
        for name, screen in ("lot", self.phone), ("tv-lot", self.tv):
            await headline(screen, "mafia-phase-Lot")
            yield Stop(name, screen)
        async for stop in self.opened("console-lot"):
            yield stop
        await self.console.tap("mafia-gm-lot")
        await players.becomes([self.leader], "Reveal")

    async def sheets(self) -> Stops:
        """What was decided by mistake can be put back; and the app can lead on."""
        await open_console(self.console)
        fallen = players.table(self.phones)["phase"]["seat"]
        await self.console.page.locator("main ul button").nth(fallen).tap()
        await self.console.shows("mafia-gm-put-back-how")
        await self.console.page.locator("main .acts button").first.tap()
        await self.console.page.locator("main .acts button").last.tap()
        yield Stop("console-put-back", self.console)
        await self.host.tap("record")
        await self.host.tap("mafia-let-app-lead")
        await self.host.button("mafia-let-app-lead-sure").wait_for()
        yield Stop("let-app-lead", self.host)
        await self.host.close_sheet()
        await self.on("LastCards")
        await headline(self.phone, "mafia-day-ends")
        yield Stop("written-last", self.phone)
        async for stop in self.opened("console-last"):
            yield stop


class Eyes(Leading):
    """Seven play with their eyes closed: phones are dark, and one person enters it all."""

    mafiosi = 1

    async def stops(self) -> Stops:
        await self.begin(await self.guide.meet(8), night="eyes")
        await self.on("Dusk", "Task")
        await self.phone.shows("mafia-eyes-closed")
        yield Stop("eyes", self.phone)
        async for stop in self.opened("eyes-console"):
            yield stop


class Crowd(Leading):
    """Twenty-one play: nobody is cut off, and no grid scrolls."""

    mafiosi = 5

    async def stops(self) -> Stops:
        evening = self.guide.evening
        phones = await evening.party.gather(22, evening.house)
        await phones[0].do(acts.Speak(self.guide.language))
        long = [name for name in NAMES if len(name) > 5]
        for phone, name in zip(phones[1:], long, strict=False):
            await phone.do(acts.Rename(name, acts.Look(len(name), len(name) % 12)))
        await self.begin(phones)
        tv = await self.guide.tv(phones)
        async for stop in self.opened("crowd-console"):
            yield stop
        await self.on("Dusk", "Task")
        await self.phone.button("mafia-hold-task").wait_for()
        yield Stop("crowd-task", self.phone)
        await self.on("Panel", "Task")
        mark = Choose(0, None, Seat(VICTIM))  # or chance might take the one whom we look at
        await self.choose(MAFIOSO, mark)
        await self.on("Talk")
        for name, screen in ("crowd-talk", self.phone), ("tv-crowd-talk", tv):
            await headline(screen, "mafia-council", turn="1")
            yield Stop(name, screen)
        await self.lead(CallVote())
        await expect(self.phone.page.locator("main ul button").nth(18)).to_be_visible()
        yield Stop("crowd-vote", self.phone)
        finalists = [seat for seat in players.living(self.phones) if seat != OTHER]
        for at, seat in enumerate(players.living(self.phones)):
            if (target := finalists[at % 5]) != seat:
                await players.at(phones, seat).play(seat, Vote(Seat(target)))
        await self.on("Count")
        for name, screen in ("crowd-count", self.phone), ("tv-crowd-count", tv):
            await headline(screen, "mafia-count")
            yield Stop(name, screen)
