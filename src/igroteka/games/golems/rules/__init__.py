"""A module per chapter of the rules page."""
