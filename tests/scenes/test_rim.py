"""The players at the rim, one's own corner and the stake: everything is there, nothing collides."""

from functools import partial
from itertools import combinations

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes.base import Scene
from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.session.plan import Seat
from newangeles_gui.table import regions, seats_at_rim
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.city.rim import FaceRow, OwnCorner, Sitter, Stake, stake
from newangeles_gui.titles.new_angeles.city.rim.people import player_words
from newangeles_gui.titles.new_angeles.rules import SPECTATOR, Deal, Promise
from newangeles_gui.widgets.inputs import Input

CAST = ("yara_haddad", "adaeze_okoro", "pavel_orlov", "rui_matsuda", "magnus_thiele",
        "lucia_ferrante")  # fmt: skip
WINDOWS = [
    (size, scale)
    for size in ((1280, 720), (1920, 1080), (2560, 1440), (3440, 1440))
    for scale in (75, 100, 150, 200)
]


class Rim(Scene):
    """Nothing but the rim."""

    def __init__(self, services, view, picker, **more):
        super().__init__(services)
        self.view, self.picker, self.more, self.talked = view, picker, more, []

    def build(self):
        count = len(self.view.corporations)
        nobody = self.view.seat == SPECTATOR
        places = regions(self.kit, count if nobody else count - 1)
        sitters = {
            seat: Sitter(self.services.words.name(f"character.{face}"), "Broker", face)
            for seat, face in enumerate(CAST)
        }
        talk = None if nobody else self.talked.append
        offer = partial(self.talked.append, "offer")
        self.row = FaceRow(self.services, places, self.view, self.picker, sitters, talk, offer)
        self.root.add(self.row)
        if not nobody:
            veiled = self.more.get("veiled", False)
            own = OwnCorner(self.services, places, self.view, self.picker, veiled, sitters[0])
            stake = Stake(self.services, places, self.view, lambda: self.talked.append("all"))
            self.own, self.stake = own, stake
            self.root.add(self.own, self.stake)


@pytest.fixture
def show(make_app):
    def show_it(players=4, picker=None, change=None, seat=0, veiled=False, **window):
        app = make_app(**{"animation": "off", **window})
        view = Situation(seed=3, players=players).match(app.services.box).view(seat)
        if change is not None:
            change(app.services.box, view)
        scene = Rim(app.services, view, picker or Picker(), veiled=veiled)
        app.stack.replace(scene)
        app.step(0.01)  # everything is drawn once
        return app, scene

    return show_it


def crowded(box, view):
    """Eight assets, three emergency actions and a heap of promises lie with one player."""
    for asset in list(box.assets)[:8]:
        view.owners[asset] = 1
    view.emergency_holder[:3] = [1, 1, 1]
    one, other = view.corporations[:2]
    view.promises[:] = [Promise(other, one, "pay", 3), Promise(other, one, "pay", 2, fate="broken")]


def staked(box, view):
    """A deal about an asset."""
    view.deal = Deal(asset="eiko")


def inked(rect):
    """Where letters are in their line."""
    return rect.inflate(-3, -round(rect.height * 0.34))


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("change", [None, crowded], ids=["bare", "crowded"])
def test_nothing_lies_over_anything_else(show, players, change, size, scale):
    _, scene = show(players, change=change, size=size, scale=scale)
    screen = scene.screen
    for plate in [*scene.row.seats, scene.own]:
        parts = [rect for _, rect in plate.pieces]
        emergencies = [one.rect for one in plate.children if one.name.startswith("emergency")]
        for one, other in combinations(parts, 2):
            assert not inked(one).colliderect(inked(other)), (one, other)
        for one in emergencies:
            assert one.collidelist([inked(other) for other in parts]) < 0, one
        assert len({one.x for one in emergencies}) == len(emergencies)
        assert all(plate.rect.inflate(4, 4).contains(one) for one in parts + emergencies)
        assert screen.contains(plate.rect)
    for one, other in combinations(scene.row.seats, 2):
        assert not one.rect.colliderect(other.rect)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440)])
def test_where_nobody_looks_all_players_are_in_the_row(show, size):
    _, scene = show(6, seat=SPECTATOR, size=size)
    assert [one.seat for one in scene.row.seats] == [*range(6)]
    for one, other in combinations(scene.row.seats, 2):
        assert not one.rect.colliderect(other.rect)
        assert scene.screen.contains(one.rect) and one.rect.width == other.rect.width


def test_the_others_sit_clockwise_from_who_looks(show):
    _, scene = show(5)
    scene.view.seat = 3
    assert seats_at_rim(scene.view) == [4, 0, 1, 2]


def spied(app, monkeypatch):
    """All words that are drawn from now on."""
    words, told = app.services.kit.type, []
    draw = words.draw
    monkeypatch.setattr(words, "draw", lambda text, *rest: told.append(text) or draw(text, *rest))
    return told


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_no_corporation_is_cut_short_at_the_usual_scale(show, monkeypatch, size, language, seat):
    app, _ = show(6, size=size, language=language, seat=seat)
    told = spied(app, monkeypatch)
    app.services.kit._kept.clear()
    app.stack.rebuild()
    names = [
        app.services.words.name(f"corporation.{one}") for one in app.stack.top.view.corporations
    ]
    assert set(names) <= set(told)


