"""Two whole games in other engines, in which people do everything with a pointer."""

import pytest
from server_harness import all_see, phase

from browser import secret_identity_players as players
from browser.engines.actions import (
    asked,
    covered,
    give_clue,
    guess,
    join_by_code,
    lay_by_drag,
    lay_by_tap,
    open_table,
    pick_game,
    read_identity,
    read_key,
    read_the_end,
    send_votes,
    touch,
    vote,
)
from browser.engines.person import Person, Target
from browser.engines.tab import Engine
from browser.evening import PHONE, Evening
from konspira.games.secret_identity.moves import Ready
from konspira.room import acts

pytestmark = pytest.mark.all_only


async def test_two_phones_win_codenames(evening: Evening, engine: Engine) -> None:
    """CN-97 to CN-109: one team, an enemy who is not there, and a score."""
    chief = Person(await engine.open(PHONE), evening.origin)
    agent = Person(await engine.open(PHONE), evening.origin)
    code = await open_table(chief, "Ada")
    await join_by_code(agent, code, "Ben")
    await pick_game(chief, "codenames")
    friend = await evening.party.back(evening.house, code, *await chief.tokens())
    await friend.do(acts.Choose("codenames", {"grace_seconds": 0}))
    await chief.press("start")
    await chief.press("codenames-deal")
    key = await read_key(chief)
    cards = {kind: [n for n, own in enumerate(key) if own == kind] for kind in set(key)}

    await give_clue(chief, "nocturne", 1)
    await touch(agent, cards["bystander"][0])
    enemy = cards["blue"][0]
    await chief.tap(Target(f".board > .card:nth-child({enemy + 1})"))
    await chief.tap(Target("button", begins="Cover "))
    await chief.waits_for(covered(enemy))
    await give_clue(chief, "zeppelin", 9)
    for card in cards["red"][:-1]:
        await touch(agent, card)
    await guess(agent, cards["red"][-1])
    for person in (chief, agent):
        await read_the_end(person, won=True)


async def test_a_phone_plays_secret_identity(evening: Evening, engine: Engine) -> None:
    """A round among three: two friends in Python guess right, and so does the page."""
    person = Person(await engine.open(PHONE), evening.origin)
    code = await open_table(person, "Ada")
    phones = [await evening.party.back(evening.house, code, *await person.tokens())]
    for name in ("Ben", "Cy"):
        phone = await evening.party.onlooker(evening.house, code)
        await phone.join(name)
        phones.append(phone)
    await pick_game(person, "secret_identity")
    await phones[0].do(acts.Choose("secret_identity", {"rounds": 1}))
    await person.press("start")
    await players.becomes(phones, "Characters")
    await person.press("secret_identity-ready")
    await players.each(phones, Ready(), but=0)
    await players.becomes(phones, "Clues")

    assert await read_identity(person) == players.keys(phones)[0]
    await lay_by_tap(person, 0, "green")
    await lay_by_drag(person, 2, "red")
    await person.press("secret_identity-send-clue")
    for seat in (1, 2):
        await players.clue(phones, seat)
    await players.becomes(phones, "Voting")

    numbers = players.keys(phones)
    ballots = [players.ballot(numbers, seat) for seat in range(3)]
    for owner, number in ballots[0].items():
        await vote(person, ("Ada", "Ben", "Cy")[owner], number)
    await send_votes(person)
    for seat in (1, 2):
        await players.vote(phones, seat, ballots[seat])
    await players.becomes(phones, "Scoring")
    await person.press("secret_identity-open-own")
    await all_see(phones, lambda phone: len(phone.table["phase"]["order"]) == 2)
    await person.waits_for(asked(person, "Ada"))
    await players.open_safes(phones)
    await all_see(phones, lambda phone: phase(phone) == "Over")
    await read_the_end(person, won=0 in phones[0].room["playing"]["outcome"]["winners"])
