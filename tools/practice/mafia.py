"""Mafia: a night as the Agent, a dawn, and a council that finds the Mafioso."""

from tools.practice.practice import Practice

from konspira.game import Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.moves import Choose, Deal, DrawOrder, EndSpeech, Ready, Vote
from konspira.games.mafia.state.phases import Opening, Speeches, Task

GAME = "mafia"
OPTIONS = {"small_game_mafia_first_turn": True, "vote_seconds": 120}
ANN, BEN, CLEO, GUEST, DAN, EVE, FINN = range(7)
SEATS = 7
MAFIOSO = EVE


def play(practice: Practice) -> None:
    practice.sit(SEATS, GUEST, OPTIONS)
    tokens = [Token.COP] * SEATS
    tokens[GUEST], tokens[MAFIOSO] = Token.AGENT, Token.MAFIOSO
    practice.deal(Deal(tuple(tokens)))
    read_the_token(practice)
    night(practice)
    dawn(practice)
    council(practice)
    practice.tells("mafia-end", name=practice.name(MAFIOSO))


def read_the_token(practice: Practice) -> None:
    practice.show()
    practice.tells("mafia-town")
    practice.asks("mafia-token", Ready(), at=("hold",))
    practice.tells("mafia-ready")
    for seat in (ANN, DAN, FINN, BEN, CLEO):
        practice.happens(seat, Ready(), after=450)
    practice.quietly(EVE, Ready())
    if isinstance(practice.state.phase, Opening):  # it has its shortest time
        practice.wait()
    practice.deal(DrawOrder(tuple(map(Seat, range(SEATS)))))
    practice.show(after=450)


def night(practice: Practice) -> None:
    practice.says("mafia-night")
    passes(practice, 4_500)
    practice.does("mafia-look", f"={practice.name(DAN)}", name=practice.name(DAN))
    practice.strikes(call(practice))
    practice.sends(Choose(call=0, one=Seat(DAN)), "one")
    passes(practice, 900)
    practice.does("mafia-panel", "hold")
    practice.says("mafia-mafia", name=practice.name(DAN))
    passes(practice, 400)
    practice.now = call(practice)
    practice.quietly(MAFIOSO, Choose(call=0, two=Seat(BEN)))
    passes(practice, 6_500)


def dawn(practice: Practice) -> None:
    practice.reveals(5_000)
    practice.tells("mafia-dawn", name=practice.name(BEN))
    passes(practice, 0)


def council(practice: Practice) -> None:
    suspect, friend = practice.name(EVE), practice.name(DAN)
    practice.tells("mafia-talk", name=friend)
    practice.asks("mafia-enough", Ready(), at=("key",))
    for seat in (CLEO, DAN, FINN):
        practice.happens(seat, Ready(), after=600)
    practice.asks("mafia-vote", Vote(Seat(EVE)), at=(f"={suspect}",), name=suspect)
    for seat, choice in ((CLEO, EVE), (ANN, DAN), (DAN, EVE), (FINN, CLEO), (EVE, DAN)):
        practice.happens(seat, Vote(Seat(choice)), after=500)
    practice.says("mafia-count", name=friend, other=suspect)
    practice.reveals(5_000)
    passes(practice, 0)
    while isinstance(practice.state.phase, Speeches):
        practice.happens(practice.state.phase.speaker, EndSpeech(), after=3_500)
    at = (f"={suspect}",)
    practice.asks("mafia-final", Vote(Seat(EVE)), at=at, name=friend, other=suspect)
    for seat, choice in ((ANN, DAN), (EVE, DAN), (CLEO, EVE), (DAN, EVE), (FINN, EVE)):
        practice.happens(seat, Vote(Seat(choice)), after=500)
    practice.reveals(5_000)
    passes(practice, 0)
    practice.reveals(4_500)
    passes(practice, 0)


def passes(practice: Practice, after: int) -> None:
    """Let the time of this step pass."""
    practice.wait()
    practice.show(after)


def call(practice: Practice) -> int:
    """Return when phones say what was chosen on them."""
    phase = practice.state.phase
    assert isinstance(phase, Task)
    return phase.calls[0]
