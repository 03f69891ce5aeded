"""Cards that do not fit together with the rest, each with the place (¦)."""

from __future__ import annotations

import pytest

NBN = "- {id: nbn, focus: media, draws_of_four: [{type: media, count: 2}], draws_of_more: "
CONTRACT = "contract: {on: unrest_fell, pays: 1}, emergency: sweeps_week}"

ENTRIES = {
    "no copies": (
        "actions.yaml",
        "media:\n  - {id: a, copies: ¦0, effect: [{do: claim_top}]}",
        "actions.media[0].copies",
        "at least 1",
    ),
    "id of another type": (
        "actions.yaml",
        "media:\n  - {id: ¦clean_slate, effect: [{do: claim_top}]}",
        "actions.media[0].id",
        '"clean_slate" is the id of actions.biotech[0] too',
    ),
    "id of an action": (
        "emergencies.yaml",
        "- {id: ¦clean_slate, effect: [{do: claim_top}]}",
        "emergencies[0].id",
        "is the id of actions.biotech[0] too",
    ),
    "emergency": (
        "corporations.yaml",
        f"{NBN}[{{type: media, count: 2}}], "
        "contract: {on: unrest_fell, pays: 1}, emergency: ¦sweep_week}",
        "corporations[0].emergency",
        "is no emergency action; did you mean `sweeps_week`?",
    ),
    "emergency of another": (
        "corporations.yaml",
        "- {id: melange, draws_of_four: [{type: media, count: 1}],\n"
        "   draws_of_more: [{type: media, count: 1}],\n"
        "   contract: {on: unrest_fell, pays: 1}, emergency: ¦sweeps_week}\n",
        "corporations[0].emergency",
        '"sweeps_week" belongs to nbn',
    ),
    "draw type twice": (
        "corporations.yaml",
        f"{NBN}[{{type: media, count: 1}}, {{type: ¦media, count: 1}}], {CONTRACT}",
        "corporations[0].draws_of_more[1].type",
        "`media` stands here again",
    ),
    "contract without piece": (
        "corporations.yaml",
        f"{NBN}[{{type: media, count: 1}}], contract: ¦{{on: removed, pays: 1}}, "
        "emergency: sweeps_week}",
        "corporations[0].contract",
        "`piece` missing, expected with on: removed",
    ),
    "contract with too much": (
        "corporations.yaml",
        f"{NBN}[{{type: media, count: 1}}], contract: {{on: unrest_fell, pays: 1, "
        "¦threat_below: 2}, emergency: sweeps_week}",
        "corporations[0].contract.threat_below",
        "expected only with on: calm_event",
    ),
    "idle asset": ("assets.yaml", "- ¦{id: a}", "assets[0]", "does nothing, expected ability"),
    "two ways of paying": (
        "investments.yaml",
        "- ¦{id: a, count: {piece: outage}, steps: {1: 2}, each: 1}",
        "investments[0]",
        "expected either count with steps, or count with each, or resource with each",
    ),
    "count and resource": (
        "investments.yaml",
        "- ¦{id: a, count: {piece: outage}, resource: energy, each: 1}",
        "investments[0]",
        "expected either",
    ),
    "no way of paying": ("investments.yaml", "- ¦{id: a}", "investments[0]", "expected either"),
    "resource without each": (
        "investments.yaml",
        "- ¦{id: a, resource: energy, base: 2}",
        "investments[0]",
        "expected either",
    ),
    "base without resource": (
        "investments.yaml",
        "- {id: a, count: {piece: outage}, each: 1, ¦base: 2}",
        "investments[0].base",
        "expected only with resource",
    ),
    "most below base": (
        "investments.yaml",
        "- {id: a, resource: energy, each: 1, base: 3, most: ¦2}",
        "investments[0].most",
        "expected at least base (3)",
    ),
    "falling steps": (
        "investments.yaml",
        "- {id: a, count: {piece: outage}, steps: {1: 3, 2: ¦2}}",
        "investments[0].steps[2]",
        "expected more than 3",
    ),
    "step of none": (
        "investments.yaml",
        "- {id: a, count: {piece: outage}, steps: {¦0: 3}}",
        "investments[0].steps[0]",
        "`0` found, expected at least 1",
    ),
    "draws of four are checked too": (
        "corporations.yaml",
        "- {id: nbn, draws_of_four: [{type: media, count: 1}, {type: ¦media, count: 1}],\n"
        f"   draws_of_more: [{{type: media, count: 1}}], {CONTRACT}",
        "corporations[0].draws_of_four[1].type",
        "`media` stands here again",
    ),
    "contract that pays nothing": (
        "corporations.yaml",
        f"{NBN}[{{type: media, count: 1}}], contract: {{on: unrest_fell, pays: ¦0}}, "
        "emergency: sweeps_week}",
        "corporations[0].contract.pays",
        "at least 1",
    ),
    "draws not at all": (
        "assets.yaml",
        "- {id: a, draws_times: ¦0}",
        "assets[0].draws_times",
        "at least 1",
    ),
    "step that pays nothing": (
        "investments.yaml",
        "- {id: a, count: {piece: outage}, steps: {1: ¦0}}",
        "investments[0].steps[1]",
        "at least 1",
    ),
    "each costs": (
        "investments.yaml",
        "- {id: a, count: {piece: outage}, each: ¦-1}",
        "investments[0].each",
        "at least 0",
    ),
    "investment counts two things": (
        "investments.yaml",
        "- {id: a, count: ¦{piece: outage, unrest: [strike]}, each: 1}",
        "investments[0].count",
        "exactly one of",
    ),
    "tier of resources": (
        "investments.yaml",
        "- {id: a, count: {resources_at_most: 1, tier: ¦2}, each: 1}",
        "investments[0].count.tier",
        "resources have no tier",
    ),
}


@pytest.mark.parametrize("name", ENTRIES)
def test_entry_that_does_not_fit_is_refused_where_it_stands(name, expect_one):
    expect_one(*ENTRIES[name])
