# What companions say at Mafia, over their seats: voice-mafia-OCCASION-TEMPER-NUMBER.
# At most 60 letters besides the names. What names somebody lies open: $who is whom it makes people think of, $whom is
# out, or the other of two. Names stay in the nominative. Nobody is called a mafioso: with children, too, the others are
# жулики.


voice-mafia-begins-calm-1 = Добрый вечер. Какой мирный город.
voice-mafia-begins-calm-2 = Пусть плохо спят те, кому положено.
voice-mafia-begins-calm-3 = Я вам всем доверяю. Это пройдёт.
voice-mafia-begins-calm-4 = Какие вокруг честные лица.

voice-mafia-mourns-calm-1 = Минута тишины. { $who }, это для тебя.
voice-mafia-mourns-calm-2 = { $who }, за столом без тебя грустнее.
voice-mafia-mourns-calm-3 = Один стул пуст. Спасибо, { $who }.
voice-mafia-mourns-calm-4 = Отдыхай, { $who }. Дальше мы уж как-нибудь.

voice-mafia-quiet-night-calm-1 = Никто не выбывает. Какое чудное утро.
voice-mafia-quiet-night-calm-2 = Тихая ночь. Люблю такие.
voice-mafia-quiet-night-calm-3 = Доброе утро. Потерь за ночь нет.

voice-mafia-muses-calm-1 = Начнём с тех, кто слишком много улыбается.
voice-mafia-muses-calm-2 = Кто-то здесь играет роль. И недурно.
voice-mafia-muses-calm-3 = Спешить некуда. Правда сидит за этим столом.
voice-mafia-muses-calm-4 = У кого есть предчувствие? Сегодня и оно в счёт.
voice-mafia-muses-calm-5 = Сначала бы послушать тех, кто молчит.

voice-mafia-voted-police-calm-1 = { $whom }: жетон полиции. Среди голосов против: { $who }.
voice-mafia-voted-police-calm-2 = { $who } голосует: { $whom }. А на том жетоне полиция.
voice-mafia-voted-police-calm-3 = Жетон полиции: { $whom }. Один из голосов: { $who }.

voice-mafia-voted-crook-calm-1 = { $whom } — жулик, а { $who } голосует против. Это чего-то стоит.
voice-mafia-voted-crook-calm-2 = Жетон жулика: { $whom }. И верный голос: { $who }.
voice-mafia-voted-crook-calm-3 = В пользу: { $who } указывает на жулика. Это { $whom }.

voice-mafia-spared-crook-calm-1 = { $whom } — жулик, а { $who } ни разу не голосует против.
voice-mafia-spared-crook-calm-2 = Жулик: { $whom }. Без голоса против: { $who }. Любопытно.
voice-mafia-spared-crook-calm-3 = { $whom }, жетон жулика. { $who } оставляет это дело другим.

voice-mafia-silenced-calm-1 = { $whom } указывает: { $who }. А потом приходит ночь.
voice-mafia-silenced-calm-2 = Чей последний голос? { $whom }. Против кого? { $who }. Хм.
voice-mafia-silenced-calm-3 = Вчера { $whom } указывает: { $who }. Сегодня стул пуст.

voice-mafia-turned-away-calm-1 = { $who } сперва голосует: { $whom }. А в финале уже нет.
voice-mafia-turned-away-calm-2 = Перемена в финале: { $who }. До этого палец на: { $whom }.
voice-mafia-turned-away-calm-3 = { $who } указывает: { $whom }. А в финале меняет курс.

voice-mafia-alike-calm-1 = { $who } и { $whom } всегда голосуют одинаково. Как мило.
voice-mafia-alike-calm-2 = { $who } и { $whom }: ни одного разного голоса. Хм.

voice-mafia-outlived-calm-1 = Не меньше двух финалов, а { $who } всё ещё здесь.
voice-mafia-outlived-calm-2 = { $who } уже знает финальные речи наизусть.

voice-mafia-never-named-calm-1 = { $who }: пока ни одного голоса. Такое доверие?
voice-mafia-never-named-calm-2 = Против кого ещё никто не голосует? { $who }. Просто говорю.
voice-mafia-never-named-calm-3 = У кого ещё ни одного голоса: { $who }. Редкий дар.

voice-mafia-one-vote-calm-1 = Одним голосом меньше, и, может, { $who } ещё с нами.
voice-mafia-one-vote-calm-2 = { $who } выбывает из-за одного голоса. Одного.

voice-mafia-saved-crook-calm-1 = Перевязку даёт { $who }, получает { $whom }. А это жулик.
voice-mafia-saved-crook-calm-2 = { $who } спасает картой. Кого? { $whom }, а на жетоне жулик.

