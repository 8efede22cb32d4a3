"""What a seat knows of the action cards besides the table: its own, and what came of it."""

from msgspec import Struct

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Force
from konspira.games.mafia.cards.sides import card_active, force
from konspira.games.mafia.cards.windows import is_its_moment
from konspira.games.mafia.council.anytime_cards import has_lost
from konspira.games.mafia.state import Reaction, State
from konspira.games.mafia.state.phases import InCouncil, Task, Window
from konspira.games.mafia.state.record import Look, Played, Recruit
from konspira.games.mafia.views.night_knowledge import gang_known_to, recruit_known_to
from konspira.kit import Seats


class Holding(Struct, frozen=True, gc=False):
    """The card of a seat, and what it knows by cards."""

    card: Card
    usable: bool  # by the token (MF-93)
    in_window: bool  # "use" would play it in the window that is open
    force: Force  # for whom this seat plays
    reaction: Reaction | None  # what this phone has sent in the window that is open
    switch: bool  # and whether it would recruit, as sent in the running task
    tap: Look | None  # what the Wiretap has shown
    swap: Look | None  # the token of the other one after a Role Swap
    gang: Seats  # for its members, in the enlarged form
    recruit: Recruit | None  # for those who wake
    plays: int  # so many cards have been played: with each of them all hands change
    free: int  # at so many people a free card could be aimed now: the same for each card


def holding(state: State, seat: Seat) -> Holding | None:
    town = state.town
    if not town.cards:
        return None
    card, plays = town.cards[seat], state.shown.plays
    taps = [p for p in plays if p.card is Card.WIRETAP and p.seat == seat]
    swaps = [p for p in plays if p.card is Card.ROLE_SWAP and seat in (p.seat, p.on)]
    return Holding(
        card=card,
        usable=card_active(town, seat, card),
        in_window=is_played_here(state, seat, card),
        force=force(town, seat),
        reaction=state.reactions[seat] if isinstance(state.phase, Window) else None,
        switch=is_switched(state, seat),
        tap=next((seen(state, play, play.on) for play in taps), None),
        swap=next((seen(state, play, other(play, seat)) for play in swaps), None),
        gang=gang_known_to(state, seat),
        recruit=recruit_known_to(state, seat),
        plays=len(plays),
        free=free_targets(state, seat),
    )


def is_played_here(state: State, seat: Seat, card: Card) -> bool:
    phase = state.phase
    return (
        isinstance(phase, Window)
        and seat in state.town.living
        and is_its_moment(state, phase, card, seat)
    )


def free_targets(state: State, seat: Seat) -> int:
    """Return at how many people an anytime card could be aimed now, whatever the card.

    Such a card comes and goes in its holder's hand with the moments of the council and with
    those who live. All hands change then, or a new one would tell who holds it.
    """
    phase, living = state.phase, state.town.living
    if seat not in living or not isinstance(phase, InCouncil):
        return 0
    return 0 if has_lost(state, phase, seat) else len(living) - 1


def is_switched(state: State, seat: Seat) -> bool:
    switches = state.choices.switches if isinstance(state.phase, Task) else ()
    return bool(switches) and switches[seat]


def other(play: Played, seat: Seat) -> Seat | None:
    return play.on if seat == play.seat else play.seat


def seen(state: State, play: Played, seat: Seat | None) -> Look | None:
    """Return the token of a seat; after the deal only Role Swap moves tokens (MF-O36)."""
    return None if seat is None else Look(play.turn, seat, state.town.tokens[seat])
