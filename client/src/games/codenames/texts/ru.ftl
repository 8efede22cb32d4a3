## The game

game-codenames = Кодовые имена
game-codenames-about = Две команды, двадцать пять слов, подсказки в одно слово.

## In 60 seconds

howto-codenames-1 = Найдите агентов
howto-codenames-1-text = Две команды, 25 слов. Чьи они, видят только капитаны.
howto-codenames-2 = Слово и число
howto-codenames-2-text = «Океан: 3» значит: подходят три наших слова. Больше капитан ничего не говорит.
howto-codenames-3 = Обсудите и нажмите
howto-codenames-3-text = Ваше? Продолжайте, попыток на одну больше числа. Мирный житель или чужое: ход окончен.
howto-codenames-4 = Не будите его
howto-codenames-4-text = Убийца — и вы сразу проиграли. Побеждает команда, которая первой найдёт все свои слова.

## Teams and identities

codenames-team = { $team ->
    [red] Красные
   *[blue] Синие
}
codenames-side = { $variant ->
    [one-team] { $team ->
        [red] Мы
       *[blue] Противник
    }
   *[other] { $team ->
        [red] Красные
       *[blue] Синие
    }
}
codenames-own-team = твоя команда
codenames-left = { codenames-team }: { $count ->
    [one] осталось { $count } слово
    [few] осталось { $count } слова
   *[many] осталось { $count } слов
}
codenames-identity = { $identity ->
    [red] красный агент
    [blue] синий агент
    [bystander] мирный житель
   *[assassin] убийца
}
codenames-letter = { $identity ->
    [red] К
    [blue] С
    [bystander] –
   *[assassin] †
}
codenames-spymaster = Капитан
codenames-operative = Оперативник
codenames-operatives = Оперативники: { $count }

## The board

codenames-board = Поле, по пять слов в ряду
codenames-card-visible = не закрыто
codenames-card-turning = переворачивается
codenames-card-covered = закрыто: { codenames-identity }
codenames-card-secret = ключ: { codenames-identity }
codenames-card-marked = предлагает: { $names }
codenames-card-voted = голос: { $names }
codenames-hold-key = Удерживай: ключ
codenames-keep-key = Ключ остаётся открытым
codenames-keep-key-warning = Не показывай это окно на общем экране.
codenames-keyboard = { $key ->
    [true] Enter даёт подсказку, стрелки меняют число, Esc и K открывают ключ.
   *[false] Стрелки ходят по полю, Enter выбирает, Esc отпускает.
}
codenames-is-away = не на связи
codenames-clues-of = { $team ->
    [red] Подсказки красных
   *[blue] Подсказки синих
}

## Said aloud

codenames-said-touch = { $word }: { codenames-identity }.
codenames-said-touches = { $name } открывает: { $word }…
codenames-said-mark = { $name } предлагает: { $word }.
codenames-said-unmark = { $name } больше не предлагает: { $word }.
codenames-said-left = Осталось слов: красные { $red }, синие { $blue }.
codenames-said-joins = { $name }: { codenames-team }.
codenames-said-leads = { $name }: { codenames-team }, { codenames-spymaster }.
codenames-said-key = { codenames-identity }: { $words }.
codenames-said-clue = { codenames-team }, подсказка: { $word }, { $number }.
codenames-said-corrected = Подсказку исправили: { $word } { $number }.
codenames-said-taken-back = { $team ->
    [red] Красные
   *[blue] Синие
} отзывают подсказку, чтобы её исправить.
codenames-said-spoken = Подсказка вслух ({ codenames-team }): { $number }.
codenames-said-turn = Ходят { $team ->
    [red] красные
   *[blue] синие
}.
codenames-said-upheld = Подсказка принята. Угадывайте дальше.
codenames-said-unanswered = Судья не ответил. Угадывайте дальше; возразить ещё можно.
codenames-said-review = Подсказка под сомнением. Поле заморожено.
codenames-said-penalty = Подсказка отклонена. { codenames-team } могут закрыть слово.
codenames-said-enemy = Ход противника.
codenames-said-over = Игра окончена. Победили { $team ->
    [red] красные
   *[blue] синие
}.

