"""Effects that make no sense in themselves, each with the place of the mistake (¦)."""

from __future__ import annotations

import pytest

CARD = "biotech:\n  - id: a_card\n    effect:\n"
REMOVE = "      - {do: remove, piece: outage, as: relit}\n"
CHOOSE = "      - {do: choose_player, as: chosen}\n"

EFFECTS = {
    "unset needs": (f"{CARD}      - {{do: claim_top, needs: ¦paid}}", "[0].needs", "(as: paid)"),
    "set too late": (
        f"{CARD}      - {{do: place, piece: outage, where: ¦relit}}\n{REMOVE}",
        "[0].where",
        'no earlier verb sets the mark "relit" (as: relit), expected one of city',
    ),
    "misspelt mark": (
        f"{CARD}{REMOVE}      - {{do: raise_unrest, where: ¦relitt}}",
        "[1].where",
        "did you mean `relit`?",
    ),
    "player as district": (
        f"{CARD}{CHOOSE}      - {{do: raise_unrest, where: ¦chosen}}",
        "[1].where",
        "is set by choose_player and is not districts, expected one of city",
    ),
    "district as player": (
        f"{CARD}{REMOVE}      - {{do: gain, amount: 1, who: ¦relit}}",
        "[1].who",
        "is set by remove and is not a player, expected one of you, everyone",
    ),
    "player as number": (
        f"{CARD}{CHOOSE}      - {{do: gain, amount: 1, per: ¦chosen}}",
        "[1].per",
        "is not a number",
    ),
    "tier of the city": (
        f"{CARD}      - {{do: choose_district, tier_of: ¦city}}",
        "[0].tier_of",
        '"city" is not districts here',
    ),
    "reserved mark": (
        f"{CARD}      - {{do: remove, piece: outage, as: ¦city}}",
        "[0].as",
        '"city" has a meaning already',
    ),
    "subject on an action": (
        f"{CARD}      - {{do: lose, amount: 1, who: ¦subject}}",
        "[0].who",
        "in an asset's ability only",
    ),
    "mark of one option only": (
        f"{CARD}      - do: choose_one\n        options:\n"
        "          a: [{do: remove, piece: outage, as: relit}]\n"
        "          b: [{do: claim_top}]\n"
        "      - {do: raise_unrest, where: ¦relit}",
        "[1].where",
        "no earlier verb sets the mark",
    ),
    "mark of another option": (
        f"{CARD}      - do: choose_one\n        options:\n"
        "          a: [{do: remove, piece: outage, as: relit}]\n"
        "          b: [{do: raise_unrest, where: ¦relit}]\n",
        "[0].options.b[0].where",
        "no earlier verb sets the mark",
    ),
    "one option": (
        f"{CARD}      - {{do: choose_one, options: ¦{{a: [{{do: claim_top}}]}}}}",
        "[0].options",
        "at least 2 options",
    ),
    "empty option": (
        f"{CARD}      - {{do: choose_one, options: {{a: [{{do: claim_top}}], b: ¦[]}}}}",
        "[0].options.b",
        "at least one verb",
    ),
    "no verbs": ("biotech:\n  - {id: a_card, effect: ¦[]}", "", "at least one verb"),
    "count of nothing": (
        f"{CARD}      - {{do: remove, piece: outage, count: ¦0}}",
        "[0].count",
        "`0` found, expected at least 1",
    ),
    "no change": (f"{CARD}      - {{do: change_threat, by: ¦0}}", "[0].by", "changes something"),
    "amount of nothing": (
        f"{CARD}      - {{do: gain_in_order, amounts: [2, ¦0]}}",
        "[0].amounts[1]",
        "at least 1",
    ),
    "no amounts": (
        f"{CARD}      - {{do: gain_in_order, amounts: ¦[]}}",
        "[0].amounts",
        "expected amounts of capital",
    ),
    "two things counted": (
        f"{CARD}      - {{do: claim_top, when: ¦{{piece: outage, unrest: [strike]}}}}",
        "[0].when",
        "exactly one of piece, unrest, resources_at_most",
    ),
    "nothing counted": (
        f"{CARD}      - {{do: change_threat, by: 1, per: ¦{{tier: 2}}}}",
        "[0].per",
        "exactly one of piece",
    ),
    "no such tier": (
        f"{CARD}      - {{do: claim_top, unless: {{piece: outage, tier: ¦4}}}}",
        "[0].unless.tier",
        "expected a tier of a district: 1, 2, 3",
    ),
    "condition always true": (
        f"{CARD}      - {{do: claim_top, when: {{piece: outage, at_least: ¦0}}}}",
        "[0].when.at_least",
        "at least 1",
    ),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_wrong_effect_is_refused_where_it_stands(name, expect_one):
    marked, below, message = EFFECTS[name]
    expect_one("actions.yaml", marked, f"actions.biotech[0].effect{below}", message)
