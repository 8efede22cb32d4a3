"""Tokens: what a phone shows to come back to its seat, or to take one over."""

import hashlib
import secrets


def new_token() -> str:
    """Return 128 random bits, in 22 letters."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """Return the hash that is kept of a token. It is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()
