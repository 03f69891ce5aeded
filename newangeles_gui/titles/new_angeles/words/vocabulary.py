"""From the ids of the rules to the names of the catalog."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

if TYPE_CHECKING:
    from newangeles_gui.i18n import Catalog

    from ..rules import Box


class Vocabulary:
    """Names and texts of everything in the box."""

    def __init__(self, catalog: Catalog, box: Box) -> None:
        self.catalog = catalog
        self._family = {
            **dict.fromkeys(box.type_of, "action"),
            **dict.fromkeys(box.emergency_owner, "emergency"),
            **dict.fromkeys(box.events, "event"),
            **dict.fromkeys(box.assets, "asset"),
        }

    def knows(self, card: str) -> bool:
        """Whether this is an action card, an emergency action, an event or an asset."""
        return card in self._family

    def card(self, card: str) -> Name:
        """The name of whatever can resolve something: action, emergency, event or asset."""
        return Name(f"{self._family.get(card, 'action')}.{card}")

    def program(self, program: str) -> str:
        """The card that a program of verbs, or a branch of one, belongs to."""
        return program.partition(".")[0]

    def label(self, name: Name) -> str:
        """The plain words for a name."""
        return self.catalog.label(name.key)

    def several(self, names: Iterable[Name]) -> str:
        """Names one after the other; the same ones together, with their number."""
        counts: dict[Name, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        return ", ".join(
            self.catalog.translate("decision.several", card=name, count=count)
            if count > 1
            else self.label(name)
            for name, count in counts.items()
        )

    def text(self, name: Name) -> str:
        """What a card says; empty if it says nothing."""
        for leaf in ("text", "flavor"):
            key = f"{name.key}.{leaf}"
            if self.catalog.has(key):
                return self.catalog.translate(key)
        return ""


def corporation(name: str) -> Name:
    """The name of a corporation."""
    return Name(f"corporation.{name}")


def district(name: str) -> Name:
    """The name of a district."""
    return Name(f"district.{name}")


def term(name: str) -> Name:
    """The name of a piece, a resource, a type or another word of the rules."""
    return Name(f"term.{name}")


def piece(name: str) -> Name:
    """The name of a piece; `enemy` is either enemy unit."""
    return term("enemy_unit" if name == "enemy" else name)
