"""One seat of every game is played by ear and by keys, from the deal to the end.

The guest knows the page by its accessibility tree alone, and presses nothing but keys
(by_ear.py); friends in Python play the other seats. The story is what live regions said.
"""

import re
from collections.abc import Sequence
from itertools import takewhile

import pytest
from playwright.async_api import expect
from server_harness import all_see, in_time, pass_time, phase

from browser import codenames_players as codenames
from browser import mafia_players as mafia
from browser import secret_identity_players as identity
from browser import spyfall_players as spyfall
from browser.by_ear import Guest, keeps, listening, tells
from browser.evening import Evening
from konspira.client import Phone
from konspira.game import HOST, Seat
from konspira.games.codenames.moves import Assign, Start, Touch
from konspira.games.codenames.pieces import Team
from konspira.games.mafia.moves import EndSpeech
from konspira.games.secret_identity.moves import Open, Ready
from konspira.games.spyfall.moves import NextRound
from konspira.room import acts

ME = 2  # Cy is the guest


async def gather(evening: Evening, seats: int) -> tuple[list[Phone], Guest]:
    phones = await evening.party.gather(seats, evening.house)
    return phones, await listening(evening, phones[ME])


async def heard_to_the_end(guest: Guest) -> list[str]:
    """The guest goes back to the lobby; the story, which asked for headphones once."""
    await guest.press_text("to-lobby")
    story = await guest.story()
    assert len([line for line in story if line == guest.screen.text("headphones")]) == 1
    return story


async def same_for_both(guest: Guest, other: Guest, until: str) -> None:
    """Up to this line both have heard the same: what is said tells no role apart.

    Not how late it is: pages hear of a clock that a test moves at different moments.
    """
    late = re.compile(r"^\d+ seconds? left$")
    for one in guest, other:
        await one.hears(until)
    heard = [
        list(takewhile(lambda line: until not in line, await one.story()))
        for one in (guest, other)
    ]
    mine, others = ([line for line in story if not late.match(line)] for story in heard)
    assert mine == others


def name_of(phones: list[Phone], seat: int) -> str:
    name: str = phones[0].room["members"][seat]["name"]
    return name


# Spyfall


async def look_and_ask(
    phones: list[Phone], guest: Guest, box: str, spy: int, others: Sequence[Guest] = ()
) -> str:
    """Cy reads the card, which tells the table that they have, and hears who asks."""
    await spyfall.choose(phones, box, rounds=1)
    for one in (guest, *others):
        await one.hears_text("spyfall-study")
    await spyfall.deal(phones, spy)
    card = await guest.read_secret("spyfall-hold")
    await all_see(phones, lambda phone: ME in phone.table["phase"]["seen"])
    await spyfall.start_clock(phones)
    asker = spyfall.table(phones)["phase"]["turn"]["asker"]
    await guest.hears_text("spyfall-said-turn", name=name_of(phones, asker))
    return card


async def end_round(phones: list[Phone], guest: Guest) -> list[str]:
    await spyfall.becomes(phones, "RoundOver")
    await guest.press_text("spyfall-go-on")
    await guest.hears(guest.screen.text("spyfall-said-points").partition("{")[0])
    await phones[0].play(HOST, NextRound())
    await spyfall.becomes(phones, "Over")
    return await heard_to_the_end(guest)


