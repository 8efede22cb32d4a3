"""Build the views of a room; people see nothing else of it."""

from functools import cache
from itertools import compress
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from konspira.companions.mind import Temper
from konspira.game import MASTER, Hand, Outcome, Seat, Table
from konspira.packs import About
from konspira.room.acts import Look, MemberId, OptionValues
from konspira.room.gist import GameOutline, Outline, outline
from konspira.room.phones import shared_phones
from konspira.room.state import (
    Aim,
    Led,
    Member,
    Question,
    Reaction,
    Result,
    Room,
    Said,
    Sealed,
    SeatChange,
)
from konspira.room.succession import Vacancy, master_by_vote, vacancies

NO_CARDS = ("seat", "offers", "padding")  # of a hand: nothing hidden


class MemberView(Struct, frozen=True):
    id: MemberId
    name: str
    look: Look
    present: bool
    companion: Temper | None = None  # its temper; null: a person


class LeftView(Struct, frozen=True):
    """Somebody who had a part in the game at the table and is not in the room any more."""

    id: MemberId
    name: str
    look: Look
    removed: bool  # by the host
    companion: Temper | None = None  # its temper; null: a person


class QuestionView(Struct, frozen=True):
    """What the host asks the table: may this member have that seat, or lead (-5)?"""

    number: int
    seat: int
    member: MemberId
    asked: tuple[MemberId, ...]  # who may answer
    agreed: tuple[MemberId, ...]
    against: tuple[MemberId, ...]
    decided: bool | None  # null: it is open


class PackView(Struct, frozen=True):
    name: str
    title: str
    language: str
    kind: str
    entries: int
    known: int | None = None  # words that companions know; null: nobody has counted
    few: bool = False  # too few: they do not lead, and only point


class RemarkView(Struct, frozen=True):
    """What a companion has said: a word for a sentence that the page has."""

    seat: int
    word: str
    at: int


class GameView(Struct, frozen=True):
    """The game at the table, as far as the room knows it."""

    game: str
    number: int
    seating: tuple[MemberId, ...]
    started: int  # with `paused` and `paused_at`, what time it is on the game's clock
    paused: int
    paused_at: int | None
    seals: tuple[str, ...]
    opened_seals: tuple[Sealed, ...]  # empty until the game is over
    outcome: Outcome | None
    changes: tuple[SeatChange, ...]  # seats that the host has given to somebody else
    master: MemberId | None  # who leads the game now, knows everything
    masters: tuple[Led, ...]  # everybody who has led it
    willing: tuple[MemberId, ...]  # who would lead it
    left: tuple[LeftView, ...] = ()  # who had a part in it and has left the room
    vacancies: tuple[Vacancy, ...] = ()  # seats that the host may give to somebody
    question: QuestionView | None = None  # to the table, the last one
    lead_by_vote: bool = False  # the table has to agree to who leads it next
    remark: RemarkView | None = None  # what a companion has said last; old ones are over
    meant: tuple[Aim, ...] = ()  # with their clues, by companions; until the end empty
    today: str | None = None  # the date, if it is the game of a day


class LoanView(Struct, frozen=True):
    """A seat that a companion plays while its player is away."""

    seat: int
    companion: MemberId | None  # null: one without a name
    since: int


class RoomView(Struct, frozen=True):
    """What everybody in the room sees, besides the game's own table."""

    language: str
    hushed: bool  # messages come on a beat and tell nothing: moves then carry no `seen`
    members: tuple[MemberView, ...]
    ring: tuple[MemberId, ...]
    host: MemberId | None
    former: MemberId | None  # may take the host's place back
    appointed: MemberId | None  # leads the next game, if it is led by a person
    locked: bool
    game: str  # to be played next
    options: OptionValues
    packs: tuple[PackView, ...]  # the group's own
    playing: GameView | None
    cut_short: str | None  # begun by an older version, and over without a result
    results: tuple[Result, ...]
    reactions: tuple[Reaction, ...]  # of the last moments; older ones are over
    reactions_allowed: bool
    silent: tuple[MemberId, ...]  # whom the game asks to show nothing just now
    phones: tuple[tuple[MemberId, ...], ...] = ()  # who came in together, on one of them
    lent: tuple[LoanView, ...] = ()  # seats that companions play for the absent
    lend_after: int | None = None  # seconds, until one does so by itself; null: never
    faster: bool = False  # companions answer at once
    today: str | None = None  # the date, if the game of the day is to be played next


def room_view(room: Room) -> RoomView:
    """Return what everybody in the room sees of it."""
    return view_of(outline(room))


