## What the table does

identity-round = Раунд { $round } из { $rounds }
identity-team-score = { $count ->
    [one] { $count } верный ответ
    [few] { $count } верных ответа
   *[many] { $count } верных ответов
}
identity-laying = Выкладываем персонажей…
identity-do-you-know = Знаете всех восьмерых?
identity-swap-asked = Заменить или оставить?
identity-drawing = Тянем тайные ключи…
identity-clues = Покажи картинками, кто ты
identity-gives-clue = { $name } даёт подсказку
identity-your-clue = Твой ход: дай подсказку
identity-voting = Кто есть кто?
identity-opens = { $name } открывает сейф
identity-opened = Открыт сейф: { $name }
identity-opens-next = Следующий сейф: { $name }
identity-round-over = Раунд { $round } окончен
identity-guessing = Кто же { $name }?
identity-revealed = { $name } показывает ключ
identity-waiting = Ждём: { $names }
identity-onlooker = Ты наблюдаешь за игрой.
identity-left = Ты больше не участвуешь в этой игре.
identity-sign-done = готово
identity-sign-waiting = ещё нет
identity-sign-skipped = пропуск
identity-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
identity-record = Ход игры
identity-rulebook = Правила игры

## Characters

identity-characters = Восемь персонажей
identity-flag = Не знаю: { $name }. Предложить замену
identity-flag-how = Кого-то не знаешь? Нажми на вопросительный знак и предложи замену. Никто не узнает, чья это просьба.
identity-new = Новый
identity-flag-new = Не знаю: { $name }
identity-flag-new-how = На столе новый персонаж. Никто не узнает, кто попросил замену.
identity-kept = Остаётся: кто-то хочет сохранить этого персонажа
identity-swap-this = Заменить?
identity-agreed = За: { $count }
identity-swap = Заменить
identity-swap-name = Заменить: { $name }
identity-keep = Оставить
identity-keep-name = Оставить: { $name }
identity-ready = Знаю всех восьмерых
identity-ready-said = Ты знаешь всех восьмерых.
identity-answer-first = Сначала ответь выше: заменить или оставить?

## Clues

identity-hold = Удерживай: кто ты
identity-you-are = Твоя личность
identity-side-green = Про меня
identity-side-red = Не про меня
identity-hand = Твои карты: { $count }
identity-turn = Перевернуть карту: { $first }, { $second }
identity-picture-laid = { $picture }, на { $side ->
    [green] зелёной
   *[red] красной
} стороне
identity-pick = Нажми на пиктограмму. От одной до трёх карт.
identity-laid = Выложено: { $count } из 3. Видишь только ты.
identity-full = Не больше трёх карт. Сначала забери одну.
identity-lay-green = Про меня
identity-lay-red = Не про меня
identity-take-back = Забрать
identity-put-down = Нет, не эту
identity-send-clue = Отправить
identity-send-sure = { $count ->
    [one] Отправить { $count } карту? Она будет потрачена, и ничего уже не изменить.
    [few] Отправить { $count } карты? Они будут потрачены, и ничего уже не изменить.
   *[many] Отправить { $count } карт? Они будут потрачены, и ничего уже не изменить.
}
identity-not-yet = Ещё нет
identity-clue-sent = Подсказка отправлена.
identity-clue-skipped = В этом раунде играем без твоей подсказки.
identity-your-turn-comes = Твоя очередь придёт. Вот твои карты.

## Votes

identity-safes = Сейфы
identity-keys = Твои ключи для голосования
identity-you = Ты
identity-no-clue = Без подсказки
identity-no-key = пока без ключа
identity-key-used = { $number }, { $character }, в сейфе: { $name }
identity-vote-how = Нажми на сейф, потом на ключ. Или перетащи ключ на сейф.
identity-to-whom = Ключ { $number }: в чей сейф?
identity-who-is = Кто же { $name }? Нажми на ключ.
identity-vote-all = В каждом сейфе есть ключ. Их ещё можно поменять.
identity-clear = Забрать ключ
identity-send-count = Отправить ({ $set } из { $wanted })
identity-send-ballot = Отправить голоса
identity-ballot-sure = Отправить голоса? Изменить их будет нельзя.
identity-ballot-sent = Голоса отправлены.

