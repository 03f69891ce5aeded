"""Packs: entries replaced and added, the box overridden, nothing read from elsewhere."""

from __future__ import annotations

import os

import pytest

from newangeles_gui.content.packs import foreign
from newangeles_gui.content.problems import ContentError
from newangeles_gui.titles.new_angeles.content.loader import check, load_content, read_content

DEMANDS = """
- {id: refugee_influx, energy: 1, consumables: 1, tech: 1, entertainment: 1, credits: 1, threat: 9}
- {id: free_lunch, energy: 0, consumables: 5, tech: 0, entertainment: 0, credits: 0, threat: 2}
"""


def problems_of(data, *packs):
    return [str(problem) for problem in read_content(data, packs)[1].sorted()]


def test_a_known_id_replaces_the_entry_in_its_place_and_a_new_one_follows(data, pack):
    plain = load_content(data)
    changed = load_content(data, [pack({"demands.yaml": DEMANDS})])
    assert list(changed.demands) == [*plain.demands, "free_lunch"]
    assert changed.demands["refugee_influx"].threat == 9
    assert changed.demands["tourism_spike"] == plain.demands["tourism_spike"]
    assert changed.events == plain.events


def test_an_entry_is_replaced_as_a_whole(data, pack):
    changed = load_content(data, [pack({"assets.yaml": "- {id: floyd, draws_times: 3}"})])
    assert changed.assets["floyd"].ability is None
    assert changed.assets["floyd"].hand_size == 0


def test_actions_are_replaced_and_added_by_type(data, pack):
    text = """
media:
  - {id: spin_doctors, copies: 2, effect: [{do: claim_top}]}
  - {id: late_show, effect: [{do: lower_unrest}]}
"""
    plain = load_content(data)
    changed = load_content(data, [pack({"actions.yaml": text})])
    assert list(changed.actions["media"]) == [*plain.actions["media"], "late_show"]
    assert changed.actions["media"]["spin_doctors"].copies == 2
    assert list(changed.actions["biotech"]) == list(plain.actions["biotech"])


def test_keys_of_the_box_are_overridden_one_by_one(data, pack):
    changed = load_content(data, [pack({"box.yaml": "threat_end: 30"})])
    assert changed.box.threat_end == 30
    assert changed.box.hand_size == load_content(data).box.hand_size


def test_of_two_packs_the_later_one_counts(data, pack):
    first = pack({"box.yaml": "{threat_end: 30, hand_size: 7}"}, "first")
    second = pack({"box.yaml": "threat_end: 20"}, "second")
    changed = load_content(data, [first, second])
    assert (changed.box.threat_end, changed.box.hand_size) == (20, 7)


def test_a_pack_may_say_what_it_is_and_bring_other_files(data, pack):
    files = {"pack.yaml": "{id: a, version: '1.0', title: A pack}", "README.md": "- [", "a.png": ""}
    said = load_content(data, [pack(files)])
    assert said.packs == ("a 1.0",)
    assert said.digest == load_content(data).digest
    assert said.model_copy(update={"packs": ()}) == load_content(data)


def test_a_new_district_fits_into_the_paths(data, pack):
    text = """
- {n: 10, id: base_de_cayambe, tier: 3, to: harbour, primary: {energy: 1}}
- {n: 11, id: harbour, tier: 3, to: root, primary: {credits: 1}}
"""
    changed = load_content(data, [pack({"districts.yaml": text})])
    assert changed.districts["harbour"].to == "root"


def test_no_path_to_root_is_a_problem_of_the_districts(data, pack):
    text = """
- {n: 10, id: base_de_cayambe, tier: 3, to: harbour, primary: {energy: 1}}
- {n: 11, id: harbour, tier: 3, to: base_de_cayambe, primary: {credits: 1}}
"""
    folder = pack({"districts.yaml": text})
    assert set(problems_of(data, folder)) == {
        f"{data}/districts.yaml:2:1: districts: no path leads to root, expected exactly one",
        f"{folder}/districts.yaml:3:37: districts[1].to: the path leads from 11 to 10 "
        "(base_de_cayambe), expected a higher number or root",
    }


def test_a_wrong_entry_is_no_reason_to_miss_its_id_elsewhere(data, pack):
    folder = pack({"districts.yaml": "- {n: ten, id: base_de_cayambe}"})
    assert all(": districts[0]." in line for line in problems_of(data, folder))


