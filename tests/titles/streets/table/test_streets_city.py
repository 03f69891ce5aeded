"""The city of Streets on the screen: what moves with it, and how a street is seen to pay."""

import pygame

from newangeles_gui.titles.streets.city import DEEP, tile_target
from newangeles_gui.titles.streets.rules import NOBODY, cell_text
from newangeles_gui.titles.telling import TAKEN_BACK
from newangeles_gui.widgets import Input
from tests.titles.streets.table.hands import FRAME, until


def closing_place(table) -> tuple[str, int, int]:
    """The tile, the cell and the rotation that close the longest street."""
    placing = table.asking.placing
    found = [
        (max(len(one.lines) for one in ledger.streets), name, cell, quarter)
        for name, cells in placing.places.items()
        for cell, quarters in cells.items()
        for quarter in quarters
        if (ledger := placing.foreseen(name, cell, quarter)).streets
    ]
    return max(found)[1:]


def build(table, name: str, cell: int, quarter: int) -> None:
    """Without pointing at it."""
    table.take_tile(name)
    table.asking.placing.point(cell)
    table.asking.placing.lay(quarter)
    table.build_here()


def test_all_signs_of_a_street_that_pays_fly_home_together_and_it_turns_warm(opened) -> None:
    app, table = opened(after=24, seed="3", animation="1x")
    until(app, table, lambda: table.asks and not table.playback.busy)
    place = closing_place(table)
    foreseen = table.asking.placing.foreseen(*place)
    (street,) = foreseen.streets
    board, city, seen = table.parts.board, table.shown.city, []
    build(table, *place)
    for _ in range(120):
        app.step(FRAME / 2)
        whirls = [one for one in table.playback._running if type(one).__name__ == "WhirlingSign"]
        seen.append((len(whirls), street.cell in board.cold, board._cooling is not None))
        if table.asks or table.match.over:
            break
    signs = sum(1 for line in street.lines)
    assert max(count for count, _, _ in seen) == signs, "every owner's sign, at one time"
    assert any(cold for _, cold, _ in seen) and not seen[-1][1]
    assert any(cooling and not cold for _, cold, cooling in seen), "it fades, it does not flip"
    owners = [table.shown.city.owners[city.at[line.cell]] for line in street.lines]
    assert owners == [NOBODY] * len(street.lines)


def test_who_is_on_the_way_somewhere_does_not_lie_there_yet(opened) -> None:
    _, table = opened(after=24, seed="3")
    board, city = table.parts.board, table.shown.city
    table.draw(pygame.Surface(table.screen.size))
    tile = next(n for n, there in enumerate(city.people) if any(there))
    cell, before = city.cells[tile], city.people[tile]
    board.hidden.add(("tile_people", cell_text(cell)))
    city.people[tile] = tuple(count + 2 for count in before)
    board.refresh()
    assert dict(board.tiles)[cell].people == before
    board.hidden.clear()
    board.refresh()
    assert dict(board.tiles)[cell].people == city.people[tile]


def test_the_ground_moves_with_the_city(opened) -> None:
    _, table = opened(after=8, size=(1280, 720))
    board = table.parts.board
    x, y = board.corner(table.shown.city.cells[0])
    far = (x - 3.5, y)  # where nothing is built

    def around() -> set[int]:
        """Where the pencil has been."""
        picture = pygame.Surface(table.screen.size)
        board.paint(picture)
        part = pygame.Rect(0, 0, 160, 120)
        part.center = board.camera.on_screen((far[0] + 0.5, far[1] + DEEP / 2))
        assert picture.get_rect().contains(part)
        edges = pygame.transform.laplacian(pygame.transform.grayscale(picture.subsurface(part)))
        found = pygame.image.tobytes(edges, "RGB")[::3]
        return {place for place, bright in enumerate(found) if bright > 60}

    board.camera.send(board.camera.whole._replace(x=far[0] + 0.5), 0)
    board._moved(True)
    before = around()
    board.camera.drag(37, 11)
    board._moved(True)
    after = around()
    near = {place + off for place in after for off in (0, 1, -1, 160, -160)}  # they are rounded
    assert len(before) > 200 and len(before & near) > 0.9 * len(before)


def test_the_city_stays_in_the_hand_that_pulls_it_while_the_table_changes(opened) -> None:
    _, table = opened(after=12)
    board = table.parts.board
    middle = board.camera.room.center
    table.handle(Input("move", middle))
    table.handle(Input("press", middle))
    table.handle(Input("move", (middle[0] - 20, middle[1])))
    before = board.camera.sight
    table.rebuild()
    table.handle(Input("move", (middle[0] - 60, middle[1] + 10)))
    assert board.camera.sight != before and board.pulled
    table.handle(Input("release", (middle[0] - 60, middle[1] + 10)))
    assert table.asking.pending is not None, "nothing was clicked"
    after = board.camera.sight
    table.handle(Input("move", middle))
    assert board.camera.sight == after
    assert board._held is None and table.place(tile_target(table.shown.city.cells[0]))


