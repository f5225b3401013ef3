"""Saved games, moment by moment."""
