"""Names that look alike are one name, and a letter carries no tower of marks."""

import unicodedata

import pytest

from konspira.room import SERVER, Entry, acts, apply
from konspira.room.names import ALIKE, same, spoken
from konspira.room.people import SENT_HOME_MS
from konspira.skeletons import skeleton
from room.table import ANN, BEN, Party, join, opened, party

TAKEN = ("Ann", "Ben", "Cleo", "Ivo", "Mia")


@pytest.mark.parametrize(
    "name",
    [
        *(
            "\N{CYRILLIC CAPITAL LETTER A}nn",
            "A\N{GREEK CAPITAL LETTER NU}N",
            "ANN",
            "\uff21nn",
        ),
        "\N{CYRILLIC CAPITAL LETTER VE}\N{CYRILLIC SMALL LETTER IE}n",
        "\N{GREEK CAPITAL LETTER BETA}en",
        "Cl\N{CYRILLIC SMALL LETTER IE}\N{CYRILLIC SMALL LETTER O}",
        *("CIeo", "C1eo", "C|eo", "Cle0", "cleo", "CLEO"),
        "Cle\N{GREEK SMALL LETTER OMICRON}",
        # Of Unicode's table: Greek, Cherokee, Lisu and Armenian letters, and two for one.
        *("Ϲleo", "Ꭺnn", "Ꮖvo", "ꓮnn", "Aոո", "rnia", "Rnia", "ᎪΝΝ", "\U0001d400nn"),
        *("Ann\N{VARIATION SELECTOR-16}", "A\N{COMBINING GRAPHEME JOINER}nn"),
    ],
)
def test_a_name_that_looks_like_another_is_that_name(name: str) -> None:
    room = opened().after(*map(join, TAKEN))
    assert room.refusal(*join(name)) == "name-is-taken"
    if not same("Ann", name):
        assert room.refusal(ANN, acts.Rename(name)) == "name-is-taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(
            ("Ann", "Anna"),
            ("Ola", "Ula"),
            ("Ян", "Яна"),
            ("Вова", "Вика"),
            ("Зоя", "Зина"),
        ),
        *(("Zoë", "Zoe"), ("Łukasz", "Lukas"), ("Ёлка", "Елена"), ("Ilya", "Olya")),
        *(("Marta", "Maria"), ("Irma", "Ina"), ("Илья", "Ilya"), ("Оля", "Коля")),
        *(("Νίκη", "Νίκος"), ("Миша", "Маша"), ("Ben", "Bea"), ("Рита", "Рома")),
    ],
)
def test_names_that_differ_live_side_by_side(one: str, other: str) -> None:
    assert opened().after(join(one)).refusal(*join(other)) is None


@pytest.mark.parametrize(
    ("text", "like"),
    [
        *(("m", "rn"), ("I", "l"), ("1", "l"), ("0", "O"), ("Α", "A"), ("Ꭺ", "A")),
        *(
            ("é", "e\u0301"),
            ("ﬁ", "fi"),
            ("æ", "ae"),
            ("ߺ", "_"),
            ("י", "'"),
            ("Ann", "Ann"),
        ),
    ],
)
def test_a_skeleton_is_what_the_table_of_unicode_says(text: str, like: str) -> None:
    """Letters that go leftwards stand between marks in the package."""
    assert skeleton(text) == like
    assert skeleton(skeleton(text)) == skeleton(text)


@pytest.mark.parametrize("letters", ALIKE.values())
def test_what_is_alike_besides_is_not_in_the_table_of_unicode(letters: str) -> None:
    (like,) = (like for like, all_ in ALIKE.items() if all_ == letters)
    for letter in letters:
        assert skeleton(spoken(skeleton(letter))) != skeleton(spoken(like))
        assert same(letter, like)


def test_nothing_looks_like_two_letters() -> None:
    seen = [letter for alike in ALIKE.values() for letter in alike]
    assert len(seen) == len(set(seen))
    assert not set(seen) & set(ALIKE)


@pytest.mark.parametrize("marks", [3, 13])
def test_a_letter_carries_two_marks_at_most(marks: int) -> None:
    tower = "Zo" + "e" + "\N{COMBINING DIAERESIS}" * marks
    assert opened().refusal(*join(tower)) == "bad-name"


@pytest.mark.parametrize("name", ["Nguyễn", "Ðặng Thế", "यशस्वी", "น้ำ", "مُحَمَّد", "Zoë"])
def test_names_of_all_languages_are_fine(name: str) -> None:
    for form in ("NFC", "NFD"):
        assert opened().refusal(*join(unicodedata.normalize(form, name))) is None


def test_a_log_with_names_that_would_be_refused_today_still_folds() -> None:
    room = opened().after(join("Ann")).room
    for name in ("\N{CYRILLIC CAPITAL LETTER A}nn", "a" * 40, "e\u0308\u0308\u0308"):
        room = apply(room, Entry(room.at, SERVER, acts.Join(name, "0" * 64)))
    assert len(room.members) == 4


# Sent home


def sent_home() -> Party:
    return party(3).after((ANN, acts.Remove(BEN)))


def test_who_was_sent_home_does_not_come_back_at_once_under_the_same_name() -> None:
    room = sent_home()
    for name in ("Ben", "BEN", "\N{CYRILLIC CAPITAL LETTER VE}en"):
        assert room.refusal(*join(name)) == "was-sent-home"
    assert room.refusal(*join("Benno")) is None
    assert room.refusal(*join("Ben"), room.now + SENT_HOME_MS - 1) == "was-sent-home"
    assert room.refusal(*join("Ben"), room.now + SENT_HOME_MS) is None


def test_the_host_takes_it_back_by_opening_the_door() -> None:
    room = sent_home().after((ANN, acts.Lock(True)))
    assert room.refusal(*join("Ben")) == "room-is-locked"
    assert room.after((ANN, acts.Lock(False))).refusal(*join("Ben")) is None
    assert sent_home().after((ANN, acts.Lock(False))).refusal(*join("Ben")) is None


def test_who_leaves_may_come_back_at_once() -> None:
    assert party(3).after((BEN, acts.Leave())).refusal(*join("Ben")) is None
