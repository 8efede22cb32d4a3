"""Secret Identity: options, hands, and who lies on the table."""

from typing import Any

import pytest

from konspira.game import CHANCE, HOST, BadSetup, Contact
from konspira.games.secret_identity import GAME as secret_identity
from konspira.games.secret_identity.moves import (
    Deal,
    Draw,
    Flag,
    Lay,
    Leave,
    NextRound,
    Place,
    Ready,
)
from konspira.games.secret_identity.options import (
    PICTOGRAM_CARDS,
    PRESETS,
    Options,
    hand_size_of,
)
from konspira.games.secret_identity.pieces import Character
from konspira.games.secret_identity.state import Characters, Clues, Drawing, Laying
from konspira.options import choose, form
from konspira.packs import Character as Person
from konspira.packs import CharacterPack
from konspira.packs.characters import THEMES
from konspira.packs.shelf import Shelf
from secret_identity.table import (
    ADA,
    BEN,
    GREEN,
    SHELF,
    Game,
    OwnShelf,
    by_chance,
    cluing,
    dealt,
    options,
    seated,
)

NO_THEMES = dict.fromkeys(Options().themes.__struct_fields__, False)


# What a group agrees on


@pytest.mark.parametrize(
    ("mode", "seats", "cards"),
    [
        ("competitive", 3, 10),
        ("competitive", 8, 10),
        ("cooperative", 3, 10),
        ("cooperative", 4, 10),
        ("cooperative", 5, 8),
        ("cooperative", 6, 8),
        ("cooperative", 7, 6),
        ("cooperative", 8, 6),
    ],
)
def test_everybody_gets_the_cards_of_the_rulebook(
    mode: str, seats: int, cards: int
) -> None:
    """ID-14, ID-66, ID-67, ID-68"""
    game = by_chance(seated(seats, mode=mode))
    assert game.table.cards_left == (cards,) * seats


def test_a_group_may_agree_on_other_hands() -> None:
    """ID-14"""
    assert hand_size_of(options(4, hand_size=7), 4) == 7
    assert by_chance(seated(5, hand_size=12)).table.cards_left == (12,) * 5


def test_nobody_gets_more_than_the_box_has() -> None:
    """ID-15, ID-63"""
    assert by_chance(seated(8, hand_size=11)).table.cards_left == (11,) * 8
    assert by_chance(seated(7, hand_size=12)).table.cards_left == (12,) * 7
    assert 8 * hand_size_of(options(8), 8) == 80


def test_hands_that_the_cards_do_not_allow_are_refused_with_what_would_fit() -> None:
    """ID-O31"""
    with pytest.raises(BadSetup, match="8 players can have at most 11") as refused:
        seated(8, hand_size=12)
    assert refused.value.code == "hands-do-not-fit"
    assert by_chance(seated(8, hand_size=11)).table.cards_left == (11,) * 8
    assert len(Shelf().pictograms()) == PICTOGRAM_CARDS


