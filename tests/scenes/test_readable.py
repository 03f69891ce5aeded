"""Words that are to be read are large enough: 18 units, which is 12 pixels at 1280 x 720."""

from dataclasses import replace
from itertools import combinations

import pytest

from newangeles_gui import paths
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.new_angeles.city.rim import REPLIES
from newangeles_gui.titles.new_angeles.table.card_faces import face_of
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.widgets import card, card_small
from newangeles_gui.widgets.card import LARGE, MEDIUM, card_height, paint_card
from newangeles_gui.widgets.card_print import height_of
from newangeles_gui.widgets.kit import Viewport
from newangeles_gui.widgets.text import READABLE
from tests.languages import LANGUAGES
from tests.scenes.examples import EXAMPLES

SMALL = (1280, 720)
SCALES = (75, 100)
LEAST = 12  # pixels
ENTIRE = LARGE + 30  # units: where all of a card is shown
SIX = Situation(seed=3, after=60, players=6)
FOUR = Situation(seed=3, after=60)


@pytest.fixture(scope="module")
def catalogs():
    folders = paths.words_folders()
    return {language: Catalog.load(folders, language) for language in LANGUAGES}


@pytest.fixture
def open_at(make_app, catalogs):
    """A function that shows an example at a scale and in a language; then anything again."""
    app = make_app(size=SMALL, animation="off")
    services = app.services
    services.settings_changed = lambda: None

    def show(name, situation, scale, language):
        services.kit.use(Viewport(SMALL, scale), services.kit.theme)
        services.words = Wording(catalogs[language], services.box)
        app.stack.replace(*EXAMPLES[name](services, situation))
        app.stack.rebuild()
        return app, app.stack.top

    return show


def test_the_floor_is_that_of_the_design():
    assert READABLE == LEAST == 18 * 720 // 1080


