## The game

game-secret_identity = Secret Identity
game-secret_identity-about = Show who you are, in pictures only, and guess who the others are.

## In 60 seconds

howto-secret_identity-1 = Secretly one of eight
howto-secret_identity-1-text = Eight characters lie on the table. Hold to see which one you are.
howto-secret_identity-2 = Say it in pictures
howto-secret_identity-2-text = Play one to three cards: green fits you, red doesn’t. Ten cards must last four rounds.
howto-secret_identity-3 = Who is who?
howto-secret_identity-3-text = Now guess who everybody else is.
howto-secret_identity-4 = Points for both
howto-secret_identity-4-text = One for each right guess, one for each player who guesses you. Most points wins.

## What the table does

secret_identity-round = Round { $round } of { $rounds }
secret_identity-team-score = { $count ->
    [one] { $count } right answer
   *[other] { $count } right answers
}
secret_identity-laying = Laying out the characters…
secret_identity-do-you-know = Do you all know these eight?
secret_identity-swap-asked = Swap or keep?
secret_identity-drawing = Everybody draws a secret identity…
secret_identity-clues = Show who you are
secret_identity-gives-clue = { $name } gives a clue
secret_identity-your-clue = Your turn: give a clue
secret_identity-voting = Who is who?
secret_identity-opens = First up: { $name }
secret_identity-opened = So that’s who { $name } is
secret_identity-opens-next = Next: { $name }
secret_identity-round-over = Round { $round } is over
secret_identity-guessing = Who is { $name }?
secret_identity-revealed = So that’s who { $name } is
secret_identity-waiting = Waiting for { $names }
secret_identity-onlooker = You’re watching.
secret_identity-left = You are no longer in this game.
secret_identity-sign-done = done
secret_identity-sign-waiting = not done yet
secret_identity-sign-skipped = skipped
secret_identity-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}

## Characters

secret_identity-characters = The eight characters
secret_identity-hints = Who are they?
secret_identity-flag = I don’t know { $name }: ask for a swap
secret_identity-flag-how = Somebody you don’t know? Tap “?” to ask for a swap. Nobody learns who asked.
secret_identity-new = New
secret_identity-flag-new = I don’t know { $name }
secret_identity-flag-new-how = Somebody new. Nobody learns who asked for a swap.
secret_identity-kept = Stays: one of you wants to keep this one
secret_identity-swap-this = Swap?
secret_identity-agreed = In favour: { $count }
secret_identity-swap = Swap
secret_identity-swap-name = Swap { $name }
secret_identity-keep = Keep
secret_identity-keep-name = Keep { $name }
secret_identity-ready = I know all eight
secret_identity-ready-said = You know all eight.
secret_identity-answer-first = Answer above first: swap or keep?

## Clues

secret_identity-hold = Hold: who am I?
secret_identity-you-are = You are
secret_identity-side-green = Is
secret_identity-side-red = Is not
secret_identity-hand = Your cards: { $count }
secret_identity-turn-hand = Turn the cards over
secret_identity-picture-laid = { $picture }, played on { $side ->
    [green] green
   *[red] red
}
secret_identity-laid = { $count } of 3 on the table
secret_identity-full = Three at most: take one back
secret_identity-lay-green = It is
secret_identity-lay-red = It is not
secret_identity-take-back = Take back
secret_identity-send-clue = Send
secret_identity-not-yet = Not yet
secret_identity-clue-sent = Your clue is sent.
secret_identity-clue-skipped = This round goes on without a clue from you.
secret_identity-your-turn-comes = Your turn will come. These are your cards.

## Votes

secret_identity-safes = Cards on the table
secret_identity-keys = Your guesses
secret_identity-you = You
secret_identity-no-clue = No clue
secret_identity-no-key = no guess yet
secret_identity-key-used = { $number }, { $character }, your guess for { $name }
secret_identity-to-whom = Who is number { $number }?
secret_identity-vote-all = All guessed? Send it!
secret_identity-send-count = Send { $set }/{ $wanted }
secret_identity-ballot-sent = Your guesses are sent.

## Opening the safes

secret_identity-all-voted = All guesses are in! Now we find out, one by one.
secret_identity-open-own = Reveal yourself
secret_identity-open = Reveal { $name }
secret_identity-was = { $name } is
secret_identity-hush = Drum roll…
secret_identity-pow = POW!
secret_identity-oops = oops
secret_identity-knew = { $right } of { $all } knew
secret_identity-who-knew = Who knew?
secret_identity-right = Right
secret_identity-wrong = Wrong
secret_identity-no-vote = no guess
secret_identity-no-clue-no-votes = No clue this time, so nobody guessed.
secret_identity-plus = +{ $points }
secret_identity-track = Points so far
secret_identity-next-round = Round { $round } of { $rounds }
secret_identity-host-goes-on = { $name } starts the next round.
secret_identity-to-result = See the result

