"""Star Wars Spyfall: 3 to 9 players, one Rebel spy, no roles."""

from konspira.game import Act, IllegalMove, Move
from konspira.games.spyfall.box import game_of
from konspira.games.spyfall.law import LAW
from konspira.games.spyfall.options import (
    MOST_SEATS_STARWARS,
    Box,
    StarwarsOptions,
    TimeOutVote,
    recommended_seconds,
)
from konspira.games.spyfall.state import State
from konspira.law import Deadline, Law

SEATS = range(3, MOST_SEATS_STARWARS + 1)  # SW-07, SW-08
TWINS = {
    "SF2-08": "SW-07",
    "SF2-09": "SW-08",
    "SF2-34": "SW-24",
    "SF2-36": "SW-26",
    "SF2-39": "SW-29",
    "SF2-48": "SW-32",
    "SF2-50": "SW-34",
    "SF2-52": "SW-36",
    "SF2-53": "SW-37",
    "SF2-68": "SW-48",
    "SF2-90": "SW-63",
    "SF2-O15": "SW-O08",
    "SF2-O18": "SW-O16",
    "SF2-O20": "SW-56",
    "SF2-O21": "SW-O14",
    "SF2-O30": "SW-64",
    "SF2-O35": "SW-O24",
    "SF2-O41": "SW-O29",
}
"""The same rules in this box's own book."""


class StarwarsLaw(Law):
    """The same law, which quotes the rules of this box's own book."""

    def apply(self, state: State, act: Act[Move], deadline: Deadline) -> State:
        try:
            applied: State = super().apply(state, act, deadline)
        except IllegalMove as refusal:
            rule = TWINS.get(refusal.rule or "", refusal.rule)
            raise IllegalMove(refusal.code, rule) from None
        return applied


def defaults(seats: int) -> StarwarsOptions:
    return StarwarsOptions(
        pack="saga.en",
        time_out_vote=TimeOutVote.CANDIDATES,  # SW-41
        talk_seconds=45,
        round_seconds=recommended_seconds(Box.STARWARS, seats),
    )


GAME = game_of(Box.STARWARS, StarwarsLaw(LAW.rows), SEATS, StarwarsOptions, defaults)
