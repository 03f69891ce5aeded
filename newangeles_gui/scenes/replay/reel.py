"""Every state of a game from its start to where it is, and in words what was done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame

from newangeles_gui.engine import Choice
from newangeles_gui.session import SPECTATOR
from newangeles_gui.widgets import Button, Image, Label, Panel, Paragraph, Scroll, Slider

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.titles.title import AnyBox, AnyGame
    from newangeles_gui.widgets import Kit, Widget
    from newangeles_gui.words import Sayings


class ReelTrack(Slider):
    """Shows every state while it is pulled; `done` when it is let go.

    The screen is not built anew while the knob is held, since that would take it out of the hand.
    """

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        last: int,
        slide: Callable[[int], None],
        done: Callable[[], None],
        name: str,
        tip: str,
    ) -> None:
        super().__init__(kit, rect, value, (0, last), slide, name, tip)
        self.released = done

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the knob go."""
        self.released()

    def wheel(self, amount: int) -> bool:
        """A step, at once."""
        return super().wheel(amount) and self._finish()

    def act(self, action: str) -> bool:
        """Left and right are steps, at once."""
        return super().act(action) and self._finish()

    def _finish(self) -> bool:
        self.released()
        return True

    @property
    def _step(self) -> int:
        return 1


PADDING: Final = 12  # units
GAP: Final = 6
MARK: Final = 40
ROW: Final = 44
HEAD: Final = 34


def choice_page(services: Services, rect: pygame.Rect, reel: Reel, at: int, seat: int) -> Widget:
    """Whose choice it was, what was asked and what was answered."""
    kit, told = services.kit, choice_told(services, reel, at, seat)
    panel, padding = Panel(kit, rect, "accent"), kit.px(PADDING)
    inner = rect.inflate(-2 * padding, -2 * padding)
    scroll = Scroll(kit, inner, "replay.choice")
    left, width = inner.x, scroll.inner
    longest = max((kit.type.width(one, "strong") for one in told.answer.split()), default=0)
    if told.player and longest + kit.px(MARK) + padding <= width:
        spot = pygame.Rect(inner.x, inner.y, kit.px(MARK), kit.px(MARK))
        mark = services.room.mark(told.player)
        scroll.add(Image(kit, spot, kit.icon(mark, MARK - 4)))
        left, width = spot.right + padding, width - spot.width - padding
    words = Paragraph(kit, (left, inner.y), width, told.question, "small", "muted", "question")
    scroll.add(words)
    if told.answer:
        place = (left, words.rect.bottom + kit.px(4))
        style = "strong" if longest <= width else "small_strong"
        scroll.add(Paragraph(kit, place, width, told.answer, style, "text", "answer"))
    panel.add(scroll)
    return panel


def recap_page(services: Services, rect: pygame.Rect, reel: Reel, at: int, seat: int) -> Widget:
    """What has happened in the turn so far, the newest bright and at the end."""
    kit = services.kit
    panel, padding = Panel(kit, rect), kit.px(PADDING)
    inner = rect.inflate(-2 * padding, -2 * padding)
    scroll = Scroll(kit, inner, "replay.recap")
    parts = turn_told(services, reel, at, seat)
    top = inner.y
    for number, texts in enumerate(parts):
        newest = number == len(parts) - 1
        for text in texts:
            color = "text" if newest else "muted"
            words = Paragraph(kit, (inner.x, top), scroll.inner, text, "small", color)
            scroll.add(words)
            top = words.rect.bottom + kit.px(GAP)
    scroll.scroll_to(scroll.furthest)
    panel.add(scroll)
    return panel


def turns_page(
    services: Services, rect: pygame.Rect, reel: Reel, at: int, go: Callable[[int], None]
) -> Widget:
    """All turns and rounds, to jump to."""
    kit = services.kit
    panel, padding = Panel(kit, rect), kit.px(PADDING)
    inner = rect.inflate(-2 * padding, -2 * padding)
    head = pygame.Rect(inner.x, inner.y, inner.width, kit.px(HEAD))
    text = services.say("title.turns")
    body = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
    scroll = Scroll(kit, body, "replay.turns")
    current = reel.stop_of(at)
    rows = []
    for place, stop in enumerate(reel.stops):
        top = body.y + place * kit.px(ROW + GAP)
        spot = pygame.Rect(body.x, top, scroll.inner, kit.px(ROW))
        rows.append(_turn(services, spot, stop, place == current, partial(go, stop.at)))
    scroll.add(*rows)
    if rows:
        before = rows[max(0, current)].rect.centery - body.centery
        scroll.scroll_to(before)
    panel.add(Label(kit, head, text, "label", "accent", name="turns.title"), scroll)
    return panel


