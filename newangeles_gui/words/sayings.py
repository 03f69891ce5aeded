"""What the house says about any game in one language: the words of a title as it asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision, Event
    from newangeles_gui.i18n import Catalog, Name


class Sayings(Protocol):
    """The door to the words of a title; views are of its own kind."""

    @property
    def catalog(self) -> Catalog:
        """All words of the language."""

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key."""

    def name(self, key: str) -> str:
        """The name of an entry such as `term.card`."""

    def text(self, key: str) -> str:
        """What there is to be read of an entry beside its name; empty if there is nothing."""

    def player(self, name: str) -> Name:
        """The name of somebody who plays, as it is put into sentences."""

    def event(self, event: Event, seat: int | None = None) -> str:
        """An event as a seat knows it; None is a spectator."""

    def prompt(self, decision: Decision, view: Any) -> str:
        """The question of a decision."""

    def option(self, decision: Decision, option: str, view: Any = None) -> str:
        """The label of an answer."""

    def warning(self, decision: Decision, option: str, view: Any) -> str:
        """What speaks against an answer whatever one is after; empty if nothing does."""
