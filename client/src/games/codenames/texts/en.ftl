## The game

game-codenames = Codenames
game-codenames-about = Two teams, twenty-five words, one-word clues.

## In 60 seconds

howto-codenames-1 = Find your agents
howto-codenames-1-text = Two teams, 25 words. Only the spymasters see which words are whose.
howto-codenames-2 = One word, one number
howto-codenames-2-text = “Ocean: 3” means: three of our words fit. The spymaster says no more than that.
howto-codenames-3 = Talk, tap, confirm
howto-codenames-3-text = Yours? Go on, up to the number plus one. A bystander or theirs ends your turn.
howto-codenames-4 = Never wake him
howto-codenames-4-text = Pick the assassin and you lose at once. The first team to find all its words wins.

## Teams and identities

codenames-team = { $team ->
    [red] Red
   *[blue] Blue
}
codenames-side = { $variant ->
    [one-team] { $team ->
        [red] Us
       *[blue] Enemy
    }
   *[other] { $team ->
        [red] Red
       *[blue] Blue
    }
}
codenames-own-team = your team
codenames-left = { codenames-team }: { $count ->
    [one] 1 word to find
   *[other] { $count } words to find
}
codenames-identity = { $identity ->
    [red] red agent
    [blue] blue agent
    [bystander] bystander
   *[assassin] assassin
}
codenames-letter = { $identity ->
    [red] R
    [blue] B
    [bystander] –
   *[assassin] †
}
codenames-spymaster = Spymaster
codenames-operative = Operative
codenames-operatives = Operatives: { $count }

## The board

codenames-board = The board, five words in each row
codenames-card-visible = not covered
codenames-card-turning = being turned over
codenames-card-covered = covered: { codenames-identity }
codenames-card-secret = key: { codenames-identity }
codenames-card-marked = suggested by { $names }
codenames-card-voted = vote of { $names }
codenames-hold-key = Hold to see the key
codenames-keep-key = Key stays open
codenames-keep-key-warning = Don’t share this window.
codenames-keyboard = { $key ->
    [true] Enter gives the clue, arrows set the number, Esc and K open the key.
   *[false] Arrows walk over the board, Enter chooses, Esc lets go.
}
codenames-is-away = away
codenames-clues-of = { $team ->
    [red] Red’s clues
   *[blue] Blue’s clues
}

## Said aloud

codenames-said-touch = { $word }: { codenames-identity }.
codenames-said-touches = { $name } guesses { $word }…
codenames-said-mark = { $name } suggests { $word }.
codenames-said-unmark = { $name } no longer suggests { $word }.
codenames-said-left = Still to find: Red { $red }, Blue { $blue }.
codenames-said-joins = { $name }: { codenames-team }.
codenames-said-leads = { $name }: { codenames-team }, { codenames-spymaster }.
codenames-said-key = { codenames-identity }: { $words }.
codenames-said-clue = { codenames-team }’s clue: { $word }, { $number }.
codenames-said-corrected = The clue was corrected: { $word } { $number }.
codenames-said-taken-back = { $team ->
    [red] Red
   *[blue] Blue
} takes the clue back to correct it.
codenames-said-spoken = { codenames-team }’s clue was said aloud: { $number }.
codenames-said-turn = { $team ->
    [red] It is Red’s turn.
   *[blue] It is Blue’s turn.
}
codenames-said-upheld = The clue stands. Go on guessing.
codenames-said-unanswered = The judge hasn’t answered. Go on guessing; objections are still open.
codenames-said-review = The clue is in doubt. The board is frozen.
codenames-said-penalty = The clue was rejected. { codenames-team } may cover a word.
codenames-said-enemy = The enemy’s turn.
codenames-said-over = The game is over. { $team ->
    [red] Red
   *[blue] Blue
} wins.

## Choosing teams