## Together

secret_identity-poker-face = Poker face!
secret_identity-poker-how = The others are talking it over. Not a word, not a nod, not a smile.
secret_identity-mark = Tap who you think it is. It counts when you all agree.
secret_identity-marked = Your pick: { $number }, { $character }. You can still change it.
secret_identity-asleep = { $name } is still thinking
secret_identity-agree-sure = You all say { $number }, { $character }. Is that your answer?
secret_identity-agree = Our answer
secret_identity-confirm = This one? Confirm
secret_identity-confirmed = You say: { $number }, { $character }. It counts unless somebody objects.
secret_identity-confirms = { $name } says: { $number }, { $character }. It counts unless somebody objects.
secret_identity-objections = Any objections?
secret_identity-object = Wait!
secret_identity-objection-time = Time to object
secret_identity-this-one = This one?
secret_identity-decide = Decide as host
secret_identity-decide-how = Which of these is your team’s answer?
secret_identity-decide-for = { $number }, { $character }
secret_identity-team-says = What did you say?
secret_identity-team-so-far = Right answers: { $count } of { $rounds }
secret_identity-team-said = Your answer:
secret_identity-team-point = A point for all of you
secret_identity-next-turn = Next turn
secret_identity-ends-turn = { $name } or the host can continue.

## The end

secret_identity-result = The result
secret_identity-winners = { $count ->
    [one] { $names } wins!
   *[other] A shared win: { $names }!
}
secret_identity-team-result = { $count } of { $rounds } right
secret_identity-broken-off = Game cut short
secret_identity-why-most-points = { $points ->
    [one] With { $points } point, more than anybody else.
   *[other] With { $points } points, more than anybody else.
}
secret_identity-why-cards-left = A tie on points, decided by the pictogram cards that are left.
secret_identity-why-shared = The same points, and the same number of cards left.
secret_identity-why-broken-off = Fewer than three players are left, so nobody has won.
secret_identity-why-ended-early = { $played ->
    [one] Ended early, with the points after { $played } round.
   *[other] Ended early, with the points after { $played } rounds.
}
secret_identity-why-ended-early-together = { $played ->
    [one] Ended early, after { $played } of { $rounds } turns.
   *[other] Ended early, after { $played } of { $rounds } turns.
}
secret_identity-why-anybody-there = Hello, is anybody listening?
secret_identity-why-could-be-better = You can do better than that.
secret_identity-why-nearly-made-it = Not bad at all, you were nearly there.
secret_identity-why-mind-readers = What talent: you read each other’s minds.
secret_identity-gone = left the game
secret_identity-missed = { $count ->
    [one] { $count } round without a clue, counts as a card used
   *[other] { $count } rounds without a clue, count as cards used
}
secret_identity-guessed-by = Guessed by { $names }
secret_identity-guessed-by-nobody = Guessed by nobody

## The host

secret_identity-skip = Go on without { $name }
secret_identity-leave-how = Has somebody left for good? This round ends without them, and their points stay in the ranking.
secret_identity-leave-who = Who has left?
secret_identity-leave = { $name } has left for good
secret_identity-leave-sure = Tap again: play on without { $name }

## Said aloud

secret_identity-said-round = Round { $round } of { $rounds }. Look at the characters.
secret_identity-said-opened = { $name } is { $number }, { $character }.
secret_identity-said-points = Points: { $points }.
secret_identity-said-objection = Objection! Talk on.

## Why not

error-three-cards-at-most = Three cards at most. Take one back first.
error-card-is-not-placed = This card isn’t on the table.
error-place-a-card-first = Play at least one card first.
error-that-is-your-own-number = That is your own number.
error-no-vote-there = You have no guess there.
error-guess-somebody-else = Guess the others, not yourself.
error-no-clue-in-that-safe = There is no clue, so nothing to guess here.
error-guess-everybody = Guess everybody first.
error-no-more-characters = The pack has no more characters to swap.
error-character-was-kept = One of you wants to keep this character in this round.
error-flagged-already = Somebody has asked for this swap already.
error-character-is-not-new = Only the new character can be swapped now.
error-mark-first = Tap a character first.
error-confirmed-already = One of you has confirmed an answer already.
error-nothing-is-confirmed = There is nothing to object to any more.
error-nobody-means-that = Nobody means this character.
error-host-gives-the-clue = Whoever gave the clue doesn’t decide.

