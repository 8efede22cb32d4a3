"""Mafia before the first night: people, tokens, and what goes together."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from konspira import Match
from konspira.game import CHANCE, HOST, MASTER, BadSetup
from konspira.games.mafia.moves import Deal
from konspira.games.mafia.state.phases import Farewell, Talk
from konspira.options import choose
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    BOX,
    COP,
    FAY,
    GUS,
    HAL,
    MAFIOSO,
    PEOPLE,
    PERSON,
    SHELF,
    dealt,
    fresh,
)

ROLES = {  # players: Mafiosi and Cops, beside one Agent
    **{6: (1, 4), 7: (1, 5), 8: (2, 5), 9: (2, 6), 10: (2, 7), 11: (2, 8), 12: (2, 9)},
    **{13: (3, 9), 14: (3, 10), 15: (3, 11), 16: (3, 12), 17: (3, 13), 18: (4, 13)},
    **{19: (4, 14), 20: (5, 14), 21: (5, 15)},
}
encode = msgspec.json.encode


def tokens_of(match: Match) -> Counter[Any]:
    return Counter(token_of(match, seat) for seat in range(match.seats))


def token_of(match: Any, seat: int) -> Any:
    return match.hand(seat).token


@pytest.mark.parametrize("seats", [5, 22])
def test_fewer_than_6_or_more_than_21_players_cannot_begin(seats: int) -> None:
    """MF-01, MF-O01: the game master, app or person, is the seventh to twenty-second"""
    with pytest.raises(BadSetup):
        Match("mafia", seats=seats)


@pytest.mark.parametrize("seats", ROLES)
def test_every_number_of_players_has_its_tokens(seats: int) -> None:
    """MF-01, MF-08, MF-09, MF-15, MF-O01"""
    mafiosi, cops = ROLES[seats]
    dealt_out = tokens_of(Match("mafia", seats=seats, seed=1))
    assert dealt_out == {MAFIOSO: mafiosi, COP: cops, AGENT: 1}


@pytest.mark.parametrize(("seats", "special"), [(7, True), (8, False), (19, False)])
def test_8_to_19_play_without_the_special_rules_of_small_tables(
    seats: int, special: bool
) -> None:
    """MF-02, MF-O02: also 8 (9 people with a game master), who have no star"""
    game = dealt(seats)
    agent, mafioso = game.state.town.agent, PEOPLE[seats - 1]
    assert agent is not None
    game = game.night(one={agent: mafioso})
    assert (agent in game.gone) is special


@pytest.mark.parametrize(("seats", "special"), [(19, False), (20, True)])
def test_8_to_19_play_without_the_special_rules_of_large_tables(
    seats: int, special: bool
) -> None:
    """MF-02"""
    game = dealt(seats).murder(ADA).until(Farewell, Talk)
    assert isinstance(game.phase, Farewell) is special


def test_chance_divides_the_players() -> None:
    """MF-04, MF-12: everybody may get every token"""
    deals = [Match("mafia", seats=6, seed=seed) for seed in range(60)]
    for seat in range(6):
        got = {token_of(match, seat) for match in deals}
        assert got == {COP, AGENT, MAFIOSO}


@pytest.mark.parametrize(
    "tokens",
    [
        (COP,) * 8,
        (COP,) * 5 + (AGENT, MAFIOSO),
        (COP,) * 4 + (AGENT, AGENT, MAFIOSO, MAFIOSO),
        (COP,) * 4 + (AGENT, MAFIOSO, MAFIOSO, MAFIOSO),
    ],
)
def test_no_other_tokens_are_dealt(tokens: Any) -> None:
    """MF-08, MF-09, MF-12: one token each, and none that does not belong to the game"""
    assert fresh(8).refusal(CHANCE, Deal(tokens)) == ("not-a-deal", "MF-12")


def test_nobody_but_its_holder_sees_a_token() -> None:
    """MF-14, MF-23: with others for the others, all that one sees is the same"""
    one = dealt(8, (COP, COP, COP, COP, COP, AGENT, MAFIOSO, MAFIOSO))
    other = dealt(8, (COP, MAFIOSO, AGENT, COP, MAFIOSO, COP, COP, COP))
    assert one.hand(ADA).token is COP
    for seat in (ADA, HOST):
        assert encode(one.hand(seat)) == encode(other.hand(seat))
    assert encode(one.table) == encode(other.table)


def test_the_mafia_does_not_know_each_other_before_it_wakes() -> None:
    """MF-14, MF-28"""
    assert dealt(8).hand(GUS).waking == ()


def test_a_person_leads_without_a_seat_and_sees_everything() -> None:
    """MF-03, MF-06"""
    options = choose(BOX, 8, PERSON, SHELF)
    assert BOX.needs_master(options) and not BOX.needs_master(BOX.defaults(8))
    game = dealt(8, **PERSON)
    assert game.table.led and len(game.tokens) == 8
    console = game.hand(MASTER).console
    assert console is not None and console.tokens == game.tokens
    assert all(game.hand(seat).console is None for seat in (HOST, ADA, HAL))


def test_who_still_plays_cannot_lead() -> None:
    """MF-03, MF-O68: somebody without a seat may, and who is out"""
    game = dealt(8).murder(BEN)
    assert BOX.may_lead(game.state, None) and BOX.may_lead(game.state, BEN)
    assert not any(BOX.may_lead(game.state, seat) for seat in game.living)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"night": "eyes"}, "eyes-need-a-person"),
        ({"ghost_talk": "on"}, "ghosts-only-write"),
        ({"ghost_talk": "on", "talk": "aloud"}, "ghosts-only-write"),
    ],
)
def test_some_options_do_not_go_together(options: dict[str, Any], code: str) -> None:
    """MF-18, MF-O62"""
    with pytest.raises(BadSetup) as refused:
        Match("mafia", seats=8, options=options)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "options",
    [
        {"night": "eyes", "master": "person"},
        {"end_at_certain_win": True, "mafia_no_choice": "nobody"},
        {"end_at_certain_win": True, "kids2": True},
        {"ghost_talk": "on", "talk": "written"},
        {"ghost_talk": "off"},
        *BOX.presets.values(),
    ],
)
def test_other_options_go_together(options: dict[str, Any]) -> None:
    """MF-18, MF-O62, MF-O74"""
    Match("mafia", seats=13, options=options)


# Children


def test_children_may_play_without_an_agent() -> None:
    """MF-83, MF-O25: one more Cop instead, also where the box has none left"""
    assert tokens_of(Match("mafia", seats=8, options={"kids1": True}, seed=1)) == {
        COP: 6,
        MAFIOSO: 2,
    }
    assert tokens_of(Match("mafia", seats=21, options={"kids1": True}, seed=1))[COP] == 16


@pytest.mark.parametrize(
    ("options", "theme"),
    [
        ({}, "spytown"),
        ({"kids4": True}, "academy"),
        ({"kids4": True, "theme": "spytown"}, "spytown"),
        ({"theme": "academy"}, "academy"),
    ],
)
def test_children_play_at_the_academy(options: dict[str, Any], theme: str) -> None:
    """MF-88, MF-89"""
    assert dealt(8, **options).table.terms.theme == theme


def test_the_next_game_is_dealt_anew() -> None:
    """MF-12: nothing of the last one is left"""
    last = dealt(8).murder(FAY).state
    state = BOX.setup(BOX.defaults(8), 8, last)
    assert state == fresh(8).state
