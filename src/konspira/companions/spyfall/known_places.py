"""Which places companions know: those that come with Konspira, by name."""

from collections.abc import Mapping

from konspira.companions.known import Known
from konspira.games.spyfall.options import Boxes, Options, Spyfall2Options
from konspira.packs import Answers, LocationPack, Pack, PackError, Packs, comparable

ENOUGH = 0.5  # of all places, to be good company

Places = Mapping[str, Answers]
"""What is true of each place, by its name as `comparable` writes it."""


def knowledge(options: Options, packs: Packs) -> Places:
    """Return what companions know of the places that a game is played with.

    A list of the group's own may name places that are in ours: those they know.
    """
    names = [options.pack]
    if isinstance(options, Spyfall2Options) and options.boxes is Boxes.COMBINED:
        names.append(options.second_pack)
    known: dict[str, Answers] = {}
    for name in names:
        try:
            language = packs.find(LocationPack, name).language
        except PackError:
            continue
        known |= packs.place_answers(language)
    return known


def known_of(pack: Pack, packs: Packs) -> Known | None:
    """Return how many places of a pack companions know; None: it has none.

    Half of them are enough. In a place that they do not know they answer anything.
    """
    if not isinstance(pack, LocationPack):
        return None
    known = packs.place_answers(pack.language)
    places = sum(comparable(location.name) in known for location in pack.locations)
    return Known(places, places >= ENOUGH * pack.entries)
