"""Mafia by night: the same for every phone, and what counts of it."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from konspira.game import CHANCE, CLOCK, HOST, MASTER, Seat, TimeUp
from konspira.games.mafia.moves import Choose, DrawOrder, Next, Ready, Say, Vote
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Dusk,
    FirstVote,
    Nightfall,
    Panel,
    Slot,
    Talk,
    Task,
)
from konspira.games.mafia.state.record import Look, Mark, Night
from konspira.games.mafia.views.hands import KNOWING_BYTES, LIVING_BYTES, Meaning
from konspira.kit import Away, Presence
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    BOX,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    MAFIOSO,
    PEOPLE,
    PERSON,
    Chosen,
    Game,
    dealt,
)

SMALL = (COP, COP, COP, COP, AGENT, MAFIOSO)  # among six Eve is the Agent, Fay the Mafioso
encode = msgspec.json.encode


def steps(game: Game) -> list[tuple[str, float]]:
    """Every step of the next night until dawn, and how long it lasts in seconds."""
    game, found = game.asleep(), []
    while not isinstance(game.phase, Dawn):
        name, start = type(game.phase).__name__, game.now
        game = game.on()
        found.append((name, (game.now - start) / 1000))
    return found


FIRST = [("Dusk", 6), ("Task", 20), ("Panel", 6), ("Task", 48)]
STEADY = [("Dusk", 6), ("Task", 20), ("Panel", 6), ("Task", 36)]


# The order of a turn


def test_a_turn_is_agent_mafia_council() -> None:
    """MF-17, MF-18, MF-19, MF-25, MF-27, MF-32, MF-33: each has its time, then the next"""
    game, seen = dealt().asleep(), []
    while not isinstance(game.phase, FirstVote):
        slot = game.phase.slot if isinstance(game.phase, Task) else None
        seen.append((type(game.phase), slot))
        game = game.on()
    assert seen == [
        (Dusk, None),
        (Task, Slot.FIRST),
        (Panel, None),
        (Task, Slot.SECOND),
        (Dawn, None),
        (Talk, None),
    ]


def test_every_night_has_its_fixed_lengths() -> None:
    """MF-24, MF-30, MF-65: the first one leaves the Mafia more time to meet"""
    first = dealt(night_pace="steady")
    assert steps(first) == FIRST
    assert steps(first.until(Talk).until(Nightfall)) == STEADY


@pytest.mark.parametrize(("pace", "factor"), [("quick", 0.75), ("slow", 1.5)])
def test_the_pace_stretches_the_night_and_its_calls(pace: str, factor: float) -> None:
    """MF-30"""
    game = dealt(pace=pace)
    assert steps(game) == [(step, length * factor) for step, length in FIRST]
    task = game.task(Slot.FIRST)
    assert isinstance(task.phase, Task)
    assert task.phase.calls == (task.now + 18_000 * factor,)


def test_the_calls_of_a_night() -> None:
    """MF-20, MF-27: 18 s into the first task; 12, 24, 34 into the second, 12 s later at
    first"""
    game = dealt(night_pace="steady")
    for slot, calls in ((Slot.FIRST, [18]), (Slot.SECOND, [24, 36, 46])):
        game = game.task(slot)
        assert isinstance(game.phase, Task)
        assert [(call - game.now) / 1000 for call in game.phase.calls] == calls
    game = game.until(Talk).task(Slot.SECOND)
    assert isinstance(game.phase, Task)
    assert [(call - game.now) / 1000 for call in game.phase.calls] == [12, 24, 34]


def test_a_night_without_an_agent_is_as_long() -> None:
    """MF-26, MF-O04: the phase is left out, its time is not"""
    game = dealt(night_pace="steady").murder(FAY).until(Talk)
    assert steps(game.until(Nightfall)) == STEADY
    game = game.task(Slot.FIRST)
    assert {game.hand(seat).first for seat in game.living} == {Meaning.SUSPECT}
    assert game.called(one={ADA: GUS}).until(Panel).state.choices.look is None


def test_a_short_night_has_both_tasks_at_once() -> None:
    """MF-17: neither needs the other; 30 s with calls at 10, 20 and 28, then the panel"""
    game = dealt(night="short")
    assert steps(game) == [("Dusk", 6), ("Task", 30), ("Panel", 6)]
    game = game.task(Slot.BOTH)
    assert isinstance(game.phase, Task)
    assert [(call - game.now) / 1000 for call in game.phase.calls] == [10, 20, 28]
    game = game.called(one={FAY: GUS}, two={GUS: ADA, HAL: ADA}).until(Dawn)
    assert game.gone == (ADA,) and game.hand(FAY).looks == (Look(1, GUS, MAFIOSO),)


def test_every_nightfall_draws_an_order_of_the_living() -> None:
    """MF-18, MF-52, MF-O05: needed or not, of those who are still in the game"""
    game = dealt().murder(ADA).until(Nightfall)
    assert game.awaited == {CHANCE}
    assert game.refusal(CHANCE, DrawOrder(PEOPLE[:8])) == ("not-a-deal", "MF-O05")
    assert game.refusal(CHANCE, DrawOrder(PEOPLE[1:7])) == ("not-a-deal", "MF-O05")
    twice = (*PEOPLE[1:7], BEN)
    assert game.refusal(CHANCE, DrawOrder(twice)) == ("not-a-deal", "MF-O05")
    assert isinstance(game.after((CHANCE, DrawOrder(PEOPLE[1:8]))).phase, Dusk)


# What phones do


@pytest.mark.parametrize("slot", [Slot.FIRST, Slot.SECOND])
def test_every_living_phone_may_do_the_same(slot: Slot) -> None:
    """MF-20, MF-24, MF-63, MF-65: any other living player, or nobody, whoever you are"""
    game = dealt().murder(ADA).until(Talk).task(slot)
    field = "one" if slot is Slot.FIRST else "two"
    for seat in game.living:
        (offer,) = game.offers(seat)
        others = tuple(other for other in game.living if other != seat)
        assert offer.kind == "Choose" and offer.choices[field] == (None, *others)
    assert len({len(encode(game.hand(seat))) for seat in game.living}) == 1


def test_a_choice_comes_at_a_call_and_not_before() -> None:
    """MF-24: two seconds of grace for clocks that differ"""
    game = dealt().task(Slot.FIRST)
    assert isinstance(game.phase, Task)
    (call,) = game.phase.calls
    assert game.refusal(ADA, Choose(0, BEN), call - 2_001) == ("too-early", None)
    game = game.at(call - 2_000, ADA, Choose(0, BEN))
    assert game.state.choices.one[ADA] == BEN


def test_each_call_is_answered_once() -> None:
    """MF-22"""
    game = dealt().task(Slot.SECOND).called(0, two={ADA: BEN})
    assert game.refusal(ADA, Choose(0, None, CY)) == ("chosen-already", "MF-22")
    assert game.refusal(ADA, Choose(1, None, CY)) == ("too-early", None)
    game = game.called(1, two={ADA: CY}).called(2, two={ADA: None})
    assert game.state.choices.two[ADA] is None
    assert game.refusal(ADA, Choose(2, None, CY)) == ("chosen-already", "MF-22")


def test_a_call_that_was_slept_through_can_be_left_out() -> None:
    """MF-22: a phone answers the latest call; no earlier one after that"""
    game = dealt().task(Slot.SECOND).called(2, two={ADA: BEN})
    assert game.refusal(ADA, Choose(1, None, CY)) == ("chosen-already", "MF-22")
    assert game.refusal(BEN, Choose(3, None, CY)) == ("no-such-call", None)


def test_nothing_counts_after_the_time_of_a_task() -> None:
    """MF-24: even if the clock comes late"""
    game = dealt().task(Slot.FIRST)
    assert isinstance(game.phase, Task)
    assert game.refusal(ADA, Choose(0, BEN), game.phase.clock.until)[0] == "not-now"


@pytest.mark.parametrize(
    ("target", "refused"),
    [
        (BEN, ("choose-somebody-else", "MF-O03")),
        (ADA, ("they-are-out", "MF-50")),
        (Seat(8), ("no-such-seat", None)),
    ],
)
def test_only_another_living_player_is_chosen(target: Seat, refused: Any) -> None:
    """MF-20, MF-O03"""
    game = dealt().murder(ADA).until(Talk).task(Slot.FIRST).called()
    assert game.refusal(BEN, Choose(0, target)) == refused
    game = game.task(Slot.SECOND).called()
    assert game.refusal(BEN, Choose(2, None, target)) == refused


def test_each_task_asks_for_its_own_choice() -> None:
    """MF-17"""
    game = dealt().task(Slot.FIRST).called()
    assert game.refusal(ADA, Choose(0, BEN, CY)) == ("not-this-task", "MF-17")
    game = game.task(Slot.SECOND).called()
    assert game.refusal(ADA, Choose(2, BEN, CY)) == ("not-this-task", "MF-17")


def test_at_night_there_is_nothing_else_to_do() -> None:
    """MF-31, MF-65: no word, no vote, not even with written talk"""
    game = dealt(talk="written").task(Slot.SECOND)
    assert game.refusal(GUS, Say("Ada?")) == ("not-now", None)
    assert game.refusal(GUS, Vote(ADA)) == ("not-now", None)
    assert all(game.hand(seat).may == ("Choose",) for seat in game.living)


def test_the_eliminated_do_not_choose() -> None:
    """MF-55, MF-57: only the living close their eyes"""
    game = dealt().murder(ADA).until(Talk).task(Slot.FIRST).called()
    assert game.refusal(ADA, Choose(0, BEN)) == ("you-are-out", "MF-55")
    assert game.refusal(HOST, Choose(0, BEN)) == ("not-your-turn", None)


@pytest.mark.parametrize("phase", [Dusk, Panel])
def test_no_step_of_the_night_ends_early(phase: type) -> None:
    """MF-24"""
    game = dealt().until(phase)
    assert game.refusal(CLOCK, TimeUp(), game.now + 1_000) == ("too-early", None)
    for seat in (ADA, HOST, MASTER):
        assert game.refusal(seat, Next())[0] in ("master-only", "app-leads")
    assert game.refusal(ADA, Ready()) == ("not-now", None)


# The Agent


def test_the_agent_learns_a_token() -> None:
    """MF-19, MF-20, MF-21, MF-25: at the panel, and nobody else does"""
    game = dealt().task(Slot.FIRST)
    assert game.hand(FAY).first is Meaning.LOOK and game.hand(ADA).first is Meaning.SUSPECT
    game = game.called(one={FAY: GUS, ADA: GUS})
    assert game.hand(FAY).looks == ()
    game = game.until(Panel)
    assert game.hand(FAY).looks == (Look(1, GUS, MAFIOSO),)
    assert all(game.hand(seat).looks == () for seat in game.living if seat != FAY)


def test_the_agent_sees_a_cop_as_a_cop() -> None:
    """MF-21"""
    assert dealt().night(one={FAY: ADA}).hand(FAY).looks == (Look(1, ADA, COP),)


def test_one_look_a_night() -> None:
    """MF-22: there is one call, and what came first stays"""
    game = dealt().task(Slot.FIRST).called(one={FAY: ADA})
    assert game.refusal(FAY, Choose(0, GUS)) == ("chosen-already", "MF-22")
    game = game.until(Dawn).night(one={FAY: GUS})
    assert [look.seat for look in game.hand(FAY).looks] == [ADA, GUS]


def test_nobody_knows_the_agent() -> None:
    """MF-23, MF-24: a look, the same night with another Agent, and no look at all"""
    look, other = dealt(), dealt(8, (COP, AGENT, COP, COP, COP, COP, MAFIOSO, MAFIOSO))
    choices = {FAY: GUS, BEN: GUS}
    games = [look.night(one=choices), other.night(one=choices), look.night()]
    for seat in (ADA, GUS, HAL):
        without = [replace(game.hand(seat), notes=()) for game in games]
        assert encode(without[0]) == encode(without[1])
    assert len({encode(game.table) for game in games}) == 1


def test_an_agent_who_chooses_nobody_sees_nobody() -> None:
    """MF-O03: no look at random"""
    assert dealt().night(one={ADA: GUS}).hand(FAY).looks == ()


def test_an_agent_who_is_out_looks_no_more() -> None:
    """MF-26, MF-56"""
    game = dealt().night(one={FAY: GUS}, two={GUS: FAY, HAL: FAY}).until(Talk)
    assert game.hand(FAY).looks == () and game.state.town.agent is None
    game = game.night(one={ADA: GUS})
    assert game.state.choices.look is None


# The Mafia


def test_those_who_wake_see_each_other_and_their_marks() -> None:
    """MF-27, MF-28, MF-31: as of the last call; nobody else does"""
    game = dealt().task(Slot.SECOND)
    for seat in (GUS, HAL):
        assert game.hand(seat).waking == (GUS, HAL)
        assert game.hand(seat).second is Meaning.MARK
    game = game.called(0, two={GUS: ADA, HAL: BEN, EVE: HAL})
    assert game.hand(HAL).marks == (Mark(GUS, ADA), Mark(HAL, BEN))
    for seat in (ADA, EVE, FAY):
        hand = game.hand(seat)
        assert (hand.waking, hand.marks, hand.second) == ((), (), Meaning.TRUST)
    day = game.until(Talk)
    assert day.hand(GUS).waking == (GUS, HAL) and day.hand(GUS).marks == ()


def test_the_mafia_is_not_shown_before_its_phase() -> None:
    """MF-28"""
    assert dealt().task(Slot.FIRST).hand(GUS).waking == ()


def test_the_victim_is_out_at_dawn_and_the_token_is_shown() -> None:
    """MF-29, MF-33, MF-34, MF-35, MF-50: and sits in no council"""
    game = dealt().murder(ADA)
    assert isinstance(game.phase, Dawn) and game.phase.seat == ADA
    (fallen,) = game.table.fallen
    assert (fallen.seat, fallen.token, fallen.cause) == (ADA, COP, Cause.MAFIA)
    vote = game.until(FirstVote)
    assert vote.refusal(ADA, Vote(BEN)) == ("you-are-out", "MF-55")
    assert vote.refusal(BEN, Vote(ADA)) == ("they-are-out", "MF-50")


def test_the_agent_may_be_hit_unknowingly() -> None:
    """MF-29, MF-O07: the true token is shown"""
    (fallen,) = dealt().murder(FAY).fallen
    assert fallen.token is AGENT


@pytest.mark.parametrize(
    ("marks", "order", "victim"),
    [
        ({GUS: ADA, HAL: ADA}, (BEN,), ADA),
        ({GUS: ADA, HAL: BEN}, (BEN, ADA), BEN),
        ({GUS: ADA, HAL: BEN}, (CY, ADA, BEN), ADA),
        ({GUS: ADA}, (BEN,), ADA),
        ({}, (GUS, CY), CY),
        ({GUS: HAL, HAL: GUS}, (HAL, DEE), DEE),
        ({GUS: HAL, HAL: BEN}, (GUS, ADA), BEN),
        ({ADA: BEN, BEN: CY, FAY: CY}, (EVE,), EVE),
    ],
)
def test_most_marks_decide_then_the_order(
    marks: Chosen, order: tuple[Seat, ...], victim: Seat
) -> None:
    """MF-29, MF-O05, MF-O06: a mark on one of their own is no mark, and others have none"""
    assert dealt().night(two=marks, order=order).gone == (victim,)


def test_the_most_of_three_marks_decide() -> None:
    """MF-29, MF-O05"""
    game = dealt(13).asleep(CY).task(Slot.SECOND)
    marks = dict(zip(game.state.town.waking, (ADA, BEN, BEN), strict=True))
    assert game.called(two=marks).until(Dawn).gone == (BEN,)


def test_the_last_mark_counts() -> None:
    """MF-29, MF-O05: agreement ends nothing early, and a mark may move or go"""
    game = dealt().asleep().task(Slot.SECOND).called(0, two={GUS: ADA, HAL: ADA})
    assert isinstance(game.phase, Task)
    game = game.called(1, two={GUS: BEN, HAL: BEN}).called(2, two={GUS: CY, HAL: None})
    assert game.until(Dawn).gone == (CY,)


def test_a_phone_that_falls_asleep_keeps_its_mark() -> None:
    """MF-O05"""
    game = dealt().asleep(BEN).task(Slot.SECOND).called(0, two={GUS: ADA})
    assert game.until(Dawn).gone == (ADA,)


def test_silence_spares_nobody_unless_agreed() -> None:
    """MF-29, MF-O05"""
    silent: dict[str, Any] = {"mafia_no_choice": "nobody"}
    assert dealt().night(order=(CY,)).gone == (CY,)
    game = dealt(**silent).night(two={GUS: HAL, ADA: BEN})
    assert game.gone == () and isinstance(game.phase, Dawn) and game.phase.seat is None
    assert dealt(**silent).night(two={GUS: ADA}).gone == (ADA,)


def test_a_mark_that_cannot_count_is_not_refused() -> None:
    """MF-O06: a refusal would tell who is awake"""
    game = dealt().task(Slot.SECOND).called(2, two={GUS: HAL, ADA: HAL})
    assert game.state.choices.two[GUS] == HAL and game.hand(HAL).marks == ()


# Small tables


def test_in_a_small_game_the_first_night_has_no_mafia() -> None:
    """MF-71, MF-O20: its time is a time of notes"""
    game = dealt(6, SMALL)
    assert steps(game) == FIRST
    game = game.task(Slot.SECOND)
    assert {game.hand(seat).second for seat in game.living} == {Meaning.TRUST}
    assert game.hand(FAY).waking == ()
    game = game.called(two={FAY: ADA}).until(Talk)
    assert game.living == PEOPLE[:6] and game.hand(FAY).waking == ()
    game = game.task(Slot.SECOND)
    assert game.hand(FAY).second is Meaning.MARK and game.hand(FAY).waking == (FAY,)
    assert game.called(two={FAY: ADA}).until(Dawn).gone == (ADA,)


def test_an_option_lets_the_mafia_of_a_small_game_begin() -> None:
    """MF-O20"""
    game = dealt(6, SMALL, small_game_mafia_first_turn=True).night(two={FAY: ADA})
    assert game.gone == (ADA,)


def test_without_an_agent_a_small_game_has_its_mafia_from_the_start() -> None:
    """MF-83, MF-84, MF-O60"""
    game = dealt(6, (COP, COP, COP, COP, COP, MAFIOSO), kids1=True).task(Slot.FIRST)
    assert {game.hand(seat).first for seat in game.living} == {Meaning.SUSPECT}
    assert game.task(Slot.SECOND).called(two={FAY: ADA}).until(Dawn).gone == (ADA,)


def test_in_a_small_game_the_agent_may_find_a_cop() -> None:
    """MF-69, MF-70, MF-71: then nobody is out, and the council follows"""
    game = dealt(6, SMALL).night(one={EVE: ADA}).until(Talk)
    assert game.gone == () and game.hand(EVE).looks == (Look(1, ADA, COP),)


def test_in_a_small_game_an_agent_who_finds_the_mafioso_is_out() -> None:
    """MF-72, MF-73, MF-74, MF-75, MF-O21: the Mafioso's token stays covered"""
    game = dealt(6, SMALL).night(one={EVE: FAY})
    (fallen,) = game.table.fallen
    assert (fallen.seat, fallen.token) == (EVE, AGENT)
    assert fallen.cause is Cause.AGENT_SAW
    assert isinstance(game.until(Talk).phase, Talk) and len(game.living) == 5


