"""Whole games of Mafia in the browser: phones, a console and a TV."""

from collections.abc import Sequence

import pytest
from playwright.async_api import expect

from browser import mafia_players as players
from browser.actions import at_table, join_by_code, open_table, sit_down
from browser.evening import Evening, Screen
from browser.mafia_actions import (
    bet,
    choose,
    headline,
    held_lines,
    next_step,
    open_console,
    vote,
    write,
)
from browser.spyfall_actions import pick_game, sheet
from konspira.client import Phone
from konspira.game import MASTER, Seat
from konspira.games.mafia.moves import Next, Ready, Say, Vote
from konspira.room import acts

NAMES = ("Zoë", "Łucja", "Ёлка", "Jürgen", "Ola", "Ádám", "Siobhán", "Nguyễn")
AGENT, READER, MAFIOSO, FIRST_OUT = 0, 2, 3, 5
LEADER = 7


class Square:
    """Pages of some players, the console, the TV; and a friend in Python for each seat."""

    def __init__(
        self,
        evening: Evening,
        screens: dict[int, Screen],
        console: Screen,
        tv: Screen,
        phones: list[Phone],
    ) -> None:
        self.log = evening.log
        self.screens, self.console, self.tv, self.phones = screens, console, tv, phones

    async def all_show(self, text: str, **variables: str) -> None:
        for screen in (*self.living().values(), self.tv):
            await headline(screen, text, **variables)

    def living(self) -> dict[int, Screen]:
        living = players.living(self.phones)
        return {seat: screen for seat, screen in self.screens.items() if seat in living}

    async def calls(self) -> None:
        """The time of every call of this task comes, and all pages answer."""
        calls = players.table(self.phones)["phase"]["calls"]
        await players.pages_answer(self.phones, self.log, [*self.living()], calls)

    async def votes(self, ballots: Sequence[int]) -> None:
        for voter, target in zip(players.living(self.phones), ballots, strict=True):
            if voter in self.screens:
                await vote(self.screens[voter], NAMES[target])
            else:
                await self.phones[voter].play(voter, Vote(Seat(target)))

    async def ready(self, people: int) -> None:
        """So many are ready to vote, those with pages first."""
        living = players.living(self.phones)
        for seat in sorted(living, key=lambda seat: seat not in self.screens)[:people]:
            if seat in self.screens:
                await self.screens[seat].tap("mafia-ready")
            else:
                await self.phones[seat].play(seat, Ready())


async def sit_round(evening: Evening, seats: Sequence[int]) -> Square:
    """From the start page to the lobby: seven sit down, these of them with pages, and an
    eighth will lead."""
    host = await evening.phone()
    code = await open_table(host, NAMES[0])
    screens, friends = {0: host}, {}
    for seat, name in enumerate(NAMES[1:], 1):
        if seat in (*seats, LEADER):
            screens[seat] = await evening.phone()
            await come(screens[seat], code, name, by_code=len(screens) == 2)
        else:
            friends[seat] = await evening.party.onlooker(evening.house, code)
            await friends[seat].join(name)
    tv = await evening.tv(code)
    await pick_game(host, "mafia")
    leader = host.page.locator("ol.oval button").filter(has_text=NAMES[LEADER])
    await leader.tap()
    await host.tap("appoint")
    await expect(sheet(host)).to_have_count(0)
    await expect(host.page.locator("ol.oval > li")).to_have_count(7)
    console = screens.pop(LEADER)
    tokens = players.stacked(7, [MAFIOSO], AGENT)
    with players.tokens_are(tokens):
        await host.tap("start-leads", name=NAMES[LEADER])
        for screen in (*screens.values(), tv):
            await headline(screen, "mafia-opening")
    for seat, screen in screens.items():
        friends[seat] = await evening.twin(screen)
    phones = [friends[seat] for seat in range(LEADER)]
    return Square(evening, screens, console, tv, phones)


async def come(screen: Screen, code: str, name: str, by_code: bool) -> None:
    if by_code:
        await join_by_code(screen, code, name)
    else:
        await screen.goto(f"/{code}")
        await sit_down(screen, name)
    await at_table(screen)


EVERYBODY = range(LEADER)
WHO_ACTS = (AGENT, READER, MAFIOSO, FIRST_OUT)


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param(WHO_ACTS, marks=pytest.mark.short_version),
        pytest.param(EVERYBODY, marks=pytest.mark.all_only),
    ],
    ids=["four", "seven"],
)
async def test_phones_a_console_and_a_tv_play_an_evening(
    evening: Evening, seats: Sequence[int]
) -> None:
    square = await sit_round(evening, seats)
    for part in (opening, first_night, first_council, second_night, second_council, end):
        await part(square)


