"""How a game ended, and everything that is told then."""

from konspira.game import Outcome, Seat
from konspira.games.mafia.cards import Card, Force
from konspira.games.mafia.cards.sides import force, forces
from konspira.games.mafia.council.bets import won
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Over
from konspira.games.mafia.state.record import Told
from konspira.games.mafia.turn.tally import most_named
from konspira.kit import Seats


def told(state: State) -> Told:
    town, councils = state.town, (*state.councils, state.council)
    return Told(
        tokens=town.tokens,
        nights=state.nights,
        bets=state.bets,
        best_noses=most_named(good_notes(state), state.seats),
        best_prophets=most_named(won(state.bets, councils, state.nights), state.seats),
        cards=town.cards,
        forces=tuple([force(town, Seat(seat)) for seat in range(state.seats)]),
        recruit=town.recruit,
        swapped=swapped(state),
    )


def good_notes(state: State) -> list[Seat]:
    """Return who has suspected one of the Mafia, once for each night.

    Not the Mafia itself, and no looks.
    """
    seats = [Seat(seat) for seat in range(state.seats)]
    mafia = {seat for seat in seats if force(state.town, seat) is Force.MAFIA}
    return [
        Seat(seat)
        for night in state.nights
        for seat, on in enumerate(night.one)
        if on in mafia and seat not in mafia and seat != night.agent
    ]


def swapped(state: State) -> Seats:
    """Return whose tokens changed places (MF-C06.4)."""
    swaps = [play for play in state.shown.plays if play.card is Card.ROLE_SWAP]
    return tuple(
        [seat for play in swaps for seat in (play.seat, play.on) if seat is not None]
    )


def outcome(state: State) -> Outcome | None:
    """Return the outcome.

    A side wins with all its players, the eliminated too (MF-60 to MF-62).
    """
    if not isinstance(state.phase, Over):
        return None
    town, seats = state.town, map(Seat, range(state.seats))
    if not town.living:  # MF-O18
        return Outcome((), (0,) * state.seats, "draw")
    if state.phase.asleep:
        return Outcome((), (0,) * state.seats, "asleep")
    left = forces(town, town.living)
    side = Force.MAFIA if len(left) > 1 else min(left)  # MF-O17: certain
    won = [seat for seat in seats if force(town, seat) is side]
    points = tuple([int(seat in won) for seat in range(state.seats)])
    return Outcome(tuple(won), points, str(side) if len(left) == 1 else "certain")
