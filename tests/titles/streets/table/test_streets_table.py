"""The table of Streets: whole games by mouse, keys and gamepad; what is seen before a click."""

import os
import random
from itertools import pairwise

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes import Portrait, routes
from newangeles_gui.titles.streets.city import DEEP, CellSpot, TileSpot, cell_target, tile_target
from newangeles_gui.titles.streets.rules import STEPS, cell_text, place_of
from newangeles_gui.titles.streets.shots import SHOTS
from newangeles_gui.titles.streets.table.roads import way_between
from newangeles_gui.titles.streets.table.scene import StreetsTable
from newangeles_gui.widgets import Input
from tests.titles.streets.table.hands import FRAME, closing_place, free_rect, key, press, until

LANGUAGES = paths.language_codes()
SEATS = ["coral", "ivory", "slate", "lilac", "teal"]


def by_mouse(app: App, table: StreetsTable, dice: random.Random) -> None:
    """Answer what is asked with the pointer alone."""
    asking, shelf = table.asking, table.parts.shelf
    if asking.placing is not None:
        if not asking.placing.taken:
            press(app, table, dice.choice(shelf.tiles).rect)
        cells = [*asking.placing.cells]
        seen = [one for one in cells if _clear(table, one)]
        press(app, table, table.place(cell_target(dice.choice(seen or cells))))
    elif asking.crowd is not None:
        seen = [one for one in asking.crowd.homes if _clear(table, one)]
        home = dice.choice(seen or [*asking.crowd.homes])
        press(app, table, table.place(tile_target(home)))
        if table.asking.crowd is asking.crowd and not asking.crowd.left:
            press(app, table, table.root.named("moved").rect)
    elif asking.in_city and not table.picker.chosen:
        lit = [target for target in table.picker.targets if target[0] == "tile"]
        press(app, table, free_rect(table, dice.choice(lit)))
    else:
        press(app, table, dice.choice(table.pill.buttons).rect)


def _clear(table: StreetsTable, cell: int) -> bool:
    rect = free_rect(table, cell_target(cell))
    found = table.root.at(rect.center)
    return isinstance(found, CellSpot | TileSpot) and found.cell == cell


def by_keys(app: App, table: StreetsTable, dice: random.Random) -> None:
    """The same with keys: digits, arrows, Enter."""
    asking = table.asking
    if asking.placing is not None:
        if not asking.placing.taken:
            assert key(app, "number", dice.randint(1, len(table.shown.hand)))
        if not isinstance(table.root.focus, CellSpot):
            table.by_keys = True
            table._focus_cell()
        for way in dice.choices(("left", "right", "up", "down"), k=2):
            before = table.root.focus
            key(app, way)
            if not isinstance(table.root.focus, CellSpot):
                table.root.set_focus(before)
        key(app, "page_down")
        assert table.asking.option
        assert key(app, "confirm")
    elif asking.crowd is not None:
        spots = [one for one in table.parts.board.children if getattr(one, "lit", False)]
        table.root.set_focus(dice.choice(spots))
        assert key(app, "confirm")
        if not asking.crowd.left and table.asking.crowd is asking.crowd:
            table.root.set_focus(table.root.named("moved"))
            assert key(app, "confirm")
    elif asking.kind == "score_instead":
        by_keys_instead(app, table, dice)
    else:
        key(app, "shift")  # any key shows the buttons
        assert key(app, "number", dice.randint(1, len(table.pill.buttons)))


def by_keys_instead(app: App, table: StreetsTable, dice: random.Random) -> None:
    """A tile by its digit, then a building; or the button that leaves all as it is."""
    key(app, "number", dice.randint(1, len(table.shown.hand)))
    if table.asking.instead:
        said = " ".join(getattr(one, "text", "") for one in table.pill.all())
        assert "instead of $" in said, "what it would count is told before the click"
    spots = [one for one in table.parts.board.children if getattr(one, "lit", False)]
    table.root.set_focus(dice.choice(spots) if spots else table.root.named("option.none"))
    assert key(app, "confirm")


