"""The rules of Streets: no screen, no opponent, no file."""

from . import codec
from .box import MIXED_PLACE, SNEAK, Box, CityTile, People
from .building import places
from .business import Tokens
from .city import City
from .conservation import problems, wrong_contents
from .game import Game
from .grid import (
    ALONG,
    AROUND,
    BEYOND_FIRST,
    BEYOND_LAST,
    DEGREES,
    LONG,
    STEPS,
    cell_at,
    cell_text,
    lying_text,
    place_of,
    read_cell,
    read_lying,
    side,
)
from .ledger import (
    Foresight,
    Ledger,
    LedgerCount,
    LedgerLine,
    LedgerMove,
    LedgerSpot,
    LedgerStreet,
    worth,
)
from .outcome import outcome, reveals, thumbnail
from .people import accepting
from .setup import ADVISOR, ADVISORS, BUSINESS, FIRST, LEVEL, begin, new_game, options
from .state import NOBODY, State
from .turns import Turns
from .values import Counted, street_income, street_people, tile_value
from .views import View, guess, unseen_types, view

RULES_EDITION = codec.RULES_EDITION

__all__ = [
    "ADVISOR",
    "ADVISORS",
    "ALONG",
    "AROUND",
    "BEYOND_FIRST",
    "BEYOND_LAST",
    "BUSINESS",
    "Box",
    "City",
    "CityTile",
    "Counted",
    "DEGREES",
    "FIRST",
    "Foresight",
    "Game",
    "LEVEL",
    "LONG",
    "Ledger",
    "LedgerCount",
    "LedgerLine",
    "LedgerMove",
    "LedgerSpot",
    "LedgerStreet",
    "MIXED_PLACE",
    "NOBODY",
    "People",
    "RULES_EDITION",
    "SNEAK",
    "STEPS",
    "State",
    "Tokens",
    "Turns",
    "View",
    "accepting",
    "begin",
    "cell_at",
    "cell_text",
    "codec",
    "guess",
    "lying_text",
    "new_game",
    "options",
    "outcome",
    "place_of",
    "places",
    "problems",
    "read_cell",
    "read_lying",
    "reveals",
    "side",
    "street_income",
    "street_people",
    "thumbnail",
    "tile_value",
    "unseen_types",
    "view",
    "worth",
    "wrong_contents",
]
