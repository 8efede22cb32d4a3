"""One seat of every game is played by ear and by keys, from the deal to the end."""

import re

import pytest
from server_harness import all_see, in_time, pass_time, phase

from browser import codenames_players as codenames
from browser import mafia_players as mafia
from browser import secret_identity_players as identity
from browser import spyfall_players as spyfall
from browser.by_ear import Guest, listening
from browser.evening import Evening
from konspira.game import HOST, Seat
from konspira.games.codenames.moves import Assign, Start, Touch
from konspira.games.codenames.pieces import Team
from konspira.games.spyfall.moves import Accuse, NextRound, Nominate
from konspira.room import acts
import server_harness, browser.evening, konspira.client
from playwright.async_api import expect
server_harness.PATIENCE = browser.evening.PATIENCE = 8.0
browser.evening.PATIENCE_MS = 8000
expect.set_options(timeout=8000)


async def tell(guest):
    for line in await guest.page.evaluate("spoken"):
        print("   [secret]" if line["secret"] else "  *", line["said"])


async def test_spyfall(evening: Evening) -> None:
    phones = await evening.party.gather(4, evening.house)
    guest = await listening(evening, phones[2])
    try:
        await spyfall.choose(phones, "spyfall2", rounds=1)
        await guest.hears_text("spyfall-study")
        await spyfall.deal(phones, 0)
        await guest.read_secret("spyfall-hold")
        await spyfall.start_clock(phones)
        await guest.hears("turn to ask")
        dealer = spyfall.table(phones)["phase"]["turn"]["asker"]
        if dealer != 2:
            await spyfall.ask(phones, 2)
            await guest.hears("Cy answers")
        await guest.press(re.compile("^Ben"))
        await all_see(phones, lambda p: p.table["phase"]["turn"]["answering"] == 1)
        await guest.press_text("spyfall-accuse")
        await guest.choose(re.compile("^Ada"))
        await guest.press_text("spyfall-accuse-go", name="Ada")
        await spyfall.becomes(phones, "Accusing")
        await spyfall.vote(phones)
        await spyfall.becomes(phones, "RoundOver")
        await guest.press_text("spyfall-go-on")
        await phones[0].play(HOST, NextRound())
        await spyfall.becomes(phones, "Over")
        await guest.press_text("to-lobby")
        await guest.is_somewhere()
    finally:
        await tell(guest)


async def test_starwars(evening: Evening) -> None:
    phones = await evening.party.gather(4, evening.house)
    guest = await listening(evening, phones[2])
    try:
        await spyfall.choose(phones, "starwars", rounds=1)
        await guest.hears_text("spyfall-study")
        await spyfall.deal(phones, 2)
        await guest.read_secret("spyfall-hold")
        await spyfall.start_clock(phones)
        await guest.hears("turn to ask")
        await guest.press_text("spyfall-reveal")
        await guest.press_text("spyfall-reveal-yes")
        place = spyfall.place(phones)
        await guest.choose(place)
        await guest.press_text("spyfall-name-yes")
        await spyfall.becomes(phones, "RoundOver")
        await guest.press_text("spyfall-go-on")
        await phones[0].play(HOST, NextRound())
        await spyfall.becomes(phones, "Over")
        await guest.press_text("to-lobby")
    finally:
        await tell(guest)