def test_only_small_games_are_that_dangerous() -> None:
    """MF-72, MF-O02"""
    assert FAY in dealt().night(one={FAY: GUS}, two={GUS: ADA}).living


def test_an_agent_who_is_out_on_the_spot_is_no_victim() -> None:
    """MF-72, MF-75: told before the victim of the Mafia, if it is awake"""
    game = dealt(6, SMALL, small_game_mafia_first_turn=True)
    game = game.night(one={EVE: FAY}, two={FAY: EVE}, order=(EVE, ADA))
    assert game.gone == (EVE,)
    game = game.on()
    assert game.gone == (EVE, ADA)
    assert [each.cause for each in game.fallen] == [Cause.AGENT_SAW, Cause.MAFIA]


def test_in_a_small_game_the_agent_looks_only_in_the_first_turn() -> None:
    """MF-69, MF-77, MF-O61: also if they did not look then"""
    game = dealt(6, SMALL).night().until(Talk).task(Slot.FIRST)
    assert game.hand(EVE).first is Meaning.SUSPECT
    game = game.called(one={EVE: FAY}).until(Talk)
    assert EVE not in game.gone and game.hand(EVE).looks == ()


def test_the_agent_of_a_small_game_tells_nothing_any_more() -> None:
    """MF-76: what they saw is in no view of theirs or of others"""
    game = (
        dealt(6, SMALL, talk="written", ghosts="open-eyes")
        .night(one={EVE: FAY})
        .until(Talk)
    )
    assert game.hand(EVE).looks == () and game.hand(EVE).ghost is None
    game = game.after((EVE, Say("It is Fay!")))
    assert game.table.talk == ()
    assert all(game.hand(seat).whispers == () for seat in game.living)