voice-mafia-ends-calm-1 = Теперь вам всем снова можно доверять.
voice-mafia-ends-calm-2 = Хорошая игра. И что за город.
voice-mafia-ends-calm-3 = А теперь ночь, когда и правда спят.
voice-mafia-ends-calm-4 = Без обид. Останутся одни хорошие истории.
voice-mafia-ends-calm-5 = Столько актёрских талантов за одним столом.

voice-mafia-begins-normal-1 = До темноты невиновны все.
voice-mafia-begins-normal-2 = Каменное лицо: включено.
voice-mafia-begins-normal-3 = Руку вверх, кто не врёт. О, все.
voice-mafia-begins-normal-4 = Тренирую безобидный вид. Ну как?

voice-mafia-mourns-normal-1 = О нет, { $who }! Нам будет тебя не хватать.
voice-mafia-mourns-normal-2 = Как тихо без тебя, { $who }.
voice-mafia-mourns-normal-3 = Этот разговор в твою честь, { $who }.
voice-mafia-mourns-normal-4 = { $who }, тебе цветы. Остальным вопросы.

voice-mafia-quiet-night-normal-1 = Пересчитайте. За ночь точно никто не пропал?
voice-mafia-quiet-night-normal-2 = Неужели жулики проспали?
voice-mafia-quiet-night-normal-3 = Никто не пропал. Подозрительно приятно.

voice-mafia-muses-normal-1 = Так у кого вид виноватый? Кроме всех.
voice-mafia-muses-normal-2 = Живот что-то подсказывает. Или это голод.
voice-mafia-muses-normal-3 = Кто-то тут само спокойствие. Чересчур?
voice-mafia-muses-normal-4 = Обвините кого-нибудь. С меня закуски.
voice-mafia-muses-normal-5 = Подозреваю слева направо. С кого начнём?

voice-mafia-voted-police-normal-1 = { $who } указывает: { $whom }. А жетон? Полиция. Хм.
voice-mafia-voted-police-normal-2 = { $whom } — полиция, так на жетоне. Кто против? { $who }!
voice-mafia-voted-police-normal-3 = { $whom } и жетон полиции. А кто голосует? Ну да, { $who }.

voice-mafia-voted-crook-normal-1 = { $whom } — жулик, и { $who } голосует против. Вот это нюх!
voice-mafia-voted-crook-normal-2 = Добрый знак: { $who } голосует, и { $whom } — жулик по жетону.
voice-mafia-voted-crook-normal-3 = Жулик: { $whom }. Верный палец: { $who }. Чутьё или удача?

voice-mafia-spared-crook-normal-1 = { $who }, и ни голоса против. А { $whom } — жулик! Хм.
voice-mafia-spared-crook-normal-2 = { $whom } — жулик. Но ведь не для всех, да, { $who }?
voice-mafia-spared-crook-normal-3 = Жулик { $whom } выбывает, а { $who } и пальцем не шевелит.

voice-mafia-silenced-normal-1 = { $whom } указывает: { $who }, и к утру уже вне игры. Хм.
voice-mafia-silenced-normal-2 = Забавно, кого вчера подозревает { $whom }: { $who }.
voice-mafia-silenced-normal-3 = { $who }, последний голос на тебя отдаёт { $whom }. Ну и?

voice-mafia-turned-away-normal-1 = Сперва { $whom }, в финале другой выбор. Что такое, { $who }?
voice-mafia-turned-away-normal-2 = { $who } в финале отпускает кое-кого: { $whom }. Записываю.
voice-mafia-turned-away-normal-3 = { $who } сперва указывает: { $whom }. Но не в финале.

voice-mafia-alike-normal-1 = { $who } и { $whom }: каждый раз один и тот же голос. Близнецы?
voice-mafia-alike-normal-2 = { $who } и { $whom }: один палец на двоих? Всегда согласны.

voice-mafia-outlived-normal-1 = { $who } и финалы: это входит в привычку.
voice-mafia-outlived-normal-2 = { $who } умеет оправдаться, и не один раз!

voice-mafia-never-named-normal-1 = { $who } и голоса против? Пока ни одного.
voice-mafia-never-named-normal-2 = { $who }: ноль голосов за всю игру. Как это?
voice-mafia-never-named-normal-3 = А { $who }? Пока ни единого голоса.

voice-mafia-one-vote-normal-1 = Уф, { $who } выбывает из-за одного голоса.
voice-mafia-one-vote-normal-2 = Разница в один палец, { $who }. Так близко.

voice-mafia-saved-crook-normal-1 = Славная перевязка, { $who }. Жаль, { $whom } — жулик.
voice-mafia-saved-crook-normal-2 = { $who } выручает картой, спасение для жулика: { $whom }!

voice-mafia-ends-normal-1 = Так вот вы кто такие!
voice-mafia-ends-normal-2 = Ещё раз? Теперь не верю никому.
voice-mafia-ends-normal-3 = В самом конце всё стало ясно и мне.
voice-mafia-ends-normal-4 = Врёте вы великолепно. Это похвала!
voice-mafia-ends-normal-5 = Мир? Мир.

