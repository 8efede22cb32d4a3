"""How companions show who they are at Secret Identity, and who they take the others for."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from promises import PACKS, ends
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    GREEN,
    RED,
    Game,
    cluing,
    dealt,
    guessing,
    options,
    seated,
    voting,
)

from companions.company import Company
from konspira.companions import Known, Mind, Temper, Thought, knowledge, known_of, think
from konspira.companions.secret_identity.assignment import best_assignment
from konspira.companions.secret_identity.giving import affordable, planned
from konspira.companions.secret_identity.likeness import Likeness, likeness_of
from konspira.companions.secret_identity.memory import FORGOTTEN, Memory
from konspira.companions.secret_identity.reading import fit, read, votes
from konspira.game import CHANCE, HOST, Hand, Move, Seat
from konspira.games.secret_identity import GAME
from konspira.games.secret_identity.moves import (
    ConfirmGuess,
    Consent,
    Deal,
    Draw,
    EndTurn,
    Flag,
    Look,
    MarkGuess,
    Open,
    Place,
    Ready,
    SendClues,
    SetVote,
)
from konspira.games.secret_identity.pieces import NUMBERS, Safe, Side
from konspira.games.secret_identity.state import Clues, Guessing, Over, Voting
from konspira.packs import CharacterPack, Traits, WordPack
from konspira.packs.shelf import Shelf, parse

KNOWN = likeness_of(PACKS.traits())
EIGHT = (
    *("Michael Phelps", "Cinderella", "Albert Einstein", "Godzilla"),
    *("Napoleon Bonaparte", "Mother Teresa", "Ludwig van Beethoven", "Yuri Gagarin"),
)
PHELPS, CINDERELLA, EINSTEIN, GODZILLA, NAPOLEON, TERESA, BEETHOVEN, GAGARIN = NUMBERS
DULL = ("blank",) * 4  # no picture that companions know


def mind(seed: int = 1, **more: Any) -> Mind:
    return Mind(seed, **{"knowledge": KNOWN, **more})


def thought(game: Game, seat: Seat, of: Mind | None = None) -> Thought:
    return think(GAME, game.table, game.hand(seat), of or mind())


def move(game: Game, seat: Seat, of: Mind | None = None) -> Move | None:
    return thought(game, seat, of).move


def holding(*first: tuple[str, str, str, str], key: int = PHELPS, **chosen: Any) -> Game:
    """Ada holds these cards and this key; the eight lie on the table."""
    game = seated(3, hand_size=len(first), **chosen)
    dull = tuple((DULL,) * len(first) for _ in range(2))
    deal = Deal((first, *dull), ADA if game.state.together else None)
    others = [number for number in NUMBERS if number != key][:2]
    keys = (key, None, None) if game.state.together else (key, *others)
    game = game.at(0, CHANCE, deal).laid(*EIGHT)
    game = game.each(Ready()) if game.may("Ready") else game
    return game.at(game.now, CHANCE, Draw(keys))


def clue_of(game: Game, seat: Seat = ADA, of: Mind | None = None) -> tuple[Place, ...]:
    hand: Any = game.hand(seat)
    return planned(game.table, hand, of or mind())


def sent(game: Game, seat: Seat, of: Mind | None = None) -> Game:
    """After a companion has given its clue, or its ballot."""
    for _ in range(12):
        found = move(game, seat, of)
        if found is None:
            return game
        game = game.after((seat, found))
    raise AssertionError("it never ends")


def has_sent(game: Game, seat: Seat) -> bool:
    return isinstance(game.phase, Clues | Voting) and seat in game.phase.sent


# Giving


def test_it_looks_at_its_key_lays_what_it_means_and_sends_it() -> None:  # ID-19, ID-24
    game = holding(("person-swimming", *DULL[:3]), DULL)
    assert move(game, ADA) == Look()
    game = game.after((ADA, Look()))
    assert move(game, ADA) == Place(0, 0, 0, GREEN)
    done = sent(game, ADA)
    assert done.state.drafts[ADA] == (Place(0, 0, 0, GREEN),)
    assert has_sent(done, ADA)
    assert move(done, ADA) is None


@pytest.mark.parametrize(
    ("sign", "number", "side"),
    [
        ("person-swimming", PHELPS, GREEN),
        ("rocket", GAGARIN, GREEN),
        ("musical-notes", BEETHOVEN, GREEN),
        ("female-sign", CINDERELLA, GREEN),
        ("t-rex", GODZILLA, GREEN),
    ],
)
def test_it_shows_what_it_is_in_green(sign: str, number: int, side: Any) -> None:  # ID-27
    (first, *_) = clue_of(holding((*DULL[:3], sign), DULL, key=number))
    assert first == Place(0, 1, 1, side)


def test_it_shows_what_it_is_not_in_red() -> None:  # ID-28
    """Among seven others most are men: what is a man's tells a woman."""
    game = holding(("male-sign",) * 4, key=TERESA)
    assert clue_of(game) == (Place(0, 0, 0, RED),)


