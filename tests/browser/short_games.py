"""The shortest whole games, in which one seat has another hand than the others.

Friends in Python play them; `look` is called whenever there is something to hold. They sit
in a lobby with the game chosen, and everything is over when a game returns.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from server_harness import all_see, in_time, pass_time, phase

from browser import codenames_players as codenames
from browser import mafia_actions, spyfall_actions
from browser import mafia_players as mafia
from browser import secret_identity_actions as identity_actions
from browser import secret_identity_players as identity
from browser import spyfall_players as spyfall
from browser.actions import hold_key, let_go
from browser.evening import Screen
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games.codenames.moves import Assign, Start, Touch
from konspira.games.codenames.pieces import Team
from konspira.games.spyfall.moves import Accuse, NextRound
from konspira.room import acts

Look = Callable[[], Awaitable[None]]


class ShortGame(NamedTuple):
    """`play(phones, special, look)` plays it; `hold` looks at a card and lets go."""

    game: str
    seats: int
    play: Callable[[Sequence[Phone], int, Look], Awaitable[None]]
    hold: Callable[[Screen], Awaitable[Any]]


async def play_spyfall(
    phones: Sequence[Phone], spy: int, look: Look, box: str = "spyfall2", **options: Any
) -> None:
    """A round, in which the spy is caught."""
    await spyfall.choose(phones, box, rounds=1, **options)
    await spyfall.deal(phones, spy)
    await look()
    await spyfall.start_clock(phones)
    await look()
    accuser = (spy + 1) % len(phones)
    await phones[accuser].play(accuser, Accuse(Seat(spy)))
    await spyfall.becomes(phones, "Accusing")
    await look()
    await spyfall.vote(phones)
    await spyfall.becomes(phones, "RoundOver")
    await phones[0].play(HOST, NextRound())
    await spyfall.becomes(phones, "Over")


async def play_codenames(phones: Sequence[Phone], spymaster: int, look: Look) -> None:
    """Somebody finds an agent, and then wakes the assassin."""
    host = phones[0]
    await host.do(acts.Choose("codenames", {"grace_seconds": 0}))
    await host.do(acts.Start())
    for number, team in enumerate((Team.RED, Team.BLUE) * 2):
        seat = Seat((spymaster + number) % len(phones))
        await host.play(HOST, Assign(seat, team, spymaster=number < 2))
    await host.play(HOST, Start())
    await all_see(phones, lambda phone: phase(phone) == "Cluing")
    await look()
    side = codenames.side_at_turn(phones)
    agent = codenames.operative(phones, side)
    await codenames.clue(phones)
    for found in (side, "assassin"):
        await look()
        card = codenames.open_cards(phones, found)[0]
        await in_time(agent, agent.seats[0], Touch(card))
    await all_see(phones, lambda phone: phase(phone) == "Over")


async def play_identity(phones: Sequence[Phone], _: int, look: Look) -> None:
    """A round, in which everybody is guessed. Every seat has a key and cards of its own."""
    await identity.begin(phones, rounds=1)
    await identity.know(phones)
    await look()
    await identity.clues(phones)
    await look()
    keys = identity.keys(phones)
    await identity.votes(
        phones, [identity.ballot(keys, seat) for seat in range(len(phones))]
    )
    await identity.open_safes(phones)
    await all_see(phones, lambda phone: phase(phone) == "Over")


async def play_mafia(phones: Sequence[Phone], mafioso: int, look: Look) -> None:
    """A night, and the day on which the only Mafioso is voted out."""
    await mafia.deal(phones, [mafioso], (mafioso + 1) % len(phones))
    await look()
    await mafia.read_tokens(phones)
    while phase(phones[0]) != "Talk":
        before = mafia.table(phones)["phase"]
        if before["type"] == "Task":
            await look()
        pass_time(mafia.left(phones) + 0.01)
        await all_see(phones, lambda p, past=before: p.table["phase"] != past)
    await look()
    other = next(seat for seat in mafia.living(phones) if seat != mafioso)
    votes = {seat: other if seat == mafioso else mafioso for seat in mafia.living(phones)}
    await mafia.ready_to_vote(phones)
    await mafia.vote(phones, votes, "Count")
    await mafia.step(phones, "Speeches")
    await mafia.end_speeches(phones, "FinalVote")
    await mafia.vote(phones, votes, "Count")
    await mafia.step(phones, "Reveal")
    await mafia.step(phones, "Over")


# What is under a finger


async def hold_the_key(screen: Screen) -> None:
    """Only spymasters have one, as everybody knows."""
    if await screen.button("codenames-hold-key").count():
        await hold_key(screen)
        await let_go(screen)


async def hold_identity(screen: Screen) -> None:
    if await screen.button("secret_identity-hold").count():
        await identity_actions.hold_key(screen)
        await identity_actions.let_go(screen)


async def hold_card(screen: Screen) -> None:
    if await screen.button("spyfall-hold").count():
        await spyfall_actions.card_held(screen)


async def hold_note(screen: Screen) -> None:
    """Who is out of the game has no note."""
    if await screen.page.locator(".hold button").count():
        await mafia_actions.held_lines(screen)


COMBINED = partial(play_spyfall, boxes="combined")
STARWARS = partial(play_spyfall, box="starwars")

SHORT_GAMES = {
    "codenames": ShortGame("codenames", 4, play_codenames, hold_the_key),
    "spyfall2": ShortGame("spyfall2", 3, play_spyfall, hold_card),
    "spyfall2 combined": ShortGame("spyfall2", 4, COMBINED, hold_card),
    "starwars": ShortGame("starwars", 3, STARWARS, hold_card),
    "secret_identity": ShortGame("secret_identity", 3, play_identity, hold_identity),
    "mafia": ShortGame("mafia", 6, play_mafia, hold_note),
}