@pytest.mark.parametrize(("size", "there"), [((1280, 720), False), ((1920, 1080), True)])
def test_the_name_of_a_character_goes_before_anything_else(show, monkeypatch, size, there):
    app, scene = show(6, size=size)
    told = spied(app, monkeypatch)
    app.services.kit._kept.clear()
    plate = scene.row.seats[0]
    for corporation in ("weyland", "jinteki"):
        plate.corporation = corporation
        plate.refresh()
        assert app.services.words.name(f"corporation.{corporation}") in told
    assert (plate.sitter.name in told[told.index("Jinteki") :]) == there
    assert "Broker" in plate.tip_text


def test_who_plays_a_seat(app):
    services = app.services
    match = Situation(seed=3).match(services.box)
    match.plan.seats[0] = Seat("Ada", "person")
    assert player_words(services, match, 0) == "Ada"
    match.plan.seats[0] = Seat(match.game.name(0), "person")
    assert player_words(services, match, 0) == services.say("screen.table.person")
    assert player_words(services, match, 1) == services.say("level.greedy.name")
    match.plan.seats[1] = Seat("nbn", "opponent", "gone")
    assert player_words(services, match, 1) == services.say("screen.table.opponent")


def test_the_tip_tells_contract_and_promises(show):
    app, scene = show(change=crowded)
    plate = scene.row.seats[0]
    tip, words = plate.tip_text, app.services.words
    assert words.text(f"corporation.{plate.corporation}") in tip
    assert "3" in plate.told_promises()[0] and len(plate.told_promises()) == 2
    assert all(line in tip for line in plate.told_promises())
    parts = {one.name.split(".")[0]: one for one in plate.children}
    assert parts["contract"].tip_text == words.text(f"corporation.{plate.corporation}")
    assert parts["promises"].tip_text == "\n".join(plate.told_promises())


def test_what_finds_no_room_is_counted_and_seen_at_one_click(show):
    app, scene = show(change=crowded)
    plate = scene.row.seats[0]
    shown = [one for one in plate.children if one.name.startswith("asset")]
    more = next(one for one in plate.children if one.name.startswith("more"))
    assert 0 < len(shown) < 8
    assert len(more.tip_text.split("\n")) == 8 - len(shown)
    assert more.click(more.rect.center)
    assert isinstance(app.stack.top, CardZoom) and len(app.stack.top.cards) == 8 + 3


def test_the_zoom_key_shows_what_lies_at_a_seat(show):
    app, scene = show(change=crowded)
    assert scene.row.seats[0].act("zoom")
    assert isinstance(app.stack.top, CardZoom)


def test_what_can_be_picked_is_never_hidden(show):
    def lit(box, view):
        crowded(box, view)
        picker.targets.update({("asset", asset): asset for asset in view.owners})

    picker = Picker()
    _, scene = show(6, picker=picker, change=lit)
    plate = scene.row.seats[0]
    shown = [one for one in plate.children if one.name.startswith("asset")]
    assert len(shown) == 8 and all(one.focusable for one in shown)
    assert len({one.rect.x for one in shown}) == 8
    assert all(plate.rect.contains(one.rect) for one in shown)


def test_a_click_on_a_face_opens_the_talk(show):
    _, scene = show()
    plate = scene.row.seats[1]
    assert plate.focusable and plate.act("confirm")
    assert plate.click(plate.rect.center)
    assert scene.talked == [plate.seat] * 2
    contract = next(one for one in plate.children if one.name.startswith("contract"))
    assert contract.click(contract.rect.center) and scene.talked == [plate.seat] * 3


def test_a_face_that_is_an_answer_is_picked_instead(show):
    picked = []
    _, scene = show()
    corporation = scene.row.seats[0].corporation
    picker = Picker({("seat", corporation): corporation}, on_pick=picked.append)
    _, scene = show(picker=picker)
    plate = scene.row.seats[0]
    assert plate.click(plate.rect.center)
    assert picked == [corporation] and scene.talked == []


def test_places_of_what_a_player_has(show):
    _, scene = show(change=crowded)
    row, corporation = scene.row, scene.view.corporations[1]
    plate = row.place(("seat", corporation))
    shown = next(iter(scene.view.owners))
    names = (("asset", shown), ("capital", corporation), ("hand", corporation),
             ("emergency", corporation), ("promises", corporation))  # fmt: skip
    for target in names:
        place = row.place(target)
        assert place is not None and plate.inflate(4, 4).contains(place), target
    for asset in scene.view.owners:  # hidden ones are where they are counted
        if scene.view.owners[asset] == 1:
            assert plate.contains(row.place(("asset", asset)))
    assert row.place(("asset", "nobody")) is None
    assert row.place(("capital", scene.view.corporations[0])) is None


