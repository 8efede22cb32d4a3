"""Polish: Morfeusz tells the forms of a word, these tables how words are derived."""

from collections.abc import Iterator
from threading import Lock

from konspira.referee.kin import split
from konspira.referee.slavic import Grammar, Reading, Slavic

PARTS = {"subst": "noun", "depr": "noun", "num": "noun", "adj": "adjective"}
PARTS |= {"adv": "adjective", "inf": "verb", "fin": "verb", "ger": "verb"}
COMMON_NOUN = "nazwa_pospolita"


class Morfeusz:
    """The analyser of the package morfeusz2. One at a time may use it."""

    def __init__(self) -> None:
        import morfeusz2

        self._morfeusz = morfeusz2.Morfeusz(praet="composite")
        self._lock = Lock()

    def read(self, word: str) -> Iterator[Reading]:
        with self._lock:
            found = [
                x for w in {word, word.capitalize()} for x in self._morfeusz.analyse(w)
            ]
            whole = max((end for _, end, _ in found), default=0)
        for start, end, (_, lemma, tag, kinds, _) in found:
            if start == 0 and end == whole == 1 and tag != "ign":
                lemma, part = lemma.partition(":")[0], tag.partition(":")[0]
                name = lemma[:1].isupper() and COMMON_NOUN not in kinds
                yield Reading(lemma.lower(), PARTS.get(part, part), name)

    def inflect(self, lemma: str) -> Iterator[tuple[str, str]]:
        with self._lock:
            found = [x for w in (lemma, lemma.capitalize()) for x in self._generate(w)]
        for form, _, tag, *_ in found:
            part = tag.partition(":")[0]
            yield form.lower(), PARTS.get(part, part)

    def _generate(self, lemma: str) -> list[tuple[str, str, str, list[str], list[str]]]:
        if not lemma.isalpha():  # the only thing that Morfeusz refuses to inflect
            return []
        return list(self._morfeusz.generate(lemma))


def words(text: str) -> frozenset[str]:
    return frozenset(split(text))


NOUN_SUFFIXES = """
    ka ko ek ik yk nik ownik nica ownica ówka owka owiec eczka eczek eczko aczka arz arka
    arnia ista ysta istka ystka izm yzm ak czak niak anka ina yna izna yzna ica yca iec
    stwo ctwo ostwo owstwo ownictwo nictwo wicz owicz isko ysko owisko ownia nia ątko ę
    acz uch usia uś unia ość owość ność izacja yzacja owa ówna yni ini anin czyk czyni
    onka ulka uszka uszek iczka yczka owina onek oneczek aczek iciel yciel ciel yczek
    awica awiczka nisko ur or al oń man manka men
    ada acja istyka ułka enka ant antka aż inka ewna ewicz estwo iara sko unia"""
ADJECTIVE_SUFFIXES = """
    owy ny ni ski cki dzki zki iczny yczny owaty czy alny i owski liwy asty any isty ysty
    aty ęcy awy iwy ony eński ański iński yński ewski ji owniczy niczy arski arny ki si
    eski ażowy acyjny iasty istyczny iarniany owo liwie"""
VERB_SUFFIXES = "owieć ować ić yć ać eć nąć iwać ywać izować yzować ienie enie anie owanie"

GRAMMAR = Grammar(
    vowels="aąeęioóuy",
    soft="i",
    endings=split(
        """iami iach iowi iom iów iem ami ach owi owie iu ia ią ię io ie em om ów mi a ą
        e ę i o u y"""
    ),
    softened={
        "ch": ("sz", "ś"),
        "st": ("ść", "śc"),
        "zd": ("źdź", "źdz"),
        "sł": ("śl",),
        "zn": ("źn",),
        "sn": ("śn",),
        "ńc": ("necz", "ńcz"),
        "cj": ("c", "k"),
        "rz": ("r",),
        "g": ("ż",),
        "k": ("cz", "c"),
        "h": ("ż",),
        "r": ("rz",),
        "ł": ("l",),
        "t": ("c", "ć"),
        "d": ("dz", "dź"),
        "s": ("ś",),
        "z": ("ź",),
        "n": ("ń",),
        "ń": ("n",),
        "c": ("cz",),
    },
    hardened={
        "rz": ("r",),
        "cz": ("k", "c"),
        "sz": ("ch", "s"),
        "dz": ("d", "g"),
        "ść": ("st",),
        "śc": ("st", "ść"),
        "ż": ("g",),
        "l": ("ł",),
        "c": ("k",),
        "ś": ("s",),
        "ź": ("z",),
        "ń": ("n",),
        "ć": ("t",),
    },
    vowel_swaps=(
        *(("ó", "o"), ("o", "ó"), ("ą", "ę"), ("ę", "ą")),
        *(("ia", "ie"), ("io", "ie"), ("ie", "ia")),
    ),
    suffixes=words(NOUN_SUFFIXES + ADJECTIVE_SUFFIXES + " " + VERB_SUFFIXES),
    after_two_letters=words(
        """i ica iarnia arnia ek isko ny iówka ówka iątko ątko owaty ięcy owy nik ik iak
        ić ię"""
    ),
    after_prefix=words(
        """nik nica ny ek ka enie ienie ić yć ać ować anie ski cki ko ica stwo czy ni nia
        niczy niak owy ię iec yca ówek any ony e ie"""
    ),
    verbal=words("any ony iony nić " + VERB_SUFFIXES),
    prefixes=words(
        """bez beze do na nad nade nie ob od ode po pod pode poza pra przed prze przy roz
        roze super ultra anty arcy współ wy za ze między śród pa co we ponad wszech eks
        kontr re arch sub wice"""
    ),
    short_prefixes=words("u o w z s ś"),
    first_parts=words(
        """jedno dwu dwó trój trzy cztero pięcio sześcio siedmio ośmio dziesięcio sto wielo
        wszech pół samo nowo staro auto mini maksi tele radio euro eko bio moto foto wideo
        mikro makro hydro termo aero agro mono poli psycho cyber łami cudzo"""
    ),
    link="o",
    headword_ends=("a", "o", "e", "y", "ny", "ec", "ca", "ia", "i"),
    verb_ends=("ać", "ić", "yć", "eć"),
    sure_suffixes=words(
        """owy ny ski cki dzki zki alny czy ęcy asty owaty ański eński iński eski
        liwy isty ysty ewski arz"""
    ),
    short_parts=words("wóz chód lot bój ród"),
    learned=words("metr graf log nom fon skop teka logia grafia metria terapia fil fob"),
    own_suffixes=split(
        """eczka ka ek ko nik ówka arnia arz ość yca ica ista iec stwo eń"""
    ),
    irregular={
        "brat": ("brac",),
        "dzień": ("dzien",),
        "kwiat": ("kwit",),
        "anglia": ("angielsk", "anglik"),
        "czechy": ("czesk", "czech"),
        "francja": ("francu",),
        "grecja": ("grek", "greck"),
        "hiszpania": ("hiszpan",),
        "indie": ("indyjsk", "hindus"),
        "ksiądz": ("księż",),
        "miasto": ("miejsk", "mieszcz"),
        "mysz": ("mys",),
        "niemcy": ("niemiec", "niemk"),
        "norwegia": ("norwesk", "norweg"),
        "ogień": ("ogn",),
        "pieniądz": ("pienięż",),
        "przyjaciel": ("przyjaźń",),
        "ptak": ("pta",),
        "tydzień": ("tygodn",),
        "węgry": ("węgier", "węgiersk"),
        "włochy": ("włosk", "włoszk"),
    },
)


def load() -> Slavic:
    return Slavic(Morfeusz(), GRAMMAR)
