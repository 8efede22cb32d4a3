"""What companions say follows from what lies open, and fits over a seat."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from promises import PACKS, Play

from companions.company import View, any_company, any_play, views
from konspira.companions import (
    Meant,
    Mind,
    Temper,
    Thought,
    may_say,
    round_of,
    speech_of,
    think,
    voice,
)
from konspira.companions.codenames import voice as codenames_voice
from konspira.companions.codenames.stems import stem
from konspira.companions.mafia import open_facts
from konspira.companions.mafia import reasons as mafia_reasons
from konspira.companions.voice import (
    MOMENTS,
    SENTENCES,
    SPEAKING,
    USEFUL,
    parsed,
    says_the_same,
    sentence,
    worded,
)
from konspira.game import Game, Seat
from konspira.games import GAMES, game_named
from konspira.games.codenames.moves import Clue
from konspira.games.codenames.pieces import AGENT, leads
from konspira.games.codenames.state import Cluing, Guessing
from konspira.languages import LANGUAGES
from konspira.packs.words import WordPack

CLIENT = Path(__file__).parents[2] / "client"
BANKS: dict[str, tuple[Path, Mapping[str, int]]] = {
    "voice-any-": (CLIENT / "locales/{}/voice.ftl", SENTENCES),
    "voice-codenames-": (
        CLIENT / "src/games/codenames/voice/{}.ftl",
        codenames_voice.SENTENCES,
    ),
    "voice-mafia-": (CLIENT / "src/games/mafia/voice/{}.ftl", mafia_reasons.SENTENCES),
}
NAMED = ("{ $who }", "{ $whom }")  # the names at the seats that a word names
LONGEST = 60  # letters of a sentence
LEAST = 40  # sentences of a temper
Think = Callable[[Game, Any, Any, Mind], Thought]
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
every_bank = pytest.mark.parametrize("prefix", BANKS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# The sentences


def bank(prefix: str, language: str) -> dict[str, str]:
    """Return the sentences of a bank by their words."""
    path = Path(str(BANKS[prefix][0]).format(language))
    lines = [line for line in path.read_text("utf-8").splitlines() if line]
    found = [line.split(" = ", 1) for line in lines if not line.startswith("#")]
    assert all(key.startswith(prefix) for key, _ in found)
    return {key.removeprefix(prefix): text for key, text in found}


def words_of(sentences: Mapping[str, int]) -> set[str]:
    return {
        f"{occasion}-{temper}-{number + 1}"
        for occasion, count in sentences.items()
        for temper in Temper
        for number in range(count)
    }


@every_bank
@every_language
def test_there_is_a_sentence_for_every_word(prefix: str, language: str) -> None:
    assert set(bank(prefix, language)) == words_of(BANKS[prefix][1])


@every_bank
@every_language
def test_every_temper_has_forty_sentences_none_of_them_twice(
    prefix: str, language: str
) -> None:
    sentences = bank(prefix, language)
    assert len(set(sentences.values())) == len(sentences)
    for temper in Temper:
        assert sum(f"-{temper}-" in word for word in sentences) >= LEAST


@every_bank
@every_language
def test_every_sentence_fits_over_a_seat(prefix: str, language: str) -> None:
    for word, text in bank(prefix, language).items():
        bare = text.replace(NAMED[0], "").replace(NAMED[1], "")
        assert 0 < len(bare) <= LONGEST, f"{word}: {len(bare)}"
        assert "{" not in bare, "nothing but names is filled in"


@every_bank
@every_language
def test_a_sentence_names_the_seats_of_its_word_once(prefix: str, language: str) -> None:
    seats = open_facts.SEATS if prefix == "voice-mafia-" else {}
    for word, text in bank(prefix, language).items():
        said = parsed(word)
        assert said, word
        number = seats.get(said.occasion, 0)
        assert [text.count(name) for name in NAMED] == [number > 0, number > 1], word


@every_language
def test_no_sentence_at_mafia_says_mafia(language: str) -> None:
    """Children play Cops and Crooks with the same sentences."""
    for text in bank("voice-mafia-", language).values():
        assert not re.search("mafi|мафи", text, re.IGNORECASE), text


# In Polish and Russian the past tense of the third person tells it, too: of people who are
# named, sentences speak in the present.
PAST = {
    "pl": r"\b(?!finał)\w{2,}ła?\b",
    "ru": r"\b(?!финал|стул)\w{2,}(л|ла|лся|лась)\b",
}


@pytest.mark.parametrize("language", PAST)
def test_no_sentence_says_whether_who_is_named_is_a_man(language: str) -> None:
    for text in bank("voice-mafia-", language).values():
        assert "$who" not in text or not re.search(PAST[language], text, re.I), text


# The first person of the past tells a gender in Polish and Russian, and so do these.
GENDERED = {
    "pl": r"\b\w+(łem|łam|łeś|łaś|łbym|łabym)\b|\b(gotow[ya]|pewn[ya]|dumn[ya]|sam|sama)\b",
    "ru": r"\bя\b[^.!?,…]*\w(л|ла|лся|лась)\b|\b(рада?|готова?|уверена?|должна|должен)\b"
    r"|\b(сама?|горда?|согласе?на?)\b",
}


@every_bank
@pytest.mark.parametrize("language", GENDERED)
def test_no_sentence_says_whether_somebody_is_a_man(prefix: str, language: str) -> None:
    form = re.compile(GENDERED[language], re.IGNORECASE)
    told = {w: text for w, text in bank(prefix, language).items() if form.search(text)}
    assert not told


@every_language
def test_no_sentence_at_codenames_has_a_word_that_may_lie_on_the_table(
    language: str,
) -> None:
    packs = [PACKS.find(WordPack, name) for name in PACKS.names("words")]
    words = {word for pack in packs if pack.language == language for word in pack.words}
    stems = {stem(word, language) for word in words}
    assert len(stems) > 300
    for text in bank("voice-codenames-", language).values():
        said = {word for word in re.findall(r"[^\W\d_]{3,}", text.lower())}
        assert not {stem(word, language) for word in said} & stems, text


# What is said, and when


def words_tell_nothing(play: Play, think: Think = think) -> None:
    """What a companion says, and when, is the same whatever anybody holds."""
    rng = Random(len(play.log))
    for view in views(play):
        twin = view.of(play.game, play.game.imagine(view.state, None, rng))
        true, other = (think(play.game, v.table, v.hand, v.mind) for v in (view, twin))
        assert (true.bubble, true.bubble_ms) == (other.bubble, other.bubble_ms)


@games
def test_what_is_said_follows_from_what_lies_open(game: Game) -> None:
    for seed in range(3):
        words_tell_nothing(any_play(game, seed, 40))


def test_a_companion_that_says_what_it_holds_is_noticed() -> None:
    def telling(game: Game, table: Any, hand: Any, mind: Mind) -> Thought:
        return Thought(None, 0, str([*hand.key, "assassin"].index("assassin")))

    with pytest.raises(AssertionError):
        for seed in range(5):
            words_tell_nothing(any_play(game_named("codenames"), seed, 40), telling)


def heard(game: Game, seeds: range) -> list[tuple[View, str]]:
    """Return what companions say in random games, with what they see."""
    found = []
    for seed in seeds:
        play = any_play(game, seed, 60)
        for view in views(play):
            said = think(game, view.table, view.hand, view.mind).bubble
            found += [(view, said)] if said else []
    return found


@games
def test_what_is_said_may_be_said_and_has_a_sentence(game: Game) -> None:
    module = speech_of(game)
    own = [sentences for name, (_, sentences) in BANKS.items() if game.family in name]
    words = words_of(SENTENCES if module is voice else own[0])
    said = heard(game, range(8))
    assert said, "they do speak"
    for view, word in said:
        assert word.split(":")[0] in words
        assert may_say(game, view.table, view.hand.seat, word, view.mind.people)


@games
def test_companions_that_do_not_know_a_game_are_silent_while_people_play(
    game: Game,
) -> None:
    if speech_of(game) is not voice:
        return
    for seed in range(4):
        play = any_play(game, seed, 60)
        for state in play.states:
            table = game.table(state)
            phase = type(table.phase).__name__
            word = f"{MOMENTS.get(phase)}-calm-1"
            may = may_say(game, table, Seat(0), word, ())
            assert not may or phase in MOMENTS
            assert not may_say(game, table, Seat(0), "cheers-calm-1", ())


def test_nobody_who_knows_the_key_speaks_while_a_team_guesses() -> None:
    for view, word in heard(game_named("codenames"), range(20)):
        if isinstance(view.table.phase, Guessing):
            assert not view.table.places[view.hand.seat].knows_key
            assert word.startswith(USEFUL)


def test_of_a_wrong_word_only_who_touched_it_speaks() -> None:
    game, spoken = game_named("codenames"), 0
    for seed in range(12):
        for view in views(any_company(game, seed)):
            table = view.table
            if not isinstance(table.phase, Cluing) or not table.turns:
                continue
            turn = table.turns[-1]
            if all(table.covers[card] is AGENT[turn.team] for card in turn.cards):
                continue
            said = think(game, table, view.hand, view.mind).bubble or ""
            if said.startswith("oops"):
                spoken += 1
                assert turn.touched_by[-1] == view.hand.seat
            assert not said.startswith(("praises", "cheers", "applauds"))
    assert spoken


def test_a_chief_says_that_it_thinks_before_its_clue_comes() -> None:
    game = game_named("codenames")
    found = 0
    for seed in range(12):
        for view in views(any_company(game, seed)):
            phase = view.table.phase
            if isinstance(phase, Cluing) and leads(
                view.table.places[view.hand.seat], phase.team
            ):
                thought = think(game, view.table, view.hand, view.mind)
                if thought.bubble and isinstance(thought.move, Clue):
                    assert thought.bubble.startswith("thinks-")
                    assert SPEAKING[0] <= thought.bubble_ms <= SPEAKING[1]
                    found += 1
    assert found


def test_tempers_speak_more_or_less() -> None:
    game = game_named("codenames")
    speaks = dict.fromkeys(Temper, 0)
    table = next(
        v.table for v in views(any_company(game, 1)) if isinstance(v.table.phase, Cluing)
    )
    chief = next(
        seat for seat, place in enumerate(table.places) if leads(place, table.phase.team)
    )
    for temper in Temper:
        for seed in range(300):
            said = codenames_voice.says(table, Seat(chief), Mind(seed, temper))
            speaks[temper] += said is not None
    assert 0 < speaks[Temper.CALM] < speaks[Temper.NORMAL] < speaks[Temper.BOLD] < 300


def test_no_sentence_comes_again_before_all_have_been_said() -> None:
    mind = Mind(5, Temper.BOLD)
    said = [sentence(mind, USEFUL, 4, number) for number in range(4)]
    assert len(set(said)) == 4 and None not in said


def test_a_round_of_codenames_is_a_turn_of_each_team() -> None:
    game = game_named("codenames")
    play = any_company(game, 2)
    rounds = [round_of(game, game.table(state)) for state in play.states]
    assert rounds == sorted(rounds) and rounds[0] == 0
    teams = len(game.table(play.state).teams)
    assert rounds[-1] == len(game.table(play.state).turns) // teams + 1


# What they meant


def test_a_chief_says_which_words_its_clue_is_for() -> None:
    game, found = game_named("codenames"), 0
    for seed in range(12):
        for view in views(any_company(game, seed)):
            thought = think(game, view.table, view.hand, view.mind)
            if thought.meant is None:
                continue
            found += 1
            assert isinstance(thought.meant, Meant) and isinstance(thought.move, Clue)
            assert thought.meant.said == thought.move.word
            assert len(thought.meant.aims) == thought.move.number
            team = view.table.phase.team
            own = {
                view.table.words[card]
                for card in view.table.visible
                if view.hand.key[card] is AGENT[team]
            }
            assert own >= {*thought.meant.aims}
    assert found


# Words that name seats


def test_a_word_has_an_occasion_a_temper_a_number_and_seats() -> None:
    word = worded(Mind(1, Temper.BOLD), "voted-police", 1, 0, (Seat(3), Seat(15)))
    assert word == "voted-police-bold-1:3:15"
    assert parsed(word) == ("voted-police", Temper.BOLD, 1, (3, 15))
    assert parsed("begins-calm-12") == ("begins", Temper.CALM, 12, ())
    for wrong in (
        "begins",
        "begins-shy-1",
        "begins-calm-0",
        "begins-calm-1:",
        "x-calm-1:03",
    ):
        assert parsed(wrong) is None


def test_a_fact_in_other_words_is_the_same_and_of_others_another() -> None:
    word = "voted-police-bold-1:3:15"
    assert says_the_same(word, "voted-police-calm-2:3:15")
    assert not says_the_same(word, "voted-police-bold-1:15:3")
    assert not says_the_same(word, "voted-crook-bold-1:3:15")
    assert says_the_same("begins-calm-1", "begins-calm-1")
    assert not says_the_same("begins-calm-1", "begins-calm-2")
    assert says_the_same("from-the-future", "from-the-future")
