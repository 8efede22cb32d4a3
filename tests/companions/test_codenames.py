"""How a companion plays Codenames."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from promises import PACKS

from companions.company import any_company
from konspira import referee
from konspira.companions import Mind, Temper, Thought, knowledge, think
from konspira.companions.codenames.chief import careful, expected
from konspira.companions.codenames.lexicon import Lexicon
from konspira.companions.codenames.memory import Memory
from konspira.companions.codenames.reading import SURE, meant, sure, weighed
from konspira.companions.codenames.stems import share_a_root, stem
from konspira.game import HOST, Seat
from konspira.games import game_named
from konspira.games.codenames.moves import (
    Accept,
    Answer,
    BecomeSpymaster,
    Clue,
    Cover,
    Flag,
    JoinTeam,
    LeaveTeam,
    Mark,
    Reason,
    Reject,
    Start,
    Stop,
    Touch,
    Unmark,
)
from konspira.match import Match
from konspira.packs import AssociationPack, WordPack
from konspira.packs.shelf import Shelf, parse
from konspira.verdict import Question, Ruling, Verdict

GAME = game_named("codenames")
LANGUAGES = ("en", "pl", "ru")
RED_CHIEF, BLUE_CHIEF, RED, BLUE, RED_TOO = 0, 1, 2, 3, 4


def known(pack: str = "words.en") -> Lexicon:
    found = knowledge(GAME, GAME.options(pack=pack), PACKS)
    assert isinstance(found, Lexicon)
    return found


def people(*seats: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, seats))


def begun(seats: int = 6, seed: int = 1, **options: Any) -> Match:
    """A game whose clue is awaited; the seats of Red are even."""
    match = Match(GAME, seats=seats, seed=seed, options=options)
    match.play(HOST, Start())
    return match


def thought(match: Match, seat: int, *others: int, seed: int = 1, **mind: Any) -> Thought:
    """What a companion in a seat thinks while these other seats are people's."""
    known_here = knowledge(GAME, match.options, PACKS)
    own = Mind(seed, knowledge=known_here, people=people(*others), **mind)
    return think(GAME, match.table(), match.hand(seat), own)


def turn_of(match: Match) -> tuple[int, int, int]:
    """The chief and two operatives of the team that begins."""
    table: Any = match.table()
    return (0, 2, 4) if table.phase.team == "red" else (1, 3, 5)


def with_clue(word: str = "water", number: Any = 2, **options: Any) -> Match:
    match = begun(**options)
    match.play(turn_of(match)[0], Clue(word, number))
    return match


# The chief


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chief_gives_no_clue_twice_and_none_that_shares_a_root_with_a_visible_word(
    language: str,
) -> None:
    given = 0
    for seed in range(3):
        match = begun(seats=2, seed=seed, pack=f"words.{language}")
        said: list[str] = []
        while match.outcome is None and len(said) < 8:
            table: Any = match.table()
            move = thought(match, RED_CHIEF, 1, seed=seed).move
            if isinstance(move, Clue):
                given += 1
                words = [table.words[card] for card in table.visible]
                assert not [w for w in words if share_a_root(move.word, w, language)]
                assert stem(move.word, language) not in said
                said.append(stem(move.word, language))
                match.play(RED_CHIEF, move)
                match.play(1, Touch(match.table().visible[0]))  # type: ignore[attr-defined]
            elif isinstance(move, Cover):
                match.play(RED_CHIEF, move)
            elif "Stop" in match.hand(1).may:
                match.play(1, Stop())
            else:
                match.wait()
    assert given > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_forbids_no_clue_of_a_chief(language: str) -> None:
    referee.load(language)
    asked: list[tuple[Question, Verdict]] = []

    def judge(question: Question) -> Verdict:
        q = question
        verdict = referee.check(q.clue, q.number, q.visible, q.language, q.house)
        asked.append((question, verdict))
        return verdict

    for seed in range(8):
        match = begun(seed=seed, pack=f"words.{language}")
        move = thought(match, turn_of(match)[0], referee=judge, seed=seed).move
        assert isinstance(move, Clue)
        question, verdict = asked[-1]
        assert (question.clue, question.number) == (move.word, move.number)
        assert verdict.ruling is not Ruling.FORBIDDEN and not verdict.word


def test_what_the_referee_forbids_is_replaced_by_the_next_best_clue() -> None:
    match = begun()
    chief = turn_of(match)[0]
    first = thought(match, chief).move
    assert isinstance(first, Clue)

    def strict(question: Question) -> Verdict:
        same = question.clue == first.word
        return Verdict(Ruling.FORBIDDEN if same else Ruling.LEGAL, "form")  # type: ignore[arg-type]

    second = thought(match, chief, referee=strict).move
    assert isinstance(second, Clue) and second.word != first.word


