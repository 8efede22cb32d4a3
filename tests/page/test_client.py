"""The client's own checks: types, style, unit tests, texts, licences, no other hosts."""

import gzip
import json
import re
from pathlib import Path

import pytest
from browser.chromium import HERE, alone
from hatch_build import CLIENT, ROOT, WEB, build, node, npm_ci

from konspira.games.codenames.moves import Reason
from konspira.languages import LANGUAGES

LOCKS = [folder / "package-lock.json" for folder in (CLIENT, HERE, HERE / "engines")]
CODENAMES = CLIENT / "src" / "games" / "codenames" / "texts"
SCORES = range(1, 9)
TEXT = re.compile(r"^([a-z][\w-]*) = \S", re.MULTILINE)
HOST = re.compile(rb"(?:https?|wss?):?//([\w.-]+\.[a-z]{2,})")
# Names that are no addresses: of XML vocabularies, and of pages in messages for builders.
NAMES = {b"www.w3.org", b"svelte.dev"}
LICENCES = ("licenses.md", "licence-typefaces.txt")  # quoted as they are, with addresses


@pytest.fixture(scope="module")
def web() -> Path:
    with alone(HERE / ".preparing"):
        build()
    return WEB


@pytest.mark.parametrize("script", ["check", "lint", "format", "test"])
def test_the_client_passes_its_own(script: str) -> None:
    with alone(HERE / ".preparing"):
        npm_ci(CLIENT)
    node(CLIENT, "npm", "run", script)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_a_lock_names_no_registry(lock: Path) -> None:
    packages = json.loads(lock.read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert "://" not in "".join(
        value for package in packages.values() for value in strings(package, "funding")
    )


def test_the_page_needs_nothing_that_the_oldest_browsers_lack(web: Path) -> None:
    node(CLIENT, "npm", "run", "floor", str(web))


def strings(package: dict[str, object], *without: str) -> list[str]:
    return [str(value) for name, value in package.items() if name not in without]


def test_the_licences_of_what_we_ship_are_in_the_build(web: Path) -> None:
    licences = (web / "licenses.md").read_text("utf-8")
    for name in ("svelte", "@fluent/bundle", "qr"):
        assert f"## {name} - " in licences
    assert "Permission is hereby granted" in licences
    typefaces = (web / "licence-typefaces.txt").read_text("utf-8")
    for name in ("Dela Gothic", "Oswald"):
        assert re.search(rf"Copyright .*{name}", typefaces)
    assert typefaces.count("SIL OPEN FONT LICENSE Version 1.1") == 2


@pytest.mark.parametrize(("name", "most"), [("places", 60_000), ("pictograms", 100_000)])
def test_the_pictures_of_a_game_are_one_light_file(web: Path, name: str, most: int) -> None:
    """Every phone fetches all of them: else this would tell what is on its card."""
    (sprite,) = web.glob(f"assets/{name}-*.svg")
    assert len(gzip.compress(sprite.read_bytes(), 9)) <= most


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_of_one_team_has_a_comment_of_its_own(language: str) -> None:
    """That a screen shows the right one is tested in client/test and tests/browser."""
    text = (CODENAMES / f"{language}.ftl").read_text("utf-8")
    said = dict(re.findall(r"^codenames-score-(\d+) = (.+)$", text, re.MULTILINE))
    assert sorted(map(int, said)) == list(SCORES)
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_clue_has_a_text(language: str) -> None:
    known = TEXT.findall((CODENAMES / f"{language}.ftl").read_text("utf-8"))
    assert not [rule for rule in Reason if f"codenames-reason-{rule.value}" not in known]


def test_no_built_file_names_another_host(web: Path) -> None:
    named = {
        (file.name, host.decode())
        for file in sorted(web.rglob("*"))
        if file.is_file() and file.name not in LICENCES
        for host in HOST.findall(file.read_bytes())
        if host not in NAMES
    }
    assert not named


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md", "ARCHITECTURE.md"])
def test_the_oldest_browsers_are_named_where_people_look(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    floor = json.loads((CLIENT / "package.json").read_text())["browserslist"]
    for line in floor:
        browser, version = line.split(" >= ")
        name = {"ios_saf": "iOS", "safari": ""}.get(browser, browser.title())
        assert re.search(rf"\b{name}[\w ]*{re.escape(version)}\b", text), line
