"""The reasons that companions give at Mafia: each is true, and can be looked up by all.

Eight people: Ada to Eve are Cops, Fay is the Agent, Gus and Hal are the Mafia.
"""

from itertools import pairwise
from random import Random

import pytest
from mafia.random_games import ByTheRules
from mafia.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    PEOPLE,
    Game,
    dealt,
)
from msgspec.structs import replace

from konspira.companions import Mind, Temper
from konspira.companions.mafia import reasons
from konspira.companions.mafia.open_facts import NIGHT, REASONS, SEATS, facts
from konspira.companions.mafia.reasons import SENTENCES, bubble_ms, may_say, round_of, says
from konspira.companions.voice import parsed
from konspira.game import Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.state.phases import (
    Dawn,
    FinalVote,
    FirstVote,
    LastCards,
    Opening,
    Over,
    Reveal,
    Speeches,
    Talk,
    TieTalk,
)

FIRST = {BEN: CY, CY: BEN, DEE: CY, EVE: CY, FAY: BEN, GUS: CY, HAL: BEN}
FINAL = {BEN: CY, CY: BEN, DEE: BEN, EVE: CY, FAY: CY, GUS: CY, HAL: BEN}
PEOPLE_OF_FOUR = (Seat(0), Seat(1), Seat(2), Seat(3))


def first_day() -> Game:
    """Ada has gone by night, Cy by four votes against three."""
    game = dealt().murder(ADA).first_vote(FIRST).final_vote(FINAL)
    return game.until(LastCards)


def tied() -> Game:
    """On the first day the final is a tie of Ben and Cy."""
    votes = {BEN: CY, CY: BEN, DEE: BEN, EVE: CY, FAY: CY, GUS: BEN}
    return dealt().murder(ADA).first_vote(FIRST).final_vote(votes).until(TieTalk)


def second_day() -> Game:
    """Dee has gone by night, whose last vote was for Ben; Gus goes by three votes."""
    game = first_day().murder(DEE)
    game = game.first_vote({BEN: GUS, EVE: GUS, FAY: HAL, GUS: BEN, HAL: BEN})
    game = game.final_vote({BEN: GUS, EVE: GUS, FAY: GUS, GUS: BEN, HAL: BEN})
    return game.until(LastCards)


def pairs(game: Game, occasion: str) -> set[tuple[Seat, ...]]:
    return {*facts(game.table, occasion)}


# Each reason


def test_who_voted_for_somebody_with_a_police_token_and_lives_is_named() -> None:
    game = first_day()
    assert pairs(game, "voted-police") == {(s, CY) for s in (BEN, DEE, EVE, FAY, GUS)}
    hidden = dealt().murder(ADA).first_vote(FIRST)
    assert not pairs(hidden, "voted-police"), "that token is covered"
    assert (GUS, CY) not in pairs(second_day(), "voted-police"), "Gus is out"


def test_who_voted_for_somebody_shown_to_be_of_the_mafia_is_named() -> None:
    assert pairs(second_day(), "voted-crook") == {(s, GUS) for s in (BEN, EVE, FAY)}
    assert not pairs(first_day(), "voted-crook")


def test_who_never_voted_for_a_finalist_of_the_mafia_is_named() -> None:
    assert pairs(second_day(), "spared-crook") == {(HAL, GUS)}
    votes = {BEN: GUS, EVE: GUS, FAY: BEN, GUS: BEN, HAL: GUS}
    game = first_day().murder(DEE).first_vote(votes)
    game = game.final_vote({**votes, FAY: GUS, HAL: BEN})
    assert not pairs(game.until(LastCards), "spared-crook"), "Hal did in the first vote"


def test_the_last_vote_of_who_is_gone_by_night_is_told_in_the_morning() -> None:
    morning = first_day().murder(DEE).until(Talk)
    assert pairs(morning, "silenced") == {(BEN, DEE)}, "not Cy, whom Dee had named before"
    assert not pairs(first_day().murder(BEN).until(Talk), "silenced"), "Cy is out, too"
    assert not pairs(first_day(), "silenced"), "Ada has never voted"


def test_who_turns_away_from_a_finalist_is_named() -> None:
    assert pairs(first_day(), "turned-away") == {(DEE, CY), (FAY, BEN)}
    assert (FAY, HAL) not in pairs(second_day(), "turned-away"), "Hal was no finalist"


def test_pairs_who_vote_alike_on_two_days_are_named() -> None:
    assert not pairs(first_day(), "alike"), "two ballots are few"
    assert pairs(second_day(), "alike") == {(BEN, EVE)}
    assert len(tied().until(LastCards).table.council.votes) >= 3
    assert not pairs(tied().until(LastCards), "alike"), "of one day"


def test_who_has_outlived_two_finals_is_named() -> None:
    assert pairs(second_day(), "outlived") == {(BEN,)}
    assert not pairs(first_day(), "outlived")


