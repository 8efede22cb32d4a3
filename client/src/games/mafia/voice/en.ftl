# What companions say at Mafia, over their seats: voice-mafia-OCCASION-TEMPER-NUMBER.
# At most 60 letters besides the names. What names somebody lies open: $who is whom it makes people think of, $whom is
# out, or the other of two. Nobody is called a Mafioso, since children play Cops and Crooks: a crook is both.


voice-mafia-begins-calm-1 = Good evening. What a peaceful town.
voice-mafia-begins-calm-2 = May the right people sleep badly.
voice-mafia-begins-calm-3 = I trust you all. It won’t last.
voice-mafia-begins-calm-4 = Such honest faces, all of you.

voice-mafia-mourns-calm-1 = A quiet moment for { $who }, please.
voice-mafia-mourns-calm-2 = { $who }, the table is poorer without you.
voice-mafia-mourns-calm-3 = One empty chair. Thank you, { $who }.
voice-mafia-mourns-calm-4 = Rest well, { $who }. We’ll take it from here.

voice-mafia-quiet-night-calm-1 = Nobody was taken. What a lovely morning.
voice-mafia-quiet-night-calm-2 = A quiet night. I do like those.
voice-mafia-quiet-night-calm-3 = Good morning, all of you. No empty chair tonight.

voice-mafia-muses-calm-1 = Let’s begin with those who smile too much.
voice-mafia-muses-calm-2 = Somebody here is acting. Rather well, too.
voice-mafia-muses-calm-3 = No hurry. The truth sits at this table.
voice-mafia-muses-calm-4 = Who has a feeling? Feelings count today.
voice-mafia-muses-calm-5 = I’d like to hear the quiet ones first.

voice-mafia-voted-police-calm-1 = { $whom } was Police by the token. One vote: { $who }.
voice-mafia-voted-police-calm-2 = { $who } voted for { $whom }. That token says Police.
voice-mafia-voted-police-calm-3 = A Police token: { $whom }. Among the votes: { $who }.

voice-mafia-voted-crook-calm-1 = { $who } did vote for { $whom }, a crook. That’s worth something.
voice-mafia-voted-crook-calm-2 = { $whom } had a crook’s token, and { $who } voted well.
voice-mafia-voted-crook-calm-3 = In favour of { $who }: a vote for { $whom }, the crook.

voice-mafia-spared-crook-calm-1 = { $whom } was a crook, and { $who } never voted that way.
voice-mafia-spared-crook-calm-2 = No vote from { $who } for { $whom }, the crook. Curious.
voice-mafia-spared-crook-calm-3 = { $who } left { $whom }, a crook, to the rest of us.

voice-mafia-silenced-calm-1 = { $whom } voted for { $who }. Then came the night.
voice-mafia-silenced-calm-2 = The last vote of { $whom } was for { $who }. I wonder.
voice-mafia-silenced-calm-3 = Yesterday { $whom } voted for { $who }. Today, an empty chair.

voice-mafia-turned-away-calm-1 = First vote of { $who }: { $whom }. In the final, not any more.
voice-mafia-turned-away-calm-2 = { $who } once let go of { $whom } in the final. Why?
voice-mafia-turned-away-calm-3 = { $who } voted for { $whom }, then changed course.

voice-mafia-alike-calm-1 = { $who } and { $whom } always vote alike. How nice.
voice-mafia-alike-calm-2 = { $who } and { $whom }: not one vote apart. Hm.

voice-mafia-outlived-calm-1 = Two finals or more, and { $who } is still here.
voice-mafia-outlived-calm-2 = { $who } knows those final speeches well by now.

voice-mafia-never-named-calm-1 = Not one vote for { $who } so far. So much trust?
voice-mafia-never-named-calm-2 = Nobody has ever voted for { $who }. Just saying.
voice-mafia-never-named-calm-3 = { $who } has had no vote yet. A rare gift.

voice-mafia-one-vote-calm-1 = One vote fewer, and { $who } might still be here.
voice-mafia-one-vote-calm-2 = A single vote decided about { $who }.

voice-mafia-saved-crook-calm-1 = { $who } put a Bandage on { $whom }. That was a crook.
voice-mafia-saved-crook-calm-2 = Saved by { $who }: { $whom }. The token says crook.

