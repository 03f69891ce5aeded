"""Each class has a name of its own: who looks for a noun finds one place.

Rooms look alike inside, so a class of one title may be called like one of another title, but never
like one of the house.
"""

import ast

from tests.architecture.sources import Source, sources


def classes(found: list[Source]) -> dict[str, list[str]]:
    """Where each class is, by its name."""
    places: dict[str, list[str]] = {}
    for source in found:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(source.module)
    return places


def used_twice(found: list[Source]) -> dict[str, list[str]]:
    """The names that stand for several classes in the house and one of its rooms."""
    twice: dict[str, list[str]] = {}
    for title in sorted({source.title for source in found}):
        there = classes([source for source in found if source.title in ("", title)])
        twice |= {name: where for name, where in there.items() if len(where) > 1}
    return twice


def test_a_class_has_a_name_of_its_own() -> None:
    found = used_twice(sources())
    assert not found, "\n".join(f"{name}: {', '.join(where)}" for name, where in found.items())


def test_a_name_used_twice_is_seen() -> None:
    two = [Source("a", "class Line:\n    pass"), Source("b", "def f():\n    class Line: ...")]
    assert used_twice(two) == {"Line": ["a", "b"]}
    assert not used_twice(two[:1])


def test_rooms_may_use_the_same_name_but_not_one_of_the_house() -> None:
    one = Source("newangeles_gui.titles.one.rules.state", "class State: ...")
    other = Source("newangeles_gui.titles.other.rules.state", "class State: ...")
    house = Source("newangeles_gui.session.match", "class State: ...")
    assert used_twice([one, other]) == {}
    assert used_twice([one, other, house]).keys() == {"State"}
