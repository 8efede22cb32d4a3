"""The rules of Codenames."""
