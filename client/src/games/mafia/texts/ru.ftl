## The game
## Wherever a text knows $theme, it is "spytown" or "academy"; the academy never says Mafia. Names stand in the nominative only.

game-mafia = Мафия
game-mafia-about = Каждую ночь кто-то исчезает. Каждый день вы голосуете. Кому верить?
game-mafia-shared = На одном телефоне двое. Ночью его не передать, и кто-то из них останется без задания.

## In 60 seconds

howto-mafia-1 = Тайная роль
howto-mafia-1-text = Удерживай и узнай, кто ты: полицейский, Агент или мафиози. Друг друга узнают только мафиози. С детьми: полицейские и жулики.
howto-mafia-2 = Ночь: ни слова
howto-mafia-2-text = Все телефоны выглядят одинаково. Мафия решает, кто выбывает, Агент читает одно досье, остальные записывают догадки.
howto-mafia-3 = День: слова и голоса
howto-mafia-3-text = Обвиняй, защищайся, блефуй. Двое, на кого показали больше всех, говорят последнее слово, и один из них выбывает.
howto-mafia-4 = Кто останется
howto-mafia-4-text = Каждый, кто выбывает, открывает жетон. Не осталось мафиози — победа Полиции. Не осталось Полиции — победа Мафии.

## Tokens and sides

mafia-token = { $token ->
    [agent] Агент
    [mafioso] { $theme ->
        [academy] Жулик
       *[spytown] Мафиози
    }
   *[cop] Полицейский
}
mafia-tokens-cop = { $count ->
    [one] { $count } полицейский
    [few] { $count } полицейских
   *[many] { $count } полицейских
}
mafia-tokens-agent = { $count ->
    [one] { $count } Агент
    [few] { $count } Агента
   *[many] { $count } Агентов
}
mafia-tokens-mafioso = { $theme ->
    [academy] { $count ->
        [one] { $count } жулик
        [few] { $count } жулика
       *[many] { $count } жуликов
    }
   *[spytown] { $count ->
        [one] { $count } мафиози
        [few] { $count } мафиози
       *[many] { $count } мафиози
    }
}
mafia-tokens-title = В игре
mafia-tokens-still = Ещё в тени

## Your own token: three lines under the finger, whatever it is

mafia-hold-token = Удерживай: кто ты
mafia-only-you = Только для тебя
mafia-you-are = Твой жетон: { mafia-token }
mafia-aim-cop = { $theme ->
    [academy] Найди жуликов. У тебя только глаза, уши и один голос в каждом голосовании.
   *[spytown] Найди Мафию. У тебя только глаза, уши и один голос в каждом голосовании.
}
mafia-aim-agent = { $theme ->
    [academy] Каждую ночь узнаёшь про одного: полицейский или жулик? Ты за полицейских.
   *[spytown] Каждую ночь читаешь одно досье: полицейский или мафиози? Ты за Полицию.
}
mafia-aim-agent-small = { $theme ->
    [academy] Проверка одна, в первую ночь. Попадётся жулик — сразу выбываешь!
   *[spytown] Досье одно, в первую ночь. Попадётся мафиози — сразу выбываешь!
}
mafia-aim-mafioso = { $theme ->
    [academy] Ночью вы с шайкой решаете, кто выбывает. Днём делай невинное лицо.
   *[spytown] Ночью вы со своими решаете, кто выбывает. Днём делай невинное лицо.
}
mafia-aim-win-police = { $theme ->
    [academy] Победа, когда жуликов не осталось.
   *[spytown] Победа, когда мафиози не осталось.
}
mafia-aim-win-mafia = { $theme ->
    [academy] Победа, когда полицейских не осталось.
   *[spytown] Победа, когда Полиции не осталось.
}
mafia-opening = Кто ты этой ночью?
mafia-opening-how = Удерживай кнопку и читай. Пусть никто не видит, и пусть лицо тебя не выдаст.
mafia-opening-ready-said = Ты знаешь, кто ты. Ночь наступит, когда все посмотрят свой жетон.
mafia-opening-count = Готовы: { $count } из { $all }
mafia-opening-missing = Жетон ещё закрыт: { $names }
mafia-opening-soon = Ночь вот-вот наступит.
mafia-night-falls = Наступает ночь
mafia-night-falls-sure = { $count ->
    [one] Ещё не смотрит: { $name }. Нажми ещё раз: ночь
    [few] Ещё не посмотрели { $count } человека. Нажми ещё раз: ночь
    [many] Ещё не посмотрели { $count } человек. Нажми ещё раз: ночь
   *[other] Ещё не посмотрели { $count } человека. Нажми ещё раз: ночь
}
mafia-dealing = Раздаём жетоны…

## What the steps are called

mafia-night = Ночь { $turn }
mafia-day = День { $turn }
mafia-phase-Dealing = Раздача
mafia-phase-Opening = Твой жетон
mafia-phase-Nightfall = Наступает ночь
mafia-phase-Dusk = Сумерки
mafia-phase-Task = Ночное задание
mafia-phase-Panel = Записка для тебя
mafia-phase-Dawn = Рассвет
mafia-phase-Reveal = Жетон открыт
mafia-phase-Farewell = Прощание
mafia-phase-Talk = Разговор
mafia-phase-FirstVote = Первое голосование
mafia-phase-Count = Пальцы вверх
mafia-phase-Speeches = Последнее слово
mafia-phase-FinalVote = Финальное голосование
mafia-phase-TieTalk = Поровну: говорим ещё
mafia-phase-LastCards = Последние карты дня
mafia-phase-Lot = Жребий
mafia-phase-Over = Конец

## What people do, in a word

mafia-move-Deal = Раздать жетоны
mafia-move-DrawOrder = Разыграть порядок ночи
mafia-move-DrawLot = Тянуть жребий
mafia-move-Ready = Готово
mafia-move-Choose = Выбрать одного
mafia-move-Vote = Голосовать
mafia-move-EndSpeech = У меня всё
mafia-move-Shoot = Последний выстрел
mafia-move-Say = Сказать
mafia-move-Bet = Поставить
mafia-move-AgreeToRemove = Играть дальше без кого-то
mafia-move-LetAppLead = Пусть ведёт приложение
mafia-move-Remove = Убрать отсутствующего
mafia-move-Next = Следующий шаг
mafia-move-MoreTime = Ещё 30 с
mafia-move-CallVote = Объявить голосование
mafia-move-CallLot = Тянуть жребий сейчас
mafia-move-CallNight = Пусть наступит ночь
mafia-move-EnterChoice = Внести выбор
mafia-move-EnterBallot = Внести голос
mafia-move-Exclude = Исключить из игры
mafia-move-PutBack = Вернуть
mafia-move-HandToApp = Отдать игру приложению
mafia-move-React = Применить или нет
mafia-move-CornerShot = Выстрел из-за угла
mafia-move-Tap = Прослушка
mafia-move-Protect = Сыграть «Укрытие» или «Охранную грамоту»
mafia-move-PlaysCard = Играет карту
mafia-move-WrongPhase = Не та фаза

## Night, the same on every phone

mafia-dusk = { $theme ->
    [academy] В Академии гасят свет
   *[spytown] Над Спайтауном опускается ночь
}
mafia-quiet = Ни слова. Задание есть у каждого.
mafia-microphones = Вы на созвоне? Выключи микрофон.
mafia-choose = Выбери одного человека
mafia-choose-both = На каждый вопрос выбери одного человека
mafia-choice-one = Первый вопрос
mafia-choice-two = Второй вопрос
mafia-chosen = Выбор: { $name }
mafia-hold-task = Удерживай: твоё задание
mafia-hold-panel = Удерживай и читай
mafia-holding = Отпустишь — исчезнет
mafia-eyes-closed = Глаза закрыты
mafia-eyes-closed-how = Отложи телефон и слушай.

## Under the finger: a question, then two lines, for every role

mafia-task-look = Чьё досье тебе нужно?
mafia-task-look-how = Прочитаешь сразу после. Можно никого не выбирать.
mafia-task-suspect = Кого подозреваешь больше всех?
mafia-task-suspect-how = Это увидят все, но только после конца игры.
mafia-task-mark = { $theme ->
    [academy] Кто выбывает?
   *[spytown] Кого убираете?
}
mafia-task-mark-how = Решает большинство. Выбор своих не считается.
mafia-task-trust = Кому доверяешь больше всех?
mafia-task-trust-how = Это увидят все, но только после конца игры.
mafia-task-with = С тобой: { $names }
mafia-task-alone = Действуешь в одиночку.
mafia-task-marks = { $name }: { $target }
mafia-task-no-marks = Пока никто не выбран
mafia-note = Ночь { $turn }: { $name }
mafia-notes-empty = Заметок пока нет.
mafia-look-note = Ночь { $turn }: { $name }, { mafia-token }
mafia-panel-look = { $name }: { mafia-token }
mafia-panel-look-nobody = Этой ночью без досье.
mafia-panel-suspect = Подозреваешь: { $name }.
mafia-panel-suspect-nobody = Этой ночью без подозрений.
mafia-panel-trust = Доверяешь: { $name }.
mafia-panel-trust-nobody = Этой ночью без доверия.
mafia-panel-mark = Твой выбор: { $name }
mafia-panel-mark-nobody = Этой ночью без выбора.

## Dawn, and whoever goes

mafia-dawn-gone = { $theme ->
    [academy] Выбывает { $name }.
   *[spytown] { $name } исчезает без следа.
}
mafia-dawn-nobody = Все на месте!
mafia-dawn-you = На этот раз — ты.
mafia-was = { $name }: { mafia-token }
mafia-reveal-goes = Выбывает { $name }.
mafia-reveal-you = Ты выбываешь.
mafia-reveal-nobody = Сегодня никто не выбывает.
mafia-cause-mafia = { $theme ->
    [academy] Выбывает { $name }: так решили жулики.
   *[spytown] Выбывает { $name }: дело рук Мафии.
}
mafia-cause-vote = Выбывает { $name }: так решил совет.
mafia-cause-lot = Выбывает { $name }: так решил жребий.
mafia-cause-last-shot = { $theme ->
    [academy] { $by } салит напоследок, и выбывает { $name }.
   *[spytown] { $by } стреляет напоследок, и выбывает { $name }.
}
mafia-cause-agent-saw = { $theme ->
    [academy] Выбывает { $name }: жулик заметил Агента.
   *[spytown] Выбывает { $name }: Агенту попалось досье мафиози.
}
mafia-cause-excluded = Выбывает { $name }: так решил ведущий.
mafia-cause-removed = Выбывает { $name }: слишком долго не на связи.

## Last shot

mafia-farewell = { $theme ->
    [academy] До встречи, { $name }!
   *[spytown] Прощается { $name }. Тишина.
}
mafia-farewell-yours = { $theme ->
    [academy] Салки напоследок: кто выбывает с тобой?
   *[spytown] Твой последний выстрел: кто выбывает с тобой?
}
mafia-farewell-how = Нажми на кого-нибудь или не выбирай никого. Выбор считается, когда выйдет время.

## Talk

mafia-talk = { $theme ->
    [academy] Кто может быть жуликом? Обсудите.
   *[spytown] Кто в Мафии? Обсудите.
}
mafia-talk-how = Блефовать можно всем. Верить не обязан никто.
mafia-ready = Пора голосовать
mafia-ready-not = Ещё рано
mafia-ready-count = Готовы: { $count } из { $needed }
mafia-ready-yours = Ты за голосование. Разговор закончится, когда за него две трети.

## Между голосованием и ночью

