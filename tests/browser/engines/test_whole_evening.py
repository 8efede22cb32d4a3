"""An evening in other engines: five games, on a phone and on a TV.

Somebody with a real page opens the table, chooses each game and reads how it ended with a
pointer; what lies between is played fast by friends in Python.
"""

from collections import Counter

import pytest
from server_harness import NAMES, all_see

from browser.ending_players import GAMES
from browser.engines.actions import at_table, open_table, pick_game, read_the_end
from browser.engines.person import Person, Target
from browser.engines.tab import Engine
from browser.evening import PHONE, TV, Evening
from konspira.client import Phone

pytestmark = pytest.mark.all_only

PROGRAMME = ("codenames", "spyfall2", "starwars", "secret_identity", "mafia")
PEOPLE = 7


async def gather(evening: Evening, host: Person) -> list[Phone]:
    """A table for all: the host's phone is a page, and a friend in Python as well."""
    code = await open_table(host, NAMES[0])
    own = await evening.party.back(evening.house, code, *await host.tokens())
    phones = [own]
    for name in NAMES[1:PEOPLE]:
        phone = await evening.party.onlooker(evening.house, code)
        await phone.join(name)
        phones.append(phone)
    await all_see(phones, lambda phone: len(phone.room["ring"]) == PEOPLE)
    return phones


async def test_five_games_on_a_phone_and_a_tv(evening: Evening, engine: Engine) -> None:
    host = Person(await engine.open(PHONE), evening.origin)
    tv = Person(await engine.open(TV), evening.origin)
    phones = await gather(evening, host)
    await tv.goto(f"/tv/{phones[0].code}")
    wins: Counter[str] = Counter()
    for game in PROGRAMME:
        await pick_game(host, game)
        await tv.waits_for(Target("h1, h2", name=tv.text(f"game-{game}")))
        _, play = GAMES[game]
        await play(phones)
        winners = phones[0].room["playing"]["outcome"]["winners"]
        await read_the_end(host, won=0 in winners)
        await tv.waits_for(Target(".finale h2"))
        await host.press("to-lobby")
        await at_table(host)
        wins.update(NAMES[seat] for seat in winners)
    for name in (name for name in NAMES if wins[name] == max(wins.values())):
        await host.waits_for(Target("main .podium > li:first-child", holding=name))
