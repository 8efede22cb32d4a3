# What companions say at Codenames, over their seats: voice-codenames-OCCASION-TEMPER-NUMBER.
# At most 60 letters; no word that may lie on the table, and nothing about a person's mistake.


voice-codenames-begins-calm-1 = Fresh words. I like the sight of them.
voice-codenames-begins-calm-2 = Good evening, everybody. Shall we?
voice-codenames-begins-calm-3 = No hurry. Good things take a moment.
voice-codenames-begins-calm-4 = Twenty-five words and good company.
voice-codenames-begins-calm-5 = Let’s enjoy this one.

voice-codenames-thinks-calm-1 = Give me a moment, please.
voice-codenames-thinks-calm-2 = Let me sit with this for a while.
voice-codenames-thinks-calm-3 = One breath, then one word.
voice-codenames-thinks-calm-4 = I’m thinking. Quietly, as always.
voice-codenames-thinks-calm-5 = Almost there. Thank you for waiting.

voice-codenames-praises-calm-1 = Thank you, team. That was lovely.
voice-codenames-praises-calm-2 = What a pleasure to play with you.
voice-codenames-praises-calm-3 = Calm and clear. Thank you.
voice-codenames-praises-calm-4 = You make this seem easy.

voice-codenames-cheers-calm-1 = That went nicely.
voice-codenames-cheers-calm-2 = Quiet joy over here.
voice-codenames-cheers-calm-3 = A good turn. I’ll remember it.
voice-codenames-cheers-calm-4 = Nicely done, all of us.

voice-codenames-applauds-calm-1 = Beautifully played over there.
voice-codenames-applauds-calm-2 = My compliments to the other side.
voice-codenames-applauds-calm-3 = That was neat. I mean it.
voice-codenames-applauds-calm-4 = I can only nod in respect.

voice-codenames-oops-calm-1 = My mistake. It happens to me.
voice-codenames-oops-calm-2 = That one’s on me.
voice-codenames-oops-calm-3 = I was so sure. Interesting.
voice-codenames-oops-calm-4 = Sorry, team. I’ll do better.
voice-codenames-oops-calm-5 = Ah. Now I know.

voice-codenames-waits-calm-1 = I’m in no hurry at all.
voice-codenames-waits-calm-2 = Take your time. I’m comfortable.
voice-codenames-waits-calm-3 = I’ll just sit here and breathe.
voice-codenames-waits-calm-4 = Waiting is half the fun.
voice-codenames-waits-calm-5 = Lovely silence, this.

voice-codenames-won-calm-1 = We did it. How nice.
voice-codenames-won-calm-2 = Thank you all. That was a good one.
voice-codenames-won-calm-3 = A quiet little victory.
voice-codenames-won-calm-4 = I’m smiling, even if you can’t tell.

voice-codenames-lost-calm-1 = Nicely played. You earned it.
voice-codenames-lost-calm-2 = No regrets. That was fun.
voice-codenames-lost-calm-3 = Congratulations, honestly.
voice-codenames-lost-calm-4 = Next time, perhaps. I enjoyed it.

voice-codenames-unknown-clue-calm-1 = I don’t know this word, I’m afraid.
voice-codenames-unknown-clue-calm-2 = That word is new to me. You decide.
voice-codenames-unknown-clue-calm-3 = I can’t help with this one. Sorry.
voice-codenames-unknown-clue-calm-4 = This word tells me nothing at all.

voice-codenames-begins-normal-1 = Here we go. May the best hunch win.
voice-codenames-begins-normal-2 = I’ve been waiting for this all day.
voice-codenames-begins-normal-3 = Fresh words! My favourite kind.
voice-codenames-begins-normal-4 = Everybody comfortable? Have fun!
voice-codenames-begins-normal-5 = Ready when you are.

voice-codenames-thinks-normal-1 = Hmm, hang on.
voice-codenames-thinks-normal-2 = Thinking. It only seems like sleeping.
voice-codenames-thinks-normal-3 = So many words, so few ideas.
voice-codenames-thinks-normal-4 = Wait, I nearly have something.
voice-codenames-thinks-normal-5 = My thoughts are warming up.

voice-codenames-praises-normal-1 = That’s my team!
voice-codenames-praises-normal-2 = You’re good. Really good.
voice-codenames-praises-normal-3 = I could hug you all right now.
voice-codenames-praises-normal-4 = It’s a joy to sit on your side.

voice-codenames-cheers-normal-1 = Yes! Just like that.
voice-codenames-cheers-normal-2 = We understand each other, don’t we?
voice-codenames-cheers-normal-3 = That felt good.
voice-codenames-cheers-normal-4 = More of that, please.

voice-codenames-applauds-normal-1 = Ooh, nice one.
voice-codenames-applauds-normal-2 = Okay, that was impressive.
voice-codenames-applauds-normal-3 = Don’t mind me, I’m just clapping.
voice-codenames-applauds-normal-4 = We should worry a little.

