"""A room and its games: what the group agrees on, starting, playing, pausing, the end."""

from typing import Any

import msgspec
import pytest
from codenames.table import KEY, REVERSE, WORDS

from konspira.game import CHANCE, CLOCK, HOST, Seat, TimeUp
from konspira.games.codenames.moves import Clue, Deal, HandKey, Touch
from konspira.games.codenames.moves import Start as DealNow
from konspira.games.codenames.pieces import Role, Team
from konspira.games.codenames.state import Choosing, Cluing, Guessing, State
from konspira.room import SERVER, acts, deadline, hand_of, room_view, seal_of, table_of
from konspira.room.agreement import LONGEST_TITLE, MOST_PACKS, MOST_PACKS_EVER
from konspira.room.running import LONGEST_MOVE
from konspira.room.seats import ABSENT_MS
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    STRANGER,
    Party,
    away,
    choosing,
    deal,
    dealing,
    dealt,
    join,
    lost_by_red,
    opened,
    party,
    play,
    raw,
    watched,
)

PACK = "kind: words\nlanguage: en\ntitle: Our own\n\n" + "\n".join(
    f"word {letter}" for letter in "abcdefghijklmnopqrstuvwxy"
)

# What the group agrees on


def test_the_group_chooses_a_game_and_what_differs_from_its_defaults() -> None:
    room = party(timer="off").room
    assert (room.choice.game, room.choice.options) == ("codenames", {"timer": "off"})


@pytest.mark.parametrize(
    ("game", "options", "refusal"),
    [
        ("canasta", {}, "unknown-game"),
        ("codenames", {"jokers": True}, "unknown-option"),
        ("codenames", {"clue_rules": {"jokers": True}}, "unknown-option"),
        ("codenames", {"timer": "sun"}, "bad-option-value"),
        ("codenames", {"timer": 3}, "bad-option-value"),
        ("codenames", {"timer_seconds": 9}, "bad-option-value"),
        ("codenames", {"timer_seconds": 601}, "bad-option-value"),
        ("codenames", {"timer_seconds": "60"}, "bad-option-value"),
        ("codenames", {"pre_approval": 1}, "bad-option-value"),
        ("codenames", {"clue_rules": True}, "bad-option-value"),
        ("codenames", {"pack": {"name": "words.en"}}, "bad-option-value"),
        ("codenames", {"pack": "words.xx"}, "unknown-pack"),
        (
            "codenames",
            {"timer": "every-turn", "guess_seconds": 15, "grace_seconds": 30},
            "nobody-could-touch",
        ),
    ],
)
def test_a_bad_choice_is_refused(game: str, options: dict[str, Any], refusal: str) -> None:
    assert party().refusal(ANN, acts.Choose(game, options)) == refusal


def test_hands_that_the_cards_do_not_allow_are_refused_when_they_are_chosen() -> None:
    """ID-O31: and when somebody comes whom they no longer allow, before the game."""
    twelve = acts.Choose("secret_identity", {"hand_size": 12})
    guests = [join(name) for name in ("Fay", "Gus", "Hal", "Ida")]
    seven, eight = party().after(*guests[:3]), party().after(*guests)
    assert eight.refusal(ANN, twelve) == "hands-do-not-fit"
    assert eight.refusal(ANN, acts.Choose("secret_identity", {"hand_size": 11})) is None
    late = seven.after((ANN, twelve), guests[3])
    assert late.refusal(ANN, acts.Start()) == "hands-do-not-fit"
    assert seven.after((ANN, twelve)).refusal(ANN, acts.Start()) is None


def test_packs_begin_in_the_language_of_the_table() -> None:
    english = opened("en").after(join("Ann"))
    assert english.room.choice.options == {}
    polish = opened("pl").after(join("Ann"))
    assert polish.room.choice.options == {"pack": "words.pl"}
    chosen = polish.after((ANN, acts.Choose("codenames", {"timer": "off"})))
    assert chosen.room.choice.options == {"pack": "words.pl", "timer": "off"}
    russian = chosen.after((ANN, acts.Speak("ru")))
    assert russian.room.language == "ru"
    assert russian.room.choice.options == {"pack": "words.ru", "timer": "off"}
    assert russian.after((ANN, acts.Speak("en"))).room.choice.options == {"timer": "off"}


