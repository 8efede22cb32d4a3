"""Companions: what they may know, and how well they play."""
