"""Whom a player may name as a suspect: everybody else who plays."""

from konspira.game import IllegalMove, Seat
from konspira.games.spyfall import refusals as no
from konspira.games.spyfall.state import State
from konspira.law import Choices
from konspira.refusals import NO_SUCH_SEAT


def suspects(state: State, phase: object, seat: Seat) -> Choices:
    return {"seat": tuple(other for other in state.ring if other != seat)}


def check_suspect(state: State, seat: Seat, suspect: Seat) -> None:
    if suspect not in state.ring:
        raise IllegalMove(*NO_SUCH_SEAT)
    if suspect == seat:
        raise IllegalMove(*no.ACCUSE_SOMEBODY_ELSE)
