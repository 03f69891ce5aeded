"""The coach: advice on every kind of question, from what the person knows and nothing else."""

import random
import re
from pathlib import Path

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.i18n import Catalog
from newangeles_gui.minds.agent import dice, heard
from newangeles_gui.titles.new_angeles.minds.coach import coach as coaching
from newangeles_gui.titles.new_angeles.minds.coach.advice import (
    BEST,
    CLOSE,
    EQUAL,
    GOOD,
    MOST,
    MOST_REASONS,
    POOR,
    WEAKER,
    AdvicePoint,
    con,
    pro,
)
from newangeles_gui.titles.new_angeles.minds.coach.coach import (
    QUICK,
    Counsellor,
    cheapest_first,
    make_coach,
)
from newangeles_gui.titles.new_angeles.minds.coach.rehearsal import (
    FEDERALIST_MATTERS,
    MATTERS,
    AnswerRehearsal,
    Gap,
    chosen,
    graded,
)
from newangeles_gui.titles.new_angeles.minds.search import AnswerPlan, Skills
from newangeles_gui.titles.new_angeles.rules.decisions import DECISIONS
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.resample import resample
from newangeles_gui.titles.new_angeles.rules.state import State
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.scenario.room import read_positions
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from newangeles_gui.titles.new_angeles.words import Wording, counsel_label, counsel_reason
from tests.languages import LANGUAGES

FEW = 40  # playouts: what holds for these holds for many
POSITIONS = sorted((Path(__file__).resolve().parents[1] / "positions").glob("*.yaml"))


@pytest.fixture(scope="module")
def coach(ai_box):
    return Counsellor(Skills(ai_box), FEW, 1)


@pytest.fixture(scope="module")
def asked(bench):
    """Games at the first questions of every kind, with what has been heard so far."""
    found = {}
    for seed in range(40):
        if seed >= 8 and found.keys() >= DECISIONS.keys():
            break
        game = bench.new(seed, 4 + seed % 3)
        game.record = True
        chance, log = random.Random(seed), []
        while (decision := game.pending) is not None:
            known = found.setdefault(decision.kind, [])
            if len(known) < 2 and not any(one[3] == seed for one in known):
                known.append((game.clone(), decision, heard(log, decision.seat, TELLINGS), seed))
            log += game.apply(Choice(decision.kind, chance.choice(decision.options)))
    return found


@pytest.fixture(scope="module")
def wordings(ai_box):
    folders = paths.words_folders()
    return [Wording(Catalog.load(folders, one), ai_box) for one in LANGUAGES]


def advice(coach, game, decision, history=(), seed=1):
    return coach.advise(view(game, decision.seat), decision, dice(seed), history)


@pytest.mark.parametrize("kind", sorted(DECISIONS))
def test_every_kind_of_question_gets_advice_with_words(coach, asked, wordings, kind):
    for game, decision, history, _ in asked[kind]:
        found = advice(coach, game, decision, history)
        options = [one.option for one in found.counsels]
        assert len(options) == len(set(options)) == min(len(decision.options), MOST)
        assert set(options) <= set(decision.options)
        assert found.counsels[0].grade == BEST
        seen = view(game, decision.seat)
        for counsel in found.counsels:
            assert 1 <= len(counsel.reasons) <= MOST_REASONS
            for words in wordings:
                told = [counsel_reason(words, *one) for one in counsel.reasons]
                told.append(words.say(f"coach.grade.{counsel.grade}"))
                told.append(counsel_label(words, decision, counsel.option, counsel.cards, seen))
                told.append(words.say(f"coach.summary.{found.summary}"))
                assert not any("{" in one or "coach." in one for one in told), told


@pytest.mark.parametrize("kind", sorted(DECISIONS))
def test_what_is_hidden_does_not_change_the_advice(coach, asked, kind):
    for number, (game, decision, history, _) in enumerate(asked[kind]):
        here = advice(coach, game, decision, history)
        for chance in range(2):
            twin = resample(game, decision.seat, 10 * number + chance)
            assert twin.pending is not None
            assert advice(coach, twin, twin.pending, history) == here, decision


@pytest.mark.parametrize("kind", ["main_offer", "support", "remove", "discard", "bury_event"])
def test_the_same_seed_gives_the_same_advice_whatever_came_before(coach, ai_box, asked, kind):
    fresh = Counsellor(Skills(ai_box), FEW, 1)
    game, decision, history, _ = asked[kind][0]
    seen = view(game, decision.seat)
    first = coach.advise(seen, decision, dice(7), history)
    assert seen == view(game, decision.seat), "a view is not changed by thinking"
    assert first == fresh.advise(seen, decision, dice(7), history)


