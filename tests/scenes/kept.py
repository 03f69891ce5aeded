"""What many tests of the screens need and none changes: read, and played, only once a process."""

from collections import OrderedDict
from functools import cache

import pygame

from newangeles_gui import app, paths
from newangeles_gui.commands.shots.situation import Situation, shots_of
from newangeles_gui.minds.agent import dice
from newangeles_gui.titles.new_angeles import ruling
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.title import TITLE
from newangeles_gui.titles.streets.results import course
from newangeles_gui.widgets.pictures import Pictures

PICTURES_MOST = 400  # megabytes

_really_catalog = app._catalog
_kept_catalog = cache(lambda language: _really_catalog(TITLE, language))
_kept_content = cache(load_content)
read_in_size = Pictures._in_size
SHIPPED = paths.data_folder()


def _content(folder, packs=()):
    """The content of the box; that of a pack is read each time, as it may be another one."""
    really = _kept_content if folder == SHIPPED and not packs else load_content
    return really(folder, tuple(packs))


def _catalog(title, language):
    shipped = paths.data_folder() == SHIPPED and not paths.pack_folders()
    if shipped and title is TITLE:
        return _kept_catalog(language)
    return _really_catalog(title, language)


class Drawn:
    """Pictures as they were last asked for, each read and scaled once; nobody draws on one."""

    def __init__(self):
        self.held, self.size = OrderedDict(), 0

    def in_size(self, pictures, name, size):
        """`Pictures._in_size`, which a file that has been read does not need again."""
        key = (pictures._known(name).file, size)
        if key not in self.held:
            self.held[key] = read_in_size(pictures, name, size)
            self.size += self.held[key].get_buffer().length
        self.held.move_to_end(key)
        while self.size > PICTURES_MOST * 2**20:
            _, oldest = self.held.popitem(last=False)
            self.size -= oldest.get_buffer().length
        found = self.held[key]
        return found if pygame.display.get_surface() else found.copy()


class Game:
    """How opponents play one game, as far as somebody has asked."""

    def __init__(self, box, seed):
        self.choices = []
        self.agent = box.title.minds.crew(box).agent(shots_of(box.title).level)
        self.chance = dice(seed)

    def choice(self, number, match):
        """The choice of this number; the match stands before it."""
        if number == len(self.choices):
            asked = match.view(match.pending.seat)
            self.choices.append(self.agent.choose(asked, match.pending, self.chance))
        return self.choices[number]


_drawn = Drawn()
_games: dict[tuple[object, ...], Game] = {}


def _in_size(pictures, name, size):
    return _drawn.in_size(pictures, name, size)


def _play(situation, box, match):
    """`Situation.play`, which thinks about each question of a game once."""
    key = (box.digest, repr(match.plan), len(match.record.choices), situation.seed)
    if key not in _games:
        _games[key] = Game(box, situation.seed)
    number = 0
    while match.pending is not None and not situation._reached(match, number):
        match.apply(_games[key].choice(number, match))
        number += 1
    return match


def keep(monkeypatch) -> None:
    """Use what is kept until the patch ends."""
    monkeypatch.setattr(ruling, "load_content", _content)
    monkeypatch.setattr(app, "_catalog", _catalog)
    monkeypatch.setattr(Situation, "play", _play)
    monkeypatch.setattr(Pictures, "_in_size", _in_size)
    # Who judges how a game went looks only at what lies before them, and does not play it on.
    monkeypatch.setattr(course, "JUDGE", "builder")
