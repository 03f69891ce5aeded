"""Icons of New Angeles alone: white, for tinting, as those of the house are."""

from collections.abc import Iterable

from ..drawing.asset import Asset
from ..drawing.signs import icon
from ..drawing.signs.icons_deals import ICONS

FAMILY = "icons"


def assets() -> Iterable[Asset]:
    """`name` at 128 pixels."""
    return icon.assets(ICONS)