def test_a_card_that_adds_nothing_stays_in_the_hand() -> None:  # ID-88, ID-89
    game = holding(("person-swimming", *DULL[:3]), *(DULL,) * 11, rounds=1)
    assert clue_of(game) == (Place(0, 0, 0, GREEN),)


def test_the_calm_lay_more_than_the_bold(tables: list[Game]) -> None:
    """The calm want to be sure; the bold keep cards, which decide a tie (ID-58)."""

    def cards(temper: Temper) -> int:
        found = 0
        for game in tables[:20]:
            found += len(clue_of(game, ADA, mind(7, temper=temper)))
        return found

    assert cards(Temper.CALM) > cards(Temper.BOLD)


@pytest.fixture(scope="module")
def tables() -> list[Game]:
    return [any_hands(seed) for seed in range(60)]


def any_hands(seed: int) -> Game:
    """Three have cards, characters and keys as they come from our packs."""
    game, rng = seated(3), Random(seed)
    while CHANCE in game.awaited or game.may("Ready"):
        if game.may("Ready"):
            game = game.each(Ready())
        else:
            game = game.at(game.now, CHANCE, GAME.deal(game.state, PACKS, rng))
    return game


@pytest.mark.parametrize(
    ("cards", "rounds", "most"),
    [(10, 4, 3), (12, 1, 3), (2, 1, 2), (3, 6, 1), (1, 4, 1), (6, 3, 2)],
)
def test_it_keeps_cards_for_the_rounds_to_come(cards: int, rounds: int, most: int) -> None:
    """ID-53, ID-88"""
    game = cluing(3, hand_size=cards, rounds=rounds)
    hand: Any = game.hand(ADA)
    assert affordable(game.table, hand) == most


def test_together_only_its_own_turns_count() -> None:  # ID-86
    game = cluing(5, mode="cooperative", hand_size=6)
    hand: Any = game.hand(ADA)
    assert affordable(game.table, hand) == 3, "two turns of the ten"


def test_what_somebody_has_laid_in_its_seat_is_sent_as_it_lies() -> None:
    game = holding(("person-swimming", *DULL[:3]), DULL).after((ADA, Look()))
    laid = game.after((ADA, Place(1, 0, 1, RED)))
    assert move(laid, ADA) == SendClues()


# Reading


def test_it_votes_for_everybody_and_sends_the_ballot() -> None:  # ID-34, ID-O12
    game = voting(5)
    done = sent(game, BEN)
    assert has_sent(done, BEN)
    ballot = [vote for vote in done.state.ballots[BEN] if vote is not None]
    assert len({*ballot}) == 4 and 2 not in ballot  # ID-38, ID-O05


def shown(game: Game, **safes: tuple[str, ...]) -> Any:
    """The table of a game with these signs in green."""
    place = {"ada": ADA, "ben": BEN, "cy": CY, "dee": DEE}
    table: Any = game.table
    found = list(table.safes)
    for who, signs in safes.items():
        found[place[who]] = Safe(signs, ())
    named = [replace(old, name=n) for old, n in zip(table.characters, EIGHT, strict=True)]
    return replace(table, safes=tuple(found), characters=tuple(named))


def votes_of(table: Any, hand: Hand, of: Mind | None = None) -> dict[Seat, int]:
    seen: Any = hand
    return votes(table, seen, of or mind())


