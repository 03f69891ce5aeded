"""A moment at which abilities can be used: clockwise, each owner in the order they like (65.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.engine.frames import frame

from . import abilities, bets
from .kinds import NOBODY, AnySeat, Asset, Moment, Passed
from .step import DONE, Step

if TYPE_CHECKING:
    from .game import Game

OF_NOBODY: Final = ("", "threat_rose", "illness_raised_threat")  # not about one player


@frame("window")
@dataclass(slots=True)
class Window(Step):
    """Who may still use what in this moment; `subject` is the player whom it is about."""

    name: Moment = ""
    subject: AnySeat = NOBODY
    asked: Passed = 0  # seats clockwise from the active player that are through
    used: list[Asset] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Fire what must happen, ask about what may, seat after seat."""
        waiting = self._waiting(game)
        active, players = game.state.active, game.players
        while self.asked < players:
            seat = (active + self.asked) % players
            usable = self._usable(game, seat, waiting[seat]) if seat in waiting else []
            if usable:
                return self._ask(game, seat, usable)
            self.asked += 1
        game.pop()
        return None

    def _ask(self, game: Game, seat: int, usable: list[str]) -> Decision | None:
        optional = [one for one in usable if self._is_optional(game, one)]
        if optional or len(usable) > 1:
            options = usable if len(optional) < len(usable) else [*usable, DONE]
            return Decision("use", seat, options, self.name)
        self.answer(game, usable[0])  # 65.5: not optional
        return None

    def _is_optional(self, game: Game, asset: str) -> bool:
        return game.box.abilities[asset].may and not self._is_bet(game, asset)

    def _is_bet(self, game: Game, asset: str) -> bool:
        return self.name == bets.WON and asset in bets.won(game, self.subject)

    def _waiting(self, game: Game) -> dict[int, list[str]]:
        """The assets for this moment that have not been used, by owner."""
        owners = game.state.owners
        waiting: dict[int, list[str]] = {}
        for asset in game.box.windows.get(self.name, ()):
            if asset in owners and asset not in self.used:
                waiting.setdefault(owners[asset], []).append(asset)
        if self.name == bets.WON:
            for asset, better in bets.won(game, self.subject).items():
                waiting.setdefault(better, []).append(asset)
        return waiting

    def _usable(self, game: Game, seat: int, assets: list[str]) -> list[str]:
        subject, name = self.subject, self.name
        due = bets.won(game, subject) if name == bets.WON else ()
        return [
            one for one in assets if one in due or abilities.usable(game, seat, one, subject, name)
        ]

    def answer(self, game: Game, option: str) -> None:
        """Use an ability, or no more of them."""
        if option == DONE:
            self.asked += 1
        elif self._is_bet(game, option):
            bets.pay(game, self.subject, option)
        else:
            self.used.append(option)
            abilities.use(game, option, self.subject, self.name)
