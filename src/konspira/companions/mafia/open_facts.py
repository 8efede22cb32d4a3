"""What everybody can look up of a game of Mafia, and what speaks for or against somebody.

Each fact is the seats that a sentence names, in their order: first of whom it makes people
think, then with whom. All of it comes from closed ballots, cards that were shown and tokens
that lie open, so whoever doubts a sentence finds it in the record.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, pairwise

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.state.phases import Cause
from konspira.games.mafia.state.record import Ballot, Council
from konspira.games.mafia.turn.tally import counted
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats

BY_NIGHT = (Cause.MAFIA, Cause.AGENT_SAW)
OFTEN_ALIKE = 3  # ballots in which two have voted for the same, and for no other
DAYS_ALIKE = 2  # these were given on: in a tie ballots stay as they are
OFTEN_ACCUSED = 2  # finals that somebody has outlived
BALLOTS_ENOUGH = 2  # so many have closed, before it means something not to be named

Find = Callable[[Table], Iterator[Seats]]


# The record


def councils(table: Table) -> tuple[Council, ...]:
    """Return those in which a ballot has closed, today's too."""
    return tuple(c for c in (*table.councils, table.council) if c.votes)


def ballots(table: Table) -> tuple[Ballot, ...]:
    return tuple(ballot for council in councils(table) for ballot in council.votes)


def votes(ballot: Ballot) -> Iterator[tuple[Seat, Seat]]:
    """Yield who has voted for whom."""
    for seat, on in enumerate(ballot.ballots):
        if on is not None:
            yield Seat(seat), on


def shown(table: Table, *tokens: Token) -> Seats:
    """Return whose token has been turned up and is one of these."""
    return tuple(gone.seat for gone in table.fallen if gone.token in tokens)


def police(table: Table) -> Seats:
    return shown(table, Token.COP, Token.AGENT)


def crooks(table: Table) -> Seats:
    return shown(table, Token.MAFIOSO)


def gone_tonight(table: Table) -> Seats:
    """Return whom the last night has taken."""
    fallen = table.fallen
    return tuple(g.seat for g in fallen if g.turn == table.turn and g.cause in BY_NIGHT)


# What happened in the night


def mourned(table: Table) -> Iterator[Seats]:
    """Yield the seats that the last night has left empty."""
    for seat in gone_tonight(table):
        yield (seat,)


def nobody_gone(table: Table) -> Iterator[Seats]:
    """Yield no seat, once, if nobody has gone since night fell."""
    if all(gone.turn != table.turn for gone in table.fallen):
        yield ()


# Who voted how


def voted_for(table: Table, targets: Seats) -> Iterator[Seats]:
    for ballot in ballots(table):
        for seat, on in votes(ballot):
            if seat in table.living and on in targets:
                yield seat, on


def voted_for_police(table: Table) -> Iterator[Seats]:
    return voted_for(table, police(table))


def voted_for_a_crook(table: Table) -> Iterator[Seats]:
    return voted_for(table, crooks(table))


def spared_a_crook(table: Table) -> Iterator[Seats]:
    """Yield who never voted for a crook, not in the final by which they went; and them."""
    accused = {*voted_for_a_crook(table)}
    for council in councils(table):
        final, out = council.votes[-1], council.out
        if out in crooks(table) and out in final.candidates:
            pairs = [(seat, out) for seat, _ in votes(final) if seat in table.living]
            yield from [pair for pair in pairs if pair not in accused]


def silenced(table: Table) -> Iterator[Seats]:
    """Yield the last vote of who has gone tonight: for whom it was, and whose."""
    yesterday = [c for c in councils(table) if c.turn == table.turn - 1]
    given = {seat: on for c in yesterday for each in c.votes for seat, on in votes(each)}
    for seat in gone_tonight(table):
        if given.get(seat) in table.living:
            yield given[seat], seat


def turned_away(table: Table) -> Iterator[Seats]:
    """Yield who voted for a finalist, and for another one in the final; and the first."""
    for council in councils(table):
        for first, final in pairwise(council.votes):
            if first.final or not final.final:
                continue
            then = dict(votes(final))
            for seat, on in votes(first):
                stood = on in final.candidates and then.get(seat, on) != on
                if seat in table.living and stood:
                    yield seat, on


def voted_alike(table: Table) -> Iterator[Seats]:
    """Yield pairs who have named the same in each of several ballots, on several days."""
    given = [(c.turn, dict(votes(each))) for c in councils(table) for each in c.votes]
    for pair in combinations(sorted(table.living), 2):
        one, other = pair
        both = [(turn, by) for turn, by in given if {*pair} <= by.keys()]
        often = len(both) >= OFTEN_ALIKE and len({turn for turn, _ in both}) >= DAYS_ALIKE
        if often and all(by[one] == by[other] for _, by in both):
            yield pair


def outlived_finals(table: Table) -> Iterator[Seats]:
    """Yield who has been a finalist in several councils."""
    stood = [
        seat
        for council in councils(table)
        for seat in {s for each in council.votes if each.final for s in each.candidates}
    ]
    for seat in table.living:
        if stood.count(seat) >= OFTEN_ACCUSED:
            yield (seat,)


def never_named(table: Table) -> Iterator[Seats]:
    """Yield for whom nobody has voted yet."""
    closed = [ballot for ballot in ballots(table) if any(votes(ballot))]
    named = {on for ballot in closed for _, on in votes(ballot)}
    for seat in table.living if len(closed) >= BALLOTS_ENOUGH else ():
        if seat not in named:
            yield (seat,)


def gone_by_one_vote(table: Table) -> Iterator[Seats]:
    """Yield who went last by a council, if one vote less would have made it a tie."""
    last = councils(table)[-1:]
    for council in last:
        out = council.out
        if out is None or council.lot:
            continue
        number = counted(council.votes[-1].ballots, len(council.votes[-1].ballots))
        others = number[:out] + number[out + 1 :]
        if number[out] - max(others) == 1:
            yield (out,)


# Cards


def saved_a_crook(table: Table) -> Iterator[Seats]:
    """Yield who has saved somebody with a Bandage who was a crook, and that one."""
    for play in table.plays:
        seat, on = play.seat, play.on
        if play.card is not Card.BANDAGE or seat is None or on is None:
            continue
        if seat in table.living and on in crooks(table) and seat != on:
            yield seat, on


NIGHT: Mapping[str, Find] = {"mourns": mourned, "quiet-night": nobody_gone}
"""By the words for them: what there is to say of the night, by day."""
REASONS: Mapping[str, Find] = {
    "voted-police": voted_for_police,
    "voted-crook": voted_for_a_crook,
    "spared-crook": spared_a_crook,
    "silenced": silenced,
    "turned-away": turned_away,
    "alike": voted_alike,
    "outlived": outlived_finals,
    "never-named": never_named,
    "one-vote": gone_by_one_vote,
    "saved-crook": saved_a_crook,
}
"""The same: reasons to suspect somebody, or to trust them."""
SEATS = {
    **{"mourns": 1, "voted-police": 2, "voted-crook": 2, "spared-crook": 2, "silenced": 2},
    **{"turned-away": 2, "alike": 2, "outlived": 1, "never-named": 1, "one-vote": 1},
    "saved-crook": 2,
}
"""How many seats a sentence names; what is not here names none."""


def facts(table: Table, occasion: str) -> tuple[Seats, ...]:
    """Return what is true of an occasion at this table, each once, by seats."""
    find = NIGHT.get(occasion) or REASONS[occasion]
    return tuple(sorted({*find(table)}))