voice-mafia-ends-calm-1 = Now I may trust you all again.
voice-mafia-ends-calm-2 = Well played, everybody. What a town.
voice-mafia-ends-calm-3 = And now, a night of real sleep.
voice-mafia-ends-calm-4 = No hard feelings, only good stories.
voice-mafia-ends-calm-5 = Such fine acting around one table.

voice-mafia-begins-normal-1 = Innocent until nightfall, all of us.
voice-mafia-begins-normal-2 = Poker face: on.
voice-mafia-begins-normal-3 = Hands up, who’s honest? Oh, everybody.
voice-mafia-begins-normal-4 = I’ve practised looking harmless. Well?

voice-mafia-mourns-normal-1 = Oh no, { $who }. We’ll miss you.
voice-mafia-mourns-normal-2 = So quiet over there, where { $who } was.
voice-mafia-mourns-normal-3 = This one is for you, { $who }.
voice-mafia-mourns-normal-4 = Flowers for { $who }, and questions for the rest.

voice-mafia-quiet-night-normal-1 = Count again. Really nobody gone tonight?
voice-mafia-quiet-night-normal-2 = Did the crooks oversleep?
voice-mafia-quiet-night-normal-3 = Nobody gone. Suspiciously pleasant.

voice-mafia-muses-normal-1 = So, who looks guilty? Besides everybody.
voice-mafia-muses-normal-2 = My gut says something. Or it’s hunger.
voice-mafia-muses-normal-3 = Somebody’s very calm. Too calm?
voice-mafia-muses-normal-4 = Accuse somebody, please. I’ll bring snacks.
voice-mafia-muses-normal-5 = I suspect left to right. Who’s first?

voice-mafia-voted-police-normal-1 = { $who } voted for { $whom }. Token: Police. Hmm.
voice-mafia-voted-police-normal-2 = { $whom } was Police, says the token. And { $who } voted so!
voice-mafia-voted-police-normal-3 = Who voted for { $whom }, with a Police token? { $who } did.

voice-mafia-voted-crook-normal-1 = { $who } voted for { $whom }, a crook. Nice nose!
voice-mafia-voted-crook-normal-2 = Good sign: { $who } voted for { $whom }, crook by token.
voice-mafia-voted-crook-normal-3 = { $whom }: a crook. { $who } saw it, or was lucky.

voice-mafia-spared-crook-normal-1 = { $who } had no vote for { $whom }. A crook! Hm.
voice-mafia-spared-crook-normal-2 = { $whom } was a crook, but not for { $who }, it seems.
voice-mafia-spared-crook-normal-3 = Crook { $whom } went without a vote from { $who }.

voice-mafia-silenced-normal-1 = { $whom } votes for { $who } and is gone by morning. Hmm.
voice-mafia-silenced-normal-2 = Funny: { $whom } suspected { $who } just yesterday.
voice-mafia-silenced-normal-3 = { $who }, the last vote of { $whom } was for you. Well?

voice-mafia-turned-away-normal-1 = First { $whom }, then somebody else. What happened, { $who }?
voice-mafia-turned-away-normal-2 = { $who } dropped { $whom } in a final. I took notes.
voice-mafia-turned-away-normal-3 = { $who } voted for { $whom } first. Not in the final, though.

voice-mafia-alike-normal-1 = { $who } and { $whom }: same vote, every time. Twins?
voice-mafia-alike-normal-2 = Do { $who } and { $whom } share one finger? Always alike.

voice-mafia-outlived-normal-1 = { $who } and those finals: it’s becoming a habit.
voice-mafia-outlived-normal-2 = { $who } talks well. Out of two finals at least!

voice-mafia-never-named-normal-1 = Has anybody voted for { $who } yet? No. Nobody.
voice-mafia-never-named-normal-2 = Zero votes for { $who }, all game. How come?
voice-mafia-never-named-normal-3 = Are we forgetting { $who }? Not one vote so far.

voice-mafia-one-vote-normal-1 = Phew: { $who } went by a single vote.
voice-mafia-one-vote-normal-2 = One finger more or less, { $who }. So close.

voice-mafia-saved-crook-normal-1 = Lovely Bandage from { $who }. Pity { $whom } was a crook.
voice-mafia-saved-crook-normal-2 = { $who } saved { $whom } by card. Who was a crook!

voice-mafia-ends-normal-1 = So that’s who you all were!
voice-mafia-ends-normal-2 = Again? I’ll trust nobody this time.
voice-mafia-ends-normal-3 = I knew it. At the very end, I knew it.
voice-mafia-ends-normal-4 = Great liars, all of you. That’s praise!
voice-mafia-ends-normal-5 = Friends again? Friends again.

