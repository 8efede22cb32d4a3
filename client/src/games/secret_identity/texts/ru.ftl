## The game

game-secret_identity = Тайная личность
game-secret_identity-about = Расскажи одними картинками, кто ты, и угадай, кто остальные.

## In 60 seconds

howto-secret_identity-1 = Один из восьми
howto-secret_identity-1-text = На столе восемь персонажей. Удерживай и узнай, кто из них ты.
howto-secret_identity-2 = Скажи картинками
howto-secret_identity-2-text = Выложи от одной до трёх карт: зелёное — про тебя, красное — нет. Десяти карт должно хватить на четыре раунда.
howto-secret_identity-3 = Кто есть кто?
howto-secret_identity-3-text = Теперь угадай, кто все остальные.
howto-secret_identity-4 = Очки обоим
howto-secret_identity-4-text = Очко за каждую догадку и очко за каждого, кто угадал тебя. Побеждает тот, у кого больше очков.

## What the table does

secret_identity-round = Раунд { $round } из { $rounds }
secret_identity-team-score = { $count ->
    [one] { $count } верный ответ
    [few] { $count } верных ответа
   *[many] { $count } верных ответов
}
secret_identity-laying = Выкладываем персонажей…
secret_identity-do-you-know = Знаете всех восьмерых?
secret_identity-swap-asked = Заменить или оставить?
secret_identity-drawing = Раздаём тайные личности…
secret_identity-clues = Покажи, кто ты
secret_identity-gives-clue = { $name } даёт подсказку
secret_identity-your-clue = Твой ход: дай подсказку
secret_identity-voting = Кто есть кто?
secret_identity-opens = Сначала { $name }
secret_identity-opened = Теперь ясно, кто { $name }
secret_identity-opens-next = Дальше { $name }
secret_identity-round-over = Раунд { $round } окончен
secret_identity-guessing = Кто же { $name }?
secret_identity-revealed = Теперь ясно, кто { $name }
secret_identity-waiting = Ждём: { $names }
secret_identity-onlooker = Ты наблюдаешь за игрой.
secret_identity-left = Ты больше не участвуешь в этой игре.
secret_identity-sign-done = готово
secret_identity-sign-waiting = ещё нет
secret_identity-sign-skipped = пропуск
secret_identity-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Characters

secret_identity-characters = Восемь персонажей
secret_identity-hints = Кто все эти люди?
secret_identity-flag = Не знаю: { $name }. Предложить замену
secret_identity-flag-how = Кого-то не знаешь? Нажми «?» и предложи замену. Никто не узнает, чья это просьба.
secret_identity-new = Новый
secret_identity-flag-new = Не знаю: { $name }
secret_identity-flag-new-how = Новый персонаж. Никто не узнает, кто попросил замену.
secret_identity-kept = Остаётся: кто-то хочет сохранить этого персонажа
secret_identity-swap-this = Заменить?
secret_identity-agreed = За: { $count }
secret_identity-swap = Заменить
secret_identity-swap-name = Заменить: { $name }
secret_identity-keep = Оставить
secret_identity-keep-name = Оставить: { $name }
secret_identity-ready = Знаю всех восьмерых
secret_identity-ready-said = Ты знаешь всех восьмерых.
secret_identity-answer-first = Сначала ответь выше: заменить или оставить?

## Clues

secret_identity-hold = Удерживай: кто я?
secret_identity-you-are = Твоя личность
secret_identity-side-green = Про меня
secret_identity-side-red = Не про меня
secret_identity-hand = Твои карты: { $count }
secret_identity-turn-hand = Перевернуть карты
secret_identity-picture-laid = { $picture }, на { $side ->
    [green] зелёной
   *[red] красной
} стороне
secret_identity-laid = На столе { $count } из 3
secret_identity-full = Не больше трёх: забери одну
secret_identity-lay-green = Про меня
secret_identity-lay-red = Не про меня
secret_identity-take-back = Забрать
secret_identity-send-clue = Отправить
secret_identity-not-yet = Ещё нет
secret_identity-clue-sent = Подсказка отправлена.
secret_identity-clue-skipped = В этом раунде играем без твоей подсказки.
secret_identity-your-turn-comes = Твоя очередь придёт. Вот твои карты.

