"""Everything in the almanac can be reached and found, in every language and size."""

import time

import pytest

from newangeles_gui.scenes.almanac.index import TABS, fold, mentioned, rule_key
from newangeles_gui.scenes.almanac.screen import Almanac
from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.titles.new_angeles.almanac import CHAPTERS, components
from newangeles_gui.titles.new_angeles.city.map import anchor
from newangeles_gui.titles.new_angeles.city.signs import legend, meaning
from newangeles_gui.titles.new_angeles.table.card_faces import (
    CARD_KINDS,
    HIDDEN_BACK,
    all_cards,
    back_of,
    face_of,
)
from newangeles_gui.titles.new_angeles.words import symbols
from newangeles_gui.widgets.card import name_is_whole
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.long_view import Tiles
from newangeles_gui.widgets.passages import Passages
from newangeles_gui.widgets.widget import can_focus
from newangeles_gui.words.symbols import Round, SymbolTile
from tests.languages import LANGUAGES

from .test_layout import scrolled

OWN = [chapter.name for chapter in CHAPTERS]
QUICK = 0.03  # seconds for putting the screen anew


def opened(app, topic=""):
    almanac = Almanac(app.services, topic)
    app.stack.replace(almanac)
    return almanac


def act(scene, *actions):
    for action in actions:
        scene.handle(Input("action", name=action))


def write(scene, text):
    for sign in text:
        scene.handle(Input("text", name=sign))


def shown(almanac):
    """The keys of the passages that are laid out."""
    assert isinstance(almanac.view, Passages)
    return set(almanac.view.tops)


@pytest.fixture(params=LANGUAGES)
def spoken(request, make_app):
    return make_app(language=request.param, animation="off")


def test_every_rule_is_in_the_book_in_the_order_of_the_numbers(spoken):
    almanac = opened(spoken)
    named = spoken.services.words.catalog.keys()
    keys = {key.split(".")[1] for key in named if key.startswith("rule.")}
    assert len(keys) > 200
    assert keys <= shown(almanac)
    tops = {key: top for key, (top, _) in almanac.view.tops.items()}
    assert tops["rg_1"] < tops["rs_1"] < tops["r1_1"] < tops["r3_0"] < tops["r14_2"]
    assert tops["r14_2"] < tops["r14_2a"] < tops["r20_1"] < tops["rr_1"]
    assert tops["rs_2"] < tops["rs_10"]


def test_every_rule_can_be_opened(spoken):
    almanac = opened(spoken)
    for number, key in almanac.index.numbers.items():
        assert almanac.place.open(f"rule.{number}", almanac.index.topics)
        assert almanac.place.chosen["rules"] == key
    almanac.open("rule.34_2")
    top, height = almanac.view.tops["r34_2"]
    assert almanac.view.offset <= top
    assert top + height <= almanac.view.offset + almanac.view.rect.height
    assert almanac.view.chosen == "r34_2"


def test_every_card_can_be_opened(spoken):
    almanac = opened(spoken, "cards")
    content = spoken.services.box.content
    assert len(almanac.index.faces) == 20 + 6 + 34 + 16 + 12 + 9 + 6 + 7
    assert set(content.assets) <= set(almanac.index.faces)
    for card, face in almanac.index.faces.items():
        almanac.place.card = card
        almanac.refresh()
        assert almanac.root.named("card").face == face
        said = [line.text for line in almanac.view.lines]
        assert " ".join(said).startswith(face.title)


def test_every_word_of_the_glossary_is_shown(spoken):
    almanac = opened(spoken, "glossary")
    words = almanac.index.keywords
    assert len(words) > 30
    assert {word.key for word in words} <= shown(almanac)
    numbers = almanac.index.numbers
    assert all(rule in numbers for word in words for rule in word.rules)
    almanac.open(f"glossary.{words[-1].key}")
    top, _ = almanac.view.tops[words[-1].key]
    assert almanac.view.offset <= top < almanac.view.offset + almanac.view.rect.height


def test_districts_corporations_and_components_are_tiles(spoken):
    for topic, count in (("city", 10), ("corporations", 6), ("components", 22)):
        almanac = opened(spoken, topic)
        assert isinstance(almanac.view, Tiles)
        assert almanac.view.count == count
    almanac.open("district.manta")
    assert almanac.tab.chosen == "manta"
    assert almanac.view.cursor == 3


