"""The co-operative game: one gives the clue, all the others look for one character."""

from collections import Counter

from msgspec.structs import replace

from konspira.game import HOST, Act, IllegalMove, Seat, TimeUp
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.moves import (
    ConfirmGuess,
    Decide,
    EndTurn,
    MarkGuess,
    Object,
)
from konspira.games.secret_identity.pieces import NUMBERS
from konspira.games.secret_identity.state import (
    Confirmed,
    Drawing,
    Guessing,
    Laying,
    Mark,
    Opened,
    Over,
    Revealed,
    Round,
    State,
    back,
    deadline,
    having_a_say,
    is_consulted,
    joined,
    not_staying,
    ring,
    staying,
    timer,
    with_item,
)
from konspira.kit import Seats
from konspira.law import Choices
from konspira.refusals import NOT_YOUR_TURN, Refusal

RATINGS = {
    2: "anybody-there",
    5: "could-be-better",
    8: "nearly-made-it",
    10: "mind-readers",
}
OBJECTION_MS = 5_000  # ID-O30
WON_FROM = 9  # ID-84: up to here they have only nearly made it (ID-O20)


# Whose turn it is


def find_active(state: State, wanted: Seat | None) -> Seat | None:
    """Return the wanted seat, or else the next one clockwise that is there and has a card.

    If nobody is there who could, the game waits for the first who has a card (ID-O09).
    """
    start = wanted or 0
    seats = [Seat((start + step) % state.seats) for step in range(state.seats)]
    able = tuple(seat for seat in seats if seat not in state.gone and state.hands[seat])
    return next(iter(state.presence.present(able)), None)


def next_after(state: State, seat: Seat | None) -> Seat | None:
    return find_active(state, Seat(((seat or 0) + 1) % state.seats))


def take_turn(state: State, active: Seat | None) -> State:
    """Begin the turn of a seat; end the game if nobody has a card left (ID-O09)."""
    if active is None:
        return rated(state)
    return replace(state, phase=Drawing(), active=active)


def pass_over(state: State) -> State:
    """Pass over the active seat: the next one plays the same round."""
    return take_turn(put_away(state), next_after(state, state.active))


def put_away(state: State) -> State:
    """Take the key back unseen, and the cards that were laid for it."""
    return replace(state, keys=(None,) * state.seats, drafts=((),) * state.seats)


# The guess


def start_guess(state: State, at: int) -> State:
    clock = timer(at, state.options.talk_seconds, hard=True)
    return replace(state, phase=Guessing(clock=clock), fresh=None)


def not_guessing(state: State, phase: Guessing, seat: Seat) -> Refusal | None:
    return NOT_YOUR_TURN if seat == state.active else not_staying(state, phase, seat)


def mark_guess(state: State, phase: Guessing, act: Act[MarkGuess]) -> State:
    mark = Mark(act.seat, act.move.number)
    others = [other for other in phase.marks if other.seat != mark.seat]
    marks = sorted([*others, mark], key=lambda mark: mark.seat)
    phase = replace(back(phase, mark.seat), marks=tuple(marks))
    confirmed, has_say = phase.confirmed, is_consulted(state, phase, mark.seat)
    if confirmed and has_say and confirmed.number != mark.number:
        phase = replace(phase, confirmed=None)  # whoever means another one objects
    return agree(state, phase)


def mark_of(phase: Guessing, seat: Seat) -> int | None:
    return next((mark.number for mark in phase.marks if mark.seat == seat), None)


def not_consulted(state: State, phase: Guessing, seat: Seat) -> Refusal | None:
    """Return why this seat has no say: among people, a companion only marks."""
    if bar := not_guessing(state, phase, seat):
        return bar
    return None if is_consulted(state, phase, seat) else NOT_YOUR_TURN


def not_confirming(state: State, phase: Guessing, seat: Seat) -> Refusal | None:
    """Return why this seat cannot make its mark the answer: it has none, or another did."""
    if bar := not_consulted(state, phase, seat):
        return bar
    if phase.confirmed:
        return no.CONFIRMED_ALREADY
    return no.MARK_FIRST if mark_of(phase, seat) is None else None


def confirm(state: State, phase: Guessing, act: Act[ConfirmGuess]) -> State:
    """Let a mark be the answer after a while in which the others may object (ID-O30)."""
    number = mark_of(phase, act.seat)
    assert number is not None, "who has no mark is barred"
    confirmed = Confirmed(act.seat, number, act.at + OBJECTION_MS)
    return replace(state, phase=replace(phase, confirmed=confirmed))


def not_objecting(state: State, phase: Guessing, seat: Seat) -> Refusal | None:
    bar = not_consulted(state, phase, seat)
    return bar if bar or phase.confirmed else no.NOTHING_IS_CONFIRMED


def objected(state: State, phase: Guessing, act: Act[Object]) -> State:
    """Go on talking. Whoever confirmed takes it back by the same move."""
    return replace(state, phase=replace(back(phase, act.seat), confirmed=None))


def not_deciding(state: State, phase: Guessing, seat: Seat) -> Refusal | None:
    """Return why the host cannot decide: gives the clue, or nobody has marked any."""
    if state.active is not None and state.active == state.host:
        return no.HOST_GIVES_THE_CLUE
    return None if phase.marks else no.NOBODY_MEANS_THAT


def marked(state: State, phase: Guessing, seat: Seat) -> Choices:
    return {"number": tuple(sorted({mark.number for mark in phase.marks}))}


