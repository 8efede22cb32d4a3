"""Move the companions of a room: what each thinks, and when it does it.

Every server that holds a room lets its companions think. A thought is due so long after the
entry that last changed the table, so all servers agree when; each goes into the log like a
move, and the first server to append it wins. The others find the table changed, and drop
theirs.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from random import SystemRandom

import msgspec
from msgspec.structs import replace

from konspira import kit
from konspira.companions import Thought, hearers
from konspira.companions.due import due
from konspira.game import TOO_EARLY, IllegalMove, Seat
from konspira.packs.shelf import Shelf
from konspira.room import (
    SERVER,
    MemberId,
    Room,
    acts,
    deadline,
    deadline_inputs,
    hand_of,
    table_of,
)
from konspira.room.acts import Mind
from konspira.room.companions import loan_of, minds, next_loan
from konspira.room.running import decode, has_question, question
from konspira.room.state import Moved, Playing
from konspira.server.companion_thread import (
    Considered,
    Knowledge,
    Situation,
    any_thought,
    consider,
    understood,
)
from konspira.server.failures import log_failure
from konspira.server.metrics import Metrics
from konspira.server.referee_thread import verdict_on
from konspira.server.room_clock import RoomClock
from konspira.server.submissions import RETRY_SECONDS, AutomaticSubmissions

JITTER_SECONDS = 0.3  # at most, before a server lets a companion think
MOST_UNATTENDED = 1_000  # moves of companions while no person makes any: log and CPU end
LATE_MS = 10_000  # what should have been said so long ago is not said any more
MOST_TRIES = 3  # of random moves in one situation; then it waits for another one

log = logging.getLogger(__name__)
chance = SystemRandom()


def drawn_mind(mind: Mind) -> Mind:
    """Return the mind with a seed of its own."""
    return replace(mind, seed=1 + secrets.randbelow(2**53 - 1))


class Turn:
    """A companion in one situation: its thought, the next step towards its move, and when
    it speaks."""

    __slots__ = ("seat", "seen", "speaking", "step", "thought", "tries")

    def __init__(self, seat: Seat, seen: Situation) -> None:
        self.seat, self.seen = seat, seen
        self.thought: Thought | None = None
        self.step: asyncio.Handle | asyncio.Future[Considered] | asyncio.Task[None] | None
        self.step = None
        self.speaking: asyncio.TimerHandle | None = None
        self.tries = 0

    def drop(self) -> None:
        self.drop_step()
        if self.speaking:
            self.speaking.cancel()

    def drop_step(self) -> None:
        if self.step:
            self.step.cancel()


class RoomCompanions:
    """Looks at the room after every entry, and lets companions move and speak."""

    __slots__ = (
        *("_automatic", "_clock", "_closed", "_knowledge", "_lending", "_metrics"),
        *("_room", "_turns"),
    )

    def __init__(
        self, automatic: AutomaticSubmissions, clock: RoomClock, metrics: Metrics
    ) -> None:
        self._automatic = automatic
        self._clock = clock
        self._metrics = metrics
        self._room = Room()
        self._knowledge: Knowledge | None = None
        self._turns: dict[Seat, Turn] = {}
        self._lending: asyncio.TimerHandle | None = None
        self._closed = False

    def look(self, room: Room) -> None:
        """Let companions think of the room as it is now; drop what no longer fits it."""
        if self._closed:
            return
        self._room = room
        self._plan_loan()
        seen = self._situations()
        for seat in [*self._turns]:
            if seat not in seen or seen[seat] != self._turns[seat].seen:
                self._turns.pop(seat).drop()
        for seat, situation in seen.items():
            turn = self._turns.get(seat)
            if turn is None:
                turn = self._turns[seat] = Turn(seat, situation)
                wait = chance.uniform(0, JITTER_SECONDS)
                turn.step = later(wait, partial(self._think, turn))
            elif isinstance(turn.step, asyncio.TimerHandle) and turn.thought:
                self._plan_move(turn)  # the pace may have changed

    def close(self) -> None:
        self._closed = True
        if self._lending:
            self._lending.cancel()
        for turn in self._turns.values():
            turn.drop()
        self._turns.clear()

    # What there is to think of

    def _playing(self) -> Playing | None:
        """Return the game in which companions may move or speak now, or None.

        Paused, or with no person there, nothing moves; nor when nobody but companions
        has made a move for long. When a game is over they have a last word.
        """
        playing = self._room.playing
        if playing is None or playing.paused_at is not None:
            return None
        if playing.unattended >= MOST_UNATTENDED:
            return None
        return playing if any(one.present for one in self._room.people) else None

    def _situations(self) -> dict[Seat, Situation]:
        """Return what companions see, by their seats: who has no offer may still speak."""
        room = self._room
        played = minds(room)
        playing = self._playing() if played else None
        if playing is None:
            return {}
        people = tuple(Seat(s) for s, _ in enumerate(playing.seating) if s not in played)
        table = table_of(room)
        assert table is not None, "a game that runs has a table"
        hands = {seat: hand_of(room, seat) for seat in played}
        return {
            seat: Situation(table, hand, played[seat], people, moves_of(playing, seat))
            for seat, hand in hands.items()
        }

    def _is_current(self, turn: Turn) -> bool:
        return self._turns.get(turn.seat) is turn

    # Thinking

    def _think(self, turn: Turn) -> None:
        playing = self._playing()
        if playing is None or not self._is_current(turn):
            return
        known = self._known_in(playing)
        turn.step = consider(playing.game, known, turn.seen)
        turn.step.add_done_callback(partial(self._considered, turn))

    def _known_in(self, playing: Playing) -> Knowledge:
        """Return what companions know in this game, by the packs as they are now."""
        if self._knowledge is None or self._knowledge.number != playing.number:
            shelf = Shelf(self._room.packs)
            self._knowledge = Knowledge(
                playing.number, playing.game, playing.options, shelf
            )
        return self._knowledge

    def hearers(self, act: acts.Play) -> tuple[Seat, ...]:
        """Return the companions who are given words by a move that has been checked."""
        playing, played = self._room.running, minds(self._room)
        table = table_of(self._room)
        if playing is None or table is None or not played:
            return ()
        return hearers(playing.game, table, decode(playing.name, bytes(act.move)), played)

    def understood(self, act: acts.Play) -> asyncio.Future[bool | None]:
        """Return whether companions know the words of a move: who makes it may be told."""
        playing = self._room.running
        assert playing, "companions hear of a move in a game"
        move = decode(playing.name, bytes(act.move))
        return understood(playing.game, self._known_in(playing), move)

    def _considered(self, turn: Turn, considered: asyncio.Future[Considered]) -> None:
        if considered.cancelled() or not self._is_current(turn):
            return
        turn.step = None
        turn.thought, failed = considered.result().thought, considered.result().failed
        self._metrics.companion_refusals += failed
        self._plan_word(turn)
        self._plan_move(turn)

    # Moving

    def _plan_move(self, turn: Turn) -> None:
        """Set the timer for the move of a turn, which its room may have changed."""
        turn.drop_step()
        if self._room.running and turn.thought and turn.thought.move:
            wait = max(0, self._until_due(turn)) / 1000
            turn.step = later(wait, partial(self._move, turn))

    def _until_due(self, turn: Turn) -> int:
        """Return in how many milliseconds a move is due.

        By the game's clock, which stands still while it is paused.
        """
        playing, thought = self._room.running, turn.thought
        assert playing and thought, "there is a game, and a thought in it"
        after = thought.after_ms
        if len(turn.seen.people) <= 1:  # nobody else need follow what happens
            after //= 2
        if playing.today:  # a few minutes, and nobody has anything else to think of
            after //= 2
        if self._room.faster:
            after = 0
        own = playing.moved.get(turn.seat, Moved()).at
        limit = kit.due(getattr(turn.seen.table, "phase", None))
        at = due(after, playing.table_at, playing.asked_at, own, limit)
        return at - playing.clock(self._clock.now())

    def _move(self, turn: Turn) -> None:
        """Make the move of a turn, or wait if the timer came a moment too early."""
        if not (self._room.running and self._playing() and self._is_current(turn)):
            return
        if self._until_due(turn) > 0:
            self._plan_move(turn)
            return
        self._make(turn)

    def _make(self, turn: Turn) -> None:
        turn.step = None
        by, act = self._act(turn)
        if has_question(self._room, act):
            asking = self._ask_referee(turn, by, act)
            turn.step = asyncio.get_running_loop().create_task(asking)
        else:
            self._submit(turn, by, act)

    def _act(self, turn: Turn) -> tuple[MemberId, acts.Play | acts.PlayFor]:
        assert turn.thought and self._room.running, "there is a thought, and a game"
        move = msgspec.Raw(msgspec.json.encode(turn.thought.move))
        meant = turn.thought.meant
        if loan_of(self._room, turn.seat):
            return SERVER, acts.PlayFor(turn.seat, move, meant=meant)
        by = self._room.running.seating[turn.seat]
        return by, acts.Play(turn.seat, move, meant=meant)

    async def _ask_referee(
        self, turn: Turn, by: MemberId, act: acts.Play | acts.PlayFor
    ) -> None:
        """Make the move with the referee's opinion, as a person's."""
        try:
            asked = question(self._room, act)
            opinion = await verdict_on(asked) if asked else None
        except Exception as error:
            log_failure("a question of a companion", error)
            opinion = None
        if self._is_current(turn):
            self._submit(turn, by, replace(act, opinion=opinion))

    def _submit(self, turn: Turn, by: MemberId, act: acts.Play | acts.PlayFor) -> None:
        turn.step = None
        needed = partial(self._is_current, turn)
        self._automatic.submit(by, act, needed, refused=partial(self._refused, turn))

    def _refused(self, turn: Turn, error: IllegalMove) -> None:
        """Make a move at random instead; for one that was out of time, try it later."""
        playing = self._playing()
        if playing is None or not self._is_current(turn):
            return
        again = partial(self._move, turn)
        if error.code == TOO_EARLY or self._time_is_up():
            turn.step = later(RETRY_SECONDS, again)
            return
        kind = type(turn.thought.move).__name__ if turn.thought else ""
        log.error("%s of a companion in %s: %s", kind, playing.name, error.code)
        self._metrics.companion_refusals += 1
        turn.tries += 1
        if turn.tries <= MOST_TRIES:
            turn.thought = any_thought(playing.game, turn.seen)
            turn.step = later(RETRY_SECONDS, again) if turn.thought.move else None

    def _time_is_up(self) -> bool:
        """Return whether a time limit has passed that the log does not hold yet."""
        due = deadline(self._room)
        return due is not None and due <= self._clock.now()

    # Speaking

    def _plan_word(self, turn: Turn) -> None:
        """Set the timer for what a companion says; what is long overdue is not said."""
        thought, playing = turn.thought, self._room.playing
        if playing is None or thought is None or thought.bubble is None:
            return
        wait = playing.table_at + thought.bubble_ms - playing.clock(self._clock.now())
        if wait > -LATE_MS:
            turn.speaking = later(max(0, wait) / 1000, partial(self._say, turn))

    def _say(self, turn: Turn) -> None:
        """Say it, unless it is not the moment for it: then it is left unsaid."""
        if self._playing() is not None and turn.thought and turn.thought.bubble:
            remark = acts.Remark(turn.seat, turn.thought.bubble)
            self._automatic.submit(SERVER, remark, partial(self._is_current, turn))

    # Seats of people who are away

    def _plan_loan(self) -> None:
        if self._lending:
            self._lending.cancel()
            self._lending = None
        if self._room.lend_after is None:
            return
        loan = next_loan(deadline_inputs(self._room))
        if loan is not None:
            wait = max(0, loan[0] - self._clock.now()) / 1000
            self._lending = later(wait, self._lend)

    def _lend(self) -> None:
        """Let a companion step in where somebody has been away for long enough."""
        self._lending = None
        loan = next_loan(deadline_inputs(self._room))
        if loan is None:
            return
        due, seat = loan
        if due > self._clock.now():  # the timer came a moment too early
            self._plan_loan()
            return

        def needed() -> bool:
            return next_loan(deadline_inputs(self._room)) == loan

        self._automatic.submit(SERVER, acts.StepIn(seat, drawn_mind(Mind())), needed)


def moves_of(playing: Playing, seat: Seat) -> int:
    return playing.moved.get(seat, Moved()).times


def later(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)
