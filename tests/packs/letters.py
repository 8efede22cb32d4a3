"""The letters of each language, by which its packs are checked."""

ALPHABET = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
IN_NAMES = {"en": "é", "pl": "qvx"}
"""What is written with other letters as well: names of people and places."""
