"""Packs: words, places and people."""
