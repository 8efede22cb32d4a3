"""The catalogue says what there is, and the file that the client reads is up to date."""

import re
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal, get_args

import pytest
from msgspec import Meta
from tools.catalogue import InputEntry, catalogue, inputs, refusals_in, render
from tools.wire_ts import view_types

from konspira.game import Move, Seat
from konspira.games import GAMES
from konspira.games.codenames.moves import Reason
from konspira.options import form
from konspira.packs import KINDS
from konspira.packs.shelf import Shelf
from konspira.refusals import Refusal
from konspira.room import acts

FILE = Path(__file__).parents[2] / "client" / "src" / "catalogue.json"
CATALOGUE = catalogue()


def test_the_client_reads_what_there_is() -> None:
    mend = "client/src/catalogue.json is out of date: python3 dev.py write catalogue"
    assert FILE.read_text("utf-8") == render(), mend


# Games and their options


def test_every_game_is_there_with_its_family_and_its_players() -> None:
    families = {game.name: game.family for game in CATALOGUE.games}
    assert list(families) == list(GAMES)
    assert families["spyfall2"] == families["starwars"] == "spyfall"
    assert families["codenames"] == "codenames"
    (codenames,) = (game for game in CATALOGUE.games if game.name == "codenames")
    assert codenames.seats == (2, 20) and "relaxed" in codenames.presets


@pytest.mark.parametrize("name", GAMES)
def test_an_option_has_the_default_of_every_number_of_players(name: str) -> None:
    game, shelf = GAMES[name], Shelf()
    listed = [option for option in CATALOGUE.options if option.game == name]
    for seats in game.seats:
        told = {one.name: one.defaults.get(str(seats), one.default) for one in listed}
        assert told == {line.name: line.default for line in form(game, seats, shelf)}


def test_an_option_says_what_it_takes() -> None:
    own = {each.name: each for each in CATALOGUE.options if each.game == "codenames"}
    variant, seconds, pack = own["variant"], own["grace_seconds"], own["pack"]
    assert (variant.kind, variant.values[0]) == ("choice", "two-teams")
    assert (seconds.kind, seconds.least, seconds.most) == ("number", 0, 30)
    assert (pack.kind, pack.pack, pack.values) == ("pack", "words", ())


def test_every_pack_that_comes_with_konspira_is_there() -> None:
    assert [pack.name for pack in CATALOGUE.packs] == [pack.name for pack in Shelf()]
    assert [kind.kind for kind in CATALOGUE.pack_kinds] == list(KINDS)
    assert {pack.kind for pack in CATALOGUE.packs} <= set(KINDS)


# Moves and acts


def test_every_move_and_act_is_there() -> None:
    for game in CATALOGUE.games:
        moves = get_args(view_types(GAMES[game.name])[2])
        told = {move.name for move in CATALOGUE.moves if move.of in ("game", game.family)}
        assert {kind.__name__ for kind in moves} <= told
    assert [act.name for act in CATALOGUE.acts] == [kind.__name__ for kind in acts.KINDS]


class Toy(Move, frozen=True):
    word: Annotated[str, Meta(min_length=1, max_length=60)]
    number: Annotated[int, Meta(ge=0, le=9)] | Literal["unlimited"]
    here: bool
    why: Reason
    seat: Annotated[Seat, Meta(ge=0)] | None
    cards: tuple[int, ...]
    note: str = ""


def test_a_field_says_how_it_is_filled_in() -> None:
    assert tuple(inputs(Toy)) == (
        InputEntry("word", "text", 1, 60),
        InputEntry("number", "number", 0, 9, ("unlimited",)),
        InputEntry("here", "switch"),
        InputEntry("why", "choice", values=tuple(Reason)),
        InputEntry("seat", "seat", nullable=True),
        InputEntry("cards", "things"),
        InputEntry("note", "text", optional=True),
    )


def test_what_the_server_fills_in_is_no_field_of_a_public_act() -> None:
    fields = {act.name: [field.name for field in act.fields] for act in CATALOGUE.acts}
    assert fields["Start"] == [] and fields["Play"] == ["seat", "move"]


# Refusals


def test_a_code_is_a_few_plain_words() -> None:
    for refusal in CATALOGUE.refusals:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code)


def test_a_refusal_names_all_who_say_it_and_all_its_rules() -> None:
    by_code = {refusal.code: refusal for refusal in CATALOGUE.refusals}
    assert by_code["too-early"].of == ("game", "codenames", "secret_identity")
    assert {*by_code["too-early"].rules} == {"CN-O05", "CN-O13", "ID-O22"}
    assert by_code["team-needs-a-spymaster"].of == ("codenames",)
    assert by_code["malformed"].of == ("server",)
    assert by_code["bad-name"].of == ("room",)


def test_refusals_are_found_in_any_module() -> None:
    liar = ModuleType("liar")
    vars(liar).update(ACCUSE_ANOTHER=Refusal("accuse-another-player", "LI-03"), SEATS=3)
    assert refusals_in(liar) == [Refusal("accuse-another-player", "LI-03")]