# Notes


def test_everybody_keeps_their_own_notes() -> None:
    """MF-20, MF-24: and nobody else's"""
    game = dealt().night(one={ADA: GUS, BEN: CY}, two={ADA: BEN, GUS: DEE})
    (note,) = game.hand(ADA).notes
    assert (note.turn, note.one, note.two) == (1, GUS, BEN)
    (marks,) = game.hand(GUS).notes
    assert (marks.one, marks.two) == (None, DEE)


def test_what_a_phone_has_sent_stands_in_its_hand() -> None:
    """MF-24: in the tasks and at the panel"""
    game = dealt().task(Slot.FIRST).called(one={ADA: GUS})
    for phase in (game, game.until(Panel)):
        chosen = phase.hand(ADA).chosen
        assert chosen is not None and (chosen.one, chosen.two) == (GUS, None)
        other = phase.hand(BEN).chosen
        assert other is not None and other.one is None


# Hush


@pytest.mark.parametrize(
    ("phase", "hushed"), [(Dusk, False), (Task, True), (Panel, True), (Dawn, False)]
)
def test_the_night_is_hushed(phase: type, hushed: bool) -> None:
    """MF-24, MF-65"""
    game = dealt().until(phase)
    assert (BOX.hush(game.state) is not None) is hushed
    assert BOX.hush(game.until(Talk).state) is None


