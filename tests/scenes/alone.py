"""People with one thing in their hands: whole games by mouse, keyboard or gamepad alone.

Each comes to what it wants as that hand can: it points, or it moves the focus there. What cannot
be reached is a dead end, and where the focus goes on the way is counted.
"""

from abc import ABC, abstractmethod
from collections import Counter, deque

import pygame

from newangeles_gui.widgets.fields import Slider
from newangeles_gui.widgets.widget import GROUP_STEPS, can_focus, next_focus

from .robot import ENTER, ESCAPE, TAB, Hands, event
from .table_hands import exposed

MOST = 30_000  # moments of a game
PATIENCE = 500  # moments in which nothing that is done leads anywhere
LEADING = ("option.", "card.", "district.", "piece.", "seat.", "asset.", "side.", "emergency.",
           "resource.", "deck.", "look.", "capital.", "prompt.amount")  # fmt: skip
TALKS = 0.12  # how readily somebody talks before an answer


class LostError(AssertionError):
    """Something that is wanted cannot be reached."""


def step(root, action):
    """Where a step of the focus would lead."""
    if action in GROUP_STEPS and root.groups:
        goal = root._in_next_group(GROUP_STEPS[action])
    else:
        goal = next_focus(root, action.removesuffix("_group"))
    return root.entered(goal)


def route(root, goal, steps):
    """The shortest way of the focus to a widget; None if there is none."""
    start = root.focus
    known, waiting, found = {id(start)}, deque([(start, [])]), None
    while waiting:
        now, way = waiting.popleft()
        if now is goal:
            found = way
            break
        root.focus = now
        for one in steps:
            if isinstance(now, Slider) and one in ("left", "right"):
                continue  # these pull it
            after = step(root, one)
            if after is not None and id(after) not in known:
                known.add(id(after))
                waiting.append((after, [*way, one]))
    root.focus = start
    return found


