"""Every kind of question: each answer by mouse and by keys, the given one applied, no other."""

from pathlib import Path

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.i18n import Catalog
from newangeles_gui.scenes import base
from newangeles_gui.settings import Settings
from newangeles_gui.titles.new_angeles.rules.decisions import DECISIONS
from newangeles_gui.titles.new_angeles.table import prompt
from newangeles_gui.titles.new_angeles.table.choosing import Amounts
from newangeles_gui.titles.new_angeles.words import Wording
from newangeles_gui.widgets.fields import Slider
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.label import put_tooltip
from newangeles_gui.widgets.widget import can_focus
from tests.languages import LANGUAGES

from .table_hands import (
    act,
    click,
    exposed,
    occurrences,
    open_table,
    press_named,
    quick,
    tab_to,
)

KINDS = sorted(DECISIONS)
# What leads elsewhere than to an answer.
ASIDE = ("menu.", "log", "caption")


@pytest.fixture(scope="module")
def shared_app(tmp_path_factory):
    """One program for all: nothing here depends on what was before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))
        quick(patch)
        settings = Settings.load(Path("/dev/null"), {})
        settings.choose("animation", "off")
        app = App(settings, Options(size=(1280, 720), software=True, silent=True, ahead=False))
        yield app
        app.close()


@pytest.fixture(scope="module")
def found(shared_app):
    """Where each kind is asked first."""
    return occurrences(shared_app.services.box)


class Table:
    """The table at a question; answers are written down, and made only if asked for."""

    def __init__(self, app, occurrence, monkeypatch):
        self.app = app
        self.match = occurrence.match(app.services.box)
        self.scene = open_table(app, self.match)
        self.decision = self.match.pending
        self.given = []
        self.scene.director.make = self.given.append
        # What can be taken back needs no second click: here everything is asked twice.
        self.scene.director.can_take_back = lambda choice: False
        # Looking at cards and rules is another matter.
        monkeypatch.setattr(app.stack, "push", lambda scene: None)

    @property
    def chosen(self):
        """What only has to be confirmed, is taken up, or needs no second click."""
        choosing = self.scene.choosing
        if choosing.gathered and choosing.gathered[0] in self.decision.options:
            return choosing.gathered[0]
        light = [one.option for one in self.given if choosing.is_light(one.option)]
        return light[0] if light else self.scene.picker.chosen

    def think_again(self):
        """Escape: nothing is chosen any more; what was taken up is put back."""
        choosing = self.scene.choosing
        if choosing.gathered:
            self.scene.gather(choosing.gathered[0], False)
        elif self.scene.picker.chosen:
            act(self.scene, "cancel")
        if self.scene.closer:  # who clicked elsewhere has gone near
            act(self.scene, "cancel")
        self.given.clear()
        assert self.chosen == ""
        assert self.scene.root.named("prompt.confirm") is None

    def places(self):
        """Where the pointer finds something, by what stands there."""
        root = self.scene.root
        found = {}
        for one in root.all():
            if one.enabled and one.name and not one.name.startswith(ASIDE):
                pos = exposed(root, one)
                if pos is not None:
                    found[one.name] = pos
        return found


@pytest.fixture
def table(shared_app, found, monkeypatch):
    """A function that opens the table at the first question of a kind."""
    return lambda kind: Table(shared_app, found[kind][0], monkeypatch)


def amounts_by_mouse(table):
    """Pull the slider to every place of its line; what can be chosen there."""
    scene, seen = table.scene, set()
    slider = scene.root.named("prompt.slider")
    for x in range(slider.rect.left, slider.rect.right):
        slider = scene.root.named("prompt.slider")
        click(scene, (x, slider.rect.centery))
        if str(slider.value) not in seen:
            press_named(scene, "prompt.amount")
            assert table.chosen == str(slider.value)
            seen.add(table.chosen)
            table.think_again()
    return seen


def amounts_by_keys(table):
    """From the least amount up, step by step."""
    scene, seen = table.scene, set()
    slider = scene.root.named("prompt.slider")
    for steps in range(slider.most - slider.least + 1):
        tab_to(scene, "prompt.slider")
        for _ in range(steps):
            act(scene, "right")
        tab_to(scene, "prompt.amount")
        act(scene, "confirm")
        seen.add(table.chosen)
        table.think_again()
    return seen


def test_every_kind_occurs(found):
    assert set(found) == set(KINDS)


def answers_by_mouse(table):
    """Everything that a click anywhere can choose."""
    seen = {}
    for name in table.places():
        while table.scene.parts.board.camera.moving:
            table.scene.parts.board.update(0.1)
        pos = table.places().get(name)
        if pos is None:
            continue
        slider = isinstance(table.scene.root.at(pos), Slider)
        click(table.scene, pos)
        if table.chosen and not slider:
            seen.setdefault(table.chosen, name)
            lit = table.scene.picker.targets.values()
            assert name.startswith(("option.", "prompt.")) or table.chosen in lit, name
        table.think_again()
    if isinstance(table.scene.choosing, Amounts):
        seen |= dict.fromkeys(amounts_by_mouse(table), "slider")
    return set(seen)


def answers_by_keys(table):
    """Everything that Tab and Enter can choose."""
    scene, seen = table.scene, set()
    count = sum(can_focus(one) for one in scene.root.all())
    for place in range(count):
        scene.root.set_focus(None)
        for _ in range(place + 1):
            act(scene, "next")
        if scene.root.focus.name.startswith(ASIDE):
            continue
        act(scene, "confirm")
        if table.chosen:
            seen.add(table.chosen)
        table.think_again()
    if isinstance(scene.choosing, Amounts):
        seen |= amounts_by_keys(table)
    assert table.given == []
    return seen


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_by_mouse(table, kind):
    table = table(kind)
    assert answers_by_mouse(table) == set(table.decision.options)


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_by_keys(table, kind):
    table = table(kind)
    assert answers_by_keys(table) == set(table.decision.options)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_wherever_it_is_asked(shared_app, monkeypatch, kind):
    for occurrence in occurrences(shared_app.services.box, most=12, seeds=range(60))[kind]:
        with monkeypatch.context() as patch:
            table = Table(shared_app, occurrence, patch)
            options = set(table.decision.options)
            assert answers_by_mouse(table) == options, occurrence
            assert answers_by_keys(table) == options, occurrence


@pytest.mark.parametrize("kind", KINDS)
def test_number_keys_choose_only_answers(table, kind):
    table = table(kind)
    seen = []
    for number in range(1, 11):
        act(table.scene, "number", number)
        if table.chosen:
            seen.append(table.chosen)
        table.think_again()
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(table.decision.options)
    targets = table.scene.picker.targets
    for family in ("look",) if kind == "support" else ("card", "look"):
        lit = {option for target, option in targets.items() if target[0] == family}
        assert len(lit) <= 10
        assert lit <= set(seen)
    if not targets:
        assert seen


@pytest.mark.parametrize("kind", KINDS)
def test_arrows_reach_what_can_be_chosen(table, kind):
    table = table(kind)
    root, scene = table.scene.root, table.scene
    wanted = {one.name for one in root.all() if can_focus(one) and not one.name.startswith(ASIDE)}
    act(scene, "down")
    reached, open_ends = {root.focus.name}, [root.focus]
    while open_ends:
        start = open_ends.pop()
        for way in ("left", "right", "up", "down"):
            root.set_focus(start)
            act(scene, way)
            if root.focus.name not in reached:
                reached.add(root.focus.name)
                open_ends.append(root.focus)
    assert wanted <= reached


@pytest.mark.parametrize("kind", KINDS)
def test_the_chosen_answer_is_applied(shared_app, found, kind):
    for how in ("mouse", "keys", "twice"):
        match = found[kind][0].match(shared_app.services.box)
        scene = open_table(shared_app, match)
        option = match.pending.options[-1]
        before = len(match.record.choices)
        light = scene.choosing.is_light(option)
        scene.pick_advised(option)
        assert len(match.record.choices) == before + light
        if light:
            assert how, "there is nothing to confirm"
        elif how == "mouse":
            press_named(scene, "prompt.confirm")
        elif how == "keys":
            tab_to(scene, "prompt.confirm")
            act(scene, "confirm")
        else:
            scene.choose(scene.picker.chosen)
        assert match.record.choices[before] == str(Choice(kind, option))


@pytest.mark.parametrize("kind", KINDS)
def test_a_pick_is_enough_where_nothing_has_to_be_confirmed(shared_app, found, monkeypatch, kind):
    shared_app.settings.choose("confirm", False)
    try:
        match = found[kind][0].match(shared_app.services.box)
        scene = open_table(shared_app, match)
        before = len(match.record.choices)
        if isinstance(scene.choosing, Amounts):
            press_named(scene, "prompt.amount")
        else:
            target = next(iter(scene.picker.targets), None)
            _ = act(scene, "number", 1) if target is None else scene.picker.pick(target)
        if kind == "lay":  # several at once, so they are taken up first
            press_named(scene, "option.lay")
        assert len(match.record.choices) > before
        assert match.record.choices[before].split()[0] == kind
    finally:
        shared_app.settings.choose("confirm", True)


@pytest.mark.parametrize("kind", KINDS)
def test_a_second_pick_of_the_same_confirms(table, kind):
    table = table(kind)
    choosing, picker = table.scene.choosing, table.scene.picker
    for target, option in list(picker.targets.items()):
        if choosing.gathers(option) or choosing.is_light(option):
            continue
        picker.pick(target)
        assert table.chosen == option
        picker.pick(target)
        assert table.given.pop() == Choice(kind, option)
        table.think_again()


@pytest.mark.parametrize("kind", ["bury_event", "keep_investment", "order_event", "steal_card"])
def test_cards_over_the_board_leave_the_confirmation_in_sight(table, kind):
    """They grew no smaller when the question grew: its button lay under them."""
    table = table(kind)
    for option in table.decision.options:
        table.scene.pick(option)
        root = table.scene.root
        confirm, cards = root.named("prompt.confirm"), root.named("look")
        assert exposed(root, confirm) is not None
        assert not cards.rect.colliderect(root.named("prompt").rect)
        picked = root.named(f"look.{option}")
        assert picked is None or picked.tip == "", "it would lie over the button"
        table.think_again()


@pytest.mark.parametrize("kind", ["choose_player", "steal_card"])
def test_what_is_only_named_is_not_said_to_happen(table, monkeypatch, kind):
    """Where nothing is certain an arrow stood before the contract of whoever was named."""
    monkeypatch.setattr(prompt, "preview", lambda *given: [])
    table = table(kind)
    words, root = table.scene.services.words, table.scene.root
    for option in table.decision.options:
        table.scene.pick(option)
        told = [one.text for one in root.all() if one.name.startswith("prompt.detail.")]
        said = words.explanation(table.decision, option, table.scene.shown)
        assert said not in told, option
        table.think_again()


def test_the_tip_of_a_place_does_not_lie_over_the_question(table, monkeypatch):
    """At the lower districts nobody could read what was asked, nor press its button."""
    scene, where = table("place").scene, []
    monkeypatch.setattr(base, "put_tooltip", lambda *given: where.append(put_tooltip(*given)))
    surface = pygame.Surface(scene.screen.size)
    for name in scene.services.box.district_ids:
        scene.handle(Input("move", scene.place(("district", name)).center))
        scene.update(1.0)
        scene.draw(surface)
        assert where.pop().bottom <= scene.parts.prompt.rect.top, name


@pytest.mark.parametrize("kind", KINDS)
def test_what_cannot_be_picked_says_why(table, monkeypatch, kind):
    table = table(kind)
    scene, services = table.scene, table.app.services
    folders, texts = paths.words_folders(), {}
    before = services.words
    try:
        for language in LANGUAGES:
            services.words = Wording(Catalog.load(folders, language), services.box)
            scene.settle()
            dark = [
                one
                for one in scene.root.all()
                if getattr(one, "target", None)
                and not scene.picker.is_lit(one.target)
                and one.name != "district.root"  # nothing can ever be done there
            ]
            assert dark
            for one in dark:
                why, tip = scene.picker.why_not(one.target), one.tip_text
                assert why
                assert "screen." not in tip, (one.name, tip)
                texts.setdefault(one.name, {})[language] = why
                if scene.picker.active and not one.name.startswith("side."):
                    assert tip.rstrip().endswith(why), (one.name, tip)
    finally:
        services.words = before
    # How many assets have room may depend on the words beside them.
    everywhere = [said for said in texts.values() if len(said) == len(LANGUAGES)]
    assert {len(set(said.values())) for said in everywhere} == {len(LANGUAGES)}


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_but_an_answer_is_ever_applied(table, kind):
    table = table(kind)
    scene = table.scene
    elsewhere = [("district", "nowhere"), ("card", "no_card"), ("side", "third"), ("look", "")]
    for target in elsewhere:
        assert not scene.picker.pick(target)
        assert not scene.picker.play(target)
    for number in (0, -1, 99):
        act(scene, "number", number)
        assert not table.chosen or table.chosen in table.decision.options
        scene.picker.chosen = ""
    assert table.given == []


def test_amounts_have_no_gaps(shared_app):
    """The slider goes over every whole number, so each of them has to be an answer."""
    for one in occurrences(shared_app.services.box, most=20, seeds=range(40)).get("spend", []):
        options = one.match(shared_app.services.box).pending.options
        amounts = sorted(int(option) for option in options if option.isdecimal())
        assert amounts == list(range(amounts[0], amounts[-1] + 1))


def test_dragging_a_card_to_the_table_plays_it(table):
    table = table("main_offer")
    scene = table.scene
    card = next(one for one in scene.parts.hand.cards if one.lit)
    start = exposed(scene.root, card)
    scene.handle(Input("press", start))
    scene.handle(Input("move", (start[0], start[1] - 60)))
    scene.handle(Input("move", (start[0], scene.parts.hand.rect.top - 40)))
    scene.handle(Input("release", (start[0], scene.parts.hand.rect.top - 40)))
    assert table.given == [Choice("main_offer", card.card)]