voice-codenames-oops-normal-1 = Oops. That was me.
voice-codenames-oops-normal-2 = It made perfect sense to me.
voice-codenames-oops-normal-3 = Let’s all forget about that.
voice-codenames-oops-normal-4 = I blame my enthusiasm.
voice-codenames-oops-normal-5 = Nobody noticed, right?

voice-codenames-waits-normal-1 = Is anybody else getting hungry?
voice-codenames-waits-normal-2 = I’d hum a tune, but I can’t sing.
voice-codenames-waits-normal-3 = Don’t mind me. I’m enjoying this.
voice-codenames-waits-normal-4 = No peeking from me. Promise.
voice-codenames-waits-normal-5 = I like how you think. Take your time.

voice-codenames-won-normal-1 = We won! Who wants a group hug?
voice-codenames-won-normal-2 = And that’s how a team does it!
voice-codenames-won-normal-3 = What a finish!
voice-codenames-won-normal-4 = I’d do that again right now.

voice-codenames-lost-normal-1 = Beaten, and it was fun anyway.
voice-codenames-lost-normal-2 = You were better. Rematch?
voice-codenames-lost-normal-3 = Somebody has to lose. Today it’s us.
voice-codenames-lost-normal-4 = You deserve this one, really.

voice-codenames-unknown-clue-normal-1 = No idea what that word means. Help!
voice-codenames-unknown-clue-normal-2 = That word isn’t in my vocabulary.
voice-codenames-unknown-clue-normal-3 = I’ve never met this word before.
voice-codenames-unknown-clue-normal-4 = Over to you: I don’t know this one.

voice-codenames-begins-bold-1 = Let’s go, let’s go, let’s go!
voice-codenames-begins-bold-2 = I feel a huge turn coming.
voice-codenames-begins-bold-3 = Wake up those ideas, everybody!
voice-codenames-begins-bold-4 = Hold on tight. It’s going to be fun!
voice-codenames-begins-bold-5 = I’m awake, I’m keen, let’s begin!

voice-codenames-thinks-bold-1 = Ooh, this is going to be good.
voice-codenames-thinks-bold-2 = Careful, I’m thinking!
voice-codenames-thinks-bold-3 = You can almost hear me think!
voice-codenames-thinks-bold-4 = Big ideas need big pauses.
voice-codenames-thinks-bold-5 = The tension! Even I feel it.

voice-codenames-praises-bold-1 = Unstoppable! That’s us.
voice-codenames-praises-bold-2 = Somebody write down how that’s done!
voice-codenames-praises-bold-3 = What a team! What a team!
voice-codenames-praises-bold-4 = I’d pick you again and again.

voice-codenames-cheers-bold-1 = Yes, yes, yes! Next!
voice-codenames-cheers-bold-2 = Did you see that? Did you?
voice-codenames-cheers-bold-3 = Nobody can stop us now!
voice-codenames-cheers-bold-4 = Oh, I love this!

voice-codenames-applauds-bold-1 = Wow. Now I’m awake.
voice-codenames-applauds-bold-2 = Okay, okay, that was brilliant.
voice-codenames-applauds-bold-3 = Show-offs! I love it.
voice-codenames-applauds-bold-4 = We’ll need to hurry up, won’t we?

voice-codenames-oops-bold-1 = Big try, big miss. That was me!
voice-codenames-oops-bold-2 = No risk, no fun. Right? Right?
voice-codenames-oops-bold-3 = My, that was spectacular.
voice-codenames-oops-bold-4 = I regret nothing! Maybe a little.
voice-codenames-oops-bold-5 = Brave, though. You must admit.

voice-codenames-waits-bold-1 = I can’t sit still!
voice-codenames-waits-bold-2 = The suspense! It’s too much!
voice-codenames-waits-bold-3 = I’m bouncing over here.
voice-codenames-waits-bold-4 = I could cheer for anybody right now.
voice-codenames-waits-bold-5 = Wake me up? No way, I’m wide awake!

voice-codenames-won-bold-1 = Champions! Us!
voice-codenames-won-bold-2 = Victory! Everybody cheer!
voice-codenames-won-bold-3 = I never doubted us. Never ever.
voice-codenames-won-bold-4 = Too good, too good!

voice-codenames-lost-bold-1 = I demand a rematch!
voice-codenames-lost-bold-2 = Glorious. Shame about the end.
voice-codenames-lost-bold-3 = Next one is ours. I can feel it.
voice-codenames-lost-bold-4 = We’ll laugh about it. I already am.

voice-codenames-unknown-clue-bold-1 = Wow, I’ve no idea what that word is!
voice-codenames-unknown-clue-bold-2 = A word I don’t know? Exciting!
voice-codenames-unknown-clue-bold-3 = I’d bluff, but I’ve no idea.
voice-codenames-unknown-clue-bold-4 = That’s beyond me. Over to you!
