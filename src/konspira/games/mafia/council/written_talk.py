"""Talk in writing, for people far apart, and the room of the eliminated."""

import unicodedata

from msgspec.structs import replace

from konspira.game import Act, IllegalMove, Seat
from konspira.games.mafia import refusals as no
from konspira.games.mafia.moves import Say
from konspira.games.mafia.options import TalkMode
from konspira.games.mafia.state import State, put
from konspira.games.mafia.state.phases import LastCards, Speeches, Talk, TieTalk
from konspira.games.mafia.state.record import Spoken
from konspira.refusals import NOT_YOUR_TURN, TOO_EARLY, Refusal

BREATH = 1_000  # milliseconds between two lines of one person
MOST_EACH, MOST_LINES = 60, 600  # in one council
WHISPERS = 30  # so many of the newest are kept
FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters that show nothing

Talking = Talk | TieTalk | Speeches | LastCards


def says_nothing(state: State, phase: Talking, seat: Seat) -> Refusal | None:
    """Return why a seat may not write now, if so (MF-36, MF-55, MF-O62).

    The living write to all, the eliminated to each other.
    """
    if seat < 0:
        return NOT_YOUR_TURN
    said = state.said
    if seat in state.town.living:
        if state.terms.talk is not TalkMode.WRITTEN:
            return no.TALK_IS_ALOUD
        if isinstance(phase, Speeches) and seat != phase.speaker:
            return no.FINALISTS_SPEAK
        full = said.lines >= MOST_LINES
    else:
        if not state.terms.ghost_talk:
            return no.NO_ROOM_FOR_GHOSTS
        full = said.whispers >= MOST_LINES
    return no.ENOUGH_LINES if full or said.by_seat[seat] >= MOST_EACH else None


def say(state: State, phase: Talking, act: Act[Say]) -> State:
    seat, text = act.seat, act.move.text
    if not shows(text):
        raise IllegalMove(*no.WRITE_SOMETHING)
    living = seat in state.town.living
    lines = state.talk if living else state.whispers
    if spoke_just_now(lines, seat, act.at):
        raise IllegalMove(*TOO_EARLY)
    lines = (*lines, Spoken(seat, text, act.at))
    said = state.said
    by_seat = put(said.by_seat, seat, said.by_seat[seat] + 1)
    if living:
        said = replace(said, by_seat=by_seat, lines=said.lines + 1)
        return replace(state, talk=lines, said=said)
    said = replace(said, by_seat=by_seat, whispers=said.whispers + 1)
    return replace(state, whispers=lines[-WHISPERS:], said=said)


def spoke_just_now(lines: tuple[Spoken, ...], seat: Seat, at: int) -> bool:
    for line in reversed(lines):
        if line.at <= at - BREATH:
            return False
        if line.seat == seat:
            return True
    return False


def shows(text: str) -> bool:
    """Return whether there is anything to read: letters, numbers or signs."""
    kinds = [unicodedata.category(letter)[0] for letter in text if letter not in FILLERS]
    return any(kind in "LNPS" for kind in kinds)
