"""A pupil who plays the guided game through its screens, and opponents that answer at once."""

from newangeles_gui.session.thinker import Thinker
from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen
from newangeles_gui.titles.new_angeles.rules.state import DONE

from .table_hands import act, click

MOST = 6_000  # frames


class Here(Thinker):
    """Answers as a real opponent would, but at once and without a process."""

    def _send(self):
        pass

    def result(self, wait=0.0):
        task, self._task = self._task, None
        return None if task is None else self._crew.perform(task)


def show(app, scene):
    app.stack.replace(scene)
    app.step(0.01)
    return scene


def press(scene, name):
    widget = scene.root.named(name)
    assert widget is not None, f"there is no {name}"
    assert widget.enabled, f"{name} cannot be used"
    click(scene, widget.rect.center)


def size(rect):
    return rect.width * rect.height


class Pupil:
    """Does what the bubbles say; `main_offer`, `bargains` and the like make it do otherwise."""

    def __init__(self, app, table, **habits):
        self.app, self.table = app, table
        self.lessons = []  # those that were on the screen, in their order
        self.counts = []  # the counter of each
        self.lost = []  # those that speak of something that is not there, or cover it
        self.habits = {"bargains": True, "sells": True, "counters": True, "uses": True} | habits

    def play(self, until):
        """Frame by frame, as long as `until` does not hold."""
        for _ in range(MOST):
            self.app.step(0.05)
            if until(self.table):
                return self
            self._act()
        raise AssertionError(f"the game does not go on after {self.lessons}")

    def _act(self):
        top, director = self.app.stack.top, self.table.director
        if self.table.playback.holds and self.table.coach.now is None:
            act(top, "space")  # what waits has been read
        elif isinstance(top, TradeScreen):
            self._bargain(top)
        elif self.table.coach.now is not None:
            self.read()
        elif not self.table._settled or (director.asks_person and director.parley.talking.busy):
            return  # nobody is as quick as that
        elif self.table.director.offer is not None and not self.table.playback.busy:
            press(self.table, "tray.accept" if self.habits["sells"] else "tray.refuse")
        elif self.table.holding >= 0:
            press(self.table, "option.go_on")
        elif self.table.choosing is not None:
            self._answer()

    def read(self):
        """What is on the screen; it is done as it says, or closed."""
        coach = self.table.coach
        if not self.lessons or self.lessons[-1] != coach.now.name:
            self.lessons.append(coach.now.name)
            self.counts.append(coach.progress)
            self._look()
        if self.table.root.named("bubble.show") is not None and self.habits["bargains"]:
            press(self.table, "bubble.show")
        else:
            act(self.table, "cancel")

    def _look(self):
        """The ring is around something; its words leave that free, and what is asked."""
        self.app.step(0.5)  # a hand has risen by then
        coach, bubble, prompt = self.table.coach, self.table.bubble, self.table.parts.prompt
        target, spot = bubble.target, coach.target(self.table.me)
        if spot and target is not None and target != self.table.spot(spot).clip(bubble.screen):
            self.lost.append(f"{coach.now.name} points beside it")
        if spot and target is None:
            self.lost.append(f"{coach.now.name} points at nothing")
        small = target is not None and size(target) < size(bubble.rect)
        if small and bubble.rect.colliderect(target):
            self.lost.append(f"{coach.now.name} covers what it is about")
        if not coach.holds and bubble.rect.colliderect(prompt.rect):
            self.lost.append(f"{coach.now.name} covers the question")

    def _bargain(self, scene):
        """What stands on the offer table is offered as it is."""
        if scene.negotiation.rating is not None:
            self.meter = scene.negotiation.rating.meter
            press(scene, "trade.offer")

    def _answer(self):
        decision = self.table.choosing.decision
        self.table.pick(self.wanted(decision))
        if self.table.picker.chosen:  # not everything is asked twice
            press(self.table, "prompt.confirm")

    def wanted(self, pending):
        """What it answers."""
        view, options = self.table.shown, pending.options
        security = [one for one in options if one in SECURITY]
        if pending.kind in self.habits:
            return next((one for one in self.habits[pending.kind] if one in options), options[0])
        if pending.kind == "main_offer":
            return "arrest_orders" if "arrest_orders" in options else options[0]
        if pending.kind == "counter":
            wants = self.habits["counters"] and view.turns_taken == 3 and security
            return security[0] if wants else "pass"
        if pending.kind == "support":
            return "abstain"
        if pending.kind == "use" and not self.habits["uses"]:
            return DONE
        if pending.kind == "lay" and DONE in options:
            return DONE
        return "quinde" if "quinde" in options else options[0]


SECURITY = ("arrest_orders", "full_deployment", "riot_control", "scorched_earth")
