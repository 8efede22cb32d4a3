"""What counts of the choices of a night: looks, marks, who is recruited, who is to go."""

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.cards.card_play import before_whom, holder
from konspira.games.mafia.state import State
from konspira.games.mafia.state.record import Look, Mark, Recruit
from konspira.games.mafia.turn.flow import agent_acts, mafia_acts
from konspira.games.mafia.turn.tally import most_named
from konspira.kit import Seats

LOOKS, LOOKS_WITH_CARDS = 12, 8  # so many of the newest are in the Agent's hand


def look(state: State) -> Look | None:
    """Return the token of whom the Agent has chosen.

    Nobody chosen, no look (MF-20, MF-21).
    """
    agent = state.town.agent
    if agent is None or not agent_acts(state):
        return None
    seat = state.choices.one[agent]
    if seat is None or seat not in state.town.living:
        return None
    return Look(state.turn, seat, state.town.tokens[seat])


def doomed_agent(state: State) -> Seat | None:
    """Return the Agent who has seen a Mafioso in a small game, and is out for it.

    MF-72
    """
    seen = state.choices.look
    fatal = seen is not None and seen.token is Token.MAFIOSO and state.terms.one_look
    return state.town.agent if fatal else None


def looks(state: State) -> tuple[Look, ...]:
    """Return what the Agent has seen, the newest."""
    found = [night.look for night in state.nights if night.look]
    seen = state.choices.look
    if seen and (not found or found[-1].turn != seen.turn):
        found.append(seen)
    most = LOOKS_WITH_CARDS if state.terms.cards else LOOKS
    return tuple(found[-most:])


def recruited(state: State) -> Recruit | None:
    """Return who is recruited in this task, if anybody (MF-C03.2, MF-O38).

    Whom the holder has chosen with the switch on, if that is somebody asleep. Shelter and
    Safe Conduct do not protect from it.
    """
    town, choices = state.town, state.choices
    by = holder(state, Card.RECRUITMENT) if choices.switches else None
    if by is None or not mafia_acts(state) or not choices.switches[by]:
        return None
    seat = choices.two[by]
    if seat is None or seat in (*town.waking, doomed_agent(state)):
        return None
    return Recruit(seat, by, state.turn) if seat in town.living else None


def protected(state: State) -> Seats:
    """Return the seats that the Mafia may not choose because of a card.

    MF-C08.4, MF-C09.3
    """
    return before_whom(state, lambda kind: kind.not_marked)


def legal_targets(state: State) -> Seats:
    """Return the seats that may be the victim: asleep, and in the game (MF-29, MF-O06)."""
    barred = (*state.town.waking, *protected(state), doomed_agent(state))
    return tuple([seat for seat in state.town.living if seat not in barred])


def marks(state: State) -> tuple[Mark, ...]:
    """Return the marks of those who wake, on somebody who is asleep (MF-O06).

    That an Agent is doomed and cannot be chosen any more, they must not see.
    """
    town, two = state.town, state.choices.two
    asleep = {*town.living} - {*town.waking, *protected(state)}
    chosen = [(seat, two[seat]) for seat in town.waking]
    return tuple([Mark(seat, on) for seat, on in chosen if on is not None and on in asleep])


def victim(state: State) -> Seat | None:
    """Return the victim: most marks, then the order drawn (MF-29, MF-O05).

    If nobody wakes, or everybody does, nobody goes (MF-O52).
    """
    if not mafia_acts(state) or not state.town.waking:
        return None
    town, two, doomed = state.town, state.choices.two, doomed_agent(state)
    barred = (None, doomed, *town.waking, *protected(state))
    marked = [on for seat in town.waking if (on := two[seat]) not in barred]
    first = most_named([on for on in marked if on in town.living], state.seats)
    if len(first) == 1:
        return first[0]
    if not first and state.terms.nobody_without_mark:
        return None
    first = first or legal_targets(state)
    return next((seat for seat in state.choices.order if seat in first), None)
