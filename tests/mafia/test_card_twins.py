"""Mafia with cards: what a seat does not know is otherwise in one of its twins.

Of twelve, nine are Cops, Joe is the Agent, Kim and Leo are the Mafia. Of thirteen Mia is
the third Mafioso.
"""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

import pytest

from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import CornerShot, Tap
from konspira.games.mafia.state import State
from konspira.games.mafia.state.phases import Dawn, Recognition, Slot, Talk
from mafia.cards import OPENS, SAVE, SWAP, loses, recruited
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
    JOE,
    KIM,
    LEO,
    MAFIOSO,
    Game,
)
from mafia.table import dealt as any_deal
from mafia.twins import is_certain, twins

TWELVE: set[Any] = {None, HOST, MASTER, *range(12)}
THIRTEEN: set[Any] = {*TWELVE, 12}
dealt = partial(any_deal, ghosts="open-eyes")  # with which the eliminated know least


def knowing(game: Game, value: Callable[[State], Hashable], viewers: set[Any]) -> set[Any]:
    """Who can be certain of this: it is so in all their twins."""
    return {viewer for viewer in viewers if is_certain(game, value, viewer, 25)}


def everybody_has_a_card() -> Game:
    cards = {ADA: Card.VEST, BEN: Card.BANDAGE, CY: Card.WIRETAP, KIM: Card.LAST_SHOT}
    return dealt(12, cards=cards).murder(HAL).until(Talk)


def recruitment() -> Game:
    """Kim has recruited Ada in the first night; the task begins once more."""
    return recruited(dealt(12, cards={KIM: Card.RECRUITMENT}), KIM, ADA)


def after_recruitment() -> Game:
    return recruitment().called(two={KIM: BEN, LEO: BEN, ADA: BEN}).until(Talk)


def turncoat() -> Game:
    """Ada is a Cop who wakes with the Mafia; it is the Mafia's task."""
    return dealt(12, cards={ADA: Card.TURNCOAT}).task(Slot.SECOND)


def gang(**chosen: Any) -> Game:
    cards = dict.fromkeys((ADA, BEN, KIM), Card.NEW_GANG)
    return dealt(13, cards=cards, **chosen).murder(HAL).until(Talk)


def swapped() -> Game:
    return dealt(12, cards={ADA: Card.ROLE_SWAP}).used(SWAP, {ADA: KIM})


def tapped() -> Game:
    return everybody_has_a_card().after((CY, Tap(KIM)))


def saved() -> Game:
    return loses(everybody_has_a_card(), EVE).react({BEN: True}).on()


def answered() -> Game:
    """Somebody is to go, and all have answered."""
    cards = {ADA: Card.VEST, BEN: Card.BANDAGE}
    game = dealt(12, cards=cards).murder(HAL).window(SAVE)
    return game.react({BEN: True, EVE: True, HAL: True})


def switched() -> Game:
    game = dealt(12, cards={KIM: Card.RECRUITMENT}).task(Slot.SECOND)
    return game.called(0, two={KIM: ADA, EVE: BEN}, recruits=(KIM, EVE))


def card(seat: Seat) -> Callable[[State], Hashable]:
    return lambda state: state.town.cards[seat]


def token(seat: Seat) -> Callable[[State], Hashable]:
    return lambda state: state.town.tokens[seat]


