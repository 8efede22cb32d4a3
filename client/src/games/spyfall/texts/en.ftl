## The games

game-spyfall2 = Spyfall 2
game-spyfall2-about = Everyone knows where you are. Except the spy. Ask, bluff, accuse.
game-starwars = Star Wars Spyfall
game-starwars-about = The same spy hunt in Star Wars places.

## In 60 seconds

howto-spyfall2-1 = One of you is the spy
howto-spyfall2-1-text = Hold to look at your card: you are all in the same place, and only the spy doesn’t know where.
howto-spyfall2-2 = Ask and answer
howto-spyfall2-2-text = Ask somebody one question. They answer and ask the next one, but not you.
howto-spyfall2-3 = Accuse
howto-spyfall2-3-text = Sure who it is? Once a round you may accuse. Everyone but the suspect must agree.
howto-spyfall2-4 = Or guess the place
howto-spyfall2-4-text = The spy may reveal themselves while the clock runs and name the place. Not caught in time: the spy wins.
howto-starwars-1 = One of you is the Rebel spy
howto-starwars-1-text = Hold to look at your card: you are all in the same place of the galaxy, and only the spy doesn’t know where.
howto-starwars-2 = Ask and answer
howto-starwars-2-text = Ask somebody one question. They answer and ask the next one, but not you.
howto-starwars-3 = Accuse
howto-starwars-3-text = Sure who it is? Once a round you may accuse. Everyone but the suspect must agree.
howto-starwars-4 = Or guess the place
howto-starwars-4-text = The spy may reveal themselves while the clock runs and name the place. Not caught in time: the spy wins.

## The card

spyfall-hold = Hold to see your card
spyfall-card-place = Location
spyfall-card-role = You are
spyfall-card-buddy = Spy you know
spyfall-card-unknown = You don’t know it
spyfall-card-spy = { $box ->
    [starwars] the Rebel spy
   *[spyfall2] the spy
}
spyfall-card-local = { $box ->
    [starwars] a citizen of the Empire
   *[spyfall2] a local
}
spyfall-card-no-buddy = none
spyfall-held = You hold your card
spyfall-boarding-pass = { $box ->
    [starwars] Imperial pass
   *[spyfall2] Boarding pass
}
spyfall-secret = Secret
spyfall-words-only = Words only
spyfall-words-only-how = No pictures of locations on this phone, not even on your card.

## Before the first round

spyfall-study = Study the locations
spyfall-saga-begins = It is a time of suspicion. Not everybody at this table knows where they are.
spyfall-study-why = { $count ->
    [one] One of you will be the { $box ->
        [starwars] Rebel spy
       *[spyfall2] spy
    } and won’t know which of them it is.
   *[other] { $count } of you will be { $box ->
        [starwars] Rebel spies
       *[spyfall2] spies
    } and won’t know which of them it is.
}
spyfall-first-dealer = Who deals first? { $box ->
    [starwars] Usually the oldest player.
   *[spyfall2] Usually whoever looks most suspicious.
}
spyfall-deals-first = { $name } deals first.
spyfall-deal = Deal the cards
spyfall-host-deals = { $name } starts when everybody has read the list.
spyfall-dealing = The cards are being dealt…

## Looking

spyfall-round = Round { $round } of { $rounds }
spyfall-spies = { $count ->
    [one] 1 spy
   *[other] { $count } spies
}
spyfall-looking = Look at your card
spyfall-looking-how = Hold the yellow button, read, and let nobody else see.
spyfall-looked-already = You know your card. You can hold it again at any time.
spyfall-waiting = Waiting for { $names }
spyfall-waiting-many = { $count ->
    [one] Waiting for { $count } of you
   *[other] Waiting for { $count } of you
}
spyfall-all-looked = Everybody is ready
spyfall-dealer-starts = { $name } starts the clock when you are ready
spyfall-start-clock = Start the clock
spyfall-may-start = No need to wait for the phones: ask if everybody is ready, and start.
spyfall-meeting = Close your eyes…
spyfall-meeting-how = …and open them only for your own card: hold it once more and read the last line.
spyfall-starts-soon = The clock starts in { $count }…
spyfall-where = { $box ->
    [starwars] Where in the galaxy?
   *[spyfall2] Where are we?
}

## Questions

