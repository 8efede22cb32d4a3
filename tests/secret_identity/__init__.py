"""The rules of Secret Identity."""