def test_it_finds_who_somebody_is() -> None:
    game = voting(4)
    seen = shown(game, ben=("crown", "princess"), cy=("folded-hands",), dee=("t-rex",))
    ada = replace(game.hand(ADA), key=PHELPS)
    assert votes_of(seen, ada) == {BEN: CINDERELLA, CY: TERESA, DEE: GODZILLA}


def test_all_safes_are_read_together() -> None:  # ID-38
    """Two show a church; that one also shows a drum leaves Cinderella to the other."""
    likeness = Likeness(
        {"church": {"religion": 1.0}, "drum": {"music": 0.1}},
        {
            "mother teresa": {"religion": 1.0},
            "cinderella": {"religion": 0.9, "music": -9.0},
        },
    )
    game = voting(3)
    seen = shown(game, ben=("church",), cy=("church", "drum"))
    ada = replace(game.hand(ADA), key=PHELPS)
    found = votes_of(seen, ada, mind(whole_seed(likeness), knowledge=likeness))
    assert found == {BEN: CINDERELLA, CY: TERESA}


def whole_seed(likeness: Likeness) -> int:
    """The seed of a mind that happens to forget nothing of these few traits."""
    whole = Memory(likeness, 0, 0.0)
    pairs = [(sign, name) for sign in likeness.signs for name in likeness.characters]
    return next(
        seed
        for seed in range(999)
        if all(Memory(likeness, seed).fit(*p) == whole.fit(*p) for p in pairs)
    )


def test_what_is_red_speaks_against() -> None:  # ID-28
    memory = Memory(KNOWN, 0, 0.0)
    green = fit(Safe(("person-swimming",), ()), "Michael Phelps", memory)
    red = fit(Safe((), ("person-swimming",)), "Michael Phelps", memory)
    assert green > 0 and red == -green


def test_votes_that_somebody_has_set_in_its_seat_stay() -> None:
    game = voting(4).after((BEN, SetVote(CY, 7)))
    done = sent(game, BEN)
    assert done.state.ballots[BEN][CY] == 7
    assert has_sent(done, BEN)


# The best assignment


@pytest.mark.parametrize("seed", range(30))
def test_no_other_assignment_is_worth_more(seed: int) -> None:
    rng = Random(seed)
    rows, columns = rng.randint(1, 4), rng.randint(4, 7)
    worth = [[rng.uniform(-1, 1) for _ in range(columns)] for _ in range(rows)]

    def total(chosen: tuple[int, ...]) -> float:
        return sum(row[column] for row, column in zip(worth, chosen, strict=True))

    found = best_assignment(worth)
    assert len({*found}) == rows
    assert total(found) == max(map(total, permutations(range(columns), rows)))


def test_of_no_rows_there_is_nothing_to_assign() -> None:
    assert best_assignment([]) == ()


def test_where_all_is_alike_the_first_rows_get_the_first_columns() -> None:
    assert best_assignment([[0.0] * 4] * 3) == (0, 1, 2)


# Forgetting


def kept(seed: int) -> set[tuple[str, str]]:
    """Which traits of characters one mind remembers."""
    memory = Memory(KNOWN, seed)
    return {
        (name, word)
        for name, words in KNOWN.characters.items()
        for word in memory._of(f"character {name}", words)
    }


def test_each_mind_forgets_some_fifteen_percent_in_its_own_way() -> None:
    everything = sum(map(len, KNOWN.characters.values()))
    one, other = kept(1), kept(2)
    assert abs(1 - len(one) / everything - FORGOTTEN) < 0.02
    both = 1 - len(one & other) / everything
    assert abs(both - (1 - (1 - FORGOTTEN) ** 2)) < 0.03, "they forget independently"
    assert kept(1) == one, "and the same each time"


def shown_by(game: Game, seed: int) -> Safe:
    """What Ada's companion shows."""
    hand: Any = game.hand(ADA)

    def on(side: Side) -> tuple[str, ...]:
        laid = [card for card in clue_of(game, ADA, mind(seed)) if card.side is side]
        return tuple(hand.cards[each.card][2 * each.face + each.end] for each in laid)

    return Safe(on(GREEN), on(RED))


