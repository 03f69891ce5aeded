"""The sky follows threat, crosses over, and keeps still for those who want that."""

import pygame
import pytest

from newangeles_gui.titles.new_angeles.city.sky import SECONDS, STEPS, Sky, grade
from newangeles_gui.widgets import Theme

SIZE = (320, 180)


@pytest.fixture
def sky(app):
    app.services.kit.calm = False
    return Sky(app.services.kit, SIZE)


@pytest.mark.parametrize(
    ("threat", "name"),
    [(0, "teal"), (7, "teal"), (8, "violet"), (14, "violet"), (15, "amber"), (20, "amber"),
     (21, "red"), (25, "red")],
)  # fmt: skip
def test_threat_gives_the_sky_its_grade(threat, name):
    assert grade(threat) == name


def seen(sky):
    surface = pygame.Surface(SIZE)
    sky.put(surface)
    return pygame.transform.average_color(surface)[:3]


def test_one_grade_crosses_over_into_the_next(sky):
    sky.follow(3)
    assert sky.wait() is None, "the first sky is there at once"
    first = seen(sky)
    sky.follow(22)
    assert seen(sky) == first
    colors = [first]
    passed = 0.0
    while sky.wait() is not None:
        assert sky.wait() == SECONDS / STEPS
        sky.update(SECONDS / STEPS)
        passed += SECONDS / STEPS
        colors.append(seen(sky))
    assert passed == pytest.approx(SECONDS, abs=0.2)
    reds = [color[0] for color in colors]
    assert reds == sorted(reds) and len(set(reds)) > 4
    assert colors[-1][0] > colors[-1][2] and first[2] > first[0], "from blue to red"


@pytest.mark.parametrize("calm", [True, False])
def test_reduced_motion_and_high_contrast_keep_the_first_grade(app, calm):
    kit = app.services.kit
    kit.calm = calm
    if not calm:
        kit.use(kit.view, Theme(high_contrast=True))
    sky = Sky(kit, SIZE)
    for threat in (2, 12, 24):
        sky.follow(threat)
        assert sky.name == "teal" and sky.wait() is None


def test_the_change_is_heard(sky):
    heard = [sky.follow(threat) for threat in (3, 5, 9, 16, 22, 13, 2)]
    assert heard == ["", "", "sky_darkens", "sky_darkens", "sky_darkens", "sky_clears",
                     "sky_clears"]  # fmt: skip