def decide(state: State, phase: Guessing, act: Act[Decide]) -> State:
    """Take one of the numbers that guessers mark as the answer (ID-O30)."""
    number = act.move.number
    if all(mark.number != number for mark in phase.marks):
        raise IllegalMove(*no.NOBODY_MEANS_THAT)
    return reveal(state, phase, number)


def without(phase: Guessing, seat: Seat) -> Guessing:
    """Return the talk without this guesser, who is passed over or has left."""
    marks = tuple(mark for mark in phase.marks if mark.seat != seat)
    mine = phase.confirmed is not None and phase.confirmed.seat == seat
    confirmed = None if mine else phase.confirmed
    passed = joined(phase.passed, [seat])
    return replace(phase, marks=marks, passed=passed, confirmed=confirmed)


def agree(state: State, phase: Guessing) -> State:
    """Take a number that enough guessers mark as the guess of the team (ID-O17)."""
    say = having_a_say(state, phase)
    if not say:
        return reveal(state, phase, None)
    needed = enough(state, phase, say)
    for number, marks in Counter(mark.number for mark in counting(state, phase)).items():
        if marks >= needed:
            return reveal(state, phase, number)
    return replace(state, phase=phase)


def enough(state: State, phase: Guessing, say: Seats) -> int:
    """Return how many must agree: all who have a say; after the bell over half (ID-O17).

    Among companions alone the first one decides.
    """
    if not state.presence.people(say):
        return 1
    rung = phase.clock is not None and phase.clock.rung
    return len(say) // 2 + 1 if rung else len(say)


def decisive(state: State, phase: Guessing, say: Seats) -> tuple[tuple[int, ...], ...]:
    """Return by seat the numbers that would be the guess if that seat marked them now."""
    numbers = [mark.number for mark in phase.marks]
    if max(map(numbers.count, numbers), default=0) + 1 < enough(state, phase, say):
        return ((),) * state.seats
    return tuple([deciding(state, phase, Seat(seat), say) for seat in range(state.seats)])


def deciding(state: State, phase: Guessing, seat: Seat, say: Seats) -> tuple[int, ...]:
    if seat in phase.passed:
        say = having_a_say(state, back(phase, seat))
    if seat not in say:
        return ()
    others = [mark for mark in phase.marks if mark.seat in say and mark.seat != seat]
    numbers, needed = [mark.number for mark in others], enough(state, phase, say)
    return tuple([number for number in NUMBERS if numbers.count(number) + 1 >= needed])


def counting(state: State, phase: Guessing) -> list[Mark]:
    """Return the marks of those who have a say, from the seat after the active one on."""
    say, after = having_a_say(state, phase), state.active or 0
    marks = [mark for mark in phase.marks if mark.seat in say]
    return sorted(marks, key=lambda mark: (mark.seat - after) % state.seats)


def time_is_up(state: State, phase: Guessing, act: Act[TimeUp]) -> State:
    """Take what was confirmed, if nobody has objected, or else end the talk."""
    confirmed = phase.confirmed
    if confirmed and confirmed.until == deadline(state):
        return reveal(state, phase, confirmed.number)
    return talk_is_over(state, phase, act)


def talk_is_over(state: State, phase: Guessing, act: Act[TimeUp]) -> State:
    """Take the number with the most marks; of equal ones, the next seat's (ID-O17)."""
    marks = counting(state, phase)
    if not marks:
        return ring(state, phase, act)
    votes = Counter(mark.number for mark in marks)  # in the order of the seats
    return reveal(state, phase, max(votes, key=lambda number: votes[number]))


def reveal(state: State, phase: Guessing, guess: int | None) -> State:
    """Open the key of the active seat; a right guess is a point for all (ID-75)."""
    active = state.active
    number = state.keys[active] if active is not None else None
    assert active is not None and number is not None, "there is a clue to guess from"
    marks = {mark.seat: mark.number for mark in phase.marks}
    votes = tuple(marks.get(Seat(seat)) for seat in range(state.seats))
    opened = Opened(active, number, votes, ())
    played = Round(state.characters, state.safes, (opened,), guess)
    return replace(
        state,
        phase=Revealed(),
        history=(*state.history, played),
        team_score=state.team_score + (guess == number),
    )


def not_ending_turn(state: State, phase: Revealed, seat: Seat) -> Refusal | None:
    """Return why this seat cannot end the turn: the active seat does, or the host."""
    if seat == HOST:
        return None
    return not_staying(state, phase, seat) if seat == state.active else NOT_YOUR_TURN


def end_turn(state: State, phase: Revealed, act: Act[EndTurn]) -> State:
    """Discard the character, right or wrong, and go on (ID-76 to ID-79, ID-O18)."""
    nobody = (None,) * state.seats
    number = state.history[-1].opened[0].number
    active = next_after(state, state.active)
    if state.round == state.rounds or active is None:
        return rated(state)
    return replace(
        state,
        phase=Laying(),
        round=state.round + 1,
        active=active,
        characters=with_item(state.characters, number - 1, None),
        safes=nobody,
        keys=nobody,
    )


def rated(state: State) -> State:
    """Return the state with its rating (ID-82 to ID-85)."""
    score = state.team_score
    why = next(word for most, word in RATINGS.items() if score <= most)
    return replace(state, phase=Over(winners(state), why))


def winners(state: State) -> Seats:
    """Return all of them, or nobody (ID-O20)."""
    return staying(state) if state.team_score >= WON_FROM else ()
