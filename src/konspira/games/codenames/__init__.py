"""Codenames. Two teams race to find their agents among 25 words, led by one-word clues.

All rules of the rulebook with their variants; ids such as CN-41 lead to
docs/rules/codenames.md. Where to find what: `options` what a group agrees on and `terms`
what follows from it, `pieces` what is in the box, `moves` what may happen, `state` a game
at one moment, `law` which move is open when and what it does (with `setup`, `turns`,
`enemy`, `challenge`, `timer` and `presence`), `views` who sees what, and `todays_board`
what is dealt on a date.
"""

from random import Random

from konspira.game import Game
from konspira.games.codenames.imagine import imagine
from konspira.games.codenames.law import LAW
from konspira.games.codenames.options import PRESETS, Options, defaults
from konspira.games.codenames.presence import MOST_SEATS
from konspira.games.codenames.referee import question
from konspira.games.codenames.setup import deal, setup
from konspira.games.codenames.timer import deadline
from konspira.games.codenames.todays_board import DAILY
from konspira.games.codenames.views import (
    NAME,
    Hand,
    Table,
    awaited,
    gist,
    hand,
    outcome,
    silent,
    table,
)

CLUES = ("ocean", "night", "comet", "desert", "music", "winter", "metal", "kitchen")


def any_clue(table: Table, hand: Hand, rng: Random) -> str:
    """Return a word that random players give or ask about."""
    if table.options.spoken_clues:
        return ""
    words = (word + letter for word in CLUES for letter in "abcdefghij")
    refused = {*hand.refused, *(said.word for said in hand.judged)}
    return rng.choice([word for word in words if word not in refused])


GAME = Game(
    name=NAME,
    version=4,
    seats=range(2, MOST_SEATS + 1),
    options=Options,
    defaults_for=defaults,
    presets=PRESETS,
    table_type=Table,
    hand_type=Hand,
    law=LAW,
    setup=setup,
    deal=deal,
    deadline=deadline,
    awaited=awaited,
    table=table,
    hand=hand,
    gist=gist,
    outcome=outcome,
    imagine=imagine,
    silent=silent,
    question=question,
    daily=DAILY,
    habits={"word": any_clue},
)

__all__ = ["GAME"]