def test_the_rulebook_is_what_a_group_starts_from() -> None:
    """ID-07, ID-56, ID-O22"""
    assert PRESETS["rulebook"] == {}
    table = seated(4).table
    assert (table.options.mode, table.rounds) == ("competitive", 4)
    assert (table.options.clue_seconds, table.options.ballot_seconds) == (0, 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played(preset: str) -> None:
    game = by_chance(seated(4, **PRESETS[preset]))
    assert isinstance(game.phase, Characters)


def test_every_option_names_its_rules() -> None:
    assert all(field.rules for field in form(secret_identity, 4, SHELF))


def test_a_group_plays_with_the_people_of_its_own_list() -> None:
    """ID-O25"""
    ours = tuple(
        (Person(f"Colleague {n}", "?", "sport", False),) for n in range(CharacterPack.least)
    )
    shelf = Shelf([CharacterPack("ours", "en", "Ours", ours)])
    chosen = choose(secret_identity, 4, {"pack": "ours"}, shelf)
    assert isinstance(chosen, Options)
    game = by_chance(Game(secret_identity, secret_identity.setup(chosen, 4)), 0, shelf)
    assert {name.split()[0] for name in game.names} == {"Colleague"}


def test_there_is_a_switch_for_every_theme_of_a_pack() -> None:
    names = [name.replace("_", "-") for name in Options().themes.__struct_fields__]
    assert names == list(THEMES)


def test_no_character_could_be_laid_without_a_theme() -> None:
    """ID-O25"""
    with pytest.raises(BadSetup) as refused:
        seated(4, themes=NO_THEMES)
    assert refused.value.code == "themes-do-not-fit"


def test_everybody_starts_with_nothing() -> None:
    """ID-17"""
    assert seated(5).table.scores == (0, 0, 0, 0, 0)


# Hands


def test_a_card_has_four_pictograms_and_is_dealt_once() -> None:
    """ID-14, ID-15, ID-O01"""
    move = seated(8).draw(3)
    assert isinstance(move, Deal)
    cards = [card for hand in move.hands for card in hand]
    assert len(set(cards)) == len(cards) == 80
    assert all(len(card) == 4 for card in cards)


def test_hands_differ_from_game_to_game() -> None:
    """ID-14"""
    assert seated(4).draw(1) != seated(4).draw(2)


@pytest.mark.parametrize(
    "wrong",
    [
        Deal(()),
        Deal(((), (), (("a", "b", "c", "d"),))),
        Deal(((), (), ()), ADA),
    ],
)
def test_what_is_no_deal_is_refused(wrong: Deal) -> None:
    """ID-14"""
    assert seated(3).refusal(CHANCE, wrong) == ("not-a-deal", "ID-14")
    assert seated(3).refusal(ADA, wrong) == ("not-your-turn", None)


def test_together_the_deal_says_who_begins() -> None:
    """ID-O16"""
    game = seated(3, mode="cooperative")
    starts = {game.draw(seed).first for seed in range(30)}
    assert starts == {0, 1, 2}
    assert game.refusal(CHANCE, Deal(((), (), ()))) == ("not-a-deal", "ID-14")


# Characters


def test_eight_characters_lie_on_numbered_places() -> None:
    """ID-10, ID-11, ID-70"""
    for mode in ("competitive", "cooperative"):
        game = by_chance(seated(4, mode=mode))
        assert len(set(game.names)) == 8
        assert all(person and person.hint for person in game.table.characters)


def test_a_card_shows_either_side_at_random_but_never_both() -> None:
    """ID-10, ID-O03"""
    sides, boards = set(), set()
    for seed in range(20):
        names = by_chance(seated(4, famous_only=False), seed).names
        numbers = [name.split()[1] for name in names]
        assert len(set(numbers)) == 8
        sides |= {name.split()[0] for name in names}
        boards.add(tuple(names))
    assert sides == {"Front", "Back"}
    assert len(boards) == 20


def laid_in_a_game(shelf: OwnShelf, previous: Game | None = None, **chosen: Any) -> Game:
    """A whole game of empty rounds, as far as chance is concerned."""
    before = previous.state if previous else None
    agreed = options(3, hand_size=1, swapping=False, **chosen)
    start = Game(secret_identity, secret_identity.setup(agreed, 3, before))
    game = by_chance(start, 7, shelf)
    while game.outcome is None:
        game = game.clued() if isinstance(game.phase, Clues) else game
        game = game.all_wrong().opened()
        if game.outcome is None:
            game = by_chance(game.after((HOST, NextRound())), 7, shelf)
    return game


def test_no_card_comes_back_in_a_game_with_either_side() -> None:
    """ID-05, ID-51, ID-54, ID-O03, ID-O07"""
    used = laid_in_a_game(SHELF, rounds=6).state.used
    assert len({name.split()[1] for name in used}) == len(used) == 48


def test_a_game_needs_a_fifth_of_the_box() -> None:
    """ID-63"""
    assert len(laid_in_a_game(SHELF).state.used) == 32


def test_no_character_comes_back_within_three_games() -> None:
    """ID-51, ID-O03"""
    game, cards = None, []
    for _ in range(4):
        game = laid_in_a_game(SHELF, game)
        cards.append({name.split()[1] for name in game.state.used})
    assert len(set.union(*cards)) == 4 * 32
    assert len(game.state.recent) == 3 if game else False


def test_in_a_small_pack_the_oldest_come_back_first() -> None:
    """ID-O03"""
    shelf, game, cards = OwnShelf(100), None, []
    for _ in range(4):
        game = laid_in_a_game(shelf, game)
        cards.append({name.split()[1] for name in game.state.used})
    assert cards[3].isdisjoint(cards[1] | cards[2])
    assert len(cards[3] & cards[0]) == 28


def test_a_pack_of_sixty_four_is_enough_for_six_rounds() -> None:
    """ID-O03: the other sides come when all cards have lain on the table."""
    used = laid_in_a_game(OwnShelf(32), rounds=6).state.used
    assert len(set(used)) == len(used) == 48
    assert len({name.split()[1] for name in used[:32]}) == 32


def test_only_famous_characters_lie_on_the_table_unless_others_are_asked_for() -> None:
    """ID-12, ID-O25"""
    game = laid_in_a_game(SHELF)
    assert all(name.startswith("Front") for name in game.state.used)
    game = laid_in_a_game(SHELF, famous_only=False)
    assert {name.split()[0] for name in game.state.used} == {"Front", "Back"}


def with_strangers(known: int) -> OwnShelf:
    """As many cards that people here know as are asked for, and 60 with people whom only
    another country knows.
    """
    shelf = OwnShelf()
    cards = [(Person(f"Known {n}", "?", "sport", False),) for n in range(known)]
    cards += [(Person(f"Stranger {n}", "?", "sport", False, True),) for n in range(60)]
    pack = CharacterPack("characters.en", "en", "Mixed", tuple(cards))
    shelf._packs[pack.name] = pack
    return shelf


def test_whoever_is_known_abroad_only_stays_away_unless_asked_for() -> None:
    """ID-12, ID-O25"""
    shelf = with_strangers(40)
    for famous in (True, False):
        used = laid_in_a_game(shelf, famous_only=famous).state.used
        assert {name.split()[0] for name in used} == {"Known"}
    used = laid_in_a_game(shelf, famous_only=False, known_abroad=True).state.used
    assert {name.split()[0] for name in used} == {"Known", "Stranger"}


def test_strangers_come_only_when_nobody_else_is_left() -> None:
    """ID-O25"""
    used = laid_in_a_game(with_strangers(20)).state.used
    assert {name.split()[0] for name in used[:16]} == {"Known"}
    assert sum(name.startswith("Known") for name in used) == 20


def test_only_chosen_themes_lie_on_the_table() -> None:
    """ID-O25"""
    game = laid_in_a_game(SHELF, rounds=2, themes={**NO_THEMES, "fairy_tales": True})
    numbers = {int(name.split()[1]) for name in game.state.used}
    assert {THEMES[number % len(THEMES)] for number in numbers} == {"fairy-tales"}


def test_a_narrow_filter_is_filled_up_with_others() -> None:
    """ID-O25"""
    shelf, sport = OwnShelf(40), {**NO_THEMES, "sport": True}
    used = laid_in_a_game(shelf, themes=sport, famous_only=True).state.used
    numbers = [int(name.split()[1]) for name in used]
    fitting = [number for number in range(40) if THEMES[number % len(THEMES)] == "sport"]
    assert set(fitting) <= set(numbers[:8])
    assert len(set(used)) == 32


@pytest.mark.parametrize(
    "names", [["A"] * 8, ["A", "B"], [*"ABCDEFG", "Character 0"]], ids=str
)
def test_what_cannot_be_laid_is_refused(names: list[str]) -> None:
    """ID-10, ID-51"""
    lay = Lay(tuple(Character(name, "?") for name in names), 9)
    game = cluing().clued().all_wrong().opened()
    game = game.after((HOST, NextRound()))
    assert game.phase == Laying()
    assert game.refusal(CHANCE, lay) == ("not-a-deal", "ID-10")
    assert game.refusal(HOST, lay) == ("not-your-turn", None)


# Keys


def test_everybody_draws_another_number() -> None:
    """ID-09, ID-18, ID-21, ID-22"""
    game = dealt(5).each(Ready())
    keys = [game.draw(seed).keys for seed in range(40)]
    assert all(len(set(drawn)) == 5 for drawn in keys)
    assert {key for drawn in keys for key in drawn} == set(range(1, 9))


@pytest.mark.parametrize("keys", [(), (1, 2, 2), (1, 2, None), (1, 2, 3, 4)])
def test_what_nobody_can_draw_is_refused(keys: tuple[int | None, ...]) -> None:
    """ID-18, ID-21"""
    game = dealt(3).each(Ready())
    assert game.phase == Drawing()
    assert game.refusal(CHANCE, Draw(keys)) == ("not-a-deal", "ID-18")
    assert game.refusal(BEN, Draw(keys)) == ("not-your-turn", None)


# In the wrong place


def test_nobody_moves_while_chance_does() -> None:
    game = seated(3)
    for move in (Ready(), Flag(1), Place(0, 0, 0, GREEN)):
        assert game.refusal(ADA, move) == ("not-now", None)
    assert game.refusal(HOST, Leave(ADA)) == ("not-now", None)


def test_there_are_only_so_many_seats() -> None:
    """ID-02"""
    for seat in (secret_identity.seats.stop, -5):
        assert seated(3).refusal(seat, Ready()) == ("no-such-seat", None)  # type: ignore[arg-type]
    assert (secret_identity.seats[0], secret_identity.seats[-1]) == (3, 8)
    contact = Contact(secret_identity.seats[-1], False)  # type: ignore[arg-type]
    assert seated(3).refusal(-4, contact) == ("no-such-seat", None)  # type: ignore[arg-type]
