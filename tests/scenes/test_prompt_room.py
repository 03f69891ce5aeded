"""The words of every question and of its buttons are whole, in the smallest windows too."""

from functools import cache

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Decision
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.table import parts, prompt
from newangeles_gui.titles.new_angeles.table.choosing import choosing
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.widgets.kit import Viewport
from tests.languages import LANGUAGES

from .table_hands import occurrences, quick

WINDOWS = [((900, 506), 100), ((1024, 600), 100), ((1280, 720), 200), ((1280, 720), 100)]
MANY = 5  # answers of a question whose confirmation is looked at


@cache
def catalog(language):
    return Catalog.load(paths.words_folders(), language)


def prompt_of(table):
    """The question as it stands at the foot of the city."""
    return prompt.asked(table, parts.places(table).pill)


def cut(table):
    """What of the question does not stand there as a whole; the rest of the table is not made."""
    table.places = parts.places(table)
    return [(one.name, one.clipped) for one in prompt_of(table).all() if one.clipped]


def open_table(app, match):
    """The table at rest; nobody looks at it, so it is not drawn."""
    scene = TableScene(app.services, match)
    app.stack.replace(scene)
    app.stack.update(0.05)
    return scene


def pages(table):
    """The question, and what is to be confirmed after each of its first answers."""
    yield ""
    if table.choosing is not None:
        yield from dict.fromkeys(table.choosing.decision.options[:MANY])


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_no_word_of_any_question_is_cut(make_app, monkeypatch, language):
    quick(monkeypatch)
    app = make_app(animation="off")
    services, found = app.services, []
    services.words = Wording(catalog(language), services.box)
    for kind, asked in occurrences(services.box, most=1, seeds=range(3)).items():
        for one in asked:
            services.kit.use(Viewport(*WINDOWS[3]), services.kit.theme)
            table = open_table(app, one.match(services.box))
            for chosen in pages(table):
                table.picker.chosen = chosen
                for size, scale in WINDOWS:
                    services.kit.use(Viewport(size, scale), services.kit.theme)
                    found += [(kind, size, scale, words) for words in cut(table)]
    assert found == []


READ = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", READ, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_an_answer_says_and_does_can_be_read_without_scrolling(
    make_app, monkeypatch, size, language
):
    """The part that was cut was the important one: 'at least the number of players'."""
    quick(monkeypatch)
    app = make_app(animation="off", size=size)
    services, found = app.services, []
    services.words = Wording(catalog(language), services.box)
    for kind, asked in occurrences(services.box, most=1, seeds=range(3)).items():
        table = open_table(app, asked[0].match(services.box))
        for chosen in pages(table):
            table.picker.chosen = chosen
            found += [(kind, chosen)] * is_cut(prompt_of(table))
        if kind == "main_offer":
            found += [card for card in services.box.cards if is_cut(offering(table, card))]
    assert found == []


def offering(table, card):
    """The question for the main offer, with any card chosen."""
    decision = table.choosing.decision
    table.choosing = choosing(
        table.services, table.shown, Decision("main_offer", decision.seat, [card], "deal")
    )
    table.picker.chosen = card
    return prompt_of(table)


def is_cut(prompt):
    """Whether some of the words can only be scrolled to."""
    words = next((one for one in prompt.all() if one.name == "prompt.words"), None)
    return words is not None and words.furthest > 0
