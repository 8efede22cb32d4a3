"""Play Codenames for one team with a companion as chief, and count what comes of it."""

from collections.abc import Callable
from random import Random
from time import process_time

from msgspec import Struct, field

from konspira import referee
from konspira.companions import Mind, think
from konspira.companions.codenames.operative import any_card
from konspira.companions.codenames.reading import meant
from konspira.game import HOST, Move
from konspira.games import game_named
from konspira.games.codenames.moves import Clue, Start, Stop, Touch
from konspira.games.codenames.state import Guessing
from konspira.games.codenames.views import Hand, Table
from konspira.match import Match
from konspira.packs.shelf import Shelf
from konspira.verdict import Question, Verdict

GAME = game_named("codenames")
CHIEF, READER = 0, 1
Reader = Callable[[Table, Hand, Mind], Move | None]


class Tally(Struct):
    """What came of some boards."""

    boards: int = 0
    won: int = 0
    assassin: int = 0
    touches: int = 0
    right: int = 0
    clues: int = 0
    words: int = 0  # for which these clues were
    bold_starts: int = 0  # first clues for two words or more
    seconds: list[float] = field(default_factory=list)  # CPU time of each thought


def judge(question: Question) -> Verdict:
    """Return the referee's verdict, as a server has it."""
    number, visible = question.number, question.visible
    return referee.check(question.clue, number, visible, question.language, question.house)


def as_companion(table: Table, hand: Hand, mind: Mind) -> Move | None:
    return think(GAME, table, hand, mind).move


def forgetting_nothing(table: Table, hand: Hand, mind: Mind) -> Move | None:
    """Read clues as companions do, but by whole lists: a stand-in for a person."""
    turn = table.phase
    if not isinstance(turn, Guessing):
        return None
    cards = meant(table, turn, mind, forgets=False)
    if cards or not turn.made:
        return Touch(cards[0] if cards else any_card(table, mind))
    return Stop()


def play_board(
    seed: int, packs: Shelf, pack: str, minds: tuple[Mind, Mind], reader: Reader, to: Tally
) -> None:
    """Play one board to its end, and add what happened to a tally."""
    match = Match(GAME, seats=2, seed=seed, options={"pack": pack}, packs=packs)
    match.play(HOST, Start())
    readers = (as_companion, reader)
    to.boards += 1
    while match.outcome is None:
        for seat in (CHIEF, READER):
            began = process_time()
            move = readers[seat](match.table(), match.hand(seat), minds[seat])  # type: ignore[arg-type]
            if move is not None:
                to.seconds.append(process_time() - began)
                count(match, seat, move, to)
                break
        else:
            match.wait()
    to.won += bool(match.outcome.winners)
    to.assassin += match.outcome.why == "assassin"


def count(match: Match, seat: int, move: Move, to: Tally) -> None:
    """Make a move, and note what it was worth."""
    before: Table = match.table()  # type: ignore[assignment]
    if isinstance(move, Clue):
        number = move.number if isinstance(move.number, int) else 0
        to.clues += 1
        to.words += number
        to.bold_starts += not before.turns and number >= 2
    match.play(seat, move)
    if isinstance(move, Touch):
        after: Table = match.table()  # type: ignore[assignment]
        to.touches += 1
        to.right += after.left[0] < before.left[0]


def any_minds(seed: int) -> tuple[int, int]:
    """Return the seeds of a chief and of a reader."""
    rng = Random(seed)
    return rng.getrandbits(53), rng.getrandbits(53)
