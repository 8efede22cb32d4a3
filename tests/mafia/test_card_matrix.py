"""Every action card of Mafia against every cause of elimination and every other card.

The cells are written down by hand, from the rules: what becomes of Ben, a Cop, who holds
the card or has it lying before him. In the second turn somebody tries to put him out, or
plays another card against him. "-": that cannot be.

Of thirteen, nine are Cops, from Ada to Ida, Joe is the Agent, Kim, Leo and Mia are the
Mafia.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from konspira.game import HOST, MASTER, IllegalMove, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import (
    AgreeToRemove,
    CornerShot,
    Exclude,
    Protect,
    Remove,
    Tap,
    WrongPhase,
)
from konspira.games.mafia.state.phases import (
    Cause,
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Nightfall,
    Over,
    Saved,
    Slot,
    Talk,
    Window,
)
from konspira.kit import Seats
from mafia.cards import OPENS, SAVE, SWAP, before, loses, played, recruited
from mafia.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    IDA,
    KIM,
    LEO,
    PERSON,
    Game,
    dealt,
)

Uses = Mapping[Seat, Seat | bool]


@dataclass(frozen=True)
class Story:
    """A game, and what people do in it besides passing the time."""

    cards: dict[Seat, Card] = field(default_factory=dict)
    swap: Uses = field(default_factory=dict)
    tap: bool = False  # Ben listens to Eve in the first turn
    recruit: bool = False  # Kim recruits Ben in the first night
    closes: Uses = field(default_factory=dict)  # at the end of the first turn
    opens: Uses = field(default_factory=dict)  # at the second council
    subject: Seat = BEN  # who can be saved, and shoots at Eve when going
    shoots: Seat | None = None  # whom anybody else shoots who goes
    away: bool = False  # Ben, since the first talk
    options: dict[str, Any] = field(default_factory=dict)

    def __or__(self, other: "Story") -> "Story":
        return replace(
            self,
            cards=three_gangsters({**self.cards, **other.cards}),
            swap={**self.swap, **other.swap},
            tap=self.tap or other.tap,
            recruit=self.recruit or other.recruit,
            closes={**self.closes, **other.closes},
            opens={**self.opens, **other.opens},
        )

    # Playing it

    def second_night(self) -> Game:
        """Night falls for the second time. Fay was a victim, and nobody was voted out."""
        game = dealt(13, cards=self.cards, **self.options)
        game = self.until(game, Nightfall).asleep()
        game = recruited(game, KIM, BEN) if self.recruit else game.task(Slot.SECOND)
        game = game.called(two={seat: FAY for seat in game.state.town.waking})
        game = self.until(game, Talk)
        if self.tap:
            game = game.after((BEN, Tap(EVE)))
        if self.away:
            game = game.away(BEN)
        return self.until(game, Nightfall)

    def second_talk(self) -> Game:
        """The second council; Gus was the victim."""
        return self.until(self.second_night().murder(GUS), Talk)

    def until(self, game: Game, *phases: type) -> Game:
        while not isinstance(game.phase, (*phases, Over)):
            game = self.on(game)
        return game

    def on(self, game: Game) -> Game:
        match game.phase:
            case Window(kind=kind, seat=seat):
                return game.react(self.uses(game, kind, seat)).on()
            case LastCards() if game.state.turn == 1:
                plays = [(seat, Protect()) for seat in self.closes]
                return game.after(*plays).on()
            case Farewell(seat=seat):
                target = EVE if seat == self.subject else self.shoots
                return game.shot(target if target in game.living else None)
            case _:
                return game.on()

    def uses(self, game: Game, kind: WindowKind, seat: Seat | None) -> Uses:
        if kind is SAVE:
            return dict.fromkeys(game.living, seat == self.subject)
        second = game.state.turn == 2
        if kind is SWAP:
            return self.swap
        assert kind is OPENS
        return self.opens if second else {}

    # What becomes of the subject

    def becomes(self, game: Game) -> str:
        """What becomes of them when everything is settled that happens just now."""
        saved = False
        while True:
            phase = game.phase
            saved = saved or (isinstance(phase, Saved) and phase.seat == self.subject)
            if isinstance(phase, Talk | FirstVote | Nightfall | Over):
                break
            if isinstance(phase, LastCards):
                break
            if isinstance(phase, Window) and phase.kind is OPENS:
                break
            game = self.on(game)
        return "saved" if saved else self.fate(game)

    def fate(self, game: Game) -> str:
        if self.subject in game.living:
            return "lives"
        if any(each.by == self.subject for each in game.fallen):
            return "shoots"
        shown = (Card.NEW_GANG, self.subject, None) in played(game)
        return "shows" if shown else "out"


def three_gangsters(cards: dict[Seat, Card]) -> dict[Seat, Card]:
    gang = [seat for seat, card in cards.items() if card is Card.NEW_GANG]
    return {seat: card for seat, card in cards.items() if seat not in gang[3:]}


NEEDED: dict[Card, Story] = {
    Card.COMMANDER: Story({ADA: Card.COMMANDER}),  # who passes it on to Ben
    Card.RECRUITMENT: Story({KIM: Card.RECRUITMENT}, recruit=True),
    Card.ROLE_SWAP: Story({BEN: Card.ROLE_SWAP}, swap={BEN: EVE}),
    Card.WIRETAP: Story({BEN: Card.WIRETAP}, tap=True),
    Card.SHELTER: Story({BEN: Card.SHELTER}, closes={BEN: True}),
    Card.SAFE_CONDUCT: Story({BEN: Card.SAFE_CONDUCT}, closes={BEN: True}),
    Card.ARREST: Story({BEN: Card.ARREST}, opens={BEN: True}),
    Card.KIDNAPPING: Story({DEE: Card.KIDNAPPING}, opens={DEE: BEN}),
    Card.NEW_GANG: Story(dict.fromkeys((BEN, HAL, IDA), Card.NEW_GANG)),
}


def in_play(card: Card) -> Story:
    """Ben holds this card and uses it when he can, or it lies before him."""
    return NEEDED.get(card) or Story({BEN: card})


# Somebody is to be put out


def chosen(story: Story, seat: Seat = BEN) -> str:
    """The Mafia marks this seat in the second night, and chance would choose Gus."""
    game = story.second_night()
    game = game.night(two=dict.fromkeys(awake(game, seat), seat), order=(GUS,))
    assert isinstance(game.phase, Dawn)
    if game.phase.seat != seat:
        assert game.phase.seat == GUS
        return "barred"
    return story.becomes(game)


def awake(game: Game, but: Seat) -> Seats:
    return tuple(seat for seat in game.state.town.waking if seat != but)


def voted(story: Story, seat: Seat = BEN) -> str:
    """All vote for this seat in the second council."""
    game = story.second_talk().until(FirstVote)
    if seat not in game.table.candidates:
        return "barred"
    return story.becomes(loses(game, seat))


def shot(story: Story) -> str:
    """Cy shoots Ben from a corner in the second council."""
    story = story | Story({CY: Card.CORNER_SHOT})
    game = story.second_talk()
    try:
        return story.becomes(game.after((CY, CornerShot(BEN))))
    except IllegalMove as refused:
        assert refused.code == "they-are-sheltered"
        return "barred"


def last_shot(story: Story) -> str:
    """Ada is voted out in the second council, and shoots Ben: a last shot of MF-85."""
    return shot_by(replace(story, options={**story.options, "kids2": True}), ADA)


def shot_by(story: Story, seat: Seat) -> str:
    """This seat is voted out in the second council, and takes its last shot at Ben."""
    game = story.until(loses(story.second_talk(), seat), Farewell)
    try:
        return replace(story, shoots=BEN).becomes(game)
    except IllegalMove as refused:
        assert refused.code == "they-are-sheltered"
        return "barred"


def agent_saw(story: Story) -> str:
    """Of seven, Fay is the Agent, holds the card, and looks at Gus, the Mafioso."""
    cards = {FAY if seat == BEN else seat: card for seat, card in story.cards.items()}
    story = replace(story, cards=cards, subject=FAY)
    game = dealt(7, cards=cards).night({FAY: GUS})
    assert game.fallen and game.fallen[0].cause is Cause.AGENT_SAW
    return story.becomes(game)


def wrong_phase(story: Story) -> str:
    """Ben shows his card in the first night."""
    story = led(story)
    game = dealt(13, cards=story.cards, **story.options).task(Slot.SECOND)
    return story.becomes(game.after((MASTER, WrongPhase(BEN))))


def excluded(story: Story) -> str:
    story = led(story)
    return story.becomes(story.second_talk().after((MASTER, Exclude(BEN))))


def led(story: Story) -> Story:
    return replace(story, options={**story.options, **PERSON})


def removed(story: Story) -> str:
    """Ben has been away for a whole turn."""
    story = replace(story, away=True)
    game = story.second_talk()
    agreed = [(seat, AgreeToRemove(BEN)) for seat in game.living if seat != BEN]
    return story.becomes(game.after(*agreed, (HOST, Remove(BEN))))


CAUSES = {
    "mafia": chosen,
    "vote": voted,
    "corner": shot,
    "last": last_shot,
    "saw": agent_saw,
    "wrong": wrong_phase,
    "excluded": excluded,
    "removed": removed,
}
BY_CAUSE = """
                mafia   vote    corner  last    saw     wrong   excluded removed
