"""The referee on the phones, as whoever types a clue and whoever judges one reads it."""

import re
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect
from server_harness import hears_all, start

from browser.actions import cards
from browser.codenames_players import operative, other, side_at_turn, spymaster
from browser.evening import SMALL, Evening, Screen
from browser.screen_checks import cut_off, settled
from konspira.client import Phone
from konspira.games.codenames.moves import Clue
from konspira.games.codenames.pieces import BOARD
from konspira.packs import WordPack
from konspira.packs.shelf import Shelf
from konspira.room.acts import AddPack

VISIBLE = {
    "en": ("snake", "sunflower"),
    "pl": ("wąż", "róg", "belka"),
    "ru": ("змея", "звездопад"),
}
SAID = {
    "en": {
        "snakes": "“snakes” is a form of “snake”.",
        "flower": "“flower” is a part of “sunflower”.",
        "reptile": "The referee has nothing against it.",
        "snak": "The referee doesn’t know “snak”. Do people say that?",
    },
    "pl": {  # the rulebook's own examples
        "węże": "„węże” to forma słowa „wąż”.",
        "wężowy": "„wężowy” ma wspólny rdzeń ze słowem „wąż”.",
        "wężyk": "„wężyk” ma wspólny rdzeń ze słowem „wąż”.",
        "nosorożec": "„nosorożec” jest zbudowane ze słowa „róg”.",
        "jednorożec": "„jednorożec” jest zbudowane ze słowa „róg”.",
        "narożnik": "„narożnik” ma wspólny rdzeń ze słowem „róg”.",
        "wróbelek": "Arbiter nie ma zastrzeżeń.",
        "wróbelka": "Arbiter nie ma zastrzeżeń.",
    },
    "ru": {
        "змеи": "«змеи» — форма слова «змея».",
        "звезда": "«звезда» — часть слова «звездопад».",
        "ящерица": "Арбитр не возражает.",
    },
}
SHORT: ViewportSize = {"width": 390, "height": 480}  # a keyboard is open


class Four:
    """Friends at a table of words that we know; screens are opened as they are needed."""

    def __init__(self, evening: Evening, phones: list[Phone], language: str) -> None:
        self.evening, self.phones, self.language = evening, phones, language
        side = side_at_turn(phones)
        self.chief = spymaster(phones, side)
        self.rival = spymaster(phones, other(side))
        self.agent = operative(phones, side)
        self.enemy = operative(phones, other(side))

    async def screen(self, phone: Phone, **how: Any) -> Screen:
        screen = await self.evening.screen_of(phone, self.language, **how)
        await expect(cards(screen)).to_have_count(BOARD)
        return screen


async def four(evening: Evening, language: str = "en", **options: Any) -> Four:
    phones = await evening.party.gather(4, evening.house)
    known = VISIBLE[language]
    shelf = (card.front for card in Shelf().find(WordPack, f"words.{language}").cards)
    words = [*known, *(word for word in shelf if word.lower() not in known)][:BOARD]
    pack = f"kind: words\nlanguage: {language}\ntitle: Ours\n\n" + "\n".join(words)
    await phones[0].do(AddPack("ours", pack))
    await start(phones, pack="ours", grace_seconds=0, **options)
    return Four(evening, phones, language)


async def write(screen: Screen, word: str) -> None:
    await screen.page.get_by_label(screen.text("codenames-clue-word")).fill(word)


@pytest.mark.parametrize("language", SAID)
async def test_the_referee_reads_along_and_nobody_else_does(
    evening: Evening, language: str
) -> None:
    """CN-O12, CN-80, CN-81: in the player's words, on a small phone, over a keyboard."""
    game = await four(evening, language)
    chief = await game.screen(game.chief, viewport=SMALL)
    hint, card = chief.page.locator("#clue-hint"), cards(chief).last
    others = [phone for phone in game.phones if phone is not game.chief]
    await hears_all(*others)
    heard = [len(phone.frames or ()) for phone in others]
    await settled(chief.page)
    still = await card.bounding_box()
    for word, sentence in SAID[language].items():
        await write(chief, word)
        await expect(hint).to_contain_text(sentence)
        assert await card.bounding_box() == still
        assert await cut_off(chief.page) == []
    await hears_all(*others)  # an answer more for each, and nothing else
    assert [len(phone.frames or ()) for phone in others] == [count + 1 for count in heard]

    await chief.page.set_viewport_size(SHORT)
    # A page learns of its new size a moment later, and is laid out after that.
    await chief.page.wait_for_function("tall => innerHeight === tall", arg=SHORT["height"])
    await write(chief, "")
    await settled(chief.page)
    still = await card.bounding_box()
    await write(chief, next(iter(SAID[language])))
    await expect(hint).to_contain_text(next(iter(SAID[language].values())))
    assert await card.bounding_box() == still
    assert await cut_off(chief.page, least=24) == []


async def test_a_forbidden_clue_is_not_sent_until_the_rival_says_yes(
    evening: Evening,
) -> None:
    """CN-O12, CN-O26, CN-66: nothing is lost, and it costs nothing."""
    game = await four(evening)
    chief, rival = await game.screen(game.chief), await game.screen(game.rival)
    word = chief.page.get_by_label("Your clue")
    await word.fill("snakes")
    await word.press("Enter")  # faster than the referee
    await chief.shows("error-referee-forbids")
    await expect(word).to_have_value("snakes")
    hint = chief.page.locator("#clue-hint")
    await expect(hint).to_contain_text("Take another word, or ask")
    await expect(chief.button("codenames-give")).to_be_disabled()

    still = await cards(rival).last.bounding_box()
    await chief.page.get_by_role("button", name=re.compile("in private")).tap()
    dock = rival.page.locator(".dock")
    await expect(dock).to_contain_text("Referee: “snakes” is a form of “snake”.")
    assert await cut_off(rival.page) == []
    assert await cards(rival).last.bounding_box() == still
    await rival.page.get_by_role("button", name="Read rule CN-80").tap()
    await expect(rival.page.locator("dialog[open]")).to_contain_text("CN-80")
    await rival.close_sheet()
    await rival.tap("codenames-answer-yes")
    await expect(hint).to_contain_text("is legal")
    await chief.tap("codenames-give")
    await rival.page.get_by_text("snakes", exact=True).first.wait_for()


async def test_who_corrects_a_clue_and_who_judges_one_read_the_referee_too(
    evening: Evening,
) -> None:
    """CN-O12, CN-O28, CN-65"""
    game = await four(evening, referee="advise")
    await game.chief.play(game.chief.seats[0], Clue("reptile", 2))
    chief = await game.screen(game.chief, viewport=SMALL)
    await chief.tap("codenames-correct")
    sheet = chief.page.locator("dialog[open]")
    await sheet.get_by_label("Your clue").fill("snakes")
    await expect(sheet).to_contain_text("“snakes” is a form of “snake”.")
    assert await cut_off(chief.page) == []
    await sheet.get_by_role("button", name=chief.text("codenames-correct")).tap()

    screens = [await game.screen(phone) for phone in (game.enemy, game.rival, game.agent)]
    enemy, rival, agent = screens
    await enemy.tap("codenames-doubt")
    await enemy.page.get_by_role("radio").first.check()
    await enemy.tap("codenames-flag-go")
    for screen in (rival, agent):
        dock = screen.page.locator(".dock")
        await expect(dock).to_contain_text("Referee: “snakes” is a form of “snake”.")
        assert await cut_off(screen.page) == []
