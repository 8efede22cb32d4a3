"""Spyfall: who sees what. Nothing tells a spy from the others before the round is over."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from promises import (
    Play,
)

from konspira.game import HOST, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Ask,
    Guess,
    Nominate,
    OpenPoll,
    OpenVote,
    Reveal,
    StopClock,
    Vote,
    Withdraw,
)
from konspira.games.spyfall.phases import Guessing, Looking
from konspira.games.spyfall.record import Pointed
from konspira.games.spyfall.state import State
from spyfall.table import (
    ADA,
    BANK,
    BEACH,
    BEN,
    CY,
    DEE,
    FAY,
    IDA,
    JOE,
    PEOPLE,
    PLACES,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    dealt,
    round_over,
    started,
    timed_out,
)

encode = msgspec.json.encode
NOMINATORS: dict[str, Any] = {"time_out_vote": "nominators"}
CANDIDATES: dict[str, Any] = {"time_out_vote": "candidates"}

# Whatever all can see at a table of seven. Ben, Cy and Dee, among others, may be spies.
STORIES: dict[str, Callable[[Game], Game]] = {
    "the deal": lambda game: game,
    "the first look": lambda game: game.looked(),
    "questions": lambda game: started(game).after((ADA, Ask(BEN)), (BEN, Ask(CY))),
    "a stopped clock": lambda game: started(game).after((CY, StopClock())),
    "second thoughts": lambda game: started(game).after(
        (CY, StopClock()), (CY, Withdraw())
    ),
    "a vote": lambda game: started(game).after((BEN, Accuse(CY)), (DEE, Vote(False))),
    "a failed vote": lambda game: started(game).trial(BEN, CY, DEE, FAY, ADA),
    "time out": lambda game: started(game).time_up(),
    "some point": lambda game: started(game).time_up().pointed({BEN: CY, DEE: BEN}),
    "all have pointed": lambda game: (
        started(game).time_up().pointed({s: BEN if s == CY else CY for s in PEOPLE[:7]})
    ),
    "somebody away": lambda game: started(game).away(BEN, CY),
}


TABLES: list[tuple[AnyGame, int, dict[str, Any]]] = [
    (SPYFALL2, 3, {}),
    (SPYFALL2, 7, {"spies": 2, "old_buddies": True, "asking": "written"}),
    (SPYFALL2, 7, {"boxes": "combined", "pack": "locations.ru", "asking": "off"}),
    (SPYFALL2, 6, {"asking": "deck", "spies": 2}),
    (SPYFALL2, 12, {}),
    (SPYFALL2, 12, {"old_buddies": True, "time_out_vote": "candidates"}),
    (STARWARS, 3, {"time_out_vote": "nominators"}),
    (STARWARS, 7, {"pack": "saga.ru"}),
    (STARWARS, 5, {"asking": "deck", "pack": "saga.pl"}),
    (STARWARS, 9, {}),
]
random_tables = pytest.mark.parametrize(
    ("box", "seats", "chosen"), TABLES, ids=[f"{b.name}-{n}" for b, n, _ in TABLES]
)


def random_states(box: AnyGame, seats: int, chosen: dict[str, Any]) -> Iterator[State]:
    for seed in range(4):
        yield from Play(box, seats, seed, chosen, 120).states


def other_spies(state: State, rng: Random) -> State:
    """The same in public, but chance had dealt to other spies in another place."""
    assert state.cards is not None
    if isinstance(state.phase, Guessing):  # the spies have shown their cards
        return state
    spies = tuple(sorted(rng.sample(state.ring, state.terms.spies)))
    roles = tuple("" if s in spies else "cook" * 3 for s in range(state.seats))
    place = rng.choice([p for p in range(len(state.places)) if p not in state.used])
    cards = msgspec.structs.replace(state.cards, spies=spies, place=place, roles=roles)
    return msgspec.structs.replace(state, cards=cards)


# In every state of random games


@random_tables
def test_all_hands_are_equally_long_whoever_is_a_spy(
    box: AnyGame, seats: int, chosen: dict[str, Any]
) -> None:
    """SF2-42, SF2-O26, SW-02"""
    rng, others = Random(7), 0
    for state in random_states(box, seats, chosen):
        twin = other_spies(state, rng) if state.cards else state
        others += twin != state
        hands = [box.hand(s, Seat(n)) for s in (state, twin) for n in range(state.seats)]
        assert len({len(encode(hand)) for hand in hands}) == 1
    assert others > 20, "the twins were hardly ever others"


@random_tables
def test_spies_and_others_may_do_the_same_in_the_same_public_situation(
    box: AnyGame, seats: int, chosen: dict[str, Any]
) -> None:
    """SF2-78, SW-54"""
    rng = Random(8)
    for state in random_states(box, seats, chosen):
        if state.cards is None:
            continue
        twin = other_spies(state, rng)
        assert box.table(state) == box.table(twin)
        for seat in range(state.seats):
            here, there = box.hand(state, Seat(seat)), box.hand(twin, Seat(seat))
            assert here.may == there.may
            assert here.vote == there.vote
            assert here.points_at == there.points_at


@random_tables
def test_a_hand_holds_ones_own_card_and_nothing_of_anybody_else(
    box: AnyGame, seats: int, chosen: dict[str, Any]
) -> None:
    """SF2-35, SF2-39, SF2-42, SF2-112, SW-02, SW-25, SW-29"""
    for state in random_states(box, seats, chosen):
        for seat in map(Seat, range(state.seats)):
            card = box.hand(state, seat).card
            if state.cards is None or seat in state.gone:
                assert card is None
                continue
            met = state.terms.old_buddies and not isinstance(state.phase, Looking)
            if seat in state.cards.spies:
                buddies = [spy for spy in state.cards.spies if spy != seat]
                assert (card.spy, card.place, card.role) == (True, None, "")
                assert card.buddy == (buddies[0] if met else None)
            else:
                role = state.cards.roles[seat]
                assert (card.spy, card.place, card.role) == (False, state.cards.place, role)
                assert card.buddy is None


def imagined(game: Game, seat: Seat | None) -> set[tuple[int, tuple[Seat, ...]]]:
    """The places and spies that this seat must hold possible."""
    twins = (game.rules.imagine(game.state, seat, Random(seed)) for seed in range(300))
    return {(twin.dealt.place, twin.dealt.spies) for twin in twins}


def test_each_must_think_of_everything_that_their_card_leaves_open() -> None:
    """SF2-07, SF2-42, SF2-112: the twins of the promises are not too much alike."""
    game = asking(10)
    assert {place for place, _ in imagined(game, JOE)} == set(range(len(PLACES)))
    assert {spies for _, spies in imagined(game, JOE)} == {(s, JOE) for s in PEOPLE[:9]}
    assert {place for place, _ in imagined(game, ADA)} == {BEACH}
    assert {s for _, spies in imagined(game, ADA) for s in spies} == set(PEOPLE[1:10])
    assert {s for _, spies in imagined(game, None) for s in spies} == set(PEOPLE[:10])
    buddies = dealt(10, old_buddies=True)
    assert len({spies for _, spies in imagined(buddies, JOE)}) == 9
    assert {spies for _, spies in imagined(buddies.looked(), JOE)} == {(IDA, JOE)}


# In stories that can be told one by one


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize(
    ("box", "chosen"),
    [(SPYFALL2, NOMINATORS), (SPYFALL2, CANDIDATES), (STARWARS, {})],
)
def test_an_onlooker_cannot_tell_who_is_the_spy_or_where_all_are(
    story: str, box: AnyGame, chosen: dict[str, Any]
) -> None:
    """SF2-O26, SW-O12"""
    seen = set()
    for spy in (BEN, CY, DEE, PEOPLE[6]):
        for place in (BEACH, BANK):
            game = STORIES[story](dealt(7, box, (spy,), place, **chosen))
            seen.add((encode(game.table), encode(game.hand(HOST))))
    assert len(seen) == 1


@pytest.mark.parametrize("story", STORIES)
@both_boxes
def test_the_spy_cannot_tell_where_all_are(story: str, box: AnyGame) -> None:
    """SF2-42, SW-02"""
    hands = {
        encode(STORIES[story](dealt(7, box, (CY,), place)).hand(CY))
        for place in range(len(PLACES))
    }
    assert len(hands) == 1


@pytest.mark.parametrize("story", STORIES)
def test_a_citizen_cannot_tell_who_is_the_spy(story: str) -> None:
    """SF2-39, SW-29"""
    hands = {
        encode(STORIES[story](dealt(7, STARWARS, (spy,))).hand(ADA)) for spy in PEOPLE[1:7]
    }
    assert len(hands) == 1


@pytest.mark.parametrize("chosen", [NOMINATORS, CANDIDATES])
@both_boxes
def test_votes_are_hidden_until_they_are_complete(
    box: AnyGame, chosen: dict[str, Any]
) -> None:
    """SF2-O18, SW-O16"""
    accused = asking(6, box, **chosen).after((BEN, Accuse(FAY)))
    late = timed_out(6, box, **chosen)
    late = late.after((ADA, Nominate(FAY))) if chosen is NOMINATORS else late
    for vote in (accused, late.after((ADA, OpenVote()))):
        yes, no = (vote.after((CY, Vote(guilty))) for guilty in (True, False))
        assert encode(yes.table) == encode(no.table)
        for seat in (HOST, ADA, BEN, DEE, FAY):
            assert encode(yes.hand(seat)) == encode(no.hand(seat))
        assert (yes.hand(CY).vote, no.hand(CY).vote) == (True, False)
        assert yes.hand(DEE).vote is None


@both_boxes
def test_the_straw_poll_is_hidden_until_it_opens(box: AnyGame) -> None:
    """SF2-O40, SW-O28"""
    poll = asking(6, box).time_up().pointed({BEN: FAY})
    here, there = poll.pointed({CY: FAY}), poll.pointed({CY: ADA})
    assert encode(here.table) == encode(there.table)
    for seat in (HOST, ADA, BEN, DEE, FAY):
        assert encode(here.hand(seat)) == encode(there.hand(seat))
    assert (here.hand(CY).points_at, there.hand(CY).points_at) == (FAY, ADA)
    assert here.hand(ADA).points_at is None
    assert here.table.poll == ()
    opened = here.after((HOST, OpenPoll()))
    assert opened.table.poll == (Pointed(BEN, FAY), Pointed(CY, FAY))
    assert [hand.points_at for hand in opened.hands()] == [None] * 6


@both_boxes
def test_where_the_others_point_is_anybodys_guess_until_the_poll_opens(
    box: AnyGame,
) -> None:
    """SF2-O40, SW-O28: the twins of the promises are not too much alike."""
    poll = asking(4, box).time_up().pointed({ADA: BEN, BEN: CY})
    twins = [poll.imagined(ADA, Random(seed)).state.fingers for seed in range(99)]
    assert {fingers.of(ADA) for fingers in twins} == {BEN}
    assert {fingers.of(BEN) for fingers in twins} == {ADA, CY, DEE}


def test_old_buddies_learn_nothing_while_all_look_at_their_cards() -> None:
    """SF2-111, SF2-112"""
    one = dealt(10, old_buddies=True, undercover=(IDA, JOE))
    other = dealt(10, old_buddies=True, undercover=(ADA, JOE))
    assert encode(one.hand(JOE)) == encode(other.hand(JOE))
    met, met_other = one.looked().hand(JOE).card, other.looked().hand(JOE).card
    assert met and met_other
    assert (met.buddy, met_other.buddy) == (IDA, ADA)


@both_boxes
def test_after_the_round_the_hands_are_empty_and_the_table_tells_all(box: AnyGame) -> None:
    """SF2-O33, SW-62"""
    before = asking(6, box)
    game = before.after((FAY, Reveal()), (FAY, Guess(BANK)))
    assert [hand.card for hand in game.hands()] == [None] * 6
    assert game.table.history[0].cards == before.state.dealt


@both_boxes
def test_the_list_is_on_every_phone_all_the_time_with_the_played_places_marked(
    box: AnyGame,
) -> None:
    """SF2-30, SF2-O26, SW-19, SW-20, SW-O12"""
    first = dealt(6, box)
    later = round_over(6, box).next_round(BANK)
    for game in (first, first.looked(), started(first), round_over(6, box), later):
        assert game.table.places == PLACES
    assert first.table.used == ()
    assert later.table.used == (BEACH,)


@both_boxes
def test_the_host_sees_no_secrets(box: AnyGame) -> None:
    for story in STORIES.values():
        hand = story(dealt(7, box)).hand(HOST)
        assert hand.card is None
        assert hand.vote is None
        assert hand.points_at is None


@both_boxes
def test_no_message_is_held_back(box: AnyGame) -> None:
    assert box.hush(asking(6, box).state) is None
