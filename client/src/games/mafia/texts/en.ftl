## The game
## Wherever a text knows $theme, it is "spytown" or "academy"; the academy never says Mafia. Names stand in the nominative only.

game-mafia = Mafia
game-mafia-about = Every night somebody vanishes. Every day you vote. Who do you trust?
game-mafia-shared = Two players share a phone. At night it can’t be passed on, so one of them will miss their task.

## In 60 seconds

howto-mafia-1 = A secret role
howto-mafia-1-text = Hold to see who you are: Cop, Agent or Mafioso. Only the Mafiosi will know each other. With children: Cops and Crooks.
howto-mafia-2 = Night: not a word
howto-mafia-2-text = Every phone looks the same. The Mafia picks who goes, the Agent reads one file, the others note a hunch.
howto-mafia-3 = Day: talk and vote
howto-mafia-3-text = Accuse, defend, bluff. The two with the most votes get a last word, then one of them is out.
howto-mafia-4 = Last side standing
howto-mafia-4-text = Whoever is out turns over their token. No Mafiosi left: the Police win. No Police left: the Mafia wins.

## Tokens and sides

mafia-token = { $token ->
    [agent] Agent
    [mafioso] { $theme ->
        [academy] Crook
       *[spytown] Mafioso
    }
   *[cop] Cop
}
mafia-tokens-cop = { $count ->
    [one] { $count } Cop
   *[other] { $count } Cops
}
mafia-tokens-agent = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agents
}
mafia-tokens-mafioso = { $theme ->
    [academy] { $count ->
        [one] { $count } Crook
       *[other] { $count } Crooks
    }
   *[spytown] { $count ->
        [one] { $count } Mafioso
       *[other] { $count } Mafiosi
    }
}
mafia-tokens-title = Dealt
mafia-tokens-still = Still hidden

## Your own token: three lines under the finger, whatever it is

mafia-hold-token = Hold: who you are
mafia-only-you = For your eyes only
mafia-you-are = You are: { mafia-token }
mafia-aim-cop = { $theme ->
    [academy] Find the Crooks. All you have is your eyes, your ears and your vote.
   *[spytown] Find the Mafia. All you have is your eyes, your ears and your vote.
}
mafia-aim-agent = { $theme ->
    [academy] One look a night tells you Cop or Crook. You are with the Cops.
   *[spytown] One file a night tells you Cop or Mafioso. You are with the Police.
}
mafia-aim-agent-small = { $theme ->
    [academy] One look only, on the first night. If it’s a Crook, you’re out!
   *[spytown] One file only, on the first night. If it’s a Mafioso’s, you’re out!
}
mafia-aim-mafioso = { $theme ->
    [academy] At night you meet your gang and choose who sits out. By day, look innocent.
   *[spytown] At night you meet the others and choose who goes. By day, look innocent.
}
mafia-aim-win-police = { $theme ->
    [academy] You win when no Crook is left.
   *[spytown] You win when no Mafioso is left.
}
mafia-aim-win-mafia = { $theme ->
    [academy] You win when no Cop is left.
   *[spytown] You win when no Police are left.
}
mafia-opening = Who are you tonight?
mafia-opening-how = Hold the button and read. Don’t let anyone see it, or read your face.
mafia-opening-ready-said = You know who you are. Night falls when all have looked.
mafia-opening-count = { $count } of { $all } have looked
mafia-opening-missing = Still to look: { $names }
mafia-opening-soon = Night falls in a moment.
mafia-night-falls = Night falls
mafia-night-falls-sure = { $count ->
    [one] { $name } hasn’t looked. Tap again: night
   *[other] { $count } haven’t looked. Tap again: night
}
mafia-dealing = The tokens are being dealt…

## What the steps are called

mafia-night = Night { $turn }
mafia-day = Day { $turn }
mafia-phase-Dealing = Dealing
mafia-phase-Opening = Your token
mafia-phase-Nightfall = Nightfall
mafia-phase-Dusk = Dusk
mafia-phase-Task = Night task
mafia-phase-Panel = A note for you
mafia-phase-Dawn = Dawn
mafia-phase-Reveal = A token is turned over
mafia-phase-Farewell = Farewell
mafia-phase-Talk = Talk
mafia-phase-FirstVote = First vote
mafia-phase-Count = Fingers up
mafia-phase-Speeches = Last words
mafia-phase-FinalVote = Final vote
mafia-phase-TieTalk = A tie: talk again
mafia-phase-LastCards = Last cards of the day
mafia-phase-Lot = The lot
mafia-phase-Over = The end

## What people do, in a word

mafia-move-Deal = Deal the tokens
mafia-move-DrawOrder = Draw the order of the night
mafia-move-DrawLot = Draw the lot
mafia-move-Ready = Ready
mafia-move-Choose = Choose one person
mafia-move-Vote = Vote
mafia-move-EndSpeech = I have spoken
mafia-move-Shoot = Last shot
mafia-move-Say = Say something
mafia-move-Bet = Bet
mafia-move-AgreeToRemove = Play on without somebody
mafia-move-LetAppLead = Let the app lead on
mafia-move-Remove = Take an absent player out
mafia-move-Next = Next step
mafia-move-MoreTime = 30 s more
mafia-move-CallVote = Call the vote
mafia-move-CallLot = Draw the lot now
mafia-move-CallNight = Let night fall
mafia-move-EnterChoice = Enter a choice
mafia-move-EnterBallot = Enter a vote
mafia-move-Exclude = Remove from the game
mafia-move-PutBack = Put back
mafia-move-HandToApp = Hand over to the app
mafia-move-React = Use it or not
mafia-move-CornerShot = Corner Shot
mafia-move-Tap = Wiretap
mafia-move-Protect = Play Shelter or Safe Conduct
mafia-move-PlaysCard = Plays a card
mafia-move-WrongPhase = Wrong phase

## Night, the same on every phone

mafia-dusk = { $theme ->
    [academy] Lights out at the Academy
   *[spytown] Night falls over Spytown
}
mafia-quiet = Not a word. Everybody has a task.
mafia-microphones = On a call? Microphones off.
mafia-choose = Choose one person
mafia-choose-both = Choose one person for each question
mafia-choice-one = First question
mafia-choice-two = Second question
mafia-chosen = Chosen: { $name }
mafia-hold-task = Hold: your task
mafia-hold-panel = Hold to read
mafia-holding = Let go, and it is gone
mafia-eyes-closed = Eyes closed
mafia-eyes-closed-how = Put your phone down and listen.

## Under the finger: a question, then two lines, for every role

mafia-task-look = Whose file do you want?
mafia-task-look-how = You read it when the time is up. You may choose nobody.
mafia-task-suspect = Who do you suspect most?
mafia-task-suspect-how = Everybody will see it, but only after the game.
mafia-task-mark = { $theme ->
    [academy] Who sits out?
   *[spytown] Who has to go?
}
mafia-task-mark-how = The most marks decide. Marks on your own side don’t count.
mafia-task-trust = Who do you trust most?
mafia-task-trust-how = Everybody will see it, but only after the game.
mafia-task-with = With you: { $names }
mafia-task-alone = You are on your own.
mafia-task-marks = { $name }: { $target }
mafia-task-no-marks = No marks yet
mafia-note = Night { $turn }: { $name }
mafia-notes-empty = Your notes are still empty.
mafia-look-note = Night { $turn }: { $name }, { mafia-token }
mafia-panel-look = { $name }: { mafia-token }
mafia-panel-look-nobody = No file tonight.
mafia-panel-suspect = You suspect { $name }.
mafia-panel-suspect-nobody = No suspicion tonight.
mafia-panel-trust = You trust { $name }.
mafia-panel-trust-nobody = No trust tonight.
mafia-panel-mark = Your mark: { $name }
mafia-panel-mark-nobody = No mark tonight.

## Dawn, and whoever goes

mafia-dawn-gone = { $theme ->
    [academy] { $name } sits out.
   *[spytown] { $name } is gone.
}
mafia-dawn-nobody = Everybody is still here!
mafia-dawn-you = It was you.
mafia-was = { $name }: { mafia-token }
mafia-reveal-goes = { $name } has to go.
mafia-reveal-you = You have to go.
mafia-reveal-nobody = Nobody goes today.
mafia-cause-mafia = { $theme ->
    [academy] The Crooks chose { $name }.
   *[spytown] The Mafia took { $name }.
}
mafia-cause-vote = The council voted { $name } out.
mafia-cause-lot = The lot fell on { $name }.
mafia-cause-last-shot = { $theme ->
    [academy] { $by } tagged { $name } on the way out.
   *[spytown] { $by }’s last shot hit { $name }.
}
mafia-cause-agent-saw = { $theme ->
    [academy] { $name }, the Agent, was spotted by a Crook.
   *[spytown] { $name }, the Agent, saw a Mafioso, and was seen.
}
mafia-cause-excluded = { $name } was removed by the game master.
mafia-cause-removed = { $name } was away too long.

## Last shot

mafia-farewell = { $theme ->
    [academy] Goodbye, { $name }!
   *[spytown] Silence for { $name }
}
mafia-farewell-yours = { $theme ->
    [academy] Last tag: who leaves with you?
   *[spytown] Your last shot: who goes with you?
}
mafia-farewell-how = Tap a person, or nobody. It counts when the time is up.

## Talk

mafia-talk = { $theme ->
    [academy] Who could be a Crook? Talk it over.
   *[spytown] Who is the Mafia? Talk it over.
}
mafia-talk-how = Anyone may bluff. You don’t have to believe anybody.
mafia-ready = Ready to vote
mafia-ready-not = Wait, not yet
mafia-ready-count = { $count } of { $needed } ready
mafia-ready-yours = You are ready. The talk ends when two thirds of you are.

## Between the vote and the night

mafia-last-cards = Last cards of the day
mafia-last-cards-how = Talk. You may still play: { $cards }.
mafia-day-ends = Before the night
mafia-day-ends-how = Talk it over once more. Then night falls.
mafia-ready-night = Ready for the night
mafia-ready-night-yours = You are ready. Two thirds of you let night fall.
mafia-left-today = Out today: { $name }, { mafia-token }
mafia-left-nobody = Nobody was voted out today.
mafia-call-night = Let night fall

