"""Companions in a room: who brings them, what they may not be, and for whom they play."""

from typing import Any

import msgspec
import pytest
from led_game import led_game

from konspira import companions
from konspira.companions import FAMILIES, Temper
from konspira.companions.required import REQUIRED
from konspira.game import HOST, Move
from konspira.games import GAMES
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import Clue, Mark, Touch
from konspira.games.codenames.moves import Start as DealNow
from konspira.room import SERVER, Entry, MemberId, Room, acts, apply, room_view
from konspira.room.acts import Mind
from konspira.room.companions import minds
from konspira.room.running import owed_finish, people_beat
from konspira.room.seats import ABSENT_MS
from konspira.room.state import HOST_GONE_MS, ROLL_CALL_MS
from room import toy_room
from room.table import (
    ANN,
    ASSASSIN,
    BEN,
    BYSTANDER,
    CID,
    DOT,
    EVE,
    FLO,
    Done,
    Party,
    away,
    choosing,
    deal,
    join,
    party,
    play,
    raw,
    started,
)

BOLD = Mind(Temper.BOLD, 7)
IS_COMPANION = "is-a-companion"


def invite(name: str = "Kit", mind: Mind = BOLD) -> Done:
    return ANN, acts.Invite(name, mind=mind)


def with_companions(people: int = 2, companions: int = 2) -> Party:
    """A lobby: people first, then companions named Kit 1, Kit 2, ..."""
    names = (f"Kit {number + 1}" for number in range(companions))
    return party(people).after(*map(invite, names))


def game_with_companions(people: int = 2, companions: int = 2) -> Party:
    """A board lies on the table. Ann and Ben are the spymasters, Cid and Dot companions."""
    return started(with_companions(people, companions))


def play_for(move: Move, seat: int = 2) -> Done:
    return SERVER, acts.PlayFor(seat, raw(move))


# Coming and going


def test_a_companion_is_a_member_with_a_mind_and_a_seat_but_without_a_token() -> None:
    room = with_companions(companions=1)
    kit = room.member(CID)
    assert kit.name == "Kit 1" and kit.mind == BOLD
    assert kit.token == "" and room.room.holder("") is kit, "and no hash is empty"
    assert room.room.ring == (ANN, BEN, CID)
    assert room.replayed() == room.room


def test_everybody_sees_who_is_a_companion_and_nothing_of_its_seed() -> None:
    view = room_view(with_companions(companions=1).room)
    assert [member.companion for member in view.members] == [None, None, Temper.BOLD]
    assert b"seed" not in msgspec.json.encode(view)


def test_a_companion_wears_a_look_that_nobody_else_has() -> None:
    room = with_companions(1, 3).room
    assert len({member.look for member in room.members}) == 4


def test_companions_come_at_most_up_to_the_seats_of_the_game_less_one_person() -> None:
    seats = codenames.seats.stop - 1
    full = with_companions(1, seats - 1)
    assert full.refusal(*invite("Zed")) == "no-seat-for-companions"
    onlooking = full.after((ANN, acts.Stand()))
    assert onlooking.refusal(*invite("Zed")) == "no-seat-for-companions"
    crowded = party(4).after((ANN, acts.Choose("secret_identity")))
    crowded = crowded.after(*(invite(f"Kit {number}") for number in range(4)))
    assert crowded.refusal(*invite("Zed")) == "no-seat-for-companions"


@pytest.mark.parametrize("name", ["", "Ann", "x" * 21, "\u200b"])
def test_a_companion_needs_a_name_that_a_person_could_have(name: str) -> None:
    assert party().refusal(*invite(name)) in ("bad-name", "name-is-taken")


def test_nobody_but_the_host_invites_and_dismisses() -> None:
    room = with_companions()
    for act in (acts.Invite("Zed"), acts.Dismiss(CID), acts.LendAfter(60), acts.Hasten()):
        assert room.refusal(BEN, act) == room.refusal(SERVER, act) == "host-only"
        assert room.refusal(CID, act) == "host-only"


def test_no_companion_comes_in_mid_game() -> None:
    assert choosing().refusal(*invite()) == "game-is-running"
    paused = choosing().after((ANN, acts.Pause()))
    assert paused.refusal(*invite()) == "game-is-running"


