"""Mafia's windows: every living phone answers alike, and nobody learns who holds what.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from promises import (
    PROMISES,
    encode,
    gist_is_enough,
    hush_lies_open,
    views_hide_what_they_must,
)

from konspira.game import CLOCK, MASTER, Seat, TimeUp
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.cards.sides import awake
from konspira.games.mafia.cards.windows import is_aimed
from konspira.games.mafia.moves import Next, React
from konspira.games.mafia.state import Reaction, State
from konspira.games.mafia.state.phases import (
    Farewell,
    LastCards,
    Nightfall,
    Slot,
    Talk,
    Task,
    Window,
)
from konspira.games.mafia.state.record import Look, Night, Played, Recruit
from konspira.games.mafia.views.awaited import FRAME_BYTES, LONG_FRAME_BYTES, knowing
from konspira.games.mafia.views.hands import HOLDING_BYTES, KNOWING_BYTES
from konspira.kit import Away, Presence
from mafia.random_games import Evening, decks
from mafia.table import (
    ADA,
    BEN,
    BOX,
    CY,
    DEE,
    EVE,
    FAY,
    JOE,
    KIM,
    LEO,
    MAFIOSO,
    PEOPLE,
    PERSON,
    Game,
    dealt,
)
from mafia.twins import is_certain

SAVE, SWAP = WindowKind.SAVE, WindowKind.SWAP
OPENS = WindowKind.COUNCIL_OPENS
CARDS = {
    SWAP: Card.ROLE_SWAP,
    SAVE: Card.BANDAGE,
    OPENS: Card.KIDNAPPING,
}
kinds = pytest.mark.parametrize("kind", WindowKind)


def opened(kind: WindowKind, holder: Seat = ADA, **options: Any) -> Game:
    """A window of this kind, for the card of this seat."""
    game = dealt(12, cards={holder: CARDS[kind]}, **options)
    return game.window(kind) if kind is SWAP else game.murder(BEN).window(kind)


def call(game: Game) -> int:
    assert isinstance(game.phase, Window)
    return game.phase.call


# Alike for all


@kinds
@pytest.mark.parametrize("holder", [ADA, JOE, KIM])
def test_a_window_opens_on_every_living_phone_whoever_holds_its_card(
    kind: WindowKind, holder: Seat
) -> None:
    """MF-O59: with the same answers on every phone."""
    game = opened(kind, holder)
    hush = BOX.hush(game.state)
    assert hush and (hush.size, hush.long_size) == (FRAME_BYTES, LONG_FRAME_BYTES)
    seats = [*game.living]
    assert game.may("React") == seats
    aimed = kind in (SWAP, OPENS)
    for seat in seats:
        assert game.choices(seat, "React", "use") == (True, False)
        others = tuple(other for other in seats if other != seat)
        targets = game.choices(seat, "React", "target")
        assert targets == ((None, *others) if aimed else (None,))
        assert len(encode(game.hand(seat))) == HOLDING_BYTES


@kinds
def test_a_window_takes_its_full_time_though_all_have_answered(kind: WindowKind) -> None:
    """MF-O59: no window ends early."""
    game = opened(kind)
    begun, phase = game.now, game.phase
    assert isinstance(phase, Window)
    game = game.react({})
    assert game.phase == phase
    length = 30_000 if kind is SWAP else 10_000
    assert phase.clock.until - begun == length and phase.call == begun + length - 2_000
    assert game.refusal(CLOCK, TimeUp(), phase.clock.until - 1)[0] == "too-early"


@pytest.mark.parametrize("seconds", [5, 30])
def test_a_table_says_how_long_a_window_is(seconds: int) -> None:
    """MF-79"""
    game = dealt(12, cards={ADA: Card.VEST}, window_seconds=seconds).murder(BEN).on()
    assert isinstance(game.phase, Window)
    assert game.phase.clock.until - game.now == seconds * 1_000


@kinds
def test_nothing_of_an_answer_is_seen_before_the_window_is_over(kind: WindowKind) -> None:
    """MF-O41"""
    before = opened(kind)
    after = before.react({ADA: CY if kind in (SWAP, OPENS) else True})
    assert encode(before.table) == encode(after.table)
    for seat in before.living:
        if seat == ADA:
            continue
        quiet = before.react({})
        assert encode(quiet.hand(seat)) == encode(after.hand(seat))


# Bad answers


@pytest.mark.parametrize("seat", [ADA, KIM, JOE])
def test_what_is_refused_is_refused_alike_on_every_phone(seat: Seat) -> None:
    """MF-104, MF-103: with the card in hand or without."""
    game = opened(OPENS).away()
    early = call(game) - 2_001
    assert game.refusal(seat, React(True), early)[0] == "too-early"
    at = call(game)
    assert game.refusal(seat, React(True, seat), at)[0] == "point-at-somebody-else"
    assert game.refusal(seat, React(True, Seat(12)), at)[0] == "no-such-seat"
    gone = next(s for s in PEOPLE[:12] if s not in game.living)
    assert game.refusal(seat, React(True, gone), at)[0] == "they-are-out"
    answered = game.at(at, CY, React(False))
    assert answered.refusal(CY, React(True))[0] == "answered-already"


def test_only_the_living_answer() -> None:
    """MF-55"""
    game = dealt(12, cards={ADA: Card.ARREST}).murder(BEN).window(OPENS)
    assert game.refusal(BEN, React(True), call(game)) == ("you-are-out", "MF-55")
    assert game.refusal(MASTER, React(True), call(game))[0] == "not-your-turn"


def test_where_nobody_is_pointed_at_a_target_is_refused_to_all() -> None:
    """MF-104"""
    game = opened(SAVE)
    for seat in (ADA, CY, KIM):
        assert game.refusal(seat, React(True, DEE), call(game))[0] == "no-target-here"


def test_an_answer_after_the_time_is_refused() -> None:
    game = opened(SAVE)
    assert isinstance(game.phase, Window)
    assert game.refusal(ADA, React(True), game.phase.clock.until)[0] == "not-now"


def test_a_person_who_leads_ends_a_window() -> None:
    """MF-O59: its clock only shows."""
    game = opened(SAVE, **PERSON).react({ADA: True})
    assert isinstance(game.phase, Window) and not game.phase.clock.hard
    late = game.time_up()
    assert isinstance(late.phase, Window) and late.phase.clock.rung
    assert BEN in late.after((MASTER, Next())).living


# Lengths


def longest(state: State) -> State:
    """The same moment after a hundred nights, with as much in each hand as there can be."""
    last = PEOPLE[20]
    chosen, seen = (last,) * 21, Look(100, last, MAFIOSO)
    night = Night(100, PEOPLE, chosen, chosen, PEOPLE[16:], PEOPLE[15], seen, None, PEOPLE)
    swap = Played(100, Card.ROLE_SWAP, PEOPLE[15], last)
    tap = Played(100, Card.WIRETAP, PEOPLE[6], last)
    town = replace(state.town, recruit=Recruit(PEOPLE[15], last, 100))
    state = replace(
        state,
        turn=111,
        nights=(night,) * 30,
        presence=Presence(tuple(Away(seat, 0) for seat in PEOPLE)),
        town=awake(town, state.terms),
        shown=replace(state.shown, plays=(*state.shown.plays, swap, tap)),
    )
    if isinstance(state.phase, Window):
        target = last if is_aimed(state, state.phase) else None
        state = replace(state, reactions=(Reaction(False, target),) * 21)
    if not state.choices.one:
        return state
    choices = replace(state.choices, one=chosen, two=(PEOPLE[14],) * 21, look=seen)
    return replace(state, choices=choices, ballots=chosen)


LONGEST = [{}, {"night": "short"}, PERSON, {"night": "eyes", **PERSON}]


@pytest.mark.parametrize("options", LONGEST)
@pytest.mark.parametrize("ghosts", ["open-eyes", "everything"])
def test_the_longest_hands_still_fit(options: dict[str, Any], ghosts: str) -> None:
    """MF-103, MF-O59: with sixteen action cards at a table of twenty-one"""
    single = [card for card in Card if card not in (Card.NEW_GANG, Card.NEUTRAL)]
    cards = dict(zip(PEOPLE, [*single, *[Card.NEW_GANG] * 3], strict=False))
    game = dealt(21, cards=cards, new_gang_enlarged=True, ghosts=ghosts, **options)
    kinds = set()
    while game.state.turn < 3:
        state = longest(game.state)
        if BOX.hush(state):
            kinds.add(type(state.phase).__name__)
            for seat in (*PEOPLE, MASTER):
                size = KNOWING_BYTES if seat in knowing(state) else HOLDING_BYTES
                assert len(encode(BOX.hand(state, seat))) == size
        game = game.on()
    assert {"Window", "Task", "Panel", "Recognition", "Farewell"} <= kinds


# Who knows what


def marked() -> Game:
    """Kim would recruit Ada; Ada, a Cop, has the switch on as well."""
    cards = {KIM: Card.RECRUITMENT, BEN: Card.TURNCOAT}
    game = dealt(12, cards=cards).task(Slot.SECOND)
    return game.called(0, two={KIM: ADA, ADA: CY}, recruits=(KIM, ADA))


def recruited() -> Game:
    game = dealt(12, cards={KIM: Card.RECRUITMENT}).task(Slot.SECOND)
    return game.called(two={KIM: ADA}, recruits=(KIM,)).on()


def day_after() -> Game:
    return recruited().on().called(two={KIM: BEN}).until(Talk)


def answered() -> Game:
    return opened(OPENS).react({ADA: CY})


def gang() -> Game:
    three = dict.fromkeys((ADA, BEN, KIM), Card.NEW_GANG)
    game = dealt(13, cards=three, new_gang_enlarged=True)
    return game.task(Slot.SECOND)


def turned() -> Game:
    """Eve, a Cop, is a Turncoat and wakes with Kim and Leo."""
    return dealt(12, cards={EVE: Card.TURNCOAT}).murder(BEN).until(Talk)


Secret = tuple[Callable[[], Game], Callable[[State], Any], set[Any]]
SECRETS: dict[str, Secret] = {
    "a switch": (marked, lambda state: state.choices.switches[ADA], {ADA}),
    "who was recruited": (
        recruited,
        lambda state: state.town.recruit and state.town.recruit.seat,
        {ADA, KIM, LEO},
    ),
    "who has recruited": (
        day_after,
        lambda state: state.town.recruit and state.town.recruit.by,
        {ADA, KIM, LEO},
    ),
    "an answer": (answered, lambda state: state.reactions[ADA], {ADA}),
    "who holds a card": (
        answered,
        lambda state: state.town.cards.index(Card.KIDNAPPING),
        {ADA},
    ),
    "who wakes beside a Turncoat": (
        turned,
        lambda state: state.town.waking,
        {EVE, KIM, LEO},
    ),
    "who is the Turncoat": (
        turned,
        lambda state: state.town.cards.index(Card.TURNCOAT),
        {EVE},
    ),
    "the token of a fellow": (turned, lambda state: state.town.tokens[KIM], {EVE, KIM}),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_what_is_secret_is_otherwise_in_some_twin_of_all_who_do_not_know_it(
    secret: str,
) -> None:
    """MF-103, MF-C03.3, MF-O34, MF-O37, MF-O41"""
    story, value, expected = SECRETS[secret]
    game = story()
    viewers = (None, *game.living)
    found = {viewer for viewer in viewers if is_certain(game, value, viewer, 60)}
    assert found == expected


def test_a_gang_knows_itself_and_nobody_else_does() -> None:
    """MF-C14.10, MF-C14.4"""
    game = gang()

    def members(state: State) -> tuple[bool, ...]:
        return tuple(card is Card.NEW_GANG for card in state.town.cards)

    for viewer in game.living:
        knows = is_certain(game, members, viewer, 30)
        assert knows is (viewer in (ADA, BEN, KIM))


@pytest.mark.parametrize(
    ("card", "window"), [(Card.KIDNAPPING, OPENS), (Card.LAST_SHOT, None)]
)
def test_some_plays_prove_a_cop_token(card: Card, window: WindowKind | None) -> None:
    """MF-C12.1, MF-C13.1: in every twin, too."""
    game = dealt(12, cards={ADA: card}, mafia_no_choice="nobody")
    if window:
        game = game.used(window, {ADA: FAY})
    else:
        game = game.murder(ADA).until(Farewell).shot(FAY)
    for seed in range(40):
        twin = BOX.imagine(game.state, LEO, Random(seed))
        assert twin.town.tokens[ADA] is game.tokens[ADA]


def test_an_announced_recruitment_proves_a_mafioso_who_lives() -> None:
    """MF-C03.1, MF-O37: in every twin somebody could have done it."""
    game = day_after()
    for seed in range(40):
        town = BOX.imagine(game.state, CY, Random(seed)).town
        assert town.recruit and town.cards[town.recruit.by] is Card.RECRUITMENT
        assert town.tokens[town.recruit.by] is MAFIOSO
        assert town.recruit.seat in town.waking or town.recruit.seat not in town.living


# Promises


few = settings(max_examples=max(1, settings().max_examples // 6))
THINNED = (views_hide_what_they_must, hush_lies_open, gist_is_enough)


@few
@given(data=st.data(), seed=st.integers(0, 10**6), length=st.integers(30, 500))
def test_all_promises_hold_with_any_set_of_cards(
    data: st.DataObject, seed: int, length: int
) -> None:
    """MF-103, MF-106, MF-O58"""
    seats = data.draw(st.integers(6, 21))
    evening = Evening(seats, seed, data.draw(decks(seats)), length)
    states = evening.states
    for promise in PROMISES:
        thinned = states[:: max(1, len(states) // 15)]
        evening.states = thinned if promise in THINNED else states
        promise(evening)


def test_the_windows_of_a_turn_come_in_their_order() -> None:
    """MF-C01.2, MF-O47, MF-C08.2, MF-O70"""
    cards = {ADA: Card.BANDAGE, CY: Card.ARREST, DEE: Card.SHELTER}
    game = dealt(12, cards=cards).murder(BEN)
    seen: list[Any] = []
    while not isinstance(game.phase, Nightfall):
        game = game.on() if not isinstance(game.phase, Talk) else game.vote_out(EVE)
        if isinstance(game.phase, Window):
            seen.append(game.phase.kind)
        if isinstance(game.phase, LastCards):
            seen.append(LastCards)
    assert seen == [SAVE, OPENS, LastCards]
    assert isinstance(game.task(Slot.FIRST).phase, Task)
