"""Which words companions know: who is told, and what it makes them do."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from promises import PACKS
from server.companion_table import board, known_deal, thinking
from server_harness import GENEROUS, Party, hears_all, house, refusal, start

from konspira import Match, companions, wire
from konspira.client import Phone
from konspira.companions import Mind, Thought, hearers, knowledge, known_of, think
from konspira.game import HOST, Move, Seat
from konspira.games import game_named
from konspira.games.codenames.moves import (
    Answer,
    Ask,
    BecomeSpymaster,
    Clue,
    Correct,
    Flag,
    JoinTeam,
    LeaveTeam,
    Mark,
    Start,
    Touch,
    Unmark,
)
from konspira.languages import LANGUAGES
from konspira.log.memory import MemoryLog
from konspira.packs import QuestionPack, WordPack
from konspira.packs.shelf import Shelf, parse
from konspira.room import acts
from konspira.server.companion_thread import Knowledge, is_understood
from konspira.verdict import Ruling

GAME = game_named("codenames")
RED_CHIEF, BLUE_CHIEF, RED, BLUE, RED_TOO, BLUE_TOO = map(Seat, range(6))


def ours(known: int, unknown: int, language: str = "en") -> str:
    """A pack of the group's own, in which companions know so many words."""
    words = [*PACKS.find(WordPack, "words.en").words[:known]]
    lines = [*words, *(f"Khinkali {number}" for number in range(unknown))]
    return f"kind: words\nlanguage: {language}\ntitle: Ours\n\n" + "\n".join(lines)


def shelf(known: int, unknown: int) -> Shelf:
    return Shelf([parse(ours(known, unknown), "ours", "ours")])


# How many words of a pack


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_know_all_words_of_the_packs_that_come_with_konspira(language: str) -> None:
    pack = PACKS.find(WordPack, f"words.{language}")
    assert known_of(pack, PACKS) == (pack.entries, True)


@pytest.mark.parametrize(
    ("known", "unknown", "enough"), [(0, 25, False), (79, 21, False), (80, 20, True)]
)
def test_twenty_of_twenty_five_words_are_enough(
    known: int, unknown: int, enough: bool
) -> None:
    pack = parse(ours(known, unknown), "ours", "ours")
    assert known_of(pack, PACKS) == (known, enough)


def test_of_a_language_without_associations_they_know_nothing() -> None:
    pack = parse(ours(25, 0, language="ka"), "ours", "ours")
    assert known_of(pack, PACKS) == (0, False)


def test_of_questions_nobody_counts_anything() -> None:
    assert known_of(PACKS.find(QuestionPack, "questions.en"), PACKS) is None


# Who leads


def thought(match: Match, seat: int, *others: int, known: Any) -> Thought:
    """What a companion thinks while these seats are people's."""
    mind = Mind(1, knowledge=known, people=tuple(map(Seat, others)))
    return think(GAME, match.table(), match.hand(seat), mind)


def lexicon(known: int, unknown: int) -> Any:
    return knowledge(GAME, GAME.options(pack="ours"), shelf(known, unknown))


FEW, ENOUGH = lexicon(79, 21), lexicon(80, 20)


@pytest.mark.parametrize("known", [FEW, None], ids=["few words", "no word"])
def test_who_knows_too_few_words_hands_over_to_a_person(known: Any) -> None:
    match = Match(GAME, seats=4)
    assert thought(match, RED_CHIEF, BLUE_CHIEF, RED, known=known).move == JoinTeam("red")  # type: ignore[arg-type]
    match.play(RED_CHIEF, JoinTeam("red"))  # type: ignore[arg-type]
    for seat in (RED_CHIEF, BLUE):
        assert thought(match, seat, BLUE_CHIEF, RED, known=known).move is None
    match.play(RED, BecomeSpymaster("red"))  # type: ignore[arg-type]
    assert thought(match, RED_CHIEF, BLUE_CHIEF, RED, known=known).move is None
    match.play(HOST, Start())


def test_who_knows_enough_words_leads_and_sits_down_to_lead() -> None:
    match = Match(GAME, seats=5)
    assert thought(match, RED_CHIEF, RED, known=ENOUGH).move is None
    match.play(BLUE_CHIEF, LeaveTeam())
    found = thought(match, BLUE_CHIEF, RED, known=ENOUGH).move
    assert found == BecomeSpymaster("blue")  # type: ignore[arg-type]


