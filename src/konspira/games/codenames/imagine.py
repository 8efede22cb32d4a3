"""Describe who knows what independently of `views`.

The tests for leaks compare the two; a bot that searches can use it, too.
"""

from random import Random

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.codenames.pieces import Identity, Key, Role
from konspira.games.codenames.state import (
    Answered,
    Cluing,
    Guessing,
    Over,
    Question,
    Review,
    State,
)


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """Return another state that a seat (None: an onlooker) cannot tell from this one."""
    role = None if seat is None or seat < 0 else state.places[seat].role
    twin = replace(
        state,
        reverse=tuple(rng.sample(state.reverse, len(state.reverse))),
        used=frozenset(rng.sample(sorted(state.used), len(state.used) // 2)),
    )
    if role is not Role.SPYMASTER:
        twin = replace(
            twin,
            question=imagined_question(state, rng),
            answered=imagined_answers(state, rng),
        )
    if role not in (Role.SPYMASTER, Role.RETIRED) and not isinstance(state.phase, Over):
        twin = replace(twin, key=imagined_key(state, rng))
    if role is not Role.SPYMASTER and state.proposal is not None:
        twin = replace(twin, proposal=rng.choice(enemy_words(twin)))
    return twin


def enemy_words(state: State) -> list[int]:
    """Return what may be proposed for the enemy: any visible word of Blue's (CN-O32)."""
    return [card for card in state.visible if state.key[card] is Identity.BLUE]


def imagined_key(state: State, rng: Random) -> Key:
    """Return the identities of the visible words in any other order."""
    visible = [card for card, cover in enumerate(state.covers) if cover is None]
    identities = rng.sample([state.key[card] for card in visible], len(visible))
    key = list(state.key)
    for card, identity in zip(visible, identities, strict=True):
        key[card] = identity
    return tuple(key)


def imagined_question(state: State, rng: Random) -> Question | None:
    """Return a question or none: only the spymasters know whether one was asked."""
    speaking = isinstance(state.phase, Cluing)
    if not speaking or state.terms.one_team or rng.random() < 0.3:
        return None
    number, answer = rng.choice([None, 1, 2]), rng.choice([None, True, False])
    waits = number is not None and rng.random() < 0.5
    return Question("whisper", rng.randrange(10**6), number, waits, answer)


def imagined_answers(state: State, rng: Random) -> tuple[Answered, ...]:
    """Return other private answers, perhaps about the very clue that was given then."""
    if state.terms.one_team:
        return ()
    match state.phase:
        case Guessing(clue=clue) | Review(turn=Guessing(clue=clue)):
            word = clue.word
        case Cluing():
            word = "whisper"
        case _:
            return ()
    number = rng.choice([None, 1, 2])
    yes, no = Answered(word, number, True), Answered("other", number, False)
    return rng.choice([(), (yes,), (no,)])