## Votes

secret_identity-safes = Карты на столе
secret_identity-keys = Твои догадки
secret_identity-you = Ты
secret_identity-no-clue = Без подсказки
secret_identity-no-key = догадки ещё нет
secret_identity-key-used = { $number }, { $character }, твоя догадка: { $name }
secret_identity-to-whom = Кто под номером { $number }?
secret_identity-vote-all = Все разгаданы? Отправляй!
secret_identity-send-count = Отправить { $set }/{ $wanted }
secret_identity-ballot-sent = Догадки отправлены.

## Opening the safes

secret_identity-all-voted = Все догадки на месте! Раскрываемся по очереди.
secret_identity-open-own = Показать, кто я
secret_identity-open = Раскрыть: { $name }
secret_identity-was = { $name } — это
secret_identity-hush = Барабанная дробь…
secret_identity-pow = БАЦ!
secret_identity-oops = ой
secret_identity-knew = верно { $right } из { $all }
secret_identity-who-knew = Чьи догадки верны?
secret_identity-right = Верно
secret_identity-wrong = Мимо
secret_identity-no-vote = без догадки
secret_identity-no-clue-no-votes = На этот раз без подсказки, а значит, и без догадок.
secret_identity-plus = +{ $points }
secret_identity-track = Текущий счёт
secret_identity-next-round = Раунд { $round } из { $rounds }
secret_identity-host-goes-on = Следующий раунд начинает { $name }.
secret_identity-to-result = Посмотреть итоги

## Together

secret_identity-poker-face = Каменное лицо!
secret_identity-poker-how = Остальные совещаются. Ни слова, ни кивка, ни улыбки.
secret_identity-mark = Нажми на того, о ком думаешь. Ответ засчитан, когда все согласны.
secret_identity-marked = Твой вариант: { $number }, { $character }. Его ещё можно поменять.
secret_identity-asleep = { $name } ещё думает
secret_identity-agree-sure = Все выбирают: { $number }, { $character }. Это ваш ответ?
secret_identity-agree = Наш ответ
secret_identity-confirm = Этот? Подтвердить
secret_identity-confirmed = Твой ответ: { $number }, { $character }. Он засчитан, если никто не против.
secret_identity-confirms = { $name } говорит: { $number }, { $character }. Ответ засчитан, если никто не против.
secret_identity-objections = Кто-нибудь против?
secret_identity-object = Подожди!
secret_identity-objection-time = Время возразить
secret_identity-this-one = Этот?
secret_identity-decide = Решает хозяин
secret_identity-decide-how = Кто из них — ответ вашей команды?
secret_identity-decide-for = { $number }, { $character }
secret_identity-team-says = Ваши догадки
secret_identity-team-so-far = Верные ответы: { $count } из { $rounds }
secret_identity-team-said = Ваш ответ:
secret_identity-team-point = Очко всем вам
secret_identity-next-turn = Следующий ход
secret_identity-ends-turn = Продолжить может { $name } или хозяин стола.

## The end

