"""Clues: one to three pictogram cards on the green or the red side of the own safe.

Drafts are their owner's alone. When all are sent they appear together (ID-O10); the
cards have left the hands then, and with them the pictograms that nobody may see.
"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.ballots import start_voting
from konspira.games.secret_identity.cooperative import start_guess
from konspira.games.secret_identity.moves import Look, Place, SendClues, TakeBack
from konspira.games.secret_identity.pieces import MOST_CARDS, Cards, Safe, Side
from konspira.games.secret_identity.state import (
    Clues,
    State,
    joined,
    not_asked,
    not_staying,
    timer,
    waiting,
    with_item,
)
from konspira.law import Choices
from konspira.refusals import NO_SUCH_CARD, NOT_YOUR_TURN, Refusal

Draft = tuple[Place, ...]
HALVES = (0, 1)
SIDES = tuple(Side)


def start_clues(state: State, at: int) -> State:
    """Start the clues, from all who draw a key and still have a card (ID-O09)."""
    in_round = [Seat(seat) for seat, key in enumerate(state.keys) if key is not None]
    seats = tuple(seat for seat in in_round if state.hands[seat])
    return show_when_complete(
        state, Clues(seats, clock=timer(at, state.options.clue_seconds)), at
    )


def not_looking(state: State, phase: Clues, seat: Seat) -> Refusal | None:
    if bar := not_staying(state, phase, seat):
        return bar
    if state.keys[seat] is None:
        return NOT_YOUR_TURN
    return no.LOOKED_ALREADY if seat in phase.looked else None


def look(state: State, phase: Clues, act: Act[Look]) -> State:
    return replace(state, phase=replace(phase, looked=joined(phase.looked, [act.seat])))


def placeable(state: State, phase: Clues, seat: Seat) -> Choices:
    """Return the choices of Place: any card; once three are laid, only these."""
    draft = state.drafts[seat]
    full = len(draft) == MOST_CARDS
    cards = cards_in(draft) if full else tuple(range(len(state.hands[seat])))
    return {"card": cards, "face": HALVES, "end": HALVES, "side": SIDES}


def place(state: State, phase: Clues, act: Act[Place]) -> State:
    """Lay a card; laying it again turns it or moves it (ID-24 to ID-26)."""
    seat, move = act.seat, act.move
    if move.card >= len(state.hands[seat]):
        raise IllegalMove(*NO_SUCH_CARD)
    others = [laid for laid in state.drafts[seat] if laid.card != move.card]
    if len(others) == MOST_CARDS:
        raise IllegalMove(*no.THREE_CARDS_AT_MOST)
    draft = tuple(sorted([*others, move], key=lambda laid: laid.card))
    return replace(state, drafts=with_item(state.drafts, seat, draft))


def not_placed(state: State, phase: Clues, seat: Seat) -> Refusal | None:
    if bar := not_asked(state, phase, seat):
        return bar
    return None if state.drafts[seat] else no.CARD_IS_NOT_PLACED


def placed(state: State, phase: Clues, seat: Seat) -> Choices:
    return {"card": cards_in(state.drafts[seat])}


def take_back(state: State, phase: Clues, act: Act[TakeBack]) -> State:
    seat, card = act.seat, act.move.card
    draft = tuple(laid for laid in state.drafts[seat] if laid.card != card)
    if draft == state.drafts[seat]:
        raise IllegalMove(*no.CARD_IS_NOT_PLACED)
    return replace(state, drafts=with_item(state.drafts, seat, draft))


def not_sending(state: State, phase: Clues, seat: Seat) -> Refusal | None:
    if bar := not_asked(state, phase, seat):
        return bar
    return None if state.drafts[seat] else no.PLACE_A_CARD_FIRST


def send_clues(state: State, phase: Clues, act: Act[SendClues]) -> State:
    return show_when_complete(
        state, replace(phase, sent=joined(phase.sent, [act.seat])), act.at
    )


def skip_clue(state: State, phase: Clues, seat: Seat, at: int) -> State:
    """Go on without a clue: no votes on that safe, and a card less in a tie (ID-58)."""
    state = replace(
        state,
        drafts=with_item(state.drafts, seat, ()),
        missed=with_item(state.missed, seat, state.missed[seat] + 1),
    )
    return show_when_complete(
        state, replace(phase, skipped=joined(phase.skipped, [seat])), at
    )


def show_when_complete(state: State, phase: Clues, at: int) -> State:
    """Show the clues when nobody is waited for any more."""
    state = replace(state, phase=phase)
    return state if waiting(state) else show(state, at)


def show(state: State, at: int) -> State:
    """Show all clues at once; the cards are used up (ID-32, ID-52)."""
    table = tuple(zip(state.hands, state.drafts, strict=True))
    state = replace(
        state,
        safes=tuple([safe(hand, draft) if draft else None for hand, draft in table]),
        hands=tuple([unused(hand, draft) for hand, draft in table]),
        drafts=((),) * state.seats,
    )
    return start_guess(state, at) if state.together else start_voting(state, at)


def safe(hand: Cards, draft: Draft) -> Safe:
    def on(side: Side) -> tuple[str, ...]:
        return tuple(sorted(visible(hand, laid) for laid in draft if laid.side is side))

    return Safe(on(Side.GREEN), on(Side.RED))


def visible(hand: Cards, laid: Place) -> str:
    """Return the one pictogram of the four that shows (ID-26)."""
    return hand[laid.card][2 * laid.face + laid.end]


def cards_in(draft: Draft) -> tuple[int, ...]:
    return tuple([laid.card for laid in draft])


def unused(hand: Cards, draft: Draft) -> Cards:
    used = {laid.card for laid in draft}
    return tuple(card for place, card in enumerate(hand) if place not in used)