## Votes

mafia-first-vote = { $theme ->
    [academy] First vote: who is a Crook?
   *[spytown] First vote: who is a Mafioso?
}
mafia-one-vote = { $theme ->
    [academy] One vote: who is a Crook?
   *[spytown] One vote: who is a Mafioso?
}
mafia-final-vote = Final vote: who goes?
mafia-vote-go = Vote: { $name }
mafia-vote-yours = Your vote: { $name }. All votes open together.
mafia-vote-count = { $count } of { $all } have voted
mafia-vote-wait = Still thinking: { $names }
mafia-count = Fingers up!
mafia-fingers = { $count ->
    [one] { $count } finger
   *[other] { $count } fingers
}
mafia-fingers-of = { $name }: { $names }
mafia-no-ballot = didn’t vote
mafia-no-ballots = Nobody has voted.
mafia-finalists = { $count ->
    [one] Everybody points at { $names }.
   *[other] Finalists: { $names }
}
mafia-finalist-you = You are a finalist.
mafia-votes-title = All votes
mafia-votes-of = Day { $turn }

## Last words

mafia-speaks = { $name } speaks
mafia-speaks-you = Your defence. Make it good.
mafia-speaks-next = Next: { $name }
mafia-speech-done = I have spoken
mafia-listen = Everybody else just listens.
mafia-alone-in-final = Every vote fell on { $name }: last words, then goodbye.

## Tie and lot

mafia-tie = A tie!
mafia-tie-how = Talk again. You can still change your vote.
mafia-tie-round = Round { $round } of { $rounds }
mafia-tie-move = Move my vote: { $name }
mafia-tie-yours = Your vote now: { $name }
mafia-tally = { $name }: { $count }
mafia-lot-between = Between { $names }

## Signs at the seats

mafia-sign-ready = ready
mafia-sign-looked = has looked
mafia-sign-unseen = hasn’t looked yet
mafia-sign-voted = has voted
mafia-sign-finalist = finalist
mafia-sign-speaks = speaks
mafia-sign-out = out
mafia-sign-away = away
mafia-sign-you = you
mafia-sign-master = game master

## Out

mafia-out = You are out
mafia-out-how = Stay, watch, and keep a straight face. If your side wins, so do you.
mafia-out-agent = Your files are closed: not a word about them.
mafia-ghost-hold = Hold: see what is hidden
mafia-ghost-soon = From the next night on you will see more here.
mafia-ghost-nothing = You agreed to sleep on. No peeking.
mafia-ghost-agent = Agent: { $name }
mafia-ghost-no-agent = There is no Agent any more.
mafia-ghost-waking = { $theme ->
    [academy] Crooks: { $names }
   *[spytown] Awake: { $names }
}
mafia-ghost-mark = { $name } marks { $target }
mafia-ghost-no-marks = No marks yet
mafia-bet = Who will they vote out?
mafia-bet-how = A bet costs nothing. All bets are opened at the end.
mafia-bet-go = Bet: { $name }
mafia-bet-yours = Your bet: { $name }. Sealed.
mafia-bet-late = The bets of today are closed.
mafia-whispers = { $theme ->
    [academy] On the bench
   *[spytown] Among ghosts
}
mafia-whispers-how = { $theme ->
    [academy] Only those who are out read this.
   *[spytown] The living can’t read this.
}
mafia-whispers-empty = { $theme ->
    [academy] Quiet so far.
   *[spytown] Silent as the grave. So far.
}

## Written talk

mafia-write = Say something
mafia-write-speech = Your defence
mafia-write-ghost = Whisper something
mafia-send = Send
mafia-letters = { $count } of { $most }
mafia-talk-empty = Nobody has said anything yet.

## The end

mafia-won-police = { $theme ->
    [academy] The Cops win!
   *[spytown] The Police win!
}
mafia-won-mafia = { $theme ->
    [academy] The Crooks win!
   *[spytown] The Mafia wins!
}
mafia-won-nobody = A draw!
mafia-won-asleep = Everybody is asleep
mafia-why-police = { $theme ->
    [academy] The last Crook is out. Class dismissed.
   *[spytown] The last Mafioso is out. Spytown sleeps well.
}
mafia-why-mafia = { $theme ->
    [academy] No Cop is left. The Crooks passed the test.
   *[spytown] No Police left. Spytown has a new owner.
}
mafia-why-draw = The last of both sides went together. Nobody is left to win.
mafia-why-certain = { $theme ->
    [academy] The Crooks could no longer lose, whatever you voted.
   *[spytown] The Mafia could no longer lose, whatever you voted.
}
mafia-why-asleep = { $theme ->
    [academy] For three turns nobody chose and nobody voted. The exercise is broken off, and nobody has won.
   *[spytown] For three turns nobody chose and nobody voted. The game is broken off, and nobody has won.
}
mafia-you-win = You win!
mafia-you-lose = Not this time
mafia-you-draw = So close
mafia-you-win-living = Still standing at the end. Nicely done.
mafia-you-win-out = You left early, and your side finished the job.
mafia-you-lose-living = You saw the end, just not the one you wanted.
mafia-you-lose-out = They got you, and then the rest. Next time!
mafia-you-win-mafia = { $theme ->
    [academy] What a face. Nobody could read it.
   *[spytown] What a poker face. The town belongs to you.
}
mafia-you-lose-mafia = { $theme ->
    [academy] Caught in the end. It was a good disguise.
   *[spytown] The town was awake. It was a fine alibi, though.
}

## What really happened

mafia-told = What really happened
mafia-told-tokens = Who was who
mafia-told-notes = Everybody’s notes
mafia-told-bets = The bets
mafia-told-knew = Who knew what
mafia-told-look = { $name } looks at { $target }: { mafia-token }
mafia-told-look-none = No look that night.
mafia-told-awake = { $theme ->
    [academy] The Crooks: { $names }
   *[spytown] Awake: { $names }
}
mafia-told-mark = { $name } marks { $target }
mafia-told-mark-none = { $name } marks nobody
mafia-told-victim = Gone in the morning: { $name }
mafia-told-no-victim = Gone in the morning: nobody
mafia-told-suspect = { $name } suspects { $target }
mafia-told-trust = { $name } trusts { $target }
mafia-told-right = right!
mafia-told-wrong = not quite
mafia-told-bet = { $name } bets on { $target }
mafia-told-knew-mafia = { $theme ->
    [academy] From night { $turn } on the Crooks knew each other: { $names }
   *[spytown] From night { $turn } on the Mafia knew each other: { $names }
}
mafia-told-knew-agent = From night { $turn } on { $name } knew: { $target }, { mafia-token }

## Awards: a title, names beside it, and why

mafia-award-nose = Best nose
mafia-award-nose-how = { $theme ->
    [academy] smelled the most Crooks in the night notes
   *[spytown] smelled the most Mafiosi in the night notes
}
mafia-award-prophet = Best prophet
mafia-award-prophet-how = won the most bets after they were out
mafia-award-unsuspected = Never suspected
mafia-award-unsuspected-how = { $theme ->
    [academy] a Crook, and hardly anybody pointed at them
   *[spytown] a Mafioso, and hardly anybody pointed at them
}
mafia-award-alarm = Alarm clock
mafia-award-alarm-how = { $theme ->
    [academy] the first to note down a Crook
   *[spytown] the first to note down a Mafioso
}
mafia-award-sharp = Sharp eye
mafia-award-sharp-how = { $theme ->
    [academy] most votes on real Crooks
   *[spytown] most votes on real Mafiosi
}
mafia-award-rod = Lightning rod
mafia-award-rod-how = innocent, and pointed at more than anybody
mafia-award-lives = Nine lives
mafia-award-lives-how = most finals survived
mafia-award-darling = Everybody’s darling
mafia-award-darling-how = trusted most in the night notes
mafia-award-sheep = Wolf in a woolly jumper
mafia-award-sheep-how = { $theme ->
    [academy] a Crook everybody trusted
   *[spytown] a Mafioso everybody trusted
}
mafia-award-early = Victory in slippers
mafia-award-early-how = first one out, and still on the winning side

## Narration

