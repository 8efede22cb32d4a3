"""Ask the referee in a thread of its own, so that the event loop never waits for it.

Dictionaries are read soon after the start, before anybody asks, and serve all rooms.
"""

import asyncio
import gc
from concurrent.futures import ThreadPoolExecutor

from konspira import referee
from konspira.verdict import Question, Verdict

_thread = ThreadPoolExecutor(1, "referee")


async def verdict_on(question: Question) -> Verdict:
    """Return the referee's verdict on a question."""
    return await asyncio.get_running_loop().run_in_executor(_thread, judge, question)


def wait_for_verdict(question: Question) -> Verdict:
    """Return the referee's verdict, for another thread than the event loop's: it blocks."""
    return _thread.submit(judge, question).result()


async def load_dictionaries() -> None:
    """Read the dictionaries of all languages, one after the other."""
    loop = asyncio.get_running_loop()
    for language in referee.LANGUAGES:  # a question in between need not wait for all
        await loop.run_in_executor(_thread, referee.load, language)
    gc.freeze()  # they stay for good, so the collector need not look through them


def judge(question: Question) -> Verdict:
    """Load the language of a question if need be, and return the verdict on it."""
    referee.load(question.language)
    return referee.check(
        question.clue,
        question.number,
        question.visible,
        question.language,
        question.house,
    )
