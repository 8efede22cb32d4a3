"""How games have to be played so that companions can take part: else they only look on.

A companion sees and taps; it does not hear. The lobby says so, and no game begins with a
companion that could not take part.
"""

from typing import Any

REQUIRED: dict[str, dict[str, Any]] = {
    "spyfall": {"asking": "deck"},  # questions and answers on cards: all else is spoken
}
"""By family of games, the options that companions need."""
