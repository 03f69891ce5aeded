"""What all tests share."""

import pytest

from newangeles_gui import paths
from newangeles_gui.content.loader import load_content
from newangeles_gui.rules.box import Box


@pytest.fixture(scope="session")
def box() -> Box:
    """The shipped content, ready for the rules."""
    return Box(load_content(paths.data_folder()))
