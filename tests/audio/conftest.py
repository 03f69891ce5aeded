"""No test finds a mixer that another one has left open."""

import os

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
pygame = pytest.importorskip("pygame")


@pytest.fixture
def closed_mixer(monkeypatch):
    """The dummy driver, and nobody has opened it yet."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield pygame.mixer
    pygame.mixer.quit()


@pytest.fixture
def no_device(closed_mixer, monkeypatch):
    """A machine without sound."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is no such driver")
    return closed_mixer
