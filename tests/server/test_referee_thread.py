"""The referee at a table on a real server: who asks it, who hears it, and what is kept."""

from typing import Any

import msgspec
import pytest
from server_harness import (
    GENEROUS,
    House,
    Party,
    all_see,
    hears_all,
    house,
    logged,
    phase,
    play,
    refusal,
    start,
    who_may,
)

from konspira import referee, wire
from konspira.client import Phone
from konspira.games.codenames.moves import Answer, Ask, Clue, Flag, Reason
from konspira.log.memory import MemoryLog
from konspira.referee import library
from konspira.room import Room, acts, apply
from konspira.server import referee_thread, run
from konspira.verdict import Forms, Ruling, Verdict

# Each language has a board on which the same words always lie: a pack of just 25 cards.
BOARDS = {
    "pl": "wąż róg belka zamek młot kot ryba dom las pociąg rower kino woda ogień chleb "
    "ser nóż okno drzwi lampa most rzeka góra wyspa morze",
    "ru": "змея рог балка замок молот кот рыба дом лес поезд кино вода огонь хлеб сыр нож "
    "окно дверь лампа мост река гора остров море стол",
    "en": "snake horn beam castle hammer cat fish house forest train bicycle cinema water "
    "fire bread cheese knife window door lamp bridge river hill island sea",
}


async def at_the_board(
    party: Party, server: House, language: str, **options: Any
) -> list[Phone]:
    phones = await party.gather(4, server)
    words = "\n".join(BOARDS[language].split())
    text = f"kind: words\nlanguage: {language}\ntitle: Ours\n\n{words}\n"
    await phones[0].do(acts.AddPack("ours", text))
    await start(phones, pack="ours", **options)
    return phones


