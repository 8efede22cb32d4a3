"""A match: one game without a server."""

from collections.abc import Callable
from functools import reduce
from random import Random
from typing import Any

import msgspec
import pytest
from led_game import Next, led_game

from contract.faulty_game import coin
from konspira import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    BadSetup,
    IllegalMove,
    MalformedMove,
    Match,
    Seat,
)
from konspira.game import TOO_EARLY, Act
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    CallTimer,
    Clue,
    Flag,
    JoinTeam,
    Reason,
    Start,
    Stop,
    Touch,
)
from konspira.games.codenames.pieces import Identity, Team
from konspira.games.codenames.state import Cluing, Guessing
from konspira.games.codenames.views import Hand, Table

encode = msgspec.json.encode


def begun(seats: int = 4, **options: Any) -> Match:
    match = Match("codenames", seats=seats, options=options, seed=7)
    match.play(HOST, Start())
    return match


def table(match: Match) -> Table:
    lying = match.table()
    assert isinstance(lying, Table)
    return lying


def hand(match: Match, seat: int) -> Hand:
    held = match.hand(seat)
    assert isinstance(held, Hand)
    return held


def to_move(match: Match) -> Seat:
    (seat,) = match.awaited
    return seat


def clued(**options: Any) -> Match:
    match = begun(**options)
    match.play(to_move(match), Clue("zeppelin", 2))
    return match


def own_card(match: Match) -> int:
    """A visible word of the team that guesses, as its spymaster sees it."""
    phase = table(match).phase
    assert isinstance(phase, Guessing)
    key = hand(match, 0 if phase.team is Team.RED else 1).key
    covers = table(match).covers
    mine = Identity(phase.team.value)
    return next(c for c in range(25) if key[c] is mine and covers[c] is None)


def play_out(match: Match, seed: int) -> Match:
    rng = Random(seed)
    while match.outcome is None:
        seat = rng.choice(sorted(match.awaited))
        move = match.random_move(seat)
        assert move is not None
        try:
            match.play(seat, move)
        except IllegalMove as refusal:  # a card is still turning over
            assert refusal.code == TOO_EARLY
            match.wait()
    return match


def everything(match: Match) -> bytes:
    """All that can be seen of a match from outside."""
    hands = [match.hand(seat) for seat in (HOST, *range(match.seats))]
    rest = sorted(match.awaited), match.deadline, match.now, match.outcome
    return encode([match.log, match.table(), hands, *rest])


# Playing


def test_a_match_deals_by_itself() -> None:
    match = Match("codenames", seats=4, seed=7)
    assert match.awaited == {HOST}
    match.play(HOST, Start())
    assert [act.seat for act in match.log] == [HOST, CHANCE]
    assert isinstance(table(match).phase, Cluing)


def test_a_move_may_be_given_as_a_mapping() -> None:
    match, same = begun(), begun()
    match.play(to_move(match), {"type": "Clue", "word": "zeppelin", "number": 2})
    same.play(to_move(same), Clue("zeppelin", 2))
    assert everything(match) == everything(same)


def test_a_match_is_played_to_its_end() -> None:
    match = play_out(begun(6), 3)
    assert match.outcome is not None
    assert match.awaited == frozenset()
    assert all(match.legal(seat) == () for seat in range(6))
    assert all(match.random_move(seat) is None for seat in range(6))
    with pytest.raises(IllegalMove, match="game-is-over"):
        match.play(0, Stop())


def test_what_is_legal_can_be_played() -> None:
    match = clued(grace_seconds=0)
    for offer in match.legal(to_move(match)):
        for move in match.game.moves_of(offer):
            fresh = clued(grace_seconds=0)
            fresh.play(to_move(fresh), move)


def test_a_game_of_ones_own_can_be_played() -> None:
    match = Match(coin(), seats=3, seed=1)
    for heads in (True, False, True):
        match.play(1, {"type": "Call", "heads": heads})
    assert match.outcome is not None


def test_the_log_replays_to_the_same_table() -> None:
    for seed in range(5):
        match = play_out(begun(5), seed)
        start = codenames.setup(codenames.defaults(5), 5)
        assert codenames.table(reduce(codenames.apply, match.log, start)) == match.table()


def test_the_log_can_be_stored() -> None:
    match = play_out(begun(5), 1)
    kind = list[Act[codenames.moves]]  # type: ignore[name-defined]
    assert msgspec.json.decode(encode(match.log), type=kind) == match.log


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play_out(Match("codenames", seats=5, seed=11), 2) for _ in range(2)]
    assert everything(games[0]) == everything(games[1])
    assert everything(games[0].again()) == everything(games[1].again())


def test_another_seed_gives_another_game() -> None:
    deals = {encode(begun_with(seed).log[-1]) for seed in range(10)}
    assert len(deals) == 10


