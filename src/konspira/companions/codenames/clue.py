"""The clue that a chief gives: the best of its plans that is legal."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from konspira.companions.chance import drawn_from
from konspira.companions.codenames.chief import Plan, fair, plans, shared, values
from konspira.companions.codenames.memory import Memory
from konspira.companions.codenames.stems import share_a_root
from konspira.companions.mind import Mind
from konspira.games.codenames.clue import spelling
from konspira.games.codenames.moves import Clue
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.referee import house_rules
from konspira.games.codenames.views import Hand, Table
from konspira.verdict import Question, Ruling

STOPGAPS = {  # for boards of which it knows no word, in letters that people there read
    False: "radio hotel taxi metro tango salsa disco judo karate sauna video motor",
    True: "радио отель такси метро танго сальса диско дзюдо карате сауна видео мотор",
}


class Given(NamedTuple):
    """A clue, and the words that it is for: none, if it is a mere stopgap."""

    clue: Clue
    aims: tuple[str, ...] = ()


def clue(table: Table, team: Team, hand: Hand, mind: Mind) -> Given | None:
    """Return a clue; None while another one waits to be approved."""
    waits = hand.asked is not None and hand.asked.answer is None
    if "Clue" not in hand.may or waits:
        return None
    if table.options.spoken_clues:  # it has no voice: nobody hears the word
        return Given(Clue("", 1))
    visible = [table.words[card] for card in table.visible]
    said = [*given(table), *hand.refused, *(each.word for each in hand.judged)]
    for plan in planned(table, team, hand, mind, visible, said):
        if is_legal(plan, table, mind, visible):
            aims = tuple(visible[place] for place in plan.aims)
            return Given(Clue(plan.word, len(aims)), aims)
    return Given(stopgap(mind, visible, said))


def given(table: Table) -> Iterator[str]:
    """Yield all clues of this game so far, those that were taken back as well."""
    slips = getattr(table.phase, "slips", ())
    for turn in table.turns:
        if turn.clue is not None:
            yield turn.clue.word
        slips = (*slips, *turn.slips)
    yield from (slip.word for slip in slips)


def planned(
    table: Table,
    team: Team,
    hand: Hand,
    mind: Mind,
    visible: Sequence[str],
    said: Sequence[str],
) -> Iterator[Plan]:
    """Yield what comes to mind and seems fair, the best first."""
    lexicon = mind.knowledge
    if lexicon is None:
        return
    memory = Memory(lexicon, mind.seed, visible, whole=True, fades=shared)
    worth = values([hand.key[card] for card in table.visible], team)
    yield from fair(plans(memory, worth, mind.temper), visible, lexicon.language, said)


def is_legal(plan: Plan, table: Table, mind: Mind, visible: Sequence[str]) -> bool:
    """Return whether the referee has nothing against a clue, as far as there is one.

    What concerns a visible word is left, even if people might allow it.
    """
    if mind.referee is None:
        return True
    house = house_rules(table.options.clue_rules)
    language = mind.knowledge.language
    question = Question(plan.word, len(plan.aims), tuple(visible), language, house)
    verdict = mind.referee(question)
    return verdict.ruling is not Ruling.FORBIDDEN and not verdict.word


def stopgap(mind: Mind, visible: Sequence[str], said: Sequence[str]) -> Clue:
    """Return a clue of a chief that has none: the game goes on.

    It follows from nothing but the board and what was said, as any clue: on one day all
    tables get the same.
    """
    cyrillic = any("а" <= letter <= "я" for letter in "".join(visible).lower())
    words = STOPGAPS[cyrillic].split()
    old = {spelling(word) for word in (*said, *visible)}
    fresh = [word for word in words if word not in old]
    fair = [w for w in fresh if not any(share_a_root(w, each, "") for each in visible)]
    allowed = fair or fresh or [word for word in words if word not in visible]
    return Clue(drawn_from(mind.seed, visible, said).choice(allowed), 1)
