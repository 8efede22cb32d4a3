"""The swap window, in which unknown characters are replaced (ID-12, ID-O06).

It closes before any key is drawn, since a swap after that could betray an identity.
Together it opens by itself before the first turn alone; later, when somebody says that
they do not know the new character, and the key just drawn goes back for it. A flag has
no author: the one who raised it answers like everybody else, and nothing
says who that was.
"""

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.secret_identity import refusals as no
from konspira.games.secret_identity.cooperative import find_active, put_away, take_turn
from konspira.games.secret_identity.moves import Consent, Flag, Ready
from konspira.games.secret_identity.pieces import PLACES
from konspira.games.secret_identity.state import (
    Characters,
    Clues,
    Drawing,
    Laying,
    Proposal,
    State,
    all_agree,
    back,
    having_a_say,
    is_consulted,
    joined,
    not_staying,
    with_item,
)
from konspira.law import Choices
from konspira.refusals import NOT_NOW, NOT_YOUR_TURN, Refusal


def not_flagging(state: State, phase: Characters, seat: Seat) -> Refusal | None:
    if bar := not_staying(state, phase, seat):
        return bar
    if seat in state.presence.companions:  # it knows everybody
        return NOT_YOUR_TURN
    if phase.reopened:
        return no.CHARACTER_IS_NOT_NEW
    return no.NO_MORE_CHARACTERS if state.spare <= len(phase.proposals) else None


def flaggable(state: State, phase: Characters, seat: Seat) -> Choices:
    spoken_of = {*phase.kept, *[asked.slot for asked in phase.proposals]}
    return {"slot": tuple([slot for slot in range(PLACES) if slot not in spoken_of])}


def flag(state: State, phase: Characters, act: Act[Flag]) -> State:
    slot = act.move.slot
    if slot in phase.kept:
        raise IllegalMove(*no.CHARACTER_WAS_KEPT)
    if any(proposal.slot == slot for proposal in phase.proposals):
        raise IllegalMove(*no.FLAGGED_ALREADY)
    proposals = (*phase.proposals, Proposal(slot))
    return replace(state, phase=replace(phase, proposals=proposals, ready=()))


def not_reopening(state: State, phase: Clues, seat: Seat) -> Refusal | None:
    """Return why this seat cannot reopen the window; the active one never can.

    For it a swap would be a second key.
    """
    if state.fresh is None:
        return NOT_NOW
    if seat == state.active or seat in state.presence.companions:
        return NOT_YOUR_TURN
    return not_staying(state, phase, seat)


def fresh(state: State, phase: Clues, seat: Seat) -> Choices | tuple[()]:
    return {"slot": (state.fresh,)} if state.spare else ()


def reopen(state: State, phase: Clues, act: Act[Flag]) -> State:
    """Take the key back, because somebody does not know the new character."""
    slot = act.move.slot
    if slot != state.fresh:
        raise IllegalMove(*no.CHARACTER_IS_NOT_NEW)
    if not state.spare:
        raise IllegalMove(*no.NO_MORE_CHARACTERS)
    window = Characters((Proposal(slot),), reopened=True)
    return replace(put_away(state), phase=window, fresh=None)


def not_consulted(state: State, phase: Characters, seat: Seat) -> Refusal | None:
    if bar := not_staying(state, phase, seat):
        return bar
    return None if is_consulted(state, phase, seat) else NOT_YOUR_TURN


def not_answering(state: State, phase: Characters, seat: Seat) -> Refusal | None:
    if bar := not_consulted(state, phase, seat):
        return bar
    return None if phase.proposals else no.NOTHING_WAS_ASKED


def unanswered(state: State, phase: Characters, seat: Seat) -> Choices:
    slots = tuple([asked.slot for asked in phase.proposals if seat not in asked.agreed])
    return {"slot": slots, "yes": (True, False)}


def consent(state: State, phase: Characters, act: Act[Consent]) -> State:
    seat, move, phase = act.seat, act.move, back(phase, act.seat)
    asked = next((p for p in phase.proposals if p.slot == move.slot), None)
    if asked is None:
        raise IllegalMove(*no.NOTHING_WAS_ASKED)
    if seat in asked.agreed:
        raise IllegalMove(*no.ALREADY_ANSWERED)
    others = tuple(p for p in phase.proposals if p is not asked)
    if not move.yes:
        kept = (*phase.kept, move.slot)
        return swap_when_agreed(state, replace(phase, proposals=others, kept=kept))
    agreed = replace(asked, agreed=joined(asked.agreed, [seat]))
    proposals = tuple(agreed if p is asked else p for p in phase.proposals)
    return swap_when_agreed(state, replace(phase, proposals=proposals))


def not_ready(state: State, phase: Characters, seat: Seat) -> Refusal | None:
    if bar := not_consulted(state, phase, seat):
        return bar
    if phase.proposals:
        return no.ANSWER_FIRST
    return no.ALREADY_ANSWERED if seat in phase.ready else None


def ready(state: State, phase: Characters, act: Act[Ready]) -> State:
    phase = back(phase, act.seat)
    return swap_when_agreed(state, replace(phase, ready=joined(phase.ready, [act.seat])))


def swap_when_agreed(state: State, phase: Characters) -> State:
    """Do what all present agree on: one swap, or the end of the window."""
    say = having_a_say(state, phase)
    ready = phase.reopened or all_agree(state, say, phase.ready)
    if not say or (not phase.proposals and ready):
        return to_keys(state)
    for proposal in phase.proposals:
        if all_agree(state, say, proposal.agreed):
            return swap(state, phase, proposal)
    return replace(state, phase=phase)


def swap(state: State, phase: Characters, proposal: Proposal) -> State:
    """Replace a character by the next one of the deck."""
    rest = tuple(p for p in phase.proposals if p is not proposal)
    characters = with_item(state.characters, proposal.slot, None)
    return replace(
        state, phase=Laying(replace(phase, proposals=rest)), characters=characters
    )


def to_keys(state: State) -> State:
    """Go on to the keys; together, after passing over an absent player."""
    if state.together:
        return take_turn(state, find_active(state, state.active))
    return replace(state, phase=Drawing())
