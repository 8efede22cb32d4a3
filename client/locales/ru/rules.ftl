rules-title = { $game }: правила
rules-back = Назад
rules-search = Искать в правилах
rules-chapters = Главы
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[many] Нашлось { $count } правил
}
rules-none = Ни одно правило не говорит о «{ $query }».
rules-no-book = Правил этой игры нет.
rules-books = Книги правил
