"""How events sound to one player: won or lost, near or far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from newangeles_gui.engine.events import Facts

from .burst import Cue
from .score import Hearing, sound_of

Events = Iterable[tuple[str, Facts]]
# Played before each player; heard from the other end of the table when another one's.
PERSONAL: Final = frozenset({"coin_up", "coin_down", "card_draw", "card_discard", "card_flip"})
PARTIES: Final = ("player", "to", "of")


class Ear:
    """Remembers who backed which offer: the deal is lost by those who backed the other one."""

    __slots__ = ("_backed",)

    def __init__(self) -> None:
        self._backed: dict[str, str] = {}

    def cues(self, events: Events, listener: str) -> Iterator[Cue]:
        """The sounds of events to the player of a corporation, or to a spectator."""
        for kind, facts in events:
            self._remember(kind, facts)
            sound = sound_of(kind, Hearing(facts, listener, self._backed.get(listener, "")))
            if sound:
                yield Cue(sound, self._is_far(sound, facts, listener))

    def _remember(self, kind: str, facts: Facts) -> None:
        player = str(facts.get("player"))
        if kind == "main_offer_proposed":
            self._backed = {player: "main"}
        elif kind == "counteroffer_proposed":
            self._backed[player] = "counter"
        elif kind == "counteroffer_returned":
            self._backed.pop(player, None)
        elif kind == "supported":
            self._backed[player] = str(facts.get("side"))
        elif kind == "deal_ended":
            self._backed = {}

    def _is_far(self, sound: str, facts: Facts, listener: str) -> bool:
        if not listener or sound not in PERSONAL:
            return False
        named = [facts[party] for party in PARTIES if party in facts]
        return bool(named) and listener not in named
