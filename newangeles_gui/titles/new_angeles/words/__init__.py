"""What happens and what is asked, in sentences: for every screen, with the words of i18n."""

from .sayings import for_all, offered, reason, remark
from .vocabulary import corporation, district, piece, term
from .wording import Wording, own_words, sentence

__all__ = [
    "Wording",
    "corporation",
    "district",
    "for_all",
    "offered",
    "own_words",
    "piece",
    "reason",
    "remark",
    "sentence",
    "term",
]
