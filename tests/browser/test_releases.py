"""A server is updated while pages of the last release are open, or kept by a worker."""

import asyncio
import re
import shutil
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.async_api import expect

from browser.actions import open_table
from browser.evening import Evening, Screen
from konspira.server.app import WEB, make_app

TEXT = (".js", ".css", ".html", ".webmanifest")
NEXT = "-next"  # every file of the next release has another name


def next_release(folder: Path) -> Path:
    """Return the page of today as another release would name its files."""
    shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    assets = [file for file in (folder / "assets").iterdir() if file.is_file()]
    names = {file.name: f"{file.stem}{NEXT}{file.suffix}" for file in assets}

    def renamed(found: re.Match[str]) -> str:
        return names.get(found[0], found[0])

    for file in folder.rglob("*"):
        if file.suffix in TEXT:
            text = re.sub(r"[\w-]+\.\w+", renamed, file.read_text("utf-8"))
            text = text.replace("CACHE = 'konspira-", f"CACHE = 'konspira{NEXT}-")
            file.write_text(text, "utf-8")
    for file in assets:
        file.rename(file.with_name(names[file.name]))
    return folder


async def update(evening: Evening, folder: Path) -> None:
    """The server stops, and comes back with the next release on the same log."""
    for screen in evening.screens:
        screen.line_breaks()
    await evening.stop_server()
    web = next_release(folder / "web")
    with patch("konspira.server.run.make_app", partial(make_app, web=web)):
        await evening.start_server()


async def is_next(screen: Screen) -> None:
    """Wait for the page of the next release."""
    entry = screen.page.locator(f"script[type=module][src*='{NEXT}']")
    await entry.wait_for(state="attached")


async def test_a_page_of_the_last_release_plays_on_and_loads_itself_again(
    evening: Evening, tmp_path: Path
) -> None:
    phone = await evening.phone(fresh=True)
    await open_table(phone, "Ada")
    await update(evening, tmp_path)
    await phone.page.get_by_text(phone.text("reconnecting")).wait_for(state="detached")
    await phone.tap("lesson-new")  # a part that was not fetched before, and is gone
    await is_next(phone)
    await phone.button("start").wait_for()  # its seat is kept
    missing = [told for told in phone.complaints if "/assets/" in told]
    assert missing and NEXT not in "".join(missing), "only what the last release had"
    phone.complaints.clear()
    await phone.tap("lesson-how")
    await expect(phone.page.locator("dialog[open]")).to_be_visible()


@pytest.mark.all_only
async def test_a_worker_of_the_last_release_gives_way_to_the_next(
    evening: Evening, tmp_path: Path
) -> None:
    phone = await evening.phone(workers=True, fresh=True)
    await phone.goto("/")
    await phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await update(evening, tmp_path)
    await phone.page.reload()
    await is_next(phone)
    await phone.button("home-open").wait_for()
    while not all(NEXT in name for name in await phone.page.evaluate("caches.keys()")):
        await asyncio.sleep(0.01)  # nobody tells when a worker has taken over
    await evening.stop_server()
    await phone.page.reload()
    await is_next(phone)
    await phone.button("home-open").wait_for()
    await evening.start_server()