mafia-last-cards = Последние карты дня
mafia-last-cards-how = Поговорите. Ещё можно сыграть: { $cards }.
mafia-day-ends = Перед ночью
mafia-day-ends-how = Ещё немного поговорите, и наступит ночь.
mafia-ready-night = Пора спать
mafia-ready-night-yours = Ты ждёшь ночи. Она наступит, когда её захотят две трети из вас.
mafia-left-today = Сегодня выбывает: { $name }, { mafia-token }
mafia-left-nobody = Сегодня голосованием никого не исключили.
mafia-call-night = Пусть наступит ночь

## Votes

mafia-first-vote = { $theme ->
    [academy] Первое голосование: кто жулик?
   *[spytown] Первое голосование: кто мафиози?
}
mafia-one-vote = { $theme ->
    [academy] Одно голосование: кто жулик?
   *[spytown] Одно голосование: кто мафиози?
}
mafia-final-vote = Финальное голосование: кто выбывает?
mafia-vote-go = Мой голос: { $name }
mafia-vote-yours = Твой голос: { $name }. Его откроют вместе с остальными.
mafia-vote-count = Голоса: { $count } из { $all }
mafia-vote-wait = Ещё без голоса: { $names }
mafia-count = Пальцы вверх!
mafia-fingers = { $count ->
    [one] { $count } палец
    [few] { $count } пальца
   *[many] { $count } пальцев
}
mafia-fingers-of = { $name }: { $names }
mafia-no-ballot = без голоса
mafia-no-ballots = Никто не проголосовал.
mafia-finalists = { $count ->
    [one] Все пальцы в одну сторону: { $names }.
    [few] В финале: { $names }
   *[many] В финале: { $names }
}
mafia-finalist-you = Ты в финале.
mafia-votes-title = Все голоса
mafia-votes-of = День { $turn }

## Last words

mafia-speaks = Говорит { $name }
mafia-speaks-you = Защищайся. Сейчас или никогда.
mafia-speaks-next = Дальше: { $name }
mafia-speech-done = У меня всё
mafia-listen = Остальные только слушают.
mafia-alone-in-final = Все голоса в одну сторону. { $name }: последнее слово — и прощай.

## Tie and lot

mafia-tie = Поровну!
mafia-tie-how = Говорите дальше. Голос ещё можно перенести.
mafia-tie-round = Круг { $round } из { $rounds }
mafia-tie-move = Переношу голос: { $name }
mafia-tie-yours = Твой голос сейчас: { $name }
mafia-tally = { $name }: { $count }
mafia-lot-between = Жребий: { $names }

## Signs at the seats

mafia-sign-ready = за голосование
mafia-sign-looked = жетон просмотрен
mafia-sign-unseen = жетон ещё закрыт
mafia-sign-voted = голос отдан
mafia-sign-finalist = в финале
mafia-sign-speaks = говорит
mafia-sign-out = вне игры
mafia-sign-away = не на связи
mafia-sign-you = это ты
mafia-sign-master = ведущий

## Out

mafia-out = Ты вне игры
mafia-out-how = Оставайся, смотри и держи каменное лицо. Победит твоя сторона — победишь и ты.
mafia-out-agent = Досье закрыты: ни слова о том, что в них было.
mafia-ghost-hold = Удерживай: увидеть скрытое
mafia-ghost-soon = Со следующей ночи здесь будет видно больше.
mafia-ghost-nothing = Уговор есть уговор: спи дальше.
mafia-ghost-agent = Агент: { $name }
mafia-ghost-no-agent = Агента больше нет.
mafia-ghost-waking = { $theme ->
    [academy] Жулики: { $names }
   *[spytown] Не спят: { $names }
}
mafia-ghost-mark = { $name } выбирает: { $target }
mafia-ghost-no-marks = Пока никто не выбран
mafia-bet = Кого сегодня исключат?
mafia-bet-how = Ставка ничего не стоит. Все ставки откроем в конце.
mafia-bet-go = Ставлю: { $name }
mafia-bet-yours = Твоя ставка: { $name }. Запечатано.
mafia-bet-late = На сегодня ставки закрыты.
mafia-whispers = { $theme ->
    [academy] На скамейке
   *[spytown] Среди призраков
}
mafia-whispers-how = { $theme ->
    [academy] Это читают только те, кто выбыл.
   *[spytown] Никто из тех, кто в игре, этого не прочтёт.
}
mafia-whispers-empty = { $theme ->
    [academy] Пока тихо.
   *[spytown] Тихо, как в склепе. Пока.
}

## Written talk

mafia-write = Скажи что-нибудь
mafia-write-speech = Твоя защита
mafia-write-ghost = Шепни что-нибудь
mafia-send = Отправить
mafia-letters = { $count } из { $most }
mafia-talk-empty = Пока все молчат.

## The end

mafia-won-police = { $theme ->
    [academy] Победа полицейских!
   *[spytown] Победа Полиции!
}
mafia-won-mafia = { $theme ->
    [academy] Победа жуликов!
   *[spytown] Победа Мафии!
}
mafia-won-nobody = Ничья!
mafia-won-asleep = Все уснули
mafia-why-police = { $theme ->
    [academy] Не осталось ни одного жулика. Урок окончен.
   *[spytown] Не осталось ни одного мафиози. Спайтаун спит спокойно.
}
mafia-why-mafia = { $theme ->
    [academy] Не осталось ни одного полицейского. Жулики сдали экзамен.
   *[spytown] От Полиции никого не осталось. У Спайтауна новый хозяин.
}
mafia-why-draw = Последние с обеих сторон выбыли вместе. Побеждать некому.
mafia-why-certain = { $theme ->
    [academy] Жулики уже не могли проиграть, как бы вы ни голосовали.
   *[spytown] Мафия уже не могла проиграть, как бы вы ни голосовали.
}
mafia-why-asleep = { $theme ->
    [academy] Три тура подряд никто никого не выбирал и никто не голосовал. Занятие прервано, победителя нет.
   *[spytown] Три тура подряд никто никого не выбирал и никто не голосовал. Игра прервана, победителя нет.
}
mafia-you-win = Победа!
mafia-you-lose = Не в этот раз
mafia-you-draw = Чуть-чуть не хватило
mafia-you-win-living = В игре до самого конца. Красиво!
mafia-you-win-out = Твоя игра была короче, но свои довели дело до конца.
mafia-you-lose-living = Финал ты видишь вблизи. Жаль, что не тот.
mafia-you-lose-out = Сначала ты, потом остальные. В следующий раз!
mafia-you-win-mafia = { $theme ->
    [academy] По такому лицу ничего не прочтёшь.
   *[spytown] Вот это каменное лицо. Город твой.
}
mafia-you-lose-mafia = { $theme ->
    [academy] Провал на финише. А маскировка была хороша.
   *[spytown] Город не спал. А алиби было отличное.
}

## What really happened

mafia-told = Как всё было
mafia-told-tokens = Кто есть кто
mafia-told-notes = Все заметки
mafia-told-bets = Ставки
mafia-told-knew = Кто что знал
mafia-told-look = { $name } проверяет: { $target }, { mafia-token }
mafia-told-look-none = Этой ночью в досье никто не заглядывал.
mafia-told-awake = { $theme ->
    [academy] Жулики: { $names }
   *[spytown] Не спят: { $names }
}
mafia-told-mark = { $name } выбирает: { $target }
mafia-told-mark-none = { $name }: никого
mafia-told-victim = Утром не хватает: { $name }
mafia-told-no-victim = Утром все на месте
mafia-told-suspect = { $name } подозревает: { $target }
mafia-told-trust = { $name } доверяет: { $target }
mafia-told-right = в точку!
mafia-told-wrong = не совсем
mafia-told-bet = { $name } ставит: { $target }
mafia-told-knew-mafia = { $theme ->
    [academy] С ночи { $turn } жулики знают друг друга: { $names }
   *[spytown] С ночи { $turn } мафиози знают друг друга: { $names }
}
mafia-told-knew-agent = С ночи { $turn } { $name } знает: { $target }, { mafia-token }

## Awards: a title, names beside it, and why

mafia-award-nose = Лучший нюх
mafia-award-nose-how = { $theme ->
    [academy] больше всех жуликов в ночных заметках
   *[spytown] больше всех мафиози в ночных заметках
}
mafia-award-prophet = Хрустальный шар
mafia-award-prophet-how = больше всех верных ставок
mafia-award-unsuspected = Вне подозрений
mafia-award-unsuspected-how = { $theme ->
    [academy] жулик, на которого почти не показывали
   *[spytown] мафиози, на которого почти не показывали
}
mafia-award-alarm = Будильник
mafia-award-alarm-how = { $theme ->
    [academy] первое верное подозрение в заметках
   *[spytown] первое верное подозрение в заметках
}
mafia-award-sharp = Зоркий глаз
mafia-award-sharp-how = { $theme ->
    [academy] больше всех голосов против настоящих жуликов
   *[spytown] больше всех голосов против настоящих мафиози
}
mafia-award-rod = Громоотвод
mafia-award-rod-how = без вины, а пальцев больше всех
mafia-award-lives = Девять жизней
mafia-award-lives-how = больше всех пережитых финалов
mafia-award-darling = Душа компании
mafia-award-darling-how = больше всех доверия в ночных заметках
mafia-award-sheep = Волк в вязаном свитере
mafia-award-sheep-how = { $theme ->
    [academy] жулик, которому все доверяли
   *[spytown] мафиози, которому все доверяли
}
mafia-award-early = Победа в тапочках
mafia-award-early-how = самое раннее прощание — и всё равно победа

## Narration

