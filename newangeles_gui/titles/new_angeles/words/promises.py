"""Promises in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

from .vocabulary import corporation

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


def pledged(words: Vocabulary, promise: str, to: str) -> str:
    """A promise to somebody as something that is given, such as "a promise to ..."."""
    _, kind, amount, about, until = promise.split(":")
    catalog = words.catalog
    return catalog.translate(
        f"trade.promise.{kind}",
        to=corporation(to),
        amount=int(amount),
        asset=Name(f"asset.{about}"),
        until=catalog.translate(f"log.until.{until}"),
        by=catalog.translate(f"trade.by.{until}"),
    )
