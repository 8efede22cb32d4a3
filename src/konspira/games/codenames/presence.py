"""Players who lose contact, come late or help out; nobody who has seen the key guesses."""

from msgspec.structs import replace

from konspira.game import (
    Act,
    CompanionSeats,
    Contact,
    HostSeat,
    IllegalMove,
    NewSeat,
    Seat,
)
from konspira.games.codenames import refusals as no
from konspira.games.codenames.apart import are_set_apart, set_apart
from konspira.games.codenames.moves import Admit, HandKey
from konspira.games.codenames.options import Variant
from konspira.games.codenames.pieces import BOTH, OUT, Place, Places, Role, Team, seated
from konspira.games.codenames.state import Choosing, Guessing, Phase, Review, State
from konspira.games.codenames.turns import over
from konspira.refusals import HOST_ONLY, NO_SUCH_SEAT, PHONE_HOLDS_A_SEAT

MOST_SEATS = 20


def contact(state: State, phase: Phase, act: Act[Contact] | Act[CompanionSeats]) -> State:
    """Note who has contact, which takes nobody's say away, and who is a companion."""
    return replace(state, presence=state.presence.updated(act.move, act.at, state.seats))


def companions_sit(state: State, phase: Choosing, act: Act[CompanionSeats]) -> State:
    """Note who is a companion, and make teams by it if the group wants that (CN-O34)."""
    known, told = state.presence.companions, act.move
    if are_set_apart(state.terms.apart, known, told):
        state = replace(state, places=set_apart(state.places, told.seats))
    return contact(state, phase, act)


def host_sits(state: State, phase: Phase, act: Act[HostSeat]) -> State:
    seat = act.move.seat
    if seat is not None and seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    return replace(state, host=seat)


def sit_down(state: State, phase: Phase, act: Act[NewSeat]) -> State:
    """Seat a latecomer, who sits out, or takes a side while teams are chosen (CN-O29)."""
    choosing, guest = isinstance(phase, Choosing), act.move
    if not choosing and not guest.invited:
        raise IllegalMove(*HOST_ONLY)
    if not choosing and guest.shared:  # that phone may have shown the key
        raise IllegalMove(*PHONE_HOLDS_A_SEAT)
    if state.seats >= MOST_SEATS:
        raise IllegalMove(*no.NO_SEAT_LEFT)
    helps_both = choosing and state.options.variant is Variant.THREE_PLAYERS
    return replace(state, places=(*state.places, BOTH if helps_both else OUT))


def admit(state: State, phase: Phase, act: Act[Admit]) -> State:
    """Bring an onlooker, who has seen nothing, onto a team at any moment (CN-O29)."""
    seat, team = act.move.seat, act.move.team
    if seat not in onlookers(state.places):
        raise IllegalMove(*no.DOES_NOT_SIT_OUT)
    if team not in state.terms.sides:
        raise IllegalMove(*no.NO_SUCH_TEAM)
    return replace(state, places=seated(state.places, seat, Place(Role.OPERATIVE, team)))


def onlookers(places: Places) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(places) if place == OUT)


def hand_key(state: State, phase: Phase, act: Act[HandKey]) -> State:
    """Give the key of a lost spymaster to another player. The former one only looks on.

    Nobody takes the key of a spymaster who is there: the host plays for a team, too.
    """
    team, heir = act.move.team, act.move.seat
    former = state.spymaster(team)
    if former is not None and former not in state.presence.missing:
        raise IllegalMove(*no.SPYMASTER_IS_HERE)
    if former is None or heir not in heirs(state, team):
        raise IllegalMove(*no.NOT_AN_OPERATIVE_OF_THAT_TEAM)
    places = seated(state.places, former, Place(Role.RETIRED, team))
    places = seated(places, heir, Place(Role.SPYMASTER, team))
    rest = without_pointer(phase, heir)
    state = replace(state, places=places, question=None, answered=(), phase=rest)
    if not all(state.operatives(side) for side in state.terms.teams):
        return over(state, None, "void")
    return state


def heirs(state: State, team: Team) -> tuple[Seat, ...]:
    """Return who may take over the key of this team: none of them has seen it."""
    return (*state.operatives(team), *onlookers(state.places))


def without_pointer(phase: Phase, seat: Seat) -> Phase:
    """Return the phase without what this seat points at: it knows the key from now on."""
    match phase:
        case Guessing(marks=marks, votes=votes):
            return replace(
                phase,
                marks=tuple(mark for mark in marks if mark.seat != seat),
                votes=tuple(vote for vote in votes if vote.seat != seat),
            )
        case Review(turn=turn):
            return replace(phase, turn=without_pointer(turn, seat))
        case _:
            return phase
