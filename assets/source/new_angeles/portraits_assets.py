"""The 34 assets: people and things, each with a face and a place of its own."""

from collections.abc import Callable, Iterable
from functools import partial

from ..drawing import palette, scene, svg
from ..drawing.asset import Asset
from ..drawing.people import Person, portrait, posed
from ..drawing.picture import Picture
from ..drawing.scene import Mood, Scene
from .portrait_places import cast_first, cast_second, things

FAMILY = "portraits_assets"

PEOPLE: dict[str, tuple[Person, Mood, float]] = {
    "aaron_marron": (
        Person(
            "square",
            5,
            "locks",
            "black",
            "hoodie",
            "#3A3F66",
            palette.AMBER,
            beard="goatee",
            brow=-0.3,
            mouth=0.3,
            turn=0.4,
        ),
        Mood("gold", palette.AMBER, palette.CYAN),
        0.46,
    ),
    "caprice_nisei": (
        Person(
            "heart",
            0,
            "hime",
            "black",
            "kimono",
            "#5A1E4A",
            palette.ROSE,
            soft=True,
            lips="#C8284A",
            brow=0.1,
            turn=-0.3,
            eyes="#7A3AC8",
        ),
        Mood("rose", palette.ROSE, palette.CYAN, "#FFB0A0"),
        0.52,
    ),
    "mr_li": (
        Person(
            "gaunt",
            2,
            "slick",
            "silver",
            "suit",
            "#2A2F55",
            palette.MINT,
            age=2,
            brow=-0.6,
            mouth=-0.5,
            glasses="round",
            beard="goatee",
            turn=0.3,
        ),
        Mood("green", palette.MINT, palette.AMBER),
        0.5,
    ),
}


def draw(name: str) -> Picture:
    """The portrait of a person before the city."""
    person, light, x = PEOPLE[name]
    view = Scene(f"{FAMILY}/{name}", light)
    view.city(1.0, 1.1, soft=5)
    view.bokeh(36)
    return portrait(view, person, x)


def sit(name: str) -> Picture:
    """The portrait of a person where they work, with what they work with."""
    sitter = {**cast_first.SITTERS, **cast_second.SITTERS}[name]
    view = Scene(f"{FAMILY}/{name}", sitter.mood)
    sitter.backdrop(view)
    view.mist(0.8, 0.3, 0.25)
    view.light_up(
        svg.ellipse(
            sitter.pose.x * scene.WIDTH,
            scene.HEIGHT * 0.45,
            330,
            360,
            svg.radial(
                (0, palette.lighten(sitter.mood.glow, 0.1), 0.4), (1, sitter.mood.glow, 0.0)
            ),
        ),
        soft=10,
        strength=0.7,
    )
    posed.put(
        view, sitter.person, sitter.pose, *sitter.held(sitter.person), faceless=sitter.faceless
    )
    return view.finished(1.1, 0.45)


def assets() -> Iterable[Asset]:
    """One picture for each."""
    draws: dict[str, Callable[[], Picture]] = {name: partial(draw, name) for name in PEOPLE}
    draws |= {name: partial(sit, name) for name in (*cast_first.SITTERS, *cast_second.SITTERS)}
    draws |= {
        "braintrust": things.braintrust,
        "locust_company": things.locust_company,
        "the_fall_guy": things.the_fall_guy,
    }
    for name, function in draws.items():
        yield Asset(name, function, (scene.WIDTH, scene.HEIGHT), quality=82)
