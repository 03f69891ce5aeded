"""The kit of the table with the toy: camera, faces, hand, stage with previews, event and end."""

import os
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.engine import Start
from newangeles_gui.scenes import Scene, routes
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.settings import Settings
from newangeles_gui.table import PLEASED, SCHEMING
from newangeles_gui.widgets import Input
from tests.titles.toy.rules import KEEP, SWAP
from tests.titles.toy.table.board import DECK
from tests.titles.toy.table.scene import ToyTable
from tests.titles.toy.table.title import TITLE

LANGUAGES = paths.language_codes()
SIZES = [(1280, 720), (1920, 1080), (900, 506)]
PLAYERS = ["red", "green", "blue"]
FRAME = 0.05


@pytest.fixture
def opened(tmp_path, monkeypatch):
    """A function that opens the table for one person, or for so many."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    apps = []

    def make(language="en", size=(1280, 720), people=1, **chosen) -> tuple[App, ToyTable]:
        settings = Settings.load(Path(os.devnull), {})
        for name, value in {"language": language, "animation": "1x", **chosen}.items():
            settings.choose(name, value)
        app = App(settings, Options(size=size, software=True, silent=True, ahead=False), TITLE)
        apps.append(app)
        seats = [Seat(name) for name in ("Anna", "Boris", "Celina")[:people]]
        seats += [Seat(name, "opponent", "careful") for name in PLAYERS[people:]]
        match = Match.begin(app.services.box, Plan(Start(PLAYERS[:], "7"), seats), "toy")
        routes.open_table(app.services, match)
        app.step(FRAME)
        return app, app.stack.scenes[0]

    yield make
    for app in apps:
        app.close()


def key(app: App, name: str, amount: int = 0) -> bool:
    taken = app.stack.top.handle(Input("action", name=name, amount=amount))
    app.step(FRAME)
    return taken


def until(app: App, table: ToyTable, what) -> Scene:
    """Time passes until something is so."""
    for _ in range(400):
        if what():
            return app.stack.top
        table.director.thinker.wait()
        app.step(FRAME)
    raise AssertionError(f"{app.stack.top.name} is open")


def whole(scene: Scene) -> None:
    """Nothing that is said is cut off, and everything is on the screen."""
    for one in scene.root.all():
        assert not one.clipped, one
        if one.focusable:
            assert scene.screen.colliderect(one.rect), one.name


def test_a_game_is_played_through_by_keyboard(opened) -> None:
    app, table = opened()
    made, held = [], []
    while not table.match.over:
        until(app, table, lambda: table.picker.active or table.match.over)
        if table.match.over:
            break
        held.append(table.shown.cards[0])
        # The first answer is a card of the hand, then come the buttons.
        assert key(app, "number", 3 if not made else 1)
        asked = len(table.match.record.choices)
        assert asked == len(made) * len(PLAYERS), "what cannot be taken back is confirmed"
        assert table.picker.chosen and table.root.focus.name == "prompt.confirm"
        assert key(app, "confirm")
        made.append(str(table.match.record.choices[len(made) * len(PLAYERS)]))
    assert [one.split()[-1] for one in made] == [SWAP, KEEP]
    act = until(app, table, lambda: app.stack.top.name == "act")
    assert table.playback.act.shown[0] == ("red", str(table.match.outcome.scores[0]))
    until(app, table, lambda: table.playback.holds)
    for _ in range(60):
        app.step(FRAME)
    page = act.act.page()
    assert app.stack.top is act, "it waits for whoever looks"
    assert [chip.parts[1].text for chip in page.chips] == [
        str(one) for one in table.match.outcome.scores
    ]
    assert page.gauge.now == max(table.match.outcome.scores)
    assert act.root.named("headline").text == app.services.say("toy.act.headline")
    whole(act)
    key(app, "confirm")
    end = until(app, table, lambda: app.stack.top.name == "results")
    scores = table.match.outcome.scores
    assert end.order == sorted((1, 2), key=lambda seat: scores[seat]) + [0], "who looks is last"
    assert end.root.named("head").text == app.services.say("toy.end.turning")
    for turned in range(3):
        assert end.turned == turned and end.root.named("results.again") is None
        key(app, "confirm")
    won = 0 in table.match.outcome.winners
    verdict = f"screen.results.you_{'won' if won else 'lost'}"
    assert end.root.named("head").text == app.services.say(verdict)
    whole(end)
    assert end.root.named("results.again") is not None


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, SIZES, strict=True)])
def test_everything_has_its_place_and_can_be_read(opened, language, size) -> None:
    app, table = opened(language, size)
    until(app, table, lambda: table.picker.active)
    parts, pill = table.parts, table.pill
    whole(table)
    assert [one.role for one in parts.faces.seats] == ["green", "blue"]
    assert parts.own.role == "red"
    taken = [one.rect for one in parts.faces.seats]
    taken += [parts.own.rect, pill.rect, parts.hand.place(("hand",))]
    if parts.stage.panel.visible:
        taken.append(parts.stage.panel.rect)
    for place, one in enumerate(taken):
        assert one.collidelist(taken[place + 1 :]) < 0, one
    left, right = (parts.stage.cards[one].rect for one in (KEEP, SWAP))
    assert left.right <= pill.rect.left and pill.rect.right <= right.left
    free = parts.stage.free
    if free.width:
        until(app, table, lambda: not parts.board.camera.moving)
        for spot in parts.board.spots.values():
            assert free.contains(spot.rect), spot.name


def test_pointing_at_an_answer_shows_what_would_come_of_it(opened) -> None:
    app, table = opened(size=(1920, 1080))
    until(app, table, lambda: table.picker.active)
    board, stage, say = table.parts.board, table.parts.stage, app.services.say
    card = int(table.shown.cards[0])
    readings = [[side[0].text for side in one.readings] for one in stage.panel.rows]
    assert readings == [[str(card), "1–9"], [str(card - 1), "0–8"]]
    for way in (("side", SWAP), DECK):
        table.root.set_focus(None)
        spot = stage.place(way) or board.place(way)
        app.stack.top.handle(Input("move", spot.center))
        app.step(FRAME)
        assert board.foreseen == SWAP and stage.panel.faded == KEEP and stage.cards[KEEP].faded
        assert [one.target for one in board.concerned] == [("place", "red"), DECK]
    table.root.handle(Input("move", (2, 2)))
    table.root.set_focus(table.root.named(f"option.{KEEP}"))
    app.step(FRAME)
    assert [one.target for one in board.concerned] == [("place", "red")]
    assert stage.cards[SWAP].faded and not stage.cards[KEEP].faded
    assert say("option.swap_card.keep") == table.root.focus.text


def test_the_camera_is_moved_by_wheel_pull_and_keys_and_stays_there(opened) -> None:
    app, table = opened(reduced_motion=True)
    until(app, table, lambda: table.picker.active)
    board = table.parts.board
    pointer = board.place(DECK).center
    before = board.camera.sight
    table.handle(Input("move", pointer))
    table.handle(Input("wheel", pointer, amount=3))
    assert board.camera.sight.zoom > before.zoom
    assert board.place(DECK).collidepoint(pointer), "what is pointed at stays there"
    near = board.camera.sight
    for _ in range(4):
        assert key(app, "page_up")
    assert board.camera.sight.zoom > near.zoom
    ground = (board.rect.centerx, board.camera.room.bottom - 8)
    board.press(ground)
    board.drag((ground[0] - 60, ground[1] - 30))
    moved = board.camera.sight
    assert board.pulled and moved[:2] != near[:2]
    table.rebuild()
    assert table.parts.board is board and board.camera.sight == moved
    assert key(app, "home") and board.camera.sight == board.camera.whole


def test_faces_feel_what_has_been_shown_and_say_so(opened) -> None:
    app, table = opened()
    until(app, table, lambda: table.picker.active)
    for option, mood in ((SWAP, SCHEMING), (KEEP, PLEASED)):
        table.moods.hear("swapped" if option == SWAP else "kept", {"player": "green"})
        assert table.moods.of("green") == mood
    table._speak("swapped", {"player": "green"})
    (speech,) = table.parts.speeches
    plate = table.parts.faces.seat(1)
    assert speech.text == app.services.say("toy.says.swap") and speech.rect.top > plate.rect.bottom
    assert plate.place(("card", "green")) == plate.marks["card"]
    assert table.place(("seat", "green")) == plate.rect
    table.moods.update(9.0)
    assert table.moods.of("green") == "calm"


def test_an_answer_that_waits_to_be_confirmed_can_be_thought_over(opened) -> None:
    app, table = opened()
    until(app, table, lambda: table.picker.active)
    deck, about = table.parts.board.spots[DECK], table.parts.stage.cards[SWAP].about
    assert deck.click(deck.rect.center)
    app.step(FRAME)
    assert table.picker.chosen == SWAP and table.parts.board.foreseen == SWAP
    assert about in [getattr(one, "text", "") for one in table.pill.all()]
    assert key(app, "cancel") and not table.picker.chosen
    assert len(table.pill.buttons) == 2 and not table.match.record.choices
    for _ in range(2):
        table.parts.stage.cards[SWAP].click((0, 0))
    assert table.match.record.choices, "the second click confirms"


def test_what_is_under_way_flies_from_place_to_place_and_can_be_skipped(opened) -> None:
    app, table = opened()
    until(app, table, lambda: table.picker.active)
    table.choose(SWAP)
    until(app, table, lambda: table.playback.waiting == 0 and table.playback.busy)
    picture = pygame.Surface(table.screen.size)
    table.draw(picture)
    assert table.shown.cards[0] == str(table.match.game.state.cards[0])
    assert key(app, "skip") and not table.playback.busy


def test_between_people_falls_a_curtain_and_nobody_sees_the_others_card(opened) -> None:
    app, table = opened(people=3)
    until(app, table, lambda: app.stack.top.name == "curtain")
    assert table.shown.seat < 0 and set(table.shown.cards) == {"?"}
    assert table.parts.hand is None and table.parts.own is None
    assert [one.role for one in table.parts.faces.seats] == PLAYERS
    app.step(0.5)
    app.stack.top.open()
    until(app, table, lambda: table.picker.active)
    assert table.shown.cards[0] != "?" and table.shown.cards[1:] == ["?", "?"]
    table.unfocused()
    assert table.parts.hand is None, "the window has lost the focus"


def test_the_log_the_menu_and_the_narration_are_there(opened) -> None:
    app, table = opened(narration=True)
    until(app, table, lambda: table.picker.active)
    assert table.root.named("caption") is not None
    assert key(app, "log") and table.root.named("log") is not None
    assert key(app, "cancel") and table.root.named("log") is None
    assert key(app, "cancel") and app.stack.top.name == "pause"


def test_at_a_shared_screen_who_is_called_is_narrated_and_no_card_is(opened, capsys) -> None:
    app, table = opened(people=2, narration=True)
    curtain = until(app, table, lambda: app.stack.top.name == "curtain")
    assert curtain.text in capsys.readouterr().out
    app.step(0.5)
    curtain.open()
    until(app, table, lambda: table.picker.active)
    assert table.narrator.sentences and table.narrator.text not in capsys.readouterr().out


def test_in_a_very_wide_window_the_log_stands_beside_the_board_and_points_at_it(opened) -> None:
    app, table = opened(size=(3440, 1440))
    until(app, table, lambda: table.picker.active)
    assert table.log_open and table.places.board.right <= table.places.drawer.left
    table.root.named("log.lines").on_hover(("place", "red"))
    assert table.pointed == ("place", "red")
    pointed = pygame.Surface(table.screen.size)
    table.draw(pointed)
    around, table.pointed = table.place(("place", "red")).inflate(8, 8), None
    bare = pygame.Surface(table.screen.size)
    table.draw(bare)
    assert pointed.subsurface(around).get_buffer().raw != bare.subsurface(around).get_buffer().raw
