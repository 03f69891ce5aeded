"""What a position and its parts are worth: shared by every opponent that judges."""

from .city_facts import IN_TIER, PRESSURE, WITH_ANDROID, CityFacts, Forecast
from .city_outlook import (
    DEMAND,
    FADING,
    STANDARD_ROUNDS,
    CityOutlook,
    Clock,
    DemandOutlook,
    chance_of_failure,
)
from .holdings import (
    HAND_WORTHS,
    MOST_CARDS,
    Holdings,
    asset_worth,
    fit,
    held_worth,
    payment,
    public_worth,
)
from .judge import NOTHING_EXTRA, Extra, Eye, Judge
from .needs import MENDING, Needs, needed_resource

__all__ = [
    "DEMAND",
    "FADING",
    "HAND_WORTHS",
    "IN_TIER",
    "MENDING",
    "MOST_CARDS",
    "NOTHING_EXTRA",
    "PRESSURE",
    "STANDARD_ROUNDS",
    "WITH_ANDROID",
    "CityFacts",
    "CityOutlook",
    "Clock",
    "DemandOutlook",
    "Extra",
    "Eye",
    "Forecast",
    "Holdings",
    "Judge",
    "Needs",
    "asset_worth",
    "chance_of_failure",
    "fit",
    "held_worth",
    "needed_resource",
    "payment",
    "public_worth",
]
