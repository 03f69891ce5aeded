"""Those to whom one offer is made: face or mark, whether they are spoken to, what they think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Label, Switch

from ...city.rim import faces
from ..opposite import MOODS, ReasonPill, SmallMood
from ..voice import METER

if TYPE_CHECKING:
    from ..rows import TermRows
    from .screen import SeveralScreen

NAME: Final = 0.56  # of what is left beside the face
REASONS: Final = 2
PILL: Final = 30  # units


def put_listeners(screen: SeveralScreen, rows: TermRows) -> None:
    """A row for each player at the table; the reasons below it."""
    rows.note(screen.say("several.title"), "people", "accent", "text")
    for name in screen.call.others:
        _put(screen, rows, name)
    if not (screen.call.backing or screen.done):
        for text in screen.say("several.how").split("\n"):
            rows.note(text, "info")


def _put(screen: SeveralScreen, rows: TermRows, name: str) -> None:
    kit, call, row = screen.kit, screen.call, rows.row()
    rating, within = call.ratings.get(name), name in call.reachable
    face = faces(screen.table.match)[call.seat_of(name)]
    mood = len(MOODS) // 2 if rating is None else rating.meter
    spot = row.left(row.rest.height)
    why = screen.say("several.made" if screen.done else "several.no_support")
    switch = Switch(
        kit, row.left(round(row.rest.width * NAME)),
        screen.services.words.name(f"corporation.{name}"), within and name in call.chosen,
        screen.turn(name), within and not screen.done, f"several.to.{name}",
        why if screen.done or not within else "",
    )  # fmt: skip
    text, color = _opinion(screen, name)
    rows.scroll.add(
        SmallMood(kit, spot, name, face, mood, rating is not None),
        switch,
        Label(kit, row.rest, text, "small_strong", color, lines=2, name=f"several.says.{name}"),
    )
    for place, reason in enumerate(rating.reasons[:REASONS] if rating is not None else ()):
        rect = pygame.Rect(switch.rect.x, rows.top, row.rest.right - switch.rect.x, kit.px(PILL))
        rows.scroll.add(ReasonPill(screen.services, rect, reason, f"reason.{place}"))
        rows.top = rect.bottom + kit.px(4)


def _opinion(screen: SeveralScreen, name: str) -> tuple[str, str]:
    """What somebody thinks or has answered, and the colour of it."""
    call, say, rating = screen.call, screen.say, screen.call.ratings.get(name)
    thinks = screen.hearing is not None and screen.hearing.thinks == name
    if name in screen.answers:
        answer = screen.answers[name]
        key = "later" if answer is None else "yes" if answer else "no"
        return say(f"several.{key}"), {"later": "warning", "yes": "good"}.get(key, "bad")
    if rating is not None and not thinks:
        word = say(f"meter.m{rating.meter}")
        whole = say("several.as_it_stands", word=word) if call.backing else word
        return whole, METER[rating.meter]
    if name not in call.reachable:
        key = "no_support"
    elif name not in call.chosen:
        key = "not_spoken_to"
    elif not call.is_opponent(name):
        key = "in_person"
    elif thinks or call.thinks(name):
        key = "thinks"
    elif not call.backing:
        return say("offer.not_possible"), "muted"
    else:
        key = "later"
    return say(f"several.{key}"), "muted"
