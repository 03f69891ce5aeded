"""Nobody's screen tells what its seat cannot know: everything hidden is dealt anew, same pixels."""

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.engine.decisions import Event
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes import Curtain
from newangeles_gui.scenes.pause import Pause
from newangeles_gui.scenes.replay.screen import ReplayScreen
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Record
from newangeles_gui.settings import Settings
from newangeles_gui.titles.new_angeles.facts import game_facts
from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen
from newangeles_gui.titles.new_angeles.rules.resample import resample
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR, thumbnail
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.widgets.kit import Viewport

from .table_hands import begin, occurrences, play, quick

STATES = 200
SIDES = 68  # every kind of question from two sides
SIZE = (1280, 720)
POISON = "what nobody may read"


class NoSaver:
    """Nothing is written: these games are not played on."""

    trouble = ""
    busy = False

    def __init__(self, store, match, aside=False):
        self.match = match

    def check(self):
        """There is nothing to tell."""

    def close(self):
        """There is nothing to end."""


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))
        quick(patch)
        patch.setattr("newangeles_gui.table.director.Autosaver", NoSaver)
        settings = Settings.load(tmp_path_factory.mktemp("nothing") / "none.toml", {})
        settings.choose("animation", "off")
        program = App(settings, Options(size=SIZE, software=True, silent=True, ahead=False))
        yield program
        program.close()


@pytest.fixture(scope="module")
def situations(app):
    """Matches with a seat that looks: every kind of question from both sides, and many others."""
    box, found = app.services.box, []
    for kind, places in sorted(occurrences(box).items()):
        (place,) = places
        found += [(kind, place, place.seat), (kind, place, (place.seat + 1) % place.players)]
    chance = dice(5)
    every = [one for places in occurrences(box, most=40).values() for one in places]
    for one in chance.sample(every, STATES - len(found)):
        found.append(("any", one, chance.randrange(one.players)))
    return found


def poisoned(log, seat):
    """The same log, with other secrets wherever this seat does not know them."""
    return [
        Event(one.kind, one.data, dict.fromkeys(one.secret, POISON), one.seen_by)
        if one.secret and seat not in one.seen_by
        else one
        for one in log
    ]


def twin_of(match, seat, chance):
    """The match as it might be as well, for all that a seat knows."""
    game = resample(match.game, seat, chance)
    twin = Match(match.plan, game, Record(match.record.choices[:]), match.identity)
    twin.log = poisoned(match.log, seat)
    twin._history = match._history  # what can be taken back is no secret
    return twin


def looked_at(app, match, seat):
    """The table as this seat sees it."""
    scene = TableScene(app.services, match)
    if scene.director.viewer != seat:
        scene.director.look(seat)
        scene.settle()
    return scene


class Picture:
    """What is seen: every pixel, and every tip; `then` changes it for a second look."""

    def __init__(self, app, *scenes, then=None):
        app.stack.scenes[:] = []
        app.stack.replace(*scenes)
        self.pixels, self.tips = [], []
        self._look(app, scenes[-1])
        if then is not None and then(scenes[-1]):
            self._look(app, scenes[-1])

    def _look(self, app, scene):
        surface = pygame.Surface(SIZE)
        app.stack.draw(surface)
        self.pixels.append(pygame.image.tobytes(surface, "RGB"))
        self.tips += [(type(one).__name__, one.name, one.tip_text) for one in scene.root.all()]
        choosing = getattr(scene, "choosing", None)
        for option in choosing.decision.options if choosing is not None else ():
            # Whether one click is enough hangs on nothing that is hidden.
            safe = scene.director.can_take_back(choosing.answers(option)[0])
            self.tips.append(("one click", option, str(safe)))

    def __eq__(self, other):
        return self.pixels == other.pixels and self.tips == other.tips

    __hash__ = None


def same(app, build, match, twin, about):
    """The same screen of both matches is the same picture."""
    first, second = build(match), build(twin)
    if first != second:  # perhaps a picture was still being read from the disk
        first, second = build(match), build(twin)
    assert first.tips == second.tips, about
    assert first.pixels == second.pixels, about


def choose(scene):
    """An answer is chosen: the bar says what it would bring."""
    if scene.choosing is not None:
        scene.picker.chosen = scene.choosing.decision.options[0]
        scene.rebuild()
    return scene.choosing is not None


def table_and_choice(app, seat):
    return lambda match: Picture(app, looked_at(app, match, seat), then=choose)