@pytest.mark.parametrize("size", [SMALL, (1366, 768), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("scale", range(75, 201, 25))
def test_no_scale_makes_the_smallest_words_unreadable(size, scale):
    assert Viewport(size, scale).factor * 18 >= LEAST - 0.01


def test_in_smaller_windows_no_scale_is_less_than_the_plain_one():
    plain = Viewport((1024, 600)).factor
    assert Viewport((1024, 600), 75).factor == plain < Viewport((1024, 600), 125).factor


class Spy:
    """Notes how large the words of cards are and what they take of the card."""

    def __init__(self, monkeypatch):
        self.seen = []
        for module in (card_small, card):
            put = module.put_body

            def note(kit, surface, rect, lines, share, put=put):
                if any(one.text for one in lines):
                    size = kit.type.size("body", share)
                    whole = height_of(lines) <= min(rect.height, surface.get_height())
                    self.seen.append((size, whole))
                put(kit, surface, rect, lines, share)

            monkeypatch.setattr(module, "put_body", note)


def all_cards(box):
    """Everything that has words on a card."""
    content = box.content
    actions = [card for kind in content.actions.values() for card in kind]
    others = (content.assets, content.emergencies, content.events, content.investments)
    return actions + [card for kind in others for card in kind]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_words_of_every_card_can_be_read(open_at, monkeypatch, language, scale):
    app, _ = open_at("title", FOUR, scale, language)
    kit, spy = app.services.kit, Spy(monkeypatch)
    faces = [face_of(app.services, card) for card in all_cards(app.services.box)]
    told = {}
    for width in (MEDIUM, 280, ENTIRE, 440):
        side = kit.px(width) + 1
        told[width] = 0
        for face in faces:
            spy.seen.clear()
            paint_card(kit, face, (side, card_height(side)))
            told[width] += bool(spy.seen)
            for size, whole in spy.seen:
                assert size >= LEAST, (face.title, width, size)
                assert whole, (face.title, width)
    # Where no picture would be left, the words are for the large card.
    assert told[ENTIRE] == told[440] >= told[280] >= told[MEDIUM]
    assert told[280] > 0.9 * told[ENTIRE] and told[ENTIRE] == sum(bool(one.text) for one in faces)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", ["table", "table_cast"])
def test_contracts_can_be_read(open_at, language, scale, name):
    app, table = open_at(name, FOUR, scale, language)
    plates = [*table.parts.faces.seats, table.parts.own]
    assert len(plates) == 4
    for plate in plates:
        (chip,) = (one for one in plate.children if one.name.startswith("contract"))
        assert plate.rect.contains(chip.rect) and chip.rect.height >= 2 * LEAST
        assert chip.tip_text == app.services.words.text(f"corporation.{plate.corporation}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_the_answers_to_an_offer_are_whole(open_at, language, scale):
    app, table = open_at("table_cast", FOUR, scale, language)
    tray = table.root.named("tray")
    for one in REPLIES:
        button = table.root.named(f"tray.{one.key}")
        assert not button.clipped and tray.rect.contains(button.rect)
        assert app.services.kit.type.size("small_strong", button.share) >= LEAST


SEEN = 0.5  # of the city, whatever has to be answered
LARGE_SCALE = 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("until", ["support", "counter"])
def test_where_all_is_large_half_of_the_city_is_seen_in_a_deal(open_at, language, until):
    """The question stood over it, the rows over the question, and between them was nothing."""
    deal = replace(FOUR, after=60, until=until)
    app, table = open_at("table", deal, LARGE_SCALE, language)
    app.settle()
    parts = table.parts
    stage, board = parts.previews.stage, parts.board
    assert stage.visible
    over = [parts.prompt.rect, stage.panel.rect] + [one.rect for one in stage.cards.values()]
    over += [one.rect for one in parts.faces.seats]
    grounds = [board.place(("district", name)) for name in app.services.box.district_ids]
    seen = whole = 0
    for rect in grounds:
        for x in range(rect.left, rect.right, 6):
            for y in range(rect.top, rect.bottom, 6):
                whole += 1
                seen += not any(one.collidepoint(x, y) for one in over)
    assert seen >= SEEN * whole
    for one, other in combinations(board.plates, 2):
        assert not one.colliderect(other), "no name stands over another"
    for one in stage.cards.values():
        assert one.rect.bottom <= parts.prompt.rect.top
        assert one.rooms.words.whole, "words are not cut: they stand there or in the tip"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_the_word_on_the_tab_of_the_log_is_whole(open_at, monkeypatch, language, scale):
    app, table = open_at("table", FOUR, scale, language)
    drawn = drawn_sizes(app, monkeypatch)
    assert drawn[table.say("screen.log.title")] >= LEAST


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_whole_in_the_hand_where_all_is_large(open_at, language):
    """“Кли…ниче…”: which card is that?"""
    app, table = open_at("table", FOUR, LARGE_SCALE, language)
    services, size = app.services, table.parts.hand.cards[0].rect.size
    faces = [face_of(services, card) for card in services.box.cards]
    cut = [one.title for one in faces if not card_small.whole_title(services.kit, one, size)]
    assert cut == []


def drawn_sizes(app, monkeypatch):
    """Every text that is drawn, and the size of its letters."""
    type_, found = app.services.kit.type, {}
    draw = type(type_).draw

    def note(self, text, style, color, share=1.0):
        found[text] = min(found.get(text, 99), self.size(style, share))
        return draw(self, text, style, color, share)

    monkeypatch.setattr(type(type_), "draw", note)
    app.stack.draw(app.screen)
    return found


SCREENS = ("trade_bound", "trade_cast", "new_game", "new_game_6", "results", "table_cast")
NAMES = 10  # pixels: names below pictures and on buttons, which a tip says as well


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_on_the_screens_is_tiny(open_at, monkeypatch, catalogs, name):
    app, _ = open_at(name, FOUR, 100, "en")
    services, tiny = app.services, []
    for scale in SCALES:
        services.kit.use(Viewport(SMALL, scale), services.kit.theme)
        for language in LANGUAGES:
            services.words = Wording(catalogs[language], services.box)
            app.stack.rebuild()
            with monkeypatch.context() as patch:
                sizes = drawn_sizes(app, patch)
            tiny += [(scale, language, *one) for one in sizes.items() if one[1] < NAMES]
    assert tiny == []
