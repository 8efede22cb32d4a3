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
rules-none = Ни в одном правиле нет «{ $query }».
rules-no-book = Правил этой игры нет.
rules-books = Правила игр
