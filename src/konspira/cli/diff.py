"""Describe a JSON value in words, and how two values differ: a line for each change."""

from collections.abc import Iterator
from typing import Any


def in_words(value: Any) -> str:
    """Return a value in words. What is empty inside it is left out.

    >>> in_words({"type": "Clue", "word": "ocean", "number": 2})
    'Clue (word ocean, number 2)'
    >>> in_words([1, None, {"team": "red", "marks": []}])
    '1, -, (team red)'
    """
    if is_empty(value):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(in_words, value))
    if isinstance(value, dict):
        fields = {k: v for k, v in value.items() if k != "type" and not is_empty(v)}
        inside = ", ".join(f"{name} {nested(v)}" for name, v in fields.items())
        return f"{value.get('type', '')} {f'({inside})' if inside else ''}".strip() or "-"
    return str(value)


def nested(value: Any) -> str:
    """Return a value inside another one in words, with brackets around a list."""
    return f"[{in_words(value)}]" if isinstance(value, list) else in_words(value)


def is_empty(value: Any) -> bool:
    if isinstance(value, list):
        return all(each is None for each in value)
    return value is None or value == "" or value == {}


def changes(old: Any, new: Any, where: str = "") -> Iterator[str]:
    """Yield how `new` differs from `old`: a line for each change, with the path to it.

    >>> list(changes({"left": [9, 8], "turns": []}, {"left": [8, 8], "turns": ["a"]}))
    ['left[0]: 9 -> 8', 'turns: + a']
    """
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and same_kind(old, new):
        for name in [*new, *(name for name in old if name not in new)]:
            path = f"{where}.{name}" if where else name
            yield from changes(old.get(name), new.get(name), path)
    elif is_empty(old) and is_empty(new):
        return
    elif isinstance(old, list) and isinstance(new, list) and new:
        yield from list_changes(old, new, where)
    elif is_plain(old) and is_plain(new) and not is_empty(old):
        yield f"{where}: {in_words(old)} -> {in_words(new)}"
    else:
        yield f"{where}: {in_words(new)}"


def list_changes(old: list[Any], new: list[Any], where: str) -> Iterator[str]:
    if old and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from changes(before, after, f"{where}[{index}]")
    elif new[: len(old)] == old and (old or len(new) == 1):
        for added in new[len(old) :]:
            yield f"{where}: + {in_words(added)}"
    else:
        yield f"{where}: {nested(new)}"


def same_kind(old: dict[str, Any], new: dict[str, Any]) -> bool:
    return old.get("type") == new.get("type")


def is_plain(value: Any) -> bool:
    return not isinstance(value, dict | list)
