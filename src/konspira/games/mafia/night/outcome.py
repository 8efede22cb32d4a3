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
    """MF-20, MF-21: the token of whom the Agent has chosen; nobody chosen, no look."""
    agent = state.town.agent
    if agent is None or not agent_acts(state):
        return None
    seat = state.choices.one[agent]
    if seat is None or seat not in state.town.living:
        return None
    return Look(state.turn, seat, state.town.tokens[seat])


def doomed_agent(state: State) -> Seat | None:
    """MF-72: in a small game an Agent who has seen a Mafioso is out on the spot."""
    seen = state.choices.look
    fatal = seen is not None and seen.token is Token.MAFIOSO and state.terms.one_look
    return state.town.agent if fatal else None


def looks(state: State) -> tuple[Look, ...]:
    """What the Agent has seen, the newest."""
    found = [night.look for night in state.nights if night.look]
    seen = state.choices.look
    if seen and (not found or found[-1].turn != seen.turn):
        found.append(seen)
    most = LOOKS_WITH_CARDS if state.terms.cards else LOOKS
    return tuple(found[-most:])


def recruited(state: State) -> Recruit | None:
    """MF-C03.2, MF-O38: whom the holder of Recruitment has chosen with the switch on, if
    that is somebody asleep. Shelter and Safe Conduct do not protect from it."""
    town, choices = state.town, state.choices
    by = holder(state, Card.RECRUITMENT) if choices.switches else None
    if by is None or not mafia_acts(state) or not choices.switches[by]:
        return None
    seat = choices.two[by]
    if seat is None or seat in (*town.waking, doomed_agent(state)):
        return None
    return Recruit(seat, by, state.turn) if seat in town.living else None


def protected(state: State) -> Seats:
    """Whom the Mafia may not choose (MF-C08.4, MF-C09.3)."""
    return before_whom(state, lambda kind: kind.not_marked)


def legal_targets(state: State) -> Seats:
    """MF-29, MF-O06: those who are asleep, and still in the game."""
    barred = (*state.town.waking, *protected(state), doomed_agent(state))
    return tuple([seat for seat in state.town.living if seat not in barred])


def marks(state: State) -> tuple[Mark, ...]:
    """The marks of those who wake, on somebody who is asleep (MF-O06). That an Agent is
    doomed and cannot be chosen any more, they must not see."""
    town, two = state.town, state.choices.two
    asleep = {*town.living} - {*town.waking, *protected(state)}
    chosen = [(seat, two[seat]) for seat in town.waking]
    return tuple([Mark(seat, on) for seat, on in chosen if on is not None and on in asleep])


def victim(state: State) -> Seat | None:
    """MF-29, MF-O05: most marks; ties and no mark at all are decided by the order drawn.
    If nobody wakes, or everybody does, nobody goes (MF-O52)."""
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
