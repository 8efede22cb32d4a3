"""Secret Identity: who sees what. Keys, cards and ballots stay where they belong."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from game_table import Played

from konspira.game import HOST, Seat
from konspira.games.secret_identity import GAME as secret_identity
from konspira.games.secret_identity.moves import (
    MarkGuess,
    Open,
    Place,
    SendClues,
    SetVote,
    TakeBack,
)
from secret_identity.table import (
    ADA,
    BEN,
    CY,
    DEE,
    GREEN,
    RED,
    Game,
    cards_of,
    cluing,
    dealt,
    skip,
    together,
    voting,
    wrong,
)

ALL = (ADA, BEN, CY, DEE)
LAY = Place(4, 1, 0, RED)


def seen_by(game: Game, *seats: Seat) -> bytes:
    """All that reaches these phones: the table and the hands, as they are sent."""
    return msgspec.json.encode([game.table, *(game.hand(seat) for seat in seats)])


# Keys


@pytest.mark.parametrize("clued", [False, True])
def test_nobody_can_tell_one_key_of_another_seat_from_another(clued: bool) -> None:
    """ID-19, ID-23"""
    games = [dealt().drawn(1, *keys) for keys in ((2, 3, 4), (8, 2, 3), (5, 6, 7))]
    games = [game.clued() if clued else game for game in games]
    assert len({seen_by(game, ADA, HOST) for game in games}) == 1
    assert len({seen_by(game, BEN) for game in games}) == 3


def test_keys_that_nobody_drew_are_known_to_nobody() -> None:
    """ID-22"""
    game = voting(3).all_wrong().opened()
    assert [opened.number for opened in game.table.history[-1].opened] == [1, 2, 3]
    assert game.state.keys == (1, 2, 3)


def test_a_key_stays_secret_until_its_safe_is_opened() -> None:
    """ID-37, ID-40"""
    games = [dealt().drawn(1, 2, *keys).clued() for keys in ((3, 4), (4, 3), (7, 8))]
    votes = {ADA: {BEN: 5, CY: 6, DEE: 7}, BEN: {ADA: 5, CY: 6, DEE: 7}}
    scoring = []
    for game in games:
        rest = {seat: {ADA: 5, BEN: 6, CY: 1, DEE: 1} for seat in (CY, DEE)}
        ballots = {s: {o: n for o, n in b.items() if o != s} for s, b in rest.items()}
        scoring.append(game.voted({**votes, **ballots}))
    for _ in range(2):
        scoring = [game.after((HOST, Open())) for game in scoring]
        assert len({seen_by(game, ADA, BEN, HOST) for game in scoring}) == 1
    opened = {seen_by(game.after((HOST, Open())), HOST) for game in scoring}
    assert len(opened) == 3


def test_a_skipped_seat_keeps_its_key_until_scoring() -> None:
    """ID-40"""
    games = [dealt(3).drawn(1, 2, key).after(skip(CY)).clued() for key in (3, 8)]
    assert seen_by(games[0], ADA, BEN) == seen_by(games[1], ADA, BEN)


def test_together_only_the_active_seat_knows_the_key() -> None:
    """ID-71, ID-74"""
    games = [dealt(mode="cooperative").drawn(key).clued() for key in (1, 5, 8)]
    games = [game.after((BEN, MarkGuess(2)), (CY, MarkGuess(3))) for game in games]
    assert len({seen_by(game, BEN, CY, DEE, HOST) for game in games}) == 1
    assert games[1].hand(ADA).key == 5


# Hands and drafts


def test_nobody_sees_the_hand_of_another_seat() -> None:
    """ID-14"""
    game = cluing()
    other = (game.state.hands[ADA], *[cards_of(seat + 4, 10) for seat in range(3)])
    twin = game.changed(hands=other)
    assert seen_by(game, ADA, HOST) == seen_by(twin, ADA, HOST)


DRAFTS: dict[str, tuple[Played, ...]] = {
    "nothing": (),
    "one card": ((DEE, LAY),),
    "three cards": ((DEE, LAY), (DEE, Place(0, 0, 0, GREEN)), (DEE, Place(1, 0, 0, RED))),
    "taken back": ((DEE, LAY), (DEE, TakeBack(4))),
}


def test_a_draft_is_seen_by_its_owner_alone() -> None:
    """ID-O10"""
    games = [cluing().after(*moves) for moves in DRAFTS.values()]
    assert len({seen_by(game, ADA, BEN, CY, HOST) for game in games}) == 1
    assert games[1].hand(DEE).draft == (LAY,)


def test_a_clue_that_was_sent_shows_only_that_it_was() -> None:
    """ID-O10"""
    sent = [
        cluing().after(*moves, (DEE, SendClues()))
        for story, moves in DRAFTS.items()
        if story in ("one card", "three cards")
    ]
    assert seen_by(sent[0], ADA, BEN, CY, HOST) == seen_by(sent[1], ADA, BEN, CY, HOST)
    assert sent[0].table.cards_left == (10, 10, 10, 10)


@pytest.mark.parametrize("game", [cluing(), together()])
def test_the_hidden_pictograms_of_a_card_never_leave_the_hand(game: Game) -> None:
    """ID-26"""
    game = game.after((ADA, LAY), (ADA, SendClues()))
    game = game if game.state.together else game.clued()
    everything = seen_by(game, BEN, CY, DEE, HOST)
    assert b"0.4.back-left" in everything
    for hidden in (b"0.4.back-right", b"0.4.front-left", b"0.4.front-right"):
        assert hidden not in everything
        assert hidden not in msgspec.json.encode(game.state)


# Ballots


def test_a_ballot_is_seen_by_its_owner_alone() -> None:
    """ID-36, ID-37"""
    game = voting()
    stories = [
        game,
        game.after((DEE, SetVote(ADA, 5))),
        game.after((DEE, SetVote(ADA, 5)), (DEE, SetVote(BEN, 5))),
    ]
    assert len({seen_by(story, ADA, BEN, CY, HOST) for story in stories}) == 1


def test_votes_are_seen_when_a_safe_is_opened_and_no_sooner() -> None:
    """ID-36, ID-37, ID-40"""
    base = voting()
    votes = {seat: wrong(base, seat) for seat in (ADA, BEN, CY)}
    games = [
        base.voted({**votes, DEE: {ADA: 5, BEN: one, CY: other}})
        for one, other in ((6, 7), (7, 6), (1, 8))
    ]
    assert len({seen_by(game, ADA, BEN, CY, HOST) for game in games}) == 1
    games = [game.after((ADA, Open())) for game in games]
    assert len({seen_by(game, ADA, BEN, CY, HOST) for game in games}) == 1
    assert len({seen_by(game.after((BEN, Open())), HOST) for game in games}) == 3


def test_the_own_number_is_refused_on_the_own_phone_only() -> None:
    """ID-O05"""
    games = [dealt().drawn(1, 2, 3, key).clued() for key in (4, 5)]
    for game in games:
        for number in (4, 5, 6):
            assert game.after((ADA, SetVote(DEE, number)))


# The host without a seat, and leaks that would be noticed


def test_the_host_holds_nothing() -> None:
    game = voting()
    host = game.hand(HOST)
    assert (host.key, host.cards, host.draft, host.ballot) == (None, (), (), ())
    assert host.may == ("Skip", "Leave")


@pytest.mark.parametrize("game", [dealt(), cluing(), voting(), together().clued()])
def test_there_is_no_way_to_send_a_hint(game: Game) -> None:
    """ID-33, ID-74, ID-O23: no free text, and nothing but clues and votes is open."""
    for seat in (HOST, *ALL):
        offers = secret_identity.offers(game.table, game.hand(seat))
        assert all(not secret_identity.free(offer) for offer in offers)


def test_the_phone_of_the_clue_giver_only_waits() -> None:
    """ID-74, ID-O23"""
    game = together().clued()
    assert game.hand(ADA).may == ()
    assert game.after((BEN, MarkGuess(2))).hand(ADA) == game.hand(ADA)


def test_nobody_reacts_while_clues_are_given_and_votes_are_cast() -> None:
    """ID-O23: together, only who gives the clue keeps a straight face"""
    everybody = dict.fromkeys(ALL, "ID-O23")
    assert secret_identity.silent(dealt().state) == {}
    assert secret_identity.silent(cluing().state) == everybody
    assert secret_identity.silent(voting().state) == everybody
    for game in (together(), together().clued()):
        assert secret_identity.silent(game.state) == {ADA: "ID-O23"}


def test_no_message_has_to_be_hushed() -> None:
    """Whatever is secret changes the own hand alone, and who is done is open to all."""
    for game in (dealt(), cluing(), voting(), together()):
        assert secret_identity.hush(game.state) is None


def vary(game: Game, seat: Seat | None) -> list[Game]:
    rng = Random(3)
    return [game.imagined(seat, rng) for _ in range(40)]


SECRETS: dict[str, tuple[Game, Callable[[Game], object]]] = {
    "keys": (cluing(), lambda game: game.state.keys[DEE]),
    "keys while voting": (voting(), lambda game: game.state.keys[DEE]),
    "keys in closed safes": (voting().all_wrong(), lambda game: game.state.keys[DEE]),
    "the active key": (together().clued(), lambda game: game.state.keys[ADA]),
    "hands": (cluing(), lambda game: game.state.hands[DEE]),
    "drafts": (cluing().after((DEE, LAY)), lambda game: game.state.drafts[DEE]),
    "drafts not begun": (cluing(), lambda game: game.state.drafts[DEE]),
    "clues sent": (cluing().clued(DEE), lambda game: game.state.drafts[DEE]),
    "ballots": (voting(), lambda game: game.state.ballots[DEE]),
    "ballots sent": (voting().all_wrong(), lambda game: game.state.ballots[DEE]),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_whatever_is_secret_can_be_imagined_otherwise(secret: str) -> None:
    """So that a promise would notice it on the table or in a hand."""
    game, of = SECRETS[secret]
    for seat in (BEN, HOST, None):
        twins = vary(game, seat)
        assert len({of(twin) for twin in twins}) > 1
        assert {seen_by(twin, *([seat] if seat else [])) for twin in twins} == {
            seen_by(game, *([seat] if seat else []))
        }


def test_what_is_open_cannot_be_imagined_otherwise() -> None:
    game = voting().all_wrong().after((ADA, Open()))
    for twin in vary(game, BEN):
        assert twin.state.keys[:2] == (1, 2)
        assert twin.hand(BEN) == game.hand(BEN)
        assert len(set(twin.state.keys)) == 4


def test_an_imagined_ballot_could_have_been_sent() -> None:
    """ID-38, ID-O05"""
    for twin in vary(voting(8).all_wrong().after((ADA, Open())), CY):
        for seat, ballot in enumerate(twin.state.ballots):
            votes = [vote for vote in ballot if vote is not None]
            assert len(set(votes)) == len(votes) == 7
            assert twin.state.keys[seat] not in votes