vest            saved   saved   out     out     out     out     out     out
bandage         out     out     out     out     out     out     out     out
recruitment     barred  out     out     out     -       -       out     out
commander       out     out     out     out     out     -       out     out
turncoat        barred  out     out     out     -       out     out     out
role-swap       out     out     out     out     out     -       out     out
wiretap         out     out     out     out     out     out     out     out
shelter         barred  barred  barred  barred  out     out     out     out
safe-conduct    barred  out     out     out     out     out     out     out
arrest          out     barred  out     out     out     out     out     out
corner-shot     out     out     -       out     out     out     out     out
kidnapping      out     out     out     out     out     -       out     out
last-shot       shoots  shoots  shoots  shoots  out     out     out     out
new-gang        shows   shows   shows   shows   -       shows   shows   shows
neutral         out     out     out     out     out     -       out     out
"""
BANDAGED = """
                mafia   vote    corner  last    saw     wrong   excluded removed
default         saved   saved   saved   saved   out     out     out     out
not-for-shots   saved   saved   out     out     out     out     out     out
"""


def cells(table: str) -> list[tuple[str, str, str]]:
    head, *rows = table.strip().splitlines()
    columns = head.split()
    found = []
    for row in rows:
        name, *values = row.split()
        assert len(values) == len(columns), row
        found += [(name, column, v) for column, v in zip(columns, values, strict=True)]
    return [cell for cell in found if cell[2] != "-"]


@pytest.mark.parametrize(("card", "cause", "fate"), cells(BY_CAUSE))
def test_who_holds_a_card_and_is_to_go(card: str, cause: str, fate: str) -> None:
    """MF-93, MF-107, MF-108, MF-C01.3, MF-C01.4, MF-C01.9, MF-C02.5, MF-C08.3, MF-C08.4,
    MF-C08.5, MF-C08.9, MF-C09.3, MF-C09.4, MF-C09.7, MF-C10.3, MF-C10.7, MF-C11.5,
    MF-C12.6, MF-C13.2, MF-C13.5, MF-C14.7, MF-O06, MF-O19, MF-O21, MF-O34, MF-O39,
    MF-O44, MF-O46, MF-O56
    """
    assert CAUSES[cause](with_neutrals(in_play(Card(card)))) == fate


def with_neutrals(story: Story) -> Story:
    """A game with cards, also if Ben holds a neutral one: then Dee holds a Wiretap."""
    if set(story.cards.values()) != {Card.NEUTRAL}:
        return story
    return Story({DEE: Card.WIRETAP})


@pytest.mark.parametrize(("option", "cause", "fate"), cells(BANDAGED))
def test_whom_a_bandage_of_somebody_else_saves(option: str, cause: str, fate: str) -> None:
    """MF-C02.2, MF-C02.3, MF-C02.6, MF-C11.5, MF-O19, MF-O21, MF-O40, MF-O46, MF-O69"""
    cards = {DEE: Card.BANDAGE} | ({BEN: Card.VEST} if cause == "wrong" else {})
    stops = {} if option == "default" else {"bandage_stops_shots": False}
    assert CAUSES[cause](Story(cards, options=stops)) == fate


# Another card is played against Ben


def vest(story: Story) -> str:
    """The Mafia chooses Cy, who shows the Vest; Ben uses what he has."""
    story = replace(story | Story({CY: Card.VEST}), subject=CY)
    return chosen(story, CY)


def bandage(story: Story) -> str:
    """Ben is voted out, and Cy bandages him."""
    story = story | Story({CY: Card.BANDAGE})
    game = story.second_talk().until(FirstVote)
    if BEN not in game.table.candidates:
        return "barred"
    game = story.on(loses(game, BEN))
    spent = Card.BANDAGE in game.table.spent
    assert story.becomes(game) == "saved"
    return "saved" if spent else "unspent"


def recruitment(story: Story) -> str:
    """Kim recruits Ben in the second night: for whom does he play then?"""
    story = story | Story({KIM: Card.RECRUITMENT})
    game = story.second_night().task(Slot.SECOND)
    game = game.called(two={KIM: BEN}, recruits=(KIM,)).on()
    if Card.RECRUITMENT not in game.table.spent:
        return "nothing"
    assert BEN in game.state.town.waking
    held = game.hand(BEN).holding
    assert held is not None
    return str(held.force)


def commander(story: Story) -> str:
    """The final is tied between Ben and Eve, and the Commander has voted for Ben."""
    story = story | Story({CY: Card.COMMANDER})  # who passes it on to Dee
    game = story.second_talk().until(FirstVote)
    assert game.table.commander == DEE
    if BEN not in game.table.candidates:
        return "barred"
    for vote in (FirstVote, FinalVote):
        game = tied(game.until(vote))
    return story.becomes(game)


def tied(game: Game) -> Game:
    """Ben and Eve have two votes each, and the Commander's is for Ben."""
    cast: dict[Seat, Seat | None] = {DEE: BEN, EVE: BEN, KIM: EVE, LEO: EVE}
    return game.voted(cast)


