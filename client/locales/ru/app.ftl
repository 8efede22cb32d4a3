### Одно слово для одного, в каждом файле этого языка:
### не на связи: телефона игрока нет в сети (away)
### ведущий: кто ведёт игру (game master); «человек-ведущий», если не приложение
### совет: день в Мафии, от разговора до голосования (council)
### нажми: одно касание (tap); никогда «коснись»
### удерживай: палец остаётся и показывает тайну (hold); никогда «зажми»
### выбор, выбирает: о Мафии ночью; никогда «метка», «метит»
### голосовать против: в Мафии всегда против, «за» значило бы в поддержку
### выбывает: больше не играет (out); ты — одному, вы — столу

app-name = Konspira
close = Закрыть
read-rule = Прочитать правило { $rule }
loading = Секунду…
language = Язык
language-en = English
language-pl = Polski
language-ru = Русский
theme = Оформление
theme-auto = Как в телефоне
theme-light = Светлое
theme-dark = Тёмное
sound = Звук
vibration = Вибрация
reactions = Реакции на этом телефоне
narrator = Голос и звук
narrator-tap = Нажми, чтобы включить звук
try-again = Попробовать ещё раз
save = Сохранить
add = Добавить
copy-link = Скопировать ссылку
more = Больше
less = Меньше
old-browser = Увы, этот браузер слишком старый для Konspira: обнови его, возьми другой телефон или играй с кем-нибудь на одном телефоне.
no-scripts = Konspira не работает без JavaScript: включи его, возьми другой телефон или играй с кем-нибудь на одном телефоне.

## By ear and by keys

story = Что было до сих пор
headphones = Если это читает тебе программа экранного доступа, надень наушники: когда откроешь свой секрет, она прочтёт его вслух.
hold-by-keys = Enter открывает, Escape прячет.
goes-on = Играем дальше.

## People

who-are-you = Кто ты?
that-is-me = Это я
your-name = Твоё имя
your-colour = Твой цвет
your-face = Твой аватар
colour = Цвет { $number }
face = Аватар { $number }
member-away = { $name } (не на связи)
member-left = { $name } (не за столом)
companion = компаньон
companion-plays = играет компаньон
member-companion = { $name }, компаньон
member-lent = { $name } (не на связи, играет компаньон)

## Rules

rule-title = { $count ->
    [one] Правило
   *[other] Правила
}
rule-missing = Такого правила нет.
rule-other-reading = Другое прочтение:
rule-option = Настройка:

## Home

home-tagline = Игры о тайнах для вечеринки. Телефоны раздают карты, молчат и ведут счёт.
home-back = Вернуться за стол
home-code = Код стола
home-code-strange = В кодах не бывает { $letters }. Их буквы: { $alphabet }.
home-join = Войти
home-open = Открыть стол
home-companions = Играть с компаньонами
home-how-open = Кто-то один открывает стол, остальные сканируют его код.
home-how-join = Расставьте места на экране в том порядке, в каком сидите.
home-how-play = Никому не показывай телефон: он знает, кто ты на самом деле.
home-try = Учебная игра
home-rules = Правила игр
home-programme = Сегодня в программе
home-programme-how = Нажми на игру — объясним за 60 секунд.
home-seats = { $least }–{ $most }
home-minutes = { $minutes } мин

## Поле дня

today-board = Поле дня
today-title = Поле дня, { $date }
today-date = { $date }, до полуночи UTC
today-choose = Сыграть поле дня
today-how = { $name } даёт подсказки, а вы угадываете. На этом языке сегодня у всех одно и то же поле.
today-won = { $count ->
    [one] Победа: { $count } подсказка
    [few] Победа: { $count } подсказки
   *[many] Победа: { $count } подсказок
}
today-lost = { $count ->
    [one] Проигрыш: { $count } подсказка
    [few] Проигрыш: { $count } подсказки
   *[many] Проигрыш: { $count } подсказок
}
today-best = { $count ->
    [one] Рекорд: { $count } подсказка
    [few] Рекорд: { $count } подсказки
   *[many] Рекорд: { $count } подсказок
}
today-streak = { $count ->
    [one] Серия: { $count } день
    [few] Серия: { $count } дня
   *[many] Серия: { $count } дней
}
today-share = Поделиться квадратами
today-copied = Результат скопирован.
today-next = Следующее поле — в полночь по UTC. Считается только первая попытка.
today-again = Ещё раз, просто так

## A game in 60 seconds

lesson = За 60 секунд
lesson-rules = Читать дальше
lesson-play = Играем
lesson-try = Попробовать в одиночку
lesson-try-again = Попробовать ещё раз
lesson-done = Понятно
lesson-new = Впервые? 60 секунд
lesson-how = Как играть?
