"""What widgets do under pointer and keys: the root, focus, scrolling, fields, inputs."""

import os
from itertools import pairwise

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.dials import Stepper
from newangeles_gui.widgets.fields import Segments, Slider, Switch, TextField
from newangeles_gui.widgets.inputs import BOUND, BUTTONS, FIXED, LASTING, Held, Input, Inputs
from newangeles_gui.widgets.kit import Kit, Viewport
from newangeles_gui.widgets.scroll import Scroll
from newangeles_gui.widgets.widget import Root, Widget

SCREEN = pygame.Rect(0, 0, 1920, 1080)


@pytest.fixture(scope="module")
def kit():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return Kit(paths.assets_folders(), Viewport())


@pytest.fixture
def root(kit):
    return Root(kit, SCREEN)


def at(x, y, width=100, height=40):
    return pygame.Rect(x, y, width, height)


def buttons(kit, places, done=None):
    """A button at each place, its name its number."""
    done = [] if done is None else done
    return [
        Button(kit, at(*place), str(n), lambda n=n: done.append(n), name=str(n))
        for n, place in enumerate(places)
    ]


def act(root, *names):
    return [root.handle(Input("action", name=name)) for name in names]


def event(kind, **facts):
    return pygame.event.Event(kind, **facts)


# --- root and focus --------------------------------------------------------------------------


def test_tab_goes_around_and_back(kit, root):
    root.add(*buttons(kit, [(0, 0), (200, 0), (400, 0)]))
    seen = []
    for name in ("next", "next", "next", "next", "previous", "previous"):
        act(root, name)
        seen.append(root.focus.name)
    assert seen == ["0", "1", "2", "0", "2", "1"]


def test_tab_goes_group_by_group_and_others_are_last(kit, root):
    found = buttons(kit, [(0, 0), (200, 0), (400, 0), (600, 0)])
    first, second = Widget(kit, SCREEN), Widget(kit, SCREEN)
    first.add(found[0])
    second.add(found[1], found[2])
    root.add(found[3], first, second)
    root.groups = [second, first]
    seen = []
    for _ in range(4):
        act(root, "next")
        seen.append(root.focus.name)
    assert seen == ["1", "2", "0", "3"]


def test_a_gamepad_jumps_from_group_to_group(kit, root):
    found = buttons(kit, [(0, 0), (200, 0), (400, 0), (600, 0)])
    first, second, empty = (Widget(kit, SCREEN) for _ in range(3))
    first.add(found[0], found[1])
    second.add(found[2], found[3])
    root.add(first, second, empty)
    act(root, "next_group")
    assert root.focus is found[0], "without groups it is the next thing"
    root.groups = [first, empty, second]
    seen = []
    for name in ("next_group", "next_group", "previous_group"):
        act(root, name)
        seen.append(root.focus.name)
    assert seen == ["2", "0", "2"]


def test_a_trigger_means_something_once_until_it_is_let_go():
    inputs, seen = Inputs(), []
    for value in (0.2, 0.9, 1.0, 0.8, 0.5, 0.1, 0.0, 0.9):
        seen += inputs.read(event(pygame.JOYAXISMOTION, axis=2, value=value))
    pulled, let_go = Input("action", name="overlay"), Input("let_go", name="overlay")
    assert seen == [pulled, let_go, pulled]


def test_a_key_that_means_something_says_when_it_is_let_go():
    inputs = Inputs()
    for key, told in ((pygame.K_u, [Input("let_go", name="undo")]), (pygame.K_j, [])):
        assert [*inputs.read(event(pygame.KEYUP, key=key, mod=0))] == told


def test_tab_leaves_out_what_cannot_be_used(kit, root):
    found = buttons(kit, [(0, 0), (200, 0), (400, 0)])
    found[0].enabled, found[1].visible = False, False
    root.add(*found)
    act(root, "next", "next")
    assert root.focus is found[2]


@pytest.mark.parametrize(
    ("way", "goal"), [("left", "1"), ("right", "2"), ("up", "3"), ("down", "4")]
)
def test_arrows_go_where_they_point(kit, root, way, goal):
    cross = [(500, 500), (300, 500), (700, 500), (500, 300), (500, 700), (900, 520), (320, 300)]
    root.add(*buttons(kit, cross))
    root.set_focus(root.named("0"))
    assert act(root, way) == [True]
    assert root.focus.name == goal


def test_an_arrow_into_nothing_stays(kit, root):
    root.add(*buttons(kit, [(0, 0), (200, 0)]))
    root.set_focus(root.named("0"))
    assert act(root, "left", "up", "down") == [False, False, False]
    assert root.focus.name == "0"


