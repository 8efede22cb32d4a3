## A game that has no screens of its own

plain-yes = Yes
plain-no = No
plain-none = Nothing
plain-you = you
plain-people = Everybody at the table
plain-table = The table
plain-hold = Hold to see what only you know
plain-wait = There is nothing for you to do now.
plain-onlooker = You’re watching.
plain-host = For the host
plain-over = The end
plain-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
plain-no-winner = Nobody wins

# Moves that many games have

plain-move-EndNow = End the game now
