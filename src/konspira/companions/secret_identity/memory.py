"""What one mind remembers of signs and characters: each companion forgets some.

Without it two companions would read each other's thoughts.
"""

from hashlib import shake_128

from konspira.companions.secret_identity.likeness import Likeness, Weights
from konspira.packs import comparable

FORGOTTEN = 0.15  # of all traits


class Memory:
    """How well signs fit characters, as far as one mind has not forgotten their traits."""

    def __init__(
        self, likeness: Likeness | None, seed: int, forgotten: float = FORGOTTEN
    ) -> None:
        self._signs = likeness.signs if likeness else {}
        self._characters = likeness.characters if likeness else {}
        self._seed = seed
        self._forgotten = forgotten
        self._recalled: dict[str, Weights] = {}

    def knows(self, character: str) -> bool:
        """Return whether anything is known of a character."""
        return comparable(character) in self._characters

    def fit(self, sign: str, character: str) -> float:
        """Return how well a sign fits a character: below 0, if it is what they are not.

        What companions do not know fits nothing, neither well nor badly.
        """
        name = comparable(character)
        traits = self._of(f"character {name}", self._characters.get(name))
        shown = self._of(f"sign {sign}", self._signs.get(sign))
        return sum(weight * traits.get(word, 0.0) for word, weight in shown.items())

    def _of(self, what: str, known: Weights | None) -> Weights:
        """Return what is remembered of a sign or a character."""
        found = self._recalled.get(what)
        if found is None:
            words = known or {}
            luck = shake_128(f"{self._seed} {what}".encode()).digest(len(words))
            kept = zip(words.items(), luck, strict=True)
            found = {word: w for (word, w), n in kept if n >= self._forgotten * 256}
            self._recalled[what] = found
        return found
