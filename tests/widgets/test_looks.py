"""Viewport, words and colours: readable in every window and for everybody."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pytest

from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.room import COLORS
from newangeles_gui.widgets.kit import SMALLEST_CANVAS, Viewport
from newangeles_gui.widgets.surfaces import PALETTES, Theme
from newangeles_gui.widgets.text import SMALLEST_SHARE, STYLES, Type

SIZES = (
    (960, 540),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (800, 1400),
)
SCALES = (75, 100, 150, 200)
GROUNDS = ("base", "panel", "raised")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_smallest_canvas_always_fits(size, scale):
    width, height = Viewport(size, scale).canvas
    assert width >= SMALLEST_CANVAS[0] - 0.01
    assert height >= SMALLEST_CANVAS[1] - 0.01


def test_a_larger_scale_never_makes_anything_smaller():
    for size in SIZES:
        factors = [Viewport(size, scale).factor for scale in range(75, 201, 5)]
        assert factors == sorted(factors)


def test_pixels_are_whole_and_never_nothing():
    small = Viewport((960, 540), 75)
    assert small.px(0.2) == 1
    assert small.px(0) == 0
    assert Viewport().px(18) == 18
    assert Viewport().px(-18) == -18


@pytest.fixture(scope="module")
def words():
    return Type(paths.assets_folder(paths.HOUSE) / "fonts")


def test_no_style_is_too_small_to_read():
    assert min(style.size for style in STYLES.values()) >= 18


TEXT = "Korporacja dostaje kapitał. Никто не знает, что будет дальше, и никто не спросит"


@pytest.mark.parametrize("style", STYLES)
def test_wrapped_words_fit_and_none_is_lost(words, style):
    for width in (500, 700, 1200):
        lines = words.wrap(TEXT, style, width)
        assert " ".join(lines) == TEXT
        assert all(words.width(line, style) <= width for line in lines if " " in line)


def test_lines_break_where_they_may(words):
    text = "Это сделано — и вот 5 карт, а платит «Я и ты», то есть 2."
    for width in range(90, 500, 7):
        lines = words.wrap(text, "body", width)
        assert " ".join(lines) == text
        if all(words.width(line, "body") <= width for line in ("сделано — и вот", "«Я и ты»,")):
            assert not any(line.startswith(("—", "2.")) for line in lines)
            assert not any(line.endswith((" и", " 5", " а", "«Я")) for line in lines[:-1])


def test_words_keep_apart_at_every_size(words):
    for share in (0.5, 0.62, 0.75, 1.0):
        for style in STYLES:
            apart = words.width("Got it", style, share)
            apart -= words.width("Got", style, share) + words.width("it", style, share)
            assert apart >= words.size(style, share) / 4
            assert words.draw("Got it", style, (1, 2, 3), share).get_width() == words.width(
                "Got it", style, share
            )


def test_what_fits_is_whole(words):
    lines, share, whole = words.fit("Threat", "label", (400, 60))
    assert (lines, share, whole) == (["Threat"], 1.0, True)
    wide = words.width("Threat", "label")
    lines, share, whole = words.fit("Threat", "label", (round(wide * 0.85), 60))
    assert whole
    assert SMALLEST_SHARE <= share < 1
    assert words.width("Threat", "label", share) <= wide * 0.85


def test_what_does_not_fit_says_so(words):
    lines, share, whole = words.fit(TEXT, "label", (200, 30), 1)
    assert not whole
    assert lines[-1].endswith("…")
    assert words.width(lines[-1], "label", share) <= 200
    lines, share, _ = words.fit(TEXT, "body", (200, 60), 9)
    assert len(lines) * words.line_height("body", share) <= 60


def luminance(color):
    parts = [one / 255 for one in color]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """As the guidelines for accessible content measure it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_rightly():
    assert round(contrast((255, 255, 255), (0, 0, 0)), 2) == 21
    assert round(contrast((0x77, 0x77, 0x77), (255, 255, 255)), 2) == 4.48


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("ink", ["text", "muted", "accent", "good", "warning", "capital", "focus"])
@pytest.mark.parametrize(("high", "least"), [(False, 4.5), (True, 7.0)])
def test_words_stand_out(palette, ink, high, least):
    theme = Theme(palette, high, COLORS.palettes)
    for ground in GROUNDS:
        if ink in ("text", "muted") or not high:
            assert contrast(theme[ink], theme[ground]) >= least, (ink, ground)


@pytest.mark.parametrize("palette", PALETTES)
def test_bad_news_and_quiet_words_can_be_read(palette):
    for high in (False, True):
        theme = Theme(palette, high, COLORS.palettes)
        for ink in ("bad", "threat"):
            assert contrast(theme[ink], theme["panel"]) >= 4.5, ink
        assert contrast(theme["faint"], theme["panel"]) >= (7.0 if high else 3.0)


@pytest.mark.parametrize("slash", ["/", "\\"])
def test_a_long_path_goes_on_in_the_next_line(words, slash):
    path = slash.join(["", "home", "magdalena", "games", "newangeles", "my-very-own-game.nasave"])
    width = words.width(path, "small") // 2
    lines = words.wrap(f"File: {path}", "small", width)
    assert len(lines) > 2
    assert all(words.width(line, "small") <= width for line in lines)
    assert "".join(lines).removeprefix("File:").strip() == path
    assert all(line.endswith((slash, ":", "nasave")) for line in lines)