def test_a_click_on_the_map_finds_a_district_among_its_tiles(app):
    almanac = opened(app, "city")
    for name in app.services.box.district_ids:
        city = almanac.root.named("map")
        city.click(city.city.camera.on_screen(anchor(name)))
        assert almanac.place.chosen["city"] == name
        tiles = almanac.view
        row = tiles.place(app.services.box.district_ids.index(name))
        assert row.top - tiles.offset >= 0 and row.bottom - tiles.offset <= tiles.rect.height
    almanac.look_for("manta")
    assert almanac.root.named("map") is None


def test_the_box_is_counted(app):
    found = components(app.services.box, opened(app).index.faces)
    assert found["human_first"] == 9
    assert found["asset"] == 34
    assert [found[kind] for kind in list(CARD_KINDS)[:5]] == [20] * 5


@pytest.mark.parametrize(
    ("language", "query", "tab", "key"),
    [
        ("en", "EIKO", "cards", "eiko"),
        ("en", "marron", "cards", "aaron_marron"),
        ("en", "14.2a", "rules", "r14_2a"),
        ("en", "manta", "city", "manta"),
        ("ru", "УГРОЗ", "glossary", "threat"),
        ("ru", "развертывание", "cards", "full_deployment"),
        ("pl", "zagrozenie", "glossary", "threat"),
        ("pl", "Sciezka", "glossary", "path"),
        ("pl", "jinteki", "corporations", "jinteki"),
    ],
)
def test_the_search_finds(make_app, language, query, tab, key):
    almanac = opened(make_app(language=language, animation="off"))
    write(almanac, query)
    assert almanac.query == query
    assert key in almanac.found[tab]
    assert len(almanac.found[tab]) < 40


def test_the_search_goes_to_the_tab_that_has_something(app):
    almanac = opened(app)
    write(almanac, "midori")
    assert almanac.place.tab == "cards"
    assert almanac.tab.cards == ["midori"]


def test_what_nobody_wrote_is_not_found(app):
    almanac = opened(app)
    write(almanac, "zzzz")
    assert not any(almanac.found.values())
    assert "zzzz" in almanac.root.named("nothing").text
    act(almanac, "cancel")
    assert almanac.query == ""
    assert len(shown(almanac)) > 200


def test_all_words_have_to_be_there(app):
    almanac = opened(app)
    write(almanac, "Root illness")
    assert "r3_4" in almanac.found["rules"]
    assert "r3_3" not in almanac.found["rules"]


def test_typing_goes_to_the_search_from_anywhere(app):
    almanac = opened(app)
    almanac.root.set_focus(almanac.root.named("tab.city"))
    write(almanac, "Q")
    assert almanac.query == "Q"
    assert almanac.root.focus.name == "search"


def test_pages_scroll_while_the_search_has_the_focus(app):
    almanac = opened(app)
    act(almanac, "page_down", "page_down")
    assert almanac.view.offset > almanac.view.rect.height
    almanac.show("cards")
    almanac.show("rules")
    assert almanac.view.offset > almanac.view.rect.height


def test_the_keyboard_chooses_a_card_and_leaves_it_again(app):
    almanac = opened(app, "cards")
    act(almanac, "down", "right", "confirm")
    assert almanac.place.card == list(almanac.index.faces)[1]
    act(almanac, "cancel")
    assert almanac.place.card == ""
    assert app.stack.top is almanac


def test_a_kind_of_cards_is_chosen(make_app):
    for size in ((1920, 1080), (960, 540)):
        almanac = opened(make_app(size=size, animation="off"), "cards")
        almanac.tab.go_to("demand")
        assert almanac.view.count == 9
        assert {almanac.index.kind(card) for card in almanac.tab.cards} == {"demand"}


def test_a_link_leads_to_a_rule_and_escape_comes_back(app):
    almanac = opened(app, "glossary.threat")
    app.step(0.1)
    links = [one for one in almanac.view._hot if almanac.view.rect.contains(one[0])]
    rect, target = next(one for one in links if one[1].startswith("rule."))
    almanac.handle(Input("move", rect.center))
    almanac.handle(Input("press", rect.center))
    almanac.handle(Input("release", rect.center))
    assert almanac.place.tab == "rules"
    assert almanac.place.chosen["rules"] == target.partition(".")[2]
    act(almanac, "cancel")
    assert almanac.place.tab == "glossary"


def test_numbers_of_rules_are_read_in_any_form():
    assert rule_key("14.2a") == rule_key("14_2a") == rule_key("r14_2a") == "r14_2a"
    assert rule_key("G.1") == "rg_1"


def test_a_large_list_is_quick(make_app):
    app = make_app(size=(1920, 1080), animation="off")
    for tab in (*TABS, *OWN):
        almanac = opened(app, tab)
        app.step(0.1)
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            almanac.rebuild()
            times.append(time.perf_counter() - begun)
        assert min(times) < QUICK, tab