## Choosing teams

codenames-choose = { $variant ->
    [one-team] Одна команда против виртуального противника
    [three-players] Два капитана, один оперативник
   *[two-teams] Выбери сторону
}
codenames-be-spymaster = Буду капитаном
codenames-join = В оперативники
codenames-sit-out = В этот раз не играю
codenames-sitting-out = Не играют
codenames-works-for-both = { $name } угадывает за обе стороны и старается для обеих одинаково.
codenames-lacks-spymaster = { $team ->
    [red] Красным
   *[blue] Синим
} нужен капитан.
codenames-lacks-operative = { $team ->
    [red] Красным
   *[blue] Синим
} нужен оперативник.
codenames-no-place = Пока без команды
codenames-no-place-me = Ты пока не в команде. В какую пойдёшь?
codenames-without-place = Без команды: { $names }.
codenames-ready = У каждого есть место. Готовы?
codenames-lopsided = { $team ->
    [red] Красных
   *[blue] Синих
} намного больше. С равными командами честнее.
codenames-shuffle = Перемешать команды
codenames-move = Где играет { $name }?
codenames-move-how = Перетащи каждого на его место или нажми на имя.
codenames-deal = Раздать карточки
codenames-host-deals = Когда все будут готовы, карточки раздаст { $name }.

## A turn

codenames-dealing = Раздаём карточки…
codenames-thinking = { $name } придумывает подсказку для { $team ->
    [red] красных
   *[blue] синих
}
codenames-your-clue = Твой ход: дай подсказку
codenames-correcting = { $name } исправляет подсказку «{ $clue }»
codenames-away = { $name } не на связи. { $host ->
    [true] Можешь передать ключ: нажми на свиток.
   *[false] Хозяин стола может передать ключ.
}
codenames-guesses = Попыток: { $used } из { $allowed }
codenames-guesses-endless = Попыток: { $used }, без ограничений
codenames-doubt = Хм, а так можно?
codenames-call-timer = Запустить таймер ({ $count } с)
codenames-call-timer-again = Время вышло. Запустить таймер ещё раз ({ $count } с)

## Giving a clue

codenames-clue-word = Твоя подсказка
codenames-clue-number = Число слов
codenames-number = { $number ->
    [unlimited] без ограничений
   *[other] { $number }
}
codenames-number-down = Меньше
codenames-number-up = Больше
codenames-give = Подсказать
codenames-spoken-clue = Вслух
codenames-spoken = Произнеси слово вслух
codenames-give-spoken = Сказано вслух
codenames-ask = Спросить втайне, допустима ли подсказка. Ответит { $name }
codenames-hint = Одно слово и число карточек. И всё.
codenames-hint-spoken = Произнеси одно слово и введи, на сколько карточек оно указывает. Больше ничего.
codenames-hint-several-words = За этим столом только одно слово.
codenames-hint-more-than-two-words = За этим столом не больше двух слов.
codenames-hint-no-word = Это не слово: только буквы и цифры.
codenames-hint-on-the-table = { $word } лежит на столе: возьми другое слово.
codenames-hint-accents = От «{ $word }» отличается только значками над буквами. Это другое слово: его можно назвать.
codenames-hint-refused = «{ $word }» в этот ход не пропустили: выбери другую подсказку.
codenames-asked = Вопрос видит только { $name }: допустимо ли «{ $word }»?
codenames-approval-waits = «{ $word }» ждёт согласия. Пока это видит только { $name }.
codenames-answered-yes = { $name } отвечает: «{ $word }» можно.
codenames-answered-no = { $name } отвечает: «{ $word }» нельзя. Это ничего не стоит, возьми другую подсказку.
codenames-asks-you = Это видишь только ты. { $name } спрашивает, допустима ли такая подсказка:
codenames-answer-yes = Можно
codenames-answer-no = Нельзя

