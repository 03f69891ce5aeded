"""The rules of Streets: no screen, no opponent, no file."""

from . import codec
from .box import MIXED_PLACE, SNEAK, Box, CityTile, People
from .building import places
from .business import Tokens
from .city import City
from .conservation import problems, wrong_contents
from .game import Game
from .given import (
    Crowd,
    Given,
    GivenCity,
    Modules,
    Place,
    Rotation,
    SneakLevel,
    Texts,
    begin_given,
    given_start,
)
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
    connects,
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
from .setup import ADVISOR, ADVISORS, BUSINESS, FIRST, GIVEN, LEVEL, PILE, begin, new_game, options
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
    "Crowd",
    "DEGREES",
    "FIRST",
    "Foresight",
    "GIVEN",
    "Game",
    "Given",
    "GivenCity",
    "LEVEL",
    "LONG",
    "Ledger",
    "LedgerCount",
    "LedgerLine",
    "LedgerMove",
    "LedgerSpot",
    "LedgerStreet",
    "MIXED_PLACE",
    "Modules",
    "NOBODY",
    "PILE",
    "People",
    "Place",
    "RULES_EDITION",
    "Rotation",
    "SNEAK",
    "STEPS",
    "SneakLevel",
    "State",
    "Texts",
    "Tokens",
    "Turns",
    "View",
    "accepting",
    "begin",
    "begin_given",
    "cell_at",
    "cell_text",
    "connects",
    "codec",
    "given_start",
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
