"""What a group agrees on before a game of Spyfall: two boxes, one engine.

Each box has options of its own; `agree` makes of either the `Terms` that the rules read.
Rule ids such as SF2-62 and SW-41 lead to docs/rules/spyfall.md.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import BadSetup, option
from konspira.games.spyfall import refusals as no

MINUTES = {3: 6, 4: 6, 5: 7, 6: 7, 7: 8, 8: 8, 9: 9, 10: 9, 11: 10, 12: 10}
MOST_SEATS = 12  # a deck of ten location cards and two spy cards
MOST_SEATS_STARWARS = 9
MOST_SEATS_COMBINED = 8  # the bags of the first box hold eight cards
FEWEST_SEATS_TWO_SPIES = 5  # the others outnumber the spies
TWO_SPIES_FROM = 10


class Box(StrEnum):
    SPYFALL2 = "spyfall2"
    STARWARS = "starwars"


class Boxes(StrEnum):
    SECOND = "second"
    COMBINED = "combined"  # bags of the first box are mixed in


class Asking(StrEnum):
    ALOUD = "aloud"  # a tap hands the turn on
    WRITTEN = "written"  # question and answer are typed
    OFF = "off"  # the turns are on honour
    DECK = "deck"  # question and answer are chosen by a tap


BY_PHONE = (Asking.WRITTEN, Asking.DECK)
"""The ways to ask and answer that need a phone: the turn passes by who has none."""


class TimeOutVote(StrEnum):
    NOMINATORS = "nominators"  # each names a suspect, the dealer first
    CANDIDATES = "candidates"  # each is the suspect once, the dealer first


class NonSpyPoints(StrEnum):
    BY_THE_BOX = "by-the-box"
    ONE = "one"
    TWO = "two"


class InnocentBonus(StrEnum):
    ANY_VOTE = "any-vote"
    MID_ROUND = "mid-round"


class AccuserBonus(StrEnum):
    FIRST = "first-accuser"
    SUCCESSFUL = "successful-accuser"


class Options(game.Options, frozen=True, kw_only=True):
    """What both boxes have in common, with the rules of both books."""

    pack: Annotated[
        str, option("SF2-29", "SF2-O25", "SW-18", "SW-O20", pack="locations")
    ] = "locations.en"
    rounds: Annotated[int, option("SF2-16", "SF2-17", "SW-09", "SW-10", ge=1, le=50)] = 5
    asking: Annotated[
        Asking,
        option(
            *("SF2-52", "SF2-53", "SF2-O28", "SF2-O41"),
            *("SW-36", "SW-37", "SW-O19", "SW-O29"),
        ),
    ] = Asking.OFF
    time_out_vote: Annotated[
        TimeOutVote, option("SF2-57", "SF2-O17", "SW-41", "SW-O01")
    ] = TimeOutVote.NOMINATORS
    non_spy_points: Annotated[NonSpyPoints, option("SF2-100", "SF2-O01", "SW-74")] = (
        NonSpyPoints.BY_THE_BOX
    )
    innocent_bonus: Annotated[
        InnocentBonus, option("SF2-99", "SF2-O02", "SW-73", "SW-O02")
    ] = InnocentBonus.ANY_VOTE
    accuser_bonus: Annotated[AccuserBonus, option("SF2-103", "SF2-O29", "SW-76")] = (
        AccuserBonus.FIRST
    )
    accuser_bonus_at_time_out: Annotated[bool, option("SF2-O07", "SW-O03")] = False
    round_seconds: Annotated[int, option("SF2-18", "SW-11", ge=60, le=1800)] = 480
    vote_seconds: Annotated[int, option("SF2-O18", "SW-O16", ge=10, le=300)] = 30
    talk_seconds: Annotated[int, option("SF2-60", "SW-42", ge=15, le=600)] = 60
    guess_seconds: Annotated[int, option("SF2-O20", "SW-56", ge=15, le=300)] = 60
    start_by_hand: Annotated[bool, option("SF2-O31", "SF2-O38", "SW-O15", "SW-O27")] = False


class Spyfall2Options(Options, frozen=True, kw_only=True):
    spies: Annotated[int, option("SF2-10", "SF2-O05", "SF2-O22", ge=1, le=2)] = 1
    roles: Annotated[bool, option("SF2-24", "SF2-43", "SF2-115")] = True
    old_buddies: Annotated[bool, option("SF2-110", "SF2-114")] = False
    two_spy_dissent: Annotated[int, option("SF2-62", "SF2-O04", ge=1, le=2)] = 2
    boxes: Annotated[Boxes, option("SF2-106", "SF2-108")] = Boxes.SECOND
    second_pack: Annotated[str, option("SF2-106", pack="locations")] = "locations-basic.en"
    family: Annotated[bool, option("SF2-29", "SF2-O42")] = False


class StarwarsOptions(Options, frozen=True, kw_only=True):
    reshuffle: Annotated[bool, option("SW-64", "SW-O13")] = True


class Spying(Struct, frozen=True):
    """How many spies there are, and what follows from it."""

    spies: int = 1
    old_buddies: bool = False
    dissent: int = 0  # votes that may differ from the rest


class Terms(Struct, frozen=True):
    """What was agreed, with every "as in the box" already looked up."""

    box: Box
    packs: tuple[str, ...]
    agreed: Spying  # as chosen, also where the number of players does not allow it
    spies: int
    roles: bool
    old_buddies: bool
    dissent: int
    rounds: int
    asking: Asking
    time_out_vote: TimeOutVote
    non_spy_points: int
    innocent_bonus: InnocentBonus
    accuser_bonus: AccuserBonus
    accuser_bonus_at_time_out: bool
    round_seconds: int
    vote_seconds: int
    talk_seconds: int
    guess_seconds: int
    reshuffle: bool
    most_seats: int
    start_by_hand: bool = False  # the host has the cards dealt, the dealer starts the clock


def recommended_seconds(box: Box, seats: int) -> int:
    """Return the time of SF2-19 to SF2-23; SW-12 to SW-14 stop at eight minutes."""
    minutes = MINUTES[seats]
    return 60 * (min(minutes, 8) if box is Box.STARWARS else minutes)


def suggested_spies(seats: int) -> int:
    return 2 if seats >= TWO_SPIES_FROM else 1


def agree(options: Options, seats: int) -> Terms:
    match options:
        case Spyfall2Options():
            return agree_spyfall2(options, seats)
        case StarwarsOptions():
            terms = common(options, Box.STARWARS, (options.pack,))
            return replace(terms, reshuffle=options.reshuffle)
    raise TypeError(f"options of no box: {type(options)}")


def common(options: Options, box: Box, packs: tuple[str, ...]) -> Terms:
    """Return the terms of one spy and no roles, as in the Star Wars box."""
    points = {NonSpyPoints.ONE: 1, NonSpyPoints.TWO: 2}
    return Terms(
        box=box,
        packs=packs,
        agreed=Spying(),
        spies=1,
        roles=False,
        old_buddies=False,
        dissent=0,
        rounds=options.rounds,
        asking=options.asking,
        time_out_vote=options.time_out_vote,
        non_spy_points=points.get(options.non_spy_points, 1),
        innocent_bonus=options.innocent_bonus,
        accuser_bonus=options.accuser_bonus,
        accuser_bonus_at_time_out=options.accuser_bonus_at_time_out,
        round_seconds=options.round_seconds,
        vote_seconds=options.vote_seconds,
        talk_seconds=options.talk_seconds,
        guess_seconds=options.guess_seconds,
        reshuffle=False,
        most_seats=MOST_SEATS_STARWARS,
        start_by_hand=options.start_by_hand,
    )


def agree_spyfall2(options: Spyfall2Options, seats: int) -> Terms:
    combined = options.boxes is Boxes.COMBINED
    check_boxes(options, seats) if combined else check_spies(options.spies, seats)
    packs = (options.pack, options.second_pack) if combined else (options.pack,)
    terms = common(options, Box.SPYFALL2, tuple(dict.fromkeys(packs)))
    if not combined and options.non_spy_points is NonSpyPoints.BY_THE_BOX:
        terms = replace(terms, non_spy_points=2)
    terms = replace(
        terms,
        agreed=Spying(options.spies, options.old_buddies, options.two_spy_dissent),
        roles=options.roles,
        most_seats=MOST_SEATS_COMBINED if combined else MOST_SEATS,
    )
    return fitted(terms, seats)


def fitted(terms: Terms, seats: int) -> Terms:
    """Return the terms with as many spies as so many players allow (SF2-O23)."""
    spies, agreed = terms.agreed.spies, terms.agreed
    if seats < FEWEST_SEATS_TWO_SPIES:
        spies = 1
    if seats == MOST_SEATS:
        spies = 2
    two = spies == 2
    return replace(
        terms,
        spies=spies,
        old_buddies=two and agreed.old_buddies,
        dissent=agreed.dissent if two else 0,
    )


def check_boxes(options: Spyfall2Options, seats: int) -> None:
    """Raise BadSetup if combined boxes have too many players or spies (SF2-107)."""
    if seats > MOST_SEATS_COMBINED:
        fit = f"at most {MOST_SEATS_COMBINED} players (SF2-107)"
        raise BadSetup(
            no.BOXES_DO_NOT_FIT.code, f"{seats} players; combined boxes take {fit}"
        )
    if options.spies > 1:
        text = "2 spies; combined boxes are played with 1 (SF2-108)"
        raise BadSetup(no.SPIES_DO_NOT_FIT.code, text)


def check_spies(spies: int, seats: int) -> None:
    if spies == 1 and seats == MOST_SEATS:
        text = f"1 spy; {MOST_SEATS} players need 2, for a deck has 10 places (SF2-15)"
        raise BadSetup(no.SPIES_DO_NOT_FIT.code, text)
    if spies == 2 and seats < FEWEST_SEATS_TWO_SPIES:
        text = f"2 spies; they need {FEWEST_SEATS_TWO_SPIES} players or more (SF2-O05)"
        raise BadSetup(no.SPIES_DO_NOT_FIT.code, text)
