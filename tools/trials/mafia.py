"""Mafia: a night as the Agent, a dawn, and a council that finds the Mafioso."""

from tools.trials.trial import Trial

from konspira.game import Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.moves import Choose, Deal, DrawOrder, EndSpeech, Ready, Vote
from konspira.games.mafia.state.phases import Speeches, Task

GAME = "mafia"
OPTIONS = {"small_game_mafia_first_turn": True, "vote_seconds": 120}
ANN, BEN, CLEO, GUEST, DAN, EVE, FINN = range(7)
SEATS = 7
MAFIOSO = EVE


def play(trial: Trial) -> None:
    trial.sit(SEATS, GUEST, OPTIONS)
    tokens = [Token.COP] * SEATS
    tokens[GUEST], tokens[MAFIOSO] = Token.AGENT, Token.MAFIOSO
    trial.deal(Deal(tuple(tokens)))
    read_the_token(trial)
    night(trial)
    dawn(trial)
    council(trial)
    trial.tells("mafia-end", name=trial.name(MAFIOSO))


def read_the_token(trial: Trial) -> None:
    trial.show()
    trial.tells("mafia-town")
    trial.does("mafia-token", "hold")
    trial.asks("mafia-ready", Ready(), at=("key",))
    for seat in (ANN, DAN, FINN, BEN, CLEO):
        trial.happens(seat, Ready(), after=450)
    trial.quietly(EVE, Ready())
    trial.deal(DrawOrder(tuple(map(Seat, range(SEATS)))))
    trial.show(after=450)


def night(trial: Trial) -> None:
    trial.says("mafia-night")
    passes(trial, 4_500)
    trial.does("mafia-look", f"={trial.name(DAN)}", name=trial.name(DAN))
    trial.strikes(call(trial))
    trial.sends(Choose(call=0, one=Seat(DAN)), "one")
    passes(trial, 900)
    trial.does("mafia-panel", "hold")
    trial.says("mafia-mafia", name=trial.name(DAN))
    passes(trial, 400)
    trial.now = call(trial)
    trial.quietly(MAFIOSO, Choose(call=0, two=Seat(BEN)))
    passes(trial, 6_500)


def dawn(trial: Trial) -> None:
    trial.reveals(5_000)
    trial.tells("mafia-dawn", name=trial.name(BEN))
    passes(trial, 0)


def council(trial: Trial) -> None:
    suspect, friend = trial.name(EVE), trial.name(DAN)
    trial.tells("mafia-talk", name=friend)
    trial.asks("mafia-enough", Ready(), at=("key",))
    for seat in (CLEO, DAN, FINN):
        trial.happens(seat, Ready(), after=600)
    trial.asks("mafia-vote", Vote(Seat(EVE)), at=(f"={suspect}",), name=suspect)
    for seat, choice in ((CLEO, EVE), (ANN, DAN), (DAN, EVE), (FINN, CLEO), (EVE, DAN)):
        trial.happens(seat, Vote(Seat(choice)), after=500)
    trial.says("mafia-count", name=friend, other=suspect)
    trial.reveals(5_000)
    passes(trial, 0)
    while isinstance(trial.state.phase, Speeches):
        trial.happens(trial.state.phase.speaker, EndSpeech(), after=3_500)
    at = (f"={suspect}",)
    trial.asks("mafia-final", Vote(Seat(EVE)), at=at, name=friend, other=suspect)
    for seat, choice in ((ANN, DAN), (EVE, DAN), (CLEO, EVE), (DAN, EVE), (FINN, EVE)):
        trial.happens(seat, Vote(Seat(choice)), after=500)
    trial.reveals(5_000)
    passes(trial, 0)
    trial.reveals(4_500)
    passes(trial, 0)


def passes(trial: Trial, after: int) -> None:
    """Let the time of this step pass."""
    trial.wait()
    trial.show(after)


def call(trial: Trial) -> int:
    """Return when phones say what was chosen on them."""
    phase = trial.state.phase
    assert isinstance(phase, Task)
    return phase.calls[0]