def turncoat(story: Story) -> str:
    """Cy, a Cop, wakes with the Mafia; only Cy marks Ben."""
    story = story | Story({CY: Card.TURNCOAT})
    game = story.second_night().night(two={CY: BEN}, order=(GUS,))
    assert isinstance(game.phase, Dawn)
    return story.becomes(game) if game.phase.seat == BEN else "barred"


def role_swap(story: Story) -> str:
    """Kim, a Mafioso, swaps with Ben, who holds the card: what is it to him then?"""
    (card, *_) = story.cards.values()
    cards = story.cards if BEN in story.cards else {BEN: card}
    story = Story({**cards, KIM: Card.ROLE_SWAP}, swap={KIM: BEN})
    held = story.until(dealt(13, cards=story.cards), Nightfall).hand(BEN).holding
    assert held is not None and held.card is card
    return str(held.force) if held.usable else "dead"


def wiretap(story: Story) -> str:
    """Cy listens to Ben."""
    story = story | Story({CY: Card.WIRETAP})
    held = story.second_talk().after((CY, Tap(BEN))).hand(CY).holding
    assert held is not None and held.tap is not None and held.tap.seat == BEN
    return str(held.tap.token)


def shelter(story: Story) -> str:
    """Cy is sheltered: chosen, voted for."""
    story = replace(story | Story({CY: Card.SHELTER}, closes={CY: True}), subject=CY)
    return alike(chosen(story, CY), voted(story, CY))


