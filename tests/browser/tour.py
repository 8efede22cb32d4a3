"""Tours of every screen: the start page, the table, games of each kind, the TV, the end.

They stop at each screen, so that a test can look at it, or take a picture. Friends in
Python make the moves, and the screens show what their seats see.
"""

import re
from collections.abc import Sequence
from typing import Any

from playwright.async_api import ViewportSize, expect
from server_harness import all_see, in_time, pass_time, phase, who_may

from browser import codenames_players as players
from browser.actions import cards, hold_key, is_covered, let_go
from browser.base_tour import NAMES, BaseTour, Stop, Stops
from browser.codenames_players import open_cards, operative, other, side_at_turn, spymaster
from browser.evening import Evening, Screen
from browser.lobby_tour import LobbyTour
from browser.mafia_tour import MafiaTour
from browser.screen_checks import settled
from browser.secret_identity_tour import SecretIdentityTour
from browser.spyfall_tour import SpyfallTour
from browser.starwars_tour import StarwarsTour
from konspira.client import Phone
from konspira.game import HOST, Move
from konspira.games.codenames import moves
from konspira.games.codenames.moves import Reason
from konspira.languages import ENGLISH
from konspira.room import acts

# What the referee has nothing against, in the language of the table.
CLUES = {
    "en": ("zeppelin", "glockenspiel", "saxophone"),
    "pl": ("sterowiec", "ksylofon", "saksofon"),
    "ru": ("дирижабль", "ксилофон", "саксофон"),
}


def clues(language: str) -> tuple[str, ...]:
    return CLUES.get(language, CLUES[ENGLISH])  # the referee knows not every language


class CodenamesTour(BaseTour):
    """Codenames in all its variants."""

    async def everywhere(self) -> Stops:
        for part in (self.two_teams, self.one_team, self.three):
            seen = len(self.evening.screens)
            async for stop in part():
                yield stop
            for screen in self.evening.screens[seen:]:
                await screen.page.goto("about:blank")  # what nobody looks at costs time

    @property
    def clue(self) -> str:
        return clues(self.language)[0]

    # Who takes part

    async def gather(self, people: int, **options: Any) -> list[Phone]:
        """Friends who will play Codenames."""
        phones = await self.meet(people)
        agreed: Any = {"pack": f"words.{self.language}", "grace_seconds": 0} | options
        await phones[0].do(acts.Choose("codenames", agreed))
        return phones

    async def choosing(self, phones: Sequence[Phone]) -> None:
        await phones[0].do(acts.Start())
        await all_see(phones, lambda phone: phase(phone) == "Choosing")

    async def deal(self, phones: Sequence[Phone], *screens: Screen) -> None:
        await phones[0].play(HOST, moves.Start())
        await all_see(phones, lambda phone: phase(phone) == "Cluing")
        for screen in screens:
            await expect(cards(screen)).to_have_count(25)

    async def play(self, phones: Sequence[Phone], move: Move, then: str) -> None:
        """Whoever may makes this move, and the game goes on with another phase."""
        phone, seat = who_may(phones, type(move).__name__)
        await in_time(phone, seat, move)
        await all_see(phones, lambda phone: phase(phone) == then)

    # Two teams

    async def two_teams(self) -> Stops:
        phones = await self.gather(6)
        await self.choosing(phones)
        screens = [await self.screen(phone) for phone in phones[:4]]
        tv = await self.tv(phones)
        for name, screen in ("host", screens[0]), ("guest", screens[1]):
            await screen.page.locator(".teams > section").nth(1).wait_for()
            yield Stop(f"choosing-{name}", screen)
        await tv.page.locator("main .choosing-tv").wait_for()
        yield Stop("tv-choosing", tv)
        await self.deal(phones, *screens, tv)
        game = Game(self, phones, screens, tv)
        for part in (game.clue, game.guess, game.dispute, game.pause, game.end):
            async for stop in part():
                yield stop

    # One team, three players, one phone

    async def one_team(self) -> Stops:
        phones = await self.gather(2, variant="one-team")
        await self.choosing(phones)
        chief, agent = await self.screen(phones[0]), await self.screen(phones[1])
        await chief.page.locator(".teams > section").wait_for()
        yield Stop("one-team-choosing", chief)
        tv = await self.tv(phones)
        await self.deal(phones, chief, agent, tv)
        await players.clue(phones, self.clue, 1)
        await self.play(
            phones, moves.Touch(open_cards(phones, "bystander")[0]), "EnemyTurn"
        )
        await chief.page.locator("main .dock").get_by_role("button").nth(1).wait_for()
        await expect(tv.page.locator(".card.covered")).to_have_count(1)
        await expect(agent.page.locator(".card.covered")).to_have_count(1)
        yield Stop("one-team-enemy-spymaster", chief)
        yield Stop("one-team-enemy-operative", agent)
        yield Stop("tv-one-team-enemy", tv)
        proposed = phones[0].hands[phones[0].seats[0]]["proposal"]
        other_word = next(c for c in open_cards(phones, "blue") if c != proposed)
        await cards(chief).nth(other_word).tap()
        await expect(cards(chief).nth(other_word)).to_have_class(re.compile(r"\bchosen\b"))
        yield Stop("one-team-enemy-changed", chief)
        await chief.page.locator(".dock .key").tap()
        await is_covered(other_word, chief, agent, tv)
        await players.clue(phones, self.clue, 9)
        for card in open_cards(phones, "red"):
            phone, seat = who_may(phones, "Touch")
            await in_time(phone, seat, moves.Touch(card))
        for name, screen in ("one-team-won", agent), ("tv-one-team-won", tv):
            await screen.page.locator("main h2:visible").wait_for()
            await screen.shows("codenames-awards")
            yield Stop(name, screen)

    async def three(self) -> Stops:
        phones = await self.gather(3, variant="three-players")
        await self.choosing(phones)
        guesser = await self.screen(phones[2])
        await guesser.page.locator(".shared").wait_for()
        yield Stop("three-players-choosing", guesser)
        await self.deal(phones, guesser)
        await players.clue(phones, self.clue, 1)
        yield Stop("three-players-guess", guesser)
        assassin = open_cards(phones, "assassin")[0]
        await self.play(phones, moves.Touch(assassin), "Over")
        await guesser.page.locator(".moment.awake").wait_for()
        yield Stop("three-players-assassin", guesser)
        await guesser.page.locator(".the-end").wait_for()
        yield Stop("three-players-result", guesser)
        host = phones[0]
        await host.do(acts.Choose("codenames", {"variant": "one-team"}))
        await host.join("Eva", False)
        shared = await self.screen(host)
        await self.choosing(phones)
        await shared.button("pass-taken", name=NAMES[0]).wait_for()
        yield Stop("pass-the-phone", shared)


