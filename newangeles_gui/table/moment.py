"""One event on the screen: its facts, the places that it touches, and what a title shows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import pygame

from newangeles_gui.widgets import card_back, card_height, ease_in_out, paint_card

from .effects import Animation, Banner, Flight, Floating, Later, Point, Ring, Shown

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.titles.telling import LogLine

    from .act import TableAct
    from .picker import Target


class TableCounter(NamedTuple):
    """Something that a player counts: a key of words, a sign, a colour, and how much there is."""

    name: str
    sign: str
    color: str
    amount: int
    wanted: bool = True  # whether more of it is good


class TableRoom(Protocol):
    """The table of a title. Any is a Box or a View of the title's own kind."""

    @property
    def stagings(self) -> Mapping[str, Staging]:
        """How kinds of events are shown that are more than a sign at their player's seat."""

    def tension(self, box: Any, view: Any) -> float:
        """How near the end of the game is, 0 to 1: the music thickens with it."""

    def card(self, kind: str, facts: Facts) -> str:
        """The card that an event names, as the faces of cards know it; empty if there is none."""

    def place(self, box: Any, kind: str, facts: Facts) -> Target | None:
        """Where on the table an event happened."""

    def counters(self, view: Any) -> Sequence[TableCounter]:
        """What gains and losses of who looks are counted in."""


Place = Callable[["Target"], "pygame.Rect | None"]
Show = Callable[["Moment"], None]
Start = Callable[["Moment"], "Target | None"]

# Units: how wide a card is that flies to where no card lies.
OPEN_CARD: Final = 120
CLOSED_CARD: Final = 64
LARGE_CARD: Final = 420
CARD_ARC: Final = 0.1
SHORT: Final = 0.15  # seconds of a highlight where motion is reduced
# How an event waits for whoever looks: once shown, also without animations, when its phase is over.
SHOWN: Final = "shown"
ALWAYS: Final = "always"
AT_END: Final = "at_end"


