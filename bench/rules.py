"""Measure the rules of Codenames against a peer: how fast and how small.

The peer is the PyPI package `codenames`. Both engines play the very same games (words,
key, clues, touches, stops), drawn beforehand, and must agree on how each of them went.
The line with the budget is a complete game as both are meant to be played: a board is
drawn, and before each move its player gets their own view (our table and hand; the peer's
`hinter_state` or `guesser_state`, as its own GameRunner does). The other lines leave out
the drawing, or the views, or both: what then remains of a move is having it checked and
reaching the next state. Rates are per CPU second of this process on one core; the two sides
take turns in many short rounds, and the medians of rates and ratios are shown.

The size of a state counts each object that belongs to this one game, once. Enum members,
classes and small numbers exist once for all games and are left out; so are, in the first
figure, the words, which the pack holds anyway. A state folded from a stored log owns its
words, as they were decoded from that log.

Run `python3 dev.py bench rules`, or `python bench/rules.py 100` for 100 rounds.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import msgspec

from konspira import Match
from konspira.game import CHANCE, HOST, TOO_EARLY, Act, IllegalMove, Move, Seat
from konspira.games.codenames import GAME as ours
from konspira.games.codenames.moves import Clue, Deal, Start, Stop, Touch
from konspira.games.codenames.pieces import Team, draw_key
from konspira.games.codenames.state import Cluing, Guessing, State
from konspira.packs import WordPack
from konspira.packs.shelf import Shelf

BUDGET = 10.0  # times the peer's moves per second
ROOM_BUDGET = 20_000  # bytes of an idle room; the state is one part of it
ROUNDS = 25
GAMES = 30  # in one round
VIEWS = 100  # times in one round
SHELF = Shelf()
CARDS = SHELF.find(WordPack, "words.en").cards
CLUES = tuple(f"clue{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")
SPYMASTER = {Team.RED: Seat(0), Team.BLUE: Seat(1)}
OPERATIVE = {Team.RED: Seat(2), Team.BLUE: Seat(3)}


class Script(NamedTuple):
    """All that chance and players decide in one game."""

    deal: Deal
    clues: tuple[tuple[str, int], ...]
    cards: tuple[int, ...]  # in the order in which they are touched
    enough: tuple[bool, ...]  # before each further touch of a turn: stop instead?

    def read(self) -> tuple[Iterator[tuple[str, int]], Iterator[int], Iterator[bool]]:
        return iter(self.clues), iter(self.cards), iter(self.enough)


class Played(NamedTuple):
    """How a game went. Both sides must say the same."""

    moves: int
    winner: str


def write(rng: Random) -> Script:
    words = tuple(rng.choice(card.sides) for card in rng.sample(CARDS, 25))
    return Script(
        Deal(words, (), draw_key(rng.choice(list(Team)), rng)),
        tuple((word, rng.randint(1, 4)) for word in rng.sample(CLUES, len(CLUES))),
        tuple(rng.sample(range(25), 25)),
        tuple(rng.random() < 0.2 for _ in range(50)),
    )


class Ours:
    """This engine, used as a server uses it: a fold of acts."""

    def lay(self, script: Script) -> State:
        return ours.apply(opening(), Act(0, CHANCE, script.deal))

    def draw(self, rng: Random) -> State:
        state = opening()
        return ours.apply(state, Act(0, CHANCE, ours.deal(state, SHELF, rng)))

    def play(self, state: State, script: Script, views: bool = False) -> Played:
        clues, cards, enough = script.read()
        at = moves = 0
        while isinstance(phase := state.phase, Cluing | Guessing):
            at += 10_000
            move: Move
            if isinstance(phase, Cluing):
                seat, move = SPYMASTER[phase.team], Clue(*next(clues))
            else:
                stop = phase.made and next(enough)
                seat, move = OPERATIVE[phase.team], Stop() if stop else Touch(next(cards))
            if views:
                ours.table(state)
                ours.hand(state, seat)
            state = ours.apply(state, Act(at, seat, move))
            moves += 1
        return Played(moves, str(phase.winner))  # type: ignore[union-attr]


def opening() -> State:
    state = ours.setup(ours.defaults(4), 4)
    return ours.apply(state, Act(0, HOST, Start()))


class Peer:
    """The package `codenames`, used as its own GameRunner uses it."""

    def __init__(self) -> None:
        self.state = import_module("codenames.game.state")
        self.board = import_module("codenames.game.board")
        self.moves = import_module("codenames.game.move")
        self.color = import_module("codenames.game.color").CardColor
        self.words = import_module("codenames.boards.english").ENGLISH_WORDS
        self.hinter = import_module("codenames.game.player").PlayerRole.HINTER

    def lay(self, script: Script) -> Any:
        colors = {"red": "RED", "blue": "BLUE", "bystander": "GRAY", "assassin": "BLACK"}
        cards = [
            self.board.Card(word=word, color=self.color[colors[identity]])
            for word, identity in zip(script.deal.words, script.deal.key, strict=True)
        ]
        return self.state.new_game_state(self.board.Board(language="en", cards=cards))

    def draw(self, rng: Random) -> Any:
        board = self.board.Board.from_vocabulary("en", self.words)
        return self.state.new_game_state(board)

    def play(self, state: Any, script: Script, views: bool = False) -> Played:
        clues, cards, enough = script.read()
        moves = made = 0
        while state.winner is None:
            if state.current_player_role == self.hinter:
                if views:
                    _ = state.hinter_state
                word, number = next(clues)
                state.process_hint(self.moves.Hint(word=word, card_amount=number))
                made = 0
            else:
                if views:
                    _ = state.guesser_state
                stop = made and next(enough)
                card = self.moves.PASS_GUESS if stop else next(cards)
                state.process_guess(self.moves.Guess(card_index=card))
                made += 1
            moves += 1
        return Played(moves, state.winner.team_color.value.lower())


def cpu(work: Callable[[], object]) -> float:
    gc.collect()
    start = process_time()
    work()
    return process_time() - start


class Pace(NamedTuple):
    """Seconds of one round."""

    ours: float
    peer: float


def race(scripts: list[Script], rounds: int) -> dict[str, list[Pace]]:
    """Return the rounds of each kind of work."""
    ours, peer = Ours(), Peer()
    paces: dict[str, list[Pace]] = {"moves": [], "views": [], "draws": []}
    for _ in range(rounds):
        for what, done in paces.items():
            mine, theirs = chore(ours, what, scripts), chore(peer, what, scripts)
            done.append(Pace(cpu(mine), cpu(theirs)))
    return paces


def chore(side: Ours | Peer, what: str, scripts: list[Script]) -> Callable[[], object]:
    rng = Random(1)
    if what == "draws":
        return lambda: [side.draw(rng) for _ in scripts]
    boards = [(side.lay(script), script, what == "views") for script in scripts]
    return lambda: [side.play(*board) for board in boards]


def agree(scripts: list[Script]) -> int:
    """Play each game with both engines to the same end; return the number of moves."""
    ours, peer = Ours(), Peer()
    played = [ours.play(ours.lay(script), script) for script in scripts]
    assert played == [peer.play(peer.lay(script), script) for script in scripts]
    return sum(game.moves for game in played)


def middle() -> tuple[State, list[Act[Any]]]:
    """Return a game of 8 with 12 words covered, and the log that led there."""
    for seed in range(100):
        match, rng = Match("codenames", seats=8, seed=seed), Random(seed)
        while not match.outcome:
            seat = rng.choice(sorted(match.awaited))
            if move := match.random_move(seat):
                try:
                    match.play(seat, move)
                except IllegalMove as refusal:  # a card is still turning over
                    assert refusal.code == TOO_EARLY
                    match.wait()
            state = fold(match.log)
            if 25 - state.covers.count(None) == 12 and not match.outcome:
                return state, match.log
    raise AssertionError("no random game got that far")


def fold(log: list[Act[Any]]) -> State:
    return reduce(ours.apply, log, ours.setup(ours.defaults(8), 8))


def size(thing: object, shared: set[int]) -> int:
    """Return the bytes of a thing and all it holds, without what is `shared` or counted."""
    if id(thing) in shared or isinstance(thing, Enum | type | bool | None):
        return 0
    if isinstance(thing, int) and -5 <= thing <= 256:
        return 0
    shared.add(id(thing))
    inside: list[object] = []
    if isinstance(thing, msgspec.Struct):
        inside = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, tuple | frozenset):
        inside = list(thing)
    return sys.getsizeof(thing) + sum(size(part, shared) for part in inside)


def views(state: State, rounds: int) -> tuple[float, float]:
    """Return the seconds to build the table and 8 hands, and to build and encode them."""
    encode = msgspec.json.Encoder().encode
    seats = [Seat(seat) for seat in range(8)]

    def build() -> None:
        for _ in range(VIEWS):
            ours.table(state)
            for seat in seats:
                ours.hand(state, seat)

    def build_and_encode() -> None:
        for _ in range(VIEWS):
            encode(ours.table(state))
            for seat in seats:
                encode(ours.hand(state, seat))

    times = [(cpu(build), cpu(build_and_encode)) for _ in range(rounds)]
    return median(t[0] for t in times) / VIEWS, median(t[1] for t in times) / VIEWS


def show(label: str, moves: int, paces: list[Pace], budget: float | None = None) -> None:
    ours = moves / median(pace.ours for pace in paces)
    peer = moves / median(pace.peer for pace in paces)
    ratio = median(pace.peer / pace.ours for pace in paces)
    verdict = ""
    if budget:
        verdict = f"   budget {budget:g} x: {'PASS' if ratio >= budget else 'MISS'}"
    print(f"  {label:<30}{ours:>10,.0f}{peer:>11,.0f}{ratio:>7.1f} x{verdict}")


def show_race(rounds: int) -> None:
    scripts = [write(Random(seed)) for seed in range(GAMES)]
    moves = agree(scripts)
    alone, views, draws = race(scripts, rounds).values()
    print(f"Codenames, {GAMES} random games of {moves / GAMES:.0f} moves, {rounds} rounds")
    print(f"  {'moves per second':<30}{'konspira':>10}{'codenames':>11}{'ratio':>9}")
    show("complete games, with views", moves, added(views, draws), BUDGET)
    show("the same without drawing", moves, views)
    show("complete games, no views", moves, added(alone, draws))
    show("bare transitions", moves, alone)


def added(some: list[Pace], more: list[Pace]) -> list[Pace]:
    return [Pace(a.ours + b.ours, a.peer + b.peer) for a, b in zip(some, more, strict=True)]


def show_sizes(rounds: int) -> None:
    state, log = middle()
    played = size(state, {id(side) for card in CARDS for side in card.sides})
    stored = msgspec.json.encode(log)
    kind = list[Act[ours.moves]]  # type: ignore[name-defined]
    folded = size(fold(msgspec.json.decode(stored, type=kind)), set())
    verdict = "PASS" if folded <= ROOM_BUDGET else "MISS"
    build, encoded = views(state, rounds)
    print("A game of 8 in the middle, 12 words covered")
    print(f"  {'state, words of the pack':<30}{played:>10,} bytes")
    print(f"  {'state folded from its log':<30}{folded:>10,} bytes", end="")
    print(f"   budget of a whole room {ROOM_BUDGET:,}: {verdict}")
    print(f"  {'table and 8 hands':<30}{build * 1e6:>10.1f} microseconds")
    print(f"  {'table and 8 hands, encoded':<30}{encoded * 1e6:>10.1f} microseconds")


def main() -> None:
    rounds = int(sys.argv[1]) if sys.argv[1:] else ROUNDS
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if find_spec("codenames"):
        show_race(rounds)
    else:
        print("No race: the package codenames is missing; run python3 dev.py bench rules")
    show_sizes(rounds)


if __name__ == "__main__":
    main()
