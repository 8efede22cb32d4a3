"""Companions at Spyfall: what they make of answers, and what they do about it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from game_length import most_acts
from msgspec.structs import replace
from promises import PACKS, Play, ends
from spyfall.table import (
    ADA,
    BEACH,
    BEN,
    CIRCUS,
    CY,
    DEE,
    EVE,
    FAY,
    PEOPLE,
    PLACES,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    dealt,
    round_over,
    timed_out,
    unpacked,
)

from companions.company import PROMISES, Company
from konspira.companions import Mind, Thought, knowledge, known_of, think
from konspira.companions.spyfall import known_of as places_known
from konspira.companions.spyfall.beliefs import Heard, beliefs, expected
from konspira.companions.spyfall.memory import LIKELY, Memory
from konspira.companions.spyfall.suspects import likeliest, odds_of, suspicions
from konspira.game import HOST, Move, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    AnswerCard,
    Ask,
    AskCard,
    Guess,
    Look,
    NextRound,
    Nominate,
    OpenVote,
    Point,
    Reveal,
    StartClock,
    StopClock,
    Vote,
    Withdraw,
)
from konspira.games.spyfall.options import Boxes
from konspira.games.spyfall.phases import Questioning, Turn
from konspira.games.spyfall.record import Pointed, Question, Trial
from konspira.languages import LANGUAGES
from konspira.packs import CharacterPack, LocationPack, comparable
from konspira.packs.shelf import Shelf, parse

KNOWN = PACKS.place_answers("en")
SEEDS = range(200)
FARM, SCHOOL = PLACES.index("farm"), PLACES.index("school")
ALL = tuple(range(len(PLACES)))
QUESTIONS = range(1, 25)
Said = tuple[Seat, int, int]


def truth(place: int, question: int) -> int:
    return KNOWN[PLACES[place]][question - 1]


def at(place: int, seat: Seat, questions: Iterable[int] = QUESTIONS) -> list[Said]:
    """All that somebody says who lives in a place."""
    return [(seat, question, truth(place, question)) for question in questions]


def as_heard(said: Iterable[Said]) -> list[Heard]:
    return [Heard(*each) for each in said]


def memory(seed: int = 1, known: Any = KNOWN) -> Memory:
    return Memory(known, seed, PLACES)


# Where everybody is


def test_the_place_of_which_all_answers_are_true_is_the_likeliest() -> None:
    for place in (BEACH, CIRCUS, FARM):
        found = beliefs(memory(), ALL, as_heard(at(place, BEN)))
        assert found[place] == max(found) > 0.95 and sum(found) == pytest.approx(1)


def test_who_has_heard_nothing_holds_every_place_for_equally_likely() -> None:
    assert beliefs(memory(), ALL, ()) == pytest.approx([1 / len(PLACES)] * len(PLACES))


def test_each_answer_tells_a_little() -> None:
    said = as_heard(at(FARM, BEN))
    chances = [beliefs(memory(), ALL, said[:count])[FARM] for count in (0, 4, 8, 24)]
    assert chances == sorted(chances)


def test_one_wrong_answer_rules_no_place_out() -> None:
    said = [*at(FARM, BEN, range(2, 25)), (CY, 1, 2 - truth(FARM, 1))]
    assert beliefs(memory(), ALL, as_heard(said))[FARM] > 0.9


def test_a_place_that_nobody_knows_stays_possible_if_no_other_fits() -> None:
    odd = [(BEN, question, 2 - truth(FARM, question)) for question in QUESTIONS]
    found = beliefs(memory(), (FARM, SCHOOL), as_heard(odd))
    assert found[1] > 0.99 > 0.01 > found[0]


# Who is a spy


def guilt(said: Iterable[Said], spies: int = 1, here: int = FARM) -> dict[Seat, float]:
    """How guilty Ben, Cy, Dee and Eve look to Ada, who is at the farm."""
    others = (BEN, CY, DEE, EVE)
    odds = odds_of(memory(), ALL, here, as_heard(said), (ADA, *others))
    return suspicions(odds, others, spies)


def test_whoever_answers_like_somebody_who_has_heard_nothing_is_a_suspect() -> None:
    told = [*at(FARM, BEN, range(1, 7)), *at(FARM, CY, range(7, 13)), *at(FARM, EVE, (20,))]
    found = guilt([*ignorant(DEE), *told])
    assert found[DEE] == max(found.values()) > 0.9
    assert sum(found.values()) == pytest.approx(1)


def test_it_counts_when_somebody_has_answered() -> None:
    """Who has heard all that was said would not be wrong: not even a spy."""
    early, late = [*ignorant(DEE), *at(FARM, BEN)], [*at(FARM, BEN), *ignorant(DEE)]
    assert guilt(early)[DEE] > guilt(late)[DEE]


def test_who_says_what_anybody_would_by_what_was_said_is_no_more_of_a_suspect() -> None:
    told = at(FARM, BEN)
    before = guilt(told)
    after = guilt([*told, (CY, 20, truth(FARM, 20))])
    assert after[CY] == pytest.approx(before[CY], abs=0.1)


def test_a_true_answer_that_no_listener_could_expect_clears_somebody() -> None:
    """At a farm it is dirty; at most other places it is not."""
    assert truth(FARM, 9) == 2
    assert guilt([(CY, 9, 2)])[CY] < guilt([(CY, 9, 1)])[CY] < 1


def test_two_spies_are_looked_for_at_once() -> None:
    found = guilt([*ignorant(DEE), *ignorant(EVE), *HONEST[:12]], spies=2)
    assert sum(found.values()) == pytest.approx(2)
    assert min(found[DEE], found[EVE]) > 0.7 > 0.5 > max(found[BEN], found[CY])


def test_if_all_others_must_be_spies_all_are() -> None:
    assert suspicions({BEN: 0.0, CY: 3.0}, (BEN, CY), 2) == {BEN: 1.0, CY: 1.0}


# What a mind answers


def test_a_mind_answers_what_is_true_as_often_as_others_count_on_it() -> None:
    given = Counter(memory(seed).answer(FARM, 9) for seed in range(2_000))
    for answer, chance in enumerate(LIKELY[truth(FARM, 9)]):
        assert given[answer] / 2_000 == pytest.approx(chance, abs=0.04)


def test_a_mind_does_not_change_its_answer() -> None:
    answers = {question: memory(7).answer(FARM, question) for question in QUESTIONS}
    assert all(memory(7).answer(FARM, q) == answer for q, answer in answers.items())


def test_where_a_mind_knows_nothing_it_answers_that_it_depends_or_leans() -> None:
    given = Counter(memory(seed).answer(SCHOOL, 9) for seed in range(2_000))
    assert given[1] / 2_000 == pytest.approx(0.5, abs=0.04)
    assert given[0] / 2_000 == pytest.approx(0.25, abs=0.04)
    unknown = {memory(seed).answer(FARM, 25) for seed in SEEDS}
    assert unknown == {0, 1, 2}, "a question that was added to the deck"


# At the table


def table(game: Game, said: Sequence[Said] = (), **changed: Any) -> Any:
    """The table when this has been said; Ada has asked it all."""
    talk = tuple(Question(ADA, who, card=card, level=level) for who, card, level in said)
    talk = talk or game.table.talk
    return replace(game.table, talk=talk, asked=len(talk), **changed)


def thought(
    game: Game,
    seat: Seat,
    said: Sequence[Said] = (),
    *,
    seed: int = 1,
    known: Any = KNOWN,
    people: tuple[Seat, ...] = (),
    **changed: Any,
) -> Thought:
    mind = Mind(seed, knowledge=known, people=people)
    return think(game.rules, table(game, said, **changed), game.hand(seat), mind)


def move(game: Game, seat: Seat, said: Sequence[Said] = (), **more: Any) -> Move | None:
    return thought(game, seat, said, **more).move


def farm(seats: int = 6, **chosen: Any) -> Game:
    """Everybody is at the farm, and Ada asks from the deck. Fay is the spy."""
    return asking(seats, place=FARM, asking="deck", **chosen)


def ignorant(seat: Seat, most: int = 6) -> list[Said]:
    """Wrong answers of somebody who has heard nothing, and says what is likeliest."""
    flat = [1 / len(ALL)] * len(ALL)
    said = [(seat, q, likeliest(expected(memory(), ALL, flat, q))) for q in QUESTIONS]
    return [each for each in said if each[2] != truth(FARM, each[1])][:most]


HONEST = [
    said
    for seat, first in ((BEN, 1), (CY, 7), (DEE, 13))
    for said in at(FARM, seat, range(first, first + 6))
]
CAUGHT = [*ignorant(FAY), *HONEST]  # who was asked first did not know where everybody is


def test_who_asks_chooses_somebody_and_one_of_the_five_questions() -> None:
    """SF2-O41"""
    game = farm()
    asked = {move(game, ADA, seed=seed) for seed in SEEDS}
    cards = {each.card for each in asked if isinstance(each, AskCard)}
    seats = {each.seat for each in asked if isinstance(each, AskCard)}
    assert {*map(type, asked)} == {AskCard}
    assert cards <= {*game.table.deck} and seats == {*game.table.answerable}


def test_suspects_are_asked_more_often() -> None:
    said = [*ignorant(FAY, 4), *HONEST[:5]]
    game = farm()
    asked = Counter(
        each.seat
        for seed in SEEDS
        if isinstance(each := move(game, ADA, said, seed=seed), AskCard)
    )
    assert asked[FAY] > 0.4 * asked.total()


def owes(game: Game, seat: Seat, card: int = 1) -> Game:
    """After Ada has asked somebody for a card of the deck."""
    return game.after((ADA, AskCard(seat, card)))


def answers(
    seat: Seat, said: Sequence[Said] = (), card: int = 1, **more: Any
) -> Counter[int]:
    game = owes(farm(), seat, card)
    open_question = Question(ADA, seat, card=card)
    given: Counter[int] = Counter()
    for seed in SEEDS:
        mind = Mind(seed, knowledge=more.get("known", KNOWN))
        seen = table(game, said)
        seen = replace(seen, talk=(*seen.talk, open_question))
        found = think(game.rules, seen, game.hand(seat), mind).move
        assert isinstance(found, AnswerCard), found
        given[found.answer] += 1
    return given


def test_a_resident_answers_mostly_what_is_true() -> None:
    for card in (1, 2, 3, 4, 5):
        given = answers(BEN, card=card)
        assert given[truth(FARM, card)] > 0.6 * len(SEEDS) and len(given) > 1


def test_a_spy_answers_what_is_likeliest_by_what_the_others_have_said() -> None:
    for place in (FARM, PLACES.index("theatre")):
        said = at(place, BEN, range(6, 17))
        for card in (1, 2, 3, 4, 5):
            assert answers(FAY, said, card) == {truth(place, card): len(SEEDS)}


def test_a_spy_learns_nothing_from_itself() -> None:
    game = farm().after((FAY, Reveal()))
    said = [*at(PLACES.index("theatre"), FAY), *at(FARM, BEN, range(1, 13))]
    assert move(game, FAY, said) == Guess(FARM)


def test_a_spy_gives_the_same_answer_to_the_same_question() -> None:
    wrong = 2 - truth(FARM, 3)
    said = [(FAY, 3, wrong), *at(FARM, BEN, range(6, 13))]
    assert answers(FAY, said, 3) == {wrong: len(SEEDS)}


def test_a_spy_who_knows_no_place_of_the_list_leans_like_everybody_else() -> None:
    spy, resident = answers(FAY, known={}), answers(BEN, known={})
    for given in (spy, resident):
        assert given[1] / given.total() == pytest.approx(0.5, abs=0.12)


# Accusations and votes


def test_a_suspect_is_accused_when_it_is_clear_enough() -> None:
    """SF2-68"""
    game = farm()
    assert move(game, BEN, CAUGHT) == Accuse(FAY)
    assert move(game, BEN, HONEST) is None


@pytest.mark.parametrize(
    ("seats", "answers"), [(3, 13), (4, 12), (6, 10), (8, 8), (10, 10)]
)
def test_nobody_is_accused_before_there_was_much_to_hear(seats: int, answers: int) -> None:
    spy = Seat(seats - 1)
    said = [*ignorant(spy, 5), *at(FARM, CY, range(1, 9))]
    game = farm(seats, spies=1)
    assert move(game, BEN, said[: answers - 1]) is None
    assert move(game, BEN, said[:answers]) == Accuse(spy)


def test_nobody_accuses_whom_the_others_would_not_convict() -> None:
    """Ben knows that he is no spy; the others do not, and it is done only once."""
    said = [*ignorant(BEN), *ignorant(FAY, 4), *HONEST[6:]]
    assert guilt_for(BEN, said)[FAY] > 0.6
    assert move(farm(), BEN, said) is None
    assert move(farm(), CY, said) == Accuse(BEN)


def guilt_for(seat: Seat, said: Sequence[Said]) -> dict[Seat, float]:
    """How guilty all others look to a resident of the farm."""
    everybody = PEOPLE[:6]
    odds = odds_of(memory(), ALL, FARM, as_heard(said), everybody)
    return suspicions(odds, [other for other in everybody if other != seat], 1)


def test_nobody_accuses_twice() -> None:
    """SF2-68"""
    game = farm().trial(BEN, FAY, CY)
    assert move(game, BEN, CAUGHT, trials=()) is None
    assert move(game, CY, CAUGHT, trials=()) == Accuse(FAY)


def test_who_was_acquitted_is_accused_again_only_for_more() -> None:
    game = farm()
    trials = [(acquittal(),) * count for count in (0, 20)]
    done = [move(game, BEN, CAUGHT, trials=each) for each in trials]
    assert done == [Accuse(FAY), None]


def acquittal() -> Trial:
    return Trial(FAY, CY, True, (CY,), (BEN, DEE), passed=False)


def test_a_spy_accuses_nobody() -> None:
    said = [*ignorant(EVE), *at(FARM, BEN)]
    assert move(farm(), CY, said) == Accuse(EVE)
    assert not isinstance(move(farm(), FAY, said), Accuse)


def test_who_has_stopped_the_clock_accuses_or_withdraws() -> None:
    game = farm().after((BEN, StopClock()))
    assert move(game, BEN, CAUGHT) == Accuse(FAY)
    assert move(game, BEN) == Withdraw()
    assert move(game, CY, CAUGHT) is None


def verdict(voter: Seat, suspect: Seat, said: Sequence[Said], **more: Any) -> bool:
    game = farm(**more).after((ADA, Accuse(suspect)))
    found = move(game, voter, said)
    assert isinstance(found, Vote), found
    return found.guilty


def test_whoever_is_more_likely_a_spy_than_not_is_voted_guilty() -> None:
    """SF2-71"""
    assert verdict(BEN, FAY, CAUGHT)
    assert not verdict(BEN, CY, CAUGHT) and not verdict(BEN, FAY, HONEST)


def test_nobody_votes_twice_or_on_themselves() -> None:
    game = farm().after((ADA, Accuse(BEN)))
    assert move(game, ADA, CAUGHT) is None and move(game, BEN, CAUGHT) is None


def test_a_spy_helps_to_convict_whoever_looks_guilty() -> None:
    said = [*ignorant(EVE), *at(FARM, BEN)]
    assert verdict(FAY, EVE, said) and not verdict(FAY, BEN, said)


# When time is up


def test_companions_point_at_their_suspect_once() -> None:
    """SF2-O40"""
    game = farm().time_up()
    assert move(game, BEN, CAUGHT) == Point(FAY)
    assert move(game.after((BEN, Point(CY))), BEN, CAUGHT) is None


def test_companions_nominate_their_suspect() -> None:
    """SF2-57"""
    game = timed_out(6, place=FARM, asking="deck", time_out_vote="nominators")
    assert move(game, ADA, CAUGHT) == Nominate(FAY)
    assert move(game, BEN, CAUGHT) is None


def test_of_equal_suspects_it_is_the_one_at_whom_most_have_pointed() -> None:
    game = timed_out(6, place=FARM, asking="deck", time_out_vote="nominators")
    poll = (Pointed(BEN, DEE), Pointed(CY, DEE), Pointed(DEE, CY))
    assert {move(game, ADA, poll=poll, seed=seed) for seed in SEEDS} == {Nominate(DEE)}


def test_at_the_end_they_vote_as_they_would_before() -> None:
    """SF2-61"""
    game = timed_out(6, place=FARM, asking="deck", time_out_vote="nominators")
    game = game.after((ADA, Nominate(FAY)), (HOST, OpenVote()))
    assert move(game, BEN, CAUGHT) == Vote(True) and move(game, BEN, HONEST) == Vote(False)


# What a spy does


def test_a_spy_who_is_sure_stops_the_game_and_names_the_place() -> None:
    """SF2-78"""
    game = farm()
    assert move(game, FAY, at(FARM, BEN)) == Reveal()
    guessing = game.after((FAY, Reveal()))
    assert move(guessing, FAY, at(FARM, BEN)) == Guess(FARM)
    assert move(guessing, BEN, at(FARM, BEN)) is None


def test_a_spy_who_is_not_sure_waits() -> None:
    assert move(farm(), FAY) is None
    assert move(farm(), FAY, at(FARM, BEN, (3, 10, 16))) is None


def test_a_spy_listens_for_a_while_before_it_stops_the_game() -> None:
    telling = at(FARM, BEN, (6, 9, 13, 14, 20, 24, 1, 10))
    assert move(farm(), FAY, telling) is None
    assert move(farm(4, spies=1), Seat(3), telling) == Reveal()


def test_a_spy_who_is_about_to_be_accused_does_not_wait() -> None:
    telling = at(FARM, BEN, (6, 9, 13, 14, 20))
    assert move(farm(), FAY, telling) is None
    assert move(farm(), FAY, [*ignorant(FAY), *telling]) == Reveal()


def test_at_the_end_of_the_round_a_spy_dares_more() -> None:
    said = at(FARM, BEN, (6, 9, 14))
    assert 0.5 < max(beliefs(memory(), ALL, as_heard(said))) < 0.75, "it is not sure"
    game = farm()
    assert move(game, FAY, said) is None
    late = replace(table(game, said), asked=40)
    found = think(game.rules, late, game.hand(FAY), Mind(1, knowledge=KNOWN))
    assert found.move == Reveal()


def test_a_spy_names_no_place_that_was_played() -> None:
    """SF2-90"""
    game = farm().after((FAY, Reveal()))
    left = tuple(place for place in ALL if place != FARM)
    found = move(game, FAY, at(FARM, BEN), unplayed=left)
    assert isinstance(found, Guess) and found.place in left


def test_a_spy_whose_list_shrank_to_two_places_tells_them_apart() -> None:
    game = farm().after((FAY, Reveal()))
    said = at(FARM, BEN, (9,))
    assert move(game, FAY, said, unplayed=(CIRCUS, FARM)) == Guess(FARM)
    assert move(game, FAY, said, unplayed=(CIRCUS,)) == Guess(CIRCUS)


def test_other_companions_do_not_press_the_spys_button() -> None:
    said = at(FARM, BEN)
    assert not any(move(farm(), seat, said) == Reveal() for seat in (ADA, CY, DEE, EVE))


# Two spies


def test_two_spies_do_not_know_each_other() -> None:
    """SF2-10: the second one is like anybody else for the first."""
    game = farm(8, spies=2)
    seventh, eighth = PEOPLE[6:8]
    said = [*ignorant(seventh), *at(FARM, BEN)]
    trial = game.after((ADA, Accuse(seventh)))
    assert move(trial, eighth, said) == Vote(True)


def test_old_buddies_who_have_met_spare_each_other() -> None:
    """SF2-111"""
    game = farm(8, spies=2, old_buddies=True)
    seventh, eighth = PEOPLE[6:8]
    card = game.hand(eighth).card
    assert card and card.buddy == seventh
    said = [*ignorant(seventh), *at(FARM, BEN)]
    trial = game.after((ADA, Accuse(seventh)))
    assert move(trial, eighth, said) == Vote(False) and move(trial, BEN, said) == Vote(True)
    pointing = game.time_up()
    aims = {move(pointing, eighth, said, seed=seed) for seed in SEEDS}
    assert aims and Point(seventh) not in aims


def test_an_old_buddys_answers_teach_a_spy_nothing() -> None:
    """SF2-111"""
    seventh, eighth = PEOPLE[6:8]
    said = [*at(PLACES.index("theatre"), seventh), *at(FARM, BEN, range(1, 13))]
    known = farm(8, spies=2, old_buddies=True).after((eighth, Reveal()))
    assert move(known, eighth, said) == Guess(FARM)
    unknown = farm(8, spies=2).after((eighth, Reveal()))
    assert move(unknown, eighth, said) != Guess(FARM)


# Places that they do not know


def strange() -> Game:
    """Everybody is at a school, of which companions know nothing."""
    return asking(6, place=SCHOOL, asking="deck")


def test_who_does_not_know_the_place_accuses_nobody_and_leaves_the_verdict() -> None:
    assert move(strange(), BEN, CAUGHT) is None
    trial = strange().after((ADA, Accuse(FAY)))
    assert {move(trial, BEN, said) for said in (CAUGHT, HONEST, [])} == {Vote(True)}


def test_who_does_not_know_the_place_asks_and_answers_all_the_same() -> None:
    assert isinstance(move(strange(), ADA, CAUGHT), AskCard)
    owing = owes(strange(), BEN)
    found = think(owing.rules, owing.table, owing.hand(BEN), Mind(1, knowledge=KNOWN)).move
    assert isinstance(found, AnswerCard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_know_all_places_of_both_boxes(language: str) -> None:
    for name in (f"{pack}.{language}" for pack in ("locations", "locations-basic", "saga")):
        pack = PACKS.find(LocationPack, name)
        assert known_of(pack, PACKS) == (pack.entries, True)


def own_pack(*names: str, language: str = "en") -> Shelf:
    text = f"kind: locations\nlanguage: {language}\ntitle: Ours\n\n" + "\n".join(names)
    return Shelf([parse(text, "ours", "ours")])


STRANGE = tuple(f"Street {number}" for number in range(4))


@pytest.mark.parametrize(
    ("names", "known"),
    [
        (("Beach", "ZOO", "bank", "Farm", *STRANGE), (4, True)),
        (("Beach", "Zoo", "Bank", "Street 9", *STRANGE), (3, False)),
        ((*STRANGE, *(f"Home {number}" for number in range(4))), (0, False)),
    ],
)
def test_of_a_pack_of_the_groups_own_they_know_the_places_that_ours_have_too(
    names: tuple[str, ...], known: tuple[int, bool]
) -> None:
    packs = own_pack(*names)
    assert known_of(packs.find(LocationPack, "ours"), packs) == known
    found = knowledge(SPYFALL2, SPYFALL2.options(pack="ours"), packs)
    assert sum(comparable(name) in found for name in names) == known[0]


def test_names_count_in_the_language_of_the_pack() -> None:
    names = ("Beach", "Zoo", "Bank", "Farm", *STRANGE)
    polish = own_pack(*names, language="pl")
    assert known_of(polish.find(LocationPack, "ours"), polish) == (2, False), "Zoo and Bank"


def test_of_characters_this_counts_nothing() -> None:
    assert places_known(PACKS.find(CharacterPack, "characters.en"), PACKS) is None


def test_of_two_boxes_they_know_the_places_of_both() -> None:
    options = SPYFALL2.options(
        pack="locations.pl", second_pack="locations-basic.en", boxes=Boxes.COMBINED
    )
    found = knowledge(SPYFALL2, options, PACKS)
    assert {comparable("Kopalnia węgla"), "lighthouse"} <= {*found}
    assert knowledge(STARWARS, STARWARS.options(pack="gone"), PACKS) == {}


# Where people talk


def test_where_people_talk_a_turn_is_handed_on_to_a_person() -> None:
    game = asking(6, asking="aloud")
    for seed in SEEDS:
        assert move(game, ADA, seed=seed, people=(CY,)) == Ask(CY)
    alone = {move(game, ADA, seed=seed) for seed in SEEDS}
    assert alone == {Ask(seat) for seat in (BEN, CY, DEE, EVE, FAY)}


def test_in_writing_it_says_nothing_so_that_nobody_waits() -> None:
    game = asking(6, asking="written")
    assert move(game, ADA, people=(CY,)) == Ask(CY, "…")
    asked = game.after((ADA, Ask(BEN, "What do you eat here?")))
    seen = asked.table
    found = think(asked.rules, seen, asked.hand(BEN), Mind(1, knowledge=KNOWN)).move
    assert found == Answer("…")


@pytest.mark.parametrize("talk", ["aloud", "written", "off"])
def test_where_people_talk_it_accuses_nobody_and_names_no_place(talk: str) -> None:
    game = asking(6, place=FARM, asking=talk)
    for seat in (BEN, FAY):
        assert move(game, seat, CAUGHT) is None
    assert move(game.after((BEN, StopClock())), BEN) == Withdraw()


@pytest.mark.parametrize("talk", ["aloud", "written", "off"])
def test_where_people_talk_it_leaves_the_verdict_to_them(talk: str) -> None:
    game = asking(6, asking=talk).after((ADA, Accuse(BEN)))
    assert {move(game, seat) for seat in (CY, DEE, FAY)} == {Vote(True)}


def test_where_people_talk_it_points_and_nominates_like_most() -> None:
    """SF2-O40, SF2-57"""
    assert isinstance(move(asking(6).time_up(), BEN), Point)
    game = timed_out(6, time_out_vote="nominators")
    poll = (Pointed(BEN, DEE), Pointed(CY, DEE), Pointed(DEE, CY))
    assert {move(game, ADA, poll=poll, seed=seed) for seed in SEEDS} == {Nominate(DEE)}


def test_a_spys_seat_that_is_taken_over_names_some_place() -> None:
    game = asking(6).after((FAY, Reveal()))
    places = {move(game, FAY, seed=seed) for seed in SEEDS}
    assert places == {Guess(place) for place in ALL}


# What moves a game on


@both_boxes
@pytest.mark.parametrize("talk", ["deck", "off"])
def test_companions_look_and_only_among_themselves_start_the_clock(
    box: AnyGame, talk: str
) -> None:
    """SF2-O38"""
    game = dealt(4, box, asking=talk).companions(BEN, CY, DEE)
    assert move(game, BEN) == Look()
    assert move(game.after((BEN, Look())), BEN) is None
    alone = dealt(4, box, asking=talk).companions(*PEOPLE[:4])
    assert move(alone.after((ADA, Look())), ADA) is None, "others have not looked"
    assert move(alone.looked(), ADA) == StartClock()


def test_companions_open_a_vote_and_go_on_only_among_themselves() -> None:
    """SF2-60"""
    game = timed_out(6, asking="deck", time_out_vote="nominators").companions(*PEOPLE[:6])
    assert move(game.after((ADA, Nominate(BEN))), ADA) == OpenVote()
    mixed = timed_out(6, asking="deck", time_out_vote="nominators").companions(ADA)
    assert move(mixed.after((ADA, Nominate(BEN))), ADA) is None
    over = round_over(6, asking="deck")
    assert move(over.companions(*PEOPLE[:6]), BEN) == NextRound()
    assert move(over.companions(*PEOPLE[1:6]), BEN) is None


def test_before_the_cards_are_dealt_there_is_nothing_to_do() -> None:
    assert move(unpacked(6, asking="deck"), ADA) is None


# How long it takes, and whole games


def test_a_spy_takes_as_long_as_anybody_else_to_ask_and_to_answer() -> None:
    """SF2-O41: it follows from the table, and the hand is not looked at."""
    for seat in (ADA, BEN):
        honest = farm() if seat == ADA else owes(farm(), BEN)
        spying = asking(6, undercover=(seat,), place=FARM, asking="deck")
        spying = spying if seat == ADA else owes(spying, BEN)
        assert honest.table == spying.table
        for seed in SEEDS:
            assert (
                thought(honest, seat, seed=seed).after_ms
                == thought(spying, seat, seed=seed).after_ms
            )


def test_to_choose_a_question_takes_longer_than_to_choose_an_answer() -> None:
    def mean(game: Game, seat: Seat) -> float:
        return sum(thought(game, seat, seed=seed).after_ms for seed in SEEDS) / len(SEEDS)

    assert mean(farm(), ADA) > mean(owes(farm(), BEN), BEN) > mean(farm(), CY)


def test_the_turn_is_asked_for_by_everybody_alike() -> None:
    """Nobody but whom the table waits for asks or answers."""
    game = farm()
    assert isinstance(game.phase, Questioning) and game.phase.turn == Turn(ADA)
    assert all(move(game, seat) is None for seat in (BEN, CY, DEE, EVE, FAY))


DECK: dict[str, Any] = {"asking": "deck", "rounds": 3}


@both_boxes
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_every_promise_is_kept_where_questions_come_from_the_deck(
    box: AnyGame, promise: Any
) -> None:
    for seed in range(3):
        promise(Play(box, 5, seed, DECK, 60))


@pytest.mark.parametrize(
    ("box", "seats", "chosen"),
    [
        (SPYFALL2, 3, {}),
        (SPYFALL2, 5, {"spies": 2, "old_buddies": True}),
        (SPYFALL2, 6, {"time_out_vote": "candidates", "round_seconds": 60}),
        (SPYFALL2, 4, {"boxes": "combined", "start_by_hand": True}),
        (SPYFALL2, 7, {"spies": 2, "two_spy_dissent": 1, "round_seconds": 60}),
        (STARWARS, 5, {}),
        (STARWARS, 4, {"time_out_vote": "nominators", "round_seconds": 60}),
    ],
)
def test_a_game_of_companions_with_the_deck_ends(
    box: AnyGame, seats: int, chosen: dict[str, Any]
) -> None:
    options = DECK | chosen
    ends(Company(box, seats, 1, options, most_acts(box, seats, options)))
