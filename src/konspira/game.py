"""The interface every game implements: a record of pure functions and a law.

Read this first.

A game opens no file, reads no clock, rolls no die. Time and chance reach it as
moves in a log, so what happened at a table is `reduce(apply, log, setup(...))`:
anyone who has the log has the game. Everything a person may see goes through two
functions, `table` (for all) and `hand` (for one seat).
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Meta, Struct, convert

from konspira.kit import due
from konspira.law import Law, combinations, filled_in
from konspira.move import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    ROOM,
    TOO_EARLY,
    Act,
    CompanionSeats,
    Contact,
    EndNow,
    HostSeat,
    IllegalMove,
    MalformedMove,
    MasterPlace,
    Move,
    NewSeat,
    Offer,
    Seat,
    TimeUp,
)
from konspira.packs import Packs
from konspira.refusals import NO_SUCH_SEAT, Code
from konspira.verdict import Question


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a group agrees on before a game. See `konspira.options` for forms and checks.

    The type of each field tells its allowed values; `option` adds the rules it is about.
    """

    def check(self, seats: int) -> None:
        """Raise BadSetup if these values contradict each other, or do not fit so many.

        Asked as soon as options are chosen, and before a game begins; never by a replay.
        """


class Table(Struct, frozen=True, tag=True, gc=False):
    """What lies open on the table, for everybody and the TV."""


class Hand(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """What one seat knows besides the table, and may do. Sent to its own phone alone."""

    seat: Seat
    offers: tuple[Offer, ...]  # what is open to it: `Law.offers`

    @property
    def may(self) -> tuple[str, ...]:
        """The kinds of move that are open to this seat."""
        return tuple(dict.fromkeys(offer.kind for offer in self.offers))


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...]  # nobody: lost by all, or void
    points: tuple[int, ...]  # one number per seat
    why: str  # a stable word, such as "assassin"


class Hush(Struct, frozen=True):
    """How a game is hushed: no message reveals anything by its existence, time or size.

    Every phone gets one message each `every` milliseconds, whether or not there is news for
    it, and each is exactly `size` bytes long: hands and changes of the table must fit in.
    Seats that see more, such as those who are out of the game, may be `long`: then their
    phones get `long_size` bytes. Whose these are lies open, and so do both sizes.
    """

    every: int
    size: int
    long: tuple[Seat, ...] = ()
    long_size: int = 0

    def length(self, seats: tuple[Seat, ...]) -> int:
        """Return how long the messages to a phone with these seats are. A TV has none.

        >>> night = Hush(1_000, 2_048, long=(MASTER, Seat(3)), long_size=4_096)
        >>> night.length(()), night.length((Seat(0), HOST)), night.length((Seat(3),))
        (2048, 2048, 4096)
        """
        length = 0
        for seat in seats:
            if seat != HOST:
                length += self.long_size if seat in self.long else self.size
        return length or self.size


class BadSetup(ValueError):
    """Raised when a game cannot begin like this.

    `code` is stable; the text says what would fit.
    """

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code = code


def option(
    *rules: str, pack: str | None = None, ge: int | None = None, le: int | None = None
) -> Meta:
    """Return the annotation of an option: its rules, its limits, or its kind of pack.

    >>> option("CN-69", ge=10, le=600).extra
    {'rules': ('CN-69',)}
    """
    extra: dict[str, object] = {"rules": rules}
    if pack:
        extra["pack"] = pack
    return Meta(extra=extra, ge=ge, le=le)


def never(state: Any) -> Hush | None:
    """Return None: most games are never hushed.

    No message of theirs tells anything by itself.
    """
    return None


def nobody_is_silent(state: Any) -> dict[Seat, str]:
    """Return nobody: most games let everybody react."""
    return {}


def whole(state: Any) -> Any:
    """Return the state itself: the gist of most games leaves nothing out."""
    return state


def nobody(state: Any, seat: Seat | None) -> bool:
    """Return False: most games have no place for a game master."""
    return False


