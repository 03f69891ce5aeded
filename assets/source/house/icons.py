"""Icons that any game uses: white, for tinting."""

from collections.abc import Iterable

from ..drawing.asset import Asset
from ..drawing.signs import icon
from ..drawing.signs.icons_table import TABLE
from ..drawing.signs.icons_tools import TOOLS

FAMILY = "icons"
ICONS: icon.Icons = {**TOOLS, **TABLE}


def assets() -> Iterable[Asset]:
    """`name` at 128 pixels."""
    return icon.assets(ICONS)
