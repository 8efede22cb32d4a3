"""Phones that are passed round, seats that move, and the group's own words."""

import re
from pathlib import Path

from playwright.async_api import expect
from server_harness import who_may

from browser.actions import (
    cards,
    give_clue,
    hold_key,
    join_by_code,
    let_go,
    menu,
    open_table,
    sit_down,
    touch,
)
from browser.codenames_players import open_cards, operative, side_at_turn
from browser.evening import Evening
from browser.screen_checks import settled
from konspira.games.codenames.moves import Clue, Touch

CARDS = "\n".join(f"słowo{number} / wyraz{number}" for number in range(30))
PACK = f"kind: words\nlanguage: pl\ntitle: Nasze słowa\n\n{CARDS}\n"


async def test_two_seats_on_one_phone_are_passed_and_covered(evening: Evening) -> None:
    shared, agent = await evening.phone(), await evening.phone()
    code = await open_table(shared, "Ada")
    await shared.tap("add-player")
    sheet = shared.page.locator("dialog[open]")
    await sheet.get_by_label("Your name").fill("Bolesław")
    await sheet.get_by_role("button", name="Add", exact=True).tap()
    await expect(shared.page.locator("ol.oval > li")).to_have_count(2)
    await join_by_code(agent, code, "Cy")
    await shared.tap("start")

    await shared.page.get_by_role("button", name=re.compile("^I am ")).wait_for()
    assert await cards(shared).count() == 0
    await shared.page.locator("header").get_by_role("button", name="Ada").tap()
    await shared.tap("pass-taken", name="Ada")
    await shared.tap("codenames-deal")
    await hold_key(shared)  # Ada is a spymaster
    await let_go(shared)
    await shared.page.locator("header").get_by_role("button", name="Bolesław").tap()
    await shared.shows("pass-how")
    assert await cards(shared).count() == 0, "nothing secret shows in between"
    await shared.tap("pass-taken", name="Bolesław")
    await hold_key(shared)  # and so is Bolesław
    await let_go(shared)


