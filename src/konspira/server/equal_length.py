"""Pad the messages of a beat, so that no length reveals anything.

What a phone alone is told must fit into the length that the game has named for its seats.
What everybody may know does not count: on a beat with news of the room itself, or on which
some phone gets everything anew, all messages are longer by exactly that.
"""

from typing import NamedTuple

from konspira import wire
from konspira.game import Hush
from konspira.server.viewer import Viewer

Frames = list[tuple[Viewer, bytes, int]]
"""To whom, what, and how long it has to be in a hush."""


class Lengths(NamedTuple):
    """How long the messages of one beat are."""

    hush: Hush
    public: int  # bytes by which all are longer, because of what everybody may know
    last: bool = False  # the hush is over with it
    day: int = 0  # bytes of what all have seen by day, with which the hush begins

    def of(self, viewer: Viewer) -> int:
        """Return how many bytes the message to a viewer must have."""
        return self.hush.length(viewer.seats) + self.public

    def padded(self, frames: Frames) -> tuple[Frames, int]:
        """Return all frames padded, and how many were too long for their lengths.

        One that is too long is a mistake of the game, but for the last message of a hush,
        which may show what a day shows, and the first, which brings what the day has left.
        Then all frames grow alike: one that is longer than the others would reveal more
        than one that is longer than it should be.
        """
        over = [len(frame) + wire.PAD - length for _, frame, length in frames]
        most, size = max(over, default=0), self.hush.size
        more = -(-most // size) * size if most > 0 else 0
        grown = [(to, wire.padded(frame, n + more), n + more) for to, frame, n in frames]
        return grown, 0 if self.last else sum(each > self.day for each in over)
