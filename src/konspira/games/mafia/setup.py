"""What chance draws; and before the first night, everybody's look at their token."""

from random import Random

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Move, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import KINDS, Card, Token, WindowKind
from konspira.games.mafia.cards.card_play import holder, laid_open, played
from konspira.games.mafia.cards.sides import awake
from konspira.games.mafia.cards.windows import closed, of_kind, opened, users
from konspira.games.mafia.clock import timer
from konspira.games.mafia.moves import CallNight, Deal, DrawLot, DrawOrder, Ready
from konspira.games.mafia.options import Master, Options
from konspira.games.mafia.state import Said, State, Town, is_not_asked, put
from konspira.games.mafia.state.phases import Dealing, Lot, Nightfall, Opening, Window
from konspira.games.mafia.state.terms import Terms, agree
from konspira.games.mafia.turn.flow import to_nightfall
from konspira.games.mafia.turn.ready import with_or_without
from konspira.law import Choices
from konspira.packs import Packs
from konspira.refusals import Refusal


def setup(
    options: Options,
    seats: int,
    previous: State | None = None,
    sat: tuple[Seat | None, ...] = (),
) -> State:
    """Return a new game, independent of the last one.

    A person who leads is there already.
    """
    return State(
        terms=agree(options, seats),
        seats=seats,
        led=needs_master(options),
        town=Town(living=tuple(map(Seat, range(seats)))),
        ballots=(None,) * seats,
        said=Said((0,) * seats),
        agreed=((),) * seats,
    )


def needs_master(options: Options) -> bool:
    """Return whether a person leads, who then holds no seat (MF-03)."""
    return options.master is Master.PERSON


# What chance draws


def deal(state: State, packs: Packs, rng: Random) -> Move:
    """Draw the tokens (MF-12), an order at nightfall, or one of the tied (MF-O16)."""
    match state.phase:
        case Dealing():
            tokens = all_tokens(state.terms)
            rng.shuffle(tokens)
            return Deal(tuple(tokens), deal_cards(state, tokens, rng))
        case Nightfall():
            return DrawOrder(tuple(rng.sample(state.town.living, len(state.town.living))))
        case Lot(tied=tied):
            return DrawLot(rng.choice(tied))
        case _:  # pragma: no cover - nobody waits for chance there
            raise AssertionError(state.phase)


def deal_cards(state: State, tokens: list[Token], rng: Random) -> tuple[Card, ...]:
    """MF-97: one each, at random; or so that every action card can be used (MF-O50).

    For the latter each card finds one of the tokens that may use it, the choosiest cards
    first, so that one draw is enough.
    """
    action, seats = state.terms.cards, list(range(state.seats))
    if not action:
        return ()
    cards = all_cards(state.terms, state.seats)
    if not state.terms.redeal:
        return tuple(rng.sample(cards, len(cards)))
    dealt = [Card.NEUTRAL] * state.seats
    for card in sorted(action, key=lambda card: len(KINDS[card].users)):
        users, free = KINDS[card].users, [s for s in seats if dealt[s] is Card.NEUTRAL]
        able = [seat for seat in free if tokens[seat] in users]
        dealt[rng.choice(able)] = card
    return tuple(dealt)


def all_cards(terms: Terms, seats: int) -> list[Card]:
    """Return one card for each player, with neutral ones added (MF-96)."""
    return [*terms.cards, *[Card.NEUTRAL] * (seats - len(terms.cards))]


def all_tokens(terms: Terms) -> list[Token]:
    """Return the tokens of the game (MF-08, MF-15)."""
    cops, agents = [Token.COP] * terms.cops, [Token.AGENT] * terms.agents
    return [*cops, *agents, *([Token.MAFIOSO] * terms.mafiosi)]


# The deal


