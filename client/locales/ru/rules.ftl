rules-title = { $game }: правила
rules-back = Назад
rules-search = Искать в правилах
rules-search-how = Слово или номер
rules-chapters = Главы
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[many] Нашлось { $count } правил
}
rules-none = Ни в одном правиле нет «{ $query }».
rules-no-book = Правил этой игры нет.
rules-books = Все игры
rules-choose = Как в это играть?
rules-choose-how = Выбери игру. Сначала четыре картинки, потом две страницы, а дальше все правила.
rules-how = Как играть
rules-depths = Насколько подробно?
rules-pages = Две страницы
rules-law = Все правила
rules-page = Страница { $number }
rules-others = Другие игры