@pytest.mark.parametrize("people", [(), (RED_CHIEF,)], ids=["no people", "one, who leads"])
def test_where_no_person_is_left_to_lead_a_companion_does(people: tuple[int, ...]) -> None:
    match = Match(GAME, seats=4)
    assert thought(match, BLUE_CHIEF, *people, known=FEW).move is None
    match.play(BLUE_CHIEF, LeaveTeam())
    found = thought(match, BLUE_CHIEF, *people, known=FEW).move
    assert found == BecomeSpymaster("blue")  # type: ignore[arg-type]


def test_of_three_players_a_companion_cannot_hand_over_and_leads() -> None:
    match = Match(GAME, seats=3)
    assert thought(match, RED_CHIEF, RED, known=None).move is None
    match.play(HOST, Start())
    chief = 0 if match.table().phase.team == "red" else 1  # type: ignore[attr-defined]
    match.play(chief, thought(match, chief, RED, known=None).move)  # type: ignore[arg-type]


# Who touches


def half_known() -> tuple[Match, Any, tuple[int, int, int]]:
    """A board with five known words, after the clue of the first team."""
    packs = shelf(5, 20)
    match = Match(GAME, seats=6, options={"pack": "ours", "grace_seconds": 0}, packs=packs)
    match.play(HOST, Start())
    team = match.table().phase.team  # type: ignore[attr-defined]
    chief, *guessers = (0, 2, 4) if team == "red" else (1, 3, 5)
    known = knowledge(GAME, match.options, packs)
    match.play(chief, thought(match, chief, known=known).move)  # type: ignore[arg-type]
    return match, known, (chief, *guessers)  # type: ignore[return-value]


def test_on_a_board_of_unknown_words_a_companion_points_and_a_person_touches() -> None:
    match, known, (_, companion, person) = half_known()
    for _ in range(9):
        move = thought(match, companion, person, known=known).move
        assert isinstance(move, Mark | Unmark | None)
        if move is not None:
            match.play(companion, move)


def test_on_a_board_of_unknown_words_companions_touch_where_nobody_else_can() -> None:
    match, known, (_, companion, other) = half_known()
    for seat in (companion, other, companion):
        move = thought(match, seat, known=known).move
        if move is not None:
            match.play(seat, move)
    assert match.table().turns[-1].cards  # type: ignore[attr-defined]


# The word of a clue


KNOWN = {"en": "oceans", "pl": "oceanu", "ru": "океана"}
UNKNOWN = ["x" * 60, "🦆🦆", "ocean wave", "zyzzyva", "ვაშლი", "-", " "]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_word_leads_anywhere_and_need_lead_nowhere_on_this_board(
    language: str,
) -> None:
    known = knowledge(GAME, GAME.options(pack=f"words.{language}"), PACKS)
    assert companions.understands(GAME, known, Clue(KNOWN[language], 1))
    assert companions.understands(
        GAME, known, Ask(PACKS.find(WordPack, f"words.{language}").words[0])
    )
    others = [word for other, word in KNOWN.items() if other != language]
    for word in [*UNKNOWN, *(w for w in others if language == "ru" or w == KNOWN["ru"])]:
        assert not companions.understands(GAME, known, Clue(word, 1)), word
    assert not companions.understands(GAME, None, Clue(KNOWN[language], 1))


def heard(match: Match, move: Move, *seats: int) -> tuple[Seat, ...]:
    return hearers(GAME, match.table(), move, {*map(Seat, seats)})


def test_only_companions_among_the_own_operatives_hear_a_clue() -> None:
    match = Match(GAME, seats=6)
    assert heard(match, Clue("tide", 1), *range(6)) == (), "nothing is dealt yet"
    match.play(HOST, Start())
    team = match.table().phase.team  # type: ignore[attr-defined]
    chief, rival, one, other = (0, 1, 2, 4) if team == "red" else (1, 0, 3, 5)
    for move in (Clue("tide", 1), Ask("tide", 1)):
        assert heard(match, move, *range(6)) == (one, other)
        assert heard(match, move, chief, rival, other) == (other,)
        assert heard(match, move, chief, rival) == ()
    assert heard(match, Answer(True), *range(6)) == ()
    match.play(chief, Clue("tide", 1))
    assert heard(match, Correct("tides", 1), one) == (one,)
    assert heard(match, Touch(0), one) == ()
    match.play(one, Flag())
    assert heard(match, Correct("tides", 1), one) == (one,)


def test_a_spoken_clue_is_for_no_companion() -> None:
    match = Match(GAME, seats=4, options={"spoken_clues": True})
    match.play(HOST, Start())
    assert heard(match, Clue("tide", 1), *range(4)) == ()


