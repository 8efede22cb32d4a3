"""Deals tokens and cards once more, so that they agree with all that plays have proved.

What a viewer knows is a list of questions that every possible town answers alike. A twin
begins with the truth; then tokens, cards and the recruit change places at random, as long
as no answer changes.
"""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.mafia.cards import KINDS, Card, Token
from konspira.games.mafia.cards.sides import awake, card_active, force, wakes
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.state import State, Town
from konspira.games.mafia.state.phases import (
    Cause,
    Going,
    Panel,
    Recognition,
    Recruiting,
    Slot,
    Task,
)
from konspira.games.mafia.state.record import Night, Recruit
from konspira.kit import BySeat, Seats

CHANGES = 4  # for each seat so many are tried
BY_HAND = (Cause.EXCLUDED, Cause.REMOVED, Cause.WRONG_PHASE)


class Evidence:
    """What a viewer knows of tokens, cards and sides, as far as a town can contradict it.

    `known` are the tokens they are certain of. An eliminated viewer has watched with open
    eyes from night `first` on (None: none).
    """

    def __init__(
        self,
        state: State,
        viewer: Seat | None,
        known: dict[Seat, Token],
        first: int | None,
    ) -> None:
        self.state, self.viewer, self.first = state, viewer, first
        self.known = known
        self.held = dict(self.cards_seen())
        self.void = {
            gone.seat for gone in state.town.fallen if gone.cause is Cause.WRONG_PHASE
        }
        self.own_recruit = self.knows_recruit()
        self.meets_gang = (
            viewer is not None and self.gang_has_met() and in_gang(state.town, viewer)
        )
        self.acting = [night for night in state.nights if self.mafia_wakes(night.turn)]

    def fits(self, town: Town) -> bool:
        """Whether everybody holds what the viewer has seen with them."""
        return all(
            [town.tokens[seat] is token for seat, token in self.known.items()]
        ) and all([town.cards[seat] is card for seat, card in self.held.items()])

    def allows(self, town: Town) -> bool:
        return (
            self.fits(town)
            and self.plays_are_legal(town)
            and self.deal_is_legal(town)
            and self.recruit_is_legal(town)
            and self.gang_is_the_same(town)
            and all([self.night_is_the_same(town, night) for night in self.acting])
            and self.waking_is_the_same(town)
            and self.goes_on(town)
        )

    # Cards

    def cards_seen(self) -> Iterator[tuple[Seat, Card]]:
        """Whose card this viewer has seen: what was played, and their own (MF-102)."""
        state, shown = self.state, self.state.shown
        for play in shown.plays:
            if play.seat is not None:
                yield play.seat, play.card
        for lying in shown.lying:
            yield lying.holder, lying.card
        for seat in state.put_back:  # some of them have shown it when they went
            yield seat, state.town.cards[seat]
        if self.viewer is not None:
            yield self.viewer, state.town.cards[self.viewer]

    def plays_are_legal(self, town: Town) -> bool:
        """MF-93: who has played a card has a token that may use it, but for a swap since.
        What was shown in the wrong phase proves nothing."""
        plays = [(play.seat, play.card) for play in self.state.shown.plays]
        return all(
            [
                card_active(town, seat, card)
                for seat, card in plays
                if seat is not None and card is not Card.ROLE_SWAP and seat not in self.void
            ]
        )

    def deal_is_legal(self, town: Town) -> bool:
        """MF-O33: a Role Swap that nobody has shown was dealt to the Agent. MF-O50"""
        dealt = self.dealt(town)
        swap = Card.ROLE_SWAP
        if swap in town.cards:
            holder = town.cards.index(swap)
            seen = holder in [each.holder for each in self.state.shown.lying]
            seen = seen and holder not in self.void
            if holder not in self.void and (dealt[holder] in KINDS[swap].users) is not seen:
                return False
        if not self.state.terms.redeal:
            return True
        return all(
            [dealt[seat] in KINDS[card].users for seat, card in enumerate(town.cards)]
        )

    def dealt(self, town: Town) -> BySeat[Token]:
        """The tokens before a Role Swap."""
        tokens = list(town.tokens)
        for play in self.state.shown.plays:
            if (
                play.card is Card.ROLE_SWAP
                and play.seat is not None
                and play.on is not None
            ):
                here, there = play.seat, play.on
                tokens[here], tokens[there] = tokens[there], tokens[here]
        return tuple(tokens)

    def gang_is_the_same(self, town: Town) -> bool:
        """Return whether a viewer knows as much of the gang in this town.

        MF-C14.7, MF-C14.10
        """
        true, gang = self.state.town, Card.NEW_GANG
        fallen = [gone.seat for gone in true.fallen]
        seats = map(Seat, range(self.state.seats)) if self.meets_gang else fallen
        return all(
            [card_active(town, s, gang) is card_active(true, s, gang) for s in seats]
        )

    def gang_has_met(self) -> bool:
        """MF-C14.10, MF-O53: in the first night, just before the Mafia's task."""
        state = self.state
        meeting = isinstance(state.phase, Recognition) or self.marks_are_asked_for()
        return state.terms.gang_meets and (bool(state.nights) or meeting)

    # Who was recruited

    def knows_recruit(self) -> bool:
        """Those who wake know it, and open eyes that have watched it."""
        recruit, viewer = self.state.town.recruit, self.viewer
        if recruit is None or viewer is None:
            return False
        nights = [night for night in self.state.nights if night.turn >= recruit.turn]
        awake_then = any([viewer in night.waking for night in nights])
        return awake_then or viewer in self.state.town.waking or self.watched(recruit.turn)

    def recruit_is_legal(self, town: Town) -> bool:
        """MF-C03.1, MF-O38: by a Mafioso who was there, and somebody who was asleep."""
        recruit, true = town.recruit, self.state.town.recruit
        if recruit is None or true is None:
            return recruit is true
        if self.own_recruit and recruit != true:
            return False
        if recruit.seat == self.viewer and true.seat != self.viewer:
            return False
        before = replace(town, recruit=None)
        there = self.there_at(recruit.turn)
        return (
            card_active(town, recruit.by, Card.RECRUITMENT)
            and recruit.by in there
            and recruit.seat in there
            and not wakes(before, recruit.seat, self.state.terms)
        )

    def there_at(self, turn: int) -> Seats:
        """Who was in the game in this night; perhaps they were taken out before dawn."""
        town = self.state.town
        nights = [night.living for night in self.state.nights if night.turn == turn]
        gone = [each for each in town.fallen if each.turn == turn and each.cause in BY_HAND]
        return (*(nights[0] if nights else town.living), *[each.seat for each in gone])

    # Who woke

    def night_is_the_same(self, town: Town, night: Night) -> bool:
        """MF-O06, MF-O52: a victim was asleep, and somebody was awake."""
        woke = woken(self.state, town, night)
        if night.waking and (self.viewer in night.waking or self.watched(night.turn)):
            if woke != night.waking:
                return False
        elif self.viewer is not None and self.viewer in woke:
            return False
        if night.victim is not None:
            return bool(woke) and night.victim not in woke
        barred = {*woke, *protected_at(self.state, night.turn), *self.caught(night.turn)}
        everybody_barred = not {*night.living} - barred
        return self.state.terms.nobody_without_mark or not woke or everybody_barred

    def waking_is_the_same(self, town: Town) -> bool:
        """Those who are awake just now see each other, and open eyes see them."""
        true, viewer = self.state.town, self.viewer
        if viewer is not None and (viewer in town.waking) is not (viewer in true.waking):
            return False
        sees = viewer in true.waking and self.has_met()
        watches = self.watched(self.state.turn) and self.mafia_wakes(self.state.turn)
        return town.waking == true.waking if sees or watches else True

    def has_met(self) -> bool:
        """MF-28: whether the viewer, who wakes, has been awake with the others."""
        if any([self.viewer in night.waking for night in self.state.nights]):
            return True
        return self.marks_are_asked_for() and self.mafia_wakes(self.state.turn)

    def marks_are_asked_for(self) -> bool:
        """Whether the Mafia's task of this night has begun, and it is still night."""
        match self.state.phase:
            case Task(slot=Slot.SECOND | Slot.BOTH) | Recruiting():
                return True
            case Panel():
                return self.state.terms.night is NightMode.SHORT
            case _:
                return False

    def mafia_wakes(self, turn: int) -> bool:
        return turn > 1 or self.state.terms.mafia_first_night

    def watched(self, turn: int) -> bool:
        return self.first is not None and turn >= self.first

    def caught(self, turn: int) -> list[Seat]:
        """The Agent who saw a Mafioso in this night (MF-72)."""
        gone = [each for each in self.state.town.fallen if each.turn == turn]
        return [each.seat for each in gone if each.cause is Cause.AGENT_SAW]

    # The end

    def goes_on(self, town: Town) -> bool:
        """MF-59, MF-C14.9: two forces lived when the end was looked at the last time."""
        state, living = self.state, [*town.living]
        if state.pending or isinstance(state.phase, Going):
            living += [gone.seat for gone in town.fallen if gone.turn == state.turn]
        first = force(town, living[0]) if living else None
        return any(force(town, seat) is not first for seat in living)


