"""Ask the referee in a thread of its own, so that the event loop never waits for it.

Dictionaries are read when the first clue in a language is looked at, and serve all rooms.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from konspira import referee
from konspira.verdict import Question, Verdict

_thread = ThreadPoolExecutor(1, "referee")


async def verdict_on(question: Question) -> Verdict:
    """Return the referee's verdict on a question."""
    return await asyncio.get_running_loop().run_in_executor(_thread, judge, question)


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