codenames-choose = { $variant ->
    [one-team] One team against an imaginary enemy
    [three-players] Two spymasters, one operative
   *[two-teams] Choose your side
}
codenames-be-spymaster = Be the spymaster
codenames-join = Join as operative
codenames-sit-out = Sit this one out
codenames-sitting-out = Sitting out
codenames-works-for-both = { $name } guesses for both teams, and tries equally hard for each.
codenames-lacks-spymaster = { $team ->
    [red] Red
   *[blue] Blue
} needs a spymaster.
codenames-lacks-operative = { $team ->
    [red] Red
   *[blue] Blue
} needs an operative.
codenames-no-place = No side yet
codenames-no-place-me = You are on no side yet. Which one?
codenames-without-place = On no side: { $names }.
codenames-ready = Everybody has a place. Ready?
codenames-lopsided = { $team ->
    [red] Red
   *[blue] Blue
} has many more people. Even teams are fairer.
codenames-shuffle = Shuffle teams
codenames-move = Where does { $name } play?
codenames-move-how = Drag people to where they play, or tap them.
codenames-deal = Deal the cards
codenames-host-deals = { $name } deals the cards when everybody is ready.

## A turn

codenames-dealing = The cards are being dealt…
codenames-thinking = { $name } is thinking of a clue for { $team ->
    [red] Red
   *[blue] Blue
}
codenames-your-clue = Your turn: give a clue
codenames-correcting = { $name } is correcting the clue “{ $clue }”
codenames-away = { $name } is away. { $host ->
    [true] You can hand over the key: tap the scroll.
   *[false] The host can hand over the key.
}
codenames-guesses = { $used } of { $allowed } guesses used
codenames-guesses-endless = { $used ->
    [one] 1 guess made
   *[other] { $used } guesses made
}, no limit
codenames-doubt = Hmm, is that allowed?
codenames-call-timer = Turn over the sand timer ({ $count } seconds)
codenames-call-timer-again = Time is up. Turn over the sand timer again ({ $count } seconds)

## Giving a clue

codenames-clue-word = Your clue
codenames-clue-number = Number of words
codenames-number = { $number ->
    [unlimited] unlimited
   *[other] { $number }
}
codenames-number-down = Fewer
codenames-number-up = More
codenames-give = Give clue
codenames-spoken-clue = Said aloud
codenames-spoken = Say your word aloud
codenames-give-spoken = I have said it
codenames-ask = Ask { $name } in private whether the clue is legal
codenames-hint = One word, and how many cards it points to. Nothing else.
codenames-hint-spoken = Say one word, and enter how many cards it points to. Nothing else.
codenames-hint-several-words = One word only at this table.
codenames-hint-more-than-two-words = Two words at most at this table.
codenames-hint-no-word = That isn’t a word: letters and digits only.
codenames-hint-on-the-table = { $word } is on the table: pick another word.
codenames-hint-accents = Only accents differ from “{ $word }”. That makes it another word: you may give it.
codenames-hint-refused = “{ $word }” was refused in this turn: pick another clue.
codenames-asked = Only { $name } sees your question: is “{ $word }” legal?
codenames-approval-waits = “{ $word }” is waiting for { $name }’s OK. Nobody else sees it yet.
codenames-answered-yes = { $name } says: “{ $word }” is legal.
codenames-answered-no = { $name } says: “{ $word }” isn’t legal. That costs you nothing: take another clue.
codenames-asks-you = Only you see this. { $name } asks: would this be a legal clue?
codenames-answer-yes = Legal
codenames-answer-no = Not legal

## The referee

