"""What floats around the city: panels, question, paper, stack, log, the tile seen large."""

import os
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.engine import Start
from newangeles_gui.minds import dice
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.settings import Settings
from newangeles_gui.titles.streets.city import MiniTown, TileSpot
from newangeles_gui.titles.streets.room import ROOM
from newangeles_gui.titles.streets.rules import Foresight, business_gains, read_cell
from newangeles_gui.titles.streets.table.bill import BillWriter
from newangeles_gui.titles.streets.table.scene import StreetsTable
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.widgets import Input

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]
FRAME = 0.05


@pytest.fixture
def seen(tmp_path, monkeypatch):
    """A function that shows the table of one person after some choices, at such a question."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    apps = []

    def make(
        after=20, kind="build", players=4, language="en", size=(1280, 720), options=(), seed="5"
    ) -> tuple[App, StreetsTable]:
        settings = Settings.load(Path(os.devnull), {})
        for name, value in {"language": language, "animation": "off"}.items():
            settings.choose(name, value)
        app = App(settings, Options(size=size, software=True, silent=True, ahead=False), TITLE)
        apps.append(app)
        characters = TITLE.minds.characters
        seats = [Seat(SEATS[0])] + [
            Seat(name, "opponent", "random", character)
            for name, character in zip(SEATS[1:players], characters, strict=False)
        ]
        start = Start(SEATS[:players], seed, {"first": "coral", **dict(options)})
        match = Match.begin(app.services.box, Plan(start, seats), "panels")
        agent, chance = app.title.minds.crew(app.services.box).agent("builder"), dice(5)
        while (asked := match.pending) and (after > 0 or asked.seat or asked.kind != kind):
            match.apply(agent.choose(match.view(asked.seat), asked, chance))
            after -= 1
        assert match.pending is not None, "there is such a question in this game"
        table = StreetsTable(app.services, match)
        app.stack.replace(table)
        app.step(FRAME)
        return app, table

    yield make
    for app in apps:
        app.close()


def drawn(app: App) -> pygame.Surface:
    surface = pygame.Surface(app.services.kit.view.size)
    app.stack.top.draw(surface)
    return surface


def amber(app: App, surface: pygame.Surface, rect: pygame.Rect) -> int:
    """How many points of a place have the colour of what was gained."""
    color = app.services.kit.color("accent")
    part = surface.subsurface(rect)
    return pygame.mask.from_threshold(part, color, (12, 12, 12, 255)).count()


@pytest.mark.parametrize("language", paths.language_codes())
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_in_a_panel_lies_over_something_else(seen, size, language) -> None:
    modules = {"business": "on", "advisors": "on"}
    for players, options in ((5, modules), (4, modules), (4, {}), (2, {"business": "on"})):
        _, table = seen(players=players, size=size, language=language, options=options)
        panels = [*table.parts.faces.children, table.parts.own]
        assert len(panels) == players
        for panel in panels:
            rects = [rect.inflate(-4, -6) for _, rect in panel.pieces]
            assert all(panel.rect.inflate(2, 2).contains(one) for one in rects), panel.role
            lean = [one.inflate(0, -one.height // 3) for one in rects]
            over = [one for n, one in enumerate(lean) if one.collidelist(lean[:n]) >= 0]
            assert not over, panel.role
            assert not any(one.colliderect(panel.face.inflate(-4, -4)) for one in rects)


def test_what_a_turn_has_brought_stands_in_amber_by_the_money(seen) -> None:
    app, table = seen(size=(1920, 1080))
    for role in ("coral", "ivory"):
        panels = (*table.parts.faces.children, table.parts.own)
        rect = next(one for one in panels if one.role == role).rect.inflate(-20, -20)
        before = amber(app, drawn(app), rect)
        table.moods.hear("income", {"player": role, "money": 27})
        table.changed()
        assert amber(app, drawn(app), rect) > before + 400
    table.moods.hear("turn_passed", {"player": "ivory"})
    table.changed()
    assert amber(app, drawn(app), rect) == before


def test_panels_say_what_open_streets_would_pay_and_tokens_gain(seen) -> None:
    _, table = seen(after=24, options={"business": "on"}, size=(1920, 1080))
    view, box = table.shown, table.services.box
    gains = sum(one[2] for one in business_gains(box, view.tokens) if one[0] == view.seat)
    assert table.parts.own._gain() == gains
    lines = [line for street in Foresight(box, view).now() for line in street.lines]
    assert sum(line.money for line in lines if line.seat == view.seat) > 0


def test_the_question_stands_left_of_its_buttons_in_a_bar(seen) -> None:
    app, table = seen()
    pill, room = table.pill, table.places.pill
    assert (pill.rect.width, pill.rect.bottom) == (room.width, room.bottom)
    assert not pill.buttons
    table.hint()
    words = next(one for one in table.pill.children if one not in table.pill.buttons)
    first, last = table.pill.buttons
    assert words.rect.right <= first.rect.left < last.rect.left
    assert last.rect.right <= table.pill.rect.right
    assert table.pill.first == 0
    app.stack.top.handle(Input("key", name="a"))
    assert table.pill.first == len(table.shown.hand) + 1  # the tiles have the first digits
    held = table.asking.option
    assert app.stack.top.handle(Input("action", name="number", amount=table.pill.first))
    assert held
    assert not table.asking.option  # the first button puts back


def test_folded_the_paper_says_what_to_do(seen) -> None:
    _, table = seen()
    bill, say = table.parts.slip.bill, table.say
    assert (bill.told, bill.rows) == (say("town.bill.idle.take"), [])
    table.take_tile(table.shown.hand[0])
    assert table.parts.slip.bill.told == say("town.bill.idle.place")


def test_after_loading_the_paper_still_shows_the_street_that_is_scored(seen) -> None:
    _, table = seen(kind="move")
    log, slip = table.match.log, table.parts.slip
    closed = max(n for n, event in enumerate(log) if event.kind == "street_closed")
    paid = [event.data for event in log[closed:] if event.kind == "income"]
    assert paid
    rows = {row.line.cell: row for row in slip.bill.rows}
    assert {cell: row.line.money for cell, row in rows.items()} == {
        read_cell(one["cell"]): one["money"] for one in paid
    }
    assert all(row.paid for row in rows.values())
    assert {owner: money for owner, money, _ in slip.bill.sums if money} == {
        one["player"]: sum(two["money"] for two in paid if two["player"] == one["player"])
        for one in paid
    }


def test_the_newest_lines_of_the_log_are_whole(seen) -> None:
    for language in paths.language_codes():
        _, table = seen(language=language)
        strip = table.root.named("log.tab")
        shown = strip._shown(3, 200)
        assert shown
        assert sum(len(lines) for _, lines in shown) <= 3
        for entry, lines in shown:
            assert " ".join(lines).split() == strip.chronicle.words(entry).split()


def test_what_would_raise_a_value_is_what_it_would_rise_by(seen) -> None:
    _, table = seen(after=28)
    view, box = table.shown, table.services.box
    raised = 0
    for street in Foresight(box, view).now():
        for line in street.lines:
            foresight = Foresight(box, view)
            told = BillWriter(table.town_words(), view, foresight).raised(line, street.size)
            count = foresight.explained(line)
            if count.kind != "people" or count.copied:
                continue
            raised += 1
            assert f"+${count.each * line.signs} " in told
            tile = view.city.at[line.cell]
            before = view.city.people[tile]
            more = [n + (place == count.of[0]) for place, n in enumerate(before)]
            view.city.people[tile] = tuple(more)
            now = Foresight(box, view).street(line.street)
            view.city.people[tile] = before
            value = next(one.value for one in now.lines if one.cell == line.cell)
            assert value - line.value == count.each * line.signs
    assert raised


def test_a_tile_that_the_pointer_rests_on_says_all_of_it(seen) -> None:
    app, table = seen()
    spots = [one for one in table.parts.board.children if isinstance(one, TileSpot)]
    for spot in spots:
        now, more = table.reckoning.told_of(table.shown, spot.cell)
        street = table.shown.city.street_of[table.shown.city.at[spot.cell]]
        assert "{" not in now + more
        if table.shown.city.closed[street]:
            assert not more
    before = pygame.image.tobytes(drawn(app), "RGB")
    app.stack.top.handle(Input("move", spots[-1].rect.center))
    for _ in range(20):
        app.step(FRAME)
    assert pygame.image.tobytes(drawn(app), "RGB") != before


def test_pictures_of_saves_show_the_city(seen) -> None:
    app, table = seen(after=12)
    facts = ROOM.of_match(table.match)
    assert len(facts.city) == len(table.shown.city.cells)
    mini = ROOM.thumbnails(app.services.kit, app.services.box)
    assert isinstance(mini, MiniTown)
    plain = pygame.image.tobytes(mini.picture(facts, (320, 180)), "RGB")
    assert mini.waiting
    while mini.waiting:
        assert mini.load_one()
    whole = mini.picture(facts, (320, 180))
    assert not mini.waiting
    assert pygame.image.tobytes(whole, "RGB") != plain
    younger = replace(facts, city=facts.city[:3])
    assert mini.picture(younger, (320, 180)).get_size() == (320, 180)
    assert ROOM.called(app.services, facts, 1) == app.services.words.name("character.host")


def test_the_paper_says_who_goes_where_and_who_comes_after_them(seen) -> None:
    _, table = seen(kind="move", after=14)
    crowd, slip = table.asking.crowd, table.parts.slip
    assert slip.bill.over_notes == table.say("town.bill.people")
    lit = [note for note in slip.bill.notes if note.lit]
    assert [note.lit for note in lit] == [crowd.colour]
    assert str(crowd.number) in lit[0].words
    first, *others = crowd.homes
    crowd.send(first)
    table.rebuild()
    way = table.town_words().way_to(table.shown.city.tiles[table.shown.city.at[first]])
    assert any(note.lit and way in note.words for note in table.parts.slip.bill.notes)
    if crowd.number > 1:
        crowd.add(others[0], 1)
        table.rebuild()
        words = next(note.words for note in table.parts.slip.bill.notes if note.lit)
        other = table.town_words().way_to(table.shown.city.tiles[table.shown.city.at[others[0]]])
        assert f"{crowd.number - 1} {way}" in words
        assert f"1 {other}" in words


def test_what_lies_in_the_city_is_no_button_until_keys_are_used(seen) -> None:
    app, table = seen(kind="abandon", players=2, after=10, seed="3")
    assert table.picker.targets
    assert not table.pill.buttons
    app.stack.top.handle(Input("action", name="right"))
    assert len(table.pill.buttons) == len(table.match.pending.options)
    app.stack.top.handle(Input("move", table.places.board.center))
    assert not table.pill.buttons


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_tiles_of_the_hand_show_their_whole_rule(seen, scale) -> None:
    app, table = seen(language="ru")
    app.settings.choose("scale", scale)
    app.services.settings_changed()
    app.step(FRAME)
    shelf, words = table.parts.shelf, table.services.words
    held = pygame.Surface(app.services.kit.view.size)
    for name in sorted(table.services.box.buildings)[:20]:
        one = shelf.tiles[0]
        room = pygame.Rect(one.rect.x + one.rect.height, one.rect.y, 0, one.rect.height // 2)
        room.width = one.rect.right - room.x
        assert one._lines(held, room, words.text(f"tile.{name}"), "small", "muted") <= room.height