mafia-voice-opening = { $theme ->
    [academy] Welcome to the Police Academy. Hold, and read your token. Cops look for the Crooks, and the Crooks hide among you. Tell nobody.
   *[spytown] Welcome to Spytown. Look at your token, and let nobody read your face.
}
mafia-voice-dusk = { $theme ->
    [academy] The evening bell rings. Everybody looks at their own phone. No talking, please.
   *[spytown] Night falls over Spytown. Everybody looks at their own phone. Not a word.
}
mafia-voice-first = { $theme ->
    [academy] The Agent opens a notebook. Choose one person.
   *[spytown] A drawer creaks. The Agent opens a file.
}
mafia-voice-first-none = { $theme ->
    [academy] All is quiet. Whom do you suspect?
   *[spytown] The files stay shut tonight. Whom do you suspect?
}
mafia-voice-panel = { $theme ->
    [academy] The notebook is closed. Hold to read your note.
   *[spytown] The file is closed. Hold to read your note.
}
mafia-voice-second = { $theme ->
    [academy] The Crooks choose who goes tonight, and all the others whom they trust. Quiet, please.
   *[spytown] The Mafia meets in the back room. Silence.
}
mafia-voice-second-none = { $theme ->
    [academy] The Crooks are still asleep. Whom do you trust?
   *[spytown] The back room is empty tonight. Whom do you trust?
}
mafia-voice-both = { $theme ->
    [academy] Two questions, one after the other. First: whom do you suspect? Then the Crooks choose who goes, and all the others whom they trust.
   *[spytown] A file opens, a door creaks. Everybody makes a choice.
}
mafia-voice-dawn = { $theme ->
    [academy] Good morning, Academy.
   *[spytown] Day breaks over Spytown.
}
mafia-voice-dawn-gone = { $theme ->
    [academy] { mafia-voice-dawn } { $name } sits out from now on. The token says: { mafia-token }.
   *[spytown] { mafia-voice-dawn } { $name } won’t be down for breakfast. The token says: { mafia-token }.
}
mafia-voice-dawn-nobody = { $theme ->
    [academy] { mafia-voice-dawn } Everybody is here. Well done.
   *[spytown] { mafia-voice-dawn } Nobody is missing. Even the baker is surprised.
}
mafia-voice-dawn-agent-saw = { $theme ->
    [academy] { mafia-voice-dawn } { $name } was our Agent, and has been spotted.
   *[spytown] { mafia-voice-dawn } { $name } was our Agent, and opened one file too many.
}
mafia-voice-farewell = { $theme ->
    [academy] { $name } may tag somebody on the way out.
   *[spytown] Silence for { $name }. One last shot.
}
mafia-voice-hit = { $theme ->
    [academy] { $target } leaves too. The token says: { mafia-token }.
   *[spytown] { $target } goes down. The token says: { mafia-token }.
}
mafia-voice-talk = { $theme ->
    [academy] Now talk to each other: who could be a Crook, and why? When you have heard enough, say so on your phone.
   *[spytown] The council is open. Who slept badly, and why?
}
mafia-voice-last-cards = { $theme ->
    [academy] A moment before the bell: a last word, a last card, then lights out.
   *[spytown] The street lamps are being lit. A last word, a last card, then night falls.
}
mafia-voice-day-ends = { $theme ->
    [academy] A moment before the bell: a last word, then lights out.
   *[spytown] The street lamps are being lit. A last word, then night falls.
}
mafia-voice-first-vote = { $theme ->
    [academy] Time to vote. Tap the person you take for a Crook, then tap the yellow key.
   *[spytown] Enough talk. Point at somebody.
}
mafia-voice-count = { $theme ->
    [academy] Let us count the fingers.
   *[spytown] Fingers up.
}
mafia-voice-speech = { $theme ->
    [academy] { $name }, tell us your side.
   *[spytown] { $name } has the floor. Make it convincing.
}
mafia-voice-final-vote = { $theme ->
    [academy] Now the last vote. Think well.
   *[spytown] Look them in the eye, and vote.
}
mafia-voice-tie = { $theme ->
    [academy] A tie. Talk once more, and change your mind if you like.
   *[spytown] A tie. The town argues on.
}
mafia-voice-lot = { $theme ->
    [academy] Nobody changes their mind, so we draw lots.
   *[spytown] Nobody gives way. Let fate decide.
}
mafia-voice-out = { $theme ->
    [academy] { $name } sits out now. The token says: { mafia-token }.
   *[spytown] { $name } leaves the square. The token says: { mafia-token }.
}
mafia-voice-nobody-out = { $theme ->
    [academy] Nobody sits out today.
   *[spytown] Nobody goes today. The pigeons look disappointed.
}
mafia-voice-won-police = { $theme ->
    [academy] The last Crook is found. The Cops win. Well played, everybody.
   *[spytown] The last Mafioso is out. The Police win, and Spytown sleeps well.
}
mafia-voice-won-mafia = { $theme ->
    [academy] No Cop is left. The Crooks win. Well played, everybody.
   *[spytown] No Police left. From today Spytown pays the Mafia.
}
mafia-voice-asleep = { $theme ->
    [academy] The whole class has dozed off. We stop here, without a winner.
   *[spytown] All of Spytown has dozed off. We stop here, without a winner.
}
mafia-voice-draw = { $theme ->
    [academy] Nobody is left. It is a draw.
   *[spytown] Nobody is left. The streets belong to the cats.
}

## Who leads

mafia-led-by = { $name } leads
mafia-led-by-app = The app leads
mafia-lead = Game master
mafia-lead-yours = You lead this game
mafia-lead-yours-how = Your phone shows all secrets. Hold it so that nobody else sees it.
mafia-lead-take = Make { $name } the game master
mafia-lead-ask = Ask the table: { $name } as game master?
mafia-lead-offer = I can take over as game master
mafia-lead-offer-how = You would see everything, and be game master until this game ends. The host decides.
mafia-lead-offered = You have offered to lead. The host decides.
mafia-lead-offer-back = Never mind
mafia-lead-lost = { $name } leads and is away. Choose somebody else, or let the app lead on.
mafia-let-app-lead = Let the app lead on
mafia-let-app-lead-sure = Tap again: the app leads

## Game master’s console

mafia-gm-open = Hold to open the console
mafia-gm-close = Close the console
mafia-gm-say = Say
mafia-gm-next = Next
mafia-gm-more-time = 30 s more
mafia-gm-call-vote = Call the vote
mafia-gm-lot = Draw the lot
mafia-gm-enter = Enter for somebody
mafia-gm-enter-who = Whose choice?
mafia-gm-enter-choice = { $name } points at { $target }
mafia-gm-enter-ballot = { $name } votes for { $target }
mafia-gm-exclude = Remove
mafia-gm-exclude-sure = Tap again: { $name } is out
mafia-gm-exclude-how = For peeking. The token is shown, and there is no last shot.
mafia-gm-put-back = Put back
mafia-gm-put-back-sure = Tap again: { $name } is back in
mafia-gm-put-back-how = If you made a mistake in this council.
mafia-gm-hand-over = Hand over to the app
mafia-gm-hand-over-sure = Tap again: the app leads
mafia-gm-wakes = awake
mafia-gm-looks = { $name } looks at { $target }: { mafia-token }
mafia-gm-marks = { $name } marks { $target }
mafia-gm-victim = Chosen so far: { $name }
mafia-gm-no-victim = Chosen so far: nobody
mafia-gm-stand = Stand behind { $name }
mafia-gm-stand-agent = The Agent: { $name }
mafia-gm-stand-mafia = { $theme ->
    [academy] The Crooks: { $names }
   *[spytown] The Mafia: { $names }
}
mafia-gm-clock = The clock only shows. You decide when to go on.
mafia-gm-calls = The phones report again every 10 seconds.

# Sentences to say

mafia-gm-say-opening = Look at your tokens. Show them to nobody.
mafia-gm-say-dusk = Night falls. Everybody looks at their own phone. Not a word.
mafia-gm-say-dusk-eyes = Night falls. Close your eyes, all of you.
mafia-gm-say-first = Choose one person, everybody.
mafia-gm-say-first-eyes = The Agent opens their eyes and points at somebody.
mafia-gm-say-panel = Hold to read your note.
mafia-gm-say-panel-eyes = The Agent has seen it, and closes their eyes.
mafia-gm-say-second = Choose one person once more, everybody.
mafia-gm-say-second-eyes = { $theme ->
    [academy] The Crooks open their eyes and point at somebody. Quietly, please.
   *[spytown] The Mafia opens its eyes and points at somebody. Silence.
}
mafia-gm-say-both = Choose one person for each question.
mafia-gm-say-dawn = Day breaks. Put your phones down and look up.
mafia-gm-say-dawn-eyes = Day breaks. Open your eyes, all of you.
mafia-gm-say-dawn-gone = { $name } is gone. The token says: { mafia-token }.
mafia-gm-say-dawn-nobody = Nobody is gone. You are all still here.
mafia-gm-say-dawn-agent-saw = { $name } was the Agent, and is out.
mafia-gm-say-farewell = { $theme ->
    [academy] { $name }, you may tag somebody. Who leaves with you?
   *[spytown] { $name }, you have one last shot. Who do you take along?
}
mafia-gm-say-farewell-card = { $theme ->
    [academy] { $name }, do you hold a Last Tag? Everybody waits.
   *[spytown] { $name }, do you hold a Last Shot? Everybody waits.
}
mafia-gm-say-asleep-eyes = Nobody wakes. Keep your eyes closed.
mafia-gm-say-talk = Talk. Who do you suspect, and why?
mafia-gm-say-first-vote = Vote now, all at the same time.
mafia-gm-say-count = Let us count.
mafia-gm-say-speech = { $name }, your last words. Everybody else listens.
mafia-gm-say-final-vote = Vote again, and only for the finalists.
mafia-gm-say-tie = A tie. Talk, and move your vote if you like.
mafia-gm-say-lot = Nobody moves, so the lot decides.
mafia-gm-say-out = { $name } goes. The token says: { mafia-token }.
mafia-gm-say-nobody-out = Nobody goes today.
mafia-gm-say-last-cards = Last cards of the day: talk, play what you like, and tell me when you are ready for the night.
mafia-gm-say-day-ends = A last word before the night. Tell me when you are ready.
mafia-gm-say-over = The game is over. Look at your phones.

# Warnings

mafia-gm-warn-away = { $name } is away: enter their choice.
mafia-gm-warn-no-look = The Agent has chosen nobody yet.
mafia-gm-warn-no-mark = { $theme ->
    [academy] The Crooks have chosen nobody yet. Chance will pick { $name }.
   *[spytown] The Mafia has chosen nobody yet. Chance will pick { $name }.
}
mafia-gm-warn-no-mark-nobody = { $theme ->
    [academy] The Crooks have chosen nobody yet. Nobody would go.
   *[spytown] The Mafia has chosen nobody yet. Nobody would go.
}
mafia-gm-warn-tied-marks = The marks are tied. Chance will pick { $name }.
mafia-gm-warn-agent-lost = { $theme ->
    [academy] The Agent is looking at a Crook and will be out at dawn.
   *[spytown] The Agent is looking at a Mafioso and will be out at dawn.
}
mafia-gm-warn-asleep = { $theme ->
    [academy] The Crooks don’t wake tonight.
   *[spytown] The Mafia doesn’t wake tonight.
}
mafia-gm-warn-no-agent = The Agent is out. The step still runs, with notes.
mafia-gm-warn-time = Time is up. Go on when you like.
mafia-gm-warn-ready = Two thirds are ready.
mafia-gm-warn-votes-out = { $count ->
    [one] { $count } vote is missing.
   *[other] { $count } votes are missing.
}
mafia-gm-warn-shot = A last shot is due: { $name }.

## The host who plays

mafia-host-more-time = 30 s more
mafia-away-long = { $names }: away for a whole turn.
mafia-away-how = Give the seat to somebody else, or play on without.
mafia-remove-agree = Play on without { $name }
mafia-remove-agree-not = No, let us wait
mafia-remove-count = { $count } agree, two thirds are needed
mafia-remove = Take { $name } out
mafia-remove-sure = Tap again: { $name } is out
mafia-remove-how = The token is shown, and there is no last shot.

## Before the start

mafia-onlooker = You’re watching.

## Why not

