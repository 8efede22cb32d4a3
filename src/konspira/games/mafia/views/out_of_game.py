"""What those see who see more than the living: the eliminated, and the game master."""

from msgspec import Struct

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Force, Token
from konspira.games.mafia.cards.sides import force
from konspira.games.mafia.night.outcome import legal_targets, looks, marks, victim
from konspira.games.mafia.options import Ghosts
from konspira.games.mafia.people.physical_cards import playable
from konspira.games.mafia.state import Reaction, State
from konspira.games.mafia.state.phases import (
    HUSHED,
    InCouncil,
    LastCards,
    Lot,
    Panel,
    Slot,
    Talk,
    Tapped,
    Task,
)
from konspira.games.mafia.state.record import (
    Felt,
    Look,
    Mark,
    Night,
    Recruit,
    Spoken,
    Wager,
)
from konspira.games.mafia.turn.flow import mafia_acts
from konspira.games.mafia.turn.ready import are_ready
from konspira.kit import BySeat, Seats


class Ghost(Struct, frozen=True, gc=False):
    """What the eliminated see of the night with open eyes."""

    agent: Seat | None
    waking: Seats
    looks: tuple[Look, ...]
    marks: tuple[Mark, ...]  # as of the last call
    tokens: BySeat[Token]  # only if they see everything
    recruit: Recruit | None = None  # if they have watched it
    deck: "Deck | None" = None  # only if they see everything


class Deck(Struct, frozen=True, gc=False):
    """Everything about the action cards."""

    cards: BySeat[Card]
    forces: BySeat[Force]
    playable: Seats  # who could play their card just now
    targets: Seats  # whom the Mafia may choose
    recruit: Recruit | None
    reactions: BySeat[Reaction | None]  # in the window that is open, as they come


class Console(Struct, frozen=True, gc=False):
    """What the game master sees: everything."""

    tokens: BySeat[Token]
    agent: Seat | None
    waking: Seats
    one: BySeat[Seat | None]  # choices of this night, as they come
    two: BySeat[Seat | None]
    ballots: BySeat[Seat | None]
    look: Look | None
    victim: Seat | None  # as it would be, if the night ended now
    absent: Seats  # without contact just now, also at night
    nights: tuple[Night, ...]
    bets: tuple[Wager, ...]
    deck: Deck | None
    ready: bool  # whether two thirds of those who are there would vote or sleep now


# Those who are out, and the game master


def whispers(state: State) -> tuple[Spoken, ...]:
    """Return what the eliminated write.

    Nothing at night, when messages are equally long.
    """
    return () if isinstance(state.phase, HUSHED) else state.whispers


def felt(state: State) -> tuple[Felt, ...]:
    """Return the small faces of the eliminated; none at night, as with what they write."""
    return () if isinstance(state.phase, HUSHED) else state.felt


def ghost(state: State, seat: Seat) -> Ghost | None:
    """Return what open eyes see, from the night after the elimination on (MF-57).

    Who may see everything does so from the council on in which all is settled (MF-O79).
    """
    (own,) = (gone for gone in state.town.fallen if gone.seat == seat)
    first = own.turn + 1
    everything = state.terms.ghosts is Ghosts.EVERYTHING
    watched, recruit = state.turn >= first, state.town.recruit
    at_once = everything and is_settled(state)
    if state.terms.ghosts is Ghosts.NOTHING or not (watched or at_once):
        return None
    agent_woke = first == 1 or not state.terms.one_look
    mafia_woke = state.turn > 1 or state.terms.mafia_first_night
    seen = [look for look in looks(state) if everything or look.turn >= first]
    return Ghost(
        agent=state.town.agent if agent_woke or everything else None,
        waking=state.town.waking if mafia_woke or everything else (),
        looks=tuple(seen),
        marks=marks(state) if marks_are_made(state) else (),
        tokens=state.town.tokens if everything else (),
        recruit=recruit if recruit and (everything or recruit.turn >= first) else None,
        deck=deck(state) if everything else None,
    )


def is_settled(state: State) -> bool:
    """Return whether nobody who is out comes back or shoots any more.

    Who has a last shot left must not see whom to aim at. A person who leads may put
    somebody back in the same turn.
    """
    return not state.led and isinstance(state.phase, InCouncil | Tapped | Lot)


def marks_are_made(state: State) -> bool:
    phase = state.phase
    marking = isinstance(phase, Task) and phase.slot is not Slot.FIRST
    return marking and mafia_acts(state)


def console(state: State) -> Console:
    """Return everything.

    What is long and old only by day, for at night its length is fixed.
    """
    quiet = isinstance(state.phase, HUSHED)
    choices = state.choices
    return Console(
        tokens=state.town.tokens,
        agent=state.town.agent,
        waking=state.town.waking,
        one=choices.one,
        two=choices.two,
        ballots=state.ballots,
        look=choices.look,
        victim=victim(state) if isinstance(state.phase, Task | Panel) else None,
        absent=state.presence.missing,
        nights=() if quiet else state.nights,
        bets=() if quiet else state.bets,
        deck=deck(state),
        ready=isinstance(state.phase, Talk | LastCards) and are_ready(state, state.phase),
    )


def deck(state: State) -> Deck | None:
    town = state.town
    if not town.cards:
        return None
    seats = [Seat(seat) for seat in range(state.seats)]
    return Deck(
        cards=town.cards,
        forces=tuple([force(town, seat) for seat in seats]),
        playable=tuple([seat for seat in seats if playable(state, seat)]),
        targets=legal_targets(state),
        recruit=town.recruit,
        reactions=state.reactions,
    )
