"""Mafia. By night the few who know each other choose a victim, by day all vote.

The rulebook's game for 6 to 21 players with or without action cards, led by the app or by
a person. Ids such as MF-72 lead to docs/rules/mafia.md. Where to find what: `options` what
a group agrees on and `terms` what follows from it; `moves`, `phases`, `state` a game at one
moment, with a `record` of what was played; `law` which move does what, with `setup`,
`turns`, `night`, `elimination`, `council`, `ties`, votes that begin `again`, `written`
talk, `bets`, `removal`, `master` the person who leads, `presence`; `clock` how time is
kept.

Of the action cards: `cards` which there are, `sides` who is on which side, `plays` how one
is played and where it lies, `windows` the moments for it, `free` those without one, the
`commander`, and a `box` of real cards. Who sees what: `views`, with what was `learned` at
night, what is `held`, the `ghosts` and the game master, and the `ending`; `attention` whom
the game waits for.
"""

from konspira.game import Game
from konspira.games.mafia import moves as m
from konspira.games.mafia.attention import awaited, gist, hush, silent
from konspira.games.mafia.ending import outcome
from konspira.games.mafia.imagine import imagine
from konspira.games.mafia.law import LAW
from konspira.games.mafia.master import may_lead
from konspira.games.mafia.options import PRESETS, Options
from konspira.games.mafia.setup import deal, needs_master, setup
from konspira.games.mafia.state import State
from konspira.games.mafia.terms import FEWEST, MOST
from konspira.games.mafia.views import NAME, Hand, Table, hand, table

GAME = Game(
    name=NAME,
    version=1,
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
    hush=hush,
    silent=silent,
    needs_master=needs_master,
    may_lead=may_lead,
    # What leads on is likelier; nobody is taken out, put back or handed over every minute.
    weights={
        m.Next: 6,
        m.CallVote: 2,
        m.CallLot: 2,
        m.MoreTime: 0.1,
        m.Exclude: 0.1,
        m.PutBack: 0.1,
        m.HandToApp: 0.1,
        m.LetAppLead: 0.2,
        m.WrongPhase: 0.02,
    },
    habits={"text": lambda table, hand, rng: "I do not trust you."},
)

__all__ = ["GAME", "Hand", "Options", "State", "Table"]
