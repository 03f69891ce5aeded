"""A person's turn at the prompt, or that of a seat that plays what somebody wrote down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Choice, IllegalChoice

from . import menu
from .console import Asker, whole_number
from .menu import is_amount, limits, option_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine import Choice, Decision

    from .table import Table


class Scripted:
    """Answers with the lines of a script, in order; without any more it takes the last option."""

    def __init__(self, text: str, read: Callable[[str], list[Choice]], player: str) -> None:
        """`read` finds the choices that a line stands for."""
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        self._choices = [choice for line in lines if line for choice in read(line)]
        self._player = player
        self._decision: Decision | None = None

    def ask(self, decision: Decision) -> Choice | None:
        """Look up what is written for this question."""
        self._decision = decision
        return None

    def answer(self) -> Choice | None:
        """The next line; IllegalChoice names it if it cannot be played.

        A moment in which nothing is left to choose need not be written.
        """
        decision, self._decision = self._decision, None
        return None if decision is None else self._next(decision)

    def _next(self, decision: Decision) -> Choice:
        if decision.only_a_moment and self._choices[:1] != decision.choices():
            return decision.choices()[0]
        if not self._choices:
            return decision.choices()[-1]
        choice = self._choices.pop(0)
        try:
            decision.check(choice)
        except IllegalChoice as error:
            raise IllegalChoice(f"script of {self._player}: {error}") from error
        return choice

    def wait(self) -> None:
        """It is all written down."""

    def cancel(self) -> None:
        """Another question comes."""
        self._decision = None


EXPLAIN: Final = re.compile(r"\?\s*(\S+)")
HELP: Final = ("?", "help")
REWINDING: Final = ("u", "r")
QUIET: Final = "n"  # no more time to talk at moments like this
LOG_LINES: Final = 30


def written_out(typed: str, decision: Decision) -> str | None:
    """The answer that somebody has written as replays have it, also without its kind."""
    option = typed.removeprefix(f"{decision.kind} ")
    return option if " " in typed and option in decision.options else None


class Quit(Exception):
    """The person does not want to play on."""


class Person:
    """Shows a seat what it may see and takes its answers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words, self.front = table.words, table.front
        self.console = table.console
        self.asker = Asker(self.console, self.words)

    # ------------------------------------------------------------ when asked

    def decide(self, decision: Decision) -> Choice | None:
        """An answer to the decision, or what was agreed on instead; None after an undo."""
        self._show(decision)
        warned = ""
        while True:
            typed = self._ask(decision)
            number, option = whole_number(typed), written_out(typed, decision)
            if number is not None and (option := option_of(decision, number)) is None:
                self._no_such(decision, number)
            elif option is None:
                if typed.lower() in REWINDING and self.table.rewind(typed.lower()):
                    return None
                choice = self._command(typed, decision)
                if choice is not None:
                    return choice
            elif option == warned or not self._warn(decision, option):
                return Choice(decision.kind, option)
            else:
                warned = option

    def _no_such(self, decision: Decision, number: int | str) -> None:
        if is_amount(decision):
            least, most = limits(decision)
            self.table.say("no_such_amount", number=number, least=least, most=most)
        else:
            self.table.say("no_such_option", number=number, most=len(decision.options))

    def _warn(self, decision: Decision, option: str) -> bool:
        """Say what speaks against an answer; whether anything does."""
        warning = self.words.warning(decision, option, self.table.view(decision.seat))
        if warning:
            self.console.say(warning)
            self.table.say("all_the_same", number=option)
        return bool(warning)

    def _show(self, decision: Decision) -> None:
        table, seat = self.table, decision.seat
        came_back = table.conductor.viewer != seat or table.others_moved
        table.hand_over(seat)
        self.news(seat)
        seen = table.view(seat)
        if came_back:
            self.console.say_all(self.front.table(self.words, seen, self.console.columns))
        else:
            self.console.say_all(self.front.glance(self.words, seen, decision))
        self.menu(seen, decision)

    def menu(self, seen: Any, decision: Decision) -> None:
        """The question and its answers."""
        found = menu.lines(self.front, self.words, seen, decision)
        found += ["  " + line for line in self.table.exchange.more(decision)]
        self.console.say_all(found, 5)

    def news(self, seat: int) -> None:
        """What a person has not seen yet."""
        title = "so_far" if self.table.chronicle.new_to(seat) else "since"
        news = self.table.chronicle.news(seat)
        if news:
            self.console.say()
            self.table.say(title)
            self.console.say_all(["  " + line for line in news], 4)

    def _ask(self, decision: Decision) -> str:
        player = self.table.player(decision.seat)
        least, most = limits(decision)
        key = "textgame.ask_amount" if is_amount(decision) else "textgame.ask"
        return self.console.ask(self.words.say(key, player=player, least=least, most=most))

    def _command(self, typed: str, decision: Decision) -> Choice | None:
        seen = self.table.view(decision.seat)
        word = typed.lower()
        acts = self.table.exchange.acts(decision)
        if self._look(word, seen):
            return None
        if word in HELP:
            self.console.say_all(self._help(decision), 7)
        elif found := EXPLAIN.fullmatch(typed):
            self._explain(found[1], seen, decision)
        elif word in acts:
            return acts[word](seen, decision)
        elif word == "q":
            self._quit()
        elif word == "s" or word.startswith("s "):
            self._save(typed[1:].strip())
        elif word in REWINDING:
            self.table.say("nothing_to_take_back" if word == "u" else "nothing_to_make_again")
        elif typed:
            least, most = limits(decision)
            option = typed.removeprefix(f"{decision.kind} ")
            refused = self.front.refused(self.words, seen, decision, option)
            if refused:
                self.console.say(refused)
            else:
                self.table.say("bad_input", text=typed[:20], least=least, most=most)
        else:
            self.menu(seen, decision)
        return None

    def _explain(self, typed: str, seen: Any, decision: Decision) -> None:
        number = whole_number(typed)
        option = None if number is None else option_of(decision, number)
        if option is None:
            self._no_such(decision, typed[:20])
            return
        self.console.say(menu.explained(self.front, self.words, seen, decision, option))

    # ------------------------------------------------------------ while others decide

    def talk(self, seat: int, decision: Decision) -> Choice | None:
        """The chance to talk before somebody else decides: what was agreed on.

        Without that the person needs no more time now, unless there is something to be heard.
        """
        table = self.table
        table.hand_over(seat)
        self.news(seat)
        seen = table.view(seat)
        self.console.say_all(table.exchange.topic(seen))
        acts = table.exchange.acts_between()
        question = table.exchange.between(decision.seat, table.conductor.held_for)
        while (typed := self.console.ask(question).lower()) not in ("", QUIET):
            if typed in acts:
                choice = acts[typed](seen, decision)
                if choice is not None or table.conductor.talk.busy:
                    return choice
            elif typed == "q":
                self._quit()
            elif typed in HELP:
                self.console.say_all(self._help_between(decision), 7)
            elif not self._look(typed, seen):
                table.say("not_between", text=typed[:20])
        table.conductor.let_go(seat, all_of_them=typed == QUIET)
        return None

    # ------------------------------------------------------------ at any time

    def _look(self, word: str, seen: Any) -> bool:
        """Show something that is asked for by a letter; whether it was."""
        if word in self.front.looks:
            look = self.front.looks[word]
            self.console.say_all(look.lines(self.words, seen, self.console.columns), 4)
        elif word == "a":
            self.console.say_all(self.front.table(self.words, seen, self.console.columns), 4)
        elif word == "l":
            self.console.say_all(self._log(seen.seat), 4)
        else:
            return False
        return True

    def _log(self, seat: int) -> list[str]:
        last = self.table.chronicle.last(seat, LOG_LINES)
        if not last:
            return [self.words.say("textgame.log_empty")]
        return ["", self.words.say("textgame.log"), *("  " + line for line in last)]

    def _help(self, decision: Decision) -> list[str]:
        """What can be typed."""
        least, most = limits(decision)
        looks = [look.name for look in self.front.looks.values()]
        first = "amount" if is_amount(decision) else "number"
        names = [first, "written", "explain", *looks, "log", "table", *self.table.exchange.helps]
        names += ["undo", "redo", "save", "quit", "help"]
        example = decision.choices()[0]
        values = {"least": least, "most": most, "example": str(example)}
        return ["", *("  " + self.words.say(f"textgame.help.{name}", **values) for name in names)]

    def _help_between(self, decision: Decision) -> list[str]:
        """What can be typed while somebody else decides."""
        quiet = f"quiet_{decision.source}" if decision.moment else "quiet"
        looks = [look.name for look in self.front.looks.values()]
        names = ["go_on", quiet, *self.table.exchange.helps_between, *looks]
        names += ["log", "table", "quit", "help"]
        return ["", *("  " + self.words.say(f"textgame.help.{name}") for name in names)]

    def _save(self, title: str) -> None:
        saver = self.table.saver
        if saver is None:
            self.table.say("cannot_save")
            return
        self.console.say(saver.save_as(self.words, title))

    def _quit(self) -> None:
        question = "textgame.quit_saved" if self.table.saver else "textgame.quit"
        if self.asker.yes(self.words.say(question)):
            raise Quit
