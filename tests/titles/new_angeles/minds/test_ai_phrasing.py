"""Each moment has one of the ways of saying something, and the next speaker another one."""

import itertools

import pytest

from newangeles_gui.titles.new_angeles.minds.chatter import (
    ASIDES,
    GENERAL,
    WAYS,
    Phrasing,
    gives_reason,
)
from newangeles_gui.titles.new_angeles.minds.reasons import Remark

KEEPS = Remark("support.keeps_cards")
ROSE = Remark("comment.threat.rose")
ASIDE = Remark("aside.a")


def test_the_same_moment_reads_the_same():
    once, again = (Phrasing("7").line(1, KEEPS) for _ in range(2))
    assert once == again and once.seat == 1


@pytest.mark.parametrize(("remark", "ways"), [(KEEPS, WAYS), (ROSE, WAYS), (ASIDE, len(ASIDES))])
def test_no_words_come_again_before_the_others_were_used(remark, ways):
    """Whoever says them, and whatever else is said in between."""
    phrasing, said = Phrasing("7"), []
    for turn in range(4 * ways):
        line = phrasing.line(turn % 3, remark)
        said.append((line.remark.key, line.pick))
        for number in range(turn % 4):
            phrasing.line(0, Remark(f"support.{number}"))
    rounds = [said[start : start + ways] for start in range(0, len(said), ways)]
    assert all(len(set(one)) == ways for one in rounds)
    assert all(one != other for one, other in itertools.pairwise(said))


def test_games_begin_with_different_words():
    firsts = {Phrasing(str(seed)).line(0, KEEPS).pick for seed in range(20)}
    assert len(firsts) == WAYS


def test_what_fits_every_choice_is_seldom_said():
    drawn = [step / 100 for step in range(100)]

    def said(key, kind="support", talk=0.5):
        return sum(gives_reason(talk, kind, key, one) for one in drawn)

    assert said("support.contract") == 100 and said("main_offer.calm", "main_offer") == 100
    assert all(said(key) <= 20 for key in GENERAL)
    assert said("") == 0, "there is nothing to say"