def begun_with(seed: int) -> Match:
    match = Match("codenames", seats=4, seed=seed)
    match.play(HOST, Start())
    return match


def test_looking_changes_nothing() -> None:
    match = clued()
    before = everything(match)
    for seat in range(4):
        match.hand(seat)
        match.legal(seat)
    assert everything(match) == before


# Refusals

MALFORMED: dict[str, Any] = {
    "unknown type": {"type": "Resign"},
    "no type": {"card": 3},
    "type that is no name": {"type": 5},
    "missing field": {"type": "Touch"},
    "extra field": {"type": "Touch", "card": 3, "really": True},
    "text for a number": {"type": "Touch", "card": "3"},
    "fraction for a number": {"type": "Touch", "card": 3.5},
    "switch for a number": {"type": "Touch", "card": True},
    "not a number": {"type": "Touch", "card": float("nan")},
    "nothing for a number": {"type": "Touch", "card": None},
    "number for a text": {"type": "Clue", "word": 3, "number": 1},
    "bytes for a text": {"type": "Clue", "word": b"zeppelin", "number": 1},
    "endless word": {"type": "Clue", "word": "x" * 61, "number": 1},
    "number 10": {"type": "Clue", "word": "zeppelin", "number": 10},
    "number -1": {"type": "Clue", "word": "zeppelin", "number": -1},
    "number in words": {"type": "Clue", "word": "zeppelin", "number": "two"},
    "card 25": {"type": "Touch", "card": 25},
    "card -1": {"type": "Touch", "card": -1},
    "huge card": {"type": "Touch", "card": 10**30},
    "card 25 as a move": Touch(25),
    "number 10 as a move": Clue("zeppelin", 10),
    "unknown team": {"type": "JoinTeam", "team": "green"},
    "unknown reason": {"type": "Flag", "reason": "CN-01"},
    "a list": ["Touch", 3],
    "a text": "Touch",
    "nothing": None,
    "a number": 3,
    "the kind instead of a move": Touch,
    "some object": object(),
}


@pytest.mark.parametrize("move", MALFORMED.values(), ids=MALFORMED)
@pytest.mark.parametrize("stage", [begun, clued], ids=["cluing", "guessing"])
def test_a_malformed_move_is_refused_and_changes_nothing(
    stage: Callable[[], Match], move: Any
) -> None:
    match = stage()
    before = everything(match)
    with pytest.raises(MalformedMove, match="not a move of codenames") as refusal:
        match.play(to_move(match), move)
    assert refusal.value.code == "malformed-move"
    assert everything(match) == before


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    match = clued()
    before = everything(match)
    for seat in (HOST, CHANCE, CLOCK, 0, 1, 2, 3):
        for move in (Stop(), Start(), JoinTeam(Team.RED), Clue("comet", 1)):
            with pytest.raises(IllegalMove):
                match.play(seat, move)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [4, 20, 10**9, -4, -5, -100])
def test_a_seat_out_of_range_is_refused(seat: int) -> None:
    match = begun()
    before = everything(match)
    with pytest.raises(IllegalMove, match="no-such-seat"):
        match.play(seat, CallTimer())
    for look in (match.hand, match.legal, match.random_move):
        with pytest.raises((BadSetup, IllegalMove)) as refusal:
            look(seat)
        assert getattr(refusal.value, "code", None) == "no-such-seat"
    assert everything(match) == before


def test_time_does_not_run_backwards() -> None:
    match = clued()
    before = everything(match)
    with pytest.raises(ValueError, match=r"at=19999 is before the last move.* at 20000"):
        match.play(to_move(match), Stop(), at=match.now - 1)
    assert everything(match) == before


def test_two_moves_may_come_at_the_same_moment() -> None:
    match = clued()
    match.play(to_move(match), CallTimer(), at=match.now)
    assert match.log[-1].at == match.log[-2].at


def test_who_leads_a_game_has_a_place_of_their_own() -> None:
    match = Match(led_game(), seats=5, options={"led": True}, seed=1)
    assert match.awaited == {MASTER}
    assert match.hand(MASTER).may == ("Next",)
    match.play(MASTER, Next())
    assert match.hand(MASTER).may == ("Exclude", "Next")


# Time


def test_each_move_comes_one_pace_after_the_last() -> None:
    match = Match("codenames", seats=4, seed=7, pace=2_500)
    match.play(HOST, Start())
    match.play(to_move(match), Clue("zeppelin", 2))
    assert [act.at for act in match.log] == [2_500, 2_500, 5_000]
    assert match.now == 5_000


def test_a_refused_move_takes_no_time() -> None:
    match = begun()
    with pytest.raises(IllegalMove):
        match.play(HOST, Stop())
    assert match.now == 10_000


