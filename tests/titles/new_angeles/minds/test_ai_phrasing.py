"""Each moment has one of the ways of saying something, and the next speaker another one."""

import itertools

from newangeles_gui.titles.new_angeles.minds.chatter import (
    ASIDES,
    GENERAL,
    WAYS,
    Comment,
    Phrasing,
    gives_reason,
)
from newangeles_gui.titles.new_angeles.minds.reasons import Remark

DEAL = ["main_offer clean_slate", "counter pass", "support main", "support abstain"]
KEEPS = Remark("support.keeps_cards")
ROSE = Remark("comment.threat.rose")
TRADED = Remark("comment.traded")


def test_the_same_moment_reads_the_same():
    once, again = (Phrasing("7").answer(1, [KEEPS], DEAL) for _ in range(2))
    assert once == again and once[0].seat == 1


def test_who_decides_the_same_next_says_it_in_other_words():
    """Also if somebody in between says nothing, however many that are."""
    for silent in range(5):
        phrasing, choices = Phrasing("7"), list(DEAL)
        (first,) = phrasing.answer(1, [KEEPS], choices)
        choices += ["support abstain"] * (silent + 1)
        (second,) = phrasing.answer(2, [KEEPS], choices)
        assert first.pick != second.pick, silent


def test_a_comment_is_another_in_the_next_deal_and_the_next_time():
    phrasing, choices, picks = Phrasing("7"), list(DEAL), []
    for deal in range(6):
        choices += DEAL * (deal % 2)
        picks.append(phrasing.comment(Comment(deal % 3, ROSE), choices).pick)
    assert all(one != other for one, other in itertools.pairwise(picks))
    assert len(set(picks)) == WAYS


def test_trades_one_after_the_other_are_commented_in_other_words():
    phrasing, choices, picks = Phrasing("7"), ["main_offer clean_slate"], []
    for _ in range(3):
        choices.append("trade nbn>jinteki")
        picks.append(phrasing.comment(Comment(0, TRADED), choices).pick)
    assert len(set(picks)) == WAYS


def test_games_begin_with_different_words():
    firsts = {Phrasing(str(seed)).answer(0, [KEEPS], DEAL[:1])[0].pick for seed in range(20)}
    assert len(firsts) == WAYS


def test_before_any_choice_there_are_words_too():
    assert Phrasing("7").comment(Comment(0, ROSE), []).pick in range(WAYS)


def test_nobody_adds_the_word_that_was_added_just_before():
    phrasing = Phrasing("7")
    more = Remark(f"aside.{ASIDES[-1]}")
    keys = [phrasing.answer(seat, [KEEPS, more], DEAL)[1].remark.key for seat in range(3)]
    assert all(one != other for one, other in itertools.pairwise(keys))


def test_what_fits_every_choice_is_seldom_said():
    drawn = [step / 100 for step in range(100)]

    def said(key, kind="support", talk=0.5):
        return sum(gives_reason(talk, kind, key, one) for one in drawn)

    assert said("support.contract") == 100 and said("main_offer.calm", "main_offer") == 100
    assert all(said(key) <= 20 for key in GENERAL)
    assert said("") == 0, "there is nothing to say"
