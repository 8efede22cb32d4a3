"""What people see of a game: the table, which is for all, and the hand of each seat.

Nothing may tell a spy from the others: all hands have the same fields, list the same
moves in the same situation, and are equally long in bytes.
"""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import CHANCE, HOST, Outcome, Seat
from konspira.games.spyfall.accusation import accused_already
from konspira.games.spyfall.deck import shown_cards
from konspira.games.spyfall.law import LAW
from konspira.games.spyfall.options import Terms
from konspira.games.spyfall.phases import (
    Accusing,
    Choosing,
    Dealing,
    InRound,
    Judging,
    Looking,
    Meeting,
    Over,
    Phase,
    Questioning,
    RoundOver,
    Unpacking,
)
from konspira.games.spyfall.record import Pointed, Question, QuestionCard, Round, Trial
from konspira.games.spyfall.rounds import leaders
from konspira.games.spyfall.state import State, answerable
from konspira.games.spyfall.votes import voters, votes_needed
from konspira.games.spyfall.waiting import waiting
from konspira.kit import Away, Seats

TAG = "spyfall"
SHOWN = 12  # questions in writing: a message holds no more, however long a round is
HAND_BYTES = 512  # more than any card with any list of moves takes
encode = msgspec.json.Encoder().encode


class Table(game.Table, frozen=True, tag=TAG):
    terms: Terms
    phase: Phase
    places: tuple[str, ...]
    used: tuple[int, ...]
    unplayed: tuple[int, ...]  # what a spy may name
    dealer: Seat
    acting_dealer: Seat  # while the dealer is away, and between rounds for the next one
    next_dealer: Seat | None  # nobody: this is the last round
    round: int
    scores: tuple[int, ...]
    ring: Seats  # who plays, clockwise
    waiting: Seats  # whose turn it is to do something
    answerable: Seats  # whom the asker may ask
    votes_needed: int | None  # to convict, during a vote
    accused: Seats  # who has used their accusation of this round
    talk: tuple[Question, ...]  # the newest questions in writing; from the deck, all
    asked: int  # how many there have been in this round
    trials: tuple[Trial, ...]
    poll: tuple[Pointed, ...]  # the straw poll of this round, once it is open
    history: tuple[Round, ...]
    missing: tuple[Away, ...]
    gone: Seats
    cards: tuple[QuestionCard, ...] = ()  # the questions of this game, if from the deck
    deck: tuple[int, ...] = ()  # the numbers of those that lie open, for whoever asks


class Card(Struct, frozen=True):
    """What a player holds: a place and perhaps a role, or neither: the spy's card."""

    spy: bool
    place: int | None
    role: str
    met: bool  # the old buddies have: every hand changes then, not the spies' alone
    buddy: Seat | None  # the other spy, for a spy who has met them


class Hand(game.Hand, frozen=True, tag=TAG):
    card: Card | None
    vote: bool | None  # one's own, while the others still vote
    points_at: Seat | None  # in the straw poll, until it opens
    padding: str = ""  # makes all hands equally long


def table(state: State) -> Table:
    return Table(
        terms=state.terms,
        phase=state.phase,
        places=state.places,
        used=state.used,
        unplayed=state.unplayed,
        dealer=state.dealer,
        acting_dealer=state.acting_dealer,
        next_dealer=None if state.last_round else state.next_dealer,
        round=state.round,
        scores=state.scores,
        ring=state.ring,
        waiting=waiting(state),
        answerable=who_is_answerable(state),
        votes_needed=needed(state),
        accused=accused_already(state),
        talk=state.talk if state.questions else state.talk[-SHOWN:],
        asked=len(state.talk),
        trials=state.trials,
        poll=state.poll,
        history=state.history,
        missing=state.presence.away,
        gone=state.gone,
        cards=shown_cards(state.questions, state.round),
        deck=state.deck if isinstance(state.phase, InRound) else (),
    )


def who_is_answerable(state: State) -> Seats:
    match state.phase:
        case Questioning(turn=turn) if turn.asker is not None and turn.answering is None:
            return answerable(state.askable, turn)
        case _:
            return ()


def needed(state: State) -> int | None:
    match state.phase:
        case Accusing() | Judging() as vote:
            return votes_needed(state.terms, len(voters(state, vote)))
        case _:
            return None


def hand(state: State, seat: Seat) -> Hand:
    held = Hand(
        seat=seat,
        offers=LAW.offers(state, seat),
        card=card(state, seat),
        vote=state.ballots.of(seat),
        points_at=state.fingers.of(seat),
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
        case Choosing():
            return frozenset({HOST if state.terms.start_by_hand else CHANCE})
        case RoundOver():
            return frozenset({HOST})
        case Looking() | Meeting():
            return frozenset(waiting(state) or {state.acting_dealer})
        case Questioning():
            return frozenset(waiting(state) or state.present)
        case Over():
            return frozenset()
        case _:
            return frozenset(waiting(state))


def outcome(state: State) -> Outcome | None:
    """Return the winners: most points; a tie is a shared win (SF2-105, SW-78, SF2-O21)."""
    if not isinstance(state.phase, Over):
        return None
    return Outcome(leaders(state), state.scores, "most-points")
