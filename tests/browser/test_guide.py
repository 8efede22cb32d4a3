"""docs/adding-a-game.md, followed to the letter: people play Liar on the plain screen."""

import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from guide_steps import Copy, shown, steps
from playwright.async_api import Locator, expect
from server_harness import PATIENCE, free_port

from browser.actions import join_by_code, open_table
from browser.evening import LAPTOP, PHONE, SMALL, Evening, Screen
from browser.screen_checks import barriers, covered, cut_off, settled, untranslated
from browser.spyfall_actions import pick_game, sheet

PEOPLE = (("Ada", "en", PHONE), ("Bogna", "pl", SMALL), ("Кирилл", "ru", LAPTOP))
NAMES = [name for name, _, _ in PEOPLE]
NOTHING = "–"
MINUTES = re.compile(r"^\d:\d\d$")


@pytest.fixture(scope="module")
def liar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a copy to which Liar was added by the steps of the guide; its address."""
    copy = Copy(tmp_path_factory.mktemp("konspira"))
    copy.follow(steps())
    copy.write()
    copy.build()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", ":memory:"]
    server = subprocess.Popen(
        [sys.executable, "-m", "konspira", *command, "--public-url", url],
        cwd=copy.folder,
        env=copy.environment,
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(f"{url}/healthz", server)
        yield url
    finally:
        server.terminate()
        server.wait()


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        with suppress(OSError), urllib.request.urlopen(url, timeout=PATIENCE):
            return
        time.sleep(0.1)
    raise AssertionError("the server has stopped")


def with_texts_of_liar(screen: Screen, language: str) -> Screen:
    texts = shown(f"client/src/games/liar/texts/{language}.ftl")
    found = re.findall(r"^([a-z][\w-]*) = (.+)$", texts, re.MULTILINE)
    screen.words = {**screen.words, **dict(found)}
    return screen


@pytest.mark.all_only
async def test_people_play_a_game_that_has_no_screens_of_its_own(
    evening: Evening, liar: str
) -> None:
    phones = []
    for _, language, viewport in PEOPLE:
        phone = await evening.phone(language, viewport=viewport, origin=liar)
        phones.append(with_texts_of_liar(phone, language))
    host = phones[0]
    code = await open_table(host, NAMES[0])
    for phone, name in zip(phones[1:], NAMES[1:], strict=True):
        await join_by_code(phone, code, name)
    tv = with_texts_of_liar(await evening.tv(code, origin=liar), "en")
    await pick_game(host, "liar")
    await host.tap("start")
    for screen in (*phones, tv):
        await screen.shows("liar-phase-Talking")
        await expect(screen.page.get_by_role("timer")).to_have_text(
            re.compile(r"^\d:\d\d$")
        )
        await is_in_order(screen)

    words = [await word_held(phone) for phone in phones]
    suspect = words.index(NOTHING)
    (word,) = {word for word in words if word != NOTHING}
    others = [seat for seat in range(len(phones)) if seat != suspect]
    await accuse(phones[suspect], NAMES[others[0]])
    for screen in (phones[others[0]], tv):
        said = section(screen, "liar-field-have_accused")
        await expect(said).to_contain_text(NAMES[suspect])
        await expect(said).not_to_contain_text(NAMES[others[0]])
    await phones[suspect].shows("plain-wait")
    for seat in others:
        await accuse(phones[seat], NAMES[suspect])

    for screen in (*phones, tv):
        await screen.shows("liar-why-caught")
        await expect(section(screen, "liar-field-liar")).to_contain_text(NAMES[suspect])
        await expect(section(screen, "liar-field-word")).to_contain_text(word)
        await is_in_order(screen)
    for seat, phone in enumerate(phones):
        told_only_what_is_theirs(phone, seat, word if seat != suspect else None)
    told_only_what_is_theirs(tv, None, None)

    await host.tap("once-more")
    for screen in (*phones, tv):
        await screen.shows("liar-phase-Talking")


async def is_in_order(screen: Screen) -> None:
    """Nothing is cut off, too small, covered, without a text, or out of reach."""
    page = screen.page
    await settled(page)
    assert await cut_off(page) == []
    assert await covered(page) == []
    assert await untranslated(page) == []
    assert await barriers(page) == []


def section(screen: Screen, label: str) -> Locator:
    """What stands under this label."""
    term = screen.page.get_by_text(screen.text(label), exact=True)
    return screen.page.locator("dl > div").filter(has=term).locator("dd").first


async def word_held(screen: Screen) -> str:
    """The word under a finger, which is gone when the finger is."""
    card = screen.page.locator(".card")
    await expect(card).to_be_hidden()
    await screen.button("plain-hold").hover()
    await screen.page.mouse.down()
    await expect(card).to_be_visible()
    word = (await section(screen, "liar-field-word").inner_text()).strip()
    await screen.page.mouse.up()
    await expect(card).to_be_hidden()
    assert word not in await screen.page.inner_text("main")
    return NOTHING if word.startswith(NOTHING) else word


async def accuse(screen: Screen, name: str) -> None:
    await screen.tap("liar-move-Accuse")
    await sheet(screen).get_by_role("button", name=name, exact=True).tap()
    await is_in_order(screen)
    await sheet(screen).locator("[type=submit]").tap()
    await expect(sheet(screen)).to_have_count(0)


def told_only_what_is_theirs(screen: Screen, seat: int | None, word: str | None) -> None:
    """No message before the end names the liar, or what only others know."""
    messages = [json.loads(message) for message in screen.heard]
    ended = [n for n, message in enumerate(messages) if '"Over"' in json.dumps(message)]
    before = messages[: ended[0]]
    assert len(before) > 3
    hands = [hand for message in before for hand in (message.get("hands") or {}).items()]
    assert {int(holder) for holder, _ in hands} <= {seat, -3}
    assert {hand["word"] for holder, hand in hands if int(holder) == seat} <= {word, ""}
    for name, value in pairs(before):
        assert name not in ("liar", "deal", "nonce", "opened_seals") or not value


def pairs(value: Any) -> Iterator[tuple[str, Any]]:
    """Every name and value, however deep."""
    if isinstance(value, dict):
        yield from value.items()
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from pairs(part)
