## The games

game-spyfall2 = Находка для шпиона 2
game-spyfall2-about = Все знают, где вы, кроме шпиона. Спрашивай, блефуй, обвиняй.
game-starwars = Звёздные войны: Spyfall
game-starwars-about = Та же охота на шпиона во вселенной «Звёздных войн».

## In 60 seconds

howto-spyfall2-1 = Среди вас шпион
howto-spyfall2-1-text = Удерживай карту и смотри: все вы в одной локации, и только шпион не знает, в какой.
howto-spyfall2-2 = Вопрос — ответ
howto-spyfall2-2-text = Задай кому-нибудь один вопрос. Этот игрок отвечает и спрашивает следующего, но не тебя.
howto-spyfall2-3 = Обвиняй
howto-spyfall2-3-text = Знаешь, кто это? Раз за раунд можно обвинить. Согласны должны быть все, кроме подозреваемого.
howto-spyfall2-4 = Или угадай локацию
howto-spyfall2-4-text = Шпион может в любой момент открыться и назвать локацию. Не поймали вовремя — победил шпион.
howto-starwars-1 = Среди вас шпион повстанцев
howto-starwars-1-text = Удерживай карту и смотри: все вы в одном месте галактики, и только шпион не знает, в каком.
howto-starwars-2 = Вопрос — ответ
howto-starwars-2-text = Задай кому-нибудь один вопрос. Этот игрок отвечает и спрашивает следующего, но не тебя.
howto-starwars-3 = Обвиняй
howto-starwars-3-text = Знаешь, кто это? Раз за раунд можно обвинить. Согласны должны быть все, кроме подозреваемого.
howto-starwars-4 = Или угадай локацию
howto-starwars-4-text = Шпион может в любой момент открыться и назвать локацию. Не поймали вовремя — победил шпион.

## The card

spyfall-hold = Удерживай: твоя карта
spyfall-card-place = Локация
spyfall-card-role = Твоя роль
spyfall-card-buddy = Знакомый шпион
spyfall-card-unknown = Тебе неизвестна
spyfall-card-spy = { $box ->
    [starwars] шпион повстанцев
   *[spyfall2] шпион
}
spyfall-card-local = { $box ->
    [starwars] житель Империи
   *[spyfall2] кто-то из местных
}
spyfall-card-no-buddy = нет
spyfall-held = Ты держишь карту
spyfall-boarding-pass = { $box ->
    [starwars] Пропуск
   *[spyfall2] Посадочный талон
}
spyfall-secret = Секретно
spyfall-words-only = Только слова
spyfall-words-only-how = Без картинок локаций в этом телефоне, даже на твоей карте.

## Before the first round

spyfall-study = Изучите локации
spyfall-saga-begins = Настало время подозрений. Не все за этим столом знают, где они.
spyfall-study-why = { $count ->
    [one] Кто-то из вас окажется { $box ->
        [starwars] шпионом повстанцев
       *[spyfall2] шпионом
    } и не узнает, какая из них ваша.
   *[other] { $box ->
        [starwars] Шпионы повстанцев
       *[spyfall2] Шпионы
    } (их будет { $count }) не узнают, какая из них ваша.
}
spyfall-first-dealer = Кто раздаёт первым? { $box ->
    [starwars] Обычно старший по возрасту.
   *[spyfall2] Обычно тот, кто выглядит подозрительнее всех.
}
spyfall-deals-first = Первая раздача: { $name }.
spyfall-deal = Раздать карты
spyfall-host-deals = Когда все изучат список, начнёт { $name }.
spyfall-dealing = Раздаём карты…

## Looking

