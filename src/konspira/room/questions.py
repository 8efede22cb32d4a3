"""Questions to the table: may this member have that seat, or lead the game?

The host asks, and those answer who have played since the game began, so that nobody can
bring in votes. What they have said is counted on the way into the log.
"""

from msgspec.structs import replace

from konspira.game import MASTER, IllegalMove
from konspira.packs import PackNames
from konspira.refusals import NOT_NOW
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.master import check_leader, led
from konspira.room.phones import everybody, on_the_phone_of
from konspira.room.running import running_or_paused
from konspira.room.seats import check_heir, is_empty, reseat
from konspira.room.state import Playing, Question, Room

# Asking


def propose(room: Room, by: MemberId, act: acts.Propose) -> Room:
    """Put a question to the table in place of the one before, or take that back."""
    playing, question = running_or_paused(room), None
    if act.member is not None:
        number, asked = playing.questions + 1, act.asked or ()
        question = Question(number, act.seat, act.member, asked)
        playing = replace(playing, questions=number)
    return replace(room, playing=replace(playing, question=question))


def checked_question(
    room: Room, by: MemberId, act: acts.Propose, packs: PackNames
) -> acts.Propose:
    """Return the question with whom it goes to, or raise IllegalMove."""
    playing = running_or_paused(room)
    if act.member is None:
        return act
    check_heir_of(room, by, act.seat, act.member)
    asked = those_asked(room, playing, act.seat, act.member)
    if not any(is_here(room, who) for who in asked):
        raise IllegalMove(*no.NOBODY_CAN_AGREE)
    return replace(act, asked=asked)


def check_heir_of(room: Room, by: MemberId, seat: int, who: MemberId) -> None:
    """Raise IllegalMove if not even the table could give this place to this member."""
    if seat == MASTER:
        check_leader(room, by, who)
    else:
        check_heir(room, seat, who)


def those_asked(
    room: Room, playing: Playing, seat: int, member: MemberId
) -> tuple[MemberId, ...]:
    """Return whom the table consists of, apart from those whose own business it is.

    Whom the host has removed is among them, and cannot agree: else a host could remove
    people until the rest is a majority.
    """
    concerned = on_the_phone_of(room, member)
    if room.host is not None:
        concerned |= on_the_phone_of(room, room.host)
    if seat != MASTER:
        concerned.add(playing.seating[seat])
    companions = {m.id for m in everybody(room) if not m.is_person}
    still = {*playing.seating} - concerned - companions
    return tuple(who for who in playing.first if who in still)


# Answering


def agree(room: Room, by: MemberId, act: acts.Agree) -> Room:
    """Note an answer, and do what was asked for if the table has agreed to it."""
    playing = running_or_paused(room)
    question = answered(open_question(playing, act.question), by, act)
    playing = replace(playing, question=question)
    if not act.decided:
        return replace(room, playing=playing)
    if question.seat == MASTER:
        return replace(room, playing=led(room, playing, question.member))
    taken = acts.Reseat(question.seat, question.member)
    return reseat(replace(room, playing=playing), by, taken)


def answered(question: Question, by: MemberId, act: acts.Agree) -> Question:
    agreed = tuple(who for who in question.agreed if who != by)
    against = tuple(who for who in question.against if who != by)
    if act.yes:
        agreed = (*agreed, by)
    else:
        against = (*against, by)
    return replace(question, agreed=agreed, against=against, decided=act.decided)


def open_question(playing: Playing, number: int) -> Question:
    """Return the question of this number, or raise IllegalMove if it is over."""
    question = playing.question
    if question is None or question.number != number or question.decided is not None:
        raise IllegalMove(*no.QUESTION_IS_OVER)
    return question


def counted_answer(
    room: Room, by: MemberId, act: acts.Agree, packs: PackNames
) -> acts.Agree:
    """Return the answer with what is decided by it, or raise IllegalMove."""
    playing = running_or_paused(room)
    question = open_question(playing, act.question)
    if by not in question.asked:
        raise IllegalMove(*no.NOT_ASKED)
    if room.hush and question.seat != MASTER:
        raise IllegalMove(*NOT_NOW)
    decided = decision(room, playing, answered(question, by, act))
    if decided and room.host is not None:
        check_heir_of(room, room.host, question.seat, question.member)
    return replace(act, decided=decided)


def decision(room: Room, playing: Playing, question: Question) -> bool | None:
    """Return what the table has decided; None while it can still go either way."""
    members = {member.id for member in room.members}
    gone = [who for who in question.asked if who in {*playing.removed} - members]
    here = [who for who in question.asked if who not in gone and is_here(room, who)]
    agreed = sum(who in question.agreed for who in here)
    against = sum(who in question.against for who in here)
    half = (len(here) + len(gone)) / 2
    if agreed > half:
        return True
    return False if len(here) - against <= half else None


def is_here(room: Room, who: MemberId) -> bool:
    """Return whether a member counts as present: in a hush, as everybody sees it."""
    if room.hush:
        return any(m.id == who and m.present for m in room.hush.members)
    return any(m.id == who for m in room.members) and not is_empty(room, who)