async def opening(square: Square) -> None:
    """Everybody looks at their token, and that is all there is to do (MF-O71)."""
    for seat, screen in square.screens.items():
        token = {AGENT: "Agent", MAFIOSO: "Mafioso"}.get(seat, "Cop")
        assert (await held_lines(screen))[1] == f"You are: {token}"
        await screen.shows("mafia-opening-ready-said")


async def first_night(square: Square) -> None:
    """The Agent looks at a Cop; with seven players the Mafia sleeps (MF-71)."""
    screens, console = square.screens, square.console
    await console.tap("mafia-call-night")
    await square.all_show("mafia-night", turn="1")
    await console.tap("mafia-gm-next")
    for screen in screens.values():
        await screen.button("mafia-hold-task").wait_for()
    await choose(screens[AGENT], NAMES[4])
    await choose(screens[READER], NAMES[MAFIOSO])
    await open_console(console)
    await square.calls()
    await console.page.get_by_text(f"{NAMES[AGENT]} looks at {NAMES[4]}").wait_for()
    await console.tap("mafia-gm-next")
    for seat in (AGENT, READER):
        await screens[seat].button("mafia-hold-panel").wait_for()
    assert (await held_lines(screens[AGENT]))[1] == f"{NAMES[4]}: Cop"
    assert (await held_lines(screens[READER]))[1] == f"You suspect {NAMES[MAFIOSO]}."
    await console.tap("mafia-gm-next")
    await screens[AGENT].button("mafia-hold-task").wait_for()
    await next_step(console, "mafia-dawn-nobody")
    await square.all_show("mafia-dawn-nobody")


async def first_council(square: Square) -> None:
    """It votes a Cop out."""
    screens, console = square.screens, square.console
    await next_step(console, "mafia-council", turn="1")
    await square.all_show("mafia-council", turn="1")
    await screens[READER].tap("mafia-ready")
    await square.tv.page.get_by_text("1 ready", exact=True).wait_for()
    await console.tap("mafia-gm-call-vote")
    await square.all_show("mafia-phase-FirstVote")
    await square.votes([5, 5, 5, 5, 5, 3, 3])
    await next_step(console, "mafia-count")
    await headline(square.tv, "mafia-count")
    await screens[FIRST_OUT].shows("mafia-finalist-you")
    await next_step(console, "mafia-speaks", name=NAMES[MAFIOSO])
    await screens[MAFIOSO].tap("mafia-speech-done")
    await screens[FIRST_OUT].tap("mafia-speech-done")
    await square.all_show("mafia-phase-FinalVote")
    await square.votes([5, 5, 5, 5, 5, 3, 3])
    await next_step(console, "mafia-count")
    await next_step(console, "mafia-reveal-goes", name=NAMES[FIRST_OUT])
    await screens[FIRST_OUT].shows("mafia-reveal-you")
    await square.tv.page.get_by_text("Cop", exact=True).wait_for()


async def second_night(square: Square) -> None:
    """Now the Mafia meets, alone, and takes the Agent."""
    screens, console = square.screens, square.console
    await next_step(console, "mafia-day-ends")
    await screens[FIRST_OUT].tap("mafia-out-understood")
    await console.tap("mafia-call-night")
    await headline(console, "mafia-night", turn="2")
    for button in ("mafia-hold-task", "mafia-hold-panel", "mafia-hold-task"):
        await console.tap("mafia-gm-next")
        await screens[MAFIOSO].button(button).wait_for()
    lines = await held_lines(screens[MAFIOSO])
    assert lines[1] == "Who has to go?" and lines[3] == "You are on your own."
    await choose(screens[MAFIOSO], NAMES[AGENT])
    await screens[FIRST_OUT].button("mafia-ghost-hold").wait_for()
    await open_console(console)
    await square.calls()
    await console.shows("mafia-gm-victim", name=NAMES[AGENT])
    await next_step(console, "mafia-dawn-gone", name=NAMES[AGENT])
    await screens[AGENT].shows("mafia-dawn-you")


async def second_council(square: Square) -> None:
    """The person hands over to the app. The council finds the Mafioso, and somebody has bet
    on that."""
    screens, console, phones = square.screens, square.console, square.phones
    await next_step(console, "mafia-council", turn="2")
    await bet(screens[FIRST_OUT], NAMES[MAFIOSO])
    await open_console(console)
    await console.tap("mafia-gm-hand-over")
    await console.tap("mafia-gm-hand-over-sure")
    await console.shows("mafia-led-by-app")
    await square.ready(4)  # two thirds
    await square.all_show("mafia-phase-FirstVote")
    await square.votes([3, 3, READER, 3, 3])
    await headline(square.tv, "mafia-count")
    await players.step(phones, "Speeches")
    for speaker in (READER, MAFIOSO):
        await screens[speaker].tap("mafia-speech-done")
    await square.all_show("mafia-phase-FinalVote")
    await square.votes([3, 3, READER, 3, 3])
    await headline(square.tv, "mafia-count")
    await players.step(phones, "Reveal")
    await headline(square.tv, "mafia-reveal-goes", name=NAMES[MAFIOSO])
    await players.step(phones, "Over")


