"""Mafia. By night the few who know each other choose a victim, by day all vote.

The rulebook's game for 6 to 21 players with or without action cards, led by the app or by
a person. Ids such as MF-72 lead to docs/rules/mafia.md. Each of these knows only those
before it (tests/test_layers.py):

- `options` what a group agrees on; `moves`; `refusals`; `state` a game at one moment, with
  its `phases`, the `record` of what was played, and the `terms` that follow from options;
  `clock` how time is kept
- `cards` which action cards there are, who is on which side, how a card is played, and the
  windows for it
- `turn` how a turn begins and goes on, who goes, and how votes begin
- `setup`, `night` and `council`, which do not know each other
- `people` the person who leads, those who come and go, and real cards on a real table
- `law` which move is open to whom in which phase, and what it does
- `views` who sees what, and whom the game waits for; `imagine` the same, said independently
"""

from msgspec.structs import asdict

from konspira.game import Game
from konspira.games.mafia import moves as m
from konspira.games.mafia.cards import GANG, KINDS, SEATS_PER_CARD
from konspira.games.mafia.imagine.twin import imagine
from konspira.games.mafia.law import LAW
from konspira.games.mafia.options import PRESETS, Options, preset_for
from konspira.games.mafia.people.master import may_lead
from konspira.games.mafia.setup import deal, needs_master, setup
from konspira.games.mafia.state import State
from konspira.games.mafia.state.lengths import LETTERS
from konspira.games.mafia.state.terms import FEWEST, MOST
from konspira.games.mafia.views.awaited import awaited, gist, hush, silent
from konspira.games.mafia.views.ending import outcome
from konspira.games.mafia.views.hands import Hand, hand
from konspira.games.mafia.views.table import NAME, Table, table

GAME = Game(
    name=NAME,
    version=3,
    seats=range(FEWEST, MOST + 1),
    options=Options,
    table_type=Table,
    hand_type=Hand,
    law=LAW,
    setup=setup,
    deal=deal,
    awaited=awaited,
    table=table,
    hand=hand,
    outcome=outcome,
    imagine=imagine,
    gist=gist,
    presets=PRESETS,
    preset_for=preset_for,
    pieces=KINDS,
    numbers={
        "longest_line": m.LONGEST_LINE,
        "gang": GANG,
        "seats_per_card": SEATS_PER_CARD,
        **{f"dawn_{told}_letters": most for told, most in asdict(LETTERS).items()},
    },
    hush=hush,
    silent=silent,
    needs_master=needs_master,
    may_lead=may_lead,
    # What leads on is likelier; nobody is taken out, put back or handed over every minute.
    weights={
        m.Next: 6,
        m.CallVote: 2,
        m.CallLot: 2,
        m.CallNight: 0.2,
        m.MoreTime: 0.1,
        m.Feel: 0.05,
        m.Exclude: 0.1,
        m.PutBack: 0.1,
        m.HandToApp: 0.1,
        m.LetAppLead: 0.2,
        m.WrongPhase: 0.02,
    },
    habits={"text": lambda table, hand, rng: "I do not trust you."},
)

__all__ = ["GAME", "Hand", "Options", "State", "Table"]
