"""The machine runs frames until somebody has to decide."""

import pytest

from newangeles_gui.engine.decisions import Choice, Decision, IllegalChoice
from tests.engine.toy import Sticks, Turn, begin, to_dict


def game_of(sticks: int, forced: bool = True) -> Sticks:
    game = Sticks(sticks, 1, forced)
    game.run()
    return game


def test_it_asks_and_goes_on_after_the_answer() -> None:
    game = game_of(5)
    assert game.pending is not None
    assert (game.pending.seat, game.pending.options) == (0, ["1", "2", "3"])
    events = game.apply(Choice("take", "1"))
    assert [event.line() for event in events] == ["taken seat=0 number=1"]
    assert game.pending.seat == 1


def test_a_single_answer_is_given_by_itself() -> None:
    game = game_of(4)
    game.apply(Choice("take", "3"))  # the last stick has to be taken by the other one
    assert (game.sticks, game.loser, game.pending) == (0, 1, None)


def test_unforced_even_a_single_answer_is_asked_for() -> None:
    game = game_of(4, forced=False)
    game.apply(Choice("take", "3"))
    assert game.pending is not None
    assert game.pending.options == ["1"]


@pytest.mark.parametrize("forced", [True, False])
def test_a_moment_is_asked_for_with_its_single_answer(forced: bool) -> None:
    """What counts is what can be done at the table meanwhile."""

    class Pause(Turn):
        def step(self, game: Sticks) -> Decision:
            return Decision("go_on", 0, ["done"], "pause", moment=True)

        def answer(self, game: Sticks, option: str) -> None:
            game.stack.pop()

    game = Sticks(9, 1, forced)
    game.stack.append(Pause())
    game.run()
    assert game.pending is not None and game.pending.worth_asking
    assert game.pending.options == ["done"]
    game.apply(Choice("go_on", "done"))
    assert game.pending.kind == "take"


def test_stop_ends_everything_at_once() -> None:
    game = game_of(4)
    game.stack.insert(0, Turn())
    game.apply(Choice("take", "3"))
    assert game.stack == []
    assert game.pending is None


def test_stop_in_an_answer_ends_everything_too() -> None:
    from newangeles_gui.engine import frames

    class Last(Turn):
        def answer(self, game: Sticks, option: str) -> None:
            raise frames.Stop

    game = Sticks(9, 1)
    game.stack = [Turn(), Last()]
    game.run()
    game.apply(Choice("take", "1"))
    assert (game.stack, game.pending) == ([], None)


@pytest.mark.parametrize("choice", [Choice("take", "4"), Choice("keep", "1"), Choice("take", "0")])
def test_a_refused_choice_leaves_no_trace(choice: Choice) -> None:
    game = begin(3, True)
    before = to_dict(game)
    with pytest.raises(IllegalChoice, match="takes one of 1, 2, 3"):
        game.apply(choice)
    assert to_dict(game) == before


def test_nothing_can_be_chosen_after_the_end() -> None:
    game = game_of(4)
    game.apply(Choice("take", "3"))
    with pytest.raises(IllegalChoice, match="over"):
        game.apply(Choice("take", "1"))


def test_running_again_asks_the_same() -> None:
    game = begin(3, True)
    before, question = to_dict(game), game.pending
    game.run()
    assert (to_dict(game), game.pending) == (before, question)