voice-mafia-begins-bold-1 = Nobody here is innocent, and I love it!
voice-mafia-begins-bold-2 = Lock the doors, the game is on!
voice-mafia-begins-bold-3 = I smell a plot. Or is it supper?
voice-mafia-begins-bold-4 = Show me your most honest face! Ha!

voice-mafia-mourns-bold-1 = For { $who }! We’ll find them, I promise!
voice-mafia-mourns-bold-2 = { $who }, you were a star. You still are!
voice-mafia-mourns-bold-3 = Not { $who }! Now it’s personal.
voice-mafia-mourns-bold-4 = Applause for { $who }, and loud, please!

voice-mafia-quiet-night-bold-1 = Nobody gone! A miracle! Suspicious!
voice-mafia-quiet-night-bold-2 = No goodbye this morning? Hugs for all!
voice-mafia-quiet-night-bold-3 = A night without a loss, hooray! How come?

voice-mafia-muses-bold-1 = Somebody here is lying. Wonderful!
voice-mafia-muses-bold-2 = Point at somebody! Anybody! Go!
voice-mafia-muses-bold-3 = One of you blinked just now!
voice-mafia-muses-bold-4 = I want drama, and I want it now!
voice-mafia-muses-bold-5 = Speak up, the walls are bored!

voice-mafia-voted-police-bold-1 = { $whom }: a Police token! And who voted? { $who }!
voice-mafia-voted-police-bold-2 = { $who }! That vote for { $whom } hit the Police!
voice-mafia-voted-police-bold-3 = Look it up: { $who } against { $whom }, with a Police token!

voice-mafia-voted-crook-bold-1 = Bravo, { $who }! { $whom } was a crook, and got your vote!
voice-mafia-voted-crook-bold-2 = A crook, that { $whom }! { $who } voted just right!
voice-mafia-voted-crook-bold-3 = { $who } nailed a crook: { $whom }! A medal!

voice-mafia-spared-crook-bold-1 = { $whom } was a crook! Where was your vote, { $who }?
voice-mafia-spared-crook-bold-2 = { $who } and { $whom }, the crook: never a vote! Aha!
voice-mafia-spared-crook-bold-3 = Not one vote for crook { $whom }, { $who }? Do tell!

voice-mafia-silenced-bold-1 = { $whom } voted for { $who }, and then: lights out!
voice-mafia-silenced-bold-2 = Who’d mind a vote from { $whom }? { $who }, perhaps!
voice-mafia-silenced-bold-3 = Last words of { $whom }, by finger: { $who }!

voice-mafia-turned-away-bold-1 = { $who } jumped off { $whom } in a final! Caught you!
voice-mafia-turned-away-bold-2 = Vote for { $whom }, then a U-turn! Right, { $who }?
voice-mafia-turned-away-bold-3 = A final came, and { $who } let { $whom } off the hook!

voice-mafia-alike-bold-1 = { $who } plus { $whom }: always the same vote! A gang?
voice-mafia-alike-bold-2 = One mind, two fingers: { $who } and { $whom }!

voice-mafia-outlived-bold-1 = { $who } walks out of every final! What a show!
voice-mafia-outlived-bold-2 = Final after final, and { $who } still sits here!

voice-mafia-never-named-bold-1 = Nobody dares to vote for { $who }! Why not?
voice-mafia-never-named-bold-2 = No votes for { $who }, ever! A saint, or clever?
voice-mafia-never-named-bold-3 = Psst: { $who } has had no vote at all!

voice-mafia-one-vote-bold-1 = One vote! { $who } went by one single vote!
voice-mafia-one-vote-bold-2 = What a thriller: one vote did it, { $who }!

voice-mafia-saved-crook-bold-1 = { $who } bandaged { $whom }! A crook! Explain that!
voice-mafia-saved-crook-bold-2 = Card by { $who }, saved: { $whom }, a crook! Wow!

voice-mafia-ends-bold-1 = I suspected everybody! So I was right!
voice-mafia-ends-bold-2 = What an evening, you lovely liars!
voice-mafia-ends-bold-3 = Encore! This town needs one more night!
voice-mafia-ends-bold-4 = Frame the record and hang it on a wall!
voice-mafia-ends-bold-5 = Hugs for all, crooks included!
