"""Mafia: who has won, and when it is over."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from konspira.game import CHANCE, MASTER, Outcome, Seat
from konspira.games.mafia.cards import Card, card_play
from konspira.games.mafia.moves import DrawLot, DrawOrder, Exclude, HandToApp, Vote
from konspira.games.mafia.state.phases import (
    Dawn,
    FinalVote,
    FirstVote,
    Lot,
    Nightfall,
    Opening,
    Over,
    Slot,
    Talk,
    Task,
    TieTalk,
)
from mafia.table import (
    ADA,
    BEN,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    KIM,
    LEO,
    PEOPLE,
    PERSON,
    Game,
    alone,
    dealt,
)

PLAY_ON: dict[str, Any] = {"end_at_certain_win": False}


def over(game: Game) -> Outcome:
    outcome = game.until(Over).outcome
    assert outcome is not None
    return outcome


def test_the_police_wins_when_the_last_mafioso_is_out() -> None:
    """MF-05, MF-59, MF-60"""
    game = dealt().until(Talk).vote_out(GUS)
    assert isinstance(game.until(Talk).phase, Talk)  # one Mafioso is left
    outcome = over(game.until(Nightfall).until(Talk).vote_out(HAL))
    assert outcome.why == "police" and outcome.winners == PEOPLE[:6]


def test_the_mafia_wins_when_the_last_of_the_police_is_out() -> None:
    """MF-05, MF-59, MF-60: the Agent too belongs to the Police"""
    game = dealt(**PLAY_ON).murder(ADA).until(Talk).vote_out(BEN).until(Nightfall)
    game = game.murder(CY).until(Talk).vote_out(DEE).until(Nightfall)
    game = game.murder(EVE).until(Talk)
    assert game.living == (FAY, GUS, HAL)
    outcome = over(game.vote_out(FAY))
    assert outcome.why == "mafia" and outcome.winners == (GUS, HAL)


def test_the_eliminated_win_with_their_side() -> None:
    """MF-61: dead or alive"""
    game = dealt().murder(ADA).until(Talk).vote_out(GUS).until(Talk).vote_out(HAL)
    outcome = over(game)
    assert ADA in outcome.winners and ADA not in game.living
    assert outcome.points == (1, 1, 1, 1, 1, 1, 0, 0)


def test_the_agent_wins_with_the_police() -> None:
    """MF-62"""
    game = dealt().until(Talk).vote_out(GUS).until(Talk).vote_out(HAL)
    assert FAY in over(game).winners


def test_equal_numbers_end_nothing() -> None:
    """MF-59, MF-O17: by the book you play on"""
    game = dealt(**PLAY_ON).murder(ADA).until(Talk).vote_out(BEN).until(Nightfall)
    game = game.murder(CY).until(Talk).vote_out(DEE).until(Nightfall)
    assert len(game.living) == 4 and game.outcome is None


def test_one_against_one_is_decided_by_lot() -> None:
    """MF-47, MF-48, MF-O17"""
    game = dealt(6, kids1=True).murder(ADA).until(Talk).vote_out(BEN)
    game = game.murder(CY).until(Talk)
    assert game.living == (DEE, EVE, FAY)
    game = game.until(Nightfall).murder(DEE)
    votes = {EVE: FAY, FAY: EVE}
    game = game.first_vote(votes).final_vote(votes).until(Lot)
    assert over(game.after((CHANCE, DrawLot(FAY)))).why == "police"
    assert over(game.after((CHANCE, DrawLot(EVE)))).why == "mafia"


def test_all_is_told_at_the_end() -> None:
    """MF-14: tokens, nights, bets, and never before"""
    game = dealt().night(one={ADA: GUS, BEN: CY}, two={GUS: ADA, HAL: ADA})
    assert game.table.told is None
    game = game.until(Talk).vote_out(GUS).until(Talk).vote_out(HAL).until(Over)
    told = game.table.told
    assert told is not None and told.tokens == game.tokens
    first = told.nights[0]
    assert (first.one[ADA], first.two[GUS], first.victim) == (GUS, ADA, ADA)
    assert told.best_noses == (ADA,)


def test_the_best_nose_is_who_suspected_most_mafiosi() -> None:
    """MF-24: a look is no suspicion, and Mafiosi have no nose for themselves"""
    game = dealt().night(one={FAY: GUS, GUS: HAL, BEN: HAL, CY: ADA}, two={GUS: ADA})
    game = game.until(Talk).vote_out(GUS).until(Talk).vote_out(HAL).until(Over)
    told = game.table.told
    assert told is not None and told.best_noses == (BEN,)


# A certain win


@pytest.mark.parametrize(("options", "why"), [({}, "certain"), (PLAY_ON, None)])
def test_a_certain_win_ends_it_before_the_night_unless_a_table_plays_on(
    options: dict[str, Any], why: str | None
) -> None:
    """MF-O17, MF-O74: at least as many Mafiosi, and the night comes first"""
    game = dealt(**options).murder(ADA).until(Talk).vote_out(BEN).until(Nightfall)
    game = game.murder(CY).until(Talk).vote_out(DEE).on()
    assert (game.outcome.why if game.outcome else None) == why
    if game.outcome:
        assert game.outcome.winners == (GUS, HAL) and len(game.living) == 4


def two_against(police: int, **options: Any) -> Game:
    """Gus and Hal against so many: the dawn after the third night."""
    game = dealt(**options, **PERSON).murder(ADA).until(Talk).vote_out(BEN)
    game = game.until(Talk).until(Task)
    out = [(MASTER, Exclude(seat)) for seat in game.living[: 2 - police]]
    return game.after(*out).task(Slot.SECOND).called(two={GUS: FAY}).until(Dawn)


@pytest.mark.parametrize(("police", "why"), [(2, None), (1, "certain")])
def test_a_certain_win_may_end_it_at_the_council(police: int, why: str | None) -> None:
    """MF-O17: with more Mafiosi than Police; not with as many, for the lot may save them"""
    game = two_against(police)
    assert len(game.living) == police + 2 and game.outcome is None
    game = game.until(Talk, Over)
    assert (game.outcome.why if game.outcome else None) == why
    assert isinstance(two_against(police, **PLAY_ON).until(Talk).phase, Talk)


def test_a_small_game_waits_for_its_mafia() -> None:
    """MF-O17, MF-O20: on a night without Mafia nothing is certain"""
    game = dealt(6, **PERSON)
    out = [(MASTER, Exclude(seat)) for seat in (ADA, BEN, CY, DEE)]
    game = game.after(*out).until(Nightfall)
    assert game.living == (EVE, FAY) and game.outcome is None


@pytest.mark.parametrize(("seats", "certain"), [(20, False), (19, True)])
def test_nothing_is_certain_while_a_last_shot_may_come(seats: int, certain: bool) -> None:
    """MF-O17, MF-78: at a large table not in the first turn"""
    game = dealt(seats, **PERSON)
    police = [seat for seat in game.living if seat not in game.state.town.waking]
    some = police[: len(game.state.town.waking)]
    game = game.after(*((MASTER, Exclude(seat)) for seat in police if seat not in some))
    assert isinstance(game.phase, Opening)
    assert (game.until(Nightfall, Over).outcome is not None) is certain


def four_left(*cards: Card, **options: Any) -> Game:
    """Kim, Leo, Ada and Ben are left at nightfall; others hold these cards."""
    held = dict(zip(PEOPLE[2:], cards, strict=False))
    return alone(dealt(12, cards=held, **options), ADA, BEN, KIM, LEO)


def played_card(game: Game, card: Card, by: Seat = CY) -> Game:
    """The same moment, with this card face up before its holder."""
    return game.changed(shown=card_play.played(game.state, card, by).shown)


@pytest.mark.parametrize(
    "card", [Card.COMMANDER, Card.WIRETAP, Card.ARREST, Card.KIDNAPPING]
)
def test_a_win_can_be_certain_with_cards(card: Card) -> None:
    """MF-O74: these change no winner any more"""
    game = four_left(card).on().within(Talk)
    assert game.outcome is not None and game.outcome.why == "certain"
    assert game.outcome.winners == (KIM, LEO)


@pytest.mark.parametrize(
    "card",
    [
        *[Card.VEST, Card.BANDAGE, Card.SHELTER, Card.SAFE_CONDUCT],
        *[Card.CORNER_SHOT, Card.LAST_SHOT, Card.TURNCOAT, Card.RECRUITMENT],
    ],
)
def test_no_win_is_certain_while_a_card_may_change_it(card: Card) -> None:
    """MF-O74: it may be hidden with somebody who is out, for all that anybody knows"""
    game = four_left(card).on().within(Talk)
    assert game.outcome is None and len(game.living) == 3


def test_a_win_is_certain_once_such_a_card_lies_used() -> None:
    """MF-O74, MF-O59"""
    game = four_left(Card.VEST)
    used = played_card(game, Card.VEST)
    assert over(used.on().within(Talk)).why == "certain"


def test_no_win_is_certain_while_somebody_is_protected() -> None:
    """MF-O74, MF-C08.4: not even if the card lies open already"""
    game = four_left(Card.SHELTER)
    hidden = played_card(game, Card.SHELTER, by=ADA).on().within(Talk)
    assert hidden.outcome is None


@pytest.mark.parametrize("options", [{"kids2": True}, {"mafia_no_choice": "nobody"}])
def test_the_end_at_a_certain_win_waits_where_nothing_is_certain(
    options: dict[str, Any],
) -> None:
    """MF-O17, MF-O74: a last shot of children, or a Mafia that may choose nobody"""
    game = alone(dealt(8, **options), ADA, BEN, GUS, HAL).on()
    assert game.within(Talk).outcome is None


Script = Sequence[int]


def played(script: Script, seats: int, options: dict[str, Any]) -> Game:
    """A whole game by a script: who is marked, who votes for whom, what chance draws."""
    game, numbers = dealt(seats, **options), list(script)

    def pick(choices: Sequence[Seat]) -> Seat:
        number = numbers.pop(0) if numbers else 0
        return choices[number % len(choices)]

    while not isinstance(game.phase, Over):
        living = game.living
        match game.phase:
            case Nightfall():
                first = pick(living)
                rest = [seat for seat in living if seat != first]
                game = game.after((CHANCE, DrawOrder((first, *rest))))
            case Task(slot=Slot.SECOND):
                marks = {seat: pick(living) for seat in game.state.town.waking}
                legal = {s: on for s, on in marks.items() if s != on}
                game = game.called(two=legal).on()
            case Talk():
                game = game.on()
            case FirstVote() | FinalVote():
                seat = next((s for s in living if game.state.ballots[s] is None), None)
                assert seat is not None
                able = [each for each in game.table.candidates if each != seat]
                game = game.after((seat, Vote(pick(able))))
            case TieTalk():
                game = game.on()
            case Lot(tied=tied):
                game = game.after((CHANCE, DrawLot(pick(tied))))
            case _:
                game = game.on()
    return game


@given(
    script=st.lists(st.integers(0, 20), max_size=200),
    seats=st.sampled_from([6, 7, 8, 9, 13, 20]),
)
def test_a_certain_win_changes_no_winner(script: Script, seats: int) -> None:
    """MF-O17: the same marks, votes and lots, with the option and without"""
    short, whole = (played(script, seats, options) for options in ({}, PLAY_ON))
    assert short.outcome is not None and whole.outcome is not None
    assert short.outcome.winners == whole.outcome.winners
    assert short.now <= whole.now


# Nobody plays any more


def idle(turns: int, game: Game) -> Game:
    """After so many turns more, in which nobody marks or votes; or the end before."""
    for _ in range(turns):
        game = game.on().within(Nightfall)
    return game


def test_three_turns_without_a_mark_or_a_ballot_break_the_game_off() -> None:
    """MF-O73: nobody has won, and all is told"""
    game = dealt(8, mafia_no_choice="nobody").until(Nightfall)
    assert isinstance(idle(2, game).phase, Nightfall)
    game = idle(3, game)
    assert isinstance(game.phase, Over) and game.table.turn == 3
    assert game.outcome == Outcome((), (0,) * 8, "asleep")
    assert game.table.told is not None


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_single_ballot_or_mark_keeps_a_game_awake(turn: int) -> None:
    """MF-O73: the three turns are counted from there"""
    game = idle(turn - 1, dealt(8, mafia_no_choice="nobody").until(Nightfall))
    voted = game.until(FirstVote).after((ADA, Vote(BEN))).until(Nightfall)
    marked = game.night(two={GUS: ADA}).until(Nightfall)
    for other in (voted, marked):
        assert isinstance(idle(2, other).phase, Nightfall)
        assert isinstance(idle(3, other).phase, Over)


def test_a_mark_that_does_not_count_keeps_nobody_awake() -> None:
    """MF-O73, MF-O06: on one of their own, or by somebody who does not wake"""
    game = dealt(8, mafia_no_choice="nobody").until(Nightfall)
    for _ in range(3):
        game = game.night(two={GUS: HAL, ADA: BEN}).within(Nightfall)
    assert game.outcome is not None and game.outcome.why == "asleep"


def test_a_gang_and_a_police_that_never_vote_fall_asleep() -> None:
    """MF-O73, MF-O52: nobody wakes, and nobody votes"""
    cards = {ADA: Card.NEW_GANG, BEN: Card.NEW_GANG, CY: Card.NEW_GANG}
    game = alone(dealt(13, cards=cards), ADA, BEN, DEE, EVE)
    game = idle(3, game)
    assert game.outcome is not None and game.outcome.why == "asleep"


def test_where_a_person_leads_nothing_falls_asleep() -> None:
    """MF-O73: and when the app leads on, the turns are counted anew"""
    game = idle(5, dealt(8, mafia_no_choice="nobody", **PERSON).until(Nightfall))
    assert isinstance(game.phase, Nightfall) and game.table.turn == 6
    game = game.after((MASTER, HandToApp()))
    assert isinstance(idle(2, game).phase, Nightfall)
    assert isinstance(idle(3, game).phase, Over)


def test_excluding_the_last_of_a_side_ends_the_game() -> None:
    """MF-59, MF-64: it is not refused"""
    game = dealt(6, **PERSON).until(Talk).after((MASTER, Exclude(FAY)))
    assert over(game).why == "police"


def test_the_game_is_over_once_and_for_all() -> None:
    """MF-59"""
    game = dealt(6, **PERSON).until(Talk).after((MASTER, Exclude(FAY)))
    assert game.refusal(ADA, Vote(BEN)) == ("game-is-over", None)
    assert game.awaited == frozenset()
    assert game.tokens[ADA] is COP and game.deadline is None