## Options

preset-secret_identity-brisk = Timed
preset-secret_identity-brisk-help = With time limits that only ring
preset-secret_identity-together = Together
preset-secret_identity-together-help = One team, ten rounds, no opponents
option-secret_identity-mode = Mode
option-secret_identity-mode-help = Everybody for themselves, or all of you as one team.
option-secret_identity-mode-competitive = Against each other
option-secret_identity-mode-cooperative = Together
option-secret_identity-rounds = Rounds
option-secret_identity-rounds-help = Four by the book. Together it is always ten.
option-secret_identity-hand-size = Pictogram cards each
option-secret_identity-hand-size-help = 0 means by the rules: ten, and fewer in a large team.
option-secret_identity-pack = Characters
option-secret_identity-pack-help = Who you can be.
option-secret_identity-famous-only = Only the best known
option-secret_identity-famous-only-help = Characters that almost everybody who speaks this language knows.
option-secret_identity-known-abroad = Also those known only abroad
option-secret_identity-known-abroad-help = Favourites of other countries that few people know here.
option-secret_identity-family = Family
option-secret_identity-family-help = Leaves out characters known only for violence, and pictures such as a dagger or a coffin.
option-secret_identity-swapping = Swap characters
option-secret_identity-swapping-help = You may swap characters that somebody doesn’t know.
option-secret_identity-clue-seconds = For a clue
option-secret_identity-clue-seconds-help = 0 is no limit. It only rings; then the host may go on.
option-secret_identity-ballot-seconds = For a vote
option-secret_identity-ballot-seconds-help = For each opponent. 0 is no limit.
option-secret_identity-talk-seconds = Team discussion
option-secret_identity-talk-seconds-help = When it is over, most marks count. 0 is no limit.
options-secret_identity-themes = Themes
option-secret_identity-themes-fairy-tales = Fairy tales
option-secret_identity-themes-fairy-tales-help = Once upon a time
option-secret_identity-themes-myths = Myths and legends
option-secret_identity-themes-myths-help = Gods, heroes and monsters
option-secret_identity-themes-books = Books
option-secret_identity-themes-books-help = From novels and plays
option-secret_identity-themes-films = Films and series
option-secret_identity-themes-films-help = From the screen
option-secret_identity-themes-cartoons = Cartoons, comics and games
option-secret_identity-themes-cartoons-help = From drawings and consoles
option-secret_identity-themes-history = History
option-secret_identity-themes-history-help = Rulers, rebels, explorers
option-secret_identity-themes-science = Science
option-secret_identity-themes-science-help = Those who found things out
option-secret_identity-themes-arts = Arts and music
option-secret_identity-themes-arts-help = On canvas, on stage, on air
option-secret_identity-themes-sport = Sport
option-secret_identity-themes-sport-help = Champions of all kinds

## The end, and honours

secret_identity-you-won-nose = { $count ->
    [one] Points: { $points }. You saw through the others { $count } time.
   *[other] Points: { $points }. You saw through the others { $count } times.
}
secret_identity-you-won-clear = { $count ->
    [one] Points: { $points }. You were understood { $count } time.
   *[other] Points: { $points }. You were understood { $count } times.
}
secret_identity-you-lost-close = { $count ->
    [0] The same points, but fewer cards left.
    [one] Only { $count } point short.
   *[other] Only { $count } points short.
}
secret_identity-you-lost-far = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and a good story.
secret_identity-award-nose = Best nose
secret_identity-award-nose-how = { $count ->
    [one] { $count } right guess
   *[other] { $count } right guesses
}
secret_identity-award-soulmates = Soulmates
secret_identity-award-soulmates-how = saw through each other
secret_identity-award-book = Open book
secret_identity-award-book-how = understood by everybody
secret_identity-award-minimal = Less is more
secret_identity-award-minimal-how = one picture said it all
secret_identity-award-medium = Medium
secret_identity-award-medium-how = { $count ->
    [one] one clue, read at once
   *[other] { $count } clues, all read
}
secret_identity-award-thrifty = Thrifty
secret_identity-award-thrifty-how = { $count ->
    [one] { $count } card still in hand
   *[other] { $count } cards still in hand
}
secret_identity-award-enigma = Enigma
secret_identity-award-enigma-how = nobody guessed who it was
secret_identity-award-close = Photo finish
secret_identity-award-close-how = { $count ->
    [0] level to the last point
    [one] { $count } point from the top
   *[other] { $count } points from the top
}
secret_identity-award-gallery = Picture gallery
secret_identity-award-gallery-how = { $count ->
    [one] { $count } picture on show
   *[other] { $count } pictures on show
}
