"""Content packs: the words, places and people that games are played with, and what they
call to mind.

A kind of pack is a class that says its `kind` and how to `read` it, in a module beside
this; `shelf` finds the packs that come with Konspira. Games see a shelf only when cards
are dealt, through `Packs`.
"""

from typing import Protocol

from konspira.packs.associations import AssociationPack, Associations
from konspira.packs.characters import Character, CharacterPack
from konspira.packs.locations import Location, LocationPack
from konspira.packs.pack import (
    About,
    Head,
    Lines,
    P,
    Pack,
    PackError,
    PackNames,
    PictogramCard,
    comparable,
)
from konspira.packs.questions import Question, QuestionPack
from konspira.packs.words import Card, WordPack

__all__ = [
    "KINDS",
    "About",
    "AssociationPack",
    "Associations",
    "Card",
    "Character",
    "CharacterPack",
    "Head",
    "Lines",
    "Location",
    "LocationPack",
    "Pack",
    "PackError",
    "PackNames",
    "Packs",
    "PictogramCard",
    "Question",
    "QuestionPack",
    "WordPack",
    "comparable",
]

KINDS: dict[str, type[Pack]] = {
    kind.kind: kind
    for kind in (WordPack, LocationPack, CharacterPack, AssociationPack, QuestionPack)
}


class Packs(Protocol):
    """A shelf of packs, as a game sees it. `find` raises PackError for an unknown name.

    `not_for_children` are names, as `comparable` writes them, of places, roles, characters
    and pictures that a group may leave out.
    """

    def find(self, kind: type[P], name: str) -> P: ...
    def pictograms(self) -> tuple[PictogramCard, ...]: ...
    def not_for_children(self) -> frozenset[str]: ...
