"""All players with a bad habit by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from .haggler import Haggler
from .players import AllIn, Elder, Passer, Sleeper, Younger
from .reader import Reader
from .traders import HoldOut, Liar, Lowballer, Pump, Spammer, YesSayer

if TYPE_CHECKING:
    from newangeles_gui.minds.agent import Agent

    from ...rules.box import Box

EXPLOITERS: Final[Mapping[str, Callable[[Box], Agent]]] = MappingProxyType(
    {
        "haggler": Haggler,
        "lowballer": Lowballer,
        "yes_sayer": YesSayer,
        "liar": Liar,
        "pump": Pump,
        "spammer": Spammer,
        "holdout": HoldOut,
        "all_in": AllIn,
        "passer": Passer,
        "sleeper": Sleeper,
        "elder": Elder,
        "younger": Younger,
        "reader": Reader,
    }
)
