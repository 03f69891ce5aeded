"""The end of a game: who has won, the money curve, the decisions that turned it, the film."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.scenes.results import Results, WayOn
from newangeles_gui.session.thinker import Thinker
from newangeles_gui.widgets import Area, Image, Label, Panel, filled_scroll

from ..city import Art, CityPicture
from ..rules import NOBODY, read_lying
from .chart import MoneyChart
from .course import course_of
from .growing import CityShow

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Scroll

    from .course import Turning

MARGIN, SMALL_MARGIN = 48, 16  # units
HEAD: Final = 130
FOOT, SMALL_FOOT = 60, 48
GAP: Final = 14
WIDEST: Final = 1720
PLAYERS: Final = 0.4  # of the width
HIGHEST: Final = 96  # of the picture of a building
TURNINGS: Final = 0.42  # of the height beside them
ROW, MARK, NUMBER = 92, 48, 120
JUDGING: Final = 0.1  # seconds between two looks whether it is judged
LOWEST: Final = 560  # units of a canvas with room for more than the players


class StreetsEnd(Results):
    """The players beside the curve; below it three decisions; the ways on have two more."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.course = course_of(match)
        self.turnings: list[Turning] | None = None  # until they have been judged
        self.thinker: Thinker | None = None
        self.backdrop = CityPicture(services.kit, "backdrops/results", True)

    def update(self, seconds: float) -> None:
        """The decisions are judged by who plays best, in the background."""
        super().update(seconds)
        if self.turnings is None and self._judged(0.0):
            self.rebuild()

    def judge(self) -> None:
        """The same at once: who makes pictures has the time."""
        while not self._judged(JUDGING):
            continue

    def _judged(self, seconds: float) -> bool:
        """Whether it is known by now which decisions turned the game."""
        if self.thinker is None:
            self.thinker = Thinker(self.services.box, self.match.title.data)
            self.thinker.begin(self.course.task())
        swings = self.thinker.result(seconds)
        if swings is not None:
            self.turnings = self.course.turnings(swings)
            self.thinker.close()
        return swings is not None

    def wait(self) -> float | None:
        """A judgement can come at any time."""
        waits = [super().wait(), JUDGING if self.turnings is None else None]
        return min((one for one in waits if one is not None), default=None)

    def leave(self) -> None:
        """Whoever judges ends too."""
        super().leave()
        if self.thinker is not None:
            self.thinker.close()

    def build(self) -> None:
        """From above: who has won, then everything side by side, the ways on at the foot."""
        compact = self.kit.view.compact
        margin = self.px(SMALL_MARGIN if compact else MARGIN)
        room = self.screen.inflate(-2 * margin, -2 * self.px(SMALL_MARGIN))
        room.inflate_ip(min(0, self.px(WIDEST) - room.width), 0)
        area = Area(room, self.px(GAP))
        foot = area.bottom(self.px(SMALL_FOOT if compact else FOOT))
        self.put_head(Area(area.top(self.px(HEAD))))
        if self.kit.view.canvas[1] < LOWEST:
            self.root.add(filled_scroll(self.kit, area.rest, "players", self.put_players))
        else:
            body = Area(area.rest, self.px(GAP))
            left = body.left(round(body.rest.width * PLAYERS))
            self.root.add(filled_scroll(self.kit, left, "players", self.put_players))
            self._put_course(Area(body.rest, self.px(GAP)))
        self.put_buttons(foot)

    def put_players(self, scroll: Scroll, width: int) -> None:
        """All who sat at the table; the Sneak has no seat there, but money (13.10)."""
        super().put_players(scroll, width)
        view = self.course.views[-1]
        if view.sneak == NOBODY:
            return
        kit, foot = self.kit, max(one.rect.bottom for one in scroll.children)
        rect = pygame.Rect(scroll.rect.x, foot + self.px(GAP), width, self.px(ROW))
        area = Area(rect, self.px(2 * GAP)).inset(self.px(2 * GAP), 0)
        mark, number = area.left(self.px(MARK)), area.right(self.px(NUMBER))
        name, money = view.players[view.sneak], str(view.money[view.sneak])
        sign = kit.icon(self.services.room.mark(name), MARK)
        scroll.add(
            Panel(kit, rect, alpha=226),
            Image(kit, mark, sign),
            Label(kit, area.rest, self.services.called(name), "heading", name="called.sneak"),
            Label(kit, number, money, "title", "text", "right", name="score.sneak"),
        )
        scroll.settle()

    def _put_course(self, area: Area) -> None:
        low = area.bottom(round(area.rest.height * TURNINGS))
        players = self.course.views[-1].players
        self.root.add(MoneyChart(self.services, area.rest, players, self.course.money))
        self.root.add(Panel(self.kit, low, alpha=238, name="turnings"))
        inner = Area(low, self.px(4)).inset(self.px(18), self.px(12))
        head = self.say("screen.results.turning")
        self.root.add(Label(self.kit, inner.top(self.px(30)), head, "label", "muted"))
        if not self.turnings:
            said = self.say(f"screen.results.{'judging' if self.turnings is None else 'even'}")
            self.root.add(Label(self.kit, inner.rest, said, "body", "muted", name="judging"))
            return
        count = len(self.turnings)
        for n, one in enumerate(self.turnings):
            line = inner.top((inner.rest.height + inner.gap) // (count - n) - inner.gap)
            self._put_turning(line, n, one)

    def _put_turning(self, rect: pygame.Rect, place: int, one: Turning) -> None:
        """Who built what, and how much that was worth more, or another place would have been."""
        tile, _, _ = read_lying(one.option)
        people = self.match.plan.people
        seat = people[0] if len(people) == 1 else None
        words = self.services.words.at_table(self.match, seat)
        decision = self.say(
            "screen.results.decision", player=words.called(one.player), turn=one.turn, n=one.turn,
            choice=Name(f"tile.{tile}"),
        )  # fmt: skip
        other, _, _ = read_lying(one.best)
        missed = "missed" if other == tile else "missed_tile"
        key = "gained" if one.swing > 0 else missed
        better = Name(f"tile.{other}")
        worth = self.say(f"screen.results.{key}", money=abs(one.swing), choice=better)
        color = "good" if one.swing > 0 else "warning"
        area = Area(rect, self.px(GAP))
        side = min(rect.height, self.px(HIGHEST))
        picture = Area(area.left(side)).middle(side, side)
        art = Art(self.kit, self.services.box)
        building = art.tight(f"buildings/{tile}.0.closed", side)
        if building.get_width() > side:
            building = art.tight(f"buildings/{tile}.0.closed", side * side / building.get_width())
        area.gap = 0
        upper = area.top(rect.height // 2)
        self.root.add(
            Image(self.kit, picture, building),
            Label(self.kit, upper, decision, "strong", name=f"turning.{place}"),
            Label(self.kit, area.rest, worth, "body", color, name=f"turning.{place}.worth"),
        )

    def ways_on(self) -> list[WayOn]:
        """Film and photo besides."""
        first, *others = super().ways_on()
        show = partial(self._show, True)
        return [
            first,
            WayOn("film", "play", show),
            WayOn("photo", "save", partial(self._show, False)),
            *others,
        ]

    def _show(self, film: bool) -> None:
        self.services.stack.push(CityShow(self.services, self.course, film))


def finished_city(services: Services, match: Match) -> CityShow:
    """The city as it is in the end."""
    return CityShow(services, course_of(match), film=False)
