tv-title = { $code } on TV
tv-qr = QR code of table { $code }
tv-join = Join in:
tv-scan = Scan the code, or open { $host } and type
tv-here = { $count ->
    [0] Nobody is here yet
    [one] One is here
   *[other] { $count } are here
}
tv-lost = Connection lost. Reconnecting…
tv-connecting = One moment…
tv-missing = There is no table { $code }.