def test_where_there_is_one_answer_there_is_nothing_to_think_about(coach, asked):
    game, decision, _, _ = asked["main_offer"][0]
    only = Decision(decision.kind, decision.seat, decision.options[:1], decision.source)
    found = advice(coach, game, only)
    assert [(one.option, one.reasons[0].code) for one in found.counsels] == [
        (decision.options[0], "only")
    ]
    assert not found.played


@pytest.mark.parametrize("kind", sorted(DECISIONS))
def test_without_playouts_rules_of_thumb_answer_as_the_quick_player_does(ai_box, asked, kind):
    quick = make_coach(QUICK, Skills(ai_box))
    for game, decision, history, _ in asked[kind]:
        found = advice(quick, game, decision, history)
        assert not found.played
        if kind in ("steal_card", "blind_deck"):
            continue  # the coach weighs `done` as well; unknown cards are all the same
        first = quick.policy.answer(game.clone(), decision)
        equals = [one.option for one in found.counsels if one.grade in GOOD]
        assert first in equals


def test_a_question_that_no_world_asks_is_answered_by_rule(coach, asked, monkeypatch):
    def nowhere(self):
        raise coaching.NoWorldError("nowhere")

    monkeypatch.setattr(coaching.Worlds, "next", nowhere)
    game, decision, history, _ = asked["main_offer"][0]
    found = advice(coach, game, decision, history)
    assert not found.played and len(found.counsels) > 1


def test_every_reason_of_the_code_has_words_and_the_other_way_round(wordings):
    folder = Path(coaching.__file__).parent
    code = "".join(one.read_text(encoding="utf-8") for one in folder.glob("*.py"))
    keys = {
        key.removeprefix("coach.reason.").rpartition(".")[0]
        for key in sorted(wordings[0].catalog.keys())
        if key.startswith("coach.reason.")
    }
    assert len(keys) > 50
    unused = {key for key in keys if not re.search(rf'"{key}"', code)}
    assert unused == set()
    ways = {"pro": "for", "con": "against"}
    named = {f"{key}.{ways[way]}" for way, key in re.findall(r'\b(pro|con)\("(\w+)"', code)}
    for matter in (*MATTERS, *FEDERALIST_MATTERS):
        named |= {f"{matter}.for", f"{matter}.against"}
    assert len(named) > 50
    for words in wordings:
        assert not [one for one in named if not words.catalog.has(f"coach.reason.{one}")]


@pytest.mark.parametrize(
    ("mean", "doubt", "best", "grade"),
    [
        (0.0, 0.01, 0.5, EQUAL),
        (0.01, 0.02, 0.5, EQUAL),  # chance alone may be the difference
        (0.01, 0.002, 0.5, CLOSE),
        (0.05, 0.2, 0.5, WEAKER),  # however few the worlds were
        (0.05, 0.01, 0.5, WEAKER),
        (0.2, 0.01, 0.5, POOR),
        (0.02, 0.001, 0.03, POOR),  # most of what little chance there is
    ],
)
def test_how_good_an_answer_is_beside_the_best(mean, doubt, best, grade):
    assert graded(Gap(mean, doubt), best) == grade


def test_equal_answers_are_said_to_be_equal(coach, asked):
    game, decision, _, _ = asked["blind_deck"][0]
    found = advice(coach, game, decision)
    assert [one.grade for one in found.counsels] == [BEST, EQUAL, EQUAL]


TURNS = 7


class OneWorld:
    """Worlds that are no worlds: what is tried in them is known."""

    class Nothing:
        state = State(turns_taken=TURNS)

        def clone(self):
            return self

    def __init__(self, seat):
        self.decision = Decision("draw", seat, [])

    def next(self):
        return self.Nothing(), 0


def test_a_rehearsal_spends_no_more_than_its_budget_and_finds_the_best(monkeypatch):
    worths = [0.1 * place for place in range(10)]
    spent = []
    ends = set()

    class Known:
        policy = None
        deals = 2

        def run(self, game, number, seed, until):
            ends.add(until)
            return [worths[spent[-1]]]

    def follow(game, decision, plan, policy):
        spent.append(int(plan.option))

    monkeypatch.setattr("newangeles_gui.titles.new_angeles.minds.coach.rehearsal.follow", follow)
    plans = [AnswerPlan(str(place)) for place in range(10)]
    found = AnswerRehearsal(Known(), OneWorld(0), plans, lambda state: ()).run(300)
    assert found == [9, 8, 7]
    assert len(spent) <= 300
    assert spent.count(9) == spent.count(7) > spent.count(0)
    assert ends == {TURNS + 2}, "all are looked at up to the same turn"


def codes(counsel):
    return {(one.code, one.sign) for one in counsel.reasons}


