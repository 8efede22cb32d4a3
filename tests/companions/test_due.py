"""When a thought is due: whoever else moves cannot put it off for ever."""

from typing import Any

from promises import ends

from companions.company import Company
from konspira.companions.due import LEAST_MS, LONGEST_MS, due
from konspira.game import CompanionSeats, Seat
from konspira.games import game_named


def test_a_thought_is_due_after_the_last_change_or_the_last_move_of_its_own() -> None:
    assert due(4_000, table_at=10_000, asked_at=0, own_at=0, limit=None) == 14_000
    assert due(4_000, table_at=10_000, asked_at=0, own_at=12_000, limit=None) == 16_000


def test_a_table_that_changes_every_second_holds_up_nobody_for_ever() -> None:
    done = next(
        now
        for now in range(0, 600_000, 1_000)
        if due(4_000, table_at=now, asked_at=0, own_at=0, limit=None) < now + 1_000
    )
    assert LONGEST_MS - 1_000 <= done <= LONGEST_MS


def test_what_has_a_time_limit_is_done_before_it() -> None:
    for table_at in range(0, 15_000 - LEAST_MS, 250):
        at = due(60_000, table_at=table_at, asked_at=0, own_at=-60_000, limit=15_000)
        assert at <= max(5_000, table_at + LEAST_MS) < 15_000


def test_its_own_pace_is_kept_however_late_it_is() -> None:
    assert due(3_000, table_at=50_000, asked_at=0, own_at=50_000, limit=51_000) == 53_000


class AmongPeople(Company):
    """Companions whose game takes them for people, so that they have to agree."""

    def do(self, seat: Seat, move: Any) -> None:
        super().do(seat, CompanionSeats(()) if type(move) is CompanionSeats else move)


def test_many_who_point_all_the_time_touch_before_their_turn_is_over() -> None:
    """Nine operatives, of whom five must agree within 15 seconds."""
    options = {"touch_by": "majority", "timer": "every-turn", "guess_seconds": 15}
    game = AmongPeople(game_named("codenames"), 18, 95, options, 600)
    ends(game)
