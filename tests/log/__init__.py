"""Logs: what every engine promises, and what one of them does beyond it."""