async def end(square: Square) -> None:
    """Everybody wins with their side (MF-61), and everything is told."""
    for seat, screen in square.screens.items():
        await screen.shows("mafia-you-lose" if seat == MAFIOSO else "mafia-you-win")
    await square.tv.page.get_by_text("The Police win!", exact=True).wait_for()
    reader = square.screens[READER]
    await reader.tap("mafia-told")
    for line in (f"{NAMES[MAFIOSO]}: Mafioso", f"{NAMES[AGENT]}: Agent"):
        await sheet(reader).get_by_text(line, exact=True).wait_for()
    told = f"{NAMES[FIRST_OUT]} bets on {NAMES[MAFIOSO]}"
    await sheet(reader).get_by_text(told).wait_for()


async def test_people_far_apart_write_and_those_who_are_out_among_themselves(
    evening: Evening,
) -> None:
    phones = await evening.party.gather(8, evening.house)
    await players.deal(phones, [1, 4], 0, talk="written", night="short")
    one, other = await evening.screen_of(phones[2]), await evening.screen_of(phones[3])
    tv = await evening.tv(phones[0].code)
    await players.read_tokens(phones)
    await one.shows("mafia-microphones")
    await players.step(phones, "Task")
    await choose(one, "Dee")
    await one.tap("mafia-question-next")
    await choose(one, "Ed")
    marked = {1: 7, 4: 7}
    await players.choose(phones, 2, {}, marked)
    await players.step(phones, "Panel")
    await players.step(phones, "Dawn")
    await players.step(phones, "Talk")
    await write(one, "Who heard a car last night?")
    for screen in (other, tv):
        await screen.page.get_by_text("Who heard a car last night?").wait_for()
    ghost = await evening.screen_of(phones[7])
    await phones[7].play(7, Say("It was Ben!"))
    await ghost.tap("mafia-out-understood")
    await ghost.tap("mafia-whispers")
    await sheet(ghost).get_by_text("It was Ben!").wait_for()
    for screen in (one, other, tv):
        assert not any("It was Ben!" in message for message in screen.heard)


async def test_two_on_one_phone_look_one_after_the_other(evening: Evening) -> None:
    """MF-O71: and the phone says to whom it goes"""
    phones = await evening.party.gather(5, evening.house)
    shared = await evening.phone()
    await shared.goto(f"/{phones[0].code}")
    await sit_down(shared, "Igor")
    await shared.tap("add-player")
    await sheet(shared).get_by_label("Your name").fill("Bartek")
    await sheet(shared).get_by_role("button", name="Add", exact=True).tap()
    await expect(shared.page.locator("ol.oval > li")).to_have_count(7)
    await players.deal(phones, [MAFIOSO], AGENT)
    await shared.page.locator("header").get_by_role("button", name="Igor").tap()
    await shared.tap("pass-taken", name="Igor")
    await held_lines(shared)
    await shared.tap("pass-on", name="Bartek")
    await shared.shows("pass-how")
    await shared.tap("pass-taken", name="Bartek")
    await held_lines(shared)
    await shared.shows("mafia-opening-ready-said")
    await expect(shared.button("pass-on", name="Igor")).to_have_count(0)
    await players.read_tokens(phones)
    await headline(shared, "mafia-night", turn="1")


async def test_the_app_leads_on_when_the_game_master_is_lost(evening: Evening) -> None:
    phones = await evening.party.gather(8, evening.house)
    await phones[0].do(acts.Choose("mafia", {"master": "person"}))
    await phones[0].do(acts.Appoint(phones[7].members[0]))
    with players.tokens_are(players.stacked(7, [MAFIOSO], AGENT)):
        await phones[0].do(acts.Start())
        await players.becomes(phones, "Opening")
    host = await evening.screen_of(phones[0])
    for then in ("Dusk", "Task", "Panel", "Task", "Dawn", "Talk"):
        await phones[7].play(MASTER, Next())
        await players.becomes(phones, then)
    await headline(host, "mafia-council", turn="1")
    phones[7].hang_up()
    await host.tap("record")
    await host.shows("mafia-led-by", name="Hal")
    await host.tap("mafia-let-app-lead")
    await host.tap("mafia-let-app-lead-sure")
    await expect(sheet(host)).to_have_count(0)
    await players.step(phones[:7], "FirstVote")  # the clock ends the talk again
    await headline(host, "mafia-phase-FirstVote")
