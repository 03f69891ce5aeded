"""Which of several sentences that say the same is said: the same moment always reads the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import rng

if TYPE_CHECKING:
    from newangeles_gui.i18n import Catalog

WAYS: Final = ("a", "b", "c")  # in which every reason can be said (ai/phrasing.py chooses)


def way_of(catalog: Catalog, key: str, pick: int) -> str:
    """The key of the words for a reason: one of its ways, or itself if it has only one."""
    way = f"{key}.{WAYS[pick % len(WAYS)]}"
    return way if catalog.has(way) else key


def by_values(*values: str) -> int:
    """Picks by what is spoken of, where nobody knows the moment."""
    return rng.output(rng.seed(" ".join(values))) % len(WAYS)