## The referee

codenames-referee-nothing-against-it = Арбитр не возражает.
codenames-referee-same-word = «{ $word }» лежит на столе.
codenames-referee-only-accents-differ = «{ $clue }» отличается от «{ $word }» только значками над буквами.
codenames-referee-form = { $ruling ->
    [doubtful] «{ $clue }» — возможно, форма слова «{ $word }».
   *[forbidden] «{ $clue }» — форма слова «{ $word }».
}
codenames-referee-derived = { $ruling ->
    [doubtful] У «{ $clue }», возможно, общий корень со словом «{ $word }».
   *[forbidden] У «{ $clue }» общий корень со словом «{ $word }».
}
codenames-referee-compound = { $ruling ->
    [doubtful] «{ $clue }», возможно, образовано от слова «{ $word }».
   *[forbidden] «{ $clue }» образовано от слова «{ $word }».
}
codenames-referee-part = { $ruling ->
    [doubtful] «{ $clue }» — возможно, часть слова «{ $word }».
   *[forbidden] «{ $clue }» — часть слова «{ $word }».
}
codenames-referee-several-words = Для этого стола здесь слишком много слов.
codenames-referee-description = «{ $clue }» — просто описание, а не устойчивый термин.
codenames-referee-phrase = «{ $clue }» — известный термин или название? Арбитр этого не знает.
codenames-referee-no-word = «{ $clue }» — это не слово.
codenames-referee-too-long = Для подсказки это слишком длинно.
codenames-referee-alphabet = В «{ $clue }» есть буквы, которых нет в этом языке.
codenames-referee-foreign = { $ruling ->
    [doubtful] «{ $clue }» — иностранное слово. Говорят ли так в обычной речи?
   *[forbidden] «{ $clue }» — слово из другого языка.
}
codenames-referee-unknown = Арбитр не знает слова «{ $clue }». Говорят ли так?
codenames-referee-proper-name = «{ $clue }» — имя собственное, а вы играете без них.
codenames-referee-acronym = { $ruling ->
    [doubtful] «{ $clue }» похоже на сокращение, а вы играете без них.
   *[forbidden] «{ $clue }» — сокращение, а вы играете без них.
}
codenames-referee-letter-or-number = { $ruling ->
    [doubtful] «{ $clue }» можно, только если это что-то значит.
   *[forbidden] Буквы и числительные у вас не подсказки.
}
codenames-referee-number-as-hint = «{ $clue }» повторяет число, а оно — только количество карточек.
codenames-referee-rest = { $judge ->
    [rival-spymaster] О смысле и расположении судит капитан соперников.
   *[other] О смысле и расположении судят люди.
}
codenames-referee-unchecked = Формы слов здесь не проверяются.
codenames-referee-may = { $ask ->
    [true] Его можно дать или сначала спросить втайне ({ $name }).
   *[false] Его можно дать.
}
codenames-referee-kept = { $ask ->
    [true] Возьми другое слово или спроси втайне ({ $name }).
   *[false] Возьми другое слово.
}
codenames-referee-still = Его всё равно можно дать, но другие могут возразить.
codenames-referee-says = Арбитр: { $reason }

## Guessing

codenames-select = Нажми на слово, чтобы предложить. Нажми ещё раз, чтобы открыть.
codenames-suggested = Команда видит: ты за { $word }. Нажми ещё раз, чтобы открыть.
codenames-guess-sure = Открыть { $word }?
codenames-select-mark = Нажми на слово, чтобы предложить. Открывает { $name }.
codenames-must-guess = За ход нужна хотя бы одна попытка.
codenames-grace = Время возразить: угадывать можно через { $count } с. Посовещайтесь.
codenames-unmark = Нет, не это
codenames-pointing = { $count ->
    [one] { $names } предлагает это слово.
    [few] { $names } предлагают это слово.
   *[many] { $names } предлагают это слово.
}
codenames-touch = Открыть: { $word }
codenames-touch-soon = через { $count } с
codenames-touch-vote = Открыть: { $word } ({ $votes } из { $needed })
codenames-stop = Хватит угадывать
codenames-stop-vote = Хватит угадывать ({ $votes } из { $needed })
codenames-stop-sure = Закончить ход вашей команды?
codenames-stop-no = Угадываем дальше
codenames-stop-yes = Закончить ход

