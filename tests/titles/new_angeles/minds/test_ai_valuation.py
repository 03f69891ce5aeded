"""The fitted valuation: moves the right way, names its reasons, and is read strictly."""

import math
import random

import pytest

from newangeles_gui.content.problems import ContentError
from newangeles_gui.minds.logistic import fit, solve
from newangeles_gui.titles.new_angeles.minds.judgement.judge import Eye, stage
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickAgent
from newangeles_gui.titles.new_angeles.minds.tuned import as_text, load_weights, tuning_file
from newangeles_gui.titles.new_angeles.minds.valuation.model import load_valuation, play_out, train
from newangeles_gui.titles.new_angeles.rules.views import view


@pytest.fixture(scope="session")
def valuation(ai_box):
    return load_valuation(ai_box)


@pytest.fixture
def state(bench):
    return bench.new(1).state


@pytest.mark.parametrize("rival", ["", "nbn", "jinteki", "federalist"])
def test_own_capital_is_good(valuation, state, rival):
    values = []
    for capital in range(5, 45, 4):
        state.capital[0] = capital
        values.append(valuation.of(state, Eye(0, rival)))
    assert values == sorted(values) and values[0] < values[-1]


@pytest.mark.parametrize("threat", [0, 8, 16, 21, 24])
@pytest.mark.parametrize("place", [0, 3, 7, 8])
def test_more_capital_is_never_worse_for_a_federalist(valuation, state, threat, place):
    """11.0: it needs 25 when threat ends the game, however near or far that is."""
    state.round_place, state.phase, state.threat = place, "action", threat
    if place == 8:
        state.phase = "demand"
    chances = []
    for capital in range(46):
        state.capital[0] = capital
        chances.append(valuation.of(state, Eye(0, "federalist")))
    assert chances == sorted(chances)
    assert chances[30] > chances[20] > chances[10]


def test_near_the_end_a_capital_decides_more_and_an_asset_less_for_a_federalist(valuation, state):
    """What has not turned into capital when threat ends the game is worth nothing (11.0)."""

    def ready(threat, capital, owner):
        state.round_place, state.phase, state.threat = 3, "action", threat
        state.capital[0], state.owners = capital, {"marco_cubrero": owner}
        return valuation.terms(state, Eye(0, "federalist"))["ready"]

    gains = [ready(threat, 25, 1) - ready(threat, 24, 1) for threat in (5, 15, 24)]
    assert 0 < gains[0] < gains[1] < gains[2]
    helps = [
        (ready(threat, 24, 0) - ready(threat, 24, 1)) / gain
        for threat, gain in zip((5, 15, 24), gains, strict=True)
    ]
    assert helps[0] > helps[1] > helps[2] > 0


def test_the_end_by_threat_is_what_a_federalist_needs(valuation, state):
    """64.1: the chances of a Federalist and of the others split the two ways of ending."""
    for seat in range(4):
        state.capital[seat] = 40
    end = valuation.end_by_threat(state)
    assert 0 < valuation.of(state, Eye(0, "federalist")) <= end
    assert valuation.of(state, Eye(0, "nbn")) <= 1 - end


def test_stolen_emergency_actions_count_while_they_lie_face_up(valuation, state):
    before = valuation.terms(state, Eye(0, "nbn"))["emergency"]
    state.emergency_holder[1] = 0
    stolen = valuation.terms(state, Eye(0, "nbn"))["emergency"]
    state.emergency_up[1] = False
    assert valuation.terms(state, Eye(0, "nbn"))["emergency"] == before < stolen


def test_a_finished_game_is_judged_by_the_capital_that_somebody_asks_about(valuation, bench):
    """Who bargains asks what a capital more would have done."""
    game = bench.new(1)
    state = game.state
    state.ended_by, state.capital = "demand", [10, 10, 10, 10]
    state.rivals = ["haas_bioroid", "jinteki", "weyland", "federalist"]
    assert valuation.of(state, Eye(0, "haas_bioroid")) == 0  # 67.1
    state.capital[0] += 1
    assert valuation.of(state, Eye(0, "haas_bioroid")) == 1
    assert valuation.of(state, Eye(1, "jinteki")) == 0
    state.ended_by, state.capital[3] = "threat", 24
    assert valuation.of(state, Eye(3, "federalist")) == 0  # 11.1
    state.capital[3] = 25
    assert valuation.of(state, Eye(3, "federalist")) == 1
    assert valuation.of(state, Eye(0, "haas_bioroid")) == 0


def test_the_rivals_capital_is_bad(valuation, state):
    before = valuation.of(state, Eye(0, "nbn"))
    state.capital[2] += 6
    assert valuation.of(state, Eye(0, "nbn")) < before


