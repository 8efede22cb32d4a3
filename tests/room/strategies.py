"""Hypothesis strategies for rooms: people come, go, play, and try what makes no sense."""

from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from konspira.companions import Temper
from konspira.game import CHANCE, HOST, MASTER, IllegalMove, Seat
from konspira.languages import LANGUAGES
from konspira.packs.shelf import Shelf
from konspira.room import (
    SERVER,
    Look,
    MemberId,
    Who,
    acts,
    deadline,
    hand_of,
    table_of,
)
from room.table import NAMES, Done, Party, digest, join, opened, raw

PACKS = Shelf()

# Anything that anybody may try

people = st.integers(0, 7).map(MemberId)
names = st.sampled_from([*NAMES, "Zed", "Zoë"]) | st.text(max_size=20)
hashes = st.sampled_from(["one", "two", "Ann"]).map(digest)
looks = st.builds(Look, st.integers(0, 63), st.integers(0, 15))
places = st.integers(-5, 7)
minds = st.builds(acts.Mind, st.sampled_from(Temper), st.integers(0, 9))
languages = st.sampled_from(LANGUAGES)
values = st.booleans() | st.integers(-1, 700) | st.sampled_from(["off", "words.pl", "own"])
option_names = st.sampled_from(["timer", "timer_seconds", "pack", "clue_rules"]) | st.text()
nonsense = st.dictionaries(
    option_names, values | st.dictionaries(st.text(), values, max_size=2), max_size=2
)
options = nonsense | st.sampled_from(
    [
        {},
        {"timer": "every-turn"},
        {"judge": "vote"},
        {"pack": "own"},
        {"pre_approval": True},
    ]
)
PACK = "kind: words\nlanguage: pl\ntitle: Own\n\n" + "\n".join(f"w{n}" for n in range(25))
moves = st.binary() | st.sampled_from(
    [
        b'{"type":"Start"}',
        b'{"type":"TimeUp"}',
        b'{"type":"Touch","card":3}',
        b'{"type":"BecomeSpymaster","team":"red"}',
        b'{"type":"Clue","word":"comet","number":2}',
        b'{"type":"Draw","card":3}',
    ]
)
moves |= st.integers(1, 5000).map(lambda depth: b"[" * depth)
anything = st.one_of(
    st.builds(acts.Open, languages, st.just({"codenames": 1})),
    st.builds(acts.Join, names, hashes, looks, st.booleans()),
    st.builds(acts.Back, people),
    st.builds(acts.Away, people),
    st.builds(acts.RollCall),
    st.builds(acts.Rename, names, looks),
    st.builds(acts.Leave),
    st.builds(acts.OfferSeat, hashes),
    st.builds(acts.TakeOver, hashes, hashes),
    st.builds(acts.Sit),
    st.builds(acts.Stand),
    st.builds(acts.Arrange, st.lists(people, max_size=6).map(tuple)),
    st.builds(acts.PassHost, people),
    st.builds(acts.TakeBack),
    st.builds(acts.Appoint, st.none() | people),
    st.builds(acts.OfferToLead, st.booleans()),
    st.builds(acts.Lead, people),
    st.builds(acts.Remove, people),
    st.builds(acts.Lock, st.booleans()),
    st.builds(acts.React, st.sampled_from(acts.Feeling)),
    st.builds(acts.AllowReactions, st.booleans()),
    st.builds(acts.Speak, languages),
    st.builds(acts.Choose, st.just("codenames") | st.text(max_size=9), options),
    st.builds(
        acts.AddPack, st.sampled_from(["own", "words.en"]), st.just(PACK) | st.text()
    ),
    st.builds(acts.DropPack, st.sampled_from(["own", "words.en"])),
    st.builds(acts.Start),
    st.builds(acts.Play, places, moves.map(msgspec.Raw)),
    st.builds(acts.Deal, moves.map(msgspec.Raw), st.text(max_size=9)),
    st.builds(acts.Tick),
    st.builds(acts.Pause),
    st.builds(acts.Resume),
    st.builds(acts.Abandon),
    st.builds(acts.Reseat, places, people),
    st.builds(acts.SitIn, people),
    st.builds(acts.Return, people, hashes),
    st.builds(acts.SeenAt, people, st.integers(1, 3)),
    st.builds(acts.Propose, places, st.none() | people),
    st.builds(acts.Agree, st.integers(0, 3), st.booleans()),
    st.builds(acts.Invite, names, looks, minds),
    st.builds(acts.Dismiss, people),
    st.builds(acts.SetTemper, people, st.sampled_from(Temper)),
    st.builds(acts.Lend, places, st.none() | people, minds),
    st.builds(acts.LendAfter, st.sampled_from([None, 60, 180])),
    st.builds(acts.Hasten, st.booleans()),
    st.builds(acts.PlayToday, names, looks),
    st.builds(acts.StepIn, places, minds),
    st.builds(acts.Remark, places, st.sampled_from(["unknown-clue", "well-done"])),
    st.builds(acts.PlayFor, places, moves.map(msgspec.Raw)),
)
WAITS = [0, 1, 900, 6_000, 70_000]
tries = st.tuples(st.none() | people, anything)  # None: somebody who may do this
going_on = st.integers(0, 10**6)  # a seed: the evening goes on as evenings do
steps = st.tuples(st.sampled_from(WAITS), tries | going_on)


