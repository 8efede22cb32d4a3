"""Ask the referee about clues, and apply its opinion (CN-O12).

It is asked by the server, from what lies open on the table; its answer comes with the move.
"""

from konspira.game import HOST, IllegalMove, Move, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.moves import Ask, Clue, Correct
from konspira.games.codenames.options import Acronyms, ClueRules, Referee
from konspira.games.codenames.state import State, said_of
from konspira.verdict import Compounds, HouseRules, Letters, Question, Ruling, Verdict

ASKS = (Clue, Correct, Ask)


def question(state: State, move: Move) -> Question | None:
    if type(move) not in ASKS:  # most moves
        return None
    if state.options.referee is Referee.OFF or state.options.spoken_clues:
        return None
    match move:
        case Clue(word, number) | Correct(word, number) | Ask(word, number):
            count = None if number == "unlimited" else number
        case _:
            return None
    visible = tuple(state.words[card] for card in state.visible)
    rules = house_rules(state.options.clue_rules)
    return Question(word, count, visible, state.language, rules)


def house_rules(rules: ClueRules) -> HouseRules:
    """Return the part of the agreed rules that software can judge."""
    return HouseRules(
        single_word=rules.single_word,
        no_visible_word=rules.no_visible_codename,
        no_word_forms=rules.no_word_forms,
        compounds=Compounds(rules.no_compound_parts),
        letters_and_numbers=Letters(rules.letters_and_numbers),
        number_is_not_a_hint=rules.number_is_not_a_hint,
        two_word_terms=rules.two_word_terms,
        proper_names=rules.proper_names,
        long_proper_names=rules.long_proper_names,
        long_place_names=rules.long_place_names,
        acronyms=rules.acronyms is Acronyms.WELL_KNOWN,
    )


def forbids(state: State, opinion: Verdict | None) -> bool:
    """Return whether the referee keeps a clue back.

    Where there is no rival to ask, it only advises.
    """
    certain = opinion is not None and opinion.ruling is Ruling.FORBIDDEN
    return certain and state.terms.enforced


def check_opinion(state: State, seat: Seat, clue: Clue, opinion: Verdict | None) -> None:
    """Raise IllegalMove if the referee forbids a clue.

    It was never given, so it is free.

    The rival spymaster's yes overrules the referee; but the host, who may correct a
    clue, must not learn what the spymasters have said in private.
    """
    if opinion is None or not forbids(state, opinion):
        return
    said = None if seat == HOST else said_of(state, clue.word, clue.number)
    if said is None or not said.legal:
        raise IllegalMove(*no.REFEREE_FORBIDS.by(opinion.rule or None))
