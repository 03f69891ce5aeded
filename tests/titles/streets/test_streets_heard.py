"""Streets to be heard: every event has a sound or a reason for silence, and the score follows."""

from types import SimpleNamespace

import pytest

from newangeles_gui.audio.facade import Ear
from newangeles_gui.audio.sounds import AT_ONCE, Catalogue, read_catalogue
from newangeles_gui.audio.suites import STEPS, suites_of
from newangeles_gui.table import Moment
from newangeles_gui.titles.streets.rules import NOBODY, Box, Game, cell_text, new_game, view
from newangeles_gui.titles.streets.table.cues import STAGINGS
from newangeles_gui.titles.streets.table.room import BUSY, LAST, ROOM
from newangeles_gui.titles.streets.tellings import BY_THE_TABLE, TELLINGS
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.telling import Earshot, Nothing

OF_THE_TABLE = {
    *(f"set_{kind}" for kind in ("tourist", "hipster", "parent", "shopper", "mixed")),
    *(f"closed_{length}" for length in range(1, 6)),
    "crowd_small", "crowd_large", "crowd_huge", "tile_turned",
}  # fmt: skip
# kind, facts, who listens, what they hear
CASES = [
    ("turn_passed", {"player": "coral"}, "coral", "your_turn"),
    ("turn_passed", {"player": "coral"}, "teal", ""),
    ("turn_passed", {"player": "coral"}, "", "your_turn"),
    ("turn_passed", {"player": "sneak"}, "teal", "sneak"),
    ("first_player", {"player": "coral"}, "coral", "your_turn"),
    ("income", {"money": 7}, "coral", "till"),
    ("income", {"money": 0}, "coral", ""),
    ("final_income", {"money": 1}, "", "till_last"),
    ("final_income", {"money": 0}, "", ""),
]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return read_catalogue(TITLE.seen_and_heard)


@pytest.fixture(scope="module")
def evening(box: Box) -> list[Game]:
    """A game before each of its turns, the last one over."""
    game = new_game(box, ["coral", "ivory", "slate"], 5, [])
    turn, found = -1, []
    while game.pending is not None:
        if game.pending.kind == "build" and game.state.turn != turn:
            turn = game.state.turn
            found.append(game.clone())
        game.take(game.pending.options[turn * 5 % len(game.pending.options)])
    return [*found, game]


def heard_at_table(box: Box, game: Game, kind: str, **facts: object) -> list[str]:
    """What the table plays for an event in a city."""
    heard: list[str] = []
    services = SimpleNamespace(
        kit=SimpleNamespace(calm=True), box=box, audio=SimpleNamespace(play=heard.append)
    )
    seen = view(game, NOBODY)
    staging = STAGINGS[kind]
    before = {"city": seen.city} if staging.keeps else {}
    moment = Moment(services, seen, lambda target: None, facts, TELLINGS[kind].line(facts),
                    before=before)  # fmt: skip
    staging.show(moment)
    for effect in moment.effects:
        effect.act()
    return heard


@pytest.mark.parametrize(("kind", "facts", "listener", "sound"), CASES)
def test_facts_and_listener_choose_the_sound(kind, facts, listener, sound) -> None:
    assert TELLINGS[kind].sound_for(Earshot(facts, listener)) == sound


def test_every_event_has_a_sound_or_a_reason_for_silence(catalogue: Catalogue) -> None:
    silent = {kind: row.sound for kind, row in TELLINGS.items() if isinstance(row.sound, Nothing)}
    assert set(silent.values()) == {BY_THE_TABLE}
    assert set(silent) == {"tile_built", "tile_covered", "street_closed"}
    chosen = {kind for kind, row in TELLINGS.items() if not isinstance(row.sound, str | Nothing)}
    assert chosen == {case[0] for case in CASES}
    named = {row.sound for row in TELLINGS.values() if isinstance(row.sound, str)}
    named |= {case[3] for case in CASES if case[3]} | OF_THE_TABLE
    own = read_catalogue(TITLE.seen_and_heard[:1])
    assert own.sounds.keys() <= named <= catalogue.sounds.keys()
    assert {sound.rank for sound in own.sounds.values()} <= AT_ONCE.keys()


