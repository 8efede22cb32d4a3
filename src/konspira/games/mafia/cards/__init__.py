"""The action cards: one of each is dealt at most, but for the three New Gang cards.

A card is open to some tokens only (`sides.USERS`) and has its moment: a window in which
every living phone answers, a free moment of the council, or none, because it works by
itself.
"""

from enum import StrEnum


class Token(StrEnum):
    COP = "cop"
    AGENT = "agent"
    MAFIOSO = "mafioso"


class Card(StrEnum):
    """In the order of their numbers, by which plays of one moment are settled."""

    VEST = "vest"
    BANDAGE = "bandage"
    RECRUITMENT = "recruitment"
    COMMANDER = "commander"
    TURNCOAT = "turncoat"
    ROLE_SWAP = "role-swap"
    WIRETAP = "wiretap"
    SHELTER = "shelter"
    SAFE_CONDUCT = "safe-conduct"
    ARREST = "arrest"
    CORNER_SHOT = "corner-shot"
    KIDNAPPING = "kidnapping"
    LAST_SHOT = "last-shot"
    NEW_GANG = "new-gang"
    NEUTRAL = "neutral"  # MF-N.2: gives nothing, and hides who holds a real one


class Force(StrEnum):
    """For whom somebody plays."""

    POLICE = "police"
    MAFIA = "mafia"
    GANG = "gang"


class WindowKind(StrEnum):
    """A moment at which every living phone answers, with or without a card for it."""

    SWAP = "swap"  # after the deal
    SAVE = "save"  # somebody is to go
    COUNCIL_OPENS = "council-opens"
    COUNCIL_CLOSES = "council-closes"


GANG = 3  # MF-C14.3: so many New Gang cards, or none

WINDOWS: dict[WindowKind, tuple[Card, ...]] = {
    WindowKind.SWAP: (Card.ROLE_SWAP,),
    WindowKind.SAVE: (Card.VEST, Card.BANDAGE),
    WindowKind.COUNCIL_OPENS: (Card.ARREST, Card.KIDNAPPING),
    WindowKind.COUNCIL_CLOSES: (Card.SHELTER, Card.SAFE_CONDUCT),
}
"""The cards that are played in each window, by number."""

AIMED = (Card.ROLE_SWAP, Card.KIDNAPPING)  # in a window: these point at somebody
FREE = (Card.WIRETAP, Card.CORNER_SHOT)  # MF-C07.2, MF-C11.2: at any moment of a council
SHOWN_WHEN_DEALT = (Card.COMMANDER, Card.ROLE_SWAP)  # MF-O33: they show themselves