spyfall-round = Раунд { $round } из { $rounds }
spyfall-spies = { $count ->
    [one] { $count } шпион
    [few] { $count } шпиона
   *[many] { $count } шпионов
}
spyfall-looking = Посмотри свою карту
spyfall-looking-how = Удерживай жёлтую кнопку и читай. Больше никто не должен видеть.
spyfall-looked-already = Ты знаешь свою карту. Взглянуть на неё можно в любой момент.
spyfall-waiting = Ждём: { $names }
spyfall-waiting-many = { $count ->
    [one] Ждём ещё { $count } человека
    [few] Ждём ещё { $count } человек
   *[many] Ждём ещё { $count } человек
}
spyfall-all-looked = Все готовы
spyfall-dealer-starts = Когда все готовы, { $name } запускает часы
spyfall-start-clock = Запустить часы
spyfall-may-start = Телефонов ждать не нужно: спроси, все ли готовы, и запускай.
spyfall-meeting = Закройте глаза…
spyfall-meeting-how = …и откройте, только чтобы взглянуть на свою карту: удерживайте её ещё раз и прочитайте последнюю строку.
spyfall-starts-soon = Часы пойдут через { $count }…
spyfall-where = { $box ->
    [starwars] Где мы в галактике?
   *[spyfall2] Где мы?
}

## Questions

spyfall-on-honour = Спрашивайте друг друга, начинает { $name }. Того, кто только что спросил, спрашивать нельзя.
spyfall-asks = { $name } задаёт первый вопрос
spyfall-answers = { $asker } спрашивает, { $name } отвечает и спрашивает дальше
spyfall-writes = { $name } пишет вопрос
spyfall-owes-answer = { $name } пишет ответ
spyfall-listen = Слушай внимательно. Есть уверенность — обвиняй.
spyfall-your-turn = Твой ход: нажми на того, кого спрашиваешь, и спроси вслух.
spyfall-your-answer = Ответь вслух, потом нажми на того, кого спрашиваешь. Встречных вопросов нет, так что не { $name }.
spyfall-undo-ask = Отменить вопрос: { $name }
spyfall-ask-whom = Кого спрашиваешь?
spyfall-asks-whom = спрашивает
spyfall-asked-you = { $name } спрашивает тебя. Твой ответ:
spyfall-write-question = Твой вопрос
spyfall-write-answer = Твой ответ
spyfall-letters = { $count } из { $most }
spyfall-send = Отправить
spyfall-card-chooses = { $name } выбирает, кого спросить
spyfall-card-answers = { $name } выбирает ответ
spyfall-card-your-turn = Твой ход: нажми на того, кого спрашиваешь.
spyfall-card-your-next = Теперь спрашиваешь ты: нажми на кого-нибудь. Встречных вопросов нет, так что не { $name }.
spyfall-card-ask = Вопрос: { $name }
spyfall-card-back = Кто-то другой
spyfall-card-send = Спросить: { $name }
spyfall-card-asked-you = { $name } спрашивает тебя
spyfall-card-your-answer = Твой ответ
spyfall-card-last = Последний вопрос
spyfall-talk = Вопросы и ответы
spyfall-talk-empty = Вопросов ещё не было.
spyfall-talk-earlier = { $count ->
    [one] Ещё { $count } вопрос раньше
    [few] Ещё { $count } вопроса раньше
   *[many] Ещё { $count } вопросов раньше
}
spyfall-sign-dealer = раздаёт
spyfall-sign-asker = спрашивает
spyfall-sign-barred = без встречного вопроса
spyfall-sign-answering = отвечает
spyfall-sign-done = готово
spyfall-sign-suspect = под подозрением
spyfall-sign-spy = шпион
spyfall-sign-turn = называет подозреваемого
spyfall-sign-used = обвинение использовано

## The buttons on every phone