@pytest.mark.parametrize("scale", [75, 100, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped_covered_or_outside(make_app, language, scale):
    app = make_app(size=(1280, 720), language=language, scale=scale, animation="off")
    for topic in (*TABS, *OWN, "card.eiko", "card.migrants"):
        check_layout(opened(app, topic))
    app.stack.push(CardZoom(app.services, ["eiko", "migrants", "rival.nbn"]))
    check_layout(app.stack.top)


def check_layout(scene):
    widgets, inside = list(scene.root.all()), scrolled(scene.root)
    for one in widgets:
        assert not one.clipped, (one.name, one.clipped)
        seen = scene.screen.contains(one.rect) or not one.rect.size
        assert seen or id(one) in inside, one.name
    focusable = [one for one in widgets if can_focus(one)]
    for place, one in enumerate(focusable):
        for other in focusable[place + 1 :]:
            assert not one.rect.colliderect(other.rect), (one.name, other.name)


def test_names_are_whole_on_the_tiles(spoken):
    almanac = opened(spoken, "cards")
    width = almanac.view.tile[0]
    kit = spoken.services.kit
    cut = [
        face.title for face in almanac.index.faces.values() if not name_is_whole(kit, face, width)
    ]
    assert cut == []


def test_the_backs_of_hand_cards_tell_nothing(app):
    box = app.services.box
    assert {back_of(box, card) for card in (*box.type_of, *box.emergency_owner)} == {HIDDEN_BACK}
    assert len({back_of(box, event) for event in box.events}) == 4


def test_a_demand_shows_what_it_wants(app):
    face = face_of(app.services, "network_disruption")
    assert [sign.text for sign in face.signs] == ["4", "4", "3"]
    assert "7" in face.rows[0].text


def test_the_words_of_a_card_are_explained(spoken):
    words = spoken.services.words
    found = [one.key for one in mentioned(words.catalog, words.text("action.clean_slate"))]
    assert {"illness", "outage", "threat"} <= set(found)


def test_folding_forgets_accents_but_not_letters():
    assert fold("Ёлка Żółć Marrón") == "елка zolc marron"
    assert fold("Йод") != fold("Иод")


def test_the_zoom_closes_and_turns(app):
    opened(app)
    zoom = CardZoom(app.services, ["eiko", "tanaka"])
    app.stack.push(zoom)
    act(zoom, "right")
    assert zoom.chosen == 1
    act(zoom, "zoom")
    assert app.stack.top.name == "almanac"


def test_every_symbol_of_a_card_is_in_the_legend(spoken):
    services = spoken.services
    explained = {one for said in legend().values() for one in said}
    signs = {(type(one), one.sign) for one in explained}
    changes = {one.change for one in explained if isinstance(one, SymbolTile)}
    for card in all_cards(services.box):
        for one in symbols.card(services.box, card):
            if isinstance(one, SymbolTile):
                assert (SymbolTile, one.sign) in signs, (card, one)
                assert one.change in changes | {"count"}, (card, one)  # a number alone says it
            elif isinstance(one, Round):
                assert one in explained, (card, one)
    words = [meaning(services, key) for key in legend()]
    assert all(words) and not any("." in one for one in words)


def test_the_legend_is_found_by_its_words_and_leads_to_the_glossary(app):
    almanac = opened(app, "symbols")
    write(almanac, "enemy")
    assert almanac.place.tab == "symbols" and "thing.enemy" in almanac.found["symbols"]
    almanac = opened(app, "symbols")
    almanac.tab.choose("thing.vote")
    assert almanac.place.chosen["glossary"] == "support"


@pytest.mark.parametrize("card", ["clean_slate", "eiko", "sweeps_week"])
def test_a_card_says_in_symbols_what_it_does_beside_its_text(app, card):
    effect = app.services.face(card).effect
    almanac = opened(app, f"card.{card}")
    app.settle()
    shown = almanac.root.named("card.effect")
    assert shown.picture is effect.draw(almanac.kit, 52, shown.rect.width)
    assert not shown.rect.colliderect(almanac.root.named("card").rect)
    zoom = CardZoom(app.services, [card])
    app.stack.replace(zoom)
    app.settle()
    assert zoom.root.named("effect") is not None


def test_what_does_nothing_itself_says_nothing_in_symbols(app):
    almanac = opened(app, "card.rival.nbn")
    app.settle()
    assert almanac.root.named("card.effect") is None