def in_gang(town: Town, seat: Seat) -> bool:
    return card_active(town, seat, Card.NEW_GANG)


def woken(state: State, town: Town, night: Night) -> Seats:
    """Who woke in a night that is over, by the tokens and cards of this town."""
    recruit = town.recruit
    if recruit is not None and recruit.turn > night.turn:
        town = replace(town, recruit=None)
    return tuple([seat for seat in night.living if wakes(town, seat, state.terms)])


def protected_at(state: State, turn: int) -> list[Seat]:
    """Whom the Mafia could not choose in this night (MF-C08.4, MF-C09.3)."""
    plays = [play for play in state.shown.plays if play.turn == turn - 1]
    return [
        play.seat for play in plays if KINDS[play.card].not_marked and play.seat is not None
    ]


def other_deal(evidence: Evidence, rng: Random) -> Town:
    """A town that this viewer must hold possible."""
    state, town = evidence.state, evidence.state.town
    if not evidence.allows(town):  # as when somebody was put back: nothing is certain then
        return town
    for _ in range(CHANGES * state.seats):
        other = changed(town, state.seats, rng)
        if other == town or not evidence.fits(other):  # often: most tokens are alike
            continue
        other = awake(other, state.terms)
        if evidence.allows(other):
            town = other
    return town


def changed(town: Town, seats: int, rng: Random) -> Town:
    """This town, in which two seats have changed tokens, cards or both, or somebody else
    was recruited."""
    here, there = (Seat(seat) for seat in rng.sample(range(seats), 2))
    swap = {here: there, there: here}
    order = [swap.get(Seat(seat), Seat(seat)) for seat in range(seats)]
    what, recruit = rng.randrange(4), town.recruit
    if what == 0 and recruit is not None:
        return replace(town, recruit=replace(recruit, seat=here))
    tokens, cards = town.tokens, town.cards
    if what != 1:
        tokens = tuple([tokens[seat] for seat in order])
    if what != 2:
        cards = tuple([cards[seat] for seat in order])
    if recruit is not None:
        by = Seat(cards.index(Card.RECRUITMENT))
        recruit = Recruit(recruit.seat, by, recruit.turn)
    return replace(town, tokens=tokens, cards=cards, recruit=recruit)