def test_for_whom_nobody_has_voted_in_two_ballots_is_named() -> None:
    assert pairs(first_day(), "never-named") == {(s,) for s in (DEE, EVE, FAY, GUS, HAL)}
    assert pairs(second_day(), "never-named") == {(EVE,), (FAY,)}
    assert not pairs(dealt().murder(ADA).first_vote(FIRST), "never-named")


def test_one_vote_is_told_where_it_decided_and_no_lot() -> None:
    assert pairs(first_day(), "one-vote") == {(CY,)}
    assert pairs(second_day(), "one-vote") == {(GUS,)}, "of the last council"
    clear = dealt().murder(ADA).first_vote(FIRST).final_vote({**FINAL, HAL: CY})
    assert not pairs(clear.until(LastCards), "one-vote")


def test_whose_bandage_has_saved_one_of_the_mafia_is_named() -> None:
    """Ben's card saves Gus on the first day; on the second Gus goes."""
    game = dealt(8, cards={BEN: Card.BANDAGE}).murder(ADA).used(WindowKind.SAVE, {})
    votes = {seat: GUS if seat != GUS else HAL for seat in game.living}
    game = game.until(Talk).first_vote(votes).final_vote(votes)
    game = game.used(WindowKind.SAVE, {BEN: True})
    assert not pairs(game.until(LastCards), "saved-crook"), "nobody knows yet"
    game = game.murder(CY).vote_out(GUS).until(LastCards)
    assert pairs(game, "saved-crook") == {(BEN, GUS)}


def test_a_night_takes_somebody_or_nobody() -> None:
    morning = dealt().murder(ADA).until(Talk)
    assert pairs(morning, "mourns") == {(ADA,)} and not pairs(morning, "quiet-night")
    quiet = dealt(mafia_no_choice="nobody").until(Talk)
    assert pairs(quiet, "quiet-night") == {()} and not pairs(quiet, "mourns")
    later = first_day().murder(DEE).until(Talk)
    assert pairs(later, "mourns") == {(DEE,)}, "not of the night before"


def test_every_reason_is_worded_weighed_and_names_somebody() -> None:
    assert {*REASONS} == {*reasons.WEIGHTS} and {*REASONS, *NIGHT} < {*SENTENCES}
    assert {*SEATS} == {*REASONS, "mourns"}
    for game in (first_day(), second_day(), first_day().murder(DEE).until(Talk)):
        for occasion in (*REASONS, *NIGHT):
            assert all(
                len(f) == SEATS.get(occasion, 0) for f in facts(game.table, occasion)
            )


# The way into the log


def test_a_reason_is_taken_only_if_it_is_true() -> None:
    table = first_day().table
    assert may_say(table, HAL, "voted-police-calm-1:1:2", ())
    for lie in (
        "voted-police-calm-1:7:2",  # Hal did not vote for Cy
        "voted-police-calm-1:2:1",  # Ben's token is covered
        "voted-police-calm-1:1",
        "voted-police-calm-1",
        "voted-police-calm-1:1:2:3",
        "voted-crook-calm-1:1:2",
        "voted-police-calm-9:1:2",  # there is no such sentence
        "muses-calm-1:1",
        "cheers-calm-1",
        "nonsense",
    ):
        assert not may_say(table, GUS, lie, ()), lie


def test_a_companion_says_nothing_about_itself() -> None:
    assert not may_say(first_day().table, BEN, "voted-police-calm-1:1:2", ())


def test_who_is_out_says_nothing_before_the_end() -> None:
    """MF-55"""
    assert not may_say(first_day().table, CY, "muses-calm-1", ())
    over = dealt().murder(ADA).vote_out(GUS).murder(BEN).vote_out(HAL).until(Over)
    assert may_say(over.table, GUS, "ends-calm-1", ())


@pytest.mark.parametrize("phase", [Dawn, FirstVote, Speeches, FinalVote, Reveal])
def test_nobody_speaks_while_all_vote_look_or_listen(phase: type) -> None:
    """MF-44"""
    game = dealt().murder(ADA)
    if phase is not Dawn:
        game = game.until(FirstVote)
    if phase not in (Dawn, FirstVote):
        game = game.voted(FIRST).until(Speeches, phase)
    if phase in (FinalVote, Reveal):
        game = game.until(FinalVote)
    if phase is Reveal:
        game = game.voted(FINAL).until(Reveal)
    assert isinstance(game.phase, phase)
    silent(game)


def silent(game: Game) -> None:
    for seat in game.living:
        for occasion in SENTENCES:
            for seats in ("", ":0", ":1:2", ":3:2"):
                assert not may_say(game.table, seat, f"{occasion}-calm-1{seats}", ())
        for seed in range(20):
            assert says(game.table, seat, Mind(seed, Temper.BOLD)) is None