mafia-voice-opening = { $theme ->
    [academy] Добро пожаловать в полицейскую академию. Удерживайте и прочтите свой жетон. Полицейские ищут жуликов, а жулики прячутся среди вас. Никому ни слова.
   *[spytown] Добро пожаловать в Спайтаун. Посмотрите свои жетоны, и пусть лица вас не выдадут.
}
mafia-voice-dusk = { $theme ->
    [academy] Вечерний звонок. Каждый смотрит в свой телефон. Пожалуйста, тише.
   *[spytown] Над Спайтауном опускается ночь. Каждый смотрит в свой телефон. Ни слова.
}
mafia-voice-first = { $theme ->
    [academy] Агент открывает блокнот. Выберите одного человека.
   *[spytown] Скрипит ящик стола. Агент открывает досье.
}
mafia-voice-first-none = { $theme ->
    [academy] Всё тихо. Кого ты подозреваешь?
   *[spytown] Досье этой ночью закрыты. Кого ты подозреваешь?
}
mafia-voice-panel = { $theme ->
    [academy] Блокнот закрыт. Удерживай и читай записку.
   *[spytown] Досье закрыто. Удерживай и читай записку.
}
mafia-voice-second = { $theme ->
    [academy] Жулики выбирают, кто сегодня выбывает, а все остальные — кому доверяют. Тише, пожалуйста.
   *[spytown] Мафия собирается в задней комнате. Тишина.
}
mafia-voice-second-none = { $theme ->
    [academy] Жулики ещё спят. Кому ты доверяешь?
   *[spytown] Задняя комната сегодня пуста. Кому ты доверяешь?
}
mafia-voice-both = { $theme ->
    [academy] Два вопроса, один за другим. Сначала: кого подозреваешь? Потом жулики выбирают, кто выбывает, а все остальные — кому доверяют.
   *[spytown] Шуршит досье, скрипит дверь. Все делают выбор.
}
mafia-voice-dawn = { $theme ->
    [academy] Доброе утро, Академия.
   *[spytown] Над Спайтауном светает.
}
mafia-voice-dawn-gone = { $theme ->
    [academy] { mafia-voice-dawn } { $name } больше не играет. На жетоне: { mafia-token }.
   *[spytown] { mafia-voice-dawn } { $name } не выйдет к завтраку. На жетоне: { mafia-token }.
}
mafia-voice-dawn-nobody = { $theme ->
    [academy] { mafia-voice-dawn } Все на месте. Молодцы.
   *[spytown] { mafia-voice-dawn } Все на месте. Удивлён даже булочник.
}
mafia-voice-dawn-agent-saw = { $theme ->
    [academy] { mafia-voice-dawn } { $name } — наш Агент, и жулик это заметил.
   *[spytown] { mafia-voice-dawn } { $name } — наш Агент. Это досье было лишним.
}
mafia-voice-farewell = { $theme ->
    [academy] { $name } может осалить кого-нибудь напоследок.
   *[spytown] Прощается { $name }. Последний выстрел.
}
mafia-voice-hit = { $theme ->
    [academy] Выбывает и { $target }. На жетоне: { mafia-token }.
   *[spytown] Падает { $target }. На жетоне: { mafia-token }.
}
mafia-voice-talk = { $theme ->
    [academy] Поговорите: кто может быть жуликом и почему? Когда наговоритесь, скажите это на телефоне.
   *[spytown] Совет открыт. Кто плохо спал и почему?
}
mafia-voice-last-cards = { $theme ->
    [academy] Минутка до звонка: последнее слово, последняя карта, и гасим свет.
   *[spytown] На улицах зажигают фонари. Последнее слово, последняя карта, и наступает ночь.
}
mafia-voice-day-ends = { $theme ->
    [academy] Минутка до звонка: последнее слово, и гасим свет.
   *[spytown] На улицах зажигают фонари. Последнее слово, и наступает ночь.
}
mafia-voice-first-vote = { $theme ->
    [academy] Пора голосовать. Укажи того, кого считаешь жуликом, и подтверди жёлтой клавишей.
   *[spytown] Хватит слов. Покажите на кого-нибудь.
}
mafia-voice-count = { $theme ->
    [academy] Посчитаем пальцы.
   *[spytown] Пальцы вверх.
}
mafia-voice-speech = { $theme ->
    [academy] Теперь рассказывает { $name }.
   *[spytown] Слово берёт { $name }. Только убедительно.
}
mafia-voice-final-vote = { $theme ->
    [academy] Теперь последнее голосование. Подумайте хорошенько.
   *[spytown] Посмотрите им в глаза и голосуйте.
}
mafia-voice-tie = { $theme ->
    [academy] Поровну. Поговорите ещё, можно передумать.
   *[spytown] Поровну. Город спорит дальше.
}
mafia-voice-lot = { $theme ->
    [academy] Никто не передумал, тянем жребий.
   *[spytown] Никто не уступает. Пусть решит судьба.
}
mafia-voice-out = { $theme ->
    [academy] Выбывает { $name }. На жетоне: { mafia-token }.
   *[spytown] { $name } покидает площадь. На жетоне: { mafia-token }.
}
mafia-voice-nobody-out = { $theme ->
    [academy] Сегодня никто не выбывает.
   *[spytown] Сегодня никто не выбывает. Голуби разочарованы.
}
mafia-voice-won-police = { $theme ->
    [academy] Последний жулик найден. Победа полицейских. Все молодцы.
   *[spytown] Последний мафиози вне игры. Победа Полиции, и Спайтаун спит спокойно.
}
mafia-voice-won-mafia = { $theme ->
    [academy] Полицейских не осталось. Победа жуликов. Все молодцы.
   *[spytown] Полиции не осталось. С этого дня Спайтаун платит Мафии.
}
mafia-voice-asleep = { $theme ->
    [academy] Весь класс задремал. Заканчиваем без победителя.
   *[spytown] Весь Спайтаун задремал. Заканчиваем без победителя.
}
mafia-voice-draw = { $theme ->
    [academy] Не осталось никого. Ничья.
   *[spytown] Не осталось никого. Улицы достались кошкам.
}

## Who leads

mafia-led-by = Ведёт { $name }
mafia-led-by-app = Ведёт приложение
mafia-lead = Ведущий
mafia-lead-yours = Эту игру ведёшь ты
mafia-lead-yours-how = На твоём телефоне все тайны. Держи его так, чтобы никто больше не видел.
mafia-lead-take = Пусть ведёт { $name }
mafia-lead-ask = Спросить стол: { $name } в ведущие?
mafia-lead-offer = Могу взять ведение на себя
mafia-lead-offer-how = Тебе откроется всё, и ты доведёшь эту игру до конца. Решает хозяин стола.
mafia-lead-offered = Предложение сделано. Решает хозяин стола.
mafia-lead-offer-back = Нет, не буду
mafia-lead-lost = Игру ведёт { $name }, но связи нет. Назначь другого или отдай игру приложению.
mafia-let-app-lead = Пусть ведёт приложение
mafia-let-app-lead-sure = Нажми ещё раз: ведёт приложение

## Game master’s console

mafia-gm-open = Удерживай, чтобы открыть пульт
mafia-gm-close = Закрыть пульт
mafia-gm-say = Скажи
mafia-gm-next = Дальше
mafia-gm-more-time = Ещё 30 с
mafia-gm-call-vote = Объявить голосование
mafia-gm-lot = Тянуть жребий
mafia-gm-enter = Внести за кого-то
mafia-gm-enter-who = Чей выбор?
mafia-gm-enter-choice = { $name } показывает: { $target }
mafia-gm-enter-ballot = { $name } голосует: { $target }
mafia-gm-exclude = Исключить
mafia-gm-exclude-sure = Нажми ещё раз: выбывает { $name }
mafia-gm-exclude-how = За подглядывание. Жетон открывают, последнего выстрела нет.
mafia-gm-put-back = Вернуть
mafia-gm-put-back-sure = Нажми ещё раз: возвращается { $name }
mafia-gm-put-back-how = Если на этом совете вышла ошибка.
mafia-gm-hand-over = Отдать игру приложению
mafia-gm-hand-over-sure = Нажми ещё раз: ведёт приложение
mafia-gm-wakes = не спит
mafia-gm-looks = { $name } проверяет: { $target }, { mafia-token }
mafia-gm-marks = { $name } выбирает: { $target }
mafia-gm-victim = Пока выбор: { $name }
mafia-gm-no-victim = Пока выбор: никто
mafia-gm-stand = Встань за спиной: { $name }
mafia-gm-stand-agent = Агент: { $name }
mafia-gm-stand-mafia = { $theme ->
    [academy] Жулики: { $names }
   *[spytown] Мафия: { $names }
}
mafia-gm-clock = Часы только показывают время. Когда идти дальше, решаешь ты.
mafia-gm-calls = Телефоны отзываются снова каждые 10 секунд.

# Sentences to say

mafia-gm-say-opening = Посмотрите свои жетоны. Никому их не показывайте.
mafia-gm-say-dusk = Наступает ночь. Каждый смотрит в свой телефон. Ни слова.
mafia-gm-say-dusk-eyes = Наступает ночь. Все закрывают глаза.
mafia-gm-say-first = Пусть каждый выберет одного человека.
mafia-gm-say-first-eyes = Агент открывает глаза и показывает на кого-нибудь.
mafia-gm-say-panel = Удерживайте и читайте своё.
mafia-gm-say-panel-eyes = Агент всё увидел и закрывает глаза.
mafia-gm-say-second = Пусть каждый ещё раз выберет одного человека.
mafia-gm-say-second-eyes = { $theme ->
    [academy] Жулики открывают глаза и показывают на кого-нибудь. Тихонько.
   *[spytown] Мафия открывает глаза и показывает на кого-нибудь. Тишина.
}
mafia-gm-say-both = На каждый вопрос выберите одного человека.
mafia-gm-say-dawn = Светает. Отложите телефоны и поднимите головы.
mafia-gm-say-dawn-eyes = Светает. Все открывают глаза.
mafia-gm-say-dawn-gone = Выбывает { $name }. На жетоне: { mafia-token }.
mafia-gm-say-dawn-nobody = Никто не пропал. Все на месте.
mafia-gm-say-dawn-agent-saw = { $name } — Агент и выбывает.
mafia-gm-say-farewell = { $theme ->
    [academy] { $name }, можешь осалить кого-нибудь напоследок. Кто выбывает с тобой?
   *[spytown] { $name }, у тебя последний выстрел. Кто выбывает с тобой?
}
mafia-gm-say-farewell-card = { $theme ->
    [academy] { $name }, есть у тебя «Последние салки»? Все ждут.
   *[spytown] { $name }, есть у тебя «Последний выстрел»? Все ждут.
}
mafia-gm-say-asleep-eyes = Никто не просыпается. Не открывайте глаз.
mafia-gm-say-talk = Говорите. Кого вы подозреваете и почему?
mafia-gm-say-first-vote = Голосуйте, все разом.
mafia-gm-say-count = Считаем.
mafia-gm-say-speech = { $name }, последнее слово. Остальные слушают.
mafia-gm-say-final-vote = Голосуйте ещё раз, только против финалистов.
mafia-gm-say-tie = Поровну. Говорите, голос можно перенести.
mafia-gm-say-lot = Никто не переносит голос, и решает жребий.
mafia-gm-say-out = Выбывает { $name }. На жетоне: { mafia-token }.
mafia-gm-say-nobody-out = Сегодня никто не выбывает.
mafia-gm-say-last-cards = Последние карты дня: говорите, играйте, что хотите, и скажите, когда можно спать.
mafia-gm-say-day-ends = Последнее слово перед ночью. Скажите, когда можно спать.
mafia-gm-say-over = Игра окончена. Смотрите в телефоны.

# Warnings

mafia-gm-warn-away = { $name } не на связи: внеси выбор за этого игрока.
mafia-gm-warn-no-look = Агент пока никого не выбрал.
mafia-gm-warn-no-mark = { $theme ->
    [academy] Жулики пока никого не выбрали. Жребий укажет: { $name }.
   *[spytown] Мафия пока никого не выбрала. Жребий укажет: { $name }.
}
mafia-gm-warn-no-mark-nobody = { $theme ->
    [academy] Жулики пока никого не выбрали. Никто не выбудет.
   *[spytown] Мафия пока никого не выбрала. Никто не выбудет.
}
mafia-gm-warn-tied-marks = Ночью голоса поровну. Жребий укажет: { $name }.
mafia-gm-warn-agent-lost = { $theme ->
    [academy] Агенту попался жулик: на рассвете Агент выбудет.
   *[spytown] Агенту попался мафиози: на рассвете Агент выбудет.
}
mafia-gm-warn-asleep = { $theme ->
    [academy] Жулики этой ночью не просыпаются.
   *[spytown] Мафия этой ночью не просыпается.
}
mafia-gm-warn-no-agent = Агента больше нет. Этот шаг остаётся, с заметками.
mafia-gm-warn-time = Время вышло. Иди дальше, когда захочешь.
mafia-gm-warn-ready = Две трети готовы.
mafia-gm-warn-votes-out = { $count ->
    [one] Не хватает { $count } голоса.
    [few] Не хватает { $count } голосов.
   *[many] Не хватает { $count } голосов.
}
mafia-gm-warn-shot = Есть последний выстрел: { $name }.

## The host who plays

