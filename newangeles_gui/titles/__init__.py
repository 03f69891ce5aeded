"""The games that this house has, a folder each; each is imported when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .title import Title

TITLES: Final = ("new_angeles",)


def load(name: str) -> Title:
    """The title of that id; KeyError if there is none."""
    if name == "new_angeles":
        from .new_angeles.title import TITLE

        return TITLE
    raise KeyError(name)