def alike(one: str, other: str) -> str:
    return one if one == other else f"{one} or {other}"


def safe_conduct(story: Story) -> str:
    story = replace(story | Story({CY: Card.SAFE_CONDUCT}, closes={CY: True}), subject=CY)
    return chosen(story, CY)


def arrest(story: Story) -> str:
    story = replace(story | Story({CY: Card.ARREST}, opens={CY: True}), subject=CY)
    return voted(story, CY)


def kidnapping(story: Story) -> str:
    """Cy kidnaps Ben: he has no ballot; can he be voted for?"""
    story = story | Story({CY: Card.KIDNAPPING}, opens={CY: BEN})
    game = story.second_talk().until(FirstVote)
    assert before(game, Card.KIDNAPPING) == (BEN,)
    assert BEN not in game.table.voters
    return "silent" if BEN in game.table.candidates else "idle"


def last_shot_card(story: Story) -> str:
    """Cy is voted out, and shows Last Shot."""
    return shot_by(story | Story({CY: Card.LAST_SHOT}), CY)


def new_gang(story: Story) -> str:
    """Cy is of the gang and is voted out; Ben uses what he has."""
    gang = Story(dict.fromkeys((CY, HAL, IDA), Card.NEW_GANG))
    return voted(replace(gang | story, subject=CY), CY)


