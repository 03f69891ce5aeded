"""Words for any title: ways of saying the same thing, and troubles with the disk."""

from .sayings import PlayedMatch, Sayings, by_values, save_trouble, way_of
from .symbols import OR, THEN, Change, Joint, Round, Sentence, Sign, SymbolTile, SymbolWord, cut

__all__ = [
    "Change",
    "Joint",
    "OR",
    "PlayedMatch",
    "Round",
    "Sayings",
    "Sentence",
    "Sign",
    "SymbolTile",
    "SymbolWord",
    "THEN",
    "by_values",
    "cut",
    "save_trouble",
    "way_of",
]