@pytest.mark.parametrize("options", [{}, {"night": "short"}, PERSON])
def test_hands_of_the_living_are_equally_long_all_night(options: dict[str, Any]) -> None:
    """MF-24: whoever they are, whatever they have chosen, seen or marked"""
    game = dealt(21, **options)
    lengths = set()
    for _ in range(4):
        game = game.until(Nightfall).asleep()
        waking, agent = game.state.town.waking, game.state.town.agent
        while not isinstance(game.phase, Talk):
            if isinstance(game.phase, Task):
                first = game.phase.slot is not Slot.SECOND
                second = game.phase.slot is not Slot.FIRST
                one = {agent: game.living[0]} if first and agent is not None else {}
                two = {seat: game.living[0] for seat in waking} if second else {}
                game = game.called(one=one, two=two)
            if BOX.hush(game.state):
                lengths |= {len(encode(game.hand(seat))) for seat in game.living}
            game = game.on()
    assert len(lengths) == 1


@pytest.mark.parametrize("ghosts", ["nothing", "open-eyes", "everything"])
def test_hands_of_those_who_know_more_have_a_length_of_their_own(ghosts: str) -> None:
    """MF-24, MF-57: at night ghosts and game master are as long as each other"""
    game = dealt(21, ghosts=ghosts, **PERSON).murder(ADA).until(Nightfall).murder(BEN)
    game, lengths = game.until(Nightfall).asleep(), set()
    while not isinstance(game.phase, Talk):
        if BOX.hush(game.state):
            lengths |= {len(encode(game.hand(seat))) for seat in (ADA, BEN, MASTER)}
        game = game.on()
    assert len(lengths) == 1


