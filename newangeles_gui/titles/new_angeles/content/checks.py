"""Cross-checks: everything that one entry alone cannot tell to be wrong."""

from __future__ import annotations

from newangeles_gui.content.problems import Problems

from .check_box import check_box
from .check_cards import check_cards
from .check_city import check_city
from .check_numbers import check_numbers
from .check_placements import check_placements
from .check_programs import check_programs
from .gathered import Gathered


def check_all(gathered: Gathered, problems: Problems) -> None:
    """Note everything that does not fit together."""
    check_city(gathered, problems)
    check_box(gathered, problems)
    check_cards(gathered, problems)
    check_placements(gathered, problems)
    check_programs(gathered, problems)
    check_numbers(gathered, problems)  # where nothing more exact has been said
