"""The worked examples of Mafia that need action cards, told move by move.

Each row tells what happens, and some facts that are true after it. A, B, C and D are Cops;
among eight F is the Agent, and G and H are the Mafia.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from konspira.game import CHANCE, MASTER, Seat
from konspira.games.mafia.cards import Card, Force
from konspira.games.mafia.moves import CornerShot, DrawLot, Vote, WrongPhase
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    Lot,
    Nightfall,
    Recognition,
    Reveal,
    RollCall,
    Saved,
    Slot,
    Speeches,
    Talk,
    Task,
    TieTalk,
    Window,
)
from konspira.games.mafia.views.hands import Meaning
from mafia.cards import (
    OPENS,
    SAVE,
    SWAP,
    before,
    final,
    first,
    loses,
    played,
    recruited,
)
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    IDA,
    JOE,
    KIM,
    LEO,
    MAFIOSO,
    PEOPLE,
    PERSON,
    Game,
    dealt,
)

A, B, C, D, E, F, G, H = ADA, BEN, CY, DEE, EVE, FAY, GUS, HAL
MIA = PEOPLE[12]  # the third Mafioso of thirteen, beside Kim and Leo; Joe is their Agent
GANG = Card.NEW_GANG


# Commander


def ten() -> Game:
    """Ten live, and Cy is the Commander."""
    return dealt(11, cards={C: Card.COMMANDER}).murder(H)


def nine(**chosen: Any) -> Game:
    """Nine live, Dee is the Commander, and Eve holds Kidnapping."""
    cards = {D: Card.COMMANDER, E: Card.KIDNAPPING}
    return dealt(10, cards=cards, **chosen).murder(G)


def without_influence() -> Game:
    game = nine().used(OPENS, {E: D})
    game = first(game, {A: 4, B: 4})
    return final(game, {A: 4, B: 4})


def commander_dies() -> Game:
    return dealt(8, cards={D: Card.COMMANDER}).murder(D).until(RollCall)


# Vest and Bandage


def vest() -> Game:
    return dealt(12, cards={A: Card.VEST}).murder(A).used(SAVE, {A: True})


def three_turns_later() -> Game:
    game = loses(vest().until(Talk), E).murder(F).vote_out(G).murder(H).vote_out(IDA)
    return game.murder(B)


def bandage() -> Game:
    """B, who is a Cop, holds the Bandage, and A loses the final vote."""
    return loses(dealt(8, cards={B: Card.BANDAGE}).murder(E).on(), A)


def both() -> Game:
    game = dealt(8, cards={A: Card.VEST, B: Card.BANDAGE})
    return game.murder(A).used(SAVE, {A: True, B: True})


# Last Shot


def four(**more: Any) -> Game:
    """One Mafioso, G, and the Cops A, B, C; A holds Last Shot."""
    game = dealt(8, cards={A: Card.LAST_SHOT}, **more)
    game = game.murder(F).vote_out(H).murder(E).vote_out(D)
    assert game.living == (A, B, C, G)
    return game


def two() -> Game:
    """G and A only."""
    game = four().murder(C).vote_out(B)
    assert game.living == (A, G)
    return game


def chain() -> Game:
    """A, the first of twenty to go, shoots B, a Cop with Last Shot, who shoots C."""
    game = dealt(20, cards={B: Card.LAST_SHOT}).murder(A).until(Farewell).shot(B)
    return game.until(Farewell).shot(C)


def saved_shooter() -> Game:
    game = dealt(8, cards={A: Card.LAST_SHOT, B: Card.BANDAGE})
    game = loses(game.murder(E).until(Talk), A)
    return game.react({B: True}).until(Farewell, Nightfall)


# Recruitment


def five() -> Game:
    """The Mafioso G holds Recruitment, against the Cops A, B, C, D; night falls."""
    game = dealt(8, cards={G: Card.RECRUITMENT}).murder(F).vote_out(H)
    game = game.murder(E).until(Nightfall)
    assert game.living == (A, B, C, D, G)
    return game


def recruit_and_choose() -> Game:
    """G recruits A, and they choose B."""
    return recruited(five(), G, A).called(two={G: B, A: B}).until(Dawn)


def lot_hits_the_recruiter() -> Game:
    game = recruit_and_choose().until(Talk)
    tie: dict[Seat, Seat | None] = {A: G, C: G, D: C, G: C}
    game = game.first_vote(tie).final_vote(tie).until(Lot)
    return game.after((CHANCE, DrawLot(G)))


def the_recruit_against_one(out: Seat) -> Game:
    """A chooses C; A and D vote for each other, and the lot hits one of them."""
    game = lot_hits_the_recruiter().murder(C).until(Talk)
    each: dict[Seat, Seat | None] = {A: D, D: A}
    game = game.first_vote(each).final_vote(each).until(Lot)
    return game.after((CHANCE, DrawLot(out))).within()


# Turncoat


def cop_turncoat() -> Game:
    """Both Mafioso tokens are out; A, a Cop with Turncoat, lives."""
    game = dealt(8, cards={A: Card.TURNCOAT})
    return game.murder(B).vote_out(G).murder(C).vote_out(H).until(Nightfall)


# New Gang


def gang(*seats: Seat, **chosen: Any) -> Game:
    cards = {"cards": dict.fromkeys(seats, GANG)}
    return dealt(13, **cards, **chosen)  # type: ignore[arg-type]


def one_gangster_and_one_cop() -> Game:
    """K, a Mafioso of the gang, and the Cop C live, and night falls."""
    game = gang(KIM, A, B).murder(E).vote_out(LEO).murder(F).vote_out(MIA)
    game = game.murder(G).vote_out(H).murder(IDA).vote_out(JOE).murder(D).vote_out(A)
    game = game.murder(B).until(Nightfall)
    assert game.living == (C, KIM)
    return game


def no_mafia_left() -> Game:
    """All three Mafiosi are out; the gang is of Cops."""
    game = gang(A, B, C).murder(D).vote_out(KIM).murder(E).vote_out(LEO)
    return game.murder(F).vote_out(MIA).until(Nightfall)


# Shots, Shelter, Arrest, Kidnapping


def shot_in_the_vote() -> Game:
    """A shoots D, who has three votes already."""
    game = dealt(8, cards={A: Card.CORNER_SHOT}).murder(E).until(FirstVote)
    game = game.after((B, Vote(D)), (C, Vote(D)), (F, Vote(D)))
    return game.after((A, CornerShot(D)))


def shooter_chosen() -> Game:
    """The Mafia has chosen A, who holds Corner Shot; B holds the Bandage."""
    return dealt(8, cards={A: Card.CORNER_SHOT, B: Card.BANDAGE}).murder(A)


def sheltered() -> Game:
    """B is sheltered, A holds Corner Shot."""
    game = dealt(8, cards={A: Card.CORNER_SHOT, B: Card.SHELTER}).murder(E)
    return game.protected(B).murder(D).until(Talk)


def arrested() -> Game:
    game = dealt(8, cards={A: Card.CORNER_SHOT, B: Card.ARREST}).murder(E)
    return game.used(OPENS, {B: True}).until(Talk)


def kidnapped() -> Game:
    """Seven live; B has kidnapped A."""
    game = dealt(8, cards={B: Card.KIDNAPPING}).murder(E)
    return game.used(OPENS, {B: A}).until(FirstVote)


def wrong_phase() -> Game:
    game = dealt(8, cards={A: Card.BANDAGE}, **PERSON).task(Slot.SECOND)
    return game.after((MASTER, WrongPhase(A)))


def swapped() -> Game:
    """The Mafioso G has swapped with the Agent F; night has fallen."""
    game = dealt(8, cards={G: Card.ROLE_SWAP})
    return game.used(SWAP, {G: F})


# Facts


def refused(move: CornerShot) -> Callable[[Game], str]:
    return lambda game: game.refusal(A, move)[0]


def out(game: Game) -> tuple[Any, ...]:
    gone = game.table.fallen[-1]
    return gone.seat, gone.token


FACTS: dict[str, Callable[[Game], Any]] = {
    "phase": lambda game: type(game.phase),
    "out": out,
    "causes": lambda game: [each.cause for each in game.table.fallen],
    "gone": lambda game: game.gone,
    "living": lambda game: len(game.living),
    "turn": lambda game: game.table.turn,
    "finalists": lambda game: game.finalists,
    "commander": lambda game: game.table.commander,
    "order": lambda game: (
        game.phase.order[:2] if isinstance(game.phase, RollCall) else None
    ),
    "played": played,
    "vests": lambda game: before(game, Card.VEST),
    "why": lambda game: game.outcome and game.outcome.why,
    "winners": lambda game: game.outcome and game.outcome.winners,
    "waking": lambda game: game.state.town.waking,
    "voters": lambda game: len(game.table.voters),
    "voted": lambda game: game.table.voted,
    "candidates": lambda game: game.table.candidates,
    "may vote": lambda game: game.may("Vote"),
    "may shoot": lambda game: game.may("CornerShot"),
    "may wake": lambda game: game.hand(A).second is Meaning.MARK,
    "dawn": lambda game: game.phase.seat if isinstance(game.phase, Dawn) else "no dawn",
    "agent saw": lambda game: [look.token for look in game.hand(F).looks],
    "gang": lambda game: {
        seat: game.hand(seat).holding.gang  # type: ignore[union-attr]
        for seat in game.living
        if game.hand(seat).holding.gang  # type: ignore[union-attr]
    },
    "force": lambda game: game.hand(JOE).holding.force,  # type: ignore[union-attr]
    "shot at B": refused(CornerShot(B)),
    "tokens": lambda game: (game.tokens[F], game.tokens[G]),
    "swap": lambda game: {
        seat: (look.seat, look.token)
        for seat in game.living
        if (look := game.hand(seat).holding.swap)  # type: ignore[union-attr]
    },
    "looks": lambda game: [s for s in game.living if game.hand(s).first is Meaning.LOOK],
    "winner": lambda game: game.winner,
}


class Example(NamedTuple):
    number: str
    ids: str
    play: Callable[[], Game]
    then: dict[str, Any]


EXAMPLES = [
    Example(
        "10 Commander, final vote",
        "MF-C04.3",
        lambda: final(first(ten(), {A: 5, B: 5}), {A: 5, B: 5}, {C: B}).until(
            Reveal, TieTalk, Lot
        ),
        {"phase": Reveal, "out": (B, COP), "living": 9},
    ),
    Example(
        "10 the other way round",
        "MF-C04.3",
        lambda: final(first(ten(), {A: 5, B: 5}), {A: 5, B: 5}, {C: A}).until(
            Reveal, TieTalk, Lot
        ),
        {"phase": Reveal, "out": (A, COP)},
    ),
    Example(
        "11 Commander, first vote",
        "MF-O29",
        lambda: first(nine(), {A: 5, B: 2, C: 2}, {D: C}).until(Speeches),
        {"finalists": (A, C), "gone": (G,)},
    ),
    Example(
        "11 a tie at the top stays one",
        "MF-42 MF-O29",
        lambda: first(nine(), {A: 4, B: 4, C: 1}, {D: B}).until(Speeches),
        {"finalists": (A, B), "gone": (G,)},
    ),
    Example(
        "11 literal: the first vote eliminates",
        "MF-O29",
        lambda: first(
            nine(commander_first_vote="literal"), {A: 4, B: 4, C: 1}, {D: B}
        ).until(Speeches, Reveal),
        {"phase": Reveal, "out": (B, COP), "causes": [Cause.MAFIA, Cause.VOTE]},
    ),
    Example(
        "11 off: no part in the first vote",
        "MF-O29",
        lambda: first(nine(commander_first_vote="off"), {A: 5, B: 2, C: 2}, {D: C}).until(
            Speeches
        ),
        {"finalists": (A, B, C)},
    ),
    Example(
        "12 Commander without influence",
        "MF-O30 MF-C12.4",
        lambda: without_influence().until(Reveal, TieTalk, Lot),
        {"phase": TieTalk, "finalists": (A, B), "voters": 8},
    ),
    Example(
        "13 Commander dies at night",
        "MF-O31 MF-C04.4",
        commander_dies,
        {"commander": E, "order": (E, F), "gone": (D,)},
    ),
    Example(
        "14 Vest at night",
        "MF-C01.3 MF-C01.5 MF-C01.6",
        vest,
        {"phase": Saved, "gone": (), "played": [(Card.VEST, A, A)], "vests": (A,)},
    ),
    Example(
        "14 the council begins",
        "MF-C01.5",
        lambda: vest().until(Talk),
        {"gone": (), "living": 12, "turn": 1},
    ),
    Example(
        "14 three turns later",
        "MF-C01.7 MF-C01.8",
        lambda: loses(three_turns_later(), A),
        {"phase": Reveal, "turn": 4, "out": (A, COP), "vests": (A,)},
    ),
    Example(
        "15 Bandage after the vote",
        "MF-C02.2 MF-C02.3 MF-C02.4",
        lambda: bandage().react({B: True}).on(),
        {"phase": Saved, "gone": (E,), "played": [(Card.BANDAGE, B, A)]},
    ),
    Example(
        "15 nobody goes in this phase",
        "MF-O42",
        lambda: bandage().react({B: True}).until(Nightfall),
        {"gone": (E,), "living": 7, "turn": 2},
    ),
    Example(
        "16 Vest and Bandage at the same time",
        "MF-O41",
        both,
        {"phase": Saved, "played": [(Card.VEST, A, A)], "living": 8},
    ),
    Example(
        "16 the Bandage can still come",
        "MF-O41",
        lambda: loses(both().until(Talk), C).react({B: True}).on(),
        {"played": [(Card.VEST, A, A), (Card.BANDAGE, B, C)], "living": 8},
    ),
    Example(
        "17 Bandage holder is the victim",
        "MF-C02.5 MF-106",
        lambda: dealt(8, cards={B: Card.BANDAGE}).murder(B).used(SAVE, {B: True}),
        {"phase": Reveal, "out": (B, COP), "played": []},
    ),
    Example(
        "18 Last Shot wins for the Police",
        "MF-C13.2 MF-C13.3 MF-C13.4 MF-59",
        lambda: four().murder(A).until(Farewell).shot(G).within(),
        {
            "why": "police",
            "gone": (F, H, E, D, A, G),
            "out": (G, MAFIOSO),
            "played": [(Card.LAST_SHOT, A, G)],
        },
    ),
    Example(
        "19 Last Shot, draw",
        "MF-O18 MF-O65",
        lambda: two().murder(A).until(Farewell).shot(G).within(),
        {"why": "draw", "winners": (), "living": 0},
    ),
    Example(
        "19 not fired, the Mafia wins",
        "MF-O65",
        lambda: two().murder(A).until(Farewell).shot(None).within(),
        {"why": "mafia", "living": 1, "played": []},
    ),
    Example(
        "20 the chain ends",
        "MF-81 MF-O23 MF-O46",
        lambda: chain().until(Farewell, Talk),
        {
            "phase": Talk,
            "gone": (A, B, C),
            "causes": [Cause.MAFIA, Cause.LAST_SHOT, Cause.LAST_SHOT],
            "played": [(Card.LAST_SHOT, B, C)],
        },
    ),
    Example(
        "21 saved shooter",
        "MF-O46",
        saved_shooter,
        {"phase": Nightfall, "gone": (E,), "played": [(Card.BANDAGE, B, A)]},
    ),
    Example(
        "22 G recruits A, and they choose B",
        "MF-C03.2 MF-C03.3 MF-O37",
        recruit_and_choose,
        {"dawn": B, "waking": (A, G), "played": [(Card.RECRUITMENT, None, None)]},
    ),
    Example(
        "22 all Mafioso tokens are gone",
        "MF-C03.4",
        lambda: lot_hits_the_recruiter().until(Nightfall),
        {"out": (G, MAFIOSO), "why": None, "waking": (A,)},
    ),
    Example(
        "22 D goes, and the Mafia wins",
        "MF-C03.4 MF-61",
        lambda: the_recruit_against_one(D),
        {"why": "mafia", "winners": (A, G, H), "out": (D, COP)},
    ),
    Example(
        "22 A goes, and the Police wins",
        "MF-C03.4 MF-C03.5",
        lambda: the_recruit_against_one(A),
        {"why": "police", "winners": (B, C, D, E, F), "out": (A, COP)},
    ),
    Example(
        "23 Turncoat with a Mafioso token",
        "MF-C05.2 MF-C05.4",
        lambda: dealt(8, cards={G: Card.TURNCOAT}).murder(E).vote_out(H).within(),
        {"why": "police", "winners": (A, B, C, D, E, F, G)},
    ),
    Example(
        "24 Turncoat with a Cop token",
        "MF-C05.3 MF-O34",
        cop_turncoat,
        {"why": None, "waking": (A,), "phase": Nightfall},
    ),
    Example(
        "24 T shows Cop, and the Police wins",
        "MF-C05.5 MF-59",
        lambda: cop_turncoat().murder(D).vote_out(A).within(),
        {"out": (A, COP), "why": "police", "winners": (B, C, D, E, F), "played": []},
    ),
    Example(
        "25 Turncoat under the Agent's eye",
        "MF-O36",
        lambda: dealt(8, cards={A: Card.TURNCOAT}).night({F: A}),
        {"agent saw": [COP]},
    ),
    Example(
        "26 New Gang wins",
        "MF-C14.5 MF-C14.9 MF-C14.11",
        lambda: one_gangster_and_one_cop().murder(C).within(),
        {"why": "gang", "winners": (A, B, KIM), "out": (C, COP)},
    ),
    Example(
        "27 New Gang keeps the game going",
        "MF-C14.9 MF-O52",
        no_mafia_left,
        {"why": None, "waking": (), "out": (MIA, MAFIOSO)},
    ),
    Example(
        "27 Mafia phases are still run",
        "MF-O52",
        lambda: no_mafia_left().task(Slot.SECOND),
        {"phase": Task, "turn": 4},
    ),
    Example(
        "27 nobody goes at night",
        "MF-O52",
        lambda: no_mafia_left().until(Dawn),
        {"dawn": None, "living": 7},
    ),
    Example(
        "28 New Gang in the Agent's hand",
        "MF-93 MF-O50 MF-C14.10",
        lambda: gang(A, B, JOE, new_gang_enlarged=True).until(Recognition),
        {"force": Force.POLICE, "gang": {A: (A, B), B: (A, B)}},
    ),
    Example(
        "28 the Agent shows no card",
        "MF-O50 MF-C14.7",
        lambda: gang(A, B, JOE).murder(JOE).vote_out(A).until(Nightfall),
        {"gone": (JOE, A), "played": [(GANG, A, None)]},
    ),
    Example(
        "29 Corner Shot in the middle of a vote",
        "MF-C11.3 MF-O69",
        shot_in_the_vote,
        {"phase": Reveal, "out": (D, COP), "causes": [Cause.MAFIA, Cause.CORNER_SHOT]},
    ),
    Example(
        "29 the first vote starts again",
        "MF-O45",
        lambda: shot_in_the_vote().on(),
        {"phase": FirstVote, "candidates": (A, B, C, F, G, H), "voted": (), "voters": 6},
    ),
    Example(
        "30 Corner Shot too late",
        "MF-C11.4",
        shooter_chosen,
        {"dawn": A, "may shoot": [], "shot at B": "not-now"},
    ),
    Example(
        "30 nor in the window",
        "MF-C11.4",
        lambda: shooter_chosen().window(SAVE),
        {"may shoot": [], "shot at B": "not-now", "gone": ()},
    ),
    Example(
        "30 nor afterwards",
        "MF-C11.4",
        lambda: shooter_chosen().until(Talk),
        {"gone": (A,), "may shoot": [], "shot at B": "you-are-out"},
    ),
    Example(
        "30 if Y bandages S, S may shoot",
        "MF-O45",
        lambda: (
            shooter_chosen()
            .used(SAVE, {B: True})
            .until(Talk)
            .after((A, CornerShot(C)))
            .until(FirstVote)
        ),
        {"gone": (C,), "may shoot": []},
    ),
    Example(
        "31 Shelter against Corner Shot",
        "MF-C08.3 MF-O44",
        sheltered,
        {"shot at B": "they-are-sheltered", "may shoot": [A]},
    ),
    Example(
        "31 S points at someone else",
        "MF-C08.3",
        lambda: sheltered().after((A, CornerShot(C))),
        {"out": (C, COP)},
    ),
    Example(
        "31 under Arrest instead",
        "MF-C10.3 MF-C10.7",
        lambda: arrested().after((A, CornerShot(B))),
        {"out": (B, COP)},
    ),
    Example(
        "32 kidnapped voter",
        "MF-C12.4 MF-C12.6",
        kidnapped,
        {"voters": 6, "candidates": (A, B, C, D, F, G, H), "may vote": [B, C, D, F, G, H]},
    ),
    Example(
        "32 in each vote",
        "MF-C12.4 MF-C12.6",
        lambda: first(kidnapped(), {A: 4, B: 2}).until(FinalVote),
        {"voters": 6, "candidates": (A, B), "may vote": [B, C, D, F, G, H]},
    ),
    Example(
        "32 and can be eliminated",
        "MF-C12.6",
        lambda: loses(kidnapped(), A),
        {"out": (A, COP)},
    ),
    Example(
        "33 Agent holds the Vest",
        "MF-93 MF-O27",
        lambda: dealt(8, cards={F: Card.VEST}).murder(F).used(SAVE, {F: True}),
        {"phase": Reveal, "out": (F, AGENT), "played": []},
    ),
    Example(
        "39 wrong phase",
        "MF-107",
        wrong_phase,
        {"out": (A, COP), "causes": [Cause.WRONG_PHASE], "phase": Task},
    ),
    Example(
        "39 the Bandage does nothing",
        "MF-108",
        lambda: wrong_phase().called(two={G: B, H: B}).until(Talk, Window),
        {"phase": Talk, "gone": (A, B)},
    ),
    Example(
        "40 Role Swap with the Agent",
        "MF-C06.4 MF-C06.5 MF-C06.6 MF-O28",
        swapped,
        {
            "tokens": (MAFIOSO, AGENT),
            "swap": {G: (F, MAFIOSO), F: (G, AGENT)},
            "played": [(Card.ROLE_SWAP, G, F)],
        },
    ),
    Example(
        "40 both play their new roles",
        "MF-C06.5 MF-O28",
        lambda: swapped().task(Slot.FIRST),
        {"looks": [G], "waking": (F, H)},
    ),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.number)
def test_worked_examples_with_cards(example: Example) -> None:
    """MF-42, MF-59, MF-61, MF-81, MF-93, MF-106, MF-107, MF-108, MF-C01.3, MF-C01.5,
    MF-C01.6, MF-C01.7, MF-C01.8, MF-C02.2, MF-C02.3, MF-C02.4, MF-C02.5, MF-C03.2,
    MF-C03.3, MF-C03.4, MF-C03.5, MF-C04.3, MF-C04.4, MF-C05.2, MF-C05.3, MF-C05.4,
    MF-C05.5, MF-C06.4, MF-C06.5, MF-C06.6, MF-C08.3, MF-C10.3, MF-C10.7, MF-C11.3,
    MF-C11.4, MF-C12.4, MF-C12.6, MF-C13.2, MF-C13.3, MF-C13.4, MF-C14.5, MF-C14.7,
    MF-C14.9, MF-C14.10, MF-C14.11, MF-O18, MF-O23, MF-O27, MF-O28, MF-O29, MF-O30,
    MF-O31, MF-O34, MF-O36, MF-O37, MF-O41, MF-O42, MF-O44, MF-O45, MF-O46, MF-O50,
    MF-O52, MF-O65, MF-O69
    """
    game = example.play()
    assert {fact: FACTS[fact](game) for fact in example.then} == example.then


def test_the_docstring_above_carries_the_ids_of_all_rows() -> None:
    carried = (test_worked_examples_with_cards.__doc__ or "").replace(",", "").split()
    assert {*carried} == {rule for example in EXAMPLES for rule in example.ids.split()}
