"""Whole games of Spyfall in the browser: both boxes, from the lobby to the last point."""

import asyncio
import time
from collections.abc import Sequence

import pytest
from playwright.async_api import expect
from server_harness import all_see, pass_time, until

from browser import spyfall_players as players
from browser.actions import at_table, join_by_code, open_table, sit_down
from browser.evening import Evening, Screen
from browser.spyfall_actions import (
    accuse,
    agree,
    ask,
    card_held,
    clock,
    name_place,
    nominate,
    pick,
    pick_game,
    points,
    put_away,
    reads_verdict,
    reveal,
    seat_of,
    seconds,
    vote,
    write_answer,
    write_question,
)
from konspira.client import Phone
from konspira.game import Seat
from konspira.games.spyfall.moves import Accuse, OpenVote

NAMES = (
    *("Zoë", "Łucja", "Ёлка", "Jürgen", "Ola", "Ádám", "Siobhán", "Nguyễn"),
    *("Björk", "Ιώ", "Çelik", "Žofie"),
)


class Ring:
    """Everybody round the table: a page for each, and a friend in Python with its seat."""

    def __init__(self, screens: list[Screen], phones: list[Phone], tv: Screen) -> None:
        self.screens, self.phones, self.tv = screens, phones, tv
        self.points = [0] * len(screens)

    @property
    def all(self) -> list[Screen]:
        return [*self.screens, self.tv]

    def score(self, count: int, *seats: int) -> None:
        for seat in seats:
            self.points[seat] += count

    async def everybody_sees(self, text: str) -> None:
        found = (screen.page.get_by_text(text, exact=True) for screen in self.all)
        await asyncio.gather(*(place.first.wait_for() for place in found))

    @property
    def ranks(self) -> list[tuple[str, int]]:
        return sorted(zip(NAMES, self.points, strict=False), key=lambda line: -line[1])

    async def counts(self) -> None:
        """Everybody with their points, best first, on every phone and on the TV."""
        for screen in self.all:
            assert await points(screen, NAMES) == self.ranks

    async def ends(self, winner: int) -> None:
        """Who has won; everybody's points are one tap behind."""
        for screen in self.all:
            own = screen is self.screens[winner]
            told = "You win!" if own else f"{NAMES[winner]} wins!"
            await screen.page.get_by_text(told).first.wait_for()
        for screen in self.screens:
            await screen.tap("spyfall-final")
            assert await points(screen, NAMES) == self.ranks


async def sit_round(evening: Evening, people: int) -> Ring:
    """From the start page to the lobby: the host, then one by code, the others by link."""
    screens = list(await asyncio.gather(*(evening.phone() for _ in range(people))))
    code = await open_table(screens[0], NAMES[0])
    tv = await evening.tv(code)
    await join_by_code(screens[1], code, NAMES[1])
    await asyncio.gather(*(screen.goto(f"/{code}") for screen in screens[2:]))
    for screen, name in zip(screens[2:], NAMES[2:], strict=False):
        await sit_down(screen, name)
    for screen in screens:
        await at_table(screen)
    return Ring(screens, [await evening.twin(screen) for screen in screens], tv)


async def choose_dealer(ring: Ring, dealer: int, *spies: int) -> None:
    """The host says who deals first (SF2-32), and has the cards dealt."""
    host = ring.screens[0]
    await host.page.get_by_role("combobox").select_option(label=NAMES[dealer])
    said = host.text("spyfall-deals-first", name=NAMES[dealer])
    for screen in (*ring.screens[1:], ring.tv):
        await screen.page.get_by_text(said, exact=True).wait_for()
    with players.spies_are(*spies):
        await host.tap("spyfall-deal")
        await players.becomes(ring.phones, "Looking")


async def read_cards(ring: Ring, *spies: int) -> None:
    """Everybody holds their card: all are in one place, and only the spies do not know."""
    where = players.place(ring.phones)
    dealt = players.cards(ring.phones)
    for seat, screen in enumerate(ring.screens):
        at, role = await card_held(screen)
        if seat in spies:
            assert (at, role) == (screen.text("spyfall-card-unknown"), "the spy")
        else:
            assert (at, role) == (where, dealt[seat]["role"])