error-you-are-out = You are out: you can watch and bet.
error-you-are-still-in = Only those who are out can do that.
error-they-are-out = They are out of the game already.
error-nothing-changes = That would change nothing.
error-choose-somebody-else = Choose someone other than yourself.
error-chosen-already = This choice was sent already.
error-no-such-call = Nobody is asking for a choice just now.
error-not-this-task = That is for the other task of this night.
error-phones-are-dark = At this table phones are dark at night.
error-shot-already = Your last shot is gone.
error-shoot-somebody-else = Point at someone other than yourself.
error-vote-for-somebody-else = You can’t vote for yourself.
error-not-a-finalist = Only a finalist can be chosen now.
error-nobody-is-tied = There is no tie, so there is no lot to draw.
error-no-ballot = A card keeps you from voting in this council.
error-not-to-be-voted-for = A card protects them: nobody can vote for them in this council.
error-opened-already = Your vote is open already and can’t be changed.
error-answered-already = You have answered already.
error-no-target-here = Either nobody is chosen here, or you still have to choose somebody.
error-not-your-card = That isn’t your card.
error-card-is-dead = This card doesn’t work with your token.
error-card-is-spent = This card has been played already.
error-they-are-sheltered = They are sheltered: nothing can put them out in this turn.
error-too-late-to-shoot = The vote has fallen on you. It is too late now.
error-point-at-somebody-else = Point at someone other than yourself.
error-no-switch = Nobody can be recruited just now.
error-not-its-moment = Not the moment for that card. Hand it back.
error-no-cards = They hold no action card that could be shown.
error-talk-is-aloud = At this table you talk aloud.
error-no-room-for-ghosts = At this table, players who are out don’t write.
error-write-something = Write something first.
error-enough-lines = That is enough for one council. Let the others talk.
error-finalists-speak = Only the finalist who is speaking can do that.
error-master-only = Only the game master can do that.
error-app-leads = The app leads this game.
error-they-have-a-phone = They have a phone and choose for themselves.
error-they-are-still-in = They are still in the game.
error-out-for-good = Only somebody who went out in this council can be put back.
error-they-have-led = They lead the game now and can’t come back into it.
error-not-long-away = They haven’t been away for a whole turn yet.
error-too-few-agree = Two thirds of you must agree first.

## Options

preset-mafia-brisk = Quick game
preset-mafia-brisk-help = Short nights, short talks
preset-mafia-far-apart = Far apart
preset-mafia-far-apart-help = Talk in writing, for a call or chat
preset-mafia-kids = With children
preset-mafia-kids-help = No Agent, last tags, one vote, gentle words
preset-mafia-first-evening = First evening
preset-mafia-first-evening-help = Slower nights, more time, no cards
preset-mafia-intrigue = Intrigue
preset-mafia-intrigue-help = Turncoat, Recruitment, Commander: one card for every four of you
preset-mafia-storm = Storm
preset-mafia-storm-help = Corner Shot, Bandage, Last Shot: one card for every four of you
preset-mafia-gangs = Gangs
preset-mafia-gangs-help = Three New Gang cards, from 13 players up
option-mafia-master = Who leads
option-mafia-master-help = If the app leads, everybody plays. A person who leads sees everything, doesn’t play and sets the pace.
option-mafia-master-app = The app
option-mafia-master-person = A person
option-mafia-night = Night
option-mafia-night-help = How the night goes. Eyes closed needs a person as game master.
option-mafia-night-narrated = Step by step
option-mafia-night-short = Short, both tasks at once
option-mafia-night-eyes = Eyes closed, phones dark
option-mafia-pace = Pace of the night
option-mafia-pace-help = Quick takes a quarter less time, slow takes half as much again.
option-mafia-pace-quick = Quick
option-mafia-pace-normal = Normal
option-mafia-pace-slow = Slow
option-mafia-night-pace = Later nights
option-mafia-night-pace-help = Shorter with every night and with everybody who goes, the same on all phones.
option-mafia-night-pace-shortening = Get shorter
option-mafia-night-pace-steady = Always as long
option-mafia-talk = Talk
option-mafia-talk-help = In writing is for people far apart.
option-mafia-talk-aloud = Aloud
option-mafia-talk-written = In writing
option-mafia-talk-seconds = For the talk
option-mafia-talk-seconds-help = It ends sooner when two thirds are ready.
option-mafia-vote-seconds = For a vote
option-mafia-vote-seconds-help = Too late means no vote.
option-mafia-speech-seconds = For last words
option-mafia-speech-seconds-help = For each finalist.
option-mafia-dusk-seconds = Before the night
option-mafia-dusk-seconds-help = For talk and the last cards of the day. At 0 it comes only while Shelter or Safe Conduct may be played.
option-mafia-window-seconds = For a last shot
option-mafia-window-seconds-help = The others wait in silence.
option-mafia-ghosts = Players who are out see
option-mafia-ghosts-help = As soon as the town talks on, and only while they hold.
option-mafia-ghosts-nothing = Nothing
option-mafia-ghosts-open-eyes = What happens at night
option-mafia-ghosts-everything = Everything
option-mafia-ghost-talk = Players who are out may write
option-mafia-ghost-talk-help = To each other. Nobody living ever reads it.
option-mafia-ghost-talk-as-talk = If the talk is in writing
option-mafia-ghost-talk-on = Yes
option-mafia-ghost-talk-off = No
option-mafia-kids1 = Children: no Agent
option-mafia-kids1-help = One more Cop instead, and shorter explanations.
option-mafia-kids2 = Children: last shots for all
option-mafia-kids2-help = Whoever goes may take somebody along.
option-mafia-kids3 = Children: one vote
option-mafia-kids3-help = Whoever has the most votes is out. A final only after a tie.
option-mafia-kids4 = Children: gentle words
option-mafia-kids4-help = Cops and Crooks at the Police Academy, just for practice.
option-mafia-theme = Story
option-mafia-theme-help = Only the words change.
option-mafia-theme-as-kids = Academy if gentle words are on, else Spytown
option-mafia-theme-spytown = Spytown, a town at night
option-mafia-theme-academy = Police Academy, Cops and Crooks
option-mafia-last-shot-chain = Shooting back
option-mafia-last-shot-chain-help = With last shots for all: whoever is hit may shoot too.
option-mafia-second-place-tie = Tie for second place
option-mafia-second-place-tie-help = One leader, several behind: who is a finalist?
option-mafia-second-place-tie-all-tied = All of them
option-mafia-second-place-tie-lot = One of them, by lot
option-mafia-tie-rounds = Rounds of talk after a tie
option-mafia-tie-rounds-help = Then the lot decides.
option-mafia-mafia-no-choice = If the Mafia marks nobody
option-mafia-mafia-no-choice-help = By default somebody is out all the same.
option-mafia-mafia-no-choice-random-legal-target = Chance takes somebody
option-mafia-mafia-no-choice-nobody = Nobody goes
option-mafia-end-at-certain-win = End at a certain win
option-mafia-end-at-certain-win-help = The game stops when the Mafia can no longer lose, whatever is voted or played. It never changes who wins.
option-mafia-small-game-mafia-first-turn = Small table: Mafia on the first night
option-mafia-small-game-mafia-first-turn-help = With 6 or 7 players the Mafia usually sleeps that night.
options-mafia-cards = Action cards
option-mafia-cards-vest = Vest
option-mafia-cards-vest-help = Saves its holder once, from the Mafia or the vote.
option-mafia-cards-bandage = Bandage
option-mafia-cards-bandage-help = Saves somebody else, once.
option-mafia-cards-recruitment = Recruitment
option-mafia-cards-recruitment-help = A Mafioso brings one more into the Mafia.
option-mafia-cards-commander = Commander
option-mafia-cards-commander-help = Votes first and breaks ties; passes on after every council.
option-mafia-cards-turncoat = Turncoat
option-mafia-cards-turncoat-help = Its holder plays for the other side.
option-mafia-cards-role-swap = Role Swap
option-mafia-cards-role-swap-help = Two players swap tokens before the first night.
option-mafia-cards-wiretap = Wiretap
option-mafia-cards-wiretap-help = A look at one token, by day.
option-mafia-cards-shelter = Shelter
option-mafia-cards-shelter-help = Safe from everything for a turn, and without a vote.
option-mafia-cards-safe-conduct = Safe Conduct
option-mafia-cards-safe-conduct-help = Safe from the Mafia for a night.
option-mafia-cards-arrest = Arrest
option-mafia-cards-arrest-help = Nobody can vote for its holder, who doesn’t vote either.
option-mafia-cards-corner-shot = Corner Shot
option-mafia-cards-corner-shot-help = A Cop puts somebody out, by day.
option-mafia-cards-kidnapping = Kidnapping
option-mafia-cards-kidnapping-help = A Cop takes somebody’s vote for a day.
option-mafia-cards-last-shot = Last Shot
option-mafia-cards-last-shot-help = A Cop who goes may take somebody along.
option-mafia-cards-new-gang = New Gang (three cards)
option-mafia-cards-new-gang-help = A third side, from 13 players up.
option-mafia-new-gang-enlarged = The gang meets
option-mafia-new-gang-enlarged-help = Before the first Mafia task the New Gang see each other.
option-mafia-ballot = Votes
option-mafia-ballot-help = All at once, or opened one by one from the Commander on.
option-mafia-ballot-as-cards = One by one with the Commander
option-mafia-ballot-simultaneous = All at once
option-mafia-ballot-in-turn = One by one
option-mafia-commander-first-vote = Commander in the first vote
option-mafia-commander-first-vote-help = What the Commander’s vote decides before the final.
option-mafia-commander-first-vote-second-seat = Who shares second place
option-mafia-commander-first-vote-literal = A tie at the top: out at once
option-mafia-commander-first-vote-off = Nothing
option-mafia-turncoat-wakes-by = The Turncoat wakes
option-mafia-turncoat-wakes-by-help = With the new side, or where the token says.
option-mafia-turncoat-wakes-by-force = With the new side
option-mafia-turncoat-wakes-by-token = By the token
option-mafia-bandage-stops-shots = The Bandage stops shots
option-mafia-bandage-stops-shots-help = Off: it only helps against the Mafia and the vote.
option-mafia-redeal-unusable = Only cards that can be used
option-mafia-redeal-unusable-help = Nobody is dealt a card that their token can’t use.

