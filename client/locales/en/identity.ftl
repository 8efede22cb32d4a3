## What the table does

identity-round = Round { $round } of { $rounds }
identity-team-score = { $count ->
    [one] { $count } right answer
   *[other] { $count } right answers
}
identity-laying = Laying out the characters…
identity-do-you-know = Do you all know these eight?
identity-swap-asked = Swap or keep?
identity-drawing = The mystery keys are being drawn…
identity-clues = Show who you are, in pictures only
identity-gives-clue = { $name } gives a clue
identity-your-clue = Your turn: give a clue
identity-voting = Who is who?
identity-opens = { $name } opens the safe
identity-opened = { $name }’s safe is open
identity-opens-next = Next: { $name }
identity-round-over = Round { $round } is over
identity-guessing = Who is { $name }?
identity-revealed = { $name } shows the key
identity-waiting = Waiting for { $names }
identity-onlooker = You’re watching.
identity-left = You are no longer in this game.
identity-sign-done = done
identity-sign-waiting = not done yet
identity-sign-skipped = skipped
identity-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
identity-record = History
identity-rulebook = Rulebook

## Characters

identity-characters = The eight characters
identity-flag = I don’t know { $name }: ask for a swap
identity-flag-how = Somebody you don’t know? Tap the question mark to ask for a swap. Nobody learns who asked.
identity-new = New
identity-flag-new = I don’t know { $name }
identity-flag-new-how = Somebody new is here. Nobody learns who asked for a swap.
identity-kept = Stays: one of you wants to keep this one
identity-swap-this = Swap this one?
identity-agreed = In favour: { $count }
identity-swap = Swap
identity-swap-name = Swap { $name }
identity-keep = Keep
identity-keep-name = Keep { $name }
identity-ready = I know all eight
identity-ready-said = You know all eight.
identity-answer-first = Answer above first: swap or keep?

## Clues

identity-hold = Hold to see who you are
identity-you-are = You are
identity-side-green = Is
identity-side-red = Is not
identity-hand = Your cards: { $count }
identity-turn = Turn the card over: { $first }, { $second }
identity-picture-laid = { $picture }, played on { $side ->
    [green] green
   *[red] red
}
identity-pick = Tap a pictogram to play it. One to three cards.
identity-laid = { $count } of 3 played. Only you can see them.
identity-full = Three cards at most. Take one back first.
identity-lay-green = It is
identity-lay-red = It is not
identity-take-back = Take back
identity-put-down = Not this one
identity-send-clue = Send clue
identity-send-sure = { $count ->
    [one] Send { $count } card? It is used up then, and nothing can be changed.
   *[other] Send { $count } cards? They are used up then, and nothing can be changed.
}
identity-not-yet = Not yet
identity-clue-sent = Your clue is sent.
identity-clue-skipped = This round goes on without a clue from you.
identity-your-turn-comes = Your turn will come. These are your cards.

## Votes

identity-safes = The safes
identity-keys = Your voting keys
identity-you = You
identity-no-clue = No clue
identity-no-key = no key yet
identity-key-used = { $number }, { $character }, in { $name }’s safe
identity-vote-how = Tap a safe, then a key. Or drag a key onto a safe.
identity-to-whom = Key { $number }: whose safe?
identity-who-is = Who is { $name }? Tap a key.
identity-vote-all = Every safe has a key. You can still change them.
identity-clear = Take the key back
identity-send-count = Send ({ $set } of { $wanted })
identity-send-ballot = Send votes
identity-ballot-sure = Send your votes? They are final.
identity-ballot-sent = Your votes are sent.

## Opening the safes

identity-all-voted = All votes are in. Now the safes are opened, one after another.
identity-open-own = Open your safe
identity-open = Open { $name }’s safe
identity-was = { $name } is
identity-right = Right
identity-wrong = Wrong
identity-no-vote = no vote
identity-no-clue-no-votes = No clue in this round, so no votes.
identity-plus = +{ $points }
identity-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
identity-track = Score track
identity-opened-before = Opened before: { $count }
identity-next-round = Round { $round } of { $rounds }
identity-host-goes-on = { $name } starts the next round.
identity-to-result = See the result

## Together

identity-poker-face = Poker face!
identity-poker-how = The others are talking it over. Not a word, not a nod, not a smile.
identity-mark = Tap whom you mean. It counts when all of you mark the same one.
identity-marked = You mean { $number }, { $character }. You can still change it.
identity-agree-sure = Then all of you say { $number }, { $character }. Is that your answer?
identity-agree = Our answer
identity-team-so-far = Right answers: { $count } of { $rounds }
identity-team-said = Your answer:
identity-team-point = A point for all of you
identity-next-turn = Next turn
identity-ends-turn = { $name } or the host goes on.

## The end

