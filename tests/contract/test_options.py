"""Options: the form a group fills in, and the refusals that say what would fit."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from konspira import BadSetup, Match
from konspira.games import GAMES, game_named
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.options import ClueRules, Options, TimerMode, Variant
from konspira.languages import LANGUAGES
from konspira.options import Field, choose, form, game_info, preset
from konspira.packs import WordPack
from konspira.packs.shelf import Shelf

DOCS = Path(__file__).parents[2] / "docs"
SHELF = Shelf()
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def nested(name: str, value: object) -> dict[str, Any]:
    """A field's name with its dots, as options are given: `a.b` is b in group a."""
    for part in reversed(name.split(".")):
        value = {part: value}
    assert isinstance(value, dict)
    return value


def at(options: object, name: str) -> object:
    for part in name.split("."):
        options = getattr(options, part)
    return options


def other_values(field: Field) -> tuple[object, ...]:
    match field.kind:
        case "switch":
            return (not field.default,)
        case "number":
            return (field.least, field.most)
        case _:
            return tuple(value for value in field.values if value != field.default)


# Forms


@games
def test_every_option_has_a_line_with_a_default_and_a_rule(game: Any) -> None:
    for seats in game.seats:
        default = game.defaults(seats)
        lines = form(game, seats, SHELF)
        assert len({line.name for line in lines}) == len(lines)
        for line in lines:
            assert line.default == at(default, line.name)
            assert line.rules, line.name


@games
def test_every_rule_of_an_option_is_in_the_rule_book(game: Any) -> None:
    books = [path.read_text("utf-8") for path in (DOCS / "rules").glob("*.md")]
    book = "".join(books)
    for line in form(game, game.seats[0], SHELF):
        for rule in line.rules:
            assert f"**{rule}**" in book, line.name


@games
def test_every_field_of_the_options_is_in_the_form(game: Any) -> None:
    def names(options: msgspec.Struct, group: str = "") -> list[str]:
        found: list[str] = []
        for name in options.__struct_fields__:
            value = getattr(options, name)
            inside = isinstance(value, msgspec.Struct)
            found += names(value, f"{group}{name}.") if inside else [group + name]
        return found

    lines = form(game, game.seats[0], SHELF)
    assert [line.name for line in lines] == names(game.defaults(game.seats[0]))


@games
def test_a_form_tells_what_each_line_may_hold(game: Any) -> None:
    for line in form(game, game.seats[0], SHELF):
        match line.kind:
            case "switch":
                assert isinstance(line.default, bool)
            case "number":
                assert line.least is not None and line.most is not None
                assert line.least <= int(line.default) <= line.most
            case "choice" | "pack":
                assert line.default in line.values
                assert len(line.values) > 1


@games
def test_everything_that_a_form_allows_is_accepted(game: Any) -> None:
    seats = game.seats[0]
    for line in form(game, seats, SHELF):
        for value in other_values(line):
            options = choose(game, seats, nested(line.name, value), SHELF)
            assert at(options, line.name) == value


@games
def test_a_form_can_be_sent(game: Any) -> None:
    lines = form(game, game.seats[0], SHELF)
    kind = tuple[Field, ...]
    assert msgspec.json.decode(msgspec.json.encode(lines), type=kind) == lines


def test_a_form_offers_the_packs_on_the_shelf() -> None:
    own = msgspec.structs.replace(SHELF.find(WordPack, "words.en"), name="ours")
    lines = {line.name: line for line in form(codenames, 4, Shelf([own]))}
    assert lines["pack"].values == (
        *(f"words.{language}" for language in sorted(LANGUAGES)),
        "ours",
    )


def test_a_form_names_groups_with_a_dot() -> None:
    lines = {line.name: line for line in form(codenames, 4, SHELF)}
    assert lines["clue_rules.acronyms"].values == ("never", "well-known")
    assert (lines["timer_seconds"].least, lines["timer_seconds"].most) == (10, 600)


# Defaults and presets


@pytest.mark.parametrize(
    ("seats", "variant"),
    [(2, "one-team"), (3, "three-players"), (4, "two-teams"), (20, "two-teams")],
)
def test_the_number_of_players_picks_the_variant(seats: int, variant: str) -> None:
    lines = {line.name: line for line in form(codenames, seats, SHELF)}
    assert lines["variant"].default == variant  # CN-03, CN-97, CN-111


@games
def test_a_preset_is_on_the_form_where_so_many_can_play_with_it(game: Any) -> None:
    on_some_form = set()
    for seats in game.seats:
        for name in game_info(game, seats, SHELF).presets:
            Match(game, seats=seats, options=preset(game, name, seats))
            on_some_form.add(name)
    assert on_some_form == set(game.presets)


