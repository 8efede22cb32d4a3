option-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
option-minutes = { $minutes } мин
option-no-time = Нет
option-on = Да
option-off = Нет
option-changed = изменено
option-unit = с
option-rules = Правила: { $option }
preset-rulebook = По правилам
preset-rulebook-help = Как в коробке
preset-strict = Строго
preset-strict-help = По букве правил
preset-relaxed = Свободно
preset-relaxed-help = Для дружеского вечера

## Packs

pack-title-words = Слова
pack-title-locations = Места на каждый день
pack-title-locations-basic = Ещё больше мест
pack-title-saga = Далёкая галактика
pack-title-characters = Персонажи
pack-add-words = Добавить свои слова
pack-add-locations = Добавить свои локации
pack-add-characters = Добавить своих персонажей
pack-name = Название списка
pack-name-words = Наши слова
pack-name-locations = Наши локации
pack-name-characters = Наши герои
pack-text-words = Слова
pack-text-locations = Локации
pack-text-characters = Персонажи
pack-use = Добавить и играть с ними
pack-file = Из файла
pack-count = { $count }, нужно хотя бы { $least }
pack-enough = { $count }: этого хватит
pack-chosen = Выбрано: { $pack }.
pack-added = Набор уже на полке. Выбери его выше.
pack-drop = Убрать: { $pack }
pack-entries-words = { $count ->
    [one] ({ $count } слово)
    [few] ({ $count } слова)
   *[many] ({ $count } слов)
}
pack-entries-locations = { $count ->
    [one] ({ $count } локация)
    [few] ({ $count } локации)
   *[many] ({ $count } локаций)
}
pack-entries-characters = { $count ->
    [one] ({ $count } персонаж)
    [few] ({ $count } персонажа)
   *[many] ({ $count } персонажей)
}
pack-too-long = Слишком длинно: не больше 60 000 знаков.
pack-how-words = Вставь или напиши не меньше 25 слов (до 24 букв каждое), по одному в строке или через запятую. Повторы считаются один раз.
pack-how-locations = Вставь или напиши не меньше 8 локаций, по одной в строке или через запятую. С ролями: в строке одна локация, двоеточие и не меньше десяти ролей, и так у каждой локации.
pack-how-characters = Вставь или напиши не меньше 64 персонажей с подсказкой у каждого, по одному в строке, под темами в скобках. Звёздочка отмечает тех, кого знают все.
pack-example-words =
    маяк, блин, комета
    саксофон
pack-example-locations =
    Шоколадная фабрика: дегустатор, упаковщица, охранник, хозяйка, химик, водитель, повар, уборщица, инспектор, гость
pack-example-characters =
    {"["}books]
    {"*"} Шерлок Холмс: сыщик с Бейкер-стрит
    Капитан Немо: командир подводной лодки

## What is wrong with a pack

pack-at-line = Строка { $line }: { $fault }
pack-fault-head = «{ $text }» не годится для заголовка файла. В нём три строки: «kind: …», «language: …» и «title: …».
pack-fault-head-twice = «{ $text }: …» встречается дважды.
pack-fault-head-missing = В заголовке файла нет строки «{ $text }: …».
pack-fault-head-kind = «{ $text }» — такого вида списков нет. Напиши одно из этих слов: { $kinds }.
pack-fault-head-long = «{ $text }» не годится для названия: нужны буквы, не больше { $most }.
pack-fault-too-few = { $what ->
    [locations] Найдено локаций: { $count }. Нужно не меньше { $least }.
    [characters] Найдено персонажей: { $count }. Нужно не меньше { $least }.
    [questions] Найдено вопросов: { $count }. Нужно не меньше { $least }.
   *[cards] Найдено слов: { $count }. Нужно не меньше { $least }.
}
pack-fault-twice = «{ $text }» уже есть в строке { $first }.
pack-fault-too-long = «{ $text }» слишком длинно: помещается не больше { $most } букв.
pack-fault-no-word = «{ $text }» не годится для карточки. Можно буквы, цифры, пробелы, дефисы, апострофы и точки.
pack-fault-no-name = «{ $text }» не годится для названия. Можно буквы, цифры, пробелы, дефисы, апострофы и точки.
pack-fault-sides = У карточки не больше двух сторон: лицо / оборот.
pack-fault-roles-here-and-there = Укажи роли у каждой локации или ни у одной.
pack-fault-few-roles = Разных ролей здесь: { $count }. Нужно не меньше { $least }.
pack-fault-role-twice = Какая-то роль повторяется.
pack-fault-no-theme = Сначала тема в скобках, например [books].
pack-fault-unknown-theme = Темы «{ $text }» нет. Есть: { $themes }.
pack-fault-no-hint = У «{ $text }» нет подсказки. Напиши её после двоеточия.
pack-fault-hint-long = Подсказка слишком длинная: помещается не больше { $most } букв.
pack-fault-too-many-lines = Слишком много строк ({ $count }): помещается не больше { $most }.
pack-fault-no-list = «{ $text }» — не кодовое слово со списком. Напиши слова после двоеточия: апельсин: сок, фрукт, корка.
pack-fault-list-length = Слов здесь: { $count }. Нужно от { $least } до { $most }.
pack-fault-listed-twice = «{ $text }» уже есть в этой строке.
pack-fault-not-one-word = «{ $text }» — не одно слово из букв.
pack-fault-no-question = «{ $text }» — не вопрос с номером, например: 7. Почему тут?
pack-fault-number-range = { $count } не может быть номером: нужен от 1 до { $most }.
pack-fault-number-missing = Нет вопроса { $count }. Номера идут без пропусков.
pack-fault-stray-answer = «{ $text }» не отвечает ни на какой вопрос. Напиши вопрос выше.
pack-fault-no-answer = Вопросу { $count } не хватает строки, которая начинается с «{ $text }».
pack-fault-wordings = Вариантов здесь: { $count }. Нужно { $least }, с «/» между ними.
pack-fault-other-alphabet = В «{ $text }» буквы другого алфавита.