def test_a_pack_that_changes_after_the_game_began_changes_nothing() -> None:
    """What companions know was read when the game began."""
    packs = shelf(80, 20)
    known = Knowledge(1, GAME, GAME.options(pack="ours"), packs)
    assert known.read().share == 0.8
    packs._packs |= shelf(5, 20)._packs
    assert known.read().share == 0.8
    assert Knowledge(2, GAME, GAME.options(pack="ours"), packs).read().share == 0.2


def test_whoever_fails_says_nothing(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Knowledge):
        def read(self) -> Any:
            raise OSError("the disk is gone")

    broken = Broken(1, GAME, GAME.options(), PACKS)
    assert is_understood(GAME, broken, Clue("tide", 1)) is None
    assert "what companions know in codenames" in caplog.text


# On a server


@pytest.fixture
def known_board() -> Iterator[None]:
    with known_deal():
        yield


def idle(*_: Any) -> Thought:
    return Thought(None, 0)


@pytest.mark.usefixtures("known_board")
async def test_a_chief_is_told_and_nobody_else_hears_of_it() -> None:
    async with house(MemoryLog(), GENEROUS) as server, Party() as party:
        with thinking(idle):
            chief, rival = await board(party, server, people=2)
            await hears_all(rival)
            before = len(rival.frames or ()), server.entries(chief.code)
            told = await chief.ask_about(0, Clue("ocean", 2))
            assert told.known is True and told.verdict is not None
            for word in ("zyzzyva", "x" * 60, "океан", "🦆"):
                assert (await chief.ask_about(0, Clue(word, 2))).known is False, word
            assert (len(rival.frames or ()), server.entries(chief.code)) == before
            assert await refusal(rival.ask_about(0, Clue("ocean", 2))) == "not-your-seat"
            assert await refusal(chief.ask_about(0, Clue("x" * 61, 2))) == "malformed-move"
            for word, known in {"": False, "wave": True}.items():  # which are no clues
                told = await chief.ask_about(0, Clue(word, 2))
                assert told.known is known and told.verdict is not None
                assert told.verdict.ruling is Ruling.FORBIDDEN, word


async def chief_of_companions(party: Party, server: Any, **options: Any) -> Phone:
    """One person, who leads, and companions in the other seats."""
    (phone,) = await party.gather(1, server)
    for name in ("Kit", "Ola", "Kuba"):
        await phone.do(acts.Invite(name))
    await start([phone], **options)
    return phone


@pytest.mark.usefixtures("known_board")
async def test_companions_are_asked_where_the_referee_is_switched_off() -> None:
    async with house(MemoryLog(), GENEROUS) as server, Party() as party:
        with thinking(idle):
            chief = await chief_of_companions(party, server, referee="off")
            told = await chief.ask_about(0, Clue("ocean", 2))
            assert (told.verdict, told.known) == (None, True)


@pytest.mark.usefixtures("known_board")
async def test_who_asks_too_often_is_refused_without_a_referee_too() -> None:
    limits = replace(GENEROUS, opinions_per_address_per_minute=20)
    async with house(MemoryLog(), limits) as server, Party() as party:
        with thinking(idle):
            chief = await chief_of_companions(party, server, referee="off")
            for word in ("ocean", "zyzzyva"):
                await chief.ask_about(0, Clue(word, 2))
            again = chief.ask_about(0, Clue("orchid", 2))
            assert await refusal(again) == "too-many-questions"


async def test_a_table_reads_how_many_words_of_its_pack_companions_know() -> None:
    log = MemoryLog()
    async with house(log, GENEROUS) as server, Party() as party:
        (host,) = await party.gather(1, server)
        await host.do(acts.AddPack("ours", ours(12, 28)))
        await host.do(acts.AddPack("theirs", ours(36, 4)))
        few, enough = host.room["packs"]
        assert (few["entries"], few["known"], few["few"]) == (40, 12, True)
        assert (enough["entries"], enough["known"], enough["few"]) == (40, 36, False)
        places = "\n".join(("Zoo", *(f"Place {n}" for n in range(9))))
        await host.do(acts.AddPack("places", places, "locations"))
        told = host.room["packs"][2]
        assert (told["entries"], told["known"], told["few"]) == (10, 1, True)


def test_an_opinion_tells_no_more_than_whether_the_word_is_known() -> None:
    raw = wire.encode(wire.Opinion(3, None, False))
    assert msgspec.json.decode(raw) == {
        "type": "Opinion",
        "id": 3,
        "verdict": None,
        "known": False,
    }
