"""What an operative does with a clue: among people it points, and they decide."""

from collections import Counter

from konspira.companions.chance import drawn_from
from konspira.companions.codenames.reading import meant
from konspira.companions.mind import Mind
from konspira.game import Seat
from konspira.games.codenames.moves import Mark, Stop, Touch, Unmark
from konspira.games.codenames.options import TouchBy
from konspira.games.codenames.pieces import operatives_of
from konspira.games.codenames.state import Guessing, Pointer
from konspira.games.codenames.views import Hand, Table

Guess = Mark | Unmark | Touch | Stop


def colleagues(table: Table, turn: Guessing, seat: Seat) -> tuple[Seat, ...]:
    """Return the operatives who are there, and this one."""
    there = operatives_of(table.places, turn.team)
    return tuple(each for each in there if each == seat or each not in table.missing)


def people_among(table: Table, turn: Guessing, seat: Seat, mind: Mind) -> tuple[Seat, ...]:
    """Return the people who guess together with this seat."""
    return tuple(e for e in colleagues(table, turn, seat) if e in mind.people)


def guess(table: Table, turn: Guessing, hand: Hand, mind: Mind) -> Guess | None:
    """Return the next thing an operative does, or None if it waits for others."""
    cards = meant(table, turn, mind)
    if people := people_among(table, turn, hand.seat, mind):
        return pointed(turn, hand, cards) or followed(table, turn, hand, people)
    by_captain = table.options.touch_by is TouchBy.CAPTAIN
    first = colleagues(table, turn, hand.seat)[0]
    if "Touch" in hand.may and (by_captain or hand.seat == first):
        if not cards and not turn.made:  # somebody has to touch something
            cards = [any_card(table, mind)]
        return touched(table, turn, hand, cards)
    return pointed(turn, hand, cards[:1]) or seconded(table, turn, hand, first)


def any_card(table: Table, mind: Mind) -> int:
    """Return a card at random: the same as long as none is touched, whoever points."""
    return drawn_from(mind.seed, len(table.turns), table.visible).choice(table.visible)


def pointed(turn: Guessing, hand: Hand, cards: list[int]) -> Guess | None:
    """Return how to point at these cards, one by one, and at no others."""
    mine = [mark.card for mark in turn.marks if mark.seat == hand.seat]
    for card in mine:
        if card is not None and card not in cards:
            return Unmark(card)
    for card in cards:
        if card not in mine:
            return Mark(card)
    return None


def touched(table: Table, turn: Guessing, hand: Hand, cards: list[int]) -> Guess | None:
    """Return how to touch the first of these cards: point at it, and then touch it.

    Where the majority touches, who has voted waits for the others.
    """
    card = cards[0] if cards else None
    if Pointer(hand.seat, card) in turn.votes:
        return None
    if card is None:
        return Stop() if "Stop" in hand.may else None
    if Pointer(hand.seat, card) in turn.marks or is_hurried(table, turn):
        return Touch(card)
    return Mark(card)


def is_hurried(table: Table, turn: Guessing) -> bool:
    """Return whether there is no time to point first: a turn without a touch is lost."""
    if turn.clock is None or not turn.clock.hard:
        return False
    return 3 * opening_ms(table, turn) > turn.clock.until - turn.clock.since


def opening_ms(table: Table, turn: Guessing) -> int:
    """Return how long after any change of the table a touch counts at the latest."""
    return table.reveal_ms if turn.made else table.options.grace_seconds * 1_000


def seconded(table: Table, turn: Guessing, hand: Hand, first: Seat) -> Guess | None:
    """Return a vote like that of who sits first, where the majority touches."""
    given = next((vote for vote in turn.votes if vote.seat == first), None)
    return voted(turn, hand, given.card) if given else None


def followed(
    table: Table, turn: Guessing, hand: Hand, people: tuple[Seat, ...]
) -> Guess | None:
    """Return what more than half of the people want, where it takes a companion to do it.

    Because it is captain, or because the majority touches and it counts as an operative.
    """
    by_vote = table.options.touch_by is TouchBy.MAJORITY
    if not by_vote and table.captain != hand.seat:
        return None
    chosen = turn.votes if by_vote else turn.marks
    wanted = Counter(each.card for each in chosen if each.seat in people)
    for card, number in wanted.items():
        if 2 * number > len(people):
            return voted(turn, hand, card)
    if is_lost_for_words(table, turn, people):
        return voted(turn, hand, None)
    return None


def is_lost_for_words(table: Table, turn: Guessing, people: tuple[Seat, ...]) -> bool:
    """Return whether a captain may stop: people point at nothing, and have no other way."""
    silent = not any(mark.seat in people for mark in turn.marks)
    return silent and table.options.touch_by is TouchBy.CAPTAIN


def voted(turn: Guessing, hand: Hand, card: int | None) -> Guess | None:
    """Return the touch of a card (None: a stop), unless this seat has made it already."""
    if Pointer(hand.seat, card) in turn.votes:
        return None
    if card is None:
        return Stop() if "Stop" in hand.may else None
    return Touch(card) if "Touch" in hand.may else None
