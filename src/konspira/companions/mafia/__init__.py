"""A companion at Mafia."""
