app-name = Konspira
close = Закрыть
loading = Секунду…
member-away = { $name } (не на связи)
rule-title = { $count ->
    [one] Правило
   *[other] Правила
}
rule-missing = Такого правила в книге нет.