## Watching

codenames-poker-face = Каменное лицо. Твоя команда угадывает.
codenames-clue-soon = Подсказка уже в пути.
codenames-others-turn = Ходят { $team ->
    [red] красные
   *[blue] синие
}.
codenames-enemy-soon = Противник вот-вот закроет одно из своих слов.
codenames-onlooker = Ты наблюдаешь за игрой.
codenames-wait-to-join = Пока ты смотришь. Хозяин стола может впустить тебя в любой момент.
codenames-retired = Ты знаешь ключ, поэтому теперь можешь только наблюдать.

## A clue in doubt

codenames-flag-title = «{ $word }»: судья уже знает
codenames-flag-go = Сказать почему
codenames-reject-title = Отклонить «{ $word }»?
codenames-reject-go = Отклонить подсказку
codenames-reason-pick = Что с ней не так?
codenames-flagged = { $name } сомневается: { $reason }
codenames-hmm = { $name }: «Хм, а так можно?»
codenames-say-why = Сказать почему
codenames-reason-optional = Почему? Можно и не говорить.
codenames-reason-referee = Так считает и арбитр
codenames-reason-other = Другая причина
codenames-rejected = Отклонена: { $reason }
codenames-verdicts = За подсказку: { $accept }, против: { $reject }
codenames-accept = Принять
codenames-let-pass = Пропустить
codenames-reject = Отклонить…
codenames-frozen = Поле заморожено. { $variant ->
    [one-team] Оперативники решают большинством.
   *[other] { $judge ->
        [host] Решает хозяин стола.
        [vote] Решает голосование.
       *[rival-spymaster] Решает капитан соперников.
    }
}
codenames-clue-rules = Какая подсказка здесь допустима
codenames-clue-rules-short = Правила подсказок
codenames-reason-CN-29 = К подсказке что-то добавили
codenames-reason-CN-30 = Это открытое слово
codenames-reason-CN-73 = Она не о значении
codenames-reason-CN-74 = Она о буквах слова
codenames-reason-CN-75 = Она о месте на поле
codenames-reason-CN-76 = Просто буква или число без смысла
codenames-reason-CN-77 = Число само подсказывает
codenames-reason-CN-78 = Она на другом языке
codenames-reason-CN-79 = Иностранное слово, которое не в ходу
codenames-reason-CN-80 = Другая форма видимого слова
codenames-reason-CN-81 = Общая часть с видимым сложным словом
codenames-reason-CN-82 = Лишь звучит похоже
codenames-reason-CN-83 = Использует второе значение одного слова
codenames-reason-CN-85 = Больше одного слова, и это не термин
codenames-reason-CN-86 = Придуманный термин
codenames-reason-CN-87 = Имя собственное, здесь недопустимое
codenames-reason-CN-90 = Придуманное имя
codenames-reason-CN-91 = Аббревиатура
codenames-reason-CN-95 = Ничего, кроме рифмы
codenames-reason-CN-96 = Объявили, что это рифма

## Covering by hand

