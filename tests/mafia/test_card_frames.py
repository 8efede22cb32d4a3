"""Windows of Mafia on the line: nobody learns from messages who holds which card.

As in `test_frames`, the same evening is played on a real server, with the same taps
at the same moments; here the cards lie in other hands. Of eight people the first three go,
two of them at night; seat 5 is the Agent, and the last two are the Mafia.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from konspira.game import Game, Hush, Seat
from konspira.games import GAMES
from konspira.games.mafia import GAME
from konspira.games.mafia.cards import Card, Token, windows
from konspira.games.mafia.state import Reaction, State
from konspira.games.mafia.state.phases import Recognition, Task, Window
from konspira.games.mafia.views.hands import Hand
from mafia.random_games import Evening
from mafia.server_table import Plan, Step, evening, stage, whole_evening
from mafia.table import BOX

COP, AGENT, MAFIOSO = Token
PEOPLE = 8
TOKENS = (COP, COP, COP, COP, COP, AGENT, MAFIOSO, MAFIOSO)
SHORT, LONG, ASK = 2_048, 4_096, 256
LED = {"master": "person"}
EIGHT = (
    *(Card.VEST, Card.BANDAGE, Card.RECRUITMENT, Card.SHELTER),
    *(Card.SAFE_CONDUCT, Card.ARREST, Card.KIDNAPPING, Card.LAST_SHOT),
)
STAYING = range(3, PEOPLE)  # nobody puts them out
SAVE, SWAP, OPENS = "save", "swap", "council-opens"


def plan(
    cards: Mapping[int, Card],
    tokens: tuple[Token, ...] = TOKENS,
    options: Mapping[str, Any] = {},
    **more: Any,
) -> Plan:
    names = {card.replace("-", "_"): True for card in cards.values()}
    held = tuple(cards.get(seat, Card.NEUTRAL) for seat in range(len(tokens)))
    chosen = {"cards": names, "window_seconds": 5, **options}
    gone = (Seat(0), Seat(2)), Seat(1)
    return Plan(tokens, *gone, cards=held, options=chosen, **more)


def played(plan: Plan) -> list[Step]:
    return stage(evening(plan))


def hushed(steps: list[Step]) -> list[Step]:
    return [step for step in steps if step.hushed]


def turned(cards: tuple[Card, ...], by: int, seats: range) -> dict[int, Card]:
    """These cards in the hands of these seats, one further for each turn."""
    places = [seats[(number + by) % len(seats)] for number in range(len(cards))]
    return dict(zip(places, cards, strict=True))


def everybody_holds(by: int) -> dict[int, Card]:
    return turned(EIGHT, by, range(PEOPLE))


# Whoever holds what


def test_each_card_is_once_in_each_hand_in_these_evenings() -> None:
    hands = [everybody_holds(by) for by in range(PEOPLE)]
    for seat in range(PEOPLE):
        assert {held[seat] for held in hands} == {*EIGHT}


def test_an_evening_is_the_same_on_every_line_whoever_holds_which_card() -> None:
    """MF-103, MF-O59: all windows of save, farewell and council, and the switch; living
    holders and such as are out, and nothing is used."""
    first = played(plan(everybody_holds(0)))
    for by in range(1, PEOPLE):
        assert played(plan(everybody_holds(by))) == first, by


def test_so_it_is_with_cards_that_have_no_window() -> None:
    """MF-103: Corner Shot and Wiretap lie ready all day, and a Turncoat wakes or sleeps."""
    cards = (Card.CORNER_SHOT, Card.WIRETAP, Card.TURNCOAT)
    first = played(plan(turned(cards, 0, STAYING)))
    for by in range(1, len(STAYING)):
        assert played(plan(turned(cards, by, STAYING))) == first, by


@pytest.mark.parametrize(
    "options",
    [LED, {**LED, "ghosts": "nothing", "night": "short"}, {"ghosts": "everything"}],
)
def test_so_it_is_with_a_person_who_leads_and_with_ghosts(options: dict[str, Any]) -> None:
    """MF-57, MF-103"""
    first = played(plan(everybody_holds(0), options=options))
    for by in (3, 6):
        assert played(plan(everybody_holds(by), options=options)) == first, by


@pytest.mark.parametrize("enlarged", [False, True])
def test_nobody_counts_a_gang_by_its_messages(enlarged: bool) -> None:
    """MF-C14.4, MF-C14.10: also while its members read who they are"""
    tokens = (*(COP,) * 9, AGENT, *(MAFIOSO,) * 3)
    options = {"new_gang_enlarged": enlarged}
    gangs = [(3, 4, 5), (8, 9, 10), (10, 11, 12)]
    evenings = [
        played(plan(dict.fromkeys(gang, Card.NEW_GANG), tokens, options)) for gang in gangs
    ]
    assert evenings[0] == evenings[1] == evenings[2]


# Used or not


def same_until_it_is_told(one: list[Step], other: list[Step]) -> None:
    """Both evenings are alike until something was said that all may hear."""
    pairs = enumerate(zip(one, other, strict=False))
    first = next((number for number, (a, b) in pairs if a != b), None)
    if first is None:
        assert len(one) == len(other)
        return
    before = [step for step in one[:first] if step.hushed]
    assert before, "there was nothing to compare"
    assert not (one[first].hushed and other[first].hushed), "it shows while all is hushed"


USED: dict[str, tuple[dict[int, Card], dict[int, Card], dict[str, Any]]] = {
    "a Vest": ({0: Card.VEST}, {3: Card.VEST}, {"uses": (SAVE,)}),
    "a Bandage": ({3: Card.BANDAGE}, {0: Card.BANDAGE}, {"uses": (SAVE,)}),
    "a Bandage of the Agent": ({3: Card.BANDAGE}, {5: Card.BANDAGE}, {"uses": (SAVE,)}),
    "an Arrest": ({4: Card.ARREST}, {0: Card.ARREST}, {"uses": (OPENS,)}),
    "a Kidnapping": ({4: Card.KIDNAPPING}, {6: Card.KIDNAPPING}, {"uses": (OPENS,)}),
    "a Shelter": ({4: Card.SHELTER}, {0: Card.SHELTER}, {"protects": True}),
    "a Safe Conduct": (
        {4: Card.SAFE_CONDUCT},
        {5: Card.SAFE_CONDUCT},
        {"protects": True},
    ),
    "Recruitment": (
        {6: Card.RECRUITMENT},
        {3: Card.RECRUITMENT},
        {"recruiting": True, "changing": True},
    ),
}


@pytest.mark.parametrize("card", USED)
def test_that_a_card_is_used_shows_on_no_line_before_all_see_it(card: str) -> None:
    """MF-103, MF-104, MF-O41: all phones say "use", and one of them can, or none"""
    used, idle, more = USED[card]
    evenings = [stage(whole_evening(plan(each, **more))) for each in (used, idle)]
    (name,) = used.values()
    assert [name in at.table["spent"] for at in evenings] == [True, False]
    same_until_it_is_told(*[at.steps for at in evenings])


@pytest.mark.parametrize("uses", [(), (SAVE, OPENS, SWAP)])
def test_it_shows_on_no_line_what_phones_answer(uses: tuple[str, ...]) -> None:
    """MF-103: "use" is as long as "let it be" """
    silent = played(plan({5: Card.VEST, 0: Card.BANDAGE, 7: Card.KIDNAPPING}))
    cards = {5: Card.VEST, 0: Card.BANDAGE, 7: Card.KIDNAPPING}
    assert played(plan(cards, uses=uses)) == silent


def test_a_swap_shows_on_no_line_but_by_its_pair() -> None:
    """MF-C06.4: in the window and in the nights after it"""
    swapped, kept, other = (
        hushed(played(plan({seat: Card.ROLE_SWAP}, uses=uses)))
        for seat, uses in ((3, (SWAP,)), (3, ()), (4, ()))
    )
    assert swapped == kept == other


# Each message


def test_in_windows_each_phone_gets_one_message_a_beat_and_says_one_thing() -> None:
    """MF-103: all of one length; those of the eliminated and of the console are longer."""
    steps = played(plan(everybody_holds(0), options=LED))
    beats = [step.heard for step in hushed(steps) if any(step.heard)]
    assert len(beats) > 100
    assert all(len(lengths) == 1 for each in beats for lengths in each)
    living, ghost, console, tv = ([each[n][0] for each in beats] for n in (4, 0, 8, 9))
    assert {*living[1:]} == {*tv[1:]} == {SHORT}
    assert {*console[1:]} == {LONG}
    assert {*ghost[1:]} == {SHORT, LONG}
    said = [step.said for step in hushed(steps)]
    assert {length for each in said for lengths in each for length in lengths} == {ASK}
    calls = [[len(step.said[seat]) for step in hushed(steps)] for seat in STAYING]
    assert all(each == calls[0] for each in calls)
    assert {*calls[0]} == {0, 1}


# Planted differences


def hands(change: Callable[[State, Seat, Hand], Hand]) -> Game:
    def hand(state: State, seat: Seat) -> Hand:
        return change(state, seat, GAME.hand(state, seat))

    return replace(GAME, hand=hand)


def holds(state: State, seat: Seat, card: Card) -> bool:
    return bool(state.town.cards) and seat >= 0 and state.town.cards[seat] is card


def long_hand_of_the_holder(state: State, seat: Seat, hand: Hand) -> Hand:
    more = " " * 1_000 if holds(state, seat, Card.BANDAGE) else ""
    return replace(hand, padding=hand.padding + more)


def more_messages_for_one_holder(state: State) -> Hush | None:
    hush: Hush | None = GAME.hush(state)
    if hush is None or not holds(state, Seat(6), Card.BANDAGE):
        return hush
    return replace(hush, every=500)


def no_hush_if_nobody_can_save(state: State) -> Hush | None:
    in_vain = isinstance(state.phase, Window) and not any(
        holds(state, seat, Card.BANDAGE) for seat in state.town.living
    )
    return None if in_vain else GAME.hush(state)


PLANTED: dict[str, tuple[Game, int]] = {
    "a longer hand": (hands(long_hand_of_the_holder), 6),
    "extra messages": (replace(GAME, hush=more_messages_for_one_holder), 6),
    "a window without a hush": (replace(GAME, hush=no_hush_if_nobody_can_save), 0),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_difference_shows(planted: str) -> None:
    """MF-103"""
    game, holder = PLANTED[planted]
    one, other = plan({3: Card.BANDAGE}), plan({holder: Card.BANDAGE})
    assert played(one) == played(other)
    with patch.dict(GAMES, mafia=game), pytest.raises(AssertionError):
        assert played(one) == played(other)


def test_a_window_that_closes_early_shows() -> None:
    """MF-O59: were it to end as soon as somebody uses a card"""
    answered = windows.answered

    def closing(state: State, seat: Seat, reaction: Reaction) -> State:
        state = answered(state, seat, reaction)
        phase = state.phase
        assert isinstance(phase, Window)
        if seat == phase.seat or not holds(state, seat, Card.BANDAGE):
            return state
        clock = replace(phase.clock, until=phase.call)
        return replace(state, phase=replace(phase, clock=clock))

    cards: list[dict[int, Card]] = [{3: Card.BANDAGE}, {0: Card.BANDAGE}]
    evenings = [plan(each, uses=(SAVE,)) for each in cards]
    same_until_it_is_told(*map(played, evenings))
    with patch.object(windows, "answered", closing):
        one, other = map(played, evenings)
    with pytest.raises(AssertionError, match="hushed"):
        told_at_the_full_time(one, other)


def told_at_the_full_time(one: list[Step], other: list[Step]) -> None:
    """As above, and hushed equally long."""
    same_until_it_is_told(one, other)
    ends = [
        next(n for n in range(1, len(steps)) if is_end_of_save(steps, n))
        for steps in (one, other)
    ]
    assert ends[0] == ends[1], "one was hushed longer"


def is_end_of_save(steps: list[Step], number: int) -> bool:
    """The second time that a hush ends: after the night comes the save window."""
    ended = [n for n in range(1, number + 1) if steps[n - 1].hushed and not steps[n].hushed]
    return len(ended) == 2


# What is offered


def offered_alike(game: Game, states: list[State]) -> None:
    """In a window, and at night, all living phones can do the same, until they did."""
    for before, state in pairwise(states):
        began = type(before.phase) is not type(state.phase)
        if began and isinstance(state.phase, Window | Task | Recognition):
            found = {ways(game.hand(state, seat)) for seat in state.town.living}
            assert len(found) == 1, "somebody is offered something else"


def ways(hand: Hand) -> tuple[object, ...]:
    return tuple(
        (offer.kind, tuple((name, len(v)) for name, v in offer.choices.items()))
        for offer in hand.offers
    )


def without_an_answer(state: State, seat: Seat, hand: Hand) -> Hand:
    if isinstance(state.phase, Window) and not holds(state, seat, Card.BANDAGE):
        return replace(hand, offers=())
    return hand


SETS = [["vest", "bandage"], ["arrest", "kidnapping"], ["role_swap", "recruitment"]]


@pytest.mark.parametrize("names", SETS)
@pytest.mark.parametrize("seed", range(3))
def test_all_living_phones_are_offered_the_same(names: list[str], seed: int) -> None:
    """MF-103: whatever they hold"""
    evening = Evening(9, seed, {"cards": dict.fromkeys(names, True)})
    assert any(isinstance(state.phase, Window) for state in evening.states)
    offered_alike(BOX, evening.states)


def test_a_missing_offer_is_noticed() -> None:
    """MF-103"""
    evening = Evening(9, 1, {"cards": {"vest": True, "bandage": True}})
    with pytest.raises(AssertionError, match="somebody"):
        offered_alike(hands(without_an_answer), evening.states)
