"""Why an opponent did something, in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

from .vocabulary import corporation

if TYPE_CHECKING:
    from .wording import Wording


def remark(words: Wording, key: str, values: Mapping[str, str]) -> str:
    """The sentence of a reason; its values are ids of cards, assets and players."""
    named = {name: _named(words, name, value) for name, value in values.items()}
    return words.say(f"reason.{key}", **named)


def _named(words: Wording, name: str, value: str) -> object:
    if name == "card":
        return words.names.card(value)
    return corporation(value) if name == "player" else Name(f"asset.{value}")
