"""Before the clock runs: the list of places, the deal, and the first look."""

from random import Random

from msgspec.structs import replace

from konspira.game import CHANCE, HOST, Act, IllegalMove, Move, Seat, TimeUp
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.moves import Deal, Look, PickDealer, Start, StartClock, Unpack
from konspira.games.spyfall.options import Asking, Options, Spyfall2Options, Terms, agree
from konspira.games.spyfall.phases import (
    Choosing,
    Dealing,
    Looking,
    Meeting,
    Questioning,
    Turn,
    Unpacking,
)
from konspira.games.spyfall.record import Cards, WordedCard
from konspira.games.spyfall.state import State, first_from
from konspira.kit import Collect, Seats
from konspira.packs import (
    Location,
    LocationPack,
    PackError,
    Packs,
    QuestionPack,
    comparable,
)
from konspira.refusals import NO_SUCH_SEAT, NOT_YOUR_TURN, Refusal

LIFT_EYES_MS = 3_000


def setup(
    options: Options,
    seats: int,
    previous: State | None = None,
    sat: tuple[Seat | None, ...] = (),
) -> State:
    """Return a new game, independent of the last one: every place may be dealt again."""
    family = isinstance(options, Spyfall2Options) and options.family
    return State(agree(options, seats), scores=(0,) * seats, family=family)


# What chance draws


def deal(state: State, packs: Packs, rng: Random) -> Move:
    """Return the list of places at first, then the cards of a round."""
    if isinstance(state.phase, Choosing):
        return Start()
    locations = all_locations(state.terms.packs, packs)
    if state.family:
        locations = for_families(locations, packs.not_for_children(), state.seats)
    if isinstance(state.phase, Unpacking):
        names = tuple(location.name for location in locations)
        dealer = Seat(rng.randrange(state.seats))
        return Unpack(names, dealer, all_questions(state.terms, packs))
    place = rng.choice(state.unplayed)
    spies = tuple(sorted(rng.sample(possible_spies(state), state.terms.spies)))
    roles: tuple[str, ...] = ()
    if state.terms.roles:
        name = state.places[place]  # a list may have been edited since it was laid out
        roles = next((at.roles for at in locations if at.name == name), ())
    cards = spread(state, spies, roles, rng)
    numbers = [question.number for question in state.questions]
    return Deal(place, spies, cards, tuple(rng.sample(numbers, len(numbers))))


def all_questions(terms: Terms, packs: Packs) -> tuple[WordedCard, ...]:
    """Return the deck in the language of the places, or in English (SF2-O41)."""
    if terms.asking is not Asking.DECK:
        return ()
    language = packs.find(LocationPack, terms.packs[0]).language
    try:
        pack = packs.find(QuestionPack, f"questions.{language}")
    except PackError:
        pack = packs.find(QuestionPack, "questions.en")
    return tuple(WordedCard(*question) for question in pack.questions)


def possible_spies(state: State) -> Seats:
    """Return who may be dealt a spy's card: a round with an absent spy would be hollow.

    If too few are there to make a secret of it, anybody may.
    """
    enough = len(state.present) > state.terms.spies + 1
    return state.present if enough else state.ring


def all_locations(names: tuple[str, ...], packs: Packs) -> tuple[Location, ...]:
    """Return the places of several boxes; one in both lies there once (SF2-106)."""
    found: dict[str, Location] = {}
    for name in names:
        for location in packs.find(LocationPack, name).locations:
            found.setdefault(comparable(location.name), location)
    return tuple(found.values())


def for_families(
    locations: tuple[Location, ...], left_out: frozenset[str], seats: int
) -> tuple[Location, ...]:
    """Return places and roles for a group with children (SF2-O42).

    If fewer places are left than a list needs, or fewer roles than people, all stay.
    """
    fit = [location for location in locations if comparable(location.name) not in left_out]
    kept = fit if len(fit) >= LocationPack.least else locations
    return tuple(gentle(location, left_out, seats) for location in kept)


def gentle(location: Location, left_out: frozenset[str], seats: int) -> Location:
    roles = tuple(role for role in location.roles if comparable(role) not in left_out)
    return location._replace(roles=roles) if len(roles) >= seats else location


def spread(
    state: State, spies: Seats, roles: tuple[str, ...], rng: Random
) -> tuple[str, ...]:
    """Return roles: different ones for all but the spies, as far as there are (SF2-O24)."""
    others = [seat for seat in state.ring if seat not in spies]
    drawn = rng.sample(roles, min(len(roles), len(others)))
    cards = dict(zip(others, drawn, strict=False))
    return tuple(cards.get(Seat(seat), "") for seat in range(state.seats))


# Until the cards are dealt


