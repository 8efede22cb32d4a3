"""A room that plays the toy game of `led_game`, which a test has put among the games.

Ann is host, and in a game of five Ben is the wolf; Eve leads, or nobody does.
"""

from led_game import Deal, Exclude, Next, Night, led_game

from konspira.game import HOST, MASTER, Seat
from konspira.room import SERVER, MemberId, acts
from room.table import (
    ANN,
    EVE,
    NAMES,
    VERSIONS,
    Done,
    Party,
    after_a_while,
    away,
    join,
    opened,
    play,
    raw,
)

GAME = led_game()
DEAL: Done = (SERVER, acts.Deal(raw(Deal(Seat(1))), "nonce"))


def lobby(people: int = 5, led: bool = True, watched: bool = False) -> Party:
    """So many people have chosen the game, and nobody is appointed yet.

    `watched`: by Flo, who was there before it begins.
    """
    room = opened(versions={**VERSIONS, "led": 1}).after(*map(join, NAMES[:people]))
    room = onlooker(room) if watched else room
    return room.after((ANN, acts.Choose("led", {"led": led})))


def begun(people: int = 5, watched: bool = False) -> Party:
    """Night: Eve leads, and Ben is the wolf."""
    return lobby(people, watched=watched).after(
        (ANN, acts.Appoint(EVE)), (ANN, acts.Start()), DEAL
    )


def by_app(people: int = 5, watched: bool = False) -> Party:
    """Night: the host's taps lead on, and Ben is the wolf."""
    return lobby(people, led=False, watched=watched).after((ANN, acts.Start()), DEAL)


def without(room: Party, *seats: int) -> Party:
    """A day on which these are sent out, by the game master."""
    playing = room.playing
    leader, place = (playing.master, MASTER) if playing.state.led else (ANN, HOST)
    assert leader is not None
    if isinstance(playing.state.phase, Night):
        room = room.after(play(leader, Next(), place))
    return room.after(*(play(leader, Exclude(Seat(seat)), place) for seat in seats))


def gone_for_a_while(room: Party, who: MemberId) -> Party:
    return after_a_while(room.after(away(who)))


def onlooker(room: Party) -> Party:
    return room.after(join("Flo", watch=True))
