"""Refusals: stable codes that say why a request is refused, each declared once.

A game declares its own, with the rule that says so, in its package; `tools.catalogue`
finds them there. What every game may say stands here. The sentence that people read is the
text `error-<code>` of the page, in each language.
"""

from typing import NewType, Self

Code = NewType("Code", str)
"""A stable word for clients. Only a Refusal has one, so nothing undeclared is said."""


class Refusal(tuple[Code, str | None]):
    """A stable code, and the rule that says so, if one does: `IllegalMove(*NOT_NOW)`."""

    __slots__ = ()

    def __new__(cls, code: str, rule: str | None = None) -> Self:
        return super().__new__(cls, (Code(code), rule))

    @property
    def code(self) -> Code:
        return self[0]

    @property
    def rule(self) -> str | None:
        return self[1]

    def by(self, rule: str | None) -> "Refusal":
        """Return the same refusal with the rule that only the moment tells."""
        return Refusal(self.code, rule)


NOT_YOUR_TURN = Refusal("not-your-turn")
NOT_NOW = Refusal("not-now")
GAME_IS_OVER = Refusal("game-is-over")
TOO_EARLY = Refusal("too-early")
NO_DEADLINE = Refusal("no-deadline")
NO_SUCH_SEAT = Refusal("no-such-seat")
NO_SUCH_CARD = Refusal("no-such-card")
NO_ROUND_YET = Refusal("no-round-yet")
NOBODY_WAITS_FOR_THEM = Refusal("nobody-waits-for-them")
HOST_ONLY = Refusal("host-only")
PHONE_HOLDS_A_SEAT = Refusal("phone-holds-a-seat")

# Before a game
UNKNOWN_GAME = Refusal("unknown-game")
UNKNOWN_OPTION = Refusal("unknown-option")
BAD_OPTION_VALUE = Refusal("bad-option-value")
UNKNOWN_PRESET = Refusal("unknown-preset")
UNKNOWN_PACK = Refusal("unknown-pack")
SEATS_DO_NOT_FIT = Refusal("seats-do-not-fit")
MALFORMED_MOVE = Refusal("malformed-move")