def test_a_chief_waits_while_its_clue_is_looked_at_and_takes_another_if_it_is_refused() -> (
    None
):
    match = begun(pre_approval=True)
    chief = turn_of(match)[0]
    clue = thought(match, chief).move
    assert isinstance(clue, Clue)
    match.play(chief, clue)
    assert thought(match, chief).move is None
    match.play(1 - chief, Answer(False))
    other = thought(match, chief).move
    assert isinstance(other, Clue) and other.word != clue.word


def test_a_chief_that_knows_no_word_of_the_board_keeps_the_game_going() -> None:
    for seed in range(9):
        match = begun(seed=seed)
        chief = turn_of(match)[0]
        move = think(GAME, match.table(), match.hand(chief), Mind(seed)).move
        match.play(chief, move)  # type: ignore[arg-type]


def test_a_chief_aims_at_its_own_words() -> None:
    hits = 0
    for seed in range(12):
        match = begun(seed=seed)
        chief, operative, _ = turn_of(match)
        match.play(chief, thought(match, chief, seed=seed).move)  # type: ignore[arg-type]
        table: Any = match.table()
        hand: Any = match.hand(chief)
        mark = thought(match, operative, RED_TOO, 5, seed=seed).move
        hits += isinstance(mark, Mark) and hand.key[mark.card] == table.phase.team
    assert hits >= 11


def test_a_chief_counts_on_no_word_that_is_merely_near() -> None:
    visible = ("shark", "whale", "beach", "witch")
    memory = Memory(known(), 1, visible, whole=True)
    assert memory.direct("broom")[:3] == [0, 0, 0]
    assert any(memory.indirect("broom")[:3])
    own = expected(memory, "broom", [1.0, 1.0, 1.0, -8.0])
    feared = expected(memory, "broom", [-8.0, -8.0, -8.0, 1.0])
    assert own[:3] == [0, 0, 0] and any(feared[:3])


def test_a_team_that_is_short_of_turns_takes_more_risk() -> None:
    own, enemy, assassin = 1.0, -1.2, -8.0
    begins = [own] * 9 + [enemy] * 8 + [assassin]
    behind = [own] * 4 + [enemy] * 2 + [assassin]
    assert careful(begins)[:9] == [own] * 9 and careful(behind)[:4] == [own] * 4
    assert careful(begins)[-1] < careful(behind)[-1] < 0


# Operatives


def test_among_people_an_operative_only_points() -> None:
    match = with_clue()
    _, operative, person = turn_of(match)
    for _ in range(9):
        move = thought(match, operative, person).move
        assert isinstance(move, Mark | Unmark | None)
        if move is not None:
            match.play(operative, move)
    assert match.table().phase.marks  # type: ignore[attr-defined]


def test_alone_an_operative_points_first_and_touches_three_seconds_later() -> None:
    match = with_clue(grace_seconds=0)
    operative = turn_of(match)[1]
    first = thought(match, operative)
    assert isinstance(first.move, Mark)
    match.play(operative, first.move)
    second = thought(match, operative)
    assert second.move == Touch(first.move.card)
    assert second.after_ms == 3_000


def test_an_operative_says_that_it_does_not_know_a_word_and_points_at_nothing() -> None:
    match = with_clue("zyzzyva")
    _, operative, person = turn_of(match)
    found = thought(match, operative, person)
    assert found.move is None and found.bubble
    assert found.bubble.startswith("unknown-clue-normal-")
    assert thought(match, person, operative).bubble
    assert thought(with_clue("water"), operative, person).bubble is None


@pytest.mark.parametrize("word", ["x" * 60, "вода", "ŻÓŁW", "o'clock"])
def test_strange_clues_do_no_harm(word: str) -> None:
    match = with_clue(word)
    _, operative, person = turn_of(match)
    assert thought(match, operative, person).move is None
    assert isinstance(thought(match, operative).move, Mark)


def test_whoever_must_touch_takes_the_likeliest_word_however_unsure() -> None:
    unsure = 0
    for word in [*known().named_by][::60]:
        match = with_clue(word, 1)
        table: Any = match.table()
        memory = Memory(known(), 1, [table.words[card] for card in table.visible])
        weights = weighed(memory, table.phase.clue, Temper.NORMAL)
        unsure += not sure(weights, 1, SURE)
        likeliest = table.visible[weights.index(max(weights))]
        assert meant(table, table.phase, Mind(1, knowledge=known())) == [likeliest]
    assert unsure


def test_a_clue_is_read_by_itself_before_its_other_forms() -> None:
    memory = Memory(known(), 1, ("shark", "needle"), whole=True)
    assert memory.heard("fin")[0] > memory.heard("fins")[0] * 0.99 > 0.5
    assert memory.heard("pin")[1] > memory.heard("pine")[1]


def test_alone_somebody_touches_even_without_an_idea() -> None:
    match = with_clue("zyzzyva", grace_seconds=0)
    operative = turn_of(match)[1]
    mark = thought(match, operative).move
    assert isinstance(mark, Mark)
    match.play(operative, mark)
    assert thought(match, operative).move == Touch(mark.card)