mafia-host-more-time = Ещё 30 с
mafia-away-long = Не на связи целый тур: { $names }.
mafia-away-how = Отдай это место другому, или играйте дальше без этого игрока.
mafia-remove-agree = Играем дальше, не ждём: { $name }
mafia-remove-agree-not = Нет, подождём
mafia-remove-count = Согласны: { $count }, нужно две трети
mafia-remove = Убрать из игры: { $name }
mafia-remove-sure = Нажми ещё раз: выбывает { $name }
mafia-remove-how = Жетон открывают, последнего выстрела нет.

## Before the start

mafia-onlooker = Ты наблюдаешь за игрой.

## Why not

error-you-are-out = Ты вне игры: можно смотреть и делать ставки.
error-you-are-still-in = Это могут только те, кто вне игры.
error-they-are-out = Этот игрок уже вне игры.
error-nothing-changes = Так уже и есть.
error-choose-somebody-else = Выбери кого-нибудь другого, а не себя.
error-chosen-already = Этот выбор уже отправлен.
error-no-such-call = Сейчас никто не спрашивает о выборе.
error-not-this-task = Это для другого ночного задания.
error-phones-are-dark = За этим столом телефоны ночью тёмные.
error-shot-already = Твой последний выстрел уже сделан.
error-shoot-somebody-else = Укажи на кого-нибудь другого, а не на себя.
error-vote-for-somebody-else = Против себя голосовать нельзя.
error-not-a-finalist = Сейчас можно выбрать только финалиста.
error-nobody-is-tied = Голосов не поровну, тянуть жребий незачем.
error-no-ballot = Из-за карты ты не голосуешь на этом совете.
error-not-to-be-voted-for = Этого игрока защищает карта: на этом совете против него не голосуют.
error-opened-already = Твой голос уже открыт. Так и останется.
error-answered-already = Ответ уже отправлен.
error-no-target-here = Здесь либо никого не выбирают, либо выбор ещё не сделан.
error-not-your-card = Это не твоя карта.
error-card-is-dead = С твоим жетоном эту карту не применить.
error-card-is-spent = Эту карту уже сыграли.
error-they-are-sheltered = Этот игрок в укрытии: в этом туре он не выбывает.
error-too-late-to-shoot = Голосование решило: выбываешь ты. Теперь уже поздно.
error-point-at-somebody-else = Покажи на кого-нибудь другого.
error-no-switch = Сейчас никого нельзя завербовать.
error-not-its-moment = Сейчас не время для этой карты. Верни её.
error-no-cards = У этого игрока нет карты действия, которую можно показать.
error-talk-is-aloud = За этим столом говорят вслух.
error-no-room-for-ghosts = За этим столом выбывшие не пишут.
error-write-something = Сначала напиши что-нибудь.
error-enough-lines = На один совет достаточно. Дай сказать другим.
error-finalists-speak = Это может только тот, кто сейчас говорит.
error-master-only = Это может только ведущий.
error-app-leads = Эту игру ведёт приложение.
error-they-have-a-phone = У этого игрока есть телефон, и выбирает он сам.
error-they-are-still-in = Этот игрок всё ещё в игре.
error-out-for-good = Вернуть можно только того, кто выбыл на этом совете.
error-they-have-led = Этот человек теперь ведёт игру и вернуться в неё не может.
error-not-long-away = С ухода этого игрока ещё не прошёл целый тур.
error-too-few-agree = Сначала должны согласиться две трети из вас.

## Options

preset-mafia-brisk = Быстрая игра
preset-mafia-brisk-help = Короткие ночи, короткие разговоры
preset-mafia-far-apart = На расстоянии
preset-mafia-far-apart-help = Разговор письменно, для звонка или чата
preset-mafia-kids = С детьми
preset-mafia-kids-help = Без Агента, салки напоследок, одно голосование, мягкие слова
preset-mafia-first-evening = Первый вечер
preset-mafia-first-evening-help = Ночи медленнее, времени больше, без карт
preset-mafia-intrigue = Интрига
preset-mafia-intrigue-help = «Перебежчик», «Вербовка», «Командир»: одна карта на каждых четверых
preset-mafia-storm = Буря
preset-mafia-storm-help = «Выстрел из-за угла», «Перевязка», «Последний выстрел»: одна карта на каждых четверых
preset-mafia-gangs = Банды
preset-mafia-gangs-help = Три карты «Новая банда», от 13 игроков
option-mafia-master = Кто ведёт
option-mafia-master-help = Если ведёт приложение, играют все. Человек-ведущий видит всё, сам не играет и задаёт темп.
option-mafia-master-app = Приложение
option-mafia-master-person = Человек
option-mafia-night = Ночь
option-mafia-night-help = Как проходит ночь. Для закрытых глаз нужен человек-ведущий.
option-mafia-night-narrated = Шаг за шагом
option-mafia-night-short = Короткая, оба задания сразу
option-mafia-night-eyes = С закрытыми глазами, телефоны тёмные
option-mafia-pace = Темп ночи
option-mafia-pace-help = Быстрый — три четверти времени, медленный — в полтора раза дольше.
option-mafia-pace-quick = Быстрый
option-mafia-pace-normal = Обычный
option-mafia-pace-slow = Медленный
option-mafia-night-pace = Следующие ночи
option-mafia-night-pace-help = Короче с каждой ночью и с каждым выбывшим, одинаково на всех телефонах.
option-mafia-night-pace-shortening = Всё короче
option-mafia-night-pace-steady = Всегда такие же
option-mafia-talk = Разговор
option-mafia-talk-help = Письменно — если вы далеко друг от друга.
option-mafia-talk-aloud = Вслух
option-mafia-talk-written = Письменно
option-mafia-talk-seconds = На разговор
option-mafia-talk-seconds-help = Кончается раньше, если готовы две трети.
option-mafia-vote-seconds = На голосование
option-mafia-vote-seconds-help = Кто опоздал, остаётся без голоса.
option-mafia-speech-seconds = На последнее слово
option-mafia-speech-seconds-help = Каждому финалисту.
option-mafia-dusk-seconds = Перед ночью
option-mafia-dusk-seconds-help = На разговор и последние карты дня. При 0 — только пока можно сыграть «Укрытие» или «Охранную грамоту».
option-mafia-window-seconds = На последний выстрел
option-mafia-window-seconds-help = Остальные ждут в тишине.
option-mafia-ghosts = Выбывшие видят
option-mafia-ghosts-help = Как только город говорит дальше, и только под пальцем.
option-mafia-ghosts-nothing = Ничего
option-mafia-ghosts-open-eyes = То, что происходит ночью
option-mafia-ghosts-everything = Всё
option-mafia-ghost-talk = Выбывшие могут писать
option-mafia-ghost-talk-help = Друг другу. Никто из тех, кто в игре, этого не прочтёт.
option-mafia-ghost-talk-as-talk = Если разговор письменный
option-mafia-ghost-talk-on = Да
option-mafia-ghost-talk-off = Нет
option-mafia-kids1 = Дети: без Агента
option-mafia-kids1-help = Вместо него ещё один полицейский, и объяснять меньше.
option-mafia-kids2 = Дети: последний выстрел у каждого
option-mafia-kids2-help = Кто выбывает, может забрать кого-то с собой.
option-mafia-kids3 = Дети: одно голосование
option-mafia-kids3-help = Выбывает тот, у кого больше голосов. Финал — только если поровну.
option-mafia-kids4 = Дети: мягкие слова
option-mafia-kids4-help = Полицейские и жулики в Полицейской академии, понарошку.
option-mafia-theme = История
option-mafia-theme-help = Меняются только слова.
option-mafia-theme-as-kids = Академия при мягких словах, иначе Спайтаун
option-mafia-theme-spytown = Спайтаун, ночной город
option-mafia-theme-academy = Полицейская академия, полицейские и жулики
option-mafia-last-shot-chain = Выстрел в ответ
option-mafia-last-shot-chain-help = Если последний выстрел у каждого: тот, в кого попали, тоже стреляет.
option-mafia-second-place-tie = Равенство на втором месте
option-mafia-second-place-tie-help = Впереди один, за ним поровну несколько: кто в финале?
option-mafia-second-place-tie-all-tied = Все они
option-mafia-second-place-tie-lot = Один из них, по жребию
option-mafia-tie-rounds = Круги разговора после ничьей
option-mafia-tie-rounds-help = Потом решает жребий.
option-mafia-mafia-no-choice = Если Мафия никого не выбрала
option-mafia-mafia-no-choice-help = Молчание никого не спасает, если вы не решите иначе.
option-mafia-mafia-no-choice-random-legal-target = Кого-то выбирает случай
option-mafia-mafia-no-choice-nobody = Никто не выбывает
option-mafia-end-at-certain-win = Конец при верной победе
option-mafia-end-at-certain-win-help = Игра кончается, когда Мафия уже не может проиграть, как ни голосуй и что ни играй. На победителя это не влияет.
option-mafia-small-game-mafia-first-turn = Маленький стол: Мафия с первой ночи
option-mafia-small-game-mafia-first-turn-help = Если вас 6 или 7, Мафия в эту ночь обычно спит.
options-mafia-cards = Карты действий
option-mafia-cards-vest = Бронежилет
option-mafia-cards-vest-help = Один раз спасает владельца от Мафии или голосования.
option-mafia-cards-bandage = Перевязка
option-mafia-cards-bandage-help = Один раз спасает кого-то другого.
option-mafia-cards-recruitment = Вербовка
option-mafia-cards-recruitment-help = Мафиози приводит в Мафию ещё одного.
option-mafia-cards-commander = Командир
option-mafia-cards-commander-help = Начинает каждое голосование и решает ничьи; переходит по кругу.
option-mafia-cards-turncoat = Перебежчик
option-mafia-cards-turncoat-help = Владелец играет за другую сторону.
option-mafia-cards-role-swap = Обмен ролями
option-mafia-cards-role-swap-help = Двое меняются жетонами до первой ночи.
option-mafia-cards-wiretap = Прослушка
option-mafia-cards-wiretap-help = Один взгляд на чужой жетон, днём.
option-mafia-cards-shelter = Укрытие
option-mafia-cards-shelter-help = Целый тур ничего не грозит, но и голоса нет.
option-mafia-cards-safe-conduct = Охранная грамота
option-mafia-cards-safe-conduct-help = На одну ночь — защита от Мафии.
option-mafia-cards-arrest = Арест
option-mafia-cards-arrest-help = Против владельца не голосуют, и он тоже не голосует.
option-mafia-cards-corner-shot = Выстрел из-за угла
option-mafia-cards-corner-shot-help = Полицейский днём убирает кого-то из игры.
option-mafia-cards-kidnapping = Похищение
option-mafia-cards-kidnapping-help = Полицейский отнимает у кого-то голос на день.
option-mafia-cards-last-shot = Последний выстрел
option-mafia-cards-last-shot-help = Полицейский, который выбывает, может взять кого-то с собой.
option-mafia-cards-new-gang = Новая банда (три карты)
option-mafia-cards-new-gang-help = Третья сторона, от 13 игроков.
option-mafia-new-gang-enlarged = Банда встречается
option-mafia-new-gang-enlarged-help = Перед первым заданием Мафии «Новая банда» узнаёт своих.
option-mafia-ballot = Голоса
option-mafia-ballot-help = Все сразу или открываются по одному, начиная с Командира.
option-mafia-ballot-as-cards = По одному, если есть Командир
option-mafia-ballot-simultaneous = Все сразу
option-mafia-ballot-in-turn = По одному
option-mafia-commander-first-vote = Командир в первом голосовании
option-mafia-commander-first-vote-help = Что решает голос Командира до финала.
option-mafia-commander-first-vote-second-seat = Кто на втором месте при ничьей
option-mafia-commander-first-vote-literal = Ничья наверху: выбывает сразу
option-mafia-commander-first-vote-off = Ничего
option-mafia-turncoat-wakes-by = Перебежчик просыпается
option-mafia-turncoat-wakes-by-help = С новой стороной или так, как говорит жетон.
option-mafia-turncoat-wakes-by-force = С новой стороной
option-mafia-turncoat-wakes-by-token = По жетону
option-mafia-bandage-stops-shots = Перевязка помогает от выстрелов
option-mafia-bandage-stops-shots-help = Выключено: только от Мафии и голосования.
option-mafia-redeal-unusable = Только те карты, что можно применить
option-mafia-redeal-unusable-help = Никто не получит карту, которую не может применить.