spyfall-on-honour = Ask each other. { $name } begins. You can’t ask back whoever just asked you.
spyfall-asks = { $name } asks the first question
spyfall-answers = { $asker } asks, { $name } answers and asks next
spyfall-writes = { $name } writes a question
spyfall-owes-answer = { $name } writes an answer
spyfall-listen = Listen closely. Whoever is sure may accuse.
spyfall-your-turn = Your turn: tap the person you’re asking, and ask aloud.
spyfall-your-answer = Answer aloud, then tap the person you’re asking. You can’t ask { $name } back.
spyfall-undo-ask = Undo: I didn’t mean { $name }
spyfall-ask-whom = Who do you ask?
spyfall-asks-whom = asks
spyfall-asked-you = { $name } asks you. Your answer:
spyfall-write-question = Your question
spyfall-write-answer = Your answer
spyfall-letters = { $count } of { $most }
spyfall-send = Send
spyfall-card-chooses = { $name } chooses whom to ask
spyfall-card-answers = { $name } chooses an answer
spyfall-card-your-turn = Your turn: tap the person you’re asking.
spyfall-card-your-next = You ask next: tap somebody. You can’t ask { $name } back.
spyfall-card-ask = Your question for { $name }
spyfall-card-back = Somebody else
spyfall-card-send = Ask { $name }
spyfall-card-asked-you = { $name } asks you
spyfall-card-your-answer = Your answer
spyfall-card-last = Asked last
spyfall-talk = Questions and answers
spyfall-talk-empty = Nobody has asked anything yet.
spyfall-talk-earlier = { $count ->
    [one] { $count } earlier question
   *[other] { $count } earlier questions
}
spyfall-sign-dealer = dealer
spyfall-sign-asker = asks
spyfall-sign-barred = may not be asked back
spyfall-sign-answering = answers
spyfall-sign-done = done
spyfall-sign-suspect = suspect
spyfall-sign-spy = spy
spyfall-sign-turn = names a suspect
spyfall-sign-used = has used their accusation

## The buttons on every phone

spyfall-accuse = Accuse
spyfall-accuse-used = Accusation used
spyfall-accuse-whom = Who do you accuse?
spyfall-accuse-how = The clock stops, and everybody sees that you are about to accuse. You can call one such vote per round.
spyfall-accuse-go = Accuse { $name }
spyfall-accuse-runs = You have stopped the clock once already. It keeps running until you accuse.
spyfall-withdraw = Nobody after all
spyfall-stops = { $name } stops the clock to accuse somebody
spyfall-resume = Let the clock go on
spyfall-reveal = I am the spy
spyfall-reveal-how = { $box ->
    [starwars] The Rebel spy
   *[spyfall2] A spy
} may show their card now and name the location. That ends the questions for this round.
spyfall-reveal-yes = Show my card
spyfall-reveal-no = Keep playing
spyfall-places = Locations
spyfall-cross-out = Tap a location to cross it out. Your marks never leave this phone.
spyfall-played = played already

## Votes

spyfall-accuses = { $name } accuses { $suspect }
spyfall-judged = Is { $suspect } a spy?
spyfall-clock-stands = The clock stands at { $time }
spyfall-votes-out = { $count ->
    [one] Waiting for { $count } vote
   *[other] Waiting for { $count } votes
}
spyfall-no-reasons = No reasons now: they could give the location away.
spyfall-talk-now = You may talk it over.
spyfall-needed = { $count ->
    [one] { $count } yes vote needed.
   *[other] { $count } yes votes needed.
}
spyfall-vote-late = No hurry: we go on when everybody here has voted.
spyfall-vote-yes = Yes, { $name } is a spy
spyfall-vote-no = No
spyfall-voted = You voted { $vote ->
    [true] yes
   *[false] no
}. It will be opened with the others.
spyfall-accused-you = You are accused. You have no vote in this.
spyfall-votes = The votes
spyfall-votes-yes = Yes: { $count }
spyfall-votes-no = No: { $count }
spyfall-convicted = { $suspect } is convicted
spyfall-not-convicted = { $suspect } isn’t convicted
spyfall-go-on = Continue
spyfall-trials = { $count ->
    [one] { $count } vote in this round
   *[other] { $count } votes in this round
}

## Naming the location

spyfall-guesses = { $second ->
    [true] { $name } is the other spy and must name a location too
   *[false] { $name } is a spy and names the location
}
spyfall-watch-guess = { $second ->
    [true] The verdict comes after both guesses.
   *[false] Poker face, everybody.
}
spyfall-pick-place = Pick a location
spyfall-you-say = You say: { $place }
spyfall-you-say-sure = Is that where we are? There is only one try.
spyfall-name-yes = Yes, that’s it
spyfall-name-no = Not yet
spyfall-more-time = { $count } s more
spyfall-named = { $name }: { $place }
spyfall-named-nothing = { $name } gave no answer

