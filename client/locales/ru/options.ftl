option-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
option-on = Да
option-off = Нет
option-changed = изменено
option-unit = секунд
option-rules = Правила: { $option }
pack-words-en = Английские слова
pack-words-pl = Польские слова
pack-words-ru = Русские слова
preset-strict = Строго
preset-strict-help = По букве правил
preset-relaxed = Свободно
preset-relaxed-help = Для дружеского вечера
options-codenames-clue-rules = Какая подсказка допустима

## Codenames: The game

option-codenames-variant = Вариант
option-codenames-variant-help = Зависит от числа игроков, пока ты не выберешь.
option-codenames-variant-two-teams = Две команды
option-codenames-variant-one-team = Одна команда против воображаемого врага
option-codenames-variant-three-players = Трое, двое из них соперники
option-codenames-pack = Слова
option-codenames-pack-help = Подсказки даются на языке слов.
option-codenames-reverse-sides = Переворачивать карточки в следующей игре
option-codenames-reverse-sides-help = Во второй игре лежат обратные стороны тех же карточек.
option-codenames-expert-zero = Число 0
option-codenames-expert-zero-help = Ни одного нашего слова и сколько угодно попыток.
option-codenames-expert-unlimited = «Без ограничений» вместо числа
option-codenames-expert-unlimited-help = Сколько угодно попыток, без числа.
option-codenames-judge = Кто судит подсказку
option-codenames-judge-help = Решает, если кто-то сомневается в подсказке.
option-codenames-judge-rival-spymaster = Капитан соперников
option-codenames-judge-host = Хозяин комнаты
option-codenames-judge-vote = Голосование
option-codenames-pre-approval = Сначала согласие капитана соперников
option-codenames-pre-approval-help = Каждую подсказку сначала видит капитан соперников; отказ ничего не стоит.
option-codenames-challenge-until = Подсказку можно оспорить
option-codenames-challenge-until-help = Потом она засчитана, допустима она или нет.
option-codenames-challenge-until-first-touch = До первого касания
option-codenames-challenge-until-end-of-turn = До конца хода
option-codenames-penalty-cover = Штраф за недопустимую подсказку
option-codenames-penalty-cover-help = Капитан соперников может закрыть одно из своих слов.
option-codenames-touch-by = Чьё касание засчитывается
option-codenames-touch-by-help = Кто может официально угадывать.
option-codenames-touch-by-any-operative = Любого оперативника
option-codenames-touch-by-majority = Большинства
option-codenames-touch-by-captain = Только старшего оперативника
option-codenames-timer = Таймер
option-codenames-timer-help = Есть ли он и что делает, когда зазвонит.
option-codenames-timer-off = Нет
option-codenames-timer-soft = По требованию, только звонит
option-codenames-timer-hard = По требованию, завершает ход
option-codenames-timer-every-turn = В каждый ход, завершает его

## Codenames: Times

option-codenames-timer-seconds = Таймер по требованию
option-codenames-timer-seconds-help = Сколько он идёт, когда его запустят.
option-codenames-clue-seconds = На подсказку
option-codenames-clue-seconds-help = Если время идёт в каждый ход.
option-codenames-guess-seconds = На угадывание
option-codenames-guess-seconds-help = Если время идёт в каждый ход.
option-codenames-touch-bonus-seconds = Прибавка за верное касание
option-codenames-touch-bonus-seconds-help = Если время идёт в каждый ход.
option-codenames-answer-seconds = На ответ
option-codenames-answer-seconds-help = Для судьи, вопроса и штрафа; молчание — знак согласия.
option-codenames-enemy-seconds = На ход врага
option-codenames-enemy-seconds-help = Одна команда: сколько времени выбирает капитан.
option-codenames-grace-seconds = Пауза перед первым касанием
option-codenames-grace-seconds-help = Чтобы было время возразить против подсказки.

## Codenames: What makes a clue legal

option-codenames-clue-rules-single-word = Только одно слово
option-codenames-clue-rules-single-word-help = Без пробелов; дефис допустим.
option-codenames-clue-rules-no-visible-codename = Никаких видимых слов
option-codenames-clue-rules-no-visible-codename-help = Слово, которое ещё видно, не может быть подсказкой.
option-codenames-clue-rules-meaning-only = Только о смысле
option-codenames-clue-rules-meaning-only-help = Ничего о буквах и написании.
option-codenames-clue-rules-no-position-clues = Ничего о месте
option-codenames-clue-rules-no-position-clues-help = Ничего о том, где слово лежит на поле.
option-codenames-clue-rules-letters-and-numbers = Буквы и числительные
option-codenames-clue-rules-letters-and-numbers-help = Могут ли они быть подсказками.
option-codenames-clue-rules-letters-and-numbers-never = Никогда
option-codenames-clue-rules-letters-and-numbers-if-meaning = Если что-то значат
option-codenames-clue-rules-letters-and-numbers-free = Свободно
option-codenames-clue-rules-number-is-not-a-hint = Число только считает
option-codenames-clue-rules-number-is-not-a-hint-help = Оно не может быть второй подсказкой.
option-codenames-clue-rules-loan-words = Иностранные слова
option-codenames-clue-rules-loan-words-help = Если они прижились в языке игры.
option-codenames-clue-rules-no-word-forms = Никаких других форм
option-codenames-clue-rules-no-word-forms-help = Ни падежей, ни однокоренных форм видимого слова.
option-codenames-clue-rules-no-compound-parts = Части сложных слов
option-codenames-clue-rules-no-compound-parts-help = Водопад и вода: можно ли одно, пока другое видно?
option-codenames-clue-rules-no-compound-parts-allowed = Разрешены
option-codenames-clue-rules-no-compound-parts-literal = Нельзя часть видимого сложного слова
option-codenames-clue-rules-no-compound-parts-both-directions = Запрещены в обе стороны
option-codenames-clue-rules-sound-alikes-differ = Созвучные слова — разные
option-codenames-clue-rules-sound-alikes-differ-help = Нельзя сказать одно, имея в виду другое.
option-codenames-clue-rules-same-spelling-same-word = Одно написание — одно слово
option-codenames-clue-rules-same-spelling-same-word-help = Подсказка может использовать сразу все значения.
option-codenames-clue-rules-two-word-terms = Термины из двух слов
option-codenames-clue-rules-two-word-terms-help = «Белый медведь», но не «сонный медведь».
option-codenames-clue-rules-proper-names = Имена собственные из одного слова
option-codenames-clue-rules-proper-names-help = Имена людей, названия мест и произведений.
option-codenames-clue-rules-long-proper-names = Длинные имена и названия
option-codenames-clue-rules-long-proper-names-help = Несколько слов тогда считаются одним.
option-codenames-clue-rules-long-place-names = Длинные названия мест
option-codenames-clue-rules-long-place-names-help = Несколько слов тогда считаются одним.
option-codenames-clue-rules-acronyms = Аббревиатуры
option-codenames-clue-rules-acronyms-help = Слова из первых букв. Лазер и радар можно всегда.
option-codenames-clue-rules-acronyms-never = Никогда
option-codenames-clue-rules-acronyms-well-known = Общеизвестные
option-codenames-clue-rules-any-rhyme = Любая рифма
option-codenames-clue-rules-any-rhyme-help = Рифмы без связи по смыслу.
