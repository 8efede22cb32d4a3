"""Set up an empty table, and draw what chance brings to it.

Hands are dealt once, characters laid where a place is empty, keys drawn every round.
"""

from random import Random

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Move, Seat
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.clues import start_clues
from konspira.games.secret_identity.moves import Deal, Draw, Lay
from konspira.games.secret_identity.options import Options, check_themes, hand_size_of
from konspira.games.secret_identity.pieces import (
    NUMBERS,
    PLACES,
    Cards,
    draw_characters,
    draw_hands,
)
from konspira.games.secret_identity.state import (
    Characters,
    Dealing,
    Drawing,
    Laying,
    State,
    staying,
)
from konspira.games.secret_identity.swap import swap_when_agreed, to_keys
from konspira.packs import CharacterPack, Packs, comparable

REMEMBERED = 3  # games in which no character comes back, if the pack allows it


def setup(
    options: Options,
    seats: int,
    previous: State | None = None,
    sat: tuple[Seat | None, ...] = (),
) -> State:
    """Return an empty board; after earlier games, with a memory of who lay on it."""
    check_themes(options.themes)
    recent = (*previous.recent, previous.used) if previous else ()
    return State(
        options,
        seats,
        scores=(0,) * seats,
        missed=(0,) * seats,
        safes=(None,) * seats,
        recent=recent[-REMEMBERED:],
        keys=(None,) * seats,
        drafts=((),) * seats,
        ballots=((None,) * seats,) * seats,
    )


def deal(state: State, packs: Packs, rng: Random) -> Move:
    match state.phase:
        case Dealing():
            size = hand_size_of(state.options, state.seats)
            cards = pictograms(packs, state.options, size * state.seats)
            hands = draw_hands(cards, size, state.seats, rng)
            first = Seat(rng.randrange(state.seats)) if state.together else None
            return Deal(hands, first)
        case Laying():
            return draw_lay(state, packs, rng)
        case _:
            return Draw(draw_keys(state, rng))


def left_out(packs: Packs, options: Options) -> frozenset[str]:
    return packs.not_for_children() if options.family else frozenset()


def pictograms(packs: Packs, options: Options, needed: int) -> Cards:
    """Return the cards to deal from: if those for children are too few, all (ID-O32)."""
    cards, hidden = packs.pictograms(), left_out(packs, options)
    gentle = tuple(card for card in cards if not hidden.intersection(map(comparable, card)))
    return gentle if len(gentle) >= needed else cards


def draw_lay(state: State, packs: Packs, rng: Random) -> Lay:
    cards = packs.find(CharacterPack, state.options.pack).cards
    used = frozenset(state.used)
    empty = state.characters.count(None)
    hidden = left_out(packs, state.options)
    drawn = draw_characters(cards, state.options, empty, used, state.recent, rng, hidden)
    unseen = sum(side.name not in used for card in cards for side in card)
    return Lay(tuple(drawn), unseen - empty - still_to_come(state))


def still_to_come(state: State) -> int:
    """Return how many characters the rest of this game needs, swaps apart (ID-O07)."""
    return (state.rounds - state.round) * (1 if state.together else PLACES)


def draw_keys(state: State, rng: Random) -> tuple[int | None, ...]:
    """Draw different keys (ID-21). Those that nobody draws are never known (ID-22)."""
    numbers = iter(rng.sample(NUMBERS, PLACES))
    drawing = drawers(state)
    return tuple(next(numbers) if s in drawing else None for s in range(state.seats))


def drawers(state: State) -> tuple[Seat | None, ...]:
    return (state.active,) if state.together else staying(state)


def take_hands(state: State, phase: Dealing, act: Act[Deal]) -> State:
    drawn = act.move
    sizes = {len(hand) for hand in drawn.hands}
    begins = drawn.first in range(state.seats) if state.together else drawn.first is None
    if len(drawn.hands) != state.seats or len(sizes) != 1 or not begins:
        raise IllegalMove(*no.NOT_A_DEAL)
    return replace(state, phase=Laying(), hands=drawn.hands, active=drawn.first)


def lay(state: State, phase: Laying, act: Act[Lay]) -> State:
    """Lay characters (ID-10, ID-54, ID-77); what lay there never comes back (ID-51)."""
    drawn = act.move
    names = tuple([character.name for character in drawn.characters])
    new = set(names).difference(state.used)
    if len(names) != state.characters.count(None) or len(new) != len(names):
        raise IllegalMove(*no.NOT_A_BOARD)
    place = state.characters.index(None)
    fresh = iter(drawn.characters)
    board = tuple(there or next(fresh) for there in state.characters)
    used = (*state.used, *names)
    state = replace(state, characters=board, used=used, spare=drawn.spare)
    if not state.options.swapping:
        return to_keys(state)
    if state.together and state.history:  # after the set-up nobody has to say ready
        return to_keys(replace(state, fresh=place))
    return swap_when_agreed(state, replace(phase.window or Characters(), ready=()))


def hand_out_keys(state: State, phase: Drawing, act: Act[Draw]) -> State:
    """Give everybody their number, for their own eyes (ID-18, ID-23)."""
    drawn = act.move
    drawing = drawers(state)
    taken = [key for key in drawn.keys if key is not None]
    takers = [s for s, key in enumerate(drawn.keys) if key is not None]
    if takers != list(drawing) or len({*taken}) < len(taken):
        raise IllegalMove(*no.NOT_A_DRAW)
    return start_clues(replace(state, keys=drawn.keys), act.at)
