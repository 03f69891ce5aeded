"""The city fills the screen: seen from near and far, with facts laid over it."""

import pygame
import pytest

from newangeles_gui.table import Picker
from newangeles_gui.titles.new_angeles.city import map as city_map
from newangeles_gui.titles.new_angeles.city.overlays import OVERLAYS, following, makers
from newangeles_gui.titles.new_angeles.rules import (
    ANDROID,
    HUMAN_FIRST,
    ILLNESS,
    OUTAGE,
    PROTEST,
    STRIKE,
)
from newangeles_gui.widgets.area import RowText
from newangeles_gui.widgets.inputs import Input

from .table_hands import begin, open_table, quick


@pytest.fixture
def table(make_app, monkeypatch):
    quick(monkeypatch)
    app = make_app(animation="off", size=(1920, 1080))
    return open_table(app, begin(app.services.box, 2, 4, {0}))


def press(table, pos):
    for kind in ("move", "press", "release"):
        table.handle(Input(kind, pos))


def ground(table, name):
    """Where a district is seen."""
    return table.parts.board.camera.on_screen(city_map.anchor(name))


def act(table, name):
    assert table.handle(Input("action", name=name))


def dark(table):
    """A city in which nothing is."""
    table.shown.city[:] = [0] * len(table.shown.city)
    return table.services.box, table.shown


def test_the_board_is_the_screen(table):
    board, places = table.parts.board, table.places
    assert board.rect == table.screen
    for name in table.services.box.district_ids:
        assert places.board.contains(board.place(("district", name))), name


def test_the_wheel_goes_nearer_and_the_ground_is_pulled(table):
    board = table.parts.board
    far, spot = board.camera.sight, ground(table, "manta")
    table.handle(Input("move", spot))
    table.handle(Input("wheel", amount=3))
    assert board.camera.sight.zoom > far.zoom
    assert abs(ground(table, "manta")[0] - spot[0]) < 4, "what is under the pointer stays there"
    table.handle(Input("move", spot))
    table.handle(Input("press", spot))
    table.handle(Input("move", (spot[0] + 120, spot[1])))
    table.handle(Input("release", (spot[0] + 120, spot[1])))
    assert abs(ground(table, "manta")[0] - spot[0] - 120) < 4
    assert table.closer == "", "a pull is no click"
    act(table, "home")
    assert board.camera.sight == far


def test_keys_go_nearer_and_farther(table):
    board = table.parts.board
    act(table, "page_up")
    assert board.camera.sight.zoom > 1
    act(table, "page_down")
    assert board.camera.sight.zoom == pytest.approx(1)


def test_a_click_on_a_district_shows_it_from_near_and_tells_all(table):
    board = table.parts.board
    bits = table.shown.city[table.services.box.district_at["rutherford"]]
    press(table, ground(table, "rutherford"))
    assert table.closer == "rutherford"
    card = table.root.named("closeup")
    spoken = [one.text for one in card.all() if getattr(one, "text", "")]
    assert any("Rutherford" in one for one in spoken)
    assert len(spoken) >= 4 and bits == table.shown.city[8]
    assert table.places.board.contains(card.rect)
    assert not card.rect.colliderect(board.place(("district", "rutherford")))
    assert board.place(("district", "rutherford")).width > 500
    act(table, "cancel")
    assert table.closer == "" and table.root.named("closeup") is None
    assert board.camera.sight == board.camera.whole
    assert table.services.stack.top is table


def asked_for_a_place(table):
    """A card asks for one of two districts."""
    table.picker.become(Picker({("district", one): one for one in ("manta", "quinde")}))
    table.parts.board.refresh()


def test_while_a_place_is_asked_for_a_dark_district_says_why_and_stays_far(table):
    """The close-up came over the question of a card."""
    asked_for_a_place(table)
    press(table, ground(table, "rutherford"))
    assert table.closer == "" and table.root.named("closeup") is None
    assert "Rutherford" in table.tip, "at once"
    table.picker.become(Picker())
    press(table, ground(table, "rutherford"))
    assert table.closer == "rutherford"


