"""What a player can do, listed from what that player sees."""

from collections.abc import Iterator
from random import Random
from typing import Any

from konspira.game import Offer, Seat
from konspira.games.codenames import moves
from konspira.games.codenames.moves import Move, Number
from konspira.games.codenames.options import Options, Variant
from konspira.games.codenames.people import onlookers, sides
from konspira.games.codenames.pieces import AGENT, Team, operatives_of, spymaster_of
from konspira.games.codenames.state import Cluing, EnemyTurn
from konspira.games.codenames.views import Hand, Table

CLUES = ("ocean", "night", "comet", "desert", "music", "winter", "metal", "kitchen")


def offers(table: Table, hand: Hand) -> tuple[Offer, ...]:
    """Every move open to the holder of this hand; only the word of a clue is free."""
    return tuple(offer for kind in hand.may for offer in offered(table, hand, kind))


def offered(table: Table, hand: Hand, kind: str) -> Iterator[Offer]:
    choices: dict[str, tuple[Any, ...]] = {}
    match kind:
        case "HandKey":
            yield from handovers(table)
            return
        case "JoinTeam" | "BecomeSpymaster":
            one_team = table.options.variant is Variant.ONE_TEAM
            choices = {"team": (Team.RED,) if one_team else tuple(Team)}
        case "Clue" | "Correct":
            choices = {"number": numbers(table.options), **spoken(table.options)}
        case "Admit":
            choices = {
                "seat": onlookers(table.places),
                "team": sides(table.options.variant),
            }
        case "Answer":
            choices = {"legal": (True, False)}
        case "Touch" | "Mark" | "Unmark":
            covers = enumerate(table.covers)
            choices = {"card": tuple(card for card, cover in covers if cover is None)}
        case "Cover":
            choices = {"card": coverable(table, hand)}
        case "Flag" | "Reject":
            choices = {"reason": table.reasons}
    yield Offer(kind, choices)


def numbers(options: Options) -> tuple[Number, ...]:
    zero = (0,) if options.expert_zero else ()
    unlimited = ("unlimited",) if options.expert_unlimited else ()
    return (*zero, *range(1, 10), *unlimited)


def spoken(options: Options) -> dict[str, tuple[Any, ...]]:
    """Where clues are spoken there is no word to write."""
    return {"word": ("",)} if options.spoken_clues else {}


def coverable(table: Table, hand: Hand) -> tuple[int, ...]:
    """The words a spymaster may cover by hand: their own, or the simulated enemy's."""
    match table.phase:
        case Cluing(team, penalty=True):
            agent = AGENT[team]
        case EnemyTurn():
            agent = AGENT[Team.BLUE]
        case _:
            return ()
    pairs = enumerate(zip(hand.key, table.covers, strict=True))
    return tuple(card for card, (side, cover) in pairs if side is agent and cover is None)


def handovers(table: Table) -> Iterator[Offer]:
    for team in Team:
        heirs: tuple[Seat, ...] = (
            *operatives_of(table.places, team),
            *onlookers(table.places),
        )
        if heirs and spymaster_of(table.places, team) in table.missing:
            yield Offer("HandKey", {"team": (team,), "seat": heirs})


def random_move(table: Table, hand: Hand, rng: Random) -> Move | None:
    """Any legal move of this seat, each kind as likely as another."""
    open_to_me = offers(table, hand)
    if not open_to_me:
        return None
    offer = rng.choice(open_to_me)
    fields: dict[str, Any] = {
        name: rng.choice(values) for name, values in offer.choices.items()
    }
    if offer.kind in ("Clue", "Correct", "Ask") and "word" not in fields:
        words = (word + letter for word in CLUES for letter in "abcdefghij")
        fields["word"] = rng.choice([word for word in words if word not in hand.refused])
    move: Move = getattr(moves, offer.kind)(**fields)
    return move
