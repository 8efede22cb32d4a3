"""What tests of companions share: a person who taps at random, and what a log must hold."""

from collections.abc import Sequence
from random import Random

import msgspec
from bots import QUITTING

from konspira import wire
from konspira.client import Phone
from konspira.game import Seat
from konspira.packs.shelf import Shelf
from konspira.room import Entry, Room, acts, apply, hand_of, table_of
from konspira.room.companions import minds
from konspira.server.companion_thread import Knowledge, Situation, thought_of

NO_END = (*QUITTING, "MoreTime")  # of a person who taps at random


def tap(phone: Phone, rng: Random, number: int) -> None:
    """Send a random move of any place of a phone without waiting for its answer.

    In a hush that comes on a beat only. If nothing is open to it, nothing is sent.
    """
    places = [place for place in phone.hands if phone.may(place)]
    if phone.table is None or not places:
        return
    place = rng.choice(places)
    table, hand = phone.views(place)
    kept = tuple(offer for offer in hand.offers if offer.kind not in NO_END)
    move = phone.game.random_move(table, msgspec.structs.replace(hand, offers=kept), rng)
    if move is not None:
        made = acts.Play(place, msgspec.Raw(msgspec.json.encode(move)))
        ask = wire.Do(10_000 + number, phone.members[0], made)
        phone.send(wire.spaced(wire.encode(ask)))


def same_as_thought_alone(entries: Sequence[Entry]) -> int:
    """Compare every move of a companion with what it thinks of the same table; count."""
    room, compared = Room(), 0
    for entry in entries:
        act, before, room = entry.act, room, apply(room, entry)
        playing = before.running
        played = minds(before)
        if playing is None or not isinstance(act, acts.Play) or act.seat not in played:
            continue
        table, hand = table_of(before), hand_of(before, Seat(act.seat))
        assert table is not None
        people = tuple(Seat(s) for s in range(len(playing.seating)) if s not in played)
        seen = Situation(table, hand, played[Seat(act.seat)], people)
        known = Knowledge(1, playing.game, playing.options, Shelf(before.packs))
        thought = thought_of(playing.game, known, seen).thought
        assert msgspec.json.encode(thought.move) == bytes(act.move)
        compared += 1
    return compared