codenames-penalty = Подсказка отклонена. { $name } может закрыть слово { $team ->
    [red] красных
   *[blue] синих
}.
codenames-enemy-turn = Ход противника: { $count ->
    [one] сейчас закроет слово
    [few] сейчас закроет { $count } слова
   *[many] сейчас закроет { $count } слов
}
codenames-enemy-takes = Противник берёт поднятое слово. Хочешь другое? Удерживай ключ и нажми на него.
codenames-enemy-now = Закрыть { $word }
codenames-cover-own = Бонус: удерживай ключ, нажми на одно из своих слов и закрой его.
codenames-cover-other = Это не слово { $team ->
    [red] красных
   *[blue] синих
}. Взгляни на ключ ещё раз.
codenames-cover = Закрыть слово
codenames-cover-word = Закрыть: { $word }
codenames-decline = Нет, спасибо
codenames-cover-first = Сначала закрой слово
codenames-cover-line = { $variant ->
    [one-team] Противник закрывает
   *[other] { codenames-team } закрывают слово (штраф соперникам)
}
codenames-record-empty = Подсказок ещё не было.

## The host

codenames-hand-key = Капитан пропал? Передай ключ
codenames-hand-key-note = Новый капитан держит ключ до конца этой игры, а прежний может только наблюдать.
codenames-hand-key-to = Кому передать ключ?
codenames-hand-key-give = Передать
codenames-go-on = { $phase ->
    [EnemyTurn] Закрыть слово сразу
    [Cluing] Дальше без согласия
   *[other] Дальше без ответа
}
codenames-let-in-team = Впустить в команду { $team ->
    [red] красных
   *[blue] синих
}: { $name }
codenames-correct-note = До первой попытки. Все видят и старую подсказку, и новую.
codenames-correct-title = Исправить подсказку
codenames-correct = Исправить подсказку
codenames-helpers = Впустить кого-нибудь в команду
codenames-later = Позже
codenames-let-in = Впустить
codenames-came = { $name } уже здесь. Впустить?

## The end

codenames-won = Победили { $team ->
    [red] красные
   *[blue] синие
}!
codenames-won-by = { $name } побеждает за { $team ->
    [red] красных
   *[blue] синих
}!
codenames-why-found = Все слова { $team ->
    [red] красных
   *[blue] синих
} найдены.
codenames-why-assassin = { $loser ->
    [red] Красные разбудили убийцу.
   *[blue] Синие разбудили убийцу.
}
codenames-void = Победителя нет
codenames-void-why = В одной из команд некому угадывать, поэтому игра недействительна.
codenames-solo-won = Задание выполнено!
codenames-solo-lost = Задание провалено!
codenames-solo-found = Вы нашли всех своих агентов.
codenames-solo-assassin = Вы разбудили убийцу.
codenames-solo-enemy = Противник успел раньше: все его слова закрыты.
codenames-score = { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
   *[many] { $count } очков.
}
codenames-score-1 = Победа есть победа.
codenames-score-2 = Неплохо. Но вы можете больше.
codenames-score-3 = Вы работаете как часы.
codenames-score-4 = Вы допущены к совершенно секретным заданиям.
codenames-score-5 = Самый знаменитый секретный агент завидует.
codenames-score-6 = Снимаем шляпу. И не одну.
codenames-score-7 = Есть ли что-то, чего вы не можете?
codenames-score-8 = Вам никто не поверит.
codenames-you-won = Победа!
codenames-you-lost = Эх!
codenames-to-board = Поле и ключ
codenames-to-end = Кто победил
codenames-winners = Победители
codenames-touched = { $name }: { $word }
codenames-assassin = Убийца!
codenames-found = { $identity ->
    [red] Красный агент!
    [blue] Синий агент!
   *[other] Просто мирный житель
}

## Honours

