"""Nothing is clipped, nothing overlaps, nothing lies outside: every screen, language and size."""

from itertools import combinations

import pytest

from newangeles_gui import titles
from newangeles_gui.app import SMALLEST
from newangeles_gui.commands.shots.showcase import examples_of
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.i18n import Catalog
from newangeles_gui.table.board import CameraBoard
from newangeles_gui.widgets.kit import Viewport
from newangeles_gui.widgets.scroll import Scroll
from tests.languages import LANGUAGES

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (75, 100, 150, 200)
MIDDLE = {"new_angeles": 60, "streets": 26}  # choices, not yet near the end
OVERLAP = 3  # pixels that neighbours may share
SCREENS = [(game, name) for game in titles.TITLES for name in examples_of(titles.load(game))]


@pytest.fixture(scope="module")
def catalogs():
    """The words of every game in every language, read once."""
    folders = {game: titles.load(game).strings for game in titles.TITLES}
    return {
        (game, language): Catalog.load(folders[game], language)
        for game in titles.TITLES
        for language in LANGUAGES
    }


def scrolled(root):
    """Everything that lies in something that scrolls."""
    return lying_in(root, Scroll)


def moved_in(scene):
    """What is larger than its place: a city that grows goes on behind the edge of the screen."""
    return Scroll | CameraBoard if scene.services.title_id == "streets" else Scroll


def lying_in(root, moved):
    """Everything that lies in a part of this kind."""
    found = set()
    for widget in root.all():
        if isinstance(widget, moved):
            found |= {id(one) for child in widget.children for one in child.all()}
    return found


def floating(root):
    """Everything that lies on something that may lie over others, or that may itself."""
    return {id(inner) for one in root.all() if one.floats for inner in one.all()}


def problems(scene):
    """What is wrong with the layout of a screen."""
    screen, inside, loose = (
        scene.screen,
        lying_in(scene.root, moved_in(scene)),
        floating(scene.root),
    )
    seen = [one for one in scene.root.all() if one is not scene.root]
    found = [f"clipped: {one.clipped!r} in {one.name!r} {one.rect}" for one in seen if one.clipped]
    fixed = [one for one in seen if id(one) not in inside]
    found += [
        f"outside: {type(one).__name__} {one.name!r} {one.rect}"
        for one in fixed
        if not screen.contains(one.rect)
    ]
    active = [one for one in fixed if one.focusable and id(one) not in loose]
    within = {(id(inner), id(one)) for one in active for inner in one.all()}
    for one, other in combinations(active, 2):
        if {(id(one), id(other)), (id(other), id(one))} & within:
            continue  # a part of the other one
        if one.rect.inflate(-OVERLAP, -OVERLAP).colliderect(other.rect.inflate(-OVERLAP, -OVERLAP)):
            found.append(f"overlap: {one.name!r} {one.rect} and {other.name!r} {other.rect}")
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "name"), SCREENS)
def test_everything_fits(make_app, catalogs, game, name, size):
    app = make_app(size=size, animation="off", game=game)
    assert misplaced(app, catalogs, name, SCALES) == []


@pytest.mark.parametrize(("game", "name"), SCREENS)
def test_everything_fits_the_smallest_window(make_app, catalogs, game, name):
    app = make_app(size=SMALLEST, animation="off", game=game)
    assert app.services.kit.view.size == SMALLEST
    assert misplaced(app, catalogs, name, (100,)) == []


def misplaced(app, catalogs, name, scales):
    """What is wrong with a screen at these scales, in every language."""
    services, size = app.services, app.services.kit.view.size
    services.settings_changed = lambda: None
    game = app.title
    situation = Situation(seed=3, after=MIDDLE[game.meta.id])
    app.stack.replace(*examples_of(game)[name](services, situation))
    app.stack.update(0.05)
    found = []
    for scale in scales:
        services.kit.use(Viewport(size, scale), services.kit.theme)
        for language in LANGUAGES:
            services.words = game.words(catalogs[game.meta.id, language], services.box)
            app.stack.rebuild()
            found += [f"{scale} % {language}: {one}" for one in problems(app.stack.top)]
    return found
