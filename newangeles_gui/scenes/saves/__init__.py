"""Saved games: loading, saving, and what can be told of them."""
