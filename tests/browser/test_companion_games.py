"""People and companions play every game to its end, on small phones and on the wall."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from rings import first

from browser.companion_players import game_of, play_to_the_end
from browser.evening import SMALL, Evening
from browser.screen_checks import covered, cut_off, settled
from browser.watching import sees_the_end
from konspira.games import GAMES
from konspira.languages import LANGUAGES
from konspira.room import acts

NAMES = ("Iris", "Otto", "Vera", "Hugo", "Nina", "Emil", "Olga")


class Company(NamedTuple):
    """How a game is played with companions: by which options, and by how many at least."""

    options: Mapping[str, Any]
    seats: int


COMPANIES = {
    "codenames": Company({}, 4),
    "spyfall2": Company({"rounds": 2, "asking": "deck"}, 5),
    "starwars": Company({"rounds": 2, "asking": "deck"}, 5),
    "secret_identity": Company({}, 5),
    "mafia": Company({}, 7),
}


def test_every_game_is_played_with_companions() -> None:
    assert {*COMPANIES} == {*GAMES}


@pytest.mark.parametrize("language", first(LANGUAGES))
@pytest.mark.parametrize("game", first(COMPANIES))
async def test_three_people_and_companions_play_to_the_end(
    evening: Evening, game: str, language: str
) -> None:
    await play(evening, game, language, people=3)


@pytest.mark.all_only
@pytest.mark.parametrize("game", COMPANIES)
async def test_one_person_and_companions_play_to_the_end(
    evening: Evening, game: str
) -> None:
    await play(evening, game, "en", people=1)


async def play(evening: Evening, game: str, language: str, people: int) -> None:
    phones = await evening.party.gather(people, evening.house)
    host, company = phones[0], COMPANIES[game]
    await host.do(acts.Choose(game, {**company.options}))
    for name in NAMES[: company.seats - people]:
        await host.do(acts.Invite(name))
    screens = [await evening.screen_of(phones[-1], language, viewport=SMALL)]
    wall = await evening.tv(host.code, language)
    for screen in (*screens, wall):
        await screen.has_prefetched(game)
    await host.do(acts.Hasten())
    await host.do(acts.Start())
    await play_to_the_end(evening, phones)
    for screen in (*screens, wall):
        await sees_the_end(screen, screen is wall)
    await settled(screens[0].page)
    assert await cut_off(screens[0].page) + await covered(screens[0].page) == []
    moves = game_of(evening.house, host.code).moved
    seats = range(people, company.seats)
    assert {*seats} <= {*moves}, "every companion has moved"
