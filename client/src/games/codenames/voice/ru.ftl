# What companions say at Codenames, over their seats: voice-codenames-OCCASION-TEMPER-NUMBER.
# At most 60 letters; no word that may lie on the table, and nothing about a person's mistake.


voice-codenames-begins-calm-1 = Новые слова перед нами. Красота.
voice-codenames-begins-calm-2 = Добрый вечер всем. Начнём?
voice-codenames-begins-calm-3 = Спешить некуда. Всё успеем.
voice-codenames-begins-calm-4 = Двадцать пять слов и хорошая компания.
voice-codenames-begins-calm-5 = Пусть будет приятная игра.

voice-codenames-thinks-calm-1 = Можно мне минутку подумать?
voice-codenames-thinks-calm-2 = Пусть мысль спокойно дозреет.
voice-codenames-thinks-calm-3 = Один вдох и одно слово.
voice-codenames-thinks-calm-4 = Думаю. Как всегда, тихо.
voice-codenames-thinks-calm-5 = Ещё чуть-чуть. Спасибо за терпение.

voice-codenames-praises-calm-1 = Спасибо, друзья. Красиво.
voice-codenames-praises-calm-2 = Приятно с вами играть.
voice-codenames-praises-calm-3 = Спокойно и уверенно. Спасибо.
voice-codenames-praises-calm-4 = С вами всё кажется простым.

voice-codenames-cheers-calm-1 = Неплохо вышло.
voice-codenames-cheers-calm-2 = Тихо радуюсь у себя в углу.
voice-codenames-cheers-calm-3 = Хороший ход. Запомню.
voice-codenames-cheers-calm-4 = Молодцы мы все.

voice-codenames-applauds-calm-1 = Красиво сыграно на той стороне.
voice-codenames-applauds-calm-2 = Моё почтение соперникам.
voice-codenames-applauds-calm-3 = Изящно, честное слово.
voice-codenames-applauds-calm-4 = Могу только кивнуть с уважением.

voice-codenames-oops-calm-1 = Моя ошибка. Со мной бывает.
voice-codenames-oops-calm-2 = Это на моей совести.
voice-codenames-oops-calm-3 = А казалось таким верным. Любопытно.
voice-codenames-oops-calm-4 = Простите, исправлюсь.
voice-codenames-oops-calm-5 = Что ж, теперь буду знать.

voice-codenames-waits-calm-1 = Мне совсем некуда спешить.
voice-codenames-waits-calm-2 = Не торопитесь, мне тут удобно.
voice-codenames-waits-calm-3 = Посижу пока, подышу.
voice-codenames-waits-calm-4 = Ждать тоже приятно.
voice-codenames-waits-calm-5 = Какая славная тишина.

voice-codenames-won-calm-1 = Получилось. Как приятно.
voice-codenames-won-calm-2 = Спасибо всем. Хорошо вышло.
voice-codenames-won-calm-3 = Маленькая тихая победа.
voice-codenames-won-calm-4 = Я улыбаюсь, хоть и незаметно.

voice-codenames-lost-calm-1 = Хорошо сыграно. Вы заслужили.
voice-codenames-lost-calm-2 = Без обид. Было приятно.
voice-codenames-lost-calm-3 = Искренне поздравляю.
voice-codenames-lost-calm-4 = Может, в другой раз. Было славно.

voice-codenames-unknown-clue-calm-1 = Увы, я не знаю этого слова.
voice-codenames-unknown-clue-calm-2 = Это слово для меня новое. Решайте вы.
voice-codenames-unknown-clue-calm-3 = Тут я не помогу. Простите.
voice-codenames-unknown-clue-calm-4 = Мне это слово ни о чём не говорит.

voice-codenames-begins-normal-1 = Ну, поехали. Пусть победит чутьё.
voice-codenames-begins-normal-2 = Жду этого с самого утра.
voice-codenames-begins-normal-3 = Свежие слова, моя слабость.
voice-codenames-begins-normal-4 = Всем удобно? Хорошей игры!
voice-codenames-begins-normal-5 = По мне, можно начинать.

voice-codenames-thinks-normal-1 = Хм, секундочку.
voice-codenames-thinks-normal-2 = Думаю. Только похоже, что дремлю.
voice-codenames-thinks-normal-3 = Слов столько, а ум один.
voice-codenames-thinks-normal-4 = Погодите, что-то брезжит.
voice-codenames-thinks-normal-5 = Ум ещё только разогревается.

voice-codenames-praises-normal-1 = Вот это мои люди!
voice-codenames-praises-normal-2 = Здорово у вас выходит. Правда.
voice-codenames-praises-normal-3 = Так и хочется всех обнять.
voice-codenames-praises-normal-4 = Хорошо сидеть на вашей стороне.

voice-codenames-cheers-normal-1 = Да! Вот так и надо.
voice-codenames-cheers-normal-2 = Мы друг друга понимаем, правда?
voice-codenames-cheers-normal-3 = Приятно-то как.
voice-codenames-cheers-normal-4 = Побольше бы такого.

voice-codenames-applauds-normal-1 = О, красиво.
voice-codenames-applauds-normal-2 = Ладно, это впечатляет.
voice-codenames-applauds-normal-3 = Не обращайте внимания, я хлопаю.
voice-codenames-applauds-normal-4 = Пожалуй, придётся постараться.

