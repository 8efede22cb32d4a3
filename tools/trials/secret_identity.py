"""Secret Identity: lay a clue, guess who the others are, see the cards opened."""

from tools.trials.trial import Trial

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


def play(trial: Trial) -> None:
    trial.sit(3, GUEST, {**OPTIONS, "pack": f"characters.{trial.language}"})
    trial.deal(Deal(hands(trial)))
    trial.deal(Lay(characters(trial), 0))
    trial.deal(Draw((SAILOR, QUEEN, MUSICIAN)))
    trial.show()
    lay_a_clue(trial)
    guess(trial)
    open_the_safes(trial)
    trial.tells("identity-end")


def hands(trial: Trial) -> tuple[tuple[PictogramCard, ...], ...]:
    """Return ten cards each: those that the script needs come first."""
    cards = trial.packs.pictograms()
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


def characters(trial: Trial) -> tuple[Character, ...]:
    pack = trial.packs.find(CharacterPack, f"characters.{trial.language}")
    hints = {side.name: side.hint for card in pack.cards for side in card}
    return tuple(Character(name, hints[name]) for name in CHARACTERS[trial.language])


def named(trial: Trial, number: int) -> str:
    return CHARACTERS[trial.language][number - 1]


def place(trial: Trial, seat: int, card: int, picture: str, side: Side) -> Place:
    """Return the move that lays the card so that this picture shows."""
    face, end = divmod(trial.state.hands[seat][card].index(picture), 2)
    return Place(card, face, end, side)


def lay_a_clue(trial: Trial) -> None:
    crown, beard = PICTURES[trial.language]
    trial.tells("identity-board")
    trial.asks("identity-key", Look(), at=("hold",))
    trial.asks(
        "identity-is",
        place(trial, GUEST, 0, "crown", Side.GREEN),
        at=("#secret_identity-lay-green", f"={crown}"),
        who=named(trial, QUEEN),
        picture=crown,
    )
    trial.asks(
        "identity-is-not",
        place(trial, GUEST, 1, "man-beard", Side.RED),
        at=("#secret_identity-lay-red", f"={beard}"),
        who=named(trial, QUEEN),
        picture=beard,
    )
    trial.asks("identity-send", SendClues(), at=("key",))
    for seat in (ANN, BEN):
        pictures = dict(FIRST_CARDS)[seat]
        laid = [
            place(trial, seat, card, picture, Side.GREEN)
            for card, picture in enumerate(pictures)
        ]
        trial.quietly(seat, Look(), *laid)
        trial.happens(seat, SendClues(), after=1_200)


def guess(trial: Trial) -> None:
    for text, seat, number in (
        ("identity-vote", ANN, SAILOR),
        ("identity-vote-too", BEN, MUSICIAN),
    ):
        trial.asks(
            text,
            SetVote(Seat(seat), number),
            at=(f"={trial.name(seat)}", f"={named(trial, number)}"),
            name=trial.name(seat),
            who=named(trial, number),
        )
    trial.asks("identity-ballot", SendBallot(), at=("key",))
    trial.quietly(ANN, SetVote(Seat(GUEST), QUEEN), SetVote(Seat(BEN), MUSICIAN))
    trial.happens(ANN, SendBallot(), after=1_200)
    trial.quietly(BEN, SetVote(Seat(GUEST), QUEEN), SetVote(Seat(ANN), 2))
    trial.happens(BEN, SendBallot(), after=1_200)


def open_the_safes(trial: Trial) -> None:
    """Open the safes one after the other, by those who may by the rules."""
    trial.says("identity-open")
    while isinstance(trial.state.phase, Scoring):
        if trial.game.hand(trial.state, Seat(GUEST)).may[:1] == ("Open",):
            trial.asks("identity-open-own", Open(), at=("key",))
        else:
            trial.happens(HOST, Open(), after=1_800)
        trial.reveals(SAFE)