def test_at_night_nothing_is_said() -> None:
    game, seen = first_day(), set()
    while not isinstance(game.phase, Talk):
        game = game.on()
        if not isinstance(game.phase, Talk):
            silent(game)
            seen.add(type(game.phase).__name__)
    assert {"Nightfall", "Dusk", "Task", "Panel", "Dawn"} <= seen


def test_in_written_talk_they_leave_the_table_to_those_who_write() -> None:
    game = dealt(talk="written").murder(ADA).first_vote(FIRST).final_vote(FINAL)
    silent(game.until(LastCards))


# What is said


def words(game: Game, seats: tuple[Seat, ...] = PEOPLE[4:8], seeds: int = 60) -> list[str]:
    table, said = game.table, []
    for seed in range(seeds):
        for seat in seats:
            mind = Mind(seed, [*Temper][seed % 3], people=PEOPLE_OF_FOUR)
            word = says(table, seat, mind)
            said += [word] if word else []
    return said


def test_talk_begins_with_the_night_and_goes_on_with_reasons() -> None:
    first = {word.rsplit("-", 2)[0] for word in words(dealt().murder(ADA).until(Talk))}
    assert first == {"mourns", "muses"}, "there is no record yet"
    second = {w.rsplit("-", 2)[0] for w in words(first_day().murder(DEE).until(Talk))}
    assert "mourns" in second and "muses" not in second and len(second) >= 4
    assert {w.rsplit("-", 2)[0] for w in words(first_day())} <= {*REASONS}
    assert {w.rsplit("-", 2)[0] for w in words(dealt())} == {"begins"}


def test_no_two_companions_give_the_same_reason() -> None:
    most = 0
    for game in (first_day(), second_day(), first_day().murder(DEE).until(Talk)):
        for seed in range(20):
            minds = {seat: Mind(seed + seat, Temper.BOLD) for seat in game.living}
            said = [says(game.table, seat, mind) for seat, mind in minds.items()]
            given = [
                (one.occasion, one.seats) for word in said if (one := parsed(word or ""))
            ]
            assert len({*given}) == len(given)
            most = max(most, len(given))
    assert most > 3


def test_in_a_tie_they_speak_of_those_tied() -> None:
    votes = {BEN: GUS, EVE: GUS, GUS: BEN, HAL: BEN}
    game = first_day().murder(DEE).first_vote(votes).final_vote(votes).until(TieTalk)
    said = [parsed(word) for word in words(game)]
    assert said and all(word and word.seats[0] in (BEN, GUS) for word in said)


def test_they_speak_one_after_the_other() -> None:
    """A bubble lasts five seconds, and the room lets one in every six."""
    table = first_day().table
    for seed in range(30):
        times = sorted(bubble_ms(table, seat, Mind(seed + seat)) for seat in table.living)
        gaps = [late - early for early, late in pairwise(times)]
        assert times[0] >= 2_000 and min(gaps) >= 5_000
    first = {
        min(day.table.living, key=lambda s: bubble_ms(day.table, s, Mind(1)))
        for day in (first_day(), second_day())
    }
    assert len(first) == 2, "another one begins each day"


def test_a_day_has_two_rounds_and_a_tie_one_more() -> None:
    talk, tie = dealt().murder(ADA).until(Talk), tied()
    rounds = [dealt(), talk, tie, tie.until(LastCards), first_day().murder(DEE).until(Talk)]
    numbers = [round_of(game.table) for game in rounds]
    assert numbers == sorted({*numbers})


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_is_the_same_whoever_holds_what(seed: int) -> None:
    evening = ByTheRules(10, seed, {"cards": {"bandage": True}}, 900)
    rng, said = Random(seed), 0
    for state in evening.states[::9]:
        twin = evening.game.imagine(state, None, rng)
        for seat in range(4, 10):
            mind = Mind(rng.getrandbits(53), Temper.BOLD, people=PEOPLE_OF_FOUR)
            both = [(evening.game.table(s), Seat(seat), mind) for s in (state, twin)]
            true, other = (says(*each) for each in both)
            assert true == other
            assert bubble_ms(*both[0]) == bubble_ms(*both[1])
            said += true is not None
            assert true is None or may_say(both[0][0], Seat(seat), true, PEOPLE_OF_FOUR)
    assert said


def test_tempers_talk_more_or_less() -> None:
    table = first_day().table
    often = [
        sum(says(table, HAL, Mind(seed, temper)) is not None for seed in range(300))
        for temper in Temper
    ]
    assert 0 < often[0] < often[1] < often[2] < 300


def test_a_phase_that_asks_for_nothing_else_changes_no_reason() -> None:
    """Who is ready for the night changes the table, and nobody's word."""
    game = first_day()
    table = game.table
    assert isinstance(table.phase, LastCards)
    ready = replace(table, phase=replace(table.phase, ready=(BEN,)))
    for seed in range(20):
        assert says(table, HAL, Mind(seed)) == says(ready, HAL, Mind(seed))
    assert isinstance(dealt().phase, Opening)
