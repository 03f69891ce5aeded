"""The drawing library: the same pictures each time, whole families, no words in pictures."""

import re
from pathlib import Path

import pytest

pytest.importorskip("resvg_py")
pytest.importorskip("numpy")
pytest.importorskip("PIL")

from assets.source import build
from assets.source.__main__ import main
from assets.source.drawing import files, palette, props, svg
from assets.source.drawing.people import Person
from assets.source.drawing.people.bust import layers
from assets.source.drawing.people.clothes import STYLES as CLOTHES
from assets.source.drawing.people.hair import STYLES as HAIR
from assets.source.drawing.picture import render
from assets.source.drawing.rng import Rng
from assets.source.new_angeles.piece_shapes import chips

SOURCE = Path(build.__file__).parent
FIXED = [673, 408, 561, 275]


def test_same_bytes_each_time() -> None:
    """Two drawings of one picture are one file."""
    first, second = (files.encoded(chips.supply("energy"), "webp", 80) for _ in range(2))
    assert first == second


def test_chance_does_not_change_between_versions() -> None:
    """The numbers of a named generator are fixed for ever, or all pictures would change."""
    rng = Rng("fixed")
    assert [rng.integer(0, 999) for _ in range(4)] == FIXED
    assert Rng("fixed").child("a").random() != Rng("fixed").child("b").random()


@pytest.mark.parametrize("name", props.__all__)
def test_every_prop_draws_something(name: str) -> None:
    """A prop covers a visible part of its place."""
    picture = render(240, 240, svg.place(getattr(props, name)(palette.ink()), 120, 200, 1))
    assert picture[..., 3].mean() > 0.004, name


@pytest.mark.parametrize("style", sorted(HAIR))
def test_hair_styles_differ(style: str) -> None:
    """No two styles are the same drawing."""
    drawn = HAIR[style](Person(hair=style))
    assert all(drawn != HAIR[other](Person(hair=other)) for other in HAIR if other != style)


@pytest.mark.parametrize("style", sorted(CLOTHES))
def test_clothes_cover_the_shoulders(style: str) -> None:
    """A bust has no hole below its head."""
    cloth = dict(enumerate(layers(Person(clothes=style))))[3][0]
    picture = render(600, 600, svg.place(cloth, 300, 100, 1))
    assert picture[480:500, 200:400, 3].min() > 0.9, style


def test_families_are_whole() -> None:
    """Ids are unique in a family, and variants belong to something that exists."""
    for family in build.families():
        assets = list(family.assets())
        ids = [asset.id for asset in assets]
        assert family.name == family.module.FAMILY
        assert len(ids) == len(set(ids)), family.name
        assert all(asset.of in ids for asset in assets if asset.of), family.name


@pytest.mark.parametrize("asked", ["-h", "--help"])
def test_help_is_said_and_nothing_is_drawn(asked: str, capsys, monkeypatch) -> None:
    monkeypatch.delattr(build, "run")
    assert main([asked]) == 0
    assert "NAME is a family of pictures" in capsys.readouterr().out


def test_no_words_in_pictures() -> None:
    """Words are laid by the game in the player's language."""
    for path in SOURCE.rglob("*.py"):
        assert not re.search(r"<text|<tspan|tag\(\"text\"", path.read_text()), path


def test_number_is_short() -> None:
    """Numbers of a drawing have one form only."""
    assert [svg.number(v) for v in (1.0, -0.001, 2.50, 10)] == ["1", "0", "2.5", "10"]
