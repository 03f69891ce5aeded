"""What the tests of Streets share."""

import pytest

from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.title import TITLE


@pytest.fixture(scope="session")
def box() -> Box:
    """What ships in the box; it never changes."""
    read: Box = TITLE.rules.box(TITLE.data)
    return read
