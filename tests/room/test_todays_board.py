"""The game of the day in a room: who plays it, on which date, and what ends it."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from konspira.companions import Temper
from konspira.game import CHANCE, Seat
from konspira.games import GAMES
from konspira.languages import LANGUAGES
from konspira.room import SERVER, MemberId, acts, room_view, table_of
from konspira.room.acts import Mind
from konspira.room.companions import minds
from konspira.room.day import DAY_MS
from konspira.room.people import MOST_MEMBERS
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    NAMES,
    OPENED,
    PACKS,
    Done,
    Party,
    join,
    opened,
    party,
    raw,
)

MORNING = OPENED - OPENED % DAY_MS + 9 * 3_600_000
DAY = "2023-11-14"
NEXT = "2023-11-15"
TODAY: Done = (ANN, acts.PlayToday("Kit"))
START: Done = (ANN, acts.Start())


def lobby(people: int = 1, language: str = "en", at: int = MORNING) -> Party:
    """The game of the day is chosen; Ann is host, and the companion comes after all."""
    room = Party().at(at, SERVER, opened(language).log[0].act)
    return room.after(*map(join, NAMES[:people]), TODAY)


def begun(people: int = 1, language: str = "en", at: int = MORNING) -> Party:
    return with_deal(lobby(people, language, at).after(START))


def with_deal(room: Party) -> Party:
    """What a server does when chance is awaited."""
    playing = room.playing
    daily = playing.game.daily
    assert daily and playing.today
    drawn = daily.deal(playing.state, PACKS, playing.today.date)
    return room.after((SERVER, acts.Deal(raw(drawn), "nonce")))


def board(room: Party) -> tuple[Any, Any]:
    state = room.playing.state
    return state.words, state.key


def day_of(room: Party) -> str | None:
    """The day of which everybody sees that the game at the table is its."""
    view = room_view(room.room).playing
    return view.today if view else None


def at_end(room: Party) -> str:
    """The date of the day at which this room is."""
    return datetime.fromtimestamp(room.now / 1000, UTC).date().isoformat()


# The table


def test_a_companion_leads_and_people_guess_and_the_board_is_dealt_at_once() -> None:
    room = begun(people=3)
    kit = room.room.members[-1]
    assert kit.name == "Kit" and room.playing.seating == (kit.id, ANN, BEN, CID)
    table: Any = table_of(room.room)
    assert table.phase.team == "red" and table.options.variant == "one-team"
    assert [place.role for place in table.places] == ["spymaster", *3 * ["operative"]]
    assert list(minds(room.room)) == [0]


def test_everybody_sees_of_which_day_it_is_and_nobody_a_seed() -> None:
    view = room_view(lobby().room)
    assert (view.today, view.playing, view.game) == (DAY, None, "codenames")
    view = room_view(begun().room)
    assert view.playing and view.today == view.playing.today == DAY
    assert b"seed" not in msgspec.json.encode(view)


def test_a_log_holds_all_of_it_and_a_replay_draws_nothing() -> None:
    room = begun(people=2)
    assert room.replayed() == room.room
    kinds = [type(entry.act) for entry in room.log]
    assert kinds[-3:] == [acts.PlayToday, acts.Start, acts.Deal]
    entries = [msgspec.json.encode(entry) for entry in room.log]
    assert b'"words.en"' in entries[-2] and DAY.encode() in entries[-2]


# The same for everybody


def test_tables_of_one_day_have_the_same_board_and_the_same_mind() -> None:
    one, other = begun(), begun(people=4, at=MORNING + 3_600_000)
    assert board(one) == board(other)
    assert minds(one.room)[Seat(0)] == minds(other.room)[Seat(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_day_has_another_board_and_another_mind(language: str) -> None:
    one = begun(language=language)
    other = begun(language=language, at=MORNING + DAY_MS)
    assert board(one)[0] != board(other)[0] and board(one)[1] != board(other)[1]
    assert minds(one.room) != minds(other.room)
    assert at_end(one) == room_view(one.room).today == DAY


def test_every_language_has_a_mind_and_words_of_its_own() -> None:
    boards = [begun(language=language) for language in LANGUAGES]
    seeds = {minds(room.room)[Seat(0)].seed for room in boards}
    assert len(seeds) == len({board(room) for room in boards}) == len(LANGUAGES)
    packs = [room.playing.options.pack for room in boards]
    assert packs == [f"words.{language}" for language in LANGUAGES]


def test_a_table_that_learns_another_language_plays_the_board_of_that_one() -> None:
    room = with_deal(lobby().after((ANN, acts.Speak("pl")), START))
    assert board(room) == board(begun(language="pl"))
    assert minds(room.room) == minds(begun(language="pl").room)


def test_earlier_games_of_the_group_change_neither_board_nor_who_leads() -> None:
    room = begun(people=2)
    again = room.after((ANN, acts.Abandon()), START)
    assert board(with_deal(again)) == board(room), "a second start is the same board"
    usual = party(2, variant="one-team").after(START)
    after_another = usual.after((ANN, acts.Abandon()), TODAY)
    assert after_another.room.today
    assert with_deal(after_another.after(START)).playing.seating[0] == CID


def test_a_companion_that_is_here_leads_with_the_mind_of_the_day() -> None:
    bold = acts.Invite("Lou", mind=Mind(Temper.BOLD, 5))
    room = with_deal(party().after((ANN, bold), TODAY, START))
    lou = room.member(MemberId(5))
    assert room.playing.seating == (lou.id, ANN, BEN, CID, DOT)
    assert lou.mind == minds(room.room)[Seat(0)] == minds(begun().room)[Seat(0)]
    assert lou.mind and lou.mind.temper is Temper.NORMAL
    assert len(room.room.members) == 5, "nobody else has come"


def test_other_companions_only_look_on() -> None:
    two = [(ANN, acts.Invite(name, mind=Mind(seed=1))) for name in ("Lou", "Mo")]
    room = party(2).after(*two, TODAY)
    assert room.room.ring == (CID, ANN, BEN)
    seated = room.after((ANN, acts.Arrange((DOT, BEN, CID, ANN))), START)
    assert seated.playing.seating == (CID, BEN, ANN)


def test_who_comes_late_is_let_in_by_the_host() -> None:
    room = begun().after(join("Ben"))
    room = room.after((ANN, acts.SitIn(room.room.members[-1].id)))
    assert len(room.playing.seating) == 3 and room_view(room.room).playing
    assert room.playing.today


# Midnight


def test_the_board_is_that_of_the_day_on_which_the_game_begins() -> None:
    """A lobby may stand over midnight, by UTC, wherever its people are."""
    room = lobby(at=MORNING - MORNING % DAY_MS + DAY_MS - 5_000)
    assert room.room.today and room.room.today.date == DAY
    midnight = MORNING - MORNING % DAY_MS + DAY_MS
    last = with_deal(room.at(midnight - 1, *START))
    first = with_deal(room.at(midnight, *START))
    dates = [day_of(last), day_of(first)]
    assert dates == [DAY, NEXT] and board(last) != board(first)
    assert room_view(first.room).today == NEXT


def test_a_game_that_lasts_over_midnight_stays_that_of_its_day() -> None:
    room = begun(at=MORNING - MORNING % DAY_MS + DAY_MS - 10_000)
    later = room.at(room.now + 60_000, ANN, acts.Pause())
    assert at_end(later) == NEXT and day_of(later) == DAY


# What ends it


@pytest.mark.parametrize(
    "done",
    [
        (ANN, acts.Choose("codenames", {"variant": "one-team"})),
        (ANN, acts.Choose("mafia")),
        (ANN, acts.Dismiss(BEN)),
        (SERVER, acts.Upgrade({"room": 1}, "codenames")),
    ],
    ids=lambda done: type(done[1]).__name__,
)
def test_another_choice_ends_it_and_so_does_the_end_of_its_companion(done: Done) -> None:
    room = lobby().after(done)
    assert room.room.today is None and room_view(room.room).today is None


def test_a_board_whose_leader_is_sent_away_is_no_longer_that_of_the_day() -> None:
    """Somebody else would give other clues: no phone counts such a game."""
    room = begun(people=2)
    assert room.playing.seating[0] == CID
    room = room.after((ANN, acts.Dismiss(CID)))
    assert room.room.running and room.playing.today is None
    assert day_of(room) is None
    assert room.replayed() == room.room


def test_another_companion_that_goes_ends_nothing() -> None:
    room = party(1).after((ANN, acts.Invite("Lou")), (ANN, acts.Invite("Mo")), TODAY, START)
    room = room.after((ANN, acts.Dismiss(CID)))
    assert room.room.today and room.playing.today


# Refused


def test_only_the_host_chooses_it_and_not_while_a_game_runs() -> None:
    room = lobby(people=2)
    assert room.refusal(BEN, TODAY[1]) == "host-only"
    assert begun().refusal(*TODAY) == "game-is-running"


def test_what_only_the_server_knows_is_not_for_phones() -> None:
    assert acts.PlayToday.filled_in == ("today", "agreed")
    assert "today" in acts.Start.filled_in
    forged = acts.Today("2020-01-01", Mind(seed=1))
    room = lobby().after((ANN, acts.PlayToday("Kit", today=forged)))
    assert room.room.today and room.room.today.date == DAY, "and it is written anew"


def test_a_companion_needs_a_name_of_its_own_and_room() -> None:
    assert party(1).refusal(ANN, acts.PlayToday("Ann")) == "name-is-taken"
    assert party(1).refusal(ANN, acts.PlayToday("\u200b")) == "bad-name"
    assert lobby().refusal(ANN, acts.PlayToday("Ann")) is None, "one is here already"
    crowd = (join(f"Guest {n}", watch=True) for n in range(MOST_MEMBERS - 1))
    assert party(1).after(*crowd).refusal(*TODAY) == "room-is-full"


def test_no_second_companion_is_invited_to_it() -> None:
    room = lobby(people=3)
    assert room.refusal(ANN, acts.Invite("Lou")) == "no-seat-for-companions"


def test_nobody_plays_it_without_people_or_with_too_many() -> None:
    alone = lobby().after((ANN, acts.Stand()))
    assert alone.refusal(*START) == "seats-do-not-fit"
    guests = (join(f"Guest {n}") for n in range(20))
    assert lobby().after(*guests).refusal(*START) == "seats-do-not-fit"


@pytest.mark.parametrize("date", ["", "2026-11-18\n", "18.11.2026", "today"])
def test_a_date_is_a_date(date: str) -> None:
    line = {"at": 1, "by": 1, "act": {"type": "Start", "today": {"date": date, "mind": {}}}}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(line, acts.Entry)


def test_only_games_that_have_one_for_each_day_are_asked_for_it() -> None:
    assert [name for name, game in GAMES.items() if game.daily] == ["codenames"]
    state = begun().playing.state
    assert GAMES["codenames"].awaited(state) == {Seat(0)} != {CHANCE}
