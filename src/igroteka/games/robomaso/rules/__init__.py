"""The rules of Robomaso, a module per chapter of the page."""
