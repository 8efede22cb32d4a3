"""Who won a round, and the points each player gets for it, with the rule for each."""

from konspira.game import Seat
from konspira.games.spyfall.options import AccuserBonus, Box, InnocentBonus, Terms
from konspira.games.spyfall.record import (
    Award,
    Cards,
    Convicted,
    Ending,
    Named,
    Side,
    Trial,
    Unexposed,
)

SPY_WIN = 2
GUESS_BONUS = 2
INNOCENT_BONUS = 2
ACCUSER_BONUS = 1

RULES = {
    Box.SPYFALL2: {
        "spy": "SF2-97",
        "guess": "SF2-98",
        "innocent": "SF2-99",
        "other": "SF2-100",
        "second-spy": "SF2-102",
        "first-accuser": "SF2-103",
        "successful-accuser": "SF2-101",
    },
    Box.STARWARS: {
        "spy": "SW-71",
        "guess": "SW-72",
        "innocent": "SW-73",
        "other": "SW-74",
        "first-accuser": "SW-76",
        "successful-accuser": "SW-75",
    },
}


def winner(cards: Cards, ending: Ending) -> Side:
    """Return the side that won (SF2-91 to SF2-96, SW-65 to SW-70)."""
    match ending:
        case Convicted(suspect):
            return Side.OTHERS if suspect in cards.spies else Side.SPIES
        case Named(guesses):
            right = any(guess.place == cards.place for guess in guesses)
            return Side.SPIES if right else Side.OTHERS
        case Unexposed():
            return Side.SPIES


def awards(
    terms: Terms,
    cards: Cards,
    ring: tuple[Seat, ...],
    ending: Ending,
    trials: tuple[Trial, ...],
) -> tuple[Award, ...]:
    """Return what everybody gets; those who are not named get nothing (SF2-104, SW-77)."""
    rules = RULES[terms.box]
    if winner(cards, ending) is Side.SPIES:
        given = [Award(spy, SPY_WIN, rules["spy"]) for spy in cards.spies]
        return (*given, *spy_bonuses(terms, cards, ending, rules))
    others = [seat for seat in ring if seat not in cards.spies]
    given = [Award(seat, terms.non_spy_points, rules["other"]) for seat in others]
    match ending:
        case Convicted(spy, mid_round):
            second = second_spies(terms, cards, spy) if mid_round else ()
            given += [Award(s, terms.non_spy_points, rules["second-spy"]) for s in second]
            accuser = rewarded(terms, spy, mid_round, trials)
            if accuser in (*others, *second):  # SF2-O09: to nobody else
                rule = rules[terms.accuser_bonus]
                given.append(Award(accuser, ACCUSER_BONUS, rule))
    return tuple(given)


def spy_bonuses(
    terms: Terms, cards: Cards, ending: Ending, rules: dict[str, str]
) -> list[Award]:
    match ending:
        case Named(guesses):
            right = [guess.seat for guess in guesses if guess.place == cards.place]
            return [Award(spy, GUESS_BONUS, rules["guess"]) for spy in right]
        case Convicted(_, mid_round) if (
            mid_round or terms.innocent_bonus is InnocentBonus.ANY_VOTE
        ):
            return [Award(spy, INNOCENT_BONUS, rules["innocent"]) for spy in cards.spies]
        case _:
            return []


def second_spies(terms: Terms, cards: Cards, exposed: Seat) -> tuple[Seat, ...]:
    """Return the spies who score as others do (SF2-102); old buddies do not (SF2-114)."""
    if terms.old_buddies:
        return ()
    return tuple(spy for spy in cards.spies if spy != exposed)


def rewarded(
    terms: Terms, spy: Seat, mid_round: bool, trials: tuple[Trial, ...]
) -> Seat | None:
    """Return the rewarded accuser of a spy (SF2-O08), or None (SF2-O07)."""
    if not mid_round and not terms.accuser_bonus_at_time_out:
        return None
    accusations = [t for t in trials if t.mid_round and t.suspect == spy]
    if terms.accuser_bonus is AccuserBonus.SUCCESSFUL:
        accusations = [trial for trial in accusations if trial.passed]
    return accusations[0].accuser if accusations else None
