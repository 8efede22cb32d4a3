"""Games that friends in Python have just finished: each is called with friends who sit
in a lobby, and is over when it returns.
"""

from collections.abc import Awaitable, Callable, Sequence

from server_harness import all_see, in_time, pass_time, phase, start

from browser import codenames_players as codenames
from browser import mafia_players as mafia
from browser import secret_identity_players as identity
from browser import spyfall_players as spyfall
from browser.evening import Evening
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games.codenames.moves import Touch
from konspira.games.spyfall import moves
from konspira.room import acts
from konspira.room.acts import Look

Played = Callable[[Sequence[Phone]], Awaitable[None]]
Before = Callable[[], Awaitable[None]]

WIDE = "W" * 20
NAMES = (
    *("Ada", "Żaneta", "Cy", WIDE, "Эсмеральда", "Yo"),
    *("Maximiliane", "Ли", "Bartłomiej", "Ну́рия", "Wilhelmina", "Al"),
)


async def friends(evening: Evening, people: int, language: str = "en") -> list[Phone]:
    phones = await evening.party.gather(people, evening.house)
    for number, phone in enumerate(phones):
        await phone.do(acts.Rename(NAMES[number], Look(number, number)))
    await phones[0].do(acts.Speak(language))
    await all_see(
        phones, lambda phone: phone.room["members"][people - 1]["name"] == NAMES[people - 1]
    )
    return phones


async def at_once() -> None:
    """Nobody wants to see the last move."""


async def play_codenames(phones: Sequence[Phone]) -> None:
    """Somebody finds an agent, and then wakes the assassin."""
    await start(phones, grace_seconds=0)
    side = codenames.side_at_turn(phones)
    agent = codenames.operative(phones, side)
    await codenames.clue(phones)
    for identity_ in (side, "assassin"):
        card = codenames.open_cards(phones, identity_)[0]
        await in_time(agent, agent.seats[0], Touch(card))
    await all_see(phones, lambda phone: phase(phone) == "Over")


async def play_spyfall(
    phones: Sequence[Phone], box: str = "spyfall2", before_the_end: Before = at_once
) -> None:
    """Three rounds: the second is spied out, in the first and the third a spy is caught."""
    await spyfall.choose(phones, box, rounds=3)
    await spyfall.deal(phones, 1)
    await spyfall.start_clock(phones)
    for round_, spy in enumerate((1, 2, 1)):
        if round_:
            await spyfall.next_round(phones, spy)
        for _ in range(4):
            turn = spyfall.table(phones)
            asked = turn["answerable"][0]
            await spyfall.ask(phones, asked)
            await all_see(
                phones, lambda p, seat=asked: p.table["phase"]["turn"]["asker"] == seat
            )
        if spy == 2:
            await phones[spy].play(spy, moves.Reveal())
            await spyfall.becomes(phones, "Guessing")
            place = spyfall.cards(phones)[0]["place"]
            await phones[spy].play(spy, moves.Guess(place))
        else:
            await phones[0].play(0, moves.Accuse(Seat(spy)))
            await spyfall.becomes(phones, "Accusing")
            await spyfall.vote(phones)
        await spyfall.becomes(phones, "RoundOver")
    await before_the_end()
    await phones[0].play(HOST, moves.NextRound())
    await spyfall.becomes(phones, "Over")


async def share_the_win(phones: Sequence[Phone]) -> None:
    """Twelve play one round: time runs out, and all but two spies get as many points."""
    await spyfall.choose(phones, "spyfall2", rounds=1)
    await phones[0].play(HOST, moves.PickDealer(Seat(0)))
    await spyfall.deal(phones, 1, 2)
    await spyfall.start_clock(phones)
    await spyfall.out_of_time(phones)
    await spyfall.play(phones, moves.Nominate(Seat(1)), "Facing")
    await spyfall.play(phones, moves.OpenVote(), "Judging")
    await spyfall.vote(phones)
    await spyfall.becomes(phones, "RoundOver")
    await phones[0].play(HOST, moves.NextRound())
    await spyfall.becomes(phones, "Over")


async def play_starwars(phones: Sequence[Phone]) -> None:
    await play_spyfall(phones, "starwars")


async def play_identity(phones: Sequence[Phone], before_the_end: Before = at_once) -> None:
    """Two rounds, in which the others miss the last of them, and Żaneta misses much."""
    last = len(phones) - 1
    await identity.begin(phones, rounds=2)
    await identity.rest_of_round(phones, *((voter, last) for voter in range(last)))
    await identity.next_round(phones)
    await identity.up_to_the_safes(phones, (1, 0), (1, 2))
    await identity.open_safes(phones, but=1)
    await before_the_end()
    await identity.open_safes(phones)
    await all_see(phones, lambda phone: phase(phone) == "Over")


async def play_together(phones: Sequence[Phone]) -> None:
    """Ten turns, of which the team gets every second."""
    await identity.begin(phones, mode="cooperative")
    for turn in range(10):
        await identity.turn(phones, right=turn % 2 == 0)
        await identity.end_turn(phones)


async def play_mafia(phones: Sequence[Phone], before_the_end: Before = at_once) -> None:
    """The only Mafioso is voted out on the first day."""
    await mafia.deal(phones, [1], 2)
    await mafia.read_tokens(phones)
    while phase(phones[0]) != "Talk":
        before = mafia.table(phones)["phase"]
        pass_time(mafia.left(phones) + 0.01)
        await all_see(phones, lambda p, past=before: p.table["phase"] != past)
    ballots = {seat: 0 if seat == 1 else 1 for seat in mafia.living(phones)}
    await mafia.ready_to_vote(phones)
    await mafia.vote(phones, ballots, "Count")
    await mafia.step(phones, "Speeches")
    await mafia.end_speeches(phones, "FinalVote")
    await mafia.vote(phones, ballots, "Count")
    await mafia.step(phones, "Reveal")
    await before_the_end()
    await mafia.step(phones, "Over")


GAMES: dict[str, tuple[int, Played]] = {
    "codenames": (4, play_codenames),
    "spyfall2": (5, play_spyfall),
    "starwars": (5, play_starwars),
    "secret_identity": (4, play_identity),
    "together": (4, play_together),
    "mafia": (7, play_mafia),
}
