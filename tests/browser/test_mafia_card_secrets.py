"""Nothing that a phone shows or sends in a window tells who holds the card it is for.

The pages of who is to go and holds the Vest, of the holder of the Bandage, and of somebody
with a neutral card are compared as at night (test_mafia_secrets.py).
"""

from collections.abc import Sequence

import pytest
from server_harness import pass_time, phase

from browser import mafia_card_players as card_players
from browser import mafia_players as players
from browser.evening import Evening
from browser.test_mafia_secrets import (
    FIRST,
    NAMES,
    SEATS,
    SELDOM,
    Watched,
    differences,
    held_differences,
    messages,
    second,
    standing_clocks,
    watch,
)
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import Choose, Vote
from konspira.room import acts
from konspira.room.acts import Look

AGENT, VEST, ARRESTED, BANDAGE, SHELTERED, NEUTRAL, KIDNAPPER, MAFIOSO = range(SEATS)
FELLOW = SHELTERED
WATCHED = (NEUTRAL, VEST, BANDAGE)
CARDS = {
    **{VEST: Card.VEST, BANDAGE: Card.BANDAGE, ARRESTED: Card.ARREST},
    **{SHELTERED: Card.SHELTER, KIDNAPPER: Card.KIDNAPPING},
}


async def gather(evening: Evening) -> tuple[list[Phone], list[Watched]]:
    """Everybody looks the same and has a name of three letters; the Mafia takes the holder
    of the Vest."""
    phones = await evening.party.gather(SEATS, evening.house)
    for name, phone in zip(NAMES, phones, strict=True):
        await phone.do(acts.Rename(name, Look(3, 3)))
    await card_players.deal(phones, [MAFIOSO, FELLOW], CARDS, AGENT, pace="quick")
    await players.read_tokens(phones)
    for then in ("Task", "Panel", "Task"):
        await players.step(phones, then)
    pages = [await watch(evening, phones, seat) for seat in WATCHED]
    first = players.table(phones)["phase"]["calls"][0]
    pass_time(players.until(phones, first))
    for seat in (MAFIOSO, FELLOW):
        await phones[seat].play(seat, Choose(0, None, Seat(VEST)))
    await players.step(phones, "Dawn")
    await players.step(phones, "Window")
    for page in pages:
        await page.screen.shows("mafia-window-save", name=NAMES[VEST])
        page.sent.clear()  # at night the calls came in one leap, to some of them
    return phones, pages


async def window(
    phones: Sequence[Phone], pages: Sequence[Watched], tapped: str
) -> list[str]:
    """What tells the pages apart at any second of a window in which all tap the same."""
    found: list[str] = []
    kind = players.table(phones)["phase"]["kind"]
    since = 0
    while phase(phones[0]) == "Window" and players.table(phones)["phase"]["kind"] == kind:
        if since == 1:
            for page in pages:
                await page.screen.tap(tapped)
        faults = await differences(pages, since in FIRST or since % SELDOM == 0)
        if since == 2:
            faults += await held_differences(pages)
        found += [f"{kind}, second {since}: {fault}" for fault in faults]
        await second(pages)
        since += 1
    return found


async def test_the_pages_of_holders_and_others_are_alike_in_every_window(
    evening: Evening,
) -> None:
    phones, pages = await gather(evening)
    async with standing_clocks(pages):
        assert await window(phones, pages, "mafia-window-use") == []
    await players.becomes(phones, "Saved")
    assert players.table(phones)["spent"] == ["vest"]

    await players.step(phones, "Window")  # before the talk, with seats to point at
    for page in pages:
        await page.screen.shows("mafia-window-council-opens")
    async with standing_clocks(pages):
        assert await window(phones, pages, "mafia-window-leave") == []

    await players.ready_to_vote(phones)
    for then in ("FirstVote", "FinalVote"):
        await players.becomes(phones, then)
        for seat in players.living(phones):
            target = AGENT if seat == KIDNAPPER else KIDNAPPER
            await phones[seat].play(seat, Vote(Seat(target)))
        await players.becomes(phones, "Count")
        if then == "FirstVote":
            await players.step(phones, "Speeches")
            await players.end_speeches(phones, "FinalVote")
    await players.step(phones, "Window")  # the Vest is spent, its holder is as any other
    for page in pages:
        await page.screen.shows("mafia-window-save", name=NAMES[KIDNAPPER])
    async with standing_clocks(pages):
        assert await window(phones, pages, "mafia-window-leave") == []

    await players.step(phones, "LastCards")
    for page in pages:
        await page.screen.shows("mafia-last-cards")
        await page.screen.tap("mafia-card-button")  # whatever card they hold
        await page.screen.button("mafia-card-play-self").wait_for()


async def test_every_phone_answers_at_the_call_with_messages_of_one_length(
    evening: Evening,
) -> None:
    """MF-C01.3, MF-O41: one uses its card, the others let it be."""
    phones, pages = await gather(evening)
    before = messages(pages)
    await pages[1].screen.tap("mafia-window-use")
    await second(pages)
    assert messages(pages) == before
    pass_time(players.until(phones, players.table(phones)["phase"]["call"]))
    await second(pages)
    new = [page.sent[len(old) :] for page, old in zip(pages, before, strict=True)]
    assert [[len(message) for message in sent] for sent in new] == [[256]] * 3
    assert ['"use":true' in message for (message,) in new] == [False, True, False]


@pytest.mark.all_only
async def test_a_missing_zone_and_a_colour_would_be_noticed(evening: Evening) -> None:
    _, pages = await gather(evening)
    async with standing_clocks(pages):
        assert await differences(pages) == []
        holder = pages[1].screen.page
        zone = "document.querySelector('.zones button')"
        await holder.evaluate(f"{zone}.style.background = '#735'")
        assert await differences(pages) == ["the picture"]
        await holder.evaluate(f"{zone}.style.background = ''")
        assert await differences(pages) == []
        await holder.evaluate(f"{zone}.remove()")
        assert "the page" in await differences(pages)
