"""What the group agrees on before a game: which one, its options, packs, the language."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from konspira.game import BadSetup, IllegalMove
from konspira.games import GAMES, game_named
from konspira.options import choose, fields, near
from konspira.packs import Pack, PackError, PackNames
from konspira.packs.faults import fault
from konspira.packs.group_pack import GroupPack
from konspira.packs.parsing import parse
from konspira.refusals import UNKNOWN_PACK
from konspira.room import acts
from konspira.room import refusals as no
from konspira.room.acts import MemberId
from konspira.room.names import is_readable
from konspira.room.state import Choice, Foreign, Room

MOST_PACKS = 5
# All that was ever added stays in the log, also when it is dropped.
MOST_PACKS_EVER = 200
MOST_LETTERS_EVER = 1_500_000  # in them together
MOST_LINES = 3_000  # of one pack
LONGEST_TITLE = 40


# What happens


def open_room(room: Room, by: MemberId, act: acts.Open) -> Room:
    return speak(replace(room, opened=room.at, versions=act.rules), by, act)


def choose_game(room: Room, by: MemberId, act: acts.Choose) -> Room:
    agreed = chosen(room, act) if act.agreed is None else act.agreed
    return replace(room, choice=Choice(act.game, agreed), today=None)


def speak(room: Room, by: MemberId, act: acts.Open | acts.Speak) -> Room:
    agreed = translated(room, act.language) if act.agreed is None else act.agreed
    return replace(room, language=act.language, choice=Choice(room.choice.game, agreed))


# What follows from the defaults of today goes into the log. Entries of older releases lack
# it: for these alone it is worked out again.


def chosen(room: Room, act: acts.Choose) -> dict[str, Any]:
    """Return the options of a choice, with packs in the language of the table."""
    return first_packs(act.game, room.language) | act.options


def translated(room: Room, language: str) -> dict[str, Any]:
    """Return the options in another language; packs that followed the old one follow it."""
    game, options = room.choice.game, room.choice.options
    former = first_packs(game, room.language)
    kept = {name: value for name, value in options.items() if former.get(name) != value}
    return first_packs(game, language) | kept


def completed_open(room: Room, by: MemberId, act: acts.Open, packs: PackNames) -> acts.Open:
    return replace(act, agreed=translated(room, act.language))


def completed_speech(
    room: Room, by: MemberId, act: acts.Speak, packs: PackNames
) -> acts.Speak:
    return replace(act, agreed=translated(room, act.language))


@cache
def first_packs(game: str, language: str) -> dict[str, str]:
    """Return the same packs in this language, for options whose default is in another one.

    By their names alone: which packs there are is not for a replay to ask.
    """
    if game not in GAMES:
        return {}
    played, packs = game_named(game), {}
    for field in fields(played.defaults(played.seats.start), NOTHING):
        if field.kind == "pack":
            twin = f"{str(field.default).rpartition('.')[0]}.{language}"
            if twin != field.default:
                packs[field.name] = twin
    return packs


def add_pack(room: Room, by: MemberId, act: acts.AddPack) -> Room:
    return replace(
        room,
        packs=(
            *room.packs,
            GroupPack(act.name, act.text, act.kind, room.language, act.about),
        ),
        packs_added=room.packs_added + 1,
        pack_letters=room.pack_letters + len(act.text),
    )


def drop_pack(room: Room, by: MemberId, act: acts.DropPack) -> Room:
    return replace(room, packs=tuple(own for own in room.packs if own.name != act.name))


def upgrade(room: Room, by: MemberId, act: acts.Upgrade) -> Room:
    playing = room.running
    if playing:
        room = replace(room, playing=None, foreign=Foreign(playing.name, playing.number))
    choice = Choice(act.game, act.options)
    return replace(room, versions=act.rules, choice=choice, today=None)


# What is refused


class Names:
    """The names of today's packs and the group's own."""

    def __init__(self, room: Room, today: PackNames) -> None:
        self._own = room.packs
        self._today = today

    def names(self, kind: str) -> tuple[str, ...]:
        own = (pack.name for pack in self._own if pack.kind == kind)
        return tuple(dict.fromkeys((*self._today.names(kind), *own)))

    def __contains__(self, name: object) -> bool:
        return name in self._today or any(pack.name == name for pack in self._own)


class Nothing:
    """An empty shelf."""

    def names(self, kind: str) -> tuple[str, ...]:
        return ()

    def __contains__(self, name: object) -> bool:
        return False


NOTHING = Nothing()


def checked_choice(
    room: Room, by: MemberId, act: acts.Choose, packs: PackNames
) -> acts.Choose:
    """Return the choice, or raise IllegalMove; checked again when the game starts."""
    try:
        game = game_named(act.game)
        choose(game, near(game, len(room.ring)), act.options, Names(room, packs))
    except BadSetup as error:
        raise IllegalMove(error.code) from error
    return replace(act, agreed=chosen(room, act))


def checked_pack(
    room: Room, by: MemberId, act: acts.AddPack, packs: PackNames
) -> acts.AddPack:
    check_pack(room, act, Names(room, packs))
    return act if act.about else with_about(act, room.language)


def check_pack(room: Room, act: acts.AddPack, packs: PackNames) -> None:
    """Raise IllegalMove for all that is wrong with a pack before it is read."""
    if len(room.packs) >= MOST_PACKS:
        raise IllegalMove(*no.TOO_MANY_PACKS)
    letters = room.pack_letters + len(act.text)
    if room.packs_added >= MOST_PACKS_EVER or letters > MOST_LETTERS_EVER:
        raise IllegalMove(*no.NO_MORE_PACKS_HERE)
    if act.name in packs:
        raise IllegalMove(*no.PACK_NAME_IS_TAKEN)
    if (lines := act.text.count("\n") + 1) > MOST_LINES:
        facts = {"count": lines, "most": MOST_LINES}
        raise IllegalMove(*no.BROKEN_PACK) from fault(
            act.name, None, "too-many-lines", **facts
        )


def with_about(act: acts.AddPack, language: str) -> acts.AddPack:
    """Return the act with what its pack is about.

    Slow: the server does this in a thread.
    """
    return replace(act, about=read_pack(act, language).about)


def read_pack(act: acts.AddPack, language: str) -> Pack:
    """Return the pack that an act adds, or raise IllegalMove. Slow, too."""
    try:
        pack = parse(act.text, act.name, act.name, act.kind, language)
        check_header(pack)
    except PackError as error:
        raise IllegalMove(*no.BROKEN_PACK) from error
    return pack


def check_header(pack: Pack) -> None:
    """Raise IllegalMove if a header is too long or unreadable: everybody sees it."""
    for text in (pack.title, pack.language):
        if len(text) > LONGEST_TITLE or not is_readable(text):
            raise fault(pack.name, None, "head-long", text=text, most=LONGEST_TITLE)


def check_drop(room: Room, by: MemberId, act: acts.DropPack) -> None:
    if room.running:  # the game may still deal from it
        raise IllegalMove(*no.GAME_IS_RUNNING)
    if not any(own.name == act.name for own in room.packs):
        raise IllegalMove(*UNKNOWN_PACK)
