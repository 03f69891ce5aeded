"""What a position is like for one seat, in the matters that reasons speak of."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ...rules.victory import FEDERALIST
from ..judgement.judge import Eye
from ..valuation import names

if TYPE_CHECKING:
    from ...rules.state import State
    from ...rules.view import View
    from ..valuation.model import Valuation

# The terms of the valuation that one reason stands for. What is the same for every answer, as
# the turns that are left, is no reason.
LEAD: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "richer": ("capital",),
        "assets": ("assets",),
        "hand": ("hand",),
        "emergency": ("emergency",),
        "contract": ("contract",),
        "investment": ("investment",),
    }
)
THREAT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "threat": ("threat",),
        "events": ("next_event", "later_events", "pressure"),
        "demand": ("demand", "later_demands"),
    }
)
MATTERS: Final = (*LEAD, *THREAT)
FEDERALIST_MATTERS: Final = ("ready", "ending")
# What a capital and a step towards the end (in log-odds) mean to a Federalist, in chance to win.
READY: Final = 0.03
ENDING: Final = 0.05


class Prospects:
    """Reads the ends of playouts; differences between them become chances to win."""

    def __init__(self, valuation: Valuation, view: View) -> None:
        self.valuation = valuation
        self.seat = view.seat
        self.eye = Eye(view.seat, view.rival, view.investment)
        self.federalist = view.rival == FEDERALIST
        self.matters = FEDERALIST_MATTERS if self.federalist else MATTERS

    def look(self, state: State) -> tuple[float, ...]:
        """One number for each matter, then the log-odds of the end by threat and of the lead."""
        terms = self.valuation.terms(state, self.eye)
        if self.federalist:
            end = sum(terms[_threat_name(name, terms)] for name in names.THREAT)
            return (float(state.capital[self.seat]), end)
        end = -sum(terms[_threat_name(name, terms)] for name in names.THREAT)
        lead = sum(terms[name] for name in names.LEAD)
        groups = [*LEAD.values(), *THREAT.values()]
        return (*(sum(terms[name] for name in group) for group in groups), end, lead)

    def weights(self, sights: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
        """What a little more of each matter adds to the chance to win, around these positions."""
        if self.federalist:
            return (READY, ENDING)
        end = _rising(sum(one[-2] for one in sights) / len(sights))
        lead = _rising(sum(one[-1] for one in sights) / len(sights))
        chance = (1 - end) * lead
        return (*(chance * (1 - lead),) * len(LEAD), *(chance * end,) * len(THREAT))


def _threat_name(name: str, terms: Mapping[str, float]) -> str:
    """Terms of threat that share their name with another one bear a longer one."""
    longer = f"threat_{name}"
    return longer if longer in terms else name


def _rising(x: float) -> float:
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, x))))
