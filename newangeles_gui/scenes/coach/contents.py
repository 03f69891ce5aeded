"""What the rows of the coach say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.new_angeles.minds.coach.advice import BEST, CLOSE, POOR, WEAKER
from newangeles_gui.titles.new_angeles.offers.terms import signs_of
from newangeles_gui.titles.new_angeles.words import bargaining, coaching
from newangeles_gui.titles.new_angeles.words.vocabulary import corporation

from .rows import Line, Row, Take, reason

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.titles.new_angeles.minds.bargain import Rating
    from newangeles_gui.titles.new_angeles.minds.coach.advice import Counsel
    from newangeles_gui.titles.new_angeles.rules.trade import Trade
    from newangeles_gui.titles.new_angeles.rules.view import View
    from newangeles_gui.titles.new_angeles.talk.talking import Offer

    from ..base import Services

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
    words = services.words
    decision, view = asked
    lines = [reason(coaching.reason(words, *one), one.sign > 0) for one in counsel.reasons]
    return Row(
        services.kit,
        rect,
        coaching.choice(words, decision, counsel.option, counsel.cards, view),
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
    words, say = services.words, services.say
    offer, rating, better = offered
    player = corporation(view.corporations[offer.by])
    lines = _terms(services, view, offer.trade)
    lines += [
        reason(bargaining.reason(words, one.code, one.about), one.sign > 0)
        for one in rating.reasons
    ]
    verdict = say(f"coach.offer.m{rating.meter}"), METER[rating.meter]
    title = say("coach.offer.title", player=player)
    if better is not None:
        lines += [Line(say("coach.offer.better")), *_terms(services, view, better)]
    key = REPLIES[rating.meter]
    text, tip = say(f"screen.table.tray.{key}"), say(f"screen.table.tray.tip.{key}")
    if better is not None:
        text, tip = say("coach.offer.propose"), say("coach.offer.propose_tip")
    buttons = [Take(text, tip, lambda: reply(key))]
    if key != ACCEPT:
        text, tip = say(f"screen.table.tray.{ACCEPT}"), say(f"screen.table.tray.tip.{ACCEPT}")
        buttons.append(Take(text, tip, lambda: reply(ACCEPT), ACCEPT, "line"))
    return Row(services.kit, rect, title, verdict, lines, "offer", buttons)


def _terms(services: Services, view: View, trade: Trade) -> list[Line]:
    """What is offered, one term a line."""
    texts = services.words.trade(trade, view)
    return [Line(text, *sign) for text, sign in zip(texts, signs_of(trade), strict=True)]
