"""How long the opening, a night and a dawn last: numbers that follow from public things.

Every server and every phone finds the same, whoever holds what.
"""

from msgspec import Struct
from msgspec.structs import replace

from konspira.games.mafia.options import NightPace

OPENING, OPENING_LEAST = 180_000, 8_000  # milliseconds, as everything here (MF-O71)
CALL = 6_000  # no call is shorter (MF-O72)
DUSK, PANEL = 3_000, 4_000  # nor these
LAST = 2_000  # after the last call of a task, for answers that are on their way
WHOLE = 1_000  # of the time by which the first night is longer than the shortest
ENOUGH = 2  # living players for each night so far: then nights are shortest
FULL = 6  # the same: then they are as long as the first
READING = 15  # letters a second
BREATH = 1_500  # before a token turns over


class Steps(Struct, frozen=True, gc=False):
    """The steps of a night in milliseconds, with the calls counted from their beginning."""

    dusk: int
    first: int
    first_calls: tuple[int, ...]
    panel: int
    second: int
    second_calls: tuple[int, ...]
    longer: int  # the second task of the first night, its calls included
    both: int
    both_calls: tuple[int, ...]


class Dawns(Struct, frozen=True, gc=False):
    """How long a dawn takes to tell, by what it tells."""

    nobody: int
    gone: int  # and the token
    agent_saw: int
    chosen: int  # who is to go, before any card is played (MF-C01.2)


LETTERS = Dawns(nobody=105, gone=120, agent_saw=110, chosen=110)
"""So many letters a dawn has at most, in any language, with a name of twelve letters.

The texts are the page's: `client/test/mafia-dawn.test.ts` counts them.
"""


# Nights


def first_steps(factor: float) -> Steps:
    """Return the steps of a first night at this pace."""
    return Steps(
        dusk=scaled(6_000, factor),
        first=scaled(20_000, factor),
        first_calls=(scaled(18_000, factor),),
        panel=scaled(6_000, factor),
        second=scaled(36_000, factor),
        second_calls=tuple([scaled(call, factor) for call in (12_000, 24_000, 34_000)]),
        longer=scaled(12_000, factor),
        both=scaled(30_000, factor),
        both_calls=tuple([scaled(call, factor) for call in (10_000, 20_000, 28_000)]),
    )


def shortest_steps(factor: float, pace: NightPace) -> Steps:
    """Return the steps that no later night is shorter than; a steady one stays the same."""
    if pace is NightPace.STEADY:
        return replace(first_steps(factor), longer=0)
    call, last = scaled(CALL, max(1, factor)), scaled(LAST, factor)
    three = (call, 2 * call, 3 * call)
    return Steps(
        dusk=scaled(DUSK, max(1, factor)),
        first=call + last,
        first_calls=(call,),
        panel=scaled(PANEL, max(1, factor)),
        second=three[-1] + last,
        second_calls=three,
        longer=0,
        both=three[-1] + last,
        both_calls=three,
    )


def shortened(first: Steps, shortest: Steps, turn: int, living: int) -> Steps:
    """Return the steps of a night: the first, the shortest, or some between (MF-O72)."""
    if turn <= 1:
        return first
    part = part_left(turn, living)

    def between(long: int, short: int) -> int:
        return short + (long - short) * part // WHOLE

    def calls(long: tuple[int, ...], short: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([between(*pair) for pair in zip(long, short, strict=True)])

    return Steps(
        dusk=between(first.dusk, shortest.dusk),
        first=between(first.first, shortest.first),
        first_calls=calls(first.first_calls, shortest.first_calls),
        panel=between(first.panel, shortest.panel),
        second=between(first.second, shortest.second),
        second_calls=calls(first.second_calls, shortest.second_calls),
        longer=0,
        both=between(first.both, shortest.both),
        both_calls=calls(first.both_calls, shortest.both_calls),
    )


def part_left(turn: int, living: int) -> int:
    """Return how many thousandths of what can be saved a later night still takes.

    All of it with six or more of the living for each night so far, nothing with two: so it
    is in the third night with six of them.
    """
    part = WHOLE * (living - ENOUGH * turn) // ((FULL - ENOUGH) * turn)
    return max(0, min(WHOLE, part))


# Dawns


def dawns(factor: float) -> Dawns:
    """Return how long each dawn takes to read aloud, and to turn a token over."""

    def told(letters: int) -> int:
        return BREATH + scaled(letters * 1000 // READING, factor)

    return Dawns(
        nobody=told(LETTERS.nobody),
        gone=told(LETTERS.gone),
        agent_saw=told(LETTERS.agent_saw),
        chosen=told(LETTERS.chosen),
    )


def scaled(milliseconds: int, factor: float) -> int:
    return round(milliseconds * factor)