## Titles and small words

mafia-title = { $theme ->
    [academy] Cops and Crooks
   *[spytown] Mafia
}
mafia-council = Council, day { $turn }
mafia-chosen-nobody = Nobody chosen yet
mafia-token-closed = A token, face down
mafia-vote-whom = Tap somebody
mafia-ready-some = { $count } ready
mafia-awards = Tonight’s honours
mafia-winners = The winners
mafia-votes-none = Nobody has voted yet.

## Action cards: what they are called, what they do in a line, and in full

mafia-card = { $card ->
    [vest] Vest
    [bandage] Bandage
    [recruitment] Recruitment
    [commander] Commander
    [turncoat] Turncoat
    [role-swap] Role Swap
    [wiretap] Wiretap
    [shelter] Shelter
    [safe-conduct] Safe Conduct
    [arrest] { $theme ->
        [academy] Detention
       *[spytown] Arrest
    }
    [corner-shot] { $theme ->
        [academy] Corner Tag
       *[spytown] Corner Shot
    }
    [kidnapping] { $theme ->
        [academy] Time-out
       *[spytown] Kidnapping
    }
    [last-shot] { $theme ->
        [academy] Last Tag
       *[spytown] Last Shot
    }
    [new-gang] New Gang
   *[neutral] Neutral
}
mafia-card-short = { $card ->
    [vest] { $theme ->
        [academy] When you are to go, by Crooks or vote: you stay, once.
       *[spytown] When you are to go, by Mafia or vote: you stay, once.
    }
    [bandage] When somebody else is to go: you keep them in, once.
    [recruitment] { $theme ->
        [academy] At night, with the switch: one more Crook.
       *[spytown] At night, with the switch: one more for the Mafia.
    }
    [commander] In every vote: you point first and break ties.
    [turncoat] All game long: you play for the other side.
    [role-swap] Before the first night: you swap tokens with somebody.
    [wiretap] By day, any time: you see a token. All see whose.
    [shelter] When the day ends: safe for a turn, without a vote.
    [safe-conduct] { $theme ->
        [academy] When the day ends: the Crooks can’t choose you tonight.
       *[spytown] When the day ends: the Mafia can’t choose you tonight.
    }
    [arrest] Before the talk: today no votes for you, nor by you.
    [corner-shot] By day, any time: somebody goes at once.
    [kidnapping] Before the talk: somebody has no vote today.
    [last-shot] When you go: you may take somebody along.
    [new-gang] All game long: you win if only the gang is left.
   *[neutral] Never. It only hides who holds a real one.
}
mafia-card-long = { $card ->
    [vest] { $theme ->
        [academy] When the Crooks or the final vote have chosen you, show it and stay. Your token stays covered. It doesn’t stop tags.
       *[spytown] When the Mafia or the final vote has chosen you, show it and stay. Your token stays covered. It doesn’t stop shots.
    }
    [bandage] When somebody else is about to go, show it: they stay, and their token stays covered. You can’t bandage yourself.
    [recruitment] { $theme ->
        [academy] In the second task of a night, with the switch on: whoever you point at becomes a Crook too. All hear that it happens, nobody hears who. Then the Crooks choose.
       *[spytown] In the second task of a night, with the switch on: whoever you point at joins the Mafia. All hear that it happens, nobody hears who. Then the Mafia chooses.
    }
    [commander] It lies open from the deal on. Votes are opened clockwise from the Commander, whose own vote breaks ties. After each council it moves on to the left.
    [turncoat] Works by itself. With a Cop token you play against the Police; with the opposite token you play for them. Looks and revealed tokens show only the token.
    [role-swap] It lies open from the deal on. After everybody has looked, you may swap tokens with anybody. All see who swaps, nobody sees what.
    [wiretap] At any moment of a council you look at one token. Everybody sees whose; tell what you saw, or lie. It shows the token, not the side.
    [shelter] Played at the end of a council. In the next turn nothing can put you out, nobody can vote for you, and you don’t vote. You may talk.
    [safe-conduct] { $theme ->
        [academy] Played at the end of a council. The Crooks can’t choose you in the next night. By day nothing changes.
       *[spytown] Played at the end of a council. The Mafia can’t choose you in the next night. By day nothing changes.
    }
    [arrest] { $theme ->
        [academy] Played when a council opens. Nobody can vote for you in it, and you don’t vote. A tag still counts.
       *[spytown] Played when a council opens. Nobody can vote for you in it, and you don’t vote. A shot still hits you.
    }
    [corner-shot] At any moment of a council: the player you point at is out at once and shows their token. A vote that is running begins again.
    [kidnapping] Played when a council opens. The player you point at doesn’t vote in it, but may talk and be voted out.
    [last-shot] When you go, and nobody saves you, you may point at one player, who goes too. A Bandage can still save them.
    [new-gang] Nothing to play. Three players are a side of their own, whatever their tokens say, and win if nobody else is left. When one of them goes, the card is shown.
   *[neutral] It does nothing, and it is never shown.
}
mafia-card-who = { $card ->
    [recruitment] { $theme ->
        [academy] Crooks only
       *[spytown] Mafiosi only
    }
    [corner-shot] Cops only
    [kidnapping] Cops only
    [last-shot] Cops only
    [commander] Cop, { mafia-card-other } or Agent
    [neutral] Everybody
   *[vest] Cop or { mafia-card-other }
}
mafia-card-other = { $theme ->
    [academy] Crook
   *[spytown] Mafioso
}
mafia-cards-title = Cards in this game
mafia-cards-all = What the cards do
mafia-cards-how = Everybody is dealt one card; all others are neutral. Each works once.
mafia-cards-none = No action cards: tokens only.
mafia-cards-some = { $count ->
    [one] { $count } action card: { $names }
   *[other] { $count } action cards: { $names }
}
mafia-cards-many = { $most ->
    [0] That is a lot of cards: with so few of you, better none.
    [one] That is a lot of cards: with so many of you, { $most } is plenty.
   *[other] That is a lot of cards: with so many of you, { $most } are plenty.
}
mafia-card-is-spent = played

## Your own card, under the finger

mafia-your-card = Your card: { mafia-card }
mafia-card-held = { $use ->
    [no] Card: { mafia-card }. It doesn’t work with your token.
    [spent] Card: { mafia-card }. It has been played.
    [none] Card: { mafia-card }
   *[yes] Card: { mafia-card }. You can use it.
}
mafia-side-police = { $theme ->
    [academy] You are with the Cops: you win when no Crook is left.
   *[spytown] You are with the Police: you win when no Mafiosi are left.
}
mafia-side-mafia = { $theme ->
    [academy] You are with the Crooks: you win when no Cop is left.
   *[spytown] You are with the Mafia: you win when no Police are left.
}
mafia-side-gang = You are with the New Gang: you win when nobody else is left.
mafia-learned-tap = Wiretap: { $name }, { mafia-token }.
mafia-learned-swap = After the swap: { $name }, { mafia-token }.
mafia-learned-gang = The gang with you: { $names }
mafia-learned-nothing = No card has told you anything yet.
mafia-card-button = Card
mafia-card-sheet = Your card
mafia-card-sheet-how = The same page on every phone. A card that can’t be played now does nothing.
mafia-hold-card = Hold: your card
mafia-card-whom = On whom?
mafia-card-tap = Tap somebody first
mafia-card-play = Hold for a second: play on { $name }
mafia-card-play-self = Hold for a second: play your card

## Windows

mafia-phase-Window = A moment for cards
mafia-phase-Saved = Saved
mafia-phase-Recognition = A note for you
mafia-phase-Recruiting = Somebody is being recruited
mafia-phase-RollCall = Votes are opened
mafia-hold-window = Hold: what it does for you
mafia-window-use = Play my card
mafia-window-leave = Keep it
mafia-window-swap = Somebody may swap.
mafia-window-save = { $name } is about to leave.
mafia-window-council-opens = Before the talk
mafia-window-now-vest = If you hold a Vest: now.
mafia-window-now-bandage = If you hold a Bandage: now.
mafia-window-now-vest-bandage = If you hold a Vest or a Bandage: now.
mafia-window-now-role-swap = If you hold the Role Swap: tap somebody now.
mafia-window-now-arrest = If you hold the Arrest: now.
mafia-window-now-kidnapping = If you hold the Kidnapping: tap somebody now.
mafia-window-now-arrest-kidnapping = If you hold the Arrest or the Kidnapping: now.
mafia-window-others = No such card? Then nothing happens, whatever you tap.
mafia-window-does-nothing = You have no card for this. Nobody can tell.
mafia-window-does-vest = Play it: the Vest saves you.
mafia-window-does-bandage = Play it: you save { $name }.
mafia-window-does-role-swap = Play it: you swap tokens with whom you tap.
mafia-window-does-arrest = Play it: today nobody votes for you, and you don’t vote.
mafia-window-does-kidnapping = Play it: whom you tap has no vote today.
mafia-window-using = Chosen: play it
mafia-window-leaving = Chosen: keep it
mafia-window-tap = Chosen: play it. Tap somebody as well.
mafia-window-chosen = { $choice } · { $name }
mafia-window-when = It counts when the time is up.
mafia-window-wait = A moment for cards. Everybody is silent.
mafia-dawn-chosen = { $theme ->
    [academy] The Crooks chose { $name }.
   *[spytown] The Mafia chose { $name }.
}
mafia-dawn-chosen-how = Still in the game, for now.
mafia-dawn-chosen-you = They chose you.
mafia-saved = { $name } stays!
mafia-saved-you = You stay!
mafia-saved-vest = { $name } wears a Vest. The token stays covered.
mafia-saved-bandage = { $by } shows the Bandage. The token of { $name } stays covered.
mafia-farewell-card = { $theme ->
    [academy] A last tag?
   *[spytown] A last shot?
}
mafia-farewell-card-how = { $theme ->
    [academy] Tap somebody, or nobody. Only the Last Tag card tags.
   *[spytown] Tap somebody, or nobody. Only the Last Shot card fires.
}
mafia-farewell-fires = { $theme ->
    [academy] Your Last Tag gets the player you tap.
   *[spytown] Your Last Shot hits the player you tap.
}
mafia-farewell-fires-not = { $theme ->
    [academy] You have nothing to tag with. Nobody can tell.
   *[spytown] You have nothing to fire. Nobody can tell.
}
mafia-cause-corner-shot = { $theme ->
    [academy] { $by } tagged { $name } from round the corner.
   *[spytown] { $by }’s Corner Shot hit { $name }.
}
mafia-cause-wrong-phase = { $name } showed a card at the wrong time.

