"""Why Mafia says no: every refusal of its own, with the rule that says so."""

from konspira.refusals import Refusal

# Before the game
EYES_NEED_A_PERSON = Refusal("eyes-need-a-person", "MF-18")
GHOSTS_ONLY_WRITE = Refusal("ghosts-only-write", "MF-O62")
GANG_NEEDS_MORE = Refusal("gang-needs-more", "MF-O49")
TURNCOAT_NEEDS_MORE = Refusal("turncoat-needs-more", "MF-O35")
TOO_MANY_CARDS = Refusal("too-many-cards", "MF-97")

# Chance
NOT_A_DEAL = Refusal("not-a-deal", "MF-12")
NOT_A_DEAL_OF_CARDS = Refusal("not-a-deal", "MF-97")
NOT_AN_ORDER = Refusal("not-a-deal", "MF-O05")
NOT_A_LOT = Refusal("not-a-deal", "MF-48")

# Everybody
YOU_ARE_OUT = Refusal("you-are-out", "MF-55")
YOU_ARE_STILL_IN = Refusal("you-are-still-in", "MF-54")
THEY_ARE_OUT = Refusal("they-are-out", "MF-50")
NOTHING_CHANGES = Refusal("nothing-changes")

# Night
CHOOSE_SOMEBODY_ELSE = Refusal("choose-somebody-else", "MF-O03")
CHOSEN_ALREADY = Refusal("chosen-already", "MF-22")
NO_SUCH_CALL = Refusal("no-such-call")
NOT_THIS_TASK = Refusal("not-this-task", "MF-17")
PHONES_ARE_DARK = Refusal("phones-are-dark", "MF-18")

# Last shots
SHOT_ALREADY = Refusal("shot-already", "MF-79")
SHOOT_SOMEBODY_ELSE = Refusal("shoot-somebody-else", "MF-79")

# Council
VOTE_FOR_SOMEBODY_ELSE = Refusal("vote-for-somebody-else", "MF-O09")
VOTED_ALREADY = Refusal("voted-already", "MF-O09")
NOT_A_FINALIST = Refusal("not-a-finalist", "MF-45")
NOBODY_IS_TIED = Refusal("nobody-is-tied", "MF-48")

NO_BALLOT = Refusal("no-ballot", "MF-O47")
NOT_TO_BE_VOTED_FOR = Refusal("not-to-be-voted-for", "MF-O43")
OPENED_ALREADY = Refusal("opened-already", "MF-O66")

# Action cards
ANSWERED_ALREADY = Refusal("answered-already", "MF-O41")
NO_TARGET_HERE = Refusal("no-target-here", "MF-104")
NOT_YOUR_CARD = Refusal("not-your-card", "MF-103")
CARD_IS_DEAD = Refusal("card-is-dead", "MF-93")
CARD_IS_SPENT = Refusal("card-is-spent", "MF-105")
THEY_ARE_SHELTERED = Refusal("they-are-sheltered", "MF-O44")
TOO_LATE_TO_SHOOT = Refusal("too-late-to-shoot", "MF-O45")
POINT_AT_SOMEBODY_ELSE = Refusal("point-at-somebody-else", "MF-104")
NO_SWITCH = Refusal("no-switch", "MF-O59")
NOT_ITS_MOMENT = Refusal("not-its-moment", "MF-O55")
NO_CARDS = Refusal("no-cards", "MF-107")

# Written talk
TALK_IS_ALOUD = Refusal("talk-is-aloud", "MF-36")
NO_ROOM_FOR_GHOSTS = Refusal("no-room-for-ghosts", "MF-O62")
WRITE_SOMETHING = Refusal("write-something", "MF-36")
ENOUGH_LINES = Refusal("enough-lines", "MF-36")
FINALISTS_SPEAK = Refusal("finalists-speak", "MF-44")

# The game master, the host, and who is away
MASTER_ONLY = Refusal("master-only", "MF-06")
APP_LEADS = Refusal("app-leads", "MF-03")
THEY_HAVE_A_PHONE = Refusal("they-have-a-phone")
THEY_ARE_STILL_IN = Refusal("they-are-still-in", "MF-50")
OUT_FOR_GOOD = Refusal("out-for-good", "MF-50")
THEY_HAVE_LED = Refusal("they-have-led", "MF-O68")
NOT_LONG_AWAY = Refusal("not-long-away", "MF-O64")
TOO_FEW_AGREE = Refusal("too-few-agree", "MF-O64")