@pytest.mark.parametrize(
    "mind",
    [
        b'{"seed":9007199254740993}',
        b'{"seed":-1}',
        b'{"seed":1.5}',
        b'{"temper":"furious"}',
        b'{"knowledge":{}}',
    ],
)
def test_a_mind_with_a_huge_seed_or_an_unknown_temper_is_no_act(mind: bytes) -> None:
    asked = b'{"type":"Invite","name":"Kit","mind":%b}' % mind
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(asked, type=acts.PublicAct)


def test_a_companion_is_dismissed_and_a_person_is_not() -> None:
    room = with_companions()
    assert room.refusal(ANN, acts.Dismiss(BEN)) == "no-companion"
    assert room.refusal(ANN, acts.Dismiss(MemberId(77))) == "no-such-member"
    left = room.after((ANN, acts.Dismiss(CID)))
    assert [member.id for member in left.room.members] == [ANN, BEN, DOT]
    assert left.room.ring == (ANN, BEN, DOT)
    assert left.refusal(*invite("Kit 1")) is None, "its name is free again"


def test_the_host_gives_a_companion_another_temper_between_games() -> None:
    room = with_companions(companions=1)
    calm = room.after((ANN, acts.SetTemper(CID, Temper.CALM)))
    assert [member.companion for member in room_view(calm.room).members][-1] is Temper.CALM
    before, after = room.member(CID).mind, calm.member(CID).mind
    assert before and after and after.seed == before.seed, "it is still itself"
    assert room.refusal(ANN, acts.SetTemper(BEN, Temper.CALM)) == "no-companion"
    assert choosing().refusal(ANN, acts.SetTemper(CID, Temper.CALM)) == "game-is-running"


def test_a_host_gets_no_hand_by_dismissing_the_companion_that_holds_it() -> None:
    room = started(with_companions().after(join("Eve", watch=True)))
    room = room.after(join("Flo", watch=True))
    room = room.after((ANN, acts.Dismiss(CID)))
    assert room.refusal(ANN, acts.Reseat(2, FLO)) == "table-must-agree"
    assert room.refusal(ANN, acts.Reseat(2, EVE)) is None, "who was there when it began"


def test_an_evening_counts_no_companion_that_was_dismissed_before_the_game_ended() -> None:
    room = game_with_companions().after(play(ANN, Clue("fruit", 1)))
    room = room.after((ANN, acts.Dismiss(DOT)))
    over = room.at(room.now + 20_000, *play(CID, Touch(ASSASSIN)))
    (result,) = over.room.results
    assert (result.points, result.winners) == ({ANN: 0, BEN: 1}, (BEN,))
    assert over.replayed().results == over.room.results


# What a companion never is


@pytest.mark.parametrize(
    "act",
    [
        *(acts.Rename("Zed"), acts.Leave(), acts.Sit(), acts.Stand(), acts.TakeBack()),
        *(acts.React(acts.Feeling.WOW), acts.Agree(1), acts.OfferToLead(), acts.SitIn(CID)),
    ],
)
def test_a_companion_does_nothing_but_make_moves(act: Any) -> None:
    assert game_with_companions().refusal(CID, act) == IS_COMPANION


@pytest.mark.parametrize(
    "act", [acts.PassHost(CID), acts.Remove(CID), acts.Lead(CID), acts.Appoint(CID)]
)
def test_a_companion_is_made_neither_host_nor_game_master(
    act: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "led", led_game())
    room = toy_room.lobby(2).after(*map(invite, ("Kit 1", "Kit 2", "Kit 3")))
    if isinstance(act, acts.Lead):
        room = room.after(
            (ANN, acts.Choose("led", {"led": False})), (ANN, acts.Start()), toy_room.DEAL
        )
    assert room.refusal(ANN, act) == IS_COMPANION


@pytest.mark.parametrize("act", [acts.Away(CID), acts.Back(CID), acts.SeenAt(CID, 3)])
def test_a_companion_has_no_phone_that_comes_or_goes(act: Any) -> None:
    assert with_companions().refusal(SERVER, act) == IS_COMPANION


def test_the_host_is_followed_by_a_person_and_if_there_is_none_by_nobody() -> None:
    room = party(1).after(*map(invite, ("Kit 1", "Kit 2")), join("Dot"))
    assert room.after((ANN, acts.Leave())).room.host == DOT
    alone = with_companions(1).after((ANN, acts.Leave()))
    assert alone.room.host is None
    assert alone.after(join("Eve")).room.host == DOT, "the fourth who has come"