def test_who_forgets_nothing_reads_better(tables: list[Game]) -> None:
    """Else two companions would read each other's thoughts."""
    clues = [shown_by(game, seed) for seed, game in enumerate(tables)]

    def right(forgotten: float) -> float:
        found = 0
        for seed, (game, clue) in enumerate(zip(tables, clues, strict=True)):
            memory = Memory(KNOWN, 1_000 + seed, forgotten)
            worth = read(game.table, clue, NUMBERS, memory, Random(seed))
            found += NUMBERS[worth.index(max(worth))] == game.state.keys[ADA]
        return found / len(tables)

    assert right(FORGOTTEN) > 0.6
    assert right(0.0) >= right(FORGOTTEN)
    assert right(1.0) < 0.3, "who has forgotten everything guesses"


# Flags, and everything else that a seat may be asked


def test_a_flag_is_always_agreed_to() -> None:  # ID-12, ID-O06
    game = dealt().after((ADA, Flag(2)), (BEN, Flag(5)))
    game = game.companions(ADA, BEN, CY, DEE)  # those who asked have gone
    for seed in range(20):
        assert move(game, CY, mind(seed)) == Consent(2, yes=True)
        assert move(game, CY, mind(seed, knowledge=None)) == Consent(2, yes=True)


def test_among_people_it_neither_agrees_nor_is_ready() -> None:  # ID-O06
    game = dealt().companions(CY, DEE)
    assert move(game, CY) is None
    assert move(game.after((ADA, Flag(2))), CY) is None
    assert move(game.companions(ADA, BEN, CY, DEE), CY) == Ready()


def test_it_never_flags_anybody() -> None:
    """It knows everybody; and of whom it knows nothing, people are the judges."""
    assert move(dealt(), CY, mind(knowledge=None)) == Ready()


def test_it_opens_its_safe_in_its_turn() -> None:  # ID-40
    game = voting(3).all_wrong()
    first, *others = (ADA, BEN, CY)
    assert game.table.waiting == (first,)
    assert move(game, first) == Open()
    assert {move(game, seat) for seat in others} == {None}


def test_together_it_marks_and_people_decide() -> None:  # ID-73, ID-O30
    game = guessing().companions(DEE)
    found = move(game, DEE, mind(people=(ADA, BEN, CY)))
    assert isinstance(found, MarkGuess)
    marked = game.after((DEE, found))
    assert isinstance(marked.phase, Guessing)
    assert move(marked, DEE, mind(people=(ADA, BEN, CY))) is None


def test_together_the_first_of_companions_alone_decides() -> None:  # ID-O17
    game = guessing().companions(BEN, CY, DEE)
    found = move(game, DEE, mind(people=(ADA,)))
    assert isinstance(found, MarkGuess)
    after = game.after((DEE, found))
    assert not isinstance(after.phase, Guessing)
    assert move(after.companions(ADA, BEN, CY, DEE), ADA) == EndTurn()


def test_a_mark_that_waits_for_nobody_is_confirmed() -> None:  # ID-O30
    marked = guessing().after((DEE, MarkGuess(3)))
    assert move(marked, DEE, mind(people=(ADA,))) == ConfirmGuess()
    assert move(marked, DEE, mind(people=(BEN,))) is None


def test_it_speaks_as_in_any_game() -> None:
    game = dealt()
    said = [thought(game, ADA, mind(seed)).bubble for seed in range(30)]
    assert any(said) and all(word is None or word.startswith("begins-") for word in said)


# Whole games of companions

