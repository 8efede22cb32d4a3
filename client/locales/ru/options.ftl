option-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
option-on = Да
option-off = Нет
option-changed = изменено
option-unit = с
option-rules = Правила: { $option }
preset-rulebook = По правилам
preset-rulebook-help = Как написано в правилах
preset-strict = Строго
preset-strict-help = По букве правил
preset-relaxed = Свободно
preset-relaxed-help = Для дружеского вечера

## Packs

pack-title-words = Слова
pack-title-locations = Места с ролями
pack-title-locations-basic = Места для новичков
pack-title-saga = Места из саги
pack-title-characters = Персонажи
pack-add-words = Добавить свои слова
pack-add-locations = Добавить свои места
pack-add-characters = Добавить своих персонажей
pack-added = Набор уже на полке. Выбери его выше.
pack-drop = Убрать: { $pack }
pack-entries-words = { $count ->
    [one] ({ $count } слово)
    [few] ({ $count } слова)
   *[many] ({ $count } слов)
}
pack-entries-locations = { $count ->
    [one] ({ $count } место)
    [few] ({ $count } места)
   *[many] ({ $count } мест)
}
pack-entries-characters = { $count ->
    [one] ({ $count } персонаж)
    [few] ({ $count } персонажа)
   *[many] ({ $count } персонажей)
}
pack-too-long = Файл слишком длинный: не больше 60 000 знаков.
pack-how-words = Текстовый файл с заголовком и хотя бы 25 карточками, по одной в строке, например:
pack-how-locations = Текстовый файл с заголовком и хотя бы 8 местами, по одному в строке. После двоеточия перечисли не меньше десяти ролей или не указывай роли нигде:
pack-how-characters = Текстовый файл с заголовком и хотя бы 64 персонажами, по одному в строке, под темами. Звёздочка отмечает тех, кого знают все:
pack-example-words =
    kind: words
    language: ru
    title: Наши слова

    маяк / саксофон
    блин / комета
pack-example-locations =
    kind: locations
    language: ru
    title: Наши места

    Шоколадная фабрика: дегустатор, упаковщица, охранник, владелец, химик, водитель, повар, уборщица, инспектор, гость
pack-example-characters =
    kind: characters
    language: ru
    title: Наши герои

    {"["}books]
    {"*"} Шерлок Холмс: сыщик с Бейкер-стрит
    Капитан Немо: командир подводного корабля