def trade(app, seat, partner_draft=True):
    """An offer with something in it; what the other thinks of it is theirs to say."""

    def build(match):
        offer = TradeScreen(app.services, looked_at(app, match, seat))
        if partner_draft:
            offer.draft.pay(offer.draft.me, 1)
            offer.draft.promise(offer.draft.partner, "support")
        return Picture(app, offer)

    return build


def log_at_the_side(app, seat):
    def build(match):
        scene = looked_at(app, match, seat)
        scene.side = "log"
        return Picture(app, scene)

    return build


def paused(app, seat):
    return lambda match: Picture(app, looked_at(app, match, seat), Pause(app.services, match))


def compare_tables(app, situations):
    """The table, and with an answer chosen; every third time for several people."""
    for number, (kind, place, seat) in enumerate(situations):
        people = {seat} if number % 3 else {seat, (seat + 1) % place.players}
        match = place.match(app.services.box, people)
        twin = twin_of(match, seat, number)
        same(app, table_and_choice(app, seat), match, twin, (kind, place, seat))


def test_the_table_and_its_tips(app, situations):
    """Every kind of question, from who is asked and from another seat."""
    compare_tables(app, situations[:SIDES])


def test_the_table_in_many_states(app, situations):
    assert len(situations) == STATES
    compare_tables(app, situations)


def test_offers_and_the_pause(app, situations):
    for number, (kind, place, seat) in enumerate(situations[::11]):
        match = place.match(app.services.box, {seat})
        twin = twin_of(match, seat, number)
        for build in (trade(app, seat), trade(app, seat, False), paused(app, seat)):
            same(app, build, match, twin, (kind, place, seat))


def test_an_offer_that_another_person_looks_at(app, situations):
    """The other one sees the offer table of the one who offers: nothing of theirs is on it."""
    for number, (kind, place, seat) in enumerate(situations[::16]):
        other = (seat + 1) % place.players
        match = place.match(app.services.box, {seat, other})
        twin = twin_of(match, other, number)
        if twin.view(seat).pending.options != match.view(seat).pending.options:
            continue  # another question for the one who offers
        same(app, trade(app, seat), match, twin, (kind, place, seat))


def test_the_log_where_there_is_little_room(app, situations):
    kit = app.services.kit
    kit.use(Viewport(SIZE, 150), kit.theme)
    try:
        for number, (kind, place, seat) in enumerate(situations[::16]):
            match = place.match(app.services.box, {seat})
            twin = twin_of(match, seat, number)
            same(app, log_at_the_side(app, seat), match, twin, (kind, place, seat))
    finally:
        kit.use(Viewport(SIZE), kit.theme)


def test_the_replay_of_a_game_that_has_not_ended(app, situations):
    services = app.services
    for number, (kind, place, _) in enumerate(situations[::25]):
        match = place.match(services.box, {0, 1})

        def build(one, match=match, place=place, number=number):
            scene = ReplayScreen(services, match, place.number)
            if one is not match:
                games = scene.reel.games
                games[-1] = resample(games[-1], SPECTATOR, number)
                scene.reel.events[:] = [poisoned(some, SPECTATOR) for some in scene.reel.events]
            return Picture(app, scene)

        same(app, build, match, None, (kind, place))


def test_saves_and_their_pictures_tell_what_all_can_see(app, situations):
    for number, (_, place, _) in enumerate(situations):
        match = place.match(app.services.box)
        twin = twin_of(match, SPECTATOR, number)
        assert thumbnail(match.game) == thumbnail(twin.game)
        assert game_facts.of_match(match) == game_facts.of_match(twin)


def test_a_resampled_game_is_another_one(app, situations):
    """The tests above would be worth nothing if nothing was hidden."""
    others = 0
    for number, (_, place, seat) in enumerate(situations):
        match = place.match(app.services.box)
        twin = twin_of(match, seat, number)
        others += twin.game.state.hands != match.game.state.hands
    assert others > STATES * 0.9


def test_another_persons_view_is_another_picture(app, situations):
    _, place, _ = situations[0]
    match = place.match(app.services.box, {0, 1})
    mine = Picture(app, looked_at(app, match, 0))
    theirs = Picture(app, looked_at(app, match, 1))
    assert mine.pixels != theirs.pixels
    assert mine == Picture(app, looked_at(app, match, 0))


def test_a_curtain_shows_nothing_of_the_game(app):
    pictures = []
    for seed in (1, 2):
        match = begin(app.services.box, seed, 4, {0, 1})
        play(match, dice(seed), 30)
        table = looked_at(app, match, 0)
        pictures.append(
            Picture(app, table, Curtain(app.services, "nbn", "Ada", lambda: None, lambda: None))
        )
    assert pictures[0] == pictures[1]