codenames-referee-nothing-against-it = The referee has nothing against it.
codenames-referee-same-word = “{ $word }” is visible on the table.
codenames-referee-only-accents-differ = “{ $clue }” differs from “{ $word }” only in its accents.
codenames-referee-form = { $ruling ->
    [doubtful] “{ $clue }” may be a form of “{ $word }”.
   *[forbidden] “{ $clue }” is a form of “{ $word }”.
}
codenames-referee-derived = { $ruling ->
    [doubtful] “{ $clue }” may have the same root as “{ $word }”.
   *[forbidden] “{ $clue }” has the same root as “{ $word }”.
}
codenames-referee-compound = { $ruling ->
    [doubtful] “{ $clue }” may be built from “{ $word }”.
   *[forbidden] “{ $clue }” is built from “{ $word }”.
}
codenames-referee-part = { $ruling ->
    [doubtful] “{ $clue }” may be a part of “{ $word }”.
   *[forbidden] “{ $clue }” is a part of “{ $word }”.
}
codenames-referee-several-words = That is more words than this table allows.
codenames-referee-description = “{ $clue }” describes something; it isn’t a fixed term.
codenames-referee-phrase = Is “{ $clue }” a term or a name that people know? The referee can’t tell.
codenames-referee-no-word = “{ $clue }” isn’t a word.
codenames-referee-too-long = That is too long for a clue.
codenames-referee-alphabet = “{ $clue }” has letters that this language doesn’t use.
codenames-referee-foreign = { $ruling ->
    [doubtful] “{ $clue }” is a foreign word. Do people here use it?
   *[forbidden] “{ $clue }” is a word of another language.
}
codenames-referee-unknown = The referee doesn’t know “{ $clue }”. Do people say that?
codenames-referee-proper-name = “{ $clue }” is a proper name; you play without them.
codenames-referee-acronym = { $ruling ->
    [doubtful] “{ $clue }” looks like an abbreviation; you play without them.
   *[forbidden] “{ $clue }” is an abbreviation; you play without them.
}
codenames-referee-letter-or-number = { $ruling ->
    [doubtful] “{ $clue }” is fine only if it means something.
   *[forbidden] You play without letters or number words as clues.
}
codenames-referee-number-as-hint = “{ $clue }” repeats the number, which may only count cards.
codenames-referee-rest = { $judge ->
    [rival-spymaster] Meaning and position are left to the rival spymaster.
   *[other] Meaning and position are left to people.
}
codenames-referee-unchecked = Word forms aren’t checked here.
codenames-referee-may = { $ask ->
    [true] You may give it, or ask { $name } first.
   *[false] You may give it.
}
codenames-referee-kept = { $ask ->
    [true] Take another word, or ask { $name } in private: a yes is enough.
   *[false] Take another word.
}
codenames-referee-still = You may still give it, but others may object.
codenames-referee-says = Referee: { $reason }

## Guessing

codenames-select = Tap a word to suggest it. Tap it again to guess.
codenames-suggested = Your team sees that you mean { $word }. Tap it again to guess.
codenames-guess-sure = Guess { $word }?
codenames-select-mark = Tap a word to suggest it. { $name } makes the guess.
codenames-must-guess = At least one guess each turn.
codenames-grace = Time to object: guessing opens in { $count } s. Talk it over.
codenames-unmark = Take it back
codenames-pointing = { $count ->
    [one] { $names } suggests this.
   *[other] { $names } suggest this.
}
codenames-touch = Guess { $word }
codenames-touch-soon = in { $count } s
codenames-touch-vote = Guess { $word } ({ $votes } of { $needed })
codenames-stop = Stop guessing
codenames-stop-vote = Stop guessing ({ $votes } of { $needed })
codenames-stop-sure = End your team’s turn?
codenames-stop-no = Keep guessing
codenames-stop-yes = End the turn

## Watching

codenames-poker-face = Poker face. Your team is guessing.
codenames-clue-soon = Your clue is on its way.
codenames-others-turn = { $team ->
    [red] It is Red’s turn.
   *[blue] It is Blue’s turn.
}
codenames-enemy-soon = The enemy is about to cover one of its words.
codenames-onlooker = You’re watching.
codenames-wait-to-join = You’re watching for now. The host can let you in at any time.
codenames-retired = You know the key, so from now on you can only watch.

## A clue in doubt