async def test_a_secret_is_told_under_its_key_and_the_focus_outlives_a_phase(
    evening: Evening,
) -> None:
    phones, guest = await gather(evening, 3)
    await spyfall.choose(phones, "spyfall2", rounds=1)
    await guest.hears_text("spyfall-study")
    await spyfall.deal(phones, 0)
    card = guest.named("button", guest.says("spyfall-hold"))
    await guest.reach(card)
    for hides in "Enter", "Escape", "Tab":
        await guest.key("Enter")
        await guest.named("button", guest.says("spyfall-held"), pressed=True).wait_for()
        await guest.key(hides)
        await expect(card).to_have_attribute("aria-pressed", "false")
        await guest.reach(card)
    told, place = await guest.secrets(), spyfall.place(phones)
    assert len(told) == 3 and all(place in line for line in told)
    await guest.press_text("spyfall-places")  # a sheet, which a question does not close
    await guest.key("Escape")
    await spyfall.start_clock(phones)
    await guest.press_text("spyfall-accuse")
    await guest.choose(re.compile("^Ada"))
    await guest.press_text(
        "spyfall-accuse-go", name="Ada"
    )  # the sheet and its keys are gone
    await spyfall.vote(phones)
    await spyfall.becomes(phones, "RoundOver")
    await guest.hears_text("spyfall-said-yes", names="Ben, Cy")
    await guest.is_somewhere()
    tells(await guest.story(), guest.screen.text("headphones"), "Cy", "Ada")
    keeps(await guest.story(), place, guest.screen.text("spyfall-you-were", place=place))


@pytest.mark.all_only
async def test_a_round_of_spyfall_with_an_accusation(evening: Evening) -> None:
    phones, guest = await gather(evening, 4)
    card = await look_and_ask(phones, guest, "spyfall2", 0)
    place = spyfall.place(phones)
    assert place in card
    if spyfall.table(phones)["phase"]["turn"]["asker"] != ME:
        await spyfall.ask(phones, ME)
    barred = spyfall.table(phones)["phase"]["turn"]["barred"]
    asked = 3 if barred == 1 else 1  # nobody is asked back
    await guest.press(re.compile(f"^{name_of(phones, asked)}"))
    await all_see(phones, lambda phone: phone.table["phase"]["turn"]["asker"] == asked)
    await guest.press_text("spyfall-accuse")
    await guest.choose(re.compile("^Ada"))
    await guest.press_text("spyfall-accuse-go", name="Ada")
    await spyfall.becomes(phones, "Accusing")
    await spyfall.vote(phones)
    story = await end_round(phones, guest)
    text = guest.screen.text
    question = text("spyfall-said-asked", name="Cy", whom=name_of(phones, asked))
    accused = text("spyfall-accuses", name="Cy", suspect="Ada")
    voted = text("spyfall-said-yes", names="Ben, Cy, Dee")
    told = text("spyfall-you-were", place=place)
    tells(story, question, accused, voted, told, "Ada")
    keeps(story, place, told)


@pytest.mark.all_only
async def test_a_spy_of_star_wars_names_the_place(evening: Evening) -> None:
    phones, guest = await gather(evening, 4)
    other = await listening(evening, phones[3])
    card = await look_and_ask(phones, guest, "starwars", ME, [other])
    place = spyfall.place(phones)
    assert place not in card
    await guest.press_text("spyfall-reveal")
    await guest.press_text("spyfall-reveal-yes")
    await guest.choose(place)
    await guest.press_text("spyfall-name-yes")
    story = await end_round(phones, guest)
    await same_for_both(
        guest, other, guest.screen.text("spyfall-said-points").split("{")[0]
    )
    tells(story, "Cy", place, guest.screen.text("spyfall-you-were", place=place), "Cy")


# Codenames


async def deal_codenames(phones: list[Phone], guest: Guest, *, leads: bool) -> None:
    """Cy and Ada are Red, whose turn it is; Cy leads them, or Ada does."""
    host = phones[0]
    await host.do(acts.Choose("codenames", {"grace_seconds": 0}))
    await host.do(acts.Start())
    await guest.hears_text("headphones")
    teams = {ME: Team.RED, 0: Team.RED, 1: Team.BLUE, 3: Team.BLUE}
    chiefs = (ME if leads else 0, 1)
    for seat, team in teams.items():
        await host.play(HOST, Assign(Seat(seat), team, spymaster=seat in chiefs))
    await host.play(HOST, Start())
    await all_see(phones, lambda phone: phase(phone) == "Cluing")
    if codenames.side_at_turn(phones) == "blue":
        await codenames.clue(phones)
        await in_time(phones[3], 3, Touch(codenames.open_cards(phones, "red")[0]))
        await all_see(phones, lambda phone: phase(phone) == "Cluing")


