## A game that has no screens of its own

plain-yes = Да
plain-no = Нет
plain-none = Ничего
plain-you = это ты
plain-people = Все за столом
plain-table = Стол
plain-hold = Удерживай: то, что знаешь только ты
plain-wait = Сейчас тебе нечего делать.
plain-onlooker = Ты наблюдаешь за игрой.
plain-host = Хозяину стола
plain-over = Конец
plain-winners = { $count ->
    [one] Побеждает { $names }!
    [few] Побеждают { $names }!
   *[many] Побеждают { $names }!
}
plain-no-winner = Никто не победил

# Moves that many games have

plain-move-EndNow = Завершить игру сейчас