class Game:
    """The stops of a game of two teams. Either may start: the names say who is who."""

    def __init__(
        self, tour: CodenamesTour, phones: list[Phone], screens: list[Screen], tv: Screen
    ) -> None:
        self.tour, self.phones, self.screens, self.tv = tour, phones, screens, tv
        self.side = side_at_turn(phones)

    def of(self, phone: Phone) -> Screen:
        return self.screens[self.phones.index(phone)]

    @property
    def chief(self) -> Screen:
        """The spymaster of the team that starts."""
        return self.of(spymaster(self.phones, self.side))

    @property
    def rival(self) -> Screen:
        return self.of(spymaster(self.phones, other(self.side)))

    @property
    def agent(self) -> Screen:
        return self.of(operative(self.phones, self.side))

    @property
    def enemy(self) -> Screen:
        """An operative of the other team."""
        return self.of(operative(self.phones, other(self.side)))

    async def clue(self) -> Stops:
        yield Stop("clue-spymaster", self.chief)
        yield Stop("clue-rival", self.rival)
        yield Stop("clue-operative", self.agent)
        yield Stop("tv-clue", self.tv)
        await hold_key(self.chief)
        yield Stop("clue-spymaster-key", self.chief)
        await let_go(self.chief)
        await self.chief.page.get_by_role("textbox").fill(self.tour.clue)
        opinion = self.chief.page.locator(".opinion")
        await opinion.wait_for()  # or it may come before the clue, or after it
        asked = clues(self.tour.language)[2]  # what was approved cannot be rejected later
        await self.tour.play(self.phones, moves.Ask(asked, 2), "Cluing")
        await self.rival.button("codenames-answer-yes").wait_for()
        yield Stop("question-asked", self.chief)
        yield Stop("question-to-answer", self.rival)
        await self.tour.play(self.phones, moves.Answer(True), "Cluing")
        await self.rival.button("codenames-answer-yes").wait_for(state="detached")
        caller = operative(self.phones, self.side)
        seat = caller.seats[0]
        await caller.play(seat, moves.CallTimer())
        await self.agent.page.get_by_role("timer").wait_for()
        yield Stop("clue-timer", self.agent)
        pass_time(60)
        again = self.agent.button("codenames-call-timer-again", count="60")
        await again.wait_for()
        yield Stop("clue-timer-rung", self.agent)

    async def guess(self) -> Stops:
        await players.clue(self.phones, self.tour.clue, 2)
        for screen in (self.chief, self.rival, self.agent, self.enemy, self.tv):
            await screen.page.get_by_text(self.tour.clue, exact=True).first.wait_for()
        yield Stop("guess-operative", self.agent)
        yield Stop("guess-spymaster", self.chief)
        yield Stop("guess-rival", self.rival)
        yield Stop("guess-enemy-operative", self.enemy)
        yield Stop("tv-guess", self.tv)
        card = open_cards(self.phones, self.side)[0]
        await cards(self.agent).nth(card).tap()
        await self.agent.page.locator(".pointers").wait_for()
        yield Stop("guess-suggested", self.agent)
        await cards(self.agent).nth(card).tap()
        await self.agent.page.locator("button.touch").wait_for()
        yield Stop("guess-selected", self.agent)
        await self.agent.tap("record")
        await self.agent.page.locator("dialog[open] .record").wait_for()
        yield Stop("record", self.agent)
        await self.agent.tap("codenames-clue-rules-short")
        await self.agent.page.locator("dialog[open] li").nth(16).wait_for()
        yield Stop("clue-rules", self.agent)
        await self.agent.close_sheet()

    async def dispute(self) -> Stops:
        await self.enemy.tap("codenames-doubt")
        await self.rival.button("codenames-accept").wait_for()
        yield Stop("review-without-a-reason", self.rival)
        await self.enemy.page.get_by_role("radio").first.check()
        yield Stop("doubt", self.enemy)
        await self.enemy.tap("codenames-flag-go")
        why = self.agent.text("codenames-reason-CN-80")
        await self.agent.page.locator(".dock").get_by_text(why).wait_for()
        yield Stop("review-judge", self.rival)
        yield Stop("review-others", self.agent)
        yield Stop("tv-review", self.tv)
        await self.rival.tap("codenames-reject")
        await self.rival.button("codenames-reject-go").wait_for()
        yield Stop("reject", self.rival)
        await self.tour.play(self.phones, moves.Reject(Reason.WORD_FORM), "Cluing")
        await self.rival.button("codenames-decline").wait_for()
        yield Stop("penalty-spymaster", self.rival)
        card = open_cards(self.phones, other(self.side))[0]
        await cards(self.rival).nth(card).tap()
        await self.rival.button("codenames-decline").wait_for(state="detached")
        yield Stop("penalty-selected", self.rival)
        yield Stop("penalty-others", self.agent)
        yield Stop("tv-penalty", self.tv)
        await self.tour.play(self.phones, moves.Cover(card), "Cluing")
        await is_covered(card, *self.screens, self.tv)

    async def pause(self) -> Stops:
        host = self.phones[0]
        await host.do(acts.Pause())
        for name, screen in (
            ("host", self.screens[0]),
            ("guest", self.screens[2]),
            ("tv", self.tv),
        ):
            await screen.page.locator(".veil").wait_for()
            yield Stop("tv-paused" if name == "tv" else f"paused-{name}", screen)
        await host.do(acts.Resume())
        await self.tv.page.locator(".veil").wait_for(state="detached")

    async def end(self) -> Stops:
        side = other(self.side)
        await players.clue(self.phones, clues(self.tour.language)[1], 3)
        card = open_cards(self.phones, side)[0]
        await self.tour.play(self.phones, moves.Touch(card), "Guessing")
        await is_covered(card, *self.screens, self.tv)
        await self.enemy.tap("codenames-stop")
        await self.enemy.button("codenames-stop-yes").wait_for()
        yield Stop("guess-stop", self.enemy)
        assassin = open_cards(self.phones, "assassin")[0]
        await self.tour.play(self.phones, moves.Touch(assassin), "Over")
        host, guest = self.screens[0], self.screens[2]
        for screen in (host, guest, self.tv):
            await screen.shows("codenames-awards")
        yield Stop("tv-result", self.tv)
        for name, screen in ("host", host), ("guest", guest):
            yield Stop(f"result-{name}", screen)
        await guest.tap("share-picture")
        await guest.button("share-save").wait_for()
        yield Stop("result-share", guest)
        await guest.close_sheet()
        await guest.tap("codenames-to-board")
        await is_covered(assassin, guest)
        yield Stop("result-board", guest)
        cheers = self.tv.page.locator(".finale")  # for half a minute
        await cheers.wait_for(state="detached", timeout=60_000)
        await is_covered(assassin, self.tv)
        await expect(self.tv.page.locator(".card.open").first).to_be_visible()
        yield Stop("tv-result-board", self.tv)
        await host.tap("to-lobby")
        await host.page.locator(".podium").wait_for()
        await host.page.locator("details summary").tap()
        await host.page.locator(".verdict").wait_for()
        yield Stop("lobby-after-a-game", host)


TOURS: dict[str, type[BaseTour]] = {
    "lobby": LobbyTour,
    "codenames": CodenamesTour,
    "spyfall2": SpyfallTour,
    "starwars": StarwarsTour,
    "secret_identity": SecretIdentityTour,
    "mafia": MafiaTour,
}


async def stops(
    name: str, evening: Evening, language: str, viewport: ViewportSize
) -> Stops:
    """Every screen of one tour, as soon as it has come to rest."""
    async for stop in at_rest(TOURS[name](evening, language, viewport)):
        yield stop


async def at_rest(tour: BaseTour) -> Stops:
    async for stop in tour.everywhere():
        await settled(stop.screen.page)
        yield stop