async def test_dictionaries_are_loaded_before_anybody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F7 (l): the first question in a language costs nobody more than the second."""
    monkeypatch.setattr(library, "_loaded", {})
    monkeypatch.setattr(run, "REFEREE_AFTER_SECONDS", 0.0)
    assert referee.status("en") is Forms.NOT_LOADED
    await run.load_referee()
    for language in referee.LANGUAGES:
        assert referee.status(language) in (Forms.CHECKED, Forms.NOT_INSTALLED)


async def test_a_dictionary_that_cannot_be_read_is_told_and_the_server_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(language: str) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(run, "REFEREE_AFTER_SECONDS", 0.0)
    monkeypatch.setattr(referee, "load", broken)
    await run.load_referee()
    assert "dictionaries could not be loaded" in caplog.text


def messages(phones: list[Phone]) -> list[int]:
    return [len(phone.frames or ()) for phone in phones]


@pytest.mark.parametrize(
    ("language", "clue", "word", "fine"),
    [
        ("pl", "wężyk", "wąż", "sterowiec"),
        ("ru", "змеи", "змея", "дирижабль"),
        ("en", "snakes", "snake", "zeppelin"),
    ],
)
async def test_a_chief_asks_and_nobody_else_hears_of_it(
    language: str, clue: str, word: str, fine: str
) -> None:
    """CN-O12, CN-O16"""
    async with house(MemoryLog(), GENEROUS) as server, Party() as party:
        phones = await at_the_board(party, server, language)
        chief, seat = who_may(phones, "Clue")
        others = [phone for phone in phones if phone is not chief]
        await hears_all(*others)
        before, entries = messages(others), server.entries(chief.code)
        verdict = await chief.consult(seat, Clue(clue, 2))
        assert (verdict.ruling, verdict.word) == (Ruling.FORBIDDEN, word)
        assert verdict.rule == "CN-80" and verdict.forms is Forms.CHECKED
        verdict = await chief.consult(seat, Clue(fine, 2))
        assert verdict.ruling is Ruling.LEGAL
        assert messages(others) == before
        assert server.entries(chief.code) == entries


async def test_a_forbidden_clue_is_kept_back_until_the_rival_says_yes() -> None:
    """CN-O12, CN-66"""
    log = MemoryLog()
    async with house(log, GENEROUS) as server, Party() as party:
        phones = await at_the_board(party, server, "pl")
        chief, seat = who_may(phones, "Clue")
        entries = server.entries(chief.code)
        clue = Clue("nosorożec", 1)
        assert await refusal(chief.play(seat, clue)) == "referee-forbids"
        assert server.entries(chief.code) == entries and phase(chief) == "Cluing"
        await chief.play(seat, Ask("nosorożec"))
        await all_see([chief], lambda phone: phone.hands[seat]["asked"])
        assert chief.hands[seat]["asked"]["opinion"]["ruling"] == "forbidden"
        rival, rivals_seat = who_may(phones, "Answer")
        await rival.play(rivals_seat, Answer(True))
        await chief.play(seat, clue)
        await all_see(phones, lambda phone: phase(phone) == "Guessing")


def test_the_opinion_that_counted_is_in_the_log_and_replay_needs_no_dictionary(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """CN-O12"""

    async def scenario() -> tuple[Any, Any]:
        log = MemoryLog()
        async with house(log, GENEROUS) as server, Party() as party:
            phones = await at_the_board(party, server, "pl", referee="advise")
            chief, seat = who_may(phones, "Clue")
            await chief.play(seat, Clue("wężyk", 2))
            flagger, flag_seat = who_may(phones, "Flag")
            await flagger.play(flag_seat, Flag(Reason.WORD_FORM))
            await all_see(phones, lambda phone: phase(phone) == "Review")
            assert phones[0].table is not None
            return await logged(log, chief.code), phones[0].table["opinion"]

    entries, shown = play(scenario())
    played = [entry.act for entry in entries if isinstance(entry.act, acts.Play)]
    kept = [msgspec.to_builtins(act.opinion) for act in played if act.opinion]
    assert kept == [shown]
    assert shown["ruling"] == "forbidden" and shown["word"] == "wąż"
    monkeypatch.setattr(referee, "check", None)
    monkeypatch.setattr(referee_thread, "judge", None)
    room = Room()
    for entry in entries:
        room = apply(room, entry)
    assert room.playing is not None
    table: Any = room.playing.game.table(room.playing.state)
    assert msgspec.to_builtins(table.opinion) == shown


async def test_nobody_brings_an_opinion_of_their_own() -> None:
    """CN-O12"""
    async with house(MemoryLog(), GENEROUS) as server, Party() as party:
        phones = await at_the_board(party, server, "en")
        chief, seat = who_may(phones, "Clue")
        fine = await chief.consult(seat, Clue("zeppelin", 1))
        move = msgspec.Raw(msgspec.json.encode(Clue("snakes", 1)))
        forged = acts.Play(seat, move, fine)
        assert await refusal(chief.do(forged)) == "not-allowed"


async def test_the_referee_is_asked_about_clues_of_the_own_seat_in_a_running_game() -> None:
    async with house(MemoryLog(), GENEROUS) as server, Party() as party:
        phones = await at_the_board(party, server, "en")
        chief, seat = who_may(phones, "Clue")
        other = next(phone for phone in phones if phone is not chief)
        clue = Clue("snakes", 1)
        assert await refusal(other.consult(seat, clue)) == "not-your-seat"
        assert await refusal(chief.consult(seat, Answer(True))) == "nothing-to-judge"
        outside = await party.phone(server)
        assert await refusal(outside.consult(0, clue, chief.members[0])) in (
            "not-your-seat",
            "not-in-a-room",
        )
        await phones[0].do(acts.Pause())
        assert await refusal(chief.consult(seat, clue)) == "game-is-paused"


async def test_a_referee_who_is_switched_off_says_nothing() -> None:
    """CN-O12"""
    async with house(MemoryLog(), GENEROUS) as server, Party() as party:
        phones = await at_the_board(party, server, "en", referee="off")
        chief, seat = who_may(phones, "Clue")
        clue = Clue("snakes", 1)
        assert await refusal(chief.consult(seat, clue)) == "nothing-to-judge"
        await chief.play(seat, clue)


@pytest.mark.parametrize(
    "clue",
    ["\u200b", "e\u0301" * 20, "🦆🦆", "змеяsnake", "a" * 60, "\u202esnake", "-", "ﷺ"],
)
def test_a_nasty_clue_gets_a_clear_answer(clue: str) -> None:
    """CN-O26"""

    async def scenario() -> Verdict:
        async with house(MemoryLog(), GENEROUS) as server, Party() as party:
            phones = await at_the_board(party, server, "en")
            chief, seat = who_may(phones, "Clue")
            return await chief.consult(seat, Clue(clue, 1))

    assert play(scenario()).ruling in Ruling


def test_an_opinion_goes_to_people_as_a_message_of_its_own() -> None:
    verdict = Verdict(Ruling.LEGAL, referee.Reason.NOTHING_AGAINST_IT)
    raw = wire.encode(wire.Opinion(3, verdict))
    assert wire.decode_out(raw) == wire.Opinion(3, verdict)
