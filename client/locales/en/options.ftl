option-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
option-on = On
option-off = Off
option-changed = changed
option-unit = s
option-rules = Rules about: { $option }
preset-rulebook = By the book
preset-rulebook-help = As the rulebook says
preset-strict = Strict
preset-strict-help = To the letter of the rules
preset-relaxed = Relaxed
preset-relaxed-help = For a friendly evening

## Packs

pack-title-words = Words
pack-title-locations = Locations with roles
pack-title-locations-basic = Locations for beginners
pack-title-saga = Places of the saga
pack-title-characters = Characters
pack-add-words = Add words of your own
pack-add-locations = Add locations of your own
pack-add-characters = Add characters of your own
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
pack-too-long = This file is too long: at most 60,000 characters.
pack-how-words = A text file with a header and at least 25 cards, one a line, like this:
pack-how-locations = A text file with a header and at least 8 locations, one a line. After the colon list at least ten roles, or leave out the roles everywhere:
pack-how-characters = A text file with a header and at least 64 characters, one a line, under themes. A star marks those everybody knows:
pack-example-words =
    kind: words
    language: en
    title: Our words

    lighthouse / saxophone
    pancake / comet
pack-example-locations =
    kind: locations
    language: en
    title: Our places

    Chocolate factory: taster, packer, guard, owner, chemist, driver, cook, cleaner, inspector, visitor
pack-example-characters =
    kind: characters
    language: en
    title: Our heroes

    {"["}books]
    {"*"} Sherlock Holmes: detective of Baker Street
    Captain Nemo: commander of a submarine
