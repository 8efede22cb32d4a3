"""What the table of Mafia says so that no page needs a rule for it."""

import pytest

from konspira.game import MASTER, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import Choose, MoreTime, Next, Ready
from konspira.games.mafia.state.phases import (
    Dawn,
    Dealing,
    Dusk,
    Farewell,
    FirstVote,
    Nightfall,
    Opening,
    Slot,
    Talk,
    Task,
    Timed,
    Window,
)
from konspira.kit import Timer
from mafia.cards import OPENS, SAVE
from mafia.table import ADA, BEN, CY, DEE, EVE, Game, dealt, fresh


def clock(game: Game) -> Timer:
    assert isinstance(game.phase, Timed), game.phase
    return game.phase.clock


# Time


@pytest.mark.parametrize("turn", [1, 2])
def test_a_clock_says_when_its_step_began(turn: int) -> None:
    """The second task of the first night is longer, and its clock says by how much."""
    game = dealt(12, night_pace="steady")
    for _ in range(turn):
        game = game.asleep().task(Slot.SECOND)
    steps = game.table.terms.steps
    length = steps.second + (steps.longer if turn == 1 else 0)
    assert clock(game) == Timer(game.now, game.now + length, hard=True)


def test_every_step_of_a_turn_begins_when_it_comes() -> None:
    game = dealt(12, cards={ADA: Card.ARREST, BEN: Card.VEST}, kids2=True)
    seen = set()
    while game.state.turn < 2 or not isinstance(game.phase, Task):
        before, game = game, game.on()
        if type(game.phase) is not type(before.phase) and isinstance(game.phase, Timed):
            assert clock(game).since == game.now
            assert clock(game).until > game.now
            seen.add(type(game.phase))
    assert {Dusk, Task, Dawn, Window, Farewell, Talk, FirstVote} <= seen


def test_more_time_makes_a_step_longer_and_its_beginning_stays() -> None:
    game = dealt(8, master="person").until(Talk)
    before = clock(game)
    after = clock(game.after((MASTER, MoreTime())))
    assert (after.since, after.until > before.until) == (before.since, True)


def test_calls_repeat_while_a_person_leads_and_a_phone_may_answer_each() -> None:
    game = dealt(8, master="person").after((MASTER, Next())).asleep().task(Slot.FIRST)
    assert isinstance(game.phase, Task)
    again = game.table.repeat_ms
    assert again > 0
    late = game.phase.calls[-1] + again
    number = len(game.phase.calls)
    game = game.at(game.phase.calls[-1], ADA, Choose(number - 1))
    assert game.refusal(ADA, Choose(number), at=late - 2_001)[0] == "too-early"
    game.at(late, ADA, Choose(number))
    assert dealt(8).asleep().task(Slot.FIRST).table.repeat_ms == 0
    assert game.until(Talk).table.repeat_ms == 0


# The night


def test_the_table_is_hushed_from_nightfall_to_dawn_and_in_every_window() -> None:
    game = fresh(12, cards={"vest": True}, kids2=True)
    assert isinstance(game.phase, Dealing) and not game.table.hushed
    game = dealt(12, cards={ADA: Card.VEST}, kids2=True)
    assert isinstance(game.phase, Opening) and not game.table.hushed
    for phase in (Nightfall, Dusk, Task, Window, Farewell):
        assert game.until(phase).table.hushed
    for open_phase in (Dawn, Talk, FirstVote):
        assert not game.until(open_phase).table.hushed


def test_everybody_can_tell_whether_an_agent_looks_tonight() -> None:
    """MF-26, MF-69, MF-77: from what lies open alone."""
    game = dealt(8)
    agent = Seat(game.table.terms.cops)
    assert game.until(Task).table.agent_looks
    out = game.murder(ADA).vote_out(agent).until(Task)
    assert agent not in out.living and not out.table.agent_looks
    assert not dealt(8, kids1=True).until(Task).table.agent_looks
    small = dealt(6)
    assert small.until(Task).table.agent_looks
    second = small.until(Talk).vote_out(CY).until(Task)
    assert second.state.turn == 2 and not second.table.agent_looks


def test_everybody_can_tell_whether_the_mafia_meets_tonight() -> None:
    """MF-O20"""
    small = dealt(6)
    assert not small.until(Task).table.mafia_meets
    second = small.until(Talk).vote_out(CY).until(Task)
    assert second.state.turn == 2 and second.table.mafia_meets
    assert dealt(8).until(Task).table.mafia_meets


# Cards


def test_every_phone_points_at_somebody_while_such_a_card_may_come() -> None:
    game = dealt(12, cards={ADA: Card.KIDNAPPING, BEN: Card.ARREST, CY: Card.VEST})
    game = game.murder(DEE)
    assert not game.window(SAVE).table.aimed
    opens = game.window(OPENS)
    assert opens.table.aimed
    game = opens.react({ADA: EVE}).until(Talk).vote_out(BEN)
    later = game.murder(EVE).window(OPENS)
    assert later.table.spent == (Card.KIDNAPPING,) and not later.table.aimed


def test_every_phone_has_the_switch_in_the_mafias_task_until_recruitment_is_spent() -> None:
    """MF-O59"""
    mafioso = Seat(11)
    game = dealt(12, cards={mafioso: Card.RECRUITMENT}).asleep()
    assert not game.task(Slot.FIRST).table.switch
    game = game.task(Slot.SECOND)
    assert game.table.switch
    game = game.called(two={mafioso: ADA}, recruits=(mafioso,)).on().task(Slot.SECOND)
    assert game.table.spent == (Card.RECRUITMENT,) and not game.table.switch


@pytest.mark.parametrize("stops", [True, False])
def test_a_hand_says_whether_use_would_play_its_card(stops: bool) -> None:
    """MF-93, MF-C01.3, MF-C02.5, MF-O40"""
    held = {ADA: Card.VEST, BEN: Card.BANDAGE, CY: Card.SHELTER, DEE: Card.CORNER_SHOT}
    game = dealt(12, cards=held, bandage_stops_shots=stops, kids2=True)
    game = game.murder(ADA).window(WindowKind.SAVE)
    assert in_window(game) == [ADA, BEN]
    assert in_window(game.react({}).until(Talk)) == []
    game = dealt(12, cards=held).murder(BEN).window(WindowKind.SAVE)
    assert in_window(game) == []  # neither for the other nor for oneself


def in_window(game: Game) -> list[Seat]:
    holdings = [(seat, game.hand(seat).holding) for seat in game.living]
    return [seat for seat, holding in holdings if holding and holding.in_window]


def test_the_console_says_when_enough_want_the_vote() -> None:
    """MF-37"""
    game = dealt(8, master="person").until(Talk)
    ready: list[bool] = []
    for seat in game.living:
        game = game.after((seat, Ready()))
        console = game.hand(MASTER).console
        assert console is not None
        ready.append(console.ready)
    assert ready == [
        number * 3 >= len(game.living) * 2 for number in range(1, len(ready) + 1)
    ]
