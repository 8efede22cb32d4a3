"""Russian: pymorphy tells the forms of a word, these tables how words are derived.

Words arrive with е for ё, so everything that comes from the dictionary is written so too.
"""

from collections.abc import Iterator

from konspira.referee.kin import split
from konspira.referee.slavic import Grammar, Reading, Slavic

PARTS = {"NOUN": "noun", "NUMR": "noun", "ADJF": "adjective", "ADJS": "adjective"}
PARTS |= {"ADVB": "adjective", "INFN": "verb", "VERB": "verb"}
NAMES = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"}


class Pymorphy:
    """The analyser of the package pymorphy3."""

    def __init__(self) -> None:
        import pymorphy3
        from pymorphy3.units import DictionaryAnalyzer

        # Guesses at unknown words cost most of the time, and are not asked for.
        self._morph = pymorphy3.MorphAnalyzer(units=[DictionaryAnalyzer()])

    def read(self, word: str) -> Iterator[Reading]:
        for parse in self._morph.parse(word):
            if parse.is_known:
                part = str(parse.tag.POS)
                name = any(mark in parse.tag for mark in NAMES)
                yield Reading(without_yo(parse.normal_form), PARTS.get(part, part), name)

    def inflect(self, lemma: str) -> Iterator[tuple[str, str]]:
        for parse in self._morph.parse(lemma):
            if parse.is_known and without_yo(parse.normal_form) == lemma:
                for form in parse.lexeme:
                    part = str(form.tag.POS)
                    yield without_yo(form.word), PARTS.get(part, part)


def without_yo(word: str) -> str:
    return word.replace("ё", "е")


def words(text: str) -> frozenset[str]:
    return frozenset(split(without_yo(text)))


NOUN_SUFFIXES = """
    ок ек ик чик ник овник ница ица ка очка ечка ушка юшка ышка ишка енок онок ище ина инка
    ство ество ость изм ист истка арь арня щик щица чица тель ун ец ак як ач няк ничество
    ье ие ание ение ба анин янин овка енка овщина щина чанин овик евик ушко ышко ко чка
    авица ева евна евство ьянец янец иец мен менша ар ня овщик овая ная тик атик
    ировка ирование анец анка иха онька ятина атина ушек ешек ада инг ация изация ант
    ерша ишко онка ежник чонка"""
ADJECTIVE_SUFFIXES = """
    ный ной ний овый евый овой евой ский ской ий иный ичный ческий атый астый истый овский
    евский енный янный яный анный чный очный ливый ачий ячий ячный ичий ашний еский яной
    лый ьянский янский ийский инский ебный
    анский ианский чатый чивый ированный оватый ковый"""
VERB_SUFFIXES = (
    "ировать ить ать еть ять овать евать нуть ывать ивать ничать иться аться ствовать"
)

GRAMMAR = Grammar(
    vowels="аеиоуыэюя",
    soft="",
    endings=split(
        """иями ями ами иях ях ах ью ов ев ой ей ом ем ам ям ия ие ии ию а я о е ы и у ю
        ь й"""
    ),
    softened={
        "ст": ("щ",),
        "ск": ("щ",),
        "мл": ("м",),
        "бл": ("б",),
        "вл": ("в",),
        "пл": ("п",),
        "г": ("ж",),
        "к": ("ч", "ц"),
        "х": ("ш",),
        "ц": ("ч",),
        "л": ("ль",),
        "н": ("нь",),
        "д": ("ж",),
        "т": ("ч",),
        "с": ("ш",),
        "з": ("ж",),
    },
    hardened={"ч": ("к", "ц"), "ж": ("г", "д"), "ш": ("х",)},
    vowel_swaps=(),
    suffixes=words(NOUN_SUFFIXES + ADJECTIVE_SUFFIXES + " " + VERB_SUFFIXES),
    after_two_letters=words(
        "ица ик ище ный ной овый иный ок яной истый ник евник евной яшка инка"
    ),
    after_prefix=words(
        """ник ница ный ной ок ек ка ье ие ить ать овать ение ание ский овый ний енный
        няк ь еть"""
    ),
    verbal=words("ение ание " + VERB_SUFFIXES),
    prefixes=words(
        """без бес вз воз вы до за из ис меж межд на над не ни об от пере по под пра пре
        пред при про раз рас сверх со супер анти контр еже между вне внутри
        противо суб транс архи около"""
    ),
    short_prefixes=words("у о в с"),
    first_parts=words(
        """одно едино двух дву трех тре четырех пяти шести семи восьми сто много мало полу
        пол само ново старо авто мини макси теле радио евро эко био мото фото видео микро
        макро гидро термо аэро электро кино метро"""
    ),
    link="ое",
    headword_ends=("а", "о", "е", "ь", "я", "ец", "ый", "ий"),
    verb_ends=("ать", "ить", "еть", "ять"),
    sure_suffixes=words(
        """ный ной ний овый евый овой евой ский ской ий иный яной истый ичный еский ческий
        ьянский янский анский ианский ийский инский ебный ливый щик"""
    ),
    short_parts=words("воз ход вод рез лов лет вар бой кол мер пад"),
    learned=words("метр граф лог ном фон скоп тека логия графия метрия терапия фил фоб"),
    own_suffixes=split("""очка ка ок ник ица ко ство"""),
    irregular={"день": ("днев",), "кот": ("кош",)},
)


def load() -> Slavic:
    return Slavic(Pymorphy(), GRAMMAR)
