"""The end of a match: who has won, and where one goes from here."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.profiles import profiles_file, record, remember
from newangeles_gui.scenes import (
    FrontScene,
    Portrait,
    SeedLine,
    open_new_game,
    open_replay_of,
    open_title,
    tell,
)
from newangeles_gui.session import DiskError
from newangeles_gui.widgets import (
    Area,
    Button,
    Column,
    FilledButton,
    Image,
    Label,
    Panel,
    Scroll,
    filled_scroll,
)

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match

MARGIN: Final = 48  # units
SMALL_MARGIN: Final = 16
WIDEST: Final = 1100
HEAD: Final = 150
FOOT: Final = 60
SMALL_FOOT: Final = 48
GAP: Final = 12
ROW: Final = 92
MARK: Final = 48
FACE: Final = 72
CALLED: Final = 260  # room for a name, at least
NUMBER: Final = 120
BUTTON: Final = 340
SEED_LINE: Final = 44


class WayOn(NamedTuple):
    """Where one can go from the end: its name, its sign, and what takes one there."""

    name: str
    icon: str
    go: Callable[[], None]
    color: str = "line"


class Results(FrontScene):
    """The players with what they have come to; the way to the replay, another game, the title."""

    name = "results"
    music = "results"

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self._trouble = self._remember()

    def _remember(self) -> str:
        """The statistics of the people at this table grow; what has to be said of that."""
        path = profiles_file()
        try:
            aside = record(self.match, path, int(time.time()))
        except DiskError:
            return self.say("statistics.unkept", file=str(path))
        return "" if aside is None else self.say("statistics.aside", file=str(aside))

    def enter(self) -> None:
        """What could not be kept is said once, over the results."""
        super().enter()
        trouble, self._trouble = self._trouble, ""
        if trouble:
            tell(self.services, self.say("screen.statistics.title"), trouble)

    def next_level(self) -> str:
        """After a win of somebody against opponents; nothing if there is no level above theirs."""
        levels, winners = list(self.match.title.minds.levels), self.match.outcome.winners
        lucky = set(self.match.plan.people).intersection(winners)
        beaten = remember(self.match, min(lucky), 0).level(levels) if lucky else ""
        return self.level_above(beaten) if beaten else ""

    def level_above(self, level: str) -> str:
        """The next one after a level."""
        levels = list(self.match.title.minds.levels)
        return next(iter(levels[levels.index(level) + 1 :]), "")

    def build(self) -> None:
        """Who has won, all players, the seed; buttons below."""
        compact = self.kit.view.compact
        area = Area(self.screen, self.px(GAP)).inset(self.px(SMALL_MARGIN if compact else MARGIN))
        foot = area.bottom(self.px(SMALL_FOOT if compact else FOOT))
        area.rest.width = min(area.rest.width, self.px(WIDEST))
        area.rest.centerx = self.screen.centerx
        self.put_head(Area(area.top(self.px(HEAD))))
        self.root.add(filled_scroll(self.kit, area.rest, "players", self.put_players))
        self.put_buttons(foot)

    def put_head(self, area: Area) -> None:
        """Who has won, and how long it took."""
        services = self.services
        facts = services.room.of_match(self.match)
        people = self.match.plan.people
        lucky = not {*people}.isdisjoint(facts.winners)
        told = services.room.length_words(self.say, facts)
        names = ", ".join(map(self.called, facts.winners))
        title = winners = self.say(f"standing.{'winners' if names else 'nobody'}", names=names)
        if len(people) == 1:
            title = self.say(f"screen.results.you_{'won' if lucky else 'lost'}")
            told = f"{winners} · {told}"
        line, below = area.top(area.rest.height * 7 // 10), area.rest
        self.root.add(
            Label(self.kit, line, title, "display", "text", "center", name="results.title"),
            Label(self.kit, below, told, "label", "muted", "center", name="results.told"),
        )

    def called(self, seat: int) -> str:
        """Who sat in a seat: what they played, and who they were."""
        services, plan = self.services, self.match.plan
        room, character = services.room.new_game(), plan.seats[seat].character
        if room is None or not character:
            return services.room.called(services, services.room.of_match(self.match), seat)
        name, role = room.character(services.words, character).title, plan.start.players[seat]
        return self.say("standing.seat", name=name, role=services.called(role))

    def put_players(self, scroll: Scroll, width: int) -> None:
        """A row for each, winners first, then by what they have come to; then the seed."""
        winners, scores = self.match.outcome.winners, self.match.outcome.scores
        column, gap = Column(scroll, width), self.px(GAP)
        seats = range(len(self.match.plan.seats))
        for seat in sorted(seats, key=lambda one: (one not in winners, -scores[one])):
            self._put_player(scroll, column.room(self.px(ROW), gap), seat, seat in winners)
        line = column.room(self.px(SEED_LINE))
        scroll.add(SeedLine(self.services, line, self.match.plan.start.seed))

    def _put_player(self, scroll: Scroll, rect: pygame.Rect, seat: int, won: bool) -> None:
        kit, room = self.kit, self.services.room
        color, score = "good" if won else "text", str(self.match.outcome.scores[seat])
        area = Area(rect, self.px(2 * GAP)).inset(self.px(2 * GAP), 0)
        mark, number = area.left(self.px(MARK)), area.right(self.px(NUMBER))
        sits, player = self.match.plan.seats[seat], self.match.plan.start.players[seat]
        face, called = sits.character or sits.face, self.called(seat)
        scroll.add(Panel(kit, rect, "good" if won else "line", alpha=226))
        side = self.px(FACE)
        if face and area.rest.width >= side + self.px(CALLED):
            scroll.add(Portrait(kit, Area(area.left(side)).middle(side, side), face))
        scroll.add(
            Image(kit, mark, kit.icon(room.mark(player), MARK)),
            Label(kit, area.rest, called, "heading", color, lines=2, name=f"called.{seat}"),
            Label(kit, number, score, "title", color, "right", name=f"score.{seat}"),
        )

    def ways_on(self) -> list[WayOn]:
        """Where one can go."""
        services, level = self.services, self.next_level()
        ways = [
            WayOn("replay", "replay", lambda: open_replay_of(services, self.match)),
            WayOn("again", "new", lambda: open_new_game(services), "focus"),
            WayOn("title", "home", lambda: open_title(services)),
        ]
        if level:
            harder = partial(open_new_game, services, level=level)
            ways.insert(2, WayOn("harder", "star", harder, "good"))
        return ways

    def put_buttons(self, rect: pygame.Rect) -> None:
        """The ways on, side by side in the middle."""
        ways, level = self.ways_on(), self.next_level()
        name, about = self.services.level_name(level), self.services.level_about(level)
        gap, count = self.px(GAP), len(ways)
        width = min(self.px(BUTTON), (rect.width - (count - 1) * gap) // count)
        row = Area(Area(rect).middle(count * (width + gap) - gap, rect.height), gap)
        for way in ways:
            text = self.say(f"screen.results.do.{way.name}", level=name)
            kind = FilledButton if way.color == "focus" else Button
            self.root.add(
                kind(
                    self.kit, row.left(width), text, way.go, way.icon, way.color, lines=2,
                    name=f"results.{way.name}", tip=about if way.name == "harder" else "",
                )
            )  # fmt: skip

    def cancel(self) -> bool:
        """Back to the title."""
        open_title(self.services)
        return True