secret_identity-result = Итоги
secret_identity-winners = { $count ->
    [one] Побеждает { $names }!
    [few] Общая победа: { $names }!
   *[many] Общая победа: { $names }!
}
secret_identity-team-result = Верно: { $count } из { $rounds }
secret_identity-broken-off = Игра прервана
secret_identity-why-most-points = { $points ->
    [one] { $points } очко, больше всех.
    [few] { $points } очка, больше всех.
   *[many] { $points } очков, больше всех.
}
secret_identity-why-cards-left = Очков поровну, и всё решили оставшиеся карты с пиктограммами.
secret_identity-why-shared = Поровну и очков, и оставшихся карт с пиктограммами.
secret_identity-why-broken-off = Осталось меньше трёх игроков, так что победителя нет.
secret_identity-why-ended-early = { $played ->
    [one] Игра закончена досрочно, с очками после { $played } раунда.
    [few] Игра закончена досрочно, с очками после { $played } раундов.
   *[many] Игра закончена досрочно, с очками после { $played } раундов.
}
secret_identity-why-ended-early-together = { $played ->
    [one] Игра закончена досрочно, после { $played } хода из { $rounds }.
    [few] Игра закончена досрочно, после { $played } ходов из { $rounds }.
   *[many] Игра закончена досрочно, после { $played } ходов из { $rounds }.
}
secret_identity-why-anybody-there = Алло, нас кто-нибудь слышит?
secret_identity-why-could-be-better = Вы можете и лучше.
secret_identity-why-nearly-made-it = Совсем неплохо, не хватило самой малости.
secret_identity-why-mind-readers = Вот это талант: вы читаете мысли друг друга.
secret_identity-gone = уже не в игре
secret_identity-missed = { $count ->
    [one] { $count } раунд без подсказки, считается за потраченную карту
    [few] { $count } раунда без подсказки, считаются за потраченные карты
   *[many] { $count } раундов без подсказки, считаются за потраченные карты
}
secret_identity-guessed-by = Верные догадки: { $names }
secret_identity-guessed-by-nobody = Ни одной верной догадки

## The host

secret_identity-skip = Играем дальше, не ждём: { $name }
secret_identity-leave-how = Кого-то больше не будет? Этот раунд закончим без этого игрока, а очки останутся в итоговой таблице.
secret_identity-leave-who = Кого больше не будет?
secret_identity-leave = Больше не играет: { $name }
secret_identity-leave-sure = Нажми ещё раз: больше не играет { $name }

## Said aloud

secret_identity-said-round = Раунд { $round } из { $rounds }. Посмотри на персонажей.
secret_identity-said-opened = { $name } — это { $number }, { $character }.
secret_identity-said-points = Очки: { $points }.
secret_identity-said-objection = Кто-то против! Совещайтесь дальше.

## Why not

error-three-cards-at-most = Не больше трёх карт. Сначала забери одну.
error-card-is-not-placed = Этой карты нет на столе.
error-place-a-card-first = Сначала выложи хотя бы одну карту.
error-that-is-your-own-number = Это твой собственный номер.
error-no-vote-there = Здесь нет твоей догадки.
error-guess-somebody-else = Угадывай других, а не себя.
error-no-clue-in-that-safe = Без подсказки тут гадать не о чем.
error-guess-everybody = Сначала угадай всех.
error-no-more-characters = В наборе больше нет персонажей для замены.
error-character-was-kept = Кто-то хочет сохранить этого персонажа в этом раунде.
error-flagged-already = Эту замену уже предложили.
error-character-is-not-new = Сейчас можно заменить только нового персонажа.
error-mark-first = Сначала нажми на персонажа.
error-confirmed-already = Кто-то из вас уже подтвердил ответ.
error-nothing-is-confirmed = Возражать уже не на что.
error-nobody-means-that = На этого персонажа никто не показывает.
error-host-gives-the-clue = Кто дал подсказку, тот не решает.

## Options