async def next_round(ring: Ring, dealer: int, *spies: int) -> None:
    """Who deals next goes on."""
    with players.spies_are(*spies):
        await ring.screens[dealer].tap("spyfall-next-round")
        await players.becomes(ring.phones, "Looking")
    await players.start_clock(ring.phones)


async def test_four_phones_and_a_tv_play_spyfall2(evening: Evening) -> None:
    """Two rounds: a spy says where they are, and a spy is found out."""
    ring = await sit_round(evening, 4)
    host, phones = ring.screens[0], ring.phones
    await pick_game(host, "spyfall2")
    await host.tap("options")
    await agree(host, "rounds", "2")
    await agree(host, "asking", "aloud")
    await agree(host, "vote-seconds", "300")  # however slowly they tap
    await agree(host, "start-by-hand", "on")
    await host.close_sheet()
    await host.tap("start")
    await choose_dealer(ring, 1, 2)
    await read_cards(ring, 2)
    await all_see(phones, lambda phone: len(phone.table["phase"]["seen"]) == 4)
    await ring.screens[1].tap("spyfall-start-clock")
    await ask(ring.screens[1], NAMES[0])
    await ring.everybody_sees(f"{NAMES[1]} asks, {NAMES[0]} answers and asks next")
    await failed_accusation(ring, accuser=1, suspect=3, no=(), later=(2,))
    where = players.place(phones)
    await reveal(ring.screens[2])
    await name_place(ring.screens[2], where)
    await ring.everybody_sees("The spy wins!")
    ring.score(2 + 2, 2)  # SF2-97, SF2-98
    await ring.counts()

    await next_round(ring, 2, 0)
    await accuse(ring.screens[1], NAMES[0])
    for seat in (2, 3):  # SF2-69: everybody else
        await vote(ring.screens[seat], NAMES[0], guilty=True)
    await reads_verdict(ring.screens[3], "spyfall-convicted", NAMES[0])
    await ring.everybody_sees("The locals win!")
    ring.score(2, 1, 2, 3)  # SF2-100
    ring.score(1, 1)  # SF2-101
    await ring.counts()
    await host.tap("spyfall-finish")
    await ring.ends(2)


@pytest.mark.all_only
async def test_twelve_phones_and_a_tv_play_spyfall2(evening: Evening) -> None:
    ring = await sit_round(evening, 12)
    host = ring.screens[0]
    await pick_game(host, "spyfall2")
    await host.tap("options")
    await agree(host, "rounds", "2")
    await agree(host, "asking", "aloud")
    await agree(host, "vote-seconds", "300")  # however slowly they tap
    await agree(host, "start-by-hand", "on")
    await host.close_sheet()
    await host.tap("start")
    await choose_dealer(ring, 3, 4, 9)
    await first_round(ring, dealer=3, spies=(4, 9))
    await next_round(ring, 4, 2, 6)
    await second_round(ring, dealer=4, spies=(2, 6))

    await host.tap("spyfall-finish")
    await ring.ends(4)


async def first_round(ring: Ring, dealer: int, spies: tuple[int, int]) -> None:
    """Questions, an accusation that fails, and two spies who say where they are."""
    screens, phones = ring.screens, ring.phones
    await read_cards(ring, *spies)
    await all_see(phones, lambda phone: len(phone.table["phase"]["seen"]) == 12)
    await screens[dealer].tap("spyfall-start-clock")

    await ask(screens[dealer], NAMES[0])
    await ring.everybody_sees(f"{NAMES[dealer]} asks, {NAMES[0]} answers and asks next")
    back = seat_of(screens[0], NAMES[dealer]).get_by_role("button")
    await expect(back).to_have_count(0)  # SF2-53: no asking back
    await ask(screens[0], NAMES[7])  # a slip of the finger
    await screens[0].tap("spyfall-undo-ask", name=NAMES[7])
    await ask(screens[0], NAMES[5])
    await ring.everybody_sees(f"{NAMES[0]} asks, {NAMES[5]} answers and asks next")
    await failed_accusation(ring, accuser=1, suspect=2, no=(3, 4, 5))
    await both_spies_guess(ring, spies)