codenames-flag-title = “{ $word }”: you have asked the judge
codenames-flag-go = Tell them why
codenames-reject-title = Reject “{ $word }”?
codenames-reject-go = Reject the clue
codenames-reason-pick = What is wrong with it?
codenames-flagged = { $name } doubts the clue: { $reason }
codenames-hmm = { $name }: “Hmm, is that allowed?”
codenames-say-why = Say why
codenames-reason-optional = Why? You needn’t say.
codenames-reason-referee = The referee says so, too
codenames-reason-other = Another reason
codenames-rejected = Rejected: { $reason }
codenames-verdicts = For the clue: { $accept }, against: { $reject }
codenames-accept = It stands
codenames-let-pass = Let it pass
codenames-reject = Reject…
codenames-frozen = The board is frozen. { $variant ->
    [one-team] The operatives decide by majority.
   *[other] { $judge ->
        [host] The host decides.
        [vote] The table votes.
       *[rival-spymaster] The rival spymaster decides.
    }
}
codenames-clue-rules = What makes a clue legal here
codenames-clue-rules-short = Clue rules
codenames-reason-CN-29 = Something was added to the clue
codenames-reason-CN-30 = It is a visible word
codenames-reason-CN-73 = It isn’t about the meaning
codenames-reason-CN-74 = It is about the letters of a word
codenames-reason-CN-75 = It is about a place on the board
codenames-reason-CN-76 = A bare letter or number without a meaning
codenames-reason-CN-77 = The number is a hint in itself
codenames-reason-CN-78 = It is in another language
codenames-reason-CN-79 = A foreign word nobody uses here
codenames-reason-CN-80 = Another form of a visible word
codenames-reason-CN-81 = It shares a part with a visible compound
codenames-reason-CN-82 = It only sounds like what is meant
codenames-reason-CN-83 = It uses a second meaning of one word
codenames-reason-CN-85 = More than one word, and no fixed term
codenames-reason-CN-86 = A made-up term
codenames-reason-CN-87 = A proper name that isn’t allowed here
codenames-reason-CN-90 = A made-up name
codenames-reason-CN-91 = An abbreviation
codenames-reason-CN-95 = Nothing but a rhyme
codenames-reason-CN-96 = It was announced as a rhyme

## Covering by hand

codenames-penalty = The clue was rejected. { $name } may cover a word of { $team ->
    [red] Red
   *[blue] Blue
}.
codenames-enemy-turn = { $count ->
    [one] The enemy’s turn: it will cover a word
   *[other] The enemy’s turn: it will cover { $count } words
}
codenames-enemy-takes = The enemy takes the raised word. Hold the key and tap another one to change it.
codenames-enemy-now = Cover { $word } now
codenames-cover-own = Bonus: hold the key, tap one of your words and cover it.
codenames-cover-other = Not a word of { $team ->
    [red] Red
   *[blue] Blue
}. Look at the key again.
codenames-cover = Cover a word
codenames-cover-word = Cover { $word }
codenames-decline = No, thanks
codenames-cover-first = Cover a word first
codenames-cover-line = { $variant ->
    [one-team] The enemy covers
   *[other] { codenames-team } covers a word, as a penalty
}
codenames-record-empty = No clue yet.

## The host

codenames-hand-key = Spymaster gone? Hand over the key
codenames-hand-key-note = The new spymaster keeps the key for the rest of this game, and the former one can only watch.
codenames-hand-key-to = Hand the key to…
codenames-hand-key-give = Hand over
codenames-go-on = { $phase ->
    [EnemyTurn] Cover the word now
    [Cluing] Go on without the OK
   *[other] Go on without an answer
}
codenames-let-in-team = Let { $name } join { $team ->
    [red] Red
   *[blue] Blue
}
codenames-correct-note = Until the first guess. Everybody sees the old clue and the new one.
codenames-correct-title = Correct the clue
codenames-correct = Correct the clue
codenames-helpers = Let somebody join a team
codenames-later = Later
codenames-let-in = Let in
codenames-came = { $name } is here. Let them in?

