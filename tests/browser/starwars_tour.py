"""The part of the tour that shows Star Wars Spyfall, where it differs from Spyfall 2.

Eight play it in writing, so that there is a chair left for somebody who looks on.
"""

from playwright.async_api import expect
from server_harness import all_see

from browser import spyfall_players as players
from browser.base_tour import NAMES, Stops
from browser.spyfall_actions import hold_reveal, let_reveal_go, pick, sheet
from browser.spyfall_tour import (
    DEALER,
    HOST_SEAT,
    OTHER,
    SPY,
    Box,
    BoxTour,
    honours_are_given,
)
from konspira.client import Phone
from konspira.game import HOST
from konspira.games.spyfall import moves
from konspira.games.spyfall.options import MOST_SEATS_STARWARS

QUESTION = "Czy często się tu bywa? Who else comes here, and what do they bring along?"
ANSWER = "Всякий раз, как светит солнце."
BACK_AFTER = 8  # so many places are played before the host may bring them back


class StarwarsTour(BoxTour):
    async def everywhere(self) -> Stops:
        pack = f"saga.{self.language}"
        options = {"pack": pack, "rounds": 2, "asking": "written", "start_by_hand": True}
        box = StarwarsBox(*await self.open("starwars", 8, **options))
        for part in (
            *(box.choosing, box.dealt, box.cards, box.writing, box.facing),
            *(box.round_over, box.tie),
        ):
            async for stop in part():
                yield stop


class StarwarsBox(Box):
    async def dealt(self) -> Stops:
        """The host declares round after round void, until most places were played."""
        await players.deal(self.phones, SPY)
        with players.spies_are(SPY):
            for played in range(1, BACK_AFTER):
                await self.phones[0].play(HOST, moves.VoidRound())
                await all_see(self.phones, lambda phone, n=played: dealt_after(phone, n))
        await self.all_show("spyfall-looking", self.other, self.spy, self.tv)
        yield self.stop("looking", self.tv)
        await self.other.tap("spyfall-places")
        yield self.stop("places", self.other)
        await self.other.close_sheet()

    async def writing(self) -> Stops:
        await players.start_clock(self.phones)
        text = self.dealer.page.get_by_role("textbox")
        await text.fill(QUESTION)
        yield self.stop("write-question", self.dealer)
        await players.ask(self.phones, HOST_SEAT, QUESTION)
        await all_see(self.phones, lambda phone: bool(phone.table["talk"]))
        await self.host.page.get_by_role("textbox").fill(ANSWER)
        yield self.stop("write-answer", self.host)
        await self.answered()
        for whom in (OTHER, DEALER):
            await players.ask(self.phones, whom, QUESTION)
            await all_see(self.phones, lambda phone: not last_answer(phone))
            await self.answered()
        for name, screen in ("talk", self.other), ("talk-onlooker", self.onlooker):
            await screen.page.get_by_text(ANSWER).nth(2).wait_for()
            yield self.stop(name, screen)
        await self.tv.page.get_by_text(ANSWER).wait_for()
        yield self.stop("talk", self.tv)
        await self.other.tap("record")
        await sheet(self.other).get_by_text(ANSWER).first.wait_for()
        yield self.stop("record-talk", self.other)
        await self.other.close_sheet()

    async def answered(self) -> None:
        await players.play(self.phones, moves.Answer(ANSWER), "Questioning")
        await all_see(self.phones, last_answer)

    async def facing(self) -> Stops:
        """Each is the suspect in turn, the dealer first; who is innocent, as it happens."""
        await players.time_out(self.phones)
        await pick(self.other, NAMES[SPY])
        await self.other.shows("spyfall-pointed", name=NAMES[SPY])
        await self.tv.shows("spyfall-pointing")
        yield self.stop("pointed", self.other)
        yield self.stop("point", self.tv)
        await self.host.tap("spyfall-open-poll")
        await self.put_verdict_away()
        await self.dealer.button("spyfall-open-vote", name=NAMES[DEALER]).wait_for()
        await self.all_show("time-is-up", self.other, self.tv)
        yield self.stop("open-vote", self.dealer)
        yield self.stop("open-vote-others", self.other)
        yield self.stop("open-vote", self.tv)
        await players.play(self.phones, moves.OpenVote(), "Judging")
        await self.host.button("spyfall-vote-no").wait_for()
        yield self.stop("judge", self.host)
        await players.vote(self.phones)
        await self.tv.shows("spyfall-convicted", suspect=NAMES[DEALER])
        await hold_reveal(self.tv)
        yield self.stop("convicted", self.tv)
        await let_reveal_go(self.tv)
        await self.put_verdict_away()

    async def round_over(self) -> Stops:
        """Places may come back, who looked on may sit down, and who goes home may go."""
        await self.host.button("spyfall-next-round").wait_for()
        for summary in await self.host.page.locator("main summary").all():
            await summary.tap()
        chair = len(self.phones) < MOST_SEATS_STARWARS
        sit_in = self.host.button("spyfall-sit-in", name="Ida")
        await expect(sit_in).to_have_count(1 if chair else 0)
        yield self.stop("round-over-host", self.host)
        await self.other.shows("spyfall-after", round="1", rounds="2")
        yield self.stop("round-over-guest", self.other)
        if chair:
            await sit_in.tap()
            await expect(sit_in).to_have_count(0)

    async def tie(self) -> Stops:
        """The next spy has as many points as the first."""
        await players.next_round(self.phones, OTHER)
        where = players.cards(self.phones)[SPY]["place"]
        await self.phones[OTHER].play(OTHER, moves.Reveal())
        await players.becomes(self.phones, "Guessing")
        await self.phones[OTHER].play(OTHER, moves.Guess(where))
        await self.host.button("spyfall-one-more").wait_for()
        yield self.stop("tie", self.host)
        await self.host.tap("spyfall-finish")
        await self.host.button("spyfall-final").wait_for()
        yield self.stop("over", self.host)
        await honours_are_given(self.tv, self.host)
        yield self.stop("over", self.tv)


def dealt_after(phone: Phone, played: int) -> bool:
    """Whether the cards lie there again, after so many places were played."""
    assert phone.table
    return len(phone.table["used"]) == played and phone.table["phase"]["type"] == "Looking"


def last_answer(phone: Phone) -> str:
    assert phone.table
    answer: str = phone.table["talk"][-1]["answer"]
    return answer