## Time is up

spyfall-pointing = Everybody points at somebody
spyfall-point = Tap whom you suspect. It binds nobody.
spyfall-pointed = You point at { $name }. Tap another face to change that.
spyfall-open-poll = Show the fingers
spyfall-fingers = Who points at whom
spyfall-fingers-out = { $count ->
    [one] { $count } finger to come
   *[other] { $count } fingers to come
}
spyfall-fingers-bind = That binds nobody. Now it goes round, { $name } first.
spyfall-pointed-by = { $names } point here
spyfall-sign-fingers = { $count ->
    [one] { $count } finger
   *[other] { $count } fingers
}
spyfall-nominates = { $name } names a suspect
spyfall-your-nomination = Your turn: tap the person you suspect. Then you talk it over.
spyfall-nominate = My suspect: { $name }
spyfall-faces = Talk about { $suspect }. { $name } opens the vote
spyfall-suspects = { $name } suspects { $suspect }. Talk it over
spyfall-open-vote = Vote on { $name }
spyfall-open-vote-now = Open the vote
spyfall-lap = Suspect { $count } of at most { $most }.

## The reveal

spyfall-and-is = And { $name } is…
spyfall-says = Where are we, { $names }?
spyfall-nobody-caught = { $count ->
    [one] { $box ->
        [starwars] The Rebel spy got away. It was…
       *[spyfall2] The spy got away. It was…
    }
   *[other] The spies got away. They were…
}
spyfall-you-were = You were here: { $place }
spyfall-stamp-spy = { $box ->
    [starwars] Rebel spy
   *[spyfall2] Spy
}
spyfall-stamp-local = Innocent
spyfall-stamp-right = Right!
spyfall-stamp-wrong = Wrong

## After a round

spyfall-won-spies = { $count ->
    [one] The { $box ->
        [starwars] Rebel spy
       *[spyfall2] spy
    } wins!
   *[other] The spies win!
}
spyfall-won-others = { $count ->
    [one] { $box ->
        [starwars] The Empire wins!
       *[spyfall2] The locals win!
    }
   *[other] The locals win!
}
spyfall-ended-exposed = { $when ->
    [mid] { $name } was accused in mid-round, and is a spy.
   *[end] { $name } was convicted when time was up, and is a spy.
}
spyfall-ended-innocent = { $when ->
    [mid] { $name } was accused in mid-round, and is innocent.
   *[end] { $name } was convicted when time was up, and is innocent.
}
spyfall-ended-unexposed = { $count ->
    [one] Time ran out, and nobody exposed the spy.
   *[other] Time ran out, and nobody exposed a spy.
}
spyfall-ended-right = { $name } named { $place }: right!
spyfall-ended-wrong = { $name } named { $place }: wrong.
spyfall-ended-no-guess = { $name } gave no answer in time.
spyfall-were-spies = { $count ->
    [one] { $box ->
        [starwars] Rebel spy
       *[spyfall2] Spy
    }
   *[other] Spies
}
spyfall-spy = { $box ->
    [starwars] Rebel spy
   *[spyfall2] spy
}
spyfall-after = Points after round { $round } of { $rounds }
spyfall-plus = +{ $points }
spyfall-award-spy = the spy side won
spyfall-award-guess = named the location
spyfall-award-innocent = an innocent was convicted
spyfall-award-other = the locals won
spyfall-award-second-spy = unexposed: scores like a local
spyfall-award-accuser = rightly accused the spy
spyfall-award-first-accuser = first to accuse the spy
spyfall-deals-next = { $name } deals next.
spyfall-newcomers = New at the table
spyfall-newcomers-wait = New here: { $names }. { $host } can let them into the next round.
spyfall-next-round = Next round
spyfall-finish = Final score
spyfall-wait-next = { $name } or the host can continue.
spyfall-one-more = One more round
spyfall-reshuffle = Bring the played locations back
spyfall-sit-in = Let { $name } join the next round
spyfall-retire = Has somebody gone home?
spyfall-retire-how = They keep their points, and the others play on without them.
spyfall-retire-who = Who has left?
spyfall-retire-go = Play on

## The end

spyfall-final = Final score
spyfall-winners = { $count ->
    [one] { $names } wins!
   *[other] A shared win: { $names }!
}
spyfall-rounds-played = { $count ->
    [one] { $count } round was played.
   *[other] { $count } rounds were played.
}

## Looking up, and the host

