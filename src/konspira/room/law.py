"""The law of a room: one row per act, and the fold. Pure: no clock, no die, no file.

A log holds only what was checked on the way in (`checks`), by the packs, options and
limits of its day, so `apply` checks none of that again.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from konspira.game import IllegalMove
from konspira.packs import PackNames
from konspira.room import (
    acts,
    agreement,
    companions,
    host,
    limits,
    master,
    people,
    questions,
    reactions,
    remarks,
    running,
    seats,
    todays_board,
)
from konspira.room import refusals as no
from konspira.room.acts import Entry, MemberId, RoomAct
from konspira.room.hush import with_hush
from konspira.room.state import Room

A = TypeVar("A", bound=RoomAct)


class Row(Struct, Generic[A], frozen=True):
    """What an act does, and what is refused on its way into the log.

    `complete` also writes into the act what a replay could not know. `at_the_table`: it
    does nothing to a game that was begun by other rules than ours.
    """

    act: type[A]
    do: Callable[[Room, MemberId, A], Room]
    check: Callable[[Room, MemberId, A], None] | None = None
    complete: Callable[[Room, MemberId, A, PackNames], RoomAct] | None = None
    at_the_table: bool = False


ROWS = (
    # People
    Row(acts.Open, agreement.open_room, complete=agreement.completed_open),
    Row(acts.Join, people.join, people.check_join),
    Row(acts.Return, people.come_again, people.check_return),
    Row(acts.SeenAt, people.seen_at, people.check_member),
    Row(acts.Back, people.back, people.check_member),
    Row(acts.Away, people.away, people.check_member),
    Row(acts.RollCall, people.call_roll),
    Row(acts.Rename, people.rename, people.check_rename),
    Row(acts.Leave, people.leave),
    Row(acts.OfferSeat, people.begin_transfer),
    Row(acts.TakeOver, people.take_over, people.check_transfer),
    Row(acts.Remove, people.remove, people.check_remove),
    Row(acts.Lock, people.lock),
    Row(acts.React, reactions.react, reactions.check_reaction),
    Row(acts.AllowReactions, reactions.allow),
    # The ring of seats, and the host
    Row(acts.Sit, host.sit, host.check_sit),
    Row(acts.Stand, host.stand),
    Row(acts.Arrange, host.arrange, host.check_ring),
    Row(acts.PassHost, host.pass_host, people.check_member),
    Row(acts.TakeBack, host.take_back, host.check_take_back),
    # Who leads
    Row(acts.Appoint, master.appoint, master.check_appointment),
    Row(acts.OfferToLead, master.offer_to_lead, master.check_offer, at_the_table=True),
    Row(acts.Lead, master.lead, master.check_lead, at_the_table=True),
    # What is agreed on
    Row(acts.Speak, agreement.speak, complete=agreement.completed_speech),
    Row(acts.Choose, agreement.choose_game, complete=agreement.checked_choice),
    Row(acts.AddPack, agreement.add_pack, complete=agreement.checked_pack),
    Row(acts.DropPack, agreement.drop_pack, agreement.check_drop),
    Row(acts.Upgrade, agreement.upgrade),
    # Companions
    Row(acts.Invite, companions.invite, companions.check_invite),
    Row(acts.Dismiss, companions.dismiss, companions.check_dismissal),
    Row(acts.SetTemper, companions.set_temper, companions.check_temper),
    Row(acts.Hasten, companions.hasten),
    Row(acts.PlayToday, todays_board.play_today, complete=todays_board.completed_day),
    Row(acts.Lend, companions.lend, companions.check_loan, at_the_table=True),
    Row(acts.LendAfter, companions.lend_after),
    Row(acts.StepIn, companions.step_in, companions.check_step_in, at_the_table=True),
    Row(acts.PlayFor, companions.play_for, companions.check_play_for, at_the_table=True),
    Row(
        acts.Remark,
        remarks.remark,
        complete=remarks.checked_remark,
        at_the_table=True,
    ),
    # The game at the table
    Row(acts.Start, running.start, complete=running.agreed_start),
    Row(acts.Play, running.play, running.check_play, at_the_table=True),
    Row(acts.Deal, running.deal, running.check_deal, at_the_table=True),
    Row(acts.Tick, limits.tick, complete=limits.passed_tick),
    Row(acts.Pause, running.pause, running.check_pause, at_the_table=True),
    Row(acts.Resume, running.resume, running.check_resume, at_the_table=True),
    Row(acts.Reseat, seats.reseat, seats.check_reseat, at_the_table=True),
    Row(acts.SitIn, seats.sit_in, complete=seats.checked_sit_in, at_the_table=True),
    Row(
        acts.Propose,
        questions.propose,
        complete=questions.checked_question,
        at_the_table=True,
    ),
    Row(
        acts.Agree,
        questions.agree,
        complete=questions.counted_answer,
        at_the_table=True,
    ),
    Row(acts.Abandon, running.abandon, running.check_abandon),
    Row(acts.Finish, running.finish),
)
LAW: dict[type[RoomAct], Row[Any]] = {row.act: row for row in ROWS}


def apply(room: Room, entry: Entry) -> Room:
    """Return the room after the entry, or raise IllegalMove: this is no log of a room."""
    if (room.opened is None) is not isinstance(entry.act, acts.Open):
        raise IllegalMove(*(no.ROOM_IS_OPEN if room.opened else no.NO_SUCH_ROOM))
    before = room
    room = replace(room, at=max(room.at, entry.at), entries=room.entries + 1)
    row = LAW[type(entry.act)]
    if room.foreign is None or not row.at_the_table:
        room = row.do(room, entry.by, entry.act)
    room = companions.settled(master.tell_master(seats.tell_host(room)))
    room = companions.tell_companions(room)
    return with_hush(before, companions.with_table_change(before, room))
