"""The almanac: every rule, card and word, and what else a game has, searchable."""
