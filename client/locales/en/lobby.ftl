## The table

room-page = { $code } · Konspira
room-title = Table { $code }
room-code = Table { $code }
menu = Menu
people = People at the table
react = React
reactions-table = Reactions at this table
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-hmm = Hmm…
reaction-clap = Bravo!
reaction-heart = Love it!
reaction-facepalm = Oh no!
reaction-of = { $name }: { $what }

## The line

online = Connected
reconnecting = Connection lost, reconnecting… Your game is safe.
waits = Waiting…
no-table = There is no table { $code }
no-table-how = Check the code and type it again. Or the table was closed because nobody had played for a long time.
no-way-in = You can’t join right now
to-home = To the start page

## What is heard

sound-off = Silent
sound-off-how = not a beep
sound-mine = For me
sound-mine-how = only my own taps
sound-table = For the table
sound-table-how = voice and sounds for all
sound-tv = If you have a TV, it does the talking. If not, put one phone in the middle.
sound-stop = This phone is the table’s voice: turn it off
vibration-how = only when you tap

## Coming in

join-title = Join table { $code }
join-there = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
join-sit = Take a seat
join-watch = Just watch
join-running = A game is on. Watch this one, play the next.
join-pick = Sides are being chosen right now: sit down and pick yours.
join-invited = A game is on: sit down, and { $host } can let you in.
join-round = A round is on: sit down, and { $host } can let you in after it.
join-left = A game is on, and { $name } has left it: { $host } can give you that seat.
join-locked = The table is locked. Ask the host to let you in.
in-app = Open in your browser to keep your seat
in-app-how = This is a window of your messenger: close it, and your seat is gone. Copy the link and open it in Safari, Chrome or Firefox.
in-app-stay = Go on here
out-removed = This phone no longer has a seat: the host freed it, or it moved to another phone. A mistake? Ask the host to let you back in.
out-moved = Your seat has moved to the other phone.
come-back = Come back as { $name }
take-seat = Take this seat over?
take-seat-how = This code moves a seat to your phone. The other phone loses it.
take-seat-yes = Yes, to this phone
take-seat-no = No, leave it there

## Inviting

invite = Invite
invite-title = Join our table in Konspira
invite-code = Table code
invite-share = Share
invite-copied = The link is copied.
invite-large = Show the QR code large
invite-qr = QR code for this table
invite-tv = Show on a TV or laptop
invite-tv-how = Type this address into the browser of a TV or a laptop:
invite-tv-what = Everybody sees the table there, but nobody’s secrets.
invite-tv-here = Open it on this screen
invite-network = This page was opened on the computer that serves it. Others find it at the address above, on the same Wi-Fi.
invite-lone = Phones can’t reach this address: it works only on this computer. Start Konspira so that your network can see it.

## Who sits where

ring = Players, clockwise round the table
ring-hint = Drag to where they sit
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
onlookers = Watching
host = host
present = Connected
away = away
is-host = Host of this table
is-onlooker = Just watching
leads-next = Leads the next game
appoint = Game master of the next game
appoint-not = Cancel game master
rename = Name and avatar
sit = Seat for the next game
sit-me = Play in the next game
stand = Just watch
seat-on = Move one seat on
seat-back = Move one seat back
pass-host = Make host
pass-host-sure = Tap again: make host
host-now = { $name } is the host now.
host-now-away = { $before } is away, so { $name } is the host now.
host-again = { $name } is the host again.
host-you = You are the host now.
host-you-again = You are the host again.
host-stand-in = { $name } is away, so you are the host now: you start and pause games and choose the options. { $name } can take over again later.
host-ok = OK
host-stay = I’ll stay host
host-lost = You were away, so { $name } is the host now.
host-take-back = Be host again
host-let-be = Leave it as it is
remove = Remove from the table
remove-sure = Tap again: remove
give-seat = Give { $before }’s seat to { $name }
ask-for-seat = Ask the table: { $name } for { $before }’s seat?
question-seat = May { $name } play on in { $before }’s seat, and see what { $before } knew?
question-lead = May { $name } lead the game from now on, and see everything?
question-yes = I agree
question-no = Rather not
question-so-far = { $agreed } of { $asked } agree so far.
question-take-back = Don’t ask
question-declined = The table didn’t agree to { $name }.
question-led = The table has agreed: { $name } leads the game now.
seat-taken = { $name } plays in your seat now. You just watch until the next game.
has-left = { $name } has left the table.
was-removed = The host has removed { $name } from the table.
left = left
removed = removed
seat-changes = Seats that changed hands
seat-changed = The host has given { $before }’s seat to { $after }.
locked = Locked
unlocked = Open to all

## One phone for several players

add-player = One more player on this phone
add-player-how = They play on this phone too. You pass it to each other, and it covers the secrets in between.
pass-who = Who holds this phone
pass-to = Pass the phone to { $name }
pass-how = Nobody else should look now.
pass-taken = I am { $name }
pass-rather = No, { $name } has it
pass-on = Now pass it to { $name }
shared-phone = { $names } came in on one phone.

## Moving to another phone

move-seat = Move to another phone
move-seat-how = { $name }, scan this with the other phone. Your seat moves there.
move-seat-qr = QR code that takes the seat over
move-seat-left = { $seconds ->
    [one] Valid for { $seconds } second
   *[other] Valid for { $seconds } seconds
}
move-seat-again = New code

