"""The types of the client are those of the server, and they hold together."""

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from msgspec import defstruct
from tools.wire_ts import Writer, prefix_of, render

from konspira import wire
from konspira.games import GAMES
from konspira.room import acts

WIRE_TS = Path(__file__).parents[2] / "client" / "src" / "wire.ts"
TEXT = render()
CODE = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", TEXT, flags=re.DOTALL)
DEFINED = re.findall(r"^export (?:interface|type) (\w+)", CODE, re.MULTILINE)
OWN = {"Array", "Record", "Partial", "Exclude"}  # TypeScript's
WORD = re.compile(r'"[^"]*"|\b[A-Z]\w*\b')


def body(name: str) -> str:
    """What is said of an interface or a type."""
    found = re.search(
        rf"^export (?:interface {name} \{{|type {name} =)", CODE, re.MULTILINE
    )
    assert found, f"there is no {name}"
    return CODE[found.end() :].partition("\nexport")[0].rstrip("}\n ")


def test_the_client_has_the_types_of_this_server() -> None:
    mend = "client/src/wire.ts is out of date; write it anew: python3 dev.py write wire"
    assert WIRE_TS.read_text("utf-8") == TEXT, mend


def test_every_type_is_defined_once() -> None:
    twice = [name for name, times in Counter(DEFINED).items() if times > 1]
    assert not twice


def test_every_type_that_is_named_is_defined() -> None:
    named = {word for word in WORD.findall(CODE) if not word.startswith('"')}
    constants = set(re.findall(r"^export const (\w+)", CODE, re.MULTILINE))
    assert named - OWN - constants == set(DEFINED)


def test_no_field_stands_twice_in_an_interface() -> None:
    for name in re.findall(r"^export interface (\w+)", CODE, re.MULTILINE):
        fields = re.findall(r"^  (\w+)\??:", body(name), re.MULTILINE)
        assert len(fields) == len(set(fields)), name


@pytest.mark.parametrize("union", ["In", "Out", "Act", "Move", "Table", "Hand"])
def test_what_comes_in_several_kinds_is_told_apart_by_its_type(union: str) -> None:
    kinds = body(union).split(" | ")
    if union == "Move":
        kinds = [kind for game in kinds for kind in body(game.strip()).split(" | ")]
    tags = [re.search(r'type: "(\w+)"', body(kind.strip())) for kind in kinds]
    assert None not in tags


def test_every_message_and_act_is_there() -> None:
    for union, name in [(wire.In, "In"), (wire.Out, "Out"), (acts.PublicAct, "Act")]:
        assert body(name).strip().split(" | ") == [
            kind.__name__ for kind in get_args(union)
        ]


def test_every_game_has_its_table_hand_and_moves() -> None:
    for kind in ("Table", "Hand", "Move"):
        prefixes = dict.fromkeys(prefix_of(game) for game in GAMES.values())
        assert body(kind).strip().split(" | ") == [prefix + kind for prefix in prefixes]


def test_two_boxes_of_one_engine_share_their_types() -> None:
    prefixes = {name: prefix_of(game) for name, game in GAMES.items()}
    assert prefixes["codenames"] == "Codenames"
    assert prefixes["spyfall2"] == prefixes["starwars"] == "Spyfall"
    assert prefixes["secret_identity"] == "SecretIdentity"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Hello", "  tokens?: Array<string>"),  # a phone may leave out what has a default
        ("Do", "  act: Act"),
        ("Do", "  seen?: number | null"),
        ("Play", "  move: Move"),
        ("MemberView", "  look: Look"),
        ("Look", "  face: number"),  # sent and received, so always whole
        ("Welcome", "  lost: Array<string>"),  # a server leaves out nothing
        ("You", "  token?: string"),  # but the defaults of some messages
        ("News", "  whole?: boolean"),
        ("News", "  room?: Partial<RoomView>"),
        ("News", "  table?: Partial<Table> | null"),
        ("News", "  hands?: Record<string, Hand>"),
        ("Refusal", "  rule?: string"),
        ("RoomView", "  playing: GameView | null"),
        ("GameView", "  outcome: Outcome | null"),
        ("CodenamesTable", '  type: "codenames"'),
        ("CodenamesTable", "  covers: Array<CodenamesIdentity | null>"),
        ("CodenamesTable", "  left: [number, number]"),
        ("CodenamesHand", "  offers: Array<OfferOf<CodenamesMove>>"),
        ("CodenamesClue", '  number: number | "unlimited"'),
        ("CodenamesTeam", ' "red" | "blue"'),
        ("Field", "  least: number | null"),
    ],
)
def test_a_field_says_what_the_client_may_rely_on(name: str, line: str) -> None:
    assert line in body(name).splitlines()


def test_two_types_of_one_name_are_noticed() -> None:
    writer, card = Writer(), defstruct("Card", ["face"])
    writer.add(card, sent=False)
    writer.add(card, sent=False)
    with pytest.raises(TypeError, match="rename one"):
        writer.add(defstruct("Card", ["back"]), sent=False)