## Titles and small words

mafia-title = { $theme ->
    [academy] Полицейские и жулики
   *[spytown] Мафия
}
mafia-council = Совет, день { $turn }
mafia-chosen-nobody = Пока никто
mafia-token-closed = Закрытый жетон
mafia-vote-whom = Нажми на кого-нибудь
mafia-ready-some = Готовы: { $count }
mafia-awards = Награды вечера
mafia-winners = Победители
mafia-votes-none = Ещё никто не голосовал.

## Action cards: what they are called, what they do in a line, and in full

mafia-card = { $card ->
    [vest] Бронежилет
    [bandage] Перевязка
    [recruitment] Вербовка
    [commander] Командир
    [turncoat] Перебежчик
    [role-swap] Обмен ролями
    [wiretap] Прослушка
    [shelter] Укрытие
    [safe-conduct] Охранная грамота
    [arrest] { $theme ->
        [academy] Продлёнка
       *[spytown] Арест
    }
    [corner-shot] { $theme ->
        [academy] Салки из-за угла
       *[spytown] Выстрел из-за угла
    }
    [kidnapping] { $theme ->
        [academy] Тайм-аут
       *[spytown] Похищение
    }
    [last-shot] { $theme ->
        [academy] Последние салки
       *[spytown] Последний выстрел
    }
    [new-gang] Новая банда
   *[neutral] Нейтральная
}
mafia-card-short = { $card ->
    [vest] { $theme ->
        [academy] Когда тебя выбрали жулики или голоса: раз остаёшься.
       *[spytown] Когда тебя выбрали Мафия или голоса: раз остаёшься.
    }
    [bandage] Когда выбывает кто-то другой: раз его спасаешь.
    [recruitment] { $theme ->
        [academy] Ночью, с переключателем: ещё один жулик.
       *[spytown] Ночью, с переключателем: кто-то переходит в Мафию.
    }
    [commander] В каждом голосовании: начинаешь и решаешь ничьи.
    [turncoat] Всю игру: играешь за другую сторону.
    [role-swap] До первой ночи: меняешься с кем-то жетонами.
    [wiretap] Днём, когда угодно: видишь жетон. Все видят, чей.
    [shelter] В конце дня: тур без угроз, но и без голоса.
    [safe-conduct] { $theme ->
        [academy] В конце дня: этой ночью жулики тебя не выберут.
       *[spytown] В конце дня: этой ночью Мафия тебя не выберет.
    }
    [arrest] Перед разговором: сегодня ни голоса за тебя, ни твоего.
    [corner-shot] Днём, когда угодно: кто-то выбывает тут же.
    [kidnapping] Перед разговором: кто-то сегодня не голосует.
    [last-shot] Когда выбываешь: можно взять кого-то с собой.
    [new-gang] Всю игру: победа, если осталась одна банда.
   *[neutral] Никогда. Лишь скрывает, у кого настоящая.
}
mafia-card-long = { $card ->
    [vest] { $theme ->
        [academy] Если тебя выбрали жулики или финал голосования, покажи его и останься. Жетон остаётся закрытым. Салки он не остановит.
       *[spytown] Если тебя выбрала Мафия или финал голосования, покажи его и останься. Жетон остаётся закрытым. Выстрел он не остановит.
    }
    [bandage] Когда выбывает кто-то другой, покажи её: этот игрок остаётся, и его жетон закрыт. Себя перевязать нельзя.
    [recruitment] { $theme ->
        [academy] Во втором задании ночи, с включённым переключателем: тот, на кого укажешь, тоже становится жуликом. Все слышат, что это случилось, но не с кем. Потом жулики выбирают.
       *[spytown] Во втором задании ночи, с включённым переключателем: тот, на кого укажешь, переходит в Мафию. Все слышат, что это случилось, но не с кем. Потом Мафия выбирает.
    }
    [commander] Лежит открытой с самой раздачи. Голоса открывают по кругу от Командира, и его голос решает ничью. После каждого совета карта переходит налево.
    [turncoat] Действует сама. С жетоном полицейского ты играешь против Полиции, с противоположным — за неё. Проверки и открытые жетоны показывают только жетон.
    [role-swap] Лежит открытой с самой раздачи. Когда все посмотрели жетоны, можно обменяться с любым. Все видят кто, но не видят чем.
    [wiretap] В любой момент совета смотришь один жетон. Все видят чей; скажи, что там было, или солги. Видно жетон, а не сторону.
    [shelter] В конце совета. В следующем туре тебя ничто не выведет из игры, против тебя не голосуют, и ты не голосуешь. Говорить можно.
    [safe-conduct] { $theme ->
        [academy] В конце совета. Следующей ночью жулики не могут тебя выбрать. Днём всё как обычно.
       *[spytown] В конце совета. Следующей ночью Мафия не может тебя выбрать. Днём всё как обычно.
    }
    [arrest] { $theme ->
        [academy] В начале совета. Против тебя на нём не голосуют, и ты не голосуешь. От салок не спасает.
       *[spytown] В начале совета. Против тебя на нём не голосуют, и ты не голосуешь. От выстрела не спасает.
    }
    [corner-shot] В любой момент совета: тот, на кого укажешь, тут же выбывает и показывает жетон. Идущее голосование начинается заново.
    [kidnapping] В начале совета. Тот, на кого укажешь, на нём не голосует, но говорит и может выбыть.
    [last-shot] Если ты выбываешь и никто не спасает, можно указать на игрока, который тоже выбывает. Перевязка может его спасти.
    [new-gang] Играть её не нужно. Трое — отдельная сторона, что бы ни говорили жетоны; победа, если больше никого не осталось. Кто из банды выбывает, показывает карту.
   *[neutral] Ничего не делает, и её не показывают.
}
mafia-card-who = { $card ->
    [recruitment] { $theme ->
        [academy] Только жулик
       *[spytown] Только мафиози
    }
    [corner-shot] Только полицейский
    [kidnapping] Только полицейский
    [last-shot] Только полицейский
    [commander] Полицейский, { mafia-card-other } или Агент
    [neutral] Кто угодно
   *[vest] Полицейский или { mafia-card-other }
}
mafia-card-other = { $theme ->
    [academy] жулик
   *[spytown] мафиози
}
mafia-cards-title = Карты в этой игре
mafia-cards-all = Что делают карты
mafia-cards-how = Каждому сдают одну карту, остальные нейтральные. Каждая действует один раз.
mafia-cards-none = Без карт действий: у каждого только жетон.
mafia-cards-some = { $count ->
    [one] { $count } карта действия: { $names }
    [few] { $count } карты действий: { $names }
   *[many] { $count } карт действий: { $names }
}
mafia-cards-many = { $most ->
    [0] Карт многовато: вас мало, лучше играть без них.
    [one] Карт многовато: на столько игроков хватит { $most }.
   *[other] Карт многовато: на столько игроков хватит { $most }.
}
mafia-card-is-spent = сыграна

## Your own card, under the finger

mafia-your-card = Твоя карта: { mafia-card }
mafia-card-held = { $use ->
    [no] Карта: { mafia-card }. С твоим жетоном она не работает.
    [spent] Карта: { mafia-card }. Уже сыграна.
    [none] Карта: { mafia-card }
   *[yes] Карта: { mafia-card }. Её можно применить.
}
mafia-side-police = { $theme ->
    [academy] Ты за полицейских: победа, когда не осталось жуликов.
   *[spytown] Ты за Полицию: победа, когда не осталось Мафии.
}
mafia-side-mafia = { $theme ->
    [academy] Ты за жуликов: победа, когда не осталось полицейских.
   *[spytown] Ты за Мафию: победа, когда не осталось Полиции.
}
mafia-side-gang = Ты за «Новую банду»: победа, когда больше никого нет.
mafia-learned-tap = Прослушка: { $name }, { mafia-token }.
mafia-learned-swap = После обмена: { $name }, { mafia-token }.
mafia-learned-gang = С тобой в банде: { $names }
mafia-learned-nothing = Карты тебе пока ничего не рассказали.
mafia-card-button = Карта
mafia-card-sheet = Твоя карта
mafia-card-sheet-how = Такая страница у всех. Карта, сыгранная не вовремя, ничего не делает.
mafia-hold-card = Удерживай: твоя карта
mafia-card-whom = На кого?
mafia-card-tap = Сначала укажи на кого-то
mafia-card-play = Удерживай секунду: { $name }
mafia-card-play-self = Держи секунду: сыграть свою карту

## Windows

mafia-phase-Window = Время для карт
mafia-phase-Saved = Спасение
mafia-phase-Recognition = Записка для тебя
mafia-phase-Recruiting = Кого-то вербуют
mafia-phase-RollCall = Голоса открывают
mafia-hold-window = Удерживай: что это даёт тебе
mafia-window-use = Сыграть карту
mafia-window-leave = Оставить себе
mafia-window-swap = Обмен ролями?
mafia-window-save = Сейчас выбывает: { $name }
mafia-window-council-opens = До разговора
mafia-window-now-vest = Есть Бронежилет? Сейчас!
mafia-window-now-bandage = Есть Перевязка? Сейчас!
mafia-window-now-vest-bandage = Есть Бронежилет или Перевязка? Сейчас!
mafia-window-now-role-swap = Есть эта карта? Укажи человека!
mafia-window-now-arrest = Есть Арест? Сейчас!
mafia-window-now-kidnapping = Есть Похищение? Укажи человека, сейчас!
mafia-window-now-arrest-kidnapping = Есть Арест или Похищение? Сейчас!
mafia-window-others = Нет такой карты? Тогда ничего не случится.
mafia-window-does-nothing = Карты для этого у тебя нет. Никто не заметит.
mafia-window-does-vest = Сыграть: Бронежилет спасает тебя.
mafia-window-does-bandage = Сыграть: спасаешь. Остаётся { $name }.
mafia-window-does-role-swap = Сыграть: меняешься жетонами с тем, кого выберешь.
mafia-window-does-arrest = Сыграть: сегодня за тебя не голосуют, и ты не голосуешь.
mafia-window-does-kidnapping = Сыграть: кого выберешь, тот сегодня не голосует.
mafia-window-using = Выбрано: сыграть
mafia-window-leaving = Выбрано: оставить
mafia-window-tap = Выбрано: сыграть. Укажи ещё человека.
mafia-window-chosen = { $choice } · { $name }
mafia-window-when = Считается то, что выбрано к концу времени.
mafia-window-wait = Время для карт. Все молчат.
mafia-dawn-chosen = { $theme ->
    [academy] Выбор жуликов: { $name }
   *[spytown] Выбор Мафии: { $name }
}
mafia-dawn-chosen-how = Пока ещё в игре.
mafia-dawn-chosen-you = Выбор пал на тебя.
mafia-saved = { $name } остаётся!
mafia-saved-you = Ты остаёшься!
mafia-saved-vest = { $name } в бронежилете. Жетон остаётся закрытым.
mafia-saved-bandage = { $by } показывает перевязку. { $name } остаётся, жетон закрыт.
mafia-farewell-card = { $theme ->
    [academy] Салки напоследок?
   *[spytown] Последний выстрел?
}
mafia-farewell-card-how = { $theme ->
    [academy] Нажми на кого-нибудь или ни на кого. Салит только карта «Последние салки».
   *[spytown] Нажми на кого-нибудь или ни на кого. Стреляет только карта «Последний выстрел».
}
mafia-farewell-fires = { $theme ->
    [academy] Твои «Последние салки» — для того, на кого нажмёшь.
   *[spytown] Твой «Последний выстрел» попадёт в того, на кого нажмёшь.
}
mafia-farewell-fires-not = { $theme ->
    [academy] Салить тебе нечем. Никто не узнает.
   *[spytown] Стрелять тебе нечем. Никто не узнает.
}
mafia-cause-corner-shot = { $theme ->
    [academy] Салки из-за угла. { $by } салит: { $name }.
   *[spytown] Выстрел из-за угла. { $by } попадает: { $name }.
}
mafia-cause-wrong-phase = { $name }: карта показана не вовремя.

