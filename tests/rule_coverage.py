"""Watches whether a test plays the rules whose ids it carries, or only looks at them.

A test carries the ids in its docstring. It plays if it runs the rules of a game, be it a
whole move or one function of them; if it chooses options, or sends a move that is none; a
rule of what lies in the box is played by opening a pack. To look an id up in an annotation,
a form or a text is none of these.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import konspira

NUMBER = r"(?:O?\d+|C\d+\.\d+|N\.\d+)"  # of a rule, a ruling, a card: 66, O07, C01.2, N.1
RULE_ID = re.compile(rf"\b[A-Z]{{2}}\d?-{NUMBER}(?![\w.]*\w)")  # CN-66, SF2-O07, MF-C01.2
SOURCE = Path(konspira.__file__).parent
GAMES = str(SOURCE / "games")
FORMS = ("options.py", "moves.py")  # what they say of themselves is annotations
LOOKS = ("game_named", "defaults")  # to find a game and its defaults is not to play
BESIDES = {
    (str(SOURCE / "options.py"), "choose"),
    (str(SOURCE / "match.py"), "checked"),
    *((str(SOURCE / "packs" / "shelf.py"), way) for way in ("__iter__", "find")),
}


def plays(code: CodeType) -> bool:
    """Whether to run this is to play."""
    if not code.co_filename.startswith(GAMES):
        return (code.co_filename, code.co_name) in BESIDES
    return code.co_name not in LOOKS and not code.co_filename.endswith(FORMS)


@contextmanager
def watched() -> Iterator[list[str]]:
    """What is played meanwhile; the first of it is enough, so watching costs little."""
    played: list[str] = []

    def look(frame: FrameType, event: str, _: Any) -> None:
        if plays(frame.f_code):
            played.append(frame.f_code.co_name)
            sys.setprofile(None)

    sys.setprofile(look)
    try:
        yield played
    finally:
        sys.setprofile(None)