def test_a_pack_that_was_chosen_stays_whatever_the_language() -> None:
    room = party(pack="words.ru").after((ANN, acts.Speak("pl")))
    assert room.room.choice.options == {"pack": "words.ru"}


# The group's own packs


def test_a_group_brings_its_own_pack() -> None:
    room = party().after((ANN, acts.AddPack("own", PACK)))
    (pack,) = room_view(room.room).packs
    assert (pack.name, pack.title, pack.language) == ("own", "Our own", "en")
    assert (pack.kind, pack.entries) == ("words", 25)
    assert room.refusal(ANN, acts.Choose("codenames", {"pack": "own"})) is None


def test_a_plain_list_is_in_the_language_of_the_table() -> None:
    words = ", ".join(f"słowo {n}" for n in range(25))
    places = "\n".join(f"Miejsce {n}" for n in range(8))
    room = party().after(
        (ANN, acts.Speak("pl")),
        (ANN, acts.AddPack("Nasze", words)),
        (ANN, acts.AddPack("Tam", places, "locations")),
    )
    first, second = room_view(room.room).packs
    assert (first.title, first.language, first.kind) == ("Nasze", "pl", "words")
    assert (second.title, second.kind, second.entries) == ("Tam", "locations", 8)
    assert room.replayed() == room.room


@pytest.mark.parametrize("name", ["own", "words.en"])
def test_the_name_of_a_pack_is_given_once(name: str) -> None:
    room = party().after((ANN, acts.AddPack("own", PACK)))
    assert room.refusal(ANN, acts.AddPack(name, PACK)) == "pack-name-is-taken"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no header",
        PACK.replace("word a\n", ""),
        PACK.replace("word b", "word a"),
        PACK.replace("Our own", "x" * (LONGEST_TITLE + 1)),
        PACK.replace("Our own", "\u202enwo ruO"),
        PACK.replace("language: en", "language: \x1b[31m"),
    ],
)
def test_a_broken_pack_is_refused(text: str) -> None:
    assert party().refusal(ANN, acts.AddPack("own", text)) == "broken-pack"


def test_a_group_may_bring_a_few_packs() -> None:
    packs = [(ANN, acts.AddPack(f"own {n}", PACK)) for n in range(MOST_PACKS)]
    room = party().after(*packs)
    assert room.refusal(ANN, acts.AddPack("one more", PACK)) == "too-many-packs"
    fewer = room.after((ANN, acts.DropPack("own 0")))
    assert fewer.refusal(ANN, acts.AddPack("one more", PACK)) is None


def test_packs_cannot_be_added_and_dropped_for_ever() -> None:
    room = party(1)
    for number in range(MOST_PACKS_EVER):
        name = f"own{number}"
        add = acts.AddPack(name, PACK)
        room = room.after((ANN, add), (ANN, acts.DropPack(name)))
    assert room.refusal(ANN, acts.AddPack("one more", PACK)) == "no-more-packs-here"


def test_a_pack_that_is_dropped_cannot_be_played_with() -> None:
    room = party().after((ANN, acts.AddPack("own", PACK)))
    room = room.after((ANN, acts.Choose("codenames", {"pack": "own"})))
    dropped = room.after((ANN, acts.DropPack("own")))
    assert dropped.refusal(ANN, acts.DropPack("own")) == "unknown-pack"
    assert dropped.refusal(ANN, acts.DropPack("words.en")) == "unknown-pack"
    assert dropped.refusal(ANN, acts.Start()) == "unknown-pack"


def test_no_pack_is_dropped_while_a_game_may_still_deal_from_it() -> None:
    room = party().after((ANN, acts.AddPack("own", PACK)), (ANN, acts.Start()))
    assert room.refusal(ANN, acts.DropPack("own")) == "game-is-running"


# Starting


def test_a_game_starts_with_everybody_in_the_ring() -> None:
    room = party(5).after((ANN, acts.Arrange((DOT, ANN, CID, BEN))), (ANN, acts.Start()))
    assert room.playing.seating == (DOT, ANN, CID, BEN)
    assert isinstance(room.playing.state.phase, Choosing)
    assert room.room.seats_of(EVE) == ()