## Recruitment, and the gang

mafia-switch-is = { $on ->
    [yes] Переключатель карт: включён
   *[no] Переключатель карт: выключен
}
mafia-switch-nothing = Переключатель карт у тебя ничего не делает.
mafia-switch-off = Переключатель карт выключен: ты только указываешь.
mafia-switch-on = Переключатель карт включён, вербуешь: { $name }
mafia-switch-whom = Переключатель карт включён: кого вербуешь?
mafia-recruited-title = Вербуют тебя!
mafia-recruited-you = { $theme ->
    [academy] Теперь ты с жуликами. Вербует { $name }.
   *[spytown] Теперь ты в Мафии. Вербует { $name }.
}
mafia-recruited = { $by } вербует: { $name }
mafia-recruited-not-you = Не тебя.
mafia-recruited-somebody = Вербуют кого-то другого.
mafia-recruited-choose = Теперь выбирайте ещё раз, все.
mafia-gang-you = Ты в «Новой банде».
mafia-gang-not-you = Ты не в «Новой банде».
mafia-gang-meets = Банда читает, кто в ней.
mafia-gang-alone = Больше в ней никого.

## Cards that lie open

mafia-lies = { $card ->
    [commander] { $name } · Командир: начинает и решает ничью
    [shelter] { $name } · Укрытие: под защитой, без голоса
    [safe-conduct] { $theme ->
        [academy] { $name } · Грамота: не для жуликов
       *[spytown] { $name } · Грамота: не для Мафии
    }
    [arrest] { $theme ->
        [academy] { $name } · Продлёнка: без голоса, выбрать нельзя
       *[spytown] { $name } · Арест: без голоса, выбрать нельзя
    }
   *[kidnapping] { $theme ->
        [academy] { $name } · Тайм-аут: сегодня без голоса
       *[spytown] { $name } · Похищение: сегодня без голоса
    }
}
mafia-played-title = Сыгранные карты
mafia-played-none = Карт ещё не играли.
mafia-played = { $card ->
    [vest] { $name } остаётся: бронежилет.
    [bandage] { $name } даёт перевязку. { $target } остаётся.
    [recruitment] Кого-то завербовали.
    [commander] Первый Командир: { $name }.
    [role-swap] Обмен жетонами: { $name } и { $target }.
    [wiretap] { $name } прослушивает: { $target }.
    [shelter] { $name } уходит в укрытие.
    [safe-conduct] { $name } под охранной грамотой.
    [arrest] { $theme ->
        [academy] { $name } на продлёнке.
       *[spytown] { $name } под арестом.
    }
    [corner-shot] { $theme ->
        [academy] { $name } салит из-за угла: { $target }.
       *[spytown] { $name } стреляет из-за угла: { $target }.
    }
    [kidnapping] { $theme ->
        [academy] { $name } берёт тайм-аут: { $target } сегодня без голоса.
       *[spytown] { $name } похищает: { $target }.
    }
    [last-shot] { $theme ->
        [academy] { $name } салит напоследок: { $target }.
       *[spytown] { $name } делает последний выстрел: { $target }.
    }
   *[new-gang] { $name } — «Новая банда».
}
mafia-played-swap-not = { $name } ни с кем не меняется.
mafia-played-shown = { $name } показывает: { mafia-card }.

## Votes opened one by one

mafia-roll-call = Открываем голоса
mafia-roll-next = Теперь: { $name }
mafia-roll-waits = Теперь: { $name }, выбора ещё нет.
mafia-roll-change = Изменить мой голос
mafia-roll-back = Назад к голосам
mafia-roll-go = Голос: { $name }
mafia-roll-yours = Твой голос: { $name }. Его можно менять, пока он закрыт.
mafia-roll-missing = Выбор ещё не сделан.
mafia-roll-has = готово
mafia-roll-not = думает
mafia-roll-no-vote = без голоса

## The end, with cards

mafia-won-gang = Победила «Новая банда»!
mafia-why-gang = { $theme ->
    [academy] Не осталось ни полицейских, ни жуликов. Всё досталось банде.
   *[spytown] Не осталось ни Полиции, ни Мафии. Город достался банде.
}
mafia-you-win-gang = Третьей стороны никто не ждал. Отличная маскировка.
mafia-you-lose-gang = Банде нужен весь город. В следующий раз!
mafia-told-cards = У кого что было
mafia-told-card = { $name }: { mafia-card }
mafia-told-neutral = Нейтральные: { $names }
mafia-told-sides = Кто за кого играл
mafia-told-sides-plain = Все играли так, как говорили жетоны.
mafia-side-swapped = До первой ночи жетонами обменялись { $name } и { $target }.
mafia-side-of-gang = { $name }: жетон { mafia-token }, но всю игру «Новая банда».
mafia-side-recruited = { $theme ->
    [academy] { $name }: жетон { mafia-token }, с ночи { $turn } с жуликами (вербует { $by }).
   *[spytown] { $name }: жетон { mafia-token }, с ночи { $turn } в Мафии (вербует { $by }).
}
mafia-side-turned-police = { $theme ->
    [academy] { $name }: жетон { mafia-token }, но Перебежчик, за полицейских.
   *[spytown] { $name }: жетон { mafia-token }, но Перебежчик, за Полицию.
}
mafia-side-turned-mafia = { $theme ->
    [academy] { $name }: жетон { mafia-token }, но Перебежчик, за жуликов.
   *[spytown] { $name }: жетон { mafia-token }, но Перебежчик, за Мафию.
}

## Narration, with cards

mafia-voice-swap = { $theme ->
    [academy] Кто-то может обменяться жетоном. Отвечают все, не говорит никто.
   *[spytown] Кому-то не нравятся его документы. Отвечают все, не говорит никто.
}
mafia-voice-dawn-chosen = { $theme ->
    [academy] { mafia-voice-dawn } Жулики сделали выбор: { $name }.
   *[spytown] { mafia-voice-dawn } Кто-то стоит за спиной. Выбор пал на одного из вас: { $name }.
}
mafia-voice-save-mafia = { $theme ->
    [academy] Поможет ли кто-нибудь? { $name } ждёт. Отвечают все.
   *[spytown] Минута тишины: { $name }. Отвечают все, не говорит никто.
}
mafia-voice-save-vote = { $theme ->
    [academy] Ваш выбор: { $name }. Поможет ли кто-нибудь? Отвечают все.
   *[spytown] Совет решил: { $name }. Отвечают все, не говорит никто.
}
mafia-voice-save-shot = { $theme ->
    [academy] Осалили: { $name }. Поможет ли кто-нибудь? Отвечают все.
   *[spytown] Выстрел: { $name }. Отвечают все, не говорит никто.
}
mafia-voice-council-opens = { $theme ->
    [academy] Перед разговором — время для карт. Отвечают все.
   *[spytown] Перед советом — время для карт. Отвечают все, не говорит никто.
}
mafia-voice-saved-vest = { $theme ->
    [academy] { $name } остаётся. Вот это подготовка!
   *[spytown] Под плащом — бронежилет. { $name } остаётся.
}
mafia-voice-saved-bandage = { $theme ->
    [academy] { $by } помогает, и { $name } остаётся.
   *[spytown] { $by } умеет оказать первую помощь. { $name } остаётся.
}
mafia-voice-recognition = { $theme ->
    [academy] «Новая банда» оглядывается. Удерживай и читай записку.
   *[spytown] В подвале кто-то считает до трёх. Удерживай и читай записку.
}
mafia-voice-recruiting = { $theme ->
    [academy] Этой ночью кто-то меняет сторону. Удерживай и читай записку.
   *[spytown] Рука на плече: кого-то вербуют. Удерживай и читай записку.
}
mafia-voice-roll-call = { $theme ->
    [academy] Открываем голоса, один за другим.
   *[spytown] Начинает Командир. Голос за голосом.
}
mafia-voice-won-gang = { $theme ->
    [academy] Осталась только «Новая банда». Отличная маскировка, отличная игра.
   *[spytown] Осталась только «Новая банда». У города третий хозяин.
}

## The game master's console, with cards

mafia-gm-can-play = можно сыграть
mafia-gm-uses = применяет
mafia-gm-leaves = не применяет
mafia-gm-side = { $force ->
    [gang] играет за банду
    [mafia] { $theme ->
        [academy] играет с жуликами
       *[spytown] играет за Мафию
    }
   *[police] { $theme ->
        [academy] играет с полицейскими
       *[spytown] играет за Полицию
    }
}
mafia-gm-plays = { $name } играет: { mafia-card }
mafia-gm-plays-on = { $name } играет: { mafia-card }, { $target }
mafia-gm-plays-whom = { mafia-card }: на кого?
mafia-gm-wrong-phase = Не та фаза
mafia-gm-wrong-phase-how = Карта из коробки показана не вовремя: игрок выбывает, жетон открыт, без спасения, без последнего выстрела, без действия.
mafia-gm-wrong-phase-sure = Нажми ещё раз: { $name } выбывает
mafia-gm-targets = { $theme ->
    [academy] Жулики могут выбрать: { $names }
   *[spytown] Мафия может выбрать: { $names }
}
mafia-gm-recruit = { $by } вербует: { $name }.
mafia-gm-say-recognition-eyes = «Новая банда» открывает глаза, видит своих и снова закрывает глаза.
mafia-gm-say-recruiting-eyes = { $theme ->
    [academy] Кто-то меняет сторону: касаюсь плеча. Открой глаза.
   *[spytown] Идёт вербовка: касаюсь плеча. Открой глаза.
}
mafia-gm-gang = «Новая банда»: { $names }

## One more honour

mafia-award-sport = Достойная игра
mafia-award-sport-how = до самого конца с поднятой головой

## Other words of the narrator: -2, -3 and so on are said in turn with those above