def test_a_click_is_down_and_up_on_the_same(kit, root):
    done = []
    root.add(*buttons(kit, [(0, 0), (200, 0)], done))
    root.handle(Input("press", (10, 10)))
    assert root.named("0").pressed
    assert not root.handle(Input("release", (210, 10)))
    assert done == []
    root.handle(Input("press", (210, 10)))
    assert root.handle(Input("release", (220, 20)))
    assert done == [1]
    assert root.focus.name == "1"
    assert not root.handle(Input("release", (220, 20)))
    assert done == [1]


def test_the_topmost_gets_the_pointer(kit, root):
    done = []
    root.add(*buttons(kit, [(0, 0), (50, 0)], done))
    root.handle(Input("press", (70, 10)))
    root.handle(Input("release", (70, 10)))
    assert done == [1]


def test_a_disabled_one_does_nothing(kit, root):
    done = []
    (one,) = buttons(kit, [(0, 0)], done)
    one.enabled = False
    root.add(one)
    root.handle(Input("press", (5, 5)))
    assert not root.handle(Input("release", (5, 5)))
    root.set_focus(one)
    act(root, "confirm")
    assert done == []


def test_pointer_and_focus_find_their_widgets_again(kit, root):
    root.add(*buttons(kit, [(0, 0), (200, 0)]))
    root.handle(Input("move", (210, 5)))
    root.set_focus(root.named("0"))
    root.clear()
    root.add(*buttons(kit, [(0, 0), (200, 0)]))
    root.settle()
    assert root.focus is root.named("0")
    assert root.focus.focused
    assert root.under is root.named("1")
    assert root.under.hovered


def test_a_drag_goes_on_outside(kit, root):
    moved = []

    class Dragged(Widget):
        def drag(self, pos):
            moved.append(pos)

        def drop(self, pos):
            moved.append("dropped")

    root.add(Dragged(kit, at(0, 0)))
    root.handle(Input("press", (1, 1)))
    root.handle(Input("move", (900, 900)))
    root.handle(Input("release", (900, 900)))
    root.handle(Input("move", (5, 5)))
    assert moved == [(900, 900), "dropped"]


# --- scroll ----------------------------------------------------------------------------------


@pytest.fixture
def scroll(kit):
    one = Scroll(kit, pygame.Rect(100, 100, 300, 200), "scroll")
    one.add(*buttons(kit, [(100, 100 + 60 * n) for n in range(20)]))
    return one


def test_scrolling_stops_at_both_ends(scroll):
    assert scroll.furthest == 19 * 60 + 40 - 200
    scroll.scroll_to(10**6)
    assert scroll.offset == scroll.furthest
    assert scroll.children[-1].rect.bottom == scroll.rect.bottom
    assert not scroll.wheel(-1)
    scroll.scroll_to(-5)
    assert scroll.offset == 0
    assert scroll.children[0].rect.top == 100
    assert scroll.wheel(-1)


def test_what_is_scrolled_away_cannot_be_clicked(kit, root, scroll):
    root.add(scroll)
    assert root.at((110, 310)) is None
    assert root.at((110, 110)) is scroll.children[0]
    scroll.scroll_to(60)
    assert root.at((110, 110)) is scroll.children[1]
    assert root.at((110, 95)) is None


def test_the_focus_brings_itself_into_sight(root, scroll):
    root.add(scroll)
    for _ in range(15):
        act(root, "next")
    root.draw(pygame.Surface((1920, 1080)))
    assert scroll.rect.contains(root.focus.rect)


def test_the_bar_can_be_pulled(root, scroll):
    root.add(scroll)
    root.handle(Input("press", (398, 105)))
    root.handle(Input("move", (398, 900)))
    root.handle(Input("release", (398, 900)))
    assert scroll.offset == scroll.furthest


# --- fields ----------------------------------------------------------------------------------


def test_a_slider_takes_every_value_and_no_other(kit, root):
    told = []
    one = Slider(kit, at(100, 100, 600), 5, (2, 22), told.append, "slider")
    root.add(one)
    for x in range(80, 730):
        root.handle(Input("press", (max(100, min(699, x)), 110)))
        root.handle(Input("move", (x, 110)))
        root.handle(Input("release", (x, 110)))
    assert set(told) == set(range(2, 23))
    root.set_focus(one)
    act(root, *["right"] * 40)
    assert one.value == 22
    act(root, *["left"] * 40)
    assert one.value == 2
    assert all(before != after for before, after in pairwise(told))


def test_a_slider_of_one_value_stands_still(kit, root):
    told = []
    root.add(Slider(kit, at(100, 100, 600), 3, (3, 3), told.append, "slider"))
    root.handle(Input("press", (400, 110)))
    root.handle(Input("move", (650, 110)))
    root.draw(pygame.Surface((1920, 1080)))
    assert told == []


