"""The arena: the same deals for all, and figures that can be trusted."""

import json
import random
import re

import pytest

from newangeles_gui.cli import main
from newangeles_gui.engine import seeded
from newangeles_gui.minds.agent import PlayersByLevel
from newangeles_gui.minds.arena.deals import ArenaDeal, DealPlayed, Taken
from newangeles_gui.minds.arena.measures import Advantage, ArenaReport, Times
from newangeles_gui.session import arena
from newangeles_gui.session.arena import play_deal
from newangeles_gui.titles.new_angeles.minds.registry import AGENTS, SILENT
from newangeles_gui.titles.new_angeles.minds.talks import Figures
from newangeles_gui.titles.new_angeles.minds.yardsticks.players import EXPLOITERS


def taken(deal, won, reference, players=4):
    return Taken(deal, "a", players, "rival", won, reference, False)


def test_an_advantage_is_the_difference_in_the_same_seats():
    seats = [taken(deal, deal % 2 == 0, False) for deal in range(100)]
    found = Advantage.of(seats)
    assert (found.won, found.reference, found.by) == (0.5, 0, 0.5)
    assert 0.08 < found.off < 0.12  # 1.96 * sqrt(.25 / 100)


def test_seats_of_one_deal_are_not_counted_as_independent():
    apart = Advantage.of([taken(number, number % 2 == 0, False) for number in range(100)])
    together = Advantage.of(
        [taken(number // 4, number // 4 % 2 == 0, False) for number in range(400)]
    )
    assert together.off == pytest.approx(apart.off)  # four times the seats tell nothing new


def test_one_deal_proves_nothing():
    assert Advantage.of([taken(1, True, False)] * 4).off == 1.0


def test_the_order_in_which_deals_come_changes_nothing():
    seats = [taken(deal, (deal * seat) % 3 == 0, deal % 7 == seat) for deal in range(40)
             for seat in range(4)]  # fmt: skip
    dice = random.Random(1)
    whole = Advantage.of(seats)
    for _ in range(50):
        dice.shuffle(seats)
        assert Advantage.of(seats) == whole


def test_the_reference_against_itself_has_no_advantage(ai_box):
    players = PlayersByLevel(ai_box)
    played = play_deal(players, ArenaDeal(0, 5, 4, ("intern",), "intern", ("random",)))
    assert len(played.seats) == 4
    assert all(one.won == one.reference_won for one in played.seats)


def test_every_level_has_every_seat(ai_box):
    players = PlayersByLevel(ai_box)
    played = play_deal(players, ArenaDeal(0, 5, 5, ("intern", "random"), "random", ("random",)))
    assert [one.level for one in played.seats] == ["intern", "random"] * 5
    assert all(one.won == one.reference_won for one in played.seats if one.level == "random")
    report = ArenaReport("random", "threat")
    report.add(played)
    assert {"all", "5 players"} <= report.advantages("intern").keys()


def test_levels_are_compared_in_the_same_seats():
    report = ArenaReport("greedy", "threat")
    for deal in range(50):
        seats = [taken(deal, deal % 2 == 0, True)._replace(level="low") for _ in range(4)]
        seats += [taken(deal, deal % 2 == 0 or seat == 3, True) for seat in range(4)]
        report.add(DealPlayed(seats, {"low": [0.1], "a": [0.1]}, 8, 1.0))
    (found,) = report.round_robin()["a"].values()
    assert found == report.against("a", "low")
    assert (found.won, found.reference, found.by) == (0.625, 0.5, 0.125)
    assert found.off == pytest.approx(1.96 * 0.125 / 49**0.5)
    assert any(
        line.startswith("a ") and "over low" in line and "+12.5 +-3.5 points" in line
        for line in report.lines()
    )
    assert report.to_dict()["round_robin"]["a"]["low"]["by"] == 0.125


def test_only_one_seat_differs_from_the_table_of_the_reference():
    deal = ArenaDeal(3, 5, 4, ("director",), "greedy", ("random", "intern"))
    tables = [deal.table(2, level) for level in ("director", "greedy")]
    assert tables[0][2] == "director" and tables[1][2] == "greedy"
    assert [one for place, one in enumerate(tables[0]) if place != 2] == [
        "intern",
        "random",
        "random",
    ]


def test_times_are_the_middle_and_the_late_ones():
    times = [one / 100 for one in range(101)]
    random.Random(1).shuffle(times)
    assert Times.of(times) == (0.5, 0.95, 1.0)


def test_the_command_reports(capsys):
    arguments = [
        "arena",
        "--seats",
        "intern,random",
        "--games",
        "2",
        "--reference",
        "random",
        "--pool",
        "random",
    ]
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["deals"] == 2 and set(data["levels"]) == {"intern", "random"}
    assert main(arguments) == 0
    assert "intern" in capsys.readouterr().out


def test_the_talks_of_who_is_measured_are_counted(ai_box, monkeypatch):
    real = arena.play_game

    def talkative(players, deal, levels, times):
        one = real(players, deal, levels, times)
        return one._replace(talks=Figures(offers=5, agreed=3, bought=1))

    monkeypatch.setattr(arena, "play_game", talkative)
    players = PlayersByLevel(ai_box)
    report = ArenaReport("random", "threat")
    report.add(play_deal(players, ArenaDeal(0, 5, 4, ("random", "intern"), "random", ("random",))))
    assert report.talks == Figures(offers=40, agreed=24, bought=8)  # and none of the reference
    assert "talks: 40 offers, 60 % agreed on" in "\n".join(report.lines())


@pytest.mark.parametrize(("number", "players"), [(5, 6), (20, 6)])
def test_nobody_pays_for_votes_that_turn_nothing(ai_box, number, players):
    """In these two a favour was promised for a vote that nobody needed, and a vote cost votes."""
    deal = ArenaDeal(number, seeded(9100 + number), players, (), "manager", ("manager",))
    talks = arena.play_game(PlayersByLevel(ai_box), deal, ["manager"] * players, {}).talks
    assert talks.bought > 2 and talks.idle == 0, talks


def test_several_processes_report_the_same(capsys):
    arguments = [
        "arena",
        "--seats",
        "intern:silent",
        "--games",
        "3",
        "--reference",
        "random",
        "--pool",
        "random,intern:silent",
        "--json",
    ]
    results = []
    for workers in ("1", "2"):
        assert main([*arguments, "--workers", workers]) == 0
        levels = json.loads(capsys.readouterr().out)["levels"]
        results.append(levels["intern:silent"]["advantages"])
    assert results[0] == results[1]


def test_an_interrupted_arena_reports_what_there_was(capsys, monkeypatch):
    real, calls = arena.play_deal, []

    def interrupted(players, deal):
        calls.append(deal)
        if len(calls) > 1:
            raise KeyboardInterrupt
        return real(players, deal)

    monkeypatch.setattr(arena, "play_deal", interrupted)
    assert (
        main(
            [
                "arena",
                "--seats",
                "random",
                "--games",
                "5",
                "--reference",
                "random",
                "--pool",
                "random",
            ]
        )
        == 130
    )
    assert capsys.readouterr().out.startswith("1 deals")


def test_beliefs_are_shown_as_a_table(capsys):
    assert main(["arena", "--belief", "--seats", "intern", "--pool", "intern", "--games", "2"]) == 0
    assert "nats a seat" in capsys.readouterr().out


BELIEFS = ("arena", "--belief", "--seats", "intern,random", "--pool", "random", "--games", "3")


def test_beliefs_are_measured_for_all_who_are_named(capsys):
    assert main([*BELIEFS]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if "games" in line] == ["intern, 3 games", "random, 3 games"]
    alone = list(BELIEFS)
    alone[alone.index("intern,random")] = "random"
    assert main(alone) == 0
    assert capsys.readouterr().out.splitlines() == lines[lines.index("random, 3 games") :]


def test_beliefs_as_json_from_several_processes(capsys):
    results = []
    for workers in ("1", "2"):
        assert main([*BELIEFS, "--json", "--workers", workers]) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0] == results[1]
    assert results[0]["deals"] == 3 and list(results[0]["levels"]) == ["intern", "random"]
    for level in results[0]["levels"].values():
        assert level["seats"] > 100 and sum(one["number"] for one in level["bins"]) > 300
        assert level["doubt"] > 0 and 0 < level["likeliest_right"] < 1


def test_interrupted_beliefs_are_those_that_there_were(capsys, monkeypatch):
    real, calls = arena.watch_game, []

    def interrupted(*arguments):
        calls.append(arguments)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return real(*arguments)

    monkeypatch.setattr(arena, "watch_game", interrupted)
    assert main([*BELIEFS, "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["deals"] == 1
    assert main([*BELIEFS]) == 130
    assert capsys.readouterr().out == "no deal was finished\n"


def test_the_help_names_everybody_who_can_be_measured(capsys):
    with pytest.raises(SystemExit) as end:
        main(["arena", "--help"])
    assert end.value.code == 0
    told = capsys.readouterr().out
    for name in (*AGENTS, *EXPLOITERS, SILENT, "--belief"):
        assert re.search(rf"(?<!\w){name}\b", told), name
    assert "lowballer  Never offers more than 1" in told


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "grandmaster"],
        ["--games", "0"],
        ["--players", "9"],
        ["--workers", "x"],
        ["--reference", "nobody"],
        ["--pool", "somebody"],
        ["--belief", "--reference", "greedy"],
        ["--belief", "--workers", "0"],
    ],
)
def test_mistakes_are_explained(arguments, capsys):
    assert main(["arena", "--games", "1", *arguments]) == 2
    assert capsys.readouterr().err.startswith("newangeles: ")


def test_training_writes_a_file(tmp_path, capsys):
    path = tmp_path / "valuation.yaml"
    arguments = ["train", "--games", "20", "--seats", "intern", "--out", str(path)]
    assert main(arguments) == 0
    first = path.read_text(encoding="utf-8")
    assert "games: 20" in first
    assert main(arguments) == 0
    assert path.read_text(encoding="utf-8") == first
    assert main(["train", "--games", "3"]) == 2


def test_interrupted_training_leaves_the_file_alone(tmp_path, monkeypatch):
    from newangeles_gui.titles.new_angeles.minds.valuation import model

    def interrupted(box, agents, seed):
        raise KeyboardInterrupt

    monkeypatch.setattr(model, "play_out", interrupted)
    path = tmp_path / "valuation.yaml"
    assert main(["train", "--games", "20", "--out", str(path)]) == 130
    assert not path.exists()
