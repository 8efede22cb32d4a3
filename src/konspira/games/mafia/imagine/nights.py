"""Tells the secrets of the nights once more, otherwise; every dawn shows the same."""

from collections import Counter
from collections.abc import Collection
from random import Random

from konspira.game import Seat
from konspira.games.mafia.cards import Token
from konspira.games.mafia.imagine.deals import protected_at, woken
from konspira.games.mafia.options import NightMode
from konspira.games.mafia.state import Choices, Pending, State, Town
from konspira.games.mafia.state.phases import (
    ByNight,
    Cause,
    Panel,
    Recognition,
    Recruiting,
    Slot,
    Task,
)
from konspira.games.mafia.state.record import Look, Night
from konspira.kit import BySeat, Seats

Chosen = BySeat[Seat | None]


class NightStory:
    """The nights of a twin, as this viewer must hold them possible.

    `town` is the twin's. An eliminated viewer has watched with open eyes from night `first`
    on (None: none).
    """

    def __init__(
        self,
        state: State,
        town: Town,
        viewer: Seat | None,
        first: int | None,
        rng: Random,
    ) -> None:
        self.state, self.town, self.viewer = state, town, viewer
        self.first, self.rng = first, rng
        self.fallen = {gone.seat: gone for gone in town.fallen}

    # A night that is over

    def past(self, night: Night) -> Night:
        """Choices, order and look of a night, with the victim whom all have seen."""
        there = self.there_until_dawn(night)
        one, look = self.other_looks(night, there)
        waking = self.waking_then(night)
        protected = protected_at(self.state, night.turn)
        barred = (*waking, self.caught(night.turn), *protected)
        legal = [seat for seat in there if seat not in barred]
        known = self.marks_are_known(night.waking, night.turn)
        two = self.other_choices(night.two, there, night.waking if known else ())
        order, victim = self.other_order(night, there), night.victim
        if mafia_wakes(self.state, night.turn) and self.victim_is_open(night):
            two = two if known else self.with_marks(two, waking, legal, victim)
            order = ahead(order, victim, self.leaders(two, waking, legal))
        elif mafia_wakes(self.state, night.turn):
            leaders = self.leaders(two, waking, legal)
            victim = next((seat for seat in order if seat in leaders), None)
        agent = self.agent_then(night)
        living = night.living
        return Night(night.turn, order, one, two, waking, agent, look, victim, living)

    def other_looks(self, night: Night, there: Seats) -> tuple[Chosen, Look | None]:
        looker = self.looker(night.agent, night.look)
        if self.look_is_known(looker, night.turn):
            return self.other_choices(night.one, there, {looker}), night.look
        agent = self.agent_then(night)
        one = self.other_choices(night.one, there)
        one = self.with_a_target(one, agent, there)
        return one, self.look(one, agent, night.turn)

    def other_order(self, night: Night, there: Seats) -> Seats:
        """Those who were excluded come last, as nothing may depend on when they went."""
        rest = [seat for seat in night.order if seat not in there]
        return (*self.shuffled(there), *rest)

    def there_until_dawn(self, night: Night) -> Seats:
        """Who fell asleep that night and was not excluded in this turn, in seat order."""
        if self.town.cards:
            return night.living
        gone = [each for each in self.fallen.values() if each.turn == night.turn]
        excluded = {each.seat for each in gone if each.cause is Cause.EXCLUDED}
        return tuple(sorted({*night.order} - excluded))

    def waking_then(self, night: Night) -> Seats:
        """The Mafiosi of that night, by the tokens of this twin."""
        if self.town.cards:
            return woken(self.state, self.town, night) if night.waking else ()
        gone = [seat for seat in night.waking if seat in self.fallen]
        return tuple(sorted({*gone, *self.town.waking})) if night.waking else ()

    def agent_then(self, night: Night) -> Seat | None:
        """Who could look that night. An Agent who is out has shown the token."""
        if night.agent is None or night.agent in self.fallen:
            return night.agent
        return self.town.agent

    def caught(self, turn: int) -> Seat | None:
        """The Agent who saw a Mafioso in this night, if that is told (MF-72)."""
        seen = [each for each in self.fallen.values() if each.cause is Cause.AGENT_SAW]
        return next((each.seat for each in seen if each.turn == turn), None)

    def victim_is_open(self, night: Night) -> bool:
        """A victim who is announced after an Agent who saw too much is not known yet."""
        pending = self.state.pending
        agent_first = pending and pending[-1].cause is Cause.AGENT_SAW
        return not agent_first or night.turn < self.state.turn

    def pending(self, nights: tuple[Night, ...]) -> tuple[Pending, ...]:
        """Who is to go lies open, but for the victim after an Agent."""
        pending = self.state.pending
        if not nights or self.victim_is_open(nights[-1]):
            return pending
        victim = nights[-1].victim
        after = () if victim is None else (Pending(victim, Cause.MAFIA),)
        return (*after, pending[-1])

    # The running night

    def choices(self, nights: tuple[Night, ...]) -> Choices:
        """Of the running night; by day still those of the last one."""
        if isinstance(self.state.phase, ByNight):
            return self.running()
        if not nights:
            return self.state.choices
        last = nights[-1]
        sent = self.other_sent(self.state.choices.sent, ())
        switches = self.other_switches(sent)
        return Choices(last.order, last.one, last.two, sent, last.look, switches)

    def running(self) -> Choices:
        """The choices so far. What has not been asked yet is still empty."""
        choices, turn, living = self.state.choices, self.state.turn, self.town.living
        first, second, looked = progress(self.state)
        wakers = self.state.town.waking
        known = wakers if self.marks_are_known(wakers, turn) else ()
        sent = self.other_sent(choices.sent, known)
        silent = [seat for seat in living if slot_of(self.state) and not sent[seat]]
        one, two, look = choices.one, choices.two, choices.look
        looker = self.looker(self.state.town.agent, choices.look)
        if looked and self.look_is_known(looker, turn):
            one = self.other_choices(one, living, {looker})
        elif first:
            one = self.other_choices(one, living, (), () if looked else silent)
            look = self.look(one, self.agent_now, turn) if looked else None
        if second:
            two = self.other_choices(two, living, known, silent)
        switches = self.other_switches(sent)
        return Choices(self.shuffled(choices.order), one, two, sent, look, switches)

    @property
    def agent_now(self) -> Seat | None:
        """Who can look this night; nobody, if the one look of MF-69 is over."""
        over = self.state.terms.one_look and self.state.turn > 1
        return None if over else self.town.agent

    def other_sent(self, sent: BySeat[int], known: Collection[Seat]) -> BySeat[int]:
        """Nobody can tell who has answered a call, but whose mark they see."""
        most = max(sent, default=0)
        return tuple(
            [
                number
                if seat == self.viewer or seat in known or seat in self.fallen
                else self.rng.randint(0, most)
                for seat, number in enumerate(sent)
            ]
        )

    def other_switches(self, sent: BySeat[int]) -> BySeat[bool]:
        """Nobody sees who would recruit, but everybody the own switch."""
        return tuple(
            [
                on if seat == self.viewer else bool(sent[seat]) and self.rng.random() < 0.5
                for seat, on in enumerate(self.state.choices.switches)
            ]
        )

    # What the viewer knows

    def watched(self, turn: int) -> bool:
        return self.first is not None and turn >= self.first

    def looker(self, agent: Seat | None, look: Look | None) -> Seat | None:
        """The Agent, even if excluded between the look and dawn."""
        if agent is not None or look is None:
            return agent
        gone = [each for each in self.fallen.values() if each.token is Token.AGENT]
        return next((each.seat for each in gone), None)

    def look_is_known(self, agent: Seat | None, turn: int) -> bool:
        return agent is not None and (agent == self.viewer or self.watched(turn))

    def marks_are_known(self, waking: Seats, turn: int) -> bool:
        awake = mafia_wakes(self.state, turn)
        return awake and (self.viewer in waking or self.watched(turn))

    # What might have been chosen

    def other_choices(
        self,
        chosen: Chosen,
        there: Seats,
        known: Collection[Seat | None] = (),
        silent: Collection[Seat] = (),
    ) -> Chosen:
        """Any choices, but of the viewer and those whose choice is known."""

        def other(seat: Seat, choice: Seat | None) -> Seat | None:
            if seat == self.viewer or seat in known:
                return choice
            if seat in silent or seat not in there:
                return None
            return self.anybody(seat, there)

        return tuple([other(Seat(seat), choice) for seat, choice in enumerate(chosen)])

    def anybody(self, seat: Seat, there: Seats) -> Seat | None:
        return self.rng.choice([None, *(each for each in there if each != seat)])

    def shuffled(self, seats: Seats) -> Seats:
        return tuple(self.rng.sample(seats, len(seats)))

    # The look

    def look(self, one: Chosen, agent: Seat | None, turn: int) -> Look | None:
        target = None if agent is None else one[agent]
        if target is None:
            return None
        return Look(turn, target, self.town.tokens[target])

    def with_a_target(self, one: Chosen, agent: Seat | None, there: Seats) -> Chosen:
        """MF-72: whether the Agent looked at a Mafioso in the one look is known at dawn."""
        if agent is None or not self.state.terms.one_look:
            return one
        caught = agent == self.caught(1)
        others = [seat for seat in there if seat != agent]
        mafiosi = [s for s in others if self.town.tokens[s] is Token.MAFIOSO]
        harmless = [None, *(seat for seat in others if seat not in mafiosi)]
        return put(one, agent, self.rng.choice(mafiosi if caught else harmless))

    # The marks

    def with_marks(
        self, two: Chosen, waking: Seats, legal: Collection[Seat], victim: Seat | None
    ) -> Chosen:
        """These marks, with as few changes as make everybody see this victim."""
        for seat in self.shuffled(waking):
            if victim is None and two[seat] in legal:
                two = put(two, seat, None)
            elif victim is not None and victim not in self.leaders(two, waking, legal):
                two = put(two, seat, victim)
        return two

    def leaders(
        self, two: Chosen, waking: Seats, legal: Collection[Seat]
    ) -> Collection[Seat]:
        """Between whom the order decides (MF-O05)."""
        chosen = [mark for seat in waking if (mark := two[seat]) is not None]
        marks = Counter([mark for mark in chosen if mark in legal])
        if not marks:
            return () if self.state.terms.nobody_without_mark else legal
        return [seat for seat in marks if marks[seat] == max(marks.values())]


