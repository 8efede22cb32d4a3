"""One row for each card of Mafia, from which rules and page read the same facts."""

from unittest.mock import patch

import pytest

from konspira.games.mafia import GAME
from konspira.games.mafia.cards import KINDS, Card, Kind, Until, WindowKind
from konspira.games.mafia.options import CardSet
from konspira.games.mafia.state.phases import FirstVote, Talk
from mafia.table import ADA, BEN, CY, EVE, dealt


def test_every_card_has_a_row_and_every_action_card_a_switch() -> None:
    assert [*KINDS] == [*Card], "in the order of their numbers"
    switches = [name.replace("_", "-") for name in CardSet.__struct_fields__]
    assert switches == [card for card in Card if card is not Card.NEUTRAL]
    assert GAME.pieces is KINDS


@pytest.mark.parametrize("card", Card)
def test_a_row_does_not_contradict_itself(card: Card) -> None:
    kind = KINDS[card]
    assert not (kind.window and kind.anytime), "it has one moment"
    assert kind.aimed or not (kind.shot or kind.before_target)
    works = (kind.no_vote, kind.not_voted_for, kind.not_marked, kind.not_shot)
    assert any(works) is (kind.until is not None), "what works is taken away some day"
    assert kind.face_up or not any(works), "it works while it lies there"
    if kind.window is WindowKind.COUNCIL_OPENS:
        assert kind.until is Until.VOTE
    elif kind.last:
        assert kind.until in (Until.DAWN, Until.NIGHTFALL)
    else:
        assert kind.until is None


@pytest.mark.parametrize("votes", [True, False])
def test_a_new_card_of_the_council_is_a_row(votes: bool) -> None:
    """An Arrest with another row: nobody votes for its holder, who may vote or not."""
    row = Kind(
        window=WindowKind.COUNCIL_OPENS,
        until=Until.VOTE,
        no_vote=not votes,
        not_voted_for=True,
    )
    with patch.dict(KINDS, {Card.ARREST: row}):
        game = dealt(12, cards={ADA: Card.ARREST}).murder(BEN)
        game = game.used(WindowKind.COUNCIL_OPENS, {ADA: True}).until(FirstVote)
        assert ADA not in game.table.candidates
        assert (ADA in game.table.voters) is votes
        assert game.table.lying[0].seat == ADA
        later = game.vote_out(CY).murder(EVE).until(Talk)
        assert later.table.lying == ()
