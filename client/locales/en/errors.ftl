error-unknown = That didn’t work.
error-offline = No connection. Try again in a moment.

## The room

error-no-such-room = There is no table with this code.
error-room-is-open = This table is open already.
error-room-is-locked = The table is locked. Ask the host to let you in.
error-room-is-full = The table is full.
error-room-is-broken = This table can no longer be opened.
error-newer-version = A newer version of Konspira plays at this table. Load the page again.
error-room-is-worn-out = This table’s history is full. Open a new table.
error-reactions-are-off = The host has switched reactions off.
error-keep-a-straight-face = You know too much right now: keep a straight face.
error-too-many-reactions = That’s enough reactions for one game.
error-bad-name = Choose a name that people can read aloud: letters or digits.
error-name-is-taken = Somebody at this table already has that name.
error-was-sent-home = The host removed somebody with that name. Ask the host to unlock the table, or come back in ten minutes.
error-no-such-member = They are no longer at this table.
error-no-such-offer = This code has expired. Ask the other phone for a new one.
error-host-only = Only the host can do that.
error-not-allowed = You can’t do that.
error-not-needed = That is no longer needed.
error-already-seated = They have a seat already.
error-held-another-seat = They already had another seat in this game and can only return to that one.
error-nothing-to-take-back = This table has another host now.
error-seat-is-held = That seat is taken: its player is here, or was a moment ago. Wait until they have been away for a while, or ask them to leave the table.
error-table-must-agree = Here the table has to agree. Ask it, and tap again when a majority has said yes.
error-nobody-can-agree = There is nobody here to ask. Wait until other players are back.
error-question-is-over = That question is settled, or was taken back.
error-not-asked = This question is for those who have played since the game began and aren’t concerned themselves.
error-back-at-dawn = It is night at the table. Your seat waits for you: come in again at dawn.
error-phone-holds-a-seat = Their phone has had another seat of this game and would show both cards.
error-is-a-companion = Companions only play: they lead nothing, and nobody asks them.
error-no-companion = That is a person, not a companion.
error-no-seat-for-companions = This game has no seat left for another companion.
error-companions-only-look-on = In this talk companions can only watch: they don’t hear.
error-seat-is-lent = A companion is playing for this seat already.
error-no-master = This game needs a game master. Choose one first.
error-nobody-leads = Nobody leads this game.
error-already-leads = They lead the game already.
error-master-is-here = There is a game master already, and they are here. Ask them to step down first.
error-has-not-offered = They haven’t offered to lead the game.
error-may-not-lead = The game master sees everything, so nobody on that phone may still be playing.
error-has-led = They, or somebody on their phone, have been game master and know everything, so they can’t have a seat in this game.
error-leave-instead = You can’t remove yourself. Leave the table instead.
error-twice-in-the-ring = Nobody can sit in two places.
error-no-such-seat = There is no such seat.
error-not-your-seat = That isn’t your seat.
error-already-in-a-room = This phone is at a table already.
error-not-in-a-room = This phone isn’t at a table.

## The server

error-server-is-full = There are too many tables here just now. Try again later.
error-too-many-rooms = Too many tables were opened from here. Try again later.
error-too-many-codes = Too many codes were tried from here. Wait a minute, then try again.
error-log-failed = Waiting: the server can’t save anything right now. Try again in a moment.
error-other-protocol = There is a new version of Konspira. Load the page again.
error-malformed = The server didn’t understand this page. Load it again.

## Setting up

error-unknown-game = There is no such game.
error-unknown-preset = There is no such set of options.
error-unknown-option = There is no such option.
error-bad-option-value = This value doesn’t fit.
error-unknown-pack = This pack is no longer on the shelf. Choose another one.
error-seats-do-not-fit = This game isn’t for that many players.
error-variant-does-not-fit = This variant doesn’t fit the number of players. Choose another one in the options.
error-nobody-could-touch = A turn would be over before anybody may guess. Make the pause before the first guess shorter than the turn.
error-spies-do-not-fit = That many spies don’t fit the number of players. Change the options.
error-boxes-do-not-fit = Combined boxes are for at most 8 players. Change the options.
error-hands-do-not-fit = Eight players can have 11 pictogram cards each at most. Change the options.
error-themes-do-not-fit = Choose at least one theme.
error-eyes-need-a-person = “Eyes closed” needs a person as game master. Change the options.
error-ghosts-only-write = Players who are out can write only when the talk is in writing. Change the options.
error-gang-needs-more = New Gang needs at least 13 players. Change the cards.
error-turncoat-needs-more = Turncoat needs two Mafioso tokens, so at least 8 players. Change the cards.
error-too-many-cards = There are more action cards than players who could use them. Change the cards.
error-too-many-packs = There are five packs already. Remove one first.
error-no-more-packs-here = This table can’t take any more packs. Open a new table.
error-too-many-packs-at-once = Too many packs in one minute. Wait a moment, then try again.
error-too-many-questions = The referee is out of breath. Wait a moment, then try again.
error-nothing-to-judge = The referee has nothing to say about this.
error-pack-name-is-taken = There is a pack of that name already. Choose another name.
error-broken-pack = This list can’t be used yet.
error-game-is-running = A game is running already.
error-played-by-other-rules = The rules have changed since this table was opened. Open a new one.

## A game

error-no-game = No game is running.
error-game-is-over = The game is over.
error-game-is-paused = The game is paused.
error-game-is-not-paused = The game isn’t paused.
error-stale = Something changed just before your tap. Look again.
error-not-now = That isn’t possible now.
error-no-round-yet = No round is finished, so there is no score to end with yet.
error-not-your-turn = It isn’t your turn.
error-too-early = A moment too early. Try again.
error-no-deadline = There is no time limit now.
error-malformed-move = That move isn’t possible.
error-looked-already = You have looked already.
error-answer-first = There is something to answer first.
error-nobody-waits-for-them = Nobody is waiting for them.
error-no-newcomers = Nobody can join this game while it runs.
error-nothing-to-deal = There is nothing to deal now.
error-not-a-deal = Invalid deal.
error-nothing-was-asked = Nobody is asking you anything now.
error-no-such-card = There is no such card.
error-already-answered = You have answered already.
error-voted-already = You have voted already.
error-no-seat-left = All twenty seats are taken.