preset-secret_identity-brisk = На время
preset-secret_identity-brisk-help = С лимитами времени, которые только звонят
preset-secret_identity-together = Вместе
preset-secret_identity-together-help = Одна команда, десять раундов, никаких соперников
option-secret_identity-mode = Режим
option-secret_identity-mode-help = Каждый за себя или все одной командой.
option-secret_identity-mode-competitive = Друг против друга
option-secret_identity-mode-cooperative = Вместе
option-secret_identity-rounds = Раунды
option-secret_identity-rounds-help = По правилам четыре. Вместе всегда десять.
option-secret_identity-hand-size = Карт с пиктограммами каждому
option-secret_identity-hand-size-help = 0 значит по правилам: десять, а в большой команде меньше.
option-secret_identity-pack = Персонажи
option-secret_identity-pack-help = Кем вы можете оказаться.
option-secret_identity-famous-only = Только самые известные
option-secret_identity-famous-only-help = Персонажи, которых знает почти каждый, кто говорит на этом языке.
option-secret_identity-known-abroad = И те, кого знают только за рубежом
option-secret_identity-known-abroad-help = Любимцы других стран, которых здесь мало кто знает.
option-secret_identity-family = Для всей семьи
option-secret_identity-family-help = Без персонажей, известных лишь насилием, и без картинок вроде кинжала или гроба.
option-secret_identity-swapping = Замена персонажей
option-secret_identity-swapping-help = Можно заменить персонажей, которых кто-то не знает.
option-secret_identity-clue-seconds = На подсказку
option-secret_identity-clue-seconds-help = 0 значит без лимита. Лимит только звонит, потом хозяин стола может продолжить игру.
option-secret_identity-ballot-seconds = На голос
option-secret_identity-ballot-seconds-help = На каждого соперника. 0 значит без лимита.
option-secret_identity-talk-seconds = На совещание команды
option-secret_identity-talk-seconds-help = Потом считается персонаж, у которого больше всего отметок. 0 значит без лимита.
options-secret_identity-themes = Темы
option-secret_identity-themes-fairy-tales = Сказки
option-secret_identity-themes-fairy-tales-help = В некотором царстве
option-secret_identity-themes-myths = Мифы и легенды
option-secret_identity-themes-myths-help = Боги, герои и чудовища
option-secret_identity-themes-books = Книги
option-secret_identity-themes-books-help = Из романов и пьес
option-secret_identity-themes-films = Фильмы и сериалы
option-secret_identity-themes-films-help = С экрана
option-secret_identity-themes-cartoons = Мультфильмы, комиксы и игры
option-secret_identity-themes-cartoons-help = С экрана, из комиксов и видеоигр
option-secret_identity-themes-history = История
option-secret_identity-themes-history-help = Правители, бунтари, первооткрыватели
option-secret_identity-themes-science = Наука
option-secret_identity-themes-science-help = Люди великих открытий
option-secret_identity-themes-arts = Искусство и музыка
option-secret_identity-themes-arts-help = На холсте, на сцене, в эфире
option-secret_identity-themes-sport = Спорт
option-secret_identity-themes-sport-help = Чемпионы всех видов спорта

## The end, and honours

secret_identity-you-won-nose = Очки: { $points }. Верных догадок: { $count }.
secret_identity-you-won-clear = Очки: { $points }. Тебя угадали { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
secret_identity-you-lost-close = { $count ->
    [0] Очков поровну, но карт на руках меньше.
    [one] Не хватило всего { $count } очка.
    [few] Не хватило всего { $count } очков.
   *[many] Не хватило всего { $count } очков.
}
secret_identity-you-lost-far = У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} и хорошая история.
secret_identity-award-nose = Лучший нюх
secret_identity-award-nose-how = { $count ->
    [one] { $count } верная догадка
    [few] { $count } верные догадки
   *[many] { $count } верных догадок
}
secret_identity-award-soulmates = Родственные души
secret_identity-award-soulmates-how = понимают друг друга без слов
secret_identity-award-book = Открытая книга
secret_identity-award-book-how = понятно всем до единого
secret_identity-award-minimal = Краткость — сестра таланта
secret_identity-award-minimal-how = хватило одной картинки
secret_identity-award-medium = Медиум
secret_identity-award-medium-how = { $count ->
    [one] одна подсказка, и сразу в точку
    [few] { $count } подсказки в точку
   *[many] { $count } подсказок в точку
}
secret_identity-award-thrifty = Бережливость
secret_identity-award-thrifty-how = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
secret_identity-award-enigma = Энигма
secret_identity-award-enigma-how = никто не догадался
secret_identity-award-close = Фотофиниш
secret_identity-award-close-how = { $count ->
    [0] вровень до последнего очка
    [one] { $count } очко до победы
    [few] { $count } очка до победы
   *[many] { $count } очков до победы
}
secret_identity-award-gallery = Картинная галерея
secret_identity-award-gallery-how = { $count ->
    [one] { $count } картинка на выставке
    [few] { $count } картинки на выставке
   *[many] { $count } картинок на выставке
}