@pytest.mark.parametrize(
    ("players", "hands", "options"),
    [
        (2, by_mouse, {"business": "on"}),
        (4, by_keys, {"advisors": "on"}),
        (1, by_mouse, {"level": "easy"}),
        (1, by_keys, {"business": "on", "advisors": "on"}),
    ],
)
def test_a_whole_game_is_played_to_its_end(opened, players, hands, options) -> None:
    app, table = opened(players=players, options=options)
    dice, answered = random.Random(players), 0
    while not table.match.over:
        until(app, table, lambda: table.asks or table.match.over)
        made = len(table.match.record.choices)
        for _ in range(6):
            if table.asks and len(table.match.record.choices) == made:
                hands(app, table, dice)
        assert table.match.over or len(table.match.record.choices) > made, table.asking.kind
        answered += 1
    assert answered >= 9
    until(app, table, lambda: app.stack.top.name == "results")
    end = app.stack.top
    assert not [one.clipped for one in end.root.all() if one.clipped]
    assert end.course.money[-1] == end.course.views[-1].money
    grown = [len(view.city.cells) for view in end.course.views]
    assert grown[0] == 2 and set(grown) == {*range(2, grown[-1] + 1)}
    if players == 1:
        the_decisions_are_judged(app, end)
    the_city_grows_once_more(app, end)


def the_decisions_are_judged(app: App, end) -> None:
    """In the background: the screen is there at once, and tells of them when they are known."""
    assert end.root.named("judging") is not None
    app.step(FRAME)
    end.thinker.wait()
    app.step(FRAME)
    assert not end.thinker.worker
    shown = [end.root.named(f"turning.{place}") for place in range(len(end.turnings))]
    assert 0 < len(shown) <= 3 and None not in shown
    assert not [one.clipped for one in end.root.all() if one.clipped]


def the_city_grows_once_more(app: App, end) -> None:
    """The film runs to its end, and a photo of it is kept."""
    next(way for way in end.ways_on() if way.name == "film").go()
    show = app.stack.top
    for _ in range(4):
        app.step(0.5)
    assert show.plays and show.at == 4 and len(show.shown.city.cells) > 2
    key(app, "home")
    show.go(len(end.course.views) - 1)
    show.photo()
    (file,) = (paths.settings_folder() / "photos").iterdir()
    assert pygame.image.load(file).get_size() == show.screen.size
    assert not [one.clipped for one in show.root.all() if one.clipped]
    assert key(app, "cancel") and app.stack.top is end


def test_before_the_click_the_paper_says_what_would_come_of_it(opened) -> None:
    app, table = opened(after=24, seed="3")
    assert table.parts.slip.bill.title == app.services.say("town.bill.head")
    closing = closing_place(table)
    name, cell, quarter = closing
    table.take_tile(name)
    app.stack.top.handle(Input("move", free_rect(table, cell_target(cell)).center))
    app.step(FRAME)
    placing = table.asking.placing
    assert placing.cell == cell
    placing.lay(quarter)
    table._aim()
    found, bill = placing.ledger, table.parts.slip.bill
    lines = [line for street in found.streets for line in street.lines]
    assert [row.line for row in bill.rows][: len(lines)] == lines
    assert {owner: money for owner, money, _ in bill.sums} == dict(
        zip(table.shown.players, found.money, strict=True)
    )
    before = table.match.view(0).money
    table.build_here()
    app.step(FRAME)
    until(app, table, lambda: table.asks or table.match.over)
    after = [one for one in table.match.log if one.kind == "income"][-len(lines) :]
    assert before is not None and len(after) == len(lines)


def test_the_coach_holds_a_tile_where_it_would_build_and_says_why(opened) -> None:
    app, table = opened(after=16, seed="5")
    assert key(app, "hint")
    placing = table.asking.placing
    assert placing.ready and table.asking.option in table.asking.pending.options
    told = [getattr(one, "text", "") for one in table.pill.all()]
    assert table.asking.advised and all(one in told for one in table.asking.advised)
    other = next(one for one in placing.cells if one != placing.cell)
    app.stack.top.handle(Input("move", free_rect(table, cell_target(other)).center))
    app.step(FRAME)
    assert not table.asking.advised, "who looks elsewhere thinks for themselves"


