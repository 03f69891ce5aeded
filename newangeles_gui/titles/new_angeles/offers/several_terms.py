"""An offer to several players: those who are spoken to, and the terms that are the same for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Image, Label, Paragraph, Segments, Stepper, Switch

from ..minds.bargaining.several import ALIKE, Pledge
from ..talk.call import MOST_VOTES
from ..talk.draft import counts, most
from .voice import METER, OpinionSign, put_line, put_reasons

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.widgets import Scroll, Widget

    from .several import SeveralScreen

PLAYER_ROW: Final = 54  # units
MARK: Final = 44
SIGN: Final = 30
PLAYER_GAP: Final = 10
NAME: Final = 0.52  # share of the width
REASONS: Final = 2
HOW: Final = (("trade", "capital"), ("people", "accent"))


def put_rows(screen: SeveralScreen, scroll: Scroll) -> None:
    """A row for each player at the table."""
    top = scroll.rect.y
    gap = screen.px(PLAYER_GAP)
    for name in screen.call.others:
        top = _put_row(screen, scroll, top, name) + gap
    if screen.call.backing or screen.done or screen.kit.view.compact:
        return
    for (icon, color), text in zip(HOW, screen.say("several.how").split("\n"), strict=True):
        top = put_line(screen.kit, scroll, top + gap, icon, color, text)


def _put_row(screen: SeveralScreen, scroll: Scroll, top: int, name: str) -> int:
    """Mark, switch, meter; the reasons below; where it ends."""
    kit, gap = screen.kit, screen.px(PLAYER_GAP)
    rect = pygame.Rect(scroll.rect.x, top, scroll.inner, kit.px(PLAYER_ROW))
    mark = pygame.Rect(rect.x, rect.y, kit.px(MARK), rect.height)
    switch = pygame.Rect(mark.right + gap, rect.y, 0, rect.height)
    switch.width = round(rect.width * NAME) - switch.x + rect.x
    within = name in screen.call.reachable
    chosen = within and name in screen.call.chosen
    scroll.add(
        Image(kit, mark, kit.icon(f"marks/{name}", MARK - 6)),
        Switch(
            kit, switch, screen.services.words.name(f"corporation.{name}"), chosen,
            screen.turn(name), enabled=within and not screen.done,
            name=f"several.to.{name}", tip=_why_not(screen, name),
        ),
    )  # fmt: skip
    icon, color, text = _opinion(screen, name)
    sign = pygame.Rect(switch.right + gap, rect.y, kit.px(SIGN), rect.height)
    words = pygame.Rect(sign.right + gap, rect.y, 0, rect.height)
    words.width = rect.right - words.x
    if icon:
        scroll.add(OpinionSign(kit, sign, icon, color))
    scroll.add(Label(kit, words, text, "small_strong", color, lines=2, name=f"several.says.{name}"))
    rating = screen.call.ratings.get(name)
    bottom = rect.bottom + gap // 2
    if rating is None:
        return bottom
    shown = type(rating)(rating.meter, rating.reasons[:REASONS])
    return put_reasons(screen.services, scroll, bottom, shown)


def _why_not(screen: SeveralScreen, name: str) -> str:
    if name not in screen.call.reachable:
        return screen.say("several.no_support")
    return screen.say("several.made") if screen.done else ""


def _opinion(screen: SeveralScreen, name: str) -> tuple[str, str, str]:
    """Sign, colour and words for what somebody thinks or has answered."""
    rating = screen.call.ratings.get(name)
    if name in screen.answers:
        answer = screen.answers[name]
        if answer is None:
            return "clock", "warning", screen.words_about(name)
        sign = ("check", "good") if answer else ("cross", "bad")
        return *sign, screen.words_about(name)
    thinks = screen.hearing is not None and screen.hearing.thinks == name
    if rating is None or thinks:
        return "", "muted", screen.words_about(name)
    word = screen.say(f"meter.m{rating.meter}")
    if screen.call.backing:
        word = screen.say("several.as_it_stands", word=word)
    return f"meter_{rating.meter}", METER[rating.meter], word


ROW: Final = 46  # units
TALL: Final = 56
GAP: Final = 8


class TermLines:
    """Puts the terms below one another."""

    def __init__(self, screen: SeveralScreen, scroll: Scroll) -> None:
        self.screen, self.scroll, self.kit = screen, scroll, screen.kit
        self.top, self.width = scroll.rect.y, scroll.inner

    def row(self, units: int = ROW) -> pygame.Rect:
        """The next room."""
        rect = pygame.Rect(self.scroll.rect.x, self.top, self.width, self.kit.px(units))
        self.top = rect.bottom + self.kit.px(GAP)
        return rect

    def text(self, key: str, style: str = "small_strong", **values: object) -> None:
        """A line of words."""
        words = Paragraph(
            self.kit, (self.scroll.rect.x, self.top), self.width,
            self.screen.say(f"several.{key}", **values), style, "muted",
        )  # fmt: skip
        self.scroll.add(words)
        self.top = words.rect.bottom + self.kit.px(GAP)

    def add(self, widget: Widget) -> None:
        """Put a widget in."""
        self.scroll.add(widget)


def put_terms(screen: SeveralScreen, scroll: Scroll) -> None:
    """For what it is, how much each gets, and what else."""
    lines = TermLines(screen, scroll)
    if screen.call.backed:
        options = [(way, screen.say(f"several.way.{way}")) for way in ("backing", "now")]
        way = "backing" if screen.call.backing else "now"
        lines.add(
            Segments(
                screen.kit, lines.row(TALL), options, way, screen.for_backing,
                enabled=not screen.done, name="several.way",
            )
        )  # fmt: skip
    if screen.call.backing:
        _put_backing(lines)
    else:
        _put_now(lines)


def _put_backing(lines: TermLines) -> None:
    screen = lines.screen
    lines.text("backing")
    lines.text("each_lays")
    _stepper(lines, "cards", (1, MOST_VOTES))
    lines.text("each_gets")
    _stepper(lines, "give", (0, screen.call.held))
    lines.text("stands_about", "small")


def _put_now(lines: TermLines) -> None:
    screen = lines.screen
    lines.text("each_gets")
    _stepper(lines, "give", (0, screen.call.held))
    lines.text("each_gives")
    _stepper(lines, "get", (0, screen.call.poorest))
    for mine in (True, False):
        lines.text("i_promise" if mine else "each_promises")
        for kind in ALIKE:
            _put_pledge(lines, mine, kind)


def _stepper(lines: TermLines, field: str, limits: tuple[int, int]) -> None:
    screen = lines.screen
    key = "offer.cards" if field == "cards" else "offer.capital"
    value = getattr(screen.call.terms, field)
    upper = max(limits[1], value)
    lines.add(
        Stepper(
            screen.kit, lines.row(), value, (limits[0], upper),
            lambda amount: screen.change(**{field: amount}),
            lambda amount: screen.say(key, amount=amount),
            enabled=not screen.done, name=f"several.{field}",
            tips=(screen.say("screen.trade.less"), screen.say("screen.trade.more", most=upper)),
        )
    )  # fmt: skip


def _put_pledge(lines: TermLines, mine: bool, kind: str) -> None:
    """A switch for the promise; below it how much and until when."""
    screen, call = lines.screen, lines.screen.call
    given = next((one for one in call.terms.pledges if (one.mine, one.kind) == (mine, kind)), None)
    name = f"several.{'mine' if mine else 'theirs'}.{kind}"

    def become(pledge: Pledge | None) -> None:
        call.pledge(mine, kind, pledge)
        screen.changed()

    def switch(on: bool) -> None:
        become(Pledge(mine, kind, until=call.lasting(mine, kind)[0]) if on else None)

    words = screen.say(f"several.pledge.{'mine' if mine else 'theirs'}.{kind}")
    tip = screen.say("screen.trade.later_tip")
    lines.add(
        Switch(
            screen.kit, lines.row(TALL), words, given is not None, switch,
            enabled=not screen.done, name=name, tip=tip,
        )
    )  # fmt: skip
    if given is not None:
        _put_amounts(lines, given, name, become)


def _put_amounts(
    lines: TermLines, given: Pledge, name: str, become: Callable[[Pledge | None], None]
) -> None:
    screen, kit = lines.screen, lines.kit
    row = lines.row()
    half = (row.width - kit.px(GAP)) // 2
    left = pygame.Rect(row.x, row.y, half, row.height)
    right = pygame.Rect(row.right - half, row.y, half, row.height)
    if counts(given.kind):
        key = "cards" if given.kind == "support" else "capital"
        lines.add(
            Stepper(
                kit, left, given.amount, (1, most(given.kind)),
                lambda amount: become(given._replace(amount=amount)),
                lambda amount: screen.say(f"offer.{key}", amount=amount),
                enabled=not screen.done, name=f"{name}.amount",
            )
        )  # fmt: skip
    until = screen.call.longer(given)
    lines.add(
        Button(
            kit, right, screen.say(f"log.until.{given.until}"),
            lambda: become(given._replace(until=until)), "clock", style="small",
            enabled=not screen.done, lines=2, name=f"{name}.until",
            tip=screen.say("screen.trade.another_time"),
        )
    )  # fmt: skip