def test_a_turn_begins_with_every_place_in_sight(opened) -> None:
    for seed, after in (("3", 30), ("5", 36)):
        app, table = opened(after=after, seed=seed)
        board, room = table.parts.board, table.places.board
        for _ in range(20):
            app.step(FRAME)
        assert not board.camera.moving
        for cell in {cell for cells in table.asking.placing.places.values() for cell in cells}:
            rect = board.cell_rect(cell)
            seen = rect.clip(room)
            assert seen.width * seen.height > 0.6 * rect.width * rect.height, cell
        board.drag((0, 0))
        board.moved = True
        before = board.camera.goal
        board.reach(table.shown.city.cells)
        board.rest()
        assert board.camera.goal == before, "hands have the last word"


def test_what_the_coach_advises_is_seen_above_its_words(opened) -> None:
    app, table = opened(after=26, seed="3")
    assert table.means(Input("action", name="hint")) and table.asking.advised
    for _ in range(20):
        app.step(FRAME)
    board, pill = table.parts.board, table.pill.rect
    rect = board.cell_rect(table.asking.placing.cell)
    assert rect.clip(pill).height < rect.height / 4
    other = next(one for one in table.asking.placing.cells if one != table.asking.placing.cell)
    table.handle(Input("move", board.cell_rect(other).center))
    for _ in range(20):
        app.step(FRAME)
    assert not table.asking.advised and board.camera.room == table.places.board


def test_home_turns_a_city_that_would_be_seen_larger(opened) -> None:
    _, table = opened(after=12, reduced_motion=True)
    board, camera = table.parts.board, table.parts.board.camera
    camera.city = pygame.FRect(0, 0, 4, 12 * DEEP)
    table.fit_city()
    assert board.turn == 0 and board.seen_whole and camera.turns_better
    small = camera.whole.zoom
    table.keys()["home"]()
    assert board.turn == 1
    camera.city = pygame.FRect(0, 0, 12, 4 * DEEP)
    assert camera.whole.zoom > 1.15 * small and not camera.turns_better
    board.fit()
    table.fit_city()
    assert board.turn == 1


def test_counters_hide_no_other_home_and_no_question(opened) -> None:
    app, table = opened(after=10, seed="5", kind="move", size=(1280, 720))
    for _ in range(12):
        app.step(FRAME)
    board, counters = table.parts.board, table.asking.counters
    assert len(counters) > 1
    for one in counters:
        others = [board.cell_rect(cell) for cell in table.asking.crowd.homes if cell != one.cell]
        assert one.rect.collidelist(others) < 0
        assert not one.rect.colliderect(table.pill.rect) and table.screen.contains(one.rect)
        assert one.rect.width >= 3 * one.rect.height - 3 > 0
    before = [one.rect.topleft for one in counters]
    board.camera.drag(30, 12)
    app.step(FRAME)
    assert [one.rect.topleft for one in counters] != before


def test_the_paper_tells_what_was_paid_however_quickly_it_is_shown(opened) -> None:
    app, table = opened(after=24, seed="3", animation="off")
    place = closing_place(table)
    (street,) = table.asking.placing.foreseen(*place).streets
    told = []
    table.playback.listeners.append(
        lambda kind, facts: told.append(table.reckoning.scored) if kind == "income" else None
    )
    build(table, *place)
    until(app, table, lambda: table.asks or table.match.over)
    (scored,) = {id(one): one for one in told[: len(street.lines)]}.values()
    assert [one.line.money for one in scored.lit] == [line.money for line in street.lines]
    table.reckoning.scored = scored
    table.reckoning.hear(TAKEN_BACK, {"events": 9}, table.shown)
    assert table.reckoning.scored is None, "a street that was never closed pays nothing"


def test_where_motion_is_reduced_arrows_say_who_moved_where(opened) -> None:
    app, table = opened(
        after=10, seed="5", kind="move", animation="1x", reduced_motion=True, size=(1280, 720)
    )
    until(app, table, lambda: table.asking.crowd is not None)
    crowd, board = table.asking.crowd, table.parts.board
    home = next(iter(crowd.homes))
    crowd.send(home)
    table.choose("")
    arrows = [one for one in table.playback._running if type(one).__name__ == "Moved"]
    for _ in range(20):
        arrows = arrows or [one for one in table.playback._running if type(one).__name__ == "Moved"]
        app.step(FRAME / 2)
    assert arrows and arrows[0].seconds == 1.0
    assert arrows[0]._homes[1] == cell_text(home) != arrows[0]._homes[0]
    arrows[0].paint(pygame.Surface(table.screen.size))
    assert board._landing is None and board._cooling is None


def test_what_an_open_tile_is_worth_stands_on_it_before_the_click(opened) -> None:
    _, table = opened(after=14, seed="9")
    placing = table.asking.placing
    name, cell, quarter = next(
        (name, cell, quarter)
        for name, cells in placing.places.items()
        for cell, quarters in cells.items()
        for quarter in quarters
        if not placing.foreseen(name, cell, quarter).streets
        and placing.foreseen(name, cell, quarter).standing.value
    )
    placing.take(name)
    placing.point(cell)
    placing.lay(quarter)
    (lit,) = table.reckoning.lit(table.shown, placing)
    assert lit.line == placing.ledger.standing and lit.why.spots and not lit.own
