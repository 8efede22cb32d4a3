"""docs/cli.md shows what the commands really say, in files like those of the tests.

Write it anew with `python3 dev.py write cli`. Only `konspira serve` is left out here: a
server is started in tests/server/test_cli.py.
"""

import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from server.test_cli import FINISHED, RUNNING, keep, run

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ konspira (?!serve --host)(.*)$", re.MULTILINE)
PIPED = re.compile(r"(.*) \| (head|tail) -(\d+)")
MOMENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d")
OWN_WORDS = "kind: words\nlanguage: en\ntitle: Ours\n\nBeach\nSand\nbeach\n"


def said(command: str) -> str:
    """What a command prints, or the part of it that `head` or `tail` lets through."""
    piped = PIPED.fullmatch(command)
    words = shlex.split(piped[1] if piped else command)
    result = run(*words)
    lines = (result.stdout + result.stderr).splitlines()
    if piped:
        lines = lines[: int(piped[3])] if piped[2] == "head" else lines[-int(piped[3]) :]
    return MOMENT.sub("2026-11-15 21:52", "\n".join(lines))


def answered(block: re.Match[str]) -> str:
    """A block with the answers of today, each command in the files that the last left."""
    commands = COMMAND.findall(block[1])
    if not commands:
        return block[0]
    with folder():
        told = [f"$ konspira {command}\n{said(command)}\n" for command in commands]
    return f"```console\n{''.join(told)}```"


@contextmanager
def folder() -> Iterator[None]:
    """In a folder with a data file, an export of one of its rooms, and a pack."""
    with TemporaryDirectory() as path, chdir(path):
        keep(Path("rooms.sqlite"), BCDFG=FINISHED, KMNPQ=RUNNING)
        Path("our-words.txt").write_text(OWN_WORDS, "utf-8")
        run("export", "rooms.sqlite", "BCDFG", "-o", "room.jsonl")
        yield


def written(page: str) -> str:
    return BLOCK.sub(answered, page)


def test_the_page_shows_what_the_commands_say() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "write it anew: python3 dev.py write cli"


def test_an_answer_of_yesterday_is_noticed() -> None:
    page = "```console\n$ konspira packs check our-words.txt\nok\n```\n"
    assert "'beach' stands in line 5 already" in written(page)


def main() -> None:
    match sys.argv[1:]:
        case ["--write", page]:
            Path(page).write_text(written(PAGE.read_text("utf-8")), "utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
