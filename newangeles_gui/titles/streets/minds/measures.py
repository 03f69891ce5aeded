"""What an arena of Streets counts beside wins."""

from __future__ import annotations

from newangeles_gui.minds.arena.measures import PlainMeasures


class StreetsMeasures(PlainMeasures):
    """Looks at games that are over."""