def test_a_host_who_is_away_is_not_replaced_for_the_sake_of_companions() -> None:
    gone = with_companions(1).after(away(ANN))
    assert gone.refusal(SERVER, acts.Tick(), gone.now + HOST_GONE_MS) == "too-early"


def test_a_roll_call_does_not_miss_companions() -> None:
    called = with_companions().after((SERVER, acts.RollCall()))
    over = called.tick(called.now + ROLL_CALL_MS)
    assert over.present == [CID, DOT]


def test_companions_are_asked_nothing_when_the_table_has_to_agree() -> None:
    room = started(with_companions(people=3, companions=3))
    late = room.after(join("Gus", watch=True), away(CID))
    asked = late.at(late.now + ABSENT_MS, ANN, acts.Propose(2, MemberId(7)))
    assert asked.playing.question and asked.playing.question.asked == (BEN,)
    agreed = asked.after((BEN, acts.Agree(1)))
    assert agreed.playing.seating[2] == MemberId(7)


def test_an_empty_seat_is_offered_to_people_alone() -> None:
    room = party(4).after(invite(), (ANN, acts.Arrange((ANN, BEN, CID, DOT))))
    room = started(room).after(away(CID))
    view = room_view(room.room).playing
    assert view and [(each.seat, each.heirs) for each in view.vacancies] == [(2, ())]
    for act in (acts.Reseat(2, EVE), acts.Propose(2, EVE), acts.SitIn(EVE)):
        assert room.refusal(ANN, act, room.now + ABSENT_MS) == IS_COMPANION


# What they play


def test_a_companion_plays_its_own_seat_alone() -> None:
    room = game_with_companions()
    assert minds(room.room) == {2: BOLD, 3: BOLD}
    clued = room.after(play(ANN, Clue("ocean", 1)))
    marked = clued.after(play(CID, Mark(3)))
    assert marked.refusal(*play(CID, Mark(4), 3)) == "not-your-seat"
    assert marked.refusal(*play_for(Mark(4))) == "not-your-seat", "it is lent to nobody"
    assert marked.playing.unattended == 1
    assert marked.after(play(CID, Mark(4))).playing.unattended == 2


def test_the_room_notes_when_what_lies_open_has_last_changed() -> None:
    room = game_with_companions()
    clued = room.after(play(ANN, Clue("ocean", 1)))
    assert clued.playing.table_at == clued.playing.clock(clued.now)
    talked = clued.after((BEN, acts.Rename("Benjamin")))
    assert talked.playing.table_at == clued.playing.table_at
    paused = talked.after((ANN, acts.Pause()), (ANN, acts.Resume()), play(CID, Mark(3)))
    assert paused.playing.table_at == paused.playing.clock(paused.now)
    assert paused.playing.paused == 1000


def test_the_host_can_make_companions_faster() -> None:
    room = party().after((ANN, acts.Hasten()))
    assert room_view(room.room).faster
    assert not room_view(room.after((ANN, acts.Hasten(False))).room).faster


# What an evening counts


def against(people: int = 2) -> Party:
    """All people in Red, both companions in Blue; Red is to give a clue."""
    room = party(people, against_companions=True).after(*map(invite, ("Kit 1", "Kit 2")))
    room = room.after((ANN, acts.Start()))
    return room.after(play(ANN, DealNow(), HOST), deal())


def lost_by(room: Party, chief: MemberId, operative: MemberId) -> Party:
    room = room.after(play(chief, Clue("fruit", 1)))
    return room.at(room.now + 20_000, *play(operative, Touch(ASSASSIN)))


def won_by_people() -> Party:
    room = against().after(play(ANN, Clue("fruit", 1)))
    room = room.at(room.now + 20_000, *play(BEN, Touch(BYSTANDER)))
    return lost_by(room, CID, DOT)


def test_people_who_win_while_all_companions_lose_have_beaten_them() -> None:
    room = won_by_people()
    (result,) = room.room.results
    assert result.winners == (ANN, BEN) and result.beaten is True
    assert room.replayed().results == room.room.results


