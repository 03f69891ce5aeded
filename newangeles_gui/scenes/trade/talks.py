"""A person answers an offer of another person at the same screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from newangeles_gui.rules.view import SPECTATOR
from newangeles_gui.words.vocabulary import corporation

from ..curtain import Curtain
from ..dialogs import Answer, Question, nothing

if TYPE_CHECKING:
    from ..table.scene import TableScene
    from .screen import TradeScreen


def ask_person(screen: TradeScreen) -> None:
    """The other person answers: behind a curtain, or at once if the table talks openly."""
    services, table = screen.services, screen.table
    terms = "\n".join(services.words.trade(screen.draft.trade, screen.view))
    if table.match.plan.agreements.table_talk:
        services.stack.push(_question(screen, terms, screen.agreed, nothing))
        return
    seat, mine = screen.partner_seat, screen.view.seat

    def back(then: Callable[[], None]) -> None:
        def opened() -> None:
            table.director.look(mine)
            table.settle()
            then()

        services.stack.push(Curtain(services, screen.draft.me, player_name(table, mine), opened))

    def asked() -> None:
        yes, no = (lambda: back(screen.agreed)), (lambda: back(lambda: screen.refused("refused")))
        services.stack.push(_question(screen, terms, yes, no))

    table.director.look(SPECTATOR)
    partner = screen.draft.partner
    services.stack.push(Curtain(services, partner, player_name(table, seat), asked))


def player_name(table: TableScene, seat: int) -> str:
    """Who is called to the screen."""
    corp = table.match.game.name(seat)
    name = table.match.plan.seats[seat].name
    return name if name != corp else table.services.words.name(f"corporation.{corp}")


def _question(
    screen: TradeScreen, terms: str, yes: Callable[[], None], no: Callable[[], None]
) -> Question:
    services = screen.services
    answers = [
        Answer(services.say("screen.trade.accept"), yes, "good", "check"),
        Answer(services.say("screen.trade.refuse"), no, "line", "cross"),
    ]
    title = services.say(
        "screen.trade.offered",
        player=corporation(screen.draft.me),
        to=corporation(screen.draft.partner),
    )
    return Question(services, title, terms, answers)
