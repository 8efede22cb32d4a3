"""A log outlives releases: rooms of older versions still open, and so will ours."""

import asyncio
import lzma
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from server_harness import Party as Phones
from server_harness import folded, house, logged, play, until

from konspira.game import BadSetup, IllegalMove
from konspira.games import GAMES
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import Clue, Touch
from konspira.languages import LANGUAGES
from konspira.log.memory import MemoryLog
from konspira.packs import WordPack
from konspira.packs.parsing import parse
from konspira.packs.shelf import Shelf
from konspira.refusals import BAD_OPTION_VALUE
from konspira.room import SERVER, Entry, Room, acts, apply, check, room_view, table_of
from konspira.room.acts import MemberId
from konspira.room.agreement import first_packs
from konspira.room.running import owed_finish
from konspira.room.versions import upgraded
from room.table import (
    ANN,
    ASSASSIN,
    BEN,
    CID,
    EVE,
    OPENED,
    VERSIONS,
    Party,
    dealt,
    join,
    lost_by_red,
    opened,
)
from room.table import party as people
from room.table import play as moves

FOLDER = Path(__file__).parent / "old_rooms"
OLD = sorted(FOLDER.glob("*/*.jsonl.xz"))
CODE = "BCDFG"


def entries_of(path: Path) -> list[bytes]:
    return lzma.decompress(path.read_bytes()).splitlines()


def decoded(path: Path) -> list[Entry]:
    return [msgspec.json.decode(line, type=Entry) for line in entries_of(path)]


def test_there_are_old_rooms_of_every_game_there_was() -> None:
    names = {path.name.removesuffix(".jsonl.xz") for path in OLD}
    games = {"codenames", "spyfall2", "starwars", "secret_identity"}
    assert names >= {f"{game}-{how}" for game in games for how in ("finished", "running")}


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name)
async def test_an_old_room_opens_with_its_people_and_packs_and_can_be_played_in(
    path: Path,
) -> None:
    log = MemoryLog()
    await log.append(CODE, 0, entries_of(path))
    running = "running" in path.name
    game = path.name.split("-")[0]
    async with house(log) as server, Phones() as party:
        tv = await party.onlooker(server, CODE)
        room = tv.room
        here = ["Ola K.", "Ben", "Zoë", "Max", "Eve"]
        assert [m["name"] for m in room["members"]] == (
            here if running else ["Ola K.", "Ben", "Zoë", "Ян", "Max"]
        )
        assert room["host"] == (2 if running else 1)
        assert room["language"] == "pl" and room["game"] == game
        (pack,) = room["packs"]
        assert pack["name"].startswith("own") and pack["entries"] >= 30
        assert pack["name"] in str(room["options"]) or game == "starwars"
        live = server.room(CODE)
        await until(lambda: bool(live.room.running) or live.room.versions == VERSIONS)
        first = decoded(path)[0].act
        assert isinstance(first, acts.Open)
        if first.rules[game] != VERSIONS[game]:
            assert tv.table is None and tv.room["cut_short"] == game
        everything = await logged(log, CODE)
    again = folded(everything)
    host = MemberId(room["host"])
    if again.running:
        again = apply(again, Entry(again.at, host, acts.Abandon()))
    begun = check(again, Entry(again.at, host, acts.Start()), Shelf())
    assert apply(again, begun).running


# What a release may change


@contextmanager
def next_release() -> Iterator[None]:
    """Codenames is played by other rules now."""
    with patch.dict(GAMES, codenames=msgspec.structs.replace(codenames, version=NEXT)):
        yield


def fold(party: Party) -> Room:
    """As after a restart, from the bytes in the log."""
    entries = (msgspec.json.decode(line, type=Entry) for line in raw(party))
    return reduce(apply, entries, Room())


def raw(party: Party) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in party.log]


NEXT = codenames.version + 1
PACK = "kind: words\nlanguage: en\ntitle: Ours\n\n" + "\n".join(
    f"word {one}{other}" for one in "abcde" for other in "abcdef"
)


def test_a_release_with_a_pack_of_a_groups_name_leaves_the_group_its_own() -> None:
    room = people().after((ANN, acts.AddPack("new words", PACK)))
    room = room.after((ANN, acts.Choose("codenames", {"pack": "new words"})))
    theirs = parse(PACK.replace("word ", "other "), "new words", "new words")
    with patch("konspira.packs.shelf.builtin", lambda: (theirs,)):
        assert fold(room) == room.room
        begun = check(room.room, Entry(room.now, ANN, acts.Start()), Shelf())
        assert apply(room.room, begun).running
        shelf = Shelf(room.room.packs)
        assert shelf.find(WordPack, "new words").cards[0].front.startswith("word")


