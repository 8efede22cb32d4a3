"""Konspira: hidden-identity party games, complete and secret-proof."""

__version__ = "0.1.0"
