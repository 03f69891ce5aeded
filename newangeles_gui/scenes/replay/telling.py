"""The replay in words: which choice was made, and what has happened in the turn so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.engine.decisions import IllegalChoice
from newangeles_gui.titles.new_angeles.rules.trade import TRADE, Trade
from newangeles_gui.titles.new_angeles.rules.view import SPECTATOR
from newangeles_gui.titles.new_angeles.words.vocabulary import corporation

if TYPE_CHECKING:
    from ..base import Services
    from .reel import Reel


class Told(NamedTuple):
    """A choice: who made it, what was asked, what was answered."""

    player: str
    question: str
    answer: str


def choice_told(services: Services, reel: Reel, at: int, seat: int = SPECTATOR) -> Told:
    """The choice that led to a state, as a seat may know it."""
    say, words = services.say, services.words
    if at == 0:
        return Told("", say("screen.replay.beginning"), "")
    choice = reel.choices[at - 1]
    view = reel.view(at - 1, seat)
    if choice.kind == TRADE:
        try:
            trade = Trade.parse(choice.option, reel.game(at - 1))
        except IllegalChoice:
            return Told("", say("screen.replay.traded"), "")
        return Told(trade.giver, say("screen.replay.traded"), words.agreed(trade))
    pending = view.pending
    assert pending is not None
    player = view.corporations[pending.seat]
    if choice.option not in pending.options:
        named = corporation(player)
        return Told(player, say("screen.replay.secret", player=named), "")
    question = words.prompt(pending, view)
    answer = words.option(pending, choice.option, view)
    return Told(player, question, answer[:1].upper() + answer[1:])


def turn_told(services: Services, reel: Reel, at: int, seat: int = SPECTATOR) -> list[list[str]]:
    """What happened in the turn so far: the words of each choice, the newest last."""
    stop = reel.stop_of(at)
    first = reel.stops[stop].at if stop >= 0 else 0
    known = None if seat == SPECTATOR else seat
    return [
        [services.words.event(event, known) for event in reel.events[place]]
        for place in range(first, at + 1)
    ]