def test_presets_of_few_players_are_not_on_the_form_of_others() -> None:
    """MF-O35, MF-O49"""
    mafia = GAMES["mafia"]
    shown = {seats: set(game_info(mafia, seats, SHELF).presets) for seats in mafia.seats}
    assert {seats for seats in mafia.seats if "intrigue" not in shown[seats]} == {6, 7}
    assert {seats for seats in mafia.seats if "gangs" in shown[seats]} == {*range(13, 22)}


# Section 3 of the rules digest: option, strict default, relaxed preset.
TABLE: list[tuple[str, object, object]] = [
    ("clue_rules.single_word", True, True),
    ("clue_rules.no_visible_codename", True, True),
    ("clue_rules.meaning_only", True, True),
    ("clue_rules.no_position_clues", True, True),
    ("clue_rules.letters_and_numbers", "if-meaning", "if-meaning"),
    ("clue_rules.number_is_not_a_hint", True, True),
    ("clue_rules.loan_words", True, True),
    ("clue_rules.no_word_forms", True, True),
    ("clue_rules.no_compound_parts", "both-directions", "both-directions"),
    ("clue_rules.sound_alikes_differ", True, False),
    ("clue_rules.same_spelling_same_word", True, True),
    ("clue_rules.two_word_terms", False, False),
    ("clue_rules.proper_names", True, True),
    ("clue_rules.long_proper_names", False, True),
    ("clue_rules.long_place_names", False, True),
    ("clue_rules.acronyms", "never", "well-known"),
    ("clue_rules.any_rhyme", False, False),
    ("expert_zero", True, True),
    ("expert_unlimited", True, True),
    ("judge", "rival-spymaster", "rival-spymaster"),
    ("referee", "enforce", "enforce"),
    ("pre_approval", False, False),
    ("challenge_until", "first-touch", "first-touch"),
    ("penalty_cover", True, False),
    ("timer", "soft", "off"),
    ("touch_by", "any-operative", "any-operative"),
    ("spoken_clues", False, False),
]


@pytest.mark.parametrize(("column", "name"), [(1, "strict"), (2, "relaxed")])
def test_a_preset_of_codenames_says_what_the_rules_say(column: int, name: str) -> None:
    options = choose(codenames, 4, preset(codenames, name), SHELF)
    assert {row[0]: at(options, row[0]) for row in TABLE} == {
        row[0]: row[column] for row in TABLE
    }


def test_the_strict_preset_is_the_default() -> None:
    assert choose(codenames, 4, preset(codenames, "strict"), SHELF) == Options()


def test_presets_touch_nothing_beside_the_table_of_the_rules() -> None:
    strict = choose(codenames, 4, preset(codenames, "strict"), SHELF)
    relaxed = choose(codenames, 4, preset(codenames, "relaxed"), SHELF)
    for line in form(codenames, 4, SHELF):
        if line.name not in {row[0] for row in TABLE}:
            assert at(strict, line.name) == at(relaxed, line.name)


# Choosing


def test_nothing_given_leaves_the_defaults() -> None:
    assert choose(codenames, 4, None, SHELF) == choose(codenames, 4, {}, SHELF) == Options()


def test_what_is_given_lies_over_the_defaults() -> None:
    given = {"timer": "hard", "clue_rules": {"any_rhyme": True}}
    options = choose(codenames, 2, given, SHELF)
    assert options == Options(
        variant=Variant.ONE_TEAM, timer=TimerMode.HARD, clue_rules=ClueRules(any_rhyme=True)
    )


def test_a_nested_option_leaves_its_neighbours_alone() -> None:
    options = choose(codenames, 4, {"clue_rules": {"acronyms": "well-known"}}, SHELF)
    assert isinstance(options, Options)
    assert options.clue_rules.single_word
    assert options.clue_rules.acronyms == "well-known"


def test_chosen_options_can_be_given_again() -> None:
    options = choose(codenames, 4, preset(codenames, "relaxed"), SHELF)
    assert choose(codenames, 4, options, SHELF) == options
    assert choose(codenames, 4, msgspec.to_builtins(options), SHELF) == options


def test_giving_options_changes_neither_the_given_nor_the_preset() -> None:
    relaxed = msgspec.json.encode(codenames.presets)
    given: dict[str, Any] = {"clue_rules": {"any_rhyme": True}}
    choose(codenames, 4, given, SHELF)
    choose(codenames, 4, preset(codenames, "relaxed"), SHELF)
    assert given == {"clue_rules": {"any_rhyme": True}}
    assert msgspec.json.encode(codenames.presets) == relaxed


# Refusals

