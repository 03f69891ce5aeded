"""Between two people's views the screen shows a name and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.new_angeles.words.vocabulary import corporation

if TYPE_CHECKING:
    from newangeles_gui.titles.new_angeles.rules.game import Game
    from newangeles_gui.titles.new_angeles.words import Wording

    from .console import Console

NOBODY: Final = -1


class Curtain:
    """Knows who sits at the screen; with one person there is nothing to hide."""

    def __init__(self, console: Console, words: Wording, people: int) -> None:
        self.console = console
        self.words = words
        self.needed = people > 1
        self.seat = NOBODY

    def hand_over(self, game: Game, seat: int) -> None:
        """Somebody else sits down: clear, name, wait."""
        if self.needed and seat != self.seat:
            player = corporation(game.name(seat))
            self.console.clear()
            self.console.say(self.words.say("textgame.curtain.hand_over", player=player))
            self.seat = NOBODY
            self.console.ask(self.words.say("textgame.curtain.ready", player=player))
            self.console.clear()
        self.seat = seat

    def fall(self) -> None:
        """What comes now is for everybody: nothing private stays on the screen."""
        if self.needed:
            self.console.clear()
            self.seat = NOBODY
