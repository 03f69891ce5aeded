"""A person who plays whole games with the mouse alone, and how many clicks that takes."""

from collections import Counter

import pygame

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import dice
from newangeles_gui.titles.new_angeles.minds.tasks import Agents

from .robot import Hands
from .table_hands import ThinkerHere, exposed

MOST = 20_000  # moments of a game
LEVEL = "manager"


class ThinkerMinding(ThinkerHere):
    """Opponents that think, in here."""

    def ask(self, level, view, decision, seed, character="", history=()):
        self._question = (self._agents.agent(LEVEL), view, decision, seed, history)

    def answer(self, wait=0.0):
        if self._question is None:
            return None
        (agent, view, decision, seed, history), self._question = self._question, None
        return agent.choose(view, decision, dice(seed), history)


class Clicker(Hands):
    """Answers what it is asked as an opponent would, each time with as few clicks as it takes."""

    def __init__(self, app, seed):
        super().__init__(app, dice(seed))
        self.mind = Agents(app.services.box).agent(LEVEL)
        self.clicks = Counter()  # by what they were for

    def play(self):
        """To the end; the match."""
        for _ in range(MOST):
            table = self.top
            if table.name == "results":
                return
            if not self._see(table):
                self.wait(0.1)
        raise AssertionError(f"no end: {list(self.done)[-5:]}, {self.top.name}")

    def _see(self, table):
        """Click if something waits for it; whether something did."""
        if table.name == "act" or (table.name == "table" and table.playback.holds):
            return self._go_on()
        if table.name != "table" or table.playback.busy:
            return False
        if table.picker.chosen:
            return self._on(table, "prompt.confirm", "confirm")
        if table.root.named("tray.refuse") is not None:
            return self._on(table, "tray.refuse", "offer")
        if table.choosing is not None:
            return self._answer(table, table.choosing.decision)
        if table.holding >= 0:
            wanted = ("option.until", "option.matters", "option.go_on")
            name = next(one for one in wanted if table.root.named(one) is not None)
            return self._on(table, name, f"pause {table.held_for}")
        return False

    def _go_on(self):
        """An event waits; a click anywhere would do as well."""
        self.key(pygame.K_SPACE)
        self.clicks["event"] += 1
        return False

    def _answer(self, table, decision):
        if decision.only_a_moment:
            return self._on(table, f"option.{decision.options[0]}", "moment")
        view = table.director.view
        option = self.mind.choose(view, decision, self.chance).option
        slider = table.root.named("prompt.slider")
        if slider is not None and option.isdigit():
            slider.value = int(option)
            self.clicks["slider"] += 1
            return self._widget(table, table.root.named("prompt.amount"), decision.kind)
        if (decision.kind == "support" and option != "abstain") or decision.kind == "lay":
            for card in self._cards(view, option):
                copies = [one for one in table.parts.hand.cards if one.card == card]
                self._widget(table, next(one for one in copies if not one.chosen), "lay")
            if decision.kind == "lay" and table.choosing.gathered:
                option = "lay"
        return self._widget(table, self._thing(table, option), decision.kind)

    def _cards(self, view, option):
        """Which cards it would lay, for a side or after it."""
        rules = self.app.services.box.title.rules
        game = rules.guess(self.app.services.box, view, 1)
        while (pending := game.pending).seat == view.seat and pending.kind in ("support", "lay"):
            if option == "done":
                return
            if pending.kind == "lay":
                yield option
            game.apply(Choice(pending.kind, option))
            if game.pending.seat == view.seat and game.pending.kind == "lay":
                seen = rules.view(game, view.seat)
                option = self.mind.choose(seen, game.pending, self.chance).option

    def _thing(self, table, option):
        """Where an answer can be clicked."""
        for one in table.root.all():
            target = getattr(one, "target", None)
            hit = target is not None and table.picker.targets.get(target) == option
            if hit and exposed(table.root, one) is not None:
                return one
        again = table.root.named("option.not_again") if option == "done" else None
        if again is not None:
            return again
        look = table.root.named(f"look.{option}")
        return look or table.root.named(f"option.{option}")

    def _on(self, table, name, what):
        return self._widget(table, table.root.named(name), what)

    def _widget(self, table, widget, what):
        assert widget is not None, (what, [one.name for one in table.root.all() if one.name])
        pos = exposed(table.root, widget)
        assert pos is not None, (what, widget.name)
        self.click(pos)
        self.clicks[what] += 1
        return True