## Recruitment, and the gang

mafia-switch-is = { $on ->
    [yes] Card switch: on
   *[no] Card switch: off
}
mafia-switch-nothing = The card switch does nothing on your phone.
mafia-switch-off = Card switch off: you only mark.
mafia-switch-on = Card switch on: you recruit { $name }, then you mark.
mafia-switch-whom = Card switch on: who do you recruit?
mafia-recruited-title = You are recruited!
mafia-recruited-you = { $theme ->
    [academy] { $name } has made you a Crook.
   *[spytown] { $name } has brought you into the Mafia.
}
mafia-recruited = { $by } recruits { $name }.
mafia-recruited-not-you = Not you.
mafia-recruited-somebody = Somebody else is being recruited.
mafia-recruited-choose = Now choose again, all of you.
mafia-gang-you = You are in the New Gang.
mafia-gang-not-you = You aren’t in the New Gang.
mafia-gang-meets = The gang reads who is in it.
mafia-gang-alone = Nobody else is in it.

## Cards that lie open

mafia-lies = { $card ->
    [commander] { $name } · Commander: votes first, breaks ties
    [shelter] { $name } · Shelter: safe, and no vote
    [safe-conduct] { $theme ->
        [academy] { $name } · Safe Conduct: the Crooks can’t choose them
       *[spytown] { $name } · Safe Conduct: the Mafia can’t choose them
    }
    [arrest] { $theme ->
        [academy] { $name } · Detention: no votes for or by them
       *[spytown] { $name } · Arrest: no votes for or by them
    }
   *[kidnapping] { $theme ->
        [academy] { $name } · Time-out: no vote today
       *[spytown] { $name } · Kidnapping: no vote today
    }
}
mafia-played-title = Cards played
mafia-played-none = No card has been played yet.
mafia-played = { $card ->
    [vest] { $name } was saved by a Vest.
    [bandage] { $name } saved { $target } with a Bandage.
    [recruitment] Somebody was recruited.
    [commander] { $name } was the first Commander.
    [role-swap] { $name } and { $target } swapped tokens.
    [wiretap] { $name } listens in on { $target }.
    [shelter] { $name } goes into a Shelter.
    [safe-conduct] { $name } has a Safe Conduct.
    [arrest] { $theme ->
        [academy] { $name } has Detention.
       *[spytown] { $name } is under Arrest.
    }
    [corner-shot] { $theme ->
        [academy] { $name } tags { $target } from round the corner.
       *[spytown] { $name } shoots at { $target } from round the corner.
    }
    [kidnapping] { $theme ->
        [academy] { $name } takes the vote of { $target } for today.
       *[spytown] { $name } kidnaps { $target }.
    }
    [last-shot] { $theme ->
        [academy] { $name } tags { $target } on the way out.
       *[spytown] { $name } fires a Last Shot at { $target }.
    }
   *[new-gang] { $name } was in the New Gang.
}
mafia-played-swap-not = { $name } has swapped with nobody.
mafia-played-shown = { $name } showed { mafia-card }.

## Votes opened one by one

mafia-roll-call = Votes are opened
mafia-roll-next = Next: { $name }
mafia-roll-waits = { $name } hasn’t chosen yet.
mafia-roll-change = Change my vote
mafia-roll-back = Back to the votes
mafia-roll-go = Vote: { $name }
mafia-roll-yours = Your vote: { $name }. You can change it until it is opened.
mafia-roll-missing = You haven’t chosen yet.
mafia-roll-has = has chosen
mafia-roll-not = is thinking
mafia-roll-no-vote = didn’t vote

## The end, with cards

mafia-won-gang = The New Gang wins!
mafia-why-gang = { $theme ->
    [academy] Neither Cops nor Crooks are left. The gang has the place to itself.
   *[spytown] Neither Police nor Mafia is left. The gang has the town to itself.
}
mafia-you-win-gang = Nobody saw a third side coming. Well hidden.
mafia-you-lose-gang = A gang needs the town to itself. Next time!
mafia-told-cards = Who held what
mafia-told-card = { $name }: { mafia-card }
mafia-told-neutral = Neutral: { $names }
mafia-told-sides = Who played for whom
mafia-told-sides-plain = Everybody played as their token says.
mafia-side-swapped = Before the first night { $name } and { $target } swapped tokens.
mafia-side-of-gang = { $name }: token { mafia-token }, but in the New Gang all along.
mafia-side-recruited = { $theme ->
    [academy] { $name }: token { mafia-token }, made a Crook by { $by } in night { $turn }.
   *[spytown] { $name }: token { mafia-token }, recruited by { $by } in night { $turn }.
}
mafia-side-turned-police = { $theme ->
    [academy] { $name }: token { mafia-token }, but a Turncoat with the Cops.
   *[spytown] { $name }: token { mafia-token }, but a Turncoat with the Police.
}
mafia-side-turned-mafia = { $theme ->
    [academy] { $name }: token { mafia-token }, but a Turncoat with the Crooks.
   *[spytown] { $name }: token { mafia-token }, but a Turncoat with the Mafia.
}

## Narration, with cards

mafia-voice-swap = { $theme ->
    [academy] One of you may swap tokens. Everybody answers, nobody tells.
   *[spytown] Somebody isn’t happy with their papers. Everybody answers, nobody tells.
}
mafia-voice-dawn-chosen = { $theme ->
    [academy] { mafia-voice-dawn } The Crooks have chosen { $name }.
   *[spytown] { mafia-voice-dawn } Somebody stands behind { $name }.
}
mafia-voice-save-mafia = { $theme ->
    [academy] Can anybody save { $name }? Everybody answers.
   *[spytown] A moment for { $name }. Everybody answers, nobody tells.
}
mafia-voice-save-vote = { $theme ->
    [academy] You voted for { $name }. Can anybody help? Everybody answers.
   *[spytown] The council has spoken: { $name }. Everybody answers, nobody tells.
}
mafia-voice-save-shot = { $theme ->
    [academy] { $name } was tagged. Can anybody help? Everybody answers.
   *[spytown] { $name } is hit. Everybody answers, nobody tells.
}
mafia-voice-council-opens = { $theme ->
    [academy] Before we talk: a moment for cards. Everybody answers.
   *[spytown] Before the council: a moment for cards. Everybody answers, nobody tells.
}
mafia-voice-saved-vest = { $theme ->
    [academy] { $name } stays. Well prepared!
   *[spytown] The coat opens: a Vest. { $name } stays.
}
mafia-voice-saved-bandage = { $theme ->
    [academy] { $by } helps, and { $name } stays.
   *[spytown] { $by } knows first aid. { $name } stays.
}
mafia-voice-recognition = { $theme ->
    [academy] The New Gang looks round. Hold to read your note.
   *[spytown] In a cellar somebody counts to three. Hold to read your note.
}
mafia-voice-recruiting = { $theme ->
    [academy] Somebody changes sides tonight. Hold to read your note.
   *[spytown] A tap on a shoulder: somebody is being recruited. Hold to read your note.
}
mafia-voice-roll-call = { $theme ->
    [academy] We open the votes, one after the other.
   *[spytown] The Commander begins. One vote after the other.
}
mafia-voice-won-gang = { $theme ->
    [academy] The New Gang is all that is left. Well hidden, well played.
   *[spytown] Nobody is left but the New Gang. The town has a third owner.
}

## The game master's console, with cards

mafia-gm-can-play = can play now
mafia-gm-uses = uses it
mafia-gm-leaves = doesn’t use it
mafia-gm-side = { $force ->
    [gang] plays for the gang
    [mafia] { $theme ->
        [academy] plays with the Crooks
       *[spytown] plays for the Mafia
    }
   *[police] { $theme ->
        [academy] plays with the Cops
       *[spytown] plays for the Police
    }
}
mafia-gm-plays = { $name } plays { mafia-card }
mafia-gm-plays-on = { $name } plays { mafia-card } on { $target }
mafia-gm-plays-whom = { mafia-card }: on whom?
mafia-gm-wrong-phase = Wrong phase
mafia-gm-wrong-phase-how = A card of the box shown at the wrong time: out, token shown, no save, no last shot, no effect.
mafia-gm-wrong-phase-sure = Tap again: { $name } is out
mafia-gm-targets = { $theme ->
    [academy] The Crooks may choose: { $names }
   *[spytown] The Mafia may choose: { $names }
}
mafia-gm-recruit = { $by } recruits { $name }.
mafia-gm-say-recognition-eyes = The New Gang opens its eyes. You see each other. And close them again.
mafia-gm-say-recruiting-eyes = { $theme ->
    [academy] Somebody changes sides: I tap you on the shoulder. Open your eyes.
   *[spytown] Somebody is being recruited: I tap you on the shoulder. Open your eyes.
}
mafia-gm-gang = The New Gang: { $names }

## One more honour

mafia-award-sport = Good sport
mafia-award-sport-how = held out to the end

## Other words of the narrator: -2, -3 and so on are said in turn with those above

