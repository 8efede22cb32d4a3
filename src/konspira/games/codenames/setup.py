"""Before a game: who sits where, and what is dealt."""

from random import Random
from sys import intern

from msgspec import Struct
from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Move, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.apart import keys_drawn
from konspira.games.codenames.moves import (
    Assign,
    BecomeSpymaster,
    Deal,
    Draw,
    JoinTeam,
    LeaveTeam,
    ShuffleTeams,
    Start,
    Teams,
)
from konspira.games.codenames.options import Options, Variant, check_variant
from konspira.games.codenames.pieces import (
    BOARD,
    OPERATIVE,
    OUT,
    Places,
    Role,
    Team,
    agents,
    draw_key,
    first_places,
    make_spymaster,
    seated,
    starting_team,
)
from konspira.games.codenames.rotation import next_places
from konspira.games.codenames.state import Choosing, Dealing, Drawing, Shuffling, State
from konspira.games.codenames.terms import terms_of
from konspira.games.codenames.turns import start_turn, words_left
from konspira.packs import Card, Packs, WordPack
from konspira.refusals import NO_SUCH_SEAT


def setup(
    options: Options,
    seats: int,
    previous: State | None = None,
    sat: tuple[Seat | None, ...] = (),
) -> State:
    """Return the table before a game; after an earlier one, with new spymasters."""
    check_variant(options.variant, seats)
    if previous is None:
        return State(options, terms_of(options), first_places(options.variant, seats))
    known = len(previous.places)
    sat = sat or tuple(Seat(seat) if seat < known else None for seat in range(seats))
    same_variant = previous.options.variant is options.variant
    same_cards = options.reverse_sides and previous.options.pack == options.pack
    return State(
        options,
        terms_of(options),
        next_places(options.variant, previous.places, same_variant, sat),
        reverse=previous.reverse if same_cards else (),
        language=previous.language if same_cards else "",
        used=previous.used | set(previous.words),
    )


def deal(state: State, packs: Packs, rng: Random) -> Move:
    """Return board and key; or teams, or the word that chance proposes for the enemy."""
    if isinstance(state.phase, Shuffling):
        return Teams(shuffled(state, rng))
    if isinstance(state.phase, Drawing):
        return Draw(rng.choice(words_left(state, Team.BLUE)))
    starting = Team.RED  # CN-100: one team always starts
    if not state.terms.one_team:
        starting = rng.choice(list(Team))
    key = draw_key(starting, rng)
    if state.reverse:  # CN-117: the same cards in the same places, turned over
        return Deal(state.reverse, (), key, state.language)
    pack = packs.find(WordPack, state.options.pack)
    cards = draw_cards(pack.cards, state.used, rng)
    turned = rng.getrandbits(BOARD)  # CN-08: which of the cards lie with their back up
    sides = [
        (card.back, card.front)
        if card.back and turned >> n & 1
        else (card.front, card.back)
        for n, card in enumerate(cards)
    ]
    up, down = zip(*sides, strict=True)
    return Deal(up, down if all(down) else (), key, pack.language)


def draw_cards(cards: tuple[Card, ...], used: frozenset[str], rng: Random) -> list[Card]:
    """Draw cards; no word of the evening returns while there are unused ones (CN-O18)."""
    fresh = [card for card in cards if used.isdisjoint(card.sides)] if used else cards
    if len(fresh) >= BOARD:
        return rng.sample(fresh, BOARD)
    worn = [card for card in cards if card not in fresh]
    return rng.sample([*fresh, *rng.sample(worn, BOARD - len(fresh))], BOARD)


def shuffled(state: State, rng: Random) -> Places:
    """Return equal teams, where anybody may get a key; onlookers stay onlookers (CN-02).

    People and companions who play against each other stay apart (CN-O34).
    """
    if state.terms.apart and state.presence.companions:
        return keys_drawn(state.places, rng)
    playing = [seat for seat, place in enumerate(state.places) if place != OUT]
    rng.shuffle(playing)
    places = list(state.places)
    made = first_places(state.options.variant, len(playing))
    for seat, place in zip(playing, made, strict=True):
        places[seat] = place
    return tuple(places)


# The moves before a game


def join(state: State, phase: Choosing, act: Act[JoinTeam]) -> State:
    """Seat a player with the team they pick (CN-05)."""
    team = checked_team(state, act.move.team)
    return replace(state, places=seated(state.places, act.seat, OPERATIVE[team]))


def become_spymaster(state: State, phase: Choosing, act: Act[BecomeSpymaster]) -> State:
    """Make a player the spymaster of their team (CN-04)."""
    team = checked_team(state, act.move.team)
    return replace(state, places=make_spymaster(state.places, act.seat, team))


def assign(state: State, phase: Choosing, act: Act[Assign]) -> State:
    """Give somebody a place, which they may still change (CN-02)."""
    seat, team = act.move.seat, checked_team(state, act.move.team)
    if seat >= state.seats:
        raise IllegalMove(*NO_SUCH_SEAT)
    if act.move.spymaster:
        return replace(state, places=make_spymaster(state.places, seat, team))
    if state.options.variant is Variant.THREE_PLAYERS:
        raise IllegalMove(*no.ALL_THREE_ARE_NEEDED)
    return replace(state, places=seated(state.places, seat, OPERATIVE[team]))


def checked_team(state: State, team: Team) -> Team:
    if team not in state.terms.teams:
        raise IllegalMove(*no.ENEMY_HAS_NO_MEMBERS)
    return team


def sit_out(state: State, phase: Choosing, act: Act[LeaveTeam]) -> State:
    return replace(state, places=seated(state.places, act.seat, OUT))


def shuffle(state: State, phase: Choosing, act: Act[ShuffleTeams]) -> State:
    return replace(state, phase=Shuffling())


def take_teams(state: State, phase: Shuffling, act: Act[Teams]) -> State:
    return replace(state, places=act.move.places, phase=Choosing())


def start(state: State, phase: Choosing, act: Act[Start]) -> State:
    return replace(state, phase=Dealing())


class Lack(Struct, frozen=True):
    """Somebody whom a team still needs."""

    team: Team
    role: Role


def lacking(state: State) -> Lack | None:
    """Return what still keeps the teams from starting (CN-03, CN-04)."""
    for team in state.terms.teams:
        if state.spymaster(team) is None:
            return Lack(team, Role.SPYMASTER)
        if not state.operatives(team):
            return Lack(team, Role.OPERATIVE)
    return None


def lay_out(state: State, phase: Dealing, act: Act[Deal]) -> State:
    drawn = act.move
    starting = starting_team(drawn.key)
    allowed = starting in state.terms.teams  # CN-100: one team always starts
    if starting is None or not allowed or len(drawn.words) != BOARD:
        raise IllegalMove(*no.NOT_A_DEAL)
    state = replace(
        state,
        # Rooms with the same pack share its words: they are the heaviest part of a game.
        words=tuple(map(intern, drawn.words)),
        language=drawn.language,
        reverse=tuple(map(intern, drawn.reverse)),
        key=drawn.key,
        covers=(None,) * BOARD,
        visible=tuple(range(BOARD)),
        left=agents(drawn.key),
    )
    return start_turn(state, starting, act.at)  # CN-18
