"""The rules of Mafia, with and without action cards."""
