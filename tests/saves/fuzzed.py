"""What a changed save must be: refused with a reason, or a game to be looked at and played."""

import random
from typing import Final

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.i18n import Catalog
from newangeles_gui.session.loading import load_bytes, save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.rules import conservation
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.unseen import determinize
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, thumbnail
from newangeles_gui.titles.new_angeles.talk.talking import OnTheSpot, Talking
from newangeles_gui.titles.new_angeles.terminal import board
from newangeles_gui.titles.new_angeles.words import Wording
from tests.session.games import same, some_choice

CHOICES: Final = 200
WIDTH: Final = 100  # signs in a line
LOOK_EVERY: Final = 10  # choices
CODES: Final = (
    "impossible", "other_title", "other_data", "damaged", "too_large", "newer", "truncated",
)  # fmt: skip
PLAYED: Final = "played"


class Attempt:
    """Loads a file, looks at the game from all seats, plays, saves, and loads again."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.words = Wording(Catalog.load(paths.words_folders(), "en"), box)
        self.opponent = make_agent("greedy", box)

    def run(self, raw: bytes, number: int) -> str:
        """The code with which it was refused, or that it was played; anything else raises."""
        try:
            match = load_bytes(raw, self.box).match
        except BadSaveError as error:
            assert error.code in CODES and len(error.detail) < 1_000
            return error.code
        self._show(match)
        self._play(match, Dice(number))
        self._show(match)
        again = load_bytes(save_bytes(match, 1), self.box).match
        assert same(again, match)
        return PLAYED

    def _play(self, match: Match, dice: Dice) -> None:
        for played in range(CHOICES):
            assert conservation.problems(match.game) == []
            if played % LOOK_EVERY == 0 or match.over:
                self._look(match, dice)
            if match.over:
                break
            match.apply(some_choice(match, dice))

    def _show(self, match: Match) -> None:
        """The table in words, the question, and what an opponent would answer."""
        for seat in (SPECTATOR, *range(match.game.players)):
            seen = match.view(seat)
            board.lines(self.words, seen, WIDTH)
            board.status(self.words, seen)
            board.ledger(self.words, seen)
        talking, pending = Talking(match, OnTheSpot(self.box)), match.pending
        if talking.busy:
            talking.update()
        if pending is not None:
            seen = match.view(pending.seat)
            self.words.prompt(pending, seen)
            for option in pending.options:
                assert self.words.option(pending, option, seen)
            choice = self.opponent.choose(seen, pending, random.Random(1))
            assert choice.option in pending.options

    def _look(self, match: Match, dice: Dice) -> None:
        """As everybody at the table sees it, and as an opponent imagines it."""
        thumbnail(match.game)
        for seat in (SPECTATOR, *range(match.game.players)):
            seen = match.view(seat)
            if not match.over:
                guess = determinize(self.box, seen, dice.below(1 << 62))
                Game(self.box, guess, record=False).run()