def test_a_promise_that_would_be_broken_is_named(coach, asked):
    game, decision, _, _ = next(
        one for one in asked["counter"] if "pass" in one[1].options and len(one[1].options) > 1
    )
    game = game.clone()
    me, other = game.name(decision.seat), game.name(game.state.active)
    game.state.promises.append(Promise(me, other, "no_counter", 1, "", "deal"))
    found = advice(coach, game, decision)
    for counsel in found.counsels:
        assert (("breaks_word", -1) in codes(counsel)) == (counsel.option != "pass")


def test_a_counteroffer_against_whom_one_promised_to_support_breaks_the_word(coach, asked):
    """R.26: at once, and it is said before."""
    game, decision, _, _ = next(
        one for one in asked["counter"] if "pass" in one[1].options and len(one[1].options) > 1
    )
    game = game.clone()
    me, other = game.name(decision.seat), game.name(game.state.active)
    game.state.promises.append(Promise(me, other, "support", 1, "", "deal"))
    for counsel in advice(coach, game, decision).counsels:
        assert (("breaks_word", -1) in codes(counsel)) == (counsel.option != "pass")


def test_a_promise_that_cannot_be_kept_is_not_held_against_any_answer(coach, asked):
    """R.26: more cards than there are, or support from which one is barred."""
    game, decision, _, _ = next(one for one in asked["support"] if len(one[1].options) == 3)
    deal, me = game.state.deal, game.name(decision.seat)
    held = len(game.state.hands[decision.seat])
    main, counter = game.name(deal.main_by), game.name(deal.counter_by)

    def breaks(promise, barred=()):
        """Whether to abstain would."""
        twin = game.clone()
        twin.state.promises.append(promise)
        twin.state.deal.barred_from_counter.extend(barred)
        twin.run()
        counsels = advice(coach, twin, twin.pending).counsels
        return ("breaks_word", -1) in codes(
            next(one for one in counsels if one.option == "abstain")
        )

    assert breaks(Promise(me, main, "support", held))
    assert not breaks(Promise(me, main, "support", held + 1))
    assert breaks(Promise(me, main, "support", held + 1, spent=1))
    assert breaks(Promise(me, counter, "support", 1))
    assert not breaks(Promise(me, counter, "support", 1), [decision.seat])


@pytest.mark.parametrize("grade", [BEST, EQUAL, CLOSE, WEAKER, POOR])
def test_a_broken_promise_is_named_whatever_else_there_is_to_say(grade):
    """14.2: also of the best choice, and of one for which more speaks than has room."""
    found = [pro("contract_pays", 5.0), pro("mends", 4.0), con("threat", 3.0), con("price", 2.0)]
    said = chosen([*found, con("breaks_word", 0.01, "nbn")], grade)
    assert len(said) == MOST_REASONS
    assert said[-1] == AdvicePoint("breaks_word", -1, "nbn")
    assert "breaks_word" not in {one.code for one in chosen(found, grade)}


class CityOf:
    """As much of a question as its costs are read from."""

    def __init__(self, box, kind):
        self.box, self.decision = box, Decision(kind, 0, [])


@pytest.mark.parametrize(
    ("kind", "options", "grades", "first"),
    [
        ("counter", ["ruthless_tactics", "pass"], [BEST, EQUAL], "pass"),
        ("counter", ["arrest_orders", "pass", "riot_control"], [BEST, EQUAL, EQUAL], "pass"),
        ("counter", ["arrest_orders", "pass"], [BEST, CLOSE], "arrest_orders"),
        ("main_offer", ["ruthless_tactics", "riot_control"], [BEST, EQUAL], "riot_control"),
        ("main_offer", ["arrest_orders", "riot_control"], [BEST, EQUAL], "arrest_orders"),
        ("support", ["main", "counter", "abstain"], [BEST, EQUAL, EQUAL], "abstain"),
        ("spend", ["3", "0"], [BEST, EQUAL], "0"),
        ("use", ["tanaka", "done"], [BEST, EQUAL], "done"),
        ("use", ["mr_white", "done"], [BEST, EQUAL], "mr_white"),
        ("remove", ["illness@manta", "done"], [BEST, EQUAL], "illness@manta"),
    ],
)
def test_of_two_that_are_as_good_the_one_for_nothing_comes_first(
    ai_box, kind, options, grades, first
):
    tried = [AnswerPlan(one) for one in options]
    found = cheapest_first(CityOf(ai_box, kind), tried, dict(enumerate(grades)))
    ranked = [tried[place].option for place in found]
    assert ranked[0] == first
    assert sorted(ranked) == sorted(options)
    assert list(found.values()).count(BEST) == 1 and next(iter(found.values())) == BEST
    assert found[0] in (BEST, EQUAL)


