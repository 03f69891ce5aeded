"""The pages of the introduction in their order: each has a picture and signs for its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .page_city import CityPicture
from .page_deal import DealPicture
from .page_rival import RivalPicture
from .page_rounds import RoundsPicture
from .page_supply import SupplyPicture
from .page_talk import TalkPicture
from .page_threat import ThreatPicture

if TYPE_CHECKING:
    from .picture import Picture


class PageInfo(NamedTuple):
    """A page: its name is the key of its words."""

    name: str
    picture: type[Picture]
    signs: tuple[str, ...]


PAGES: Final = (
    PageInfo("city", CityPicture, ("people", "symbols/capital.white", "contract")),
    PageInfo("rival", RivalPicture, ("rival", "hidden", "star")),
    PageInfo("threat", ThreatPicture, ("symbols/threat.white", "warning", "eye")),
    PageInfo("deal", DealPicture, ("main_offer", "counter", "support")),
    PageInfo("supply", SupplyPicture, ("symbols/android.white", "symbols/strike.white", "demand")),
    PageInfo("talk", TalkPicture, ("trade", "lock", "promise")),
    PageInfo("rounds", RoundsPicture, ("round", "demand", "play")),
)
