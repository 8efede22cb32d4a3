"""Secret Identity: lay a clue, guess who the others are, see the cards opened."""

from tools.practice.practice import Practice

from konspira.game import HOST, Seat
from konspira.games.secret_identity.moves import (
    Deal,
    Draw,
    Lay,
    Look,
    Open,
    Place,
    SendBallot,
    SendClues,
    SetVote,
)
from konspira.games.secret_identity.pieces import Character, Side
from konspira.games.secret_identity.state import Scoring
from konspira.packs import CharacterPack, PictogramCard

GAME = "secret_identity"
OPTIONS = {"rounds": 1, "swapping": False}
ANN, GUEST, BEN = range(3)
SAFE = 5_500  # how long an opened safe is looked at, in milliseconds
CHARACTERS = {  # by number; the packs know what to say of them
    "en": (
        *("Little Red Riding Hood", "Sherlock Holmes", "Dracula", "Cleopatra"),
        *("Christopher Columbus", "Albert Einstein"),
        *("Wolfgang Amadeus Mozart", "Robin Hood"),
    ),
    "pl": (
        *("Czerwony Kapturek", "Sherlock Holmes", "Dracula", "Kleopatra"),
        *("Krzysztof Kolumb", "Albert Einstein", "Wolfgang Amadeus Mozart", "Robin Hood"),
    ),
    "ru": (
        *("Красная Шапочка", "Шерлок Холмс", "Дракула", "Клеопатра"),
        *("Христофор Колумб", "Альберт Эйнштейн", "Вольфганг Амадей Моцарт", "Робин Гуд"),
    ),
}
QUEEN, SAILOR, MUSICIAN = 4, 5, 7  # the numbers of the guest, of Ann, of Ben
PICTURES = {
    "en": ("crown", "bearded man"),
    "pl": ("korona", "mężczyzna z brodą"),
    "ru": ("корона", "бородатый мужчина"),
}
FIRST_CARDS = (  # each shows its first two pictures; the first of them is laid
    (ANN, ("ship", "compass")),
    (GUEST, ("crown", "man-beard", "snake", "wrapped-gift")),
    (BEN, ("musical-notes", "violin")),
)


def play(practice: Practice) -> None:
    practice.sit(3, GUEST, {**OPTIONS, "pack": f"characters.{practice.language}"})
    practice.deal(Deal(hands(practice)))
    practice.deal(Lay(characters(practice), 0))
    practice.deal(Draw((SAILOR, QUEEN, MUSICIAN)))
    practice.show()
    lay_a_clue(practice)
    guess(practice)
    open_the_safes(practice)
    practice.tells("identity-end")


def hands(practice: Practice) -> tuple[tuple[PictogramCard, ...], ...]:
    """Return ten cards each: those that the script needs come first."""
    cards = practice.packs.pictograms()
    wanted = [
        (seat, [holding(cards, picture) for picture in pictures])
        for seat, pictures in FIRST_CARDS
    ]
    taken = [card for _, some in wanted for card in some]
    others = iter(card for card in cards if card not in taken)
    return tuple(
        (*some, *(next(others) for _ in range(10 - len(some))))
        for _, some in sorted(wanted)
    )


def holding(cards: tuple[PictogramCard, ...], picture: str) -> PictogramCard:
    return next(card for card in cards if picture in card)


def characters(practice: Practice) -> tuple[Character, ...]:
    pack = practice.packs.find(CharacterPack, f"characters.{practice.language}")
    hints = {side.name: side.hint for card in pack.cards for side in card}
    return tuple(Character(name, hints[name]) for name in CHARACTERS[practice.language])


def named(practice: Practice, number: int) -> str:
    return CHARACTERS[practice.language][number - 1]


def place(practice: Practice, seat: int, card: int, picture: str, side: Side) -> Place:
    """Return the move that lays the card so that this picture shows."""
    face, end = divmod(practice.state.hands[seat][card].index(picture), 2)
    return Place(card, face, end, side)


def lay_a_clue(practice: Practice) -> None:
    crown, beard = PICTURES[practice.language]
    practice.tells("identity-board")
    practice.asks("identity-key", Look(), at=("hold",))
    practice.asks(
        "identity-is",
        place(practice, GUEST, 0, "crown", Side.GREEN),
        at=("#secret_identity-lay-green", f"={crown}"),
        who=named(practice, QUEEN),
        picture=crown,
    )
    practice.asks(
        "identity-is-not",
        place(practice, GUEST, 1, "man-beard", Side.RED),
        at=("#secret_identity-lay-red", f"={beard}"),
        who=named(practice, QUEEN),
        picture=beard,
    )
    practice.asks("identity-send", SendClues(), at=("key",))
    for seat in (ANN, BEN):
        pictures = dict(FIRST_CARDS)[seat]
        laid = [
            place(practice, seat, card, picture, Side.GREEN)
            for card, picture in enumerate(pictures)
        ]
        practice.quietly(seat, Look(), *laid)
        practice.happens(seat, SendClues(), after=1_200)


def guess(practice: Practice) -> None:
    for text, seat, number in (
        ("identity-vote", ANN, SAILOR),
        ("identity-vote-too", BEN, MUSICIAN),
    ):
        practice.asks(
            text,
            SetVote(Seat(seat), number),
            at=(f"={practice.name(seat)}", f"={named(practice, number)}"),
            name=practice.name(seat),
            who=named(practice, number),
        )
    practice.asks("identity-ballot", SendBallot(), at=("key",))
    practice.quietly(ANN, SetVote(Seat(GUEST), QUEEN), SetVote(Seat(BEN), MUSICIAN))
    practice.happens(ANN, SendBallot(), after=1_200)
    practice.quietly(BEN, SetVote(Seat(GUEST), QUEEN), SetVote(Seat(ANN), 2))
    practice.happens(BEN, SendBallot(), after=1_200)


def open_the_safes(practice: Practice) -> None:
    """Open the safes one after the other, by those who may by the rules."""
    practice.says("identity-open")
    while isinstance(practice.state.phase, Scoring):
        if practice.game.hand(practice.state, Seat(GUEST)).may[:1] == ("Open",):
            practice.asks("identity-open-own", Open(), at=("key",))
        else:
            practice.happens(HOST, Open(), after=1_800)
        practice.reveals(SAFE)
