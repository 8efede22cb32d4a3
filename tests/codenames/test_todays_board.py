"""Today's board: drawn from date and language alone, and laid like any other."""

from typing import Any

import pytest
from msgspec.structs import replace

from codenames.table import REVERSE, SHELF, WORDS
from konspira.game import CHANCE, Act, Daily, IllegalMove, Seat
from konspira.games.codenames import GAME
from konspira.games.codenames.moves import Clue, Deal, Draw, JoinTeam, Stop, Touch
from konspira.games.codenames.options import Options
from konspira.games.codenames.pieces import AGENT, Identity, Team, starting_team
from konspira.games.codenames.state import Cluing, Drawing, State
from konspira.games.codenames.turns import words_left
from konspira.languages import LANGUAGES
from konspira.options import choose
from konspira.packs import WordPack
from konspira.packs.shelf import Shelf
from konspira.packs.words import Card

DATE = "2026-11-18"
ENEMY = AGENT[Team.BLUE]


def daily() -> Daily:
    assert GAME.daily
    return GAME.daily


def options(language: str = "en") -> Options:
    agreed = {**daily().options, "pack": f"words.{language}"}
    chosen = choose(GAME, 2, agreed, SHELF)
    assert isinstance(chosen, Options)
    return chosen


def dealt(date: str = DATE, language: str = "en", seats: int = 2) -> Deal:
    state = daily().setup(options(language), seats)
    drawn = daily().deal(state, SHELF, date)
    assert isinstance(drawn, Deal)
    return drawn


def laid(seats: int = 2) -> State:
    """The board lies on the table, and the first clue is awaited."""
    state = daily().setup(options(), seats)
    return done(state, CHANCE, dealt(seats=seats))


def done(state: State, seat: Seat, move: Any, at: int = 60_000) -> State:
    after: State = GAME.apply(state, Act(at, seat, move))
    return after


def drawing(state: State) -> State:
    """After a clue, and a touch of a bystander, the enemy is about to cover a word."""
    state = done(state, Seat(0), Clue("comet", 1))
    bystander = next(c for c in state.visible if state.key[c] is Identity.BYSTANDER)
    state = done(state, Seat(1), Touch(bystander))
    assert isinstance(state.phase, Drawing)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_a_board_of_the_pack_with_a_key(language: str) -> None:
    """CN-07, CN-15, CN-100: 25 different words, a key, and the one team starts."""
    deal = dealt(language=language)
    cards = SHELF.find(WordPack, f"words.{language}").cards
    sides = {side: card for card in cards for side in card.sides}
    assert len({sides[word] for word in deal.words}) == 25, "no card lies there twice"
    assert starting_team(deal.key) is Team.RED
    assert deal.language == language and not deal.reverse


def test_date_and_language_make_the_board_and_nothing_else() -> None:
    assert dealt() == dealt(seats=7)
    boards = [dealt(), dealt("2026-11-19"), dealt(language="pl")]
    assert len({board.words for board in boards}) == len({b.key for b in boards}) == 3


def test_the_board_of_a_date_is_the_same_in_every_release() -> None:
    """Else servers of two releases would show two boards; a pack may change, of course."""
    cards = tuple(Card(word, back) for word, back in zip(WORDS, REVERSE, strict=True))
    shelf = Shelf([WordPack("own", "en", "Own", cards)])
    state = daily().setup(replace(options(), pack="own"), 2)
    board: Any = daily().deal(state, shelf, DATE)
    assert board.words[:4] == ("tableback", "daggerback", "salt", "starback")
    assert [board.key.index(one) for one in Identity] == [2, 3, 0, 9]


def test_backs_come_up_as_well_as_fronts() -> None:
    fronts = {card.front for card in SHELF.find(WordPack, "words.en").cards}
    up = [word in fronts for day in range(10, 20) for word in dealt(f"2026-11-{day}").words]
    assert 100 < sum(up) < 150, "about half of 250"


def test_earlier_games_of_a_group_change_nothing() -> None:
    """CN-117, CN-O18: neither the other sides of their cards nor words that are used."""
    state = replace(
        daily().setup(options(), 2), used=frozenset(dealt().words), reverse=REVERSE
    )
    assert daily().deal(state, SHELF, DATE) == dealt()


def test_nobody_chooses_a_place_because_the_leader_stays_one() -> None:
    state = daily().setup(options(), 3)
    with pytest.raises(IllegalMove):
        done(state, Seat(0), JoinTeam(Team.RED))
    assert isinstance(laid(3).phase, Cluing)
    assert laid(3).spymaster(Team.RED) == 0
    assert laid(3).operatives(Team.RED) == (1, 2)


def test_the_enemy_covers_the_same_word_wherever_the_same_words_are_left() -> None:
    """CN-103: by an order of its words, so that one found early changes no other."""
    first, later = drawing(laid()), drawing(laid(4))
    drawn = daily().deal(first, SHELF, DATE)
    assert isinstance(drawn, Draw) and drawn == daily().deal(later, SHELF, DATE)
    assert first.key[drawn.card] is ENEMY
    others = [card for card in words_left(first, Team.BLUE) if card != drawn.card]
    covers = [ENEMY if c == others[0] else cover for c, cover in enumerate(first.covers)]
    visible = tuple(card for card in first.visible if card != others[0])
    found = replace(first, covers=tuple(covers), visible=visible)
    assert daily().deal(found, SHELF, DATE) == drawn


def test_another_date_has_another_enemy() -> None:
    state = drawing(laid())
    drawn = [daily().deal(state, SHELF, f"2026-11-{day}").card for day in range(10, 30)]
    assert {*drawn} <= {*words_left(state, Team.BLUE)} and len({*drawn}) > 3


def test_who_stops_ends_the_turn_for_the_enemy() -> None:
    state = done(laid(), Seat(0), Clue("comet", 2))
    own = next(card for card in state.visible if state.key[card] is Identity.RED)
    state = done(done(state, Seat(1), Touch(own)), Seat(1), Stop())
    assert isinstance(state.phase, Drawing)