def test_a_question_comes_before_the_close_up_that_was_open(table):
    press(table, ground(table, "rutherford"))
    assert table.closer == "rutherford" and table.choosing is None
    for _ in range(20):
        table.services.stack.update(0.1)
    assert table.choosing is not None and table.root.named("closeup") is None
    assert table.parts.board.camera.sight == table.parts.board.camera.whole


def test_zooming_out_shows_the_city_at_once_and_no_bare_edge(table):
    """What had not been drawn from near was empty for some frames."""
    board, surface = table.parts.board, pygame.Surface(table.screen.size).convert()
    table.draw(surface)
    spot = pygame.Rect(ground(table, "la_costa"), (1, 1)).inflate(60, 40)
    before = surface.subsurface(spot).copy()
    board.zoom(8)
    board.update(1.0)
    table.draw(surface)
    assert board.sees_all
    board.fit()
    board.update(0.0)
    assert board.camera.sight == board.camera.whole and not board.sees_all
    table.draw(surface)
    apart = [
        abs(a - b)
        for a, b in zip(
            pygame.transform.average_color(before),
            pygame.transform.average_color(surface.subsurface(spot)),
            strict=True,
        )
    ]
    assert max(apart) < 12, apart


def test_under_the_row_of_overlays_all_of_the_city_is_seen(table):
    board = table.parts.board
    act(table, "overlay")
    row = table.root.named("overlay").rect
    for name in table.services.box.district_ids:
        assert board.place(("district", name)).top >= row.bottom - 1, name
    act(table, "cancel")
    assert board.camera.sight == board.camera.whole


def test_the_overlays_come_one_after_the_other_and_escape_ends_them(table):
    seen = []
    for _ in OVERLAYS:
        act(table, "overlay")
        seen.append(table.lens)
        assert table.parts.board.overlay == table.lens
        assert table.root.named("overlay").text
    assert seen == list(OVERLAYS)
    act(table, "cancel")
    assert table.lens == "" and table.root.named("overlay") is None
    assert following(seen[-1]) == ""


def keys(table, *given):
    for kind, name in given:
        table.handle(Input(kind, name=name))


def test_a_key_that_is_held_shows_an_overlay_as_long_as_that(table):
    now = [0.0]
    table.lens_key.clock = lambda: now[0]
    keys(table, ("key", "o"), ("action", "overlay"))
    assert table.lens == "illness"
    now[0] = 0.1
    keys(table, ("let_go", "overlay"))
    assert table.lens == "illness", "a short press is one for good"
    keys(table, ("action", "overlay"))
    assert table.lens == "unrest"
    now[0] = 1.0
    keys(table, ("let_go", "overlay"))
    assert table.lens == ""


@pytest.mark.parametrize(
    ("letter", "name"),
    [("i", "illness"), ("u", "unrest"), ("r", "steps"), ("d", "demand"), ("p", "contracts")],
)
def test_a_letter_with_the_held_key_shows_one_and_does_nothing_else(table, letter, name):
    known = table.services.inputs.read
    pressed = pygame.event.Event(
        pygame.KEYDOWN, key=getattr(pygame, f"K_{letter}"), mod=0, unicode=letter
    )
    undone = []
    table.undo = table.redo = lambda: undone.append(letter)
    keys(table, ("key", "o"), ("action", "overlay"))
    for given in known(pressed):
        table.handle(given)
    assert table.lens == name and not undone
    assert not table.parts.own.held
    keys(table, ("let_go", "overlay"))
    assert table.lens == ""
    table.unfocused()


def test_a_window_that_loses_the_focus_forgets_the_held_key(table):
    keys(table, ("action", "overlay"))
    table.unfocused()
    keys(table, ("key", "u"), ("let_go", "overlay"))
    assert table.lens == "illness"


def test_a_click_shows_an_overlay_and_takes_it_away_again(table):
    for part, name in ((table.parts.bar.threat, "steps"), (table.parts.bar.demand, "demand")):
        press(table, part.rect.center)
        assert table.lens == name
        press(table, part.rect.center)
        assert table.lens == ""
    press(table, table.parts.bar.threat.rect.center)
    press(table, table.root.named("overlays.unrest").rect.center)
    assert table.lens == "unrest"
    act(table, "cancel")
    assert table.lens == "", "Escape takes it away, whichever it is"


