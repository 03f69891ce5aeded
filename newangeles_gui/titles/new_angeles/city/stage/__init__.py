"""The stage of a deal over the city: both offers, what would come of each, who stands where."""

from .part import StageSetting
from .previews import Previews

__all__ = ["Previews", "StageSetting"]
