"""Before the clock runs: the list of places, the deal, and the first look."""

from random import Random

from msgspec.structs import replace

from konspira.game import CHANCE, HOST, IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import Deal, Move, Unpack
from konspira.games.spyfall.options import Asking, Options, agree
from konspira.games.spyfall.state import (
    Cards,
    Choosing,
    Dealing,
    Looking,
    Meeting,
    Questioning,
    State,
    Turn,
    Unpacking,
    acting_dealer,
    from_seat,
    may_start_clock,
    only,
    open_places,
    unseen,
)
from konspira.packs import Location, Packs, plain
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN


def setup(
    options: Options,
    seats: int,
    previous: State | None = None,
    sat: tuple[Seat | None, ...] = (),
) -> State:
    """A new game owes nothing to the last one: all places are open again."""
    return State(agree(options, seats), scores=(0,) * seats)


def deal(state: State, packs: Packs, rng: Random) -> Move:
    """The list of places at first, then the cards of a round."""
    locations = all_locations(state.terms.packs, packs)
    if isinstance(state.phase, Unpacking):
        names = tuple(location.name for location in locations)
        return Unpack(names, Seat(rng.randrange(state.seats)))
    place = rng.choice(open_places(state))
    spies = tuple(sorted(rng.sample(possible_spies(state), state.terms.spies)))
    roles: tuple[str, ...] = ()
    if state.terms.roles:
        name = state.places[place]  # a list may have been edited since it was laid out
        roles = next((at.roles for at in locations if at.name == name), ())
    return Deal(place, spies, spread(state, spies, roles, rng))


def possible_spies(state: State) -> tuple[Seat, ...]:
    """Who may be dealt a spy's card: a round with an absent spy would be hollow.

    If too few are there to make a secret of it, anybody may.
    """
    enough = len(state.present) > state.terms.spies + 1
    return state.present if enough else state.ring


def all_locations(names: tuple[str, ...], packs: Packs) -> tuple[Location, ...]:
    """SF2-106: bags of several boxes lie together; a place in both lies there once."""
    found: dict[str, Location] = {}
    for name in names:
        for location in packs.locations(name).locations:
            found.setdefault(plain(location.name), location)
    return tuple(found.values())


def spread(
    state: State, spies: tuple[Seat, ...], roles: tuple[str, ...], rng: Random
) -> tuple[str, ...]:
    """SF2-O24: everybody but the spies gets another role, as far as there are roles."""
    others = [seat for seat in state.ring if seat not in spies]
    drawn = rng.sample(roles, min(len(roles), len(others)))
    cards = dict(zip(others, drawn, strict=False))
    return tuple(cards.get(Seat(seat), "") for seat in range(state.seats))


def unpack(state: State, seat: Seat, drawn: Unpack) -> State:
    only(seat, CHANCE)
    if drawn.dealer >= state.seats or not drawn.places:
        raise IllegalMove(*no.NOT_A_BOX)
    rounds = state.terms.rounds
    if not state.terms.reshuffle:  # SF2-O30: no place is played twice
        rounds = min(rounds, len(drawn.places))
    terms = replace(state.terms, rounds=rounds)
    return replace(
        state, terms=terms, places=drawn.places, dealer=drawn.dealer, phase=Choosing()
    )


def pick_dealer(state: State, seat: Seat, dealer: Seat) -> State:
    """SF2-O31, SW-O15: the host chooses; otherwise chance has chosen."""
    only(seat, HOST)
    if dealer >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    return replace(state, dealer=dealer)


def start(state: State, seat: Seat) -> State:
    only(seat, HOST)
    return to_dealing(state)


def to_dealing(state: State) -> State:
    """When every place has been played, all are open again (SW-O13)."""
    used = state.used if len(state.used) < len(state.places) else ()
    return replace(
        state, phase=Dealing(), used=used, talk=(), trials=(), withdrawn=(), cards=None
    )


def lay_out(state: State, seat: Seat, drawn: Deal) -> State:
    """SF2-36, SF2-37: one card each, and every spy card is among them."""
    only(seat, CHANCE)
    spies, unplayed = set(drawn.spies), drawn.place in open_places(state)
    whole = len(spies) == state.terms.spies and spies <= {*state.ring}
    if not whole or not unplayed or len(drawn.roles) != state.seats:
        raise IllegalMove(*no.NOT_A_DEAL)
    cards = Cards(drawn.place, drawn.spies, drawn.roles)
    return replace(state, phase=Looking(), cards=cards)


def look(state: State, phase: Looking | Meeting, seat: Seat) -> State:
    """SF2-39, SW-29; with old buddies SF2-111 and SF2-112 follow."""
    if seat not in state.ring:
        raise IllegalMove(*NOT_YOUR_TURN)
    if seat in phase.seen:
        raise IllegalMove(*no.LOOKED_ALREADY)
    return seen(state, phase, seat)


def seen(state: State, phase: Looking | Meeting, seat: Seat) -> State:
    phase = replace(phase, seen=tuple(sorted({*phase.seen, seat})))
    return all_have_looked(replace(state, phase=phase))


def all_have_looked(state: State) -> State:
    """After the last look at the cards, old buddies look at each other."""
    match state.phase:
        case Looking() as phase if state.terms.old_buddies and not unseen(state, phase):
            return replace(state, phase=Meeting())
        case _:
            return state


def start_clock(state: State, seat: Seat, at: int) -> State:
    """SF2-47, SF2-48: the dealer starts the clock, and asks first."""
    only(seat, acting_dealer(state), HOST)
    if not may_start_clock(state):
        raise IllegalMove(*no.NOT_ALL_HAVE_LOOKED)
    until = at + state.terms.round_seconds * 1000
    return replace(state, phase=Questioning(Turn(first_asker(state)), until))


def first_asker(state: State) -> Seat | None:
    """SF2-48: the dealer, wherever their phone is; in writing whoever acts for them."""
    match state.terms.asking:
        case Asking.OFF:
            return None
        case Asking.ALOUD:
            return from_seat(state.ring, state.dealer)[0]
        case Asking.WRITTEN:
            return acting_dealer(state)
