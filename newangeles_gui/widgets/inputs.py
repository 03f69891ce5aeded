"""What a person does, whatever they do it with: pointer, keyboard or gamepad."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import pygame

# What a key or a button can mean. The first ones cannot be bound to other keys.
FIXED: Final = MappingProxyType(
    {
        pygame.K_RETURN: "confirm",
        pygame.K_KP_ENTER: "confirm",
        pygame.K_SPACE: "space",
        pygame.K_ESCAPE: "cancel",
        pygame.K_TAB: "next",
        pygame.K_UP: "up",
        pygame.K_DOWN: "down",
        pygame.K_LEFT: "left",
        pygame.K_RIGHT: "right",
        pygame.K_PAGEUP: "page_up",
        pygame.K_PAGEDOWN: "page_down",
        pygame.K_HOME: "home",
        pygame.K_END: "end",
        pygame.K_BACKSPACE: "erase",
        pygame.K_DELETE: "delete",
        pygame.K_F10: "menu",
        pygame.K_F11: "fullscreen",
    }
)
WITH_CONTROL: Final = MappingProxyType({"z": "undo", "y": "redo"})  # as in any other program
BOUND: Final = MappingProxyType(
    {
        "undo": "u",
        "redo": "r",
        "log": "l",
        "hint": "h",
        "zoom": "z",
        "skip": "s",
        "own": "p",
        "almanac": "f1",
        "save": "f5",
        "load": "f9",
        "speed": "v",
        "mute": "n",
    }
)
BUTTONS: Final = MappingProxyType(
    {
        0: "confirm",
        1: "cancel",
        2: "trade",
        3: "zoom",
        4: "previous_group",
        5: "next_group",
        6: "log",
        7: "menu",
        8: "undo",
        9: "hint",
        10: "reserve",
    }
)
TRIGGERS: Final = MappingProxyType({2: "overlay", 5: "other"})
HAT: Final = MappingProxyType({(0, 1): "up", (0, -1): "down", (-1, 0): "left", (1, 0): "right"})
LETTERS: Final = 26
STICK_ON: Final = 0.6
STICK_OFF: Final = 0.3
LEFT_BUTTON: Final = 1
RIGHT_BUTTON: Final = 3


@dataclass(slots=True, frozen=True)
class Input:
    """One thing that a person did.

    `kind` is move, press, release, context (the right button), wheel, action, let_go, key or
    text; a `key` names the key itself, for binding it; what is `let_go` was an action before.
    """

    kind: str
    pos: tuple[int, int] = (0, 0)
    name: str = ""
    amount: int = 0


class Inputs:
    """Turns the events of the library into inputs; keeps which keys mean what, and what is held."""

    def __init__(self, bound: Mapping[str, str] = BOUND, held: Held | None = None) -> None:
        self.bind(bound)
        self.held = held or Held()
        self._stick = ["", ""]
        self._pulled: set[int] = set()

    def bind(self, bound: Mapping[str, str]) -> None:
        """Use other keys: the name of a key for each meaning."""
        self._keys: dict[str, str] = {}
        for meaning, name in bound.items():
            self._keys.setdefault(name, meaning)

    def read(self, event: pygame.event.Event) -> Iterator[Input]:
        """The inputs in an event; most have one or none."""
        if event.type == pygame.MOUSEMOTION:
            yield Input("move", event.pos)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            yield from _button(event)
        elif event.type == pygame.MOUSEWHEEL:
            yield Input("wheel", amount=event.y)
        elif event.type == pygame.KEYDOWN:
            for given in self._key(event):
                yield self._pressed(("key", event.key), given)
        elif event.type == pygame.KEYUP:
            self.held.release(("key", event.key))
            if _key_name(event) in self._keys:
                yield Input("let_go", name=self._keys[_key_name(event)])
        elif event.type == pygame.TEXTINPUT:
            yield Input("text", name=event.text)
        elif event.type == pygame.JOYBUTTONDOWN:
            if event.button in BUTTONS:
                given = Input("action", name=BUTTONS[event.button])
                yield self._pressed(("button", event.button), given)
        elif event.type == pygame.JOYHATMOTION:
            yield from self._hat(tuple(event.value))
        elif event.type == pygame.JOYAXISMOTION:
            yield from self._axis(event.axis, event.value)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self.let_go()

    def let_go(self) -> None:
        """Nothing is held any more: nobody can tell us when it is let go."""
        self.held.forget()
        self._stick = ["", ""]
        self._pulled.clear()

    def _pressed(self, source: Hashable, given: Input) -> Input:
        self.held.press(source, given)
        return given

    def _key(self, event: pygame.event.Event) -> Iterator[Input]:
        name = _key_name(event)
        yield Input("key", name=name)
        backwards = event.mod & pygame.KMOD_SHIFT
        if event.key in FIXED:
            meaning = FIXED[event.key]
            yield Input("action", name="previous" if meaning == "next" and backwards else meaning)
        elif event.mod & pygame.KMOD_ALT and event.key == pygame.K_F4:
            yield Input("action", name="quit")
        elif event.mod & pygame.KMOD_CTRL and name in WITH_CONTROL:
            meaning = WITH_CONTROL[name]
            yield Input("action", name="redo" if backwards else meaning)
        elif name.isdecimal() and len(name) == 1:
            yield Input("action", name="number", amount=int(name) or 10)
        elif name in self._keys:
            yield Input("action", name=self._keys[name])

    def _hat(self, value: tuple[int, int]) -> Iterator[Input]:
        """A hat that is between two ways means none."""
        self.held.release("hat")
        if value in HAT:
            yield self._pressed("hat", Input("action", name=HAT[value]))

    def _axis(self, axis: int, value: float) -> Iterator[Input]:
        """A stick means one step each time it leaves its middle; a trigger when it is pulled."""
        if axis in TRIGGERS:
            if value > STICK_ON and axis not in self._pulled:
                self._pulled.add(axis)
                yield Input("action", name=TRIGGERS[axis])
            elif value < STICK_OFF and axis in self._pulled:
                self._pulled.discard(axis)
                yield Input("let_go", name=TRIGGERS[axis])
            return
        if axis not in (0, 1):
            return
        ways = (("left", "right"), ("up", "down"))[axis]
        if abs(value) < STICK_OFF:
            self._stick[axis] = ""
            self.held.release(("stick", axis))
        elif abs(value) > STICK_ON:
            way = ways[value > 0]
            if self._stick[axis] != way:
                self._stick[axis] = way
                yield self._pressed(("stick", axis), Input("action", name=way))


def _key_name(event: pygame.event.Event) -> str:
    """What a key is called; one with a letter of another script, which has no name, as in Latin."""
    name = pygame.key.name(event.key)
    letter = getattr(event, "scancode", 0) - pygame.KSCAN_A
    nameless = not name or not name.isascii()
    return chr(ord("a") + letter) if nameless and 0 <= letter < LETTERS else name


def _button(event: pygame.event.Event) -> Iterator[Input]:
    down = event.type == pygame.MOUSEBUTTONDOWN
    if event.button == LEFT_BUTTON:
        yield Input("press" if down else "release", event.pos)
    elif event.button == RIGHT_BUTTON and down:
        yield Input("context", event.pos)


# Moving, scrolling, and taking letters away where somebody types; letters themselves come as
# text, and that repeats as the system likes.
AGAIN: Final = frozenset(
    {"up", "down", "left", "right", "page_up", "page_down", "erase", "delete"}
)  # fmt: skip
# What something means while it is held, where that is not what it means at first.
LASTING: Final = MappingProxyType({"space": "run_on"})
FIRST: Final = 0.4  # seconds until something held comes again
THEN: Final = 0.04


class Held:
    """The one thing that comes again: what was pressed last, until it is let go."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._source: Hashable = None
        self._given: Input | None = None
        self._due = 0.0

    def press(self, source: Hashable, given: Input) -> None:
        """A key, a button or a stick went down; whatever was held before ends."""
        self._source = source
        again = given.kind == "action" and given.name in AGAIN
        self._given = given if again else None
        if given.kind == "action" and given.name in LASTING:
            self._given = Input("action", name=LASTING[given.name])
        self._due = self._clock() + FIRST

    def release(self, source: Hashable) -> None:
        """It was let go."""
        if source == self._source:
            self.forget()

    def forget(self) -> None:
        """Nothing is held any more."""
        self._source = self._given = None

    def wait(self) -> float | None:
        """Seconds until something comes again; None if nothing does."""
        return None if self._given is None else max(0.0, self._due - self._clock())

    def again(self) -> list[Input]:
        """What comes again now: once, however long the last frame took."""
        if self._given is None or self._clock() < self._due:
            return []
        self._due = self._clock() + THEN
        return [self._given]


LOOK_AGAIN: Final = 0.005  # seconds


def next_event(seconds: float, untold: bool) -> pygame.event.Event:
    """What happens next, or nothing for so many seconds.

    Gamepads, and windows that nobody sees, do not tell by themselves: SDL would look a thousand
    times a second, which takes a fiftieth of a core.
    """
    if not untold or seconds < LOOK_AGAIN:
        return pygame.event.wait(max(1, round(seconds * 1000)))
    until = time.perf_counter() + seconds
    event = pygame.event.poll()
    while event.type == pygame.NOEVENT and time.perf_counter() < until:
        time.sleep(LOOK_AGAIN)
        event = pygame.event.poll()
    return event


def post_press(pos: tuple[int, int]) -> None:
    """The left button goes down."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=pos))


def post_motion(pos: tuple[int, int]) -> None:
    """The pointer moves there."""
    motion = {"pos": pos, "rel": (1, 1), "buttons": (0, 0, 0)}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, motion))


def post_nothing() -> None:
    """An event that means nothing, so that the loop looks around."""
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))