spyfall-accuse = Обвинить
spyfall-accuse-used = Обвинение уже было
spyfall-accuse-whom = Кого обвиняешь?
spyfall-accuse-how = Часы стоят, и все видят, что сейчас будет обвинение. Объявить такое голосование можно раз за раунд.
spyfall-accuse-go = Обвиняю: { $name }
spyfall-accuse-runs = Часы из-за тебя уже останавливались, теперь они идут до самого обвинения.
spyfall-withdraw = Всё-таки никого
spyfall-stops = { $name } останавливает часы, чтобы обвинить
spyfall-resume = Пусть часы идут дальше
spyfall-reveal = Я шпион
spyfall-reveal-how = { $box ->
    [starwars] Шпион повстанцев
   *[spyfall2] Шпион
} может сейчас показать карту и назвать локацию. Вопросов в этом раунде больше не будет.
spyfall-reveal-yes = Показать карту
spyfall-reveal-no = Играть дальше
spyfall-places = Локации
spyfall-cross-out = Нажми на локацию, чтобы вычеркнуть её. Пометки остаются только в этом телефоне.
spyfall-played = уже была

## Votes

spyfall-accuses = { $name } обвиняет: { $suspect }
spyfall-judged = Это шпион? { $suspect }
spyfall-clock-stands = Часы стоят: { $time }
spyfall-votes-out = { $count ->
    [one] Ждём ещё { $count } голос
    [few] Ждём ещё { $count } голоса
   *[many] Ждём ещё { $count } голосов
}
spyfall-no-reasons = Без объяснений: они могут выдать локацию.
spyfall-talk-now = Можно всё обсудить.
spyfall-needed = { $count ->
    [one] Для приговора нужен { $count } голос «да».
    [few] Для приговора нужно { $count } голоса «да».
   *[many] Для приговора нужно { $count } голосов «да».
}
spyfall-vote-late = Без спешки: ждём голоса всех, кто здесь.
spyfall-vote-yes = Да, { $name } — шпион
spyfall-vote-no = Нет
spyfall-voted = Твой голос: { $vote ->
    [true] да
   *[false] нет
}. Его откроют вместе с остальными.
spyfall-accused-you = Обвиняют тебя. В этом голосовании у тебя нет голоса.
spyfall-votes = Голоса
spyfall-votes-yes = Да: { $count }
spyfall-votes-no = Нет: { $count }
spyfall-convicted = Обвинение принято: { $suspect }
spyfall-not-convicted = Обвинение отклонено: { $suspect }
spyfall-go-on = Дальше
spyfall-trials = { $count ->
    [one] { $count } голосование в этом раунде
    [few] { $count } голосования в этом раунде
   *[many] { $count } голосований в этом раунде
}

## Naming the location

spyfall-guesses = { $second ->
    [true] { $name } — второй шпион и тоже называет локацию
   *[false] { $name } — шпион и называет локацию
}
spyfall-watch-guess = { $second ->
    [true] Итог будет после обеих попыток.
   *[false] Каменное лицо!
}
spyfall-pick-place = Выбери локацию
spyfall-you-say = Твой ответ: { $place }
spyfall-you-say-sure = Мы здесь? Попытка только одна.
spyfall-name-yes = Да, здесь
spyfall-name-no = Ещё нет
spyfall-more-time = Ещё { $count } с
spyfall-named = { $name }: { $place }
spyfall-named-nothing = { $name }: нет ответа

## Time is up

spyfall-pointing = Все разом показывают на кого-то
spyfall-point = Нажми на того, кого подозреваешь. Это ни к чему не обязывает.
spyfall-pointed = Твой палец: { $name }. Можно нажать и на другого.
spyfall-open-poll = Показать пальцы
spyfall-fingers = Кто на кого показал
spyfall-fingers-out = { $count ->
    [one] Не хватает { $count } пальца
    [few] Не хватает { $count } пальцев
    [many] Не хватает { $count } пальцев
   *[other] Не хватает { $count } пальца
}
spyfall-fingers-bind = Это ни к чему не обязывает. Теперь по кругу, начинает { $name }.
spyfall-pointed-by = Показывают: { $names }
spyfall-sign-fingers = { $count ->
    [one] { $count } палец
    [few] { $count } пальца
    [many] { $count } пальцев
   *[other] { $count } пальца
}
spyfall-nominates = { $name } называет подозреваемого
spyfall-your-nomination = Твой ход: нажми на того, кого подозреваешь. Потом всё обсудите.
spyfall-nominate = Подозреваю: { $name }
spyfall-faces = Под подозрением { $suspect }. Голосование открывает { $name }
spyfall-suspects = { $name } подозревает: { $suspect }. Обсудите это
spyfall-open-vote = Голосуем: { $name }
spyfall-open-vote-now = Открыть голосование
spyfall-lap = Подозрение { $count } из { $most }.

