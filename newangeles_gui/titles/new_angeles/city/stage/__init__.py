"""The stage of a deal over the city: both offers, what would come of each, who stands where."""

from .foresight import Foresight
from .ghosts import Ghosts
from .part import StageSetting
from .stage import DealStage
from .tags import Tags

__all__ = ["DealStage", "Foresight", "Ghosts", "StageSetting", "Tags"]
