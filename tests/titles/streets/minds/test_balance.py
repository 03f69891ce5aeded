"""What the command tells of the box is counted rightly, and hopes are fitted to what was paid."""

import json
from pathlib import Path

import pytest

from newangeles_gui.cli import build_parser, main
from newangeles_gui.minds import read_tuning
from newangeles_gui.titles.streets import commands
from newangeles_gui.titles.streets.minds.balance import (
    BalanceDeal,
    BalanceGame,
    BalanceReport,
    comparison,
    play_balance,
)
from newangeles_gui.titles.streets.minds.hopes import (
    BuildingPaid,
    Hopes,
    as_text,
    features,
    fitted,
    load_hopes,
)
from newangeles_gui.titles.streets.minds.outlook import Prospect, shares
from newangeles_gui.titles.streets.rules import Box, Game, new_game
from newangeles_gui.titles.streets.title import TITLE
from tests.titles.streets.minds.games import SEATS

MODULES = ("business", "advisors")


@pytest.fixture(scope="module")
def games() -> list[BalanceGame]:
    return [
        play_balance(BalanceDeal(one, one + 5, 2 + one, ("shopkeeper",), MODULES, notes=True))
        for one in range(4)
    ]


def test_every_dollar_is_counted_once(games: list[BalanceGame]) -> None:
    for game in games:
        assert sum(game.money) == sum(money for _, money in game.paid) + game.business
        assert len(game.money) == len(game.advisors) == game.players
        assert set(game.built) >= {name for name, _ in game.paid}
        assert 0 < game.final < sum(game.money)
        assert all(1 <= size <= 5 for size in game.sizes)


def test_shares_are_of_the_mean(games: list[BalanceGame], box: Box) -> None:
    report = BalanceReport(box)
    report.games = games
    built = [name for game in games for name in game.built]
    data = report.to_dict()
    whole = sum(data["tiles"][name] for name in built) / len(built)
    assert whole == pytest.approx(1, abs=0.01)
    assert set(data["types"]) == {"tourist", "hipster", "parent", "shopper", "mixed"}
    assert [sum(one) for one in data["seats"].values()] == pytest.approx([1] * 4, abs=0.01)
    assert len(report.lines()) > len(data["tiles"])
    assert BalanceReport(box).lines() == ["no game was finished"]


def test_no_seat_has_the_better_players() -> None:
    line = "balance --games 16 --seats builder,shopkeeper".split()
    deals = commands._deals(build_parser().parse_args(line))
    for players in range(2, 6):
        mine = [deal for deal in deals if deal.players == players]
        assert [deal.round % 2 for deal in mine] == [0, 1, 0, 1]


def test_the_command_reports_and_learns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "outlook.yaml"
    line = ["balance", "--games", "4", "--seats", "shopkeeper", "--json", "--fit", str(file)]
    assert main(line) == 0
    told = capsys.readouterr().out.splitlines()
    assert json.loads(told[0])["games"] == 4
    assert str(file) in told[1]
    learned, shipped = read_tuning(Hopes, "outlook", file), load_hopes(TITLE.data)
    assert set(learned.kinds) == set(shipped.kinds)
    assert learned.signs == shipped.signs and learned.advisors == shipped.advisors
    assert learned.kinds != shipped.kinds
    for wrong, said in (
        (["--seats", "nobody"], "unknown player 'nobody'"),
        (["--players", "6"], "two to five"),
        (["--modules", "zoo"], "unknown module 'zoo'"),
        (["--games", "no"], "--games no"),
    ):
        assert main(["balance", *wrong]) == 2
        assert said in capsys.readouterr().err


def test_a_fit_finds_what_lessons_were_made_of() -> None:
    truth, more = (2, 0.5, 1, 3, 0.25, 0, -1, 0.5), (1, -0.25, 0, 2, 0, 0, 0, 0)
    lessons = []
    for number in range(800):
        row = features(number % 13, number % 5, 1 + number % 4, number % 3 == 0, (number % 7) / 6)
        advised = number % 2
        weights = [one + advised * two for one, two in zip(truth, more, strict=True)]
        paid = sum(one * two for one, two in zip(weights, row, strict=True))
        lessons.append(BuildingPaid("size", "investor" if advised else "", row, paid))
    known = load_hopes(TITLE.data)
    found = fitted(lessons, known)
    assert found.kinds["set"] == known.kinds["set"]
    learned = (found.kinds["size"], truth), (found.advisors["investor"], more)
    for hope, weights in learned:
        wanted = [100 * one for one in weights]
        assert list(hope.model_dump().values()) == pytest.approx(wanted, abs=20)


def test_what_ships_is_as_it_would_be_written(tmp_path: Path) -> None:
    file = tmp_path / "outlook.yaml"
    file.write_text(as_text(load_hopes(TITLE.data)), encoding="utf-8")
    assert file.read_text("utf-8") == (TITLE.data / "ai" / "outlook.yaml").read_text("utf-8")


def test_the_prospect_at_the_end_is_what_everybody_has(box: Box) -> None:
    prospect = Prospect(box, load_hopes(TITLE.data))
    game = new_game(box, SEATS[:3], 4, record=False)
    assert prospect.worths(game.state) == pytest.approx([0.0] * 3, abs=2)
    state = game.state
    state.money, state.winners = [5, 9, 2], [1]
    assert prospect.worths(Game(box, state).state) == [5.0, 9.0, 2.0]
    assert shares([5.0, 9.0, 2.0], prospect.doubt(state)) == pytest.approx([0, 1, 0])


def test_the_tiles_of_a_pack_are_compared_with_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "gold"
    pack.mkdir()
    (pack / "pack.yaml").write_text(
        "id: gold\nversion: '1'\ntitle: Gold\ngame: streets\n", encoding="utf-8"
    )
    value = "{kind: size, each: 30}"
    tiles = [
        f"  - {{id: {name}, symbols: {{shopper: 2}}, value: {value}, business: retail}}"
        for name in ("bakery", "gold_mine")
    ]
    (pack / "tiles.yaml").write_text("\n".join(["shopper:", *tiles, ""]), encoding="utf-8")
    words = pack / "strings" / "en"
    words.mkdir(parents=True)
    (words / "tiles.yaml").write_text('tile: {gold_mine: {name: "Gold Mine"}}\n', encoding="utf-8")
    monkeypatch.setenv("NEWANGELES_PACKS", "")
    run = ["--pack", str(pack), "balance", "--games", "3", "--players", "5"]
    assert main([*run, "--seats", "shopkeeper", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["pack"]
    assert set(found) == {"bakery", "gold_mine"}
    assert found["bakery"]["before"] + 1 < found["bakery"]["now"]
    assert found["bakery"]["verdict"] == "too much"
    assert found["gold_mine"]["before"] is None
    lines = comparison({"bakery": {"now": 1.0, "before": 0.9, "verdict": "fits"}})
    assert lines[1] == "bakery             1.00, 0.90 in the box: fits"