## The end

codenames-won = { $team ->
    [red] Red
   *[blue] Blue
} wins!
codenames-won-by = { $name } wins for { $team ->
    [red] Red
   *[blue] Blue
}!
codenames-why-found = All words of { $team ->
    [red] Red
   *[blue] Blue
} are found.
codenames-why-assassin = { $loser ->
    [red] Red
   *[blue] Blue
} woke the assassin.
codenames-void = No winner
codenames-void-why = A team has nobody left to guess, so the game is void.
codenames-solo-won = Mission accomplished!
codenames-solo-lost = Mission failed!
codenames-solo-found = You have found all your agents.
codenames-solo-assassin = You woke the assassin.
codenames-solo-enemy = The enemy was faster: all enemy words are covered.
codenames-score = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
codenames-score-1 = A win is a win.
codenames-score-2 = Not bad. But you can do better.
codenames-score-3 = Your watches are in sync.
codenames-score-4 = Cleared for top-secret work.
codenames-score-5 = The most famous agent of all is green with envy.
codenames-score-6 = Hats off. All of them, even the fedora.
codenames-score-7 = Is there anything you can’t do?
codenames-score-8 = Nobody will ever believe you.
codenames-you-won = You win!
codenames-you-lost = Oh no!
codenames-to-board = The board and the key
codenames-to-end = Who won
codenames-winners = The winners
codenames-touched = { $name }: { $word }
codenames-assassin = The assassin!
codenames-found = { $identity ->
    [red] A red agent!
    [blue] A blue agent!
   *[other] Just a bystander
}

## Honours

codenames-awards = Tonight’s awards
codenames-award-clue = Clue of the night
codenames-award-clue-how = “{ $clue }”: { $count ->
    [one] 1 word
   *[other] { $count } words
}
codenames-award-nose = Best nose
codenames-award-nose-how = { $count ->
    [one] 1 agent found
   *[other] { $count } agents found
}
codenames-award-steel = Nerves of steel
codenames-award-steel-how = not one wrong card
codenames-award-poet = Poet
codenames-award-poet-how = “{ $clue }”, and it worked
codenames-award-extra = One for good measure
codenames-award-extra-how = the extra guess was right
codenames-award-alarm = Alarm clock
codenames-award-alarm-how = woke somebody who was fast asleep
codenames-award-close = Photo finish
codenames-award-close-how = only one word was missing
codenames-award-brave = Brave heart
codenames-award-brave-how = “{ $clue }” for { $count } words
codenames-award-gift = Good neighbour
codenames-award-gift-how = found an agent for the other side
codenames-award-social = Soul of the party
codenames-award-social-how = { $count ->
    [one] met a bystander
   *[other] met { $count } bystanders
}
codenames-award-ice = Ice-breaker
codenames-award-ice-how = made the first guess

## A picture to share

codenames-share-clue = Clue of the night: { $clue }

## What makes a clue legal at this table

