"""The swap window: eight characters whom everybody knows (ID-12, ID-O06).

It closes before any key is drawn, since a swap after that could betray an identity.
Together it opens by itself before the first turn alone; later, when somebody says that
they do not know the new character, and the key just drawn goes back for it. A flag has
no author: whoever raised it answers like everybody else, and nobody keeps a
note of it.
"""

from msgspec.structs import replace

from konspira.game import IllegalMove, Seat
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.moves import Consent, Flag
from konspira.games.secret_identity.state import (
    Characters,
    Drawing,
    Laying,
    Proposal,
    State,
    having_a_say,
    joined,
    only,
    staying,
    with_item,
)
from konspira.games.secret_identity.together import find_active, put_away, take_turn


def flag(state: State, phase: Characters, seat: Seat, move: Flag) -> State:
    only(seat, *staying(state))
    if phase.reopened:
        raise IllegalMove(*no.CHARACTER_IS_NOT_NEW)
    if state.spare <= len(phase.proposals):
        raise IllegalMove(*no.NO_MORE_CHARACTERS)
    if move.slot in phase.kept:
        raise IllegalMove(*no.CHARACTER_WAS_KEPT)
    if any(proposal.slot == move.slot for proposal in phase.proposals):
        raise IllegalMove(*no.FLAGGED_ALREADY)
    proposals = (*phase.proposals, Proposal(move.slot))
    return replace(state, phase=replace(phase, proposals=proposals, ready=()))


def reopen(state: State, seat: Seat, move: Flag) -> State:
    """Together: somebody does not know the new character, so the key goes back.

    Not whoever drew it: a swap would be a second try at a key.
    """
    only(seat, *[s for s in staying(state) if s != state.active])
    if move.slot != state.fresh:
        raise IllegalMove(*no.CHARACTER_IS_NOT_NEW)
    if not state.spare:
        raise IllegalMove(*no.NO_MORE_CHARACTERS)
    phase = Characters((Proposal(move.slot),), reopened=True)
    return replace(put_away(state), phase=phase, fresh=None)


def consent(state: State, phase: Characters, seat: Seat, move: Consent) -> State:
    only(seat, *staying(state))
    asked = next((p for p in phase.proposals if p.slot == move.slot), None)
    if asked is None:
        raise IllegalMove(*no.NOTHING_WAS_ASKED)
    if seat in asked.agreed:
        raise IllegalMove(*no.ALREADY_ANSWERED)
    others = tuple(p for p in phase.proposals if p is not asked)
    if not move.yes:
        kept = (*phase.kept, move.slot)
        return settle(state, replace(phase, proposals=others, kept=kept))
    agreed = replace(asked, agreed=joined(asked.agreed, [seat]))
    proposals = tuple(agreed if p is asked else p for p in phase.proposals)
    return settle(state, replace(phase, proposals=proposals))


def ready(state: State, phase: Characters, seat: Seat) -> State:
    only(seat, *staying(state))
    if phase.proposals:
        raise IllegalMove(*no.ANSWER_FIRST)
    if seat in phase.ready:
        raise IllegalMove(*no.ALREADY_ANSWERED)
    return settle(state, replace(phase, ready=joined(phase.ready, [seat])))


def settle(state: State, phase: Characters) -> State:
    """What all present agree on happens: one swap, or the end of the window."""
    say = set(having_a_say(state, phase))
    ready = phase.reopened or say.issubset(phase.ready)
    if not say or (not phase.proposals and ready):
        return to_keys(state)
    for proposal in phase.proposals:
        if say.issubset(proposal.agreed):
            return swap(state, phase, proposal)
    return replace(state, phase=phase)


def swap(state: State, phase: Characters, proposal: Proposal) -> State:
    """The old card leaves the game, and the deck fills the place."""
    rest = tuple(p for p in phase.proposals if p is not proposal)
    characters = with_item(state.characters, proposal.slot, None)
    return replace(
        state, phase=Laying(replace(phase, proposals=rest)), characters=characters
    )


def to_keys(state: State) -> State:
    """Together, an absent player is passed over before the key is drawn."""
    if state.together:
        return take_turn(state, find_active(state, state.active))
    return replace(state, phase=Drawing())
