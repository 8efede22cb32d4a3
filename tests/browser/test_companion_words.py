"""Which words companions know, as people read it in the lobby and while they type."""

import pytest
from playwright.async_api import expect
from server_harness import start

from browser.actions import cards
from browser.codenames_players import side_at_turn, spymaster
from browser.evening import SMALL, Evening
from browser.screen_checks import cut_off, settled
from browser.test_referee import SHORT, write
from konspira.games.codenames.pieces import BOARD
from konspira.packs import WordPack
from konspira.packs.shelf import Shelf
from konspira.room import acts

TEAMS = {  # companions as they come in turn: to Red, to Blue, and so on
    "pl": {"red": ("Franek", "Gabi"), "blue": ("Wojtek", "Zuza")},
    "ru": {"red": ("Кит", "Оля"), "blue": ("Тимофей", "Варя")},
}
LOBBY = {
    "pl": "Kompani znają tylko 5 z 30 słów pakietu „Słówka”, więc jedynie wskazują.",
    "ru": "Слова из «Slovo», знакомые компаньонам: только 5 из 30. "
    "Поэтому они лишь показывают.",
}
SAID = {
    "pl": {
        "falami": "{} i {} znają to słowo.",
        "źźź": "{} i {} nie znają tego słowa.",
    },
    "ru": {
        "волны": "{} и {} знают это слово.",
        "ыъъ": "{} и {} не знают этого слова.",
    },
}


def pack(language: str) -> str:
    """Thirty words, five of which companions know."""
    known = Shelf().find(WordPack, f"words.{language}").words[:5]
    lines = "\n".join([*known, *(f"X{number}" for number in range(25))])
    title = {"pl": "Słówka", "ru": "Slovo"}[language]
    return f"kind: words\nlanguage: {language}\ntitle: {title}\n\n{lines}"


@pytest.mark.parametrize("language", SAID)
async def test_the_lobby_and_the_dock_say_what_companions_know(
    evening: Evening, language: str
) -> None:
    """Over a keyboard, too, and the board does not move for it."""
    phones = await evening.party.gather(2, evening.house)
    await phones[0].do(acts.AddPack("ours", pack(language)))
    await phones[0].do(acts.Choose("codenames", {"pack": "ours"}))
    for both in zip(*TEAMS[language].values(), strict=True):
        for name in both:
            await phones[0].do(acts.Invite(name))
    lobby = await evening.screen_of(phones[0], language, viewport=SMALL)
    await expect(lobby.page.get_by_text(LOBBY[language])).to_be_visible()

    await start(phones, pack="ours", grace_seconds=0)
    side = side_at_turn(phones)
    screen = await evening.screen_of(spymaster(phones, side), language, viewport=SMALL)
    await expect(cards(screen)).to_have_count(BOARD)
    hint, card = screen.page.locator("#clue-hint"), cards(screen).last
    await settled(screen.page)
    for size in (SMALL, SHORT):
        await screen.page.set_viewport_size(size)
        await screen.page.wait_for_function(
            "tall => innerHeight === tall", arg=size["height"]
        )
        await write(screen, "")
        await settled(screen.page)
        still = await card.bounding_box()
        for word, sentence in SAID[language].items():
            await write(screen, word)
            await expect(hint).to_contain_text(sentence.format(*TEAMS[language][side]))
            assert await card.bounding_box() == still
            assert await cut_off(screen.page, least=24) == []
