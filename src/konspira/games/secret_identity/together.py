"""The co-operative game: one gives the clue, all the others look for one character."""

from collections import Counter

from msgspec.structs import replace

from konspira.game import HOST, Seat
from konspira.games.secret_identity.moves import MarkGuess
from konspira.games.secret_identity.state import (
    Clock,
    Drawing,
    Guessing,
    Laying,
    Mark,
    Opened,
    Over,
    Revealed,
    Round,
    Seats,
    State,
    having_a_say,
    only,
    staying,
    still_there,
    with_item,
)

RATINGS = {
    2: "anybody-there",
    5: "could-be-better",
    8: "nearly-made-it",
    10: "mind-readers",
}
WON_FROM = 9  # ID-84: up to here they have only nearly made it (ID-O20)


# Whose turn it is


def find_active(state: State, wanted: Seat | None) -> Seat | None:
    """The wanted seat, or else the next one clockwise that is there and has a card.

    If nobody is there who could, the game waits for the first who has a card (ID-O09).
    """
    start = wanted or 0
    ring = [Seat((start + step) % state.seats) for step in range(state.seats)]
    able = [seat for seat in ring if seat not in state.gone and state.hands[seat]]
    here = [seat for seat in able if seat not in state.missing]
    return next(iter([*here, *able]), None)


def next_after(state: State, seat: Seat | None) -> Seat | None:
    return find_active(state, Seat(((seat or 0) + 1) % state.seats))


def take_turn(state: State, active: Seat | None) -> State:
    """If nobody has a card left, there is nothing more to play (ID-O09)."""
    if active is None:
        return rated(state)
    return replace(state, phase=Drawing(), active=active)


def pass_over(state: State) -> State:
    """The key goes back, and the next seat plays the same round."""
    return take_turn(put_away(state), next_after(state, state.active))


def put_away(state: State) -> State:
    """The key goes back unseen, and with it what was laid for it."""
    return replace(state, keys=(None,) * state.seats, drafts=((),) * state.seats)


# The guess


def start_guess(state: State, at: int) -> State:
    seconds = state.options.talk_seconds
    clock = Clock(at + seconds * 1000) if seconds else None
    return replace(state, phase=Guessing(clock=clock), fresh=None)


def guessers(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in staying(state) if seat != state.active)


def mark_guess(state: State, phase: Guessing, seat: Seat, move: MarkGuess) -> State:
    only(seat, *guessers(state))
    others = [mark for mark in phase.marks if mark.seat != seat]
    marks = sorted([*others, Mark(seat, move.number)], key=lambda mark: mark.seat)
    return agree(state, replace(phase, marks=tuple(marks)))


def agree(state: State, phase: Guessing) -> State:
    """ID-O17: it counts when all present guessers mark the same number.

    After the bell more than half of them are enough.
    """
    say = having_a_say(state, phase)
    if not say:
        return reveal(state, phase, None)
    rung = phase.clock is not None and phase.clock.rung
    needed = len(say) // 2 + 1 if rung else len(say)
    for number, marks in Counter(mark.number for mark in counting(state, phase)).items():
        if marks >= needed:
            return reveal(state, phase, number)
    return replace(state, phase=phase)


def counting(state: State, phase: Guessing) -> list[Mark]:
    """The marks of those who have a say, beginning with the seat after the active one."""
    say, after = having_a_say(state, phase), state.active or 0
    marks = [mark for mark in phase.marks if mark.seat in say]
    return sorted(marks, key=lambda mark: (mark.seat - after) % state.seats)


def talk_is_over(state: State, phase: Guessing, clock: Clock) -> State:
    """ID-O17: the most marks count; of equal numbers, whoever sits next decides."""
    marks = counting(state, phase)
    if not marks:
        return replace(state, phase=replace(phase, clock=replace(clock, rung=True)))
    votes = Counter(mark.number for mark in marks)  # in the order of the seats
    return reveal(state, phase, max(votes, key=lambda number: votes[number]))


def reveal(state: State, phase: Guessing, guess: int | None) -> State:
    """ID-75: a right guess is a point for all."""
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


def end_turn(state: State, seat: Seat) -> State:
    """ID-76 to ID-79: the character is discarded, right or wrong (ID-O18)."""
    only(seat, HOST, *still_there(state, state.active))
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
    """ID-82 to ID-85."""
    score = state.team_score
    why = next(word for most, word in RATINGS.items() if score <= most)
    return replace(state, phase=Over(winners(state), why))


def winners(state: State) -> Seats:
    """ID-O20: all of them, or nobody."""
    return staying(state) if state.team_score >= WON_FROM else ()
