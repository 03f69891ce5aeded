"""Robots at the screen: one plays whole games as a person would, one does anything at all.

Both use nothing but events of the window (`App.take`).
"""

import time
from collections import Counter, deque

import pygame

from newangeles_gui.widgets.widget import can_focus
from tests.languages import LANGUAGES

from .table_hands import exposed

ENTER, ESCAPE, TAB = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
PATIENCE = 600  # things done without a new choice: then it is a dead end
MOST_TABS = 150
MOST_STEPS = 400  # of a gamepad, until it comes to something
# Whole games can be played in all of these ways, or in one of them alone.
ANY_WAY = ("mouse", "mouse", "tab", "number")
PAD = (("hat", (0, 1)), ("hat", (0, -1)), ("hat", (1, 0)), ("hat", (-1, 0)),
       ("button", 4), ("button", 5))  # fmt: skip
PAD_OK, PAD_BACK = 0, 1
SIZES = ((1280, 720), (960, 540), (1600, 900), (1024, 768), (1280, 540))
LEADING = ("prompt.", "option.", "card.", "district.", "piece.", "seat.", "asset.", "side.",
           "emergency.", "resource.", "deck.", "look.", "capital.")  # fmt: skip


def event(kind, **facts):
    """An event of the window."""
    return pygame.event.Event(kind, **facts)


