"""Scenes over the table: some events are told on pictures of their own, and wait."""

from .page import ActChip, ActGauge, ActPage, ActScenery, DrawnLayer, TableAct, read_ahead
from .rows import ChipRows
from .screen import ActScreen

__all__ = [
    "ActChip",
    "ActGauge",
    "ActPage",
    "ActScenery",
    "ActScreen",
    "ChipRows",
    "DrawnLayer",
    "TableAct",
    "read_ahead",
]
