"""What players did that says something about their rival card, from what all have heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from newangeles_gui.minds import History

SUPPORT: Final = "support"  # backed one player's offer against another's
GAIN: Final = "gain"  # resolved a card that paid another player's contract
COUNTER: Final = "counter"  # countered a player's offer
THREAT: Final = "threat"  # raised threat, or let it fall (a negative amount)


class Act(NamedTuple):
    """Somebody did something for one player, against another, so much of it."""

    kind: str
    actor: str
    helped: str = ""
    harmed: str = ""
    amount: float = 1.0


class Watcher:
    """Reads a history once, front to back."""

    def __init__(self, start: Sequence[int], corporations: Sequence[str]) -> None:
        self.acts: list[Act] = []
        self.capital = dict(zip(corporations, start, strict=True))
        self.main = self.counter = ""
        self.resolver = ""

    def read(self, history: History) -> list[Act]:
        """All acts in order."""
        for kind, facts in history:
            player = str(facts.get("player", ""))
            amount = facts.get("amount", 0)
            self._note(kind, player, facts, amount if isinstance(amount, int) else 0)
        return self.acts

    def _note(self, kind: str, player: str, facts: object, amount: int) -> None:
        if kind == "main_offer_proposed":
            self.main, self.counter = player, ""
        elif kind == "counteroffer_proposed":
            self.acts.append(Act(COUNTER, player, harmed=self.counter or self.main))
            self.counter = player
        elif kind == "supported" and self.counter:
            self._supported(player, facts)
        elif kind == "card_resolved":
            self.resolver = player
        elif kind == "deal_ended":
            self.resolver = ""
        elif kind == "capital_gained":
            self._gained(player, facts, amount)
        elif kind in ("threat_rose", "threat_fell") and self.resolver:
            sign = 1 if kind == "threat_rose" else -1
            self.acts.append(Act(THREAT, self.resolver, amount=sign * amount))

    def _supported(self, player: str, facts: object) -> None:
        assert isinstance(facts, dict)
        for_main = facts.get("side") == "main"
        helped, harmed = (self.main, self.counter) if for_main else (self.counter, self.main)
        self.acts.append(Act(SUPPORT, player, helped, harmed, float(facts.get("cards") or 1)))

    def _gained(self, player: str, facts: object, amount: int) -> None:
        assert isinstance(facts, dict)
        if self.resolver and player != self.resolver and facts.get("why") == "contract":
            self.acts.append(Act(GAIN, self.resolver, helped=player, amount=amount))