BAD: dict[str, tuple[Any, str, str]] = {
    # given, code, and what the text must say
    "unknown": ({"speed": 1}, "unknown-option", "is no option; there are against_"),
    "not a name": ({7: 1}, "unknown-option", "is no option; there are against_"),
    "unknown, by name": ({"speed": 1}, "unknown-option", "speed"),
    "unknown in a group, by name": (
        {"clue_rules": {"puns": True}},
        "unknown-option",
        "clue_rules.puns",
    ),
    "unknown in a group": (
        {"clue_rules": {"puns": True}},
        "unknown-option",
        "is no option; there are acronyms",
    ),
    "group of one value": ({"judge": {"who": "me"}}, "bad-option-value", "judge"),
    "value for a group": ({"clue_rules": 5}, "bad-option-value", "clue_rules"),
    "nothing for a group": ({"clue_rules": None}, "bad-option-value", "clue_rules"),
    "too small": ({"timer_seconds": 9}, "bad-option-value", "10"),
    "too large": ({"timer_seconds": 601}, "bad-option-value", "600"),
    "far too large": ({"timer_seconds": 10**30}, "bad-option-value", "600"),
    "text for a number": ({"timer_seconds": "60"}, "bad-option-value", "timer_seconds"),
    "half a second": ({"timer_seconds": 60.5}, "bad-option-value", "timer_seconds"),
    "switch for a number": ({"timer_seconds": True}, "bad-option-value", "timer_seconds"),
    "number for a switch": ({"expert_zero": 1}, "bad-option-value", "expert_zero"),
    "text for a switch": ({"expert_zero": "on"}, "bad-option-value", "expert_zero"),
    "nothing for a switch": ({"expert_zero": None}, "bad-option-value", "expert_zero"),
    "unknown choice": ({"judge": "nobody"}, "bad-option-value", "rival-spymaster"),
    "choice by number": ({"judge": 1}, "bad-option-value", "judge"),
    "unknown choice in a group": (
        {"clue_rules": {"acronyms": "all"}},
        "bad-option-value",
        "well-known",
    ),
    "wrong type in a group": (
        {"clue_rules": {"single_word": "no"}},
        "bad-option-value",
        "clue_rules.single_word",
    ),
    "unknown pack": ({"pack": "words.xx"}, "unknown-pack", "words.en, "),
    "pack by number": ({"pack": 3}, "bad-option-value", "pack"),
    "own object, out of range": (Options(timer_seconds=9), "bad-option-value", "10"),
    "own group, wrong type": (
        {"clue_rules": ClueRules(single_word="no")},  # type: ignore[arg-type]
        "bad-option-value",
        "single_word",
    ),
    "a list": ([("judge", "host")], "bad-option-value", "expected"),
    "a text": ("strict", "bad-option-value", "expected"),
}


@pytest.mark.parametrize(("given", "code", "text"), BAD.values(), ids=BAD)
def test_a_bad_option_is_refused_with_what_would_fit(
    given: Mapping[str, Any], code: str, text: str
) -> None:
    with pytest.raises(BadSetup) as refusal:
        choose(codenames, 4, given, SHELF)
    assert refusal.value.code == code
    assert text in str(refusal.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 21, 10**9, True, "4", 4.0, None])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: Any) -> None:
    for attempt in (
        lambda: choose(codenames, seats, {}, SHELF),
        lambda: form(codenames, seats, SHELF),
        lambda: Match("codenames", seats=seats),
    ):
        with pytest.raises(BadSetup, match="codenames takes 2 to 20 players") as refusal:
            attempt()
        assert refusal.value.code == "seats-do-not-fit"


@games
def test_every_game_refuses_one_seat_more_or_less(game: Any) -> None:
    for seats in (game.seats.start - 1, game.seats.stop):
        with pytest.raises(BadSetup, match=f"{game.seats.stop - 1} players"):
            choose(game, seats, {}, SHELF)


@pytest.mark.parametrize(
    ("seats", "variant", "fits"),
    [
        (2, "two-teams", "4 players or more (CN-03)"),
        (3, "two-teams", "4 players or more (CN-03)"),
        (2, "three-players", "exactly 3 players (CN-111)"),
        (4, "three-players", "exactly 3 players (CN-111)"),
    ],
)
def test_a_variant_for_another_number_of_players_is_refused(
    seats: int, variant: str, fits: str
) -> None:
    with pytest.raises(BadSetup, match=re.escape(fits)) as refusal:
        Match("codenames", seats=seats, options={"variant": variant})
    assert refusal.value.code == "variant-does-not-fit"


def test_any_group_may_play_as_one_team() -> None:  # CN-97, CN-110
    for seats in codenames.seats:
        Match("codenames", seats=seats, options={"variant": "one-team"})


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    for attempt in (lambda: game_named("chess"), lambda: Match("chess", seats=4)):
        with pytest.raises(BadSetup, match=r"'chess' is no game; .*codenames") as refusal:
            attempt()
        assert refusal.value.code == "unknown-game"


def test_an_unknown_preset_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadSetup, match=r"'wild' is no preset; .*relaxed, strict") as error:
        preset(codenames, "wild")
    assert error.value.code == "unknown-preset"