## The reveal

spyfall-and-is = { $name } — это…
spyfall-says = Где мы? { $names }
spyfall-nobody-caught = { $count ->
    [one] { $box ->
        [starwars] Шпион повстанцев ускользнул. Это…
       *[spyfall2] Шпион ускользнул. Это…
    }
   *[other] Шпионы ускользнули. Это…
}
spyfall-you-were = Вы были здесь: { $place }
spyfall-stamp-spy = { $box ->
    [starwars] Шпион повстанцев
   *[spyfall2] Шпион
}
spyfall-stamp-local = Без вины
spyfall-stamp-right = Верно!
spyfall-stamp-wrong = Мимо

## After a round

spyfall-won-spies = { $count ->
    [one] Победа { $box ->
        [starwars] шпиона повстанцев
       *[spyfall2] шпиона
    }!
    [few] Победа шпионов!
   *[many] Победа шпионов!
}
spyfall-won-others = { $count ->
    [one] { $box ->
        [starwars] Победа Империи!
       *[spyfall2] Победа местных!
    }
    [few] Победа местных!
   *[many] Победа местных!
}
spyfall-ended-exposed = { $when ->
    [mid] Обвинение во время раунда попало в цель: { $name } — шпион.
   *[end] Голосование в конце попало в цель: { $name } — шпион.
}
spyfall-ended-innocent = { $when ->
    [mid] Обвинение во время раунда мимо цели: { $name } — не шпион.
   *[end] Голосование в конце мимо цели: { $name } — не шпион.
}
spyfall-ended-unexposed = { $count ->
    [one] Время вышло, и шпиона никто не разоблачил.
    [few] Время вышло, и ни одного шпиона не разоблачили.
   *[many] Время вышло, и ни одного шпиона не разоблачили.
}
spyfall-ended-right = { $name } называет: { $place }. Верно!
spyfall-ended-wrong = { $name } называет: { $place }. Мимо.
spyfall-ended-no-guess = { $name }: время вышло, ответа нет.
spyfall-were-spies = { $count ->
    [one] { $box ->
        [starwars] Шпион повстанцев
       *[spyfall2] Шпион
    }
    [few] Шпионы
   *[many] Шпионы
}
spyfall-spy = { $box ->
    [starwars] шпион повстанцев
   *[spyfall2] шпион
}
spyfall-after = Очки после раунда { $round } из { $rounds }
spyfall-plus = +{ $points }
spyfall-award-spy = победа стороны шпиона
spyfall-award-guess = локация названа верно
spyfall-award-innocent = осуждён невиновный
spyfall-award-other = победа местных
spyfall-award-second-spy = без разоблачения: очки как у местных
spyfall-award-accuser = удачное обвинение шпиона
spyfall-award-first-accuser = первое обвинение этого шпиона
spyfall-deals-next = Следующая раздача: { $name }.
spyfall-newcomers = Новые за столом
spyfall-newcomers-wait = Ждут следующего раунда: { $names }. Впускает { $host }.
spyfall-next-round = Следующий раунд
spyfall-finish = Итоги игры
spyfall-wait-next = Продолжить может { $name } или хозяин стола.
spyfall-one-more = Ещё один раунд
spyfall-reshuffle = Вернуть сыгранные локации
spyfall-sit-in = Взять в следующий раунд: { $name }
spyfall-retire = Кто-то ушёл домой?
spyfall-retire-how = Очки останутся, а остальные играют дальше.
spyfall-retire-who = Кого уже нет?
spyfall-retire-go = Играем дальше

