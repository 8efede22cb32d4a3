"""A law is one table: what is refused, offered, done and drawn is read from its rows."""

from random import Random
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tools.diagram import diagram

from contract.faulty_game import Call, Coin, Deal, Hand, Options, Over, State, Table, coin
from konspira import game
from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    ROOM,
    Act,
    Game,
    IllegalMove,
    MasterPlace,
    Offer,
    Seat,
    TimeUp,
)
from konspira.law import NOTHING, Choices, Law, Row, combinations, filled_in, only, players
from konspira.refusals import Refusal

TIRED = Refusal("tired", "XX-01")
AWAKE = Refusal("awake")
TOO_DARK = Refusal("too-dark")


class Swap(game.Move, frozen=True):
    first: Seat
    second: Seat


class Shoot(game.Move, frozen=True):
    use: bool
    target: Seat | None


class Say(game.Move, frozen=True):
    words: str


class Yawn(game.Move, frozen=True):
    """Open to the host, once something has been said."""


class Wake(game.Move, frozen=True):
    """Open to nobody at night, and the host is told why."""


class Whisper(game.Move, frozen=True):
    """Open to who leads the game."""


class Vote(game.Move, frozen=True):
    """Open until the night is over."""


class Night(Struct, frozen=True, tag=True):
    until: int | None = None


class Dawn(Struct, frozen=True, tag=True):
    pass


class Village(Struct, frozen=True):
    phase: Night | Dawn = Night()
    seats: int = 4
    said: tuple[object, ...] = ()


class VillageTable(game.Table, frozen=True, tag="village"):
    living: tuple[Seat, ...]


class VillageHand(game.Hand, frozen=True, tag="village"):
    pass


def note(state: Village, phase: Night, act: Act[Any]) -> Village:
    return replace(state, said=(*state.said, act.move))


def end(state: Village, phase: Night, act: Act[Any]) -> Village:
    return replace(state, phase=Dawn())


def tired(state: Village, phase: Night, seat: Seat) -> Refusal | None:
    if seat < 0:
        return players(state, phase, seat)
    return TIRED if seat == 3 else None


def awake(state: Village, phase: Night, seat: Seat) -> Refusal | None:
    return None if state.said else AWAKE


def shots(state: Village, phase: Night, seat: Seat) -> tuple[Choices, ...]:
    """A target only if it is used."""
    others = tuple(Seat(other) for other in range(state.seats) if other != seat)
    return {"use": (False,), "target": (None,)}, {"use": (True,), "target": others}


LIVING = {"first": "living", "second": "living"}
LAW = Law(
    {
        Night: {
            Swap: Row(tired, LIVING, note, differ=("first", "second")),
            Shoot: Row(players, shots, note),
            Say: Row(only(HOST), NOTHING, note),
            Yawn: Row(only(HOST, but=awake), NOTHING, note),
            Wake: Row(only(HOST, but=TOO_DARK), NOTHING, end),
            Whisper: Row(only(MASTER), NOTHING, note),
            MasterPlace: Row(only(ROOM), NOTHING, note),
            Vote: Row(tired, NOTHING, note, in_time=True),
            TimeUp: Row(only(CLOCK), NOTHING, end, to=(Dawn,)),
        },
        Dawn: {},
    }
)
VILLAGE = Game(
    name="village",
    version=1,
    seats=range(4, 5),
    options=Options,
    table_type=VillageTable,
    hand_type=VillageHand,
    law=LAW,
    setup=lambda options, seats: Village(),
    deal=lambda state, packs, rng: Deal(True),
    awaited=lambda state: frozenset(),
    table=lambda state: VillageTable((Seat(0), Seat(1), Seat(2))),
    hand=lambda state, seat: VillageHand(seat=seat, offers=LAW.offers(state, seat)),
    outcome=lambda state: None,
    imagine=lambda state, seat, rng: state,
    may_lead=lambda state, seat: seat in (None, 3),
    habits={"words": lambda table, hand, rng: "boo"},
)
TABLE = VILLAGE.table(Village())


def refusal(seat: int, move: game.Move, state: Village | None = None, at: int = 0) -> Any:
    with pytest.raises(IllegalMove) as refused:
        VILLAGE.apply(state or Village(), Act(at, Seat(seat), move))
    return refused.value.code, refused.value.rule


def offers(seat: int) -> tuple[Offer, ...]:
    return LAW.offers(Village(), Seat(seat))


# What is refused