def as_it_is(preset: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
    """Return the preset: most games play it alike in groups of any size."""
    return preset


def no_question(state: Any, move: Move) -> Question | None:
    """Return None: most games ask the referee nothing."""
    return None


Habit = Callable[[Any, Any, Random], Any]
"""How a random player fills in a field: from table and hand, as a person would."""


class Daily(Struct, frozen=True, kw_only=True):
    """A game of which there is one for each date, the same at all tables."""

    options: Mapping[str, Any]  # by which it is played
    setup: Callable[[Any, int], Any]
    """`setup(options, seats)`: the table before the deal, with its leader on seat 0."""
    deal: Callable[[Any, Packs, str], Any]
    """What `Game.deal` returns, but from the date alone: no die is rolled."""


class Game(Struct, frozen=True, kw_only=True, eq=False):
    """A game: what is the same for all its tables.

    States, options and the fields of tables and hands are the game's own types; nobody
    else looks into a state. `docs/adding-a-game.md` goes through it with an example.
    """

    name: str
    version: int  # stands in each log; a change of the rules raises it
    seats: range
    options: type[Options]
    table_type: type[Table]
    hand_type: type[Hand]
    law: Law

    setup: Callable[..., Any]
    """`setup(options, seats, previous=None, sat=())`: the table before the deal.

    `previous` is how this group's last game ended; `sat` says where each seat's holder sat
    in it (None: nowhere); if it is empty, everybody sits where they sat. Raises BadSetup
    when options and number of seats do not go together.
    """
    deal: Callable[[Any, Packs, Random], Any]
    """The outcome of chance, drawn once; from then on it is a move in the log."""
    awaited: Callable[[Any], frozenset[Seat]]
    """Whom the game waits for. May itself be a secret: it never leaves the server."""
    table: Callable[[Any], Any]
    hand: Callable[[Any, Seat], Any]
    outcome: Callable[[Any], Outcome | None]
    imagine: Callable[[Any, Seat | None, Random], Any]
    """Another state that this seat (None: an onlooker) cannot tell from the true one.

    Says who knows what a second time, independently of `table` and `hand`: the leak tests
    compare the two, and searching bots think with it. To a MASTER nothing is hidden.
    """

    # What most games need not say

    gist: Callable[[Any], Any] = whole
    """Return the part of a state that `hand`, `awaited`, `deadline`, `outcome`, `hush` and
    `silent` depend on, without what changes often, such as who points at which card. They
    get the gist, and are called only when it has changed; so what it lacks never reaches
    them.
    """
    deadline: Callable[[Any], int | None] = lambda state: due(state.phase)
    """When the CLOCK is due to move, if nothing happens before."""
    defaults_for: Callable[[int], Options] | None = None
    """The options a group of this size starts from, if they depend on it."""
    presets: Mapping[str, Mapping[str, Any]] = {}  # named sets of options
    preset_for: Callable[[Mapping[str, Any], int], Mapping[str, Any]] = as_it_is
    """A preset as a group of this size plays it, if it depends on it."""
    pieces: Mapping[Any, Struct] = {}  # what is printed on cards, for the page to read
    numbers: Mapping[str, int] = {}  # of the rules, for the page to read
    hush: Callable[[Any], Hush | None] = never
    """Whether the timing and size of messages must be hidden as well as their content."""
    silent: Callable[[Any], Mapping[Seat, str]] = nobody_is_silent
    """Who may not react just now, each with the rule that says so: somebody who knows more
    than others and could tell it by a face. Follows from what lies open alone.
    """
    needs_master: Callable[[Any], bool] = lambda options: False
    """Whether a game with these options begins only with a person as MASTER."""
    may_lead: Callable[[Any, Seat | None], bool] = nobody
    """Whether who holds this seat (None: none, and never has) may become MASTER now.

    Follows from what lies open alone. A MASTER sees everything, so never a seat that is
    still in the game.
    """
    question: Callable[[Any, Move], Question | None] = no_question
    """What to ask the referee before this move is made.

    Depends on nothing but what lies open and the move itself. The answer comes as
    `Act.opinion` and stands in the log, so that replay needs no dictionary.
    """
    daily: Daily | None = None
    """The one of each date, if there is such a thing."""
    weights: Mapping[type[Move], float] = {}  # how likely a random player makes this move
    habits: Mapping[str, Habit] = {}  # by field, "word", or by move and field, "Clue.word"

    @property
    def has_master(self) -> bool:
        """Whether this game has a place for a person who leads it."""
        return self.may_lead is not nobody

    @property
    def family(self) -> str:
        """Games of one family share the types of their tables and hands, and screens."""
        tag = self.table_type.__struct_config__.tag
        assert isinstance(tag, str), "the tag of a Table is a name"
        return tag

    @property
    def moves(self) -> Any:
        """The union of its moves, for decoding."""
        return self.law.moves

    def defaults(self, seats: int) -> Any:
        """Return the options a group of this size starts from."""
        return self.defaults_for(seats) if self.defaults_for else self.options()

    def apply(self, state: Any, act: Act[Any]) -> Any:
        """Return the state after the act, or raise IllegalMove and change nothing."""
        if act.seat == MASTER and not self.has_master:
            raise IllegalMove(*NO_SUCH_SEAT)
        return self.law.apply(state, act, self.deadline)

    def offers(self, table: Table, hand: Hand) -> tuple[Offer, ...]:
        """Return what is open to the holder of a hand, with the values of all choices."""
        return tuple(filled_in(offer, table) for offer in hand.offers)

    def free(self, offer: Offer) -> tuple[str, ...]:
        """Return the fields of an offer that a player fills in as they like."""
        fields = self.law.kinds[offer.kind].__struct_fields__
        return tuple(field for field in fields if field not in offer.choices)

    def moves_of(self, offer: Offer, **free_text: str) -> Iterator[Move]:
        """Yield every move of an offer with values; free fields hold `free_text`."""
        for fields in combinations(offer):
            yield self.move(offer.kind, {**fields, **free_text})

    def move(self, kind: str, fields: Mapping[str, Any]) -> Move:
        """Return a move of this kind; values may come from the wire."""
        made: Move = convert(dict(fields), self.law.kinds[kind])
        return made

    def random_move(self, table: Table, hand: Hand, rng: Random) -> Move | None:
        """Return any legal move of a seat, for tests and simulation, or None."""
        offers = [o for o in self.offers(table, hand) if all(o.choices.values())]
        if not offers:
            return None
        kinds = [self.law.kinds[offer.kind] for offer in offers]
        weights = [self.weights.get(kind, 1) for kind in kinds]
        offer = rng.choices(offers, weights)[0]
        fields: dict[str, Any] = {}
        if offer.differ:
            fields = rng.choice([*combinations(offer)])
        for name in (*offer.choices, *self.free(offer)):
            habit = self.habits.get(f"{offer.kind}.{name}") or self.habits.get(name)
            if habit is not None:
                fields[name] = habit(table, hand, rng)
            elif name in offer.choices and name not in fields:
                fields[name] = rng.choice(offer.choices[name])
        return self.move(offer.kind, fields)


__all__ = [
    "CHANCE",
    "CLOCK",
    "HOST",
    "MASTER",
    "ROOM",
    "TOO_EARLY",
    "Act",
    "BadSetup",
    "CompanionSeats",
    "Contact",
    "Daily",
    "EndNow",
    "Game",
    "Hand",
    "HostSeat",
    "Hush",
    "IllegalMove",
    "MalformedMove",
    "MasterPlace",
    "Move",
    "NewSeat",
    "Offer",
    "Options",
    "Outcome",
    "Seat",
    "Table",
    "TimeUp",
    "no_question",
    "option",
]
