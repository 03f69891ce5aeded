"""Several players answer the same offer: opponents first, then people behind the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from newangeles_gui.scenes.curtain import Curtain
from newangeles_gui.scenes.dialogs import Dialog
from newangeles_gui.scenes.dialogs import DialogButton as Reply

from ..rules.view import SPECTATOR
from ..words.vocabulary import corporation
from .talks import player_name

if TYPE_CHECKING:
    from ..minds.bargain import Answer
    from .several import SeveralScreen

Answers = dict[str, "Answer | bool"]


class Hearing:
    """Asks one after the other; nobody hears the others' answers before all have answered."""

    def __init__(
        self, screen: SeveralScreen, names: Sequence[str], done: Callable[[Answers], None]
    ) -> None:
        self.screen, self.done = screen, done
        self.names = sorted(names, key=screen.is_person)
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
        elif not self.screen.is_person(name):
            self.thinks = name
            self.screen.table.talks.begin_answer(self.screen.seat_of(name), self.screen.trade(name))
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
        title = player_name(screen.table, screen.seat_of(name))
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
            Reply(say("screen.trade.accept"), answered(True), "good", "check"),
            Reply(say("screen.trade.refuse"), answered(False), "line", "cross"),
        ]
        me, other = corporation(screen.me), corporation(name)
        title = say("screen.trade.offered", player=me, to=other)
        terms = screen.services.words.offered(screen.trade(name), screen.me, screen.view)
        screen.services.stack.push(Dialog(screen.services, title, terms, replies))

    def _call_back(self) -> None:
        """Whoever made the offer looks again."""
        screen, seat = self.screen, self.screen.seat

        def opened() -> None:
            screen.table.director.look(seat)
            self.away = False
            self.done(self.answers)

        title = player_name(screen.table, seat)
        screen.services.stack.push(
            Curtain(screen.services, screen.me, title, opened, screen.table.open_menu)
        )