@pytest.mark.parametrize("chief", [True, False])
async def test_codenames(evening: Evening, chief: bool) -> None:
    phones = await evening.party.gather(4, evening.house)
    guest = await listening(evening, phones[2])
    try:
        host = phones[0]
        await host.do(acts.Choose("codenames", {"grace_seconds": 0}))
        await host.do(acts.Start())
        await guest.hears_text("codenames-choose") if False else None
        places = [(2, Team.RED, chief), (0, Team.RED, not chief), (1, Team.BLUE, True), (3, Team.BLUE, False)]
        for seat, team, spy in places:
            await host.play(HOST, Assign(Seat(seat), team, spymaster=spy))
        await host.play(HOST, Start())
        await all_see(phones, lambda phone: phase(phone) == "Cluing")
        if codenames.side_at_turn(phones) == "blue":
            await codenames.clue(phones)
            card = codenames.open_cards(phones, "neutral" if False else "red")[0]
            await in_time(phones[3], 3, Touch(card))
            await all_see(phones, lambda phone: phase(phone) == "Cluing")
        if chief:
            key = await guest.read_secret("codenames-hold-key")
            await guest.reach(guest.named("textbox", guest.screen.text("codenames-clue-word")))
            await guest.page.keyboard.type("zeppelin")
            await guest.press_text("codenames-give")
        else:
            await codenames.clue(phones)
        await all_see(phones, lambda phone: phase(phone) == "Guessing")
        red, black = codenames.open_cards(phones, "red")[0], codenames.open_cards(phones, "assassin")[0]
        for card in red, black:
            if chief:
                await in_time(phones[0], 0, Touch(card))
            else:
                board = guest.page.get_by_role("group", name=guest.screen.text("codenames-board"))
                word = codenames.table(phones)["words"][card] if False else phones[0].table["words"][card]
                await guest.reach_by_arrows(board, card) if False else None
                cards = board.get_by_role("button")
                await guest.into(board)
                await guest.walk_to(cards.nth(card), card)
                await guest.key("Enter")
                await guest.key("Enter")
                await guest.key("Enter")
            await all_see(phones, lambda p, c=card: p.table["covers"][c])
        await guest.press_text("to-lobby")
    finally:
        await tell(guest)


async def test_identity(evening: Evening) -> None:
    phones = await evening.party.gather(3, evening.house)
    guest = await listening(evening, phones[2])
    try:
        await identity.begin(phones, rounds=1)
        await guest.hears("Secret Identity")
        from konspira.games.secret_identity.moves import Ready
        await identity.each(phones[:2], Ready())
        await guest.press_text("secret_identity-ready")
        await identity.becomes(phones, "Clues")
        await guest.read_secret("secret_identity-hold")
        hand = guest.page.get_by_role("list").filter(has=guest.page.get_by_role("button")).last
        await guest.page.wait_for_timeout(300)
        print(await guest.page.locator("main").aria_snapshot())
        await tell(guest)
    finally:
        await tell(guest)


async def test_mafia(evening: Evening) -> None:
    phones = await evening.party.gather(6, evening.house)
    guest = await listening(evening, phones[2])
    me = 2
    try:
        await mafia.deal(phones, [me], 3)
        await guest.hears("Mafia")
        await guest.read_secret("mafia-hold-token")
        if await guest.named("button", guest.says("mafia-opening-ready")).count():
            await guest.press_text("mafia-opening-ready")
        await mafia.all_ready(phones)
        await mafia.becomes(phones, "Dusk")
        while phase(phones[0]) != "Talk":
            before = mafia.table(phones)["phase"]
            if before["type"] == "Task":
                await guest.choose(re.compile("^Ada"))
                await guest.read_secret("mafia-hold-task")
            pass_time(mafia.left(phones) + 0.01)
            await all_see(phones, lambda p, past=before: p.table["phase"] != past)
            await guest.is_somewhere()
        await guest.press_text("mafia-ready")
        living = mafia.living(phones)
        others = [s for s in living if s != me]
        await mafia.all_ready(phones)
        await mafia.becomes(phones, "FirstVote")
        name = phones[0].room["members"][others[0]]["name"]
        votes = {seat: me for seat in others}
        await guest.choose(re.compile("^" + name))
        await guest.press_text("mafia-vote-go", name=name)
        await mafia.vote(phones, votes, "Count")
        await mafia.step(phones, "Speeches")
        while phase(phones[0]) == "Speeches":
            speaker = mafia.table(phones)["phase"]["speaker"]
            if speaker == me:
                await guest.press_text("mafia-speech-done")
            else:
                from konspira.games.mafia.moves import EndSpeech
                await phones[speaker].play(speaker, EndSpeech())
            await all_see(phones, lambda p, d=speaker: p.table["phase"].get("speaker") != d)
        await guest.press(re.compile("^" + name)) if False else None
        await mafia.vote(phones, votes, "Count")
        await mafia.step(phones, "Reveal")
        await guest.is_somewhere()
        await mafia.step(phones, "Over")
        await guest.press_text("to-lobby")
    finally:
        await tell(guest)
