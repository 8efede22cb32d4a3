"""What the fields of a game hold, as the page's plain screen reads it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct
from tools.view_schema import Reader, shapes_of

from konspira import game
from konspira.game import Seat
from konspira.games import GAMES
from konspira.kit import BySeat


class Colour(StrEnum):
    RED = "red"


class Options(game.Options, frozen=True, kw_only=True):
    rounds: int = 3


class Chatting(Struct, frozen=True, tag=True):
    speaker: Seat | None


class Finished(Struct, frozen=True, tag=True):
    before: "Chatting | Finished | None"


@pytest.mark.parametrize(
    ("hint", "shape"),
    [
        (Seat, "seat"),
        (Seat | None, "seat"),
        (Annotated[Seat, Meta(ge=0)], "seat"),
        (bool, "flag"),
        (int, "number"),
        (str, "text"),
        (Annotated[str, Meta(max_length=40)], {"text": 40}),
        (Colour, "word"),
        (Literal["a", "b"], "word"),
        (Options, "options"),
        (int | Literal["unlimited"], "any"),
        (tuple[Seat, ...], {"list": "seat"}),
        (frozenset[Seat], {"list": "seat"}),
        (tuple[Seat, int], {"items": ["seat", "number"]}),
        (BySeat[int], {"by_seat": "number"}),
        (BySeat[Seat | None], {"by_seat": "seat"}),
        (dict[Seat, str], {"map": ["seat", "text"]}),
        (Mapping[str, bool], {"map": ["text", "flag"]}),
        (Chatting | Finished, {"record": ["Chatting", "Finished"]}),
    ],
)
def test_the_shape_of_a_type(hint: Any, shape: Any) -> None:
    assert Reader().shape(hint) == shape


def test_records_are_named_once_and_may_hold_themselves() -> None:
    reader = Reader()
    reader.shape(Finished)
    assert reader.records == {
        "Finished": {"before": {"record": ["Chatting", "Finished"]}},
        "Chatting": {"speaker": "seat"},
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_shows_what_is_its_own(name: str) -> None:
    assert not {"seat", "offers"} & set(shapes_of(GAMES[name]).hand)
