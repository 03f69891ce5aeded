"""How every kind of event is shown that is more than a sign at its player's seat."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from newangeles_gui.table.moment import Staging

from .cues_cards import CARDS
from .cues_city import CITY
from .cues_course import COURSE
from .cues_deal import DEAL

STAGINGS: Final[Mapping[str, Staging]] = MappingProxyType({**COURSE, **CITY, **CARDS, **DEAL})