## Opening the safes

identity-all-voted = Все голоса отданы. Теперь по очереди открываем сейфы.
identity-open-own = Открыть свой сейф
identity-open = Открыть сейф: { $name }
identity-was = { $name } — это
identity-right = Верно
identity-wrong = Мимо
identity-no-vote = нет голоса
identity-no-clue-no-votes = В этом раунде нет подсказки, а значит, и голосов.
identity-plus = +{ $points }
identity-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
identity-track = Дорожка очков
identity-opened-before = Открыты раньше: { $count }
identity-next-round = Раунд { $round } из { $rounds }
identity-host-goes-on = Следующий раунд начинает { $name }.
identity-to-result = Посмотреть итоги

## Together

identity-poker-face = Каменное лицо!
identity-poker-how = Остальные совещаются. Ни слова, ни кивка, ни улыбки.
identity-mark = Нажми, о ком думаешь. Ответ засчитан, когда все отметят одного и того же.
identity-marked = Твой вариант: { $number }, { $character }. Его ещё можно поменять.
identity-agree-sure = Все выбирают: { $number }, { $character }. Это ваш ответ?
identity-agree = Наш ответ
identity-team-so-far = Верные ответы: { $count } из { $rounds }
identity-team-said = Ваш ответ:
identity-team-point = Очко всем вам
identity-next-turn = Следующий ход
identity-ends-turn = Дальше нажимает { $name } или хозяин стола.

## The end

identity-result = Итоги
identity-winners = { $count ->
    [one] Побеждает { $names }!
    [few] Общая победа: { $names }!
   *[many] Общая победа: { $names }!
}
identity-team-result = Верно: { $count } из { $rounds }
identity-broken-off = Игра прервана
identity-why-most-points = { $points ->
    [one] { $points } очко, больше всех.
    [few] { $points } очка, больше всех.
   *[many] { $points } очков, больше всех.
}
identity-why-cards-left = Очков поровну, и всё решили оставшиеся карты с пиктограммами.
identity-why-shared = Поровну и очков, и оставшихся карт с пиктограммами.
identity-why-broken-off = Осталось меньше трёх игроков, так что победителя нет.
identity-why-ended-early = { $played ->
    [one] Игра закончена досрочно, с очками после { $played } раунда.
    [few] Игра закончена досрочно, с очками после { $played } раундов.
   *[many] Игра закончена досрочно, с очками после { $played } раундов.
}
identity-why-ended-early-together = { $played ->
    [one] Игра закончена досрочно, после { $played } хода из { $rounds }.
    [few] Игра закончена досрочно, после { $played } ходов из { $rounds }.
   *[many] Игра закончена досрочно, после { $played } ходов из { $rounds }.
}
identity-why-anybody-there = Алло, нас кто-нибудь слышит?
identity-why-could-be-better = Вы можете и лучше.
identity-why-nearly-made-it = Совсем неплохо, не хватило самой малости.
identity-why-mind-readers = Вот это талант: вы читаете мысли друг друга.
identity-rank = Место { $rank }
identity-gone = уже не в игре
identity-missed = { $count ->
    [one] { $count } раунд без подсказки, считается за потраченную карту
    [few] { $count } раунда без подсказки, считаются за потраченные карты
   *[many] { $count } раундов без подсказки, считаются за потраченные карты
}
identity-guessed-by = Верные голоса: { $names }
identity-guessed-by-nobody = Ни одного верного голоса

## The host

identity-host-tools = Игра застряла?
identity-skip = Играем дальше, не ждём: { $name }
identity-leave-how = Кого-то больше не будет? Этот раунд закончим без него, а очки останутся в итоговой таблице.
identity-leave-who = Кого больше не будет?
identity-leave = Больше не играет: { $name }
identity-leave-sure = Нажми ещё раз: больше не играет { $name }

## Said aloud

