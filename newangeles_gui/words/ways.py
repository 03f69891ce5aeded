"""Which of several sentences that say the same is said: the same moment always reads the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import rng

if TYPE_CHECKING:
    from newangeles_gui.i18n import Catalog

WAYS: Final = ("a", "b", "c")  # in which every reason can be said


def way_of(catalog: Catalog, key: str, pick: int) -> str:
    """The key of the words for a reason: one of its ways, or itself if it has only one."""
    way = f"{key}.{WAYS[pick % len(WAYS)]}"
    return way if catalog.has(way) else key


def by_values(*values: str) -> int:
    """Picks by what is spoken of, where nobody knows the moment."""
    return rng.output(rng.seed(" ".join(values))) % len(WAYS)


def after_answer(choices: Sequence[str], seed: str) -> int:
    """Picks for the reason of the newest choice of a match.

    From one answer to the next of the same kind it is another way, so that those who decide the
    same one after the other for the same reason do not say it in the same words.
    """
    kind = _kind(choices[-1]) if choices else ""
    return by_values(seed) + _count(choices, kind)


def after_events(choices: Sequence[str], seed: str, key: str) -> int:
    """Picks for a comment: another way in the next deal, about trades after the next trade."""
    kind = "trade" if key == "comment.traded" else "main_offer"
    return by_values(seed) + _count(choices, kind)


def _count(choices: Sequence[str], kind: str) -> int:
    return sum(_kind(one) == kind for one in choices)


def _kind(choice: str) -> str:
    return choice.partition(" ")[0]
