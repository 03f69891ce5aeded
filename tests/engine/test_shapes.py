"""What data may hold is said where its fields are, and looked at from there."""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

import pytest

from newangeles_gui.engine.plain import WrongShapeError
from newangeles_gui.engine.shapes import (
    Apart,
    AsMany,
    Following,
    Many,
    Named,
    OneOf,
    Spelling,
    Within,
    check_shapes,
)

MEASURES = {"last": 3, "places": 2, "birds": frozenset({"wren", "owl"})}
Place = Annotated[int, Within(0, "last")]
Bird = Annotated[str, Named("birds")]


@dataclass(slots=True)
class Nest:
    """Something within something."""

    eggs: Place = 0


@dataclass(slots=True)
class Wood:
    """A field of every kind."""

    KIND: ClassVar[str] = "wood"
    place: Place = 0
    bird: Bird = "owl"
    any_bird: Annotated[str, Named("birds", or_none=True)] = ""
    word: Annotated[str, OneOf(("yes", "no"))] = "yes"
    stage: Literal["dawn", "dusk"] = "dawn"
    line: Annotated[str, Spelling(r"[a-z]+ [0-9]")] = "tree 1"
    dark: bool = False
    trees: list[Place] = field(default_factory=lambda: [0, 1])
    two: Annotated[list[Bird], Many("places"), Apart()] = field(
        default_factory=lambda: ["owl", "wren"]
    )
    few: Annotated[list[Place], Many(0, 2)] = field(default_factory=list)
    beside: Annotated[list[Bird], AsMany("few")] = field(default_factory=list)
    flocks: list[list[Bird]] = field(default_factory=lambda: [["owl"], []])
    owners: dict[Bird, Place] = field(default_factory=lambda: {"owl": 3})
    marks: dict[Bird, tuple[Place, ...]] = field(default_factory=lambda: {"owl": (1, 2)})
    bets: list[tuple[Place, Bird]] = field(default_factory=lambda: [(1, "owl")])
    told: list[Bird] | None = None
    nest: Nest | None = None
    nests: list[Nest] = field(default_factory=lambda: [Nest(), Nest(3)])
    asked: Annotated[Any, Following()] = "anything"


def test_what_is_declared_is_sound() -> None:
    check_shapes(Wood(), MEASURES)
    check_shapes(Wood(told=["wren"], nest=Nest(1), few=[1, 2], beside=["owl", "owl"]), MEASURES)


WRONG = {
    "place": (-1, 4),
    "bird": ("", "crow"),
    "any_bird": ("crow",),
    "word": ("", "perhaps"),
    "stage": ("", "noon"),
    "line": ("tree", "tree 12", "tree 1\n", ""),
    "trees": ([0, 4], [-1]),
    "two": (["owl"], ["owl", "owl"], ["owl", "crow"], ["owl", "wren", "owl"]),
    "few": ([0, 1, 2],),
    "beside": (["owl"],),
    "flocks": ([["crow"]], [[], ["owl", ""]]),
    "owners": ({"crow": 1}, {"owl": 4}),
    "marks": ({"crow": (1,)}, {"owl": (1, 9)}),
    "bets": ([(4, "owl")], [(1, "crow")]),
    "told": (["crow"],),
    "nest": (Nest(4),),
    "nests": ([Nest(), Nest(-1)],),
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG.items() for value in values]
)
def test_what_is_not_is_named(name: str, value: object) -> None:
    with pytest.raises(WrongShapeError, match=f"^{name}: ") as found:
        check_shapes(Wood(**{name: value}), MEASURES)
    assert len(str(found.value)) < 200


def test_every_field_is_tried() -> None:
    assert {*WRONG, "dark", "asked", "KIND"} == set(Wood.__annotations__)


def test_a_field_that_does_not_say_what_it_can_be_is_a_fault() -> None:
    @dataclass
    class Silent:
        """A number of any size."""

        number: int = 0

    @dataclass
    class Vague:
        """Texts of any kind."""

        words: Annotated[list[str], Many(0, 9)] = field(default_factory=list)

    for one, name in ((Silent(), "Silent.number"), (Vague(), "Vague.words")):
        with pytest.raises(TypeError, match=f"{name} does not say"):
            check_shapes(one, MEASURES)
