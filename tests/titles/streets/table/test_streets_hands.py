"""What people stumbled over at the table of Streets, and do no more."""

import pytest

from newangeles_gui.scenes import routes
from newangeles_gui.titles.streets.city import cell_target, tile_target
from newangeles_gui.titles.streets.rules import cell_text, lying_text, place_of, read_lying
from newangeles_gui.widgets import Input

from .hands import FRAME, closing_place, free_rect, key, press, until


def test_what_is_built_outside_of_what_is_seen_is_followed_at_once(opened) -> None:
    app, table = opened(reduced_motion=True)
    for _ in range(4):
        until(app, table, lambda: table.asks)
        west = min(table.director.pending.options, key=lambda one: place_of(read_lying(one)[1]))
        table.choose(west)
        app.step(FRAME)
        seen = [table.place(tile_target(cell)) for cell in table.shown.city.cells]
        assert all(table.places.board.contains(rect) for rect in seen), seen


def test_a_street_that_pays_is_told_whatever_the_pointer_is_on(opened) -> None:
    app, table = opened(after=24, seed="3", animation="1x")
    name, cell, quarter = closing_place(table, most=1)
    table.take_tile(name)
    app.stack.top.handle(Input("move", free_rect(table, cell_target(cell)).center))
    app.step(FRAME)
    table.asking.placing.lay(quarter)
    table._aim()
    table.build_here()
    until(app, table, lambda: table.reckoning.scored is not None)
    assert table.playback.busy and table.root.under.cell == cell
    told = [row.line for row in table.parts.slip.bill.rows]
    assert table.pointed_street is None and told == [*table.reckoning.scored.street.lines]


def test_escape_puts_a_tile_back_that_keys_have_taken(opened) -> None:
    app, table = opened(after=12, seed="5")
    assert key(app, "number", 2)
    placing = table.asking.placing
    assert placing.ready, "keys hold it over the city at once"
    words = [getattr(one, "text", "") for one in table.pill.all()]
    assert table.say("town.ask.here_how_keys") in words or (
        table.say("town.ask.here_only_keys") in words
    )
    assert key(app, "cancel")
    assert not placing.taken and placing.cell is None
    assert table.root.focus is table.parts.shelf.tiles[1]
    assert key(app, "cancel") and app.stack.top.name == "pause"


def test_alone_the_tile_on_top_of_the_stack_can_be_looked_at(opened) -> None:
    app, table = opened(players=1, after=4, options={"level": "easy"})
    stack, top = table.parts.stack, table.shown.top
    assert stack.open_tile == top and app.services.words.name(f"tile.{top}") in stack.tip_text
    table.root.set_focus(stack)
    assert key(app, "confirm") and table.pinned == top
    _, others = opened(players=3, after=4)
    assert others.shown.top and not others.parts.stack.open_tile
    assert not others.parts.stack.focusable


def test_one_click_takes_a_module_into_a_new_game(opened) -> None:
    app, _ = opened()
    routes.open_new_game(app.services)
    app.step(FRAME)
    screen = app.stack.top
    for name in ("business", "advisors"):
        press(app, screen, screen.root.named(f"{name}.next").rect)
        assert screen.draft.options[name] == "on"
        assert screen.root.named(f"{name}.value").text == screen.say(
            f"screen.new_game.{name}.on.name"
        )
        press(app, screen, screen.root.named(f"{name}.next").rect)
        assert screen.draft.options[name] == "off"


def _pulled(app, table, place, turns=()):
    """A tile of the hand is pulled to a cell, frame by frame, and let go there; the cell."""
    tile = table.parts.shelf.tiles[place]
    cell, _ = max(table.asking.placing.places[tile.tile].items(), key=lambda one: len(one[1]))
    start, end = tile.rect.center, free_rect(table, cell_target(cell)).center
    app.stack.top.handle(Input("move", start))
    app.stack.top.handle(Input("press", start))
    for step in range(1, 11):
        pos = tuple(a + (b - a) * step // 10 for a, b in zip(start, end, strict=True))
        app.stack.top.handle(Input("move", pos))
        app.step(FRAME)
    for turn in turns:
        app.stack.top.handle(Input(turn, end, amount=1))
        app.step(FRAME)
    assert table.asking.placing.cell == cell
    found = table.asking.option
    app.stack.top.handle(Input("release", end))
    app.step(FRAME)
    return found


@pytest.mark.parametrize("turns", [(), ("context",), ("wheel", "context")])
def test_a_tile_that_is_pulled_is_built_where_it_is_let_go(opened, turns) -> None:
    app, table = opened(after=12, seed="5")
    before = len(table.match.record.choices)
    option = _pulled(app, table, 1, turns)
    assert table.match.record.choices[before] == f"build {option}"


def test_the_city_is_pulled_on_while_others_build(opened) -> None:
    app, table = opened(after=12, seed="5")
    board = table.parts.board
    room = board.camera.room
    places = [(room.x + 20 * x, room.y + 20 * y) for x in range(40) for y in range(24)]
    spot = next(pos for pos in places if table.root.at(pos) is board)
    app.stack.top.handle(Input("move", spot))
    app.stack.top.handle(Input("press", spot))
    for step in range(1, 4):
        before = board.camera.goal
        table.rebuild()  # as with everything that the others do
        app.stack.top.handle(Input("move", (spot[0] - 20 * step, spot[1])))
        app.step(FRAME)
        assert board.camera.goal.x > before.x
    app.stack.top.handle(Input("release", (spot[0] - 60, spot[1])))
    assert not table.root.holds and board.moved


def test_who_only_hears_is_told_what_a_place_would_bring(opened, capsys) -> None:
    app, table = opened(after=24, seed="3", narration=True)
    name, cell, quarter = closing_place(table, most=1)
    found = table.asking.placing.foreseen(name, cell, quarter)
    table.by_keys = True
    table.hold(name + lying_text(cell, quarter))
    app.step(FRAME)
    told = table.narrator.sentences[-1]
    assert app.services.words.name(f"tile.{name}") in told and cell_text(cell) in told
    for player, money in zip(table.shown.players, found.money, strict=True):
        named = table.say("town.heard.gets", player=app.services.words.player(player), n=money)
        assert (named in told) == (money > 0)
    assert table.parts.slip.bill.told in told and told in capsys.readouterr().out
