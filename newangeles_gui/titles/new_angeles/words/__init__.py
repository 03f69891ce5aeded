"""What happens and what is asked, in sentences: for every screen, with the words of i18n."""

from .sayings import for_all, offered, reason, remark
from .vocabulary import corporation, district, piece, term
from .wording import Wording, sentence

__all__ = [
    "Wording",
    "corporation",
    "district",
    "for_all",
    "offered",
    "piece",
    "reason",
    "remark",
    "sentence",
    "term",
]
