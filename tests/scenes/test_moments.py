"""What is on the screen at each event is what was true at that very moment.

The screen works out no view: each comes with its event. Here whole games are played for every
seat and for a spectator, and what is shown is compared with what two others say: a second game
in which the same choices are made, and somebody who only hears the facts.
"""

from collections import defaultdict

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.plain import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.table.playback import Playback
from newangeles_gui.titles.new_angeles.facts.deal_facts import turn_step
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, view
from tests.session.games import some_choice
from tests.titles.new_angeles.rules.listener import Listener, at_once, on_the_table

TICK = 0.1
BACK_EVERY = 4  # choices that can be taken back, on average


class Screen:
    """Shows a match as one seat sees it, and notes how it looked at each event."""

    def __init__(self, services, match, seat):
        self.match, self.seat = match, seat
        self.before = match.view(seat)
        self.playback = Playback(services, lambda target: None, lambda: None)
        self.playback.show(self.before)
        self.playback.listeners.append(self.begun)
        self.looks = []
        match.look(lambda: seat, self.told)

    def told(self, sights):
        before, self.before = self.before, self.match.view(self.seat)
        self.playback.add(sights, before, self.before)

    def begun(self, kind, facts):
        """An event begins to be shown."""
        self.looks.append(repr(self.playback.shown))

    def play(self):
        """Show everything that has been told; how it looked at each event."""
        while self.playback.busy:
            self.playback.update(TICK)
        assert self.playback.shown == self.match.view(self.seat)
        looks, self.looks = self.looks, []
        return looks


class Listening(Screen):
    """Compares what a spectator sees with what follows from the facts alone."""

    def __init__(self, services, match):
        super().__init__(services, match, SPECTATOR)
        self.listener = Listener(match.game)

    def begun(self, kind, facts):
        super().begun(kind, facts)
        if kind == "taken_back":
            self.listener = Listener(self.match.game)
            return
        self.listener.hear(kind, facts)
        shown = on_the_table(self.match.game, self.playback.shown)
        assert at_once(shown) == at_once(self.listener.imagined()), f"{kind} {facts}"


def looks_of(game, choice, seats):
    """How it looks to each seat after each event of a choice."""
    looks = defaultdict(list)

    def note(game):
        for seat in seats:
            looks[seat].append(repr(view(game, seat)))

    twin = game.clone(record=True)
    twin.watch = note
    twin.apply(choice)
    return looks


def table(box, players, seed):
    setups = list(box.content.setups)
    start = Start(
        list(box.corporations)[:players], seed, {"setup": setups[len(seed) % len(setups)]}
    )
    return Match.begin(box, Plan(start, [Seat(seed)] * players, Agreements()))


@pytest.mark.parametrize(
    ("players", "seed"), [(4, "one"), (5, "three"), (6, "a seed"), (4, "another")]
)
def test_what_is_shown_at_each_event_is_what_was_true_then(players, seed, make_app):
    services = make_app(animation="4x").services
    match, dice = table(services.box, players, seed), Dice(seed)
    screens = [Listening(services, match)]
    screens += [Screen(services, match, seat) for seat in range(players)]
    seats = [screen.seat for screen in screens]
    shown = undone = 0
    while not match.over:
        choice = some_choice(match, dice)
        true = looks_of(match.game, choice, seats)
        match.apply(choice)
        for screen in screens:
            looks = screen.play()
            assert looks == true[screen.seat], f"{choice}, seat {screen.seat}"
            shown += len(looks)
        if match.can_undo and not dice.below(BACK_EVERY):
            undone += 1
            match.undo()
            for screen in screens:
                assert screen.play() == [repr(match.view(screen.seat))]
            match.redo()
            assert all(screen.play() == true[screen.seat] for screen in screens)
    assert shown > 500 * len(seats) and undone > 3


@pytest.mark.parametrize("seat", [SPECTATOR, 2])
def test_the_parts_of_the_table_draw_what_was_true_then(seat, hot_seat):
    """Also the steps of a turn, which only the frames tell: the mark goes on as they begin."""
    _, table = hot_seat(choices=20, animation="4x")
    table.director.look(seat)
    table.settle()
    begun, dice = [], Dice("parts")

    def note(kind, facts):
        parts = [one.view for one in (table.parts.board, table.parts.faces, table.parts.bar)]
        assert all(one is table.shown for one in parts)
        begun.append((kind, repr(table.shown), turn_step(table.shown)))

    table.playback.listeners.append(note)
    steps = defaultdict(set)
    for _ in range(80):
        choice = some_choice(table.match, dice)
        true = looks_of(table.match.game, choice, [seat])
        table.match.apply(choice)
        while table.playback.busy:
            table.playback.update(TICK)
        assert [look for _, look, _ in begun] == true[seat], choice
        for kind, _, step in begun:
            steps[kind].add(step)
        begun.clear()
    assert (steps["turn_started"], steps["asset_revealed"]) == ({"start"}, {"deal"})