def test_people_who_lose_to_companions_alone_are_beaten_by_them() -> None:
    (result,) = lost_by(against(), ANN, BEN).room.results
    assert result.winners == () and result.beaten is False


def test_a_game_with_companions_on_both_sides_or_on_none_counts_for_nobody() -> None:
    mixed = lost_by(game_with_companions(), ANN, CID)
    assert mixed.room.results[-1].beaten is None
    people = lost_by(game_with_companions(4, 0), ANN, CID)
    assert people.room.results[-1].beaten is None


@pytest.mark.parametrize(
    ("winners", "players", "companions", "beaten"),
    [
        ({1}, {1, 2, 3}, {3}, True),  # one person alone, and another one lost as well
        ({1, 2}, {1, 2, 3, 4}, {3, 4}, True),
        ({1, 3}, {1, 2, 3, 4}, {3, 4}, None),  # with the help of a companion
        ({3}, {1, 2, 3, 4}, {3, 4}, False),
        ({3, 4}, {3, 4, 5}, {3, 4, 5}, None),  # they were among themselves
        (set(), {1, 2, 3}, {3}, None),  # nobody wins
        ({1, 2}, {1, 2}, {3}, None),  # it only looks on
    ],
)
def test_a_side_is_beaten_only_if_none_of_it_wins(
    winners: set[Any], players: set[Any], companions: set[Any], beaten: bool | None
) -> None:
    assert people_beat(winners, players, companions) is beaten


def test_a_companion_that_was_dismissed_is_still_one_of_those_who_were_beaten() -> None:
    room = against().after(play(ANN, Clue("fruit", 1)))
    room = room.at(room.now + 20_000, *play(BEN, Touch(BYSTANDER)))
    room = room.after(play(CID, Clue("fruit", 1)), (ANN, acts.Dismiss(CID)))
    (left,) = room_view(room.room).playing.left  # type: ignore[union-attr]
    assert (left.id, left.companion) == (CID, Temper.BOLD), "and everybody sees it"
    over = room.at(room.now + 20_000, *play(DOT, Touch(ASSASSIN)))
    (result,) = over.room.results
    assert ({*result.points}, result.beaten) == ({ANN, BEN}, True)


def test_a_person_whose_seat_is_lent_counts_as_one() -> None:
    room = against().after(away(BEN), play(ANN, Clue("fruit", 1)))
    room = room.after((ANN, acts.Lend(1, mind=BOLD)))
    lost = room.at(room.now + 20_000, *play_for(Touch(ASSASSIN), seat=1))
    (result,) = lost.room.results
    assert ({*result.points}, result.beaten) == ({ANN, BEN}, False)


def test_a_log_says_whether_companions_were_beaten_for_who_cannot_replay_the_game() -> None:
    room = won_by_people().room
    finish = owed_finish(room)
    assert finish is not None and finish.beaten is True
    told = apply(Room(opened=0, versions=room.versions), Entry(room.at, SERVER, finish))
    assert told.results == room.results
    old = acts.Finish(1, "codenames", {ANN: 1}, (ANN,), "all")
    assert b"beaten" not in msgspec.json.encode(old)


# Where they can only look on


def choosing_talk(
    asking: str, monkeypatch: pytest.MonkeyPatch, knows: bool = True
) -> Party:
    """Two people and a companion want to play Spyfall, which it can play by cards alone."""
    families = {"codenames": FAMILIES["codenames"]}
    if knows:
        families["spyfall"] = FAMILIES["codenames"]
    monkeypatch.setattr(companions, "FAMILIES", families)
    monkeypatch.setitem(REQUIRED, "spyfall", {"asking": "written"})
    return with_companions(2, 1).after((ANN, acts.Choose("spyfall2", {"asking": asking})))


def test_no_game_begins_with_companions_who_could_not_take_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = choosing_talk("aloud", monkeypatch)
    assert room.refusal(ANN, acts.Start()) == "companions-only-look-on"
    seated = room.after((ANN, acts.Arrange((ANN, BEN))), join("Cy"))
    assert seated.refusal(ANN, acts.Start()) is None, "it looks on"
    assert choosing_talk("written", monkeypatch).refusal(ANN, acts.Start()) is None


def test_a_game_that_they_play_at_random_they_may_play_in_any_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = choosing_talk("aloud", monkeypatch, knows=False)
    assert room.refusal(ANN, acts.Start()) is None
