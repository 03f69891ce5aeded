"""A box, districts and decks that do not fit together, each with the place (¦)."""

from __future__ import annotations

import pytest

ENTRIES = {
    "path down": (
        "districts.yaml",
        "- {n: 2, id: quinde, tier: 1, to: ¦guayaquil, primary: {entertainment: 2}}",
        "districts[0].to",
        "the path leads from 2 to 1 (guayaquil), expected a higher number or root",
    ),
    "path to itself": (
        "districts.yaml",
        "- {n: 2, id: quinde, tier: 1, to: ¦quinde, primary: {entertainment: 2}}",
        "districts[0].to",
        "from 2 to 2",
    ),
    "path to nowhere": (
        "districts.yaml",
        "- {n: 2, id: quinde, tier: 1, to: ¦rabotgorood, primary: {entertainment: 2}}",
        "districts[0].to",
        "is no district, expected a district or root; did you mean `rabotgorod`?",
    ),
    "two ways to root": (
        "districts.yaml",
        "- {n: 10, id: base_de_cayambe, tier: 3, to: root, primary: {energy: 1}}\n"
        "- {n: 11, id: harbour, tier: 3, to: ¦root, primary: {energy: 1}}",
        "districts[1].to",
        "the path from base_de_cayambe leads to root too",
    ),
    "number of another": (
        "districts.yaml",
        "- {n: ¦3, id: harbour, tier: 1, to: rutherford, primary: {energy: 1}}",
        "districts[0].n",
        "`3` is the number of la_costa too",
    ),
    "number left out": (
        "districts.yaml",
        "- {n: ¦12, id: harbour, tier: 1, to: root, primary: {energy: 1}}\n"
        "- {n: 10, id: base_de_cayambe, tier: 3, to: harbour, primary: {energy: 1}}",
        "districts[0].n",
        "a number from 1 to 11",
    ),
    "production of nothing": (
        "districts.yaml",
        "- {n: 1, id: guayaquil, tier: 1, to: quinde, primary: {energy: ¦0}}",
        "districts[0].primary.energy",
        "at least 1",
    ),
    "no production": (
        "districts.yaml",
        "- {n: 1, id: guayaquil, tier: 1, to: quinde, primary: ¦{}}",
        "districts[0].primary",
        "expected a resource",
    ),
    "demand beyond the track": (
        "demands.yaml",
        "- {id: a, energy: ¦6, consumables: 0, tech: 0, entertainment: 0, credits: 0, threat: 3}",
        "demands[0].energy",
        "expected from 0 to 5, the end of its track",
    ),
    "demand below nothing": (
        "demands.yaml",
        "- {id: a, energy: 0, consumables: 0, tech: ¦-1, entertainment: 0, credits: 0, threat: 3}",
        "demands[0].tech",
        "expected from 0 to 6",
    ),
    "demand lowers threat": (
        "demands.yaml",
        "- {id: a, energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 0, threat: ¦-3}",
        "demands[0].threat",
        "at least 0",
    ),
    "setup district": (
        "setups.yaml",
        "- {id: a, turns: 3, place: {illness: [manta, ¦mantra]}}",
        "setups[0].place.illness[1]",
        '"mantra" is no district; did you mean `manta`?',
    ),
    "two androids in a district": (
        "setups.yaml",
        "- {id: a, turns: 3, place: {android: [manta, quinde, ¦manta]}}",
        "setups[0].place.android[2]",
        "expected one android a district",
    ),
    "too many androids": (
        "setups.yaml",
        "- {id: a, turns: 3, place: {android: ¦[manta, quinde, guayaquil, nihongai, rutherford]}}",
        "setups[0].place.android",
        "5 placed, expected at most 4",
    ),
    "places nothing": (
        "setups.yaml",
        "- {id: a, turns: 3, place: {outage: ¦[]}}",
        "setups[0].place.outage",
        "expected districts",
    ),
    "event district": (
        "events.yaml",
        "- {id: a, back: outage, turns: 3, place: {illness: [¦root]},\n"
        "   effect: [{do: change_threat, by: 1, per: {piece: outage}}]}",
        "events[0].place.illness[0]",
        '"root" is no district',
    ),
    "wrong back": (
        "events.yaml",
        "- {id: a, back: ¦outage, turns: 3, place: {illness: [manta]},\n"
        "   effect: [{do: change_threat, by: 1, per: {piece: orgcrime}}]}",
        "events[0].back",
        "the effect is about orgcrime, expected outage in it",
    ),
    "wrong back of unrest": (
        "events.yaml",
        "- {id: a, back: ¦orgcrime, turns: 3, place: {illness: [manta]},\n"
        "   effect: [{do: change_threat, by: 1, per: {unrest: [strike]}}]}",
        "events[0].back",
        "the effect is about unrest",
    ),
    "district root": (
        "districts.yaml",
        "- {n: 11, id: guayaquil, tier: 3, to: root, primary: {energy: 1}}\n"
        "- {n: 10, id: base_de_cayambe, tier: 3, to: guayaquil, primary: {energy: 1}}\n"
        "- {n: 1, id: ¦root, tier: 1, to: quinde, primary: {energy: 1}}",
        "districts[2].id",
        "`root` is no district's id",
    ),
    "secondary of nothing": (
        "districts.yaml",
        "- {n: 1, id: guayaquil, tier: 1, to: quinde, primary: {tech: 1}, secondary: {tech: ¦0}}",
        "districts[0].secondary.tech",
        "at least 1",
    ),
    "one player": (
        "box.yaml",
        "players: {min: ¦1, max: 6}\nown_rival_beats: {2: 1, 3: 1, 4: 2, 5: 3, 6: 3}",
        "box.players.min",
        "at least 2",
    ),
    "fewer at most than at least": (
        "box.yaml",
        "players: {min: 4, max: ¦3}\nown_rival_beats: {}",
        "box.players.max",
        "expected at least min (4)",
    ),
    "standard rounds": (
        "box.yaml",
        "rounds: ¦[demand]",
        "box.rounds",
        "no standard round",
    ),
    "rounds in disorder": (
        "box.yaml",
        "rounds: [1, 2, demand, ¦4, 4, demand]",
        "box.rounds[3]",
        "`4` found, expected standard round 3 or demand",
    ),
    "no demand round": ("box.yaml", "rounds: ¦[1, 2]", "box.rounds", "no demand round"),
    "last round": (
        "box.yaml",
        "rounds: [1, demand, ¦2]",
        "box.rounds[2]",
        "expected demand as the last round",
    ),
    "rival": (
        "box.yaml",
        "rivals: [jinteki, haas_bioroid, nbn, weyland, globalsec, melange, federalist, ¦nbm]",
        "box.rivals[7]",
        '"nbm" is no corporation, expected one or federalist; did you mean `nbn`?',
    ),
    "rival twice": (
        "box.yaml",
        "rivals: [jinteki, haas_bioroid, nbn, ¦nbn, weyland, globalsec, melange, federalist]",
        "box.rivals[3]",
        "stands here again",
    ),
    "no federalist": (
        "box.yaml",
        "rivals: ¦[jinteki, haas_bioroid, nbn, weyland, globalsec, melange]",
        "box.rivals",
        "federalist missing",
    ),
    "missing unit": (
        "box.yaml",
        "units: ¦{human_first: 9, orgcrime: 9}",
        "box.units",
        "prisec missing, expected a number for each",
    ),
    "negative capital": (
        "box.yaml",
        "capital: {start: ¦-1, step: 1}",
        "box.capital.start",
        "`-1` found, expected at least 0",
    ),
    "beats everybody": (
        "box.yaml",
        "own_rival_beats: {4: ¦4, 5: 3, 6: 3}",
        "box.own_rival_beats[4]",
        "expected from 1 to 3, the other players",
    ),
    "number of players nobody beats": (
        "box.yaml",
        "own_rival_beats: ¦{4: 2, 5: 3}",
        "box.own_rival_beats",
        "6 missing",
    ),
    "too many can beat": (
        "box.yaml",
        "own_rival_beats: {4: 2, 5: 3, 6: 3, ¦7: 3}",
        "box.own_rival_beats[7]",
        "a number of players from 4 to 6",
    ),
}


@pytest.mark.parametrize("name", ENTRIES)
def test_entry_that_does_not_fit_is_refused_where_it_stands(name, expect_one):
    expect_one(*ENTRIES[name])