def test_wheel_and_other_button_turn_among_the_legal_rotations_only(opened) -> None:
    app, table = opened(after=12, seed="5")
    table.take_tile(table.shown.hand[0])
    placing = table.asking.placing
    cell = next(one for one, legal in placing.cells.items() if len(legal) > 1)
    spot = free_rect(table, cell_target(cell))
    app.stack.top.handle(Input("move", spot.center))
    app.step(FRAME)
    first, legal = placing.quarter, placing.legal
    app.stack.top.handle(Input("wheel", spot.center, amount=-1))
    app.step(FRAME)
    assert placing.quarter != first and placing.quarter in legal
    for _ in range(len(legal) - 1):
        app.stack.top.handle(Input("context", spot.center))
        app.step(FRAME)
    assert placing.quarter == first
    assert table.match.record.choices == table.match.record.choices
    assert table.picker.targets[cell_target(cell)] == table.asking.option


def test_a_place_that_is_still_lit_holds_nothing_that_was_put_back(opened) -> None:
    app, table = opened(after=16, seed="5")
    placing = table.asking.placing
    table.take_tile(table.shown.hand[0])
    app.step(FRAME)
    cell = next(iter(placing.cells))
    app.stack.top.handle(Input("move", free_rect(table, cell_target(cell)).center))
    app.step(FRAME)
    assert placing.cell == cell
    # The tile goes back, and what is pointed at is looked at before the board is built anew.
    placing.put_back()
    placing.put_back()
    table.look(table.root.under)
    assert not placing.taken and placing.cell is None


def test_a_tile_is_pulled_from_the_hand_onto_its_place(opened) -> None:
    app, table = opened(after=12, seed="5")
    tile = table.parts.shelf.tiles[1]
    app.stack.top.handle(Input("move", tile.rect.center))
    app.stack.top.handle(Input("press", tile.rect.center))
    held = table.asking.placing
    cell = next(iter(held.places[tile.tile]))
    spot = free_rect(table, cell_target(cell))
    for pos in ((tile.rect.centerx, tile.rect.top - 40), spot.center):
        app.stack.top.handle(Input("move", pos))
        app.step(FRAME)
    assert held.taken == tile.tile and held.cell == cell
    before = len(table.match.record.choices)
    app.stack.top.handle(Input("release", spot.center))
    app.step(FRAME)
    assert table.match.record.choices[before].startswith(f"build {tile.tile} at=")


def test_a_cell_that_is_not_legal_says_why(opened) -> None:
    app, table = opened(after=16, seed="5")
    table.take_tile(table.shown.hand[0])
    placing, told = table.asking.placing, set()
    for cell in table.shown.city.ground:
        spot = table.parts.board._spots["cell", cell]
        if cell not in placing.cells:
            told.add(spot.tip_text)
            assert spot.tip_text
        else:
            assert not spot.tip_text
    why = ("no_road", "along", "too_long")
    assert told <= {app.services.say(f"town.why.{one}", most=5) for one in why}


def test_the_city_can_be_turned_and_every_spot_turns_with_it(opened) -> None:
    app, table = opened(after=12)
    board = table.parts.board
    board.fit()
    cells = table.shown.city.cells
    for turn in range(1, 5):
        key(app, "menu") if False else table.turn_city()
        app.step(FRAME)
        assert table.parts.board is board and board.turn == turn % 4
        rects = [table.place(tile_target(one)) for one in cells]
        assert len({rect.topleft for rect in rects}) == len(cells)
        for one in cells:
            rect = table.place(tile_target(one))
            assert board.spot_under(rect.center).cell == one, place_of(one)


def test_the_camera_steps_and_follows_and_comes_home(opened) -> None:
    app, table = opened(after=8, reduced_motion=True)
    board = table.parts.board
    whole = board.camera.sight
    assert whole.zoom in board.camera.steps
    table.handle(Input("move", board.camera.room.center))
    for _ in range(2):
        key(app, "page_up")
    assert board.camera.sight.zoom > whole.zoom and board.camera.sight.zoom in board.camera.steps
    ground = board.camera.room.center
    board.press(ground)
    board.drag((ground[0] - 60, ground[1] - 30))
    board.drop(ground)
    assert board.moved and board.pulled
    assert key(app, "home") and board.camera.sight == board.camera.whole and not board.moved


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_city_that_is_seen_whole_fills_the_free_window(opened, size) -> None:
    _, table = opened(after=24, size=size)
    camera, city, room = (
        table.parts.board.camera, table.parts.board.camera.city, table.places.board,
    )  # fmt: skip
    zoom = camera.whole.zoom
    wide, high = (city.width + 0.5) / room.width, (city.height + 0.5 * DEEP) / room.height
    assert 0.89 < zoom * max(wide, high) <= 1


