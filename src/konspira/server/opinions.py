"""The referee as the server asks it: in a thread of its own, so that nobody waits for it.

Dictionaries are read when the first clue in a language is looked at, and serve all rooms.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from konspira import referee
from konspira.verdict import Question, Verdict

_referee = ThreadPoolExecutor(1, "referee")


async def opinion(question: Question) -> Verdict:
    return await asyncio.get_running_loop().run_in_executor(_referee, judged, question)


def judged(question: Question) -> Verdict:
    referee.load(question.language)
    return referee.check(
        question.clue,
        question.number,
        question.visible,
        question.language,
        question.house,
    )
