"""The players who are spoken to: a switch, what they think or have answered, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.fields import Switch
from newangeles_gui.widgets.label import Image, Label

from .side import put_how
from .voice import METER, Sign, put_reasons

if TYPE_CHECKING:
    from newangeles_gui.widgets.scroll import Scroll

    from .several import SeveralScreen

ROW: Final = 54  # units
MARK: Final = 44
SIGN: Final = 30
GAP: Final = 10
NAME: Final = 0.52  # share of the width
REASONS: Final = 2
HOW: Final = (("trade", "capital"), ("people", "accent"))


def put_rows(screen: SeveralScreen, scroll: Scroll) -> None:
    """A row for each player at the table."""
    top = scroll.rect.y
    for name in screen.others:
        top = _put_row(screen, scroll, top, name) + screen.px(GAP)
    if not (screen.backing or screen.done or screen.kit.view.compact):
        put_how(screen, scroll, top + screen.px(GAP), screen.say("screen.several.how"), HOW)


def _put_row(screen: SeveralScreen, scroll: Scroll, top: int, name: str) -> int:
    """Mark, switch, meter; the reasons below; where it ends."""
    kit, gap = screen.kit, screen.px(GAP)
    rect = pygame.Rect(scroll.rect.x, top, scroll.inner, kit.px(ROW))
    mark = pygame.Rect(rect.x, rect.y, kit.px(MARK), rect.height)
    switch = pygame.Rect(mark.right + gap, rect.y, 0, rect.height)
    switch.width = round(rect.width * NAME) - switch.x + rect.x
    within = name in screen.reachable
    scroll.add(
        Image(kit, mark, kit.icon(f"marks/{name}", MARK - 6)),
        Switch(
            kit, switch, screen.services.words.name(f"corporation.{name}"), name in screen.chosen
            and within, screen.turn(name), enabled=within and not screen.done,
            name=f"several.to.{name}", tip=_why_not(screen, name),
        ),
    )  # fmt: skip
    icon, color, text = _opinion(screen, name)
    sign = pygame.Rect(switch.right + gap, rect.y, kit.px(SIGN), rect.height)
    words = pygame.Rect(sign.right + gap, rect.y, 0, rect.height)
    words.width = rect.right - words.x
    if icon:
        scroll.add(Sign(kit, sign, icon, color))
    scroll.add(Label(kit, words, text, "small_strong", color, lines=2, name=f"several.says.{name}"))
    rating = screen.ratings.get(name)
    bottom = rect.bottom + gap // 2
    if rating is None:
        return bottom
    shown = type(rating)(rating.meter, rating.reasons[:REASONS])
    return put_reasons(screen.services, scroll, bottom, shown)


def _why_not(screen: SeveralScreen, name: str) -> str:
    if name not in screen.reachable:
        return screen.say("screen.several.no_support")
    return screen.say("screen.several.made") if screen.done else ""


def _opinion(screen: SeveralScreen, name: str) -> tuple[str, str, str]:
    """Sign, colour and words for what somebody thinks or has answered."""
    rating = screen.ratings.get(name)
    if name in screen.answers:
        answer = screen.answers[name]
        if answer is None:
            return "clock", "warning", screen.words_about(name)
        sign = ("check", "good") if answer else ("cross", "bad")
        return *sign, screen.words_about(name)
    thinks = screen.hearing is not None and screen.hearing.thinks == name
    if rating is None or thinks:
        return "", "muted", screen.words_about(name)
    word = screen.say(f"screen.trade.meter.m{rating.meter}")
    if screen.backing:
        word = screen.say("screen.several.as_it_stands", word=word)
    return f"meter_{rating.meter}", METER[rating.meter], word
