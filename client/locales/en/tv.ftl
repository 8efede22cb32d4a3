tv-title = { $code } on TV
tv-qr = QR code of table { $code }
tv-join = Join in:
tv-scan = Scan the code, or open { $host } and type
tv-here = { $count ->
    [0] Nobody is here yet
    [one] 1 person is here
   *[other] { $count } people are here
}
tv-lost = Connection lost, reconnecting… Your game is safe.
tv-connecting = One moment…
tv-missing = There is no table { $code }.
tv-small = This page is for a big screen
tv-small-how = Open { $address } on a TV or a laptop. Everybody sees the table there, but nobody’s secrets.
tv-small-back = To the table
tv-small-anyway = Show it here anyway
tv-first = Tonight’s first game
tv-next = The next game
tv-seats = { $count } here · { $least }–{ $most } players
tv-you = you?
tv-hello = Hi!
tv-missing-you = Who is still missing?