def test_where_the_majority_touches_a_companion_votes_like_most_people() -> None:
    match = with_clue("zyzzyva", touch_by="majority", grace_seconds=0)
    _, operative, person = turn_of(match)
    assert thought(match, operative, person).move is None
    match.play(person, Touch(7))
    assert thought(match, operative, person).move == Touch(7)


def test_a_captain_touches_what_its_people_point_at() -> None:
    match = with_clue("zyzzyva", touch_by="captain", grace_seconds=0)
    _, captain, person = turn_of(match)
    assert thought(match, captain, person).move is None
    match.play(person, Mark(7))
    assert thought(match, captain, person).move == Touch(7)


def test_a_touch_never_comes_too_early() -> None:
    for seed in range(3):
        assert any_company(GAME, seed).early == 0, f"seed {seed}"


def test_zero_leads_away_from_a_word() -> None:
    near = thought(with_clue("water", 1), 2, 4, seed=3).move
    away = thought(with_clue("water", 0), 2, 4, seed=3).move
    assert near != away


# Everything else that a seat may be asked


def test_a_companion_sits_down_where_somebody_is_needed() -> None:
    match = Match(GAME, seats=5, seed=1)
    match.play(BLUE_CHIEF, LeaveTeam())
    assert thought(match, RED).move == BecomeSpymaster("blue")  # type: ignore[arg-type]
    assert thought(match, RED_CHIEF).move is None
    match.play(BLUE_CHIEF, BecomeSpymaster("blue"))  # type: ignore[arg-type]
    match.play(BLUE, LeaveTeam())
    assert thought(match, BLUE).move == JoinTeam("blue")  # type: ignore[arg-type]


def test_a_companion_never_decides_about_a_flag_between_people() -> None:
    match = with_clue("water", judge="vote")
    chief, flagger, _ = turn_of(match)
    rival, third, fourth = (1, 3, 5) if chief == 0 else (0, 2, 4)
    match.play(flagger, Flag())
    others = (chief, flagger, rival, third)
    assert thought(match, fourth, *others).move is None
    match.play(flagger, Reject(Reason.LETTERS))
    match.play(rival, Reject(Reason.LETTERS))
    assert thought(match, fourth, *others).move is None
    assert isinstance(thought(match, fourth, flagger, rival).move, Reject)


def test_a_lone_judge_lets_a_clue_stand() -> None:
    match = with_clue("water")
    chief, flagger, _ = turn_of(match)
    match.play(flagger, Flag())
    assert thought(match, 1 - chief, chief, flagger).move == Accept()


def test_a_chief_covers_a_word_for_the_enemy() -> None:
    match = begun(seats=2)
    match.play(0, Clue("water", 1))
    while "Cover" not in match.hand(0).may:
        table: Any = match.table()
        touch = Touch(table.visible[0])
        match.play(1, Stop() if "Stop" in match.hand(1).may else touch)
    move = thought(match, 0, 1).move
    assert isinstance(move, Cover)
    match.play(0, move)


# What it knows


@pytest.mark.parametrize("language", LANGUAGES)
def test_companions_know_every_word_of_our_packs(language: str) -> None:
    words = [w for c in PACKS.find(WordPack, f"words.{language}").cards for w in c.sides]
    assert known(f"words.{language}").known(words) == len(words)


def test_each_mind_forgets_about_a_third_and_not_the_same() -> None:
    lexicon = known()
    minds = [[*forgotten(lexicon, seed)] for seed in (1, 2)]
    links = sum(map(len, lexicon.lists.values()))
    for lost in minds:
        assert 0.28 < len(lost) / links < 0.32
    both = len({*minds[0]} & {*minds[1]})
    assert 0.07 < both / links < 0.11


def forgotten(lexicon: Lexicon, seed: int) -> Iterator[tuple[str, str]]:
    memory = Memory(lexicon, seed, ())
    for codename, words in lexicon.lists.items():
        yield from ((codename, word) for word in words if word not in memory.of(codename))


def test_a_language_without_lists_is_unknown() -> None:
    head = "kind: words\nlanguage: eo\ntitle: Vortoj\n\n"
    words = "\n".join(f"vorto{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")
    shelf = Shelf([parse(head + words, "eo", "eo")])
    assert knowledge(GAME, GAME.options(pack="eo"), shelf) is None


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("waters", "water", "en"),
        ("berry", "berries", "en"),
        ("źródła", "źródło", "pl"),
        ("książki", "książka", "pl"),
        ("ёлки", "елка", "ru"),
    ],
)
def test_forms_of_a_word_are_one(one: str, other: str, language: str) -> None:
    assert stem(one, language) == stem(other, language)
    assert share_a_root(one, other, language)


def test_our_packs_name_what_they_think_of() -> None:
    pack = PACKS.find(AssociationPack, "associations.en")
    entry = Random(1).choice(pack.lists)
    assert all(map(known().knows, (*entry.words, entry.codename)))
