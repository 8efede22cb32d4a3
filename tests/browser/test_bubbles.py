"""What companions say, over their seats: on phones and on the TV, in the way of nobody."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.async_api import Locator, expect
from server.companion_table import idle, thinking
from server_harness import pass_time, phase

from browser.companion_players import STEP_SECONDS, game_of, moved, players, room_of
from browser.evening import SMALL, TV, Evening, Screen
from browser.mafia_players import deal
from konspira.client import Phone
from konspira.companions import Mind, Thought
from konspira.game import HOST, Game, Hand
from konspira.games.codenames.moves import Start as StartTeams
from konspira.games.mafia.moves import Ready
from konspira.games.mafia.state.phases import LastCards, Talk
from konspira.room import acts
from konspira.room.state import Said

SOON_MS = 60_000  # when it speaks: all pages are there by then
LONGEST = "thinks-bold-4"  # in Russian
UNDER_IT = """
bubble => {
  const box = bubble.getBoundingClientRect()
  const below = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return below !== null && below !== bubble && !bubble.contains(below)
}
"""
COVERED = """
bubble => {
  const box = bubble.getBoundingClientRect()
  const across = (one) => Math.min(one.right, box.right) - Math.max(one.left, box.left)
  const down = (one) => Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top)
  return [...document.querySelectorAll('button, a[href], input')]
    .filter((control) => control.checkVisibility())
    .map((control) => [control.getBoundingClientRect(), control.outerHTML])
    .filter(([one]) => across(one) > 1 && down(one) > 1)
    .map(([, html]) => html)
}
"""
LINES = """
bubble => {
  const range = document.createRange()
  range.selectNodeContents(bubble)
  return new Set([...range.getClientRects()].map((line) => Math.round(line.bottom))).size
}
"""
INSIDE = """
bubble => {
  const { left, top, right, bottom } = bubble.getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}
"""


def speaker(word: str) -> Callable[[Game, Any, Hand, Mind], Thought]:
    """An operative that says this while somebody thinks of a clue, and makes no move.

    The room silences the one whose chief it is.
    """

    def speaks(game: Game, table: Any, hand: Hand, mind: Mind) -> Thought:
        silent = hand.seat < 2 or type(table.phase).__name__ != "Cluing"
        thought = idle(game, table, hand, mind)
        bubble = None if silent else word
        return msgspec.structs.replace(thought, bubble=bubble, bubble_ms=SOON_MS)

    return speaks


async def board(evening: Evening, language: str, people: int = 2) -> list[Phone]:
    """Two people and two companions, and the first clue is to be given."""
    phones = await evening.party.gather(people, evening.house)
    host = phones[0]
    await host.do(acts.Speak(language))
    await host.do(acts.Choose("codenames"))
    for number in range(4 - people):
        await host.do(acts.Invite(f"Kit {number + 1}"))
    await host.do(acts.Start())
    await host.play(HOST, StartTeams())
    await host.until(lambda: phase(host) == "Cluing")
    return phones


def bubble(screen: Screen) -> Locator:
    return screen.page.locator(".bubble")


async def test_a_bubble_is_over_the_seat_and_in_nobody_s_way(evening: Evening) -> None:
    with thinking(speaker(LONGEST)):
        phones = await board(evening, "ru")
        phone = await evening.phone("ru", seats=phones[1], viewport=SMALL)
        tv = await evening.phone("ru", viewport=TV)
        await phone.goto(f"/{phones[0].code}")
        await tv.goto(f"/tv/{phones[0].code}")
        for screen in phone, tv:
            await screen.has_prefetched("codenames")
        pass_time(SOON_MS / 1000)
        for screen in phone, tv:
            await expect(bubble(screen)).to_contain_text("Kit ")
            assert await bubble(screen).evaluate(UNDER_IT), "a finger goes through it"
            assert await bubble(screen).evaluate(INSIDE)
            assert await bubble(screen).evaluate(COVERED) == []
        story = phone.page.get_by_role("log").first
        await expect(story).to_contain_text("Kit ")


# Reasons, which name people

LONG_NAMES = [f"{name} Wierzbińska" for name in ("Ola", "Hela", "Iga", "Ela", "Ada", "Ula")]
MAFIA = (8, 9)  # companions, so that somebody goes by night
MOST_STEPS = 3_000
MOST_LINES = 5  # with the longest names there are


async def talk_begins(evening: Evening, phones: list[Phone], screens: list[Screen]) -> None:
    """Four people and six companions hold their tokens."""
    await phones[0].do(acts.Speak("pl"))
    for name in LONG_NAMES:
        await phones[0].do(acts.Invite(name))
    await deal(phones, MAFIA)
    await phones[0].do(acts.Hasten())
    for screen in screens:
        await screen.has_prefetched("mafia")


async def reason_given(evening: Evening, phones: list[Phone]) -> Said:
    """People play on until a companion has named two people, and leave it time to talk."""
    shown, *others = phones[1], phones[0], *phones[2:]
    people = players(evening, others)  # the page of the other one answers at night
    for _ in range(MOST_STEPS):
        playing = game_of(evening.house, phones[0].code)
        if playing.remarks and playing.remarks[-1].word.count(":") == 2:
            return playing.remarks[-1]
        table = playing.game.table(playing.state)
        if not (table.fallen and isinstance(table.phase, Talk | LastCards)):
            for one in (shown, *others):
                await says_ready(one, table.phase)
        for player in people:
            await player.move()
        pass_time(STEP_SECONDS)
        await asyncio.sleep(0.002)
    raise AssertionError("nobody gives a reason")


async def says_ready(phone: Phone, phase: Any) -> None:
    seat = phone.seats[0]
    if "Ready" in phone.may(seat) and seat not in getattr(phase, "ready", (seat,)):
        await moved(phone, seat, Ready())


@pytest.mark.all_only
@pytest.mark.timeout(240)
async def test_a_reason_names_people_on_phones_and_on_the_wall(evening: Evening) -> None:
    """In Polish, with names that hardly fit."""
    phones = await evening.party.gather(4, evening.house)
    phone = await evening.phone("pl", seats=phones[1], viewport=SMALL)
    tv = await evening.phone("pl", viewport=TV)
    await phone.goto(f"/{phones[0].code}")
    await tv.goto(f"/tv/{phones[0].code}")
    await talk_begins(evening, phones, [phone, tv])
    said = await reason_given(evening, phones)
    room = room_of(evening.house, phones[0].code)
    assert room.playing
    named = [int(seat) for seat in said.word.split(":")[1:]]
    names = [room.member(room.playing.seating[s]).name for s in (said.seat, *named)]
    for screen in phone, tv:
        for name in names:
            await expect(bubble(screen)).to_contain_text(name)
        assert await bubble(screen).evaluate(UNDER_IT), "a finger goes through it"
        assert await bubble(screen).evaluate(INSIDE)
        assert await bubble(screen).evaluate(LINES) <= MOST_LINES
    story = phone.page.get_by_role("log").first
    await expect(story).to_contain_text(f"{names[0]}: ")
