"""Nothing is clipped, nothing overlaps, nothing lies outside: every screen, language and size."""

from itertools import combinations

import pytest

from newangeles_gui import paths
from newangeles_gui.app import SMALLEST
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.widgets.kit import Viewport
from newangeles_gui.widgets.scroll import Scroll
from tests.languages import LANGUAGES
from tests.scenes.examples import EXAMPLES

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (75, 100, 150, 200)
OVERLAP = 3  # pixels that neighbours may share


@pytest.fixture(scope="module")
def catalogs():
    """The words of every language, read once."""
    folders = paths.words_folders()
    return {language: Catalog.load(folders, language) for language in LANGUAGES}


def scrolled(root):
    """Everything that lies in something that scrolls."""
    found = set()
    for widget in root.all():
        if isinstance(widget, Scroll):
            found |= {id(one) for child in widget.children for one in child.all()}
    return found


def floating(root):
    """Everything that lies on something that may lie over others, or that may itself."""
    return {id(inner) for one in root.all() if one.floats for inner in one.all()}


def problems(scene):
    """What is wrong with the layout of a screen."""
    screen, inside, loose = scene.screen, scrolled(scene.root), floating(scene.root)
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
@pytest.mark.parametrize("name", EXAMPLES)
def test_everything_fits(make_app, catalogs, name, size):
    app = make_app(size=size, animation="off")
    assert misplaced(app, catalogs, name, SCALES) == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_everything_fits_the_smallest_window(make_app, catalogs, name):
    app = make_app(size=SMALLEST, animation="off")
    assert app.services.kit.view.size == SMALLEST
    assert misplaced(app, catalogs, name, (100,)) == []


def misplaced(app, catalogs, name, scales):
    """What is wrong with a screen at these scales, in every language."""
    services, size = app.services, app.services.kit.view.size
    services.settings_changed = lambda: None
    app.stack.replace(*EXAMPLES[name](services, Situation(seed=3, after=60)))
    app.stack.update(0.05)
    found = []
    for scale in scales:
        services.kit.use(Viewport(size, scale), services.kit.theme)
        for language in LANGUAGES:
            services.words = Wording(catalogs[language], services.box)
            app.stack.rebuild()
            found += [f"{scale} % {language}: {one}" for one in problems(app.stack.top)]
    return found
