"""What follows from the options and the number of players: the rules read nothing else."""

from msgspec import Struct

from konspira.game import BadSetup
from konspira.games.mafia import refusals as no
from konspira.games.mafia.cards import KINDS, Card
from konspira.games.mafia.options import (
    BallotMode,
    CommanderFirstVote,
    Ghosts,
    GhostTalk,
    Master,
    NightMode,
    NoChoice,
    Options,
    Pace,
    SecondPlaceTie,
    TalkMode,
    Theme,
    TurncoatWakesBy,
)
from konspira.games.mafia.state.lengths import (
    OPENING,
    OPENING_LEAST,
    Dawns,
    Steps,
    dawns,
    first_steps,
    shortest_steps,
)

FEWEST, MOST = 6, 21  # role holders: the game master holds no seat (MF-01, MF-O01)
MAFIOSI = ((7, 1), (12, 2), (17, 3), (19, 4), (MOST, 5))  # up to so many seats (MF-15)
SMALL, LARGE = 7, 20  # up to, and from: MF-69..77 and MF-78..82
COUNT, REVEAL, TIE_TALK = 3_500, 6_000, 60_000  # milliseconds
FINGER, MOMENT = 300, 4_000  # for each ballot that is counted; for a card that all look at
SWAP = 30_000  # for Role Swap
TURN, WAIT = 2_000, 8_000  # between opened ballots; for who has chosen nothing (MF-O66)
GANG_SEATS, TURNCOAT_MAFIOSI = 13, 2  # at least (MF-O49, MF-O35)
LOT = 6_000  # longer lasts a reveal that begins with the lot
FACTORS = {Pace.QUICK: 0.75, Pace.NORMAL: 1.0, Pace.SLOW: 1.5}


class Terms(Struct, frozen=True):
    mafiosi: int
    agents: int
    cops: int
    night: NightMode
    talk: TalkMode
    ghosts: Ghosts
    ghost_talk: bool
    theme: Theme
    steps: Steps  # of the first night
    shortest: Steps  # of any night (MF-O72)
    dawn: Dawns
    opening: int  # at most (MF-O71)
    opening_least: int
    talk_ms: int
    vote_ms: int
    speech_ms: int
    tie_ms: int
    window_ms: int
    last_cards_ms: int  # 0: only while a card may come that has no other moment
    count_ms: int  # after the last finger
    finger_ms: int  # for each ballot; 0: they were opened one by one already
    moment_ms: int  # while all look at a card: a shot, a Wiretap, New Gang
    reveal_ms: int
    lot_ms: int  # before a token is turned up, if the lot has decided
    tie_rounds: int
    second_place_lot: bool
    one_vote: bool  # kids' rule 3
    one_look: bool  # MF-69: the Agent looks in the first turn only
    mafia_first_night: bool  # MF-O20
    first_last_shots: bool  # MF-78
    last_shots: bool  # kids' rule 2
    chain: bool  # MF-O24
    nobody_without_mark: bool  # MF-O05
    end_at_certain_win: bool  # if it can be certain at all
    cards: tuple[Card, ...]  # MF-95: all action cards in the game, by number
    gang_meets: bool  # MF-C14.10
    in_turn: bool  # MF-O32: ballots are opened one by one
    turn_ms: int  # between two of them
    wait_ms: int  # for who has chosen nothing
    swap_ms: int  # to choose whom to swap with
    commander_first_vote: CommanderFirstVote
    turncoat_wakes_by_token: bool  # MF-O34
    bandage_stops_shots: bool  # MF-O40
    redeal: bool  # MF-O50


