"""What every screen is, and what all of them share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.widgets import DELAY, Inputs, Root, Tween, linear, put_tooltip

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.audio import Audio
    from newangeles_gui.session import SaveStore
    from newangeles_gui.settings import Chosen, Settings
    from newangeles_gui.widgets import CardFace, Input, Kit
    from newangeles_gui.words import Sayings

    from .room import Room


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
    # Has the settings file written between two frames: a disk may take longer than one.
    keep_soon: Callable[[], None] = lambda: None
    quit: Callable[[], None] = lambda: None
    # The games that there are, by id with the folders of their words; and the way into another one,
    # which closes all screens and lends the next ones what they need.
    games: Callable[[], Mapping[str, Path]] = dict
    open_game: Callable[[str], Services] | None = None

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key in the language of the player."""
        return self.words.say(key, **values)

    def trouble(self, reason: str, kept: bool = False) -> str:
        """Why a save was not written; one from before is spoken of if there is one."""
        from newangeles_gui.words import save_trouble

        return save_trouble(self.words, reason, kept)

    def level_name(self, level: str) -> str:
        """What a level of opponents is called; one that has no words yet goes by its own name."""
        key = f"level.{level}.name"
        return self.say(key) if self.words.catalog.has(key) else level

    def level_about(self, level: str) -> str:
        """How opponents of a level play, in a line."""
        key = f"level.{level}.about"
        return self.say(key) if self.words.catalog.has(key) else ""

    @property
    def languages(self) -> Mapping[str, str]:
        """What languages call themselves, by code, the default one first."""
        from newangeles_gui.settings import known_languages

        return {code: one.name for code, one in known_languages().items()}

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
        return self.words.called(player)

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
        self._pointed = False  # whether nothing has come or been done since it moved

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
        before = self.root.under
        self.root.rect = self.screen
        self.root.clear()
        self.build()
        self.root.settle()
        under = self.root.under
        if before is not None and (under is None or under.name != before.name):
            self.hush()

    def hush(self) -> None:
        """Something new is to be read: no tip lies over it before the pointer moves again."""
        self._pointed = False

    def tell_now(self) -> None:
        """What is said of what the pointer is on is said without waiting."""
        self._pointed, self._rested, self.root.dirty = True, DELAY, True

    def focus_first(self, *names: str) -> None:
        """Unless something has it, the focus goes to the first of these that is there."""
        if self.root.focus is None:
            found = (one for name in names if (one := self.root.named(name)) is not None)
            self.root.set_focus(next(found, None))

    def enter(self) -> None:
        """The screen comes to the top, for the first time or again."""
        self.rebuild()

    def leave(self) -> None:  # noqa: B027  # most screens have begun nothing
        """The screen is gone for good: end what it has begun."""

    def unfocused(self) -> None:  # noqa: B027  # most screens show nothing private
        """The window has lost the focus: private things close."""

    def handle(self, given: Input) -> bool:
        """Take an input; whether it meant something. Only who moves the pointer gets tips."""
        self._rested, self._pointed = 0.0, given.kind == "move"
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
        if waited and self._rested >= DELAY and self.tip:
            self.root.dirty = True

    def wait(self) -> float | None:
        """Seconds until it wants `update` again; None if it only waits for inputs."""
        return DELAY if self._rested < DELAY and self.tip else None

    def tip_room(self, near: pygame.Rect) -> pygame.Rect:
        """Where the tip of something may stand."""
        return self.screen

    @property
    def tip(self) -> str:
        """What is said of what the pointer rests on, once it has rested long enough."""
        under = self.root.under
        return under.tip_text if under is not None and self._pointed else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ground, widgets and the tip."""
        self.paint(surface)
        self.root.draw(surface)
        self.root.dirty = False
        tip = self.tip
        under = self.root.under
        if tip and under is not None and self._rested >= DELAY:
            room = self.tip_room(under.rect)
            put_tooltip(self.kit, surface, under.rect, tip, room, under.low_tip)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ground below the widgets."""
        surface.fill(self.kit.color("base"))


FADE: Final = 0.18  # seconds
FRAME: Final = 1 / 60


class SceneStack:
    """Only the top screen gets inputs; those below an overlay are still drawn."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.fading = True
        self._fade: Tween | None = None
        self._before: pygame.Surface | None = None
        self._last: pygame.Surface | None = None
        self._changed = True

    @property
    def top(self) -> Scene | None:
        """The screen that gets the inputs."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Open a screen over the others."""
        self._change(fade=not scene.overlay and not scene.hides)
        self.scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Close the top screen and go on with the one below."""
        closed = self.scenes.pop()
        closed.leave()
        self._change(fade=not closed.overlay)
        if self.top is not None:
            self.top.enter()

    def close(self, scene: Scene) -> None:
        """Close a screen and everything above it."""
        while scene in self.scenes:
            self.scenes.pop().leave()
        self._change(fade=False)
        if self.top is not None:
            self.top.enter()

    def replace(self, *scenes: Scene) -> None:
        """Close everything and open these."""
        self._change(fade=True)
        self.clear()
        for scene in scenes:
            self.scenes.append(scene)
        for scene in scenes[-1:]:
            scene.enter()

    def clear(self) -> None:
        """Close everything; what is opened next fades in."""
        while self.scenes:
            self.scenes.pop().leave()

    def swap(self, scene: Scene) -> None:
        """Open a screen in place of the top one."""
        self._change(fade=True)
        if self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()

    def _change(self, fade: bool) -> None:
        self._changed = True
        self._fade = self._before = None
        if fade and self.fading and self._last is not None:
            self._before = self._last.copy()
            self._fade = Tween(255, 0, FADE, linear)

    def rebuild(self) -> None:
        """Language, size or colours have changed."""
        self._changed = True
        self._fade = self._before = self._last = None
        for scene in self.scenes:
            scene.rebuild()

    def redraw(self) -> None:
        """What was in the window is lost."""
        self._changed = True

    def handle(self, given: Input) -> bool:
        """The top screen takes it; whether it meant something."""
        return self.top is not None and self.top.handle(given)

    def unfocused(self) -> None:
        """The window has lost the focus."""
        for scene in list(self.scenes):
            if scene in self.scenes:  # it may have been closed by one below
                scene.unfocused()

    def update(self, seconds: float) -> None:
        """Time passes for the screens that can be seen."""
        if self._fade is not None:
            self._fade.advance(seconds)
            self._changed = True
            if self._fade.done:
                self._fade = self._before = None
        for scene in self.shown():
            scene.update(seconds)

    @property
    def fades(self) -> bool:
        """Whether one picture still goes over into the next."""
        return self._fade is not None

    def wait(self) -> float | None:
        """Seconds until somebody wants `update`; None if everything rests."""
        if self.fades or self.dirty:
            return FRAME
        waits = [wait for scene in self.shown() if (wait := scene.wait()) is not None]
        return min(waits, default=None)

    @property
    def dirty(self) -> bool:
        """Whether the picture has changed."""
        return self._changed or any(scene.root.dirty for scene in self.shown())

    def shown(self) -> list[Scene]:
        """The screens that can be seen, the lowest first."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen."""
        self._changed = False
        for scene in self.shown():
            scene.draw(surface)
        if self._before is not None and self._fade is not None:
            self._before.set_alpha(round(self._fade.value))
            surface.blit(self._before, (0, 0))
        self._last = surface