def words_of(phones: list[Phone]) -> list[str]:
    table = phones[0].table
    assert table is not None
    words: list[str] = table["words"]
    return words


@pytest.mark.all_only
async def test_a_spymaster_of_codenames(evening: Evening) -> None:
    phones, guest = await gather(evening, 4)
    await deal_codenames(phones, guest, leads=True)
    words = words_of(phones)
    found, black = (codenames.open_cards(phones, one)[0] for one in ("red", "assassin"))
    key = await guest.read_secret("codenames-hold-key")
    assert f"assassin: {words[black]}." in key and words[found] in key
    field = guest.named("textbox", guest.screen.text("codenames-clue-word"))
    await guest.reach(field)
    await guest.page.keyboard.type("zeppelin")
    await guest.press_text("codenames-give")
    await all_see(phones, lambda phone: phase(phone) == "Guessing")
    for card in found, black:
        await in_time(phones[0], 0, Touch(card))
        await guest.hears_text("codenames-said-touches", name="Ada", word=words[card])
        await guest.is_somewhere()
    story = await heard_to_the_end(guest)
    tells(story, "zeppelin, 2", f"Ada guesses {words[found]}", f"{words[found]}: red agent")
    tells(story, f"Ada guesses {words[black]}", f"{words[black]}: assassin")
    keeps(story, words[black], f"Ada guesses {words[black]}")


@pytest.mark.all_only
async def test_an_operative_of_codenames(evening: Evening) -> None:
    phones, guest = await gather(evening, 4)
    await deal_codenames(phones, guest, leads=False)
    words = words_of(phones)
    await codenames.clue(phones, "airship")
    await guest.hears("airship, 2")
    found, black = (codenames.open_cards(phones, one)[0] for one in ("red", "assassin"))
    board = guest.page.get_by_role("group", name=guest.screen.text("codenames-board"))
    for card in found, black:
        await guest.into(board)
        await guest.walk_to(board.get_by_role("button").nth(card), card)
        await guest.key("Enter")  # the team sees it, and the same key again asks
        await guest.key("Enter")
        await guest.press_text("codenames-touch", word=words[card])
        await all_see(phones, lambda phone, card=card: phone.table["covers"][card])
        await guest.hears_text("codenames-said-touches", name="Cy", word=words[card])
    story = await heard_to_the_end(guest)
    tells(story, "airship, 2", f"{words[found]}: red agent", f"{words[black]}: assassin")


# Secret Identity


@pytest.mark.all_only
async def test_a_round_of_secret_identity(evening: Evening) -> None:
    phones, guest = await gather(evening, 3)
    await identity.begin(phones, rounds=1)
    await guest.hears_text("secret_identity-do-you-know")
    await identity.each(phones, Ready(), but=ME)
    await guest.press_text("secret_identity-ready")
    await identity.becomes(phones, "Clues")
    secret = await guest.read_secret("secret_identity-hold")
    keys = identity.keys(phones)
    assert str(keys[ME]) in secret
    await give_clue(guest)
    for seat in (0, 1):
        await identity.clue(phones, seat)
    await identity.becomes(phones, "Voting")
    ballot = identity.ballot(keys, ME)
    await vote(guest, phones, ballot)
    for seat in (0, 1):
        await identity.vote(phones, seat, identity.ballot(keys, seat))
    await identity.becomes(phones, "Scoring")
    while phase(phones[0]) == "Scoring":
        order = identity.table(phones)["phase"]["order"]
        if order[0] == ME:
            await guest.press_text("secret_identity-open-own")
        else:
            await phones[0].play(HOST, Open())
        await all_see(phones, lambda p, o=order: p.table["phase"].get("order", []) == o[1:])
        await guest.hears(f"{name_of(phones, order[0])} is {keys[order[0]]},")
    await guest.press_text("secret_identity-to-result")
    story = await heard_to_the_end(guest)
    knew = guest.screen.text("secret_identity-guessed-by").partition("{")[0]
    points = guest.screen.text("secret_identity-said-points").partition("{")[0]
    tells(story, guest.screen.text("secret_identity-voting"), " is ", knew, points)
    keeps(story, f"Cy is {keys[ME]}", guest.screen.text("secret_identity-all-voted"))


