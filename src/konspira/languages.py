"""The languages that Konspira speaks. A new one is a word here, and its content.

Content is texts, rulebooks, packs and names of pictograms: tests/page/test_languages.py
says what is missing.
"""

ENGLISH = "en"  # everything is written in it first; who speaks no other of them gets it
LANGUAGES = (ENGLISH, "pl", "ru")
