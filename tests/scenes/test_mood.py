"""The sky follows threat, the city lives by it and by unrest; both keep still if that is wanted."""

import pygame
import pytest

from newangeles_gui.titles.new_angeles.city import map as city_map
from newangeles_gui.titles.new_angeles.city.mood import SECONDS, STEPS, CityMood, Sky, grade
from newangeles_gui.titles.new_angeles.city.picture import Cityscape
from newangeles_gui.titles.new_angeles.rules import ILLNESS, OUTAGE, PROTEST, STRIKE
from newangeles_gui.widgets import Camera, Theme

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


WINDOW = pygame.Rect(0, 0, 960, 540)


@pytest.fixture
def mood(app):
    """That of a whole city in a window."""
    app.services.kit.calm = False
    city = Cityscape(app.services.kit, app.services.box, Camera(city_map.SIZE, WINDOW))
    return CityMood(app.services.kit, city)


def lights(mood, city, threat=0.0, seconds=0.7):
    """The light that is added, and where."""
    surface = pygame.Surface(WINDOW.size)
    mood.seconds = seconds
    mood.paint(surface, WINDOW, city, threat)
    return surface


def strength(surface):
    """How much light there is, red, green and blue."""
    return sum(pygame.image.tobytes(surface, "RGB"))


def without_rain(mood, bits, seconds=0.7):
    """The light in one district alone."""
    rain_alone = strength(lights(mood, {}, seconds=seconds))
    return strength(lights(mood, {"manta": bits}, seconds=seconds)) - rain_alone


def test_cars_drive_where_it_is_calm_and_fires_flicker_in_a_strike(mood):
    calm = without_rain(mood, 0)
    assert calm > 1000
    assert without_rain(mood, ILLNESS) == calm
    assert without_rain(mood, PROTEST) == without_rain(mood, OUTAGE) == 0
    fires = [without_rain(mood, STRIKE, seconds) for seconds in (0.1, 0.4, 0.7, 1.0)]
    assert min(fires) > 1000 and len(set(fires)) > 2
    first = lights(mood, {"manta": 0}, seconds=1.0)
    later = lights(mood, {"manta": 0}, seconds=1.5)
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(later, "RGB"), "they drive"


def test_rain_thickens_with_threat_and_from_twenty_on_the_sky_pulses(mood):
    wet = [strength(lights(mood, {}, threat / 25)) for threat in (0, 7, 14, 19)]
    assert wet == sorted(set(wet)) and wet[3] > 4 * wet[0]
    ground = (WINDOW.width - 3, 1)
    reds = [lights(mood, {}, 20 / 25, beat).get_at(ground)[0] for beat in (0.0, 0.6, 1.2, 2.4)]
    assert reds[0] == reds[3] == 0 < reds[1] < reds[2]
    assert lights(mood, {}, 19 / 25, 1.2).get_at(ground)[0] == 0


@pytest.mark.parametrize("calm", [True, False])
def test_nothing_lives_for_those_who_want_it_calm_or_clear(mood, calm):
    mood.kit.calm = calm
    if not calm:
        mood.kit.use(mood.kit.view, Theme(high_contrast=True))
    assert not mood.moves
    assert strength(lights(mood, {"manta": 0, "quinde": STRIKE}, 0.9)) == 0
