"""The queue of animations: every event has its cue, and in the end the truth is shown."""

from collections import Counter
from itertools import pairwise

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.i18n import Catalog
from newangeles_gui.minds.agent import dice
from newangeles_gui.table.moment import ALWAYS, AT_END, SHOWN, SIGN, Moment, Staging
from newangeles_gui.table.playback import LONGEST, STAYS, Playback
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.table.room import ROOM
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from newangeles_gui.titles.telling import Cue, gap, planned
from tests.languages import LANGUAGES

FRAME = 1 / 60


class Ears:
    """Stands for the audio."""

    def __init__(self):
        self.heard, self.played = [], []

    def hear(self, told, tellings, player=""):
        self.heard += [kind for kind, _ in told]

    def play(self, name):
        self.played.append(name)

    def close(self):
        """The program ends."""


def somewhere(target):
    """A place for everything, always the same, cards in the shape of cards."""
    number = sum(map(ord, "".join(target)))
    size = {"slot": (72, 80), "deal": (120, 168), "asset": (50, 42)}.get(target[0], (200, 100))
    return pygame.Rect((number * 37 % 1000, number * 53 % 600), size)


@pytest.fixture
def table(make_app):
    """A function that makes a playback over a match: settings; place and calls are noted."""

    def make(place=somewhere, after=0, seed=3, **chosen):
        app = make_app(**chosen)
        app.services.audio.close()
        app.services.audio = Ears()
        calls = []
        playback = Playback(app.services, place, lambda: calls.append(1))
        playback.calls = calls
        playback.match = Situation(seed, after).match(app.services.box)
        return playback

    yield make


def batches(match, most=10_000):
    """Play on as opponents would; yields what seat 0 is told and sees, before and after."""
    agent, chance = make_agent("greedy", match.game.box), dice(1)
    got = []
    match.look(lambda: 0, got.append)
    for _ in range(most):
        pending = match.pending
        if pending is None:
            return
        got.clear()
        before = match.view(0)
        match.apply(agent.choose(view(match.game, pending.seat), pending, chance))
        yield got[0], before, match.view(0)


def run(playback, surface=None, most=40.0):
    """Until nothing moves; how long that was."""
    seconds = 0.0
    while playback.busy:
        if playback.holds:
            playback.step()
            continue
        assert playback.wait() == pytest.approx(FRAME)
        playback.update(FRAME)
        if surface is not None:
            playback.draw(surface)
        seconds += FRAME
        assert seconds < most, "it never ends"
    return seconds


LENGTHS = {
    "asset_revealed": 0.9, "main_offer_proposed": 0.7, "counteroffer_proposed": 0.7,
    "support_laid": 0.4, "deal_won": 1.8, "piece_placed": 0.45, "piece_moved": 0.45,
    "piece_removed": 0.45, "android_moved": 0.45, "unrest_rose": 0.45, "unrest_fell": 0.45,
    "threat_rose": 0.6, "traded": 0.8, "promise_kept": 0.9, "promise_broken": 0.9,
    "piece_reached_root": 1.3, "demand_checked": 5 * 0.45 + 1.2,
}  # fmt: skip


def test_a_cue_is_as_long_as_it_is_to_be_seen():
    for kind, row in TELLINGS.items():
        if isinstance(row.cue, Cue) and kind in LENGTHS:
            assert row.cue.seconds == pytest.approx(LENGTHS[kind]), kind
        elif isinstance(row.cue, Cue) and row.cue.reading:
            assert 0.7 <= row.cue.seconds <= 2.0, kind
        elif isinstance(row.cue, Cue):
            assert 0.05 <= row.cue.seconds <= 0.8, kind


def test_production_takes_as_long_for_each_district():
    kinds = ["district_exploited", "produced", "produced", "unrest_rose", "district_exploited"]
    waits = [gap(TELLINGS, kind, then, False) for kind, then in pairwise(kinds)]
    assert sum(waits) == pytest.approx(0.7)


def test_games_are_played_and_every_cue_shows_something(table, app):
    """Two games: whatever happens in them can be seen where there are places."""
    playback = table(size=(1280, 720))
    silent, seen = set(), Counter()
    surface = pygame.Surface((1280, 720))
    for seed in (3, 4):
        match = Situation(seed).match(playback.services.box)
        for told, before, after in batches(match):
            playback.show(before)
            for kind, facts, view_then in told:
                staging = ROOM.stagings.get(kind, SIGN)
                seen[kind] += 1
                if isinstance(TELLINGS[kind].cue, Cue) and seen[kind] <= 4:
                    start = staging.start and staging.start(moment(playback, kind, facts))
                    playback.show(view_then)
                    now = moment(playback, kind, facts, start and somewhere(start))
                    staging.show(now)
                    silent |= set() if now.effects else {kind}
                    for effect in now.effects:
                        effect.passed = max(0.0, effect.seconds / 3)
                        effect.draw(surface)
                playback.show(view_then)
            playback.show(after)
    assert not silent
    assert len(seen) > 45


