"""How a turn begins, by night and by day, and how the game ends."""

from msgspec.structs import replace

from konspira.games.mafia.cards import KINDS, LAST, LASTING, Until, WindowKind
from konspira.games.mafia.cards.card_play import before_whom, may_come, played, taken_away
from konspira.games.mafia.cards.sides import forces
from konspira.games.mafia.cards.windows import closed, of_kind, opened, users
from konspira.games.mafia.clock import continued, timer
from konspira.games.mafia.state import Interrupted, Said, State
from konspira.games.mafia.state.phases import (
    LastCards,
    Nightfall,
    Over,
    Phase,
    Talk,
    Window,
)
from konspira.games.mafia.state.record import Council
from konspira.games.mafia.turn.commander import passed_on, replaced_if_out
from konspira.games.mafia.turn.revote import is_decided, vote_again

ASLEEP = 3  # MF-O73: after so many turns without a mark or a ballot a game is broken off


def go_on(state: State, at: int) -> State:
    """End the game, or go on with the turn, when nothing is pending (MF-59, MF-O65)."""
    if is_over(state):
        return over(state)
    match state.then:
        case Nightfall():
            return to_last_cards(state, at)
        case Talk():
            return open_council(replaced_if_out(state), at)
        case Interrupted(phase=phase) as interrupted:
            if not is_decided(state, phase):  # then the Commander passes on soon
                state = replaced_if_out(state)
            state = replace(state, then=Nightfall())
            council = still_ready(state, continued(state, interrupted, at))
            return vote_again(state, council, at)


def still_ready(state: State, phase: Phase) -> Phase:
    if not isinstance(phase, Talk | LastCards):
        return phase
    ready = [seat for seat in phase.ready if seat in state.town.living]
    return replace(phase, ready=tuple(ready))


# The council, and the moments for cards around it


def open_council(state: State, at: int) -> State:
    """Open the council when the dawn is settled, with its window for cards (MF-O47).

    What lasts until dawn is taken away, whether somebody went or not (MF-O57).
    """
    if not state.terms.cards:
        return to_talk(state, at)
    state = taken_away(state, *LASTING[Until.DAWN])
    if of_kind(state, WindowKind.COUNCIL_OPENS):
        return opened(state, WindowKind.COUNCIL_OPENS, at)
    return to_talk(state, at)


def end_council_opens(state: State, phase: Window, at: int) -> State:
    """Show the cards of this window together (MF-C10.3, MF-C12.3)."""
    for card, seat, reaction in users(state, phase):
        on = reaction.target if KINDS[card].aimed else None
        if on is None or on in state.town.living:
            state = played(state, card, seat, on)
    return to_talk(closed(state), at)


def to_last_cards(state: State, at: int) -> State:
    """Go on to the last cards of the day, when the vote is settled (MF-O70).

    With or without anybody gone (MF-O42).
    """
    state = taken_away(state, *LASTING[Until.VOTE])
    length = last_cards_ms(state)
    if wins_for_certain(state, behind=0):  # and the night would come first
        return over(state)
    if not length:
        return end_council(state, at)
    return by_day(replace(state, phase=LastCards(timer(state, at, length))))


def last_cards_ms(state: State) -> int:
    """Return how long the last cards take; 0: a table has agreed to go without.

    While Shelter or Safe Conduct may come, there is time for them in any case.
    """
    terms, needed = state.terms, any([may_come(state, card) for card in LAST])
    return terms.last_cards_ms or (terms.window_ms if needed else 0)


def end_council(state: State, at: int) -> State:
    """Pass the Commander on (MF-C04.5), and let night fall."""
    return to_nightfall(passed_on(state), at)


# Night and day


def to_nightfall(state: State, at: int) -> State:
    """Begin the next turn (MF-18, MF-52)."""
    state = taken_away(state, *LASTING[Until.NIGHTFALL], since=state.turn)
    if somebody_voted(state):
        state = replace(state, active=state.turn)
    if is_asleep(state):
        return over(state, asleep=True)
    turn = state.turn + 1
    councils = (*state.councils, state.council) if state.council.turn else ()
    state = replace(
        state,
        turn=turn,
        phase=Nightfall(),
        nightfall=at,
        council=Council(turn),
        councils=councils,
        talk=(),
        whispers=(),
        felt=(),
        said=Said((0,) * state.seats),
    )
    if mafia_acts(state) and wins_for_certain(state, behind=0):
        return over(state)
    return state


def to_talk(state: State, at: int) -> State:
    """Let the living sit in council (MF-36)."""
    if wins_for_certain(state, behind=1):
        return over(state)
    clock = timer(state, at, state.terms.talk_ms)
    return by_day(replace(state, phase=Talk(clock), ballots=(None,) * state.seats))


# What a night has


def mafia_acts(state: State) -> bool:
    """Return whether the Mafia acts tonight.

    Not in the first turn of a small game (MF-O20).

    Everybody may know that.
    """
    return state.turn > 1 or state.terms.mafia_first_night


def agent_acts(state: State) -> bool:
    """Return whether an Agent acts tonight.

    In a small game in the first turn only (MF-69, MF-77).
    """
    return state.turn == 1 or not state.terms.one_look


# The end


def is_over(state: State) -> bool:
    """Return whether at most one force is left (MF-59, MF-C14.9)."""
    town = state.town
    if not town.cards:
        return len(town.waking) in (0, len(town.living))
    return len(forces(town, town.living)) < 2


def wins_for_certain(state: State, behind: int) -> bool:
    """Return whether the Police is gone first, whatever anybody votes (MF-O17).

    So it is when the Mafia outnumbers the Police, or is as many (`behind` 0) and a night
    comes first. But a last shot or a card that may still come could change it.
    """
    if not state.terms.end_at_certain_win or may_shoot(state) or may_be_delayed(state):
        return False
    mafia = len(state.town.waking)
    return mafia >= len(state.town.living) - mafia + behind


def may_shoot(state: State) -> bool:
    """Return whether a last shot can still come (MF-78, MF-85)."""
    return state.terms.last_shots or (state.terms.first_last_shots and state.turn <= 1)


def may_be_delayed(state: State) -> bool:
    """Return whether a card might still save or protect somebody, or shoot (MF-O74).

    As far as anybody knows, so that a game that goes on tells nothing of who holds what.
    """
    cards = [card for card in state.terms.cards if KINDS[card].delays_a_win]
    protected = before_whom(state, lambda kind: kind.not_marked)
    return bool(protected) or any([may_come(state, card) for card in cards])


def somebody_voted(state: State) -> bool:
    """Return whether this turn had a ballot; a person who leads counts as one (MF-O73)."""
    votes = state.council.votes
    return state.led or any(any(on is not None for on in vote.ballots) for vote in votes)


def is_asleep(state: State) -> bool:
    """Return whether nobody has marked or voted for so many turns in a row (MF-O73)."""
    return state.turn - state.active >= ASLEEP


def over(state: State, asleep: bool = False) -> State:
    """End the game: all tokens lie open, and so does everything that was secret."""
    return by_day(replace(state, phase=Over(asleep), pending=()))


# Who is there


def by_day(state: State) -> State:
    """Show who is away, which nobody sees at night; who has been back stays."""
    presence = state.presence
    if not presence.away and not state.missing:
        return state
    if any(state.agreed):
        long = {gone.seat for gone in presence.away if gone.since < state.nightfall}
        agreed = [() if seat not in long else by for seat, by in enumerate(state.agreed)]
        state = replace(state, agreed=tuple(agreed))
    missing = presence.missing
    return state if missing == state.missing else replace(state, missing=missing)
