"""Games of Mafia with action cards, dealt as a test wants them."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from browser import mafia_players as players
from konspira.client import Phone
from konspira.games.mafia.cards import Card, Token
from konspira.room import acts


class Dealt(players.Stacked):
    """Chance as ever, but tokens and cards lie where a test wants them."""

    cards: Mapping[int, Card]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        if not population or not isinstance(population[0], Card):
            return super().sample(population, k, counts=counts)
        left = list(population)
        for card in self.cards.values():
            left.remove(card)
        return [self.cards[seat] if seat in self.cards else left.pop() for seat in range(k)]


@contextmanager
def dealt(tokens: Mapping[int, Token], cards: Mapping[int, Card]) -> Iterator[None]:
    """Whoever deals in the meantime gives these seats these tokens and cards."""

    def chance() -> Dealt:
        made = Dealt()
        made.tokens, made.cards = tokens, cards
        return made

    with patch("konspira.server.room_timers.SystemRandom", chance):
        yield


def switches(cards: Mapping[int, Card]) -> dict[str, bool | int | str]:
    """The set as the options have it."""
    return {card.value.replace("-", "_"): True for card in cards.values()}


async def deal(
    phones: Sequence[Phone],
    mafia: Sequence[int],
    cards: Mapping[int, Card],
    agent: int | None = players.AGENT,
    **options: Any,
) -> None:
    """Everybody holds a token and a card: these seats hold these, the others neutral."""
    await phones[0].do(acts.Choose("mafia", {"cards": switches(cards), **options}))
    seats = len(phones[0].room["ring"])
    with dealt(players.stacked(seats, mafia, agent), cards):
        await phones[0].do(acts.Start())
        await players.becomes(phones, "Opening")
