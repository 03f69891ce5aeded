"""The main loop: no more frames than were chosen, no work for nothing, windows of any size."""

import threading
import time

import pygame
import pytest

from newangeles_gui.app import SMALLEST, newest_motions
from newangeles_gui.scenes import routes


def motion(x):
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 300), rel=(1, 0), buttons=(0, 0, 0))


def press(x):
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, 300), button=1)


@pytest.fixture
def title(app):
    routes.open_title(app.services)
    app.step(1 / 60)
    return app


def test_only_the_newest_of_several_motions():
    events = [motion(1), motion(2), press(2), motion(3), motion(4), motion(5)]
    assert newest_motions(events) == [events[1], events[2], events[5]]
    assert newest_motions([]) == []


def test_a_fast_pointer_makes_no_more_frames(title):
    """A pointer that reports a thousand times a second: frames stay as many as were chosen."""
    steps, stop = [], threading.Event()
    step = title.step
    title.step = lambda seconds: (steps.append(seconds), step(seconds))

    def shake():
        place = 0
        while not stop.wait(0.001):
            place += 7
            pygame.event.post(motion(100 + place % 900))

    hand = threading.Thread(target=shake)
    hand.start()
    end = time.perf_counter() + 0.5
    title.run(lambda: time.perf_counter() > end)
    stop.set()
    hand.join()
    assert 5 <= len(steps) <= 0.5 * 60 * 1.2


def test_an_uncovered_window_is_drawn_but_not_put_anew(title):
    top, frames = title.stack.top, title.frames
    widgets = list(top.root.children)
    title.take(pygame.event.Event(pygame.WINDOWEXPOSED))
    title.step(1 / 60)
    assert title.frames == frames + 1
    assert top.root.children == widgets


def test_while_the_edge_is_dragged_nothing_is_put_anew(title):
    top = title.stack.top
    widgets = list(top.root.children)
    for width in range(1290, 1400, 10):
        pygame.display.set_mode((width, 800), pygame.RESIZABLE)
        title.take(pygame.event.Event(pygame.VIDEORESIZE, size=(width, 800), w=width, h=800))
    assert top.root.children == widgets
    assert title.screen.get_at((1300, 700))[:3] != (0, 0, 0), "the old picture fills the window"
    end = time.perf_counter() + 0.4
    wake = threading.Timer(0.41, lambda: pygame.event.post(motion(5)))
    wake.start()
    title.run(lambda: time.perf_counter() > end)
    wake.join()
    assert title.services.kit.view.size == (1390, 800)
    assert top.root.children != widgets


@pytest.mark.parametrize("size", [(500, 300), (60, 40)])
def test_a_window_that_is_too_small_shows_a_part(title, monkeypatch, size):
    """Desktops that decide themselves: the window stays small, the page does not."""
    title.screen = pygame.display.set_mode(size)
    monkeypatch.setattr(pygame.display, "set_mode", lambda *given: title.screen)
    title._resized()
    assert title.services.kit.view.size == SMALLEST
    frames = title.frames
    title.step(1 / 60)
    assert title.frames == frames + 1
    assert title.screen.get_size() == size
    assert title.screen.get_at((size[0] - 5, size[1] - 5))[:3] != (0, 0, 0)


def hold(app, key, seconds):
    """A key goes down and stays down; what the top screen is told meanwhile."""
    told = []
    handle = app.stack.handle
    app.stack.handle = lambda given: (told.append(given.name), handle(given))[1]
    app.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    end = time.perf_counter() + seconds
    wake = threading.Timer(seconds + 0.01, lambda: pygame.event.post(motion(5)))
    wake.start()  # where nothing comes again and nothing moves, the program sleeps
    app.run(lambda: time.perf_counter() > end)
    wake.join()
    app.take(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    app.stack.handle = handle
    return told


def test_a_held_arrow_goes_on_and_a_held_enter_does_not(title):
    """Enter held on the title opens one screen and leaves that alone."""
    moves = hold(title, pygame.K_DOWN, 0.8)
    assert moves.count("down") >= 3
    assert title.services.inputs.held.wait() is None
    title.stack.top.root.set_focus(title.stack.top.root.named("learn"))
    assert hold(title, pygame.K_RETURN, 0.8).count("confirm") == 1
    assert [scene.name for scene in title.stack.scenes] == ["title", "tutorial"]
    assert title.stack.top.page == 0


def test_nothing_is_held_once_the_window_has_lost_the_focus(title):
    title.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
    assert title.services.inputs.held.wait() is not None
    title.take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert title.services.inputs.held.wait() is None