def moment(playback, kind, facts, start=None):
    known = TELLINGS[kind].line(facts)
    return Moment(playback.services, playback.shown, playback.place, facts, known, start)


def test_the_shown_view_arrives_at_the_true_one(table):
    playback = table()
    surface = pygame.Surface((1280, 720))
    for number, (told, before, after) in enumerate(batches(playback.match, 320)):
        playback.add(told, before, after)
        shown = playback.shown
        if number % 40 == 0 or len(told) > 15:
            run(playback, surface)
        else:
            playback.skip()
        assert playback.shown is shown
        assert shown == after
        assert not playback.hidden and not playback.busy and playback.wait() is None
    assert len(playback.services.audio.heard) > 500


def test_board_and_panels_follow_in_step(table):
    playback = table(after=10)
    before = playback.match.view(0)
    first, second = before.corporations[:2]
    risen, richer, after = (playback.match.view(0) for _ in range(3))
    for view_then in (risen, richer, after):
        view_then.threat += 3
    for view_then in (richer, after):
        view_then.capital[0] += 2
    after.capital[1] -= 2
    told = [
        ("threat_rose", {"amount": 3, "to": after.threat, "why": "demand"}, risen),
        ("capital_gained", {"player": first, "amount": 2, "why": "contract"}, richer),
        ("capital_lost", {"player": second, "amount": 2, "why": "contract"}, after),
    ]
    playback.add(told, before, after)
    assert playback.shown == risen
    assert playback.waiting == 2
    for _ in range(40):
        playback.update(FRAME)
    assert playback.shown == richer
    run(playback)
    assert playback.shown == after
    assert playback.services.audio.heard == [kind for kind, *_ in told]


def test_a_piece_on_its_way_is_hidden_at_its_goal(table):
    playback = table(after=10)
    before = playback.match.view(0)
    district = playback.services.box.district_ids[0]
    told = [("piece_placed", {"piece": "development", "district": district}, before)]
    playback.add(told, before, before)
    hidden = playback.hidden
    assert hidden == {("piece", district, "development")}
    calls = len(playback.calls)
    run(playback)
    assert hidden == set() and playback.hidden is hidden
    assert len(playback.calls) > calls


def test_without_places_everything_changes_all_the_same(table):
    playback = table(place=lambda target: None)
    for number, (told, before, after) in enumerate(batches(playback.match, 60)):
        playback.add(told, before, after)
        if number < 12:
            run(playback)
        else:
            playback.skip()
        assert playback.shown == after


def test_with_animations_off_everything_is_there_at_once(table):
    playback = table(animation="off")
    for told, before, after in batches(playback.match, 60):
        playback.add(told, before, after)
        assert not playback.busy
        assert playback.shown == after
    assert "main_offer_proposed" in playback.services.audio.heard


@pytest.mark.parametrize(("speed", "times"), [("2x", 2), ("4x", 4)])
def test_speeds_are_kept(table, speed, times):
    lengths = []
    for chosen in ("1x", speed):
        playback = table(after=30, animation=chosen)
        view = playback.match.view(0)
        player = view.corporations[0]
        told = [("turn_started", {"player": player}, view)] * 2
        playback.add(told, view, view)
        lengths.append(run(playback))
    assert lengths[0] == pytest.approx(1.4, abs=0.2)
    assert lengths[0] / lengths[1] == pytest.approx(times, rel=0.15)


def test_reduced_motion_shows_highlights_that_stand_still(table):
    playback = table(after=10, reduced_motion=True)
    before = playback.match.view(0)
    district = playback.services.box.district_ids[0]
    told = [("piece_placed", {"piece": "development", "district": district}, before)]
    playback.add(told, before, before)
    assert not playback.hidden
    assert playback.busy
    first, second = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    playback.update(FRAME)
    playback.draw(first)
    playback.update(FRAME)
    playback.draw(second)
    assert first.get_bounding_rect() == second.get_bounding_rect()
    assert run(playback) < 0.5


def test_skipping_hears_and_tells_the_rest(table):
    playback = table()
    listened = []
    playback.listeners.append(lambda kind, facts: listened.append(kind))
    told, before, after = next(batch for batch in batches(playback.match) if len(batch[0]) > 5)
    playback.add(told, before, after)
    assert 0 < len(listened) < len(told)
    playback.skip()
    assert listened == playback.services.audio.heard == [kind for kind, *_ in told]


