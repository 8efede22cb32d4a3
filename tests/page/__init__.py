"""The page on phones and TVs, as far as it needs no browser."""
