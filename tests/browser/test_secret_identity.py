"""Whole games of Secret Identity in the browser, from the lobby to the last point."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.async_api import Locator, expect
from server_harness import NAMES as FRIENDS
from server_harness import pass_time

from browser import secret_identity_players as players
from browser.actions import join_by_code, open_table
from browser.evening import Evening, Screen
from browser.screen_checks import cut_off, settled
from browser.secret_identity_actions import (
    Place,
    agree,
    begins,
    board,
    drag_card,
    drag_key,
    hand,
    has_scores,
    identity_held,
    laid,
    lay,
    listed,
    mark,
    ranking,
    safe_of,
    send,
    send_ballot,
    send_clue,
    take_back,
    told,
    turn_over,
    vote,
    vote_next,
)
from browser.spyfall_actions import pick_game
from konspira.client import Phone
from konspira.games.secret_identity.moves import MarkGuess
from konspira.languages import LANGUAGES

NAMES = ("Zoë", "Łucja", "Ёлка", "Jürgen", "Ola", "Ádám", "Siobhán", "Nguyễn")


LABELS = "buttons => buttons.map((button) => button.ariaLabel)"


class Ring:
    """Everybody round the table: a page for each, and a friend in Python with its seat."""

    twins: list[Phone]

    def __init__(self, evening: Evening, phones: list[Screen], tv: Screen) -> None:
        self.evening, self.phones, self.tv = evening, phones, tv
        self.names = NAMES[: len(phones)]
        self.scores = dict.fromkeys(self.names, 0)

    @property
    def all(self) -> list[Screen]:
        return [*self.phones, self.tv]

    async def start(self) -> None:
        await self.phones[0].tap("start")
        for screen in self.all:
            await expect(listed(screen, "secret_identity-characters")).to_have_count(8)
        self.twins = [await self.evening.twin(phone) for phone in self.phones]

    async def everybody_sees(self, text: str, **variables: str) -> None:
        for screen in self.all:
            await screen.shows(text, **variables)

    def safe(self, screen: Screen, seat: int) -> Locator:
        """The safe of a seat with its clue, as this screen shows it."""
        own = screen in self.phones and self.phones.index(screen) == seat
        return safe_of(
            screen, screen.text("secret_identity-you") if own else self.names[seat]
        )

    async def gains(self, points: Sequence[int], last: bool = False) -> None:
        """A round brought so much, and every screen has counted it.

        The wall goes on to the end by itself after the last one.
        """
        for name, more in zip(self.names, points, strict=True):
            self.scores[name] += more
        for screen in self.phones if last else self.all:
            await has_scores(screen, self.scores)


async def sit_round(evening: Evening, people: int) -> Ring:
    """So many phones and a TV in the lobby, with the box on the table."""
    phones = list(await asyncio.gather(*(evening.phone() for _ in range(people))))
    code = await open_table(phones[0], NAMES[0])
    tv = await evening.tv(code)
    for phone, name in zip(phones[1:], NAMES[1:], strict=False):
        await join_by_code(phone, code, name)
    await pick_game(phones[0], "secret_identity")
    await expect(phones[0].page.locator("ol.oval > li")).to_have_count(people)
    return Ring(evening, phones, tv)


@pytest.mark.parametrize(
    "rounds",
    [
        pytest.param(1, marks=pytest.mark.short_version),
        pytest.param(4, marks=pytest.mark.all_only),
    ],
)
async def test_three_phones_and_a_tv_play_rounds(evening: Evening, rounds: int) -> None:
    """All but three votes are right, and these three take two points from each: a tie."""
    ring = await sit_round(evening, 3)
    await ring.start()
    await swap(ring)
    for phone in ring.phones:
        await phone.tap("secret_identity-ready")
    numbers = await draw_keys(ring)
    await give_clues(ring)
    ballots = await vote_by_tap_and_drag(ring, numbers)
    await open_safes(ring)
    assert players.points(numbers, ballots) == [4, 3, 3]
    await ring.gains([4, 3, 3])
    if rounds == 1:
        return
    await ring.phones[0].tap("secret_identity-next-round", round="2", rounds="4")

    for missed, points in ((2, 0), [3, 4, 3]), ((0, 1), [3, 3, 4]), (None, [4, 4, 4]):
        await players.becomes(ring.twins, "Characters")
        pairs = [missed] if missed else []
        assert await players.rest_of_round(ring.twins, *pairs) == points
        await ring.gains(points, last=not missed)
        if missed:
            await players.next_round(ring.twins)

    for phone in ring.phones:
        await phone.tap("secret_identity-to-result")
    thriftiest = ring.names[2]  # who laid one card where the others laid two and three
    await ring.tv.page.get_by_text(f"{thriftiest} wins!").first.wait_for()
    await ring.tv.shows("secret_identity-why-cards-left")
    for phone in ring.phones:
        own = phone is ring.phones[2]
        told = phone.text("end-won") if own else f"{thriftiest} wins!"
        await phone.page.get_by_text(told).first.wait_for()
        tied = phone.page.get_by_text(phone.text("secret_identity-why-cards-left"))
        await tied.first.wait_for()
        assert await ranking(phone) == [
            Place(1, ring.names[2], 6, 14),
            Place(2, ring.names[1], 5, 14),
            Place(2, ring.names[0], 4, 14),
        ]


async def swap(ring: Ring) -> None:
    """ID-O06: somebody asks, all agree, and another character lies there."""
    before = await board(ring.tv)
    unknown = before[2]
    await ring.phones[1].tap("secret_identity-flag", name=unknown)
    await ring.phones[0].shows("secret_identity-answer-first")
    for phone in ring.phones:
        await phone.tap("secret_identity-swap-name", name=unknown)
    for screen in ring.all:
        await expect(screen.page.get_by_text(unknown, exact=True)).to_have_count(0)
    after = await board(ring.tv)
    for phone in ring.phones:
        assert await board(phone) == after
    assert [old != new for old, new in zip(before, after, strict=True)] == [
        slot == 2 for slot in range(8)
    ]


async def draw_keys(ring: Ring) -> list[int]:
    """Everybody holds the key, and sees the character that lies at its number."""
    characters = await board(ring.tv)
    held = [await identity_held(phone) for phone in ring.phones]
    for number, name in held:
        assert characters[number - 1] == name
    numbers = [number for number, _ in held]
    assert len(set(numbers)) == len(numbers), "nobody is anybody else"
    return numbers


async def give_clues(ring: Ring) -> None:
    """Three cards, two, and one; the last is turned over, laid and taken back first."""
    thrifty = ring.phones[2]
    await turn_over(thrifty)
    wrong = await lay(thrifty, 4, 0, "green")
    await take_back(thrifty, "green", wrong)
    clues = {2: [await lay(thrifty, 4, 1, "red")]}
    await expect(laid(thrifty, "green")).to_have_count(0)
    await send_clue(thrifty)
    await thrifty.shows("secret_identity-clue-sent")
    for seat, sides in (0, ["green", "red", "green"]), (1, ["green", "green"]):
        phone = ring.phones[seat]
        way = drag_card if seat else lay
        clues[seat] = [await way(phone, n, n % 2, side) for n, side in enumerate(sides)]
        assert not await ring.tv.page.get_by_role("img", name=clues[seat][0]).count()
        await send_clue(phone)
    for screen in ring.all:
        for seat, shown in clues.items():
            pictures = ring.safe(screen, seat).get_by_role("img")
            for name in shown:
                one = pictures.and_(screen.page.get_by_role("img", name=name, exact=True))
                await expect(one).to_have_count(1)


async def vote_by_tap_and_drag(ring: Ring, numbers: list[int]) -> list[dict[int, int]]:
    """Cards first, as they come, and under a finger; who is second mistakes the third."""
    missed: list[tuple[int, ...]] = [(), (2,), ()]
    ballots = [players.ballot(numbers, voter, *missed[voter]) for voter in range(3)]
    ways = [(vote, vote), (vote_next, vote_next), (drag_key, drag_key)]
    for phone, ballot, how in zip(ring.phones, ballots, ways, strict=True):
        for put, (owner, number) in zip(how, ballot.items(), strict=True):
            await expect(send(phone)).to_be_disabled()
            await put(phone, ring.names[owner], number)
        await send_ballot(phone)
    return ballots


async def open_safes(ring: Ring) -> None:
    """One after the other, each by its owner; all others wait."""
    characters = players.table(ring.twins)["characters"]
    numbers = players.keys(ring.twins)
    for seat, phone in enumerate(ring.phones):
        waits = "secret_identity-opens-next" if seat else "secret_identity-opens"
        await ring.tv.shows(waits, name=ring.names[seat])
        await phone.tap("secret_identity-open-own")
        number = numbers[seat] or 0
        if seat == len(ring.phones) - 1:
            return  # the standings follow by themselves
        for screen in ring.all:
            panels = await told(screen, ring.names[seat])
            name = characters[number - 1]["name"]
            await expect(panels.locator(".truth .named")).to_contain_text(name)


@pytest.mark.all_only
async def test_eight_phones_and_a_tv_are_complete(evening: Evening) -> None:
    ring = await sit_round(evening, 8)
    await ring.start()
    for phone in ring.phones:
        await phone.tap("secret_identity-ready")
    numbers = await draw_keys(ring)
    cards = [1 + seat % 3 for seat in range(8)]
    await asyncio.gather(*map(clue, ring.phones, cards))
    for screen in ring.all:
        for seat, amount in enumerate(cards):
            pictures = ring.safe(screen, seat).locator(".pictogram")
            await expect(pictures).to_have_count(amount)
        assert not await cut_off(screen.page, 0)
    ballots = [players.ballot(numbers, seat) for seat in range(8)]
    ballots[0] = players.ballot(numbers, 0, 1, 2)
    await asyncio.gather(*(vote_all(ring, seat, ballots[seat]) for seat in range(8)))
    await ring.phones[0].tap("secret_identity-open-own")
    for screen in ring.all:
        await told(screen, ring.names[0])
        assert not await cut_off(screen.page, 0)
    await players.open_safes(ring.twins)
    await ring.gains(players.points(numbers, ballots))
    for screen in ring.all:
        assert not await cut_off(screen.page, 0)

    await ring.phones[0].tap("secret_identity-next-round", round="2", rounds="4")
    await players.becomes(ring.twins, "Characters")
    rounds = []
    for last in (False, False, True):
        rounds.append(await players.rest_of_round(ring.twins))
        if not last:
            await players.next_round(ring.twins)
    await ring.gains([sum(points) for points in zip(*rounds, strict=True)], last=True)
    for phone in ring.phones:
        await phone.tap("secret_identity-to-result")
        assert {one.name: one.points for one in await ranking(phone)} == ring.scores


async def clue(phone: Screen, cards: int) -> None:
    for card in range(cards):
        await lay(phone, card, card % 2, "red" if card else "green")
    await send_clue(phone)


async def vote_all(ring: Ring, seat: int, ballot: dict[int, int]) -> None:
    for owner, number in ballot.items():
        await vote(ring.phones[seat], ring.names[owner], number)
    await send_ballot(ring.phones[seat])


@pytest.mark.all_only
@pytest.mark.parametrize("to_the_end", [False, True], ids=["a turn", "ten turns"])
async def test_four_phones_guess_together(evening: Evening, to_the_end: bool) -> None:
    """ID-64 to ID-85: one clue after another, and one answer of all the others."""
    ring = await sit_round(evening, 4)
    await choose_together(ring.phones[0])
    await ring.start()
    for phone in ring.phones:
        await phone.tap("secret_identity-ready")
    await players.becomes(ring.twins, "Clues")
    giver = ring.phones[players.active(ring.twins)]
    number, _ = await identity_held(giver)
    shown = await lay(giver, 0, 0, "green")
    await send_clue(giver)
    await agree_on(ring, giver, number, shown)
    for screen in ring.phones:  # on the wall the panels have it all to themselves
        score = screen.text("secret_identity-team-so-far", count="1", rounds="1")
        await screen.page.get_by_role("list", name=score, exact=True).wait_for()
    await giver.tap("secret_identity-next-turn")
    await swap_the_new_one(ring)
    if not to_the_end:
        return
    for right in (True, False, True, True, False, True, True, False):
        await players.turn(ring.twins, right)
        await players.end_turn(ring.twins)
    await players.turn(ring.twins, right=True)
    await ring.phones[0].tap("secret_identity-to-result")
    for screen in ring.all:
        result = screen.text("secret_identity-team-result", count="7", rounds="10")
        for line in (result, screen.text("secret_identity-why-nearly-made-it")):
            await screen.page.get_by_text(line).first.wait_for()


async def choose_together(host: Screen) -> None:
    await host.tap("options")
    presets = host.page.get_by_role("group", name=host.text("presets"))
    preset = begins(host, "preset-secret_identity-together")
    button = presets.get_by_role("button", name=preset)
    await button.tap()
    await expect(button).to_have_attribute("aria-pressed", "true")
    await host.close_sheet()


async def swap_the_new_one(ring: Ring) -> None:
    """ID-O06: nobody says ready, and one who does not know the new character says so."""
    await players.becomes(ring.twins, "Clues")
    giver = ring.phones[players.active(ring.twins)]
    asking = next(phone for phone in ring.phones if phone is not giver)
    table = players.table(ring.twins)
    unknown = table["characters"][table["fresh"]]["name"]
    await expect(giver.button("secret_identity-flag-new", name=unknown)).to_have_count(0)
    await asking.tap("secret_identity-flag-new", name=unknown)
    for phone in ring.phones:
        await phone.tap("secret_identity-swap-name", name=unknown)
    await players.becomes(ring.twins, "Clues")
    for screen in ring.all:
        await expect(screen.page.get_by_text(unknown, exact=True)).to_have_count(0)
        await screen.page.get_by_text(
            screen.text("secret_identity-new"), exact=True
        ).wait_for()


async def agree_on(ring: Ring, giver: Screen, number: int, shown: str) -> None:
    """ID-O17: two mean the same and one does not, until that one comes round."""
    first, doubter, last = (phone for phone in ring.phones if phone is not giver)
    for screen in (first, doubter, last, ring.tv):
        await screen.page.get_by_role("img", name=shown, exact=True).wait_for()
    await giver.shows("secret_identity-poker-face")
    await settled(giver.page)
    still = await giver.picture()
    await mark(first, number)
    await mark(doubter, number % 8 + 1)
    await mark(last, number)
    await last.page.get_by_text(begins(last, "secret_identity-marked")).wait_for()
    assert await giver.picture() == still, "nothing to smile about (ID-74)"
    await agree(doubter, number)
    for screen in ring.all:
        await told(screen, ring.names[ring.phones.index(giver)])
        await screen.shows("secret_identity-right")


# A phone sleeps


async def test_a_team_waits_for_a_phone_that_sleeps(evening: Evening) -> None:
    """ID-O30: the host decides; one confirms, another objects, and then nobody does."""
    phones = await clue_time(evening, 4, mode="cooperative")
    host, tv = await evening.screen_of(phones[0]), await evening.tv(phones[0].code)
    guesser, _ = await to_a_guess_of_the_host(phones)
    await phones[guesser].play(guesser, MarkGuess(7))
    await host.tap("secret_identity-decide")
    character = players.table(phones)["characters"][6]["name"]
    await host.tap("secret_identity-decide-for", number="7", character=character)
    await players.becomes(phones, "Revealed")
    assert players.table(phones)["history"][-1]["guess"] == 7
    await players.end_turn(phones)
    guesser, sleeper = await to_a_guess_of_the_host(phones)
    guest = await evening.screen_of(phones[guesser])
    await mark(guest, 5)
    await players.goes_missing(phones, sleeper)
    await host.button("secret_identity-skip", name=FRIENDS[sleeper]).wait_for()
    assert players.table(phones)["phase"]["type"] == "Guessing", "a sleeper decides nothing"
    await guest.tap("secret_identity-confirm")
    await tv.shows("secret_identity-objections")
    await host.tap("secret_identity-object")
    await guest.tap("secret_identity-confirm")
    await host.button("secret_identity-object").wait_for()
    pass_time(6)
    for screen in (host, guest, tv):
        await told(screen, FRIENDS[players.active(phones)])
    assert players.table(phones)["history"][-1]["guess"] == 5


async def to_a_guess_of_the_host(phones: list[Phone]) -> tuple[int, int]:
    """The clue lies open, and the host, who did not give it, guesses with these two."""
    if players.active(phones) == 0:
        await players.turn(phones, right=False)
        await players.end_turn(phones)
    await players.clues(phones)
    first, second = {1, 2, 3} - {players.active(phones)}
    return first, second


# Enough for tonight


async def test_the_host_ends_a_game_with_the_score_as_it_stands(evening: Evening) -> None:
    """ID-O26: one round is scored, and the second is void, its clues and keys unseen."""
    phones = await evening.party.gather(3, evening.house)
    await players.begin(phones)
    host = await evening.screen_of(phones[0])
    tv = await evening.tv(phones[0].code)
    await host.shows("secret_identity-do-you-know")
    await host.tap("menu")
    await expect(host.button("end-now")).to_have_count(0)
    await host.close_sheet()
    assert await players.rest_of_round(phones, (2, 0)) == [3, 4, 3]
    await players.next_round(phones)
    await players.know(phones)
    await players.clue(phones, 1)
    await host.tap("menu")
    await host.tap("end-now")
    await host.tap("end-now-sure")
    for screen in (host, tv):
        await screen.page.get_by_text("Ben wins!").first.wait_for()
        await screen.page.get_by_text(re.compile("Ended early")).first.wait_for()
    points = {one.name: one.points for one in await ranking(host)}
    assert points == {"Ada": 3, "Ben": 4, "Cy": 3}
    assert all(phone.hands[seat]["key"] is None for seat, phone in enumerate(phones))


# A small phone


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_short_phone_shows_two_rows_of_cards(
    evening: Evening, language: str
) -> None:
    phones = await evening.party.gather(3, evening.house)
    await players.begin(phones, pack=f"characters.{language}")
    await players.know(phones)
    how: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
    phone = await evening.screen_of(phones[1], language, **how)
    await hand(phone).nth(9).wait_for()
    dock = await phone.page.locator("section.dock").bounding_box()
    second_row = await hand(phone).nth(5).bounding_box()
    assert dock is not None
    assert second_row is not None
    assert second_row["y"] + second_row["height"] <= dock["y"]


# Phones that come back, and those that do not


async def clue_time(evening: Evening, people: int = 3, **options: Any) -> list[Phone]:
    """Some friends who have drawn their keys."""
    phones = await evening.party.gather(people, evening.house)
    await players.begin(phones, **options)
    await players.know(phones)
    return phones


async def test_a_phone_that_comes_back_has_hand_key_and_draft(evening: Evening) -> None:
    phones = await clue_time(evening)
    line = await evening.line()
    origin = f"http://127.0.0.1:{line.port}"
    phone = await evening.phone(seats=phones[1], origin=origin)
    await phone.goto(f"/{phones[1].code}")
    who = await identity_held(phone)
    shown = await lay(phone, 3, 1, "red")
    cards = await hand(phone).get_by_role("button").evaluate_all(LABELS)
    phone.line_breaks()
    await line.cut()
    await phone.shows("reconnecting")
    await players.clue(phones, 2)  # meanwhile the others go on
    await line.mend()
    await expect(phone.page.get_by_text(phone.text("reconnecting"))).to_have_count(0)
    for again in (False, True):
        if again:
            await phone.page.reload()
        await expect(laid(phone, "red", shown)).to_have_count(1)
        assert await identity_held(phone) == who
        assert await hand(phone).get_by_role("button").evaluate_all(LABELS) == cards
    await send_clue(phone)
    await phone.shows("secret_identity-clue-sent")


async def test_the_host_goes_on_without_somebody_who_is_lost(evening: Evening) -> None:
    """No clue and no votes for that safe; whoever comes back may still vote."""
    phones = await clue_time(evening)
    host, guest = [await evening.screen_of(phones[seat]) for seat in (0, 2)]
    await players.clue(phones, 0)
    await players.clue(phones, 2)
    await host.shows("secret_identity-clue-sent")
    await expect(host.button("secret_identity-skip", name="Ben")).to_have_count(0)
    await players.goes_missing(phones, 1)
    await expect(guest.button("secret_identity-skip", name="Ben")).to_have_count(0)
    await host.tap("secret_identity-skip", name="Ben")
    for screen in (host, guest):
        await expect(
            screen.page.get_by_text(screen.text("secret_identity-no-clue"))
        ).to_be_visible()
    lost = await evening.screen_of(phones[1])
    number, _ = await identity_held(lost)
    numbers = players.keys(phones)
    for owner, name in (0, "Ada"), (2, "Cy"):
        await vote(lost, name, numbers[owner] or 0)
    await send_ballot(lost)
    for seat in (0, 2):
        await players.vote(phones, seat, players.ballot(numbers, seat, silent=1))
    await host.tap("secret_identity-open-own")
    await host.tap("secret_identity-open", name="Ben")
    await lost.shows("secret_identity-no-clue-no-votes")
    character = players.table(phones)["characters"][number - 1]["name"]
    await expect(guest.page.locator(".truth .named")).to_contain_text(character)