def test_whoever_a_bar_keeps_off_is_told_why() -> None:
    assert refusal(3, Swap(Seat(0), Seat(1))) == ("tired", "XX-01")
    assert refusal(HOST, Swap(Seat(0), Seat(1))) == ("not-your-turn", None)
    assert refusal(0, Say("boo")) == ("not-your-turn", None)


def test_a_move_without_a_row_is_out_of_place() -> None:
    assert refusal(0, Call(True)) == ("not-now", None)


def test_what_belongs_to_one_place_may_be_kept_from_it_too() -> None:
    assert refusal(0, Yawn()) == refusal(0, Wake()) == ("not-your-turn", None)
    assert refusal(HOST, Yawn()) == ("awake", None)
    assert refusal(HOST, Wake()) == ("too-dark", None)
    said = VILLAGE.apply(Village(), Act(0, HOST, Say("boo")))
    assert VILLAGE.apply(said, Act(0, HOST, Yawn())).said == (Say("boo"), Yawn())


def test_a_move_that_comes_too_late_is_refused_before_anybody_asks_who_makes_it() -> None:
    dark = Village(Night(until=500))
    for seat in (0, 3, HOST):
        assert refusal(seat, Vote(), dark, at=500) == ("not-now", None)
    assert refusal(3, Vote(), dark, at=499) == ("tired", "XX-01")
    assert VILLAGE.apply(dark, Act(499, Seat(0), Vote())).said == (Vote(),)


def test_a_phase_without_rows_is_the_end() -> None:
    over = Village(Dawn())
    assert refusal(0, Shoot(False, None), over) == ("game-is-over", None)
    assert refusal(CLOCK, TimeUp(), over) == ("game-is-over", None)


@pytest.mark.parametrize("seat", [4, 99, -6])
def test_nobody_moves_who_is_not_there(seat: int) -> None:
    assert refusal(seat, Shoot(False, None)) == ("no-such-seat", None)


def test_time_passes_when_it_is_due_and_by_the_clock_alone() -> None:
    assert refusal(CLOCK, TimeUp()) == ("no-deadline", None)
    dark = Village(Night(until=500))
    assert refusal(CLOCK, TimeUp(), dark, at=499) == ("too-early", None)
    assert refusal(0, TimeUp(), dark, at=500) == ("not-your-turn", None)
    assert VILLAGE.apply(dark, Act(500, CLOCK, TimeUp())).phase == Dawn()


# What is offered


def test_only_what_no_bar_forbids_is_offered() -> None:
    assert [offer.kind for offer in offers(0)] == ["Swap", "Shoot", "Shoot", "Vote"]
    assert [offer.kind for offer in offers(3)] == ["Shoot", "Shoot"]
    assert [offer.kind for offer in offers(HOST)] == ["Say"]
    spoken = LAW.offers(Village(said=("boo",)), HOST)
    assert [offer.kind for offer in spoken] == ["Say", "Yawn"]
    assert LAW.offers(Village(Dawn()), Seat(0)) == ()


def test_a_choice_may_name_a_list_of_the_table() -> None:
    (swap, *_) = offers(0)
    assert swap.choices == LIVING
    assert filled_in(swap, TABLE).choices == {"first": (0, 1, 2), "second": (0, 1, 2)}


def test_fields_that_must_differ_never_hold_the_same() -> None:
    (swap, *_) = VILLAGE.offers(TABLE, VILLAGE.hand(Village(), Seat(0)))
    pairs = [(each["first"], each["second"]) for each in combinations(swap)]
    assert sorted(pairs) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_fields_that_must_differ_may_be_narrow_or_left_out() -> None:
    narrow = Offer("Swap", {"first": (0, 1), "second": (0,)}, ("first", "second"))
    assert list(combinations(narrow)) == [{"first": 1, "second": 0}]
    hand = VillageHand(seat=Seat(0), offers=(narrow,))
    drawn = {VILLAGE.random_move(TABLE, hand, Random(seed)) for seed in range(20)}
    assert drawn == {Swap(Seat(1), Seat(0))}
    half = Offer("Swap", {"first": (0, 1)}, ("first", "second"))
    assert list(combinations(half)) == [{"first": 0}, {"first": 1}]


def test_a_way_that_leaves_no_choice_is_not_offered() -> None:
    alone = Village(seats=1)
    shots = [offer for offer in LAW.offers(alone, Seat(0)) if offer.kind == "Shoot"]
    assert [offer.choices for offer in shots] == [{"use": (False,), "target": (None,)}]