LONGEST: list[dict[str, Any]] = [
    {},
    {"night": "short"},
    PERSON,
    {"night": "eyes", **PERSON},
]


@pytest.mark.parametrize("options", LONGEST)
@pytest.mark.parametrize("ghosts", ["open-eyes", "everything"])
def test_the_longest_hands_still_fit(options: dict[str, Any], ghosts: str) -> None:
    """MF-24: after a hundred nights, with twenty others to choose from, and all away"""
    game, ada = dealt(21, ghosts=ghosts, **options).until(Task), PEOPLE[0]
    last, agent, mafia = PEOPLE[20], PEOPLE[15], PEOPLE[16:]
    chosen, seen = (last,) * 21, Look(100, last, MAFIOSO)
    night = Night(100, PEOPLE, chosen, chosen, mafia, agent, seen, None)
    away = Presence(tuple(Away(seat, 0) for seat in PEOPLE))
    while not isinstance(game.phase, Talk):
        state = replace(game.state, turn=111, nights=(night,) * 30, presence=away)
        choices = replace(state.choices, one=chosen, two=(PEOPLE[14],) * 21)
        state = replace(state, choices=choices)
        if BOX.hush(state):
            for seat in (*PEOPLE, MASTER):
                lives = seat in state.town.living
                size = LIVING_BYTES if lives else KNOWING_BYTES
                assert len(encode(BOX.hand(state, seat))) == size
        game = game.on()
    assert ada in game.gone  # a farewell was among the phases


def test_messages_to_those_who_know_more_are_longer() -> None:
    """MF-24, MF-57: whose they are lies open"""
    game = dealt(**PERSON).murder(ADA).until(Talk).until(Task)
    hush = BOX.hush(game.state)
    assert hush is not None and hush.every == 1_000
    assert hush.length((BEN,)) == hush.length((BEN, HOST)) == 2_048
    assert hush.length((ADA,)) == hush.length((MASTER,)) == 4_096


def test_until_the_next_night_a_ghost_sees_no_more_than_the_living_and_hears_no_more() -> (
    None
):
    """MF-57: so the beat that ends a night is no longer for who has just gone"""
    game = dealt(kids2=True).murder(ADA)
    assert ADA in game.gone
    farewells = 0
    while game.state.turn == 1:
        hush = BOX.hush(game.state)
        lengths = {len(encode(BOX.hand(game.state, seat))) for seat in (ADA, BEN)}
        assert lengths == {LIVING_BYTES}
        assert hush is None or hush.length((ADA,)) == hush.length((BEN,))
        farewells += hush is not None
        game = game.on()
    assert farewells
    assert len(encode(BOX.hand(game.state, ADA))) == KNOWING_BYTES
