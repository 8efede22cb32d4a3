"""What people see of a game, and what the server asks: whom it waits for, how it ended."""