def test_a_tile_falls_from_above_and_lies_once_it_is_down(opened) -> None:
    app, table = opened(after=12, animation="1x")
    board, cell = table.parts.board, table.shown.city.cells[-1]
    before = board.looks
    board.set_down(cell_text(cell))
    assert board.looks != before and board.wait() == 0
    heights = []
    while board._landing is not None:
        heights.append(board._landing.height)
        app.step(FRAME)
    assert heights[0] > heights[2] > 0 == heights[-1] and board.looks == before


def test_sums_turn_over_all_at_once_when_a_street_pays(opened) -> None:
    _, table = opened(after=24, seed="3")
    table.take_tile(table.shown.hand[0])
    reckoning, city = table.reckoning, table.shown.city
    street = max(range(len(city.rows)), key=lambda one: len(city.rows[one]))
    facts = {"cell": cell_text(city.cells[city.rows[street][0]]), "player": "coral"}
    reckoning.hear("street_closed", facts, table.shown)
    scored = reckoning.scored
    assert scored.lit and not any(one.paid for one in scored.lines)
    reckoning.hear("income", {**facts, "money": 1}, table.shown)
    assert all(one.paid and one.turned == 0 for one in scored.lines)
    assert reckoning.pass_time(0.1) and 0 < scored.lines[0].turned < 1
    assert reckoning.pass_time(0.2) and not reckoning.pass_time(0.1)


def test_people_walk_where_roads_meet(opened) -> None:
    _, table = opened(after=24, seed="3")
    city = table.shown.city
    for start in city.cells:
        way = way_between(city, start, city.cells[0])
        assert way[0] == start and way[-1] == city.cells[0]
        assert all(two - one in STEPS for one, two in pairwise(way))
    row = max(city.rows, key=len)
    street = [city.cells[tile] for tile in row]
    assert sorted(way_between(city, street[0], street[-1])) == sorted(street)
    road = table.place(("road", cell_text(street[0])))
    assert table.place(tile_target(street[0])).contains(road.inflate(-road.width, -road.height))


def test_opponents_of_a_picture_have_faces(opened) -> None:
    app, _ = opened()
    (table,) = SHOTS.examples["table"](app.services, Situation(seed=1, after=6))
    app.stack.push(table)
    app.step(FRAME)
    faces = [one.sitter.face("calm") for one in table.parts.faces.seats]
    assert len({*faces}) == 3 and all(one in app.services.kit.pictures.known for one in faces)


def test_in_the_end_everybody_is_shown_with_face_and_name(opened) -> None:
    app, _ = opened()
    (end,) = SHOTS.examples["results"](app.services, Situation(seed=1, players=3))
    app.stack.push(end)
    app.step(FRAME)
    players, words = end.root.named("players"), app.services.words
    faces = [one.character for one in players.all() if isinstance(one, Portrait)]
    called = [end.root.named(f"called.{seat}").text for seat in range(3)]
    assert sorted(faces) == sorted(seat.character for seat in end.match.plan.seats[1:])
    for seat in (1, 2):
        character, role = end.match.plan.seats[seat].character, end.match.plan.start.players[seat]
        assert words.name(f"character.{character}") in called[seat]
        assert app.services.called(role) in called[seat]


def test_people_are_sent_home_by_home(opened) -> None:
    app, table = opened(after=10, seed="5", kind="move")
    crowd = table.asking.crowd
    first, second = [*crowd.homes][:2]
    crowd.number = max(2, crowd.number)
    crowd.send(first)
    assert crowd.sole(first) and not crowd.left
    assert crowd.add(second, 1) and crowd.homes[second] == 1 and not crowd.left
    assert crowd.add(second, -1) and crowd.left == 1
    assert not crowd.add(second, -1)
    crowd.send(second, half=True)
    assert sum(crowd.homes.values()) + crowd.left == crowd.number
    assert [one.cell for one in table.asking.counters] == [*crowd.homes]
    crowd.send(first)
    table.rebuild()
    told = table.parts.slip.bill.notes[-1].words
    going = table.shown.city.tiles[table.shown.city.at[max(crowd.homes, key=crowd.homes.get)]]
    assert app.services.words.name(f"tile.{going}") in told


