"""Each kind of event of Streets is told once, with a sign that is there and a family in words."""

import pytest

from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.streets.rules import Box, new_game
from newangeles_gui.titles.streets.tellings import TELLINGS
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.telling import families
from newangeles_gui.widgets.pictures import Pictures
from tests.languages import LANGUAGES


def test_every_sign_is_a_picture() -> None:
    known = Pictures(TITLE.seen_and_heard).known
    signs = {str(row.sign) for row in TELLINGS.values()}
    signs |= {family.sign for family in families(TELLINGS)}
    assert {sign for sign in signs if f"icons/{sign}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_and_event_has_words(language: str) -> None:
    catalog = Catalog.load(TITLE.strings, language)
    assert len(families(TELLINGS)) == 3
    for family in families(TELLINGS):
        assert catalog.has(f"screen.log.filter.{family.name}")
    told = {key.split(".")[1] for key in sorted(catalog.keys()) if key.startswith("log.")}
    assert told - {"taken_back"} == set(TELLINGS)


def test_games_tell_nothing_else(box: Box) -> None:
    kinds = set()
    for seed in range(6):
        for players in (["coral"], ["coral", "ivory", "slate"]):
            game = new_game(box, players, seed, ["advisors"] if seed % 2 else ["business"])
            kinds |= {event.kind for event in game.events}
            while game.pending is not None:
                game.take(game.pending.options[(seed * 7) % len(game.pending.options)])
                kinds |= {event.kind for event in game.events}
    assert kinds <= set(TELLINGS)
    assert len(kinds) > 15
