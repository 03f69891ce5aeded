"""A save that was not written: what is said, what can be done, and that it can be read."""

import errno

import pytest

from newangeles_gui import paths
from newangeles_gui.i18n import Catalog
from newangeles_gui.session import disk
from newangeles_gui.titles.new_angeles.table.prompt import trouble_words
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.words.sayings import save_trouble
from tests.languages import LANGUAGES

from .table_hands import begin, open_table, play, quick

REASONS = ("full", "forbidden", "missing", "other")
KEPT = {"en": "last save", "ru": "сохранение цело", "pl": "Ostatni zapis"}


@pytest.fixture
def asked(make_app, monkeypatch):
    """A function: a table at a question with several answers."""
    quick(monkeypatch)

    def make(**chosen):
        app = make_app(animation="off", **chosen)
        match = begin(app.services.box, 3, 4, {0})

        def reached(match):
            return (match.pending.kind, match.pending.seat) == ("draw", 0)

        play(match, _first(), until=reached)
        return app, match

    return make


def _first():
    class First:
        def choice(self, options):
            return options[0]

    return First()


def fail(monkeypatch, number):
    """From now on the disk takes nothing."""

    def refuse(path, content, *how, **more):
        raise OSError(number, "no")

    monkeypatch.setattr(disk, "_write_through", refuse)


def shown(table):
    return [one.text for one in table.parts.prompt.all() if getattr(one, "text", "")]


def test_without_an_earlier_save_none_is_spoken_of(asked, monkeypatch):
    app, match = asked()
    fail(monkeypatch, errno.ENOSPC)
    table = open_table(app, match)
    table.director.saver.close()
    table.trouble = table.director.saver.trouble
    table.rebuild()
    assert table.trouble == "full"
    told = trouble_words(table)
    assert told.startswith("The disk is full") and "Free some space" in told
    assert KEPT["en"] not in told
    assert told in shown(table), "also while somebody is asked"


def test_an_earlier_save_is_intact(asked, monkeypatch):
    app, match = asked()
    table = open_table(app, match)
    table.director.saver.close()  # from now on it is waited for
    fail(monkeypatch, errno.EACCES)
    table.match.apply(table.match.pending.choices()[0])
    table.trouble = table.director.saver.trouble
    assert table.trouble == "forbidden"
    told = trouble_words(table)
    assert "Allow it" in told
    assert told.endswith("Your last save is intact.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_it_fits_beside_the_answers_and_without_any(asked, language, size):
    app, match = asked(size=size)
    services = app.services
    services.words = Wording(Catalog.load(paths.words_folders(), language), services.box)
    table = open_table(app, match)
    assert len(table.parts.prompt.buttons) >= 4
    for reason in REASONS:
        table.trouble = reason
        for asks in (True, False):
            if not asks:
                table.choosing = None
            table.rebuild()
            words = table.root.named("prompt.words")
            assert words.furthest == 0, (reason, asks)
            assert [one.clipped for one in table.parts.prompt.all() if one.clipped] == []
        table.settle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_is_said_in_every_language(box, language):
    words = Wording(Catalog.load(paths.words_folders(), language), box)
    for reason in REASONS:
        assert KEPT[language] not in save_trouble(words, reason)
        assert save_trouble(words, reason, kept=True).startswith(save_trouble(words, reason))
        assert KEPT[language] in save_trouble(words, reason, kept=True)