def take_tokens(state: State, phase: Dealing, act: Act[Deal]) -> State:
    """Deal one token each, which its holder reads (MF-12, MF-13), and a card (MF-97)."""
    terms, tokens, cards = state.terms, act.move.tokens, act.move.cards
    if sorted(tokens) != sorted(all_tokens(terms)):
        raise IllegalMove(*no.NOT_A_DEAL)
    every_card = all_cards(terms, state.seats) if terms.cards else []
    if sorted(cards) != sorted(every_card) or (terms.redeal and unusable(tokens, cards)):
        raise IllegalMove(*no.NOT_A_DEAL_OF_CARDS)
    town = awake(Town(tokens=tokens, living=state.town.living, cards=cards), terms)
    clock = timer(state, act.at, terms.opening)
    state = replace(state, town=town, phase=Opening(clock))
    return shown_at_once(state) if cards else state


def unusable(tokens: tuple[Token, ...], cards: tuple[Card, ...]) -> bool:
    """Return whether some card lies with a token that cannot use it."""
    return any([tokens[seat] not in KINDS[card].users for seat, card in enumerate(cards)])


def shown_at_once(state: State) -> State:
    """Show the cards that show themselves, if their holder may use them.

    MF-C04.2, MF-C06.2, MF-O33
    """
    commander = holder(state, Card.COMMANDER)
    if commander is not None:
        state = played(state, Card.COMMANDER, commander)
        state = replace(state, shown=replace(state.shown, commander=commander))
    swapper = holder(state, Card.ROLE_SWAP)
    return state if swapper is None else laid_open(state, Card.ROLE_SWAP, swapper)


# The first look


def has_looked(state: State, phase: Opening, seat: Seat) -> Refusal | None:
    """Return why somebody cannot say that they have looked: out, or said already."""
    return no.NOTHING_CHANGES if seat in phase.ready else is_not_asked(state, phase, seat)


def looked_once(state: State, phase: Opening, seat: Seat) -> Choices:
    return {"ready": (True,)}


def look(state: State, phase: Opening, act: Act[Ready]) -> State:
    """Keep that somebody has looked at their token; night falls when all have (MF-O71)."""
    ready = with_or_without(phase.ready, act.seat, act.move.ready)
    return when_all_have_looked(state, replace(phase, ready=ready), act.at)


def has_called(state: State, phase: Opening, seat: Seat) -> Refusal | None:
    return no.NOTHING_CHANGES if phase.called else None


def call_night(state: State, phase: Opening, act: Act[CallNight]) -> State:
    """Let night fall without waiting for a look, as soon as it may (MF-O71)."""
    if state.led:
        return end_opening(state, phase, act.at)
    return when_all_have_looked(state, replace(phase, called=True), act.at)


def when_all_have_looked(state: State, phase: Opening, at: int) -> State:
    """End the opening, at once or at its shortest, if it waits for nobody any more.

    Who has lost contact is waited for, too: nobody shall wake up in a night without knowing
    who they are. A companion is not. A person who leads says when night falls.
    """
    looking = state.presence.people(state.town.living)
    waits = not phase.called and any(s not in phase.ready for s in looking)
    if waits or state.led:
        return replace(state, phase=phase)
    least = phase.clock.since + state.terms.opening_least
    if at >= least:
        return end_opening(state, phase, at)
    clock = replace(phase.clock, until=least)
    return replace(state, phase=replace(phase, clock=clock))


def end_opening(state: State, phase: Opening, at: int) -> State:
    if of_kind(state, WindowKind.SWAP):
        return opened(state, WindowKind.SWAP, at)
    return to_nightfall(state, at)


# Role Swap


def end_swap(state: State, phase: Window, at: int) -> State:
    """Change the two tokens; the cards stay (MF-C06.4, MF-C06.5, MF-O28).

    Used or not, the card is spent (MF-C06.7).
    """
    swapper, used = holder(state, Card.ROLE_SWAP), users(state, phase)
    partner = used[0][2].target if used else None
    if swapper is not None:
        partner = partner if partner in state.town.living else None
        state = played(state, Card.ROLE_SWAP, swapper, partner)
    if swapper is not None and partner is not None:
        tokens = state.town.tokens
        changed = put(put(tokens, swapper, tokens[partner]), partner, tokens[swapper])
        town = awake(replace(state.town, tokens=changed), state.terms)
        state = replace(state, town=town)
    return to_nightfall(closed(state), at)