class MouseAlone:
    """Points and clicks."""

    kinds = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})

    def __init__(self, hands):
        self.hands = hands

    def use(self, widget):
        """Click where it can be hit."""
        pos = exposed(self.hands.top.root, widget)
        if pos is None:
            raise LostError(f"{widget.name} is covered")
        self.hands.click(pos)
        return 1

    def pull(self, slider, share):
        """A line is clicked where the value stands, then the button beside it."""
        rect = slider.rect
        self.hands.click((rect.x + round(share * (rect.width - 1)), rect.centery))
        return 1 + self.use(self.hands.top.root.named("prompt.amount"))

    def go_on(self):
        """A click on nothing, or on the way on."""
        button = self.hands.top.root.named("act.go_on")
        pos = (2, self.hands.top.screen.height // 2) if button is None else button.rect.center
        self.hands.click(pos)
        return 1

    def back(self):
        """Out of what lies over the table."""
        root = self.hands.top.root
        names = ("trade.leave", "trade.reconsider", "tray.close", "book.close", "menu.resume")
        found = next((one for name in names if (one := root.named(name)) is not None), None)
        if found is None:
            self.hands.click((2, 2), 3)
            return 1
        return self.use(found)

    def talk(self):
        """The button for it."""
        return self.use(self.hands.top.root.named("trade"))


class FocusAlone(ABC):
    """Moves the focus step by step, then presses."""

    steps = ("left", "right", "up", "down")

    def __init__(self, hands):
        self.hands = hands

    @abstractmethod
    def press(self, action):
        """Whatever means that."""

    def use(self, widget):
        """Come to it by the shortest way and press; the first step may only show where one is."""
        root = self.hands.top.root
        if root.focus is None:
            self.press("down")
        way = route(root, widget, self.steps)
        if way is None:
            raise LostError(f"no way from {_name(root.focus)} to {widget.name}")
        for one in way:
            self.press(one)
        if root.focus is not widget:
            raise LostError(f"{way} leads to {_name(root.focus)}, not to {widget.name}")
        self.press("confirm")
        return len(way) + 1

    def pull(self, slider, share):
        """A few steps to the right, then it is taken."""
        root, keys = self.hands.top.root, 0
        if root.focus is None:
            self.press("down")
        way = route(root, slider, self.steps)
        if way is None:
            raise LostError(f"no way to {slider.name}")
        wanted = slider.least + round(share * (slider.most - slider.least))
        for one in [*way, *["right"] * (wanted - slider.value), "confirm"]:
            self.press(one)
            keys += 1
        return keys

    def go_on(self):
        """What says yes or enough."""
        self.press("confirm")
        return 1

    def back(self):
        """Out of what lies over the table."""
        self.press("cancel")
        return 1

    def talk(self):
        """It has a key."""
        self.press("trade")
        return 1


KEYS = {
    "left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN,
    "next": TAB, "previous": TAB, "confirm": ENTER, "cancel": ESCAPE, "trade": pygame.K_t,
}  # fmt: skip
BUTTONS = {"confirm": 0, "cancel": 1, "trade": 2, "previous_group": 4, "next_group": 5}
HAT = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
STICK = {"left": (0, -1.0), "right": (0, 1.0), "up": (1, -1.0), "down": (1, 1.0)}


class KeysAlone(FocusAlone):
    """A keyboard: arrows and tabs, Enter and Escape."""

    kinds = frozenset({pygame.KEYDOWN, pygame.KEYUP})
    steps = ("left", "right", "up", "down", "next", "previous")

    def press(self, action):
        """Down and up."""
        mod = pygame.KMOD_SHIFT if action == "previous" else 0
        self.hands.key(KEYS[action], mod)


class PadAlone(FocusAlone):
    """A gamepad: the hat or the stick, the shoulders and four buttons."""

    kinds = frozenset(
        {pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION}
    )
    steps = ("left", "right", "up", "down", "next_group", "previous_group")

    def press(self, action):
        """A button down and up, or a push into a direction and back."""
        take = self.hands.take
        if action in BUTTONS:
            take(event(pygame.JOYBUTTONDOWN, button=BUTTONS[action]))
            take(event(pygame.JOYBUTTONUP, button=BUTTONS[action]))
        elif self.hands.chance.random() < 0.5:
            take(event(pygame.JOYHATMOTION, value=HAT[action]))
            take(event(pygame.JOYHATMOTION, value=(0, 0)))
        else:
            axis, far = STICK[action]
            take(event(pygame.JOYAXISMOTION, axis=axis, value=far))
            take(event(pygame.JOYAXISMOTION, axis=axis, value=0.0))


HANDS = {"mouse": MouseAlone, "keyboard": KeysAlone, "gamepad": PadAlone}


def _name(widget):
    return "nothing" if widget is None else widget.name or type(widget).__name__


class Alone(Hands):
    """Plays from the title to the end and back: answers anyhow, talks, accepts what is offered."""

    def __init__(self, app, chance, device, seed="", players=4, talks=TALKS):
        super().__init__(app, chance)
        self.seed, self.players, self.talks = seed, players, talks
        self.device = HANDS[device](self)
        self.visited, self.steps = Counter(), Counter()  # screens; presses by what they were for
        self.agreed = self.accepted = 0
        self.match = None
        self._seen, self._idle, self._talked = None, 0, None

    def take(self, what):
        """Nothing but what comes from the one thing that is held."""
        assert what.type in self.device.kinds, what
        super().take(what)

    def play(self, enough=lambda alone: False):
        """Until the title is seen again after a game, or it is enough; the match."""
        for _ in range(MOST):
            if self.match is not None and (self.top.name == "title" or enough(self)):
                return self.match
            self.do()
        raise LostError(f"no end: {self.visited}")

    def do(self):
        """One thing, then a moment passes."""
        top = self.top
        self.visited[top.name] += 1
        try:
            getattr(self, f"_at_{top.name}", self._elsewhere)(top)
        except LostError as error:
            error.add_note(f"{[one.name for one in self.app.stack.scenes]} {list(self.done)[-6:]}")
            raise
        self.wait(0.1)
        self._check_progress()

    def _check_progress(self):
        made = 0 if self.match is None else len(self.match.record.choices)
        seen = (self.top.name, made)
        self._idle = self._idle + 1 if seen == self._seen else 0
        self._seen = seen
        if self._idle >= PATIENCE:
            raise LostError(f"a dead end at {seen}: {list(self.done)}")

    def use(self, name, what=""):
        """What bears a name is used; whether it is there."""
        widget = self.top.root.named(name)
        able = widget is not None and widget.enabled
        if able:
            self.steps[what or name] += self.device.use(widget)
        return able

    # --- before and after the game ---

    def _at_title(self, title):
        self.use("new_game")

    def _at_new_game(self, screen):
        if len(screen.draft.seats) != self.players:
            self.use(f"players.{self.players}")
            return
        screen.draft.seed = self.seed  # the one thing that no stick can write
        self.use("start")

    def _at_results(self, results):
        if results.over:
            self.use("results.title")
        else:
            self.steps["end"] += self.device.go_on()

    def _elsewhere(self, scene):
        if scene.name == "waiting":
            return
        self.steps[f"out of {scene.name}"] += self.device.back()

    # --- at the table ---

    def _at_act(self, act):
        self.steps["event"] += self.device.go_on()

    def _at_curtain(self, curtain):
        self.use("curtain.open")

    def _at_table(self, table):
        self.match = table.match
        if table.playback.busy:
            if table.playback.holds:
                self.steps["waits"] += self.device.go_on()
        elif table.picker.chosen:
            self.use("prompt.confirm")
        elif table.root.named("tray.accept") is not None:
            self._answer_offer(table)
        elif table.choosing is not None or table.holds:
            self._decide(table)

    def _answer_offer(self, table):
        """Now this, now that."""
        made = len(table.match.record.choices)
        way = self.chance.choice(("accept", "accept", "accept", "refuse", "counter"))
        self.use(f"tray.{way}", "offer")
        self.accepted += way == "accept" and len(table.match.record.choices) > made

    def _decide(self, table):
        made = len(table.match.record.choices)
        if table.can_trade and self._talked != made and self.chance.random() < self.talks:
            self._talked = made
            self.steps["talk"] += self.device.talk()
            return
        slider = table.root.named("prompt.slider")
        if slider is not None:
            self.steps["slider"] += self.device.pull(slider, self.chance.random())
            return
        wanted = self._wanted(table)
        if not wanted:  # what is asked comes in a moment
            return
        one = self.chance.choice(wanted)
        self.steps[one.name.partition(".")[0]] += self.device.use(one)

    def _wanted(self, table):
        """All that is, or leads to, an answer."""
        found = []
        for one in table.root.all():
            if not (can_focus(one) and one.name.startswith(LEADING)):
                continue
            target = getattr(one, "target", None)
            if one.name != "option.trade" and (target is None or table.picker.is_lit(target)):
                found.append(one)
        return found

    # --- in a talk ---

    def _at_trade(self, talk):
        """Something is laid down, the other is asked, then it is offered."""
        if talk.negotiation.thinking:
            return
        offer = talk.root.named("trade.offer")
        way = self.chance.random()
        made = len(talk.table.match.record.choices)
        if offer.enabled and way < 0.5:
            self.use("trade.offer")
            self.agreed += len(talk.table.match.record.choices) > made
        elif way < 0.62:
            self.device.back()
        elif way < 0.72 and talk.past:
            self.use("menu.undo", "taken back")
        else:
            spots = [one for one in talk.root.all() if can_focus(one) and self._serves(one)]
            one = self.chance.choice(spots)
            self.steps["talk"] += self.device.use(one)

    def _serves(self, widget):
        parts = (".add", "trade.what", "trade.make_fit", "trade.clear", "partner.", "trade.several")
        return any(one in widget.name for one in parts)

    _at_counter = _at_trade

    def _at_tray(self, tray):
        spots = [one for one in tray.root.all() if can_focus(one) and one.name]
        spots = [one for one in spots if not one.name.startswith(("zoom.", "tray."))]
        if not spots or self.chance.random() < 0.4:
            self.use("tray.close")
            return
        self.steps["tray"] += self.device.use(self.chance.choice(spots))

    def _at_several(self, several):
        if self.chance.random() < 0.4:
            self.device.back()
        elif several.root.named("trade.offer").enabled:
            self.use("trade.offer")
        else:
            self.use("several.give.more")
