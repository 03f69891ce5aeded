"""The steps of the round, the turn and the deal, on a small sheet under the rounds of the strip."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import Scene
from newangeles_gui.widgets import Area, IconButton, Label, Mark, Panel, RowText, Space, Strip, dim

from ..facts import STEPS, TURN_STEPS, step_of, turn_step

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input, RowPart

    from ..rules import View

DEMAND: Final = "demand"
PHASES: Final = ("action", "production", "event")
WIDE: Final = 400  # units
PADDING: Final = 16
HEAD: Final = 48
GAP: Final = 8
VEIL: Final = 90  # of 255
LINE: Final = 32
SIGN: Final = 20
DEEPER: Final = 26
GONE, NOW, COMING = "gone", "now", "coming"
# How a step is drawn: its sign, the colour of that, style and colour of its words.
DRAWN: Final = MappingProxyType(
    {
        GONE: ("icons/check", "good", "small", "muted"),
        NOW: ("icons/arrow_right", "accent", "strong", "text"),
        COMING: ("", "", "small", "text"),
    }
)


def round_words(services: Services, place: int) -> str:
    """What a space of the round track is called."""
    rounds = services.box.rounds
    if rounds[place] == DEMAND:
        number = rounds[: place + 1].count(DEMAND)
        return services.say("screen.board.bar.demand_round", number=number)
    count = sum(one != DEMAND for one in rounds)
    return services.say("screen.board.bar.round_of", number=int(rounds[place]), count=count)


def phase_words(services: Services, view: View) -> tuple[str, str]:
    """Which round it is, and whose turn or which phase."""
    place = min(view.round_place, len(services.box.rounds) - 1)
    said = round_words(services, place)
    if services.box.rounds[place] == DEMAND:
        return said, ""
    if view.phase != "action":
        return said, services.say(f"screen.board.bar.phase.{view.phase}")
    key = "your_turn" if view.active == view.seat else "turn_of"
    player = services.words.player(view.corporations[view.active])
    return said, services.say(f"screen.board.bar.{key}", player=player)


class StepLine(NamedTuple):
    """A step in words, how far below the first ones it stands, and when it is."""

    words: str
    depth: int
    when: str


def lines(services: Services, view: View) -> Iterator[StepLine]:
    """Every step of the round as it is now, and what comes after it."""
    say = services.say
    if view.phase in PHASES:
        for name, when in _course(PHASES, view.phase):
            yield StepLine(say(f"screen.board.bar.phase.{name}"), 0, when)
            if name == "action" and when == NOW:
                yield from _turn(services, view)
    elif view.phase == "setup":
        yield StepLine(say("screen.board.bar.phase.setup"), 0, NOW)
    else:
        yield StepLine(say("screen.board.turn.check"), 0, NOW)
    after = view.round_place + (view.phase != "setup")
    if after < len(services.box.rounds):
        yield StepLine(round_words(services, after), 0, COMING)


def _turn(services: Services, view: View) -> Iterator[StepLine]:
    for step, when in _course(TURN_STEPS, turn_step(view)):
        yield StepLine(services.say(f"screen.deal.turn_step.{step}"), 1, when)
        if step == "deal" and when == NOW:
            for part, then in _course(STEPS, step_of(view)):
                yield StepLine(services.say(f"screen.deal.step.{part}"), 2, then)


def _course(steps: tuple[str, ...], now: str) -> Iterator[tuple[str, str]]:
    """Each step, and whether it is gone, now or coming."""
    place = steps.index(now) if now in steps else -1
    for number, step in enumerate(steps):
        yield step, GONE if number < place else NOW if number == place else COMING


class TurnSheet(Scene):
    """Lies over the table until a click, Escape or Enter; it says nothing that is private."""

    name = "turn_sheet"
    overlay = True

    def __init__(self, services: Services, view: View, below: pygame.Rect) -> None:
        super().__init__(services)
        self.view, self.below = view, below

    def build(self) -> None:
        """A headline, a line for each step, and how many turns are left."""
        kit, found = self.kit, list(lines(self.services, self.view))
        more = self.view.phase == "action"
        high = 2 * PADDING + HEAD + GAP + LINE * len(found) + (2 * LINE + PADDING if more else 0)
        sheet = pygame.Rect(self.below.bottomleft, (self.px(WIDE), self.px(high)))
        sheet.y += self.px(PADDING)
        area = Area(sheet.clamp(self.screen)).inset(self.px(PADDING), gap=self.px(GAP))
        head = Area(area.top(self.px(HEAD)))
        side = head.right(self.px(HEAD))
        title, turn = phase_words(self.services, self.view)
        self.root.add(
            Panel(kit, sheet.clamp(self.screen), "accent", alpha=250, glow=10),
            Label(kit, head.top(self.px(HEAD // 2)), title, "label", "accent", name="turn.title"),
            Label(kit, head.rest, turn, "small", "muted", name="turn.whose"),
            IconButton(kit, side, "cross", self.say("screen.close"), self._close, name="close"),
        )
        area.gap = 0
        for number, one in enumerate(found):
            row = area.top(self.px(LINE))
            self.root.add(Strip(kit, row, _parts(one), name=f"turn.step.{number}"))
        if more:
            left = self.say("screen.board.bar.turns", count=self.view.turns_left)
            area.top(self.px(PADDING))
            self.root.add(Label(kit, area.rest, left, "small", "muted", lines=3, name="turn.left"))
        self.root.set_focus(self.root.named("close"))

    def _close(self) -> None:
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes it."""
        self._close()
        return True

    def handle(self, given: Input) -> bool:
        """A click anywhere closes it too."""
        return self.cancel() if given.kind == "press" else super().handle(given)

    def paint(self, surface: pygame.Surface) -> None:
        """A thin veil over the table."""
        dim(surface, self.kit.color("base"), VEIL)


def _parts(one: StepLine) -> list[RowPart]:
    sign, tint, style, color = DRAWN[one.when]
    first: RowPart = Mark(sign, SIGN, tint) if sign else Space(SIGN + 6)
    return [Space(DEEPER * one.depth + 1), first, RowText(one.words, style, color)]


def open_turn(services: Services, view: View, below: pygame.Rect) -> None:
    """The steps of the turn, under the rounds that were clicked."""
    services.stack.push(TurnSheet(services, view, below))