async def give_clue(guest: Guest) -> None:
    """One picture: it is like that."""
    picture = guest.page.get_by_role("listitem").get_by_role("button").first
    await guest.reach(picture)
    await guest.key("Enter")
    await guest.press_text("secret_identity-lay-green")
    await guest.press_text("secret_identity-send-clue")


async def vote(guest: Guest, phones: list[Phone], ballot: dict[int, int]) -> None:
    keys = guest.page.get_by_role("list", name=guest.screen.text("secret_identity-keys"))
    for owner, number in ballot.items():
        await guest.press(re.compile(f"^{name_of(phones, owner)}"))
        await guest.reach(keys.get_by_role("button").nth(number - 1))
        await guest.key("Enter")
        voted = all_see(
            [phones[ME]], lambda p, o=owner, n=number: p.hands[ME]["ballot"][o] == n
        )
        await voted
    await guest.press_text("secret_identity-send-count")


# Mafia


@pytest.mark.all_only
async def test_a_mafioso(evening: Evening) -> None:
    phones, guest = await gather(evening, 6)
    other_guest = await listening(evening, phones[3])
    await mafia.deal(phones, [ME], 3)
    for one in guest, other_guest:
        await one.hears_text("mafia-opening")
    token = await guest.read_secret("mafia-hold-token")
    await mafia.read_tokens(phones)
    await night(evening, phones, guest)
    await guest.press_text("mafia-ready")
    await mafia.all_ready(phones)
    await mafia.becomes(phones, "FirstVote")
    other = next(seat for seat in mafia.living(phones) if seat != ME)
    name = name_of(phones, other)
    votes = {seat: ME for seat in mafia.living(phones) if seat != ME}
    await point_at(guest, name)
    await mafia.vote(phones, votes, "Count")
    await mafia.step(phones, "Speeches")
    await speeches(phones, guest)
    await mafia.becomes(phones, "FinalVote")
    await point_at(guest, name)
    await mafia.vote(phones, votes, "Count")
    await mafia.step(phones, "Reveal")
    await guest.is_somewhere()
    await mafia.step(phones, "Over")
    story = await heard_to_the_end(guest)
    await same_for_both(guest, other_guest, "Mafioso.")
    text = guest.screen.text
    called = text("mafia-night", turn="1")
    fingers = f"Cy {len(votes)}: {name}"
    tells(story, text("mafia-opening"), called, "Ada", name, fingers, "Cy")
    assert len([line for line in story if called in line]) == 1
    assert "Mafioso" in token
    keeps(story, "Cy", fingers)


async def night(evening: Evening, phones: list[Phone], guest: Guest) -> None:
    """At each task Cy chooses Ada and reads what it means; the phone answers by itself."""
    while phase(phones[0]) != "Talk":
        before = mafia.table(phones)["phase"]
        if before["type"] == "Task":
            await guest.choose(re.compile("^Ada"))
            await guest.read_secret("mafia-hold-task")
            await mafia.pages_answer(phones, evening.log, [ME], before["calls"])
        if mafia.table(phones)["phase"] == before:
            pass_time(mafia.left(phones) + 0.01)
        await all_see(phones, lambda phone, past=before: phone.table["phase"] != past)
        await guest.is_somewhere()


async def point_at(guest: Guest, name: str) -> None:
    await guest.choose(re.compile(f"^{name}"))
    await guest.press_text("mafia-vote-go", name=name)


async def speeches(phones: list[Phone], guest: Guest) -> None:
    while phase(phones[0]) == "Speeches":
        speaker = mafia.table(phones)["phase"]["speaker"]
        if speaker == ME:
            await guest.press_text("mafia-speech-done")
        else:
            await phones[speaker].play(speaker, EndSpeech())
        await all_see(
            phones, lambda phone, s=speaker: phone.table["phase"].get("speaker") != s
        )