def test_places_in_ones_own_corner(show):
    def owned(box, view):
        view.owners["eiko"] = 0

    _, scene = show(change=owned)
    own, corporation = scene.own, scene.view.corporations[0]
    names = (("seat", corporation), ("capital", corporation), ("asset", "eiko"),
             ("own", "rival"), ("own", "investment"), ("emergency", corporation))  # fmt: skip
    for target in names:
        assert own.rect.contains(own.place(target)), target
    assert own.place(("own", "nothing")) is None
    assert own.place(("capital", scene.view.corporations[1])) is None


def test_what_is_lit_is_picked_by_click_and_key(show):
    picked = []

    def lit(box, view):
        view.owners["eiko"] = 1

    picker = Picker({("asset", "eiko"): "eiko"}, on_pick=picked.append)
    _, scene = show(picker=picker, change=lit)
    face = scene.root.named("asset.eiko")
    assert face.focusable
    assert face.click(face.rect.center)
    assert face.act("confirm")
    assert picked == ["eiko", "eiko"]


def test_what_is_not_lit_is_looked_at_and_says_why(show):
    def owned(box, view):
        view.owners["eiko"] = 1

    picker = Picker({("seat", "x"): "x"}, why_not=lambda target: "Not now.")
    app, scene = show(picker=picker, change=owned)
    face = scene.root.named("asset.eiko")
    assert not face.focusable
    assert face.tip_text.endswith("Not now.")
    face.click(face.rect.center)
    assert isinstance(app.stack.top, CardZoom)


def test_a_changed_view_is_shown_after_refresh(show):
    _, scene = show(change=lambda box, view: view.owners.clear())
    assert scene.root.named("asset.eiko") is None
    scene.view.owners["eiko"] = 2
    scene.row.refresh()
    assert scene.root.named("asset.eiko") is not None


def test_own_secrets_are_told_and_zoomed(show):
    def dealt(box, view):
        view.rival, view.investment = "nbn", next(iter(box.content.investments))

    app, scene = show(change=dealt)
    for kind in ("rival", "investment"):
        spot = scene.root.named(f"own.{kind}")
        assert spot.focusable and spot.open
        assert app.services.say(f"own.{kind}") in spot.tip_text
        assert spot.act("zoom")
        assert isinstance(app.stack.top, CardZoom)
        app.stack.pop()


def test_veiled_secrets_are_open_only_while_they_are_held_or_pointed_at(show):
    def dealt(box, view):
        view.rival, view.investment = "nbn", next(iter(box.content.investments))

    app, scene = show(change=dealt, veiled=True)
    spot = scene.root.named("own.rival")
    assert not spot.open and spot.tip_text == app.services.say("own.rival")
    scene.own.toggle()
    assert spot.open
    scene.own.close()
    assert not spot.open
    scene.root.handle(Input("move", spot.rect.center))
    assert spot.open
    scene.own.refresh()
    scene.root.handle(Input("move", (0, 0)))
    assert not scene.root.named("own.rival").open, "it is not pointed at any more"


def test_the_stake_tells_its_asset_and_opens_talks(show):
    app, scene = show(change=staked)
    asset = scene.root.named("deal.asset")
    words = app.services.words
    assert asset.tip_text == f"{words.name('asset.eiko')}\n{words.text('asset.eiko')}"
    assert scene.stake.place(("deal", "asset")) is not None
    assert asset.click(asset.rect.center) and isinstance(app.stack.top, CardZoom)
    app.stack.pop()
    assert scene.root.named("trade").click((0, 0)) and scene.talked == ["all"]
    coach = scene.root.named("hint")
    assert not coach.enabled and app.services.say("coach.ask_not") in coach.tip_text


@pytest.mark.parametrize("winning", ["", "main"])
def test_the_stake_says_why_there_is_no_asset(show, monkeypatch, winning):
    def nothing(box, view):
        staked(box, view)
        view.deal.asset, view.deal.winning = "", winning

    _, scene = show(change=nothing)
    said = []
    monkeypatch.setattr(stake, "put_text", lambda *given: said.append(given[3]))
    scene.draw(pygame.Surface(scene.screen.size))
    assert said and " " in said[0] and "screen." not in said[0]


def test_who_is_at_turn_and_who_thinks_is_seen(show):
    _, scene = show()
    plate = scene.row.seats[0]

    def drawn():
        made = pygame.Surface(scene.screen.size)
        plate.draw(made)
        return pygame.image.tobytes(made, "RGB")

    scene.view.active = SPECTATOR
    seen = [drawn()]
    scene.view.active = plate.seat
    seen.append(drawn())
    scene.row.thinks(plate.seat)
    seen.append(drawn())
    scene.row.moods.feel(plate.corporation, "angry")
    assert len({*seen, drawn()}) == 4


def test_an_offer_waits_as_a_mark_with_its_number_at_the_face(show):
    app, scene = show()
    plate = scene.row.seats[1]
    scene.row.offered([plate.seat, plate.seat])
    mark = scene.root.named(f"offer.{plate.corporation}")
    assert mark.count == 2 and plate.face.contains(mark.rect) and mark.focusable
    assert mark.tip_text == app.services.say("screen.rim.offer")
    assert mark.click(mark.rect.center) and scene.talked == ["offer"]
    scene.row.offered([])
    assert scene.root.named(f"offer.{plate.corporation}") is None