def test_touches_open_after_the_grace() -> None:  # CN-O05
    match = clued(grace_seconds=30)
    with pytest.raises(IllegalMove, match="too-early"):
        match.play(to_move(match), Touch(own_card(match)))
    match.play(to_move(match), Touch(own_card(match)), at=match.now + 30_000)


def test_there_is_nothing_to_wait_for_without_a_deadline() -> None:
    match = begun()
    assert match.deadline is None
    with pytest.raises(IllegalMove, match="no-deadline"):
        match.wait()


def test_waiting_without_a_deadline_lets_time_pass() -> None:
    match = begun()
    match.wait(until=70_000)
    assert match.now == 70_000
    match.play(to_move(match), Clue("zeppelin", 2))
    assert match.log[-1].at == 80_000


def test_waiting_goes_to_the_next_deadline() -> None:  # CN-72
    match = begun(timer="every-turn", clue_seconds=120)
    first = to_move(match)
    assert match.deadline == 130_000
    match.wait()
    assert match.now == 130_000
    assert match.log[-1].seat == CLOCK
    assert to_move(match) != first


def test_waiting_until_a_moment_lets_all_that_is_due_happen() -> None:  # CN-72
    match = begun(timer="every-turn", clue_seconds=60)
    match.wait(until=200_000)
    assert [act.at for act in match.log if act.seat == CLOCK] == [70_000, 130_000, 190_000]
    assert match.now == 200_000


def test_waiting_stops_short_of_a_deadline() -> None:
    match = begun(timer="every-turn", clue_seconds=60)
    match.wait(until=69_999)
    assert match.now == 69_999
    assert match.log[-1].seat == CHANCE


def test_waiting_for_a_moment_that_has_passed_changes_nothing() -> None:
    match = begun()
    before = everything(match)
    match.wait(until=0)
    assert everything(match) == before


def test_a_judge_who_says_nothing_lets_the_turn_go_on() -> None:  # CN-65
    match = clued()
    flagger = next(seat for seat in range(4) if "Flag" in hand(match, seat).may)
    match.play(flagger, Flag(Reason.LETTERS))
    assert match.deadline == match.now + 20_000
    match.wait()
    phase = table(match).phase
    assert isinstance(phase, Guessing)
    assert not phase.upheld


def test_a_time_limit_may_need_chance_as_well() -> None:  # CN-O20, CN-O32
    match = Match("codenames", seats=2, seed=7, options={"timer": "every-turn"})
    match.play(HOST, Start())
    match.wait()  # no clue in time: chance proposes a word for the enemy
    match.wait()  # nobody objects: it is covered
    assert [act.seat for act in match.log[-3:]] == [CLOCK, CHANCE, CLOCK]
    assert table(match).left == (9, 7)


# The next game


def test_the_next_game_has_other_words_and_other_spymasters() -> None:  # CN-115, CN-117
    match = play_out(begun(6), 1)
    again = match.again()
    again.play(HOST, Start())
    assert set(table(match).words).isdisjoint(table(again).words)
    leaders = [seat for seat in range(6) if hand(match, seat).key]
    assert [seat for seat in range(6) if hand(again, seat).key] != leaders


def test_the_next_game_keeps_people_options_packs_and_pace() -> None:
    options = {"pack": "words.pl", "timer": "hard"}
    match = Match("codenames", seats=6, options=options, seed=3, pace=20_000)
    again = play_out(match, 1).again()
    kept = ("game", "seats", "options", "packs", "pace")
    assert all(getattr(again, name) == getattr(match, name) for name in kept)
    assert (again.now, again.log, again.outcome) == (0, [], None)


def test_no_word_of_the_evening_comes_back_while_cards_remain() -> None:  # CN-O18
    match, seen = begun(4), set[str]()
    for _ in range(10):
        words = set(table(match).words)
        assert seen.isdisjoint(words)
        seen |= words
        match = play_out(match, 1).again()
        match.play(HOST, Start())


def test_a_next_game_leaves_the_last_one_alone() -> None:
    match = play_out(begun(), 1)
    before = everything(match)
    play_out(match.again(), 2)
    assert everything(match) == before


def test_a_move_that_comes_too_late_finds_the_clock_has_rung() -> None:
    match = begun(4, timer="every-turn", clue_seconds=15)
    late = to_move(match)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.play(late, Clue("ocean", 1), at=match.now + 20_000)
    assert to_move(match) == late, "a refused move lets no time pass"
    rival = 1 - late
    match.play(rival, Clue("ocean", 1), at=match.now + 20_000)
    assert [act.seat for act in match.log[-2:]] == [CLOCK, rival]


def test_who_does_not_say_when_moves_in_time() -> None:
    match = begun(4, timer="every-turn", clue_seconds=15, grace_seconds=0)
    match.pace = 60_000
    match.play(to_move(match), Clue("ocean", 1))
    assert CLOCK not in [act.seat for act in match.log]