def mafia_wakes(state: State, turn: int) -> bool:
    """Whether the second task of this night is the Mafia's (MF-O20)."""
    return turn > 1 or state.terms.mafia_first_night


def slot_of(state: State) -> Slot | None:
    return state.phase.slot if isinstance(state.phase, Task) else None


def progress(state: State) -> tuple[bool, bool, bool]:
    """Whether the first task has begun, and the second, and the Agent has looked."""
    match state.phase:
        case Task(slot=Slot.FIRST):
            return True, False, False
        case Task(slot=Slot.SECOND):
            return True, True, True
        case Task():
            return True, True, False
        case Panel():
            return True, state.terms.night is NightMode.SHORT, True
        case Recognition():
            begun = state.terms.night is not NightMode.SHORT
            return begun, False, begun
        case Recruiting():  # the marks are taken back
            return True, False, True
        case _:
            return False, False, False


def put(chosen: Chosen, seat: Seat, target: Seat | None) -> Chosen:
    return (*chosen[:seat], target, *chosen[seat + 1 :])


def ahead(order: Seats, victim: Seat | None, rivals: Collection[Seat]) -> Seats:
    """This order, with the victim before all rivals: it changes places with the first."""
    if victim is None:
        return order
    first = next((seat for seat in order if seat in rivals), victim)
    swap = {victim: first, first: victim}
    return tuple([swap.get(seat, seat) for seat in order])
