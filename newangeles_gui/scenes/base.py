"""What every screen is, and what all of them share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.widgets import DELAY, Inputs, Root, put_tooltip

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.audio import Audio
    from newangeles_gui.session import SaveStore
    from newangeles_gui.settings import Chosen, Settings
    from newangeles_gui.widgets import CardFace, Input, Kit
    from newangeles_gui.words import Sayings

    from .room import Room
    from .stack import SceneStack

SOON: Final = 1 / 60  # seconds: as the next frame


@dataclass(slots=True)
class Services:
    """What the program lends to its screens."""

    kit: Kit
    words: Sayings
    box: Any  # an AnyBox of the title's own kind
    settings: Settings
    store: SaveStore
    audio: Audio
    stack: SceneStack
    inputs: Inputs = field(default_factory=Inputs)
    # Reads the settings again and gives every screen its new language, scale, colours and volume.
    settings_changed: Callable[[], None] = lambda: None
    quit: Callable[[], None] = lambda: None
    # The games that there are, by id with the folders of their words; and the way into another one,
    # which closes all screens and lends the next ones what they need.
    games: Callable[[], Mapping[str, Path]] = dict
    open_game: Callable[[str], Services] | None = None

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key in the language of the player."""
        return self.words.say(key, **values)

    @property
    def title_id(self) -> str:
        """The id of the game that is open."""
        return str(self.box.title.meta.id)

    @property
    def roles(self) -> Sequence[str]:
        """Who can be played, by name."""
        roles: Sequence[str] = self.box.title.rules.roles(self.box)
        return roles

    def called(self, player: str) -> str:
        """What somebody who plays is called; one that is not of this game by the bare name."""
        return self.words.name(self.words.player(player).key)

    @property
    def chosen(self) -> Chosen:
        """What is chosen for the title alone."""
        title = self.box.title
        return self.settings.of(title.meta.id, title.settings)

    def chosen_in(self, name: str) -> Chosen:
        """Where a setting is: with those of the house, or with the title's own."""
        house = self.settings.house
        return house if name in house.kinds else self.chosen

    @property
    def room(self) -> Room:
        """The title as it is seen."""
        from .room import room_of

        return room_of(self.box.title)

    def face(self, card: str) -> CardFace:
        """What is printed on a card."""
        return self.room.face_of(self, card)


class Scene(ABC):
    """A screen: widgets put by `build`, which is called again when language or size change."""

    name = ""
    overlay = False  # whether the screen below is seen behind it
    music = ""  # the piece of music; empty leaves what is playing
    private = False  # whether it shows what only one person may see
    hides = False  # whether nothing of what was seen before may shine through
    begins = False  # whether the program is still beginning while it is seen

    def __init__(self, services: Services) -> None:
        self.services = services
        self.kit = services.kit
        self.root = Root(self.kit, pygame.Rect((0, 0), self.kit.view.size))
        self._rested = 0.0  # seconds that the pointer has not moved

    @property
    def screen(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.kit.view.size)

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key."""
        return self.services.say(key, **values)

    def px(self, units: float) -> int:
        """Pixels for so many units."""
        return self.kit.px(units)

    @abstractmethod
    def build(self) -> None:
        """Put the widgets on the empty root."""

    def rebuild(self) -> None:
        """Put all widgets anew; pointer and focus stay where they were."""
        self.root.rect = self.screen
        self.root.clear()
        self.build()
        self.root.settle()

    def enter(self) -> None:
        """The screen comes to the top, for the first time or again."""
        self.rebuild()

    def leave(self) -> None:  # noqa: B027  # most screens have begun nothing
        """The screen is gone for good: end what it has begun."""

    def unfocused(self) -> None:  # noqa: B027  # most screens show nothing private
        """The window has lost the focus: private things close."""

    def handle(self, given: Input) -> bool:
        """Take an input; whether it meant something."""
        self._rested = 0.0
        if self.root.handle(given):
            return True
        if given.kind == "action" and given.name == "cancel":
            return self.cancel()
        return False

    def cancel(self) -> bool:
        """Escape, or its button: go back, if that is possible."""
        return False

    def update(self, seconds: float) -> None:
        """Time passes."""
        waited = self._rested < DELAY
        self._rested += seconds
        if waited and self._rested >= DELAY and self._tip():
            self.root.dirty = True

    def wait(self) -> float | None:
        """Seconds until it wants `update` again; None if it only waits for inputs."""
        return DELAY if self._rested < DELAY and self._tip() else None

    def _tip(self) -> str:
        under = self.root.under
        return "" if under is None else under.tip_text

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ground, widgets and the tip."""
        self.paint(surface)
        self.root.draw(surface)
        self.root.dirty = False
        tip = self._tip()
        under = self.root.under
        if tip and under is not None and self._rested >= DELAY:
            put_tooltip(self.kit, surface, tip, under.rect, self.screen, under.low_tip)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ground below the widgets."""
        surface.fill(self.kit.color("base"))
