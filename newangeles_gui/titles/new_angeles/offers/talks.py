"""People at one screen answer: two to one another, or several to the same offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from newangeles_gui.scenes import Curtain, Dialog, DialogButton, nothing
from newangeles_gui.scenes import DialogButton as Reply

from ..rules import SPECTATOR
from ..talk.negotiation import INSTEAD, REFUSED
from ..words import corporation, own_words

if TYPE_CHECKING:
    from ..minds.bargain import Answer
    from ..rules import Trade
    from ..table.scene import TableScene
    from .screen import TradeScreen
    from .several import SeveralScreen

Action = Callable[[], None]

MOST_COUNTERS: Final = 2  # proposals of the other instead, in one topic


def ask_person(screen: TradeScreen) -> None:
    """The other person answers: behind a curtain, or at once if the table talks openly."""
    _call(screen, screen.draft.partner, partial(_answer, screen))


def _answer(screen: TradeScreen) -> None:
    """Who was asked accepts, refuses, or changes the offer."""
    yes = partial(_call_back, screen, screen.agreed)
    no = partial(_call_back, screen, partial(screen.refused, REFUSED))
    change = partial(_change, screen) if screen.counters < MOST_COUNTERS else None
    _ask(screen, screen.draft.trade, screen.draft.me, yes, no, change)


def _change(screen: TradeScreen) -> None:
    """The offer table as the other one sees it, with the offer on it."""

    def made(trade: Trade) -> None:
        screen.counters += 1
        _call_back(screen, partial(_weigh, screen, trade))

    from .counter import CounterScreen  # it is a table of its own, with all that this one is

    screen.services.stack.push(CounterScreen(screen, made, partial(_answer, screen)))


def _weigh(screen: TradeScreen, instead: Trade) -> None:
    """Who made the first offer answers what the other proposes instead."""

    def take() -> None:
        screen.draft.take(instead)
        screen.agreed()

    def change() -> None:
        screen.put(instead)
        screen.refused(INSTEAD)

    _ask(screen, instead, screen.draft.partner, take, nothing, change)


def _ask(
    screen: TradeScreen, trade: Trade, by: str, yes: Action, no: Action, change: Action | None
) -> None:
    """What one of the two proposes, and the answers to it."""
    services, draft = screen.services, screen.draft
    answers = [DialogButton(services.say("offer.answer.accept"), yes, "good", "check")]
    if change is not None:
        answers.append(
            DialogButton(services.say("offer.answer.counter"), change, "accent", "trade")
        )
    answers.append(DialogButton(services.say("offer.answer.refuse"), no, "line", "cross"))
    to = draft.partner if by == draft.me else draft.me
    title = services.say("offer.offered", player=corporation(by), to=corporation(to))
    terms = own_words(services.words).offered(trade, by, screen.view)
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


Answers = dict[str, "Answer | bool"]


class SeveralHearing:
    """Asks one after the other; nobody hears the others' answers before all have answered."""

    def __init__(
        self, screen: SeveralScreen, names: Sequence[str], done: Callable[[Answers], None]
    ) -> None:
        self.screen, self.done = screen, done
        self.names = sorted(names, key=lambda name: not screen.call.is_opponent(name))
        self.answers: Answers = {}
        self.openly = screen.table.match.plan.agreements.table_talk
        self.away = False  # whether somebody else looks at the screen
        self.thinks = ""  # the opponent whose answer is awaited

    def next(self) -> None:
        """The next one answers, or all have."""
        name = next((one for one in self.names if one not in self.answers), None)
        if name is None:
            if self.away:
                self._call_back()
            else:
                self.done(self.answers)
        elif self.screen.call.is_opponent(name):
            self.thinks = name
            call = self.screen.call
            self.screen.table.talks.begin_answer(call.seat_of(name), call.trade(name))
            self.hear()
        elif self.openly:
            self._ask_person(name)
        else:
            self._call(name)

    def hear(self) -> bool:
        """Whether the opponent who was asked has answered."""
        result = self.screen.table.talks.result() if self.thinks else None
        if result is None:
            return False
        name, self.thinks = self.thinks, ""
        self.answers[name] = cast("Answer", result)
        self.next()
        return True

    def _call(self, name: str) -> None:
        """The curtain falls, and the one whose name is on it comes to the screen."""
        screen = self.screen
        screen.table.director.look(SPECTATOR)
        self.away = True
        title = player_name(screen.table, screen.call.seat_of(name))
        curtain = Curtain(
            screen.services, name, title, lambda: self._ask_person(name), screen.table.open_menu
        )
        screen.services.stack.push(curtain)

    def _ask_person(self, name: str) -> None:
        screen, say = self.screen, self.screen.say

        def answered(yes: bool) -> Callable[[], None]:
            def close() -> None:
                self.answers[name] = yes
                self.next()

            return close

        replies = [
            Reply(say("offer.answer.accept"), answered(True), "good", "check"),
            Reply(say("offer.answer.refuse"), answered(False), "line", "cross"),
        ]
        me, other = corporation(screen.call.me), corporation(name)
        title = say("offer.offered", player=me, to=other)
        terms = own_words(screen.services.words).offered(
            screen.call.trade(name), screen.call.me, screen.call.view
        )
        screen.services.stack.push(Dialog(screen.services, title, terms, replies))

    def _call_back(self) -> None:
        """Whoever made the offer looks again."""
        screen, seat = self.screen, self.screen.call.seat

        def opened() -> None:
            screen.table.director.look(seat)
            self.away = False
            self.done(self.answers)

        title = player_name(screen.table, seat)
        screen.services.stack.push(
            Curtain(screen.services, screen.call.me, title, opened, screen.table.open_menu)
        )