def test_a_stepper_keeps_its_limits(kit, root):
    told = []
    root.add(Stepper(kit, at(0, 0, 300), 5, (0, 5), told.append, step=2, name="n"))
    assert not root.named("n.more").enabled
    root.named("n.less").click((0, 0))
    root.clear()
    root.add(Stepper(kit, at(0, 0, 300), 1, (0, 5), told.append, step=2, name="n"))
    root.named("n.less").click((0, 0))
    root.named("n.more").click((0, 0))
    assert told == [3, 0, 3]


def test_segments_and_switch_tell_what_was_chosen(kit, root):
    told = []
    root.add(
        Segments(kit, at(0, 0, 400), [("a", "A"), ("b", "B")], "a", told.append, name="s"),
        Switch(kit, at(0, 100, 200), "On", True, told.append, name="on"),
    )
    assert root.named("s.a").chosen
    root.named("s.b").click((0, 0))
    root.named("on").click((0, 0))
    assert told == ["b", False]


@pytest.mark.parametrize("text", ["Ёжик в тумане", "Zażółć gęślą jaźń", "Ada"])
def test_any_letters_can_be_typed(kit, root, text):
    told = []
    field = TextField(kit, at(0, 0, 300), "", told.append, name="field")
    root.add(field)
    root.set_focus(field)
    for letter in text:
        assert root.handle(Input("text", name=letter))
    assert field.text == told[-1] == text
    act(root, "home", "delete", "end", "erase", "left")
    assert field.text == text[1:-1]
    root.handle(Input("text", name="ł\n\x00"))
    assert field.text == text[1:-2] + "ł" + text[-2]
    field.draw(pygame.Surface((400, 100)))


def test_a_field_has_a_limit_and_keeps_its_keys(kit, root):
    field = TextField(kit, at(0, 0, 300), "", lambda text: None, most=5, name="field")
    root.add(field, *buttons(kit, [(0, 100)]))
    root.set_focus(field)
    root.handle(Input("text", name="x" * 50))
    assert field.text == "xxxxx"
    # Letters that are bound to something mean nothing else while somebody types.
    assert act(root, "undo", "trade", "number") == [True] * 3
    assert root.focus is field
    act(root, "next")
    assert root.focus.name == "0"


# --- inputs ----------------------------------------------------------------------------------


def read(inputs, *events):
    return [given for one in events for given in inputs.read(one)]


def test_every_key_has_its_meaning():
    inputs = Inputs()
    for key, meaning in FIXED.items():
        given = read(inputs, event(pygame.KEYDOWN, key=key, mod=0))
        assert given[-1] == Input("action", name=meaning)
    for meaning, name in BOUND.items():
        key = pygame.key.key_code(name)
        assert read(inputs, event(pygame.KEYDOWN, key=key, mod=0))[-1].name == meaning
    back = event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert read(inputs, back)[-1].name == "previous"
    zero = event(pygame.KEYDOWN, key=pygame.K_0, mod=0)
    assert read(inputs, zero)[-1] == Input("action", name="number", amount=10)


def test_buttons_and_hat_of_a_gamepad():
    inputs = Inputs()
    for button, meaning in BUTTONS.items():
        assert read(inputs, event(pygame.JOYBUTTONDOWN, button=button))[0].name == meaning
    assert (BUTTONS[2], BUTTONS[3]) == ("trade", "zoom"), "X talks, Y looks closer"
    assert read(inputs, event(pygame.JOYBUTTONDOWN, button=99)) == []
    assert read(inputs, event(pygame.JOYHATMOTION, value=(-1, 0)))[0].name == "left"
    assert read(inputs, event(pygame.JOYHATMOTION, value=(0, 0))) == []


@pytest.mark.parametrize(
    ("values", "steps"),
    [
        ((0.5, 0.59), []),
        ((0.7, 0.9, 0.65, 0.5, 0.7), ["right"]),
        ((0.7, 0.2, 0.7), ["right", "right"]),
        ((0.7, -0.7), ["right", "left"]),
        ((0.61, 0.31, 0.61, 0.29, 0.61), ["right", "right"]),
    ],
)
def test_a_stick_steps_once_each_time_it_leaves_its_middle(values, steps):
    inputs = Inputs()
    events = [event(pygame.JOYAXISMOTION, axis=0, value=value) for value in values]
    assert [given.name for given in read(inputs, *events)] == steps
    assert read(inputs, event(pygame.JOYAXISMOTION, axis=4, value=1.0)) == []


# --- what is held down -----------------------------------------------------------------------


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def held_for(inputs, clock, seconds):
    """What comes again while something stays down, a frame each hundredth of a second."""
    came = []
    for _ in range(round(seconds * 100)):
        clock.now += 0.01
        came += inputs.held.again()
    return came


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def inputs(clock):
    return Inputs(held=Held(clock))