mafia-voice-opening-2 = { $theme ->
    [academy] Good evening, cadets. Everybody has a token now. Look at yours, and tell nobody.
   *[spytown] Spytown welcomes you. Your papers are on the table: read them, and look bored.
}
mafia-voice-opening-3 = { $theme ->
    [academy] The Academy opens its doors. Look at your token, and smile as if it were nothing.
   *[spytown] The last train has left, and you are staying. Look at your token, and give nothing away.
}
mafia-voice-dusk-2 = { $theme ->
    [academy] Lights out in the dormitory. Eyes on your own phone, and not a peep.
   *[spytown] The street lamps go out. Everybody looks at their own phone. Not a sound.
}
mafia-voice-dusk-3 = { $theme ->
    [academy] The caretaker locks the doors. Everybody looks at their own phone, as quiet as mice.
   *[spytown] Spytown draws its curtains. Eyes on your own phone. Silence.
}
mafia-voice-dusk-4 = { $theme ->
    [academy] Good night, cadets. Everybody looks at their own phone. Shh.
   *[spytown] The clock strikes midnight. Everybody looks at their own phone. Nobody talks.
}
mafia-voice-first-2 = { $theme ->
    [academy] A torch is switched on. The Agent looks at one notebook.
   *[spytown] A desk lamp is lit. The Agent leafs through the files.
}
mafia-voice-first-3 = { $theme ->
    [academy] Tiptoe, tiptoe. The Agent takes a little look.
   *[spytown] The archive smells of dust. The Agent pulls out a file.
}
mafia-voice-first-4 = { $theme ->
    [academy] A pencil scratches. The Agent wants to know more.
   *[spytown] Somebody is still awake at headquarters. The Agent reads.
}
mafia-voice-first-none-2 = { $theme ->
    [academy] The notebooks are closed tonight. Who do you suspect?
   *[spytown] The archive is locked. Who do you suspect?
}
mafia-voice-first-none-3 = { $theme ->
    [academy] Nobody peeks tonight. Who looks suspicious to you?
   *[spytown] No lamp burns at headquarters. Who do you suspect?
}
mafia-voice-first-none-4 = { $theme ->
    [academy] Only the clock is ticking. Who do you suspect?
   *[spytown] The night keeps its files to itself. Who do you suspect?
}
mafia-voice-panel-2 = { $theme ->
    [academy] The torch goes out. Hold to read your note.
   *[spytown] The lamp goes out. Hold to read your note.
}
mafia-voice-panel-3 = { $theme ->
    [academy] The pencil is put away. Hold to read your note.
   *[spytown] The drawer slides shut. Hold to read your note.
}
mafia-voice-panel-4 = { $theme ->
    [academy] Psst, a note for everybody. Hold to read yours.
   *[spytown] An envelope for everybody. Hold to read yours.
}
mafia-voice-second-2 = { $theme ->
    [academy] Somebody giggles under a blanket. The Crooks are choosing.
   *[spytown] Cards are put down, chairs are drawn closer. The Mafia talks business.
}
mafia-voice-second-3 = { $theme ->
    [academy] Whisper, whisper. The Crooks make a plan.
   *[spytown] A match flares up in the dark. The Mafia is choosing.
}
mafia-voice-second-4 = { $theme ->
    [academy] A floorboard creaks. The Crooks are up to something.
   *[spytown] A black car stops with its lights off. The Mafia is choosing.
}
mafia-voice-second-none-2 = { $theme ->
    [academy] The Crooks are fast asleep. Who do you trust?
   *[spytown] Nobody comes to the back room. Who do you trust?
}
mafia-voice-second-none-3 = { $theme ->
    [academy] Not a floorboard creaks. Who do you trust?
   *[spytown] The black car stays in the garage. Who do you trust?
}
mafia-voice-second-none-4 = { $theme ->
    [academy] Everybody dreams. Who do you trust?
   *[spytown] Even the Mafia needs some sleep. Who do you trust?
}
mafia-voice-both-2 = { $theme ->
    [academy] A torch, a whisper, a creaking floorboard. Choose, everybody.
   *[spytown] A lamp at headquarters, a light in the back room. Everybody makes a choice.
}
mafia-voice-both-3 = { $theme ->
    [academy] So much tiptoeing in one night! Choose, everybody.
   *[spytown] Pages rustle, glasses clink. Everybody makes a choice.
}
mafia-voice-dawn-2 = { $theme ->
    [academy] The bell rings, good morning!
   *[spytown] The first tram rattles through Spytown.
}
mafia-voice-dawn-3 = { $theme ->
    [academy] Rise and shine, cadets.
   *[spytown] The sun climbs over the roofs of Spytown.
}
mafia-voice-dawn-gone-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } { $name } watches from the bench today. The token says: { mafia-token }.
   *[spytown] { mafia-voice-dawn-2 } The seat of { $name } stays empty. The token says: { mafia-token }.
}
mafia-voice-dawn-gone-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } The Crooks were quick: { $name } sits out. The token says: { mafia-token }.
   *[spytown] { mafia-voice-dawn-3 } Nobody has seen { $name } since midnight. The token says: { mafia-token }.
}
mafia-voice-dawn-nobody-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } Nobody sits out. What a lovely day.
   *[spytown] { mafia-voice-dawn-2 } Everybody is here. Somebody must have overslept.
}
mafia-voice-dawn-nobody-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } We count once more: all here!
   *[spytown] { mafia-voice-dawn-3 } Not one of you is missing. The town can’t believe its luck.
}
mafia-voice-dawn-agent-saw-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } { $name } was our Agent. The Crook looked back!
   *[spytown] { mafia-voice-dawn-2 } { $name } was our Agent, and the file bit back.
}
mafia-voice-dawn-agent-saw-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } { $name } was our Agent, and peeked at the wrong notebook.
   *[spytown] { mafia-voice-dawn-3 } { $name } was our Agent. Somebody in the archive was waiting.
}
mafia-voice-farewell-2 = { $theme ->
    [academy] One last tag for { $name }. Run!
   *[spytown] { $name } turns round once more. One last shot.
}
mafia-voice-farewell-3 = { $theme ->
    [academy] Before { $name } sits down: who is tagged?
   *[spytown] Everybody holds their breath. { $name } has one last shot.
}
mafia-voice-hit-2 = { $theme ->
    [academy] Tagged! { $target } sits down too. The token says: { mafia-token }.
   *[spytown] The echo fades, and { $target } is gone. The token says: { mafia-token }.
}
mafia-voice-hit-3 = { $theme ->
    [academy] Caught: { $target }. The token says: { mafia-token }.
   *[spytown] It was { $target }. The token says: { mafia-token }.
}
mafia-voice-talk-2 = { $theme ->
    [academy] Chairs in a circle. Who has something to tell?
   *[spytown] The market square is full. Who has something to hide?
}
mafia-voice-talk-3 = { $theme ->
    [academy] Hands up if you have an idea. Who could be a Crook?
   *[spytown] Coffee is served, and so are the rumours. Who was it?
}
mafia-voice-talk-4 = { $theme ->
    [academy] Good morning, class. Who is smiling a bit too much?
   *[spytown] The town wants an answer. Who looks a little pale today?
}
mafia-voice-last-cards-2 = { $theme ->
    [academy] The bell will ring soon. Any last words? Any last cards?
   *[spytown] The shops are closing. A last word, a last card, then night falls.
}
mafia-voice-last-cards-3 = { $theme ->
    [academy] Tidy up, cadets: a last word, a last card, and to bed.
   *[spytown] The sun goes down behind the station. A last word, a last card, then night falls.
}
mafia-voice-day-ends-2 = { $theme ->
    [academy] The bell will ring soon. Any last words?
   *[spytown] The shops are closing. A last word, then night falls.
}
mafia-voice-day-ends-3 = { $theme ->
    [academy] Tidy up, cadets: a last word, and to bed.
   *[spytown] The sun goes down behind the station. A last word, then night falls.
}
mafia-voice-first-vote-2 = { $theme ->
    [academy] Everybody has a vote. Who do you choose?
   *[spytown] The talking is done. Point at somebody.
}
mafia-voice-first-vote-3 = { $theme ->
    [academy] Pencils ready: one vote for everybody.
   *[spytown] Now it counts. Who do you point at?
}
mafia-voice-first-vote-4 = { $theme ->
    [academy] Make up your mind. Who is it?
   *[spytown] The town raises its hands. Who do you choose?
}
mafia-voice-count-2 = { $theme ->
    [academy] And now we look: who points where?
   *[spytown] Hands on the table, fingers out.
}
mafia-voice-count-3 = { $theme ->
    [academy] One, two, three, fingers!
   *[spytown] The town points.
}
mafia-voice-count-4 = { $theme ->
    [academy] Let us see what you think.
   *[spytown] And up they go.
}
mafia-voice-speech-2 = { $theme ->
    [academy] We listen to { $name } now.
   *[spytown] The town listens: { $name } speaks.
}
mafia-voice-speech-3 = { $theme ->
    [academy] { $name }, what do you say?
   *[spytown] { $name } steps onto the crate.
}
mafia-voice-speech-4 = { $theme ->
    [academy] It’s the turn of { $name }. Everybody listens.
   *[spytown] Last words of { $name }. Not a sound, please.
}
mafia-voice-final-vote-2 = { $theme ->
    [academy] One more vote, and this one decides.
   *[spytown] Now it gets serious. Vote.
}
mafia-voice-final-vote-3 = { $theme ->
    [academy] Look at both of them, and vote.
   *[spytown] One of them won’t see the evening. Vote.
}
mafia-voice-final-vote-4 = { $theme ->
    [academy] Last chance to change your mind. Vote.
   *[spytown] You have heard it all. Vote.
}
mafia-voice-tie-2 = { $theme ->
    [academy] The same number! Talk a bit more.
   *[spytown] As many here as there. The town can’t decide.
}
mafia-voice-tie-3 = { $theme ->
    [academy] Even. You may change your vote.
   *[spytown] A tie. Somebody has to give way.
}
mafia-voice-lot-2 = { $theme ->
    [academy] Still even, so we spin the wheel.
   *[spytown] The town tosses a coin, so to speak.
}
mafia-voice-lot-3 = { $theme ->
    [academy] Let luck decide, and no hard feelings.
   *[spytown] If you won’t decide, the wheel will.
}
mafia-voice-out-2 = { $theme ->
    [academy] { $name } takes a seat on the bench. The token says: { mafia-token }.
   *[spytown] { $name } takes hat and coat. The token says: { mafia-token }.
}
mafia-voice-out-3 = { $theme ->
    [academy] Goodbye for now, { $name }. The token says: { mafia-token }.
   *[spytown] The last tram takes { $name } along. The token says: { mafia-token }.
}
mafia-voice-out-4 = { $theme ->
    [academy] { $name } is out. The token says: { mafia-token }.
   *[spytown] The town has decided: { $name }. The token says: { mafia-token }.
}
mafia-voice-nobody-out-2 = { $theme ->
    [academy] Everybody stays today. Fine by us.
   *[spytown] Nobody goes. The crate is carried back in.
}
mafia-voice-nobody-out-3 = { $theme ->
    [academy] No one sits out. On we go.
   *[spytown] The town goes home without a victim.
}
mafia-voice-won-police-2 = { $theme ->
    [academy] All Crooks are caught! The Cops win. Lemonade for everybody.
   *[spytown] The handcuffs click. The Police win.
}
mafia-voice-won-police-3 = { $theme ->
    [academy] The Academy is proud: the Cops win. Well played, everybody.
   *[spytown] No Mafioso is left in Spytown. The Police win, and the baker bakes a cake.
}
mafia-voice-won-mafia-2 = { $theme ->
    [academy] The Crooks got away with it. They win! Well played, everybody.
   *[spytown] The chief’s chair is taken. The Mafia wins.
}
mafia-voice-won-mafia-3 = { $theme ->
    [academy] Not one Cop is left. The Crooks win, and say sorry.
   *[spytown] The sirens are silent. Spytown belongs to the Mafia.
}
mafia-voice-asleep-2 = { $theme ->
    [academy] Everybody snores. We stop here, without a winner.
   *[spytown] Nobody moves in Spytown. We stop here, without a winner.
}
mafia-voice-asleep-3 = { $theme ->
    [academy] The class is dreaming. Nobody wins today.
   *[spytown] Even the pigeons are asleep. Nobody wins.
}
mafia-voice-draw-2 = { $theme ->
    [academy] All benches are full, and nobody plays. A draw!
   *[spytown] The square is empty. Nobody wins.
}
mafia-voice-draw-3 = { $theme ->
    [academy] Everybody is out. That makes a draw.
   *[spytown] Only the clock on the tower is left. A draw.
}
mafia-voice-swap-2 = { $theme ->
    [academy] Who holds Role Swap may use it now. Everybody answers.
   *[spytown] Papers can change hands tonight. Everybody answers, nobody tells.
}
mafia-voice-swap-3 = { $theme ->
    [academy] A swap of tokens? Everybody answers, nobody tells.
   *[spytown] Who would rather be somebody else? Everybody answers, nobody tells.
}
mafia-voice-dawn-chosen-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } The Crooks want { $name } to sit out.
   *[spytown] { mafia-voice-dawn-2 } There is a note under the door of { $name }.
}
mafia-voice-dawn-chosen-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } The choice of the Crooks: { $name }.
   *[spytown] { mafia-voice-dawn-3 } Last night a shadow followed { $name }.
}
mafia-voice-save-mafia-2 = { $theme ->
    [academy] Does anybody have something for { $name }? Everybody answers.
   *[spytown] Will { $name } get away? Everybody answers, nobody tells.
}
mafia-voice-save-mafia-3 = { $theme ->
    [academy] Quick, who helps { $name }? Everybody answers.
   *[spytown] One moment for { $name }. Everybody answers, nobody tells.
}
mafia-voice-save-vote-2 = { $theme ->
    [academy] { $name } has to sit out, unless somebody helps. Everybody answers.
   *[spytown] The town has chosen { $name }. Everybody answers, nobody tells.
}
mafia-voice-save-vote-3 = { $theme ->
    [academy] Is there help for { $name }? Everybody answers.
   *[spytown] { $name } reaches for the hat. Everybody answers, nobody tells.
}
mafia-voice-save-shot-2 = { $theme ->
    [academy] Tag! It’s { $name }. Who helps? Everybody answers.
   *[spytown] A shot rings out: { $name }. Everybody answers, nobody tells.
}
mafia-voice-save-shot-3 = { $theme ->
    [academy] Somebody caught { $name }. Can anybody help? Everybody answers.
   *[spytown] { $name } stumbles. Everybody answers, nobody tells.
}
mafia-voice-council-opens-2 = { $theme ->
    [academy] Any cards before class begins? Everybody answers.
   *[spytown] The doors are still closed. A moment for cards: everybody answers, nobody tells.
}
mafia-voice-council-opens-3 = { $theme ->
    [academy] First the cards, then the talk. Everybody answers.
   *[spytown] Before anybody speaks: cards. Everybody answers, nobody tells.
}
mafia-voice-saved-vest-2 = { $theme ->
    [academy] { $name } was ready for that, and stays.
   *[spytown] Under the waistcoat, a Vest. { $name } stays.
}
mafia-voice-saved-vest-3 = { $theme ->
    [academy] Good thing { $name } came prepared. { $name } stays!
   *[spytown] One button is dented, the Vest is whole. { $name } stays.
}
mafia-voice-saved-bandage-2 = { $theme ->
    [academy] Thanks to { $by }, { $name } stays.
   *[spytown] { $by } carries bandages, and { $name } stays.
}
mafia-voice-saved-bandage-3 = { $theme ->
    [academy] A plaster from { $by }, and { $name } stays.
   *[spytown] Just in time: { $by } helps, and { $name } stays.
}
mafia-voice-recognition-2 = { $theme ->
    [academy] Three of you wink at each other. Hold to read your note.
   *[spytown] Three shadows nod at each other. Hold to read your note.
}
mafia-voice-recognition-3 = { $theme ->
    [academy] A secret club meets. Hold to read your note.
   *[spytown] A third side takes its seats. Hold to read your note.
}
mafia-voice-recruiting-2 = { $theme ->
    [academy] Somebody gets a new badge. Hold to read your note.
   *[spytown] An offer is made that is hard to refuse. Hold to read your note.
}
mafia-voice-recruiting-3 = { $theme ->
    [academy] Pssst, come over to our side! Hold to read your note.
   *[spytown] Somebody gets a new friend tonight. Hold to read your note.
}
mafia-voice-roll-call-2 = { $theme ->
    [academy] One vote after the other. Look closely.
   *[spytown] The Commander goes first. Then, vote by vote, the town.
}
mafia-voice-roll-call-3 = { $theme ->
    [academy] Who voted for whom? We go round.
   *[spytown] Votes on the table, one by one.
}
mafia-voice-won-gang-2 = { $theme ->
    [academy] Surprise: the New Gang wins! Well played, everybody.
   *[spytown] A third side was waiting. The New Gang takes the town.
}
mafia-voice-won-gang-3 = { $theme ->
    [academy] Nobody saw them coming. The New Gang wins!
   *[spytown] Neither badge nor black hat: the New Gang wins.
}
mafia-voice-farewell-card = { $theme ->
    [academy] { $name } is leaving. A Last Tag, perhaps?
   *[spytown] Silence for { $name }. A last shot, perhaps?
}
mafia-voice-farewell-card-2 = { $theme ->
    [academy] Wait, { $name }: is there a Last Tag?
   *[spytown] { $name } stops in the doorway. A last shot, perhaps?
}
mafia-voice-farewell-card-3 = { $theme ->
    [academy] Does { $name } tag somebody on the way out?
   *[spytown] Everybody holds their breath. Does { $name } have a last shot?
}

