"""Narrate a game line by line: what happened, as far as one seat could see it.

The player who made a move knows it. All others know what it did to the table and to
their own hand, exactly as their phones showed it, and nothing is told of a move that
changed neither. So a replay tells who knew what, in any game, and holds no rules
of its own.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from konspira.cli.diff import changes, in_words
from konspira.cli.replay_log import Step
from konspira.game import HOST, MASTER, Outcome, Seat
from konspira.room import MemberId, Room, acts, hand_of, table_of
from konspira.room.state import Playing

Names = dict[MemberId, str]
OPENLY: dict[type[acts.RoomAct], str] = {
    acts.Start: "starts the game",
    acts.Pause: "pauses the game",
    acts.Resume: "lets the game go on",
    acts.Abandon: "ends the game without a result",
}
PLACES: dict[int, str] = {HOST: " (host)", MASTER: " (game master)"}


class Game(NamedTuple):
    """One game of a room, from its start to its end; or as far as it has come."""

    steps: list[Step]
    running: bool

    @property
    def start(self) -> Room:
        return self.steps[0].after


class View(NamedTuple):
    """A point of view: a seat, an onlooker, or somebody who sees everything."""

    seat: Seat | None = None
    everything: bool = False


class Line(NamedTuple):
    at: int  # milliseconds on the game's clock
    who: str
    what: str
    changes: tuple[str, ...] = ()


def games_in(steps: list[Step]) -> list[Game]:
    games: list[list[Step]] = []
    for step in steps:
        if isinstance(step.entry.act, acts.Start):
            games.append([step])
        elif games and step.before.running:
            games[-1].append(step)
    return [Game(each, each[-1].after.running is not None) for each in games]


def names_in(steps: list[Step]) -> Names:
    """Return everybody who was ever there, by the last name they had."""
    return {m.id: m.name for step in steps for m in step.after.members}


def narrate(played: Game, view: View, names: Names) -> Iterator[Line]:
    seen: dict[str, Any] = {}
    for step in played.steps:
        playing = step.after.playing or step.before.playing
        assert playing is not None
        now = {} if step.after.playing is None else seen_by(step.after, view)
        news = tuple(changes(seen, now)) if now else ()
        who, what = who_did_what(step, playing, view, names)
        if who or what or news:
            yield Line(playing.clock(step.after.at), who, what, news)
        seen = now
        if playing.outcome:
            result = ending(playing.outcome, playing, names)
            yield Line(playing.clock(step.after.at), "", result)


def seen_by(room: Room, view: View) -> dict[str, Any]:
    """Return table and hand as JSON values, without the options, which never change."""
    seen = fields_of(table_of(room), "options")
    if view.seat is not None:
        hand = hand_of(room, view.seat)  # its offers are told by kind
        seen["hand"] = fields_of(hand, "seat", "offers", "padding")
        seen["hand"]["may"] = list(hand.may)
    return seen


def fields_of(shown: Any, *known: str) -> dict[str, Any]:
    """Return the fields of a view as a phone gets them, without these."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return {name: field for name, field in fields.items() if name not in ("type", *known)}


# Who did what


def who_did_what(step: Step, playing: Playing, view: View, names: Names) -> tuple[str, str]:
    """Return who and what, if this view knows; otherwise nothing."""
    by, act = names.get(step.entry.by, ""), step.entry.act
    if openly := done_openly(act, names):
        return by, openly
    match act:
        case acts.Play(seat, move) if knows(view, step.entry.by, seat, playing):
            return f"{by}{PLACES.get(seat, '')}:", in_words(msgspec.json.decode(move))
        case acts.PlayFor(seat, move) if view.everything or view.seat == seat:
            holder = names.get(playing.seating[seat], "")
            return f"a companion for {holder}:", in_words(msgspec.json.decode(move))
        case acts.Deal(move) if view.everything:
            return "chance:", in_words(msgspec.json.decode(move))
        case acts.Tick() if view.everything and moved(step):
            return "the clock:", "time is up"
    return "", ""


def done_openly(act: acts.RoomAct, names: Names) -> str:
    """Return what everybody in the room sees somebody do, or nothing."""
    match act:
        case acts.Reseat(seat, member):
            return f"gives seat {seat} to {names.get(member, member)}"
        case acts.SitIn(member):
            return f"lets {names.get(member, member)} sit down"
        case acts.Lead(member):
            return f"lets {names.get(member, member)} lead the game"
        case acts.Propose(seat, member) if member is not None:
            what = "lead the game" if seat == MASTER else f"have seat {seat}"
            return f"asks the table whether {names.get(member, member)} may {what}"
        case acts.Propose():
            return "takes the question back"
        case acts.Agree(_, yes):
            return "agrees" if yes else "does not agree"
        case acts.Lend(seat, member):
            companion = "a companion" if member is None else names.get(member, member)
            return f"lets {companion} play for seat {seat}"
        case acts.StepIn(seat):
            return f"a companion plays for seat {seat}"
        case acts.OfferToLead(willing):
            return "would lead the game" if willing else "does not want to lead the game"
    return OPENLY.get(type(act), "")


def knows(view: View, by: MemberId, seat: int, playing: Playing) -> bool:
    own = view.seat is not None and playing.seating[view.seat : view.seat + 1] == (by,)
    return view.everything or (own and seat != MASTER)


def moved(step: Step) -> bool:
    before, after = step.before.playing, step.after.playing
    return bool(before and after and before.state is not after.state)


def ending(outcome: Outcome, playing: Playing, names: Names) -> str:
    winners = [names[playing.seating[seat]] for seat in outcome.winners]
    told = "nobody wins" if not winners else f"won by {', '.join(winners)}"
    points = (
        f"{names[playing.seating[seat]]} {points}"
        for seat, points in enumerate(outcome.points)
    )
    return f"{told} ({outcome.why}); points: {', '.join(points)}"