spyfall-onlooker = You’re watching.
spyfall-pass = Go on without { $name }
spyfall-void = Void this round
spyfall-void-sure = Tap again: void it and deal again
spyfall-void-how = No points; the location counts as played, and the same dealer deals again.
spyfall-long-away = Away for over two minutes: { $names }. You may void the round.

## Said aloud

spyfall-said-point = Time is up. Everybody points at somebody.
spyfall-said-fingers = The fingers: { $fingers }.
spyfall-said-dealt = Round { $round }. The cards are dealt: look at yours.
spyfall-said-turn = It is { $name }’s turn to ask.
spyfall-said-asked = { $name } asks { $whom }.
spyfall-said-card = { $name } asks { $whom }: { $question }
spyfall-said-card-answer = { $name } answers: { $answer }
spyfall-said-yes = Yes: { $names }.
spyfall-said-no = No: { $names }.
spyfall-said-spies = { spyfall-were-spies }: { $names }.
spyfall-said-points = Points: { $points }.
spyfall-said-vote = Votes on { $suspect }: { $yes } yes, { $no } no. { $passed ->
    [true] Convicted.
   *[false] Not convicted.
}
spyfall-said-faces = Talk about { $suspect }.

## Why not

error-not-all-have-looked = Old buddies meet first: not everybody has looked at their card yet.
error-turns-on-honour = At this table you keep track of the turns yourselves.
error-ask-somebody-else = Ask someone other than yourself.
error-nobody-there = They are away just now. Ask somebody else.
error-no-asking-back = You can’t ask back whoever just asked you.
error-write-a-question = Write a question first.
error-write-an-answer = Write an answer first.
error-no-deck = At this table nobody asks from a deck.
error-choose-a-card = At this table you choose questions and answers from cards.
error-not-in-the-deck = This question isn’t on the table just now. Choose another.
error-nobody-was-asked = There is nothing left to undo.
error-enough-questions = A hundred questions are enough for one round: accuse, guess, or wait for the clock.
error-clock-stopped-already = You have already stopped the clock once for nothing. Now choose a suspect right away.
error-accuse-somebody-else = Accuse someone other than yourself.
error-accused-already = You have used your accusation of this round.
error-suspect-has-no-vote = The suspect has no vote.
error-no-such-place = There is no such location.
error-place-was-played = This location was played already.
error-no-more-time = There is no extra time left.
error-no-reshuffle-now = The locations can’t come back just now.
error-no-tie = One more round is for a tie only.
error-three-are-needed = Three players are needed to go on.
error-ring-is-full = There is no room for another player.

## Options