codenames-awards = Награды вечера
codenames-award-clue = Лучшая подсказка
codenames-award-clue-how = «{ $clue }»: { $count ->
    [one] { $count } слово
    [few] { $count } слова
   *[many] { $count } слов
}
codenames-award-nose = Лучший нюх
codenames-award-nose-how = { $count ->
    [one] найден { $count } агент
    [few] найдено { $count } агента
   *[many] найдено { $count } агентов
}
codenames-award-steel = Стальные нервы
codenames-award-steel-how = ни одной ошибки
codenames-award-poet = Поэзия
codenames-award-poet-how = «{ $clue }», и всё стало ясно
codenames-award-extra = Ещё одно про запас
codenames-award-extra-how = дополнительная попытка удалась
codenames-award-alarm = Будильник вечера
codenames-award-alarm-how = а ведь он так сладко спал
codenames-award-close = На волосок
codenames-award-close-how = не хватило одного слова
codenames-award-brave = Львиное сердце
codenames-award-brave-how = «{ $clue }» сразу на { $count }
codenames-award-gift = Добрососедство
codenames-award-gift-how = агент для другой команды
codenames-award-social = Душа компании
codenames-award-social-how = { $count ->
    [one] { $count } новое знакомство
    [few] { $count } новых знакомства
   *[many] { $count } новых знакомств
}
codenames-award-ice = Лёд тронулся
codenames-award-ice-how = первая попытка в игре

## A picture to share

codenames-share-clue = Лучшая подсказка: { $clue }

## What makes a clue legal at this table

codenames-clue-single_word-on = Одно слово. Дефис можно.
codenames-clue-single_word-off = Можно несколько слов.
codenames-clue-no_visible_codename-on = Не слово, которое лежит на столе.
codenames-clue-no_visible_codename-off = Можно даже слово со стола.
codenames-clue-meaning_only-on = О значении, а не о буквах.
codenames-clue-meaning_only-off = Можно о буквах и написании.
codenames-clue-no_position_clues-on = Не о местах на поле.
codenames-clue-no_position_clues-off = Можно о местах на поле.
codenames-clue-letters_and_numbers-never = Никаких букв и числительных.
codenames-clue-letters_and_numbers-if-meaning = Буквы и числительные, только если они что-то значат.
codenames-clue-letters_and_numbers-free = Буквы и числительные можно.
codenames-clue-number_is_not_a_hint-on = Число — это только количество слов, а не подсказка.
codenames-clue-number_is_not_a_hint-off = Число тоже может подсказывать.
codenames-clue-loan_words-on = На языке карточек. Иностранные слова, только если они в ходу.
codenames-clue-loan_words-off = На языке карточек. Никаких иностранных слов.
codenames-clue-no_word_forms-on = Никаких других форм видимого слова.
codenames-clue-no_word_forms-off = Другие формы видимых слов можно.
codenames-clue-no_compound_parts-allowed = Части сложных слов можно.
codenames-clue-no_compound_parts-literal = Никаких частей видимого сложного слова.
codenames-clue-no_compound_parts-both-directions = Ни части видимого сложного слова, ни сложного слова с видимым.
codenames-clue-sound_alikes_differ-on = Созвучное слово — другое слово. На слух не подсказывать.
codenames-clue-sound_alikes_differ-off = Можно иметь в виду созвучное слово.
codenames-clue-same_spelling_same_word-on = Одно написание — одно слово, со всеми значениями.
codenames-clue-same_spelling_same_word-off = Одно написание может быть разными словами: одно значение за раз.
codenames-clue-two_word_terms-on = Термины из двух слов можно, придуманные никогда.
codenames-clue-two_word_terms-off = Никаких терминов из двух слов.
codenames-clue-proper_names-on = Имена собственные можно, придуманные никогда.
codenames-clue-proper_names-off = Никаких имён собственных.
codenames-clue-long_proper_names-on = Полное имя и название считаются одним словом.
codenames-clue-long_proper_names-off = Никаких имён и названий из нескольких слов.
codenames-clue-long_place_names-on = Географическое название из нескольких слов считается одним.
codenames-clue-long_place_names-off = Никаких географических названий из нескольких слов.
codenames-clue-acronyms-never = Никаких аббревиатур; «лазер» — слово.
codenames-clue-acronyms-well-known = Общеизвестные аббревиатуры можно.
codenames-clue-any_rhyme-on = Любая рифма годится, но объявлять её нельзя.
codenames-clue-any_rhyme-off = Рифме нужна и связь по смыслу.

## Why not

