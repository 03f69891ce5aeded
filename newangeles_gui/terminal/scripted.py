"""A seat that plays what somebody wrote down, one choice a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine.decisions import IllegalChoice
from newangeles_gui.titles.new_angeles.rules.lines import parse_line

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.session.match import Match
    from newangeles_gui.titles.new_angeles.rules.trade import Trade
    from newangeles_gui.titles.new_angeles.rules.view import View


class Scripted:
    """Answers with the lines of a script, in order; without any more it takes the last option."""

    def __init__(self, text: str) -> None:
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        self._choices = [choice for line in lines if line for choice in parse_line(line)]

    def choose(self, match: Match, decision: Decision) -> Choice:
        """The next line; IllegalChoice names it if it cannot be played.

        A moment in which nothing is left to choose need not be written.
        """
        if decision.only_a_moment and self._choices[:1] != decision.choices():
            return decision.choices()[0]
        if not self._choices:
            return decision.choices()[-1]
        choice = self._choices.pop(0)
        try:
            decision.check(choice)
        except IllegalChoice as error:
            raise IllegalChoice(f"script of {match.game.name(decision.seat)}: {error}") from error
        return choice

    def answer_trade(self, seen: View, trade: Trade) -> bool:
        """A script agrees to nothing that is not written."""
        return False
