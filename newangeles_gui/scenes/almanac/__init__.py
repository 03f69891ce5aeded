"""The almanac: every rule, card, word, district and corporation, searchable."""