def test_a_field_may_depend_on_another() -> None:
    _, *ways, _ = VILLAGE.offers(TABLE, VILLAGE.hand(Village(), Seat(1)))
    assert [list(VILLAGE.moves_of(way)) for way in ways] == [
        [Shoot(False, None)],
        [Shoot(True, Seat(0)), Shoot(True, Seat(2)), Shoot(True, Seat(3))],
    ]


def test_a_field_without_choices_is_free_text() -> None:
    (say,) = VILLAGE.offers(TABLE, VILLAGE.hand(Village(), HOST))
    assert VILLAGE.free(say) == ("words",)
    assert list(VILLAGE.moves_of(say, words="hello")) == [Say("hello")]


def test_a_game_master_has_moves_of_their_own() -> None:
    assert VILLAGE.hand(Village(), MASTER).may == ("Whisper",)
    assert VILLAGE.apply(Village(), Act(0, MASTER, Whisper())).said == (Whisper(),)
    for seat in (HOST, ROOM, Seat(0)):
        assert refusal(seat, Whisper()) == ("not-your-turn", None)
    assert refusal(MASTER, Say("boo")) == ("not-your-turn", None)
    assert refusal(MASTER, Vote()) == ("not-your-turn", None)


def test_most_games_have_no_place_for_a_game_master() -> None:
    assert VILLAGE.has_master
    usual = replace(VILLAGE, may_lead=game.nobody)
    assert not usual.has_master
    assert not any(usual.may_lead(Village(), seat) for seat in (None, Seat(3)))
    assert not usual.needs_master(Options())
    with pytest.raises(IllegalMove, match="no-such-seat"):
        usual.apply(Village(), Act(0, MASTER, Whisper()))


def test_a_hand_lists_each_kind_once() -> None:
    assert VILLAGE.hand(Village(), Seat(0)).may == ("Swap", "Shoot", "Vote")


def test_random_players_make_every_move_that_is_open_and_no_other() -> None:
    rng, hand = Random(1), VILLAGE.hand(Village(), Seat(1))
    drawn = {VILLAGE.random_move(TABLE, hand, rng) for _ in range(400)}
    open_moves = VILLAGE.offers(TABLE, hand)
    assert drawn == {move for offer in open_moves for move in VILLAGE.moves_of(offer)}


def test_a_random_player_has_habits() -> None:
    rng, hand = Random(1), VILLAGE.hand(Village(), HOST)
    assert VILLAGE.random_move(TABLE, hand, rng) == Say("boo")


def test_whoever_may_do_nothing_has_no_random_move() -> None:
    state = Village(Dawn())
    assert VILLAGE.random_move(TABLE, VILLAGE.hand(state, Seat(0)), Random(1)) is None


# What follows besides


def test_the_moves_of_a_game_are_those_of_its_law() -> None:
    assert set(get_args(VILLAGE.moves)) == {
        *(Swap, Shoot, Say, Yawn, Wake, Whisper, MasterPlace, Vote, TimeUp)
    }
    assert set(get_args(coin().moves)) == {Deal, Call, TimeUp}


def test_a_law_can_be_drawn() -> None:
    assert diagram(coin()).splitlines() == [
        "stateDiagram-v2",
        "  [*] --> Dealing",
        "  Dealing --> Calling: Deal (chance)",
        "  Calling --> Over: Call",
        "  Over --> [*]",
    ]


def test_a_move_that_leads_nowhere_else_stays_in_its_phase() -> None:
    night = (
        "  Night --> Night: Swap, Shoot, Say (host), Yawn (host), Whisper (game master), "
        "MasterPlace (room), Vote"
    )
    assert night in diagram(VILLAGE).splitlines(), "and what nobody can do is not drawn"
    assert "  Night --> Dawn: TimeUp (clock)" in diagram(VILLAGE).splitlines()


def test_a_game_says_only_what_is_its_own() -> None:
    toy = coin()
    assert toy.family == "coin"
    assert toy.defaults(3) == Options()
    assert toy.hush(State()) is None
    assert toy.deadline(State()) is None
    assert VILLAGE.question(Village(), Say("boo")) is None
    assert VILLAGE.deadline(Village(Night(until=7))) == 7


def test_the_coin_is_called_by_one_seat() -> None:
    law = Coin("").law
    state = State(phase=Over(), heads=True)
    assert law.offers(state, Seat(1)) == ()
    dealt = coin().apply(State(), Act(0, CHANCE, Deal(True)))
    table, hand = coin().table(dealt), coin().hand(dealt, Seat(1))
    assert isinstance(table, Table) and isinstance(hand, Hand)
    assert hand.may == ("Call",)