## Great moments

mafia-phase-Tapped = Somebody listens in
mafia-moment-wiretap = { $name } listens in
mafia-moment-wiretap-how = { $name } hears who { $target } is. Nobody else does.
mafia-moment-wiretap-yours = Only you know this.
mafia-moment-corner-shot = { $theme ->
    [academy] { $name } tags somebody!
   *[spytown] { $name } shoots!
}
mafia-moment-corner-shot-how = { $theme ->
    [academy] Tagged: { $target }
   *[spytown] Hit: { $target }
}
mafia-moment-last-shot = { $theme ->
    [academy] { $name } tags back!
   *[spytown] { $name } fires once more!
}
mafia-moment-last-shot-how = { $name } takes { $target } along.
mafia-moment-new-gang = The New Gang is here!
mafia-moment-new-gang-how = { $name } was one of three. A third side is in this game.
mafia-voice-tapped = { $theme ->
    [academy] { $name } listens at the door: { $target }. Shh!
   *[spytown] A click on the line: { $name } listens in on { $target }.
}
mafia-voice-tapped-2 = { $theme ->
    [academy] An ear at the keyhole: { $name } hears who { $target } is.
   *[spytown] The line crackles. { $name } hears who { $target } is.
}
mafia-voice-tapped-3 = { $theme ->
    [academy] Psst! { $name } finds out about { $target }.
   *[spytown] Headphones on: { $name } hears every word of { $target }.
}
mafia-skip = Go on
mafia-who-mafia = { $theme ->
    [academy] { $count ->
        [one] This was the Crook
       *[other] These were the Crooks
    }
   *[spytown] { $count ->
        [one] This was the Mafia
       *[other] These were the Mafia
    }
}
mafia-who-gang = And this was the New Gang

## Those who are out

mafia-out-todo = You are out, and not alone
mafia-out-todo-first = Somebody has to be the first
mafia-out-see-everything = Hold the key below: you see every token, every card, and the nights as they happen.
mafia-out-see-open-eyes = From the next night on: hold, and see who wakes and what they do.
mafia-out-see-nothing = You agreed to know no more than the others. Guess with them.
mafia-out-bets = { $theme ->
    [academy] Bet twice a round: whom do the Crooks choose tonight, whom does the town vote out? The best prophet is praised at the end.
   *[spytown] Bet twice a round: whom does the Mafia take tonight, whom does the town vote out? The best prophet is praised at the end.
}
mafia-out-faces = Make faces at the others who are out. Nobody who still plays gets any of it.
mafia-out-silence = Not a word to those who still play. If your side wins, so do you.
mafia-out-understood = Got it
mafia-out-help = What you can do
mafia-ghost-soon-all = As soon as the town talks, you see everything here.
mafia-ghost-faces = A face for those who are out
mafia-bet-night = { $theme ->
    [academy] Whom will the Crooks choose?
   *[spytown] Whom will the Mafia take?
}

## One question at a time

mafia-question = Question { $number } of 2
mafia-question-next = Next question
mafia-question-back = Back to the first
mafia-open-suspect = Whom do you suspect?
mafia-open-trust = Whom do you trust?
mafia-open-look = Agent: whose file do you read? All others: whom do you suspect?
mafia-open-mark = Crooks: who goes tonight? All others: whom do you trust?
mafia-choose-again = Tap them again to choose nobody.
mafia-task-yours = You mark { $target }
mafia-cards-choose = Choose action cards
mafia-cards-show = Show the cards
