"""The base of everything on a screen, and the root that hands inputs out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from .inputs import Input
    from .kit import Kit

Tip = str | Callable[[], str]
Action = Callable[[], None]

# What a text field takes for itself while it is typed into.
EDITING: Final = frozenset({"confirm", "cancel", "next", "previous", "up", "down"})


class Widget:
    """A rectangle with children. Widgets are made anew when their screen changes its layout."""

    focusable = False
    takes_text = False
    low_tip = False  # its tip stands beside it, below all that is above it
    floats = False  # may lie over its neighbours: said for the layout test
    way_in = ""  # of a group: the name of what keys that come from outside lead to
    closed = False  # of a group: arrows do not lead out of it

    def __init__(self, kit: Kit, rect: pygame.Rect, name: str = "", tip: Tip = "") -> None:
        self.kit = kit
        self.rect = pygame.Rect(rect)
        self.name = name
        self.tip = tip
        self.children: list[Widget] = []
        self.visible = True
        self.enabled = True
        self.hovered = False
        self.focused = False
        self.pressed = False
        self.clipped = ""  # words that did not fit

    def add(self, *widgets: Widget) -> None:
        """Put widgets on top of this one."""
        self.children += widgets

    def draw(self, surface: pygame.Surface) -> None:
        """Draw this and what lies on it."""
        if self.visible:
            self.paint(surface)
            for child in self.children:
                child.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw this alone; a bare group shows nothing."""

    def all(self) -> Iterator[Widget]:
        """This and everything visible on it, in drawing order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.all()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a place."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.at(pos)
            if found is not None:
                return found
        return self if self.hits(pos) else None

    def hits(self, pos: tuple[int, int]) -> bool:
        """Whether a place belongs to this widget; a group has no places of its own."""
        return type(self) is not Widget and self.rect.collidepoint(pos)

    def press(self, pos: tuple[int, int]) -> None:
        """The pointer goes down on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moves while it is down on it."""

    def click(self, pos: tuple[int, int]) -> bool:
        """The pointer went down and up on it; whether that meant something."""
        return False

    def drop(self, pos: tuple[int, int]) -> None:
        """The pointer was released, wherever that was."""

    def context(self, pos: tuple[int, int]) -> bool:
        """The other button."""
        return False

    def wheel(self, amount: int) -> bool:
        """The wheel turns over it."""
        return False

    def act(self, action: str) -> bool:
        """A key or button while it has the focus; whether that meant something."""
        if action == "confirm" and self.enabled:
            return self.click(self.rect.center)
        return False

    def type(self, text: str) -> None:
        """Somebody types while it has the focus."""

    @property
    def tip_text(self) -> str:
        """What to say about it while the pointer rests on it."""
        return self.tip if isinstance(self.tip, str) else self.tip()


class Root(Widget):
    """The topmost group of a screen: knows where pointer and focus are."""

    def __init__(self, kit: Kit, rect: pygame.Rect) -> None:
        super().__init__(kit, rect)
        self.dirty = True
        self.under: Widget | None = None
        self.focus: Widget | None = None
        self.pos = (-1, -1)
        self.groups: list[Widget] = []  # in whose order keys go through a screen; others are last
        self._held: Widget | None = None
        self._space_is_text = False

    def clear(self) -> None:
        """Take everything off, to put it anew; focus and pointer find their widgets by name."""
        self.children = []
        self.dirty = True

    def settle(self) -> None:
        """After putting everything anew: pointer and focus are where they were."""
        name = self.focus.name if self.focus else ""
        again = self.named(name) if name else None
        self.focus = None
        if again is not None and can_focus(again):
            self.set_focus(again)
        if all(one is not self._held for one in self.all()):  # what is pulled may still be there
            self._held = None
        self.under = None
        self._hover(self.pos)
        self.dirty = True

    @property
    def holds(self) -> bool:
        """Whether the pointer is down on something."""
        return self._held is not None

    def named(self, name: str) -> Widget | None:
        """The visible widget of a name."""
        return next((one for one in self.all() if one.name == name), None)

    def set_focus(self, widget: Widget | None) -> None:
        """Keys and buttons go to another widget."""
        if self.focus is not None:
            self.focus.focused = False
        self.focus = widget
        if widget is not None:
            widget.focused = True
        self.dirty = True

    def handle(self, given: Input) -> bool:
        """Hand an input to the widget that it is for; whether it meant something."""
        if given.kind == "action":
            return self._act(given.name)
        if given.kind == "text":
            return self._type(given.name)
        if given.kind == "wheel":
            return self._wheel(given.amount)
        if given.kind in ("move", "press", "release", "context"):
            return self._point(given.kind, given.pos)
        return False

    def _point(self, kind: str, pos: tuple[int, int]) -> bool:
        self._hover(pos)
        if kind == "press":
            return self._press(pos)
        if kind == "release":
            return self._release(pos)
        if kind == "context":
            self.dirty = True
            return self.under is not None and self.under.context(pos)
        if self._held is not None:
            self._held.drag(pos)
            self.dirty = True
        return False

    def _hover(self, pos: tuple[int, int]) -> None:
        self.pos = pos
        found = self.at(pos)
        if found is not self.under:
            for one, state in ((self.under, False), (found, True)):
                if one is not None:
                    one.hovered = state
            self.under = found
            self.dirty = True

    def hits(self, pos: tuple[int, int]) -> bool:
        """The empty ground belongs to nobody."""
        return False

    def _press(self, pos: tuple[int, int]) -> bool:
        self.dirty = True
        held = self._held = self.under
        if held is None:
            return False
        if can_focus(held):
            self.set_focus(held)
        held.pressed = True
        held.press(pos)
        return True

    def _release(self, pos: tuple[int, int]) -> bool:
        self.dirty = True
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        held.drop(pos)
        return bool(held is self.under and held.enabled and held.click(pos))

    def _wheel(self, amount: int) -> bool:
        self.dirty = True
        return any(one.wheel(amount) for one in self._under_pointer())

    def _under_pointer(self) -> list[Widget]:
        """The topmost first."""
        return [one for one in self.all() if one.rect.collidepoint(self.pos)][::-1]

    def _type(self, text: str) -> bool:
        if self.focus is None or not self.focus.takes_text:
            return False
        self.focus.type(text)
        self.dirty = True
        return True

    def ranked(self) -> list[Widget]:
        """What keys can go to, group by group."""
        known = {id(inner): place for place, one in enumerate(self.groups) for inner in one.all()}
        first = {one.way_in for one in self.groups if one.way_in}
        found = [one for one in self.all() if can_focus(one)]
        last = len(self.groups)
        return sorted(found, key=lambda one: (known.get(id(one), last), one.name not in first))

    def around(self, widget: Widget | None) -> Widget | None:
        """The group in which something is."""
        return next((one for one in self.groups if any(widget is i for i in one.all())), None)

    def entered(self, goal: Widget | None) -> Widget | None:
        """Where keys come that lead there: from outside a group first to its way in."""
        group = self.around(goal)
        if group is None or not group.way_in or group is self.around(self.focus):
            return goal
        first = self.named(group.way_in)
        return goal if first is None or not can_focus(first) else first

    def _in_next_group(self, step: int) -> Widget | None:
        """The first thing of another group, round and round."""
        starts: list[list[Widget]] = []
        for one in self.groups:
            inner = [found for found in one.all() if can_focus(found)]
            if inner:
                starts.append(inner)
        now = next((n for n, inner in enumerate(starts) if self.focus in inner), -step)
        return starts[(now + step) % len(starts)][0] if starts else None

    def _act(self, action: str) -> bool:
        typing = self.focus is not None and self.focus.takes_text
        if action == "space":
            if typing:
                return True  # the space itself comes as text
            action = "confirm"
        if self.focus is not None and self.focus.act(action):
            self.dirty = True
            return True
        if typing and action not in EDITING:
            return True
        if action in GROUP_STEPS and self.groups:
            goal = self._in_next_group(GROUP_STEPS[action])
        else:
            goal = next_focus(self, action.removesuffix("_group"))
        goal = self.entered(goal)
        if goal is not None:
            self.set_focus(goal)
        return goal is not None


GROUP_STEPS: Final = MappingProxyType({"next_group": 1, "previous_group": -1})


def can_focus(widget: Widget) -> bool:
    """Whether keys can go to it."""
    return widget.focusable and widget.enabled and widget.visible


DIRECTIONS: Final = MappingProxyType(
    {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
)
SIDEWAYS: Final = 2.5  # how much farther something seems that does not lie straight ahead


def next_focus(root: Root, action: str) -> Widget | None:
    """The widget to go to; None if the action is no move or there is nothing there."""
    candidates = root.ranked()
    if not candidates:
        return None
    if action in ("next", "previous"):
        return _in_order(candidates, root.focus, 1 if action == "next" else -1)
    if action not in DIRECTIONS:
        return None
    if root.focus is None or root.focus not in candidates:
        return candidates[0]
    group = root.around(root.focus)
    if group is not None and group.closed:
        candidates = [one for one in candidates if root.around(one) is group]
    return _ahead(candidates, root.focus, DIRECTIONS[action])


def _in_order(candidates: list[Widget], now: Widget | None, step: int) -> Widget:
    if now is None or now not in candidates:
        return candidates[0 if step > 0 else -1]
    return candidates[(candidates.index(now) + step) % len(candidates)]


def _ahead(candidates: list[Widget], now: Widget, way: tuple[int, int]) -> Widget | None:
    ahead = [
        (_distance(now.rect, one.rect, way), place)
        for place, one in enumerate(candidates)
        if one is not now and _lies_ahead(now.rect, one.rect, way)
    ]
    return candidates[min(ahead)[1]] if ahead else None


def _lies_ahead(now: pygame.Rect, then: pygame.Rect, way: tuple[int, int]) -> bool:
    along = (then.centerx - now.centerx) * way[0] + (then.centery - now.centery) * way[1]
    return along > 0


def _distance(now: pygame.Rect, then: pygame.Rect, way: tuple[int, int]) -> float:
    dx, dy = then.centerx - now.centerx, then.centery - now.centery
    along, across = (abs(dx), abs(dy)) if way[0] else (abs(dy), abs(dx))
    return along + across * SIDEWAYS
