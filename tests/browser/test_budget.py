"""How much a phone must fetch, and how long a slow one waits (budgets of the design)."""

import gzip
import time

import pytest
from playwright.async_api import Response

from browser.evening import Evening, Screen
from konspira.languages import LANGUAGES

KB = 1000
HOME, TABLE = 100 * KB, 110 * KB  # with the typeface, and the art on the start page
# What a page fetches a second later, while people look round, is not waited for.
NO_HURRY = """
const soon = window.setTimeout
window.setTimeout = (work, wait = 0, ...rest) => wait < 1000 && soon(work, wait, ...rest)
"""


class Scales:
    """Weighs whatever a screen fetches, as it goes through the air."""

    def __init__(self, screen: Screen) -> None:
        self._answers: list[Response] = []
        screen.page.on("response", lambda answer: self._answers.append(answer))

    async def weigh(self) -> dict[str, int]:
        """Bytes of each file; what the browser would not zip counts as it is."""
        found = {}
        for answer in self._answers:
            body = await answer.body()
            path = answer.url.split("/", 3)[3]
            found[path] = min(len(body), len(gzip.compress(body, 9)))
        return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_load_is_small(evening: Evening, language: str) -> None:
    host = (await evening.party.gather(4, evening.house))[0]
    table = f"/{host.code}"
    for path, ready, most in ("/", "home-open", HOME), (table, "join-sit", TABLE):
        phone = await evening.phone(language, script=NO_HURRY)
        scales = Scales(phone)
        await phone.goto(path)
        await phone.button(ready).wait_for()
        await phone.page.wait_for_load_state("networkidle")
        files = await scales.weigh()
        total = sum(files.values())
        print(f"{language} {path}: {total / KB:.1f} KB in {len(files)} files")
        assert total <= most, "\n".join(f"{size:6} {name}" for name, size in files.items())


async def test_a_slow_phone_on_a_slow_line_does_not_wait_long(evening: Evening) -> None:
    """The time is printed and not judged, but for what nobody would wait for."""
    host = (await evening.party.gather(4, evening.house))[0]
    for path, ready in ("/", "home-open"), (f"/{host.code}", "join-sit"):
        phone = await evening.phone()
        tools = await phone.page.context.new_cdp_session(phone.page)
        await tools.send("Network.enable")
        line = {"offline": False, "latency": 150, "downloadThroughput": 200_000}
        await tools.send(
            "Network.emulateNetworkConditions", {**line, "uploadThroughput": 90_000}
        )
        await tools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        began = time.perf_counter()
        await phone.goto(path)
        await phone.button(ready).wait_for()
        await phone.page.evaluate("new Promise(requestAnimationFrame)")
        seconds = time.perf_counter() - began
        print(f"{path}: ready after {seconds:.1f} s on a slow phone")
        assert seconds < 10