def agree(options: Options, seats: int) -> Terms:
    """Return what was agreed, with everything that follows from it already looked up."""
    mafiosi, agents = tokens(options, seats)
    cards = options.cards.chosen
    check(options)
    check_cards(cards, seats, mafiosi)
    check_redeal(options, seats - agents)
    factor = FACTORS[options.pace]
    small = seats <= SMALL and not options.kids1  # MF-O60
    return Terms(
        mafiosi=mafiosi,
        agents=agents,
        cops=seats - mafiosi - agents,
        night=options.night,
        talk=options.talk,
        ghosts=options.ghosts,
        ghost_talk=ghosts_talk(options),
        theme=theme(options),
        steps=first_steps(factor),
        shortest=shortest_steps(factor, options.night_pace),
        dawn=dawns(factor),
        opening=OPENING,
        opening_least=OPENING_LEAST,
        talk_ms=options.talk_seconds * 1000,
        vote_ms=options.vote_seconds * 1000,
        speech_ms=options.speech_seconds * 1000,
        tie_ms=TIE_TALK,
        window_ms=options.window_seconds * 1000,
        last_cards_ms=options.dusk_seconds * 1000,
        count_ms=COUNT,
        finger_ms=0 if in_turn(options) else FINGER,
        moment_ms=MOMENT,
        reveal_ms=REVEAL,
        lot_ms=LOT,
        tie_rounds=options.tie_rounds,
        second_place_lot=options.second_place_tie is SecondPlaceTie.LOT,
        one_vote=options.kids3,
        one_look=small,
        mafia_first_night=not small or options.small_game_mafia_first_turn,
        first_last_shots=seats >= LARGE,
        last_shots=options.kids2,
        chain=options.last_shot_chain,
        nobody_without_mark=options.mafia_no_choice is NoChoice.NOBODY,
        end_at_certain_win=options.end_at_certain_win and can_be_certain(options),
        cards=cards,
        gang_meets=options.new_gang_enlarged and Card.NEW_GANG in cards,
        in_turn=in_turn(options),
        turn_ms=TURN,
        wait_ms=WAIT,
        swap_ms=SWAP,
        commander_first_vote=options.commander_first_vote,
        turncoat_wakes_by_token=options.turncoat_wakes_by is TurncoatWakesBy.TOKEN,
        bandage_stops_shots=options.bandage_stops_shots,
        redeal=options.redeal_unusable,
    )


def tokens(options: Options, seats: int) -> tuple[int, int]:
    """Return how many Mafiosi and Agents there are; all others are Cops."""
    mafiosi = next(number for most, number in MAFIOSI if seats <= most)
    return mafiosi, 0 if options.kids1 else 1  # MF-09, MF-83


def check(options: Options) -> None:
    """Refuse what does not go together, whatever the number of players."""
    if options.night is NightMode.EYES and options.master is not Master.PERSON:
        text = "night 'eyes'; closed eyes need master 'person' (MF-18)"
        raise BadSetup(no.EYES_NEED_A_PERSON.code, text)
    if options.ghost_talk is GhostTalk.ON and options.talk is TalkMode.ALOUD:
        text = "ghost_talk 'on'; the eliminated talk only in writing (MF-O62)"
        raise BadSetup(no.GHOSTS_ONLY_WRITE.code, text)


def check_cards(cards: tuple[Card, ...], seats: int, mafiosi: int) -> None:
    """Refuse a set of cards that so many players cannot play with."""
    if Card.NEW_GANG in cards and seats < GANG_SEATS:
        text = f"cards.new_gang with {seats} players; it takes {GANG_SEATS} (MF-O49)"
        raise BadSetup(no.GANG_NEEDS_MORE.code, text)
    if Card.TURNCOAT in cards and mafiosi < TURNCOAT_MAFIOSI:
        text = "cards.turncoat; it takes two Mafioso tokens, so 8 players (MF-O35)"
        raise BadSetup(no.TURNCOAT_NEEDS_MORE.code, text)
    if len(cards) > seats:
        text = f"{len(cards)} action cards; at most one for each player (MF-97)"
        raise BadSetup(no.TOO_MANY_CARDS.code, text)


def check_redeal(options: Options, able: int) -> None:
    """Refuse more action cards than can be used.

    The Agent uses the Commander alone (MF-O50).
    """
    others = [card for card in options.cards.chosen if card is not Card.COMMANDER]
    if options.redeal_unusable and len(others) > able:
        text = f"redeal_unusable; {able} players can use an action card (MF-O50)"
        raise BadSetup(no.TOO_MANY_CARDS.code, text)


def can_be_certain(options: Options) -> bool:
    """Return whether everybody can tell when the Mafia cannot lose any more (MF-O17).

    It must choose somebody every night, nobody may shoot, and no card may change how many
    play for it (MF-O74).
    """
    must_choose = options.mafia_no_choice is NoChoice.RANDOM
    sides_are_open = not any(KINDS[card].changes_sides for card in options.cards.chosen)
    return must_choose and not options.kids2 and sides_are_open


def in_turn(options: Options) -> bool:
    """Return whether ballots are opened one by one.

    With the Commander, or if so agreed (MF-O32).
    """
    if options.ballot is BallotMode.AS_CARDS:
        return options.cards.commander
    return options.ballot is BallotMode.IN_TURN


def ghosts_talk(options: Options) -> bool:
    """Return whether the eliminated write.

    With written talk, unless switched off (MF-O62).
    """
    return options.talk is TalkMode.WRITTEN and options.ghost_talk is not GhostTalk.OFF


def theme(options: Options) -> Theme:
    """Return the theme.

    Kids' rule 4 brings the academy, unless another was chosen (MF-88, MF-89).
    """
    if options.theme is not Theme.AS_KIDS:
        return options.theme
    return Theme.ACADEMY if options.kids4 else Theme.SPYTOWN