GAMES: Mapping[str, dict[str, Any]] = {
    "rulebook": {},
    "brisk": {"clue_seconds": 1, "ballot_seconds": 1, "rounds": 2},
    "long": {"rounds": 6, "hand_size": 3},
    "one card": {"rounds": 6, "hand_size": 1},
    "many cards": {"rounds": 1, "hand_size": 12},
    "no swaps": {"swapping": False, "rounds": 2},
    "all characters": {"famous_only": False, "known_abroad": True, "rounds": 2},
    "family": {"family": True, "rounds": 2},
    "one theme": {"themes": {"sport": True, "books": False}, "rounds": 2},
    "polish": {"pack": "characters.pl", "rounds": 2},
    "russian": {"pack": "characters.ru", "rounds": 2},
    "together": {"mode": "cooperative"},
    "together, in time": {"mode": "cooperative", "talk_seconds": 1, "clue_seconds": 1},
    "together, few cards": {"mode": "cooperative", "hand_size": 1},
    "together, no swaps": {"mode": "cooperative", "swapping": False},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_companions_ends_under_all_options(name: str) -> None:
    seats = 3 + [*GAMES].index(name) % 5
    company = Company(GAME, seats, seats, GAMES[name], 3_000)
    ends(company)
    assert isinstance(company.state.phase, Over), company.state.phase


def test_eight_play_too() -> None:
    ends(Company(GAME, 8, 1, {"rounds": 1}, 1_000))


def voted_right(company: Company) -> Iterator[bool]:
    for played in company.state.history:
        for opened in played.opened:
            yield from (v == opened.number for v in opened.votes if v is not None)


def test_companions_understand_each_other_but_not_always() -> None:
    right = [ok for n in range(3) for ok in voted_right(Company(GAME, 4, n, {}, 2_000))]
    assert 0.6 < sum(right) / len(right) < 1


# A pack of the group's own


@cache
def ours(known: int, unknown: int, name: str = "ours") -> Shelf:
    """A pack of the group's own, in which companions know so many characters."""
    cards = PACKS.find(CharacterPack, "characters.pl").cards
    names = [side.name for card in cards for side in card][:known]
    names += [f"Auntie {number}" for number in range(unknown)]
    lines = "\n".join(f"{name}: one of us" for name in names)
    text = f"kind: characters\nlanguage: en\ntitle: Ours\n\n[history]\n{lines}\n"
    return Shelf([parse(text, name, name)])


@pytest.mark.parametrize(
    ("known", "unknown", "enough"), [(0, 64, False), (31, 33, False), (32, 32, True)]
)
def test_it_is_counted_whom_they_know(known: int, unknown: int, enough: bool) -> None:
    shelf = ours(known, unknown)
    pack = shelf.find(CharacterPack, "ours")
    assert known_of(pack, shelf) == Known(known, enough)


def test_they_know_everybody_of_our_packs_and_words_are_another_matter() -> None:
    for language in ("en", "pl", "ru"):
        pack = PACKS.find(CharacterPack, f"characters.{language}")
        assert known_of(pack, PACKS) == Known(pack.entries, True)
    words = PACKS.find(WordPack, "words.en")
    assert known_of(words, PACKS) == Known(words.entries, True)


class Aunts(Company):
    """A game with a pack of people whom companions do not know."""

    def step(self) -> None:
        if CHANCE not in self.game.awaited(self.state) or not self.log:
            return super().step()
        aunts = ours(0, 64, "characters.en")
        return self.do(CHANCE, self.game.deal(self.state, aunts, self.rng))


def test_of_people_they_do_not_know_they_guess_by_nothing_but_chance() -> None:
    """And not all alike: one in seven is right, not all or none."""
    right: list[bool] = []
    for seed in range(4):
        company = Aunts(GAME, 5, seed, {}, 3_000)
        ends(company)
        right += voted_right(company)
    assert 0.07 < sum(right) / len(right) < 0.22  # 1/7 of 320


def test_what_it_knows_comes_from_the_shelf_and_holds_for_any_pack() -> None:
    known = knowledge(GAME, options(4, pack="characters.en"), ours(0, 64))
    assert known.signs == KNOWN.signs
    assert Memory(known, 1).fit("crown", "Auntie 1") == 0.0


def test_a_sign_without_traits_says_nothing() -> None:
    likeness = likeness_of(Traits({"crown": ("royal", "rich")}, {"ada": ("royal",) * 1}))
    assert Memory(likeness, 1, 0.0).fit("nose", "Ada") == 0.0
    assert Memory(likeness, 1, 0.0).fit("crown", "ADA") > 0.0


def test_between_rounds_they_wait_for_the_host() -> None:  # ID-48
    game = voting(3).all_wrong().opened()
    assert HOST in game.awaited
    assert {move(game, seat) for seat in (ADA, BEN, CY)} == {None}
