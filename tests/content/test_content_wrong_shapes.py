"""Entries of the wrong form, each with the place of the mistake (¦), its path and the words."""

from __future__ import annotations

import pytest

CARD = "biotech:\n  - id: a_card\n    effect:\n      - "
EFFECT = "actions.biotech[0].effect[0]"

VERBS = {
    "unknown verb": (f"{CARD}{{do: ¦remov, piece: illness}}", "do", "did you mean `remove`?"),
    "hopeless verb": (f"{CARD}{{do: ¦xyzzy}}", "do", "expected one of remove, place"),
    "no verb": (f"{CARD}¦{{piece: illness}}", "do", "missing, expected a verb"),
    "verb is a list": (f"{CARD}{{do: ¦[remove]}}", "do", "unknown verb a list"),
    "verb is a number": (f"{CARD}{{do: ¦3}}", "do", "unknown verb `3`"),
    "unknown parameter": (
        f"{CARD}{{do: remove, ¦peice: illness, piece: outage}}",
        "peice",
        "unknown key; did you mean `piece`?",
    ),
    "parameter of another verb": (
        f"{CARD}{{do: claim_top, ¦piece: outage}}",
        "piece",
        "unknown key, expected one of needs, when, unless, do",
    ),
    "python name": (f"{CARD}{{do: remove, piece: outage, ¦as_: x}}", "as_", "did you mean `as`?"),
    "missing parameter": (
        f"{CARD}¦{{do: remove}}",
        "piece",
        "missing, expected one of human_first",
    ),
    "wrong piece": (
        f"{CARD}{{do: remove, piece: ¦ilness}}",
        "piece",
        '"ilness" found, expected one of human_first, orgcrime, prisec, android, illness, outage, '
        "development, enemy; did you mean `illness`?",
    ),
    "enemy is not placed": (f"{CARD}{{do: place, piece: ¦enemy}}", "piece", '"enemy" found'),
    "number in quotes": (
        f"{CARD}{{do: claim_top, when: {{piece: outage, at_least: ¦'3'}}}}",
        "when.at_least",
        '"3" found, expected a whole number without quotes',
    ),
    "yes is text": (
        f"{CARD}{{do: remove, piece: outage, all: ¦yes}}",
        "all",
        '"yes" found, expected true or false',
    ),
    "boolean as number": (
        f"{CARD}{{do: remove, piece: outage, count: ¦true}}",
        "count",
        "`true` found, expected a whole number",
    ),
    "number as boolean": (f"{CARD}{{do: remove, piece: outage, all: ¦1}}", "all", "true or false"),
    "mark in capitals": (
        f"{CARD}{{do: remove, piece: outage, as: ¦Cured}}",
        "as",
        '"Cured" found, expected small letters and _',
    ),
    "word instead of list": (
        f"{CARD}{{do: place, piece: outage, not_in: ¦strike}}",
        "not_in",
        '"strike" found, expected a list',
    ),
    "wrong word in a list": (
        f"{CARD}{{do: place, piece: outage, not_in: [outage, ¦stike]}}",
        "not_in[1]",
        "did you mean `strike`?",
    ),
    "word in a list of numbers": (
        f"{CARD}{{do: gain_in_order, amounts: [3, ¦two]}}",
        "amounts[1]",
        '"two" found, expected a whole number',
    ),
    "unknown condition": (
        f"{CARD}{{do: claim_top, when: {{piece: outage, ¦atleast: 3}}}}",
        "when.atleast",
        "did you mean `at_least`?",
    ),
    "condition is a word": (
        f"{CARD}{{do: claim_top, unless: ¦strike}}",
        "unless",
        "expected a mapping with the keys piece, unrest",
    ),
    "step is a word": (f"{CARD}¦remove", "", "expected a mapping with a verb (do: ...)"),
    "option in capitals": (
        f"{CARD}{{do: choose_one, options: {{¦A: [{{do: claim_top}}], b: [{{do: claim_top}}]}}}}",
        "options.A",
        "cannot be a key here, expected small letters and _",
    ),
    "deep inside an option": (
        f"{CARD}{{do: choose_one, options: {{a: [{{do: gain, amount: ¦x}}], b: []}}}}",
        "options.a[0].amount",
        '"x" found, expected a whole number',
    ),
}

