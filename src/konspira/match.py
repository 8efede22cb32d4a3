"""Play one game without a server, for people who only want the rules."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    Act,
    Game,
    Hand,
    IllegalMove,
    MalformedMove,
    Move,
    Offer,
    Options,
    Outcome,
    Seat,
    Table,
    TimeUp,
)
from konspira.games import game_named
from konspira.options import choose
from konspira.packs.shelf import Shelf
from konspira.refusals import NO_DEADLINE, NO_SUCH_SEAT

PACE_MS = 10_000


class Match:
    """A game at a table, move by move. Chance is drawn for you, from `seed`.

    `game` is a name such as "codenames", or your own `Game`.
    `options` are laid over the game's defaults for this number of seats. Time passes only
    as you say: each move comes `pace` milliseconds after the last, though always in time,
    unless `at` is given.

    >>> match = Match("codenames", seats=4, seed=1)
    >>> match.awaited == {HOST}
    True
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int,
        options: Mapping[str, Any] | Options | None = None,
        seed: int | None = None,
        packs: Shelf | None = None,
        pace: int = PACE_MS,
        previous: "Match | None" = None,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.packs = packs or Shelf()
        self.options = choose(self.game, seats, options, self.packs)
        self.seats = seats
        self.now = 0
        self.pace = pace
        self.log: list[Act[Any]] = []
        self._random = Random(seed)
        before: Any = previous._state if previous else None
        self._state: Any = self.game.setup(self.options, seats, before)
        self._draw()

    def play(
        self, seat: int, move: Move | Mapping[str, Any], *, at: int | None = None
    ) -> None:
        """Make a move, or raise IllegalMove (or MalformedMove) and change nothing.

        Time limits that pass before the move take effect first.
        """
        now = self._soon() if at is None else at
        if now < self.now:
            raise ValueError(f"at={now} is before the last move, which was at {self.now}")
        act = Act(now, self._seat(seat), checked(self.game, move))
        before = self._state, self.now, len(self.log)
        try:
            self._let_pass(now)
            self._apply(act)
        except IllegalMove:
            self._state, self.now = before[:2]
            del self.log[before[2] :]
            raise
        self._draw()

    def wait(self, until: int | None = None) -> None:
        """Let time pass: to the next deadline, or to `until` and all that falls due."""
        if until is None:
            until = self.deadline
        if until is None:
            raise IllegalMove(*NO_DEADLINE)
        self._let_pass(until)
        self.now = max(self.now, until)

    def _soon(self) -> int:
        """Return when a player moves who has not said when: in time, and not at once."""
        soon, due = self.now + self.pace, self.deadline
        return soon if due is None or soon < due else max(self.now, due - 1)

    def _let_pass(self, until: int) -> None:
        while (due := self.deadline) is not None and due <= until:
            self._apply(Act(max(due, self.now), CLOCK, TimeUp()))
            self._draw()

    def table(self) -> Table:
        """Return what everybody sees."""
        table: Table = self.game.table(self._state)
        return table

    def hand(self, seat: int) -> Hand:
        """Return what this seat alone sees."""
        hand: Hand = self.game.hand(self._state, self._seat(seat))
        return hand

    def legal(self, seat: int) -> tuple[Offer, ...]:
        """Return what this seat may do now."""
        return self.game.offers(self.table(), self.hand(seat))

    def random_move(self, seat: int) -> Move | None:
        """Return any legal move of this seat; None if it has none."""
        move: Move | None = self.game.random_move(
            self.table(), self.hand(seat), self._random
        )
        return move

    def again(self) -> "Match":
        """Return the next game of the same people, with other words and spymasters."""
        return Match(
            self.game,
            seats=self.seats,
            options=self.options,
            seed=self._random.getrandbits(64),
            packs=self.packs,
            pace=self.pace,
            previous=self,
        )

    @property
    def awaited(self) -> frozenset[Seat]:
        """Whom the game waits for. Not for the eyes of players: it may be a secret."""
        return self.game.awaited(self._state)

    @property
    def deadline(self) -> int | None:
        """When the next time limit passes, on the clock of `now`."""
        return self.game.deadline(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None while the game goes on."""
        return self.game.outcome(self._state)

    def _apply(self, act: Act[Any]) -> None:
        self._state = self.game.apply(self._state, act)
        self.log.append(act)
        self.now = act.at

    def _draw(self) -> None:
        while CHANCE in self.game.awaited(self._state):
            drawn = self.game.deal(self._state, self.packs, self._random)
            self._apply(Act(self.now, CHANCE, drawn))

    def _seat(self, seat: int) -> Seat:
        place = seat == MASTER and self.game.has_master
        if type(seat) is not int or not (place or HOST <= seat < self.seats):
            raise IllegalMove(*NO_SUCH_SEAT)
        return Seat(seat)


def checked(game: Game, move: object) -> Any:
    """Return the move, or raise MalformedMove if it is no move of this game."""
    try:
        return msgspec.convert(
            msgspec.to_builtins(move, builtin_types=(bytes,)), game.moves
        )
    except (msgspec.ValidationError, TypeError) as error:
        raise MalformedMove(f"not a move of {game.name}: {error}") from None
