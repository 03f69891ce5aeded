"""Screens look at views: what a seat may not know is not even there to be shown by mistake."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Source, sources
from tests.architecture.test_layers import SCREEN_ROOMS

ROOM = "newangeles_gui.titles.new_angeles"
SCREENS = ("scenes", "table", *(f"titles/{room}" for room in SCREEN_ROOMS))
RULES = ("rules", "rules.views")
# Who may look at the game itself, and why.
JUSTIFIED = {
    f"{ROOM}.results": "the game is over, and everything is turned up (67.0)",
    "newangeles_gui.titles.streets.results": "the game is over, and it is looked at once more",
    "newangeles_gui.scenes.replay": "it plays a game again by itself, and shows it through views",
    f"{ROOM}.tutorial.guided": "it looks for a start that fits, and plays that game again",
}
# A save is of a game, too: there `game` is its name.
NAMES = {"header", "data"}


def looks(source: Source) -> Iterator[str]:
    """Where a module reaches for the game of a match, and so for the true state."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and node.attr == "game" and not _is_name(node.value):
            yield f"{source.module}:{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.ImportFrom) and (node.module or "").endswith(RULES):
            names = {alias.name for alias in node.names}
            if "view" in names:
                yield f"{source.module}:{node.lineno}: makes views of its own"


def _is_name(value: ast.expr) -> bool:
    return getattr(value, "attr", getattr(value, "id", "")) in NAMES


def is_justified(source: Source) -> bool:
    return any(source.module.startswith(one) for one in JUSTIFIED)


def test_screens_do_not_look_at_the_true_state() -> None:
    found = [look for one in sources(*SCREENS) if not is_justified(one) for look in looks(one)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", JUSTIFIED)
def test_who_may_look_at_it_still_does(place: str) -> None:
    assert any(
        True for one in sources(*SCREENS) if one.module.startswith(place) for _ in looks(one)
    )


@pytest.mark.parametrize(
    "text",
    [
        "turn = self.match.game.state.turns_taken",
        "game = table.match.game",
        "corp = match.game.name(seat)",
        "trade.check(self.table.match.game)",
        "from newangeles_gui.rules.views import SPECTATOR, view",
        "from ..rules import SPECTATOR, view",
    ],
)
def test_a_look_is_seen(text: str) -> None:
    assert list(looks(Source("newangeles_gui.titles.new_angeles.table.replying", text)))


def test_what_is_right_is_let_through() -> None:
    for text in ("seen = match.view(seat)", "name = save.header.game", "match.allows(choice)"):
        assert not list(looks(Source("newangeles_gui.scenes.saves.load", text)))