async def test_a_seat_moves_to_another_phone_in_mid_game(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    old = await evening.screen_of(phones[0])
    await expect(cards(old)).to_have_count(25)
    await menu(old, "move-seat")
    link = await old.page.locator("dialog[open] .link").inner_text()
    new = await evening.phone()
    await new.page.goto(link)
    await new.tap("take-seat-yes")
    await hold_key(new)
    await let_go(new)
    assert "#" not in new.page.url, "a used code has no business in the address"
    await old.shows("out-moved")
    assert await cards(old).count() == 0
    await new.page.reload()
    await new.button("codenames-hold-key").wait_for()


async def test_two_tabs_on_one_seat_show_the_same(evening: Evening) -> None:
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    agent = operative(phones, side_at_turn(phones))
    one = await evening.screen_of(agent)
    page = await one.page.context.new_page()
    await page.goto(one.page.url)
    phone, seat = who_may(phones, "Clue")
    await phone.play(seat, Clue("zeppelin", 2))
    card = open_cards(phones, side_at_turn(phones))[0]
    await expect(page.locator(".board > .card")).to_have_count(25)
    await touch(one, card)
    await expect(page.locator(".board > .card").nth(card)).to_have_class(
        re.compile("covered")
    )
    await expect(page.get_by_role("button", name="Stop guessing")).to_be_enabled()


async def test_a_group_plays_with_its_own_words(evening: Evening, tmp_path: Path) -> None:
    file = tmp_path / "nasze.txt"
    file.write_text(PACK, "utf-8")
    host, guest = await evening.phone(), await evening.phone()
    code = await open_table(host, "Ada")
    await join_by_code(guest, code, "Żółw")
    await host.tap("options")
    sheet = host.page.locator("dialog[open]")
    await host.tap("pack-add-words")
    await sheet.locator("input[type=file]").set_input_files(file)
    await expect(sheet.locator(".packs")).to_contain_text("Nasze słowa")
    chosen = sheet.get_by_role("group", name="Words").locator("[aria-pressed=true]")
    await expect(chosen).to_contain_text("Nasze słowa")
    await host.close_sheet()
    await host.tap("start")
    await host.tap("codenames-deal")
    for screen in (host, guest):
        await expect(cards(screen).first).to_contain_text(re.compile(r"(SŁOWO|WYRAZ)\d+"))


async def test_thirty_words_are_pasted_mended_and_played_with(evening: Evening) -> None:
    """No file, no header: what is wrong is told in place, in the player's language."""
    host, guest = await evening.phone("pl"), await evening.phone()
    code = await open_table(host, "Ada")
    await join_by_code(guest, code, "Ben")
    await host.tap("options")
    await host.tap("pack-add-words")
    box = host.page.get_by_role("textbox", name=host.text("pack-text-words"))
    fault = host.page.get_by_role("alert")
    words = [f"gizmo{number}" for number in range(30)]
    long = host.text("pack-fault-too-long", text="x" * 25, most="24")
    strange = host.text("pack-fault-no-word", text="a+b")
    for text, told in (
        ("\n".join(words[:20]), re.compile(r"\b20\b.*\b25\b")),
        ("\n".join([*words, "x" * 25]), host.text("pack-at-line", line="31", fault=long)),
        ("\n".join(["a+b", *words]), host.text("pack-at-line", line="1", fault=strange)),
    ):
        await box.fill(text)
        await host.tap("pack-use")
        await expect(fault).to_contain_text(told)
    assert not await host.page.locator(".notice").count(), "nothing covers the title"
    await box.fill(", ".join([*words, "Gizmo7"]))
    await expect(host.page.locator("output.enough")).to_have_text("30: wystarczy")
    await host.tap("pack-use")
    await expect(host.page.locator(".packs li")).to_contain_text("Nasze słowa (30 słów)")
    await settled(host.page)
    title = await host.page.locator("dialog[open] h2").bounding_box()
    notice = await host.page.locator("dialog[open] .notice").bounding_box()
    assert title and notice and notice["y"] >= title["y"] + title["height"] - 1
    await host.close_sheet()
    await host.tap("start")
    await host.tap("codenames-deal")
    for screen in (host, guest):
        await expect(cards(screen).first).to_contain_text(re.compile(r"GIZMO\d+"))


async def test_the_next_game_has_other_words_and_other_spymasters(evening: Evening) -> None:
    """CN-115, CN-117."""
    phones = await evening.party.codenames(4, evening.house, grace_seconds=0)
    host, second = await evening.screen_of(phones[0]), await evening.screen_of(phones[2])
    await expect(cards(host)).to_have_count(25)
    words = await cards(host).all_inner_texts()
    phone, seat = who_may(phones, "Clue")
    await phone.play(seat, Clue("zeppelin", 1))
    await phones[0].until(lambda: bool(phones[0].table and phones[0].table["turns"]))
    await second.page.get_by_text("zeppelin", exact=True).wait_for()
    phone, seat = who_may(phones, "Touch")
    await phone.play(seat, Touch(open_cards(phones, "assassin")[0]))
    await host.tap("once-more")
    await host.tap("codenames-deal")
    await hold_key(second)  # who was an operative a game ago
    await let_go(second)
    assert not set(words) & set(await cards(second).all_inner_texts())


async def test_the_host_frees_a_seat_and_its_phone_says_so(evening: Evening) -> None:
    host, guest = await evening.phone(), await evening.phone()
    code = await open_table(host, "Ada")
    await join_by_code(guest, code, "Ben")
    await host.page.locator("ol.oval").get_by_role("button", name=re.compile("Ben")).tap()
    await host.tap("remove")
    await host.tap("remove-sure")
    await guest.shows("out-removed")
    await guest.page.get_by_label(guest.text("your-name")).fill("Ben")
    await guest.tap("join-sit")
    await guest.shows("error-was-sent-home")
    await host.tap("unlocked")
    await host.tap("locked")  # the door is open to all again
    await sit_down(guest, "Ben")


async def test_names_and_clues_keep_their_diacritics(evening: Evening) -> None:
    host, guest = await evening.phone("pl"), await evening.phone("pl")
    code = await open_table(host, "Żółć Gęślą")
    await join_by_code(guest, code, "Jaźń Ćma")
    await expect(host.page.locator("ol.oval")).to_contain_text("Jaźń Ćma")
    await host.tap("start")
    await host.tap("codenames-deal")
    await give_clue(host, "pchnąć", 3)
    await guest.page.get_by_text("pchnąć", exact=True).wait_for()
    twin = await evening.twin(guest)
    assert twin.table is not None
    assert twin.table["turns"][0]["clue"]["word"] == "pchnąć"
    assert [member["name"] for member in twin.room["members"]] == ["Żółć Gęślą", "Jaźń Ćma"]
    await is_visible_word(evening, twin.table["words"])


async def is_visible_word(evening: Evening, words: list[str]) -> None:
    """The words of a Polish table are Polish, and every screen shows them whole."""
    for screen in evening.screens:
        shown = [text.replace("\n", " ") for text in await cards(screen).all_inner_texts()]
        assert [word.upper() for word in words] == shown
