"""The statistics: of one person at a time, as everybody has an own name."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.profiles import BadProfilesError, Profiles, Score, profiles_file
from newangeles_gui.scenes import Page, open_new_game
from newangeles_gui.widgets import (
    Area,
    Button,
    Column,
    Cycler,
    Image,
    Label,
    Panel,
    Widget,
    columns_in,
    filled_scroll,
)

if TYPE_CHECKING:
    from newangeles_gui.profiles import Played, Statistics
    from newangeles_gui.scenes import LargeNumber, Services
    from newangeles_gui.widgets import Scroll

TILE: Final = (240, 124)  # units; wider where there is room
TILE_PADDING: Final = 18
TILE_SIGN: Final = 34
NUMBER: Final = 54


class Tile(Widget):
    """A large number: sign and number side by side, the words below."""

    def __init__(
        self, services: Services, rect: pygame.Rect, count: LargeNumber, words: str
    ) -> None:
        super().__init__(services.kit, rect, f"tile.{count.name}")
        kit, (name, number, icon, color) = services.kit, count
        padding = kit.px(TILE_PADDING)
        area = Area(rect).inset(padding, padding // 2)
        head = Area(area.top(kit.px(NUMBER)), kit.px(10))
        self.add(
            Panel(kit, rect, alpha=226),
            Image(kit, head.left(kit.px(TILE_SIGN)), kit.icon(icon, TILE_SIGN, kit.color(color))),
            Label(kit, head.rest, str(number), "title", color, name=f"{name}.number"),
            Label(kit, area.rest, words, "small", "muted", lines=2, name=f"{name}.words"),
        )


SCORE_LINE: Final = 52  # units
SCORE_SIGN: Final = 36
GAP: Final = 14
NUMBERS: Final = 120
THICK: Final = 12
NONE: Final = "–"  # nothing of that kind yet
NAME: Final = 42  # percent of the width


class ScoreBar(Widget):
    """Sign and name, a bar that is full when all were won, and both numbers."""

    def __init__(
        self, services: Services, rect: pygame.Rect, name: str, words: str, icon: str, score: Score,
        marked: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(services.kit, rect, f"score.{name}")
        kit, self.score = services.kit, score
        area = Area(rect, kit.px(GAP))
        sign = area.left(kit.px(SCORE_SIGN))
        called, numbers = area.left(rect.width * NAME // 100), area.right(kit.px(NUMBERS))
        self.bar = area.middle(area.rest.width, kit.px(THICK))
        color = "text" if score.played else "muted"
        tint = None if marked else kit.color("accent")
        told = services.say("screen.statistics.score", won=score.won, played=score.played)
        if not score.played:
            told = NONE
        self.add(
            Image(kit, sign, kit.icon(icon, SCORE_SIGN, tint)),
            Label(kit, called, words, "label", color, lines=2, name=f"{name}.words"),
            Label(kit, numbers, told, "label", color, "right", name=f"{name}.numbers"),
        )

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the bar; the rest draws itself."""
        color, radius = self.kit.color, self.bar.height // 2
        pygame.draw.rect(surface, color("line"), self.bar, border_radius=radius)
        if self.score.won:
            full = self.bar.copy()
            full.width = max(full.height, full.width * self.score.won // self.score.played)
            pygame.draw.rect(surface, color("good"), full, border_radius=radius)


BEST_LINE: Final = 60  # units
BEST_SIGN: Final = 40
SCORE: Final = 84


class BestLine(Widget):
    """The mark of who was played, the name with what the game was like below it, the score."""

    def __init__(self, services: Services, rect: pygame.Rect, place: int, played: Played) -> None:
        name = f"best.{place}"
        super().__init__(services.kit, rect, name)
        kit = services.kit
        area = Area(rect, kit.px(GAP))
        sign = area.left(kit.px(BEST_SIGN))
        area.gap = 0
        score = area.right(kit.px(SCORE))
        upper, lower = area.top(rect.height // 2), area.rest
        called = "?"
        if played.role in services.roles:
            called = services.called(played.role)
            self.add(Image(kit, sign, kit.icon(services.room.mark(played.role), BEST_SIGN)))
        about, points = _about(services, played), str(played.score)
        self.add(
            Label(kit, upper, called, "label", name=f"{name}.who"),
            Label(kit, lower, about, "small", "muted", name=f"{name}.how"),
            Label(kit, score, points, "title", "mint", "right", name=f"{name}.score"),
        )


def _about(services: Services, played: Played) -> str:
    """Players, the strongest opponent if that is known, the day."""
    parts = [services.say("screen.statistics.players", n=played.players)]
    level = played.level(services.box.title.minds.levels)
    if level:
        parts.append(services.level_name(level))
    parts.append(time.strftime("%Y-%m-%d", time.localtime(played.finished)))
    return " · ".join(parts)


Line = Callable[["pygame.Rect"], "Widget"]


class Chapter(NamedTuple):
    """A list of things of one kind: its name, its words, how high a line is, what makes each."""

    name: str
    title: str  # the key of the words
    step: int  # units
    lines: Sequence[Line]


def chapters(services: Services, sums: Statistics) -> list[Chapter]:
    """How each kind of game went, and the best results; nothing that there is nothing of."""
    best = [
        partial(BestLine, services, place=place, played=one) for place, one in enumerate(sums.best)
    ]
    words = {n: services.say("screen.statistics.players", n=n) for n in sums.by_players}
    players = [
        _line(services, f"players_{number}", words[number], "people", score)
        for number, score in sums.by_players.items()
    ]
    levels = [
        _line(services, level, services.level_name(level), "opponent", score)
        for level, score in sums.by_level.items()
    ]
    # All of them: one that was never played is an invitation.
    roles = [
        _line(services, one, services.called(one), services.room.mark(one), score, marked=True)
        for one in services.roles
        for score in (sums.by_role.get(one, Score()),)
    ]
    found = [
        Chapter("roles", "title.roles", SCORE_LINE, roles),
        Chapter("best", "screen.statistics.best", BEST_LINE, best),
        Chapter("levels", "screen.statistics.levels", SCORE_LINE, levels),
        Chapter("players", "screen.statistics.players_at_table", SCORE_LINE, players),
    ]
    return [chapter for chapter in found if chapter.lines]


def _line(
    services: Services, name: str, words: str, icon: str, score: Score, marked: bool = False
) -> Line:
    return partial(
        ScoreBar, services, name=name, words=words, icon=icon, score=score, marked=marked
    )


SPACE: Final = 16  # units
PADDING: Final = 22
TITLE: Final = 48
WHO: Final = 440
NARROW_WHO: Final = 300
NOTHING: Final = (1080, 420)
BUTTON: Final = (340, 60)
TWO_COLUMNS: Final = 1250


class StatisticsScreen(Page):
    """Large numbers above, below them how each kind of game went, and the best results."""

    name = "statistics"
    music = "title"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.profiles = Profiles()
        self.unreadable = False
        self.person = ""
        self._look()

    def _look(self) -> None:
        """Read the file; the person who plays here is shown first."""
        try:
            whole = Profiles.load(profiles_file())
            self.profiles = whole.of(self.services.title_id)
        except BadProfilesError:
            self.unreadable = True
        people = self.people()
        usual = str(self.services.settings.values["player"])
        self.person = usual if usual in people else next(iter(people), "")

    def people(self) -> list[str]:
        """Whoever has finished a game, most games first."""
        games = {name: len(played) for name, played in self.profiles.games.items() if played}
        return sorted(games, key=lambda name: (-games[name], name))

    def show(self, person: str) -> None:
        """The statistics of somebody else."""
        self.person = person
        self.rebuild()

    def build(self) -> None:
        """Headline with the choice of the person, then everything; or why there is nothing."""
        people = self.people()
        room = self.px(NARROW_WHO if self.kit.view.compact else WHO)
        body = self.head(self.say("screen.statistics.title"), room if people else 0)
        if people:
            rect, names = self.beside_title(body, room), [(name, name) for name in people]
            tip = self.say("screen.statistics.somebody_else")
            who = Cycler(self.kit, rect, names, self.person, self.show, "person", (tip, tip))
            self.root.add(who, filled_scroll(self.kit, body, "statistics", self._fill))
        else:
            self._put_nothing(body)
        self.focus_first("new_game", "back")

    def _put_nothing(self, body: pygame.Rect) -> None:
        """What will stand here, and the way to it."""
        kit, px = self.kit, self.px
        rect = Area(body).middle(px(NOTHING[0]), px(NOTHING[1]))
        rect.y = body.y + (body.height - rect.height) // 2
        area = Area(rect).inset(px(PADDING))
        sign = area.top(px(90))
        area.gap = px(8)
        button = Area(area.bottom(px(BUTTON[1]))).middle(px(BUTTON[0]), px(BUTTON[1]))
        why = "screen.statistics.unreadable" if self.unreadable else "title.unplayed"
        text = self.say(why, file=str(profiles_file()))
        icon, color = ("warning", "warning") if self.unreadable else ("star", "muted")
        play = partial(open_new_game, self.services)
        start = self.say("screen.new_game.title")
        self.root.add(
            Panel(kit, rect),
            Image(kit, sign, kit.icon(icon, 80, kit.color(color))),
            Label(kit, area.rest, text, "body", color, "center", lines=6, name="nothing"),
            Button(kit, button, start, play, "new", "accent", name="new_game"),
        )

    def _fill(self, scroll: Scroll, width: int) -> None:
        sums = self.profiles.statistics(self.person, self.services.box.title.minds.levels)
        gap = self.px(SPACE)
        top = self._put_tiles(scroll, Area(pygame.Rect(scroll.rect.topleft, (width, 0)), gap), sums)
        number = 2 if width >= self.px(TWO_COLUMNS) else 1
        columns = columns_in(scroll, width, number, gap)
        for column in columns:
            column.y = top + gap
        for chapter in chapters(self.services, sums):
            self._put_chapter(scroll, min(columns, key=lambda one: one.y), chapter)

    def _put_tiles(self, scroll: Scroll, area: Area, sums: Statistics) -> int:
        """The large numbers, in as few rows as they fit into; where they end."""
        told = self.services.room.tallies(self.services, sums)
        share = round(100 * sums.won / max(1, sums.games))
        wide, high = self.px(TILE[0]), self.px(TILE[1])
        columns = max(1, min(len(told), (area.rest.width + area.gap) // (wide + area.gap)))
        rows = -(-len(told) // columns)
        places = area.grid(len(told), -(-len(told) // rows), high)
        for place, count in zip(places, told, strict=True):
            key = f"screen.statistics.tile.{count.name}"
            words = self.say(key, share=share, most=sums.longest_streak)
            scroll.add(Tile(self.services, place, count, words))
        return places[-1].bottom

    def _put_chapter(self, scroll: Scroll, column: Column, chapter: Chapter) -> None:
        """A panel with its title and its lines."""
        padding, step = self.px(PADDING), self.px(chapter.step)
        high = padding // 2 + self.px(TITLE) + step * len(chapter.lines) + padding // 2
        rect = column.room(high, self.px(SPACE))
        area = Area(rect).inset(padding, padding // 2)
        title, text = area.top(self.px(TITLE)), self.say(chapter.title)
        scroll.add(
            Panel(self.kit, rect, alpha=226),
            Label(self.kit, title, text, "heading", "accent", name=f"{chapter.name}.title"),
            *(line(area.top(step)) for line in chapter.lines),
        )