def _turn(
    services: Services, rect: pygame.Rect, stop: ReelStop, chosen: bool, action: Callable[[], None]
) -> Button:
    sign = services.room.milestone(services, stop.round, stop.player)
    return Button(
        services.kit,
        rect,
        sign.words,
        action,
        sign.icon,
        sign.color,
        "small",
        chosen=chosen,
        lines=2,
        align="left",
        name=f"turn.{stop.at}",
    )


class ReelStop(NamedTuple):
    """Where one can jump to: a turn begins, or a round (then nobody's turn)."""

    at: int
    round: str
    player: str = ""


@dataclass(slots=True)
class Reel:
    """Positions, the choice and what happened before each; `broken` if not all could be reached."""

    box: AnyBox
    games: list[AnyGame] = field(default_factory=list)  # to be looked at only
    events: list[list[Event]] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)  # the n-th leads to the state n + 1
    stops: list[ReelStop] = field(default_factory=list)
    broken: bool = False
    match: Match | None = None

    def words(self, services: Services, seat: int) -> Sayings:
        """The words with which a seat is told of it."""
        words = services.words
        return words if self.match is None else words.at_table(self.match, seat)

    @staticmethod
    def of(box: AnyBox, match: Match) -> Reel:
        """Play a match again and keep every state."""
        reel = Reel(box, match=match)
        game = match.title.rules.begin(box, match.plan.start)
        reel._keep(game, game.events)
        for text in match.record.choices:
            choice = Choice.parse(text)
            try:
                events = game.apply(choice)
            except ValueError:  # a save of other data is loaded by its state alone
                reel.broken = True
                break
            reel.choices.append(choice)
            reel._keep(game, events)
        return reel

    def _keep(self, game: AnyGame, events: list[Event]) -> None:
        self.games.append(game.clone())
        self.events.append(events)
        for event in events:
            self._stop_at(event)

    def _stop_at(self, event: Event) -> None:
        round_name = self.stops[-1].round if self.stops else ""
        begins = self.box.title.telling(event.kind).begins
        if begins == "round":
            # A standard round has a stop for each of its turns.
            self.stops.append(ReelStop(self.last, str(event.data["round"])))
        elif begins == "turn":
            if self.stops and not self.stops[-1].player and self.stops[-1].round.isdecimal():
                self.stops.pop()
            self.stops.append(ReelStop(self.last, round_name, str(event.data["player"])))

    @property
    def last(self) -> int:
        """The number of the last choice."""
        return len(self.games) - 1

    def view(self, at: int, seat: int = SPECTATOR) -> Any:
        """What a seat knew after so many choices."""
        return self.box.title.rules.view(self.games[at], seat)

    def so_far(self, at: int) -> Iterable[Event]:
        """All that has happened after so many choices, the oldest first."""
        return chain.from_iterable(self.events[: at + 1])

    def stop_of(self, at: int) -> int:
        """Which of the stops a state belongs to; -1 before the first."""
        return sum(1 for stop in self.stops if stop.at <= at) - 1

    def turn_after(self, at: int, step: int) -> int:
        """The next or the last point at which a turn or a round begins."""
        if step > 0:
            return next((stop.at for stop in self.stops if stop.at > at), self.last)
        return next((stop.at for stop in reversed(self.stops) if stop.at < at), 0)


class Told(NamedTuple):
    """A choice: who made it, what was asked, what was answered."""

    player: str
    question: str
    answer: str


def choice_told(services: Services, reel: Reel, at: int, seat: int = SPECTATOR) -> Told:
    """The choice that led to a state, as a seat may know it."""
    say, words = services.say, reel.words(services, seat)
    if at == 0:
        return Told("", say("screen.replay.beginning"), "")
    choice = reel.choices[at - 1]
    view = reel.view(at - 1, seat)
    aside = services.room.aside(services, reel.games[at - 1], choice)
    if aside is not None:
        return Told(*aside)
    pending = view.pending
    assert pending is not None
    player = view.seating[pending.seat]
    if choice.option not in pending.options:
        secret = say("screen.replay.secret", player=words.called(player))
        return Told(player, secret, "")
    question = words.prompt(pending, view)
    answer = words.option(pending, choice.option, view)
    return Told(player, question, answer[:1].upper() + answer[1:])


def turn_told(services: Services, reel: Reel, at: int, seat: int = SPECTATOR) -> list[list[str]]:
    """What happened in the turn so far: the words of each choice, the newest last."""
    stop = reel.stop_of(at)
    first = reel.stops[stop].at if stop >= 0 else 0
    known = None if seat == SPECTATOR else seat
    words = reel.words(services, seat)
    return [
        [words.event(event, known) for event in reel.events[place]]
        for place in range(first, at + 1)
    ]