voice-codenames-oops-normal-1 = Ой. Это всё я.
voice-codenames-oops-normal-2 = В моём воображении всё сходилось.
voice-codenames-oops-normal-3 = Давайте это забудем.
voice-codenames-oops-normal-4 = Спишем на мой энтузиазм.
voice-codenames-oops-normal-5 = Никто ничего не видел, правда?

voice-codenames-waits-normal-1 = Только мне уже хочется перекусить?
voice-codenames-waits-normal-2 = Напеваю про себя. И правильно делаю.
voice-codenames-waits-normal-3 = Не мешаю, просто смотрю.
voice-codenames-waits-normal-4 = Я не подглядываю, честно.
voice-codenames-waits-normal-5 = Люблю смотреть, как вы думаете.

voice-codenames-won-normal-1 = Победа! Кто хочет обняться?
voice-codenames-won-normal-2 = Вот как надо играть вместе!
voice-codenames-won-normal-3 = Какой финал!
voice-codenames-won-normal-4 = Сразу ещё разок, как вам?

voice-codenames-lost-normal-1 = Проиграли, а всё равно весело.
voice-codenames-lost-normal-2 = В этот раз вы. Реванш?
voice-codenames-lost-normal-3 = Кому-то надо быть вторыми.
voice-codenames-lost-normal-4 = Здорово! Вы заслужили.

voice-codenames-unknown-clue-normal-1 = Понятия не имею, что это. Спасайте!
voice-codenames-unknown-clue-normal-2 = Такого слова в моём запасе нет.
voice-codenames-unknown-clue-normal-3 = С этим словом мы видимся впервые.
voice-codenames-unknown-clue-normal-4 = Теперь вы: я такого не знаю.

voice-codenames-begins-bold-1 = Поехали, поехали, поехали!
voice-codenames-begins-bold-2 = Чую, сейчас что-то будет!
voice-codenames-begins-bold-3 = Разминаем умы, раз-два!
voice-codenames-begins-bold-4 = Держитесь крепче, будет весело!
voice-codenames-begins-bold-5 = Силы есть, желание есть, играем!

voice-codenames-thinks-bold-1 = Ох, сейчас будет хорошо.
voice-codenames-thinks-bold-2 = Осторожно, я думаю!
voice-codenames-thinks-bold-3 = Прямо слышно, как я думаю!
voice-codenames-thinks-bold-4 = Большим мыслям нужны большие паузы.
voice-codenames-thinks-bold-5 = Какое напряжение! Даже я чувствую.

voice-codenames-praises-bold-1 = Нас не остановить!
voice-codenames-praises-bold-2 = Запишите кто-нибудь, как это делается!
voice-codenames-praises-bold-3 = Что за люди! Что за люди!
voice-codenames-praises-bold-4 = Беру вас всегда и везде.

voice-codenames-cheers-bold-1 = Да, да, да! Дальше!
voice-codenames-cheers-bold-2 = Вы это видели? Нет, вы видели?
voice-codenames-cheers-bold-3 = Теперь нас никто не удержит!
voice-codenames-cheers-bold-4 = Ах, обожаю эту игру!

voice-codenames-applauds-bold-1 = Ого. Вот теперь уж не усну.
voice-codenames-applauds-bold-2 = Ну ладно, это было гениально.
voice-codenames-applauds-bold-3 = Красуетесь! Обожаю.
voice-codenames-applauds-bold-4 = Ой, пора нам ускоряться!

voice-codenames-oops-bold-1 = Большой замах, большой промах. Мой!
voice-codenames-oops-bold-2 = Без риска не весело, правда ведь?
voice-codenames-oops-bold-3 = Ну, зато эффектно.
voice-codenames-oops-bold-4 = Ни о чём не жалею! Ну, капельку.
voice-codenames-oops-bold-5 = Зато смело, признайте.

voice-codenames-waits-bold-1 = Не могу усидеть!
voice-codenames-waits-bold-2 = Какое напряжение, не выдержу!
voice-codenames-waits-bold-3 = Я тут прямо подпрыгиваю.
voice-codenames-waits-bold-4 = Сейчас болею за кого угодно!
voice-codenames-waits-bold-5 = Спать? Да ни за что!

voice-codenames-won-bold-1 = Чемпионы! Это мы!
voice-codenames-won-bold-2 = Победа! Все кричим ура!
voice-codenames-won-bold-3 = Ни минуты в нас не сомневаюсь!
voice-codenames-won-bold-4 = Слишком хорошо, слишком хорошо!

voice-codenames-lost-bold-1 = Требую реванша!
voice-codenames-lost-bold-2 = Славная игра. Жаль, что конец такой.
voice-codenames-lost-bold-3 = Следующая наша, я чувствую!
voice-codenames-lost-bold-4 = Потом посмеёмся. Я уже смеюсь.

voice-codenames-unknown-clue-bold-1 = Ого, вообще не знаю, что это за слово!
voice-codenames-unknown-clue-bold-2 = Незнакомое слово? Как волнующе!
voice-codenames-unknown-clue-bold-3 = Блефовать не буду: понятия не имею.
voice-codenames-unknown-clue-bold-4 = Тут я сдаюсь. Выручайте!