def unpack(state: State, phase: Unpacking, act: Act[Unpack]) -> State:
    drawn = act.move
    has_deck = state.terms.asking is Asking.DECK
    if drawn.dealer >= state.seats or not drawn.places or bool(drawn.cards) != has_deck:
        raise IllegalMove(*no.NOT_A_BOX)
    rounds = state.terms.rounds
    if not state.terms.reshuffle:  # SF2-O30: no place is played twice
        rounds = min(rounds, len(drawn.places))
    terms = replace(state.terms, rounds=rounds)
    return replace(
        state,
        terms=terms,
        places=drawn.places,
        dealer=drawn.dealer,
        questions=drawn.cards,
        phase=Choosing(),
    )


def pick_dealer(state: State, phase: Choosing, act: Act[PickDealer]) -> State:
    """Make the host's choice the first dealer, in place of chance (SF2-O31, SW-O15)."""
    if act.move.seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    return replace(state, dealer=act.move.seat)


def waits_for_the_host(state: State, phase: Choosing, seat: Seat) -> Refusal | None:
    """Return why chance cannot deal yet: the host has the cards dealt (SF2-O38)."""
    return NOT_YOUR_TURN if seat == CHANCE and state.terms.start_by_hand else None


def start(state: State, phase: Choosing, act: Act[Start]) -> State:
    return to_dealing(state)


def to_dealing(state: State) -> State:
    """Go on to the deal; when every place has been played, all are open again (SW-O13)."""
    return replace(
        state,
        phase=Dealing(),
        used=state.used if len(state.used) < len(state.places) else (),
        talk=(),
        trials=(),
        poll=(),
        asked=(),
        withdrawn=(),
        cards=None,
        ballots=Collect(),
        fingers=Collect(),
    )


def lay_out(state: State, phase: Dealing, act: Act[Deal]) -> State:
    """Deal one card each, with every spy card among them (SF2-36, SF2-37)."""
    drawn = act.move
    spies, unplayed = set(drawn.spies), drawn.place in state.unplayed
    whole = len(spies) == state.terms.spies and spies <= {*state.ring}
    if not whole or not unplayed or len(drawn.roles) != state.seats:
        raise IllegalMove(*no.NOT_A_DEAL)
    if sorted(drawn.pile) != sorted(question.number for question in state.questions):
        raise IllegalMove(*no.NOT_A_DEAL)
    cards = Cards(drawn.place, drawn.spies, drawn.roles)
    return replace(state, phase=Looking(), cards=cards, pile=drawn.pile)


# The first look


def has_looked(state: State, phase: Looking | Meeting, seat: Seat) -> Refusal | None:
    if seat not in state.ring:
        return NOT_YOUR_TURN
    return no.LOOKED_ALREADY if seat in phase.seen else None


def look(state: State, phase: Looking | Meeting, act: Act[Look]) -> State:
    """Note a look at a card (SF2-39, SW-29); old buddies then meet (SF2-111, SF2-112)."""
    return seen(state, phase, act.seat, act.at)


def seen(state: State, phase: Looking | Meeting, seat: Seat, at: int) -> State:
    phase = replace(phase, seen=tuple(sorted({*phase.seen, seat})))
    return all_have_looked(replace(state, phase=phase), at)


def unseen(state: State, phase: Looking | Meeting) -> Seats:
    """Return the people who are there and have yet to look: no companion needs time."""
    return tuple(seat for seat in state.people_present if seat not in phase.seen)


def all_have_looked(state: State, at: int) -> State:
    """Go on after the last look: old buddies meet, or the clock starts.

    It does so a moment later: the last to look has yet to lift their eyes (SF2-O38).
    """
    phase = state.phase
    if not isinstance(phase, Looking | Meeting) or unseen(state, phase):
        return state
    if isinstance(phase, Looking) and state.terms.old_buddies:
        return replace(state, phase=Meeting())
    if state.terms.start_by_hand or phase.until is not None:
        return state
    return replace(state, phase=replace(phase, until=at + LIFT_EYES_MS))


def starts_no_clock(state: State, phase: Looking | Meeting, seat: Seat) -> Refusal | None:
    """Return why this seat cannot start the clock: old buddies must have met (SF2-113)."""
    if seat not in (HOST, state.acting_dealer):
        return NOT_YOUR_TURN
    ready = isinstance(phase, Meeting) or not state.terms.old_buddies
    return None if ready else no.NOT_ALL_HAVE_LOOKED


def start_clock(
    state: State, phase: Looking | Meeting, act: Act[StartClock] | Act[TimeUp]
) -> State:
    """Start the clock when the dealer says so or all have looked (SF2-47, SF2-48)."""
    until = act.at + state.terms.round_seconds * 1000
    return replace(state, phase=Questioning(Turn(first_asker(state)), until))


def first_asker(state: State) -> Seat | None:
    """Return the dealer, even without contact; by phone, then their deputy (SF2-48)."""
    match state.terms.asking:
        case Asking.OFF:
            return None
        case Asking.ALOUD:
            return first_from(state.dealer, state.ring)
        case Asking.WRITTEN:
            return state.acting_dealer
        case Asking.DECK:  # a companion asks as well as anybody
            return first_from(state.dealer, state.present)