identity-said-round = Раунд { $round } из { $rounds }. Посмотри на персонажей.
identity-said-opened = { $name } — это { $number }, { $character }. Верные голоса: { $count }.

## Why not

error-three-cards-at-most = Не больше трёх карт. Сначала забери одну.
error-card-is-not-placed = Этой карты нет у твоего сейфа.
error-place-a-card-first = Сначала выложи хотя бы одну карту.
error-that-is-your-own-number = Это твой собственный номер.
error-no-vote-there = В этом сейфе нет твоего ключа.
error-guess-somebody-else = Угадывай других, а не себя.
error-no-clue-in-that-safe = В этом сейфе нет подсказки, и голосов он не принимает.
error-guess-everybody = Сначала положи по ключу в каждый сейф.
error-no-more-characters = В наборе больше нет персонажей для замены.
error-character-was-kept = Кто-то хочет сохранить этого персонажа в этом раунде.
error-flagged-already = Эту замену уже предложили.
error-character-is-not-new = Сейчас можно заменить только нового персонажа.

## Options

preset-secret-identity-brisk = На время
preset-secret-identity-brisk-help = С лимитами времени, которые только звонят
preset-secret-identity-together = Вместе
preset-secret-identity-together-help = Одна команда, десять раундов, никаких соперников
option-secret-identity-mode = Режим
option-secret-identity-mode-help = Каждый за себя или все одной командой.
option-secret-identity-mode-competitive = Друг против друга
option-secret-identity-mode-cooperative = Вместе
option-secret-identity-rounds = Раунды
option-secret-identity-rounds-help = По правилам четыре. Вместе всегда десять.
option-secret-identity-hand-size = Карт с пиктограммами каждому
option-secret-identity-hand-size-help = 0 значит по правилам: десять, а в большой команде меньше.
option-secret-identity-pack = Персонажи
option-secret-identity-pack-help = Кем вы можете оказаться.
option-secret-identity-famous-only = Только самые известные
option-secret-identity-famous-only-help = Персонажи, которых на этом языке знает практически каждый.
option-secret-identity-known-abroad = И те, кого знают только за рубежом
option-secret-identity-known-abroad-help = Любимцы других стран, которых здесь мало кто знает.
option-secret-identity-swapping = Замена персонажей
option-secret-identity-swapping-help = Можно заменить персонажей, которых кто-то не знает.
option-secret-identity-clue-seconds = На подсказку
option-secret-identity-clue-seconds-help = 0 значит без лимита. Лимит только звонит, потом хозяин стола может продолжить игру.
option-secret-identity-ballot-seconds = На голос
option-secret-identity-ballot-seconds-help = На каждого соперника. 0 значит без лимита.
option-secret-identity-talk-seconds = На совещание команды
option-secret-identity-talk-seconds-help = Потом считается тот, у кого больше всего отметок. 0 значит без лимита.
options-secret-identity-themes = Темы
option-secret-identity-themes-fairy-tales = Сказки
option-secret-identity-themes-fairy-tales-help = В некотором царстве
option-secret-identity-themes-myths = Мифы и легенды
option-secret-identity-themes-myths-help = Боги, герои и чудовища
option-secret-identity-themes-books = Книги
option-secret-identity-themes-books-help = Из романов и пьес
option-secret-identity-themes-films = Фильмы и сериалы
option-secret-identity-themes-films-help = С экрана
option-secret-identity-themes-cartoons = Мультфильмы, комиксы и игры
option-secret-identity-themes-cartoons-help = С экрана, из комиксов и видеоигр
option-secret-identity-themes-history = История
option-secret-identity-themes-history-help = Правители, бунтари, первооткрыватели
option-secret-identity-themes-science = Наука
option-secret-identity-themes-science-help = Люди великих открытий
option-secret-identity-themes-arts = Искусство и музыка
option-secret-identity-themes-arts-help = На холсте, на сцене, в эфире
option-secret-identity-themes-sport = Спорт
option-secret-identity-themes-sport-help = Чемпионы всех видов спорта