codenames-clue-single_word-on = One word. A hyphen is fine.
codenames-clue-single_word-off = Several words are fine.
codenames-clue-no_visible_codename-on = Not a word that still lies on the table.
codenames-clue-no_visible_codename-off = Even a word on the table may be the clue.
codenames-clue-meaning_only-on = It is about meaning, never about letters.
codenames-clue-meaning_only-off = It may be about letters and spelling.
codenames-clue-no_position_clues-on = Not about places on the board.
codenames-clue-no_position_clues-off = It may be about places on the board.
codenames-clue-letters_and_numbers-never = No letters or number words.
codenames-clue-letters_and_numbers-if-meaning = Letters and number words only if they mean something.
codenames-clue-letters_and_numbers-free = Letters and number words are fine.
codenames-clue-number_is_not_a_hint-on = The number is just a count. It is no hint.
codenames-clue-number_is_not_a_hint-off = The number may be a hint as well.
codenames-clue-loan_words-on = In the language of the cards. Foreign words only if they are in everyday use.
codenames-clue-loan_words-off = In the language of the cards. No foreign words.
codenames-clue-no_word_forms-on = No other form of a visible word.
codenames-clue-no_word_forms-off = Other forms of visible words are fine.
codenames-clue-no_compound_parts-allowed = Parts of compounds are fine.
codenames-clue-no_compound_parts-literal = No part of a visible compound.
codenames-clue-no_compound_parts-both-directions = No part of a visible compound, and no compound of a visible word.
codenames-clue-sound_alikes_differ-on = A sound-alike is another word. No clue by sound.
codenames-clue-sound_alikes_differ-off = You may mean what the sound-alike means.
codenames-clue-same_spelling_same_word-on = Spelled alike is one word, with all its meanings.
codenames-clue-same_spelling_same_word-off = Spelled alike may be two words: one meaning at a time.
codenames-clue-two_word_terms-on = Technical terms of two words are fine, invented ones never.
codenames-clue-two_word_terms-off = No terms of two words.
codenames-clue-proper_names-on = Proper names are fine, invented ones never.
codenames-clue-proper_names-off = No proper names.
codenames-clue-long_proper_names-on = Full names and titles count as one word.
codenames-clue-long_proper_names-off = No names or titles of several words.
codenames-clue-long_place_names-on = Place names of several words count as one.
codenames-clue-long_place_names-off = No place names of several words.
codenames-clue-acronyms-never = No abbreviations; “laser” is a word.
codenames-clue-acronyms-well-known = Abbreviations that everybody knows are fine.
codenames-clue-any_rhyme-on = Any rhyme is fine, but don’t announce it.
codenames-clue-any_rhyme-off = A rhyme needs a link in meaning, too.

## Why not

error-team-needs-a-spymaster = Each team needs a spymaster.
error-team-needs-an-operative = Each team needs at least one operative.
error-enemy-has-no-members = The enemy is imaginary: nobody can join it.
error-all-three-are-needed = All three of you are needed in this variant.
error-clue-is-no-word = A clue has to be a word.
error-clue-has-several-words = A clue is one word, without spaces.
error-clue-has-more-than-two-words = At this table a clue has two words at most.
error-clue-is-on-the-table = This word is visible on the table.
error-number-out-of-range = The number must be from 1 to 9.
error-no-zero-clues = You have agreed not to play with 0.
error-no-unlimited-clues = You have agreed not to play with “unlimited”.
error-nobody-to-ask = There is no rival spymaster to ask.
error-card-is-covered = This word is covered already.
error-touch-first = Guess at least one word before you stop.
error-not-a-word-of-that-team = Only a word of that team may be covered.
error-not-an-operative-of-that-team = Only an operative of that team, or somebody who sits out, can take the key.
error-spymaster-is-here = This spymaster is here. The key changes hands only when its spymaster is away.
error-clue-was-accepted = The judge has already accepted this clue.
error-rule-is-switched-off = You play without that rule, so it can’t be the reason.
error-already-flagged = You have already questioned this clue.
error-clue-was-refused = The rival spymaster has refused this clue. Find another one.
error-referee-forbids = The referee is sure that this clue isn’t allowed. Take another word, or ask the rival spymaster in private.
error-clues-are-spoken = Here clues are said aloud: enter only the number.
error-too-late-to-correct = A word has been guessed, so the clue stays as it is.
error-does-not-sit-out = Only somebody who sits this game out can join a team now.
error-no-such-team = Nobody can join that team in this game.
error-too-few-to-shuffle = Too few people are playing to shuffle the teams.
error-too-late-to-challenge = Too late: this clue can no longer be challenged.
error-timer-is-off = You have agreed to play without a timer.
error-timer-is-running = The timer is running already.

## Options: the game