mafia-voice-opening-2 = { $theme ->
    [academy] Добрый вечер, курсанты. У каждого теперь есть жетон. Посмотри свой и никому не говори.
   *[spytown] Спайтаун приветствует вас. Бумаги на столе: прочти свои и сделай скучающий вид.
}
mafia-voice-opening-3 = { $theme ->
    [academy] Академия открывает двери. Посмотри свой жетон и улыбнись как ни в чём не бывало.
   *[spytown] Последний поезд ушёл, а вы остались. Посмотрите свои жетоны и не подавайте виду.
}
mafia-voice-dusk-2 = { $theme ->
    [academy] В спальне гасят свет. Каждый смотрит в свой телефон, и ни гу-гу.
   *[spytown] Гаснут фонари. Каждый смотрит в свой телефон. Ни звука.
}
mafia-voice-dusk-3 = { $theme ->
    [academy] Сторож запирает двери. Каждый смотрит в свой телефон, тихо как мышка.
   *[spytown] Спайтаун задёргивает шторы. Каждый смотрит в свой телефон. Тишина.
}
mafia-voice-dusk-4 = { $theme ->
    [academy] Спокойной ночи, курсанты. Каждый смотрит в свой телефон. Тсс.
   *[spytown] Часы бьют полночь. Каждый смотрит в свой телефон. Все молчат.
}
mafia-voice-first-2 = { $theme ->
    [academy] Загорается фонарик. Агент заглядывает в один блокнот.
   *[spytown] На столе зажигается лампа. Агент листает досье.
}
mafia-voice-first-3 = { $theme ->
    [academy] На цыпочках, на цыпочках. Агент немножко подглядывает.
   *[spytown] В архиве пахнет пылью. Агент достаёт папку.
}
mafia-voice-first-4 = { $theme ->
    [academy] Скрипит карандаш. Агент хочет знать больше.
   *[spytown] В управлении кто-то ещё не спит. Агент читает.
}
mafia-voice-first-none-2 = { $theme ->
    [academy] Блокноты сегодня закрыты. Кого ты подозреваешь?
   *[spytown] Архив заперт. Кого ты подозреваешь?
}
mafia-voice-first-none-3 = { $theme ->
    [academy] Сегодня никто не подглядывает. Кто тебе кажется подозрительным?
   *[spytown] В управлении не горит ни одна лампа. Кого ты подозреваешь?
}
mafia-voice-first-none-4 = { $theme ->
    [academy] Слышно только часы. Кого ты подозреваешь?
   *[spytown] Ночь никому не показывает досье. Кого ты подозреваешь?
}
mafia-voice-panel-2 = { $theme ->
    [academy] Фонарик гаснет. Удерживай и читай записку.
   *[spytown] Лампа гаснет. Удерживай и читай записку.
}
mafia-voice-panel-3 = { $theme ->
    [academy] Карандаш убран в пенал. Удерживай и читай записку.
   *[spytown] Ящик стола закрыт. Удерживай и читай записку.
}
mafia-voice-panel-4 = { $theme ->
    [academy] Тсс, записка для каждого. Удерживай и читай свою.
   *[spytown] Конверт для каждого. Удерживай и читай записку.
}
mafia-voice-second-2 = { $theme ->
    [academy] Кто-то хихикает под одеялом. Жулики выбирают.
   *[spytown] Карты отложены, стулья придвинуты. Мафия говорит о делах.
}
mafia-voice-second-3 = { $theme ->
    [academy] Шу-шу-шу. Жулики придумывают план.
   *[spytown] В темноте вспыхивает спичка. Мафия выбирает.
}
mafia-voice-second-4 = { $theme ->
    [academy] Скрипит половица. Жулики что-то затевают.
   *[spytown] Чёрная машина стоит с погашенными фарами. Мафия выбирает.
}
mafia-voice-second-none-2 = { $theme ->
    [academy] Жулики крепко спят. Кому ты доверяешь?
   *[spytown] В заднюю комнату никто не пришёл. Кому ты доверяешь?
}
mafia-voice-second-none-3 = { $theme ->
    [academy] Не скрипнула ни одна половица. Кому ты доверяешь?
   *[spytown] Чёрная машина осталась в гараже. Кому ты доверяешь?
}
mafia-voice-second-none-4 = { $theme ->
    [academy] Все видят сны. Кому ты доверяешь?
   *[spytown] Даже Мафии нужно выспаться. Кому ты доверяешь?
}
mafia-voice-both-2 = { $theme ->
    [academy] Фонарик, шёпот, скрип половицы. Выбирайте.
   *[spytown] Лампа в управлении, свет в задней комнате. Все делают выбор.
}
mafia-voice-both-3 = { $theme ->
    [academy] Столько шагов на цыпочках за одну ночь! Выбирайте.
   *[spytown] Шуршат страницы, звенят стаканы. Все делают выбор.
}
mafia-voice-dawn-2 = { $theme ->
    [academy] Звенит звонок, доброе утро!
   *[spytown] По Спайтауну едет первый трамвай.
}
mafia-voice-dawn-3 = { $theme ->
    [academy] Подъём, курсанты.
   *[spytown] Над крышами Спайтауна встаёт солнце.
}
mafia-voice-dawn-gone-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } Сегодня со скамейки смотрит { $name }. На жетоне: { mafia-token }.
   *[spytown] { mafia-voice-dawn-2 } Чьё-то место пустует: { $name }. На жетоне: { mafia-token }.
}
mafia-voice-dawn-gone-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } Жулики успели первыми: выбывает { $name }. На жетоне: { mafia-token }.
   *[spytown] { mafia-voice-dawn-3 } С полуночи никто не видел этого человека: { $name }. На жетоне: { mafia-token }.
}
mafia-voice-dawn-nobody-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } Никто не выбывает. Какой чудесный день.
   *[spytown] { mafia-voice-dawn-2 } Все на месте. Кто-то, видно, проспал.
}
mafia-voice-dawn-nobody-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } Считаем ещё раз: все здесь!
   *[spytown] { mafia-voice-dawn-3 } Никто не пропал. Город не верит своему счастью.
}
mafia-voice-dawn-agent-saw-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } { $name } — наш Агент. Жулик тоже смотрел!
   *[spytown] { mafia-voice-dawn-2 } { $name } — наш Агент. Это досье кусается.
}
mafia-voice-dawn-agent-saw-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } { $name } — наш Агент. Это был не тот блокнот.
   *[spytown] { mafia-voice-dawn-3 } { $name } — наш Агент. В архиве кто-то ждал.
}
mafia-voice-farewell-2 = { $theme ->
    [academy] Напоследок салит { $name }. Разбегайтесь!
   *[spytown] { $name } оборачивается в последний раз. Последний выстрел.
}
mafia-voice-farewell-3 = { $theme ->
    [academy] Пока { $name } не на скамейке: кто ещё выбывает?
   *[spytown] Все затаили дыхание. Последний выстрел: { $name }.
}
mafia-voice-hit-2 = { $theme ->
    [academy] Осалили! На скамейку садится и { $target }. На жетоне: { mafia-token }.
   *[spytown] Эхо стихает. Выбывает { $target }. На жетоне: { mafia-token }.
}
mafia-voice-hit-3 = { $theme ->
    [academy] Попался кто-то ещё: { $target }. На жетоне: { mafia-token }.
   *[spytown] Попадание: { $target }. На жетоне: { mafia-token }.
}
mafia-voice-talk-2 = { $theme ->
    [academy] Стулья в круг. Кому есть что рассказать?
   *[spytown] На площади полно народу. Кому есть что скрывать?
}
mafia-voice-talk-3 = { $theme ->
    [academy] Поднимите руку, у кого есть идея. Кто может быть жуликом?
   *[spytown] Поданы кофе и слухи. Кто это был?
}
mafia-voice-talk-4 = { $theme ->
    [academy] Доброе утро, класс. Кто улыбается слишком широко?
   *[spytown] Город ждёт ответа. Кто сегодня немного бледен?
}
mafia-voice-last-cards-2 = { $theme ->
    [academy] Скоро звонок. Последнее слово? Последняя карта?
   *[spytown] Магазины закрываются. Последнее слово, последняя карта, и наступает ночь.
}
mafia-voice-last-cards-3 = { $theme ->
    [academy] Прибираемся, курсанты: последнее слово, последняя карта, и спать.
   *[spytown] Солнце садится за вокзал. Последнее слово, последняя карта, и наступает ночь.
}
mafia-voice-day-ends-2 = { $theme ->
    [academy] Скоро звонок. Последнее слово?
   *[spytown] Магазины закрываются. Последнее слово, и наступает ночь.
}
mafia-voice-day-ends-3 = { $theme ->
    [academy] Прибираемся, курсанты: последнее слово, и спать.
   *[spytown] Солнце садится за вокзал. Последнее слово, и наступает ночь.
}
mafia-voice-first-vote-2 = { $theme ->
    [academy] У каждого один голос. Кого выберешь?
   *[spytown] Разговоры окончены. Покажите на кого-нибудь.
}
mafia-voice-first-vote-3 = { $theme ->
    [academy] Карандаши готовы: по одному голосу каждому.
   *[spytown] Теперь всё всерьёз. На кого покажешь?
}
mafia-voice-first-vote-4 = { $theme ->
    [academy] Пора решать. Кто это?
   *[spytown] Город поднимает руки. Кого выбираете?
}
mafia-voice-count-2 = { $theme ->
    [academy] А теперь посмотрим: кто на кого показывает?
   *[spytown] Руки на стол, пальцы вперёд.
}
mafia-voice-count-3 = { $theme ->
    [academy] Раз, два, три, пальцы!
   *[spytown] Город показывает.
}
mafia-voice-count-4 = { $theme ->
    [academy] Посмотрим, что вы думаете.
   *[spytown] И вверх.
}
mafia-voice-speech-2 = { $theme ->
    [academy] Теперь слушаем. Говорит { $name }.
   *[spytown] Город слушает. Говорит { $name }.
}
mafia-voice-speech-3 = { $theme ->
    [academy] { $name }, что скажешь?
   *[spytown] На ящик поднимается { $name }.
}
mafia-voice-speech-4 = { $theme ->
    [academy] Теперь очередь за одним: { $name }. Остальные слушают.
   *[spytown] Последнее слово: { $name }. Ни звука.
}
mafia-voice-final-vote-2 = { $theme ->
    [academy] Ещё один голос, и он решает.
   *[spytown] Теперь не до шуток. Голосуйте.
}
mafia-voice-final-vote-3 = { $theme ->
    [academy] Присмотритесь к ним и голосуйте.
   *[spytown] Кто-то из них не увидит вечера. Голосуйте.
}
mafia-voice-final-vote-4 = { $theme ->
    [academy] Последний шанс передумать. Голосуйте.
   *[spytown] Вы всё слышали. Голосуйте.
}
mafia-voice-tie-2 = { $theme ->
    [academy] Одинаково! Поговорите ещё немного.
   *[spytown] Столько же тут, сколько там. Город не может решить.
}
mafia-voice-tie-3 = { $theme ->
    [academy] Поровну. Можно изменить голос.
   *[spytown] Поровну. Кому-то придётся уступить.
}
mafia-voice-lot-2 = { $theme ->
    [academy] Всё ещё поровну, крутим колесо.
   *[spytown] Город, можно сказать, бросает монетку.
}
mafia-voice-lot-3 = { $theme ->
    [academy] Пусть решит удача, без обид.
   *[spytown] Не решили вы — решит колесо.
}
mafia-voice-out-2 = { $theme ->
    [academy] На скамейку садится { $name }. На жетоне: { mafia-token }.
   *[spytown] { $name } берёт шляпу и пальто. На жетоне: { mafia-token }.
}
mafia-voice-out-3 = { $theme ->
    [academy] До встречи, { $name }. На жетоне: { mafia-token }.
   *[spytown] Последним трамваем уезжает { $name }. На жетоне: { mafia-token }.
}
mafia-voice-out-4 = { $theme ->
    [academy] { $name } больше не играет. На жетоне: { mafia-token }.
   *[spytown] Город решил: { $name }. На жетоне: { mafia-token }.
}
mafia-voice-nobody-out-2 = { $theme ->
    [academy] Сегодня остаются все. Вот и славно.
   *[spytown] Никто не выбывает. Ящик уносят обратно.
}
mafia-voice-nobody-out-3 = { $theme ->
    [academy] Никто не выбывает. Играем дальше.
   *[spytown] Город расходится по домам без жертвы.
}
mafia-voice-won-police-2 = { $theme ->
    [academy] Все жулики пойманы! Победа полицейских. Лимонад всем.
   *[spytown] Щёлкают наручники. Победа Полиции.
}
mafia-voice-won-police-3 = { $theme ->
    [academy] Академия гордится: победа полицейских. Все молодцы.
   *[spytown] В Спайтауне больше нет мафиози. Победа Полиции, и булочник печёт торт.
}
mafia-voice-won-mafia-2 = { $theme ->
    [academy] Жуликам всё удалось. Они победили! Все молодцы.
   *[spytown] Кресло комиссара занято. Победа Мафии.
}
mafia-voice-won-mafia-3 = { $theme ->
    [academy] Не осталось ни одного полицейского. Победа жуликов, и они просят прощения.
   *[spytown] Сирены умолкли. Спайтаун принадлежит Мафии.
}
mafia-voice-asleep-2 = { $theme ->
    [academy] Все храпят. Заканчиваем без победителя.
   *[spytown] В Спайтауне никто не шевелится. Заканчиваем без победителя.
}
mafia-voice-asleep-3 = { $theme ->
    [academy] Класс видит сны. Сегодня никто не победил.
   *[spytown] Спят даже голуби. Никто не победил.
}
mafia-voice-draw-2 = { $theme ->
    [academy] Скамейки полны, а играть некому. Ничья!
   *[spytown] Площадь пуста. Никто не победил.
}
mafia-voice-draw-3 = { $theme ->
    [academy] Все выбыли. Значит, ничья.
   *[spytown] Остались только часы на башне. Ничья.
}
mafia-voice-swap-2 = { $theme ->
    [academy] У кого «Обмен ролями», может применить его сейчас. Отвечают все.
   *[spytown] Документы могут сменить хозяина. Отвечают все, не говорит никто.
}
mafia-voice-swap-3 = { $theme ->
    [academy] Обмен жетонами? Отвечают все, не говорит никто.
   *[spytown] Кто хотел бы стать кем-то другим? Отвечают все, не говорит никто.
}
mafia-voice-dawn-chosen-2 = { $theme ->
    [academy] { mafia-voice-dawn-2 } Жулики хотят, чтобы кто-то выбыл: { $name }.
   *[spytown] { mafia-voice-dawn-2 } Под дверью лежит записка. Кому: { $name }.
}
mafia-voice-dawn-chosen-3 = { $theme ->
    [academy] { mafia-voice-dawn-3 } Выбор жуликов: { $name }.
   *[spytown] { mafia-voice-dawn-3 } Ночью за кем-то шли по пятам. Выбор пал на одного из вас: { $name }.
}
mafia-voice-save-mafia-2 = { $theme ->
    [academy] У кого есть чем помочь? { $name } ждёт. Отвечают все.
   *[spytown] Спасётся ли { $name }? Отвечают все, не говорит никто.
}
mafia-voice-save-mafia-3 = { $theme ->
    [academy] Скорее, кто поможет? { $name } ждёт. Отвечают все.
   *[spytown] Ещё мгновение: { $name }. Отвечают все, не говорит никто.
}
mafia-voice-save-vote-2 = { $theme ->
    [academy] { $name } выбывает, если никто не поможет. Отвечают все.
   *[spytown] Город выбрал: { $name }. Отвечают все, не говорит никто.
}
mafia-voice-save-vote-3 = { $theme ->
    [academy] Есть ли помощь? { $name } ждёт. Отвечают все.
   *[spytown] { $name } тянется за шляпой. Отвечают все, не говорит никто.
}
mafia-voice-save-shot-2 = { $theme ->
    [academy] Осалили! Это { $name }. Кто поможет? Отвечают все.
   *[spytown] Грохот на улице: { $name }. Отвечают все, не говорит никто.
}
mafia-voice-save-shot-3 = { $theme ->
    [academy] Кого-то догнали: { $name }. Поможет ли кто-нибудь? Отвечают все.
   *[spytown] { $name } еле держится на ногах. Отвечают все, не говорит никто.
}
mafia-voice-council-opens-2 = { $theme ->
    [academy] Есть карты перед занятием? Отвечают все.
   *[spytown] Двери ещё закрыты. Время для карт: отвечают все, не говорит никто.
}
mafia-voice-council-opens-3 = { $theme ->
    [academy] Сначала карты, потом разговор. Отвечают все.
   *[spytown] Пока никто не заговорил — карты. Отвечают все, не говорит никто.
}
mafia-voice-saved-vest-2 = { $theme ->
    [academy] Вот это предусмотрительность: { $name } остаётся.
   *[spytown] Под пиджаком — бронежилет. { $name } остаётся.
}
mafia-voice-saved-vest-3 = { $theme ->
    [academy] Хорошо быть наготове. { $name } остаётся!
   *[spytown] Пуговица погнулась, бронежилет цел. { $name } остаётся.
}
mafia-voice-saved-bandage-2 = { $theme ->
    [academy] Как хорошо, что есть { $by }. { $name } остаётся.
   *[spytown] { $by } носит с собой бинты. { $name } остаётся.
}
mafia-voice-saved-bandage-3 = { $theme ->
    [academy] Пластырь приносит { $by }, и { $name } остаётся.
   *[spytown] В последний миг помогает { $by }. { $name } остаётся.
}
mafia-voice-recognition-2 = { $theme ->
    [academy] Трое из вас подмигивают друг другу. Удерживай и читай записку.
   *[spytown] Три тени кивают друг другу. Удерживай и читай записку.
}
mafia-voice-recognition-3 = { $theme ->
    [academy] Собирается тайный клуб. Удерживай и читай записку.
   *[spytown] Третья сторона занимает места. Удерживай и читай записку.
}
mafia-voice-recruiting-2 = { $theme ->
    [academy] Кто-то получает новый значок. Удерживай и читай записку.
   *[spytown] Звучит предложение, от которого трудно отказаться. Удерживай и читай записку.
}
mafia-voice-recruiting-3 = { $theme ->
    [academy] Тсс, переходи к нам! Удерживай и читай записку.
   *[spytown] У кого-то сегодня новые друзья. Удерживай и читай записку.
}
mafia-voice-roll-call-2 = { $theme ->
    [academy] Голос за голосом. Смотрите внимательно.
   *[spytown] Первым — Командир. Потом, голос за голосом, весь город.
}
mafia-voice-roll-call-3 = { $theme ->
    [academy] Кто против кого голосовал? По кругу.
   *[spytown] Голоса на стол, один за другим.
}
mafia-voice-won-gang-2 = { $theme ->
    [academy] Сюрприз: победила «Новая банда»! Все молодцы.
   *[spytown] Третья сторона ждала своего часа. Город достался «Новой банде».
}
mafia-voice-won-gang-3 = { $theme ->
    [academy] Их никто не ждал. Победила «Новая банда»!
   *[spytown] Ни значка, ни чёрной шляпы: победила «Новая банда».
}
mafia-voice-farewell-card = { $theme ->
    [academy] { $name } уходит. Может быть, «Последние салки»?
   *[spytown] Прощается { $name }. Может быть, последний выстрел?
}
mafia-voice-farewell-card-2 = { $theme ->
    [academy] Минутку, { $name }: есть «Последние салки»?
   *[spytown] { $name } медлит в дверях. Может быть, последний выстрел?
}
mafia-voice-farewell-card-3 = { $theme ->
    [academy] Осалит ли { $name } кого-нибудь напоследок?
   *[spytown] Все затаили дыхание. { $name }: будет ли последний выстрел?
}