PLAYED = {
    "vest": vest,
    "bandage": bandage,
    "recruitment": recruitment,
    "commander": commander,
    "turncoat": turncoat,
    "role-swap": role_swap,
    "wiretap": wiretap,
    "shelter": shelter,
    "safe-conduct": safe_conduct,
    "arrest": arrest,
    "corner-shot": shot,
    "kidnapping": kidnapping,
    "last-shot": last_shot_card,
    "new-gang": new_gang,
}
BY_CARD = """
          vest    bandage commander turncoat role-swap wiretap recruitment
vest      -       saved   saved     saved    saved     saved   saved
bandage   unspent -       saved     saved    saved     saved   saved
recruitment mafia mafia   mafia     nothing  mafia     mafia   -
commander saved   out     -         out      out       out     out
turncoat  saved   out     out       -        out       out     barred
role-swap mafia   mafia   mafia     police   -         mafia   mafia
wiretap   cop     cop     cop       cop      cop       -       cop
shelter   barred  barred  barred    barred   barred    barred  barred
safe-conduct barred barred barred   barred   barred    barred  barred
arrest    barred  barred  barred    barred   barred    barred  barred
corner-shot out   out     out       out      out       out     out
kidnapping silent silent  silent    silent   silent    silent  silent
last-shot out     out     out       out      out       out     out
new-gang  shows   saved   shows     shows    shows     shows   shows
"""
AND_BY_CARD = """
          shelter safe-conduct arrest corner-shot kidnapping last-shot new-gang
vest      saved   saved        saved  saved       saved      saved     saved
bandage   barred  saved        barred saved       saved      saved     saved
recruitment mafia mafia        mafia  mafia       mafia      mafia     gang
commander barred  out          barred out         out        shoots    shows
turncoat  barred  barred       out    out         out        shoots    shows
role-swap mafia   mafia        mafia  dead        dead       dead      gang
wiretap   cop     cop          cop    cop         cop        cop       cop
shelter   -       barred       barred barred      barred     barred    barred
safe-conduct barred -          barred barred      barred     barred    barred
arrest    barred  barred       -      barred      barred     barred    barred
corner-shot barred out         out    -           out        shoots    shows
kidnapping idle   silent       idle   silent      -          silent    silent
last-shot barred  out          out    out         out        -         shows
new-gang  shows   shows        shows  shows       shows      shows     shows
"""


@pytest.mark.parametrize(("card", "ben", "then"), [*cells(BY_CARD), *cells(AND_BY_CARD)])
def test_a_card_is_played_against_who_has_another(card: str, ben: str, then: str) -> None:
    """MF-109, MF-C01.9, MF-C02.6, MF-C03.7, MF-C04.3, MF-C05.6, MF-C06.8, MF-C07.6,
    MF-C08.4, MF-C08.5, MF-C08.9, MF-C09.7, MF-C10.7, MF-C11.5, MF-C12.8, MF-C13.5,
    MF-C14.7, MF-C14.12, MF-O27, MF-O34, MF-O36, MF-O38, MF-O41, MF-O44, MF-O47
    """
    assert PLAYED[card](in_play(Card(ben))) == then


def test_the_tables_leave_no_card_and_no_cause_out() -> None:
    cards = {card.value for card in Card}
    assert {row for row, *_ in cells(BY_CAUSE)} == cards
    pairs = {(row, column) for row, column, _ in [*cells(BY_CARD), *cells(AND_BY_CARD)]}
    playing = cards - {"neutral"}
    same = {(card, card) for card in playing - {"new-gang"}}
    assert pairs == {(one, other) for one in playing for other in playing} - same
    assert len(CAUSES) == len(Cause)


# Who has the right to a last shot besides


RIGHTS = """
          large   kids    chain
mafia     shoots  shoots  shoots
vote      shoots  shoots  shoots
corner    out     shoots  shoots
last      out     out     shoots
excluded  out     out     out
"""
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "large": (20, {}),
    "kids": (13, {"kids2": True}),
    "chain": (13, {"kids2": True, "last_shot_chain": True}),
}


@pytest.mark.parametrize(("cause", "table", "then"), cells(RIGHTS))
def test_who_may_take_a_last_shot_without_the_card(
    cause: str, table: str, then: str
) -> None:
    """MF-78, MF-81, MF-85, MF-C11.5, MF-O19, MF-O24: in the first turn, with a Corner Shot
    in the set"""
    seats, options = TABLES[table]
    person = PERSON if cause == "excluded" else {}
    game = dealt(seats, cards={CY: Card.CORNER_SHOT}, **options, **person)
    story = Story()
    match cause:
        case "mafia":
            game = game.murder(BEN)
        case "last":
            game = game.murder(ADA).until(Farewell).shot(BEN)
        case _:
            game = game.murder(GUS).until(Farewell).shot(None).until(Talk)
    match cause:
        case "vote":
            game = loses(game, BEN)
        case "corner":
            game = game.after((CY, CornerShot(BEN)))
        case "excluded":
            game = game.after((MASTER, Exclude(BEN)))
    assert story.becomes(game) == then


def test_the_first_two_of_a_large_game_shoot_in_the_first_turn_only() -> None:
    """MF-82, MF-O22"""
    night = dealt(20, cards={CY: Card.WIRETAP}).murder(ADA).until(Nightfall)
    assert Story().becomes(night.murder(BEN)) == "out"
    assert Story().becomes(loses(night.murder(DEE), BEN)) == "out"