async def failed_accusation(
    ring: Ring, accuser: int, suspect: int, no: Sequence[int], later: Sequence[int] = ()
) -> None:
    """SF2-62: with two spies two may say no, but three; SF2-73: and the clock goes on."""
    screens, phones = ring.screens, ring.phones
    pass_time(60)
    await accuse(screens[accuser], NAMES[suspect])
    await ring.everybody_sees(f"{NAMES[accuser]} accuses {NAMES[suspect]}")
    stands = screens[0].page.get_by_text("The clock stands at")
    stood = players.table(phones)["phase"]["left"] / 1000
    assert stood <= players.table(phones)["terms"]["round_seconds"] - 60
    assert abs(seconds(await stands.inner_text()) - stood) <= 1
    await screens[suspect].shows("spyfall-accused-you")
    await vote(screens[0], NAMES[suspect], guilty=True)
    for seat in no:
        await vote(screens[seat], NAMES[suspect], guilty=False)
    pass_time(20)  # nobody hurries a vote, and the round loses nothing by it
    since = time.monotonic()
    await players.vote(phones, *no, *later)
    await ring.everybody_sees(f"{NAMES[suspect]} isn’t convicted")
    await asyncio.gather(*(put_away(screen) for screen in screens))
    before = players.seconds_left(phones)
    assert stood - (time.monotonic() - since) - 1 <= before <= stood
    shown = await clock(screens[0])
    assert players.seconds_left(phones) - 2 <= shown <= before + 2
    await expect(screens[accuser].button("spyfall-accuse-used")).to_be_disabled()


async def both_spies_guess(ring: Ring, spies: tuple[int, int]) -> None:
    """SF2-83, SF2-97, SF2-98: 2 points each, and 2 more for the one who is right."""
    right, wrong = (ring.screens[spy] for spy in spies)
    where = players.place(ring.phones)
    elsewhere = next(one for one in players.table(ring.phones)["places"] if one != where)
    await reveal(right)
    await right.page.get_by_role("button", name="60 s more").tap()
    await until(lambda: players.table(ring.phones)["phase"]["extended"])
    await name_place(right, where)
    await ring.everybody_sees(f"{NAMES[spies[0]]}: {where}")
    await name_place(wrong, elsewhere)
    ring.score(2, *spies)
    ring.score(2, spies[0])
    await ring.everybody_sees("The spies win!")
    await ring.counts()
    for screen in ring.all:
        told = screen.page.get_by_text(f"{NAMES[spies[1]]} named {elsewhere}: wrong.")
        await told.first.wait_for()


async def straw_poll(ring: Ring, suspect: int) -> None:
    """Everybody points at once, one by a finger, who thinks better of it."""
    await players.time_out(ring.phones)
    await ring.everybody_sees("Everybody points at somebody")
    screen = ring.screens[0]
    for other in (suspect + 1, suspect):
        await pick(screen, NAMES[other])
        await screen.shows("spyfall-pointed", name=NAMES[other])
    await players.point(ring.phones, suspect, 0)
    for screen in ring.all:
        await screen.shows("spyfall-fingers")
    for screen in ring.screens:
        await put_away(screen)


async def second_round(ring: Ring, dealer: int, spies: tuple[int, int]) -> None:
    """Time runs out: the dealer names an innocent, the next player names a spy."""
    screens, phones = ring.screens, ring.phones
    await straw_poll(ring, spies[0])
    await ring.everybody_sees(f"{NAMES[dealer]} names a suspect")
    innocent = players.others(phones, dealer, dealer + 1)[0]
    await nominate(screens[dealer], NAMES[innocent])
    await players.becomes(phones, "Judging")
    await players.vote(phones, 7, 8, 9)
    await players.becomes(phones, "Nominating")
    await reads_verdict(screens[dealer + 1], "spyfall-not-convicted", NAMES[innocent])
    await nominate(screens[dealer + 1], NAMES[spies[0]])
    await players.becomes(phones, "Judging")
    await players.vote(phones, 7, 8)  # SF2-62: two may differ
    await reads_verdict(screens[0], "spyfall-convicted", NAMES[spies[0]])
    ring.score(2, *(seat for seat in range(12) if seat not in spies))  # SF2-100
    await ring.everybody_sees("The locals win!")
    await ring.counts()


