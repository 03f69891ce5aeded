"""What the tests of Streets share."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths, titles
from newangeles_gui.app import App, Options
from newangeles_gui.settings import Settings
from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.title import TITLE


@pytest.fixture(scope="session")
def box() -> Box:
    """What ships in the box; it never changes."""
    read: Box = TITLE.rules.box(TITLE.data)
    return read


@pytest.fixture(scope="module")
def app(request, tmp_path_factory):
    """The program with this game, nothing moving."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))
        settings = Settings.load(Path(os.devnull), {}, titles=titles.settings())
        settings.choose("language", getattr(request, "param", "en"))
        settings.choose("animation", "off")
        options = Options(size=(1280, 720), software=True, silent=True, ahead=False)
        made = App(settings, options, TITLE)
        yield made
        made.close()