def test_at_a_shared_screen_hands_are_behind_the_curtain(opened) -> None:
    app, table = opened(players=3, people=2)
    until(app, table, lambda: app.stack.top.name == "curtain")
    assert table.shown.seat < 0 and table.parts.shelf is None and table.parts.own is None
    assert not table.shown.hand
    app.step(0.5)
    app.stack.top.open()
    until(app, table, lambda: table.asks)
    assert [one.tile for one in table.parts.shelf.tiles] == table.shown.hand != []
    table.build_here() if table.asking.option else by_keys(app, table, random.Random(1))
    until(app, table, lambda: app.stack.top.name == "curtain")
    app.step(0.5)
    app.stack.top.open()
    until(app, table, lambda: table.asks and table.recap_lies)
    notes = [one for one in table.root.all() if type(one).__name__ == "RecapNote"]
    assert notes and all(table.places.board.contains(one.rect) for one in notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 506), (2560, 1080)])
def test_everything_has_its_place_and_can_be_read(opened, language, size) -> None:
    app, table = opened(
        players=5, after=20, language=language, size=size, options={"business": "on"}
    )
    parts, screen = table.parts, table.screen
    taken = [*(one.rect for one in parts.faces.seats), parts.own.rect, table.pill.rect,
             parts.shelf.rect, parts.slip.rect, parts.stack.rect]  # fmt: skip
    for place, one in enumerate(taken):
        assert screen.contains(one), one
        assert one.collidelist(taken[place + 1 :]) < 0, (place, one)
    for one in table.root.all():
        assert not one.clipped, (one.name, one.clipped)
    table.take_tile(table.shown.hand[0])
    app.step(FRAME)
    picture = pygame.Surface(screen.size)
    table.draw(picture)


def test_a_replay_shows_the_city_from_every_seat(opened) -> None:
    app, table = opened(players=3, after=14, seed="5")
    routes.open_replay_of(app.services, table.match)
    app.step(FRAME)
    replay = app.stack.top
    board = replay.shown.board
    for at in (2, 9):
        replay.go(at)
        app.step(FRAME)
        assert board.view is replay.shown.board.view or replay.shown.board is not board
        board = replay.shown.board
        assert len(board._looks) == len(board.view.city.cells)
    assert not [one.clipped for one in replay.root.all() if one.clipped]


def test_before_a_game_everything_can_be_chosen(opened) -> None:
    app, _ = opened()
    routes.open_new_game(app.services)
    app.step(FRAME)
    screen = app.stack.top
    assert len(screen.draft.seats) == 4
    told = [getattr(one, "text", "") for one in screen.root.all()]
    assert app.services.say("screen.new_game.business.off.name") in told


@pytest.mark.parametrize("name", SHOTS.examples)
def test_every_state_of_the_table_can_be_pictured(opened, name) -> None:
    app, _ = opened()
    app.stack.replace(*SHOTS.examples[name](app.services, Situation(seed=2, after=14, players=3)))
    app.settle()
    scene = app.stack.top
    assert not [one.name for one in scene.root.all() if one.clipped]
    if name == "table_placing":
        assert scene.asking.option and scene.parts.slip.bill.rows


def test_a_program_gives_the_answers_of_the_person(opened) -> None:
    app, table = opened(players=3)
    played, dice = SHOTS.played(table), random.Random(3)
    assert len(played.buttons()) == 2
    for _ in range(6):
        until(app, table, lambda: played.asked)
        option = dice.choice(table.director.pending.options)
        made = len(table.match.record.choices)
        played.choose(option)
        app.step(FRAME)
        assert len(table.match.record.choices) == made and played.chosen == option
        played.give(option)
        assert table.match.record.choices[made].endswith(option)
