"""How a companion shows who it is: by up to three signs, green or red."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil, exp
from typing import NamedTuple

from konspira.companions.chance import drawn_from
from konspira.companions.mind import Mind, Temper
from konspira.companions.secret_identity.memory import Memory
from konspira.games.secret_identity.moves import Look, Place, SendClues
from konspira.games.secret_identity.options import together
from konspira.games.secret_identity.pieces import MOST_CARDS, Cards, Side
from konspira.games.secret_identity.views import Hand, Table

TRUST = 0.35
"""How closely others are thought to follow a sign: the lower, the more closely."""
WORTH = {Temper.CALM: 0.01, Temper.NORMAL: 0.02, Temper.BOLD: 0.05}
"""By how much one more card has to raise the chance: cards left decide a tie (ID-89)."""
DIGITS = 9  # of a chance: what differs after them, differs between versions of Python
COUNTS = {Side.GREEN: 1, Side.RED: -1}
HALVES = (0, 1)

Clue = Look | Place | SendClues


class Plan(NamedTuple):
    """How likely the right one is named, how well all signs fit, and how they are laid."""

    chance: float
    sums: tuple[float, ...]  # for each of the eight
    cards: tuple[Place, ...] = ()


def clue(table: Table, hand: Hand, mind: Mind) -> Clue | None:
    """Return the next thing to do for a clue: look, lay the cards, send them.

    What somebody else has laid in this seat is sent as it lies.
    """
    if "Look" in hand.may:
        return Look()
    if "Place" not in hand.may or hand.key is None:
        return None
    cards = planned(table, hand, mind)
    if all(laid in cards for laid in hand.draft):
        for card in cards:
            if card not in hand.draft:
                return card
    return SendClues()


def planned(table: Table, hand: Hand, mind: Mind) -> tuple[Place, ...]:
    """Return the cards that name the own character best, one after the other.

    Without any idea it shows any card, and keeps the others.
    """
    assert hand.key is not None, "only who has a key is asked"
    memory = Memory(mind.knowledge, mind.seed)
    names = [each.name if each else "" for each in table.characters]
    most, worth = affordable(table, hand), WORTH[mind.temper]
    plan = best_plan(memory, names, hand.key - 1, hand.cards, most, worth)
    return plan.cards or (any_card(hand, mind),)


def best_plan(
    memory: Memory, names: Sequence[str], own: int, cards: Cards, most: int, worth: float
) -> Plan:
    """Return the plan to which every card adds what it can, and at least what it is worth.

    Without any card all are equally likely.
    """
    plan = Plan(1 / len(names), (0.0,) * len(names))
    for _ in range(most):
        best = max(longer(plan, own, names, cards, memory), key=preferred, default=plan)
        needed = plan.chance + (worth if plan.cards else 10**-DIGITS)
        if best.chance <= needed:
            break
        plan = best
    return plan


def longer(
    plan: Plan, own: int, names: Sequence[str], cards: Cards, memory: Memory
) -> Iterator[Plan]:
    """Yield the plan with one more card, in all ways to lay one."""
    used = {laid.card for laid in plan.cards}
    for place, card in enumerate(cards):
        for face, end in product(HALVES, HALVES) if place not in used else ():
            fits = [memory.fit(card[2 * face + end], name) for name in names]
            if not any(fits):
                continue
            for side, counts in COUNTS.items():
                both = zip(plan.sums, fits, strict=True)
                sums = tuple(told + counts * fit for told, fit in both)
                laid = Place(place, face, end, side)
                yield Plan(likely(sums, own), sums, (*plan.cards, laid))


def likely(sums: Sequence[float], own: int) -> float:
    """Return how likely others choose the right one of the eight."""
    weights = [exp(each / TRUST) for each in sums]
    return round(weights[own] / sum(weights), DIGITS)


def preferred(plan: Plan) -> tuple[float, int]:
    """Return what the best plan has most of: of two alike, the first card is laid."""
    return plan.chance, -plan.cards[-1].card


def affordable(table: Table, hand: Hand) -> int:
    """Return how many cards may be used: new ones never come (ID-53, ID-88)."""
    left = table.rounds - table.round + 1
    if together(table.options):
        left = ceil(left / max(1, len(table.cards_left) - len(table.gone)))
    return min(MOST_CARDS, ceil(len(hand.cards) / max(1, left)))


def any_card(hand: Hand, mind: Mind) -> Place:
    dice = drawn_from(mind.seed, hand.key, hand.cards)
    card, side = dice.randrange(len(hand.cards)), dice.choice([*Side])
    return Place(card, dice.choice(HALVES), dice.choice(HALVES), side)
