"""How each kind of decision is shown and answered: one view per family, for every kind."""

from .base import DEPTH, AmountField, Choosing, Knob
from .views import Amounts, Rivals, choosing

__all__ = ["DEPTH", "AmountField", "Amounts", "Choosing", "Knob", "Rivals", "choosing"]
