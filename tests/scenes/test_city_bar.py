"""The strip: its words fit in every window and language, and its numbers are the true ones."""

import itertools

import pytest

from newangeles_gui.table import Picker, regions
from newangeles_gui.titles.new_angeles.city.bar import CityBar
from newangeles_gui.titles.new_angeles.city.meters import TIGHT
from newangeles_gui.titles.new_angeles.rules import RESOURCES
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view as view_of
from newangeles_gui.widgets import row_width
from tests.languages import LANGUAGES

BACKS = ("human_first", "orgcrime", "outage", "unrest")
CORPORATIONS = ["jinteki", "nbn", "weyland", "melange", "haas_bioroid", "globalsec"]
WINDOWS = [
    ((1920, 1080), 100),
    ((1920, 1080), 125),
    ((1920, 1080), 150),
    ((1920, 1080), 200),
    ((1280, 720), 100),
    ((1280, 720), 200),
    ((2560, 1440), 75),
    ((3440, 1440), 100),
]


@pytest.fixture
def bar_of(make_app):
    """A function that makes the strip of a new game in a window."""

    def make(targets=(), size=(1920, 1080), scale=100, language="en"):
        services = make_app(size=size, animation="off", scale=scale, language=language).services
        view = view_of(new_game(services.box, CORPORATIONS, 5), 0)
        picked = []
        picker = Picker({target: target[-1] for target in targets}, on_pick=picked.append)
        bar = CityBar(services, regions(services.kit, len(CORPORATIONS) - 1), view, picker)
        return bar, view, picked

    return make


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_the_strip_are_cut(bar_of, size, scale, language):
    bar, view, _ = bar_of(size=size, scale=scale, language=language)
    for place, name in enumerate(bar.services.box.content.demands):
        view.active = place % len(CORPORATIONS)
        view.phase = ["action", "production", "event"][place // 3]
        view.demand, view.targets = name, bar.services.box.targets[name]
        view.top_event_back = BACKS[place % 4]
        bar.refresh()
        assert [one.clipped for one in bar.all() if one.clipped] == []


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_groups_of_the_strip_lie_beside_one_another(bar_of, size, scale):
    bar, _, _ = bar_of(size=size, scale=scale)
    places = [one.rect for one in bar.children] + [bar.menu_rect]
    assert all(bar.rect.contains(one) and one.width and one.height for one in places)
    for one, other in itertools.combinations(places, 2):
        assert not one.colliderect(other)
    for target in (("threat",), ("round",), ("turns",), ("event",), ("deck", "media"), ("demand",)):
        assert bar.rect.contains(bar.place(target)), target
    for name in RESOURCES:
        assert bar.rect.contains(bar.place(("supply", name)))


def test_a_resource_can_be_picked_and_pointed_at(bar_of):
    bar, _, picked = bar_of([("resource", "tech")])
    assert not bar.meters["energy"].focusable
    assert bar.meters["tech"].focusable and bar.meters["tech"].click((0, 0))
    assert picked == ["tech"]
    assert bar.pointed() == ""
    bar.meters["energy"].hovered = True
    assert bar.pointed() == "energy"


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_number_of_the_threat_is_never_cut(bar_of, size, scale):
    """With two figures it was an ellipsis where there is little room."""
    bar, view, _ = bar_of(size=size, scale=scale)
    for view.threat in (0, 9, 10, 18, 24, 25):
        parts = bar.threat.number()
        assert str(view.threat) in [getattr(one, "text", "") for one in parts]
        assert row_width(bar.kit, parts) * TIGHT <= bar.threat.room


def test_the_threat_tells_what_a_failed_demand_would_add(bar_of):
    bar, view, _ = bar_of()
    view.threat, view.supply[:] = 10, [0] * len(RESOURCES)
    amount = bar.services.box.content.demands[view.demand].threat
    assert bar.threat.failing == amount
    assert f"by {amount}, to {10 + amount}" in bar.threat.tip_text
    view.supply[:] = list(view.targets)
    assert bar.threat.failing == 0
    assert "The demand is met" in bar.threat.tip_text
