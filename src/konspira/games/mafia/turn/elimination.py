"""How somebody goes: a stack of those who are to go, the farewell of each, then the end.

A seat that is to go lies on `State.pending`. The top is settled first: they are out and
their token is turned up, then they may take a last shot, which puts another one on the
stack. Only when the stack is empty the game may be over (MF-O65), and `State.then` follows.
"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import Card, Token, WindowKind
from konspira.games.mafia.cards.card_play import (
    is_spent,
    may_come,
    played,
    sheltered,
    targets,
    usable,
)
from konspira.games.mafia.cards.sides import card_active
from konspira.games.mafia.cards.windows import closed, of_kind, opened, users
from konspira.games.mafia.clock import EARLY, check_in_time, timer
from konspira.games.mafia.moves import Shoot
from konspira.games.mafia.state import Pending, Shot, State, Step
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Farewell,
    Lot,
    Reveal,
    Saved,
    Window,
)
from konspira.games.mafia.state.record import Fallen
from konspira.games.mafia.turn.flow import by_day, go_on
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN, TOO_EARLY, Refusal

CHOSEN = (Cause.MAFIA, Cause.VOTE)  # by the Mafia or by all: these may have a last shot
SHOT = (Cause.CORNER_SHOT, Cause.LAST_SHOT)


def settle(state: State, at: int) -> State:
    """Go on with the next seat that is to go; if there is none, with the turn."""
    cards = bool(state.terms.cards)
    while state.pending:
        top = state.pending[-1]
        match top.step:
            case Step.OUT:
                left = stepped(state, Step.CARD) if cards else state.pending[:-1]
                state = replace(state, pending=left)
                if has_last_shot(state, top):
                    return to_farewell(state, top.seat, at)
            case Step.CARD:
                state = replace(state, pending=state.pending[:-1])
                if has_last_card(state, top):
                    return to_farewell(state, top.seat, at, card=True)
            case Step.TO_GO if cards and top.cause is Cause.MAFIA:
                return announcement(state, at)
            case Step.TO_GO | Step.ANNOUNCED if of_kind(state, WindowKind.SAVE, top.cause):
                return to_save(state, top, at)
            case _:
                return announced(state, reveal(state, top, at))
    return go_on(state, at)


def stepped(state: State, step: Step) -> tuple[Pending, ...]:
    """Return the stack, of which the top has come so far."""
    *rest, top = state.pending
    return (*rest, Pending(top.seat, top.cause, top.by, step))


def announcement(state: State, at: int) -> State:
    """Say who is to go before the token is shown, in every game with cards.

    MF-C01.2, MF-O59
    """
    dawn = Dawn(state.pending[-1].seat, timer(state, at, state.terms.dawn.chosen))
    pending = stepped(state, Step.ANNOUNCED)
    return by_day(replace(state, phase=dawn, pending=pending))


def reveal(state: State, top: Pending, at: int) -> Reveal:
    """Return the phase that shows a token.

    Before it the lot is drawn that has decided, or all see who has shot.
    """
    terms, lot, by = state.terms, drawn(state, top), shot_by(top)
    length = terms.reveal_ms + (terms.lot_ms if lot else 0)
    length += terms.moment_ms if by is not None else 0
    return Reveal(top.seat, top.cause, timer(state, at, length), lot, by)


def shot_by(top: Pending) -> Seat | None:
    """Return who has shot at them, if nobody has been told yet."""
    return top.by if top.step is Step.TO_GO else None


def drawn(state: State, top: Pending) -> Seats:
    """Return between whom the lot has just decided."""
    before = state.phase
    return before.tied if isinstance(before, Lot) and top.cause is Cause.VOTE else ()


def end_dawn(state: State, phase: Dawn, at: int) -> State:
    return settle(state, at)


def end_reveal(state: State, phase: Reveal, at: int) -> State:
    return settle(state, at)


def announced(state: State, phase: Dawn | Reveal) -> State:
    """Put the top of the stack out; what is left of it is the farewell."""
    pending, top = stepped(state, Step.OUT), state.pending[-1]
    gang = is_spent(state, Card.NEW_GANG)
    state = out(state, top)
    if isinstance(phase, Reveal) and is_spent(state, Card.NEW_GANG) and not gang:
        until = phase.clock.until + state.terms.moment_ms
        phase = replace(phase, gang=True, clock=replace(phase.clock, until=until))
    return by_day(replace(state, phase=phase, pending=pending))


# Vest and Bandage


def to_save(state: State, top: Pending, at: int) -> State:
    """Open the window for Vest and Bandage, no matter who holds them (MF-O41)."""
    lot, pending = drawn(state, top), stepped(state, Step.UNSAVED)
    state = replace(state, pending=pending)
    return opened(state, WindowKind.SAVE, at, top.seat, top.cause, lot, shot_by(top))


def end_save(state: State, phase: Window, at: int) -> State:
    """Play the Vest first; a Bandage that is not needed goes back unseen (MF-O41)."""
    used, state = users(state, phase), closed(state)
    still = [each for each in state.pending if each.seat == phase.seat]
    if not used or not still or phase.cause is None:
        return settle(state, at)
    card, seat, _ = used[0]
    state = played(state, card, seat, phase.seat)
    state = replace(state, pending=state.pending[:-1])
    clock = timer(state, at, state.terms.reveal_ms)
    return by_day(replace(state, phase=Saved(still[-1].seat, phase.cause, clock)))


def end_saved(state: State, phase: Saved, at: int) -> State:
    """Go on without anybody going in their place (MF-O42)."""
    return settle(state, at)


# Out


def out(state: State, gone: Pending) -> State:
    """Take a seat out of the game, and show the true token (MF-O07).

    MF-34, MF-35, MF-49, MF-50
    """
    seat, town, turn = gone.seat, state.town, state.turn
    fallen = Fallen(seat, town.tokens[seat], gone.cause, turn, gone.by)
    town = replace(
        town,
        living=without(town.living, seat),
        waking=without(town.waking, seat),
        agent=None if town.agent == seat else town.agent,
        fallen=(*town.fallen, fallen),
    )
    if town.cards and card_active(town, seat, Card.NEW_GANG):  # MF-C14.7
        state = played(state, Card.NEW_GANG, seat)
    if gone.cause is Cause.VOTE:
        state = replace(state, council=replace(state.council, out=seat))
    return replace(state, town=town)


def without(seats: Seats, seat: Seat) -> Seats:
    if seat not in seats:
        return seats
    place = seats.index(seat)
    return seats[:place] + seats[place + 1 :]


# The last shot


def has_last_shot(state: State, gone: Pending) -> bool:
    """Return whether a last shot follows.

    MF-78, MF-81, MF-82 at a large table; MF-85, MF-O24 with children.
    """
    terms = state.terms
    if not state.town.living:
        return False
    if gone.cause is Cause.LAST_SHOT:
        return terms.last_shots and terms.chain
    if gone.cause is Cause.CORNER_SHOT:
        return terms.last_shots
    large = terms.first_last_shots and state.turn == 1
    return gone.cause in CHOSEN and (large or terms.last_shots)


def has_last_card(state: State, gone: Pending) -> bool:
    """Return whether everybody must expect the card Last Shot (MF-C13.2).

    It proves a Cop token (MF-C13.1), and that lies open by now.
    """
    possible = gone.cause in (*CHOSEN, *SHOT) and may_come(state, Card.LAST_SHOT)
    return possible and bool(state.town.living) and is_cop(state, gone.seat)


def is_cop(state: State, seat: Seat) -> bool:
    return state.town.tokens[seat] is Token.COP


def to_farewell(state: State, seat: Seat, at: int, card: bool = False) -> State:
    window = state.terms.window_ms
    phase = Farewell(seat, at + window - EARLY, timer(state, at, window), card)
    return replace(state, phase=phase, shot=None)


def has_no_shot(state: State, phase: Farewell, seat: Seat) -> Refusal | None:
    if seat != phase.seat:
        return NOT_YOUR_TURN
    return no.SHOT_ALREADY if state.shot else None


def whom_to_shoot(state: State, phase: Farewell, seat: Seat) -> Choices:
    return {"seat": (None, *targets(state))}


def shoot(state: State, phase: Farewell, act: Act[Shoot]) -> State:
    """Keep a last shot at anybody who lives, or at nobody, until time is up.

    MF-79, MF-O22
    """
    target = act.move.seat
    check_in_time(phase, act.at)
    if act.at < phase.call - EARLY:
        raise IllegalMove(*TOO_EARLY)
    if target is not None:
        check_target(state, act.seat, target)
    return replace(state, shot=Shot(target))


def check_target(state: State, seat: Seat, target: Seat) -> None:
    """Refuse a shot at somebody who is out or sheltered (MF-O44), or at oneself."""
    if target == seat:
        raise IllegalMove(*no.SHOOT_SOMEBODY_ELSE)
    if target not in state.town.living:
        raise IllegalMove(*(no.THEY_ARE_OUT if target < state.seats else NO_SUCH_SEAT))
    if target in sheltered(state):
        raise IllegalMove(*no.THEY_ARE_SHELTERED)


def end_farewell(state: State, phase: Farewell, at: int) -> State:
    """Put the target out at once (MF-80).

    By card it takes the card: the shot of anybody else is nothing (MF-C13.3).
    """
    shot, state = state.shot, replace(state, shot=None)
    if phase.card and not usable(state, phase.seat, Card.LAST_SHOT):
        shot = None
    if shot and shot.target in state.town.living:
        if phase.card:
            state = played(state, Card.LAST_SHOT, phase.seat, shot.target)
        hit = Pending(shot.target, Cause.LAST_SHOT, by=phase.seat)
        state = replace(state, pending=(*state.pending, hit))
    return settle(state, at)