## The end

spyfall-final = Итоги игры
spyfall-winners = { $count ->
    [one] Побеждает { $names }!
    [few] Общая победа: { $names }!
   *[many] Общая победа: { $names }!
}
spyfall-rounds-played = { $count ->
    [one] Сыгран { $count } раунд.
    [few] Сыграно { $count } раунда.
   *[many] Сыграно { $count } раундов.
}

## Looking up, and the host

spyfall-onlooker = Ты наблюдаешь за игрой.
spyfall-pass = Играем дальше, не ждём: { $name }
spyfall-void = Отменить раунд
spyfall-void-sure = Нажми ещё раз: новая раздача
spyfall-void-how = Очков никто не получает, локация считается сыгранной, раздаёт тот же игрок.
spyfall-long-away = Больше двух минут не на связи: { $names }. Можно отменить раунд.

## Said aloud

spyfall-said-point = Время вышло. Все разом показывают на кого-то.
spyfall-said-fingers = Пальцы: { $fingers }.
spyfall-said-dealt = Раунд { $round }. Карты розданы: посмотри свою.
spyfall-said-turn = Спрашивает { $name }.
spyfall-said-asked = { $name } спрашивает: { $whom }.
spyfall-said-card = { $name } спрашивает: { $whom }. { $question }
spyfall-said-card-answer = { $name } отвечает: { $answer }
spyfall-said-yes = Да: { $names }.
spyfall-said-no = Нет: { $names }.
spyfall-said-spies = { spyfall-were-spies }: { $names }.
spyfall-said-points = Очки: { $points }.
spyfall-said-vote = Голоса, { $suspect }: да { $yes }, нет { $no }. { $passed ->
    [true] Приговор вынесен.
   *[false] Приговора нет.
}
spyfall-said-faces = Под подозрением { $suspect }.

## Why not

error-not-all-have-looked = Сначала встреча старых приятелей: ещё не все посмотрели свои карты.
error-turns-on-honour = За этим столом вы следите за очередью сами.
error-ask-somebody-else = Спроси кого-нибудь другого, а не себя.
error-nobody-there = Этот игрок не на связи. Спроси другого.
error-no-asking-back = Встречных вопросов нет: спроси кого-нибудь другого.
error-write-a-question = Сначала напиши вопрос.
error-write-an-answer = Сначала напиши ответ.
error-no-deck = За этим столом не спрашивают из колоды.
error-choose-a-card = За этим столом вопросы и ответы выбирают из карт.
error-not-in-the-deck = Этот вопрос сейчас не открыт. Выбери другой.
error-nobody-was-asked = Отменять уже нечего.
error-enough-questions = Ста вопросов на раунд достаточно: обвиняй, угадывай или жди конца времени.
error-clock-stopped-already = В этом раунде часы из-за тебя уже останавливались впустую. Обвиняй сразу по имени.
error-accuse-somebody-else = Обвини кого-нибудь другого, а не себя.
error-accused-already = Твоё обвинение в этом раунде уже использовано.
error-suspect-has-no-vote = У подозреваемого нет голоса.
error-no-such-place = Такой локации нет.
error-place-was-played = Эта локация уже была.
error-no-more-time = Времени больше не прибавить.
error-no-reshuffle-now = Сейчас вернуть локации нельзя.
error-no-tie = Ещё один раунд бывает только при ничьей.
error-three-are-needed = Чтобы играть дальше, нужны трое.
error-ring-is-full = Для ещё одного игрока места нет.

## Options