voice-mafia-begins-bold-1 = Невиновных тут нет, и это прекрасно!
voice-mafia-begins-bold-2 = Двери на замок, начинаем!
voice-mafia-begins-bold-3 = Чую заговор. Или ужин?
voice-mafia-begins-bold-4 = А ну, самое честное лицо! Ха!

voice-mafia-mourns-bold-1 = { $who }, это за тебя! Мы их найдём!
voice-mafia-mourns-bold-2 = { $who }, для меня ты всегда звезда!
voice-mafia-mourns-bold-3 = Только не { $who }! Теперь это личное.
voice-mafia-mourns-bold-4 = { $who }, тебе овации! Громче, все!

voice-mafia-quiet-night-bold-1 = За ночь никто не пропал! Чудо! Странно!
voice-mafia-quiet-night-bold-2 = Утро без прощаний? Обнимаю всех!
voice-mafia-quiet-night-bold-3 = Ночь без потерь, ура! Как так вышло?

voice-mafia-muses-bold-1 = Кто-то здесь врёт. Чудесно!
voice-mafia-muses-bold-2 = Укажите на кого-нибудь! Хоть на кого!
voice-mafia-muses-bold-3 = Кто-то из вас только что моргнул!
voice-mafia-muses-bold-4 = Хочу драмы, и прямо сейчас!
voice-mafia-muses-bold-5 = Говорите, а то стены скучают!

voice-mafia-voted-police-bold-1 = { $whom }: жетон полиции! А кто голосует? { $who }!
voice-mafia-voted-police-bold-2 = { $who }! Этот голос — по полиции! Жетон: { $whom }!
voice-mafia-voted-police-bold-3 = Проверьте: { $who } против, а { $whom } с жетоном полиции!

voice-mafia-voted-crook-bold-1 = Браво, { $who }! { $whom } — жулик, и твой голос в цель!
voice-mafia-voted-crook-bold-2 = { $whom } и жетон жулика! А { $who } голосует в точку!
voice-mafia-voted-crook-bold-3 = { $who } находит жулика: { $whom }! Медаль!

voice-mafia-spared-crook-bold-1 = { $whom } — жулик! А где твой голос, { $who }?
voice-mafia-spared-crook-bold-2 = { $who } и жулик { $whom }: ни разу против! Ага!
voice-mafia-spared-crook-bold-3 = Жулик { $whom }, а ты ни разу против, { $who }? Рассказывай!

voice-mafia-silenced-bold-1 = { $whom } указывает: { $who }, и вдруг гаснет свет!
voice-mafia-silenced-bold-2 = Голосует { $whom }. Кому не по душе? Может, { $who }!
voice-mafia-silenced-bold-3 = { $whom }, и последний жест пальцем: { $who }!

voice-mafia-turned-away-bold-1 = { $who } в финале прячет палец! А до того: { $whom }! Ага!
voice-mafia-turned-away-bold-2 = Голос: { $whom }, а потом разворот! Да, { $who }?
voice-mafia-turned-away-bold-3 = Финал на носу, и { $who } даёт отбой! А ведь выбор: { $whom }!

voice-mafia-alike-bold-1 = { $who } плюс { $whom }: вечно один и тот же голос! Шайка?
voice-mafia-alike-bold-2 = Ум один, пальца два: { $who } и { $whom }!

voice-mafia-outlived-bold-1 = { $who } выходит из любого финала! Вот это шоу!
voice-mafia-outlived-bold-2 = Финал за финалом, а { $who } всё сидит!

voice-mafia-never-named-bold-1 = { $who }, против тебя никто не смеет голосовать! Отчего?
voice-mafia-never-named-bold-2 = { $who } и никогда ни голоса! Святость или хитрость?
voice-mafia-never-named-bold-3 = Тсс: { $who } пока без единого голоса!

voice-mafia-one-vote-bold-1 = Один голос! { $who } выбывает из-за одного голоса!
voice-mafia-one-vote-bold-2 = Вот это триллер, { $who }: всё решает один голос!

voice-mafia-saved-crook-bold-1 = { $who } бинтует, { $whom } здоровеет! И это жулик! Объясни!
voice-mafia-saved-crook-bold-2 = Карта: { $who }. Спасение: { $whom }, жулик! Вот так!

voice-mafia-ends-bold-1 = Подозреваю всех, и вот: не зря!
voice-mafia-ends-bold-2 = Что за вечер, милые мои вруны!
voice-mafia-ends-bold-3 = Бис! Городу нужна ещё одна ночь!
voice-mafia-ends-bold-4 = Все голосования в рамку и на стену!
voice-mafia-ends-bold-5 = Обнимаю всех, и жуликов тоже!
