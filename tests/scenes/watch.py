"""Who may be seen at a table, of whatever title: a watch over what robots do."""

from newangeles_gui.scenes import Curtain
from newangeles_gui.session import NOBODY


class Watch:
    """Who may be seen: nobody's view without that person having opened the curtain last."""

    def __init__(self, people, table):
        self.people, self.table = people, table
        self.opened = NOBODY
        self.seen = set()

    def __call__(self, robot):
        for scene in robot.app.stack.shown():
            if isinstance(scene, self.table):
                seat = scene.shown.seat
                self.seen.add(seat)
                if len(self.people) > 1:
                    assert seat in (NOBODY, self.opened), "somebody else's view"
                else:
                    assert seat == next(iter(self.people), NOBODY)


def watching(app, match, people, monkeypatch, table):
    """Notes who has opened the curtain last."""
    watch = Watch(people, table)
    really_open = Curtain.open

    def open_it(curtain):
        was, watch.opened = watch.opened, match.plan.start.players.index(curtain.role)
        really_open(curtain)
        if app.stack.top is curtain:
            watch.opened = was  # too early: it stays closed

    monkeypatch.setattr(Curtain, "open", open_it)
    return watch