@pytest.mark.parametrize("name", OVERLAYS)
def test_every_overlay_is_seen_over_the_city(table, name):
    """Each of them in every district that it could be in."""
    view = table.shown
    view.corporations[:] = list(table.services.box.corporations)[-len(view.corporations) :]
    view.city[:] = [ILLNESS | PROTEST | ANDROID | HUMAN_FIRST] * len(view.city)
    view.supply[:], view.targets = [0] * 5, [1] * 5
    seen = {}
    for table.lens in ("", name):
        table.rebuild()
        table.draw(pygame.display.get_surface())
        seen[table.lens] = pygame.image.tobytes(pygame.display.get_surface(), "RGB")
    assert seen[""] != seen[name]


def test_illness_is_where_it_is(table):
    box, view = dark(table)
    view.city[3] = ILLNESS
    assert list(OVERLAYS["illness"](box, view)) == [box.district_ids[3]]


@pytest.mark.parametrize(
    ("bits", "signs"),
    [
        (0, None),
        (PROTEST, ["protest"]),
        (ANDROID, ["arrow_right", "protest"]),
        (ANDROID | PROTEST, ["protest", "arrow_right", "strike"]),
        (ANDROID | HUMAN_FIRST | PROTEST, ["protest", "arrow_right", "outage"]),
        (ANDROID | STRIKE, ["strike"]),
        (ANDROID | OUTAGE, None),
    ],
)
def test_unrest_tells_what_production_will_make_of_it(table, bits, signs):
    box, view = dark(table)
    view.city[0] = bits
    badge = OVERLAYS["unrest"](box, view).get(box.district_ids[0])
    said = None if badge is None else [one.name.rpartition("/")[2] for one in badge.parts]
    assert said == signs


def test_steps_count_the_way_to_the_root(table):
    box, view = dark(table)
    badges = OVERLAYS["steps"](box, view)
    assert badges["base_de_cayambe"].parts == (RowText("1", "number"),)
    assert badges["rutherford"].parts == (RowText("2", "number"),)
    view.city[box.district_at["base_de_cayambe"]] = ILLNESS
    assert OVERLAYS["steps"](box, view)["base_de_cayambe"].color == "threat"


def test_the_demand_lights_who_makes_what_is_lacking(table):
    box, view = dark(table)
    view.supply[:], view.targets = [0, 9, 9, 9, 9], [1, 0, 0, 0, 0]
    assert OVERLAYS["demand"](box, view) == makers(box, view, {"energy"})
    assert {"rutherford", "base_de_cayambe"} <= set(makers(box, view, {"energy"}))
    view.supply[:] = [9] * 5
    assert OVERLAYS["demand"](box, view) == {}


def test_contracts_are_where_they_could_be_paid(table):
    box, view = dark(table)
    view.city[0], view.city[1] = OUTAGE, ANDROID
    found = OVERLAYS["contracts"](box, view)
    marks = {name: [one.name for one in badge.parts] for name, badge in found.items()}
    expected = {}
    if "weyland" in view.corporations:
        expected[box.district_ids[0]] = ["marks/weyland"]
    if "haas_bioroid" in view.corporations:
        expected[box.district_ids[1]] = ["marks/haas_bioroid"]
    assert marks == expected and expected


def test_every_contract_finds_where_it_could_be_paid(table):
    box, view = dark(table)
    view.corporations = list(box.corporations)
    paid = {
        "weyland": OUTAGE, "haas_bioroid": ANDROID, "nbn": PROTEST, "jinteki": ILLNESS,
        "globalsec": HUMAN_FIRST,
    }  # fmt: skip
    for place, bits in enumerate(paid.values()):
        view.city[place] = bits
    found = OVERLAYS["contracts"](box, view)
    marks = {name: [one.name for one in badge.parts] for name, badge in found.items()}
    expected = zip(box.district_ids, paid, strict=False)
    assert marks == {name: [f"marks/{one}"] for name, one in expected}


def test_who_points_at_a_resource_sees_who_makes_it(table):
    board = table.parts.board
    table.handle(Input("move", table.parts.bar.meters["energy"].rect.center))
    assert board.pointed() == "energy"
    assert set(board._badges) == set(makers(table.services.box, table.shown, {"energy"}))