Secret = tuple[Callable[[], Game], Callable[[State], Hashable], set[Any]]
SECRETS: dict[str, Secret] = {
    "a card": (everybody_has_a_card, card(ADA), {ADA}),
    "a card of who is out": (
        lambda: everybody_has_a_card().vote_out(ADA).until(Dawn),
        card(ADA),
        {ADA},
    ),
    "a neutral card": (everybody_has_a_card, card(EVE), {EVE}),
    "what a Wiretap has shown": (tapped, token(KIM), {CY, KIM, LEO}),
    "the token of who was saved": (saved, token(EVE), {EVE}),
    "who was recruited": (
        recruitment,
        lambda state: state.town.recruit and state.town.recruit.seat,
        {ADA, KIM, LEO},
    ),
    "by whom": (
        after_recruitment,
        lambda state: state.town.recruit and state.town.recruit.by,
        {ADA, KIM, LEO},
    ),
    "who wakes with a recruit": (
        after_recruitment,
        lambda state: state.town.waking,
        {ADA, KIM, LEO},
    ),
    "who wakes with a Turncoat": (
        turncoat,
        lambda state: state.town.waking,
        {ADA, KIM, LEO},
    ),
    "the tokens after a swap, of the one": (swapped, token(ADA), {ADA, KIM}),
    "the tokens after a swap, of the other": (swapped, token(KIM), {ADA, KIM}),
    "an answer in a window": (answered, lambda state: state.reactions[EVE], {EVE}),
    "an answer that will save": (answered, lambda state: state.reactions[BEN], {BEN}),
    "a switch": (switched, lambda state: state.choices.switches[EVE], {EVE}),
    "the switch that recruits": (
        switched,
        lambda state: state.choices.switches[KIM],
        {KIM},
    ),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_what_is_secret_is_otherwise_in_some_twin_of_all_who_do_not_know_it(
    secret: str,
) -> None:
    """MF-103, MF-106, MF-C01.6, MF-C02.4, MF-C03.5, MF-C05.5, MF-C06.6, MF-C07.3"""
    story, value, expected = SECRETS[secret]
    assert knowing(story(), value, TWELVE) == expected | {MASTER}


def members(state: State) -> Hashable:
    cards = enumerate(state.town.cards)
    return tuple(seat for seat, card in cards if card is Card.NEW_GANG)


def test_a_gang_does_not_know_itself_but_in_the_enlarged_form() -> None:
    """MF-C14.4, MF-C14.10"""
    assert knowing(gang(), members, THIRTEEN) == {MASTER}
    met = gang(new_gang_enlarged=True)
    assert knowing(met, members, THIRTEEN) == {MASTER, ADA, BEN, KIM}
    before = dealt(13, cards=dict.fromkeys((ADA, BEN, KIM), Card.NEW_GANG))
    assert knowing(before.task(Slot.FIRST), members, THIRTEEN) == {MASTER}


def test_the_gang_reads_who_it_is_in_its_own_panel() -> None:
    """MF-C14.10, MF-O53"""
    cards = dict.fromkeys((ADA, BEN, JOE), Card.NEW_GANG)
    game = dealt(13, cards=cards, new_gang_enlarged=True).until(Recognition)
    gangs = {seat: game.hand(seat).holding for seat in game.living}
    found = {seat for seat, held in gangs.items() if held and held.gang}
    assert found == {ADA, BEN}, "the Agent is none of them"


# What plays have proved


PROOFS: dict[str, tuple[Callable[[], Game], Seat, set[Any]]] = {
    "Corner Shot": (
        lambda: (
            dealt(12, cards={ADA: Card.CORNER_SHOT})
            .murder(HAL)
            .until(Talk)
            .after((ADA, CornerShot(BEN)))
        ),
        ADA,
        {COP},
    ),
    "Kidnapping": (
        lambda: dealt(12, cards={ADA: Card.KIDNAPPING}).murder(HAL).used(OPENS, {ADA: BEN}),
        ADA,
        {COP},
    ),
    "Shelter": (
        lambda: dealt(12, cards={ADA: Card.SHELTER}).murder(HAL).protected(ADA),
        ADA,
        {COP, MAFIOSO},
    ),
    "Vest": (
        lambda: dealt(12, cards={ADA: Card.VEST}).murder(ADA).used(SAVE, {ADA: True}),
        ADA,
        {COP},
    ),
}


@pytest.mark.parametrize("name", PROOFS)
def test_twins_agree_with_what_a_play_has_proved(name: str) -> None:
    """MF-92, MF-93, MF-C11.1, MF-C12.1: of Shelter's users a Mafioso may be one; and whom
    the Mafia chose, sleeps"""
    story, seat, tokens = PROOFS[name]
    found = {twin.town.tokens[seat] for twin in twins(story(), EVE, 150)}
    assert found == tokens


def test_an_announced_recruitment_proves_a_mafioso_who_lives() -> None:
    """MF-C03.1"""
    for viewer in (None, EVE, JOE, FAY, GUS):
        for twin in twins(after_recruitment(), viewer):
            recruit = twin.town.recruit
            assert recruit is not None and recruit.by in twin.town.living
            assert twin.town.tokens[recruit.by] is MAFIOSO
            assert twin.town.cards[recruit.by] is Card.RECRUITMENT


def test_a_game_that_goes_on_proves_a_force_that_lives() -> None:
    """MF-C05.3, MF-59: both Mafioso tokens are out, so somebody is a Turncoat"""
    game = dealt(12, cards={ADA: Card.TURNCOAT}).murder(BEN).vote_out(KIM)
    game = game.murder(CY).vote_out(LEO).murder(DEE).until(Talk)
    assert game.outcome is None
    for viewer in (None, EVE, JOE):
        towns = [twin.town for twin in twins(game, viewer)]
        holders = [Seat(town.cards.index(Card.TURNCOAT)) for town in towns]
        assert {*holders} <= {*game.living} - {viewer}
        assert len({*holders}) > 2
        pairs = zip(towns, holders, strict=True)
        assert all(town.tokens[holder] is COP for town, holder in pairs)