## Great moments

mafia-phase-Tapped = Кто-то подслушивает
mafia-moment-wiretap = { $name } слушает
mafia-moment-wiretap-how = { $name } узнаёт, кто есть кто: { $target }. Больше никто.
mafia-moment-wiretap-yours = Это знаешь только ты.
mafia-moment-corner-shot = { $theme ->
    [academy] Салки! { $name } осаливает.
   *[spytown] { $name } стреляет!
}
mafia-moment-corner-shot-how = { $theme ->
    [academy] Кто попался: { $target }
   *[spytown] Попадание: { $target }
}
mafia-moment-last-shot = { $theme ->
    [academy] { $name } осаливает в ответ!
   *[spytown] { $name } стреляет напоследок!
}
mafia-moment-last-shot-how = { $name } забирает с собой одного: { $target }
mafia-moment-new-gang = Новая банда в городе!
mafia-moment-new-gang-how = Один из трёх участников: { $name }. В игре третья сторона.
mafia-voice-tapped = { $theme ->
    [academy] { $name } слушает под дверью: { $target }. Тсс!
   *[spytown] Щелчок на линии. { $name } слушает, а говорит { $target }.
}
mafia-voice-tapped-2 = { $theme ->
    [academy] Ухо у замочной скважины. { $name } узнаёт, кто такой игрок { $target }.
   *[spytown] В трубке треск. { $name } узнаёт, кто такой игрок { $target }.
}
mafia-voice-tapped-3 = { $theme ->
    [academy] Тсс! { $name } узнаёт чужой секрет: { $target }.
   *[spytown] Наушники надеты. { $name } слышит каждое слово, а говорит { $target }.
}
mafia-skip = Дальше
mafia-who-mafia = { $theme ->
    [academy] { $count ->
        [one] Это был жулик
       *[other] Это были жулики
    }
   *[spytown] Это была Мафия
}
mafia-who-gang = А это была Новая банда

## Those who are out

mafia-out-todo = Игра для тебя не кончилась
mafia-out-todo-first = Кто-то должен быть первым
mafia-out-see-everything = Удерживай клавишу внизу: видны все жетоны, все карты и ночи, как они идут.
mafia-out-see-open-eyes = Со следующей ночи: удерживай и смотри, кто просыпается и что делает.
mafia-out-see-nothing = Вы договорились: ты знаешь не больше других. Угадывай вместе с ними.
mafia-out-bets = { $theme ->
    [academy] Ставь дважды за круг: кого ночью выберут жулики, кого исключит город? Лучшего пророка похвалим в конце.
   *[spytown] Ставь дважды за круг: кого ночью заберёт Мафия, кого исключит город? Лучшего пророка похвалим в конце.
}
mafia-out-faces = Строй рожицы другим выбывшим. Никто из играющих их не получит.
mafia-out-silence = Ни слова тем, кто играет. Победит твоя сторона — победишь и ты.
mafia-out-understood = Понятно
mafia-out-help = Что можно делать
mafia-ghost-soon-all = Как только город заговорит, здесь будет видно всё.
mafia-ghost-faces = Рожица для выбывших
mafia-bet-night = { $theme ->
    [academy] Кого выберут жулики?
   *[spytown] Кого заберёт Мафия?
}

## One question at a time

mafia-question = Вопрос { $number } из 2
mafia-question-next = Следующий вопрос
mafia-question-back = К первому вопросу
mafia-open-suspect = Кого подозреваешь?
mafia-open-trust = Кому доверяешь?
mafia-open-look = Агент: чьё досье? Все остальные: кого подозреваешь?
mafia-open-mark = Жулики: кто сегодня выбывает? Все остальные: кому доверяешь?
mafia-choose-again = Нажми ещё раз, чтобы не выбрать никого.
mafia-task-yours = Твой выбор: { $target }
mafia-cards-choose = Выбрать карты действий
mafia-cards-show = Показать карты