def test_a_game_needs_enough_people() -> None:
    assert party(1).refusal(ANN, acts.Start()) == "seats-do-not-fit"
    assert party(2).refusal(ANN, acts.Start()) is None
    assert (
        party(2, variant="two-teams").refusal(ANN, acts.Start()) == "variant-does-not-fit"
    )


def test_there_is_one_game_at_a_time() -> None:
    assert choosing().refusal(ANN, acts.Start()) == "game-is-running"
    assert lost_by_red(dealt()).refusal(ANN, acts.Start()) is None


@pytest.mark.parametrize("versions", [{"codenames": 99}, {"canasta": 1}])
def test_a_room_is_played_by_the_rules_it_was_opened_with(versions: dict[str, int]) -> None:
    room = opened(versions=versions).after(*map(join, ("Ann", "Ben")))
    assert room.refusal(ANN, acts.Start()) == "played-by-other-rules"


def test_who_comes_during_a_game_plays_in_the_next() -> None:
    room = choosing().after(join("Eve"))
    assert room.playing.seating == (ANN, BEN, CID, DOT)
    assert room.room.ring == (ANN, BEN, CID, DOT, EVE)


def test_who_leaves_during_a_game_leaves_an_empty_seat() -> None:
    room = choosing().after((BEN, acts.Leave()))
    assert room.playing.seating == (ANN, BEN, CID, DOT)
    assert room.refusal(*play(BEN, DealNow())) == "no-such-member"


# Playing


def test_a_member_moves_for_their_own_seat_only() -> None:
    game = dealt()
    clue = Clue("anything", 1)
    assert game.refusal(*play(BEN, clue, seat=0)) == "not-your-seat"
    assert game.refusal(*play(ANN, clue, seat=99)) == "not-your-seat"
    assert isinstance(game.after(play(ANN, clue)).playing.state.phase, Guessing)


@pytest.mark.parametrize("place", [CHANCE, CLOCK, -4, -(2**31)])
def test_nobody_sits_in_for_chance_or_the_clock(place: int) -> None:
    for who in (ANN, BEN):
        assert dealing().refusal(*play(who, TimeUp(), place)) == "not-your-seat"


def test_the_host_alone_speaks_from_the_place_of_the_host() -> None:
    game = choosing()
    assert game.refusal(*play(BEN, DealNow(), HOST)) == "not-your-seat"
    assert game.refusal(*play(ANN, DealNow(), HOST)) is None
    passed = game.after((ANN, acts.PassHost(DOT)))
    assert passed.refusal(*play(ANN, DealNow(), HOST)) == "not-your-seat"
    assert passed.refusal(*play(DOT, DealNow(), HOST)) is None


def test_without_a_game_there_is_nothing_to_play() -> None:
    for room in (party(), lost_by_red(dealt()), choosing().after((ANN, acts.Abandon()))):
        assert room.refusal(*play(ANN, Clue("anything", 1))) == "no-game"
        assert room.refusal(*play(ANN, DealNow(), HOST)) == "no-game"
        for act in (acts.Pause(), acts.Abandon(), acts.Reseat(0, DOT)):
            assert room.refusal(ANN, act) == "no-game"
        assert room.refusal(*deal()) == "no-game"


@pytest.mark.parametrize(
    "move",
    [
        b"",
        b"null",
        b"{",
        b'{"type":"Fly"}',
        b'{"type":"Touch"}',
        b'{"type":"Touch","card":25}',
        b'{"type":"Touch","card":1,"colour":"red"}',
        b'{"type":"Clue","word":"\xff","number":1}',
        b'{"\xff":1,"type":"Touch"}',
        b'{"deep":' + b"[" * 2000 + b"]" * 2000 + b',"type":"Touch"}',
        b'{"deep":' + b"[" * 900 + b"]" * 900 + b',"type":"Touch"}',
        b'{"type":"Touch","card":1}' + b" " * LONGEST_MOVE,
    ],
)
def test_what_is_no_move_of_the_game_is_malformed(move: bytes) -> None:
    play_it = acts.Play(2, msgspec.Raw(move))
    clued = dealt().after(play(ANN, Clue("anything", 1)))
    assert clued.refusal(CID, play_it) == "malformed-move"


def test_a_refusal_of_the_game_is_a_refusal_of_the_room() -> None:
    assert dealt().refusal(*play(CID, Touch(0))) == "not-now"
    assert dealt().refusal(*play(ANN, Clue(WORDS[0], 1))) == "clue-is-on-the-table"


