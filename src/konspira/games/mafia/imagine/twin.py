"""Says who knows what a second time, independently of `views`.

The tests for leaks compare the two; a bot that searches can use it, too. A twin is built,
never tried at random: the tokens that nobody has shown to the seat are dealt anew, and what
happened at night in secret is told again so that it leads to what everybody saw at dawn.
`nights` does the latter. With action cards too much hangs together for that: there
tokens and cards change places, starting from the truth (`deals`).
"""

from collections import Counter
from random import Random

from msgspec.structs import replace

from konspira.game import MASTER, Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.cards.windows import is_aimed
from konspira.games.mafia.council.votes import candidates
from konspira.games.mafia.imagine.deals import Evidence, other_deal
from konspira.games.mafia.imagine.nights import NightStory, mafia_wakes, progress
from konspira.games.mafia.options import Ghosts
from konspira.games.mafia.people.presence import UNSEEN
from konspira.games.mafia.state import Interrupted, Reaction, Shot, State, Town
from konspira.games.mafia.state.phases import (
    Cause,
    Farewell,
    FinalVote,
    FirstVote,
    InCouncil,
    LastCards,
    Lot,
    Over,
    Phase,
    RollCall,
    Talk,
    Tapped,
    Window,
)
from konspira.games.mafia.state.record import Fallen, Feeling, Felt, Spoken, Wager
from konspira.kit import Away, BySeat, Presence, Seats