preset-one-table = За одним столом
preset-one-table-help = За очередью следите сами
preset-turns = За очередью следят телефоны
preset-turns-help = Нажатие говорит, кто кого спрашивает
preset-far-apart = На расстоянии
preset-far-apart-help = Вопросы письменно, для звонка или чата
option-spyfall-pack = Локации
option-spyfall-pack-help = Где вы можете оказаться.
option-spyfall-rounds = Раунды
option-spyfall-rounds-help = Пять занимают около часа.
option-spyfall-asking = Вопросы
option-spyfall-asking-help = Как вы спрашиваете и следят ли телефоны за очередью. Колода хороша для застенчивых, для детей и для звонков.
option-spyfall-asking-aloud = Вслух, нажатие передаёт ход
option-spyfall-asking-written = Письменно
option-spyfall-asking-off = Вслух, за очередью следите сами
option-spyfall-asking-deck = Из колоды: нажми вопрос, нажми ответ
option-spyfall-time-out-vote = Когда время вышло
option-spyfall-time-out-vote-help = По кому голосуют в конце раунда.
option-spyfall-time-out-vote-nominators = Каждый по очереди называет подозреваемого
option-spyfall-time-out-vote-candidates = Каждый по очереди под подозрением
option-spyfall-non-spy-points = Очки за победу местных
option-spyfall-non-spy-points-help = «Находка для шпиона 2» даёт два, «Звёздные войны: Spyfall» — одно.
option-spyfall-non-spy-points-by-the-box = Как в коробке
option-spyfall-non-spy-points-one = Одно
option-spyfall-non-spy-points-two = Два
option-spyfall-innocent-bonus = Премия за осуждённого невиновного
option-spyfall-innocent-bonus-help = Когда шпионы получают ещё два очка.
option-spyfall-innocent-bonus-any-vote = После любого голосования
option-spyfall-innocent-bonus-mid-round = После обвинения во время раунда
option-spyfall-accuser-bonus = Премия за обвинение
option-spyfall-accuser-bonus-help = Кто получает ещё одно очко за разоблачённого шпиона.
option-spyfall-accuser-bonus-first-accuser = Кто первым обвинил этого шпиона
option-spyfall-accuser-bonus-successful-accuser = Чьё голосование разоблачило шпиона
option-spyfall-accuser-bonus-at-time-out = Эта премия и после конца времени
option-spyfall-accuser-bonus-at-time-out-help = Даже если шпиона разоблачили только в конце.
option-spyfall-spies = Шпионы
option-spyfall-spies-help = Зависит от числа игроков, пока ты не выберешь. Двум шпионам нужно не меньше 5 игроков, а если вас меньше 7, им слишком легко.
option-spyfall-roles = Роли
option-spyfall-roles-help = На каждой карте, кроме карты шпиона, есть роль.
option-spyfall-old-buddies = Старые приятели
option-spyfall-old-buddies-help = Два шпиона узнают друг о друге перед раундом.
option-spyfall-two-spy-dissent = Сколько голосов «нет» допустимо
option-spyfall-two-spy-dissent-help = С двумя шпионами: столько игроков могут сказать «нет», и приговор всё равно будет.
option-spyfall-boxes = Коробки
option-spyfall-boxes-help = Вместе: до 8 игроков и один шпион.
option-spyfall-boxes-second = Только «Находка для шпиона 2»
option-spyfall-boxes-combined = Обе коробки вместе
option-spyfall-second-pack = Локации другой коробки
option-spyfall-second-pack-help = Если вы играете с двумя коробками.
option-spyfall-reshuffle = Возвращать локации
option-spyfall-reshuffle-help = Предлагается с восьмого раунда, чтобы угадывать было не слишком легко.
option-spyfall-round-seconds = Раунд
option-spyfall-round-seconds-help = Зависит от числа игроков, пока ты не выберешь.
option-spyfall-vote-seconds = На голосование
option-spyfall-vote-seconds-help = Потом отсутствующих не учитывают. Во время раунда молчание — это «нет».
option-spyfall-talk-seconds = На разговор, когда время вышло
option-spyfall-talk-seconds-help = Чтобы назвать подозреваемого, и потом на разговор перед голосованием.
option-spyfall-guess-seconds = Чтобы назвать локацию
option-spyfall-guess-seconds-help = Раскрывшийся шпион может один раз взять ещё столько же.
option-spyfall-start-by-hand = Старт вручную
option-spyfall-start-by-hand-help = Сначала все изучают список; хозяин стола раздаёт, а часы запускает раздающий.
option-spyfall-family = Для всей семьи
option-spyfall-family-help = Без ночного клуба, кладбища и подобного, и без злодеев среди ролей.

