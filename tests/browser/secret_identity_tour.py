"""The part of the tour that visits Secret Identity: against each other, and together."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import expect

from browser import secret_identity_players as players
from browser.base_tour import NAMES, BaseTour, Stop, Stops
from browser.evening import Screen
from browser.secret_identity_actions import (
    hand,
    hold_key,
    key,
    lay,
    let_go,
    listed,
    mark,
    picture,
    ranks,
    send_ballot,
    send_clue,
    told,
    turn_over,
    vote,
)
from konspira.client import Phone
from konspira.game import HOST
from konspira.games.secret_identity.moves import (
    Consent,
    Decide,
    Flag,
    MarkGuess,
    Open,
    Ready,
)
from konspira.room import acts


class SecretIdentityTour(BaseTour):
    """Every screen of the game, in the language and the size of a tour."""

    async def everywhere(self) -> Stops:
        for part in (self.options, self.alone, self.many, self.together):
            seen = len(self.evening.screens)
            async for name, screen in part():
                kind, _, rest = name.partition("-")
                yield Stop(
                    f"tv-secret_identity-{rest}"
                    if kind == "tv"
                    else f"secret_identity-{name}",
                    screen,
                )
            for screen in self.evening.screens[seen:]:
                await screen.page.goto("about:blank")  # what nobody looks at costs time

    # Who takes part

    async def begin(self, phones: Sequence[Phone], **options: Any) -> None:
        pack = f"characters.{self.language}"
        await players.begin(phones, pack=pack, **options)

    async def onlooker(self, phones: Sequence[Phone]) -> Screen:
        evening = self.evening
        phone = await evening.party.onlooker(evening.house, phones[0].code)
        await phone.join("Eve", watch=True)
        return await self.screen(phone)

    # The parts

    async def options(self) -> Stops:
        phones = await self.meet(3)
        pack = f"characters.{self.language}"
        await phones[0].do(acts.Choose("secret_identity", {"pack": pack}))
        host = await self.screen(phones[0])
        await host.page.locator("ol.oval > li").nth(2).wait_for()
        yield Stop("lobby", host)
        await host.tap("options")
        sheet = host.page.locator("dialog[open]")
        await sheet.locator("#tongue").wait_for()
        for part in await sheet.locator("summary").all():
            await part.tap()
        yield Stop("options", host)

    async def alone(self) -> Stops:
        """Two rounds, everybody for themselves."""
        phones = await self.meet(5)
        await self.begin(phones, rounds=2, clue_seconds=900, ballot_seconds=240)
        screens = [await self.screen(phone) for phone in phones[:2]]
        onlooker, tv = await self.onlooker(phones), await self.tv(phones)
        game = Alone(self, phones, screens, onlooker, tv)
        parts = (game.characters, game.swap, game.clue, game.sheet, game.late)
        for part in (*parts, game.votes, game.scoring, game.end):
            async for stop in part():
                yield stop

    async def many(self) -> Stops:
        """With eight every screen is full."""
        phones = await self.meet(8)
        await self.begin(phones, rounds=1)
        screen, tv = await self.screen(phones[7]), await self.tv(phones)
        await players.know(phones)
        await hand(screen).nth(9).wait_for()
        yield Stop("eight-clue", screen)
        await players.clues(phones, cards=3)
        for name, page in ("eight-vote", screen), ("tv-eight-vote", tv):
            await page.page.locator(".pictogram[role=img]").nth(23).wait_for()
            yield Stop(name, page)
        numbers = players.keys(phones)
        await players.votes(phones, [players.ballot(numbers, seat) for seat in range(8)])
        await players.open_safe(phones)
        for name, page in ("eight-opened", screen), ("tv-eight-opened", tv):
            await told(page, NAMES[0])
            yield Stop(name, page)
        await players.open_safes(phones)
        for name, page in ("eight-result", screen), ("tv-eight-result", tv):
            await page.page.wait_for_function("!history.state")  # no sheet, no guard
            await page.page.reload()  # or the last safe lies open for a while
            await page.page.locator(".the-end, .finale h2").first.wait_for()
            yield Stop(name, page)

    async def together(self) -> Stops:
        phones = await self.meet(4)
        await self.begin(phones, mode="cooperative", talk_seconds=900)
        screens = [await self.screen(phone) for phone in phones]
        onlooker, tv = await self.onlooker(phones), await self.tv(phones)
        game = Together(phones, screens, onlooker, tv)
        for part in (game.clue, game.guess, game.answer, game.decide, game.end):
            async for stop in part():
                yield stop


class Alone:
    """The stops of a game of five: a host and a guest with pages, three in Python."""

    def __init__(
        self,
        guide: BaseTour,
        phones: list[Phone],
        screens: list[Screen],
        onlooker: Screen,
        tv: Screen,
    ) -> None:
        self.guide, self.phones = guide, phones
        self.host, self.guest = screens
        self.onlooker, self.tv = onlooker, tv

    def all(self, name: str) -> list[Stop]:
        return [*self.most(name), Stop(f"{name}-onlooker", self.onlooker)]

    def most(self, name: str) -> list[Stop]:
        """Where an onlooker sees what a guest does."""
        pages = ("host", self.host), ("guest", self.guest)
        stops = [Stop(f"{name}-{who}", screen) for who, screen in pages]
        return [*stops, Stop(f"tv-{name}", self.tv)]

    async def characters(self) -> Stops:
        for stop in self.all("characters"):
            await listed(stop.screen, "secret_identity-characters").nth(7).wait_for()
            yield stop

    async def swap(self) -> Stops:
        await self.phones[2].play(2, Flag(0))
        await self.phones[2].play(2, Flag(5))
        await self.phones[1].play(1, Consent(0, True))
        await self.host.shows("secret_identity-answer-first")
        for stop in self.all("swap"):
            await stop.screen.shows("secret_identity-swap-asked")
            yield stop
        await self.phones[0].play(0, Consent(5, False))
        await players.each(self.phones, Consent(0, True), but=1)
        guest = self.phones[1]
        await guest.until(lambda: "Ready" in guest.may(1))  # the new one lies there
        await guest.play(1, Ready())
        await self.guest.shows("secret_identity-ready-said")
        yield Stop("ready-guest", self.guest)
        await players.each(self.phones, Ready(), but=1)
        await players.becomes(self.phones, "Clues")

    async def clue(self) -> Stops:
        for stop in self.all("clue"):
            await stop.screen.shows("secret_identity-clues")
            yield stop
        guest = self.guest
        await guest.tap("secret_identity-hints")
        await guest.page.locator("dialog[open]").get_by_role("listitem").nth(7).wait_for()
        yield Stop("hints", guest)
        await guest.close_sheet()
        await hold_key(guest)
        yield Stop("clue-key", guest)
        await let_go(guest)
        await turn_over(guest)
        await picture(guest, 0, 0).tap()
        await guest.button("secret_identity-lay-green").wait_for()
        yield Stop("clue-picked", guest)
        await guest.tap("secret_identity-lay-green")
        await lay(guest, 1, 1, "red")
        yield Stop("clue-laid", guest)
        await lay(guest, 2, 0, "green")
        await picture(guest, 3, 0).tap()
        await guest.shows("secret_identity-full")
        yield Stop("clue-full", guest)
        await picture(guest, 3, 0).tap()
        await send_clue(guest)
        await guest.shows("secret_identity-clue-sent")
        yield Stop("clue-sent", guest)

    async def sheet(self) -> Stops:
        host = self.host
        await host.tap("record")
        who = host.page.get_by_label(host.text("secret_identity-leave-who"))
        await who.select_option("3")
        yield Stop("record-host", host)
        await host.close_sheet()
        await self.phones[0].do(acts.Pause())
        for stop in self.most("paused"):
            await stop.screen.page.locator(".veil").wait_for()
            yield stop
        await self.phones[0].do(acts.Resume())
        await self.tv.page.locator(".veil").wait_for(state="detached")

    async def late(self) -> Stops:
        for seat in (0, 2, 4):
            await players.clue(self.phones, seat, cards=2)
        await players.goes_missing(self.phones, 3)
        name = NAMES[3]
        await self.host.button("secret_identity-skip", name=name).wait_for()
        yield Stop("late-host", self.host)
        await self.host.tap("secret_identity-skip", name=name)
        await players.becomes([p for p in self.phones if p.closed is None], "Voting")
        evening, lost = self.guide.evening, self.phones[3]
        self.phones[3] = await evening.party.back(evening.house, lost.code, *lost.tokens)

    def ballot(self, voter: int, *missed: int) -> dict[int, int]:
        """After the host went on without the fourth."""
        return players.ballot(players.keys(self.phones), voter, *missed, silent=3)

    async def votes(self) -> Stops:
        for stop in self.all("vote"):
            await stop.screen.shows("secret_identity-no-clue")
            yield stop
        guest, names = self.guest, NAMES
        votes = self.ballot(1)
        await vote(guest, names[0], votes[0])
        await vote(guest, names[2], votes[2])
        yield Stop("vote-two", guest)
        await vote(guest, names[4], votes[4])
        await guest.shows("secret_identity-vote-all")
        yield Stop("vote-all", guest)
        await key(guest, votes[0]).tap()
        await guest.shows("secret_identity-to-whom", number=str(votes[0]))
        yield Stop("vote-key", guest)
        await key(guest, votes[0]).tap()
        await send_ballot(guest)
        await guest.shows("secret_identity-ballot-sent")
        yield Stop("vote-sent", guest)

    async def scoring(self) -> Stops:
        wrong = [(), (), (0, 4), (0,), ()]
        ballots = [self.ballot(seat, *wrong[seat]) for seat in range(5)]
        await players.votes(self.phones, ballots)
        for stop in self.most("scoring"):
            await stop.screen.shows("secret_identity-all-voted")
            yield stop
        await self.phones[0].play(0, Open())
        for stop in self.all("opened"):
            await told(stop.screen, NAMES[0])
            yield stop
        await players.open_safes(self.phones)
        for stop in self.most("round-over"):
            await stop.screen.shows("secret_identity-round-over", round="1")
            await listed(stop.screen, "secret_identity-track").nth(4).wait_for()
            yield stop

    async def end(self) -> Stops:
        await players.next_round(self.phones)
        await players.rest_of_round(self.phones)
        for who, page in ("host", self.host), ("guest", self.guest):
            await page.button("secret_identity-to-result").wait_for()
            yield Stop(f"last-safe-{who}", page)
        await self.tv.page.reload()  # it would go on by itself, after a while
        await self.onlooker.page.reload()
        await self.onlooker.tap("see-board")  # who comes after a game is in the lobby
        for page in (self.host, self.guest):
            await page.tap("secret_identity-to-result")
        for stop in self.all("result"):
            await stop.screen.page.locator(".the-end, .finale h2").first.wait_for()
            yield stop
        await self.guest.tap("secret_identity-result")
        await ranks(self.guest).first.wait_for()
        for story in await self.guest.page.locator("summary").all():
            await story.tap()
        yield Stop("story", self.guest)


class Together:
    """The stops of a game of one team, each with a page."""

    def __init__(
        self, phones: list[Phone], screens: list[Screen], onlooker: Screen, tv: Screen
    ) -> None:
        self.phones, self.screens = phones, screens
        self.onlooker, self.tv = onlooker, tv

    @property
    def giver(self) -> Screen:
        return self.screens[players.active(self.phones)]

    @property
    def guesser(self) -> Screen:
        return self.screens[(players.active(self.phones) + 1) % 4]

    @property
    def number(self) -> int:
        """Who the giver is."""
        return players.keys(self.phones)[players.active(self.phones)] or 0

    def all(self, name: str) -> list[Stop]:
        pages = ("giver", self.giver), ("guesser", self.guesser)
        stops = [Stop(f"together-{name}-{who}", page) for who, page in pages]
        return [*stops, Stop(f"tv-together-{name}", self.tv)]

    async def clue(self) -> Stops:
        for stop in self.all("characters"):
            await stop.screen.shows("secret_identity-do-you-know")
            yield stop
        await players.know(self.phones)
        await self.giver.button("secret_identity-send-clue").wait_for()
        await self.guesser.shows("secret_identity-your-turn-comes")
        await expect(self.tv.page.get_by_role("timer")).to_have_count(0)
        for stop in self.all("clue"):
            yield stop
        watching = self.onlooker.text("secret_identity-onlooker")
        await self.onlooker.page.get_by_text(watching).wait_for()
        yield Stop("together-clue-onlooker", self.onlooker)

    async def guess(self) -> Stops:
        await players.clues(self.phones, cards=3)
        await self.giver.shows("secret_identity-poker-face")
        for screen in (self.guesser, self.tv):
            await screen.page.locator(".pictogram[role=img]").nth(2).wait_for()
        for stop in self.all("guess"):
            yield stop
        giver = players.active(self.phones)
        others = [(giver + step) % 4 for step in (1, 2, 3)]
        await self.phones[others[0]].play(others[0], MarkGuess(self.number % 8 + 1))
        for seat in others[1:]:
            await self.phones[seat].play(seat, MarkGuess(self.number))
        marked = listed(self.guesser, "secret_identity-characters").nth(self.number - 1)
        await expect(marked.locator(".marks > *")).to_have_count(2)
        for stop in self.all("marks"):
            yield stop
        yield Stop("together-marks-onlooker", self.onlooker)
        await self.guesser.tap("secret_identity-confirm")
        other = self.screens[others[1]]
        await other.button("secret_identity-object").wait_for()
        await self.tv.shows("secret_identity-objections")
        for stop in self.all("confirmed"):
            yield stop
        yield Stop("together-objection", other)
        await other.tap("secret_identity-object")
        await self.guesser.button("secret_identity-confirm").wait_for()
        await mark(self.guesser, self.number)
        await self.guesser.button("secret_identity-agree").wait_for()
        yield Stop("together-agree", self.guesser)

    async def answer(self) -> Stops:
        await self.guesser.tap("secret_identity-agree")
        for stop in self.all("right"):
            await told(stop.screen, NAMES[players.active(self.phones)])
            yield stop
        await players.becomes(self.phones, "Revealed")
        await players.end_turn(self.phones)
        await self.guesser.shows("secret_identity-flag-new-how")
        await self.tv.shows("secret_identity-new")
        for stop in self.all("new"):
            yield stop
        await players.turn(self.phones, right=False)
        for stop in self.all("wrong"):
            await told(stop.screen, NAMES[players.active(self.phones)])
            yield stop

    async def decide(self) -> Stops:
        """The host guesses, too, and has the last word."""
        await players.end_turn(self.phones)
        if players.active(self.phones) == 0:
            await players.turn(self.phones, right=False)
            await players.end_turn(self.phones)
        await players.clues(self.phones)
        host = self.screens[0]
        for seat in {0, 1, 2} - {players.active(self.phones)}:
            await self.phones[seat].play(seat, MarkGuess(seat + 1))
        await host.tap("secret_identity-decide")
        await host.shows("secret_identity-decide-how")
        yield Stop("together-decide", host)
        await self.phones[0].play(HOST, Decide(1))
        await players.becomes(self.phones, "Revealed")

    async def end(self) -> Stops:
        while (turn := players.table(self.phones)["round"]) < 10:
            await players.end_turn(self.phones)
            await players.turn(self.phones, right=turn % 3 > 0)
        await self.giver.page.reload()  # or ten turns are told, one after the other
        await self.giver.button("secret_identity-to-result").wait_for()
        yield Stop("together-last", self.giver)
        await players.end_turn(self.phones)
        for stop in self.all("result"):
            await stop.screen.page.locator(".the-end, .finale h2").first.wait_for()
            yield stop
        await self.guesser.tap("secret_identity-result")
        await self.guesser.page.locator("summary").last.tap()
        yield Stop("together-story", self.guesser)
