"""A table of Mafia for tests: known tokens, and time that passes.

The Mafiosi are the last of the ring, the Agent sits before them, and all others are Cops:
among eight, Gus and Hal are the Mafia, and Fay is the Agent. Nothing is played that the
rules do not ask for: choices come at the last call, and time limits pass by themselves.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game_table import GameTable
from msgspec.structs import replace as changed

from konspira.game import CHANCE, MASTER, Seat
from konspira.game import Game as AnyGame
from konspira.games.mafia import GAME
from konspira.games.mafia.cards import Card, Token, WindowKind
from konspira.games.mafia.cards.sides import awake
from konspira.games.mafia.moves import (
    Choose,
    Deal,
    DrawLot,
    DrawOrder,
    Next,
    Protect,
    React,
    Shoot,
    Vote,
)
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import (
    Count,
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Lot,
    Nightfall,
    Over,
    Phase,
    Reveal,
    RollCall,
    Slot,
    Speeches,
    Talk,
    Task,
    TieTalk,
    Window,
)
from konspira.games.mafia.state.record import Fallen
from konspira.games.mafia.state.terms import Terms
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats, Timer
from konspira.packs.shelf import Shelf

PEOPLE: Seats = tuple(Seat(seat) for seat in range(21))
ADA, BEN, CY, DEE, EVE, FAY, GUS, HAL, IDA, JOE, KIM, LEO = PEOPLE[:12]
COP, AGENT, MAFIOSO = Token.COP, Token.AGENT, Token.MAFIOSO
SHELF = Shelf()
BOX: AnyGame = GAME
PERSON: dict[str, Any] = {"master": "person"}

Chosen = Mapping[Seat, Seat | None]
NOBODY: Chosen = {}


class Game(GameTable[State, Phase, Table, Hand]):
    """A game of Mafia at one moment."""

    # From phase to phase

    def on(self) -> "Game":
        """After the next thing that happens by itself: time, chance, or the next step."""
        match self.phase:
            case Nightfall():
                return self.after((CHANCE, DrawOrder(self.living)))
            case Lot(tied=tied):
                return self.after((CHANCE, DrawLot(tied[0])))
            case object(clock=Timer(hard=False)):
                return self.after((MASTER, Next()))
            case _:
                return self.time_up()

    def until(self, *phases: type) -> "Game":
        """After everything that happens by itself until one of these phases is reached."""
        game = self
        while not isinstance(game.phase, (*phases, Over)):
            game = game.on()
        assert isinstance(game.phase, phases), f"the game ended in {game.outcome}"
        return game

    def within(self, *phases: type) -> "Game":
        """As `until`, but the game may end before."""
        game = self
        while not isinstance(game.phase, (*phases, Over)):
            game = game.on()
        return game

    # Night

    def asleep(self, *order: Seat) -> "Game":
        """Night has fallen; chance has drawn this order, or these first."""
        game = self.until(Nightfall)
        rest = [seat for seat in game.living if seat not in order]
        return game.after((CHANCE, DrawOrder((*order, *rest))))

    def task(self, slot: Slot) -> "Game":
        """The beginning of this task."""
        game = self
        while not (isinstance(game.phase, Task) and game.phase.slot is slot):
            game = game.on()
        return game

    def called(
        self,
        call: int = -1,
        one: Chosen = NOBODY,
        two: Chosen = NOBODY,
        recruits: Seats = (),
    ) -> "Game":
        """After these choices at a call, the last one unless said otherwise."""
        assert isinstance(self.phase, Task), self.phase
        calls = self.phase.calls
        number = call % len(calls)
        game = replace(self, now=max(self.now, calls[number]))
        for seat in sorted({*one, *two}):
            move = Choose(number, one.get(seat), two.get(seat), seat in recruits)
            game = game.at(game.now, seat, move)
        return game

    def night(
        self, one: Chosen = NOBODY, two: Chosen = NOBODY, order: Seats = ()
    ) -> "Game":
        """A whole night with these choices at the last calls; dawn breaks."""
        game = self.asleep(*order).until(Task)
        assert isinstance(game.phase, Task)
        if game.phase.slot is Slot.BOTH:
            return game.called(one=one, two=two).until(Dawn)
        game = game.called(one=one).task(Slot.SECOND)
        return game.called(two=two).until(Dawn)

    def murder(self, victim: Seat) -> "Game":
        """A night after which this seat is the victim of all who wake."""
        game = self.until(Nightfall)
        return game.night(two={seat: victim for seat in game.state.town.waking})

    # Windows

    def window(self, kind: WindowKind) -> "Game":
        """After everything that happens by itself until a window of this kind opens."""
        game = self.until(Window)
        while not (isinstance(game.phase, Window) and game.phase.kind is kind):
            game = game.on().until(Window)
        return game

    def react(self, uses: Mapping[Seat, Seat | bool]) -> "Game":
        """After the answers at the call of a window: "use" (True, or on which seat) of
        these phones, "let it be" of all others."""
        assert isinstance(self.phase, Window), self.phase
        game = replace(self, now=max(self.now, self.phase.call))
        for seat in game.living:
            use = uses.get(seat, False)
            aimed = None if isinstance(use, bool) else use
            game = game.at(game.now, seat, React(use is not False, aimed))
        return game

    def used(self, kind: WindowKind, uses: Mapping[Seat, Seat | bool]) -> "Game":
        """After the next window of this kind, in which these phones used their card."""
        return self.window(kind).react(uses).on()

    # Council

    def protected(self, *seats: Seat) -> "Game":
        """After the last cards of the day, in which these play Shelter or Safe Conduct."""
        game = self.until(LastCards).after(*((seat, Protect()) for seat in seats))
        return game.until(Nightfall)

    def shot(self, target: Seat | None) -> "Game":
        """After the last shot of who has just gone, and all that follows from it."""
        assert isinstance(self.phase, Farewell), self.phase
        game = replace(self, now=max(self.now, self.phase.call))
        return game.at(game.now, self.phase.seat, Shoot(target)).on()

    def voted(self, ballots: Chosen) -> "Game":
        """After these votes, and the ballot has closed."""
        game = self
        for seat, target in ballots.items():
            if target is not None:
                game = game.after((seat, Vote(target)))
        while isinstance(game.phase, FirstVote | FinalVote | RollCall):
            game = game.on()
        return game

    def first_vote(self, ballots: Chosen) -> "Game":
        """After the talk and the first vote: fingers are up."""
        return self.until(FirstVote).voted(ballots)

    def final_vote(self, ballots: Chosen) -> "Game":
        """After the speeches and the final vote: fingers are up."""
        return self.until(FinalVote).voted(ballots)

    def vote_out(self, seat: Seat) -> "Game":
        """A council in which all others point at this seat, which points at one of them.

        If only two are left, the lot decides.
        """
        game = self.until(FirstVote)
        while not isinstance(game.phase, Reveal):
            match game.phase:
                case FirstVote() | FinalVote():
                    other = next(s for s in game.table.candidates if s != seat)
                    voters = game.table.voters
                    votes = {s: other if s == seat else seat for s in voters}
                    game = game.voted(votes)
                case Lot():
                    game = game.after((CHANCE, DrawLot(seat)))
                case _:
                    game = game.on()
        return game

    def vote_out_by_master(self, seat: Seat) -> "Game":
        """A council led by a person, in which everybody points at this seat; it is decided,
        and nobody has gone yet."""
        game = self.until(FirstVote)
        while not isinstance(game.phase, Count) or not game.phase.final:
            if isinstance(game.phase, FirstVote | FinalVote):
                other = next(s for s in game.table.candidates if s != seat)
                voters = game.table.voters
                game = game.voted({s: other if s == seat else seat for s in voters})
            else:
                game = game.on()
        return game

    # What there is

    @property
    def living(self) -> Seats:
        return self.state.town.living

    @property
    def tokens(self) -> tuple[Token, ...]:
        return self.state.town.tokens

    @property
    def fallen(self) -> tuple[Fallen, ...]:
        return self.state.town.fallen

    @property
    def gone(self) -> Seats:
        """Who is out, in the order in which they went."""
        return tuple(each.seat for each in self.fallen)

    @property
    def finalists(self) -> Seats:
        assert isinstance(self.phase, Count | Speeches | FinalVote | TieTalk), self.phase
        return self.phase.finalists

    @property
    def winner(self) -> str | None:
        """The side that has won, or "nobody"; None: it is not over."""
        if self.outcome is None:
            return None
        sides = [self.tokens[seat] is MAFIOSO for seat in self.outcome.winners]
        return "nobody" if not sides else "mafia" if all(sides) else "police"


def usual_tokens(terms: Terms) -> tuple[Token, ...]:
    """Cops, then the Agent, then the Mafiosi."""
    return (*[COP] * terms.cops, *[AGENT] * terms.agents, *[MAFIOSO] * terms.mafiosi)


def fresh(seats: int = 8, terms: Mapping[str, Any] = {}, **chosen: Any) -> Game:
    """The table before the deal; `terms` are set by hand, as no options would."""
    game = Game.set_up(BOX, seats, **chosen)
    return game.changed(terms=changed(game.state.terms, **terms))


def dealt(
    seats: int = 8,
    tokens: tuple[Token, ...] = (),
    terms: Mapping[str, Any] = {},
    cards: Mapping[Seat, Card] = {},
    **chosen: Any,
) -> Game:
    """Everybody reads their token. It is moment 0.

    `cards`: who holds which action card; these are the set that everybody knows.
    """
    if cards:
        chosen["cards"] = {card.replace("-", "_"): True for card in cards.values()}
    game = fresh(seats, terms, **chosen)
    held = [cards.get(seat, Card.NEUTRAL) for seat in PEOPLE[:seats]] if cards else []
    deal = Deal(tokens or usual_tokens(game.state.terms), tuple(held))
    return game.at(0, CHANCE, deal)


def day(cards: Mapping[Seat, Card], seats: int = 12, **chosen: Any) -> Game:
    """The first council, after a night without a victim."""
    return dealt(seats, cards=cards, mafia_no_choice="nobody", **chosen).until(Talk)


def alone(game: Game, *living: Seat) -> Game:
    """The same game at nightfall, in which only these are left; how the others went,
    nobody knows."""
    game = game.until(Nightfall)
    town = changed(game.state.town, living=tuple(sorted(living)))
    return game.changed(town=awake(town, game.state.terms))
