"""Load the dictionaries of the referee, once for all rooms of a process.

`load` reads files and takes up to a second: call it in a thread, once for each language.
Everything else only looks at what is loaded, and never waits.
"""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from threading import Lock
from typing import NamedTuple

from konspira.packs import CharacterPack
from konspira.packs.shelf import Shelf
from konspira.referee import english, families, lists, polish, russian
from konspira.referee.families import Families
from konspira.referee.kin import Dictionary
from konspira.referee.lists import Lists
from konspira.referee.spelling import spelled
from konspira.verdict import Forms

LOADERS: dict[str, Callable[[], Dictionary]] = {
    "en": english.load,
    "pl": polish.load,
    "ru": russian.load,
}
NEEDS = {"en": (), "pl": ("morfeusz2",), "ru": ("pymorphy3", "pymorphy3_dicts_ru")}
LANGUAGES = tuple(LOADERS)


class Knowledge(NamedTuple):
    """What is known of one language. Without a dictionary only spelling can be compared."""

    forms: Forms
    families: Families = families.NONE
    lists: Lists = Lists()
    names: frozenset[str] = frozenset()  # of the people in our packs
    dictionary: Dictionary | None = None


_loaded: dict[str, Knowledge] = {}
_loading = Lock()


@cache
def installed(language: str) -> bool:
    """Return whether the analyser of a language is installed: it is an extra."""
    return language in NEEDS and all(map(find_spec, NEEDS[language]))


def status(language: str) -> Forms:
    """Return whether forms are checked now, or why not.

    >>> status("eo")
    <Forms.NO_SUCH_LANGUAGE: 'no-such-language'>
    """
    if language in _loaded:
        return _loaded[language].forms
    if language not in LOADERS:
        return Forms.NO_SUCH_LANGUAGE
    return Forms.NOT_LOADED if installed(language) else Forms.NOT_INSTALLED


def load(language: str) -> Forms:
    """Read the dictionary of a language, unless it is loaded.

    Blocks: call it in a thread.

    >>> load("en"), status("en")
    (<Forms.CHECKED: 'checked'>, <Forms.CHECKED: 'checked'>)
    """
    with _loading:
        if language in LOADERS and language not in _loaded:
            there = installed(language)
            _loaded[language] = Knowledge(
                Forms.CHECKED if there else Forms.NOT_INSTALLED,
                families.families(language),
                lists.load(language),
                people(language),
                LOADERS[language]() if there else None,
            )
    return status(language)


def people(language: str) -> frozenset[str]:
    """Return the names of our own characters, whom dictionaries need not know."""
    cards = Shelf().find(CharacterPack, f"characters.{language}").cards
    names = (spelled(character.name) for card in cards for character in card)
    return frozenset(part for name in names for part in (name, *name.split()))


def known(language: str) -> Knowledge:
    """Return what is loaded of a language at this moment."""
    return _loaded.get(language) or Knowledge(status(language))