identity-result = The result
identity-winners = { $count ->
    [one] { $names } wins!
   *[other] A shared win: { $names }!
}
identity-team-result = { $count } of { $rounds } right
identity-broken-off = Broken off
identity-why-most-points = { $points ->
    [one] With { $points } point, more than anybody else.
   *[other] With { $points } points, more than anybody else.
}
identity-why-cards-left = A tie on points, decided by the pictogram cards that are left.
identity-why-shared = As many points, and as many pictogram cards left.
identity-why-broken-off = Fewer than three players are left, so nobody has won.
identity-why-ended-early = { $played ->
    [one] Ended early, with the points after { $played } round.
   *[other] Ended early, with the points after { $played } rounds.
}
identity-why-ended-early-together = { $played ->
    [one] Ended early, after { $played } of { $rounds } turns.
   *[other] Ended early, after { $played } of { $rounds } turns.
}
identity-why-anybody-there = Hello, is anybody listening?
identity-why-could-be-better = You can do better than that.
identity-why-nearly-made-it = Not bad at all, you were nearly there.
identity-why-mind-readers = What talent: you read each other’s minds.
identity-rank = Rank { $rank }
identity-gone = left the game
identity-missed = { $count ->
    [one] { $count } round without a clue, counts as a card used
   *[other] { $count } rounds without a clue, count as cards used
}
identity-guessed-by = Guessed by { $names }
identity-guessed-by-nobody = Guessed by nobody

## The host

identity-host-tools = Is the table stuck?
identity-skip = Go on without { $name }
identity-leave-how = Has somebody left for good? This round ends without them, and their points stay in the ranking.
identity-leave-who = Who has left?
identity-leave = { $name } has left for good
identity-leave-sure = Tap again: play on without { $name }

## Said aloud

identity-said-round = Round { $round } of { $rounds }. Look at the characters.
identity-said-opened = { $name } is { $number }, { $character }. Right votes: { $count }.

## Why not

error-three-cards-at-most = Three cards at most. Take one back first.
error-card-is-not-placed = This card is not at your safe.
error-place-a-card-first = Play at least one card first.
error-that-is-your-own-number = That is your own number.
error-no-vote-there = There is no key of yours in that safe.
error-guess-somebody-else = Guess the others, not yourself.
error-no-clue-in-that-safe = This safe has no clue, so it takes no votes.
error-guess-everybody = Put a key into every safe first.
error-no-more-characters = The pack has no more characters to swap.
error-character-was-kept = One of you wants to keep this character in this round.
error-flagged-already = Somebody has asked for this swap already.
error-character-is-not-new = Only the new character can be swapped now.

## Options

preset-secret-identity-brisk = Timed
preset-secret-identity-brisk-help = With time limits that only ring
preset-secret-identity-together = Together
preset-secret-identity-together-help = One team, ten rounds, no opponents
option-secret-identity-mode = Mode
option-secret-identity-mode-help = Everybody for themselves, or all of you as one team.
option-secret-identity-mode-competitive = Against each other
option-secret-identity-mode-cooperative = Together
option-secret-identity-rounds = Rounds
option-secret-identity-rounds-help = Four by the book. Together it is always ten.
option-secret-identity-hand-size = Pictogram cards each
option-secret-identity-hand-size-help = 0 deals as the rules say: ten, and fewer in a large team.
option-secret-identity-pack = Characters
option-secret-identity-pack-help = Who you can be.
option-secret-identity-famous-only = Only the best known
option-secret-identity-famous-only-help = Characters whom practically everybody knows in this language.
option-secret-identity-known-abroad = Also those known only abroad
option-secret-identity-known-abroad-help = Favourites of other countries, whom few people know here.
option-secret-identity-swapping = Swap characters
option-secret-identity-swapping-help = You may swap characters whom somebody does not know.
option-secret-identity-clue-seconds = For a clue
option-secret-identity-clue-seconds-help = 0 is no limit. It only rings; then the host may go on.
option-secret-identity-ballot-seconds = For a vote
option-secret-identity-ballot-seconds-help = For each opponent. 0 is no limit.
option-secret-identity-talk-seconds = Team discussion
option-secret-identity-talk-seconds-help = When it is over, most marks count. 0 is no limit.
options-secret-identity-themes = Themes
option-secret-identity-themes-fairy-tales = Fairy tales
option-secret-identity-themes-fairy-tales-help = Once upon a time
option-secret-identity-themes-myths = Myths and legends
option-secret-identity-themes-myths-help = Gods, heroes and monsters
option-secret-identity-themes-books = Books
option-secret-identity-themes-books-help = From novels and plays
option-secret-identity-themes-films = Films and series
option-secret-identity-themes-films-help = From the screen
option-secret-identity-themes-cartoons = Cartoons, comics and games
option-secret-identity-themes-cartoons-help = From drawings and consoles
option-secret-identity-themes-history = History
option-secret-identity-themes-history-help = Rulers, rebels, explorers
option-secret-identity-themes-science = Science
option-secret-identity-themes-science-help = Those who found things out
option-secret-identity-themes-arts = Arts and music
option-secret-identity-themes-arts-help = On canvas, on stage, on air
option-secret-identity-themes-sport = Sport
option-secret-identity-themes-sport-help = Champions of all kinds
