"""The part of the tour that shows Spyfall 2: every phase, each kind of phone, the TV."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator, expect
from server_harness import House, pass_time

from browser import spyfall_players as players
from browser.base_tour import NAMES, BaseTour, Stop, Stops
from browser.evening import Screen
from browser.screen_checks import settled
from browser.spyfall_actions import (
    hold_card,
    hold_reveal,
    let_go,
    let_reveal_go,
    pick,
    put_away,
    sheet,
)
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games.spyfall import moves
from konspira.room import acts

HOST_SEAT, DEALER, SPY, OTHER, SECOND_SPY = 0, 1, 2, 3, 7
# The game, where it is played, by whom, the phones that we look at, and the TV.
Party = tuple[str, House, list[Phone], list[Screen], Screen]


class Box:
    """A game whose stops are named after its box: the phones we look at, and a TV."""

    def __init__(
        self,
        name: str,
        house: House,
        phones: list[Phone],
        screens: Sequence[Screen],
        tv: Screen,
    ) -> None:
        self.name, self.house, self.phones, self.tv = name, house, phones, tv
        self.host, self.dealer, self.spy, self.other, self.onlooker = screens

    def stop(self, name: str, screen: Screen) -> Stop:
        return Stop(f"{'tv-' if screen is self.tv else ''}{self.name}-{name}", screen)

    async def all_show(self, text: str, *screens: Screen, **variables: str) -> None:
        for screen in screens:
            await screen.shows(text, **variables)

    async def put_verdict_away(self) -> None:
        for screen in (self.host, self.dealer, self.spy, self.other, self.onlooker):
            await put_away(screen)

    async def choosing(self) -> Stops:
        await self.phones[0].do(acts.Start())
        await players.becomes(self.phones, "Choosing")
        await self.phones[0].play(HOST, moves.PickDealer(Seat(DEALER)))
        await self.all_show("spyfall-study", self.host, self.other, self.onlooker, self.tv)
        yield self.stop("choosing-host", self.host)
        yield self.stop("choosing-guest", self.other)
        yield self.stop("choosing-onlooker", self.onlooker)
        yield self.stop("choosing", self.tv)

    async def cards(self) -> Stops:
        for name, screen in ("card", self.other), ("card-of-a-spy", self.spy):
            await hold_card(screen)
            yield self.stop(name, screen)
            await let_go(screen)


class BoxTour(BaseTour):
    """Who takes part in a tour of either box: players, and somebody who looks on."""

    async def open(self, game: str, people: int, **options: Any) -> Party:
        phones = await self.meet(people)
        await phones[0].do(acts.Choose(game, options))
        onlooker = await self.evening.party.onlooker(self.evening.house, phones[0].code)
        await onlooker.join("Ida", watch=True)
        watched = [phones[seat] for seat in (HOST_SEAT, DEALER, SPY, OTHER)]
        screens = [await self.screen(phone) for phone in (*watched, onlooker)]
        return game, self.evening.house, phones, screens, await self.tv(phones)


class SpyfallTour(BoxTour):
    async def everywhere(self) -> Stops:
        pack = f"locations.{self.language}"
        options = {"pack": pack, "rounds": 2, "old_buddies": True, "asking": "aloud"}
        options["start_by_hand"] = True
        box = Spyfall2(*await self.open("spyfall2", 12, **options))
        for part in (
            *(box.lobby, box.choosing, box.looking, box.cards, box.meeting, box.asking),
            *(box.sheets, box.accusing, box.guessing, box.round_over, box.interrupted),
            *(box.pointing, box.nominating, box.over),
        ):
            async for stop in part():
                yield stop


class Spyfall2(Box):
    """Twelve sit round the table, and the two spies among them meet as old buddies."""

    # Before the clock runs

    async def lobby(self) -> Stops:
        await self.host.page.locator("ol.oval > li").nth(11).wait_for()
        yield self.stop("lobby", self.host)
        await self.host.page.locator("main button.game").tap()
        await sheet(self.host).get_by_role("button", pressed=True).wait_for()
        yield self.stop("games", self.host)
        await self.host.close_sheet()
        await self.host.tap("options")
        await sheet(self.host).locator("#tongue").wait_for()
        for part in await sheet(self.host).locator("summary").all():
            await part.tap()
        yield self.stop("options", self.host)
        await self.host.close_sheet()

    async def looking(self) -> Stops:
        await players.deal(self.phones, SPY, SECOND_SPY)
        await self.all_show("spyfall-looking", self.other, self.spy, self.onlooker, self.tv)
        yield self.stop("looking", self.other)
        yield self.stop("looking-onlooker", self.onlooker)
        yield self.stop("looking", self.tv)

    async def meeting(self) -> Stops:
        await self.other.shows("spyfall-looked-already")
        yield self.stop("looked", self.other)
        await players.look(self.phones)
        await players.becomes(self.phones, "Meeting")
        await self.spy.shows("spyfall-meeting")
        yield self.stop("meeting", self.spy)
        await hold_card(self.spy)
        yield self.stop("meeting-card", self.spy)
        await let_go(self.spy)
        await players.look(self.phones)
        await self.dealer.button("spyfall-start-clock").wait_for()
        yield self.stop("start-clock", self.dealer)

    # Questions

    async def asking(self) -> Stops:
        await players.play(self.phones, moves.StartClock(), "Questioning")
        await self.dealer.shows("spyfall-your-turn")
        yield self.stop("first-question", self.dealer)
        await pick(self.dealer, NAMES[HOST_SEAT])
        await self.dealer.button("spyfall-undo-ask", name=NAMES[HOST_SEAT]).wait_for()
        yield self.stop("first-question-to", self.dealer)
        await self.host.shows("spyfall-your-answer", name=NAMES[DEALER])
        told = {"asker": NAMES[DEALER], "name": NAMES[HOST_SEAT]}
        for screen in (self.other, self.onlooker, self.tv):
            await screen.shows("spyfall-answers", **told)
        yield self.stop("answer", self.host)
        yield self.stop("listen", self.other)
        yield self.stop("listen-onlooker", self.onlooker)
        yield self.stop("question", self.tv)

    async def sheets(self) -> Stops:
        await self.other.tap("spyfall-accuse")
        await sheet(self.other).get_by_role("button", name=NAMES[4], exact=True).tap()
        yield self.stop("accuse-whom", self.other)
        for screen in (self.host, self.onlooker, self.tv):
            await screen.shows("spyfall-stops", name=NAMES[OTHER])
        yield self.stop("clock-stopped", self.host)
        yield self.stop("clock-stopped", self.tv)
        await self.other.tap("spyfall-withdraw")
        await players.becomes(self.phones, "Questioning")
        await self.other.tap("spyfall-accuse")
        await self.other.shows("spyfall-accuse-runs")
        yield self.stop("accuse-again", self.other)
        await self.other.close_sheet()
        await self.other.tap("spyfall-reveal")
        yield self.stop("i-am-the-spy", self.other)
        await self.other.close_sheet()
        await self.other.tap("spyfall-places")
        for place in (1, 4, 9):
            await places(sheet(self.other)).nth(place).tap()
        yield self.stop("places", self.other)
        await self.other.close_sheet()
        await self.host.tap("record")
        yield self.stop("record", self.host)
        await self.host.close_sheet()

    async def accusing(self) -> Stops:
        await self.phones[OTHER].play(OTHER, moves.Accuse(Seat(SPY)))
        await self.host.button("spyfall-vote-no").wait_for()
        await self.spy.shows("spyfall-accused-you")
        accused = {"name": NAMES[OTHER], "suspect": NAMES[SPY]}
        for screen in (self.onlooker, self.tv):
            await screen.shows("spyfall-accuses", **accused)
        yield self.stop("vote", self.host)
        yield self.stop("vote-suspect", self.spy)
        yield self.stop("vote-onlooker", self.onlooker)
        yield self.stop("vote", self.tv)
        await self.host.tap("spyfall-vote-no")
        await expect(self.host.button("spyfall-vote-no")).to_have_count(0)
        yield self.stop("voted", self.host)
        await players.vote(self.phones, 4, 5, 6)
        both = (self.other, self.tv)
        await self.all_show("spyfall-not-convicted", *both, suspect=NAMES[SPY])
        await hold_reveal(*both)
        for screen in both:
            yield self.stop("verdict", screen)
        await let_reveal_go(*both)
        await self.put_verdict_away()
        await self.host.tap("record")
        await sheet(self.host).locator("summary").first.tap()
        yield self.stop("record-votes", self.host)
        await self.host.close_sheet()

    # The spies name the place

    async def guessing(self) -> Stops:
        await self.phones[SPY].play(SPY, moves.Reveal())
        picking = self.spy.page.get_by_role(
            "group", name=self.spy.text("spyfall-pick-place")
        )
        await picking.wait_for()
        yield self.stop("guess", self.spy)
        await places(picking).nth(3).tap()
        await self.spy.button("spyfall-name-yes").wait_for()
        yield self.stop("guess-sure", self.spy)
        await expect(self.other.button("spyfall-reveal")).to_be_disabled()
        yield self.stop("guess-watch", self.other)
        where = players.cards(self.phones)[OTHER]["place"]
        await self.phones[SPY].play(SPY, moves.Guess(where))
        named = {"name": NAMES[SPY], "place": players.place(self.phones)}
        for screen in (self.other, self.tv):
            await screen.shows("spyfall-named", **named)
            yield self.stop("guess-second", screen)

    async def round_over(self) -> Stops:
        await players.time_out(self.phones)  # the other spy names nothing
        await players.becomes(self.phones, "RoundOver")
        after = {"round": "1", "rounds": "2"}
        for screen in (self.host, self.spy, self.onlooker):
            await screen.shows("spyfall-after", **after)
        await self.tv.shows("spyfall-deals-next", name=NAMES[SPY])
        for summary in await self.host.page.locator("main summary").all():
            await summary.tap()
        yield self.stop("round-over-host", self.host)
        yield self.stop("round-over-next-dealer", self.spy)
        yield self.stop("round-over-onlooker", self.onlooker)
        yield self.stop("round-over", self.tv)

    async def interrupted(self) -> Stops:
        """In the next round somebody is away for long, and the host calls a pause."""
        await players.next_round(self.phones, OTHER, SECOND_SPY)
        lines = self.house.connections.phones
        self.phones.pop().hang_up()  # who sits last, so everybody else keeps their number
        await self.house.phones(lines - 1)
        await players.go_missing(self.phones, len(self.phones))
        pass_time(120)
        await players.ask(self.phones, OTHER)
        await self.host.button("spyfall-void").wait_for()
        yield self.stop("long-away", self.host)
        yield self.stop("away", self.tv)
        await self.phones[0].do(acts.Pause())
        await self.all_show("paused", self.host, self.tv)
        yield self.stop("paused", self.host)
        yield self.stop("paused", self.tv)
        await self.phones[0].do(acts.Resume())

    # Time is up

    async def pointing(self) -> Stops:
        """Everybody points at once, most of them at a true spy."""
        await players.time_out(self.phones)
        await self.all_show("spyfall-point", self.host, self.spy)
        await self.all_show("spyfall-pointing", self.onlooker, self.tv)
        await pick(self.other, NAMES[HOST_SEAT])
        await self.other.shows("spyfall-pointed", name=NAMES[HOST_SEAT])
        yield self.stop("point", self.spy)
        yield self.stop("point-host", self.host)
        yield self.stop("point-onlooker", self.onlooker)
        yield self.stop("pointed", self.other)
        yield self.stop("point", self.tv)
        await pick(self.host, NAMES[DEALER])
        await self.host.shows("spyfall-pointed", name=NAMES[DEALER])
        await players.point(self.phones, OTHER, HOST_SEAT)
        both = (self.other, self.tv)
        for screen in both:
            await screen.page.locator(".fingers > li").nth(2).wait_for()
        await hold_reveal(*both)
        for screen in both:
            yield self.stop("fingers", screen)
        await let_reveal_go(*both)
        await self.put_verdict_away()

    async def nominating(self) -> Stops:
        """Who was the spy deals, and is first to name a suspect: a true spy."""
        await self.spy.shows("spyfall-your-nomination")
        await self.all_show("time-is-up", self.other, self.tv)
        yield self.stop("nominate", self.spy)
        yield self.stop("nominate-others", self.other)
        yield self.stop("nominate", self.tv)
        await pick(self.spy, NAMES[OTHER])
        await self.spy.button("spyfall-nominate", name=NAMES[OTHER]).wait_for()
        yield self.stop("nominate-whom", self.spy)
        await players.play(self.phones, moves.Nominate(Seat(OTHER)), "Facing")
        await self.spy.button("spyfall-open-vote", name=NAMES[OTHER]).wait_for()
        named = {"name": NAMES[SPY], "suspect": NAMES[OTHER]}
        await self.all_show("spyfall-suspects", self.host, self.tv, **named)
        yield self.stop("talk", self.spy)
        yield self.stop("talk", self.tv)
        await players.play(self.phones, moves.OpenVote(), "Judging")
        await self.host.button("spyfall-vote-no").wait_for()
        yield self.stop("judge", self.host)
        yield self.stop("judge", self.tv)
        await players.time_out(self.phones)
        await self.host.page.get_by_text(self.host.text("spyfall-vote-late")).wait_for()
        yield self.stop("judge-late", self.host)
        yield self.stop("judge-late", self.tv)
        await players.vote(self.phones)
        await self.put_verdict_away()

    async def over(self) -> Stops:
        await self.host.button("spyfall-finish").wait_for()
        yield self.stop("last-round-over", self.host)
        await self.host.tap("spyfall-finish")
        for name, screen in ("host", self.host), ("onlooker", self.onlooker):
            await screen.button("spyfall-final").wait_for()
            yield self.stop(f"over-{name}", screen)
        await honours_are_given(self.tv, self.host)
        yield self.stop("over", self.tv)
        await self.host.tap("spyfall-final")
        yield self.stop("over-points", self.host)
        await self.host.close_sheet()


async def honours_are_given(tv: Screen, phone: Screen) -> None:
    """The wall praises people one after the other; a phone shows all of it at once."""
    all_of_them = await phone.page.locator(".the-end section li").count()
    await expect(tv.page.locator(".finale .end .wall")).to_have_count(all_of_them)
    await settled(tv.page)
    # A replay may begin to praise as much later as a file takes: it must not lack the last.
    await tv.page.wait_for_timeout(3_000)


def places(within: Locator) -> Locator:
    """The places that can be tapped, in a sheet or in the list of a revealed spy."""
    return within.get_by_role("list").get_by_role("button")
