"""Words of a title that has no grammar of its own: every sentence stands in its files as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from newangeles_gui.i18n import Name

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision, Event, Fact
    from newangeles_gui.i18n import Catalog

PLAYERS = ("player", "winners")  # facts that name those who play


class PlainWords:
    """Events are `log.KIND.told`, or `.known` for those who know more; questions are
    `decision.KIND`, answers `option.KIND.OPTION`, and who plays is `player.NAME`.
    """

    def __init__(self, catalog: Catalog, box: Any) -> None:
        self.catalog, self.box = catalog, box

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key."""
        return self.catalog.translate(key, **values)

    def name(self, key: str) -> str:
        """The name of an entry."""
        return self.catalog.label(key)

    def text(self, key: str) -> str:
        """What is said of an entry, as `KEY.text`."""
        told = f"{key}.text"
        return self.say(told) if self.catalog.has(told) else ""

    def player(self, name: str) -> Name:
        """Whoever plays, as `player.NAME`."""
        return Name(f"player.{name}")

    def event(self, event: Event, seat: int | None = None) -> str:
        """An event as a seat knows it; None is a spectator."""
        facts = event.facts(seat)
        known = f"log.{event.kind}.known"
        knows = self.catalog.has(known) and self.catalog.placeholders(known) <= facts.keys()
        key = known if knows else f"log.{event.kind}.told"
        return self.say(key, **{fact: self._told(fact, value) for fact, value in facts.items()})

    def _told(self, fact: str, value: Fact) -> object:
        if fact in PLAYERS and isinstance(value, list):
            return ", ".join(self.name(self.player(one).key) for one in value)
        if fact in PLAYERS and isinstance(value, str):
            return self.player(value)
        return ", ".join(value) if isinstance(value, list) else value

    def prompt(self, decision: Decision, view: Any) -> str:
        """The question of a decision."""
        return self.say(f"decision.{decision.kind}")

    def option(self, decision: Decision, option: str, view: Any = None) -> str:
        """The label of an answer."""
        return self.say(f"option.{decision.kind}.{option}")

    def warning(self, decision: Decision, option: str, view: Any) -> str:
        """Nothing is known to speak against an answer."""
        return ""