option-codenames-variant = Variant
option-codenames-variant-help = Follows the number of players until you choose.
option-codenames-variant-two-teams = Two teams
option-codenames-variant-one-team = One team against an imaginary enemy
option-codenames-variant-three-players = Three players, two of them rivals
option-codenames-against-companions = People against companions
option-codenames-against-companions-help = All people in one team, all companions in the other.
option-codenames-spoken-clues = Clues are said aloud
option-codenames-spoken-clues-help = When you are all in one room: the spymaster says the word and enters only the number.
option-codenames-pack = Words
option-codenames-pack-help = Clues are in the language of the cards.
option-codenames-reverse-sides = Turn the cards over for the next game
option-codenames-reverse-sides-help = The second game uses the other sides of the same cards.
option-codenames-expert-zero = The number 0
option-codenames-expert-zero-help = None of our words, and as many guesses as you like.
option-codenames-expert-unlimited = “Unlimited” instead of a number
option-codenames-expert-unlimited-help = As many guesses as you like, without a number.
option-codenames-judge = Who judges a clue
option-codenames-judge-help = Decides when somebody doubts a clue.
option-codenames-judge-rival-spymaster = The rival spymaster
option-codenames-judge-host = The host
option-codenames-judge-vote = A vote of all
option-codenames-referee = Referee
option-codenames-referee-help = Knows the language: sees forms of visible words while a clue is typed. The rival spymaster may overrule it.
option-codenames-referee-off = None
option-codenames-referee-advise = Only advises
option-codenames-referee-enforce = Blocks forbidden clues
option-codenames-pre-approval = Ask the rival spymaster first
option-codenames-pre-approval-help = Every clue is shown to the rival spymaster first; a no costs nothing.
option-codenames-challenge-until = A clue may be challenged
option-codenames-challenge-until-help = After that it counts, legal or not.
option-codenames-challenge-until-first-touch = Until the first guess
option-codenames-challenge-until-end-of-turn = Until the turn ends
option-codenames-penalty-cover = Penalty for an invalid clue
option-codenames-penalty-cover-help = The rival spymaster may cover one of their own words.
option-codenames-touch-by = Whose guess counts
option-codenames-touch-by-help = Who may make the official guess.
option-codenames-touch-by-any-operative = Any operative’s
option-codenames-touch-by-majority = The majority’s
option-codenames-touch-by-captain = The first operative’s alone
codenames-timer-minutes = Timer
codenames-minutes = { $minutes } min
codenames-no-timer = None
option-codenames-timer = Timer
option-codenames-timer-help = Whether there is one, and what it does when it rings.
option-codenames-timer-off = None
option-codenames-timer-soft = On demand, only rings
option-codenames-timer-hard = On demand, ends the turn
option-codenames-timer-every-turn = Every turn; ends it

## Options: times

option-codenames-timer-seconds = The timer on demand
option-codenames-timer-seconds-help = How long it runs once somebody turns it over.
option-codenames-clue-seconds = For a clue
option-codenames-clue-seconds-help = If every turn is timed.
option-codenames-guess-seconds = For guessing
option-codenames-guess-seconds-help = If every turn is timed.
option-codenames-touch-bonus-seconds = Bonus for each right guess
option-codenames-touch-bonus-seconds-help = If every turn is timed.
option-codenames-answer-seconds = For an answer
option-codenames-answer-seconds-help = For the judge and a private question. Without an answer the game goes on, and nothing is settled. With the timer off nobody is hurried.
option-codenames-enemy-seconds = For the enemy’s turn
option-codenames-enemy-seconds-help = One team: after so many seconds the word is covered. Until then the spymaster may change it.
option-codenames-grace-seconds = Pause before the first guess
option-codenames-grace-seconds-help = So that there is time to object to a clue.

## Options: what makes a clue legal

