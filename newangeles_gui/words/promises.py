"""Promises in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

if TYPE_CHECKING:
    from .vocabulary import Vocabulary


def described(words: Vocabulary, promise: str) -> str:
    """What is promised, from the text form `nbn:support:2:-:deal`."""
    _, kind, amount, about, until = promise.split(":")
    catalog = words.catalog
    return catalog.translate(
        f"log.promise.{kind}",
        amount=int(amount),
        asset=Name(f"asset.{about}"),
        until=catalog.translate(f"log.until.{until}"),
    )
