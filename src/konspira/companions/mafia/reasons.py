"""What a companion says at Mafia: true reasons that make suspects, and small talk.

It follows from what lies open and from the seed, and from no hand: a Mafioso and a Cop with
the same seed say the same. So no companion claims a role, and none says what it could not
have seen. It speaks while talk is open to all, and lives; otherwise at the beginning and at
the end.
"""

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from konspira.companions.chance import Range, drawn_from
from konspira.companions.mafia.open_facts import NIGHT, facts
from konspira.companions.mind import Mind, Temper
from konspira.companions.voice import is_drawn, parsed, sentence, worded
from konspira.game import Seat
from konspira.games.mafia.options import TalkMode
from konspira.games.mafia.state.phases import LastCards, Opening, Over, Talk, TieTalk
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats

BEGINS, MUSES, ENDS = "begins", "muses", "ends"
SENTENCES: Mapping[str, int] = {
    BEGINS: 4,
    "mourns": 4,  # who was taken by the night
    "quiet-night": 3,  # nobody was
    MUSES: 5,  # it has nothing to tell, and says so
    "voted-police": 3,
    "voted-crook": 3,
    "spared-crook": 3,
    "silenced": 3,
    "turned-away": 3,
    "alike": 2,
    "outlived": 2,
    "never-named": 3,
    "one-vote": 2,
    "saved-crook": 2,
    ENDS: 5,
}
SMALL_TALK = (BEGINS, MUSES, ENDS)
WEIGHTS: Mapping[str, int] = {
    **{"saved-crook": 6, "voted-police": 4, "spared-crook": 4, "silenced": 4},
    **{"voted-crook": 2, "turned-away": 2, "alike": 2, "outlived": 2},
    **{"never-named": 1, "one-vote": 1},
}
"""How soon a reason comes to somebody's mind."""
TALKS = {Temper.CALM: 0.5, Temper.NORMAL: 0.7, Temper.BOLD: 0.85}
"""How likely it says anything in a talk: oftener than elsewhere, since talk is the game."""
COUNCIL = Talk | TieTalk | LastCards  # while all may talk
FIRST_MS: Range = (2_500, 4_500)  # after the last change of the table
NEXT_MS = 7_000  # the same for each companion whose turn comes before: one bubble at a time


def says(table: Table, seat: Seat, mind: Mind) -> str | None:
    """Return the word for what a companion says now, or None."""
    number = round_of(table)
    word = None
    if isinstance(table.phase, Opening):
        word = sentence(mind, BEGINS, SENTENCES[BEGINS], number)
    elif isinstance(table.phase, Over):
        word = sentence(mind, ENDS, SENTENCES[ENDS], number)
    elif talk_is_open(table, seat) and is_drawn(mind, "council", number, TALKS):
        word = in_council(table, seat, mind, number)
    return word if word and may_say(table, seat, word, mind.people) else None


def may_say(table: Table, seat: Seat, word: str, people: tuple[Seat, ...]) -> bool:
    """Return whether a companion may say this now, on the way into the log.

    A sentence that names seats has to be true by what lies open, and speaks of others.
    """
    said = parsed(word)
    if said is None or not 0 < said.wording <= SENTENCES.get(said.occasion, 0):
        return False
    if said.occasion in SMALL_TALK:
        return not said.seats and is_time_for(table, seat, said.occasion)
    known = talk_is_open(table, seat) and said.seats in facts(table, said.occasion)
    return known and seat not in said.seats


def is_time_for(table: Table, seat: Seat, occasion: str) -> bool:
    """Return whether somebody may say what claims nothing."""
    if occasion == MUSES:
        return talk_is_open(table, seat)
    return isinstance(table.phase, Opening if occasion == BEGINS else Over)


def round_of(table: Table) -> int:
    """Return the number of the talk: a day has one before the votes and one after them.

    If the final is tied there is one more, for the talk is open again.
    """
    talks = {TieTalk: 1, LastCards: 2, Over: 3}
    return 4 * table.turn + talks.get(type(table.phase), 0)


def bubble_ms(table: Table, seat: Seat, mind: Mind) -> int:
    """Return when a companion speaks, after the last change of the table: in turn."""
    dice = drawn_from(mind.seed, "bubble", round_of(table))
    speakers = in_turn(table, mind)
    turn = speakers.index(seat) if seat in speakers else 0
    return dice.randint(*FIRST_MS) + NEXT_MS * turn


# In council


def talk_is_open(table: Table, seat: Seat) -> bool:
    """Return whether somebody may join in a talk.

    Not who is out (MF-55), and not in a written talk: there people read and type.
    """
    talks = isinstance(table.phase, COUNCIL) and table.terms.talk is not TalkMode.WRITTEN
    return talks and seat in table.living


def in_council(table: Table, seat: Seat, mind: Mind, number: int) -> str | None:
    """Return what comes to its mind in a talk; after the votes, nothing but a reason."""
    opens, speakers = isinstance(table.phase, Talk), in_turn(table, mind)
    night = [(each, seats) for each in NIGHT for seats in facts(table, each)]
    if opens and night:
        if speakers[:1] == [seat]:
            return word_for(mind, *night[0], number)
        speakers = speakers[1:]
    reason = reason_of(table, speakers, seat)
    if reason is not None:
        return word_for(mind, *reason, number)
    return word_for(mind, MUSES, (), number) if opens else None


def word_for(mind: Mind, occasion: str, seats: Seats, number: int) -> str:
    return worded(mind, occasion, SENTENCES[occasion], number, seats)


def reason_of(table: Table, speakers: list[Seat], seat: Seat) -> tuple[str, Seats] | None:
    """Return the reason that is left to this speaker; None: there is none.

    In their turn, each has the first that is not about itself, so no two say the same.
    """
    left = [*reasons(table)]
    for speaker in speakers:
        found = next((reason for reason in left if speaker not in reason[1]), None)
        if speaker == seat:
            return found
        if found:
            left.remove(found)
    return None


def reasons(table: Table) -> Iterator[tuple[str, Seats]]:
    """Yield every reason at this table: one of each occasion, another of each, and so on.

    Their order follows from the record alone. In a tie they are about those tied.
    """
    tied = table.phase.finalists if isinstance(table.phase, TieTalk) else None
    dice = drawn_from(0, "reasons", table.turn, table.fallen, table.council, tied)
    known = []
    order = sorted(WEIGHTS, key=lambda o: dice.random() ** (1 / WEIGHTS[o]), reverse=True)
    for occasion in order:
        found = [f for f in facts(table, occasion) if tied is None or f[0] in tied]
        known.append([(occasion, seats) for seats in dice.sample(found, len(found))])
    for each in zip_longest(*known):
        yield from filter(None, each)


def in_turn(table: Table, mind: Mind) -> list[Seat]:
    """Return the companions who may speak, in their turn; each day another one begins."""
    there = range(len(table.agreed)) if isinstance(table.phase, Over) else table.living
    speakers = [Seat(seat) for seat in there if seat not in mind.people]
    first = table.turn % max(1, len(speakers))
    return speakers[first:] + speakers[:first]