class Evening:
    """What came of it: every room there was, and every try that was refused."""

    def __init__(
        self,
        plan: list[tuple[int, tuple[MemberId | None, Any] | int]],
        first: Party | None = None,
    ) -> None:
        usual = opened().after(*map(join, NAMES[:4]), join("Max", watch=True))
        self.parties = [first or usual]
        for wait, step in plan:
            if isinstance(step, int):
                rng = Random(step)
                for _ in range(rng.randint(1, 30)):
                    self.attempt(rng.choice(WAITS), *sensible(self.party, rng))
            else:
                by, act = step
                self.attempt(wait, rightful(self.party, act) if by is None else by, act)

    @property
    def party(self) -> Party:
        return self.parties[-1]

    def attempt(self, wait: int, by: MemberId, act: Any) -> None:
        before, snapshot = self.party.room, repr(self.party.room)
        now = before.at + wait
        if isinstance(act, acts.Tick):
            now = max(now, deadline(before) or 0)
        try:
            self.parties.append(self.party.at(now, by, act))
        except IllegalMove:
            assert self.party.room is before
            assert repr(before) == snapshot, f"refused, and yet something changed: {act}"


def rightful(party: Party, act: acts.RoomAct) -> MemberId:
    """Somebody who may do this, if it can be done at all."""
    if act.who is Who.THE_SERVER:
        return SERVER
    if act.who is Who.THE_HOST or not party.room.members:
        return party.room.host or SERVER
    return party.room.members[-1].id


def sensible(party: Party, rng: Random) -> Done:
    """What usually happens next."""
    room, host = party.room, party.room.host or SERVER
    playing = room.running
    if len(room.members) < 4:
        return join(rng.choice(NAMES))
    if len(room.ring) < 4:
        return host, acts.Arrange(tuple(member.id for member in room.members))
    if playing is None:
        if room.appointed is None and room.choice.game == "led":
            return host, acts.Appoint(rng.choice(room.members).id)
        return host, acts.Start()
    if playing.game.has_master and rng.random() < 0.3:
        who = rng.choice(room.members).id
        lead = who, acts.OfferToLead(rng.random() < 0.8)
        return rng.choice([lead, (host, acts.Lead(who))])
    if playing.paused_at is not None:
        return host, acts.Resume()
    if deadline(room) and rng.random() < 0.1:
        return SERVER, acts.Tick()
    seat = rng.choice(sorted(playing.game.awaited(playing.state)))
    if seat == CHANCE:
        drawn = playing.game.deal(playing.state, Shelf(room.packs), rng)
        return SERVER, acts.Deal(raw(drawn), str(rng.random()))
    return holder(party, seat), acts.Play(int(seat), raw(random_move(party, seat, rng)))


def holder(party: Party, seat: Seat) -> MemberId:
    host = party.room.host or SERVER
    if seat == MASTER:
        return party.playing.master or host
    return host if seat == HOST else party.playing.seating[seat]


def random_move(party: Party, seat: Seat, rng: Random) -> Any:
    views = table_of(party.room), hand_of(party.room, seat)
    return party.playing.game.random_move(*views, rng)  # type: ignore[arg-type]


plans = st.lists(steps, min_size=6, max_size=20)
evenings = plans.map(Evening)
