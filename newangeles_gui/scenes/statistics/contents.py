"""What the statistics tell, in which order and in which words."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.profiles import Score
from newangeles_gui.widgets import Image, Label, Panel, Widget

from ..new_game.words import level_name

if TYPE_CHECKING:
    from newangeles_gui.profiles import Played, Statistics
    from newangeles_gui.widgets import Kit

    from ..base import Services

TILE_HEIGHT: Final = 124  # units
TILE_PADDING: Final = 18
TILE_SIGN: Final = 34
NUMBER: Final = 54


class Tally(NamedTuple):
    """What a tile says."""

    name: str
    number: str
    words: str
    icon: str
    color: str


class Tile(Widget):
    """Sign and number side by side, the words below."""

    def __init__(self, kit: Kit, rect: pygame.Rect, count: Tally) -> None:
        super().__init__(kit, rect, f"tile.{count.name}")
        padding = kit.px(TILE_PADDING)
        inner = rect.inflate(-2 * padding, -padding)
        sign = pygame.Rect(inner.x, inner.y, kit.px(TILE_SIGN), kit.px(NUMBER))
        left = sign.right + kit.px(10)
        number = pygame.Rect(left, inner.y, inner.right - left, sign.height)
        words = pygame.Rect(inner.x, sign.bottom, inner.width, inner.bottom - sign.bottom)
        self.add(
            Panel(kit, rect, alpha=226),
            Image(kit, sign, kit.icon(count.icon, TILE_SIGN, kit.color(count.color))),
            Label(kit, number, count.number, "title", count.color, name=f"{count.name}.number"),
            Label(kit, words, count.words, "small", "muted", lines=2, name=f"{count.name}.words"),
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
        kit = services.kit
        self.score = score
        gap = kit.px(GAP)
        sign = pygame.Rect(rect.x, rect.y, kit.px(SCORE_SIGN), rect.height)
        color = "text" if score.played else "muted"
        tint = None if marked else kit.color("accent")
        numbers = pygame.Rect(0, rect.y, kit.px(NUMBERS), rect.height)
        numbers.right = rect.right
        called = pygame.Rect(sign.right + gap, rect.y, rect.width * NAME // 100, rect.height)
        left = called.right + gap
        self.bar = pygame.Rect(left, 0, numbers.x - gap - left, kit.px(THICK))
        self.bar.centery = rect.centery
        told = services.say("screen.statistics.score", won=score.won, played=score.played)
        self.add(
            Image(kit, sign, kit.icon(icon, SCORE_SIGN, tint)),
            Label(kit, called, words, "label", color, lines=2, name=f"{name}.words"),
            Label(
                kit, numbers, told if score.played else NONE, "label", color, "right",
                name=f"{name}.numbers",
            ),
        )  # fmt: skip

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
        super().__init__(services.kit, rect, f"best.{place}")
        kit = services.kit
        sign = pygame.Rect(rect.x, rect.y, kit.px(BEST_SIGN), rect.height)
        score = pygame.Rect(0, rect.y, kit.px(SCORE), rect.height)
        score.right = rect.right
        left = sign.right + kit.px(GAP)
        half = rect.height // 2
        upper = pygame.Rect(left, rect.y, score.x - left, half)
        lower = pygame.Rect(left, upper.bottom, upper.width, rect.height - half)
        known = played.role in services.roles
        called = services.called(played.role) if known else "?"
        if known:
            self.add(Image(kit, sign, kit.icon(services.room.mark(played.role), BEST_SIGN)))
        self.add(
            Label(kit, upper, called, "label", name=f"best.{place}.who"),
            Label(kit, lower, _about(services, played), "small", "muted", name=f"best.{place}.how"),
            Label(
                kit, score, str(played.score), "title", "mint", "right",
                name=f"best.{place}.score",
            ),
        )  # fmt: skip


def _about(services: Services, played: Played) -> str:
    """Players, the strongest opponent if that is known, the day."""
    parts = [services.say("screen.statistics.players", n=played.players)]
    level = played.level(services.box.title.minds.levels)
    if level:
        parts.append(level_name(services, level))
    parts.append(time.strftime("%Y-%m-%d", time.localtime(played.finished)))
    return " · ".join(parts)


Line = Callable[["pygame.Rect"], "Widget"]


class Chapter(NamedTuple):
    """A list of things of one kind: its name, its words, how high a line is, what makes each."""

    name: str
    title: str  # the key of the words
    step: int  # units
    lines: Sequence[Line]


def counts(services: Services, sums: Statistics) -> list[Tally]:
    """The large numbers."""
    say, share = services.say, round(100 * sums.won / max(1, sums.games))
    facts = {"share": share, "most": sums.longest_streak}
    return [
        Tally(name, str(number), say(f"screen.statistics.tile.{name}", **facts), icon, color)
        for name, number, icon, color in services.room.tallies(services, sums)
    ]


def chapters(services: Services, sums: Statistics) -> list[Chapter]:
    """How each kind of game went, and the best results; nothing that there is nothing of."""
    best = [
        partial(BestLine, services, place=place, played=one) for place, one in enumerate(sums.best)
    ]
    found = [
        Chapter("roles", "title.roles", SCORE_LINE, _by_role(services, sums)),
        Chapter("best", "screen.statistics.best", BEST_LINE, best),
        Chapter("levels", "screen.statistics.levels", SCORE_LINE, _by_level(services, sums)),
        Chapter(
            "players", "screen.statistics.players_at_table", SCORE_LINE, _by_players(services, sums)
        ),
    ]
    return [chapter for chapter in found if chapter.lines]


def _by_role(services: Services, sums: Statistics) -> list[Line]:
    """All of them: one that was never played is an invitation."""
    return [
        partial(
            ScoreBar, services, name=one, words=services.called(one),
            icon=services.room.mark(one), score=sums.by_role.get(one, Score()), marked=True,
        )
        for one in services.roles
    ]  # fmt: skip


def _by_level(services: Services, sums: Statistics) -> list[Line]:
    return [
        _line(services, level, level_name(services, level), "opponent", score)
        for level, score in sums.by_level.items()
    ]


def _by_players(services: Services, sums: Statistics) -> list[Line]:
    words = {n: services.say("screen.statistics.players", n=n) for n in sums.by_players}
    return [
        _line(services, f"players_{number}", words[number], "people", score)
        for number, score in sums.by_players.items()
    ]


def _line(services: Services, name: str, words: str, icon: str, score: Score) -> Line:
    return partial(ScoreBar, services, name=name, words=words, icon=icon, score=score)
