"""The promise ledger once more, from nothing but the choices and events of a game (14.2).

Knows neither states nor frames nor the code that keeps the ledger: only what was told, in order.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from newangeles_gui.engine.decisions import Event

TAKING = ("steal_asset", "swap_asset", "discard_asset")  # whoever is asked does it
LOSSES = ("asset_stolen", "asset_swapped", "asset_discarded", "asset_traded")
ENDS = {"deal_ended": "deal", "turn_ended": "turn", "round_ended": "round", "game_over": "game"}
# What a promise is worth when its time is over and nothing has decided it.
LEFT_OVER = {"support": "void", "no_counter": "kept", "pay": "broken", "spare": "kept"}
# Cards that are no hand cards.
EMERGENCIES = {
    "energy_for_all", "mandatory_quarantine", "massive_reconstruction", "ruthless_tactics",
    "sweeps_week", "underpaid_overclocked",
}  # fmt: skip
LEAVING = ("card_discarded", "card_given", "card_stolen", "counter_price_taken", "support_laid")
OFFERING = ("main_offer_proposed", "counteroffer_proposed")


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
        self.spent: list[int] = []  # hand cards, by choice, since each line was written
        self.offers: dict[str, str] = {}  # side -> whose offer lies there
        self.resolver = ""  # who resolves a card or an ability
        self.used = ""  # the asset whose ability was used just before
        self.active = ""
        self.hands: Counter[str] = Counter()
        self.laid: Counter[tuple[str, str]] = Counter()  # by player and side in this deal
        self.abstained: dict[str, int] = {}  # how many lines there were
        self.barred: set[str] = set()  # from supporting the counteroffer
        self.cannot_trade: set[str] = set()

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
            self.spent.append(0)
            return
        if kind.startswith("promise_"):
            return  # what the game itself says about them is not looked at
        self._count(kind, data)
        if kind == "deal_won":
            self._judge_abstainers()
        for place, line in enumerate(self.lines):
            if line.fate == "open":
                line.fate = self._fate(place, line, step, kind, data)
        self._follow(kind, data)

    def _count(self, kind: str, data: dict) -> None:
        who = data.get("player", "")
        cards = 0
        if kind == "cards_drawn":
            self.hands[who] += data["count"]
        elif kind in LEAVING:
            cards = 1
        elif kind in OFFERING or kind == "counteroffer_returned":
            cards = 0 if data["card"] in EMERGENCIES else 1
            cards = -cards if kind == "counteroffer_returned" else cards
        self.hands[who] -= cards
        if kind in ("card_given", "card_stolen", "counter_price_taken"):
            self.hands[data["to"]] += 1
        if kind == "support_laid":
            self.laid[who, data["side"]] += 1
        if cards and self._by_choice(kind, who):
            for place, line in enumerate(self.lines):
                if line.by == who and line.fate == "open":
                    self.spent[place] = max(0, self.spent[place] + cards)

    def _by_choice(self, kind: str, who: str) -> bool:
        """Not what is stolen, forced, or discarded because another player's asset says so."""
        if kind == "card_discarded":
            return who == self.active or bool(self.offers)
        return kind != "card_stolen" and not (kind == "support_laid" and who in self.abstained)

    def _follow(self, kind: str, data: dict) -> None:
        who = data.get("player", "")
        if kind == "main_offer_proposed":
            self.offers = {"main": who}
        elif kind == "counteroffer_proposed":
            self.offers["counter"] = who
        elif kind == "counteroffer_returned":
            self.offers.pop("counter")
        elif kind == "table_cleared":
            self.offers = {}
            self.laid.clear()
            self.abstained.clear()
            self.barred.clear()
            self.cannot_trade.clear()
        elif kind in ("card_resolved", "ability_used"):
            self.resolver = who
        elif kind == "turn_started":
            self.active = who
        elif kind == "support_abstained":
            self.abstained[who] = len(self.lines)
        elif kind == "support_barred":
            self.barred.add(who)
        elif kind == "trading_barred":
            self.cannot_trade.add(who)
        self.used = data["asset"] if kind == "ability_used" else ""

    def _judge_abstainers(self) -> None:
        """Eiko may have forced a card from them meanwhile."""
        for who, known in self.abstained.items():
            for place, line in enumerate(self.lines[:known]):
                if (line.fate, line.kind, line.by) == ("open", "support", who):
                    forced = self.laid[who, "main"] + self.laid[who, "counter"]
                    line.fate = self._supported(place, line, forced)

    def _supported(self, place: int, line: Line, forced: int = 0) -> str:
        """What the chance to support has made of a promise."""
        sides = [side for side, owner in self.offers.items() if owner == line.to]
        if not sides:
            return "open"
        if sum(self.laid[line.by, side] for side in sides) >= line.amount:
            return "kept"
        held = self.hands[line.by] + self.spent[place] + forced
        impossible = held < line.amount or (line.by in self.barred and sides == ["counter"])
        return "void" if impossible else "broken"

    def _fate(self, place: int, line: Line, step: Step, kind: str, data: dict) -> str:
        who = data.get("player")
        if (
            line.kind == "spare"
            and kind in LOSSES
            and (line.about, line.to) == (data["asset"], who)
        ):
            if kind == "asset_traded":
                return "void"
            return "broken" if self._culprit(step, kind, data) == line.by else "void"
        if line.kind == "pay" and kind == "traded" and self._paid(line, data) >= line.amount:
            return "kept"
        if line.kind == "pay" and kind == "table_cleared" and line.until == "deal":
            return "void" if {line.by, line.to} & self.cannot_trade else "open"
        if (kind, who) == ("counteroffer_proposed", line.by):
            against = line.kind == "support" and line.to in self.offers.values()
            return "broken" if against or line.kind == "no_counter" else "open"
        if line.kind == "support" and who == line.by:
            if kind == "supported":
                return self._supported(place, line)
            only = [side for side, owner in self.offers.items() if owner == line.to]
            if kind == "support_barred" and only == ["counter"]:
                return "void"
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
