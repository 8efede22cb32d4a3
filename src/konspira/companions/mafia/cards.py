"""The sixteen action cards in the hands of a companion: a simple rule for each.

Commander, Turncoat, New Gang and the neutral cards need no play: who holds one votes and
chooses as `ballots` and `nights` have it. Recruitment is `nights.recruits_now`.
"""

from konspira.companions.chance import drawn_from
from konspira.companions.mafia.knowing import (
    force_of,
    friends,
    known_police,
    suspects,
)
from konspira.companions.mafia.nights import idea
from konspira.companions.mafia.record import no_agents, proven
from konspira.companions.mafia.suspicion import most_suspected
from konspira.companions.mind import Mind
from konspira.game import Move, Seat
from konspira.games.mafia.cards import KINDS, Card, Force, Token
from konspira.games.mafia.moves import CornerShot, Protect, React, Shoot, Tap
from konspira.games.mafia.state.phases import Cause, LastCards, Talk, Window
from konspira.games.mafia.views.hands import Hand
from konspira.games.mafia.views.own_card import Holding
from konspira.games.mafia.views.table import Table
from konspira.kit import Seats

SURE = 0.6  # that somebody is a Mafioso: then a Corner Shot is worth it
ENOUGH = 0.4  # for a last shot, which costs nobody else
INNOCENT = 0.25  # at most so suspicious is who is saved from a vote
FEW = 6  # living players: now or never
LATEST = 3  # turns until a protection is used, by seed
SUSPECTS = 3  # among so many of the most suspected an Arrest saves a life


# Windows


def answer(table: Table, window: Window, hand: Hand, mind: Mind) -> React | None:
    """Return the answer of this seat to a window: every seat gives one (MF-O59)."""
    if "React" not in hand.may:
        return None
    holding = hand.holding
    if holding is None or not holding.in_window:
        return React(False)
    match holding.card:
        case Card.VEST:
            return React(True)
        case Card.BANDAGE:
            return React(saves(table, window, hand))
        case Card.ARREST:
            return React(hand.seat in most_suspected(table, table.living, SUSPECTS))
        case Card.KIDNAPPING:
            return kidnapping(table, hand)
        case Card.ROLE_SWAP:
            return swap(table, hand, mind)
        case _:
            return React(False)


def saves(table: Table, window: Window, hand: Hand) -> bool:
    """Return whether a Bandage is for who is to go: a fellow, or somebody innocent."""
    seat = window.seat
    if seat is None:
        return False
    if force_of(hand) is Force.MAFIA:
        return seat in friends(hand)
    if window.cause is Cause.MAFIA:  # no Mafioso is chosen at night
        return True
    return suspects(table, hand)[seat] <= INNOCENT


def kidnapping(table: Table, hand: Hand) -> React:
    """Take the vote from whom it suspects most, once it suspects anybody."""
    suspect = suspected_by(table, hand, table.living, ENOUGH)
    if suspect is None and len(table.living) <= FEW:
        suspect = suspected_by(table, hand, table.living, 0)
    return React(False) if suspect is None else React(True, suspect)


def swap(table: Table, hand: Hand, mind: Mind) -> React:
    """Change with anybody, or with nobody: by lot, for the token must not tell."""
    dice = drawn_from(mind.seed, "swap")
    others = [seat for seat in table.living if seat != hand.seat]
    return React(True, dice.choice(others)) if dice.random() < 0.5 else React(False)


# By day


def play(table: Table, hand: Hand, mind: Mind) -> Move | None:
    """Return the card that this seat plays now, while all talk; None: none."""
    holding = hand.holding
    if holding is None or not isinstance(table.phase, Talk | LastCards):
        return None
    may = hand.may
    if "CornerShot" in may:
        return corner_shot(table, hand)
    if "Tap" in may:
        return wiretap(table, hand, mind)
    if "Protect" in may:
        return protection(table, mind)
    return None


def corner_shot(table: Table, hand: Hand) -> CornerShot | None:
    """Shoot whom it is sure of; with few left, whom it suspects enough."""
    least = ENOUGH if len(table.living) <= FEW else SURE
    target = suspected_by(table, hand, shootable(table), least)
    return None if target is None else CornerShot(target)


def wiretap(table: Table, hand: Hand, mind: Mind) -> Tap | None:
    """Listen to whom it suspects most; the Mafia, to who may be the Agent."""
    if table.turn < 2 and len(table.living) > FEW:
        return None
    if force_of(hand) is not Force.MAFIA:
        target = suspected_by(table, hand, table.living, 0)
        return None if target is None else Tap(target)
    barred = {*hand.waking, *no_agents(table), hand.seat}
    able = tuple(seat for seat in table.living if seat not in barred)
    target = idea(table, hand, mind)
    if target not in able:
        target = able[0] if able else None
    return None if target is None else Tap(target)


def protection(table: Table, mind: Mind) -> Protect | None:
    """Lay Shelter or Safe Conduct in a turn by seed, on either side: that tells nothing."""
    turn = drawn_from(mind.seed, "protection").randint(1, LATEST)
    return Protect() if table.turn >= turn or len(table.living) <= FEW else None


# Shots


def last_shot(table: Table, hand: Hand, mind: Mind) -> Shoot | None:
    """Return the last shot of who goes: at somebody suspected enough, or at nobody."""
    if "Shoot" not in hand.may:
        return None
    if getattr(table.phase, "card", False) and not holds(hand.holding, Card.LAST_SHOT):
        return Shoot(None)
    able = shootable(table)
    if hand.token is Token.MAFIOSO and force_of(hand) is Force.MAFIA:
        kept = {hand.seat, *hand.waking, *friends(hand)}
        trusted = proven(table)
        targets = [seat for seat in able if seat not in kept]
        return Shoot(min(targets, key=lambda s: (s not in trusted, s), default=None))
    return Shoot(suspected_by(table, hand, able, ENOUGH))


def holds(holding: Holding | None, card: Card) -> bool:
    return holding is not None and holding.card is card and holding.usable


def shootable(table: Table) -> Seats:
    """Return the living who can be shot (MF-O44)."""
    kept = {each.seat for each in table.lying if KINDS[each.card].not_shot}
    return tuple(seat for seat in table.living if seat not in kept)


def suspected_by(table: Table, hand: Hand, among: Seats, least: float) -> Seat | None:
    """Return whom of these a seat suspects most, if it does so enough."""
    chance, kept = suspects(table, hand), {hand.seat, *friends(hand), *known_police(hand)}
    able = [seat for seat in among if seat not in kept]
    suspect = max(able, key=lambda seat: chance[seat], default=None)
    return suspect if suspect is not None and chance[suspect] >= least else None