def view_of(room: Outline) -> RoomView:
    """Return the view of a room from its inputs."""
    return RoomView(
        language=room.language,
        hushed=room.hushed,
        members=tuple(map(member_view, room.members)),
        ring=room.ring,
        host=room.host,
        former=room.former,
        appointed=room.appointed,
        locked=room.locked,
        game=room.choice.game,
        options=room.choice.options,
        packs=tuple(pack_view(own.name, own.about) for own in room.packs),
        playing=game_view(room, room.playing) if room.playing else None,
        cut_short=room.foreign.game if room.foreign else None,
        results=room.results,
        reactions=room.reactions,
        reactions_allowed=room.reactions_allowed,
        silent=room.silent,
        phones=shared_phones(room.members),
        lent=tuple(LoanView(one.seat, one.companion, one.since) for one in room.loans),
        lend_after=room.lend_after,
        faster=room.faster,
        today=room.today.date if room.today else None,
    )


def pack_view(name: str, about: About) -> PackView:
    told = about.title, about.language, about.kind, about.entries
    return PackView(name, *told, about.known, about.few)


def member_view(member: Member) -> MemberView:
    here = member.present
    return MemberView(member.id, member.name, member.look, here, temper_of(member))


def temper_of(member: Member) -> Temper | None:
    return member.mind.temper if member.mind else None


def game_view(room: Outline, playing: GameOutline) -> GameView:
    over, here = playing.outcome is not None, {member.id for member in room.members}
    changing = not (over or room.hushed)  # at night no seat changes hands
    return GameView(
        game=playing.name,
        number=playing.number,
        seating=playing.seating,
        started=playing.started,
        paused=playing.paused,
        paused_at=playing.paused_at,
        seals=tuple(seal.digest for seal in playing.seals),
        opened_seals=playing.seals if over else (),
        outcome=playing.outcome,
        changes=playing.changes,
        master=playing.master,
        masters=playing.masters,
        willing=tuple(who for who in playing.willing if who in here),
        left=those_who_left(room, playing),
        vacancies=vacancies(room, playing) if changing else (),
        question=question_view(playing.question, room, playing),
        lead_by_vote=master_by_vote(playing),
        remark=remark_view(playing.remarks),
        meant=playing.meant,
        today=playing.today.date if playing.today else None,
    )


def remark_view(said: tuple[Said, ...]) -> RemarkView | None:
    return RemarkView(said[-1].seat, said[-1].word, said[-1].at) if said else None


def those_who_left(room: Outline, playing: GameOutline) -> tuple[LeftView, ...]:
    """Return whom the game still names: their faces stay until it is gone itself."""
    led = (one.member for one in playing.masters)
    part, here = {*playing.seating, *playing.former, *led}, {m.id for m in room.members}
    return tuple(
        LeftView(one.id, one.name, one.member.look, one.removed, temper_of(one.member))
        for one in room.gone
        if one.id in part and one.id not in here
    )


def question_view(
    question: Question | None, room: Outline, playing: GameOutline
) -> QuestionView | None:
    """Return the last question, unless the one it is about or the player has come or gone.

    In a hush it stays as it is: nobody's coming or going shows.
    """
    if question is None or playing.outcome is not None:
        return None
    there = {member.id for member in room.members if member.present}
    open_ = question.decided is None and not room.hushed
    if open_ and (question.member not in there or holder(question, playing) in there):
        return None
    return QuestionView(
        question.number,
        question.seat,
        question.member,
        question.asked,
        question.agreed,
        question.against,
        question.decided,
    )


def holder(question: Question, playing: GameOutline) -> MemberId | None:
    """Return who has the place that a question is about."""
    return playing.master if question.seat == MASTER else playing.seating[question.seat]


def table_of(room: Room) -> Table | None:
    playing = room.playing
    if playing is None:
        return None
    table: Table = playing.game.table(playing.state)
    return table


def hand_of(room: Room, seat: Seat) -> Hand:
    playing = room.playing
    assert playing is not None, "nobody holds a seat when there is no game"
    hand: Hand = playing.game.hand(playing.gist, seat)
    return hand


def cards_in(hand: Hand) -> tuple[Any, ...]:
    """Return what a seat knows besides the table, field by field."""
    return tuple(compress(astuple(hand), holds_cards(type(hand))))


@cache
def holds_cards(kind: type[Hand]) -> tuple[bool, ...]:
    """Return for each field of such a hand whether it is secret."""
    return tuple(name not in NO_CARDS for name in kind.__struct_fields__)
