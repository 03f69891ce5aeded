"""What the tests of the system's screens do: open, press, type, wait."""

import time

from newangeles_gui.widgets.inputs import Input

PATIENCE = 5.0  # seconds


def show(app, scene):
    """Open a screen."""
    app.stack.replace(scene)
    return scene


def press(scene, name):
    """Use a widget by key."""
    widget = scene.root.named(name)
    assert widget is not None, name
    assert widget.enabled, name
    scene.root.set_focus(widget)
    assert scene.handle(Input("action", name="confirm"))


def point(scene, pos, kind):
    """The pointer at a place."""
    scene.handle(Input(kind, pos))


def finish(app):
    """Let the work behind a waiting screen come to its end."""
    until = time.monotonic() + PATIENCE
    while app.stack.top.name == "waiting":
        assert time.monotonic() < until, "the work does not end"
        app.stack.top.update(0.01)
        time.sleep(0.002)


def texts(scene):
    """All words that are shown."""
    return [one.text for one in scene.root.all() if getattr(one, "text", "")]


def said(scene, words):
    """Whether some widget shows these words."""
    return any(words in text for text in texts(scene))