def test_threat_is_bad_for_who_wants_the_city_to_last(valuation, state):
    state.round_place, state.phase = 7, "action"
    chances = []
    for threat in (5, 12, 18, 23):
        state.threat = threat
        chances.append(valuation.of(state, Eye(0, "nbn")))
    assert chances == sorted(chances, reverse=True)


def test_a_rich_federalist_likes_threat(valuation, state):
    state.round_place, state.phase, state.capital[0] = 7, "action", 32
    state.threat = 10
    before = valuation.of(state, Eye(0, "federalist"))
    state.threat = 21
    assert valuation.of(state, Eye(0, "federalist")) > before + 0.1


def test_a_finished_game_is_won_or_lost(valuation, state):
    state.ended_by, state.winners = "demand", [1, 3]
    assert valuation.chances(state) == [0, 1, 0, 1]


def test_all_chances_are_those_of_each_seat(valuation, bench):
    game = bench.until(2, "support")
    state = game.state
    for seat, chance in enumerate(valuation.chances(state)):
        eye = Eye(seat, state.rivals[seat], state.investments[seat])
        assert chance == pytest.approx(valuation.of(state, eye))
        assert 0 <= chance <= 1


def test_who_asks_for_one_chance_gets_what_all_would_have_said(valuation, bench):
    for seed in range(8):
        state = bench.until(seed, "support").state
        chances = valuation.chances(state)
        alone = [valuation.chances_of(state, [seat]) for seat in range(len(chances))]
        assert alone == [{seat: chance} for seat, chance in enumerate(chances)]


def test_a_view_can_be_valued_too(valuation, bench, ai_box):
    game = bench.until(2, "support")
    seen = view(game, game.pending.seat)
    chance = valuation.of(stage(ai_box, seen), Eye(seen.seat, seen.rival, seen.investment))
    assert 0 < chance < 1


def test_reasons_are_named_and_the_gap_is_among_them(valuation, state):
    before = valuation.terms(state, Eye(0, "nbn"))
    assert {"capital", "assets", "contract", "threat", "demand"} <= before.keys()
    state.capital[0] += 5
    after = valuation.terms(state, Eye(0, "nbn"))
    changed = {name for name in before if after[name] != before[name]}
    assert changed == {"capital"} and after["capital"] > before["capital"]


def test_it_predicts_results_better_than_chance(valuation, ai_box):
    """On games that it was not fitted on."""
    doubt = plain = 0.0
    for seed in range(30):
        for state, _, winners in play_out(ai_box, [QuickAgent(ai_box)], 900_000 + seed)[10:]:
            for seat, chance in enumerate(valuation.chances(state)):
                won = seat in winners
                doubt -= math.log(max(0.001, chance if won else 1 - chance))
                plain += math.log(2)
    assert doubt < 0.85 * plain


def test_linear_equations_are_solved():
    assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
    assert solve([[0.0, 1.0], [1.0, 0.0]], [2.0, 3.0]) == pytest.approx([3.0, 2.0])


def test_known_weights_are_found_again():
    dice = random.Random(1)
    rows = [(1.0, dice.gauss(0, 1), dice.gauss(0, 3)) for _ in range(4000)]
    true = (0.5, -1.0, 0.7)
    results = [
        dice.random() < 1 / (1 + math.exp(-sum(a * b for a, b in zip(row, true, strict=True))))
        for row in rows
    ]
    found = fit(rows, results, (0.0, 0.0, 0.0), hold=0.01)
    assert found == pytest.approx(true, abs=0.12)


def test_training_is_the_same_every_time_and_its_file_reads_back(ai_box, tmp_path):
    samples = [one for seed in range(12) for one in play_out(ai_box, [QuickAgent(ai_box)], seed)]
    first = train(ai_box, samples, "1", 12)
    assert first == train(ai_box, samples, "1", 12)
    assert first != load_weights()
    path = tmp_path / "valuation.yaml"
    path.write_text(as_text(first), encoding="utf-8")
    assert load_weights(path) == first


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  capital:", "  capitol:", "capitol"),
        ("games:", "gamez:", "gamez"),
        ("seed: ", "seed: 4.5 #", ":3:"),
    ],
)
def test_a_wrong_file_says_where(tmp_path, old, new, message):
    path = tmp_path / "valuation.yaml"
    path.write_text(
        tuning_file("valuation").read_text(encoding="utf-8").replace(old, new), encoding="utf-8"
    )
    with pytest.raises(ContentError, match=r"valuation\.yaml:\d+:\d+") as error:
        load_weights(path)
    assert message in str(error.value)
