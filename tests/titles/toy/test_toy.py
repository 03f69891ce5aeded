"""A title of the least size goes through everything that the house offers."""

import io
from pathlib import Path

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice, play
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.engine.plain import SetupError, Start
from newangeles_gui.i18n import Catalog
from newangeles_gui.session.loading import branch, load_bytes, moments, replay, save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.session.preview import preview
from newangeles_gui.session.report import bundle
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.session.store import SaveStore
from newangeles_gui.session.thinker import Thinker, think
from newangeles_gui.terminal.console import Console
from newangeles_gui.terminal.table import Saver, Table
from newangeles_gui.titles.title import of_module
from tests.titles.toy.rules import KEEP, SWAP, Box
from tests.titles.toy.title import TITLE

LANGUAGES = paths.language_codes()
PLAYERS = ["red", "green", "blue"]


@pytest.fixture
def toy() -> Box:
    return TITLE.rules.box(TITLE.data)


def words(toy: Box, language: str = "en"):
    return TITLE.words(Catalog.load(TITLE.strings, language), toy)


def begin(toy: Box, seed: str = "7", people: int = 3) -> Match:
    seats = [
        Seat(name) if place < people else Seat(name, "opponent", "careful")
        for place, name in enumerate(PLAYERS)
    ]
    return Match.begin(toy, Plan(Start(PLAYERS[:], seed), seats), "toy-game")


def play_on(match: Match, choices: int = 100) -> Match:
    dice = Dice(len(match.record.choices))
    while match.pending is not None and choices:
        match.apply(dice.choice(match.pending))
        choices -= 1
    return match


def test_everything_holds_in_random_games(toy: Box) -> None:
    for seed in range(50):
        watch = play(TITLE.rules.kit(toy, PLAYERS[: 2 + seed % 2]), seed)
        assert len(watch.choices) == toy.rounds * (2 + seed % 2)


def test_who_cannot_play_is_told(toy: Box) -> None:
    with pytest.raises(SetupError, match="two to four"):
        TITLE.rules.begin(toy, Start(["red"], "1"))


def test_it_goes_into_another_process_by_its_module() -> None:
    assert of_module(TITLE.module) is TITLE


def test_a_game_is_saved_loaded_and_played_to_the_same_end(toy: Box) -> None:
    match = play_on(begin(toy), 3)
    again = load_bytes(save_bytes(match, 1), toy)
    assert (again.header.title_id, again.notes) == ("toy", [])
    assert again.match.game.state == match.game.state
    assert play_on(again.match).game.state == play_on(match).game.state
    assert match.over


def test_a_save_of_another_title_is_refused_in_one_sentence(toy: Box, box) -> None:
    with pytest.raises(BadSaveError, match="other_title: toy"):
        load_bytes(save_bytes(begin(toy), 1), box)


def test_the_journal_alone_brings_a_game_back(toy: Box, tmp_path: Path) -> None:
    store, match = SaveStore(tmp_path), begin(toy)
    for _ in range(4):
        play_on(match, 1)
        store.autosave(match)
    for path in tmp_path.rglob("*.nasave"):
        path.unlink()
    found = store.newest_good("toy-game", toy)
    assert found is not None
    assert found.match.game.state == match.game.state


def test_what_shows_nothing_new_to_anybody_else_can_be_taken_back(toy: Box) -> None:
    match = begin(toy)
    match.apply(Choice("swap_card", KEEP))
    assert not match.can_undo, "another player has been asked"
    match.apply(Choice("swap_card", SWAP))
    assert not match.can_undo, "a card was drawn"
    with pytest.raises(IllegalChoice):
        match.undo()


def test_a_game_is_replayed_choice_by_choice_and_on_from_any_point(toy: Box) -> None:
    match = play_on(begin(toy))
    told = list(moments(toy, match.plan, match.record.choices))
    assert len(told) == len(match.record.choices) + 1
    assert replay(toy, match.plan, match.record.choices).state == match.game.state
    other = play_on(branch(toy, match, 2, "what-if"))
    assert other.record.choices[:2] == match.record.choices[:2]


def test_a_choice_shows_what_it_brings_for_certain(toy: Box) -> None:
    match = begin(toy)
    certain = preview(toy, match.view(0), "swap_card", KEEP)
    assert [event.kind for event in certain] == ["kept"]
    assert preview(toy, match.view(0), "swap_card", SWAP) == []


def test_a_report_of_a_fault_tells_the_game(toy: Box) -> None:
    assert len(bundle(save_bytes(play_on(begin(toy)), 1), toy)) > 500


def test_opponents_answer_from_what_they_may_see(toy: Box) -> None:
    match = begin(toy)
    card = int(match.view(0).cards[0])
    assert match.view(1).cards[0] == "?"
    assert match.pending is not None
    answer = think(toy, "careful", match.view(0), match.pending, 1)
    assert answer.option == (SWAP if card * 2 <= toy.highest else KEEP)


def test_opponents_answer_the_same_in_a_process_of_their_own(toy: Box) -> None:
    match, thinker = begin(toy), Thinker(toy, TITLE.data)
    assert match.pending is not None
    try:
        thinker.ask("careful", match.view(0), match.pending, 1)
        while (answer := thinker.answer(1.0)) is None:
            pass
    finally:
        thinker.close()
    assert answer == think(toy, "careful", match.view(0), match.pending, 1)
    assert thinker.fallbacks == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_a_terminal(toy: Box, tmp_path: Path, language: str) -> None:
    match, paper = begin(toy, people=1), io.StringIO()
    said, first = words(toy, language), match.game.state.cards[0]
    thinker = Thinker(toy, TITLE.data)
    answers = "swap_card steal\nswap_card keep\nswap\n2\n"  # as a replay has it, or a number
    console = Console(io.StringIO(answers), paper)
    saver = Saver(SaveStore(tmp_path), match)
    try:
        table = Table(match, said, console, thinker, saver=saver)
        assert table.run() == 0
    finally:
        thinker.close()
    assert match.over
    text = paper.getvalue()
    assert "textgame." not in text
    for strange in ("swap_card steal", "swap"):
        assert said.say("textgame.bad_input", text=strange, least=1, most=2) in text
    assert str(match.record.choices[0]) == "swap_card keep"
    assert said.say("decision.swap_card") in text
    assert said.say("toy.hand", card=first) in text
    winners = [said.name(f"player.{PLAYERS[seat]}") for seat in match.game.state.winners]
    assert said.say("log.game_over.told", winners=", ".join(winners)) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_its_words_are_there(toy: Box, language: str) -> None:
    said = words(toy, language)
    match = play_on(begin(toy))
    for seat in (None, 0, 1, 2):
        for event in match.log:
            assert "." in said.event(event, seat)
            assert "log." not in said.event(event, seat)
