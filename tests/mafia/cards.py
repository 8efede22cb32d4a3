"""Councils of Mafia with action cards, for tests: who points at whom, and who loses."""

from collections.abc import Mapping

from konspira.game import CHANCE, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import DrawLot
from konspira.games.mafia.state.phases import (
    FinalVote,
    FirstVote,
    Lot,
    Over,
    Reveal,
    Slot,
    Task,
    Window,
)
from konspira.kit import Seats
from mafia.table import Game

SAVE, SWAP = WindowKind.SAVE, WindowKind.SWAP
OPENS = WindowKind.COUNCIL_OPENS


def ballots(
    game: Game, votes: Mapping[Seat, int], pinned: Mapping[Seat, Seat] = {}
) -> dict[Seat, Seat | None]:
    """Ballots of all who may vote now that give so many votes to each, none to oneself.

    `pinned`: how some of them vote.
    """
    cast = [target for target, number in votes.items() for _ in range(number)]
    for target in pinned.values():
        cast.remove(target)
    voters = [seat for seat in game.table.voters if seat not in pinned]
    assert len(cast) == len(voters), "everybody votes"
    for turned in range(len(cast)):
        targets = [*cast[turned:], *cast[:turned]]
        if all(voter != target for voter, target in zip(voters, targets, strict=True)):
            return {**dict(zip(voters, targets, strict=True)), **pinned}
    raise AssertionError("somebody would have to vote for themselves")


def first(game: Game, votes: Mapping[Seat, int], pinned: Mapping[Seat, Seat] = {}) -> Game:
    """After the first vote with so many votes: the ballots lie open."""
    game = game.until(FirstVote)
    return game.voted(ballots(game, votes, pinned))


def final(game: Game, votes: Mapping[Seat, int], pinned: Mapping[Seat, Seat] = {}) -> Game:
    """The same of the final vote."""
    game = game.until(FinalVote)
    return game.voted(ballots(game, votes, pinned))


def loses(game: Game, seat: Seat) -> Game:
    """A council that votes this seat out: it is to go, or gone if nothing could save it."""
    game = game.until(FirstVote)
    while not going(game):
        match game.phase:
            case FirstVote() | FinalVote():
                able = game.table.candidates
                other = next(each for each in able if each != seat)
                game = game.voted(
                    {each: other if each == seat else seat for each in game.table.voters}
                )
            case Lot():
                game = game.after((CHANCE, DrawLot(seat)))
            case _:
                game = game.on()
    return game


def going(game: Game) -> bool:
    phase = game.phase
    return isinstance(phase, Reveal | Over) or (
        isinstance(phase, Window) and phase.kind is SAVE
    )


def recruited(game: Game, by: Seat, seat: Seat) -> Game:
    """The Mafia's task of this night; this seat is recruited, and it begins once more."""
    game = game.task(Slot.SECOND).called(two={by: seat}, recruits=(by,)).on()
    return game.until(Task)


def played(game: Game) -> list[tuple[Card, Seat | None, Seat | None]]:
    """What has been played, as everybody sees it: card, by whom, on whom."""
    return [(play.card, play.seat, play.on) for play in game.table.plays]


def before(game: Game, card: Card) -> Seats:
    """Before whom this card lies open."""
    return tuple(each.seat for each in game.table.lying if each.card is card)