## The end, and honours

spyfall-saga-ends = За этим столом снова мир.
spyfall-end-most = { $count ->
    [one] Лучший счёт: { $count } очко.
    [few] Лучший счёт: { $count } очка.
   *[many] Лучший счёт: { $count } очков.
}
spyfall-you-won-spy = { $points ->
    [one] { $points } очко, и никто не узнал в тебе шпиона: { $place }.
    [few] { $points } очка, и никто не узнал в тебе шпиона: { $place }.
   *[many] { $points } очков, и никто не узнал в тебе шпиона: { $place }.
}
spyfall-you-won-nose = { $points ->
    [one] { $points } очко и нюх на шпионов.
    [few] { $points } очка и нюх на шпионов.
   *[many] { $points } очков и нюх на шпионов.
}
spyfall-you-won-most = { $points ->
    [one] { $points } очко, больше всех.
    [few] { $points } очка, больше всех.
   *[many] { $points } очков, больше всех.
}
spyfall-you-won-shared = { $points ->
    [one] { $points } очко, и больше ни у кого нет. Победа общая.
    [few] { $points } очка, и больше ни у кого нет. Победа общая.
   *[many] { $points } очков, и больше ни у кого нет. Победа общая.
}
spyfall-you-lost-close = { $count ->
    [one] Не хватило всего { $count } очка.
    [few] Не хватило всего { $count } очков.
   *[many] Не хватило всего { $count } очков.
}
spyfall-you-lost-spy = Тебя раскусили: { $place }. Бывает и с лучшими шпионами.
spyfall-you-lost-far = Следующая победа может быть твоей.
spyfall-award-for-nose = Лучший нюх
spyfall-award-for-nose-how = { $count ->
    [one] первое верное подозрение
    [few] первое верное подозрение, { $count } раза
   *[many] первое верное подозрение, { $count } раз
}
spyfall-award-for-unseen = Вне подозрений
spyfall-award-for-unseen-how = шпион, на которого никто не показал
spyfall-award-for-quick = Быстрая догадка
spyfall-award-for-quick-how = { $count ->
    [one] «{ $place }» после { $count } вопроса
    [few] «{ $place }» после { $count } вопросов
   *[many] «{ $place }» после { $count } вопросов
}
spyfall-award-for-poker = Покерное лицо
spyfall-award-for-poker-how = { $count ->
    [one] обвинение, и снова на свободе
    [few] { $count } обвинения, и снова на свободе
   *[many] { $count } обвинений, и снова на свободе
}
spyfall-award-for-advocate = Защита невиновных
spyfall-award-for-advocate-how = голос «не виновен», и в точку
spyfall-award-for-asked = У всех на устах
spyfall-award-for-asked-how = { $count ->
    [one] { $count } вопрос в эту сторону
    [few] { $count } вопроса в эту сторону
   *[many] { $count } вопросов в эту сторону
}
spyfall-award-for-daring = Смелая догадка
spyfall-award-for-daring-how = это было «{ $place }», но попытка красивая
spyfall-award-for-star = Звезда вечера
spyfall-award-for-star-how = все взгляды сюда: «{ $place }»
spyfall-award-for-tourist = Путешествия без границ
spyfall-award-for-tourist-how = { $count ->
    [one] { $count } место, и есть что рассказать
    [few] { $count } места за один вечер
   *[many] { $count } мест за один вечер
}