HELD = (
    "return", "enter", "space", "escape", "tab", "up", "down", "left", "right", "page up",
    "page down", "home", "end", "backspace", "delete", "f11",
)  # fmt: skip
MOVES = {"up", "down", "left", "right", "page_up", "page_down", "erase", "delete"}


@pytest.mark.parametrize("key", [*HELD, *BOUND.values(), "1"])
def test_a_held_key_never_answers_again(inputs, clock, key):
    """Arrows, scrolling and taking letters away come again; whatever decides happened once.

    A held space does not answer again either: it means to run on.
    """
    key = pygame.key.key_code(key)
    name = read(inputs, event(pygame.KEYDOWN, key=key, mod=0))[-1].name
    came = held_for(inputs, clock, 1.0)
    lasting = {name} & MOVES or {LASTING[one] for one in (name,) if one in LASTING}
    assert {one.name for one in came} == lasting
    assert len(came) in ((12, 13, 14, 15, 16) if lasting else (0,))
    read(inputs, event(pygame.KEYUP, key=key, mod=0))
    assert held_for(inputs, clock, 1.0) == []


@pytest.mark.parametrize("button", BUTTONS)
def test_a_held_button_of_a_gamepad_means_it_once(inputs, clock, button):
    read(inputs, event(pygame.JOYBUTTONDOWN, button=button))
    assert held_for(inputs, clock, 2.0) == []


def test_a_held_hat_and_a_held_stick_go_on(inputs, clock):
    for begin, end in (
        (event(pygame.JOYHATMOTION, value=(0, -1)), event(pygame.JOYHATMOTION, value=(0, 0))),
        (
            event(pygame.JOYAXISMOTION, axis=1, value=0.9),
            event(pygame.JOYAXISMOTION, axis=1, value=0.1),
        ),
    ):
        read(inputs, begin)
        assert {one.name for one in held_for(inputs, clock, 0.6)} == {"down"}
        read(inputs, end)
        assert held_for(inputs, clock, 1.0) == []


def test_only_what_was_pressed_last_goes_on(inputs, clock):
    read(inputs, event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0))
    held_for(inputs, clock, 0.5)
    read(inputs, event(pygame.KEYDOWN, key=pygame.K_UP, mod=0))
    assert held_for(inputs, clock, 0.3) == [], "it begins anew"
    read(inputs, event(pygame.KEYUP, key=pygame.K_DOWN, mod=0))
    assert {one.name for one in held_for(inputs, clock, 0.4)} == {"up"}
    read(inputs, event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert held_for(inputs, clock, 1.0) == []


def test_a_long_frame_makes_no_burst(inputs, clock):
    read(inputs, event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0))
    clock.now += 3.0
    assert [one.name for one in inputs.held.again()] == ["down"]
    assert inputs.held.again() == []
    assert inputs.held.wait() == pytest.approx(0.04)


def test_nothing_stays_held_when_nobody_could_tell_its_end(inputs, clock):
    read(inputs, event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0))
    inputs.let_go()
    assert held_for(inputs, clock, 1.0) == [] and inputs.held.wait() is None
    read(inputs, event(pygame.JOYAXISMOTION, axis=0, value=0.9))
    read(inputs, event(pygame.JOYDEVICEREMOVED, instance_id=0))
    assert held_for(inputs, clock, 1.0) == []


# --- keys of other scripts, and with control ---------------------------------------------------


def pressed(inputs, key, mod=0, **more):
    """What a key means when it goes down."""
    given = inputs.read(event(pygame.KEYDOWN, key=key, mod=mod, **more))
    return [(one.kind, one.name) for one in given]


def test_a_letter_of_another_script_is_the_latin_one_of_its_key():
    inputs, russian = Inputs(), ord("г")  # where U is
    assert pressed(inputs, russian, scancode=pygame.KSCAN_U) == [("key", "u"), ("action", "undo")]
    up = inputs.read(event(pygame.KEYUP, key=russian, mod=0, scancode=pygame.KSCAN_U))
    assert [(one.kind, one.name) for one in up] == [("let_go", "undo")]
    assert pressed(inputs, pygame.K_z, scancode=pygame.KSCAN_Y) == [
        ("key", "z"), ("action", "zoom"),
    ]  # fmt: skip


def test_control_takes_back_and_makes_again():
    inputs, control = Inputs(), pygame.KMOD_LCTRL
    for key, mod, meaning in (
        (pygame.K_z, control, "undo"),
        (pygame.K_y, control, "redo"),
        (pygame.K_z, control | pygame.KMOD_LSHIFT, "redo"),
        (pygame.K_z, 0, "zoom"),
    ):
        assert pressed(inputs, key, mod)[1:] == [("action", meaning)]
    assert pressed(inputs, ord("я"), control, scancode=pygame.KSCAN_Z)[1:] == [("action", "undo")]
