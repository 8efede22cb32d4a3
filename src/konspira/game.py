"""What a game is: a module (or small package) of pure functions. Read this first.

A game opens no file, reads no clock, rolls no die. Time and chance reach it as
moves in a log, so what happened at a table is `reduce(apply, log, setup(...))`:
whoever has the log has the game. Everything a person may see goes through two
doors, `table` (for all) and `hand` (for one seat).
"""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Annotated, Any, Generic, NewType, Protocol, TypeVar

from msgspec import Meta, Struct

from konspira.packs import Packs
from konspira.verdict import Question, Verdict

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""
CHANCE = Seat(-1)  # the dealer; its moves carry the cards already drawn
CLOCK = Seat(-2)  # the watch; its moves say that a deadline has passed
HOST = Seat(-3)  # whoever runs the table, player or not; speaks here for the table
ROOM = Seat(-4)  # the room around the table: says who is there

TOO_EARLY = "too-early"
"""The one refusal that time alone cures: the same move may be made a moment later."""


class Move(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Anything that may happen to a game. Also its form on the wire and in the log."""


class TimeUp(Move, frozen=True):
    """The CLOCK's only move: a deadline has passed. Every game knows it."""


class Contact(Move, frozen=True):
    """The ROOM: this seat has had no contact for a while, or is back.

    Only games that would otherwise wait for the absent list it among their moves; the
    room tells no others.
    """

    seat: Annotated[Seat, Meta(ge=0)]
    here: bool


class NewSeat(Move, frozen=True):
    """The ROOM: somebody sits down at the end of the ring of a game that is at the table.

    Only games that take newcomers list it among their moves, and say when they do: some
    only if the host has let them in.
    """

    invited: bool = True  # False: they came by themselves
    shared: bool = False  # their phone holds, or held, another seat of this game


class HostSeat(Move, frozen=True):
    """The ROOM: the host sits here (None: has no seat), for games to which it matters."""

    seat: Annotated[Seat, Meta(ge=0)] | None


class EndNow(Move, frozen=True):
    """The HOST: the game ends here, with the score as it stands.

    Only games of several rounds that keep a score list it among their moves. It reveals
    what the end of a game reveals, and no more.
    """


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a group agrees on before a game. See `konspira.options` for forms and checks.

    The type of each field tells its allowed values; `ruled` adds the rule it is about.
    """


class Table(Struct, frozen=True, tag=True, gc=False):
    """What lies open on the table: everybody sees it, and so does the TV."""


class Hand(Struct, frozen=True, tag=True, gc=False):
    """What one seat knows besides the table, and may do. Only its own phone gets it."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...]  # nobody: lost by all, or void
    points: tuple[int, ...]  # one number per seat
    why: str  # a stable word, such as "assassin"


S = TypeVar("S")
M = TypeVar("M", bound=Move)
T = TypeVar("T", bound=Table)
H = TypeVar("H", bound=Hand)
O = TypeVar("O", bound=Options)  # noqa: E741


class Hush(Struct, frozen=True):
    """While a game is hushed, no message tells anything by its existence, time or size.

    Every phone then gets one message each `every` milliseconds, whether or not there is
    news for it, and each is a multiple of `size` bytes long.
    """

    every: int
    size: int


class Act(Struct, Generic[M], frozen=True, omit_defaults=True, gc=False):
    """One line of a game's append-only log: who did what, and when."""

    at: int  # milliseconds on the game's clock, which stands still while a game is paused
    seat: Seat
    move: M
    opinion: Verdict | None = None  # of the referee, where the game has a question for it


class Offer(Struct, frozen=True):
    """A kind of move that is open to a seat now.

    `choices` lists what its fields may hold; a field that is not listed is free text.
    """

    kind: type[Move]
    choices: Mapping[str, tuple[Any, ...]] = {}

    @property
    def free(self) -> tuple[str, ...]:
        """The fields that a player fills in as they like."""
        return tuple(f for f in self.kind.__struct_fields__ if f not in self.choices)

    def moves(self, **free_text: str) -> Iterator[Move]:
        """Every move of this offer; the free fields hold what is given here."""
        for values in product(*self.choices.values()):
            yield self.kind(**dict(zip(self.choices, values, strict=True)), **free_text)


class IllegalMove(Exception):
    """The rules refuse the move and nothing has changed.

    `code` is a stable word for clients and `rule` the rule that says so, if one does.
    Both may depend only on what the mover can already see; otherwise the refusal
    itself would be a leak.
    """

    def __init__(self, code: str, rule: str | None = None) -> None:
        super().__init__(f"{code} ({rule})" if rule else code)
        self.code = code
        self.rule = rule


class MalformedMove(ValueError):
    """This is not a move of the game at all, whatever the situation at the table."""

    code = "malformed-move"


class BadSetup(ValueError):
    """The game cannot begin like this. `code` is stable; the text says what would fit."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def ruled(
    *rules: str, pack: str | None = None, ge: int | None = None, le: int | None = None
) -> Meta:
    """The note an option carries: its rule ids, its limits, or the kind of pack it names.

    >>> ruled("CN-69", ge=10, le=600).extra
    {'rules': ('CN-69',)}
    """
    extra: dict[str, object] = {"rules": rules}
    if pack:
        extra["pack"] = pack
    return Meta(extra=extra, ge=ge, le=le)


def no_question(state: object, move: Move) -> Question | None:
    """What most games ask the referee: nothing. They take it as their `question`."""
    return None


class Game(Protocol[S, M, T, H, O]):
    """Every module in `konspira.games` keeps this contract."""

    @property
    def NAME(self) -> str: ...
    @property
    def VERSION(self) -> int: ...  # stands in each log; a change of the rules raises it
    @property
    def SEATS(self) -> range: ...
    @property
    def MOVES(self) -> Any: ...  # the union of its moves, for decoding
    @property
    def PRESETS(self) -> Mapping[str, Mapping[str, Any]]: ...  # named sets of options

    def defaults(self, seats: int) -> O:
        """The options a group of this size starts from."""

    def setup(
        self,
        options: O,
        seats: int,
        previous: S | None = None,
        sat: tuple[Seat | None, ...] = (),
    ) -> S:
        """The table before the deal; `previous` is how this group's last game ended.

        `sat` says where each seat's holder sat in it (None: nowhere); if it is empty,
        everybody sits where they sat.
        Raises BadSetup when options and number of seats do not go together.
        """

    def awaited(self, state: S) -> frozenset[Seat]:
        """Whom the game waits for. May itself be a secret: it never leaves the server."""

    def deadline(self, state: S) -> int | None:
        """When the CLOCK is due to move, if nothing happens before."""

    def deal(self, state: S, packs: Packs, rng: Random) -> M:
        """The outcome of chance, drawn once; from then on it is a move in the log."""

    def apply(self, state: S, act: Act[M]) -> S:
        """The state after the act; or IllegalMove, and nothing has changed."""

    def table(self, state: S) -> T: ...
    def hand(self, state: S, seat: Seat) -> H: ...
    def outcome(self, state: S) -> Outcome | None: ...

    def hush(self, state: S) -> Hush | None:
        """Whether messages must tell nothing just now; most games never need it."""

    def question(self, state: S, move: M) -> Question | None:
        """What to ask the referee before this move is made; most games never ask.

        Depends on nothing but what lies open and the move itself. The answer comes as
        `Act.opinion` and stands in the log, so that replay needs no dictionary.
        """

    def offers(self, table: T, hand: H) -> tuple[Offer, ...]:
        """Every move open to the holder of this hand, as far as it can be listed."""

    def imagine(self, state: S, seat: Seat | None, rng: Random) -> S:
        """Another state that this seat (None: an onlooker) cannot tell from the true one.

        Says who knows what a second time, independently of `table` and `hand`: the leak
        tests compare the two, and searching bots think with it.
        """

    def random_move(self, table: T, hand: H, rng: Random) -> M | None:
        """Any legal move of this seat, for tests and simulation; None if it has none."""
