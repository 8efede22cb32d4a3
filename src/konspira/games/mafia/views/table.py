"""The table: what everybody sees of a game."""

from collections import Counter

from msgspec import Struct

from konspira import game
from konspira.game import Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.cards.windows import is_aimed, of_kind
from konspira.games.mafia.clock import REPEATED
from konspira.games.mafia.council.votes import Ballots, candidates, voters
from konspira.games.mafia.night.choices import has_switch
from konspira.games.mafia.people.presence import UNSEEN, removable
from konspira.games.mafia.state import State, present, two_thirds
from konspira.games.mafia.state.phases import (
    Count,
    LastCards,
    Opening,
    Over,
    Phase,
    RollCall,
    Talk,
    Task,
    TieTalk,
    Window,
)
from konspira.games.mafia.state.record import Council, Fallen, Lying, Played, Spoken, Told
from konspira.games.mafia.state.terms import Terms
from konspira.games.mafia.turn.flow import agent_acts, mafia_acts
from konspira.games.mafia.views.ending import told
from konspira.kit import BySeat, Seats

NAME = "mafia"


class Hidden(Struct, frozen=True, gc=False):
    """How many tokens of each kind still lie on their faces."""

    mafiosi: int
    agents: int
    cops: int


class Table(game.Table, frozen=True, tag=NAME):
    terms: Terms
    phase: Phase
    turn: int  # of the night that falls or has passed; 0 before the first
    led: bool  # by a person
    living: Seats
    fallen: tuple[Fallen, ...]
    hidden: Hidden  # by what lies open
    candidates: Seats  # who may be voted for now
    voters: Seats  # who may vote now
    voted: Seats  # who has
    ballots: BySeat[Seat | None]  # that lie open: opened, counted, and in a tie talk
    ready_needed: int  # how many of those present end the talk, or the day
    missing: Seats  # without contact, as of dawn
    removable: Seats  # absent for a whole turn
    agreed: BySeat[Seats]  # who agrees to remove each of them
    talk: tuple[Spoken, ...]  # written lines of this council
    council: Council  # of this turn
    councils: tuple[Council, ...]  # of earlier turns
    plays: tuple[Played, ...]  # of action cards, in their order
    spent: tuple[Card, ...]  # which cannot come any more
    lying: tuple[Lying, ...]  # face up, and before whom
    commander: Seat | None
    hushed: bool  # nothing on a phone may tell that something is on its way
    agent_looks: bool  # tonight, if they are still in the game, as everybody can tell
    mafia_meets: bool  # tonight
    repeat_ms: int  # between the calls after the last one of a task; 0: there are none
    window: tuple[Card, ...]  # that may be used in the window that is open
    aimed: bool  # every phone points at somebody in this window
    switch: bool  # every phone has the switch for Recruitment in this task
    told: Told | None  # everything, when the game is over


def table(state: State) -> Table:
    phase = state.phase
    vote = phase if isinstance(phase, Ballots) else None
    return Table(
        terms=state.terms,
        phase=phase,
        turn=state.turn,
        led=state.led,
        living=state.town.living,
        fallen=state.town.fallen,
        hidden=hidden(state),
        candidates=candidates(state, vote) if vote else (),
        voters=voters(state, vote) if vote else (),
        voted=voted(state) if vote else (),
        ballots=open_ballots(state, phase),
        ready_needed=ready_needed(state),
        missing=state.missing,
        removable=() if isinstance(phase, UNSEEN) else removable(state),
        agreed=state.agreed,
        talk=state.talk,
        council=state.council,
        councils=state.councils,
        plays=state.shown.plays,
        spent=tuple(dict.fromkeys([play.card for play in state.shown.plays])),
        lying=state.shown.lying,
        commander=state.shown.commander,
        hushed=isinstance(phase, UNSEEN),
        agent_looks=agent_looks(state),
        mafia_meets=mafia_acts(state),
        repeat_ms=REPEATED if isinstance(phase, Task) and not phase.clock.hard else 0,
        window=window_cards(state, phase),
        aimed=isinstance(phase, Window) and is_aimed(state, phase),
        switch=isinstance(phase, Task) and has_switch(state, phase),
        told=told(state) if isinstance(phase, Over) else None,
    )


def open_ballots(state: State, phase: Phase) -> BySeat[Seat | None]:
    """Return the ballots that lie open: counted (MF-O08), or opened one by one (MF-O66)."""
    match phase:
        case Count() | TieTalk():
            return state.ballots
        case RollCall(order=order, opened=number):
            opened = order[:number]
            ballots = enumerate(state.ballots)
            return tuple([ballot if seat in opened else None for seat, ballot in ballots])
        case _:
            return ()


def hidden(state: State) -> Hidden:
    """Return what all can count: the tokens of the game without those turned up."""
    open_ = Counter([gone.token for gone in state.town.fallen])
    terms = state.terms
    return Hidden(
        mafiosi=terms.mafiosi - open_[Token.MAFIOSO],
        agents=terms.agents - open_[Token.AGENT],
        cops=terms.cops - open_[Token.COP],
    )


def window_cards(state: State, phase: Phase) -> tuple[Card, ...]:
    """Return the cards for this moment that may still come, whoever holds them (MF-O59)."""
    if not isinstance(phase, Window):
        return ()
    return tuple(of_kind(state, phase.kind, phase.cause))


def agent_looks(state: State) -> bool:
    """Return whether an Agent may look in this night (MF-69, MF-77).

    It asks only what lies open: how many there were, and the tokens of the eliminated.
    """
    out = sum(gone.token is Token.AGENT for gone in state.town.fallen)
    return out < state.terms.agents and agent_acts(state)


def voted(state: State) -> Seats:
    ballots = state.ballots
    return tuple([seat for seat in state.town.living if ballots[seat] is not None])


def ready_needed(state: State) -> int:
    """Return how many have to be ready to end this step; 0: it ends otherwise."""
    match state.phase:
        case Opening() if not state.led:
            return len(state.presence.people(state.town.living))
        case Talk() | LastCards() if not state.led:
            return two_thirds(len(present(state)))
        case _:
            return 0
