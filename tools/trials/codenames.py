"""Codenames: a turn as an operative, then a clue as a spymaster."""

from tools.trials.trial import Trial, Way

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

    def deal(self, language: str) -> Deal:
        words, key = [""] * 25, [Identity.BYSTANDER] * 25
        cards = zip(self.places, self.dealt, key_cards(Team.RED), strict=True)
        for place, word, identity in cards:
            words[place], key[place] = word, identity
        return Deal(tuple(words), (), tuple(key), language)


def play(trial: Trial) -> None:
    guess(trial)
    give_a_clue(trial)


def begin(trial: Trial, guest: int, words: str) -> Board:
    board = Board(words)
    pack = {"pack": f"words.{trial.language}"}
    trial.sit(seats=6, guest=guest, options={**OPTIONS, **pack})
    trial.quietly(HOST, Start())
    trial.deal(board.deal(trial.language))
    trial.show()
    return board


def guess(trial: Trial) -> None:
    board = begin(trial, OPERATIVE, FIRST[trial.language])
    ours, theirs, *_ = CLUES[trial.language]
    boss, rival, partner = map(trial.name, (SPYMASTER, RIVAL, PARTNER))
    apple, banana, rocket, moon, pear = 0, 1, 2, 9, 17
    trial.tells("codenames-board")
    trial.tells("codenames-key", name=boss, rival=rival)
    trial.says("codenames-thinks", name=boss)
    trial.happens(SPYMASTER, Clue(ours, 2), after=2_200)
    trial.asks(
        "codenames-guess",
        board.touch(apple),
        at=(f"={board.dealt[apple]}",),
        clue=ours.upper(),
        word=board.word(apple),
    )
    trial.reveals(FLIP)
    trial.says("codenames-right")
    trial.happens(PARTNER, Mark(board.places[banana]), after=2_200)
    trial.asks(
        "codenames-partner",
        board.touch(banana),
        at=(f"={board.dealt[banana]}",),
        name=partner,
        word=board.word(banana),
    )
    trial.reveals(FLIP)
    chosen = trial.asks(
        "codenames-more",
        Stop(),
        board.touch(pear),
        at=("key", f"#codenames-stop|={board.dealt[pear]}"),
        word=board.word(pear),
    )
    tell_what_came_of_it(trial, chosen)
    trial.happens(RIVAL, Clue(theirs, 2), after=2_600)
    trial.says("codenames-theirs", clue=theirs.upper())
    guesses(trial, RIVALS, board.touch(moon))
    guesses(trial, RIVALS, board.touch(rocket))
    trial.tells("codenames-thanks", word=board.word(rocket))


def tell_what_came_of_it(trial: Trial, chosen: Move) -> None:
    if chosen == Stop():
        trial.tells("codenames-stopped")
    else:
        trial.reveals(FLIP)
        trial.tells("codenames-bystander")


def guesses(trial: Trial, seat: int, touch: Touch, reveal: int = FLIP) -> None:
    trial.happens(seat, touch, after=2_000)
    trial.reveals(reveal)


def give_a_clue(trial: Trial) -> None:
    board = begin(trial, SPYMASTER, SECOND[trial.language])
    *_, ours, theirs = CLUES[trial.language]
    snow, penguin, shark = 0, 1, 24
    trial.tells("codenames-spymaster", "hold")
    trial.asks(
        "codenames-clue",
        Way(Clue(ours, 2), free=("word",)),
        at=("key", "field"),
        one=board.word(snow),
        two=board.word(penguin),
        clue=ours.upper(),
    )
    trial.says("codenames-they-guess", name=trial.name(OPERATIVE))
    guesses(trial, OPERATIVE, board.touch(snow))
    guesses(trial, PARTNER, board.touch(penguin))
    trial.says("codenames-both")
    trial.happens(OPERATIVE, Stop(), after=2_500)
    trial.happens(RIVAL, Clue(theirs, 3), after=2_000)
    trial.says("codenames-danger", clue=theirs.upper())
    guesses(trial, RIVALS, board.touch(9))
    guesses(trial, RIVALS, board.touch(shark), ASSASSIN)
    trial.tells("codenames-end")
