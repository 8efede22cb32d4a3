"""Spyfall, questions from a deck: one of five, and one of three answers."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from promises import PROMISES, Play

from konspira.game import CHANCE, HOST, Act, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    AnswerCard,
    Ask,
    AskCard,
    Deal,
    Guess,
    PassTurn,
    Reveal,
    Start,
    StartClock,
    StopClock,
    TakeBack,
    Unpack,
    Withdraw,
)
from konspira.games.spyfall.phases import Turn
from konspira.games.spyfall.record import Question, QuestionCard
from konspira.languages import LANGUAGES
from konspira.packs import QuestionPack
from konspira.packs.shelf import Shelf, parse
from spyfall.table import (
    ADA,
    BEACH,
    BEN,
    CY,
    DECK,
    DEE,
    EVE,
    FAY,
    PLACES,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    dealt,
    started,
    unpacked,
)

HARDLY, DEPENDS, ALWAYS = range(3)
NOT_A_DEAL = "not-a-deal"


def from_deck(seats: int = 6, box: AnyGame = SPYFALL2, **chosen: Any) -> Game:
    return asking(seats, box, asking="deck", **chosen)


def rule(box: AnyGame, ours: str = "SF2-O41", theirs: str = "SW-O29") -> str:
    return ours if box is SPYFALL2 else theirs


def in_turn(game: Game, questions: int) -> Game:
    """After so many questions and answers, always the first that lies open."""
    for _ in range(questions):
        asker = game.turn.asker
        assert asker is not None
        target = Seat(int(game.choices(asker, "AskCard", "seat")[0]))
        game = game.after((asker, AskCard(target, game.table.deck[0])))
        game = game.after((target, AnswerCard(DEPENDS)))
    return game


# Whom, what, and the answer


@both_boxes
def test_the_asker_chooses_whom_and_one_of_five_questions(box: AnyGame) -> None:
    """SF2-O41, SW-O29, SF2-48, SW-32"""
    game = from_deck(6, box)
    assert (game.may("AskCard"), game.may("Ask")) == ([ADA], [])
    assert game.choices(ADA, "AskCard", "seat") == (BEN, CY, DEE, EVE, FAY)
    assert game.choices(ADA, "AskCard", "card") == game.table.deck == (1, 2, 3, 4, 5)
    game = game.after((ADA, AskCard(CY, 4)))
    assert game.turn == Turn(asker=ADA, answering=CY)
    assert game.table.talk == (Question(ADA, CY, card=4),)
    assert game.table.asked == 1


@both_boxes
def test_who_was_asked_chooses_one_of_three_answers_and_asks_next(box: AnyGame) -> None:
    """SF2-O41, SW-O29, SF2-52, SW-36"""
    game = from_deck(6, box).after((ADA, AskCard(CY, 2)))
    assert (game.may("AnswerCard"), game.may("Answer")) == ([CY], [])
    assert game.choices(CY, "AnswerCard", "answer") == (HARDLY, DEPENDS, ALWAYS)
    game = game.after((CY, AnswerCard(ALWAYS)))
    assert game.table.talk == (Question(ADA, CY, card=2, level=ALWAYS),)
    assert game.turn == Turn(asker=CY, barred=ADA)
    assert game.may("AskCard") == [CY]


@both_boxes
def test_whom_one_may_ask_is_as_ever(box: AnyGame) -> None:
    """SF2-O41, SF2-53, SF2-48, SW-O29, SW-37, SW-32"""
    game = from_deck(6, box).after((ADA, AskCard(CY, 1)), (CY, AnswerCard(HARDLY)))
    assert game.choices(CY, "AskCard", "seat") == (BEN, DEE, EVE, FAY)
    back = "no-asking-back", rule(box, "SF2-53", "SW-37")
    assert game.refusal(CY, AskCard(ADA, 2)) == back
    oneself = "ask-somebody-else", rule(box, "SF2-48", "SW-32")
    assert game.refusal(CY, AskCard(CY, 2)) == oneself
    assert game.refusal(BEN, AskCard(CY, 2)) == ("not-your-turn", None)
    assert game.refusal(HOST, AskCard(BEN, 2)) == ("not-your-turn", None)


@both_boxes
def test_a_question_waits_for_its_answer_and_for_nobody_elses(box: AnyGame) -> None:
    """SF2-O41, SF2-50, SW-O29, SW-34"""
    game = from_deck(6, box)
    early = "nothing-was-asked", rule(box, "SF2-52", "SW-36")
    assert game.refusal(ADA, AnswerCard(ALWAYS)) == early
    game = game.after((ADA, AskCard(CY, 1)))
    assert game.awaited == {CY}
    again = "answer-first", rule(box, "SF2-50", "SW-34")
    assert game.refusal(ADA, AskCard(BEN, 2)) == again
    assert game.refusal(BEN, AnswerCard(ALWAYS)) == ("not-your-turn", None)
    assert game.refusal(ADA, TakeBack()) == ("nobody-was-asked", None)


@both_boxes
def test_only_what_lies_open_is_asked(box: AnyGame) -> None:
    """SF2-O41, SW-O29"""
    game, refused = from_deck(6, box), ("not-in-the-deck", rule(box))
    assert game.refusal(ADA, AskCard(BEN, 6)) == refused
    assert game.refusal(ADA, AskCard(BEN, 99)) == refused
    game = game.after((ADA, AskCard(BEN, 3)), (BEN, AnswerCard(ALWAYS)))
    assert game.refusal(BEN, AskCard(CY, 3)) == refused


@both_boxes
def test_from_the_deck_nobody_says_or_types_what_they_like(box: AnyGame) -> None:
    """SF2-O41, SW-O29"""
    refused = "choose-a-card", rule(box)
    game = from_deck(6, box)
    assert game.refusal(ADA, Ask(BEN, "Loud?")) == refused
    game = game.after((ADA, AskCard(BEN, 1)))
    assert game.refusal(BEN, Answer("At times.")) == refused


@pytest.mark.parametrize("way", ["aloud", "written", "off"])
@both_boxes
def test_in_all_other_talk_there_is_no_deck(box: AnyGame, way: str) -> None:
    """SF2-O41, SW-O29"""
    game = asking(6, box, asking=way)
    assert (game.table.cards, game.table.deck) == ((), ())
    assert game.may("AskCard") == game.may("AnswerCard") == []
    assert game.refusal(ADA, AskCard(BEN, 1)) == ("no-deck", rule(box))
    assert game.refusal(BEN, AnswerCard(ALWAYS)) == ("no-deck", rule(box))


# The deck


def test_what_was_asked_goes_to_the_bottom_and_the_next_card_lies_open() -> None:
    """SF2-O41: a question comes again only after all others that lay below it."""
    game = from_deck().after((ADA, AskCard(BEN, 2)))
    assert game.table.deck == (1, 3, 4, 5, 6), "while it waits for the answer, too"
    game = game.after((BEN, AnswerCard(ALWAYS)))
    asked = [2]
    while 2 not in game.table.deck:
        asked.append(game.table.deck[0])
        game = in_turn(game, 1)
        assert len(set(game.table.deck)) == 5
    assert asked == [2, 1, 3, 4, 5]
    assert game.table.deck == (6, 7, 8, 9, 2)
    assert in_turn(game, 4).table.deck == (2, 1, 3, 4, 5)


@both_boxes
def test_all_are_shown_the_same_deck_and_every_answer(box: AnyGame) -> None:
    """SF2-O41, SW-O29: what is asked and answered lies open, also after the round."""
    game = from_deck(6, box).after((ADA, AskCard(CY, 5)), (CY, AnswerCard(DEPENDS)))
    talk = (Question(ADA, CY, card=5, level=DEPENDS),)
    over = game.after((FAY, Reveal()), (FAY, Guess(BEACH)))
    assert game.table.talk == over.table.talk == talk
    assert over.table.cards[4].text == "Question 5?"
    assert over.table.deck == ()
    assert over.next_round().table.talk == ()


def test_the_table_shows_every_question_of_the_round() -> None:
    """SF2-O41: what a companion goes by must not fall off the end."""
    game = in_turn(from_deck(3, round_seconds=1800), 40)
    assert len(game.table.talk) == game.table.asked == 40


@both_boxes
def test_a_round_has_a_hundred_questions_from_the_deck_at_most(box: AnyGame) -> None:
    """SF2-O41, SW-O29"""
    game = in_turn(from_deck(3, box, round_seconds=1800), 100)
    assert game.turn.asker is not None
    assert game.may("AskCard") == []
    third = Seat(3 - game.turn.asker - (game.turn.barred or 0))
    refused = game.refusal(game.turn.asker, AskCard(third, game.table.deck[0]))
    assert refused == ("enough-questions", None)
    assert game.may("Accuse") == [ADA, BEN, CY]
    assert len(msgspec.json.encode(game.table)) < 16_000


def test_the_wording_of_an_answer_changes_with_the_rounds_and_not_with_people() -> None:
    """SF2-O41"""
    game = from_deck()
    first = game.table.cards[0]
    assert first == QuestionCard(1, "Question 1?", ("no", "so", "yes"))
    assert game.table.cards[1].answers == ("nay", "so", "aye")
    asked = game.after((ADA, AskCard(CY, 1)))
    assert asked.table.cards == game.table.cards
    later = game.after((FAY, Reveal()), (FAY, Guess(BEACH))).next_round()
    assert later.table.cards[0].answers == ("nay", "so", "aye")


# What chance deals


@both_boxes
def test_every_round_has_the_whole_deck_in_an_order_of_its_own(box: AnyGame) -> None:
    """SF2-O41, SW-O29: the order is dealt, so a log holds it."""
    game = unpacked(6, box, asking="deck").after((HOST, Start()))
    decks = {game.draw(seed).pile for seed in range(9)}
    assert len(decks) == 9
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(range(1, len(DECK) + 1))}
    assert from_deck(6, box).table.cards[0].number == 1


def test_a_deck_that_lacks_a_card_or_has_one_twice_is_no_deal() -> None:
    """SF2-O41"""
    game = dealt(6, asking="deck")
    cards = game.state.dealt
    fresh = unpacked(6, asking="deck").at(0, HOST, Start())
    for pile in ((), (1, 2, 3), (1, 1, 2, 3, 4, 5, 6, 7, 8), (*range(1, 11),)):
        deal = Deal(cards.place, cards.spies, cards.roles, pile)
        assert fresh.refusal(CHANCE, deal)[0] == NOT_A_DEAL
    aloud = unpacked(6).at(0, HOST, Start())
    assert aloud.refusal(CHANCE, Deal(cards.place, cards.spies, cards.roles, (1,)))[0] == (
        NOT_A_DEAL
    )


@both_boxes
def test_the_questions_are_laid_out_if_and_only_if_they_are_played_with(
    box: AnyGame,
) -> None:
    """SF2-O41, SW-O29"""
    deck, aloud = (Game.set_up(box, 6, asking=way) for way in ("deck", "aloud"))
    assert deck.refusal(CHANCE, Unpack(PLACES, ADA))[0] == NOT_A_DEAL
    assert aloud.refusal(CHANCE, Unpack(PLACES, ADA, DECK))[0] == NOT_A_DEAL
    assert aloud.draw().cards == ()
    assert len(deck.draw().cards) >= 24


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("box", "stem"), [(SPYFALL2, "locations"), (STARWARS, "saga")])
def test_the_questions_speak_the_language_of_the_places(
    box: AnyGame, stem: str, language: str
) -> None:
    """SF2-O41, SW-O29"""
    game = Game.set_up(box, 6, asking="deck", pack=f"{stem}.{language}")
    ours = Shelf().find(QuestionPack, f"questions.{language}").questions
    drawn = game.draw().cards
    assert [card.text for card in drawn] == [question.text for question in ours]
    assert [len(level) for card in drawn for level in card.answers] == [3] * len(drawn) * 3


def test_places_in_another_language_are_asked_about_in_english() -> None:
    """SF2-O41"""
    head = "kind: locations\nlanguage: eo\ntitle: Lokoj\n\n"
    text = head + "\n".join(f"Loko {number}" for number in range(9))
    shelf = Shelf([parse(text, "lokoj", "lokoj")])
    state = Game.set_up(SPYFALL2, 6, asking="deck").state
    game = Game(SPYFALL2, replace(state, terms=replace(state.terms, packs=("lokoj",))))
    ours = shelf.find(QuestionPack, "questions.en").questions
    assert game.draw(shelf=shelf).cards[0].text == ours[0].text


# Who is there


@both_boxes
def test_nobody_waits_for_a_dark_phone(box: AnyGame) -> None:
    """SF2-O41, SW-O29: a question from the deck needs a phone, as a written one does."""
    game = from_deck(6, box)
    assert game.away(CY).choices(ADA, "AskCard", "seat") == (BEN, DEE, EVE, FAY)
    assert game.away(CY).refusal(ADA, AskCard(CY, 1)) == ("nobody-there", None)
    assert game.away(ADA).turn == Turn(asker=BEN)
    asked = game.after((ADA, AskCard(CY, 1)))
    assert asked.away(CY).turn == Turn(asker=DEE)
    assert asked.away(ADA).turn == Turn(asker=ADA, answering=CY)


@both_boxes
def test_whoever_goes_in_mid_question_leaves_it_without_an_answer(box: AnyGame) -> None:
    """SF2-O41, SW-O29"""
    game = from_deck(6, box).after((ADA, AskCard(CY, 1))).away(CY)
    game = game.after((DEE, AskCard(EVE, 2)), (EVE, AnswerCard(HARDLY)))
    levels = [(question.card, question.level) for question in game.table.talk]
    assert levels == [(1, None), (2, HARDLY)]
    assert game.back(CY).turn == Turn(asker=EVE, barred=DEE)


@both_boxes
def test_the_host_goes_on_without_an_asker_or_an_answer(box: AnyGame) -> None:
    """SF2-O41, SW-O29"""
    game = from_deck(6, box)
    assert game.after((HOST, PassTurn(ADA))).turn == Turn(asker=BEN)
    asked = game.after((ADA, AskCard(CY, 1)), (HOST, PassTurn(CY)))
    assert asked.turn == Turn(asker=DEE)
    assert asked.table.talk == (Question(ADA, CY, card=1),)


@both_boxes
def test_a_companion_who_deals_asks_the_first_question(box: AnyGame) -> None:
    """SF2-O41, SF2-48, SW-O29, SW-32"""
    game = dealt(6, box, asking="deck").companions(ADA)
    assert started(game).turn == Turn(asker=ADA)
    gone = dealt(6, box, asking="deck").away(ADA).after((BEN, StartClock()))
    assert gone.turn == Turn(asker=BEN)


# When a vote breaks in, and when time is up


@both_boxes
def test_a_failed_vote_leaves_question_and_deck_where_they_were(box: AnyGame) -> None:
    """SF2-O41, SF2-73, SW-O29, SW-52"""
    game = from_deck(6, box).after((ADA, AskCard(CY, 1)))
    later = game.after((BEN, Accuse(DEE))).votes(FAY)
    assert later.turn == game.turn == game.after((EVE, StopClock()), (EVE, Withdraw())).turn
    assert (later.table.talk, later.table.deck) == (game.table.talk, game.table.deck)
    assert later.after((CY, AnswerCard(HARDLY))).turn == Turn(asker=CY, barred=ADA)


@both_boxes
def test_when_time_is_up_no_card_is_played(box: AnyGame) -> None:
    """SF2-O41, SF2-55, SW-O29, SW-39"""
    game = from_deck(6, box)
    asked = game.after((ADA, AskCard(CY, 1)))
    assert game.out_of_time().refusal(ADA, AskCard(CY, 1)) == ("not-now", None)
    assert asked.out_of_time().refusal(CY, AnswerCard(1)) == ("not-now", None)


# Secrets


def test_two_spies_and_the_others_choose_from_the_same() -> None:
    """SF2-O41: hand by hand, whoever the spies are."""
    seen = set()
    for spies in ((ADA, CY), (CY, DEE), (BEN, FAY)):
        game = from_deck(6, spies=2, undercover=spies)
        asked = game.after((ADA, AskCard(CY, 1)))
        hands = [(hand.offers, len(msgspec.json.encode(hand))) for hand in asked.hands()]
        seen.add(msgspec.json.encode((asked.table, hands, game.hand(ADA).offers)))
    assert len(seen) == 1


def test_what_comes_next_in_the_deck_is_anybodys_guess() -> None:
    """SF2-O41: but what lies open, and what was asked, is known."""
    game = in_turn(from_deck(), 2)
    assert game.state.pile == (3, 4, 5, 6, 7, 8, 9, 1, 2)
    twins = [game.imagined(ADA, Random(seed)) for seed in range(30)]
    assert {twin.state.pile for twin in twins} == {
        (3, 4, 5, 6, 7, 8, 9, 1, 2),
        (3, 4, 5, 6, 7, 9, 8, 1, 2),
    }
    assert {msgspec.json.encode(twin.table) for twin in twins} == {
        msgspec.json.encode(game.table)
    }


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@both_boxes
def test_every_promise_holds_where_people_ask_from_the_deck(
    box: AnyGame, promise: Any
) -> None:
    """SF2-O41, SW-O29: the presets of the boxes do not, so here they are random games."""
    two = {"spies": 2} if box is SPYFALL2 else {}
    played = Play(box, 6, 3, {"asking": "deck", **two}, 80)
    assert any(isinstance(act.move, AnswerCard) for act in played.log)
    promise(played)


# Logs of earlier releases


def test_a_game_that_was_dealt_without_a_deck_folds_on() -> None:
    """Before there was a deck, the moves of chance did not have it."""
    decode = msgspec.json.Decoder(Unpack | Deal).decode
    unpack = decode(b'{"type": "Unpack", "places": ["beach", "bank"], "dealer": 0}')
    deal = decode(b'{"type": "Deal", "place": 0, "spies": [2], "roles": ["a", "b", ""]}')
    game = Game.set_up(SPYFALL2, 3, asking="aloud", start_by_hand=True)
    game = game.at(0, CHANCE, unpack).at(0, HOST, Start())
    assert game.rules.apply(game.state, Act(0, CHANCE, deal)).dealt.spies == (CY,)
