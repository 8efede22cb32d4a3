"""Cards of a box, which the game master enters for people whose phones are dark.

The console knows every card, so it offers only what can be played at this moment.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import KINDS, Card
from konspira.games.mafia.cards.card_play import is_spent, played, targets, usable
from konspira.games.mafia.cards.windows import aimed_at, answered, is_its_moment
from konspira.games.mafia.council.anytime_cards import has_lost, shot, tapped
from konspira.games.mafia.moves import PlaysCard, WrongPhase
from konspira.games.mafia.night.choices import checked, has_switch, phones_are_dark
from konspira.games.mafia.people.master import check_unreachable, unreachable
from konspira.games.mafia.people.removal import taken_out
from konspira.games.mafia.state import Reaction, Shot, State, put
from konspira.games.mafia.state.phases import (
    Cause,
    Count,
    Farewell,
    InCouncil,
    LastCards,
    Phase,
    Task,
    Window,
)
from konspira.games.mafia.turn.elimination import check_target
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT


def playable(state: State, seat: Seat) -> bool:
    """Return whether this seat could play its card just now."""
    if not state.town.cards:
        return False
    card, phase = state.town.cards[seat], state.phase
    if not usable(state, seat, card):
        return False
    if isinstance(phase, Farewell):
        return card is Card.LAST_SHOT and phase.card and phase.seat == seat
    if seat not in state.town.living:
        return False
    match phase:
        case Window():
            return is_its_moment(state, phase, card, seat)
        case Task():
            return card is Card.RECRUITMENT and has_switch(state, phase)
        case Count() if has_lost(state, phase, seat):
            return False
        case LastCards() if KINDS[card].last:
            return True
        case _:
            return KINDS[card].anytime and isinstance(phase, InCouncil)


# Plays


def cards_to_play(state: State, phase: Phase, seat: Seat) -> Iterator[Choices]:
    for other in without_phones(state, phase):
        if playable(state, other):
            card = state.town.cards[other]
            yield {"seat": (other,), "card": (card,), "target": aims(state, other, card)}


def without_phones(state: State, phase: Phase) -> Seats:
    """Return for whom the game master enters; also who goes and may take a last shot."""
    if not isinstance(phase, Farewell):
        return unreachable(state)
    dark = phones_are_dark(state) or phase.seat in state.presence.missing
    return (phase.seat,) if dark else ()


def aims(state: State, seat: Seat, card: Card) -> tuple[Seat | None, ...]:
    if not KINDS[card].aimed:
        return (None,)
    able = targets(state) if KINDS[card].shot else state.town.living
    return tuple([other for other in able if other != seat])


def plays_card(state: State, phase: Phase, act: Act[PlaysCard]) -> State:
    """Play a card of the table at its moment; otherwise it goes back (MF-O55)."""
    seat, card, target = act.move.seat, act.move.card, act.move.target
    if not isinstance(phase, Farewell) or seat != phase.seat:
        check_unreachable(state, seat)
    elif not without_phones(state, phase):
        raise IllegalMove(*no.THEY_HAVE_A_PHONE)
    if not state.town.cards or state.town.cards[seat] is not card:
        raise IllegalMove(*no.NOT_YOUR_CARD)
    if not playable(state, seat):
        raise IllegalMove(*no.NOT_ITS_MOMENT)
    if (target is None) is KINDS[card].aimed:
        raise IllegalMove(*no.NO_TARGET_HERE)
    return entered(state, phase, act)


def entered(state: State, phase: Phase, act: Act[PlaysCard]) -> State:
    seat, card, target = act.move.seat, act.move.card, act.move.target
    match phase:
        case Window():
            target = aimed_at(state, phase, seat, target)
            return answered(state, seat, Reaction(True, target))
        case Task():
            choices = state.choices
            two = put(choices.two, seat, checked(state, seat, target))
            switches = put(choices.switches, seat, True)
            return replace(state, choices=replace(choices, two=two, switches=switches))
        case Farewell() if target is not None:
            check_target(state, seat, target)
            return replace(state, shot=Shot(target))
        case LastCards() if target is None:
            return played(state, card, seat)
        case _:
            assert isinstance(phase, InCouncil) and target is not None
            if card is Card.WIRETAP:
                return tapped(state, phase, seat, target, act.at)
            return shot(state, phase, seat, target, act.at)


# The wrong phase


def may_be_wrong(state: State, phase: Phase, seat: Seat) -> Choices:
    return {"seat": with_a_card(state)}


def with_a_card(state: State) -> Seats:
    """Return the living who hold an action card that nobody has seen yet."""
    cards = state.town.cards
    if not cards:
        return ()
    living = state.town.living
    hidden = [s for s in living if cards[s] is not Card.NEUTRAL and not is_open(state, s)]
    return tuple(hidden)


def is_open(state: State, seat: Seat) -> bool:
    """Return whether all have seen the card of this seat."""
    card = state.town.cards[seat]
    return card is not Card.NEW_GANG and (
        is_spent(state, card) or any([each.holder == seat for each in state.shown.lying])
    )


def wrong_phase(state: State, phase: Phase, act: Act[WrongPhase]) -> State:
    """Put the holder out at once, without save or last shot (MF-107, MF-108).

    The card, which all have seen, does nothing any more.
    """
    seat = act.move.seat
    if seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    if seat not in state.town.living:
        raise IllegalMove(*no.THEY_ARE_OUT)
    if seat not in with_a_card(state):
        raise IllegalMove(*no.NO_CARDS)
    card = state.town.cards[seat]
    if card is not Card.NEW_GANG:  # that one is shown by going
        state = played(state, card, seat)
    return taken_out(state, seat, Cause.WRONG_PHASE, act.at)
