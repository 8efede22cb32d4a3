"""A game as a story: what happened, as far as one seat could see it.

Whoever made a move knows it. All others know what it did to the table and to their own
hand, exactly as their phones showed it, and nothing is told of a move that changed
neither. So a replay tells who knew what, in any game, and holds no rules of its own.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from konspira.cli.folding import Step
from konspira.cli.telling import changes, told
from konspira.game import HOST, Outcome, Seat
from konspira.room import MemberId, Room, acts, hand_of, table_of
from konspira.room.state import Playing

Names = dict[MemberId, str]


class Game(NamedTuple):
    """One game of a room, from its start to its end; or as far as it has come."""

    steps: list[Step]
    running: bool

    @property
    def start(self) -> Room:
        return self.steps[0].after


class View(NamedTuple):
    """Whose eyes: a seat's; without one, an onlooker's."""

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
    """Everybody who was ever there, by the last name they had."""
    return {m.id: m.name for step in steps for m in step.after.members}


def story(played: Game, view: View, names: Names) -> Iterator[Line]:
    seen: dict[str, Any] = {}
    for step in played.steps:
        playing = step.after.playing or step.before.playing
        assert playing is not None
        now = {} if step.after.playing is None else sight(step.after, view)
        news = tuple(changes(seen, now)) if now else ()
        who, what = deed(step, playing, view, names)
        if who or what or news:
            yield Line(playing.clock(step.after.at), who, what, news)
        seen = now
        if playing.outcome:
            result = ending(playing.outcome, playing, names)
            yield Line(playing.clock(step.after.at), "", result)


def sight(room: Room, view: View) -> dict[str, Any]:
    """The table and the hand, as plain values. What the group agreed on stands still."""
    seen = plain(table_of(room), "options")
    if view.seat is not None:
        hand = hand_of(room, view.seat)  # of its offers only the kinds: a story is no form
        seen["hand"] = plain(hand, "seat", "offers", "padding") | {"may": list(hand.may)}
    return seen


def plain(shown: Any, *known: str) -> dict[str, Any]:
    """As a phone gets it, without what need not be told again."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return {name: field for name, field in fields.items() if name not in ("type", *known)}


# Who did what


def deed(step: Step, playing: Playing, view: View, names: Names) -> tuple[str, str]:
    """Who and what, if this view knows; otherwise nothing."""
    by = names.get(step.entry.by, "")
    match step.entry.act:
        case acts.Start():
            return by, "starts the game"
        case acts.Pause():
            return by, "pauses the game"
        case acts.Resume():
            return by, "lets the game go on"
        case acts.Abandon():
            return by, "ends the game without a result"
        case acts.Reseat(seat, member):
            return by, f"gives seat {seat} to {names.get(member, member)}"
        case acts.SitIn(member):
            return by, f"lets {names.get(member, member)} sit down"
        case acts.Play(seat, move) if knows(view, step.entry.by, playing):
            who = f"{by} (host)" if seat == HOST else by
            return f"{who}:", told(msgspec.json.decode(move))
        case acts.Deal(move) if view.everything:
            return "chance:", told(msgspec.json.decode(move))
        case acts.Tick() if view.everything and moved(step):
            return "the clock:", "time is up"
    return "", ""


def knows(view: View, by: MemberId, playing: Playing) -> bool:
    own = view.seat is not None and playing.seating[view.seat : view.seat + 1] == (by,)
    return view.everything or own


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
