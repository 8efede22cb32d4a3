"""The part of the tour that visits Mafia: an evening that the app leads, from the lobby to
the end. What else there is, is in mafia_led_tour.py."""

from collections.abc import Sequence

from playwright.async_api import expect
from server_harness import clockwork, pass_time

from browser import mafia_cards_tour
from browser import mafia_players as players
from browser.base_tour import NAMES, BaseTour, Stop, Stops
from browser.evening import Screen
from browser.mafia_actions import choose, headline, hold, let_go, sheet
from browser.mafia_led_tour import Crowd, Eyes, Led
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.mafia.moves import AgreeToRemove, Choose, Vote
from konspira.room import acts

HOST, MAFIOSO, AGENT, FELLOW, AWAY, VICTIM, NEXT_VICTIM = 0, 1, 2, 3, 4, 6, 8
SEATS = 12


class MafiaTour(BaseTour):
    """Every screen of the game, in the language and the size of a tour."""

    async def everywhere(self) -> Stops:
        for part in (self.led_by_the_app, self.led_by_a_person, self.with_cards):
            async for stop in part():
                yield stop

    def led_by_the_app(self) -> Stops:
        return self.through(self.lobby(), self.alone())

    def led_by_a_person(self) -> Stops:
        return self.through(Led(self).stops(), Eyes(self).stops(), Crowd(self).stops())

    def with_cards(self) -> Stops:
        return self.through(mafia_cards_tour.stops(self))

    async def through(self, *parts: Stops) -> Stops:
        for part in parts:
            async for stop in self.named(part):
                yield stop

    async def named(self, stops: Stops) -> Stops:
        """They are named after the game. At a stop no time passes, or the game would go on;
        and pages that nobody looks at any more cost time."""
        seen = len(self.evening.screens)
        async for name, screen in stops:
            kind, _, rest = name.partition("-")
            with clockwork().stopped():
                yield Stop(f"tv-mafia-{rest}" if kind == "tv" else f"mafia-{name}", screen)
        for screen in self.evening.screens[seen:]:
            await screen.page.goto("about:blank")

    async def lobby(self) -> Stops:
        phones = await self.meet(7)
        await phones[0].do(acts.Choose("mafia", {"master": "person"}))
        host = await self.screen(phones[0])
        await host.page.locator("ol.oval > li").nth(6).wait_for()
        await host.page.locator("ol.oval button").nth(1).tap()
        await host.button("appoint").wait_for()
        yield Stop("appoint", host)
        await host.tap("appoint")
        await expect(host.page.locator("ol.oval > li")).to_have_count(6)
        yield Stop("lobby", host)
        await host.tap("options")
        await sheet(host).locator("#tongue").wait_for()
        for part in await sheet(host).locator("summary").all():
            await part.tap()
        yield Stop("options", host)

    async def alone(self) -> Stops:
        """The app leads twelve people through two nights and two councils."""
        phones = await self.meet(SEATS)
        await players.deal(phones, [MAFIOSO, FELLOW], AGENT)
        screens = [await self.screen(phones[seat]) for seat in (HOST, MAFIOSO, VICTIM)]
        evening = AppLeads(phones, screens, await self.tv(phones))
        for part in (
            *(evening.opening, evening.night, evening.dawn, evening.talk, evening.vote),
            *(evening.speeches, evening.reveal, evening.second_day, evening.end),
        ):
            async for stop in part():
                yield stop


