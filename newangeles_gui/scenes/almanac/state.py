"""Where a reader is in the almanac: what survives when the screen is put anew."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from .index import TABS
from .rulebook import rule_key

# Which tab shows the topics of a kind.
TAB_OF: Final = MappingProxyType(
    {
        "rule": "rules",
        "rule_section": "rules",
        "card": "cards",
        "glossary": "glossary",
        "district": "city",
        "corporation": "corporations",
        "component": "components",
    }
)


@dataclass(slots=True)
class Place:
    """A tab, what is chosen in it, and how far it is scrolled."""

    tab: str = TABS[0]
    chosen: dict[str, str] = field(default_factory=dict)  # by tab
    offsets: dict[str, int] = field(default_factory=dict)  # by the name of a view
    kind: str = ""  # only cards of this kind
    card: str = ""  # the card that is shown large

    def copy(self) -> Place:
        """To come back to."""
        return replace(self, chosen=dict(self.chosen), offsets=dict(self.offsets))

    def open(self, topic: str) -> bool:
        """Go to a topic such as `rule.34_2` or `card.eiko`; whether there are such topics."""
        kind, _, name = topic.partition(".")
        if kind in TABS and not name:
            self.tab, self.card = kind, ""
            return True
        if kind not in TAB_OF or not name:
            return False
        self.tab = TAB_OF[kind]
        if kind == "card":
            self.card = name
            return True
        self.chosen[self.tab] = rule_key(name) if kind == "rule" else name
        return True
