"""docs/conversation.md is recorded: a real server plays it, with a log.

Time stands still and chance is seeded, so the server says the same every time, and the
page is compared letter by letter. Write it anew with `python3 dev.py write conversation`.
"""

import json
import re
import sys
import textwrap
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
from server_harness import House, Party, house, phase, play
from server_harness import folded as folded_room

from konspira import wire
from konspira.client import Phone, Refused
from konspira.game import HOST, Move
from konspira.games.codenames.moves import Clue, Cover, Mark, Start, Touch
from konspira.log.memory import MemoryLog
from konspira.room import Entry, acts
from konspira.room.acts import MemberId

PAGE = Path(__file__).parents[2] / "docs" / "conversation.md"
MIDNIGHT = 1_794_787_200_000  # 16 November 2026, in milliseconds
WIDTH = 100

HEAD = """\
# A conversation

What one phone and a server say to each other in a short game of Codenames;
[protocol.md](protocol.md) says what it means. `>` is Ann's phone, `<` the server.
This page is recorded by `tests/docs/test_conversation.py`: do not edit it.
"""
LOG = """\
## In the log

The same game as the server has kept it; [log.md](log.md) says what it means.
"""
WORDS = """apple bell cup dog ear fan gate hat ink jar key leaf moon nose oak pen queen
road sun tree urn vase well yard zoo"""
PACK = "\n".join(["kind: words", "language: en", "title: Short", "", *WORDS.split()])


class Recorder:
    """Writes down what Ann's phone says and hears, with remarks in between."""

    def __init__(self, ann: Phone) -> None:
        self.ann = ann
        self.text = [HEAD]
        self._heard = 0
        self._open = False  # a block of messages
        self._send, ann.send = ann.send, self._say  # type: ignore[method-assign]

    def _say(self, message: bytes) -> None:
        self._write(">", message)
        self._send(message)

    def _write(self, way: str, message: bytes) -> None:
        if not self._open:
            self.text += ["\n```text\n"]
            self._open = True
        self.text += [folded(message, f"{way} "), "\n"]

    def hear(self) -> None:
        assert self.ann.frames is not None
        for frame in self.ann.frames[self._heard :]:
            self._write("<", frame)
        self._heard = len(self.ann.frames)

    def remark(self, text: str) -> None:
        self.end()
        self.text += ["\n", text, "\n"]

    def end(self) -> None:
        self.hear()
        if self._open:
            self.text += ["```\n"]
            self._open = False

    async def do(self, act: Any) -> None:
        with suppress(Refused):
            await self.ann.do(act)
        self.hear()

    async def play(self, seat: int, move: Move, seen: int | None = None) -> None:
        with suppress(Refused):
            await self.ann.play(seat, move, seen=self.ann.v if seen is None else seen)
        self.hear()

    async def more(self, messages: int = 1) -> None:
        """Wait for so many messages that nobody here has asked for."""
        assert self.ann.frames is not None
        frames, wanted = self.ann.frames, self._heard + messages
        await self.ann.until(lambda: len(frames) >= wanted)
        self.hear()


