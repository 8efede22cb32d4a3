"""The start page, the rules, and the table before, between and beside games.

What waits for somebody who comes late belongs here, too: they see a game from outside.
"""

from typing import Any

from server_harness import all_see, in_time, phase, who_may

from browser import codenames_players as players
from browser.base_tour import BaseTour, Stop, Stops
from browser.evening import Screen
from konspira.client import Phone
from konspira.game import HOST
from konspira.games.codenames import moves
from konspira.room import acts

COMPANIONS = ("Ola", "Kuba", "Zosia")
GAMES = ("codenames", "mafia", "secret_identity", "spyfall2", "starwars")


class LobbyTour(BaseTour):
    """Everything that belongs to no game, and the ways into one."""

    async def everywhere(self) -> Stops:
        for part in (self.outside, self.lobby, self.companions, self.late):
            seen = len(self.evening.screens)
            async for stop in part():
                yield stop
            for screen in self.evening.screens[seen:]:
                await screen.page.goto("about:blank")  # what nobody looks at costs time

    async def gather(self, people: int, **options: Any) -> list[Phone]:
        """Friends who will play Codenames."""
        phones = await self.meet(people)
        agreed: Any = {"pack": f"words.{self.language}", "grace_seconds": 0} | options
        await phones[0].do(acts.Choose("codenames", agreed))
        return phones

    # Before anybody plays

    async def outside(self) -> Stops:
        screen = await self.screen()
        await screen.goto("/")
        await screen.button("home-open").wait_for()
        yield Stop("home", screen)
        await screen.tap("home-open")
        await screen.button("that-is-me").wait_for()
        yield Stop("home-who-are-you", screen)
        await screen.goto("/")
        for game in GAMES:
            name = screen.text(f"game-{game}")
            await screen.page.get_by_role("button", name=name).tap()
            last = screen.text(f"howto-{game}-4")
            await screen.page.get_by_role("heading", name=last, exact=True).wait_for()
            yield Stop(f"lesson-{game}", screen)
            await screen.close_sheet()
            # Back is on its way, and another page must not come between.
            await screen.page.wait_for_function("() => !history.state?.sheets")
        await screen.goto("/rules")
        await screen.shows("rules-choose")
        yield Stop("rules", screen)
        for game in GAMES:
            await screen.goto(f"/rules/{game}")
            await screen.page.locator("article").nth(1).wait_for()
            yield Stop(f"rules-pages-{game}", screen)
        await screen.goto("/rules/codenames#law")
        await screen.page.locator("#CN-01").wait_for()
        yield Stop("rules-law", screen)
        await screen.page.get_by_role("searchbox").fill("CN-4")
        await screen.page.locator("#CN-01").wait_for(state="detached")
        yield Stop("rules-search", screen)
        await screen.goto("/BBBBB")
        await screen.shows("no-table-how")
        yield Stop("no-such-table", screen)

    async def lobby(self) -> Stops:
        phones = await self.gather(6)
        await phones[4].do(acts.Stand())
        newcomer = await self.screen()
        await newcomer.goto(f"/{phones[0].code}")
        await newcomer.button("join-sit").wait_for()
        yield Stop("join", newcomer)
        host, guest = await self.screen(phones[0]), await self.screen(phones[1])
        for screen, name in (host, "host"), (guest, "guest"):
            await screen.page.locator("ol.oval > li").nth(4).wait_for()
            yield Stop(f"lobby-{name}", screen)
            await screen.tap("options")
            await screen.page.locator("dialog[open] #tongue").wait_for()
            yield Stop(f"options-{name}", screen)
            for part in await screen.page.locator("dialog[open] summary").all():
                await part.tap()
            if name == "host":
                await self.paste(screen)
            yield Stop(f"options-{name}-all", screen)
            await screen.close_sheet()
        tv = await self.tv(phones)
        await tv.page.locator(".who li").nth(5).wait_for()
        yield Stop("tv-lobby", tv)
        await newcomer.goto(f"/tv/{phones[0].code}")
        await newcomer.button("tv-small-anyway").wait_for()
        yield Stop("for-a-big-screen", newcomer)
        async for stop in self.sheets(host):
            yield stop

    async def paste(self, host: Screen) -> None:
        """Something that is no word, and the answer to it."""
        await host.tap("pack-add-words")
        await host.page.get_by_role("textbox", name=host.text("pack-text-words")).fill("?")
        await host.tap("pack-use")
        await host.page.get_by_role("alert").filter(has_text="?").wait_for()

    async def sheets(self, host: Screen) -> Stops:
        sheet = host.page.locator("dialog[open]")
        await host.page.locator("ol.oval button").nth(1).tap()
        await host.button("remove").wait_for()
        yield Stop("member", host)
        await host.close_sheet()
        await host.tap("invite-large")
        await sheet.locator(".large svg path").wait_for()
        yield Stop("invite", host)
        await host.close_sheet()
        await host.tap("invite-tv")
        await sheet.locator(".address").wait_for()
        yield Stop("invite-tv", host)
        await host.close_sheet()
        await host.tap("add-player")
        await host.shows("add-player-how")
        yield Stop("one-more-player", host)
        await host.close_sheet()
        await host.tap("menu")
        await host.button("leave").wait_for()
        yield Stop("menu", host)
        await host.tap("move-seat")
        await sheet.locator(".picture svg path").wait_for()
        yield Stop("move-seat", host)
        await host.page.goto(f"{host.page.url}#in={'a' * 22}")
        await host.page.reload()
        await host.button("take-seat-yes").wait_for()
        yield Stop("take-seat", host)

    # Companions

    async def companions(self) -> Stops:
        """Three people are short of one; then one person plays with three of them."""
        phones = await self.gather(3)
        host = await self.screen(phones[0])
        await host.page.locator(".bar .cog").wait_for()
        yield Stop("lobby-short-of-people", host)
        for name in COMPANIONS:
            await phones[0].do(acts.Invite(name))
        for phone in phones[1:]:
            await phone.do(acts.Stand())
        await host.page.locator("ol.oval .cog").nth(2).wait_for()
        tv = await self.tv(phones)
        await tv.page.locator(".who .cog").nth(2).wait_for()
        yield Stop("tv-lobby-companions", tv)
        await host.page.locator("ol.oval li:has(.cog) button").first.tap()
        await host.button("companion-dismiss").wait_for()
        yield Stop("companion", host)
        await host.close_sheet()
        await phones[0].do(acts.Start())
        await host.button("codenames-alone-guess").wait_for()
        yield Stop("choosing-alone", host)

    # Late

    async def late(self) -> Stops:
        """Somebody comes while sides are chosen, in mid-game, and between two games."""
        phones = await self.gather(4, referee="off")
        host = await self.screen(phones[0])
        await phones[0].do(acts.Start())
        await all_see(phones, lambda phone: phase(phone) == "Choosing")
        guest = await self.at_the_door(phones, "join-pick")
        yield Stop("join-choosing", guest)
        await self.sit_down(guest, "Zoë")
        await guest.page.locator(".mine").wait_for()
        yield Stop("choosing-without-a-side", guest)
        await host.page.locator(".choosing .sides").first.wait_for()
        yield Stop("choosing-host-and-a-latecomer", host)
        tv = await self.tv(phones)
        await tv.page.locator(".without").wait_for()
        yield Stop("tv-choosing-and-a-latecomer", tv)
        await host.page.locator(".choosing .sides button").first.tap()
        await guest.page.locator(".mine").wait_for(state="detached")
        await phones[0].play(HOST, moves.Start())
        await all_see(phones, lambda phone: phase(phone) == "Cluing")
        later = await self.at_the_door(phones, "join-invited")
        yield Stop("join-in-mid-game", later)
        await players.clue(phones)
        phone, seat = who_may(phones, "Touch")
        assassin = players.open_cards(phones, "assassin")[0]
        await in_time(phone, seat, moves.Touch(assassin))
        await all_see(phones, lambda phone: phase(phone) == "Over")
        await self.sit_down(later, "Łukasz")
        await later.button("see-board").wait_for()
        yield Stop("lobby-who-came-between", later)

    async def at_the_door(self, phones: list[Phone], reads: str) -> Screen:
        guest = await self.screen()
        await guest.goto(f"/{phones[0].code}")
        host = phones[0].room["members"][0]["name"]
        await guest.shows(reads, host=host)
        return guest

    async def sit_down(self, guest: Screen, name: str) -> None:
        await guest.page.get_by_label(guest.text("your-name")).fill(name)
        await guest.tap("join-sit")