def test_a_release_without_a_pack_that_was_chosen_asks_for_another() -> None:
    room = people(pack="words.ru")
    with patch("konspira.packs.shelf.builtin", lambda: ()):
        assert fold(room) == room.room
        with pytest.raises(IllegalMove, match="unknown-pack"):
            check(room.room, Entry(room.now, ANN, acts.Start()), Shelf())


def test_a_game_that_has_begun_needs_no_pack_of_today_to_be_folded() -> None:
    game = dealt(pack="words.ru")
    with patch("konspira.packs.shelf.builtin", lambda: ()):
        assert fold(game) == game.room


def test_a_narrower_range_and_other_defaults_leave_old_games_as_they_were() -> None:
    game = dealt(timer="every-turn", timer_seconds=600)
    usual: Any = codenames.defaults

    def others(seats: int) -> Any:
        return msgspec.structs.replace(usual(seats), grace_seconds=9, clue_seconds=33)

    changed = msgspec.structs.replace(codenames, defaults_for=others)

    def refuse(*_: object) -> None:
        raise BadSetup(BAD_OPTION_VALUE.code, "no value fits any more")

    with (
        patch.dict(GAMES, codenames=changed),
        patch("konspira.options.checked", refuse),
    ):
        assert fold(game) == game.room


def test_stricter_limits_close_no_room() -> None:
    room = people(4).after(*((ANN, acts.AddPack(f"own {n}", PACK)) for n in range(3)))
    room = room.after((ANN, acts.Rename("I")), (BEN, acts.Rename("Bo")))
    with (
        patch("konspira.room.agreement.MOST_PACKS", 1),
        patch("konspira.room.agreement.MOST_LETTERS_EVER", 1),
        patch("konspira.room.agreement.LONGEST_TITLE", 1),
        patch("konspira.room.people.MOST_MEMBERS", 1),
        patch("konspira.room.names.LONGEST_NAME", 1),
        patch("konspira.room.checks.MOST_ENTRIES", 1),
        patch.object(WordPack, "least", 1000),
    ):
        assert fold(room) == room.room
        assert [pack.entries for pack in room_view(fold(room)).packs] == [30, 30, 30]
        assert room.refusal(BEN, acts.Leave()) == "room-is-worn-out"


def test_other_default_packs_leave_what_a_group_has_agreed_on() -> None:
    chosen = (ANN, acts.Speak("pl")), (ANN, acts.Choose("codenames", {"timer": "off"}))
    room = people().after(*chosen, (ANN, acts.Speak("ru")))
    assert room.room.choice.options == {"timer": "off", "pack": "words.ru"}
    usual: Any = codenames.defaults

    def others(seats: int) -> Any:
        return msgspec.structs.replace(usual(seats), pack="animals.en")

    changed = msgspec.structs.replace(codenames, defaults_for=others)
    with patch.dict(GAMES, codenames=changed):
        first_packs.cache_clear()
        assert first_packs("codenames", "ru") == {"pack": "animals.ru"}
        assert fold(room) == room.room
    first_packs.cache_clear()


def test_a_pack_of_an_old_log_that_cannot_be_read_any_more_closes_no_room() -> None:
    old = acts.AddPack("own", PACK)  # as it was logged before it said what it is about
    room = apply(people().room, Entry(OPENED, ANN, old))
    with patch.object(WordPack, "least", 1000):
        (pack,) = room_view(room).packs
        assert (pack.name, pack.entries) == ("own", 0)


def test_a_game_that_is_known_no_more_is_left_out() -> None:
    room = people().after((ANN, acts.Choose("spyfall2")), (ANN, acts.Start()))
    fewer = {name: game for name, game in GAMES.items() if name != "spyfall2"}
    with (
        patch.dict("konspira.games.GAMES", fewer, clear=True),
        patch.object(first_packs, "__wrapped__", None),
    ):
        later = fold(room)
        assert (later.running, later.foreign and later.foreign.game) == (None, "spyfall2")
        assert later.members == room.room.members


# Rules that have changed


def test_a_running_game_of_older_rules_ends_without_a_result_and_people_are_told() -> None:
    game = dealt()
    with next_release():
        later = fold(game)
        assert later.running is None and table_of(later) is None
        assert room_view(later).cut_short == "codenames"
        assert later.members == game.room.members and later.host == ANN
        told = upgraded(later, Shelf())
        assert told and told.rules["codenames"] == NEXT
        ready = apply(later, Entry(later.at, SERVER, told))
        assert upgraded(ready, Shelf()) is None
        begun = check(ready, Entry(ready.at, ANN, acts.Start()), Shelf())
        again = apply(ready, begun)
        assert again.running and room_view(again).cut_short is None
        assert again.games == 2


def test_the_results_of_an_evening_survive_the_next_upgrade() -> None:
    game = lost_by_red(dealt())
    finish = owed_finish(game.room)
    assert finish is not None
    noted = game.after((SERVER, finish))
    assert owed_finish(noted.room) is None
    assert noted.room.results == game.room.results
    with next_release():
        later = fold(noted)
        assert later.results == game.room.results
        assert room_view(later).cut_short is None


