"""Who sees what: the two doors through which anything of a game reaches people.

Nothing may tell a spy from the others: all hands have the same fields, list the same
moves in the same situation, and are equally long in bytes.
"""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import CHANCE, HOST, Hush, Outcome, Seat
from konspira.games.spyfall.allowed import may
from konspira.games.spyfall.options import Terms
from konspira.games.spyfall.state import (
    Accusing,
    Choosing,
    Dealing,
    Facing,
    Guessing,
    Judging,
    Looking,
    Meeting,
    Missing,
    Nominating,
    Over,
    Phase,
    Question,
    Questioning,
    Round,
    RoundOver,
    State,
    Stopped,
    Trial,
    Unpacking,
    accused_already,
    acting_dealer,
    leaders,
    not_voted,
    unseen,
)

TAG = "spyfall"
SHOWN = 12  # questions in writing: a message holds no more, however long a round is
HAND_BYTES = 512  # more than any card with any list of moves takes
encode = msgspec.json.Encoder().encode


class Table(game.Table, frozen=True, tag=TAG):
    terms: Terms
    phase: Phase
    places: tuple[str, ...]
    used: tuple[int, ...]
    dealer: Seat
    round: int
    scores: tuple[int, ...]
    accused: tuple[Seat, ...]  # who has used their accusation of this round
    talk: tuple[Question, ...]  # the newest questions in writing
    asked: int  # how many there have been in this round
    trials: tuple[Trial, ...]
    history: tuple[Round, ...]
    missing: tuple[Missing, ...]
    gone: tuple[Seat, ...]


class Card(Struct, frozen=True):
    """What a player holds: a place and perhaps a role, or neither: the spy's card."""

    spy: bool
    place: int | None
    role: str
    met: bool  # the old buddies have: every hand changes then, not the spies' alone
    buddy: Seat | None  # the other spy, for a spy who has met them


class Hand(game.Hand, frozen=True, tag=TAG):
    seat: Seat
    card: Card | None
    vote: bool | None  # one's own, while the others still vote
    may: tuple[str, ...]  # the kinds of move that are open to this seat
    padding: str = ""  # makes all hands equally long


def table(state: State) -> Table:
    return Table(
        terms=state.terms,
        phase=state.phase,
        places=state.places,
        used=state.used,
        dealer=state.dealer,
        round=state.round,
        scores=state.scores,
        accused=accused_already(state),
        talk=state.talk[-SHOWN:],
        asked=len(state.talk),
        trials=state.trials,
        history=state.history,
        missing=state.missing,
        gone=state.gone,
    )


def hand(state: State, seat: Seat) -> Hand:
    held = Hand(
        seat=seat,
        card=card(state, seat),
        vote=next((b.guilty for b in state.ballots if b.seat == seat), None),
        may=tuple(kind.__name__ for kind in may(state, seat)),
    )
    return replace(held, padding=" " * (-len(encode(held)) % HAND_BYTES))


def card(state: State, seat: Seat) -> Card | None:
    cards = state.cards
    if cards is None or seat not in state.ring:
        return None
    met = state.terms.old_buddies and not isinstance(state.phase, Looking)
    if seat not in cards.spies:
        return Card(False, cards.place, cards.roles[seat], met, None)
    others = [spy for spy in cards.spies if spy != seat]
    return Card(True, None, "", met, others[0] if met else None)


def awaited(state: State) -> frozenset[Seat]:
    match state.phase:
        case Unpacking() | Dealing():
            return frozenset({CHANCE})
        case Choosing() | RoundOver():
            return frozenset({HOST})
        case Looking() | Meeting() as phase:
            return frozenset(unseen(state, phase) or {acting_dealer(state)})
        case Questioning(turn=turn):
            return frozenset(state.present if turn.due is None else {turn.due})
        case Accusing() | Judging() as vote:
            return frozenset(not_voted(state, vote))
        case Stopped(accuser=accuser):
            return frozenset({accuser})
        case Guessing(seat=seat) | Nominating(seat=seat):
            return frozenset({seat})
        case Facing():
            return frozenset({acting_dealer(state)})
        case Over():
            return frozenset()


def outcome(state: State) -> Outcome | None:
    """SF2-105, SW-78: most points; a tie is a shared win (SF2-O21, SW-O14)."""
    if not isinstance(state.phase, Over):
        return None
    return Outcome(leaders(state), state.scores, "most-points")


def hush(state: State) -> Hush | None:
    """Never: what reaches only one phone follows from what all can see, or is as long."""
    return None
