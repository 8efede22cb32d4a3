"""Playing a card: it is shown, it lies somewhere as long as it matters, and it is spent.

What lies open is `State.shown`. Who holds what is a secret: the holder alone may learn from
an answer what the card can do.
"""

from collections.abc import Callable

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.mafia.cards import KINDS, Card, Kind
from konspira.games.mafia.cards.sides import card_active
from konspira.games.mafia.state import State
from konspira.games.mafia.state.record import Lying, Played
from konspira.kit import Seats

# What everybody knows


def is_spent(state: State, card: Card) -> bool:
    """Return whether this card has been played (MF-105)."""
    return any([play.card is card for play in state.shown.plays])


def may_come(state: State, card: Card) -> bool:
    """Return whether a card may still be played, as far as anybody knows (MF-O59).

    It was announced and not played. It may be hidden with somebody who is out.
    """
    return card in state.terms.cards and not is_spent(state, card)


def before_whom(state: State, is_so: Callable[[Kind], bool]) -> Seats:
    """Return the seats before which a card of such a kind lies face up."""
    lying = state.shown.lying
    return tuple([each.seat for each in lying if is_so(KINDS[each.card])]) if lying else ()


def sheltered(state: State) -> Seats:
    """Return the seats that nothing puts out (MF-C08.3)."""
    return before_whom(state, lambda kind: kind.not_shot)


def targets(state: State) -> Seats:
    """Return the seats that can be shot (MF-O44)."""
    hidden = sheltered(state)
    return tuple([seat for seat in state.town.living if seat not in hidden])


# What the holder knows


def usable(state: State, seat: Seat, card: Card) -> bool:
    """Return whether this seat holds the card and may still use it (MF-93, MF-105)."""
    return (
        bool(state.town.cards)
        and card_active(state.town, seat, card)
        and not is_spent(state, card)
    )


def holder(state: State, card: Card) -> Seat | None:
    """Return the living seat that could play this card at its moment, if any."""
    able = (seat for seat in state.town.living if usable(state, seat, card))
    return next(able, None)


# What happens


def played(state: State, card: Card, seat: Seat | None, on: Seat | None = None) -> State:
    """Show a card to all, before its holder or its target (MF-104, MF-C12.3)."""
    shown = state.shown
    plays = (*shown.plays, Played(state.turn, card, seat, on))
    lying, kind = shown.lying, KINDS[card]
    if kind.face_up and seat is not None:
        place = on if kind.before_target and on is not None else seat
        others = [each for each in lying if (each.card, each.holder) != (card, seat)]
        lying = (*others, Lying(card, seat, place, state.turn))
    return replace(state, shown=replace(shown, plays=plays, lying=lying))


def laid_open(state: State, card: Card, seat: Seat) -> State:
    """Show a card before it is used (MF-C06.2)."""
    lying = (*state.shown.lying, Lying(card, seat, seat, state.turn))
    return replace(state, shown=replace(state.shown, lying=lying))


def taken_away(state: State, *cards: Card, since: int | None = None) -> State:
    """Take these cards off the table; with `since`, only those of earlier turns."""
    shown = state.shown
    if not shown.lying:
        return state
    lying = [
        each
        for each in shown.lying
        if each.card not in cards or (since is not None and each.turn >= since)
    ]
    return replace(state, shown=replace(shown, lying=tuple(lying)))