def test_all_problems_of_all_files_are_told_in_order(data, pack):
    folder = pack(
        {
            "setups.yaml": "- {id: a, turns: 9, place: {illness: [mars]}}\n- {id: b, turns: x}",
            "box.yaml": "{hand_size: 0, x: 1}",
            "events.yaml": "[",
        }
    )
    with pytest.raises(ContentError) as caught:
        load_content(data, [folder])
    found = [
        (problem.file[len(str(folder)) + 1 :], *problem[1:4]) for problem in caught.value.problems
    ]
    assert found == [
        ("box.yaml", 1, 16, "box.x"),
        ("events.yaml", 2, 1, ""),
        ("setups.yaml", 1, 18, "setups[0].turns"),
        ("setups.yaml", 2, 3, "setups[1].place"),
        ("setups.yaml", 2, 18, "setups[1].turns"),
    ]
    assert (
        str(caught.value).splitlines()[0].startswith(f"{folder}/box.yaml:1:16: box.x: unknown key")
    )


def test_a_short_turn_track_is_noted_at_the_cards_that_need_more(data, pack):
    lines = problems_of(data, pack({"box.yaml": "turn_track_spaces: 4"}))
    assert len(lines) == 6
    assert all(
        "`5` found, expected at most 4, the spaces of the turn track" in line for line in lines
    )


def test_more_players_than_corporations_are_not_counted_up_to(data, pack):
    folder = pack({"box.yaml": "players: {min: 4, max: 999999999999}"})
    assert {line.split(": ", 1)[1] for line in problems_of(data, folder)} == {
        "investments: 12 entries, expected at least 1999999999998, two for each player",
        "box.players.max: `999999999999` found, expected at most one for each of the "
        "corporations (6)",
    }


def test_fewer_players_than_none_are_not_counted_up_from(data, pack):
    folder = pack({"box.yaml": "players: {min: -999999999999, max: 6}"})
    assert any("box.players.min: " in line for line in problems_of(data, folder))


def test_long_games_need_large_decks(data, pack):
    rounds = ", ".join(str(number) for number in range(1, 18)) + ", demand" * 10
    lines = problems_of(data, pack({"box.yaml": f"rounds: [{rounds}]"}))
    assert [line.split(": ", 1)[1] for line in lines] == [
        "assets: 34 entries, expected at least 67, one for each turn there can be",
        "demands: 9 entries, expected at least 10, one for each demand round",
        "events: 16 entries, expected at least 17, one for each standard round",
    ]


def test_a_missing_pack_and_a_missing_shipped_file_are_problems(shipped_copy, tmp_path):
    (shipped_copy / "events.yaml").unlink()
    lines = problems_of(shipped_copy, tmp_path / "nowhere")
    assert f"{tmp_path}/nowhere:1:1: expected the folder of a pack" in lines
    assert f"{shipped_copy}/events.yaml:1:1: expected a file" in lines


def test_a_missing_action_type_is_a_problem(shipped_copy):
    text = (shipped_copy / "actions.yaml").read_text(encoding="utf-8")
    (shipped_copy / "actions.yaml").write_text(text.split("security:")[0], encoding="utf-8")
    lines = problems_of(shipped_copy)
    assert any("actions.security: no action card of this type" in line for line in lines)
    assert any("there is no security card to draw" in line for line in lines)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_is_not_waited_for(data, pack):
    folder = pack({"pack.yaml": "{id: a, version: '1', title: A}"})
    os.mkfifo(folder / "events.yaml")
    assert problems_of(data, folder) == [f"{folder}/events.yaml:1:1: expected a file"]


OF_STREETS = "{id: alleys, version: '1', title: Alleys, game: streets}"


@pytest.mark.parametrize("game", ["", ", game: new_angeles"])
def test_a_pack_is_for_this_game_if_it_says_so_or_nothing(data, pack, game):
    about = "{id: a, version: '1.0', title: A pack" + game + "}"
    folder = pack({"pack.yaml": about, "box.yaml": "threat_end: 30"})
    content = load_content(data, [folder])
    assert (content.packs, content.box.threat_end) == (("a 1.0",), 30)


def test_a_pack_for_another_game_is_refused_in_one_sentence_by_name(data, pack):
    folder = pack({"pack.yaml": OF_STREETS, "streets.yaml": "- [", "box.yaml": "cars: 3"})
    sentence = (
        f"{folder}/pack.yaml:1:49: pack.game: "
        '"Alleys" is a pack for the game "streets", expected one for "new_angeles"'
    )
    with pytest.raises(ContentError) as caught:
        load_content(data, [folder])
    assert str(caught.value) == sentence
    assert [str(problem) for problem in check(data, "en", [folder])] == [sentence]


def test_a_pack_that_names_no_game_is_for_the_one_that_there_was(pack):
    folder = pack({"pack.yaml": "{id: a, version: '1', title: Night shift}"}, "night")
    (problem,) = foreign([folder], "streets", unsaid="new_angeles")
    assert problem.message.startswith('"Night shift" is a pack for the game "new_angeles"')
    bare = pack({"box.yaml": "threat_end: 30"}, "bare")
    (problem,) = foreign([bare], "streets", unsaid="new_angeles")
    assert problem.file.endswith("pack.yaml") and "`game: streets`" in problem.message
    assert foreign([folder, bare], "new_angeles", unsaid="new_angeles") == []
