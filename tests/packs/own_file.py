"""A file of a group's own, whatever kind of pack it holds: written, read, refused."""

from pathlib import Path

import pytest

from konspira.packs import PackError
from konspira.packs.pack import P
from konspira.packs.shelf import load

Broken = dict[str, tuple[str | bytes, int | None, str]]
"""By what is wrong: a file, the line that the error names, and what it says."""


def write(folder: Path, content: str | bytes) -> Path:
    path = folder / "ours.txt"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def read(path: Path, kind: type[P]) -> P:
    pack = load(path)
    assert isinstance(pack, kind)
    return pack


def refused(path: Path, line: int | None, expected: str) -> None:
    """Assert that a file is refused with its name, the line, and what was expected."""
    with pytest.raises(PackError) as error:
        load(path)
    assert expected in str(error.value)
    assert (error.value.source, error.value.line) == (str(path), line)
    place = f"{path}: " if line is None else f"{path}:{line}: "
    assert str(error.value).startswith(place)


def as_other_programs_save_it(text: str) -> dict[str, bytes]:
    """The same file, by what a program has done to it."""
    return {
        "BOM": b"\xef\xbb\xbf" + text.encode(),
        "CRLF": text.replace("\n", "\r\n").encode(),
        "BOM and CRLF": b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
        "no last newline": text.rstrip("\n").encode(),
        "spaces": text.replace("\n", " \t\n").encode(),
    }
