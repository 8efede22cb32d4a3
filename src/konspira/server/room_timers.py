"""The acts that a server owes a room: time limits, deals, and notes for later versions.

Each goes into the log like a move, and the first server to append it wins.
"""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec

from konspira.packs import Packs
from konspira.packs.shelf import Shelf
from konspira.room import SERVER, Room, acts, awaits_chance, deadline, deadline_inputs
from konspira.room.gist import DeadlineInputs
from konspira.room.running import owed_finish
from konspira.room.state import Playing
from konspira.room.versions import upgraded
from konspira.server.failures import log_failure
from konspira.server.packs import in_pack_thread, todays_packs
from konspira.server.room_clock import RoomClock
from konspira.server.submissions import RETRY_SECONDS, AutomaticSubmissions


def outcome_of_chance(playing: Playing, packs: Packs) -> Any:
    """Return the outcome of chance; that of a date is the same on every server."""
    game, state = playing.game, playing.state
    if playing.today and game.daily:
        return game.daily.deal(state, packs, playing.today.date)
    return game.deal(state, packs, SystemRandom())


class RoomTimers:
    """Sets the alarm of a room, deals and makes notes, as its state demands.

    It looks at the room after every entry; most entries change nothing there is to do.
    """

    __slots__ = (
        *("_alarm", "_alarm_at", "_closed", "_dealing", "_drawing", "_noting"),
        *("_automatic", "_clock", "_inputs", "_room"),
    )

    def __init__(self, automatic: AutomaticSubmissions, clock: RoomClock) -> None:
        self._automatic = automatic
        self._clock = clock
        self._room = Room()
        self._inputs: DeadlineInputs | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._drawing: asyncio.Future[Any] | None = None
        self._dealing = False
        self._noting = False
        self._closed = False

    def look(self, room: Room) -> None:
        """Do what the room as it is now demands."""
        if self._closed:
            return
        self._room = room
        inputs = deadline_inputs(room)
        if inputs != self._inputs:
            self._inputs = inputs
            self._set_alarm()
            if room.running and not self._dealing and awaits_chance(inputs):
                self._dealing = True
                self._deal(room.running)
        if not self._noting and (note := self._next_note()):
            self._noting = True
            self._make_note(note)

    @property
    def busy(self) -> bool:
        """Whether cards are being drawn in another thread."""
        return self._drawing is not None

    def close(self) -> None:
        self._closed = True
        if self._alarm:
            self._alarm.cancel()
        if self._drawing:
            self._drawing.cancel()

    def _look_again(self) -> None:
        self._inputs = None
        self.look(self._room)

    def _look_later(self, happened: bool = False) -> None:
        """Look again in a moment: a refusal must not leave the room without its alarm."""
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._look_again)

    # Time

    def _set_alarm(self) -> None:
        due = deadline(self._room)
        if due == self._alarm_at:
            return
        if self._alarm:
            self._alarm.cancel()
        self._alarm_at, self._alarm = due, None
        if due is not None:
            wait = max(0, due - self._clock.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._alarm_rang)

    def _alarm_rang(self) -> None:
        self._alarm_at = self._alarm = None
        if self._time_is_up():
            self._automatic.submit(SERVER, acts.Tick(), self._time_is_up, self._look_later)
        else:  # the alarm came a moment too early
            self._look_again()

    def _time_is_up(self) -> bool:
        due = deadline(self._room)
        return due is not None and due <= self._clock.now()

    # Chance

    def _deal(self, playing: Playing) -> None:
        """Draw what the game waits for; a group's own packs may have to be read first."""
        draw = partial(outcome_of_chance, playing, Shelf(self._room.packs))
        if self._room.packs:
            self._drawing = in_pack_thread(draw)
            self._drawing.add_done_callback(partial(self._drawn, playing))
        else:
            self._lay_out(playing, draw)

    def _drawn(self, playing: Playing, drawing: asyncio.Future[Any]) -> None:
        self._drawing = None
        if not drawing.cancelled():
            self._lay_out(playing, drawing.result)

    def _lay_out(self, playing: Playing, draw: Callable[[], Any]) -> None:
        """Submit what is drawn, sealed; if the game has moved on, another has dealt."""
        try:
            drawn = draw()
        except Exception as error:
            log_failure("a deal", error)
            self._dealing = False
            return

        def still_awaited() -> bool:
            now = self._room.running
            return now is not None and now.state is playing.state

        def dealt(happened: bool) -> None:
            self._dealing = False
            if still_awaited():  # refused: paused just now, for instance
                self._look_later()
            else:
                self._look_again()

        sealed = acts.Deal(msgspec.Raw(msgspec.json.encode(drawn)), secrets.token_hex(16))
        self._automatic.submit(SERVER, sealed, still_awaited, dealt)

    # Notes for later versions

    def _next_note(self) -> acts.Upgrade | acts.Finish | None:
        """Return what later versions must find in the log, unless it is there already."""
        if self._room.running:
            return None
        return owed_finish(self._room) or upgraded(self._room, todays_packs())

    def _make_note(self, note: acts.Upgrade | acts.Finish) -> None:
        def still_owed() -> bool:
            return self._next_note() == note

        def noted(happened: bool) -> None:
            self._noting = False
            if still_owed():  # refused
                self._look_later()
            else:
                self._look_again()

        self._automatic.submit(SERVER, note, still_owed, noted)
