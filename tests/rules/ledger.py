"""The promise ledger once more, from nothing but the choices and events of a game (14.2).

Knows neither states nor frames nor the code that keeps the ledger: only what was told, in order.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from newangeles_gui.engine.events import Event

TAKING = ("steal_asset", "swap_asset", "discard_asset")  # whoever is asked does it
LOSSES = ("asset_stolen", "asset_swapped", "asset_discarded", "asset_traded")
ENDS = {"deal_ended": "deal", "turn_ended": "turn", "round_ended": "round", "game_over": "game"}
# What a promise is worth when its time is over and nothing has decided it.
LEFT_OVER = {"support": "void", "no_counter": "kept", "pay": "broken", "spare": "kept"}


class Step(NamedTuple):
    """One choice: who was asked, what for, and all that came of it."""

    player: str
    kind: str
    events: list[Event]


@dataclass
class Line:
    """A promise in the ledger."""

    by: str
    to: str
    kind: str
    amount: int
    about: str
    until: str
    fate: str = "open"


class Ledger:
    """Reads a log from its beginning; `lines` are the promises in the order of their making."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.offers: dict[str, str] = {}  # side -> whose offer lies there
        self.resolver = ""  # who resolves a card or an ability
        self.used = ""  # the asset whose ability was used just before

    def read(self, steps: Iterable[Step]) -> list[Line]:
        """All promises and what became of them."""
        for step in steps:
            for event in step.events:
                self._event(step, event.kind, dict(event.data))
        return self.lines

    def _event(self, step: Step, kind: str, data: dict) -> None:
        if kind == "promise_made":
            by, what, amount, about, until = data["promise"].split(":")
            self.lines.append(Line(by, data["to"], what, int(amount), about, until))
            return
        if kind.startswith("promise_"):
            return  # what the game itself says about them is not looked at
        for line in self.lines:
            if line.fate == "open":
                line.fate = self._fate(line, step, kind, data)
        self._follow(kind, data)

    def _follow(self, kind: str, data: dict) -> None:
        if kind == "main_offer_proposed":
            self.offers = {"main": data["player"]}
        elif kind == "counteroffer_proposed":
            self.offers["counter"] = data["player"]
        elif kind == "counteroffer_returned":
            self.offers.pop("counter")
        elif kind == "table_cleared":
            self.offers = {}
        elif kind in ("card_resolved", "ability_used"):
            self.resolver = data["player"]
        self.used = data["asset"] if kind == "ability_used" else ""

    def _fate(self, line: Line, step: Step, kind: str, data: dict) -> str:
        who = data.get("player")
        if (
            line.kind == "spare"
            and kind in LOSSES
            and (line.about, line.to) == (data["asset"], who)
        ):
            if kind == "asset_traded":
                return "void"
            return "broken" if self._culprit(step, kind, data) == line.by else "void"
        if line.kind == "no_counter" and (kind, who) == ("counteroffer_proposed", line.by):
            return "broken"
        if line.kind == "pay" and kind == "traded" and self._paid(line, data) >= line.amount:
            return "kept"
        chance = line.kind == "support" and line.to in self.offers.values()
        if chance and who == line.by and kind in ("supported", "support_abstained"):
            backed = self.offers.get(data.get("side", "")) == line.to
            return "kept" if backed and data["cards"] >= line.amount else "broken"
        if ENDS.get(kind) == line.until:
            return LEFT_OVER[line.kind]
        return "void" if kind == "game_over" else "open"

    def _culprit(self, step: Step, kind: str, data: dict) -> str:
        """Who has taken the asset away: whoever chose it, or resolves what left no choice."""
        if step.kind in TAKING:
            return step.player
        if data["asset"] == self.used:
            return data["player"]  # discarded to use it
        return data["to"] if kind == "asset_stolen" else self.resolver

    def _paid(self, line: Line, data: dict) -> int:
        if (data["player"], data["to"]) == (line.by, line.to):
            return data["give"]
        return data["get"] if (data["to"], data["player"]) == (line.by, line.to) else 0
