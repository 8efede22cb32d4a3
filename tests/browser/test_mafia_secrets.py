"""Nothing that a phone shows or sends at night tells a Mafioso or the Agent from a Cop.

A night goes by second by second on a clock that the test moves, and in `test all` another
one. At each second the pages of a Cop, a Mafioso and the Agent are compared: what is on
them, how they look, and what they have sent. Whatever is planted in one of them is noticed.
"""

import asyncio
import base64
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from playwright.async_api import WebSocket
from server_harness import clockwork, pass_time, phase

from browser import mafia_players as players
from browser.evening import SMALL, Evening, Screen
from browser.mafia_actions import hold, let_go, window_of
from browser.screen_checks import settled
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.mafia.moves import Choose
from konspira.room import acts
from konspira.room.acts import Look

SEATS = 8
AGENT, MAFIOSO, COP = 1, 3, 5  # whose phones we look at; the host's hears more than others
FELLOW = 7  # another Mafioso
WATCHED = (COP, MAFIOSO, AGENT)
FIRST, SELDOM = (0, 1, 2), 5  # seconds of a step at which pictures are compared
HELD = (2, 20)  # these seconds of a step: before, and after Mafiosi have seen other marks
NAMES = ("Ada", "Bea", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal")

# What is on the page, and its world, without names and faces of people and the clock.
OUTLINE = """names => {
  const page = document.body.cloneNode(true)
  // What was told aloud depends on when a page was opened.
  const PASSING = '[role=progressbar], [role=timer], [role=log], script'
  for (const each of page.querySelectorAll(PASSING)) each.remove()
  for (const each of page.querySelectorAll('svg')) each.replaceChildren()
  for (const each of page.querySelectorAll('*')) {
    for (const name of ['style', 'data-fit', 'data-seat', 'data-member', 'id'])
      each.removeAttribute(name)
    for (const { name, value } of [...each.attributes])
      if (/#|^c\\d+/.test(value)) each.removeAttribute(name)
  }
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data } = walker.currentNode
    if (names.includes(data.trim())) walker.currentNode.data = 'somebody'
  }
  return JSON.stringify(document.documentElement.dataset) + page.innerHTML
}"""
# What a note looks like: its box, its lines and every colour, but for the words.
LOOK = """() => [...document.querySelectorAll('.note, .note *')].map((each) => {
  const { offsetWidth, offsetHeight } = each
  const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(each)
  const size = `${offsetWidth} x ${offsetHeight}`
  return [each.tagName, size, color, backgroundColor, backgroundImage, opacity].join(' ')
})"""
# Names and the clock are not in the picture; a constructed sheet is what our policy allows.
NO_NAMES = """hidden => {
  const sheet = new CSSStyleSheet()
  const names = '[dir=auto], .me, .code, [role=progressbar]'
  sheet.replaceSync(hidden ? `${names} { visibility: hidden !important }` : '')
  document.adoptedStyleSheets = [sheet]
}"""


# How much two pictures differ at most in any colour of any dot, of 255, at a quarter of
# their size.
FARTHEST_APART = """async pictures => {
  const dots = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const [width, height] = [image.width / 4, image.height / 4].map(Math.round)
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, width, height)
    return pen.getImageData(0, 0, width, height).data
  }))
  let most = 0
  for (const other of dots.slice(1))
    for (let at = 0; at < other.length; at++)
      most = Math.max(most, Math.abs(other[at] - dots[0][at]))
  return most
}"""
NOTICED = 48


BEATEN = ("Task", "Panel", "Window")  # phases in which every second brings a message
# How many messages this page has read. What it makes of one is done before anybody asks.
COUNTED = """
window.messagesRead = 0
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where)
    this.addEventListener('message', () => window.messagesRead++)
  }
}
"""
# While the clock of the server stands still no ping comes, however long pages are compared:
# none of them may take that for a dead line.
PATIENT = """{
  const { setTimeout } = window
  const PING_MS = 10_000, FOR_EVER = 2 ** 31 - 1
  const longer = (ms) => (ms > PING_MS ? FOR_EVER : ms)
  window.setTimeout = (work, ms, ...given) => setTimeout(work, longer(ms), ...given)
}"""
# A page looks at its clock four times a second: it has, before this timer of its own ends,
# however slow the machine is.
LOOKED_AT_ITS_CLOCK = "() => new Promise((done) => setTimeout(done, 300))"
# The clock of a page is set by every message. In between it shall not run on.
STAND_STILL = "{ const now = Date.now(); Date.now = () => now }"
GO_ON = """{
  const stood = new Date().getTime() - Date.now()
  Date.now = () => new Date().getTime() - stood
}"""


class Watched(NamedTuple):
    """The page of a seat, every message it has sent, and a friend with the same seat."""

    seat: int
    friend: Phone
    screen: Screen
    sent: list[str]


async def watch(evening: Evening, phones: Sequence[Phone], seat: int) -> Watched:
    script = COUNTED + PATIENT
    screen = await evening.phone(seats=phones[seat], viewport=SMALL, script=script)
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    screen.page.on("websocket", listen)
    await screen.goto(f"/{phones[seat].code}")
    return Watched(seat, phones[seat], screen, sent)


async def gather(evening: Evening) -> tuple[list[Phone], list[Watched]]:
    """Everybody looks the same and has a name of three letters; night falls."""
    phones = await evening.party.gather(SEATS, evening.house)
    for name, phone in zip(NAMES, phones, strict=True):
        await phone.do(acts.Rename(name, Look(3, 3)))
    await players.deal(phones, [MAFIOSO, FELLOW], AGENT, pace="quick")
    pages = [await watch(evening, phones, seat) for seat in WATCHED]
    for page in pages:
        await page.screen.shows("mafia-opening")
    await players.read_tokens(phones)
    for page in pages:
        await page.screen.shows("mafia-night", turn="1")
    return phones, pages


# What is compared


async def outlines(pages: Sequence[Watched]) -> list[str]:
    asked = (page.screen.page.evaluate(OUTLINE, list(NAMES)) for page in pages)
    return list(await asyncio.gather(*asked))


async def looks(pages: Sequence[Watched]) -> list[list[str]]:
    """How the notes look that lie under the finger on each of them."""
    for page in pages:
        await settled(page.screen.page)
    return [await page.screen.page.evaluate(LOOK) for page in pages]


async def pictures(pages: Sequence[Watched]) -> list[str]:
    """A picture of each page, for the eye that compares them."""
    found = []
    for page in pages:
        await settled(page.screen.page)
        await page.screen.page.evaluate(NO_NAMES, True)
        picture = await page.screen.picture()
        await page.screen.page.evaluate(NO_NAMES, False)
        found.append(base64.b64encode(picture).decode())
    return found


async def look_alike(pages: Sequence[Watched]) -> bool:
    """Whether nobody could tell the pictures apart. How edges are smoothed differs from
    page to page, so they are looked at from a little further away."""
    found = await pictures(pages)
    if alike(found):
        return True
    context = pages[0].screen.page.context.browser
    assert context is not None
    eye = await context.new_page()
    most: int = await eye.evaluate(FARTHEST_APART, found)
    await eye.close()
    return most < NOTICED


def messages(pages: Sequence[Watched]) -> list[list[int]]:
    """The lengths of what each of them has sent."""
    return [[len(message) for message in page.sent] for page in pages]


def alike(found: Sequence[Any]) -> bool:
    return all(each == found[0] for each in found)


async def differences(pages: Sequence[Watched], pictured: bool = True) -> list[str]:
    """What tells these pages apart just now, while nobody holds anything; pictures, which
    take long to take and to compare, only if wanted."""
    found = []
    if not alike(await outlines(pages)):
        found.append("the page")
    if not alike(messages(pages)):
        found.append("what was sent")
    if pictured and not await look_alike(pages):
        found.append("the picture")
    return found


async def held_differences(pages: Sequence[Watched]) -> list[str]:
    """What tells them apart while all of them hold."""
    for page in pages:
        await hold(page.screen)
    found = [] if alike(await looks(pages)) else ["the note"]
    for page in pages:
        await let_go(page.screen)
    return found


@asynccontextmanager
async def standing_clocks(pages: Sequence[Watched]) -> AsyncIterator[None]:
    """Meanwhile time passes by `second` alone, for the server and on the pages, however
    long it takes to compare them."""
    with clockwork().stopped():
        for page in pages:
            await page.screen.page.evaluate(STAND_STILL)
        yield
        for page in pages:
            await page.screen.page.evaluate(GO_ON)


async def read(page: Watched) -> int:
    """How many messages this page has read."""
    number: int = await page.screen.page.evaluate("messagesRead")
    return number


async def second(pages: Sequence[Watched]) -> None:
    """A second passes, and every page has read the beat that comes with it."""
    before = [await read(page) for page in pages]
    pass_time(1)
    for page, number in zip(pages, before, strict=True):
        while phase(page.friend) in BEATEN and await read(page) == number:
            await moment(page, 20)
    await asyncio.gather(
        *(page.screen.page.evaluate(LOOKED_AT_ITS_CLOCK) for page in pages)
    )


async def moment(page: Watched, milliseconds: int) -> None:
    """Of the time on the wall: our own clock stands still."""
    await page.screen.page.wait_for_timeout(milliseconds)


def is_called(phones: Sequence[Phone]) -> bool:
    """Whether the first call of this task comes with the next second."""
    return players.until(phones, players.table(phones)["phase"]["calls"][0]) <= 1


def another(phones: Sequence[Phone]) -> int:
    """Somebody in the game whose page we do not watch."""
    return next(s for s in players.living(phones) if s not in (*WATCHED, FELLOW))


async def night(
    phones: Sequence[Phone], pages: Sequence[Watched], pictured_every: int
) -> list[str]:
    """What tells the pages apart at any second until the dawn; pictures of them at the
    beginning of each step, and every so many seconds."""
    found: list[str] = []
    answers: list[asyncio.Task[None]] = []
    step, since = "", 0
    while (now := phase(phones[0])) in ("Dusk", "Task", "Panel"):
        key = f"{now} {players.table(phones)['phase'].get('slot', '')}"
        step, since = (key, 0) if key != step else (step, since + 1)
        if since == 1 and now == "Task":  # all have tapped somebody, each another one
            for page in pages:
                await page.screen.page.locator("main ul button").nth(2).tap()
        if key == "Task second" and not answers and is_called(phones):
            mark = Choose(0, None, Seat(another(phones)))
            told = phones[FELLOW].play(FELLOW, mark, spaced=True)
            answers.append(asyncio.create_task(told))  # the answer comes with the next beat
        pictured = since in FIRST or since % pictured_every == 0
        faults = await differences(pages, pictured)
        if since in HELD:
            faults += await held_differences(pages)
        found += [f"{key}, second {since}: {fault}" for fault in faults]
        await second(pages)
    for answer in answers:
        await answer
    return found


@pytest.mark.parametrize(
    "nights",
    [
        pytest.param(1, marks=pytest.mark.short_version),
        pytest.param(2, marks=pytest.mark.all_only),
    ],
)
async def test_the_pages_of_a_cop_a_mafioso_and_the_agent_are_alike(
    evening: Evening, nights: int
) -> None:
    pictured_every = SELDOM if nights == 1 else 1
    phones, pages = await gather(evening)
    async with standing_clocks(pages):
        assert await night(phones, pages, pictured_every) == []
    assert all(len(page.sent) > 4 for page in pages)
    # The third window of the Mafioso, or whom the fellow marked: none of those we watch.
    gone = {fallen["seat"] for fallen in players.table(phones)["fallen"]}
    assert not gone & {*WATCHED}
    if nights == 1:
        return
    await players.to_the_next_night(phones, another(phones))
    for page in pages:
        await page.screen.shows("mafia-night", turn="2")
    async with standing_clocks(pages):
        assert await night(phones, pages, pictured_every) == []


# Whatever is planted is noticed


@pytest.mark.all_only
async def test_a_class_a_line_and_a_colour_would_be_noticed(evening: Evening) -> None:
    phones, pages = await gather(evening)
    await players.step(phones, "Task")
    await second(pages)
    async with standing_clocks(pages):
        await plant(pages)


async def plant(pages: Sequence[Watched]) -> None:
    assert await differences(pages) == []
    mafioso = pages[1].screen.page
    await mafioso.evaluate("document.querySelector('main ul button').classList.add('x')")
    assert "the page" in await differences(pages)
    await mafioso.evaluate("document.querySelector('main ul .x').classList.remove('x')")
    assert await differences(pages) == []
    await mafioso.evaluate("document.querySelector('main h2').style.color = '#ff9184'")
    assert await differences(pages) == ["the picture"]
    await mafioso.evaluate("document.querySelector('main h2').style.color = ''")
    for page in pages:
        await hold(page.screen)
    assert alike(await looks(pages))
    plant = "document.querySelector('.note .paper p').after(document.createElement('p'))"
    await mafioso.evaluate(plant)
    assert not alike(await looks(pages))


LATE = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    if (!/"Choose"/.test(text)) send.call(this, text) // the others wait longer than we do
  }
}"""


@pytest.mark.all_only
async def test_a_late_message_would_be_noticed(evening: Evening) -> None:
    phones, pages = await gather(evening)
    await pages[1].screen.page.evaluate(LATE)
    await players.step(phones, "Task")
    await second(pages)
    async with standing_clocks(pages):
        pass_time(players.until(phones, players.table(phones)["phase"]["calls"][0]))
        await second(pages)
        assert "what was sent" in await differences(pages)


# What a phone sends, and when


async def test_every_phone_sends_at_the_calls_messages_of_one_length(
    evening: Evening,
) -> None:
    phones, pages = await gather(evening)
    await players.step(phones, "Task")
    before = messages(pages)
    for name in ("Ada", "Hal"):
        await window_of(pages[0].screen, name).tap()  # one phone taps, the others do not
    await second(pages)
    assert messages(pages) == before
    pass_time(players.until(phones, players.table(phones)["phase"]["calls"][0]))
    await second(pages)
    new = [page.sent[len(old) :] for page, old in zip(pages, before, strict=True)]
    assert [[len(message) for message in sent] for sent in new] == [[256]] * 3
    for (message,) in new:
        assert '"Choose"' in message and '"seen"' not in message
    (own,) = new[0]
    assert re.search(r'"one":7\b', own)
    await phones[COP].until(lambda: phones[COP].hands[COP]["chosen"]["one"] == 7)