error-team-needs-a-spymaster = Каждой команде нужен капитан.
error-team-needs-an-operative = Каждой команде нужен хотя бы один оперативник.
error-enemy-has-no-members = Противник виртуальный: вступить в его команду нельзя.
error-all-three-are-needed = В этом варианте нужны все трое.
error-clue-is-no-word = Подсказка должна быть словом.
error-clue-has-several-words = Подсказка — одно слово, без пробелов.
error-clue-has-more-than-two-words = За этим столом в подсказке не больше двух слов.
error-clue-is-on-the-table = Это слово видно на столе.
error-number-out-of-range = Число может быть от 1 до 9.
error-no-zero-clues = Вы договорились играть без нуля.
error-no-unlimited-clues = Вы договорились играть без подсказок «без ограничений».
error-nobody-to-ask = Капитана соперников нет, спросить некого.
error-card-is-covered = Это слово уже закрыто.
error-touch-first = Прежде чем закончить ход, открой хотя бы одно слово.
error-not-a-word-of-that-team = Закрыть можно только слово этой команды.
error-not-an-operative-of-that-team = Ключ может взять только оперативник этой команды или тот, кто пропускает игру.
error-spymaster-is-here = Этот капитан здесь. Ключ переходит к другому, только если капитан пропал.
error-clue-was-accepted = Судья уже принял эту подсказку.
error-rule-is-switched-off = Вы играете без этого правила, так что это не причина.
error-already-flagged = Твоё возражение уже принято.
error-clue-was-refused = Капитан соперников не пропустил эту подсказку. Найди другую.
error-referee-forbids = Арбитр уверен, что такая подсказка недопустима. Возьми другое слово или спроси втайне капитана соперников.
error-clues-are-spoken = Здесь подсказки произносят вслух: введи только число.
error-too-late-to-correct = Попытка уже была, так что подсказка остаётся как есть.
error-does-not-sit-out = Сейчас в команду может войти только тот, кто пропускает эту игру.
error-no-such-team = В эту команду в этой игре войти нельзя.
error-too-few-to-shuffle = Играет слишком мало людей, чтобы перемешать команды.
error-too-late-to-challenge = Поздно: эту подсказку уже нельзя оспорить.
error-timer-is-off = Вы договорились играть без таймера.
error-timer-is-running = Таймер уже запущен.

## Options: the game

option-codenames-variant = Вариант
option-codenames-variant-help = Зависит от числа игроков, пока ты не выберешь.
option-codenames-variant-two-teams = Две команды
option-codenames-variant-one-team = Одна команда против виртуального противника
option-codenames-variant-three-players = Трое, двое из них соперники
option-codenames-against-companions = Люди против компаньонов
option-codenames-against-companions-help = Все люди в одной команде, все компаньоны в другой.
option-codenames-spoken-clues = Подсказки вслух
option-codenames-spoken-clues-help = Когда все в одной комнате: капитан произносит слово и вводит только число.
option-codenames-pack = Слова
option-codenames-pack-help = Подсказки даются на языке карточек.
option-codenames-reverse-sides = Переворачивать карточки в следующей игре
option-codenames-reverse-sides-help = Во второй игре лежат обратные стороны тех же карточек.
option-codenames-expert-zero = Число 0
option-codenames-expert-zero-help = Ни одного нашего слова и сколько угодно попыток.
option-codenames-expert-unlimited = «Без ограничений» вместо числа
option-codenames-expert-unlimited-help = Сколько угодно попыток, без числа.
option-codenames-judge = Кто судит подсказку
option-codenames-judge-help = Решает, если кто-то сомневается в подсказке.
option-codenames-judge-rival-spymaster = Капитан соперников
option-codenames-judge-host = Хозяин стола
option-codenames-judge-vote = Голосование
option-codenames-referee = Арбитр
option-codenames-referee-help = Знает язык: видит формы слов со стола, пока подсказку вводят. Капитан соперников может решить иначе.
option-codenames-referee-off = Нет
option-codenames-referee-advise = Только советует
option-codenames-referee-enforce = Не пропускает недопустимые подсказки
option-codenames-pre-approval = Сначала согласие капитана соперников
option-codenames-pre-approval-help = Каждую подсказку сначала видит капитан соперников; отказ ничего не стоит.
option-codenames-challenge-until = Подсказку можно оспорить
option-codenames-challenge-until-help = Потом она засчитана, допустима она или нет.
option-codenames-challenge-until-first-touch = До первой попытки
option-codenames-challenge-until-end-of-turn = До конца хода
option-codenames-penalty-cover = Штраф за недопустимую подсказку
option-codenames-penalty-cover-help = Капитан соперников может закрыть одно из своих слов.
option-codenames-touch-by = Кто открывает слова
option-codenames-touch-by-help = Чья попытка засчитывается.
option-codenames-touch-by-any-operative = Любой оперативник
option-codenames-touch-by-majority = Большинство
option-codenames-touch-by-captain = Только старший оперативник
codenames-timer-minutes = Таймер
codenames-minutes = { $minutes } мин
codenames-no-timer = Нет
option-codenames-timer = Таймер
option-codenames-timer-help = Есть ли он и что делает, когда зазвонит.
option-codenames-timer-off = Нет
option-codenames-timer-soft = По требованию, только звонит
option-codenames-timer-hard = По требованию, завершает ход
option-codenames-timer-every-turn = В каждый ход, завершает его

