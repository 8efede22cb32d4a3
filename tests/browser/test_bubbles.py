"""What companions say, over their seats: on phones and on the TV, in the way of nobody."""

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.async_api import Locator, expect
from server.companion_table import idle, thinking
from server_harness import pass_time, phase

from browser.evening import SMALL, TV, Evening, Screen
from konspira.client import Phone
from konspira.companions import Mind, Thought
from konspira.game import HOST, Game, Hand
from konspira.games.codenames.moves import Start as StartTeams
from konspira.room import acts

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
