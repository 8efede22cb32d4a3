"""How much a phone must fetch (budgets of the design)."""

import pytest
from playwright.async_api import Response
from rings import first
from server_harness import all_see

from browser.evening import TV, Evening, Screen
from konspira.game import HOST
from konspira.games import GAMES
from konspira.games.codenames import moves as codenames
from konspira.games.spyfall import moves as spyfall
from konspira.languages import LANGUAGES
from konspira.room import acts

KB = 1000
# With the typeface, and the art on the start page. Some 5 KB are for iOS 15, which has a
# fault in the fields of classes, so they are built in older words. At the table are also
# the story for screen readers, the focus that is never lost, and the guard of Back.
HOME, TABLE = 108 * KB, 120 * KB
WORLD = 120 * KB  # more than at the table, once a game is played there
# What nobody waits for, and everybody fetches, so that it tells nothing of a hand: all
# pictures of a game, all alphabets, its rules and its end.
AHEAD = 100 * KB
SPYFALL = ("spyfall2", "starwars")
# What a page fetches a second later, while people look round, is not waited for.
NO_HURRY = """
const soon = window.setTimeout
window.setTimeout = (work, wait = 0, ...rest) => wait < 1000 && soon(work, wait, ...rest)
"""


class Scales:
    """Weighs whatever a screen fetches, as it goes through the air."""

    def __init__(self, screen: Screen) -> None:
        self._answers: list[Response] = []
        screen.page.on("response", lambda answer: self._answers.append(answer))

    async def weigh(self) -> dict[str, int]:
        """Bytes of each file, as the server has sent it: by http it is zipped, by https
        brotli makes it shorter still."""
        found = {}
        for answer in self._answers:
            await answer.finished()
            path = answer.url.split("/", 3)[3]
            found[path] = (await answer.request.sizes())["responseBodySize"]
        return found


@pytest.mark.parametrize("language", first(reversed(LANGUAGES)))  # with most letters
async def test_the_first_load_is_small(evening: Evening, language: str) -> None:
    host = (await evening.party.gather(4, evening.house))[0]
    table = f"/{host.code}"
    for path, ready, most in ("/", "home-open", HOME), (table, "join-sit", TABLE):
        phone = await evening.phone(language, script=NO_HURRY, fresh=True)
        scales = Scales(phone)
        await phone.goto(path)
        await phone.button(ready).wait_for()
        await phone.page.wait_for_load_state("networkidle")
        files = await scales.weigh()
        total = sum(files.values())
        print(f"{language} {path}: {total / KB:.1f} KB in {len(files)} files")
        assert total <= most, "\n".join(f"{size:6} {name}" for name, size in files.items())


@pytest.mark.parametrize("game", first(reversed(GAMES)))  # with most screens
async def test_the_world_of_a_game_is_small(evening: Evening, game: str) -> None:
    """In Polish, which needs two alphabets: on a phone from nothing, and on a TV."""
    phones = await evening.party.gather(6, evening.house)
    await phones[0].do(acts.Speak("pl"))
    await phones[0].do(acts.Choose(game, {}))
    await phones[0].do(acts.Start())
    await all_see(phones, lambda phone: phone.table is not None)
    if "Start" in phones[0].may():  # the host deals when everybody is ready
        start = spyfall.Start() if game in SPYFALL else codenames.Start()
        await phones[0].play(HOST, start)
    phone = await evening.phone("pl", seats=phones[0], fresh=True)
    tv = await evening.phone("pl", viewport=TV, fresh=True)
    for screen, path in (phone, f"/{phones[0].code}"), (tv, f"/tv/{phones[0].code}"):
        scales = Scales(screen)
        await screen.goto(path)
        await screen.page.locator(f"html[data-world={game}] main").first.wait_for()
        await screen.has_prefetched(game)
        files = await scales.weigh()
        total = sum(files.values())
        print(f"{game} {path}: {total / KB:.1f} KB in {len(files)} files")
        most = TABLE + WORLD + AHEAD
        assert total <= most, "\n".join(f"{size:6} {name}" for name, size in files.items())
