"""The contract of games: what every game keeps, and what all games are built from."""
