"""A game's law: a table of which move is open in which phase, to whom, and what it does.

What is refused, what is offered, what random players try and the state diagram in
docs/rules are all read from the same rows, so they cannot differ.

    LAW = Law({
        Guessing: {
            Touch: Row(not_touching, {"card": "visible"}, touch, to=(Cluing, Over)),
            Stop: Row(not_stopping, NOTHING, stop, to=(Cluing,)),
            TimeUp: Row(only(CLOCK), NOTHING, clock_rings, to=(Cluing,)),
        },
        Over: {},  # a phase without rows is the end
    })
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple, Union

from konspira.kit import due as time_limit
from konspira.move import CLOCK, HOST, MASTER, Act, IllegalMove, Move, Offer, Seat, TimeUp
from konspira.refusals import (
    GAME_IS_OVER,
    NO_DEADLINE,
    NO_SUCH_SEAT,
    NOT_NOW,
    NOT_YOUR_TURN,
    TOO_EARLY,
    Refusal,
)

Bar = Callable[[Any, Any, Seat], Refusal | None]
"""What keeps a seat from a kind of move in a phase, whatever its fields hold; or None."""
Do = Callable[[Any, Any, Act[Any]], Any]
"""What a move does: the next state."""
Deadline = Callable[[Any], int | None]
"""When the time limit of a state passes; None: it has none."""
Choices = Mapping[str, str | tuple[Any, ...]]
"""What the fields of a move may hold; see `Offer`."""
NOTHING: Choices = {}


class Row(NamedTuple):
    """What the law says of one kind of move in one phase.

    `bar(state, phase, seat)` says what keeps a seat from it, or None. `choices` are the
    same for everybody, or come from a function of the same arguments, which returns a dict
    of them, or several (or no) ways to make the move. `do(state, phase, act)` returns the
    next state, or raises IllegalMove for what depends on the fields of the move or on the
    moment. `to` names the phases it may lead to, besides the present one.
    """

    bar: Bar
    choices: Choices | Callable[[Any, Any, Seat], Choices | Iterable[Choices]]
    do: Do
    to: tuple[type, ...] = ()
    differ: tuple[str, ...] = ()  # fields that must not hold the same value
    in_time: bool = False  # only before the time limit of the phase has passed


class only:
    """The bar of moves that belong to these places alone: HOST, MASTER, CHANCE ...

    `but` is what else may keep them from it; or why they can never make it in this phase,
    if all that such a row has to say is a better refusal than "not now". `others` is what
    everybody else hears.
    """

    def __init__(
        self,
        *places: Seat,
        but: Bar | Refusal | None = None,
        others: Refusal = NOT_YOUR_TURN,
    ) -> None:
        self.places = places
        self.but = but
        self.others = others
        self.never = isinstance(but, Refusal)

    def __call__(self, state: Any, phase: Any, seat: Seat) -> Refusal | None:
        if seat not in self.places:
            return self.others
        but = self.but
        if but is None or self.never:
            return but  # type: ignore[return-value]
        return but(state, phase, seat)  # type: ignore[operator]


def players(state: Any, phase: Any, seat: Seat) -> Refusal | None:
    """Return the bar of moves that are open to everybody who holds a seat."""
    return None if seat >= 0 else NOT_YOUR_TURN


class Law:
    """The rows of a game by phase and kind of move."""

    def __init__(self, rows: Mapping[type, Mapping[type[Move], Row]]) -> None:
        self.rows = rows
        kinds = {kind.__name__: kind for phase in rows.values() for kind in phase}
        self.kinds: Mapping[str, type[Move]] = kinds | {TimeUp.__name__: TimeUp}
        self.moves: Any = Union[tuple(self.kinds.values())]  # noqa: UP007 - made here
        # What every act asks for: a plain tuple is quicker to look into than a Row.
        self._rows = {phase: quick(of) for phase, of in rows.items()}
        self._of_seats = {phase: tuple(offerable(rows[phase], Seat(0))) for phase in rows}
        self._of_host = {phase: tuple(offerable(rows[phase], HOST)) for phase in rows}
        self._of_master = {p: tuple(offerable(rows[p], MASTER)) for p in rows}

    def apply(self, state: Any, act: Act[Any], deadline: Deadline) -> Any:
        """Return the state after the act, or raise IllegalMove and change nothing.

        `deadline(state)` is when the time limit passes: before that, time is not up.
        """
        seat, phase = act.seat, state.phase
        if seat >= state.seats or seat < MASTER:
            raise IllegalMove(*NO_SUCH_SEAT)
        row = self._rows[type(phase)].get(type(act.move))
        if row is None:
            return self._time_is_up(state, act, deadline)
        bar, do, in_time = row
        if in_time and is_late(phase, act.at):
            raise IllegalMove(*NOT_NOW)
        if refusal := bar(state, phase, seat):
            raise IllegalMove(*refusal)
        return do(state, phase, act)

    def _time_is_up(self, state: Any, act: Act[Any], deadline: Deadline) -> Any:
        """Return the state after a time limit that has passed, or raise IllegalMove."""
        phase = state.phase
        rows = self.rows[type(phase)]
        if not rows:
            raise IllegalMove(*GAME_IS_OVER)
        if type(act.move) is not TimeUp:
            raise IllegalMove(*NOT_NOW)
        if act.seat != CLOCK:
            raise IllegalMove(*NOT_YOUR_TURN)
        due = deadline(state)
        if due is None:
            raise IllegalMove(*NO_DEADLINE)
        if act.at < due:
            raise IllegalMove(*TOO_EARLY)
        return rows[TimeUp].do(state, phase, act)

    def offers(self, state: Any, seat: Seat) -> tuple[Offer, ...]:
        """Return every move that is open to this seat, or to HOST or MASTER."""
        phase = state.phase
        rows = self._of_seats
        if seat < 0:
            rows = self._of_master if seat == MASTER else self._of_host
        found: list[Offer] = []
        for bar, fixed, kind, row in rows[type(phase)]:
            if bar(state, phase, seat) is None:
                found += fixed or made(row, kind, state, seat)
        return tuple(found)


def quick(rows: Mapping[type[Move], Row]) -> dict[type[Move], tuple[Bar, Do, bool]]:
    """Return what rows say of every move but the CLOCK's, which is handled apart."""
    found = {kind: (row.bar, row.do, row.in_time) for kind, row in rows.items()}
    found.pop(TimeUp, None)
    return found


