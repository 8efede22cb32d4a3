"""Clues in doubt, private questions and the sand timer."""

import asyncio
import re

from playwright.async_api import expect
from server_harness import pass_time

from browser.actions import cards, choose, give_clue, is_covered
from browser.codenames_players import (
    open_cards,
    operative,
    other,
    side_at_turn,
    spymaster,
)
from browser.evening import Evening, Screen
from browser.screen_checks import places
from konspira.client import Phone

WORD = "zeppelin"


class Four:
    """A game of four, each with a screen, and a TV. `chief` gives the first clue."""

    def __init__(self, phones: list[Phone], screens: list[Screen], tv: Screen) -> None:
        self.phones, self.screens, self.tv = phones, screens, tv
        self.side = side_at_turn(phones)
        of = dict(zip(map(id, phones), screens, strict=True))
        self.chief = of[id(spymaster(phones, self.side))]
        self.rival = of[id(spymaster(phones, other(self.side)))]
        self.agent = of[id(operative(phones, self.side))]
        self.enemy = of[id(operative(phones, other(self.side)))]

    @property
    def everybody(self) -> list[Screen]:
        return [*self.screens, self.tv]


async def four(evening: Evening, **options: object) -> Four:
    agreed = {"grace_seconds": 0} | options
    phones = await evening.party.codenames(4, evening.house, **agreed)
    screens = [await evening.screen_of(phone) for phone in phones]
    game = Four(phones, screens, await evening.tv(phones[0].code))
    for screen in game.everybody:
        await expect(cards(screen)).to_have_count(25)
    return game


async def test_a_clue_in_doubt_is_judged_and_costs_a_word(evening: Evening) -> None:
    """CN-62, CN-63, CN-65: anybody may ask, the rival spymaster decides."""
    game = await four(evening)
    await give_clue(game.chief, WORD, 2)
    await game.enemy.tap("codenames-doubt")
    await game.enemy.page.get_by_label("It is about the letters of a word").check()
    await game.enemy.tap("codenames-flag-go")
    await expect(game.agent.page.locator(".dock")).to_contain_text("The board is frozen")
    await game.rival.tap("codenames-reject")
    await game.rival.tap("codenames-reject-go")

    card = open_cards(game.phones, other(game.side))[0]
    await cards(game.rival).nth(card).tap()
    await game.rival.page.get_by_role("button", name=re.compile("^Cover ")).tap()
    await is_covered(card, *game.everybody)
    await expect(game.rival.page.get_by_label("Your clue")).to_be_editable()
    record = game.tv.page.locator("ol.record", has_text="Rejected")
    await expect(record).to_contain_text("Rejected: It is about the letters of a word")


async def test_a_clue_that_stands_can_be_guessed(evening: Evening) -> None:
    """Whoever doubts it may first read what makes a clue legal."""
    game = await four(evening)
    await give_clue(game.chief, WORD, 1)
    await game.enemy.tap("codenames-doubt")
    await game.enemy.page.get_by_role("button", name="Read rule CN-80").tap()
    await expect(game.enemy.page.locator("dialog[open]").last).to_contain_text("CN-80")
    await game.enemy.close_sheet()
    await game.enemy.page.get_by_role("radio").first.check()
    await game.enemy.tap("codenames-flag-go")
    await game.rival.tap("codenames-accept")
    await choose(game.agent, 3)
    await game.agent.page.locator("button.touch").tap()
    await is_covered(3, *game.everybody)


async def test_nobody_else_notices_a_private_question(evening: Evening) -> None:
    """CN-66: not by a word, not by a message more or less."""
    game = await four(evening)
    others = (game.agent, game.enemy, game.tv)
    before = [len(screen.heard) for screen in others]
    await game.chief.page.get_by_label("Your clue").fill(WORD)
    await game.chief.page.get_by_role("button", name=re.compile("in private")).tap()
    await expect(game.rival.page.locator(".dock")).to_contain_text(WORD)
    await game.rival.tap("codenames-answer-no")
    await expect(game.chief.page.locator("#clue-hint")).to_contain_text("isn’t legal")
    await give_clue(game.chief, "nocturne", 2)
    for screen, count in zip(others, before, strict=True):
        await screen.page.get_by_text("nocturne", exact=True).first.wait_for()
        assert len(screen.heard) == count + 1, "only the clue itself was heard"
        assert not any(WORD in message for message in screen.heard)
        assert WORD not in await screen.page.content()


async def test_with_pre_approval_a_clue_waits_for_a_nod(evening: Evening) -> None:
    """CN-O08: until then nobody else sees it."""
    game = await four(evening, pre_approval=True)
    await give_clue(game.chief, WORD, 2)
    await expect(game.chief.page.locator("#clue-hint")).to_contain_text("is waiting for")
    await expect(game.rival.page.locator(".dock")).to_contain_text(WORD)
    for screen in (game.agent, game.enemy, game.tv):
        assert not any(WORD in message for message in screen.heard)
    await game.rival.tap("codenames-answer-yes")
    for screen in game.everybody:
        await screen.page.get_by_text(WORD, exact=True).first.wait_for()


