"""Which word a chief covers: as a penalty of the rivals, or for the simulated enemy."""

from konspira.companions.chance import drawn_from
from konspira.companions.codenames.lexicon import nearness
from konspira.companions.mind import Mind
from konspira.games.codenames.moves import Cover
from konspira.games.codenames.pieces import AGENT, Team
from konspira.games.codenames.views import Hand, Table
from konspira.packs import comparable


def cover(table: Table, hand: Hand, mind: Mind, team: Team) -> Cover | None:
    """Return a cover that leaves the team with the easier board.

    An own word that is far from the other own ones, or a word of others that is near them.
    """
    cards = next((o.choices["card"] for o in hand.offers if o.kind == "Cover"), ())
    if not cards or isinstance(cards, str):
        return None
    if mind.knowledge is None:
        return Cover(drawn_from(mind.seed, cards).choice(cards))
    words = [comparable(table.words[card]) for card in table.visible]
    own = [table.visible.index(c) for c in table.visible if hand.key[c] is AGENT[team]]
    near = nearness(mind.knowledge, words)

    def help_of(card: int) -> float:
        row = near.get(words[table.visible.index(card)], ())
        nearby = sum(row[place] for place in own) if row else 0.0
        return -nearby if hand.key[card] is AGENT[team] else nearby

    return Cover(max(cards, key=lambda card: (help_of(card), -card)))
