"""Mafia with any set of cards: what is true of every game, whatever people do with them.

Sides are worked out here once more, from the rules, and not by the game's own functions.
"""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from promises import (
    PACKS,
    PROMISES,
    refusal,
    replay_equals_state,
    views_hide_what_they_must,
)

from konspira.game import HOST, MASTER, Act, Move, Seat, TimeUp
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.moves import (
    Bet,
    Choose,
    CornerShot,
    Feel,
    Next,
    PlaysCard,
    React,
    Say,
    Shoot,
    Tap,
    WrongPhase,
)
from konspira.games.mafia.state import State, Town
from konspira.games.mafia.state.phases import (
    Cause,
    Dealing,
    Farewell,
    FinalVote,
    FirstVote,
    Nightfall,
    Opening,
    Over,
    RollCall,
    Saved,
    Talk,
    Window,
)
from konspira.options import choose
from mafia.random_games import ByTheRules, Evening, decks
from mafia.table import AGENT, BOX, COP, MAFIOSO

numbers = st.integers(6, 21)
seeds = st.integers(0, 10**6)
few = settings(max_examples=max(3, settings().max_examples // 2))
fewer = settings(max_examples=max(2, settings().max_examples // 10))

BY_HAND = (Cause.EXCLUDED, Cause.REMOVED, Cause.WRONG_PHASE)
ONLY_COPS = (Card.CORNER_SHOT, Card.KIDNAPPING, Card.LAST_SHOT)


# Sides, said once more


def may_use(card: Card, token: Token) -> bool:
    """The symbols on the cards (MF-92)."""
    if card in (Card.COMMANDER, Card.NEUTRAL):
        return True
    if card is Card.RECRUITMENT:
        return token is MAFIOSO
    return token is COP or (token is MAFIOSO and card not in ONLY_COPS)


def active(town: Town, seat: Seat, card: Card) -> bool:
    return town.cards[seat] is card and may_use(card, town.tokens[seat])


def side(town: Town, seat: Seat) -> str:
    if active(town, seat, Card.NEW_GANG):
        return "gang"
    if town.recruit and town.recruit.seat == seat:
        return "mafia"
    turned = active(town, seat, Card.TURNCOAT)
    return "mafia" if (town.tokens[seat] is MAFIOSO) != turned else "police"


def is_awake(state: State, seat: Seat) -> bool:
    town = state.town
    if town.recruit and town.recruit.seat == seat:
        return True
    mafioso = town.tokens[seat] is MAFIOSO
    if state.terms.turncoat_wakes_by_token:
        return mafioso
    return mafioso != active(town, seat, Card.TURNCOAT)


# One evening, looked at in every respect


@few
@given(data=st.data(), seats=numbers, seed=seeds)
def test_every_evening_with_cards_ends_as_it_should(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-59, MF-60, MF-61, MF-C14.5, MF-C14.9, MF-O18, MF-O51, MF-O73, MF-O74: it ends, the
    winners are of the force that is left, and a replay comes to the same"""
    evening = Evening(seats, seed, data.draw(decks(seats)))
    state, town = evening.state, evening.state.town
    assert isinstance(state.phase, Over), f"no end after {len(evening.log)} moves"
    outcome = BOX.outcome(state)
    assert outcome is not None
    left = {side(town, seat) for seat in town.living}
    everybody = map(Seat, range(seats))
    match outcome.why:
        case "asleep":
            assert len(left) > 1 and state.phase.asleep
            winners = []
        case "certain":
            assert left == {"mafia", "police"} and state.terms.end_at_certain_win
            winners = [seat for seat in everybody if side(town, seat) == "mafia"]
        case why:
            assert len(left) <= 1 and why == (min(left) if left else "draw")
            winners = [seat for seat in everybody if {side(town, seat)} == left]
    assert [*outcome.winners] == winners
    replay_equals_state(evening)


@few
@given(data=st.data(), seats=numbers, seed=seeds)
def test_a_certain_win_with_cards_would_have_been_a_win_anyway(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-O74: the same evening, move by move, with the option and without"""
    options = {**data.draw(decks(seats)), "end_at_certain_win": False}
    certain = choose(BOX, seats, {**options, "end_at_certain_win": True}, PACKS)
    state, evening = BOX.setup(certain, seats), ByTheRules(seats, seed, options)
    for act in evening.log:
        if isinstance(state.phase, Over):
            break
        state = BOX.apply(state, act)
    early, late = BOX.outcome(state), BOX.outcome(evening.state)
    assert early is not None and late is not None
    if late.why != "asleep":
        assert early.winners == late.winners


@few
@given(data=st.data(), seats=numbers, seed=seeds)
def test_every_state_and_every_step_of_an_evening_with_cards(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-08, MF-35, MF-55, MF-93, MF-97, MF-105, MF-106, MF-C01.6, MF-C02.4, MF-C04.5,
    MF-C08.3, MF-O31, MF-O34, MF-O44, MF-O46, MF-O51, MF-O59, MF-O75"""
    evening = Evening(seats, seed, data.draw(decks(seats)))
    for state in evening.states:
        if not isinstance(state.phase, Dealing):
            adds_up(state)
            cards_are_played_once(state)
            one_commander(state)
    steps = zip(evening.states, evening.log, evening.states[1:], strict=False)
    for before, act, after in steps:
        nobody_eliminated_acts(before, act, after)
        the_sheltered_stay(before, after)
        the_saved_stay(before, after)
        windows_last_their_time(before, act, after)


def adds_up(state: State) -> None:
    terms, town = state.terms, state.town
    dealt = {COP: terms.cops, AGENT: terms.agents, MAFIOSO: terms.mafiosi}
    assert Counter(town.tokens) == Counter(dealt)
    neutral = [Card.NEUTRAL] * (state.seats - len(terms.cards))
    assert Counter(town.cards) == Counter([*terms.cards, *neutral])
    out = [gone.seat for gone in town.fallen]
    assert sorted((*town.living, *out)) == [*range(state.seats)]
    assert all(gone.token is town.tokens[gone.seat] for gone in town.fallen)
    assert town.waking == tuple(s for s in town.living if is_awake(state, s))
    settled = isinstance(state.phase, Talk | Nightfall | FirstVote | Opening)
    if settled and not state.pending:
        assert len({side(town, seat) for seat in town.living}) > 1


def cards_are_played_once(state: State) -> None:
    plays = state.shown.plays
    for card, times in Counter(play.card for play in plays).items():
        assert card in state.terms.cards
        assert times == 1 or card is Card.NEW_GANG
    gang = [play.seat for play in plays if play.card is Card.NEW_GANG]
    assert len(set(gang)) == len(gang) <= 3
    for play in plays:
        if play.card not in (Card.RECRUITMENT, Card.ROLE_SWAP):
            assert play.seat is not None and state.town.cards[play.seat] is play.card


def one_commander(state: State) -> None:
    commander, holders = state.shown.commander, state.town.cards.count(Card.COMMANDER)
    assert (commander is not None) == bool(holders)
    settled = isinstance(state.phase, Talk | Nightfall | FirstVote | FinalVote | RollCall)
    if commander is not None and settled and not state.pending:
        assert commander in state.town.living


def nobody_eliminated_acts(before: State, act: Act[Any], after: State) -> None:
    """But for bets, words among themselves, and last shots of who has just gone."""
    if act.seat >= 0 and act.seat not in before.town.living:
        assert isinstance(act.move, Bet | Feel | Say | Shoot)
        if isinstance(act.move, Shoot):
            assert isinstance(before.phase, Farewell) and before.phase.seat == act.seat
    by_hand = isinstance(act.move, WrongPhase)
    for play in after.shown.plays[len(before.shown.plays) :]:
        if play.card is Card.LAST_SHOT and not by_hand:
            assert play.seat not in before.town.living
        elif play.seat is not None and play.card is not Card.NEW_GANG:
            assert play.seat in before.town.living
        if play.seat is not None and not by_hand and play.card is not Card.ROLE_SWAP:
            assert may_use(play.card, after.town.tokens[play.seat])


def the_sheltered_stay(before: State, after: State) -> None:
    hidden = [each.seat for each in before.shown.lying if each.card is Card.SHELTER]
    for gone in after.town.fallen[len(before.town.fallen) :]:
        assert gone.seat not in hidden or gone.cause in BY_HAND


def the_saved_stay(before: State, after: State) -> None:
    """In the game, and the token covered."""
    if not isinstance(after.phase, Saved) or before.phase == after.phase:
        return
    if isinstance(before.phase, Window):
        saved, play = after.phase.seat, after.shown.plays[-1]
        assert saved in after.town.living
        assert play.card in (Card.VEST, Card.BANDAGE) and play.on == saved
        assert (play.seat == saved) is (play.card is Card.VEST)


def windows_last_their_time(before: State, act: Act[Any], after: State) -> None:
    """Nobody's answer ends a window, nor does anything else but time or the leader."""
    phase = before.phase
    if not isinstance(phase, Window | Farewell) or isinstance(after.phase, Over):
        return
    if phase == after.phase or act.move == Next():
        return
    if isinstance(act.move, TimeUp):
        assert not phase.clock.hard or act.at >= phase.clock.until
        return
    kept = type(phase), phase.seat, phase.call
    assert isinstance(after.phase, Window | Farewell)
    assert kept == (type(after.phase), after.phase.seat, after.phase.call), act


# Promises


def thinned(evening: Evening, states: int) -> Evening:
    evening.states = evening.states[:: max(1, len(evening.states) // states)]
    return evening


@fewer
@given(data=st.data(), seats=numbers, seed=seeds, length=st.integers(30, 900))
def test_views_hide_what_they_must_with_cards(
    data: st.DataObject, seats: int, seed: int, length: int
) -> None:
    """MF-103, MF-106, MF-C03.5, MF-C05.5, MF-C07.3, MF-C14.4"""
    evening = Evening(seats, seed, data.draw(decks(seats)), length)
    views_hide_what_they_must(thinned(evening, 30))


@fewer
@given(data=st.data(), seats=numbers, seed=seeds, length=st.integers(30, 150))
def test_all_promises_hold_with_cards(
    data: st.DataObject, seats: int, seed: int, length: int
) -> None:
    evening = Evening(seats, seed, data.draw(decks(seats)), length)
    for promise in PROMISES:
        if promise is not views_hide_what_they_must:
            promise(evening)


# Bad input


def nonsense(state: State, rng: Random) -> list[Move]:
    """What a page would never send: for oneself, the dead, nobody there, at any time."""
    seats = [Seat(rng.randrange(state.seats)), Seat(state.seats)]
    moves: list[Move] = [React(True), React(False), Choose(0, None, None, True)]
    for seat in seats:
        moves += [CornerShot(seat), Tap(seat), Shoot(seat), WrongPhase(seat)]
        moves += [React(use, seat) for use in (True, False)]
        moves += [Choose(call, None, seat, True) for call in range(3)]
        moves += [PlaysCard(seat, card, seats[0]) for card in state.terms.cards]
    return moves


@few
@given(data=st.data(), seats=numbers, seed=seeds)
def test_whatever_is_refused_with_cards_is_refused_alike_in_every_twin(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-103: a refusal tells nobody who holds what, nor what others have done"""
    evening, rng = Evening(seats, seed, data.draw(decks(seats)), 900), Random(seed)
    for state in rng.sample(evening.states, min(20, len(evening.states))):
        at = BOX.deadline(state) or 0
        viewer = rng.choice([HOST, MASTER, *map(Seat, range(seats))])
        twin = BOX.imagine(state, viewer, rng)
        for move in nonsense(state, rng):
            act = Act(at - rng.choice([1, 1_500, 2_500, 40_000]), viewer, move)
            assert refusal(BOX, state, act) == refusal(BOX, twin, act), act


# Twins


@few
@given(data=st.data(), seats=numbers, seed=seeds)
def test_every_twin_with_cards_is_a_game_that_could_have_been(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """MF-93, MF-97, MF-C03.1, MF-C11.1, MF-C12.1, MF-C13.1, MF-C14.9: what was played
    proves who could play it, and a game that goes on proves that two forces live"""
    evening, rng = Evening(seats, seed, data.draw(decks(seats))), Random(seed)
    dealt = [state for state in evening.states if not isinstance(state.phase, Dealing)]
    for state in rng.sample(dealt, min(15, len(dealt))):
        viewer = rng.choice([None, HOST, *map(Seat, range(seats))])
        twin = BOX.imagine(state, viewer, rng)
        adds_up(twin)
        cards_are_played_once(twin)
        plays_could_be_made(twin)
        assert twin.shown == state.shown
        assert twin.town.living == state.town.living
        assert twin.town.fallen == state.town.fallen


def plays_could_be_made(twin: State) -> None:
    town = twin.town
    wrong = {gone.seat for gone in town.fallen if gone.cause is Cause.WRONG_PHASE}
    wrong |= {*twin.put_back}
    for play in twin.shown.plays:
        if play.card is Card.RECRUITMENT:
            if play.seat is None:
                assert town.recruit is not None
                assert town.cards[town.recruit.by] is Card.RECRUITMENT
                assert town.tokens[town.recruit.by] is MAFIOSO
        elif play.card is not Card.ROLE_SWAP and play.seat not in wrong:
            assert play.seat is not None
            assert may_use(play.card, town.tokens[play.seat])
