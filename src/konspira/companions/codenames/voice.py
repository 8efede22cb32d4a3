"""What a companion says at Codenames, and when it holds its tongue.

It speaks of what lies open, and never while people guess: one word and one number is all
that a chief may say (CN-61), and nobody is to be disturbed. It never speaks of what a
person did wrong, and of its own mistakes only when the turn is over.
"""

from collections.abc import Mapping

from konspira.companions.codenames.operative import people_among
from konspira.companions.codenames.reading import understands
from konspira.companions.mind import Mind
from konspira.companions.voice import USEFUL, is_useful, sentence
from konspira.game import Seat
from konspira.games.codenames.pieces import (
    AGENT,
    OUT,
    Role,
    Team,
    leads,
    spymaster_of,
    works_for,
)
from konspira.games.codenames.state import Cluing, Guessing, Over, Turn
from konspira.games.codenames.views import Table

BEGINS, THINKS, WAITS = "begins", "thinks", "waits"
PRAISES, CHEERS, APPLAUDS, OOPS = "praises", "cheers", "applauds", "oops"
WON, LOST = "won", "lost"
SENTENCES: Mapping[str, int] = {
    BEGINS: 5,  # the words lie on the table
    THINKS: 5,  # of its own clue
    PRAISES: 4,  # its team has found as many words as its clue was for
    CHEERS: 4,  # it has found them itself, with its team
    APPLAUDS: 4,  # the other team has found several
    OOPS: 5,  # it has touched the last, wrong card itself
    WAITS: 5,
    WON: 4,
    LOST: 4,
    USEFUL: 4,  # it does not know the clue
}
SEVERAL = 2


def says(table: Table, seat: Seat, mind: Mind) -> str | None:
    """Return the word for what a companion says now, or None."""
    found = occasion(table, seat, mind)
    if found is None:
        return None
    word = sentence(mind, found, SENTENCES[found], finished(table))
    return word if word and may_say(table, seat, word, mind.people) else None


def occasion(table: Table, seat: Seat, mind: Mind) -> str | None:
    """Return what there is to speak of, as far as it follows from what lies open."""
    match table.phase:
        case Over(winner):
            return at_the_end(table, seat, winner)
        case Cluing(team):
            return before_a_clue(table, seat, team)
        case Guessing() as turn:
            return during_a_turn(table, seat, turn, mind)
        case _:
            return None


def at_the_end(table: Table, seat: Seat, winner: Team | None) -> str | None:
    team = table.places[seat].team
    if winner is None or team is None:
        return None
    return WON if team is winner else LOST


def before_a_clue(table: Table, seat: Seat, team: Team) -> str | None:
    if leads(table.places[seat], team):
        return THINKS
    if not table.turns:
        return BEGINS
    return after_turn(table, seat, table.turns[-1]) or waiting(table, seat, team)


def after_turn(table: Table, seat: Seat, turn: Turn) -> str | None:
    """Return what there is to say of the turn that is over: good news, or of oneself."""
    place, hits = table.places[seat], found_in(table, turn)
    if turn.clue is None or turn.rejected is not None or place == OUT:
        return None
    if hits < len(turn.cards):  # the last card was not their own
        return OOPS if turn.touched_by[-1:] == (seat,) else None
    number = turn.clue.number
    if leads(place, turn.team) or works_for(place, turn.team):
        if not isinstance(number, int) or hits < max(1, number):
            return None
        return PRAISES if leads(place, turn.team) else CHEERS
    return APPLAUDS if hits >= SEVERAL else None


def found_in(table: Table, turn: Turn) -> int:
    """Return how many words of its own a team has found in a turn."""
    return sum(table.covers[card] is AGENT[turn.team] for card in turn.cards)


def waiting(table: Table, seat: Seat, team: Team) -> str | None:
    place = table.places[seat]
    idle = place.role is Role.OPERATIVE and not works_for(place, team)
    return WAITS if idle else None


def during_a_turn(table: Table, seat: Seat, turn: Guessing, mind: Mind) -> str | None:
    """Return what an operative tells people: that it does not know the clue."""
    if not works_for(table.places[seat], turn.team) or turn.made:
        return None
    people = people_among(table, turn, seat, mind)
    return USEFUL if people and not understands(turn, mind) else None


def may_say(table: Table, seat: Seat, word: str, people: tuple[Seat, ...]) -> bool:
    """Return whether a companion may say this now, on the way into the log.

    While the chief of its team is a person who thinks it is silent, and while anybody
    guesses nobody speaks but operatives who do not know the clue.
    """
    place = table.places[seat]
    match table.phase:
        case Over():
            return True
        case Guessing(team):
            return is_useful(word) and works_for(place, team)
        case Cluing(team):
            person = spymaster_of(table.places, team) in people
            return not (person and works_for(place, team)) and not is_useful(word)
        case _:
            return False


def finished(table: Table) -> int:
    """Return how many turns are over."""
    return len(table.turns) - isinstance(table.phase, Guessing)


def round_of(table: Table) -> int:
    """Return the round, in which each team has a turn; the end is one by itself."""
    over = isinstance(table.phase, Over)
    return finished(table) // len(table.teams) + over
