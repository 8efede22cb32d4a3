"""A room: its people, its seats and its games, without a server."""
