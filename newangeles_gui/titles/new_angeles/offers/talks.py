"""Two people at one screen: an offer, and what the other wants instead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes import routes
from newangeles_gui.scenes.curtain import Curtain
from newangeles_gui.scenes.dialogs import Dialog, DialogButton, nothing

from ..rules.view import SPECTATOR
from ..words.vocabulary import corporation

if TYPE_CHECKING:
    from newangeles_gui.table.scene import TableScene

    from ..rules.trade import Trade
    from .screen import TradeScreen

Action = Callable[[], None]

MOST_COUNTERS: Final = 2  # proposals of the other instead, in one topic


def ask_person(screen: TradeScreen) -> None:
    """The other person answers: behind a curtain, or at once if the table talks openly."""
    _call(screen, screen.draft.partner, partial(_answer, screen))


def _answer(screen: TradeScreen) -> None:
    """Who was asked accepts, refuses, or changes the offer."""
    yes = partial(_call_back, screen, screen.agreed)
    no = partial(_call_back, screen, partial(screen.refused, "refused"))
    change = partial(_change, screen) if screen.counters < MOST_COUNTERS else None
    _ask(screen, screen.draft.trade, screen.draft.me, yes, no, change)


def _change(screen: TradeScreen) -> None:
    """The offer table as the other one sees it, with the offer on it."""

    def made(trade: Trade) -> None:
        screen.counters += 1
        _call_back(screen, partial(_weigh, screen, trade))

    routes.open_counter(screen, made, partial(_answer, screen))


def _weigh(screen: TradeScreen, instead: Trade) -> None:
    """Who made the first offer answers what the other proposes instead."""

    def take() -> None:
        screen.draft.take(instead)
        screen.agreed()

    def change() -> None:
        screen.draft.take(instead)
        screen.changed()
        screen.refused("instead")

    _ask(screen, instead, screen.draft.partner, take, nothing, change)


def _ask(
    screen: TradeScreen, trade: Trade, by: str, yes: Action, no: Action, change: Action | None
) -> None:
    """What one of the two proposes, and the answers to it."""
    services, draft = screen.services, screen.draft
    answers = [DialogButton(services.say("screen.trade.accept"), yes, "good", "check")]
    if change is not None:
        answers.append(
            DialogButton(services.say("screen.table.tray.counter"), change, "accent", "trade")
        )
    answers.append(DialogButton(services.say("screen.trade.refuse"), no, "line", "cross"))
    to = draft.partner if by == draft.me else draft.me
    title = services.say("screen.trade.offered", player=corporation(by), to=corporation(to))
    terms = services.words.offered(trade, by, screen.view)
    services.stack.push(Dialog(services, title, terms, answers))


def _call(screen: TradeScreen, player: str, then: Action) -> None:
    """One of the two comes to the screen; where the table talks openly both are there."""
    table = screen.table
    if table.match.plan.agreements.table_talk:
        then()
        return
    table.director.look(SPECTATOR)
    name = player_name(table, screen.view.corporations.index(player))
    screen.services.stack.push(Curtain(screen.services, player, name, then, screen.table.open_menu))


def _call_back(screen: TradeScreen, then: Action) -> None:
    """Whoever made the first offer looks again."""

    def opened() -> None:
        if screen.table.director.viewer != screen.view.seat:
            screen.table.director.look(screen.view.seat)
            screen.table.settle()
        then()

    _call(screen, screen.draft.me, opened)


def player_name(table: TableScene, seat: int) -> str:
    """Who is called to the screen."""
    corp = table.shown.corporations[seat]
    name = table.match.plan.seats[seat].name
    return name if name != corp else table.services.words.name(f"corporation.{corp}")
