"""Hands at the table: games that stand at a question, pointing, typing, quick opponents.

Nothing here knows what is right; the tests do.
"""

import os
from dataclasses import dataclass

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.engine.plain import Start
from newangeles_gui.minds.agent import dice
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.titles.new_angeles.rules.decisions import DECISIONS
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.widget import can_focus

MOST = 10_000  # choices of a game


class ThinkerHere:
    """Stands for `session.thinker.Thinker`: random opponents that answer at once, in here."""

    def __init__(self, box, folder, packs=()):
        self._question = self._task = None
        self._agents = box.title.minds.crew(box)
        self.closed = False

    @property
    def thinking(self):
        return self._question is not None or self._task is not None

    def begin(self, task):
        assert not self.thinking, "one question at a time"
        self._task = task

    def result(self, wait=0.0):
        task, self._task = self._task, None
        return None if task is None else self._agents.perform(task)

    def ask(self, level, view, decision, seed, character="", history=()):
        assert not self.thinking, "one question at a time"
        assert view.seat == decision.seat, "an opponent sees with its own eyes"
        self._question = (decision, seed)

    def answer(self, wait=0.0):
        if self._question is None:
            return None
        (decision, seed), self._question = self._question, None
        return Choice(decision.kind, dice(seed).choice(decision.options))

    def cancel(self):
        self._question = self._task = None

    def close(self):
        self.cancel()
        self.closed = True


def quick(monkeypatch):
    """Opponents answer at once, and the disk is not waited for."""
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", ThinkerHere)
    monkeypatch.setattr(os, "fsync", lambda handle: None)


def begin(box, seed, players, people, **agreed):
    """A new game in box order; `people` are the seats of persons, all others are opponents."""
    names = list(box.corporations)[:players]
    seats = [
        Seat(f"Person {place}" if place in people else name, *_kind(place in people))
        for place, name in enumerate(names)
    ]
    plan = Plan(Start(names, str(seed)), seats, Agreements(**agreed))
    return Match.begin(box, plan, f"game-{seed}-{players}")


def _kind(person):
    return ("person",) if person else ("opponent", "greedy")


def play(match, chance, choices=MOST, until=None):
    """Random choices, as many as are asked for, or up to a question; how many it were."""
    for made in range(choices):
        if match.pending is None or (until is not None and until(match)):
            return made
        match.apply(Choice(match.pending.kind, chance.choice(match.pending.options)))
    return choices


@dataclass(frozen=True)
class Occurrence:
    """Where in a seeded random game a kind of question is asked."""

    seed: int
    players: int
    number: int  # of choices made before
    seat: int

    def match(self, box, people=None):
        """The game at that question; who is asked is a person."""
        match = begin(box, self.seed, self.players, {self.seat} if people is None else people)
        play(match, dice(self.seed), self.number)
        return match


def occurrences(box, most=1, seeds=None):
    """The first questions of each kind in the games of these seeds, or in as many as it takes.

    R.21: a moment in which there is nothing to choose is no question.
    """
    found = {}
    for seed in range(40) if seeds is None else seeds:
        if seeds is None and seed >= 8 and found.keys() >= DECISIONS.keys():
            break
        players = 4 + seed % 3
        match, chance = begin(box, seed, players, set()), dice(seed)
        number = 0
        while match.pending is not None:
            pending = match.pending
            if not pending.only_a_moment:  # there is nothing to choose
                known = found.setdefault(pending.kind, [])
                if len(known) < most:
                    known.append(Occurrence(seed, players, number, pending.seat))
            match.game.apply(Choice(pending.kind, chance.choice(pending.options)))
            number += 1
    return found


def open_table(app, match):
    """The table with a match on it, everything at rest."""
    scene = TableScene(app.services, match)
    app.stack.replace(scene)
    app.step(0.05)
    return scene


def act(scene, name, amount=0):
    """A key or a button of the gamepad; whether it meant something."""
    return scene.handle(Input("action", name=name, amount=amount))


def click(scene, pos):
    """The pointer goes down and up at a place."""
    scene.handle(Input("move", pos))
    scene.handle(Input("press", pos))
    return scene.handle(Input("release", pos))


def exposed(root, widget):
    """A place of a widget that no other covers, the middle if possible; None if there is none."""
    rect = widget.rect.clip(root.rect)
    if not rect.width or not rect.height:
        return None
    steps = (0.5, 0.1, 0.9, 0.3, 0.7, 0.02, 0.98)
    for down in steps:
        for right in steps:
            pos = (
                rect.x + int(rect.width * right * 0.999),
                rect.y + int(rect.height * down * 0.999),
            )
            if root.at(pos) is widget:
                return pos
    return None


def press_named(scene, name):
    """Click the middle of what bears a name."""
    widget = scene.root.named(name)
    assert widget is not None, name
    pos = exposed(scene.root, widget)
    assert pos is not None, f"{name} is covered"
    return click(scene, pos)


def at_tray(scene, tray, *names):
    """Open a tray of a talk, such as `give.now`, click what bears these names, and close it."""
    press_named(scene, f"{tray}.add")
    sheet = scene.services.stack.top
    assert sheet.name == "tray", tray
    for name in names:
        press_named(sheet, name)
    sheet.close()
    assert scene.services.stack.top is scene


def give(scene, capital=1, side="give"):
    """Lay so much more capital on the table of a talk."""
    at_tray(scene, f"{side}.now", *[f"{side}.capital.more"] * capital)


def tab_to(scene, name):
    """Tab until the focus is on what bears a name."""
    reachable = [one for one in scene.root.all() if can_focus(one)]
    for _ in range(len(reachable) + 1):
        if scene.root.focus is not None and scene.root.focus.name == name:
            return
        act(scene, "next")
    raise AssertionError(f"Tab never reaches {name}")


class Answering:
    """Somebody who is asked on a trade screen and answers at once, or when `ready`."""

    def __init__(self):
        self.ready, self._result = True, None

    def can_improve(self, seat):
        return True

    def result(self):
        if not self.ready:
            return None
        found, self._result = self._result, None
        return found

    def forget(self):
        self._result = None
