"""The almanac of Streets: everything in the box can be looked up, found and read."""

import os
import re
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths, titles
from newangeles_gui.app import App, Options
from newangeles_gui.scenes.almanac.screen import Almanac
from newangeles_gui.settings import Settings
from newangeles_gui.titles.streets.almanac import CHAPTERS, PAGES, PictureTab, tile_facts
from newangeles_gui.titles.streets.rules import SNEAK
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.words import VALUE_KINDS
from newangeles_gui.widgets import Passages, Tiles
from tests.languages import LANGUAGES

KEY = re.compile(r"\b[a-z_]+(\.[a-z_0-9]+)+")
SOUGHT = {"en": "carrot", "ru": "морковь", "pl": "marchewka"}


@pytest.fixture(scope="module", params=LANGUAGES)
def app(request, tmp_path_factory):
    """The program with this game at 1280 x 720, one for all tests of a language."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))
        settings = Settings.load(Path(os.devnull), {}, titles=titles.settings())
        settings.choose("language", request.param)
        settings.choose("animation", "off")
        options = Options(size=(1280, 720), software=True, silent=True, ahead=False)
        made = App(settings, options, TITLE)
        yield made
        made.close()


def opened(app: App, topic: str) -> Almanac:
    almanac = Almanac(app.services, topic)
    app.stack.replace(almanac)
    app.step(0.1)
    return almanac


def test_every_chapter_shows_all_that_belongs_there(app: App) -> None:
    box = app.services.box
    wanted = {
        "how": list(PAGES),
        "tiles": list(box.tiles),
        "values": list(VALUE_KINDS),
        "advisors": [*box.content.advisors, SNEAK],
        "characters": list(TITLE.minds.characters),
    }
    almanac = opened(app, "rules")
    assert almanac.index.tabs == ["rules", "glossary", *(one.name for one in CHAPTERS)]
    assert isinstance(almanac.view, Passages)
    assert len(almanac.view.tops) == 145 + 14
    for name, keys in wanted.items():
        almanac = opened(app, name)
        assert almanac.place.tab == name
        assert {*keys} == almanac.found[name], name
        shown = almanac.view
        if isinstance(shown, Tiles):
            assert shown.count == len(keys)
        else:
            assert isinstance(shown, Passages)
            assert {*keys} <= {*shown.tops}


def test_every_topic_can_be_opened_and_leads_on(app: App) -> None:
    for topic in ("tile.bakery", "tile.city_park", "advisor.hacker", "advisor.sneak", "value.copy"):
        almanac = opened(app, topic)
        kind, _, name = topic.partition(".")
        assert almanac.place.chosen[almanac.place.tab] == name
        before = almanac.place.tab
        assert almanac.tab is not None
        if kind != "value":
            almanac.tab.choose(name)
            assert almanac.place.tab not in ("", before)
            almanac.cancel()
            assert almanac.place.tab == before
    assert opened(app, "how.solo").place.chosen["how"] == "solo"


def test_everything_is_written_in_words_that_fit(app: App) -> None:
    for name in ("tiles", "values", "advisors", "characters"):
        almanac = opened(app, name)
        tab = almanac.tab
        assert isinstance(tab, PictureTab)
        for key in sorted(almanac.found[name]):
            said = tab.said(key)
            assert len(said) >= 2, key
            assert said[0].style == "heading"
            for one in said:
                assert one.text and "{" not in one.text and not KEY.search(one.text), one
    assert not [one for one in opened(app, "tiles").root.all() if one.clipped]


def test_tiles_are_found_by_what_is_said_of_them(app: App) -> None:
    almanac = opened(app, "tiles")
    almanac.look_for(SOUGHT[app.services.words.catalog.language.code])
    assert almanac.found["tiles"] == {"vegan_diner"}
    words, box = app.services.words, app.services.box
    facts = {name: tile_facts(words, box, box.tiles[name]) for name in box.tiles}
    assert facts["city_park"] == ""
    assert "×" in facts["grand_hotel"]
    assert facts["tram_loop"].count(" · ") == 1
