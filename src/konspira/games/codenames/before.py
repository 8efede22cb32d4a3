"""Before a game: who sits where, and what is dealt."""

from random import Random

from msgspec.structs import replace

from konspira.game import CHANCE, HOST, IllegalMove, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.again import next_places
from konspira.games.codenames.moves import (
    BecomeSpymaster,
    Deal,
    Draw,
    JoinTeam,
    LeaveTeam,
    Move,
    Teams,
)
from konspira.games.codenames.options import LEAST, Options, Variant, check_variant
from konspira.games.codenames.pieces import (
    BOARD,
    OUT,
    Place,
    Places,
    Role,
    Team,
    agents,
    crown,
    draw_key,
    first_places,
    seated,
    starting_team,
)
from konspira.games.codenames.state import Choosing, Dealing, Drawing, Shuffling, State
from konspira.games.codenames.turns import only, start_turn, visible
from konspira.packs import Card, Packs
from konspira.refusals import NOT_YOUR_TURN, Refusal


def setup(
    options: Options,
    seats: int,
    previous: State | None = None,
    sat: tuple[Seat | None, ...] = (),
) -> State:
    """Teams to start from; after an earlier game, with new spymasters and other words."""
    check_variant(options.variant, seats)
    if previous is None:
        return State(options, first_places(options.variant, seats))
    known = len(previous.places)
    sat = sat or tuple(Seat(seat) if seat < known else None for seat in range(seats))
    same_variant = previous.variant is options.variant
    same_cards = options.reverse_sides and previous.options.pack == options.pack
    return State(
        options,
        next_places(options.variant, previous.places, same_variant, sat),
        reverse=previous.reverse if same_cards else (),
        language=previous.language if same_cards else "",
        used=previous.used | set(previous.words),
    )


def deal(state: State, packs: Packs, rng: Random) -> Move:
    """Board and key; or teams, or the word that chance covers for the enemy."""
    if isinstance(state.phase, Shuffling):
        return Teams(shuffled(state, rng))
    if isinstance(state.phase, Drawing):
        return Draw(rng.choice(visible(state, Team.BLUE)))
    starting = Team.RED  # CN-100: one team always starts
    if state.variant is not Variant.ONE_TEAM:
        starting = rng.choice(list(Team))
    key = draw_key(starting, rng)
    if state.reverse:  # CN-117: the same cards in the same places, turned over
        return Deal(state.reverse, (), key, state.language)
    pack = packs.words(state.options.pack)
    cards = draw_cards(pack.cards, state.used, rng)
    turned = rng.getrandbits(BOARD)  # CN-08: which of the cards lie with their back up
    up = [
        card.back if card.back and turned >> n & 1 else card.front
        for n, card in enumerate(cards)
    ]
    down = [
        card.front if word == card.back else card.back
        for word, card in zip(up, cards, strict=True)
    ]
    reverse = tuple([word for word in down if word])
    whole = reverse if len(reverse) == BOARD else ()
    return Deal(tuple(up), whole, key, pack.language)


def draw_cards(cards: tuple[Card, ...], used: frozenset[str], rng: Random) -> list[Card]:
    """CN-O18: no word of the evening comes back while there are unused cards."""
    fresh = [card for card in cards if used.isdisjoint(card.sides)] if used else cards
    if len(fresh) >= BOARD:
        return rng.sample(fresh, BOARD)
    worn = [card for card in cards if card not in fresh]
    return rng.sample([*fresh, *rng.sample(worn, BOARD - len(fresh))], BOARD)


def sit(
    state: State, seat: Seat, wish: JoinTeam | BecomeSpymaster | LeaveTeam
) -> tuple[Place, ...]:
    """CN-04, CN-05: everybody picks a team, and may take its key."""
    if seat < 0:
        raise IllegalMove(*NOT_YOUR_TURN)
    match state.variant, wish:
        case Variant.ONE_TEAM, (JoinTeam(Team.BLUE) | BecomeSpymaster(Team.BLUE)):
            raise IllegalMove(*no.ENEMY_HAS_NO_MEMBERS)
        case Variant.THREE_PLAYERS, (JoinTeam() | LeaveTeam()):
            raise IllegalMove(*no.ALL_THREE_ARE_NEEDED)
        case _, JoinTeam(team):
            return seated(state.places, seat, Place(Role.OPERATIVE, team))
        case _, LeaveTeam():
            return seated(state.places, seat, OUT)
        case _, BecomeSpymaster(team):
            return crown(state.places, seat, team)


def shuffled(state: State, rng: Random) -> Places:
    """CN-02: equal teams, and anybody may get a key. Whoever sits out goes on doing so."""
    playing = [seat for seat, place in enumerate(state.places) if place != OUT]
    rng.shuffle(playing)
    places = list(state.places)
    for seat, place in zip(playing, first_places(state.variant, len(playing)), strict=True):
        places[seat] = place
    return tuple(places)


def shuffle(state: State, seat: Seat) -> State:
    only(seat, HOST)
    if not may_shuffle(state):
        raise IllegalMove(*no.TOO_FEW_TO_SHUFFLE)
    return replace(state, phase=Shuffling())


def may_shuffle(state: State) -> bool:
    return sum(place != OUT for place in state.places) >= LEAST[state.variant]


def take_teams(state: State, seat: Seat, drawn: Teams) -> State:
    only(seat, CHANCE)
    return replace(state, places=drawn.places, phase=Choosing())


def start(state: State, seat: Seat) -> State:
    only(seat, HOST)
    if lack := lacking(state):
        raise IllegalMove(*lack)
    return replace(state, phase=Dealing())


def lacking(state: State) -> Refusal | None:
    """What still keeps the teams from starting."""
    for team in teams(state):
        if state.spymaster(team) is None:
            return no.TEAM_NEEDS_A_SPYMASTER
        if not state.operatives(team):
            return no.TEAM_NEEDS_AN_OPERATIVE
    return None


def teams(state: State) -> tuple[Team, ...]:
    return (Team.RED,) if state.variant is Variant.ONE_TEAM else tuple(Team)


def lay_out(state: State, seat: Seat, drawn: Deal, at: int) -> State:
    only(seat, CHANCE)
    starting = starting_team(drawn.key)
    if starting not in teams(state) or len(drawn.words) != BOARD:  # CN-100: one team starts
        raise IllegalMove(*no.NOT_A_DEAL)
    state = replace(
        state,
        words=drawn.words,
        language=drawn.language,
        reverse=drawn.reverse,
        key=drawn.key,
        covers=(None,) * BOARD,
        left=agents(drawn.key),
    )
    return start_turn(state, starting, at)  # CN-18