# The deal


def test_a_deal_is_sealed_at_once_and_opened_at_the_end() -> None:
    game = dealt()
    view = room_view(game.room).playing
    assert view is not None
    text = bytes(raw(Deal(WORDS, REVERSE, KEY))).decode()
    assert view.seals == (seal_of("nonce", text),)
    assert view.opened_seals == ()
    over = room_view(lost_by_red(game).room).playing
    assert over is not None
    (seal,) = over.opened_seals
    assert seal_of(seal.nonce, seal.deal) == seal.digest == view.seals[0]
    assert msgspec.json.decode(seal.deal, type=Deal).key == KEY


def test_chance_deals_when_the_game_waits_for_it() -> None:
    assert choosing().refusal(*deal()) == "nothing-to-deal"
    assert dealt().refusal(*deal()) == "nothing-to-deal"
    for move in (b"[", b"{}", b'{"type":"TimeUp"}', b'{"type":"Deal","words":["\xff"]}'):
        assert dealing().refusal(SERVER, acts.Deal(msgspec.Raw(move), "")) is not None


# Time


def test_a_pause_stops_the_clock_of_the_game_exactly() -> None:
    game = dealt(timer="every-turn", clue_seconds=120)
    due = game.now + 120_000
    assert deadline(game.room) == due
    paused = game.at(game.now + 7_000, ANN, acts.Pause())
    assert deadline(paused.room) is None
    resumed = paused.at(paused.now + 12_345, ANN, acts.Resume())
    assert deadline(resumed.room) == due + 12_345
    assert resumed.playing.clock(resumed.now) == game.playing.clock(game.now) + 7_000
    assert resumed.refusal(SERVER, acts.Tick(), due + 12_344) == "too-early"
    phase = resumed.tick(due + 12_345).playing.state.phase
    assert phase.team is Team.BLUE


def test_pauses_add_up() -> None:
    game = dealt(timer="every-turn")
    due = deadline(game.room)
    for length in (1, 20, 300):
        game = game.after((ANN, acts.Pause()))
        game = game.at(game.now + length, ANN, acts.Resume())
    assert deadline(game.room) == (due or 0) + 321


def test_nothing_happens_in_a_game_that_is_paused() -> None:
    game = dealt(timer="every-turn").after((ANN, acts.Pause()))
    assert game.refusal(*play(ANN, Clue("anything", 1))) == "game-is-paused"
    assert game.refusal(SERVER, acts.Tick(), game.now + 10**9) == "too-early"
    assert game.refusal(ANN, acts.Pause()) == "game-is-paused"
    assert dealing().after((ANN, acts.Pause())).refusal(*deal()) == "game-is-paused"
    hour = game.now + 3_600_000
    assert game.playing.clock(hour) == game.playing.clock(game.now)


def test_only_what_is_paused_resumes() -> None:
    assert party().refusal(ANN, acts.Resume()) == "game-is-not-paused"
    assert dealt().refusal(ANN, acts.Resume()) == "game-is-not-paused"


def test_when_several_limits_have_passed_the_earliest_comes_first() -> None:
    game = dealt(timer="every-turn").after(away(ANN), (SERVER, acts.RollCall()))
    late = game.now + 10**6
    called = game.tick(late)
    assert (called.room.roll_call, called.room.host) == (None, ANN)
    missed = called.at(late, SERVER, acts.Back(BEN)).tick(late)
    assert missed.playing.state.presence.missing == (0,), "the game hears that Ann is lost"
    turn = missed.tick(late)
    assert turn.playing.state.phase.team is Team.BLUE
    assert turn.room.host == ANN
    turn = turn.tick(late + 10**6).tick(late + 10**6)
    assert turn.playing.state.presence.missing == (0, 2, 3)
    assert turn.tick(late + 10**6).room.host == BEN


# Other people, other games


def test_an_abandoned_game_has_no_result() -> None:
    room = dealt().after((ANN, acts.Abandon()))
    assert (room.room.playing, room.room.results, table_of(room.room)) == (None, (), None)
    again = room.after((ANN, acts.Start()))
    assert again.playing.number == 2, "each game of the evening has its own number"