options-codenames-clue-rules = What makes a clue legal
option-codenames-clue-rules-single-word = One word only
option-codenames-clue-rules-single-word-help = No spaces in a clue; a hyphen is fine.
option-codenames-clue-rules-no-visible-codename = No visible word
option-codenames-clue-rules-no-visible-codename-help = A word still visible on the table can’t be a clue.
option-codenames-clue-rules-meaning-only = About meaning only
option-codenames-clue-rules-meaning-only-help = Nothing about letters or spelling.
option-codenames-clue-rules-no-position-clues = Nothing about places
option-codenames-clue-rules-no-position-clues-help = Nothing about where a word lies on the board.
option-codenames-clue-rules-letters-and-numbers = Letters and number words
option-codenames-clue-rules-letters-and-numbers-help = Whether they may be clues.
option-codenames-clue-rules-letters-and-numbers-never = Never
option-codenames-clue-rules-letters-and-numbers-if-meaning = If they mean something
option-codenames-clue-rules-letters-and-numbers-free = Freely
option-codenames-clue-rules-number-is-not-a-hint = The number is just a count
option-codenames-clue-rules-number-is-not-a-hint-help = It may not be a second clue.
option-codenames-clue-rules-loan-words = Foreign words
option-codenames-clue-rules-loan-words-help = If they are in everyday use.
option-codenames-clue-rules-no-word-forms = No other forms
option-codenames-clue-rules-no-word-forms-help = No plural, case or derived form of a visible word.
option-codenames-clue-rules-no-compound-parts = Parts of compounds
option-codenames-clue-rules-no-compound-parts-help = Sunflower and flower: may one be a clue while the other is visible?
option-codenames-clue-rules-no-compound-parts-allowed = Allowed
option-codenames-clue-rules-no-compound-parts-literal = No part of a visible compound
option-codenames-clue-rules-no-compound-parts-both-directions = Forbidden both ways
option-codenames-clue-rules-sound-alikes-differ = Sound-alikes are different words
option-codenames-clue-rules-sound-alikes-differ-help = You may not say one and mean the other.
option-codenames-clue-rules-same-spelling-same-word = One spelling is one word
option-codenames-clue-rules-same-spelling-same-word-help = A clue may use all of its meanings at once.
option-codenames-clue-rules-two-word-terms = Technical terms of two words
option-codenames-clue-rules-two-word-terms-help = “Polar bear”, but not “sleepy bear”.
option-codenames-clue-rules-proper-names = Proper names of one word
option-codenames-clue-rules-proper-names-help = Names of people, places and works.
option-codenames-clue-rules-long-proper-names = Long names and titles
option-codenames-clue-rules-long-proper-names-help = Several words then count as one.
option-codenames-clue-rules-long-place-names = Long place names
option-codenames-clue-rules-long-place-names-help = Several words then count as one.
option-codenames-clue-rules-acronyms = Abbreviations
option-codenames-clue-rules-acronyms-help = Words made of initials. Laser and radar are always fine.
option-codenames-clue-rules-acronyms-never = Never
option-codenames-clue-rules-acronyms-well-known = Well-known ones
option-codenames-clue-rules-any-rhyme = Any rhyme
option-codenames-clue-rules-any-rhyme-help = Rhymes without a link in meaning.

## On a TV that waits

codenames-best-clue = Best clue of the evening
codenames-best-clue-hits = { $count } hits in one go

## With companions

codenames-alone = You play with companions: what will you do?
codenames-alone-clue = I give clues
codenames-alone-guess = I guess
codenames-deed-mark = Marked: { $word }
codenames-deed-touch = Guessed: { $word }
codenames-deed-clue = Clue: { $word } { $number }
codenames-meant = What I meant
codenames-meant-found = { $found ->
    [yes] found
   *[no] not found
}
codenames-deed-stop = Stopped guessing
codenames-word-known = { $count ->
    [0] Companions know this word.
    [one] { $names } knows this word.
   *[other] { $names } know this word.
}
codenames-word-unknown = { $count ->
    [0] Companions don’t know this word.
    [one] { $names } doesn’t know this word.
   *[other] { $names } don’t know this word.
}
