"""Windows: moments for cards, at which every living phone answers alike.

A window comes while one of its cards may still come, for its full time, no matter who
holds what (MF-O59). The answers are collected unseen, and settled at the end by the numbers
of the cards.
"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import KINDS, WINDOWS, Card, WindowKind
from konspira.games.mafia.cards.card_play import holder, may_come, usable
from konspira.games.mafia.clock import EARLY, check_in_time, timer
from konspira.games.mafia.moves import Chosen, React
from konspira.games.mafia.state import Reaction, State, put
from konspira.games.mafia.state.phases import Cause, Window
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN, TOO_EARLY, Refusal

STOPPED = (Cause.MAFIA, Cause.VOTE)  # MF-O39: by a Vest
SHOTS = (Cause.CORNER_SHOT, Cause.LAST_SHOT)  # MF-O40: by a Bandage, if so agreed


# Which windows there are


def of_kind(state: State, kind: WindowKind, cause: Cause | None = None) -> list[Card]:
    """Return the cards that may be played in a window of this kind."""
    if not state.terms.cards:
        return []
    cards = [card for card in WINDOWS[kind] if may_come(state, card)]
    if kind is WindowKind.SAVE and cause not in STOPPED:
        stops = cause in SHOTS and state.terms.bandage_stops_shots
        cards = [card for card in cards if card is Card.BANDAGE and stops]
    return cards


def opened(
    state: State,
    kind: WindowKind,
    at: int,
    seat: Seat | None = None,
    cause: Cause | None = None,
    lot: Seats = (),
    by: Seat | None = None,
) -> State:
    terms = state.terms
    length = terms.swap_ms if kind is WindowKind.SWAP else terms.window_ms
    if lot:  # people see it drawn first
        length += terms.lot_ms
    if by is not None:  # or who has shot
        length += terms.moment_ms
    clock = timer(state, at, length)
    window = Window(kind, at + length - EARLY, clock, seat, cause, lot, by)
    return replace(state, phase=window, reactions=(None,) * state.seats)


def is_aimed(state: State, phase: Window) -> bool:
    """Return whether every phone points at somebody in this window."""
    return any([KINDS[card].aimed for card in of_kind(state, phase.kind, phase.cause)])


# Answering


def does_not_answer(state: State, phase: Window, seat: Seat) -> Refusal | None:
    if seat not in state.town.living:
        return no.YOU_ARE_OUT if seat >= 0 else NOT_YOUR_TURN
    return no.ANSWERED_ALREADY if state.reactions[seat] else None


def answers(state: State, phase: Window, seat: Seat) -> Choices:
    others = [other for other in state.town.living if other != seat]
    aims = (None, *others) if is_aimed(state, phase) else (None,)
    return {"use": (True, False), "target": aims}


def react(state: State, phase: Window, act: Act[React]) -> State:
    """Keep what a phone answers at the call of a window.

    Nothing is refused because of a card: what cannot be used is not used.
    """
    check_in_time(phase, act.at)
    if act.at < phase.call - EARLY:
        raise IllegalMove(*TOO_EARLY)
    target = aimed_at(state, phase, act.seat, act.move.target)
    return answered(state, act.seat, Reaction(act.move.use, target))


def answered(state: State, seat: Seat, reaction: Reaction) -> State:
    return replace(state, reactions=put(state.reactions, seat, reaction))


def aimed_at(state: State, phase: Window, seat: Seat, target: Chosen) -> Chosen:
    if target is None:
        return None
    if not is_aimed(state, phase):
        raise IllegalMove(*no.NO_TARGET_HERE)
    return another(state, seat, target)


def another(state: State, seat: Seat, target: Seat) -> Seat:
    """Return the target, if it is another player who is still in the game.

    Refuse it otherwise.
    """
    if target == seat:
        raise IllegalMove(*no.POINT_AT_SOMEBODY_ELSE)
    if target not in state.town.living:
        raise IllegalMove(*(no.THEY_ARE_OUT if target < state.seats else NO_SUCH_SEAT))
    return target


# Settling


def users(state: State, phase: Window) -> list[tuple[Card, Seat, Reaction]]:
    """Return who has used which card in this window, by number of the card.

    There is one of each at most, so nobody has to be first among equals.
    """
    found: list[tuple[Card, Seat, Reaction]] = []
    for card in of_kind(state, phase.kind, phase.cause):
        seat = holder(state, card)
        if seat is not None and is_its_moment(state, phase, card, seat):
            reaction = state.reactions[seat]
            if reaction and reaction.use and is_complete(card, reaction):
                found.append((card, seat, reaction))
    return found


def is_complete(card: Card, reaction: Reaction) -> bool:
    """Return whether the answer names somebody, if the card needs it."""
    return not KINDS[card].aimed or reaction.target is not None


def is_its_moment(state: State, phase: Window, card: Card, seat: Seat) -> bool:
    """Return whether this seat, which holds the card, could play it in this window."""
    if not usable(state, seat, card) or card not in of_kind(state, phase.kind, phase.cause):
        return False
    if card is Card.VEST:  # MF-C01.3
        return seat == phase.seat
    if card is Card.BANDAGE:  # MF-C02.5
        return seat != phase.seat
    return True


def closed(state: State) -> State:
    """Forget the answers to a window."""
    return replace(state, reactions=())
