"""What happens and what is asked, in sentences: for every screen, with the words of i18n."""

from .facts import cause, corporation, district, entry, piece, term, values
from .questions import PLAIN, piece_at
from .trades import signs_of
from .wording import (
    Wording,
    counsel_label,
    counsel_reason,
    for_all,
    offered,
    own_words,
    reason,
    remark,
    sentence,
)

__all__ = [
    "PLAIN",
    "Wording",
    "cause",
    "corporation",
    "counsel_label",
    "counsel_reason",
    "district",
    "entry",
    "for_all",
    "offered",
    "own_words",
    "piece",
    "piece_at",
    "reason",
    "remark",
    "sentence",
    "signs_of",
    "term",
    "values",
]
