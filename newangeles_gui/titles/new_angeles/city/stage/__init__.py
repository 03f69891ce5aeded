"""The stage of a deal over the city: both offers, what would come of each, who stands where."""

from .offer import StageSetting
from .stage import Previews

__all__ = ["Previews", "StageSetting"]
