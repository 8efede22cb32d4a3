tv-title = { $code } on TV
tv-qr = QR code of table { $code }
tv-join = Join in:
tv-scan = Scan the code, or open { $host } and type
tv-here = { $count ->
    [0] Nobody is here yet
    [one] One is here
   *[other] { $count } are here
}
tv-lost = The line is lost. One moment …
tv-connecting = One moment …
tv-missing = There is no table { $code }.
