"""One choice of the coach: what it is, how good, why, and a button that takes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Button, Image, Look, Paragraph, Widget, put_panel

from ..minds.coach import BEST, CLOSE, EQUAL, NEXT, POOR, WEAKER
from ..words import corporation, counsel_label, counsel_reason, own_words, signs_of
from ..words import reason as because

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit

    from ..minds.bargaining import Rating
    from ..minds.coach import Counsel
    from ..rules import Trade, View
    from ..talk import Offer

PADDING: Final = 12  # units
GAP: Final = 6
SIGN: Final = 18
BUTTON: Final = (120, 40)  # at least as wide
WORDS: Final = 15  # around the words of a button
PIP: Final = (18, 8)
PIPS: Final = 5
# How many of the five are lit, and their colour.
LIT: Final = MappingProxyType({BEST: 5, EQUAL: 5, CLOSE: 4, WEAKER: 3, POOR: 1, NEXT: 0})
COLORS: Final = MappingProxyType(
    {
        BEST: "good",
        EQUAL: "good",
        CLOSE: "accent",
        WEAKER: "warning",
        POOR: "bad",
        NEXT: "muted",
    }
)


class CoachLine(NamedTuple):
    """A line of a row, with a sign before it unless that is empty."""

    text: str
    icon: str = ""
    color: str = "text"


def reason(text: str, good: bool) -> CoachLine:
    """A reason: in favour or against."""
    return CoachLine(text, *(("plus", "good") if good else ("minus", "bad")))


class Take(NamedTuple):
    """A button of a row; none where there is nothing to take."""

    text: str
    tip: str
    action: Callable[[], None]
    name: str = "take"
    color: str = "accent"


class Row(Widget):
    """As high as its words; brighter while its choice is shown on the table."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        title: str,
        verdict: tuple[str, str],
        lines: Sequence[CoachLine],
        name: str,
        takes: Sequence[Take] = (),
    ) -> None:
        super().__init__(kit, rect, f"coach.{name}")
        self.lit = False
        self.verdict = verdict
        pad = kit.px(PADDING)
        self._inner = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, 0)
        bottom = self._put_head(title, name, takes)
        for number, line in enumerate(lines):
            bottom = self._put_line(line, bottom + kit.px(GAP) // 2, f"coach.{name}.why.{number}")
        self.rect.height = bottom + pad - rect.y

    def _put_head(self, title: str, name: str, takes: Sequence[Take]) -> int:
        kit, inner = self.kit, self._inner
        width, high = (kit.px(one) for one in BUTTON)
        wanted = [kit.type.width(one.text, "small_strong") + 2 * kit.px(WORDS) for one in takes]
        width = min(max(width, *wanted), inner.width // 2) if wanted else 0
        room = inner.width - (width + kit.px(GAP) if takes else 0)
        words = Paragraph(kit, inner.topleft, room, title, "strong", name=f"coach.{name}.title")
        self.add(words)
        spot = pygame.Rect(inner.right - width, inner.y, width, high)
        spots = [spot.move(0, place * (high + kit.px(GAP))) for place in range(len(takes))]
        below = spots[-1].bottom if spots else inner.y
        said = self._put_verdict(words.rect.bottom, room, below, f"coach.{name}.grade")
        for one, place in zip(takes, spots, strict=True):
            self.add(
                Button(kit, place, one.text, one.action, color=one.color, style="small_strong",
                       name=f"coach.{one.name}.{name}", tip=one.tip)
            )  # fmt: skip
        return max(said.rect.bottom, below)

    def _put_verdict(self, top: int, room: int, below: int, name: str) -> Paragraph:
        """Beside the button, or below it where the words are long."""
        kit, inner = self.kit, self._inner
        word, grade = self.verdict
        bar = PIPS * kit.px(PIP[0] + 4) if LIT[grade] else 0
        left = inner.x + bar + (kit.px(GAP) if bar else 0)
        if left + kit.type.width(word, "small_strong") > inner.x + room:
            top, room = max(top, below), inner.width
        place = (left, top + kit.px(2))
        color = COLORS[grade]
        said = Paragraph(kit, place, inner.x + room - left, word, "small_strong", color, name)
        self._pips = pygame.Rect(inner.x, said.rect.y, bar, kit.px(PIP[1]))
        self._pips.centery = said.rect.y + kit.type.line_height("small_strong") // 2
        self.add(said)
        return said

    def _put_line(self, line: CoachLine, top: int, name: str) -> int:
        kit, inner = self.kit, self._inner
        side = kit.px(SIGN)
        high = kit.type.line_height("small")
        left = inner.x
        if line.icon:
            sign = kit.icon(line.icon, SIGN, kit.color(line.color))
            self.add(Image(kit, pygame.Rect(inner.x, top, side, high), sign))
            left += side + kit.px(GAP)
        style = "small" if line.icon else "small_strong"
        words = Paragraph(kit, (left, top), inner.right - left, line.text, style, name=name)
        self.add(words)
        return words.rect.bottom

    def paint(self, surface: pygame.Surface) -> None:
        """The ground, and the five steps of how good it is."""
        kit, grade = self.kit, self.verdict[1]
        line = kit.color("focus" if self.lit else "line")
        fill = kit.color("raised" if self.lit else "panel")
        put_panel(kit, surface, self.rect, Look(fill, line, 255, cut=8))
        wide, high = (kit.px(one) for one in PIP)
        shift = self.children[0].rect.y - self._inner.y  # when it has been scrolled
        for number in range(PIPS if self._pips.width else 0):
            pip = pygame.Rect(
                self._pips.x + number * (wide + kit.px(4)), self._pips.y + shift, wide, high
            )
            lit = number < LIT[grade]
            color = kit.color(COLORS[grade] if lit else "line")
            pygame.draw.rect(surface, color, pip, 0 if lit else max(1, kit.px(1.5)), kit.px(2))


METER: Final = (POOR, POOR, WEAKER, CLOSE, BEST)  # the five words of a trade, as grades
ACCEPT: Final = "accept"
# What the coach would do about it: a reply of the tray.
REPLIES: Final = ("refuse", "refuse", "counter", "counter", ACCEPT)


def choice_row(
    services: Services,
    rect: pygame.Rect,
    asked: tuple[Decision, View],
    counsel: Counsel,
    number: int,
    take: Callable[[], None],
) -> Row:
    """A choice with its reasons and its button."""
    words = own_words(services.words)
    decision, view = asked
    lines = [reason(counsel_reason(words, *one), one.sign > 0) for one in counsel.reasons]
    return Row(
        services.kit,
        rect,
        counsel_label(words, decision, counsel.option, counsel.cards, view),
        (services.say(f"coach.grade.{counsel.grade}"), counsel.grade),
        lines,
        str(number),
        [Take(services.say("coach.take"), services.say("coach.take_tip"), take)],
    )


def offer_row(
    services: Services,
    rect: pygame.Rect,
    view: View,
    offered: tuple[Offer, Rating, Trade | None],
    reply: Callable[[str], None],
) -> Row:
    """What to think of what lies in the tray, a button that answers it so, and one that accepts.

    The coach may be wrong about the price, and an offer to several is rarely changed for one.
    """
    words, say = own_words(services.words), services.say
    offer, rating, better = offered
    player = corporation(view.corporations[offer.by])
    lines = _terms(services, view, offer.trade)
    lines += [reason(because(words, one.code, one.about), one.sign > 0) for one in rating.reasons]
    verdict = say(f"coach.offer.m{rating.meter}"), METER[rating.meter]
    title = say("coach.offer.title", player=player)
    if better is not None:
        lines += [CoachLine(say("coach.offer.better")), *_terms(services, view, better)]
    key = REPLIES[rating.meter]
    text, tip = say(f"offer.answer.{key}"), say(f"offer.answer_tip.{key}")
    if better is not None:
        text, tip = say("coach.offer.propose"), say("coach.offer.propose_tip")
    buttons = [Take(text, tip, lambda: reply(key))]
    if key != ACCEPT:
        text, tip = say(f"offer.answer.{ACCEPT}"), say(f"offer.answer_tip.{ACCEPT}")
        buttons.append(Take(text, tip, lambda: reply(ACCEPT), ACCEPT, "line"))
    return Row(services.kit, rect, title, verdict, lines, "offer", buttons)


def _terms(services: Services, view: View, trade: Trade) -> list[CoachLine]:
    """What is offered, one term a line."""
    texts = own_words(services.words).trade(trade, view)
    return [CoachLine(text, *sign) for text, sign in zip(texts, signs_of(trade), strict=True)]