def test_long_queues_are_hurried_and_equal_things_run_together():
    alike = gap(TELLINGS, "cards_drawn", "cards_drawn", False)
    assert alike < gap(TELLINGS, "cards_drawn", "deal_won", False)
    moving, reading = planned(TELLINGS, ["cards_drawn"] * 4 + ["event_revealed"], False)
    assert moving == pytest.approx(3 * 0.2 + 0.4)
    assert reading == pytest.approx(1.9)
    assert planned(TELLINGS, ["cards_drawn"], True)[0] <= 0.15


def several(playback, kind, number, **facts):
    """So many events of a kind, with the view of now."""
    view = playback.match.view(0)
    return [(kind, facts, view)] * number, view


def test_a_long_part_is_hurried_and_each_phase_begins_anew(table):
    playback = table(after=10)
    district = playback.services.box.district_ids[0]
    placed, view = several(playback, "piece_moved", 60, piece="outage", district=district,
                           to=district)  # fmt: skip
    phase = [("phase_started", {"phase": "production"}, view)]
    for told in (placed, [*placed, *phase, *placed]):
        playback.add(told, view, view)
        parts = 2 if len(told) > 60 else 1
        assert run(playback) < parts * (LONGEST + 1)


def test_the_steps_of_a_card_take_three_seconds_at_most(table):
    playback = table(after=10)
    district = playback.services.box.district_ids[0]
    moved, view = several(playback, "piece_moved", 14, piece="outage", district=district,
                          to=district)  # fmt: skip
    won = {"player": view.corporations[0], "side": "main", "main": 1, "counter": 0}
    playback.add([("deal_won", won, view), *moved], view, view)
    assert run(playback) < TELLINGS["deal_won"].cue.seconds + 3.5


@pytest.fixture
def waiting(table):
    """A function that makes a playback in which rounds wait so."""

    def make(how, **chosen):
        playback = table(after=10, **chosen)
        waits = Staging(lambda moment: None, waits=lambda moment: how)
        playback._stagings = {"turn_track_filled": waits}
        told, view = several(playback, "turn_track_filled", 1, count=3)
        begun = [("phase_started", {"phase": "event"}, view)]
        filled = [("not_asked", {"player": view.corporations[0]}, view)]
        playback.heard = []
        playback.listeners.append(lambda kind, facts: playback.heard.append(kind))
        playback.add([*told, *filled, *begun], view, view)
        return playback

    return make


def until_it_holds(playback):
    for _ in range(600):
        if playback.holds or not playback.busy:
            break
        playback.update(FRAME)
    return playback.holds


@pytest.mark.parametrize(("how", "shown"), [(SHOWN, 1), (ALWAYS, 1), (AT_END, 2)])
def test_what_waits_stays_until_somebody_goes_on(waiting, how, shown):
    playback = waiting(how)
    assert until_it_holds(playback)
    assert len(playback.heard) == shown
    for _ in range(900):
        playback.update(FRAME)
    assert playback.holds and playback.busy and playback.wait() is None
    playback.step()
    assert not playback.holds and len(playback.heard) == shown + 1
    run(playback)
    assert len(playback.heard) == 3


@pytest.mark.parametrize("speed", ["2x", "4x"])
def test_faster_it_waits_only_for_a_time(waiting, speed):
    playback = waiting(SHOWN, animation=speed)
    assert until_it_holds(playback)
    seconds = 0.0
    while playback.holds:
        playback.update(playback.wait())
        seconds += 0.1
    assert seconds == pytest.approx(STAYS[speed], abs=0.2)


@pytest.mark.parametrize("how", ["", SHOWN, ALWAYS, AT_END])
def test_without_animations_only_the_great_things_wait(waiting, how):
    playback = waiting(how, animation="off")
    assert playback.holds == (how == ALWAYS)
    assert len(playback.heard) == (1 if how == ALWAYS else 3)
    if playback.holds:
        playback.step()
    assert not playback.busy and len(playback.heard) == 3


def test_reduced_motion_waits_as_long(waiting):
    playback = waiting(SHOWN, reduced_motion=True)
    assert until_it_holds(playback) and playback.wait() is None


def test_a_step_ends_what_is_shown_and_no_more(table):
    playback = table(after=10)
    player = playback.match.view(0).corporations[0]
    told, view = several(playback, "turn_started", 3, player=player)
    heard = []
    playback.listeners.append(lambda kind, facts: heard.append(kind))
    playback.add(told, view, view)
    for number in (2, 3):
        playback.step()
        assert len(heard) == number and playback.busy
    playback.step()
    assert not playback.busy


def test_skipping_leaves_nothing_that_waits(waiting):
    playback = waiting(ALWAYS)
    assert until_it_holds(playback)
    playback.skip()
    assert not playback.busy and len(playback.heard) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cues_say_is_there_in_every_language(language):
    from newangeles_gui import paths

    catalog = Catalog.load(paths.words_folders(), language)
    for key in ("round", "demand_round", "production", "event", "turn", "deal_won", "by_threat"):
        assert catalog.has(f"moment.banner.{key}")
