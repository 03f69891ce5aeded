"""Why an opponent did something, in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name
from newangeles_gui.words.ways import by_values, way_of

from .vocabulary import corporation

if TYPE_CHECKING:
    from .wording import Wording


def remark(words: Wording, key: str, values: Mapping[str, str], pick: int | None = None) -> str:
    """The sentence of a reason; its values are ids of cards, assets and players.

    `pick` chooses among those that say the same; without it, what is spoken of does.
    """
    named = {name: _named(words, name, value) for name, value in values.items()}
    chosen = by_values(key, *values.values()) if pick is None else pick
    return words.say(way_of(words.catalog, f"reason.{key}", chosen), **named)


def _named(words: Wording, name: str, value: str) -> object:
    if name == "card":
        return words.names.card(value)
    return corporation(value) if name == "player" else Name(f"asset.{value}")