## Options: times

option-codenames-timer-seconds = Таймер по требованию
option-codenames-timer-seconds-help = Сколько он идёт, когда его запустят.
option-codenames-clue-seconds = На подсказку
option-codenames-clue-seconds-help = Если время идёт в каждый ход.
option-codenames-guess-seconds = На угадывание
option-codenames-guess-seconds-help = Если время идёт в каждый ход.
option-codenames-touch-bonus-seconds = Прибавка за верную попытку
option-codenames-touch-bonus-seconds-help = Если время идёт в каждый ход.
option-codenames-answer-seconds = На ответ
option-codenames-answer-seconds-help = Для судьи и вопроса втайне. Без ответа игра идёт дальше, и ничего не решено. Если таймер выключен, никто не торопит.
option-codenames-enemy-seconds = На ход противника
option-codenames-enemy-seconds-help = Одна команда: через сколько секунд слово закроется. До тех пор капитан может его сменить.
option-codenames-grace-seconds = Пауза перед первой попыткой
option-codenames-grace-seconds-help = Чтобы было время возразить против подсказки.

## Options: what makes a clue legal

options-codenames-clue-rules = Какая подсказка допустима
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
option-codenames-clue-rules-number-is-not-a-hint = Число — только количество слов
option-codenames-clue-rules-number-is-not-a-hint-help = Оно не может быть второй подсказкой.
option-codenames-clue-rules-loan-words = Иностранные слова
option-codenames-clue-rules-loan-words-help = Если они в ходу.
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

## On a TV that waits

codenames-best-clue = Лучшая подсказка вечера
codenames-best-clue-hits = Попаданий за раз: { $count }

## With companions

codenames-alone = Ты играешь с компаньонами: что тебе ближе?
codenames-alone-clue = Даю подсказки
codenames-alone-guess = Угадываю
codenames-deed-mark = Отмечено: { $word }
codenames-deed-touch = Открыто: { $word }
codenames-deed-clue = Подсказка: { $word } { $number }
codenames-meant = Что имелось в виду
codenames-meant-found = { $found ->
    [yes] найдено
   *[no] не найдено
}
codenames-deed-stop = Больше не угадывать
codenames-word-known = { $count ->
    [0] Компаньоны знают это слово.
    [one] { $names } знает это слово.
   *[other] { $names } знают это слово.
}
codenames-word-unknown = { $count ->
    [0] Компаньоны не знают этого слова.
    [one] { $names } не знает этого слова.
   *[other] { $names } не знают этого слова.
}