@pytest.mark.all_only
async def test_nine_phones_play_starwars_spyfall_in_writing(evening: Evening) -> None:
    ring = await sit_round(evening, 9)
    host = ring.screens[0]
    await pick_game(host, "starwars")
    await host.tap("options")
    await agree(host, "rounds", "3")
    await agree(host, "asking", "written")
    await agree(host, "vote-seconds", "300")  # however slowly they tap
    await agree(host, "start-by-hand", "on")
    await host.close_sheet()
    await host.tap("start")
    await choose_dealer(ring, 1, 5)
    await players.start_clock(ring.phones)
    await questions_in_writing(ring)
    await one_guess(ring, spy=5, right=True)
    await next_round(ring, 2, 3)
    await candidates_in_turn(ring, dealer=2)
    await next_round(ring, 3, 8)
    await one_guess(ring, spy=8, right=False)

    await host.tap("spyfall-finish")
    await ring.ends(5)


async def questions_in_writing(ring: Ring) -> None:
    """SW-36, SW-37: who has answered asks next. An accusation loses nobody's words."""
    screens, phones = ring.screens, ring.phones
    await write_question(screens[1], NAMES[4], "Jak tu pachnie?")
    await ring.everybody_sees("Jak tu pachnie?")
    await write_answer(screens[4], "Как дома, ёлкой.")
    await ring.everybody_sees("Как дома, ёлкой.")
    draft = screens[4].page.get_by_label(screens[4].text("spyfall-write-question"))
    await draft.fill("Wie laut ist es?")
    await phones[6].play(6, Accuse(Seat(7)))
    await players.becomes(phones, "Accusing")
    await players.vote(phones, 0)  # SW-48: one no is enough
    for seat in (0, 4):
        await reads_verdict(screens[seat], "spyfall-not-convicted", NAMES[7])
    await expect(draft).to_have_value("Wie laut ist es?")
    whom = screens[4].page.get_by_label(screens[4].text("spyfall-ask-whom"))
    named = await whom.locator("option").all_inner_texts()
    assert NAMES[1] not in named and NAMES[0] in named  # no asking back
    await write_question(screens[4], NAMES[0], "Wie laut ist es?")
    await write_answer(screens[0], "Sehr.")
    await ring.everybody_sees("Sehr.")


async def one_guess(ring: Ring, spy: int, right: bool) -> None:
    """SW-71, SW-72: 4 points for the spy who is right; SW-74: or 1 for all the others."""
    where = players.place(ring.phones)
    played = [
        players.table(ring.phones)["places"][at]
        for at in players.table(ring.phones)["used"]
    ]
    named = where if right else elsewhere(ring, where, *played)
    screen = ring.screens[spy]
    await reveal(screen)
    for name in played:  # SW-63: it cannot be there again
        await expect(
            screen.page.get_by_role("button", name=name, exact=True)
        ).to_have_count(0)
    await name_place(screen, named)
    if right:
        ring.score(4, spy)
        await ring.everybody_sees("The Rebel spy wins!")
    else:
        ring.score(1, *(seat for seat in range(9) if seat != spy))
        await ring.everybody_sees("The Empire wins!")
    await ring.counts()


def elsewhere(ring: Ring, *not_there: str) -> str:
    places: list[str] = players.table(ring.phones)["places"]
    return next(name for name in places if name not in not_there)


async def candidates_in_turn(ring: Ring, dealer: int) -> None:
    """SW-41: each is the suspect once, the dealer first; the second turns out a spy."""
    screens, phones = ring.screens, ring.phones
    await players.out_of_time(phones)
    await ring.everybody_sees(f"Talk about {NAMES[dealer]}. {NAMES[dealer]} opens the vote")
    await screens[dealer].tap("spyfall-open-vote", name=NAMES[dealer])
    await vote(screens[0], NAMES[dealer], guilty=True)
    await vote(screens[1], NAMES[dealer], guilty=False)
    await players.vote(phones, 7)
    await players.becomes(phones, "Facing")
    spy = dealer + 1
    await ring.everybody_sees(f"Talk about {NAMES[spy]}. {NAMES[dealer]} opens the vote")
    await players.play(phones, OpenVote(), "Judging")
    await players.vote(phones)
    ring.score(1, *(seat for seat in range(9) if seat != spy))
    await reads_verdict(screens[spy], "spyfall-convicted", NAMES[spy])
    await ring.everybody_sees("The Empire wins!")
    await ring.counts()
