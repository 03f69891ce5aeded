"""Every card says in symbols what it does, made from its verbs alone."""

from typing import get_args

import pytest

from newangeles_gui.titles.new_angeles.content.specs import AbilityCondition, Window
from newangeles_gui.titles.new_angeles.content.verbs import Op
from newangeles_gui.titles.new_angeles.words import symbols
from newangeles_gui.words.symbols import (
    OR,
    THEN,
    Round,
    Sentence,
    SymbolTile,
    SymbolWord,
    cut,
    in_line,
    tiles,
)

MOST_TILES = 4  # on a small card
SENTENCES = {
    "clean_slate": "[illness -2] -> outage +1",
    "riot_control": "prisec -1 -> [enemy -2] unrest ^1",
    "spin_doctors": "[unrest v1] [unrest v1] -> credits -1",
    "live_feeds": "unrest v1 / orgcrime -1",
    "information_procurement": "everybody [capital -any] -> threat -2",
    "gentrification": "outage -1 -> prisec +1 enemy >",
    "labor_solutions": "[android >3] -> orgcrime +1",
    "sweeps_week": "[unrest v4] -> illness +2",
    "ruthless_tactics": "[enemy -4] -> unrest ^1 unrest ^1",
    "fumiko_yamamori": "(end_of_turn) resource -1 -> capital +2",
    "hernando_cortez": "(claimed) (discard!) asset <> / capital +2",
    "jackson_howard": "(asset_revealed) (exhaust!) player (deal_won) capital +2",
    "eiko": "(abstained) player (exhaust!) vote +1 / capital -1",
    "tanaka": '(deal_won) (counter) (discard!) "you_decide"',
}
# What no symbol says well enough: a word stands beside them.
WORDED = {
    *("aaron_marron", "braintrust", "isabel_mcguire", "locust_company", "midori", "tanaka"),
    *("the_fall_guy", "thomas_haas", "toshiyuki_sakai", "unorthodox_knowledge", "full_deployment"),
}


@pytest.fixture(scope="module")
def sentences(box) -> dict[str, Sentence]:
    """What each card of the box says."""
    content = box.content
    cards = [card for kind in content.actions.values() for card in kind.values()]
    cards += content.emergencies.values()
    said = {card.id: symbols.effect(card.effect) for card in cards}
    said |= {card.id: symbols.asset(card) for card in content.assets.values()}
    return said | {card.id: symbols.investment(card) for card in content.investments.values()}


def test_every_card_has_a_sentence(sentences) -> None:
    assert len(sentences) == 20 + 6 + 34 + 12
    for name, said in sentences.items():
        assert any(
            isinstance(one, SymbolTile | SymbolWord)
            or one == Round("declare", True)
            or one == Round("no_trade", True)
            for one in said
        ), name
        assert tiles(said) <= MOST_TILES, (name, in_line(said))


def test_sentences_say_what_the_cards_do(sentences) -> None:
    assert {name: in_line(sentences[name]) for name in SENTENCES} == SENTENCES


def test_only_a_few_cards_need_a_word(sentences) -> None:
    worded = {
        name for name, said in sentences.items() if any(isinstance(one, SymbolWord) for one in said)
    }
    assert worded == WORDED


def test_contracts_are_sentences(box) -> None:
    said = {
        one.id: in_line(symbols.contract(one.contract)) for one in box.content.corporations.values()
    }
    assert said == {
        "jinteki": "illness -1 -> capital +2",
        "haas_bioroid": "android > -> capital +2",
        "nbn": "unrest v1 -> capital +1",
        "weyland": "outage -1 -> capital +2",
        "globalsec": "enemy -1 -> capital +1",
        "melange": "event count threat count <2 -> capital +3",
    }


def test_each_verb_each_window_and_each_condition_has_symbols() -> None:
    kinds = get_args(get_args(Op)[0])
    verbs = {get_args(kind.model_fields["do"].annotation)[0] for kind in kinds}
    assert verbs == symbols.VERBS.keys()
    assert set(get_args(Window)) == symbols.WINDOWS.keys()
    assert set(get_args(AbilityCondition)) == symbols.CONDITIONS.keys()


def test_what_is_cut_ends_with_a_tile() -> None:
    one, two = SymbolTile("illness", "remove", "1"), SymbolTile("outage", "add", "1")
    said = (Round("claimed"), one, THEN, two, OR, one)
    assert cut(said, 3) is said
    assert cut(said, 2) == (Round("claimed"), one, THEN, two)
    assert cut(said, 1) == (Round("claimed"), one)


def test_a_card_is_found_by_its_id_whatever_it_is(box, sentences) -> None:
    assert {name: symbols.card(box, name) for name in sentences} == sentences
    others = (*box.events, *box.content.demands, *box.content.setups, "nbn")
    assert not any(symbols.card(box, name) for name in others)
