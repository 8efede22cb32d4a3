"""The action cards: one of each is dealt at most, but for the three New Gang cards.

`KINDS` has a row for each: which tokens may use it, when it is played, and what follows
while it lies before somebody. The rules ask for facts of a row and seldom for a card.
"""

from enum import StrEnum

from msgspec import Struct


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


class Until(StrEnum):
    """How long a card matters that lies before somebody."""

    DAWN = "dawn"  # until the dawn is settled, before the council opens
    VOTE = "vote"  # until the council closes
    NIGHTFALL = "nightfall"  # until the night after the next council


class Kind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card, and what follows from it while it lies there."""

    users: tuple[Token, ...] = (Token.COP, Token.MAFIOSO)  # MF-92: whose symbols are on it
    window: WindowKind | None = None  # in which it is played
    anytime: bool = False  # played at any moment of a council
    last: bool = False  # played among the last cards of the day (MF-O70)
    aimed: bool = False  # it points at somebody
    shot: bool = False  # and puts them out
    shown_when_dealt: bool = False  # MF-O33: it shows itself
    face_up: bool = True  # it lies before somebody once it is played
    before_target: bool = False  # namely before whom it points at
    until: Until | None = None  # None: it lies there as a reminder
    no_vote: bool = False  # who has it before them may not vote
    not_voted_for: bool = False  # and nobody votes for them
    not_marked: bool = False  # and the Mafia may not choose them
    not_shot: bool = False  # and no shot hits them
    changes_sides: bool = False  # by it somebody plays for another side than the token says

    @property
    def delays_a_win(self) -> bool:
        """Whether a Mafia that outnumbers the Police could still lose by it (MF-O74)."""
        return self.window is WindowKind.SAVE or self.not_marked or self.shot


COPS, MAFIOSI, ALL = (Token.COP,), (Token.MAFIOSO,), tuple(Token)
OPENS = WindowKind.COUNCIL_OPENS
KINDS: dict[Card, Kind] = {
    Card.VEST: Kind(window=WindowKind.SAVE),
    Card.BANDAGE: Kind(window=WindowKind.SAVE),
    Card.RECRUITMENT: Kind(users=MAFIOSI, aimed=True, face_up=False, changes_sides=True),
    Card.COMMANDER: Kind(users=ALL, shown_when_dealt=True, face_up=False),  # it wanders
    Card.TURNCOAT: Kind(changes_sides=True),
    Card.ROLE_SWAP: Kind(window=WindowKind.SWAP, aimed=True, shown_when_dealt=True),
    Card.WIRETAP: Kind(anytime=True, aimed=True),  # MF-C07.2
    Card.SHELTER: Kind(
        last=True,
        until=Until.NIGHTFALL,
        no_vote=True,
        not_voted_for=True,
        not_marked=True,
        not_shot=True,
    ),
    Card.SAFE_CONDUCT: Kind(last=True, until=Until.DAWN, not_marked=True),  # MF-O57
    Card.ARREST: Kind(window=OPENS, until=Until.VOTE, no_vote=True, not_voted_for=True),
    Card.CORNER_SHOT: Kind(users=COPS, anytime=True, aimed=True, shot=True),  # MF-C11.2
    Card.KIDNAPPING: Kind(
        users=COPS,
        window=OPENS,
        aimed=True,
        before_target=True,
        until=Until.VOTE,
        no_vote=True,
    ),
    Card.LAST_SHOT: Kind(users=COPS, aimed=True, shot=True),
    Card.NEW_GANG: Kind(changes_sides=True),
    Card.NEUTRAL: Kind(users=ALL, face_up=False),
}

GANG = 3  # MF-C14.3: so many New Gang cards, or none
SEATS_PER_CARD = 4  # MF-99: one action card for so many players is good advice

WINDOWS = {
    window: tuple([card for card, kind in KINDS.items() if kind.window is window])
    for window in WindowKind
}
"""The cards that are played in each window, by number."""
LAST = tuple([card for card, kind in KINDS.items() if kind.last])
"""The cards that have no other moment than the last of the day."""
LASTING = {
    until: tuple([card for card, kind in KINDS.items() if kind.until is until])
    for until in Until
}
"""The cards that are taken away at each of these moments."""