def test_the_coach_does_not_spend_where_passing_is_as_good(coach, asked):
    """Its first choice never costs anything beside an equal one for nothing."""
    seen = 0
    for kind in ("counter", "support", "spend"):
        for game, decision, history, _ in asked[kind]:
            first, *rest = advice(coach, game, decision, history).counsels
            equal = {one.option for one in rest if one.grade == EQUAL}
            assert not equal & {"pass", "abstain", "0"}, first
            seen += first.option in ("pass", "abstain", "0")
    assert seen


def alone(bench, card, seed=3):
    """The first question about support for a main offer that nobody counters."""
    game = bench.until(seed, "main_offer")
    state = game.state
    state.hands[state.active][0] = card
    game.run()
    game.apply(Choice("main_offer", card))
    while game.pending.kind != "support":
        game.apply(Choice(game.pending.kind, game.pending.options[-1]))
    return game


@pytest.mark.parametrize(
    ("card", "matters"),
    [("puff_piece", True), ("vanity_project", True), ("ark_construction", False)],
)
def test_support_of_the_only_offer_is_not_said_to_change_nothing_where_it_pays(
    coach, bench, card, matters
):
    """R.12: it wins anyway, but some cards give more to those who supported them."""
    game = alone(bench, card)
    found = {one.option: codes(one) for one in advice(coach, game, game.pending).counsels}
    assert (("no_need", 1) in found["abstain"]) == (not matters)
    backed = [said for option, said in found.items() if option == "main"]
    assert all((("rewards_support", 1) in said) == matters for said in backed) and backed


def test_support_of_the_only_offer_matters_where_a_word_was_given(coach, bench):
    game = alone(bench, "ark_construction")
    me, to = game.name(game.pending.seat), game.name(game.state.active)
    game.state.promises.append(Promise(me, to, "support", 1, "", "round"))
    counsels = advice(coach, game, game.pending).counsels
    said = {one.option: codes(one) for one in counsels}
    assert ("no_need", 1) not in said["abstain"]
    assert ("breaks_word", -1) in said["abstain"]


PLAIN = {"plain", "plain_equal", "plain_less"}


def test_draws_have_reasons_from_contract_and_city(coach, bench, ai_box):
    told = set()
    for seed in range(12):
        game = bench.until(seed, "draw")
        for _ in range(30 * (seed % 2)):  # also later, when there is something to mend
            game.apply(Choice(game.pending.kind, game.pending.options[0]))
        while game.pending.kind != "draw":
            game.apply(Choice(game.pending.kind, game.pending.options[-1]))
        for counsel in advice(coach, game, game.pending).counsels:
            said = {one.code for one in counsel.reasons}
            assert said - PLAIN, (seed, counsel)
            told |= said
            me = game.name(game.pending.seat)
            if counsel.option == ai_box.corporations[me].focus:
                assert "focus" in said
    assert {"heals", "polices", "moves_to_need", "nothing_to_mend"} <= told


def test_touching_illness_is_warned_of(coach, asked, ai_box):
    """3.0: threat rises once for a card that touches an ill district."""
    warned = 0
    for kind in ("remove", "place", "lower_unrest", "choose_district", "move_to"):
        for game, decision, history, _ in asked[kind]:
            for counsel in advice(coach, game, decision, history).counsels:
                for point in counsel.reasons:
                    if point.code == "sick":
                        warned += 1
                        place = ai_box.district_at[point.about]
                        assert game.state.city[place] & 16  # illness
    assert warned


def test_most_positions_are_solved(ai_box):
    director = make_coach(coaching.LEVEL, Skills(ai_box))
    failed, tried = [], 0
    for puzzle in (one for file in POSITIONS for one in read_positions(file)):
        game, decision = puzzle.question(ai_box)
        if puzzle.position.proposal is not None or tried >= 40:
            continue
        tried += 1
        first = advice(director, game, decision).counsels[0].option
        if not puzzle.solved_by(first):
            failed.append(f"{puzzle.position.title}: {first}")
    assert len(failed) <= 0.1 * tried, failed


@pytest.mark.parametrize(("card", "welcome"), [("ark_construction", True), ("clean_slate", False)])
def test_what_is_placed_is_welcome_or_not(coach, bench, ai_box, card, welcome):
    """Where the demand lacks something a development helps and an outage hurts."""
    game = bench.until(1, "main_offer")
    state = game.state
    state.city[:] = [48] * 10  # illness and an outage everywhere
    state.supply[:] = [0] * 5
    del state.stack[1:]
    state.stack.append(ActionCard(card, 0))
    game.run()
    while game.pending.kind != "place":
        game.apply(Choice(game.pending.kind, game.pending.options[0]))
    found = advice(coach, game, game.pending)
    said = {one for counsel in found.counsels for one in codes(counsel)}
    assert (("needed_there", -1) in said) == (not welcome)
    assert (("makes_needed", 1) in said) == welcome
