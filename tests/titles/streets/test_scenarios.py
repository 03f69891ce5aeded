"""Every scenario of Streets comes out as it says."""

from pathlib import Path

import pytest

from newangeles_gui.content import ContentError
from newangeles_gui.i18n import Catalog
from newangeles_gui.scenario import Coverage, LoadedScenario, read_scenarios, run
from newangeles_gui.scenes.almanac.index import sections
from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.scenario.room import SCENARIOS
from newangeles_gui.titles.streets.title import TITLE

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))
LOADED = [
    pytest.param(one, id=f"{file.stem}: {one.scenario.title}"[:90])
    for file in FILES
    for one in read_scenarios(file, lambda game: SCENARIOS.model)
]


@pytest.mark.parametrize("loaded", LOADED)
def test_scenario(box: Box, loaded: LoadedScenario) -> None:
    result = run(box, loaded)
    assert result.passed, "\n".join([*result.failures, *result.log])


HEAD = "- title: What cannot be\n  game: streets\n  given:\n    start: false\n    city:\n"
TAIL = "  expect: {over: false}\n"
ONE = "      - {tile: bakery, at: [0, 0], owner: coral}\n"
IMPOSSIBLE = {
    "two tiles on a cell": ONE + "      - {tile: squat, at: [0, 0]}\n",
    "a tile twice": ONE + "      - {tile: bakery, at: [5, 0]}\n",
    "a start tile with an owner": "      - {tile: city_park, at: [0, 0], owner: coral}\n",
    "long side against long side": ONE + "      - {tile: squat, at: [0, 1], rotate: 180}\n",
    "too many people": "      - {tile: bakery, at: [0, 0], owner: coral, people: {shopper: 13}}\n",
    "people where their symbol is not": "      - {tile: bakery, at: [0, 0], people: {parent: 1}}\n",
    "an idle seeker": ONE + "      - {tile: squat, at: [5, 5], seekers: {shopper: 1}}\n",
    "a sign in a closed street": ONE
    + "      - {tile: squat, at: [1, 0], rotate: 90}\n"
    + "      - {tile: toy_store, at: [-1, 0], rotate: 270}\n",
    "a street of six": "".join(
        f"      - {{tile: {tile}, at: [{x}, 0]}}\n"
        for x, tile in enumerate(
            ("bakery", "squat", "toy_store", "playground", "wax_museum", "penthouse")
        )
    ),
    "six signs": "".join(
        f"      - {{tile: {tile}, at: [{2 * x}, 0], owner: coral, signs: 2}}\n"
        for x, tile in enumerate(("bakery", "squat", "toy_store"))
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_given_that_cannot_be_is_an_error_of_the_file(
    box: Box, tmp_path: Path, what: str
) -> None:
    file = tmp_path / "impossible.yaml"
    file.write_text(HEAD + IMPOSSIBLE[what] + TAIL, encoding="utf-8")
    (loaded,) = read_scenarios(file, lambda game: SCENARIOS.model)
    with pytest.raises(ContentError):
        run(box, loaded)


def test_an_answer_that_nobody_asks_for_is_refused(box: Box, tmp_path: Path) -> None:
    text = (
        "title: Too many answers\ngame: streets\ndo:\n"
        '  - build: {tile: bakery, at: [0, 1], rotate: 90, choose: ["5,5"]}\n'
        "expect: {refused: true}\n"
    )
    file = tmp_path / "answers.yaml"
    file.write_text(text, encoding="utf-8")
    (loaded,) = read_scenarios(file, lambda game: SCENARIOS.model)
    assert run(box, loaded).passed


# The terms of the rules, which the almanac explains; all others have to be proven.
TERMS = {"1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "3.1", "3.2", "3.3", "5.1", "5.5"}


def test_every_rule_of_the_rulebook_is_proven(tmp_path: Path) -> None:
    told = [rule.number for chapter in sections(Catalog.load(TITLE.strings, "en"))
            for rule in chapter.rules]  # fmt: skip
    assert len(told) == 145
    kinds = {rule: "definition" if rule in TERMS else "mechanic" for rule in told}
    rules = tmp_path / "rules.yaml"
    lines = [f'- {{id: "{rule}", kind: {kind}}}\n' for rule, kind in kinds.items()]
    rules.write_text("".join(lines), encoding="utf-8")
    tests = Path(__file__).parents[2]
    found = Coverage.of(rules, FILES, tests, lambda game: {"streets": SCENARIOS.model}.get(game))
    assert (found.missing, found.unknown) == ([], [])
    assert len(found.proven) == 132
