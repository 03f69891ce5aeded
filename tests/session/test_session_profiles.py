"""Profiles: what people remember of their games, in one file that is never lost."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from newangeles_gui.profiles import (
    BadProfilesError,
    Played,
    Profiles,
    Statistics,
    record,
    record_solved,
    remember,
)
from newangeles_gui.session.plan import Seat
from newangeles_gui.titles.new_angeles.minds.registry import AGENTS
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT
from newangeles_gui.titles.new_angeles.rules.state import FEDERALIST
from tests.session.games import played

LEVELS = tuple(AGENTS)


def game(number: int, role: str = "nbn", won: bool = True, **values: object) -> Played:
    facts = {"rival": "jinteki", "beat_rival": won, "promises_kept": 2, "promises_broken": 1}
    common = {
        "title": "new_angeles", "finished": 5, "players": 4, "ended_by": "demand", "score": 10,
        "facts": facts,
    }  # fmt: skip
    return Played(game=f"g{number}", role=role, won=won, **{**common, **values})


def test_statistics() -> None:
    profiles = Profiles()
    mixed = ["intern", "chair:silent", "manager"]
    first, last = game(1, levels=["manager"]), game(3, "jinteki", players=6, levels=mixed)
    profiles.add("Ann", first)
    profiles.add("Ann", game(2, won=False, ended_by="threat", score=44, levels=["manager"]))
    profiles.add(" Ann ", last)
    profiles.add("Ann", game(3, "jinteki"))
    profiles.add("Bob", game(1, won=False))
    assert profiles.statistics("Ann", LEVELS) == Statistics(
        games=3, won=2, best_score=44, endings={"demand": 2, "threat": 1},
        totals={"beat_rival": 2, "promises_broken": 3, "promises_kept": 6},
        streak=1, longest_streak=1,
        by_role={"nbn": (2, 1), "jinteki": (1, 1)},
        by_level={"manager": (2, 1), "chair": (1, 1)}, by_players={4: (2, 1), 6: (1, 1)},
        best=[first, last],
    )  # fmt: skip
    assert profiles.statistics("Bob").won == 0
    assert profiles.statistics("Nobody") == Statistics()


@pytest.mark.parametrize(
    ("won", "streak", "longest"),
    [("", 0, 0), ("-", 0, 0), ("+", 1, 1), ("++-", 0, 2), ("+-++", 2, 2), ("+++-+", 1, 3)],
)
def test_wins_in_a_row(won: str, streak: int, longest: int) -> None:
    profiles = Profiles()
    results = list(enumerate(won))
    for number, sign in reversed(results):  # the order of the file does not matter
        profiles.add("Ann", game(number, won=sign == "+", finished=number))
    sums = profiles.statistics("Ann")
    assert (sums.streak, sums.longest_streak) == (streak, longest)


def test_the_best_results_are_the_richest_wins() -> None:
    profiles = Profiles()
    for number in range(9):
        profiles.add("Ann", game(number, score=number * 10 % 7, won=number != 4))
    assert [one.score for one in profiles.statistics("Ann").best] == [6, 4, 3, 3, 2]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("game-20261118-150000-ab12", "game-20261118-150000-ab12", True),
        ("game-20261118-150000-ab12", "game-20261118-150000-ab12-2", True),  # a guest's copy
        ("game-20261118-150000-ab12", "game-20261118-150000-ab12-at-80-160000", True),
        ("game-20261118-150000-ab12-at-9-160000", "game-20261118-150000-ab12-at-80-1", True),
        ("game-20261118-150000-ab12", "game-20261118-150000-ab13", False),
        ("game-20261118-150000-ab12", "game-20261118-150001-ab12", False),
        ("game-1", "game-12", False),
    ],
)
def test_copies_and_branches_of_a_game_count_once(one: str, other: str, same: bool) -> None:
    for first, second in ((one, other), (other, one)):
        profiles = Profiles()
        assert profiles.add("Ann", replace(game(1), game=first))
        assert profiles.add("Ann", replace(game(1, won=False), game=second)) != same
        assert profiles.statistics("Ann").games == (1 if same else 2)
        assert profiles.add("Bob", replace(game(1), game=second))


def test_round_trip(tmp_path: Path) -> None:
    profiles = Profiles()
    for number, name in enumerate(("Ann", "Żółć", "Ю" * 60, 'q"\\\n')):
        profiles.add(name, game(number))
    profiles.save(tmp_path / "deep" / "profiles.json")
    assert Profiles.load(tmp_path / "deep" / "profiles.json") == profiles
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["profiles.json"]
    assert max(map(len, profiles.games)) == 40


def test_no_file_is_nobody(tmp_path: Path) -> None:
    assert Profiles.load(tmp_path / "none") == Profiles()


FIRST = {
    "game": "g1", "finished": 5, "players": 4, "corporation": "nbn", "rival": "jinteki",
    "won": True, "ended_by": "demand", "capital": 10, "beat_rival": True, "promises_kept": 2,
    "promises_broken": 1,
}  # fmt: skip
GOOD = {"format": 1, "profiles": {"Ann": []}}
DAMAGED = [
    b"", b"{", b"[]", b"null", b"5", b'"x"', b"\xff", b"[" * 100_000, b'{"format": 3}',
    b'{"format": 1}', b'{"format": 1, "profiles": []}', b'{"format": 1, "profiles": {"A": 1}}',
    b'{"format": 1, "profiles": {"A": [1]}}', b'{"format": 1, "profiles": {"A": [{}]}}',
    b'{"format": 1, "profiles": {"A": [{"game": 1}]}}', json.dumps(GOOD).encode()[:-4],
]  # fmt: skip


@pytest.mark.parametrize("raw", DAMAGED)
def test_a_damaged_file_is_told_of_and_left_as_it_is(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_bytes(raw)
    with pytest.raises(BadProfilesError) as caught:
        Profiles.load(path)
    assert str(tmp_path) not in str(caught.value)
    assert path.read_bytes() == raw and [*tmp_path.iterdir()] == [path]


def test_fields_of_wrong_types_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    Profiles({"Ann": [game(1)]}).save(path)
    text = path.read_text()
    for old, new in (
        ('"won": true', '"won": 1'),
        ('"score": 10', '"score": 1.5'),
        ('"game": "g1"', '"game": null'),
        ('"players": 4', '"players": 4, "x": 1'),
    ):
        assert text.count(old) == 1
        path.write_text(text.replace(old, new))
        with pytest.raises(BadProfilesError):
            Profiles.load(path)  # fmt: skip


def test_a_file_from_before_levels_were_noted_is_read(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_text(json.dumps({"format": 1, "profiles": {"Ann": [FIRST]}}))
    (old,) = Profiles.load(path).games["Ann"]
    assert old == game(1) and old.level(LEVELS) == ""
    assert Profiles.load(path).statistics("Ann", LEVELS).by_level == {}


def test_a_file_of_the_first_format_is_read_and_written_as_it_is_now(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    later = {"levels": ["manager", "chair:silent"], "rounds": 3, "seed": "s"}
    path.write_text(json.dumps({"format": 1, "profiles": {"Ann": [{**FIRST, **later}]}}))
    profiles = Profiles.load(path)
    (old,) = profiles.games["Ann"]
    assert (old.title, old.role, old.score, old.seed) == ("new_angeles", "nbn", 10, "s")
    assert old.level(LEVELS) == "chair" and old.number("rounds") == 3
    assert profiles.statistics("Ann").totals["promises_kept"] == 2
    profiles.save(path)
    assert json.loads(path.read_text())["format"] == 2
    assert Profiles.load(path) == profiles


@pytest.mark.parametrize("wrong", [{"won": 1}, {"capital": 1.5}, {"game": None}, {"x": [1]}])
def test_fields_of_wrong_types_are_refused_in_the_first_format(wrong, tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_text(json.dumps({"format": 1, "profiles": {"Ann": [{**FIRST, **wrong}]}}))
    with pytest.raises(BadProfilesError):
        Profiles.load(path)


@pytest.mark.parametrize("raw", DAMAGED)
def test_counting_goes_on_beside_a_damaged_file(raw: bytes, tmp_path: Path, box: Box) -> None:
    path = tmp_path / "profiles.json"
    path.write_bytes(raw)
    match = played(box, 4, "counted")
    match.plan.seats[0] = Seat("Ann")
    aside = record(match, path, 7)
    assert aside is not None and aside.read_bytes() == raw and aside.parent == tmp_path
    assert [one.finished for one in Profiles.load(path).games["Ann"]] == [7]
    assert record(match, path, 8) is None, "told twice it counts once"
    path.write_bytes(raw)
    second = record(match, path, 9)
    assert second not in (None, aside) and aside.exists(), "nothing is overwritten"


def test_what_is_remembered_of_a_match(box: Box) -> None:
    for number in range(6):
        match = played(box, 4 + number % 3, f"remember {number}")
        state = match.game.state
        for seat, name in enumerate(match.plan.start.players):
            memory = remember(match, seat, 99)
            mine = [one.fate for one in state.promises if one.by == name]
            assert memory.game == match.identity and memory.role == name
            assert memory.score == state.capital[seat]
            assert memory.facts["rival"] == state.rivals[seat]
            assert memory.won == (seat in state.winners) and memory.ended_by == state.ended_by
            assert memory.facts["promises_kept"] == mine.count(KEPT)
            assert memory.facts["promises_broken"] == mine.count(BROKEN)
            others = [one.level for one in match.plan.seats if one.kind == "opponent"]
            assert memory.levels == others and memory.seed == match.plan.start.seed
            begun = [event for event in match.log if event.kind == "round_started"]
            names = [str(event.data["round"]) for event in begun]
            assert memory.facts["rounds"] == sum(name.isdecimal() for name in names)
            if memory.facts["rival"] == FEDERALIST:
                assert not memory.facts["beat_rival"]
            elif memory.facts["rival"] != name:  # one's own card asks for a place among the first
                other = match.plan.start.players.index(memory.facts["rival"])
                assert memory.facts["beat_rival"] == (
                    state.capital[seat] > state.capital[other]
                )  # 67.1


def test_solved_puzzles_are_kept_by_person_and_title(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    assert record_solved("Ann", "streets", "gap_1", path) is None
    record_solved(" Ann", "streets", "gap_2", path)
    record_solved("Ann", "streets", "gap_1", path)
    record_solved("Bob", "new_angeles", "gap_1", path)
    profiles = Profiles.load(path)
    assert list(profiles.has_solved("Ann", "streets")) == ["gap_1", "gap_2"]
    assert list(profiles.has_solved("Ann", "new_angeles")) == []
    assert list(profiles.has_solved("Bob", "new_angeles")) == ["gap_1"]
    assert profiles.games == {}  # nobody has finished a game


def test_a_file_without_puzzles_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    Profiles({"Ann": [game(1)]}).save(path)
    assert set(json.loads(path.read_text(encoding="utf-8"))) == {"format", "profiles"}
    record_solved("Ann", "streets", "gap_1", path)
    assert Profiles.load(path).games == {"Ann": [game(1)]}


@pytest.mark.parametrize("solved", [[], {"Ann": ["gap_1"]}, {"Ann": {"streets": "gap_1"}}, 3])
def test_puzzles_that_cannot_be_are_refused(tmp_path: Path, solved: object) -> None:
    path = tmp_path / "profiles.json"
    path.write_text(json.dumps({"format": 2, "profiles": {}, "solved": solved}), encoding="utf-8")
    with pytest.raises(BadProfilesError):
        Profiles.load(path)
