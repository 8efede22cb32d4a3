option-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
option-minutes = { $minutes } min
option-no-time = None
option-on = On
option-off = Off
option-changed = changed
option-unit = s
option-rules = Rules about: { $option }
preset-rulebook = By the book
preset-rulebook-help = As the rulebook says
preset-strict = Strict
preset-strict-help = Every rule to the letter
preset-relaxed = Relaxed
preset-relaxed-help = For a friendly evening

## Packs

pack-title-words = Words
pack-title-locations = Everyday places
pack-title-locations-basic = More everyday places
pack-title-saga = A galaxy far away
pack-title-characters = Characters
pack-add-words = Add words of your own
pack-add-locations = Add locations of your own
pack-add-characters = Add characters of your own
pack-name = Name of the list
pack-name-words = Our words
pack-name-locations = Our locations
pack-name-characters = Our heroes
pack-text-words = Words
pack-text-locations = Locations
pack-text-characters = Characters
pack-use = Add and play with them
pack-file = From a file
pack-count = { $count }, at least { $least } needed
pack-enough = { $count }: that will do
pack-chosen = Chosen: { $pack }.
pack-added = Your pack is on the shelf. Choose it above.
pack-drop = Remove { $pack }
pack-entries-words = { $count ->
    [one] ({ $count } word)
   *[other] ({ $count } words)
}
pack-entries-locations = { $count ->
    [one] ({ $count } location)
   *[other] ({ $count } locations)
}
pack-entries-characters = { $count ->
    [one] ({ $count } character)
   *[other] ({ $count } characters)
}
pack-too-long = This is too long: at most 60,000 characters.
pack-how-words = Paste or type at least 25 words of up to 24 letters, one per line or separated by commas. Repeated words count once.
pack-how-locations = Paste or type at least 8 locations, one per line or separated by commas. With roles: one location per line, then a colon and at least ten roles, for every location.
pack-how-characters = Paste or type at least 64 characters, one per line, each with a hint after a colon, under themes in brackets. A star marks those everybody knows.
pack-example-words =
    lighthouse, pancake, comet
    saxophone
pack-example-locations =
    Chocolate factory: taster, packer, guard, owner, chemist, driver, cook, cleaner, inspector, visitor
pack-example-characters =
    {"["}books]
    {"*"} Sherlock Holmes: detective of Baker Street
    Captain Nemo: commander of a submarine

## What is wrong with a pack

pack-at-line = Line { $line }: { $fault }
pack-fault-head = “{ $text }” doesn’t belong in the header of a file. It has three lines: “kind: …”, “language: …” and “title: …”.
pack-fault-head-twice = “{ $text }: …” is there twice.
pack-fault-head-missing = The header of the file lacks the line “{ $text }: …”.
pack-fault-head-kind = “{ $text }” isn’t a kind of list. Write one of these: { $kinds }.
pack-fault-head-long = “{ $text }” can’t be a name here: use letters, at most { $most } of them.
pack-fault-too-few = { $what ->
    [locations] Locations found: { $count }. At least { $least } are needed.
    [characters] Characters found: { $count }. At least { $least } are needed.
    [questions] Questions found: { $count }. At least { $least } are needed.
   *[cards] Words found: { $count }. At least { $least } are needed.
}
pack-fault-twice = “{ $text }” is already in line { $first }.
pack-fault-too-long = “{ $text }” is too long: at most { $most } letters fit.
pack-fault-no-word = “{ $text }” can’t go on a card. Words may have letters, digits, spaces, hyphens, apostrophes and dots.
pack-fault-no-name = “{ $text }” can’t be a name. Names may have letters, digits, spaces, hyphens, apostrophes and dots.
pack-fault-sides = A card has two sides at most: front / back.
pack-fault-roles-here-and-there = Give roles to every location, or to none.
pack-fault-few-roles = Different roles here: { $count }. At least { $least } are needed.
pack-fault-role-twice = A role appears twice.
pack-fault-no-theme = A theme comes first, in brackets, such as [books].
pack-fault-unknown-theme = There is no theme “{ $text }”. There are { $themes }.
pack-fault-no-hint = “{ $text }” has no hint. Write it after a colon.
pack-fault-hint-long = The hint is too long: at most { $most } letters fit.
pack-fault-too-many-lines = { $count } lines are too many: at most { $most } fit.
pack-fault-no-list = “{ $text }” isn’t a codename with its words. Write them after a colon: orange: juice, fruit, peel.
pack-fault-list-length = Words here: { $count }. From { $least } to { $most } are needed.
pack-fault-listed-twice = “{ $text }” is in this line already.
pack-fault-not-one-word = “{ $text }” isn’t one word of letters.
pack-fault-no-question = “{ $text }” isn’t a question with its number, such as: 7. Why here?
pack-fault-number-range = { $count } can’t be a number here: use one from 1 to { $most }.
pack-fault-number-missing = There is no question { $count }. The numbers have no gap.
pack-fault-stray-answer = “{ $text }” answers no question. Write the question above it.
pack-fault-no-answer = Question { $count } lacks the line that begins with “{ $text }”.
pack-fault-wordings = Wordings here: { $count }. Write { $least }, with “/” between them.
pack-fault-other-alphabet = “{ $text }” has letters of another alphabet.
