"""Corner Shot and Wiretap: at any moment of a council, which waits while all look."""

from collections.abc import Callable

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import Card
from konspira.games.mafia.cards.card_play import is_spent, played, targets
from konspira.games.mafia.cards.sides import card_active
from konspira.games.mafia.cards.windows import another
from konspira.games.mafia.clock import check_in_time, continued, timer
from konspira.games.mafia.moves import CornerShot, Tap
from konspira.games.mafia.state import Interrupted, Pending, State
from konspira.games.mafia.state.phases import (
    Cause,
    Count,
    InCouncil,
    Nightfall,
    Phase,
    Tapped,
)
from konspira.games.mafia.turn.elimination import check_target, settle
from konspira.games.mafia.turn.flow import by_day
from konspira.games.mafia.turn.revote import is_decided
from konspira.law import Choices
from konspira.refusals import NOT_YOUR_TURN, Refusal

Bar = Callable[[State, InCouncil, Seat], Refusal | None]


def does_not_play(*cards: Card) -> Bar:
    """Return the bar of cards that their holders play at any moment of these phases."""

    def bar(state: State, phase: InCouncil, seat: Seat) -> Refusal | None:
        if seat not in state.town.living:
            return no.YOU_ARE_OUT if seat >= 0 else NOT_YOUR_TURN
        card = state.town.cards[seat] if state.town.cards else Card.NEUTRAL
        if card not in cards:
            return no.NOT_YOUR_CARD
        if not card_active(state.town, seat, card):
            return no.CARD_IS_DEAD
        if is_spent(state, card):
            return no.CARD_IS_SPENT
        return no.TOO_LATE_TO_SHOOT if has_lost(state, phase, seat) else None

    return bar


def has_lost(state: State, phase: Phase, seat: Seat) -> bool:
    """Return whether it is decided that this seat goes (MF-O45)."""
    if not isinstance(phase, Count) or phase.finalists != (seat,):
        return False
    return is_decided(state, phase)


# Corner Shot


def whom_to_shoot(state: State, phase: InCouncil, seat: Seat) -> Choices:
    return {"seat": tuple([other for other in targets(state) if other != seat])}


def corner_shot(state: State, phase: InCouncil, act: Act[CornerShot]) -> State:
    """Put the target out at once (MF-C11.3)."""
    check_in_time(phase, act.at)
    return shot(state, phase, act.seat, act.move.seat, act.at)


def shot(state: State, phase: InCouncil, seat: Seat, target: Seat, at: int) -> State:
    check_target(state, seat, target)
    state = played(state, Card.CORNER_SHOT, seat, target)
    hit = Pending(target, Cause.CORNER_SHOT, by=seat)
    return settle(replace(state, pending=(hit,), then=Interrupted(phase, at)), at)


# Wiretap


def whom_to_tap(state: State, phase: InCouncil, seat: Seat) -> Choices:
    return {"seat": tuple([other for other in state.town.living if other != seat])}


def tap(state: State, phase: InCouncil, act: Act[Tap]) -> State:
    """Show all who listens to whom, and the holder alone the token (MF-C07.3, MF-O48)."""
    check_in_time(phase, act.at)
    return tapped(state, phase, act.seat, act.move.seat, act.at)


def tapped(state: State, phase: InCouncil, seat: Seat, target: Seat, at: int) -> State:
    if target == seat:
        raise IllegalMove(*no.POINT_AT_SOMEBODY_ELSE)
    state = played(state, Card.WIRETAP, seat, another(state, seat, target))
    clock = timer(state, at, state.terms.moment_ms)
    moment = Tapped(seat, target, clock)
    return replace(state, phase=moment, then=Interrupted(phase, at))


def end_tapped(state: State, phase: Tapped, at: int) -> State:
    """Go on with the council where it was: nobody has gone, so no vote begins again."""
    interrupted = state.then
    assert isinstance(interrupted, Interrupted)
    council = continued(state, interrupted, at)
    return by_day(replace(state, phase=council, then=Nightfall()))