async def test_the_sand_timer_runs_for_all_and_rings(evening: Evening) -> None:
    """CN-69: anybody may turn it over."""
    game = await four(evening)
    await game.enemy.page.get_by_role("button", name=re.compile("sand timer")).tap()
    for screen in game.screens:
        await screen.page.get_by_role("timer").wait_for()
    await expect(game.tv.page.locator(".time")).to_have_text(re.compile(r"\d:\d\d"))
    pass_time(60)
    for screen in game.everybody:
        await screen.page.get_by_label("Time is up!").wait_for()


async def test_a_timer_that_has_rung_is_turned_over_again(evening: Evening) -> None:
    """CN-69: by anybody who might have called it, but not by the clue's own spymaster."""
    game = await four(evening)
    await give_clue(game.chief, WORD, 2)
    await game.enemy.button("codenames-doubt").wait_for()
    await game.enemy.tap("codenames-call-timer", count="60")
    await game.agent.page.get_by_role("timer").wait_for()
    pass_time(60)
    await game.chief.page.get_by_label("Time is up!").wait_for()
    await expect(game.chief.button("codenames-call-timer-again", count="60")).to_have_count(
        0
    )
    await game.agent.tap("codenames-call-timer-again", count="60")
    for screen in game.screens:
        await screen.page.get_by_role("timer").wait_for()
        again = screen.button("codenames-call-timer-again", count="60")
        await expect(again).to_have_count(0)
    await expect(game.tv.page.locator(".time")).to_have_text(re.compile(r"\d:\d\d"))


async def test_the_rival_spymaster_lets_a_clue_pass_at_once(evening: Evening) -> None:
    """CN-O05: nobody waits for the pause any more, and nobody can object."""
    game = await four(evening, grace_seconds=30)
    await give_clue(game.chief, WORD, 2)
    await game.enemy.button("codenames-doubt").wait_for()
    await choose(game.agent, 3)
    await expect(game.agent.page.locator("button.touch")).to_be_disabled()
    for screen in (game.chief, game.agent, game.enemy):
        await expect(screen.button("codenames-let-pass")).to_have_count(0)
    await game.rival.tap("codenames-let-pass")
    await game.agent.page.locator("button.touch").tap()
    await is_covered(3, *game.everybody)
    await expect(game.rival.button("codenames-let-pass")).to_have_count(0)
    await expect(game.enemy.button("codenames-doubt")).to_have_count(0)


async def test_a_host_who_judges_lets_a_clue_pass_where_others_doubt_it(
    evening: Evening,
) -> None:
    """CN-65, CN-O05: also one who guesses, or who is no spymaster."""
    game = await four(evening, judge="host", grace_seconds=30)
    await give_clue(game.chief, WORD, 2)
    host = game.screens[0]
    judge = game.rival if host is game.chief else host  # nobody judges their own clue
    await judge.tap("codenames-doubt")
    await (
        judge.page.locator("dialog[open]")
        .get_by_role("button", name=judge.text("codenames-let-pass"))
        .tap()
    )
    await expect(judge.page.locator("dialog[open]")).to_have_count(0)
    await expect(game.enemy.button("codenames-doubt")).to_have_count(0)
    await choose(game.agent, 3)
    await game.agent.page.locator("button.touch").tap()
    await is_covered(3, *game.everybody)


async def test_a_clue_that_needs_approval_needs_it_again_when_corrected(
    evening: Evening,
) -> None:
    """CN-O30: everybody sees that it was taken back, and nobody what comes instead."""
    game = await four(evening, pre_approval=True)
    await give_clue(game.chief, WORD, 2)
    await expect(game.rival.page.locator(".dock")).to_contain_text(f"{WORD}: 2")
    await game.rival.tap("codenames-answer-yes")
    await game.chief.tap("codenames-correct")
    sheet = game.chief.page.locator("dialog[open]")
    await sheet.get_by_role("textbox").fill("nocturne")
    await sheet.get_by_role("button", name=game.chief.text("codenames-correct")).tap()
    await expect(game.rival.page.locator(".dock")).to_contain_text("nocturne: 2")
    await expect(game.agent.page.locator("main")).to_contain_text(
        f"is correcting the clue “{WORD}: 2”"
    )
    for screen in (game.agent, game.enemy, game.tv):
        assert not any("nocturne" in message for message in screen.heard)
    await game.rival.tap("codenames-answer-yes")
    for screen in game.everybody:
        await screen.page.get_by_text("nocturne", exact=True).first.wait_for()


async def test_nothing_moves_while_the_clock_ticks(evening: Evening) -> None:
    game = await four(evening, timer="every-turn", clue_seconds=61)
    await asyncio.gather(*map(stands_still, (game.chief, game.agent, game.tv)))


async def stands_still(screen: Screen) -> None:
    """For three seconds of the clock, everything is where it was."""
    clock = screen.page.locator(".timer .time, .head .time")
    seen, boxes = set(), set()
    await expect(clock).not_to_have_text(await clock.inner_text())  # it has settled
    for _ in range(3):
        seen.add(text := await clock.inner_text())
        boxes.add(str(await places(screen.page)))
        await expect(clock).not_to_have_text(text)
    assert len(seen) == 3
    assert len(boxes) == 1