def test_somebody_else_takes_the_seat_of_a_lost_player() -> None:
    room = party(5).after((EVE, acts.Stand()), (ANN, acts.Start()), away(BEN))
    taken = room.after((ANN, acts.Reseat(1, EVE)))
    assert taken.playing.seating == (ANN, EVE, CID, DOT)
    assert taken.room.seats_of(BEN) == ()
    assert EVE in taken.room.ring
    assert taken.refusal(*play(BEN, DealNow(), 1)) == "not-your-seat"


def test_a_seat_is_given_to_a_member_who_has_none() -> None:
    room = choosing().after(join("Eve", watch=True))
    assert room.refusal(ANN, acts.Reseat(1, CID)) == "already-seated"
    assert room.refusal(ANN, acts.Reseat(1, STRANGER)) == "no-such-member"
    for seat in (-1, 4, int(HOST)):
        assert room.refusal(ANN, acts.Reseat(seat, EVE)) == "no-such-seat"
    left = room.after((BEN, acts.Leave()), (ANN, acts.Reseat(1, EVE)))
    assert left.playing.seating == (ANN, EVE, CID, DOT)


def test_who_has_seen_one_hand_comes_back_to_that_seat_alone() -> None:
    lost = watched().after(away(BEN))
    given = lost.at(lost.now + ABSENT_MS, ANN, acts.Reseat(1, EVE))
    late = given.after(away(EVE), away(CID)).now + 2 * ABSENT_MS
    lost = given.after(away(EVE), away(CID), (SERVER, acts.Back(BEN)))
    assert lost.refusal(ANN, acts.Reseat(2, BEN), late) == "held-another-seat"
    back = lost.at(late, ANN, acts.Reseat(1, BEN))
    assert back.playing.seating == (ANN, BEN, CID, DOT)
    assert back.refusal(ANN, acts.Reseat(2, EVE), late) == "held-another-seat"
    assert back.replayed() == back.room


def test_before_the_deal_no_seat_has_anything_to_know() -> None:
    given = choosing().after(join("Eve"), (ANN, acts.Reseat(1, EVE)))
    assert given.refusal(ANN, acts.Reseat(2, BEN)) is None


def next_deal(room: Party) -> Party:
    """The same people play again, with the cards that chance finds."""
    game = room.after((ANN, acts.Start()), play(ANN, DealNow(), HOST))
    state: State = game.playing.state
    assert state.reverse == REVERSE
    return game.after((SERVER, acts.Deal(raw(Deal(state.reverse, (), KEY)), "other")))


def test_the_same_people_play_again_with_other_spymasters_and_the_reverse_words() -> None:
    room = next_deal(lost_by_red(dealt()))
    table: Any = table_of(room.room)
    roles = [place.role for place in table.places]
    assert roles == [Role.OPERATIVE, Role.OPERATIVE, Role.SPYMASTER, Role.SPYMASTER]
    assert table.words == REVERSE
    assert room.playing.number == 2
    assert isinstance(table.phase, Cluing)


def test_the_results_of_an_evening_add_up_by_member() -> None:
    first = lost_by_red(dealt())
    (result,) = first.room.results
    assert result.points == {ANN: 0, BEN: 1, CID: 0, DOT: 1}
    assert (result.winners, result.why) == ((BEN, DOT), "assassin")
    other_seats = first.after(
        (ANN, acts.Arrange((DOT, CID, BEN, ANN))), (ANN, acts.Start())
    )
    # Cid leads Red now, and the game is void when Ann, his only operative, gets the key.
    game = other_seats.after(play(ANN, DealNow(), HOST), deal(), away(CID))
    game = game.tick(game.member(CID).since + ABSENT_MS)
    key_to_nobody = HandKey(Team.RED, Seat(3))
    void = game.after(play(ANN, key_to_nobody, HOST))
    assert [result.why for result in void.room.results] == ["assassin", "void"]
    assert void.room.results[1].points == {ANN: 0, BEN: 0, CID: 0, DOT: 0}
    assert room_view(void.room).results == void.room.results


def test_a_finished_game_stays_on_the_table_until_the_next() -> None:
    over = lost_by_red(dealt())
    table: Any = table_of(over.room)
    assert table.key == KEY
    hand: Any = hand_of(over.room, Seat(3))
    assert hand.may == ()
    assert over.playing.outcome is not None
