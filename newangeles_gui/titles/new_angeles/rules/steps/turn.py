"""A turn (8): start-of-turn abilities, refresh (8.1, S.9), deal, end of turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from newangeles_gui.engine import Decision, Within, frame

from .. import assets, cards
from ..kinds import Asset, Seat
from ..state import DONE, NOBODY, TYPES, ActionType, Step
from .deal import DealStep

if TYPE_CHECKING:
    from ..game import Game

GENERAL = "general"


@frame("refresh", on=("opening", "turn"))
@dataclass(slots=True)
class Refresh(Step):
    """The next line of the sheet and the types drawn so far."""

    seat: Seat = NOBODY
    line: Annotated[int, Within(-1, "longest_sheet")] = -1
    drawn: list[ActionType] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Ready the assets, then draw top to bottom."""
        if self.line < 0:
            self.line = 0
            assets.ready_all(game, self.seat)
            return None
        sheet = cards.sheet(game, self.seat)
        if self.line >= len(sheet):
            game.pop()
            return None
        action_type = sheet[self.line][0]
        if action_type == GENERAL:
            options = [one for one in TYPES if one not in self.drawn]  # 31.1
            return Decision("draw", self.seat, options, "refresh")
        self.answer(game, action_type)
        return None

    def answer(self, game: Game, option: str) -> None:
        """Draw a line's cards, all from one deck (8.1a)."""
        count = cards.sheet(game, self.seat)[self.line][1] * cards.draw_times(game, self.seat)
        self.line += 1
        self.drawn.append(option)
        cards.draw(game, self.seat, option, count)


TurnStage: TypeAlias = Literal["start", "refresh", "deal", "end"]


@frame("turn", on=("rounds",))
@dataclass(slots=True)
class Turn(Step):
    """The active player's turn."""

    stage: TurnStage = "start"

    def step(self, game: Game) -> None:
        """Begin the next part of the turn."""
        state = game.state
        if self.stage == "start":
            self.stage = "refresh"
            state.turns_taken += 1
            state.used_this_turn.clear()
            state.keeps_hand = False
            game.tell("turn_started", player=game.name(state.active))
            game.open_window("turn_start", state.active)  # 65.6
        elif self.stage == "refresh":
            self.stage = "deal"
            game.push(Refresh(state.active))
        elif self.stage == "deal":
            self.stage = "end"
            game.push(DealStep())
        else:
            game.pop()
            game.push(EndOfTurn())


@frame("end_of_turn", on=("rounds",))
@dataclass(slots=True)
class EndOfTurn(Step):
    """End of Turn abilities, then down to the hand size, then the token passes (8.3).

    R.21: it begins with a moment to trade, also when there is nothing to use. An ability that
    comes later, while cards are discarded, is asked for there and then; not one that was declined.
    """

    discarding: bool = False
    declined: list[Asset] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Ask for an ability, or for a card to discard."""
        state = game.state
        active = state.active
        usable = self._usable(game)
        if usable or not self.discarding:
            return Decision("use", active, [*usable, DONE], "end_of_turn", moment=True)
        hand = state.hands[active]
        if len(hand) > cards.hand_size(game, active) and not state.keeps_hand:
            return Decision("discard", active, cards.distinct(hand), "hand_size", private=True)
        game.pop()
        state.active = (active + 1) % game.players  # 1.2
        game.tell("turn_ended", player=game.name(active))
        return None

    def _usable(self, game: Game) -> list[str]:
        state = game.state
        owners, active = state.owners, state.active
        return [
            asset
            for asset in game.box.windows["end_of_turn"]
            if asset in owners
            and owners[asset] == active
            and asset not in state.used_this_turn  # 22.1, R.15
            and asset not in self.declined
            and assets.usable(game, active, asset, active, "end_of_turn")
        ]

    def answer(self, game: Game, option: str) -> None:
        """Use an ability, use no more, or discard a card."""
        active = game.state.active
        asked = game.pending or self.step(game)
        assert asked is not None
        if asked.kind == "discard":
            cards.discard(game, active, option)
        elif option == DONE:
            self.discarding = True
            self.declined += asked.options[:-1]
        else:
            game.state.used_this_turn.append(option)
            assets.use_asset(game, option, active, "end_of_turn")
