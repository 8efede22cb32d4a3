"""What operatives and the TV hear during a whole game tells nothing of the key."""

import json
from typing import Any

import pytest
from playwright.async_api import expect
from server_harness import all_see, in_time, phase, who_may

from browser.actions import cards, identities
from browser.codenames_players import key_of, open_cards, operative, other, side_at_turn
from browser.evening import Evening
from konspira.client import Phone
from konspira.game import Move
from konspira.games.codenames.moves import Clue, Cover, Flag, Reason, Reject, Touch

TELLS_MS = 60_000  # longer than a wall takes to tell how a game ended


async def play(phones: list[Phone], move: Move, then: str) -> None:
    phone, seat = who_may(phones, type(move).__name__)
    await in_time(phone, seat, move)
    await all_see(phones, lambda phone: phase(phone) == then)


@pytest.mark.usefixtures("rare_pings")
async def test_no_message_tells_of_the_key_before_the_end(evening: Evening) -> None:
    phones = await evening.party.codenames(6, evening.house, grace_seconds=0)
    side, key = side_at_turn(phones), key_of(phones)
    screens = [
        await evening.screen_of(operative(phones, side)),
        await evening.screen_of(operative(phones, other(side))),
        await evening.tv(phones[0].code, steady=True),
    ]
    for screen in screens:
        await expect(cards(screen)).to_have_count(25)
    await play(phones, Clue("zeppelin", 2), "Guessing")
    await play(phones, Touch(open_cards(phones, side)[0]), "Guessing")
    await play(phones, Touch(open_cards(phones, "bystander")[0]), "Cluing")
    await play(phones, Clue("nocturne", 1), "Guessing")
    await play(phones, Flag(Reason.WORD_FORM), "Review")
    await play(phones, Reject(Reason.WORD_FORM), "Cluing")
    await play(phones, Cover(open_cards(phones, side)[0]), "Cluing")
    await play(phones, Clue("glockenspiel", 9), "Guessing")
    for screen in screens:
        await expect(screen.page.locator(".card.covered")).to_have_count(3)
        shown = await identities(screen)
        assert [one for one in shown if one] == [
            key[card] for card, one in enumerate(shown) if one
        ]
        assert len([one for one in shown if one]) == 3
        assert "assassin" not in await screen.page.content()
    await play(phones, Touch(open_cards(phones, "assassin")[0]), "Over")

    for screen in screens[:2]:
        await screen.tap("codenames-to-board")
    await screens[-1].page.clock.run_for(TELLS_MS)
    for screen in screens:
        await expect(screen.page.locator(".card.open").first).to_be_visible()
        *before, end = screen.heard
        assert len(before) >= 8
        told = [json.loads(message) for message in before]
        for message, text in zip(told, before, strict=True):
            assert "assassin" not in text
            assert text.count('"bystander"') <= 1  # the one that was touched
            assert not secrets(message)
        assert key in [list(value) for value in secrets(json.loads(end))]


def secrets(message: Any) -> list[Any]:
    """What stands under a name that only secrets have."""
    found = []
    if isinstance(message, dict):
        for name, value in message.items():
            if name in ("key", "nonce", "deal", "opened_seals", "token") and value:
                found.append(value)
            found += secrets(value)
    elif isinstance(message, list):
        for value in message:
            found += secrets(value)
    return found