class Hands:
    """Mouse, keyboard and window of the program."""

    def __init__(self, app, chance):
        self.app, self.chance = app, chance
        self.done = deque(maxlen=40)  # the newest things that were done, for failures

    @property
    def top(self):
        """The screen that gets the inputs."""
        return self.app.stack.top

    def take(self, what):
        """Post one event, as the window would."""
        self.done.append(str(what))
        self.app.take(what)

    def key(self, key, mod=0):
        """Press a key and let it go."""
        self.take(event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.take(event(pygame.KEYUP, key=key, mod=mod))

    def click(self, pos, button=1):
        """Move there, press and release."""
        self.take(event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.take(event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        self.take(event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def pad(self, kind, value):
        """A button of the gamepad, or a step of its hat."""
        if kind == "hat":
            self.take(event(pygame.JOYHATMOTION, value=value))
            self.take(event(pygame.JOYHATMOTION, value=(0, 0)))
        else:
            self.take(event(pygame.JOYBUTTONDOWN, button=value))

    def drag(self, start, end):
        """Press, pull and let go."""
        self.take(event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
        self.take(event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for share in (0.3, 0.6, 1.0):
            pos = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.take(event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
        self.take(event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def resize(self, size):
        """The window gets another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.take(event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def wait(self, seconds=0.1, draw=False):
        """Time passes; the picture is only drawn where somebody looks."""
        if draw:
            self.app.step(seconds)
        else:
            self.app.stack.update(seconds)


class Robot(Hands):
    """Plays: answers questions, opens curtains, trades, and now and then does something else."""

    def __init__(self, app, chance, detours=0.0, drawing=0.02, ways=ANY_WAY):
        super().__init__(app, chance)
        self.detours, self.drawing, self.ways = detours, drawing, ways
        self.visited = Counter()  # screens
        self.covered = Counter()  # answers that the pointer could not reach
        self.watch = lambda robot: None  # called after everything that was done
        self._made, self._idle = -1, 0

    def play(self, most=10**6):
        """Until the results are seen, or so many things are done; whether it came to the end."""
        for _ in range(most):
            if self.top.name == "results":
                return True
            self.do()
        return False

    def do(self):
        """One thing, then a moment passes."""
        top = self.top
        self.visited[top.name] += 1
        handler = getattr(self, f"_at_{top.name}", self._leave)
        handler(top)
        self.wait(0.1, draw=self.chance.random() < self.drawing)
        self.watch(self)
        self._check_progress()

    def _check_progress(self):
        match = getattr(self.top, "match", None)
        made = self._made if match is None else len(match.record.choices) + len(match.record.marks)
        self._idle = self._idle + 1 if made == self._made else 0
        self._made = made
        names = [scene.name for scene in self.app.stack.scenes]
        assert self._idle < PATIENCE, f"a dead end at {names}, {list(self.done)}"

    def _at_table(self, table):
        if self.chance.random() < self.detours:
            self._detour(table)
        elif table.playback.busy:
            self._see(table)
        elif table.picker.chosen:
            self._decide(table)
        elif self.asked(table):
            self._answer(table)

    def asked(self, table):
        """Whether there is something to answer."""
        return table.choosing is not None or getattr(table, "holding", -1) >= 0

    def wanted(self, table):
        """What leads to an answer."""
        return [
            one
            for one in table.root.all()
            if can_focus(one) and one.name.startswith(LEADING) and _answers(table, one)
        ]

    @property
    def by_mouse(self):
        """Whether there is nothing but a mouse."""
        return set(self.ways) == {"mouse"}

    def go_on(self):
        """Say yes, or see the next thing, with what there is."""
        if set(self.ways) == {"pad"}:
            self.pad("button", PAD_OK)
        else:
            self.key(self.chance.choice((ENTER, pygame.K_SPACE)))

    def go_back(self):
        """Go back, with what there is."""
        if set(self.ways) == {"pad"}:
            self.pad("button", PAD_BACK)
        else:
            self.key(ESCAPE)

    def _see(self, table):
        """Watch what happens, or do not; what waits is gone on from."""
        if table.playback.holds:
            self._at_act(table)
        elif self.chance.random() < 0.3:
            self.key(pygame.K_s)

    def _answer(self, table):
        way, wanted = self.chance.choice(self.ways), self.wanted(table)
        if way == "number" or not wanted:
            self.key(self.chance.choice((pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_7)))
            return
        if way == "pad":
            self._walk(table)
            return
        one = self.chance.choice(wanted)
        pos = exposed(table.root, one)
        if pos is None:  # something lies over it: the keys reach it all the same
            self.covered[one.name] += 1
        if way == "mouse" and pos is not None:
            self.click(pos)
        elif self.by_mouse:
            self.make_room(table)
        else:
            self._tab(table, one)

    def make_room(self, table):
        """What is covered comes to light some other way."""

    def _tab(self, table, one):
        for _ in range(MOST_TABS):
            if table.root.focus is one:
                break
            self.key(TAB)
        assert table.root.focus is one, f"Tab never comes to {one.name}"
        self.key(ENTER)

    def _walk(self, table):
        """With hat and shoulders of a gamepad to something that leads to an answer."""
        for step in range(MOST_STEPS):
            if step > self.chance.randint(0, 6) and table.root.focus in self.wanted(table):
                self.pad("button", PAD_OK)
                return
            self.pad(*self.chance.choice(PAD))
            self.wait(0.01)
        raise AssertionError(f"a gamepad never comes to {[one.name for one in self.wanted(table)]}")

    def _decide(self, table):
        """Confirm, or think again."""
        way = self.chance.random()
        if set(self.ways) == {"pad"}:
            self.pad("button", PAD_OK if table.root.focus.name == "prompt.confirm" else PAD_BACK)
        elif way < 0.08 and not self.by_mouse:
            self.key(ESCAPE)
        elif way < 0.5 or self.by_mouse:
            self.click(table.root.named("prompt.confirm").rect.center)
        else:
            for _ in range(MOST_TABS):
                if table.root.focus is not None and table.root.focus.name == "prompt.confirm":
                    break
                self.key(TAB)
            self.key(ENTER)

    def _detour(self, table):
        """Something that a person does beside playing."""
        keys = (pygame.K_u, pygame.K_r, pygame.K_t, pygame.K_t, pygame.K_t, pygame.K_l, pygame.K_z,
                pygame.K_p, pygame.K_F1, pygame.K_F5, pygame.K_F9, pygame.K_v, pygame.K_m,
                ESCAPE)  # fmt: skip
        way = self.chance.random()
        if way < 0.75:
            self.key(self.chance.choice(keys))
        elif way < 0.8:
            self.resize(self.chance.choice(SIZES))
        elif way < 0.85:
            self.take(event(pygame.WINDOWFOCUSLOST))
            self.wait()
            self.take(event(pygame.WINDOWFOCUSGAINED))
        elif way < 0.9:
            self._choose_setting()
        else:
            spots = [one for one in table.root.all() if one.name]
            pos = self.chance.choice(spots).rect.center
            self.click(pos, 3)

    def _choose_setting(self):
        name, values = self.chance.choice(
            (
                ("language", LANGUAGES),
                ("scale", (75, 100, 150, 200)),
                ("confirm", (True, False)),
                ("narration", (True, False)),
                ("palette", ("standard", "tritanopia")),
            )
        )
        self.app.settings.choose(name, self.chance.choice(values))
        self.app.apply_settings()

    def _at_act(self, scene):
        """An event in a scene of its own."""
        button = scene.root.named("act.go_on")
        if button is not None and self.chance.random() < 0.4:
            self.click(button.rect.center)
        else:
            self.key(self.chance.choice((ENTER, ESCAPE, pygame.K_SPACE)))

    def _at_curtain(self, curtain):
        way = self.chance.random()
        if way < 0.1 and not self.by_mouse:
            self.go_back()
        elif way < 0.6 and not self.by_mouse:
            self.go_on()
        else:
            self.click(curtain.root.named("curtain.open").rect.center)

    def _at_question(self, question):
        answers = [one for one in question.root.all() if one.name.startswith("answer.")]
        self.click(self.chance.choice(answers).rect.center)

    def _at_trade(self, trade):
        way = self.chance.random()
        offer = trade.root.named("trade.offer")
        if way < 0.15:
            self.key(ESCAPE)
        elif way < 0.35 and offer is not None and offer.enabled:
            self.click(offer.rect.center)
        else:
            spots = [one for one in trade.root.all() if can_focus(one)]
            pos = exposed(trade.root, self.chance.choice(spots))
            if pos is not None:
                self.click(pos)

    def _at_save(self, save):
        button = save.root.named("save")
        if self.chance.random() < 0.3 or button is None:
            self.key(ESCAPE)
        else:
            self.take(event(pygame.TEXTINPUT, text=self.chance.choice(("a", "ż", "Я", " "))))
            self.key(ENTER)

    def _at_load(self, load):
        """Sometimes the game goes on from a save of its own."""
        button = load.root.named("load")
        if self.chance.random() < 0.5 and button is not None and button.enabled:
            self.click(button.rect.center)
        else:
            self.key(ESCAPE)

    def _at_waiting(self, waiting):
        """Something is being worked at."""

    def _leave(self, scene):
        """Look at something, then go back."""
        spots = [one for one in scene.root.all() if can_focus(one)]
        if spots and scene.name in ("almanac", "card_zoom") and self.chance.random() < 0.4:
            pos = exposed(scene.root, self.chance.choice(spots))
            if pos is not None:
                self.click(pos)
                return
        self.go_back()


def _answers(table, widget):
    """Whether a widget of the table is, or leads to, an answer."""
    target = getattr(widget, "target", None)
    return target is None or table.picker.is_lit(target)


class Monkey(Hands):
    """Does anything: moves, presses, keys, wheel, words, sticks and junk."""

    KEYS = (
        ENTER, ESCAPE, TAB, *ARROWS, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_DELETE,
        pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_1, pygame.K_2,
        pygame.K_5, pygame.K_9, pygame.K_0, pygame.K_u, pygame.K_r, pygame.K_t, pygame.K_l,
        pygame.K_h, pygame.K_z, pygame.K_s, pygame.K_p, pygame.K_F1, pygame.K_F5, pygame.K_F9,
        pygame.K_v, pygame.K_m, pygame.K_x, pygame.K_LSHIFT, pygame.K_F11, pygame.K_LALT, 0,
        1073742085,
    )  # fmt: skip
    TEXTS = ("a", "Zażółć", "Ёж", "", "\n", "\x00", "🏙", "x" * 300, "../..", "漢")

    def __init__(self, app, chance):
        super().__init__(app, chance)
        self.kinds = (
            (self._aim, 34), (self._press_or_release, 8), (self._move, 12), (self._any_key, 24),
            (self._type, 4), (self._wheel, 4), (self._stick, 5), (self._window, 1), (self._junk, 2),
            (self._pass, 6),
        )  # fmt: skip
        self.ways, self.weights = zip(*self.kinds, strict=True)

    def do(self):
        """One random event."""
        if self.top.name == "waiting":
            time.sleep(0.002)  # something is really being worked at
        self.chance.choices(self.ways, self.weights)[0]()

    def _somewhere(self):
        width, height = self.app.screen.get_size()
        return (self.chance.randint(-5, width + 5), self.chance.randint(-5, height + 5))

    def _aim(self):
        """A click on something that can be used."""
        spots = [one for one in self.top.root.all() if one.focusable]
        pos = self.chance.choice(spots).rect.center if spots else self._somewhere()
        self.click(pos, self.chance.choice((1, 1, 1, 1, 3, 2)))

    def _press_or_release(self):
        kind = self.chance.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        self.take(event(kind, pos=self._somewhere(), button=self.chance.choice((1, 1, 2, 3, 4, 9))))

    def _move(self):
        self.take(event(pygame.MOUSEMOTION, pos=self._somewhere(), rel=(1, 1), buttons=(0, 0, 0)))

    def _any_key(self):
        mods = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
        self.key(self.chance.choice(self.KEYS), self.chance.choice(mods))

    def _type(self):
        self.take(event(pygame.TEXTINPUT, text=self.chance.choice(self.TEXTS)))

    def _wheel(self):
        self.take(event(pygame.MOUSEWHEEL, x=0, y=self.chance.randint(-4, 4)))

    def _stick(self):
        self.take(
            self.chance.choice(
                (
                    event(pygame.JOYBUTTONDOWN, button=self.chance.randint(0, 15)),
                    event(pygame.JOYHATMOTION, value=self.chance.choice(((0, 1), (1, 0), (1, 1)))),
                    event(
                        pygame.JOYAXISMOTION,
                        axis=self.chance.randint(0, 4),
                        value=self.chance.uniform(-1, 1),
                    ),
                )
            )
        )

    def _window(self):
        way = self.chance.randint(0, 3)
        if way == 0:
            self.resize(self.chance.choice(SIZES))
        elif way == 1:
            self.take(event(pygame.WINDOWFOCUSLOST))
        elif way == 2:
            self.take(event(pygame.WINDOWFOCUSGAINED))
        else:
            self.take(event(pygame.WINDOWEXPOSED))

    def _junk(self):
        self.take(
            self.chance.choice(
                (
                    event(pygame.USEREVENT, code=3),
                    event(pygame.JOYDEVICEREMOVED, instance_id=7),
                    event(pygame.TEXTEDITING, text="ni", start=0, length=2),
                    event(pygame.FINGERDOWN, x=0.5, y=0.5),
                    event(pygame.DROPFILE, file="nowhere"),
                    event(pygame.QUIT),
                    event(pygame.KEYDOWN, key=0, mod=0, unicode="\x00"),
                )
            )
        )

    def _pass(self):
        self.wait(self.chance.choice((0.0, 0.01, 0.3, 2.0)), draw=self.chance.random() < 0.05)