preset-one-table = At one table
preset-one-table-help = You keep track of the turns yourselves
preset-turns = Phones keep track of turns
preset-turns-help = A tap says who asks whom
preset-far-apart = Far apart
preset-far-apart-help = Questions in writing, for a call or chat
option-spyfall-pack = Locations
option-spyfall-pack-help = Where you may find yourselves.
option-spyfall-rounds = Rounds
option-spyfall-rounds-help = Five take about an hour.
option-spyfall-asking = Questions
option-spyfall-asking-help = How you ask, and whether the phones keep the turns. The deck is good for shy people, children and calls.
option-spyfall-asking-aloud = Aloud, tap to pass the turn
option-spyfall-asking-written = In writing
option-spyfall-asking-off = Aloud, turns on trust
option-spyfall-asking-deck = From a deck: tap a question, tap an answer
option-spyfall-time-out-vote = When time is up
option-spyfall-time-out-vote-help = Who is voted on in the vote at the end.
option-spyfall-time-out-vote-nominators = Each in turn names a suspect
option-spyfall-time-out-vote-candidates = Each in turn is the suspect
option-spyfall-non-spy-points = Points for the locals’ win
option-spyfall-non-spy-points-help = Spyfall 2 gives two, Star Wars Spyfall one.
option-spyfall-non-spy-points-by-the-box = As in the box
option-spyfall-non-spy-points-one = One
option-spyfall-non-spy-points-two = Two
option-spyfall-innocent-bonus = Bonus for a convicted innocent
option-spyfall-innocent-bonus-help = When the spies get two points more.
option-spyfall-innocent-bonus-any-vote = After any vote
option-spyfall-innocent-bonus-mid-round = After an accusation in mid-round
option-spyfall-accuser-bonus = Bonus for the accuser
option-spyfall-accuser-bonus-help = Who gets one point more for an exposed spy.
option-spyfall-accuser-bonus-first-accuser = Who accused that spy first
option-spyfall-accuser-bonus-successful-accuser = Whose vote exposed the spy
option-spyfall-accuser-bonus-at-time-out = That bonus when time is up, too
option-spyfall-accuser-bonus-at-time-out-help = Also if the spy falls only in the vote at the end.
option-spyfall-spies = Spies
option-spyfall-spies-help = Follows the number of players until you choose. Two spies need 5 players or more, and below 7 they have an easy game.
option-spyfall-roles = Roles
option-spyfall-roles-help = Every card but the spy’s names a role to play.
option-spyfall-old-buddies = Old buddies
option-spyfall-old-buddies-help = Two spies learn each other’s name before the round.
option-spyfall-two-spy-dissent = “No” votes allowed
option-spyfall-two-spy-dissent-help = With two spies: this many may say no, and the suspect is still convicted.
option-spyfall-boxes = Boxes
option-spyfall-boxes-help = Combined boxes: up to 8 players and one spy.
option-spyfall-boxes-second = Spyfall 2 alone
option-spyfall-boxes-combined = Both boxes mixed
option-spyfall-second-pack = Locations of the other box
option-spyfall-second-pack-help = If both boxes are mixed.
option-spyfall-reshuffle = Bring locations back
option-spyfall-reshuffle-help = Offered from the eighth round on, so that guessing stays hard.
option-spyfall-round-seconds = A round
option-spyfall-round-seconds-help = Follows the number of players until you choose.
option-spyfall-vote-seconds = For a vote
option-spyfall-vote-seconds-help = After that the absent are left out. During the round, silence is a no.
option-spyfall-talk-seconds = For talk when time is up
option-spyfall-talk-seconds-help = To name a suspect, and then to talk before the vote.
option-spyfall-guess-seconds = To name the location
option-spyfall-guess-seconds-help = A revealed spy may double the time once.
option-spyfall-start-by-hand = Start by hand
option-spyfall-start-by-hand-help = First everybody studies the list; the host deals, and the dealer starts the clock.
option-spyfall-family = Family
option-spyfall-family-help = Leaves out the night club, the cemetery and the like, and villains among the roles.

## The end, and honours

spyfall-saga-ends = Peace is back at this table.
spyfall-end-most = { $count ->
    [one] { $count } point is the most.
   *[other] { $count } points are the most.
}
spyfall-you-won-spy = { $points ->
    [one] { $points } point, and nobody saw the spy in you: { $place }.
   *[other] { $points } points, and nobody saw the spy in you: { $place }.
}
spyfall-you-won-nose = { $points ->
    [one] { $points } point, and a nose for spies.
   *[other] { $points } points, and a nose for spies.
}
spyfall-you-won-most = { $points ->
    [one] { $points } point, more than anybody else.
   *[other] { $points } points, more than anybody else.
}
spyfall-you-won-shared = { $points ->
    [one] { $points } point, and nobody has more. You share the win.
   *[other] { $points } points, and nobody has more. You share the win.
}
spyfall-you-lost-close = { $count ->
    [one] Only { $count } point short.
   *[other] Only { $count } points short.
}
spyfall-you-lost-spy = They saw through you: { $place }. It happens to the best spies.
spyfall-you-lost-far = The next one may be yours.
spyfall-award-for-nose = Best nose
spyfall-award-for-nose-how = { $count ->
    [one] first to accuse a real spy
   *[other] first to accuse a real spy, { $count } times
}
spyfall-award-for-unseen = Never suspected
spyfall-award-for-unseen-how = a spy nobody accused
spyfall-award-for-quick = Quick guess
spyfall-award-for-quick-how = { $count ->
    [one] “{ $place }” after { $count } question
   *[other] “{ $place }” after { $count } questions
}
spyfall-award-for-poker = Poker face
spyfall-award-for-poker-how = { $count ->
    [one] stood trial, and walked free
   *[other] stood trial { $count } times, and walked free
}
spyfall-award-for-advocate = Defender of the innocent
spyfall-award-for-advocate-how = said “not guilty”, and rightly so
spyfall-award-for-asked = Talk of the town
spyfall-award-for-asked-how = { $count ->
    [one] asked { $count } time
   *[other] asked { $count } times
}
spyfall-award-for-daring = Daring guess
spyfall-award-for-daring-how = it was “{ $place }”, but it was a brave try
spyfall-award-for-star = All eyes on you
spyfall-award-for-star-how = the star of “{ $place }”
spyfall-award-for-tourist = Globetrotter
spyfall-award-for-tourist-how = { $count ->
    [one] { $count } place, and a story to tell
   *[other] { $count } places in one evening
}
