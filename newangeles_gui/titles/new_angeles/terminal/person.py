"""A person's turn at the prompt."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.terminal import commands, menu
from newangeles_gui.terminal.asking import Asker, Cancelled, whole_number
from newangeles_gui.terminal.numbers import is_amount, limits, option_of

from ..rules.idle import can_be_skipped
from ..rules.step import DONE
from ..rules.trade import Trade
from ..rules.view import SPECTATOR, View, view
from ..words.vocabulary import corporation
from . import board, coaching, deal
from .offer_table import OfferTable
from .several import Several
from .trade_dialog import ToSeveral, TradeDialog

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.terminal.console import Console
    from newangeles_gui.terminal.table import Table

    from ..rules.game import Game

EXPLAIN: Final = re.compile(r"\?\s*(\S+)")
HELP: Final = ("?", "help")
REWINDING: Final = ("u", "r")
CHANGE: Final = "c"  # an offer
QUIET: Final = "n"  # no more stops in this deal


class Quit(Exception):
    """The person does not want to play on."""


class Person:
    """Shows a seat what it may see and takes its answers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.console: Console = table.console
        self.asker = Asker(self.console, self.words)
        self._deal_shown = (SPECTATOR, 0)  # to whom, and of which turn

    def decide(self, decision: Decision) -> Choice | None:
        """An answer to the decision, or a trade that has been agreed on; None after an undo."""
        game = self.table.game
        self._show(game, decision)
        warned = ""
        while True:
            typed = self._ask(game, decision)
            number = whole_number(typed)
            if number is None:
                if typed.lower() in REWINDING and self._rewind(typed.lower()):
                    return None
                choice = self._command(typed, decision)
                if choice is not None:
                    return choice
            elif (option := option_of(decision, number)) is None:
                self._no_such(decision, number)
            elif option == warned or not self._warn(decision, option):
                return Choice(decision.kind, option)
            else:
                warned = option

    def _no_such(self, decision: Decision, number: int | str) -> None:
        if is_amount(decision):
            least, most = limits(decision)
            self._say("no_such_amount", number=number, least=least, most=most)
        else:
            self._say("no_such_option", number=number, most=len(decision.options))

    def _warn(self, decision: Decision, option: str) -> bool:
        """Say what speaks against an answer; whether anything does."""
        warning = self.words.warning(decision, option, self.table.view(decision.seat))
        if warning:
            self.console.say(warning)
            self._say("all_the_same", number=option)
        return bool(warning)

    def talk(self, seat: int, decision: Decision) -> Choice | None:
        """Before an opponent counters, supports or ends the turn: the chance to offer a trade."""
        self.table.curtain.hand_over(self.table.game, seat)
        self.news(seat)
        seen = self.table.view(seat)
        self._offers_once(seat, seen)
        player = corporation(self.table.game.name(decision.seat))
        before = decision.source if decision.moment else decision.kind
        question = self.words.say(f"textgame.talk.{before}", player=player)
        while typed := self.console.ask(question).lower():
            if typed == QUIET:
                self.table.stop_talking(seat, decision)
                return None
            if typed == "t":
                choice = self.trade(seen, decision)
                if choice is not None or self.table.haggling.talking.busy:
                    return choice
            elif typed == "q":
                self._quit()
            elif typed in HELP:
                self.console.say_all(commands.help_between(self.words, decision), 7)
            elif not self._look(typed, seen):
                self._say("not_between", text=typed[:20])
        return None

    def _offers_once(self, seat: int, seen: View) -> None:
        """What is on the table; later in the same deal the news are enough."""
        if self._deal_shown != (seat, seen.turns_taken):
            self._deal_shown = (seat, seen.turns_taken)
            self.console.say_all(deal.lines(self.words, seen))

    def accepts(self, seat: int, trade: Trade) -> bool:
        """Whether the person in this seat agrees to a trade."""
        self._hears(seat, trade)
        return self.asker.yes(self._question("accept", trade))

    def answer(self, seat: int, trade: Trade, decision: Decision) -> bool | Trade:
        """Whether the person in this seat agrees to a trade, or what they want instead."""
        self._hears(seat, trade)
        question = self._question("accept_or_change", trade)
        while (typed := self.asker.yes_or(question, CHANGE)) == CHANGE:
            instead = self.answer_with(trade, self.table.view(seat), decision).ask()
            if instead is not None:
                return instead
        return typed is True

    def _hears(self, seat: int, trade: Trade) -> None:
        """An offer is shown to whom it is made; at an open table both look on."""
        player, to = corporation(trade.giver), corporation(trade.taker)
        if self.table.talks_openly:
            self.console.say(self.words.say("screen.trade.offered", player=player, to=to))
        else:
            self.table.curtain.hand_over(self.table.game, seat)
            self._say("trade.offered", player=player)
        self.show_terms(trade, trade.giver, self.table.view(SPECTATOR))

    def _question(self, key: str, trade: Trade) -> str:
        question = self.words.say(f"textgame.trade.{key}")
        if not self.table.talks_openly:
            return question
        player = corporation(trade.taker)
        return self.words.say("textgame.trade.to_player", player=player, question=question)

    def _show(self, game: Game, decision: Decision) -> None:
        seen = view(game, decision.seat)
        came_back = self.table.curtain.seat != decision.seat or self.table.others_moved
        self.table.curtain.hand_over(game, decision.seat)
        self.news(decision.seat)
        if came_back:
            self.console.say_all(board.lines(self.words, seen, self.console.columns))
        elif decision.kind == "main_offer":  # the asset has just been turned up
            self.console.say_all(deal.lines(self.words, seen))
        self.console.say_all(menu.lines(self.words, seen, decision), 5)

    def news(self, seat: int) -> None:
        """What a person has not seen yet."""
        title = "so_far" if self.table.chronicle.new_to(seat) else "since"
        news = self.table.chronicle.news(self.words, seat)
        if news:
            self.console.say()
            self._say(title)
            self.console.say_all(["  " + line for line in news], 4)

    def _ask(self, game: Game, decision: Decision) -> str:
        player = corporation(game.name(decision.seat))
        least, most = limits(decision)
        key = "textgame.ask_amount" if is_amount(decision) else "textgame.ask"
        return self.console.ask(self.words.say(key, player=player, least=least, most=most))

    def _say(self, key: str, **values: object) -> None:
        self.console.say(self.words.say(f"textgame.{key}", **values))

    def _command(self, typed: str, decision: Decision) -> Choice | None:
        seen = self.table.view(decision.seat)
        word = typed.lower()
        if self._look(word, seen):
            return None
        if word in HELP:
            self.console.say_all(commands.help_lines(self.words, decision), 7)
        elif found := EXPLAIN.fullmatch(typed):
            self._explain(found[1], seen, decision)
        elif word == coaching.HINT:
            performer = self.table.haggling.talking.performer
            told = coaching.lines(self.words, self.table.match, decision, performer)
            self.console.say_all(told, 7)
        elif word == "t":
            return self._trade_and_come_back(seen, decision)
        elif word == menu.NOT_AGAIN_KEY and can_be_skipped(decision):
            self.table.by_itself.skip(decision)
            return Choice(decision.kind, DONE)
        elif word == "q":
            self._quit()
        elif word == "s" or word.startswith("s "):
            self._save(typed[1:].strip())
        elif word in REWINDING:
            self._say("nothing_to_take_back" if word == "u" else "nothing_to_make_again")
        elif typed:
            least, most = limits(decision)
            self._say("bad_input", text=typed[:20], least=least, most=most)
        else:
            self.console.say_all(menu.lines(self.words, seen, decision), 5)
        return None

    def _look(self, word: str, seen: View) -> bool:
        """Show something that is asked for by a letter, or change who may talk; whether it was."""
        if word in commands.SHOWN:
            lines = commands.SHOWN[word](self.words, seen, self.console.columns)
            self.console.say_all(lines, 4)
        elif word == "l":
            chronicle = self.table.chronicle
            self.console.say_all(commands.log_lines(self.words, chronicle, seen.seat), 4)
        elif word == "m":
            self.table.haggling.mute(seen)
        elif word == "o":
            self.table.haggling.take_back_offer(seen)
        else:
            return False
        return True

    def _explain(self, typed: str, seen: View, decision: Decision) -> None:
        number = whole_number(typed)
        option = None if number is None else option_of(decision, number)
        if option is None:
            self._no_such(decision, typed[:20])
            return
        self.console.say(menu.explained(self.words, seen, decision, option))

    def _trade_and_come_back(self, seen: View, decision: Decision) -> Choice | None:
        choice = self.trade(seen, decision)
        if choice is None:
            self.table.curtain.hand_over(self.table.game, decision.seat)
            self.console.say_all(menu.lines(self.words, seen, decision), 5)
        return choice

    def trade(self, seen: View, decision: Decision) -> Choice | None:
        """Put a trade together and offer it; what was agreed on."""
        dialog = TradeDialog(self.asker, seen, seen.pending or decision)
        choice = None
        try:
            partner = dialog.partner()
            if partner is not None:
                sheet = OfferTable(self.table, dialog, Trade(dialog.me, partner))
                sheet.build()
                choice = sheet.run()
        except ToSeveral:
            return self._to_several(seen)
        except Cancelled:
            choice = None
        if choice is None:
            self._say("trade.cancelled")
        return choice

    def answer_with(self, trade: Trade, seen: View, decision: Decision) -> OfferTable:
        """An offer to this person on the table, so that something else can be made of it."""
        return OfferTable(self.table, TradeDialog(self.asker, seen, decision), trade)

    def _to_several(self, seen: View) -> Choice | None:
        """The same offer to several players; what was agreed on last."""
        try:
            return Several(self.table, seen).run()
        except Cancelled:
            self._say("trade.cancelled")
            return None

    def show_terms(self, trade: Trade, by: str, seen: View) -> None:
        """What somebody proposes, with all its terms."""
        self.console.say_all(["  " + self.words.offered(trade, by, seen)], 4)

    def _rewind(self, word: str) -> bool:
        """Take a choice back or make it again; whether there was one."""
        if word == "u" and self.table.match.can_undo:
            self.table.take_back()
            return True
        if word == "r" and self.table.match.can_redo:
            self.table.make_again()
            return True
        return False

    def _save(self, title: str) -> None:
        saver = self.table.saver
        if saver is None:
            self._say("cannot_save")
            return
        self.console.say(saver.save_as(self.words, title))

    def _quit(self) -> None:
        question = "textgame.quit_saved" if self.table.saver else "textgame.quit"
        if self.asker.yes(self.words.say(question)):
            raise Quit