def folded(message: bytes, before: str = "") -> str:
    """A message as JSON with spaces, in lines that never break within a string."""
    text = json.dumps(msgspec.json.decode(message), ensure_ascii=False)
    unbroken = re.sub(r'"(\\.|[^"\\])*"', lambda s: s[0].replace(" ", "\0"), text)
    lines = textwrap.fill(
        before + unbroken,
        WIDTH,
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return lines.replace("\0", " ")


async def conversation(house: House, party: Party) -> tuple[str, str]:
    """The room's code, and what was said."""
    ann, ben = await party.phone(house), await party.phone(house)
    record = Recorder(ann)

    code = await ann.open("Ann")
    await record.more()
    record.remark("Ben opens the page, looks on, and joins.")
    await ben.hello(code)
    await ben.join("Ben")
    await record.more()

    record.remark("Ann brings words of her own.")
    await record.do(acts.AddPack("short", PACK))

    record.remark("She tries a timer that does not exist, then options that do.")
    await record.do(acts.Choose("codenames", {"timer": "sun"}))
    await record.do(acts.Choose("codenames", {"pack": "short", "grace_seconds": 0}))

    record.remark(
        "The game comes to the table. Ann holds seat 0 and the place of the host, -3."
    )
    await record.do(acts.Start())

    record.remark("As host she says that the teams stand, and the server deals.")
    await record.play(HOST, Start())
    while phase(ann) != "Cluing":
        await record.more()

    record.remark("As spymaster she gives a clue; first one that lies on the table.")
    assert ann.table is not None
    key: list[str] = ann.hands[0]["key"]
    await record.play(0, Clue(ann.table["words"][0], 2))
    await record.play(0, Clue("zeppelin", 2))

    record.remark(
        "Ben points at a card and touches it: a bystander, so the simulated enemy is next."
    )
    await ben.play(1, Mark(key.index("bystander")))
    await record.more()
    await ben.play(1, Touch(key.index("bystander")))
    while phase(ann) != "EnemyTurn":
        await record.more()

    record.remark(
        "Chance has proposed an enemy word to her. Ann covers another, with a finger that "
        "was quicker than the last News."
    )
    cover = Cover(key.index("blue"))
    await record.play(0, cover, seen=ann.v - 1)
    await record.play(0, cover)

    record.remark("Ann wants to go on with another phone.")
    await ann.move_out()
    record.hear()

    record.remark("They have to go.")
    await record.do(acts.Abandon())

    record.remark("Something that is no message of the protocol.")
    ann.send(b'{"type": "Fly"}')
    await record.more()
    record.end()
    return code, "".join(record.text)


def recorded() -> str:
    """The page as the server of today would have it."""

    async def evening() -> str:
        log = MemoryLog()
        still = house(log, clock=lambda: MIDNIGHT, seconds=lambda: 0.0)
        async with still as server, Party() as party:
            code, text = await conversation(server, party)
            entries = [folded(raw) for _, raw in await log.read(code)]
            return "\n".join([text, LOG, "```text", *entries, "```", ""])

    with patch("random._urandom", Random(2026).randbytes):  # of secrets and SystemRandom
        return play(evening())


def recorded_in(text: str, begin: str) -> list[tuple[str, bytes]]:
    """Everything in the blocks of a text that begins like this."""
    said = "".join(re.findall(r"^```text\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    lines = re.findall(rf"^({begin})(.*?)(?=^{begin}|\Z)", said, re.MULTILINE | re.DOTALL)
    return [(first, rest.encode()) for first, rest in lines]


def test_the_page_is_what_the_server_says() -> None:
    stored = PAGE.read_text("utf-8")
    assert recorded() == stored, "write it anew: python3 dev.py write conversation"


def test_the_page_can_be_read_by_a_client() -> None:
    phone, kinds = Phone(), set()
    said = PAGE.read_text("utf-8").partition(LOG)[0]
    for way, message in recorded_in(said, "[<>] "):
        if way == "< ":
            phone._hear(message)
            kinds.add(type(wire.decode_out(message)).__name__)
        elif b'"Fly"' not in message:
            kinds.add(type(wire.decode(message)).__name__)
    assert kinds == {"Open", "Do", "MoveOut", "Welcome", "News", "Transfer"}
    assert phone.v > 10, "the News of one connection, from the first to the last"
    assert phone.members == [MemberId(1)]


def test_the_log_of_the_page_can_be_folded() -> None:
    kept = PAGE.read_text("utf-8").partition(LOG)[2]
    lines = [first.encode() + rest for first, rest in recorded_in(kept, r"\{")]
    room = folded_room([msgspec.json.decode(line, type=Entry) for line in lines])
    assert [member.name for member in room.members] == ["Ann", "Ben"]


def main() -> None:
    match sys.argv[1:]:
        case ["--write", page]:
            Path(page).write_text(recorded(), "utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
