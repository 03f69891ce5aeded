"""Which view a kind of decision has."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from .base import Choosing
from .hand import HandCards
from .looking import Amounts, Looks, Rivals
from .places import Districts, Pieces
from .table import Abilities, Assets, Emergencies, Seats, Sides, Terms

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.scenes import Services

    from ...rules import View

VIEWS: Final = MappingProxyType[str, type[Choosing]](
    {
        "main_offer": HandCards,
        "counter": HandCards,
        "pay": HandCards,
        "lay": HandCards,
        "discard": HandCards,
        "give_card": HandCards,
        "forced_support": HandCards,
        "steal_card": Looks,
        "steal_emergency": Emergencies,
        "bury_event": Looks,
        "order_event": Looks,
        "use": Abilities,
        "discard_asset": Assets,
        "steal_asset": Assets,
        "swap_asset": Assets,
        "keep_investment": Looks,
        "draw": Terms,
        "blind_deck": Terms,
        "change_resource": Terms,
        "support": Sides,
        "blind_side": Sides,
        "pick_winner": Sides,
        "choose_player": Seats,
        "spend": Amounts,
        "remove": Pieces,
        "place": Districts,
        "choose_district": Districts,
        "raise_unrest": Districts,
        "lower_unrest": Districts,
        "move_android": Districts,
        "move_to": Districts,
        "choose": Choosing,
        "ransom": Choosing,
        "swap_rival": Rivals,
    }
)


def choosing(services: Services, view: View, decision: Decision) -> Choosing:
    """The view of a decision."""
    return VIEWS[decision.kind](services, view, decision)