## The game to come

game = Game
game-pick = What shall we play?
game-seats = { $least }–{ $most } players
game-good = Great with { $count }
game-others = Or another one?
rules = Rules
options = Options
options-read-only = Only { $host }, the host, can change these.
options-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
options-more = More
options-more-how = { $examples }…
options-done = Done
options-times = Times
table-language = Language of the table
presets = Presets
start = Start the game
start-app-leads = Start: the app leads
start-leads = Start: { $name } leads
start-more = { $count ->
    [one] { $count } more player is needed.
   *[other] { $count } more players are needed.
}
start-fewer = Too many players: at most { $most } can play. The others can watch.
start-away = { $count ->
    [one] { $names } is away.
   *[other] Away: { $names }.
}
start-wait = { $host } starts the game.

## While it runs, and after

pause = Pause the game
paused = Paused
resume = Resume
abandon = Abandon the game
abandon-sure = Tap again: end without a result
end-now = End now, with this score
end-now-sure = Tap again: this score counts
leave = Leave the table
leave-sure = Tap again: give up the seat
leave-page = Away from the game?
leave-page-how = It goes on without you for a while, and your seat stays yours: table { $code } takes you back.
leave-page-go = To the start page
leave-page-stay = Keep playing
time-is-up = Time is up!
time-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
record = History
rulebook = Rulebook
host-tools = Is the table stuck?
rank = Rank { $rank }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
to-lobby = Lobby
next-game = Next game
host-next = { $name } starts the next game.
cut-short = Your last game was started in an older version of Konspira and can’t go on. Your table, people and packs are still here: start a new game.
see-board = Look at the last game again
evening = { $count ->
    [one] This evening: { $count }{"\u00A0"}game
   *[other] This evening: { $count }{"\u00A0"}games
}
evening-gone = somebody who left
fair = Was the deal fair?
fair-yes = Yes. The deal was fixed before the first move.
fair-no = No! This deal isn’t the one that was sealed.
fair-how = When the cards were dealt, everybody got their fingerprint. Now that the deal is open, this phone has computed it again and compared.
fair-seal = Fingerprint (SHA-256)
fair-nonce = Random number
fair-deal = The deal

## The end of a game, and of an evening

once-more = Play again
end-won = You win!
end-lost = Oh no!
end-awards = Tonight’s awards
end-winners = The winners
end-team = The team
evening-title = The podium
evening-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
evening-none = Nobody has won yet: the top step is free.
evening-others = Warming up: { $names }
evening-about = How it is counted
evening-how = Every game counts the same: each winner gets one win, whatever the points. Equal wins share a step. Games that people win against companions, or lose to them alone, also have a line of their own.
evening-companions = Games won against companions: { $won } of { $count }
share-picture = A picture to share
share-how = Drawn on this device. Nothing is uploaded.
share-names = With names
share-send = Share
share-save = Save
share-won = We have a winner!
share-shared = A shared win!
share-friends = { $count ->
    [one] { $count } friend
   *[other] { $count } friends
}

## Companions

companion-names = Alfie, Bea, Cleo, Dex, Edie, Finn, Gus, Hattie, Iggy, Juno, Kit, Lou, Milo, Nell, Otis, Pip, Quinn, Remy, Sid, Tess, Uma, Vic, Wren, Zoe, Basil, Dot, Fern, Hugo
companion-add = Add a companion
companions-fill = { $players ->
    [1] Just you
   *[other] You are { $players }
}: { $count ->
    [1] add a companion
   *[other] add { $count } companions
}
companions-by-chance = In { $game } companions play at random.
companions-against = All of us against companions
companions-deaf = Companions don’t hear: in this talk they only watch.
companions-let-play = Ask and answer by cards
companions-know = Companions know { $known } of the { $count } { $kind ->
    [characters] characters
    [locations] places
   *[words] words
} of “{ $pack }”.
companions-know-few = { $kind ->
    [characters] Companions know only { $known } of the { $count } characters of “{ $pack }”: others they guess by chance.
    [locations] Companions know only { $known } of the { $count } places of “{ $pack }”: elsewhere they answer “it depends”.
   *[words] Companions know only { $known } of the { $count } words of “{ $pack }”: they just point.
}
players-companions = { $count ->
    [one] and { $count } companion
   *[other] and { $count } companions
}
is-companion = A companion: plays without a phone
companion-temper = How it plays
temper-calm = Calm
temper-normal = Normal
temper-bold = Bold
companions-faster = Companions answer at once
companion-dismiss = Send away
companion-dismiss-sure = Tap again: send away
lend-seat = A companion plays for { $name }
lend-after = When somebody is away, a companion plays
lend-after-never = never
lend-after-minutes = after { $minutes } min
seat-lent = { $name } is away: a companion plays in that seat.
deeds-title = While you were away
deeds-how = A companion played for you. Your seat is yours again.
deeds-moves = { $count ->
    [one] It made { $count } move.
   *[other] It made { $count } moves.
}
deeds-more = { $count ->
    [one] and { $count } more move
   *[other] and { $count } more moves
}
deeds-ok = I’m back
companions-well-played = { $count ->
    [one] Companion: { $names } – well played!
   *[other] Companions: { $names } – well played!
}