MOST_WHISPERS, MOST_FACES = 3, 3
Tokens = BySeat[Token]


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that this seat (None: an onlooker) cannot tell from the true one."""
    viewer = seat if seat is not None and seat >= 0 else None
    own = fallen_of(state, viewer)
    if seat == MASTER or not state.town.tokens or sees_everything(state, own):
        return state
    if own is None:
        state = with_other_faces(with_other_whispers(state, rng), rng)
    if isinstance(state.phase, Over):  # all else is told
        return state
    town, first = imagined_town(state, viewer, rng), watches_from(state, own)
    story = NightStory(state, town, viewer, first, rng)
    nights = tuple([story.past(night) for night in state.nights])
    return replace(
        state,
        town=town,
        nights=nights,
        choices=story.choices(nights),
        pending=story.pending(nights),
        shot=other_shot(state, viewer, rng),
        reactions=other_reactions(state, viewer, rng),
        ballots=other_ballots(state, viewer, rng),
        bets=other_bets(state, viewer, rng),
        presence=other_presence(state, viewer, rng),
    )


# What the eliminated know


def fallen_of(state: State, viewer: Seat | None) -> Fallen | None:
    return next((gone for gone in state.town.fallen if gone.seat == viewer), None)


def watches_from(state: State, own: Fallen | None) -> int | None:
    """The first night that this eliminated player watches; None: they watch none."""
    if own is None or state.terms.ghosts is Ghosts.NOTHING or state.turn <= own.turn:
        return None
    return own.turn + 1


def sees_everything(state: State, own: Fallen | None) -> bool:
    """Return whether a viewer knows everything: has led, or is such a ghost."""
    if own is None:
        return False
    if own.seat in (*state.leaders, *state.informed):
        return True
    if state.terms.ghosts is not Ghosts.EVERYTHING:
        return False
    return watches_from(state, own) is not None or sees_at_once(state)


def sees_at_once(state: State) -> bool:
    """Return whether the council sits on, with the app leading: nobody comes back.

    Before, some who are out may have a last shot left.
    """
    talks_or_votes = isinstance(council_phase(state), InCouncil | Lot)
    return talks_or_votes and not state.led


def council_phase(state: State) -> Phase:
    """The phase of the council, also while all look at a Wiretap."""
    if isinstance(state.phase, Tapped) and isinstance(state.then, Interrupted):
        return state.then.phase
    return state.phase


# Tokens


def known_tokens(state: State, viewer: Seat | None) -> dict[Seat, Token]:
    """The tokens of which this viewer is certain, apart from what follows by counting."""
    tokens = state.town.tokens
    known = {gone.seat: gone.token for gone in state.town.fallen}
    known |= {seat: tokens[seat] for seat in state.put_back}
    if viewer is None:
        return known
    known[viewer] = tokens[viewer]
    known |= {seat: tokens[seat] for seat in seen_by_cards(state, viewer)}
    first = watches_from(state, fallen_of(state, viewer))
    looks = [night.look for night in state.nights] + [state.choices.look]
    if tokens[viewer] is Token.AGENT:
        known |= {look.seat: look.token for look in looks if look}
    if first is not None:
        known |= {look.seat: look.token for look in looks if look and look.turn >= first}
    if has_seen_the_agent(state, first):
        known |= holders(tokens, Token.AGENT)
    if not state.town.cards and has_seen_the_mafia(state, viewer, first):
        known |= holders(tokens, Token.MAFIOSO)
    return known


def holders(tokens: Tokens, kind: Token) -> dict[Seat, Token]:
    return {Seat(seat): token for seat, token in enumerate(tokens) if token is kind}


def has_seen_the_agent(state: State, first: int | None) -> bool:
    """Whether the Agent woke before the open eyes of this eliminated player."""
    if first is None:
        return False
    last = 1 if state.terms.one_look else state.turn
    return first <= min(last, state.turn)


def has_seen_the_mafia(state: State, viewer: Seat, first: int | None) -> bool:
    """Whether this player has been awake with the Mafia, or watched it with open eyes."""
    if first is not None and any(
        mafia_wakes(state, turn) for turn in range(first, state.turn + 1)
    ):
        return True
    nights = [night for night in state.nights if mafia_wakes(state, night.turn)]
    if any(viewer in night.waking for night in nights):
        return True
    _, second_task, _ = progress(state)
    awake = second_task and mafia_wakes(state, state.turn)
    return awake and viewer in state.town.waking


def seen_by_cards(state: State, viewer: Seat) -> list[Seat]:
    """MF-C06.6, MF-C07.3: both who have swapped know each other; a Wiretap shows one."""
    seen: list[Seat | None] = []
    for play in state.shown.plays:
        if play.card is Card.ROLE_SWAP and play.on is not None:
            pair = (play.seat, play.on)
            seen += pair if viewer in pair else ()
        if play.card is Card.WIRETAP and play.seat == viewer:
            seen.append(play.on)
    return [seat for seat in seen if seat is not None]


def imagined_town(state: State, viewer: Seat | None, rng: Random) -> Town:
    known = known_tokens(state, viewer)
    if not state.town.cards:
        return other_town(state, known, rng)
    first = watches_from(state, fallen_of(state, viewer))
    return other_deal(Evidence(state, viewer, known, first), rng)


def other_town(state: State, known: dict[Seat, Token], rng: Random) -> Town:
    """The tokens that this viewer does not know might lie in any other order."""
    town = state.town
    hidden = [seat for seat in range(state.seats) if seat not in known]
    dealt = rng.sample([town.tokens[seat] for seat in hidden], len(hidden))
    tokens = list(town.tokens)
    for seat, token in zip(hidden, dealt, strict=True):
        tokens[seat] = token
    waking = [seat for seat in town.living if tokens[seat] is Token.MAFIOSO]
    agents = [seat for seat in town.living if tokens[seat] is Token.AGENT]
    return replace(
        town,
        tokens=tuple(tokens),
        waking=tuple(waking),
        agent=agents[0] if agents else None,
    )


# The council


def other_ballots(state: State, viewer: Seat | None, rng: Random) -> BySeat[Seat | None]:
    """Who has voted lies open at once, for whom only when the ballot closes (MF-O08)."""
    phase = council_phase(state)
    if not isinstance(phase, FirstVote | FinalVote | RollCall):
        return state.ballots
    able = candidates(state, phase)
    opened = phase.order[: phase.opened] if isinstance(phase, RollCall) else ()

    def other(seat: int, ballot: Seat | None) -> Seat | None:
        if ballot is None or seat == viewer or seat in opened:
            return ballot
        return rng.choice([each for each in able if each != seat])

    return tuple([other(seat, ballot) for seat, ballot in enumerate(state.ballots)])


def other_shot(state: State, viewer: Seat | None, rng: Random) -> Shot | None:
    """A last shot is heard when the farewell is over, even if there is none."""
    if not isinstance(state.phase, Farewell) or viewer == state.phase.seat:
        return state.shot
    return rng.choice([None, Shot(None), Shot(rng.choice(state.town.living))])


def other_reactions(
    state: State, viewer: Seat | None, rng: Random
) -> BySeat[Reaction | None]:
    """What the others have answered in a window is heard when it is over."""
    phase, living = state.phase, state.town.living
    if not isinstance(phase, Window):
        return state.reactions
    aims = [None, *living] if is_aimed(state, phase) else [None]

    def other(seat: int, reaction: Reaction | None) -> Reaction | None:
        if seat == viewer or seat not in living:
            return reaction
        targets = [target for target in aims if target != seat]
        any_answer = Reaction(rng.random() < 0.5, rng.choice(targets))
        return rng.choice([None, any_answer])

    return tuple([other(seat, reaction) for seat, reaction in enumerate(state.reactions)])


def other_bets(state: State, viewer: Seat | None, rng: Random) -> tuple[Wager, ...]:
    """Nobody knows whether somebody else has bet, and on whom."""
    councils = range(1, state.turn + 1 if has_sat(state) else state.turn)
    fallen, bets = state.town.fallen, [bet for bet in state.bets if bet.seat == viewer]
    for turn in councils:
        voted_out = [g.seat for g in fallen if g.turn >= turn and g.cause is Cause.VOTE]
        sat = [*state.town.living, *voted_out]
        for gone in fallen if sat else ():
            if gone.seat != viewer and was_out(gone, turn) and rng.random() < 0.5:
                bets.append(Wager(turn, gone.seat, rng.choice(sat)))
    last = state.turn + isinstance(council_phase(state), LastCards)
    for turn in range(1, last + 1):
        asleep = [*state.town.living, *[g.seat for g in fallen if g.turn >= turn]]
        for gone in fallen if mafia_wakes(state, turn) else ():
            if gone.seat != viewer and gone.turn < turn and rng.random() < 0.5:
                bets.append(Wager(turn, gone.seat, rng.choice(asleep), night=True))
    return tuple(sorted(bets, key=lambda bet: (bet.turn, bet.seat, bet.night)))


def has_sat(state: State) -> bool:
    """Whether the council of this turn has begun."""
    return bool(state.council.votes) or isinstance(council_phase(state), Talk | FirstVote)


def was_out(gone: Fallen, turn: int) -> bool:
    """Whether somebody was out before the council of this turn."""
    at_dawn = gone.cause in (Cause.MAFIA, Cause.AGENT_SAW)
    return gone.turn < turn or (gone.turn == turn and at_dawn)


def with_other_whispers(state: State, rng: Random) -> State:
    """Of what the eliminated say among themselves the living hear nothing at all."""
    ghosts = [gone.seat for gone in state.town.fallen]
    if not state.terms.ghost_talk or not ghosts:
        return state
    number = rng.randint(0, MOST_WHISPERS)
    whispers = [Spoken(rng.choice(ghosts), "boo" * number, at) for at in range(number)]
    said = Counter([line.seat for line in (*state.talk, *whispers)])
    return replace(
        state,
        whispers=tuple(whispers),
        said=replace(
            state.said,
            whispers=number,
            by_seat=tuple(
                [
                    said[Seat(seat)] if seat in ghosts else lines
                    for seat, lines in enumerate(state.said.by_seat)
                ]
            ),
        ),
    )


def with_other_faces(state: State, rng: Random) -> State:
    """Nor do they see what faces the eliminated make."""
    ghosts = [gone.seat for gone in state.town.fallen]
    number = rng.randint(0, MOST_FACES) if ghosts else 0
    faces = [rng.choice([*Feeling]) for _ in range(number)]
    felt = [Felt(rng.choice(ghosts), face, at) for at, face in enumerate(faces)]
    return replace(state, felt=tuple(felt), said=replace(state.said, felt=number))


# Who is there


def other_presence(state: State, viewer: Seat | None, rng: Random) -> Presence:
    """At night nobody can tell who has gone or come back since dusk."""
    if not isinstance(state.phase, UNSEEN):
        return state.presence
    since = {gone.seat: gone.since for gone in state.presence.away}

    def is_away(seat: Seat) -> bool:
        return seat in since if seat == viewer else rng.random() < 0.3

    seats: Seats = tuple(map(Seat, range(state.seats)))
    away = [Away(seat, since.get(seat, 0)) for seat in seats if is_away(seat)]
    companions = tuple([s for s in state.presence.companions if rng.random() < 0.7])
    return Presence(tuple(away), companions)