def test_what_happens_besides_an_older_game_is_folded_all_the_same() -> None:
    game = dealt(timer="every-turn").after(join("Eve", watch=True))
    game = game.after((ANN, acts.Pause()), (ANN, acts.Resume()), (BEN, acts.Leave()))
    game = game.after((ANN, acts.Reseat(1, EVE)), (SERVER, acts.Away(ANN)))
    limit = game.now + 200_000
    while game.room.host == ANN:
        game = game.tick(limit)
    with next_release():
        later = fold(game)
        assert (later.members, later.host) == (game.room.members, game.room.host)
        assert later.joined == 5


def test_an_abandoned_game_of_older_rules_is_not_told_of() -> None:
    game = dealt().after((ANN, acts.Abandon()))
    with next_release():
        assert room_view(fold(game)).cut_short is None


def test_a_choice_that_does_not_fit_any_more_is_left_out_at_the_upgrade() -> None:
    room = opened(versions={}).after(join("Ann"))
    options: Any = {
        "timer": "off",
        "jokers": 3,
        "clue_rules": {"acronyms": "sun"},
        "pack": "x",
    }
    chosen = apply(room.room, Entry(room.now, ANN, acts.Choose("codenames", options)))
    told = upgraded(chosen, Shelf())
    assert told and (told.game, told.options) == ("codenames", {"timer": "off"})
    unknown = apply(room.room, Entry(room.now, ANN, acts.Choose("canasta", {"jokers": 3})))
    told = upgraded(unknown, Shelf())
    assert told and (told.game, told.options) == ("codenames", {})


def test_a_room_learns_of_a_game_that_a_release_has_brought() -> None:
    room = opened(versions={"codenames": codenames.version}).after(join("Ann"))
    told = upgraded(room.room, Shelf())
    assert told and told.rules == VERSIONS


def test_every_pack_that_games_begin_with_is_there_in_every_language() -> None:
    """A replay goes by the names alone, so that they must be right."""
    shelf = Shelf()
    for game in GAMES:
        for language in LANGUAGES:
            assert all(name in shelf for name in first_packs(game, language).values())


# On a server


async def test_a_server_notes_what_a_game_brought_and_a_later_one_still_knows_it() -> None:
    log = MemoryLog()
    await log.append(CODE, 0, [msgspec.json.encode(e) for e in lost_by_red(dealt()).log])
    async with house(log) as server, Phones() as party:
        await party.onlooker(server, CODE)
        await until(lambda: not server.room(CODE).room.owed)
        finishes = [e for e in await logged(log, CODE) if isinstance(e.act, acts.Finish)]
        assert len(finishes) == 1
    with next_release():
        async with house(log) as server, Phones() as party:
            tv = await party.onlooker(server, CODE)
            assert [result["why"] for result in tv.room["results"]] == ["assassin"]


def test_what_a_game_brought_is_kept_by_the_very_append_that_ends_it() -> None:
    """A server that stops between two appends, to be upgraded, would lose it."""

    class Appends(MemoryLog):
        def append(
            self, room: str, expected: int, entries: Sequence[bytes]
        ) -> asyncio.Future[int]:
            appended.append([msgspec.json.decode(each, type=Entry) for each in entries])
            return super().append(room, expected, entries)

    async def scenario() -> None:
        log = Appends()
        await log.append(CODE, 0, raw(dealt().after(moves(ANN, Clue("anything", 1)))))
        appended.clear()
        async with house(log) as server, Phones() as party:
            tv = await party.onlooker(server, CODE)
            live = server.room(CODE)
            await live.perform(*moves(CID, Touch(ASSASSIN)))
            (ending,) = [each for each in appended if isinstance(each[0].act, acts.Play)]
            assert [type(entry.act) for entry in ending] == [acts.Play, acts.Finish]
            assert ending[1].by == SERVER and not live.room.owed
            await until(lambda: bool(tv.room["results"]))
            everything = await logged(log, CODE)
            assert sum(isinstance(entry.act, acts.Finish) for entry in everything) == 1

    appended: list[list[Entry]] = []
    play(scenario())


async def test_a_room_whose_game_goes_on_learns_of_other_games_when_it_is_over() -> None:
    log, few = MemoryLog(), {"codenames": codenames.version}
    begun = opened(versions=few).after(*map(join, ("Ann", "Ben")), (ANN, acts.Start()))
    await log.append(CODE, 0, raw(begun))
    async with house(log) as server, Phones() as party:
        tv = await party.onlooker(server, CODE)
        assert tv.table and tv.room["cut_short"] is None
        live = server.room(CODE)
        await live.perform(ANN, acts.PassHost(BEN))
        assert live.room.versions == few
        await live.perform(BEN, acts.Abandon())
        await until(lambda: live.room.versions == VERSIONS)