def test_a_whole_game_can_be_heard(box: Box, catalogue: Catalogue) -> None:
    game = new_game(box, ["coral", "ivory"], 3, ["business"])
    told = [(event.kind, event.facts(0)) for event in game.events]
    while game.pending is not None:
        game.take(game.pending.options[7 % len(game.pending.options)])
        told += [(event.kind, event.facts(0)) for event in game.events]
    heard = {one.sound for one in Ear().soundings(told, TELLINGS, "coral")}
    assert heard <= catalogue.sounds.keys()
    assert {"tile_drawn", "sign_tap", "your_turn", "till", "town_complete"} <= heard


def test_each_type_of_building_is_set_down_with_its_own_sound(box: Box, evening) -> None:
    heard = {
        tile.type: heard_at_table(box, evening[0], "tile_built", tile=name, cell="9,9")
        for name, tile in box.tiles.items()
        if not tile.start
    }
    assert heard == {kind: [f"set_{kind}"] for kind in heard}
    assert {f"set_{kind}" for kind in heard} <= OF_THE_TABLE
    assert len(heard) == 5


def test_a_longer_street_closes_with_a_richer_chord(box: Box, evening) -> None:
    city = view(evening[-1], NOBODY).city
    lengths = set()
    for row in filter(None, city.rows):
        heard = heard_at_table(
            box, evening[-1], "street_closed", player="coral", cell=cell_text(city.cells[row[0]])
        )
        assert heard == [f"closed_{len(row)}"]
        lengths.add(len(row))
    assert len(lengths) > 1


def test_the_murmur_grows_with_the_biggest_crowd(box: Box, evening) -> None:
    def heard(people: int) -> list[str]:
        game = evening[-1].clone()
        everybody = game.state.city.people
        everybody[:] = [(people, 0, 0, 0), *((0, 0, 0, 0) for _ in everybody[1:])]
        return heard_at_table(box, game, "people_moved", cell="0,0", colour="tourist", count=1)

    assert [heard(people) for people in (0, 2, 3, 4, 5, 7, 8, 12)] == [
        [], [], ["crowd_small"], ["crowd_small"], ["crowd_large"], ["crowd_large"],
        ["crowd_huge"], ["crowd_huge"],
    ]  # fmt: skip


def test_the_score_follows_the_open_money_and_the_last_turns(box: Box, evening) -> None:
    tensions = [ROOM.tension(box, view(game, NOBODY)) for game in evening]
    turns = [
        (seen.pile_size + seen.end_size + sum(map(sum, seen.backs))) / 3
        for seen in (view(game, NOBODY) for game in evening)
    ]
    last = [tension for tension, left in zip(tensions, turns, strict=True) if left <= LAST]
    before = [tension for tension, left in zip(tensions, turns, strict=True) if left > LAST]
    assert before[0] == 0
    assert min(last) > STEPS[1] > max(before) > STEPS[0]
    assert last == sorted(last)
    assert last[-1] == 1


def test_open_money_is_counted_for_each_seat(box: Box, evening, monkeypatch) -> None:
    street = SimpleNamespace(lines=[SimpleNamespace(money=BUSY)])
    monkeypatch.setattr(
        "newangeles_gui.titles.streets.table.room.Foresight",
        lambda box, seen: SimpleNamespace(now=lambda: [street]),
    )
    assert ROOM.tension(box, view(evening[0], NOBODY)) == pytest.approx(0.7 / 3)


def test_two_suites_in_three_layers_and_a_piece_for_each_other_scene(catalogue: Catalogue) -> None:
    scenes = suites_of(catalogue.music.values())
    assert {name: [len(suite.pieces) for suite in suites] for name, suites in scenes.items()} == {
        "title": [1], "play": [3, 3], "results": [1],
    }  # fmt: skip