def is_late(phase: object, at: int) -> bool:
    """Return whether the time limit of a phase has passed without the CLOCK's move."""
    limit = time_limit(phase)
    return limit is not None and at >= limit


Offerable = tuple[Bar, tuple[Offer, ...], str, Row]
"""A bar and what it bars: an offer, if that is always the same, and the row."""


def offerable(rows: Mapping[type[Move], Row], seat: Seat) -> list[Offerable]:
    """Return the rows that may concern such a seat; adjacent ones share a bar."""
    found: list[Offerable] = []
    for kind, row in rows.items():
        if kind is TimeUp or is_kept_from(row.bar, seat):
            continue
        fixed: tuple[Offer, ...] = ()
        if isinstance(row.choices, Mapping):
            fixed = (Offer(kind.__name__, row.choices, row.differ),)
        if fixed and found and found[-1][0] is row.bar and found[-1][1]:
            fixed = (*found.pop()[1], *fixed)
        found.append((row.bar, fixed, kind.__name__, row))
    return found


def is_kept_from(bar: Bar, seat: Seat) -> bool:
    """Return whether the bar keeps such a seat from its move, whatever the state."""
    return isinstance(bar, only) and (bar.never or seat not in bar.places)


def made(row: Row, kind: str, state: Any, seat: Seat) -> list[Offer]:
    """Return the offers of a row whose choices depend on the state: none or several.

    A way that leaves a field without any value is left out.
    """
    assert callable(row.choices), "the others are made once"
    choices: Any = row.choices(state, state.phase, seat)
    ways = (choices,) if type(choices) is dict else choices  # every hand asks: be quick
    return [Offer(kind, way, row.differ) for way in ways if all(way.values())]


def filled_in(offer: Offer, table: object) -> Offer:
    """Return the offer with values wherever it names a field of the table."""
    if all(type(values) is not str for values in offer.choices.values()):
        return offer
    choices = {
        field: getattr(table, values) if isinstance(values, str) else values
        for field, values in offer.choices.items()
    }
    return Offer(offer.kind, choices, offer.differ)


def combinations(offer: Offer) -> Iterator[dict[str, Any]]:
    """Yield every way to fill in the fields of an offer that has its values."""
    for values in product(*offer.choices.values()):
        fields = dict(zip(offer.choices, values, strict=True))
        rivals = [fields[name] for name in offer.differ if name in fields]
        if len({*rivals}) == len(rivals):
            yield fields
