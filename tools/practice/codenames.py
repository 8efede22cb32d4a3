"""Codenames: a turn as an operative, then a clue as a spymaster."""

from tools.practice.practice import Practice, Way

from konspira.game import HOST, Move
from konspira.games.codenames.moves import Clue, Deal, Mark, Start, Stop, Touch
from konspira.games.codenames.pieces import Identity, Team, key_cards

GAME = "codenames"
OPTIONS = {"timer": "off", "grace_seconds": 0, "referee": "off", "reverse_sides": False}
SPYMASTER, RIVAL, OPERATIVE, RIVALS, PARTNER = 0, 1, 2, 3, 4  # seats; red are the even ones
FLIP, ASSASSIN = 2_600, 11_500  # how long their reveals take, in milliseconds
STRIDE = 7  # words of one colour do not lie together

# Nine words of Red, eight of Blue, seven bystanders, the assassin: as on a key.
FIRST = {
    "en": "apple banana rocket piano castle tiger doctor needle beach "
    "moon cloud horse bridge king glove robot fish "
    "pear table spoon train mirror ghost desert knife",
    "pl": "jabłko banan rakieta pianino zamek tygrys lekarz igła plaża "
    "księżyc chmura koń most król rękawica robot ryba "
    "gruszka stół łyżka pociąg lustro duch pustynia nóż",
    "ru": "яблоко банан ракета пианино замок тигр врач игла пляж "
    "луна облако конь мост король перчатка робот рыба "
    "груша стол ложка поезд зеркало призрак пустыня нож",
}
SECOND = {
    "en": "snow penguin pirate guitar cheese lamp forest dentist wheel "
    "river boat queen mouse clock tower bread lion "
    "button paper pencil garden jacket bottle circus shark",
    "pl": "śnieg pingwin pirat gitara ser lampa las dentysta koło "
    "rzeka łódka królowa mysz zegar wieża chleb lew "
    "guzik papier ołówek ogród kurtka butelka cyrk rekin",
    "ru": "снег пингвин пират гитара сыр лампа лес дантист колесо "
    "река лодка королева мышь часы башня хлеб лев "
    "пуговица бумага карандаш сад куртка бутылка цирк акула",
}
CLUES = {  # of ours, of theirs, ours again, theirs again
    "en": ("fruit", "sky", "winter", "water"),
    "pl": ("owoc", "niebo", "zima", "woda"),
    "ru": ("фрукт", "небо", "зима", "вода"),
}


class Board:
    """The words of a game, and where each lies."""

    def __init__(self, words: str) -> None:
        self.dealt = words.split()
        self.places = [number * STRIDE % len(self.dealt) for number in range(25)]

    def word(self, number: int) -> str:
        return self.dealt[number].upper()

    def touch(self, number: int) -> Touch:
        return Touch(self.places[number])

    def mark(self, number: int) -> Mark:
        return Mark(self.places[number])

    def deal(self, language: str) -> Deal:
        words, key = [""] * 25, [Identity.BYSTANDER] * 25
        cards = zip(self.places, self.dealt, key_cards(Team.RED), strict=True)
        for place, word, identity in cards:
            words[place], key[place] = word, identity
        return Deal(tuple(words), (), tuple(key), language)


def play(practice: Practice) -> None:
    guess(practice)
    give_a_clue(practice)


def begin(practice: Practice, guest: int, words: str) -> Board:
    board = Board(words)
    pack = {"pack": f"words.{practice.language}"}
    practice.sit(seats=6, guest=guest, options={**OPTIONS, **pack})
    practice.quietly(HOST, Start())
    practice.deal(board.deal(practice.language))
    practice.show()
    return board


def guess(practice: Practice) -> None:
    board = begin(practice, OPERATIVE, FIRST[practice.language])
    ours, theirs, *_ = CLUES[practice.language]
    boss, rival, partner = map(practice.name, (SPYMASTER, RIVAL, PARTNER))
    apple, banana, rocket, moon, pear = 0, 1, 2, 9, 17
    practice.tells("codenames-board")
    practice.tells("codenames-key", name=boss, rival=rival)
    practice.says("codenames-thinks", name=boss)
    practice.happens(SPYMASTER, Clue(ours, 2), after=2_200)
    practice.asks(
        "codenames-guess",
        board.mark(apple),
        at=(f"={board.dealt[apple]}",),
        clue=ours.upper(),
        word=board.word(apple),
    )
    tap_again(practice, board, apple)
    practice.reveals(FLIP)
    practice.says("codenames-right")
    practice.happens(PARTNER, board.mark(banana), after=2_200)
    practice.asks(
        "codenames-partner",
        board.mark(banana),
        at=(f"={board.dealt[banana]}",),
        name=partner,
        word=board.word(banana),
    )
    tap_again(practice, board, banana)
    practice.reveals(FLIP)
    chosen = practice.asks(
        "codenames-more",
        Stop(),
        board.mark(pear),
        at=("key", f"#codenames-stop|={board.dealt[pear]}"),
        word=board.word(pear),
    )
    if chosen != Stop():
        tap_again(practice, board, pear)
    tell_what_came_of_it(practice, chosen)
    practice.happens(RIVAL, Clue(theirs, 2), after=2_600)
    practice.says("codenames-theirs", clue=theirs.upper())
    guesses(practice, RIVALS, board.touch(moon))
    guesses(practice, RIVALS, board.touch(rocket))
    practice.tells("codenames-thanks", word=board.word(rocket))


def tap_again(practice: Practice, board: Board, number: int) -> None:
    """Let the guest make a guess of what they have suggested."""
    word = board.dealt[number]
    practice.asks("codenames-again", board.touch(number), at=("key", f"={word}"))


def tell_what_came_of_it(practice: Practice, chosen: Move) -> None:
    if chosen == Stop():
        practice.tells("codenames-stopped")
    else:
        practice.reveals(FLIP)
        practice.tells("codenames-bystander")


def guesses(practice: Practice, seat: int, touch: Touch, reveal: int = FLIP) -> None:
    practice.happens(seat, touch, after=2_000)
    practice.reveals(reveal)


def give_a_clue(practice: Practice) -> None:
    board = begin(practice, SPYMASTER, SECOND[practice.language])
    *_, ours, theirs = CLUES[practice.language]
    snow, penguin, shark = 0, 1, 24
    practice.tells("codenames-spymaster", "hold")
    practice.asks(
        "codenames-clue",
        Way(Clue(ours, 2), free=("word",)),
        at=("key", "field"),
        one=board.word(snow),
        two=board.word(penguin),
        clue=ours.upper(),
    )
    practice.says("codenames-they-guess", name=practice.name(OPERATIVE))
    guesses(practice, OPERATIVE, board.touch(snow))
    guesses(practice, PARTNER, board.touch(penguin))
    practice.says("codenames-both")
    practice.happens(OPERATIVE, Stop(), after=2_500)
    practice.happens(RIVAL, Clue(theirs, 3), after=2_000)
    practice.says("codenames-danger", clue=theirs.upper())
    guesses(practice, RIVALS, board.touch(9))
    guesses(practice, RIVALS, board.touch(shark), ASSASSIN)
    practice.tells("codenames-end")
