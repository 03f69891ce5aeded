"""Questions and answers as text, also the text that somebody makes up."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from newangeles_gui.engine.decisions import Choice, Decision, IllegalChoice

ids = st.from_regex(r"[a-z][a-z0-9_]*(@[a-z_]+)?", fullmatch=True)


@settings(deadline=None)  # a busy machine is no fault
@given(kind=ids, option=ids)
def test_every_choice_parses_back(kind: str, option: str) -> None:
    choice = Choice(kind, option)
    assert Choice.parse(str(choice)) == choice
    assert Choice.parse(f"  {choice}\n") == choice


@settings(deadline=None)  # a busy machine is no fault
@given(kind=ids, key=ids, option=ids)
def test_a_key_says_the_same(kind: str, key: str, option: str) -> None:
    assert Choice.parse(f"{kind} {key}={option}") == Choice(kind, option)


def test_longer_answers_are_kept_as_they_are() -> None:
    text = "trade from=nobody to=anybody give=2"
    assert Choice.parse(text) == Choice("trade", "from=nobody to=anybody give=2")
    assert str(Choice.parse(text)) == text


@pytest.mark.parametrize("text", ["", " ", "\n", "alone", " alone ", "\t\t", "\0", "\ufeff"])
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(IllegalChoice, match="not a choice"):
        Choice.parse(text)


@settings(deadline=None)  # a busy machine is no fault
@given(st.text(max_size=200))
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    try:
        choice = Choice.parse(text)
    except IllegalChoice:
        return
    assert choice.kind
    assert " " not in choice.kind


DECISION = Decision("take", 1, ["one", "two"], "table")


def test_a_question_is_worth_asking_with_a_choice_or_as_a_moment() -> None:
    assert DECISION.worth_asking
    assert not Decision("take", 1, ["one"], "table").worth_asking
    assert Decision("take", 1, ["one"], "table", moment=True).worth_asking


def test_the_legal_choices_pass() -> None:
    assert DECISION.choices() == [Choice("take", "one"), Choice("take", "two")]
    for choice in DECISION.choices():
        DECISION.check(choice)


@pytest.mark.parametrize(
    "choice",
    [
        Choice("take", "three"), Choice("give", "one"), Choice("take", ""), Choice("take", "one "),
        Choice("TAKE", "one"), Choice("one", "take"), Choice("take", "one,two"),
    ],
)  # fmt: skip
def test_everything_else_is_refused_with_what_is_legal(choice: Choice) -> None:
    with pytest.raises(IllegalChoice, match="takes one of one, two"):
        DECISION.check(choice)


def test_a_decision_is_data() -> None:
    assert Decision(**DECISION.to_dict()) == DECISION
    assert Decision("take", 0, ["one", "two"], "table") != DECISION
    assert Decision("take", 1, ["two", "one"], "table") != DECISION
    assert Decision("take", 1, ["one", "two"], "table", private=True) != DECISION