ENTRIES = {
    "file is a mapping": (
        "assets.yaml",
        "¦a: 1",
        "assets",
        "expected a list of entries with an id",
    ),
    "file is a word": ("box.yaml", "¦box", "box", "expected a mapping"),
    "actions is a list": ("actions.yaml", "¦[]", "actions", "a mapping of action types to lists"),
    "unknown action type": (
        "actions.yaml",
        "¦biotek: []",
        "actions.biotek",
        "unknown action type; did you mean `biotech`?",
    ),
    "type is a word": ("actions.yaml", "media: ¦x", "actions.media", "expected a list of entries"),
    "entry is a word": (
        "setups.yaml",
        "- ¦x",
        "setups[0]",
        "a mapping with the keys id, turns, place",
    ),
    "no id": (
        "setups.yaml",
        "- ¦{turns: 3, place: {}}",
        "setups[0].id",
        "missing, expected a word",
    ),
    "id with blanks": (
        "setups.yaml",
        "- {id: ¦My Setup, turns: 3, place: {}}",
        "setups[0].id",
        '"My Setup" found, expected small letters, digits and _',
    ),
    "id twice": (
        "setups.yaml",
        "- {id: a, turns: 3, place: {}}\n- {id: ¦a, turns: 3, place: {}}",
        "setups[1].id",
        "the id of the entry in line 1 too",
    ),
    "no turns": ("setups.yaml", "- {id: a, turns: ¦0, place: {}}", "setups[0].turns", "at least 1"),
    "too many turns": (
        "setups.yaml",
        "- {id: a, turns: ¦6, place: {}}",
        "setups[0].turns",
        "at most 5",
    ),
    "unknown piece": (
        "setups.yaml",
        "- {id: a, turns: 3, place: {¦androids: [manta]}}",
        "setups[0].place.androids",
        "unknown key; did you mean `android`?",
    ),
    "district is a number": (
        "setups.yaml",
        "- {id: a, turns: 3, place: {android: [¦3]}}",
        "setups[0].place.android[0]",
        "`3` found, expected a word",
    ),
    "tier": (
        "districts.yaml",
        "- {n: 10, id: base_de_cayambe, tier: ¦4, to: root, primary: {energy: 1}}",
        "districts[0].tier",
        "`4` found, expected at most 3",
    ),
    "draws of nothing": (
        "corporations.yaml",
        "- {id: nbn, focus: media, draws_of_four: ¦[], draws_of_more: [{type: media, count: 1}],\n"
        "   contract: {on: unrest_fell, pays: 1}, emergency: sweeps_week}",
        "corporations[0].draws_of_four",
        "an empty list found, expected at least 1 entry",
    ),
    "draw type": (
        "corporations.yaml",
        "- {id: nbn, draws_of_four: [{type: ¦generel, count: 1}],\n"
        "   draws_of_more: [{type: media, count: 1}],\n"
        "   contract: {on: unrest_fell, pays: 1}, emergency: sweeps_week}",
        "corporations[0].draws_of_four[0].type",
        "construction, biotech, labor, media, security, general; did you mean `general`?",
    ),
    "contract": (
        "corporations.yaml",
        "- {id: nbn, draws_of_four: [{type: media, count: 1}],\n"
        "   draws_of_more: [{type: media, count: 1}],\n"
        "   contract: {on: ¦unrest_rose, pays: 1}, emergency: sweeps_week}",
        "corporations[0].contract.on",
        "did you mean `unrest_fell`?",
    ),
    "steps of words": (
        "investments.yaml",
        "- {id: short_sale, count: {piece: outage}, steps: {¦'1': 3}}",
        "investments[0].steps.1",
        "cannot be a key here, expected a whole number without quotes",
    ),
    "window": (
        "assets.yaml",
        "- {id: a, ability: {window: ¦end_of_turns, effect: [{do: claim_top}]}}",
        "assets[0].ability.window",
        "did you mean `end_of_turn`?",
    ),
    "missing resource": (
        "demands.yaml",
        "- ¦{id: a, energy: 0, consumables: 0, tech: 0, entertainment: 0, threat: 1}",
        "demands[0].credits",
        "missing, expected a whole number",
    ),
    "box key": ("box.yaml", "¦handsize: 5", "box.handsize", "did you mean `hand_size`?"),
    "round": ("box.yaml", "rounds: [1, ¦demnd]", "box.rounds[1]", "whole number or `demand`"),
    "unit": ("box.yaml", "units: {human_first: ¦many}", "box.units.human_first", "a whole number"),
    "pack key": (
        "pack.yaml",
        "{id: a, version: '1', title: A, ¦author: B}",
        "pack.author",
        "unknown",
    ),
    "pack version": ("pack.yaml", "{id: a, version: ¦1, title: A}", "pack.version", "a word"),
    "pack game": ("pack.yaml", "{id: a, version: '1', title: A, game: ¦3}", "pack.game", "a word"),
    "file name": ("asset.yaml", "¦[]", "", "did you mean `assets.yaml`?"),
}


@pytest.mark.parametrize("name", VERBS)
def test_wrong_verb_is_refused_where_it_stands(name, expect_one):
    marked, below, message = VERBS[name]
    path = f"{EFFECT}.{below}" if below else EFFECT
    expect_one("actions.yaml", marked, path, message)


@pytest.mark.parametrize("name", ENTRIES)
def test_wrong_entry_is_refused_where_it_stands(name, expect_one):
    expect_one(*ENTRIES[name])
