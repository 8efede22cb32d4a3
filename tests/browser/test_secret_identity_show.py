"""Reveals of Secret Identity, on the wall and on phones: in panels, none of them early."""

from dataclasses import dataclass

import pytest

from browser import secret_identity_players as players
from browser.evening import Evening, Screen
from browser.secret_identity_actions import told
from konspira.client import Phone

NAMES = ("Ada", "Ben", "Cy")
# Whatever is on the page, whenever anything on it has changed: the step, and all of it.
WATCH = """
window.seen = []
new MutationObserver(() => {
  const step = document.querySelector('article.panels')?.dataset.step ?? 'none'
  window.seen.push({ step, page: document.body?.innerHTML ?? '' })
}).observe(document, { subtree: true, childList: true, attributes: true })
"""


@dataclass
class Sight:
    step: str
    page: str


async def seen(screen: Screen) -> list[Sight]:
    """All that this screen has shown of reveals."""
    found = [Sight(**one) for one in await screen.page.evaluate("window.seen")]
    first = next(at for at, one in enumerate(found) if one.step != "none")
    return found[first:]


def steps(sights: list[Sight]) -> list[str]:
    return list(dict.fromkeys(sight.step for sight in sights))


def character(phones: list[Phone], number: int | None) -> dict[str, str]:
    found: dict[str, str] = players.table(phones)["characters"][(number or 0) - 1]
    return found


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "lively"])
async def test_nothing_of_a_reveal_comes_early(evening: Evening, calm: bool) -> None:
    """ID-40 to ID-43: neither the name, nor a guess, nor a point, nor who comes next"""
    phones = await evening.party.gather(3, evening.house)
    await players.begin(phones)
    await players.know(phones)
    await players.clues(phones)
    numbers = players.keys(phones)
    ballots = [
        players.ballot(numbers, 0),
        players.ballot(numbers, 1),
        players.ballot(numbers, 2, 0),
    ]
    await players.votes(phones, ballots)
    screens = [
        await evening.tv(phones[0].code, script=WATCH, steady=True, calm=calm),
        await evening.screen_of(phones[2], script=WATCH, steady=True, calm=calm),
    ]
    for screen in screens:
        await screen.shows("secret_identity-all-voted")
    await players.open_safe(phones)
    truth, mistake = character(phones, numbers[0]), character(phones, ballots[2][0])
    for screen in screens:
        panels = await told(screen, "Ada")
        await panels.get_by_text(mistake["name"]).wait_for()
        sights = await seen(screen)
        assert steps(sights) == ["0", "1", "2", "3", "4", "5", "6", "Infinity"]
        follows = screen.text("secret_identity-opens-next", name="Ben")
        for sight in sights[:-1]:
            early = sight.step if sight.step != "Infinity" else "7"
            shows = {
                "2": truth["hint"] in sight.page,  # the name itself
                "4": svg("joy") in sight.page,  # Ben, who knew it
                "5": svg("shock") in sight.page or mistake["name"] in sight.page,  # Cy
                "6": screen.text("secret_identity-plus", points="1") + "</b></p>"
                in sight.page,
                "7": follows in sight.page,
            }
            assert not [step for step, shown in shows.items() if shown and early < step]
        assert follows in sights[-1].page


def svg(mood: str) -> str:
    return f'class="{mood}'


async def test_the_score_of_a_team_waits_for_its_panel(evening: Evening) -> None:
    """ID-75: headline, track and verdict are as they were until the last step"""
    phones = await evening.party.gather(4, evening.house)
    await players.begin(phones, mode="cooperative")
    await players.know(phones)
    await players.clues(phones)
    giver = players.active(phones)
    screens = [
        await evening.tv(phones[0].code, script=WATCH, steady=True, calm=False),
        await evening.screen_of(phones[giver], script=WATCH, steady=True, calm=False),
    ]
    name = phones[giver].room["members"][giver]["name"]
    for screen in screens:
        await screen.shows("secret_identity-guessing", name=name)
    await players.guess(phones, right=True)
    for screen in screens:
        await told(screen, name)
        sights = await seen(screen)
        assert steps(sights)[:3] == ["0", "1", "2"]
        for sight in sights:
            if sight.step in ("0", "1", "2", "3"):
                assert screen.text("secret_identity-team-point") not in sight.page
                assert "1 right answer" not in sight.page
                assert svg("joy") not in sight.page
        assert screen.text("secret_identity-team-point") in sights[-1].page
