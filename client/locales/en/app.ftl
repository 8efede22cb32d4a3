app-name = Konspira
close = Close
loading = One moment …
member-away = { $name } (away)
rule-title = { $count ->
    [one] The rule
   *[other] The rules
}
rule-missing = This rule is not in the book.
