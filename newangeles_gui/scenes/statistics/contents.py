"""What the statistics tell, in which order and in which words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.profiles import Score

from ..new_game.words import level_name
from .best_line import LINE as BEST_LINE
from .best_line import BestLine
from .score_bar import LINE as SCORE_LINE
from .score_bar import NONE, ScoreBar
from .tile import Count

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.profiles import Statistics
    from newangeles_gui.widgets.widget import Widget

    from ..base import Services

Line = Callable[["pygame.Rect"], "Widget"]


class Chapter(NamedTuple):
    """A list of things of one kind: its name, how high a line is, and what makes each."""

    name: str
    step: int  # units
    lines: Sequence[Line]


def counts(services: Services, sums: Statistics) -> list[Count]:
    """The large numbers."""
    say, share = services.say, round(100 * sums.won / max(1, sums.games))
    promised = sums.promises_kept + sums.promises_broken
    kept = say("screen.statistics.score", won=sums.promises_kept, played=promised)
    told: tuple[tuple[str, object, str, str], ...] = (
        ("games", sums.games, "play", "accent"),
        ("won", sums.won, "star", "good"),
        ("capital", sums.best_capital, "investment", "capital"),
        ("promises", kept if promised else NONE, "promise", "accent"),
        ("streak", sums.streak, "arrow_up", "good"),
        ("threat", sums.ended_by_threat, "emergency", "threat"),
    )
    facts = {"share": share, "most": sums.longest_streak}
    return [
        Count(name, str(number), say(f"screen.statistics.tile.{name}", **facts), icon, color)
        for name, number, icon, color in told
    ]


def chapters(services: Services, sums: Statistics) -> list[Chapter]:
    """How each kind of game went, and the best results; nothing that there is nothing of."""
    best = [
        partial(BestLine, services, place=place, played=one) for place, one in enumerate(sums.best)
    ]
    found = [
        Chapter("corporations", SCORE_LINE, _by_corporation(services, sums)),
        Chapter("best", BEST_LINE, best),
        Chapter("levels", SCORE_LINE, _by_level(services, sums)),
        Chapter("players_at_table", SCORE_LINE, _by_players(services, sums)),
    ]
    return [chapter for chapter in found if chapter.lines]


def _by_corporation(services: Services, sums: Statistics) -> list[Line]:
    """All of them: one that was never played is an invitation."""
    return [
        _line(
            services, one, services.words.name(f"corporation.{one}"), f"marks/{one}",
            sums.by_corporation.get(one, Score()),
        )
        for one in services.box.corporations
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
