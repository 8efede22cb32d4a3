"""People get lost, come late, and help out. Who has seen the key never guesses again."""

from msgspec.structs import replace

from konspira.game import HOST, Contact, HostSeat, IllegalMove, NewSeat, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.before import teams
from konspira.games.codenames.moves import Admit, HandKey, Move
from konspira.games.codenames.options import Variant
from konspira.games.codenames.pieces import BOTH, OUT, Place, Role, Team, seated
from konspira.games.codenames.state import (
    Choosing,
    Guessing,
    Over,
    Phase,
    Review,
    State,
    in_play,
)
from konspira.games.codenames.turns import only, over
from konspira.refusals import (
    GAME_IS_OVER,
    HOST_ONLY,
    NO_SUCH_SEAT,
    NOT_NOW,
    PHONE_HOLDS_A_SEAT,
)

MOST_SEATS = 20


def told(state: State, move: Move) -> State:
    """The room says who is there. It takes nobody's say away."""
    if isinstance(state.phase, Over):
        raise IllegalMove(*GAME_IS_OVER)
    match move:
        case Contact(seat, here) if seat < len(state.places):
            others = tuple(gone for gone in state.missing if gone != seat)
            missing = others if here else tuple(sorted((*others, seat)))
            return replace(state, missing=missing)
        case HostSeat(seat) if seat is None or seat < len(state.places):
            return replace(state, host=seat)
        case NewSeat() as guest:
            return sit_down(state, guest)
        case _:
            raise IllegalMove(*NO_SUCH_SEAT)


def sit_down(state: State, guest: NewSeat) -> State:
    """A late guest: sits out, and takes a side as long as sides are chosen (CN-O29)."""
    choosing = isinstance(state.phase, Choosing)
    if not choosing and not in_play(state.phase):
        raise IllegalMove(*NOT_NOW)
    if not choosing and not guest.invited:
        raise IllegalMove(*HOST_ONLY)
    if not choosing and guest.shared:  # that phone may have shown the key
        raise IllegalMove(*PHONE_HOLDS_A_SEAT)
    if len(state.places) >= MOST_SEATS:
        raise IllegalMove(*no.NO_SEAT_LEFT)
    helps_both = choosing and state.variant is Variant.THREE_PLAYERS
    return replace(state, places=(*state.places, BOTH if helps_both else OUT))


def admit(state: State, seat: Seat, move: Admit) -> State:
    """CN-O29: whoever sits out has seen nothing, and may help a team at any moment."""
    only(seat, HOST)
    if move.seat not in onlookers(state.places):
        raise IllegalMove(*no.DOES_NOT_SIT_OUT)
    if move.team not in sides(state.variant):
        raise IllegalMove(*no.NO_SUCH_TEAM)
    place = Place(Role.OPERATIVE, move.team)
    return replace(state, places=seated(state.places, move.seat, place))


def onlookers(places: tuple[Place, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(places) if place == OUT)


def sides(variant: Variant) -> tuple[Team | None, ...]:
    """The teams that an operative may join in mid-game."""
    match variant:
        case Variant.ONE_TEAM:
            return (Team.RED,)
        case Variant.THREE_PLAYERS:
            return (None,)
        case Variant.TWO_TEAMS:
            return tuple(Team)


def hand_key(state: State, seat: Seat, move: HandKey) -> State:
    """The former spymaster knows the key, so can only look on from now on.

    A key that somebody holds is theirs: the host is a player, too, and may have friends.
    """
    only(seat, HOST)
    former, heir = state.spymaster(move.team), move.seat
    if former is not None and former not in state.missing:
        raise IllegalMove(*no.SPYMASTER_IS_HERE)
    heirs = (*state.operatives(move.team), *onlookers(state.places))
    if former is None or heir not in heirs:
        raise IllegalMove(*no.NOT_AN_OPERATIVE_OF_THAT_TEAM)
    places = seated(state.places, former, Place(Role.RETIRED, move.team))
    places = seated(places, heir, Place(Role.SPYMASTER, move.team))
    phase = without(state.phase, heir)
    state = replace(state, places=places, question=None, answered=(), phase=phase)
    if not all(state.operatives(team) for team in teams(state)):
        return over(state, None, "void")
    return state


def without(phase: Phase, seat: Seat) -> Phase:
    """Whoever knows the key points at nothing."""
    match phase:
        case Guessing(marks=marks, votes=votes):
            return replace(
                phase,
                marks=tuple(mark for mark in marks if mark.seat != seat),
                votes=tuple(vote for vote in votes if vote.seat != seat),
            )
        case Review(turn=turn):
            return replace(phase, turn=without(turn, seat))
        case _:
            return phase