@dataclass(slots=True)
class Moment:
    """What a cue works with. `start` was looked up before the change, places are as after it.

    `lately` is where something else happened just before.
    """

    services: Services
    view: Any  # of the title's own kind
    place: Place
    facts: Facts
    known: LogLine  # how the log shows it
    start: pygame.Rect | None = None
    before: Mapping[str, Any] = field(default_factory=dict)  # what the staging keeps of the view
    effects: list[Animation] = field(default_factory=list)
    lately: Target | None = None

    # facts

    def text(self, fact: str) -> str:
        """A word among the facts; empty where this seat is not told."""
        value = self.facts.get(fact)
        return value if isinstance(value, str) else ""

    def number(self, fact: str) -> int:
        """A number among the facts."""
        value = self.facts.get(fact)
        return value if isinstance(value, int) else 0

    def names(self, fact: str) -> list[str]:
        """A list among the facts."""
        value = self.facts.get(fact)
        return value if isinstance(value, list) else []

    def mine(self, fact: str = "player") -> bool:
        """Whether the person at the screen is meant."""
        seat = self.view.seat
        return bool(seat >= 0 and self.view.seating[seat] == self.text(fact))

    def hand(self, fact: str = "player") -> Target:
        """Where a player's hand is seen."""
        if self.mine(fact):
            return ("hand",)
        return ("hand", self.text(fact))

    def name(self, family: str, fact: str) -> str:
        """The words for a fact that names something."""
        return self.services.words.name(f"{family}.{self.text(fact)}")

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key in the language of the player."""
        return self.services.say(key, **values)

    # what is drawn

    @property
    def screen(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.services.kit.view.size)

    def add(self, effect: Animation) -> None:
        """Show something."""
        self.effects.append(effect)

    def ring(self, target: Target, color: str, delay: float = 0.0, seconds: float = 0.45) -> None:
        """Light a place up."""
        rect = self.place(target)
        if rect is not None:
            self.add(Ring(self.services.kit, rect, color, seconds, delay))

    def float_at(
        self,
        target: Target,
        text: str,
        color: str,
        icon: str = "",
        below: bool = False,
        delay: float = 0.0,
    ) -> None:
        """Words that rise from a place, or from just below it."""
        rect = self.place(target)
        if rect is not None:
            kit, screen = self.services.kit, self.screen
            self.add(
                Floating(kit, rect, text, color, icon, screen=screen, below=below, delay=delay)
            )

    def play(self, sound: str, delay: float) -> None:
        """A sound, a little later."""
        self.add(Later(self.services.kit, lambda: self.services.audio.play(sound), delay))

    def sign(self, icon: str, color: str, fact: str = "player", text: str = "") -> None:
        """A sign at a player's seat says what they did."""
        self.float_at(("seat", self.text(fact)), text, color, icon)

    def banner(
        self,
        title: str,
        below: str = "",
        icon: str = "",
        color: str = "accent",
        seconds: float = 0.9,
        delay: float = 0.0,
    ) -> None:
        """Large words across the table."""
        kit = self.services.kit
        self.add(Banner(kit, self.screen, title, below, icon, color, seconds, delay))

    def card(
        self,
        card: str,
        seconds: float = 1.2,
        hides: tuple[Target, ...] = (),
        goal: Target | None = None,
    ) -> None:
        """A card shown large; then it goes to a place."""
        kit = self.services.kit
        most = int(self.screen.height * 0.62 / 1.4)
        width = min(kit.px(LARGE_CARD), most)
        drawn = paint_card(kit, self.services.face(card), (width, card_height(width)))
        there = None if goal is None else self.place(goal)
        self.add(Shown(kit, self.screen, drawn, seconds, hides, there))

    def fly(
        self,
        sprite: pygame.Surface,
        goal: Target,
        seconds: float,
        delay: float = 0.0,
        hides: tuple[Target, ...] = (),
        through: tuple[Point, ...] = (),
        arc: float = 0.0,
        vanishes: bool = False,
    ) -> None:
        """From the start to a goal; a light at the goal where nothing moves or no start is seen."""
        rect = self.place(goal)
        if rect is None:
            return
        kit = self.services.kit
        if kit.calm or self.start is None:
            self.add(Ring(kit, rect, "accent", SHORT * 2))
            return
        points = [self.start.center, *through, rect.center]
        flight = Flight(kit, sprite, points, seconds, delay, hides, arc, ease_in_out, vanishes)
        self.add(flight)

    def fly_card(
        self,
        goal: Target,
        card: str = "",
        back: str = "",
        seconds: float = 0.4,
        delay: float = 0.0,
        hides: tuple[Target, ...] = (),
        vanishes: bool = False,
    ) -> None:
        """A card, face up if it is named, flies to a place."""
        rect = self.place(goal)
        if rect is None:
            return
        sprite = self._card_sprite(card, back, self._card_size(rect, bool(card)))
        self.fly(sprite, goal, seconds, delay, hides, arc=CARD_ARC, vanishes=vanishes)

    def _card_sprite(self, card: str, back: str, size: tuple[int, int]) -> pygame.Surface:
        kit = self.services.kit
        if card:
            return paint_card(kit, self.services.face(card), size)
        return card_back(kit, back, size)

    def _card_size(self, rect: pygame.Rect, is_open: bool) -> tuple[int, int]:
        """The size of what lies at the goal if that is a card, so that its picture is shared."""
        if abs(card_height(rect.width) - rect.height) <= 2:
            return rect.size
        width = self.services.kit.px(OPEN_CARD if is_open else CLOSED_CARD)
        return (width, card_height(width))

    def sprite(self, name: str, rect: pygame.Rect) -> pygame.Surface:
        """A picture as large as its place."""
        kit = self.services.kit
        key = ("sprite", name, rect.size)
        return kit.kept(key, lambda: kit.pictures.sized(name, rect.size))


class Staging(NamedTuple):
    """How a kind of event is shown; `start` is looked up before the change.

    `waits` says whether it stays for whoever looks, `opens` makes a scene of its own of it;
    `keeps` are the parts of the view whose old values it needs. What comes out only at the end of
    what is seen is told `late`.
    """

    show: Show
    start: Start | None = None
    waits: Callable[[Moment], str] | None = None
    opens: Callable[[Moment], TableAct] | None = None
    keeps: tuple[str, ...] = ()
    late: float = 0.0  # seconds after which it is heard and told


def _show_sign(moment: Moment) -> None:
    moment.sign(moment.known.sign, moment.known.color)


# What is not staged otherwise.
SIGN: Final = Staging(_show_sign)