class AppLeads:
    """The stops of that evening: a host, a Mafioso and a victim with pages."""

    def __init__(self, phones: list[Phone], screens: Sequence[Screen], tv: Screen) -> None:
        self.phones, self.tv = phones, tv
        self.host, self.mafioso, self.victim = screens

    async def all_show(self, text: str, *screens: Screen, **variables: str) -> None:
        for screen in screens or (self.host, self.mafioso, self.tv):
            await headline(screen, text, **variables)

    async def opening(self) -> Stops:
        await self.all_show("mafia-opening")
        yield Stop("opening", self.mafioso)
        await hold(self.mafioso)
        yield Stop("token", self.mafioso)
        await let_go(self.mafioso)
        await self.mafioso.shows("mafia-opening-ready-said")
        await hold(self.host)
        await let_go(self.host)
        await self.host.shows("mafia-opening-ready-said")
        yield Stop("opening-host", self.host)
        await self.host.tap("mafia-night-falls")
        yield Stop("opening-night-falls", self.host)
        for seat in range(len(self.phones) - 1):
            await players.look(self.phones, seat)
        await self.host.shows("mafia-opening-missing", names=NAMES[len(self.phones) - 1])
        yield Stop("opening-last", self.host)
        yield Stop("tv-opening", self.tv)
        await players.read_tokens(self.phones)

    async def night(self) -> Stops:
        await self.all_show("mafia-night", turn="1")
        yield Stop("dusk", self.mafioso)
        await players.step(self.phones, "Task")
        await self.mafioso.button("mafia-hold-task").wait_for()
        await choose(self.mafioso, NAMES[VICTIM])
        yield Stop("task", self.mafioso)
        yield Stop("tv-night", self.tv)
        await players.step(self.phones, "Panel")
        await self.host.button("mafia-hold-panel").wait_for()
        yield Stop("panel", self.host)
        await hold(self.host)
        yield Stop("panel-held", self.host)
        await let_go(self.host)
        await players.step(self.phones, "Task")
        await self.marks(VICTIM)
        await self.phones[FELLOW].play(FELLOW, Choose(0, None, Seat(VICTIM)))
        note = await hold(self.mafioso)
        await note.get_by_text(NAMES[VICTIM]).first.wait_for()
        yield Stop("task-held", self.mafioso)
        await let_go(self.mafioso)

    async def marks(self, target: int) -> None:
        """The Mafioso marks somebody, and their phone tells it at the first call."""
        await self.mafioso.button("mafia-hold-task").wait_for()
        await choose(self.mafioso, NAMES[target])
        moment = players.table(self.phones)["phase"]["calls"][0]
        pass_time(players.until(self.phones, moment))
        phone = self.phones[MAFIOSO]
        await phone.until(lambda: self.marked(phone) == target)

    def marked(self, phone: Phone) -> int | None:
        chosen: dict[str, int | None] | None = phone.hands[MAFIOSO]["chosen"]
        return chosen["two"] if chosen else None

    async def dawn(self) -> Stops:
        await players.step(self.phones, "Dawn")
        await self.victim.shows("mafia-dawn-you")
        for name, screen in ("dawn", self.host), ("dawn-victim", self.victim):
            await screen.page.locator("main .token.front").wait_for()
            yield Stop(name, screen)
        await self.tv.page.locator("main .token.front").wait_for()
        yield Stop("tv-dawn", self.tv)
        await players.step(self.phones, "Talk")

    async def talk(self) -> Stops:
        self.phones[AWAY].hang_up()
        del self.phones[AWAY]
        await self.all_show("mafia-council", turn="1")
        yield Stop("talk", self.mafioso)
        yield Stop("tv-talk", self.tv)
        await self.host.tap("mafia-ready")
        await self.host.shows("mafia-ready-yours")
        yield Stop("talk-ready", self.host)
        await self.host.tap("record")
        await sheet(self.host).locator("section").first.wait_for()
        yield Stop("record", self.host)
        await self.host.close_sheet()
        await self.victim.button("mafia-out-understood").wait_for()
        yield Stop("out", self.victim)
        await self.victim.tap("mafia-out-understood")
        yield Stop("talk-ghost", self.victim)
        await self.victim.tap("mafia-bet")
        whom = sheet(self.victim).locator("ul button")
        await whom.first.tap()
        yield Stop("bet", self.victim)
        await sheet(self.victim).locator(".go button").tap()
        await expect(sheet(self.victim)).to_have_count(0)
        await players.ready_to_vote(self.phones)

    async def vote(self) -> Stops:
        await self.all_show("mafia-phase-FirstVote")
        await choose(self.host, NAMES[FELLOW])
        yield Stop("vote", self.host)
        yield Stop("vote-ghost", self.victim)
        await self.host.tap("mafia-vote-go", name=NAMES[FELLOW])
        await self.host.shows("mafia-vote-yours", name=NAMES[FELLOW])
        yield Stop("voted", self.host)
        yield Stop("tv-vote", self.tv)
        await players.vote(self.phones, self.ballots(), "Count")
        await self.all_show("mafia-count", self.host, self.tv)
        for name, screen in ("count", self.host), ("tv-count", self.tv):
            await screen.page.locator("main .count").first.wait_for()
            yield Stop(name, screen)
        await self.mafioso.shows("mafia-finalist-you")
        yield Stop("count-finalist", self.mafioso)
        await players.step(self.phones, "Speeches")

    def ballots(self) -> dict[int, int]:
        """Most point at the fellow, some at the Mafioso whose page we see, one at the host,
        who has voted already."""
        voters = [seat for seat in players.here(self.phones) if seat != HOST]
        some = {seat: MAFIOSO for seat in voters[-3:]}
        return {FELLOW: HOST} | {
            seat: some.get(seat, FELLOW) for seat in voters if seat != FELLOW
        }

    async def speeches(self) -> Stops:
        await self.mafioso.button("mafia-speech-done").wait_for()
        for name, screen in (
            *(("speech", self.mafioso), ("speech-of-others", self.host)),
            ("tv-speech", self.tv),
        ):
            yield Stop(name, screen)
        await players.end_speeches(self.phones, "FinalVote")
        await self.all_show("mafia-phase-FinalVote")
        await choose(self.host, NAMES[FELLOW])
        yield Stop("final-vote", self.host)
        yield Stop("tv-final-vote", self.tv)
        await self.phones[HOST].play(HOST, Vote(Seat(FELLOW)))
        ballots = self.ballots() | {FELLOW: MAFIOSO}
        await players.vote(self.phones, ballots, "Count")

    async def reveal(self) -> Stops:
        await players.step(self.phones, "Reveal")
        for name, screen in ("reveal", self.host), ("tv-reveal", self.tv):
            await screen.page.locator("main .token.front").wait_for()
            yield Stop(name, screen)
        async for stop in self.last_cards():
            yield stop
        await self.victim.button("mafia-ghost-hold").wait_for()
        yield Stop("night-ghost", self.victim)
        await players.step(self.phones, "Task")
        await players.step(self.phones, "Panel")
        await players.step(self.phones, "Task")
        await self.marks(NEXT_VICTIM)
        seen = await hold(self.victim)
        await seen.get_by_text(NAMES[NEXT_VICTIM]).first.wait_for()
        yield Stop("ghost-sees", self.victim)
        await let_go(self.victim)
        await players.step(self.phones, "Dawn")
        await players.step(self.phones, "Talk")

    async def last_cards(self) -> Stops:
        """Between the vote and the night the town talks."""
        await players.step(self.phones, "LastCards")
        await self.all_show("mafia-day-ends", self.host, self.victim, self.tv)
        yield Stop("last-cards", self.host)
        yield Stop("last-cards-ghost", self.victim)
        yield Stop("tv-last-cards", self.tv)
        await self.host.tap("mafia-ready-night")
        await self.host.shows("mafia-ready-night-yours")
        yield Stop("last-cards-ready", self.host)
        await self.host.tap("record")
        await self.host.button("mafia-call-night").wait_for()
        yield Stop("last-cards-host", self.host)
        await self.host.page.keyboard.press("Escape")
        await self.host.tap("mafia-host-more-time")
        await self.host.tap("mafia-night-falls")
        await players.becomes(self.phones, "Dusk")

    async def second_day(self) -> Stops:
        """Somebody was away for a whole turn; then there is a tie."""
        others = [seat for seat in players.here(self.phones) if seat != HOST]
        for seat in others:
            phone = players.at(self.phones, seat)
            await phone.play(seat, AgreeToRemove(Seat(AWAY)))
        await self.host.tap("record")
        await self.host.button("mafia-remove-agree", name=NAMES[AWAY]).wait_for()
        await self.host.tap("mafia-remove", name=NAMES[AWAY])
        await self.host.button("mafia-remove-sure", name=NAMES[AWAY]).wait_for()
        yield Stop("absent", self.host)
        await self.host.close_sheet()
        yield Stop("tv-second-talk", self.tv)
        await players.ready_to_vote(self.phones)
        await players.vote(self.phones, self.tied(), "Count")
        await players.step(self.phones, "Speeches")
        await players.end_speeches(self.phones, "FinalVote")
        await players.vote(self.phones, self.tied(), "Count")
        await players.step(self.phones, "TieTalk")
        await self.all_show("mafia-tie")
        await self.host.page.locator("main ul button").first.tap()
        yield Stop("tie", self.host)
        yield Stop("tie-tied", self.mafioso)
        yield Stop("tv-tie", self.tv)
        await self.phones[HOST].play(HOST, Vote(Seat(MAFIOSO)))

    def tied(self) -> dict[int, int]:
        """As many point at the Mafioso as at the Agent, the host among these."""
        voters = [s for s in players.here(self.phones) if s not in (MAFIOSO, AGENT)]
        half = len(voters) // 2
        pointing = {seat: AGENT for seat in voters[:half]}
        pointing |= {seat: MAFIOSO for seat in voters[half : 2 * half]}
        return pointing | {MAFIOSO: AGENT, AGENT: MAFIOSO}

    async def end(self) -> Stops:
        await players.step(self.phones, "Reveal")
        pass_time(players.left(self.phones) + 0.01)
        await players.becomes(self.phones, "Over")
        await self.host.shows("mafia-you-win")
        await self.mafioso.shows("mafia-you-lose")
        await self.tv.page.locator(".finale .who h2").wait_for()
        for name, screen in (
            *(("over", self.host), ("over-lost", self.mafioso)),
            ("tv-over", self.tv),
        ):
            yield Stop(name, screen)
        await self.mafioso.tap("mafia-told")
        await sheet(self.mafioso).wait_for()
        for notes in await sheet(self.mafioso).locator("summary").all():
            await notes.tap()
        yield Stop("story", self.mafioso)
