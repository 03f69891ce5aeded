"""The window, the clock and the only main loop."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from newangeles_gui import paths, titles
from newangeles_gui.audio import Audio
from newangeles_gui.i18n import Catalog
from newangeles_gui.process import collect_in_pauses, give_back, hushed, let_go, pause, release
from newangeles_gui.scenes import Crashes, SceneStack, Services, bound_keys, keep, room_of
from newangeles_gui.scenes.packs import lend
from newangeles_gui.session import SaveStore
from newangeles_gui.widgets import Inputs, Kit, Theme, Viewport, next_event

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.settings import Settings
    from newangeles_gui.titles.title import Title

DRIVER: Final = "SDL_VIDEODRIVER"
UNSEEN: Final = ("offscreen", "dummy")  # drivers whose windows nobody sees
SMALLEST: Final = (900, 506)
SETTLING: Final = 40  # frames
PAUSE: Final = 0.09  # seconds without a frame: time to look after what no frame has time for
LONGEST_REST: Final = 30.0  # seconds without an event; then look around once
RESIZING: Final = 0.15  # seconds without another size until all is put anew for the window


@dataclass(slots=True)
class Options:
    """What the command line asks of the window."""

    size: tuple[int, int] | None = None
    software: bool = False
    silent: bool = False
    debug: bool = False  # exceptions are not caught
    ahead: bool = True  # pictures are read before they are needed


class NoWindowError(Exception):
    """There is no screen, or none that a window can be opened on."""


class App:
    """Owns the window and what the screens share."""

    def __init__(self, settings: Settings, options: Options, title: Title | None = None) -> None:
        self.settings = settings
        self.title = title or titles.load(chosen_game(settings))
        self.options = options
        self.running = False
        self.frames = 0
        if options.software or settings.values["software"]:
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        self.status = 0
        give_back()
        collect_in_pauses()
        self.stack = SceneStack()
        try:
            with hushed():
                pygame.display.init()
            _need_screen()
            self.screen = self._open()
        except pygame.error as error:
            raise NoWindowError(str(error)) from error
        pygame.joystick.init()
        pygame.key.set_repeat()  # never: widgets/inputs.py says what comes again
        store = SaveStore(paths.saves_folder())
        self.services = self._services(self.title, store, Inputs())
        self.crashes = Crashes(self.services)
        self._before = 0.0
        self._stretched: pygame.Surface | None = None  # what was seen before the window changed
        self._sized = 0.0
        self._page: pygame.Surface | None = None
        self._grown = False  # a window that was too small has been asked to grow
        self._joysticks: list[object] = []
        self._music = ""
        self._audible = False
        self._unkept = False  # something was chosen during play
        self.apply_settings()

    def _open(self) -> pygame.Surface:
        """The window, as large as the settings say."""
        full = self.settings.values["screen"] == "full" and self.options.size is None
        size = self.options.size or _natural_size()
        icon = paths.assets_folder(paths.HOUSE) / "app_icon" / "64.png"
        if icon.exists():
            pygame.display.set_icon(pygame.image.load(icon))
        flags = pygame.FULLSCREEN if full else pygame.RESIZABLE
        return pygame.display.set_mode((0, 0) if full else size, flags)

    def _services(self, title: Title, store: SaveStore, inputs: Inputs) -> Services:
        """What the screens of a game need; ContentError or StringsError if it cannot be used."""
        folders = title.seen_and_heard
        language = str(self.settings.values["language"])
        packs = paths.pack_folders()
        box = title.rules.box(title.data, packs)
        words = title.words(_catalog(title, language), box)
        kit = Kit(folders, self._viewport())
        kit.pictures.ahead = self.options.ahead
        if packs:
            lend(kit.pictures, room_of(title).card_pictures(box), packs)
        return Services(
            kit=kit,
            words=words,
            box=box,
            settings=self.settings,
            store=store,
            audio=Audio(folders),
            stack=self.stack,
            inputs=inputs,
            settings_changed=self.apply_settings,
            keep_soon=self.keep_soon,
            quit=self.stop,
            games=self.games,
            open_game=self.open_game,
        )

    def games(self) -> dict[str, Path]:
        """The games that there are, by id with the folders of their words."""
        folders = {name: one.home or paths.data_folder(name) for name, one in titles.TITLES.items()}
        return {name: folder / "strings" for name, folder in folders.items()}

    def open_game(self, name: str) -> Services:
        """Close all screens and open another game; if that cannot be used, nothing changes."""
        title, old = titles.load(name), self.services
        services = self._services(title, old.store, old.inputs)
        self.stack.clear()
        old.kit.pictures.close()
        old.audio.close()
        let_go()
        self.title, self.services, self.crashes.services = title, services, services
        self._music = ""
        self.settings.choose("game", name)
        self.apply_settings()
        return services

    def apply_settings(self) -> None:
        """Language, scale, colours, keys, volume and motion as they are chosen now."""
        values, services = self.settings.values, self.services
        language = str(values["language"])
        if language != services.words.catalog.language.code:
            services.words = self.title.words(_catalog(self.title, language), services.box)
        own = room_of(self.title).colors.palettes
        theme = Theme(str(values["palette"]), bool(values["high_contrast"]), own)
        services.kit.use(self._viewport(), theme)
        services.kit.calm = bool(values["reduced_motion"]) or values["animation"] == "off"
        services.inputs.bind(bound_keys(services))
        self._set_volumes()
        self.stack.fading = not services.kit.calm
        pygame.display.set_caption(services.say("title.name"))
        self._resize_to_setting()
        self.stack.rebuild()

    def keep_soon(self) -> None:
        """Write the settings file as soon as nothing moves, at the end at the latest."""
        self._unkept = True

    def _keep(self) -> None:
        if self._unkept:
            self._unkept = False
            keep(self.services)  # if that fails it holds for now

    def _set_volumes(self) -> None:
        """As they are chosen; from the first on the device is open, which takes its time."""
        loud = 0 if self.options.silent or not self._audible else 1
        values = self.settings.values
        self.services.audio.set_volumes(
            _number(values["music"]) * loud, _number(values["sounds"]) * loud
        )

    def _viewport(self) -> Viewport:
        width, height = self.screen.get_size()
        size = (max(width, SMALLEST[0]), max(height, SMALLEST[1]))
        return Viewport(size, _number(self.settings.values["scale"]))

    def _resize_to_setting(self) -> None:
        full = self.settings.values["screen"] == "full" and self.options.size is None
        if full != bool(self.screen.get_flags() & pygame.FULLSCREEN):
            self.screen = self._open()
            self._resized()

    def stop(self) -> None:
        """End after this frame."""
        self.running = False

    def run(self, until: Callable[[], bool] = lambda: False) -> None:
        """Until somebody quits; or, for measurements, until something is true."""
        self.running = True
        # The first frame waits for nothing: it follows one that was never drawn.
        self._before = time.perf_counter() - 1 / _number(self.settings.values["frames"])
        while self.running and self.stack.top is not None and not until():
            try:
                self.crashes.clear_away()
                self._frame()
            except Exception as error:
                if self.options.debug:
                    raise
                self.crashes.survive(error)

    def _frame(self) -> None:
        """What has happened since the last frame, then the frame."""
        for event in self._events():
            self.take(event)
        for given in self.services.inputs.held.again():
            self.stack.handle(given)
        now = time.perf_counter()
        passed, self._before = now - self._before, now
        if self._stretched is not None:
            if now - self._sized < RESIZING:
                return
            self._resized()
        self.step(passed)

    def step(self, seconds: float) -> None:
        """One frame: time passes, and what has changed is drawn."""
        self.stack.update(seconds)
        self._follow_music()
        self.services.audio.update(seconds)
        if self.stack.dirty:
            self._draw()
            pygame.display.flip()
            self.frames += 1
            if self.stack.top is None or not self.stack.top.begins:
                release()

    def _draw(self) -> None:
        """Draw what is seen; of a page that is larger than its window, the upper left part."""
        size = self.services.kit.view.size
        if size == self.screen.get_size():
            self._page = None
            self.stack.draw(self.screen)
            return
        if self._page is None or self._page.get_size() != size:
            self._page = pygame.Surface(size)
        self.stack.draw(self._page)
        self.screen.blit(self._page, (0, 0))

    def _follow_music(self) -> None:
        """The top screen chooses the music; most overlays leave what is playing."""
        top = self.stack.top
        if top is None or top.begins:
            return
        if not self._audible:  # now that the first pictures need no core any more
            self._audible = True
            self._set_volumes()
        if top.music and top.music != self._music:
            self._music = top.music
            self.services.audio.scene(top.music)

    def settle(self) -> None:
        """Let everything that moves come to rest, then draw once: for pictures."""
        for _ in range(SETTLING):
            self.step(1 / 30)
        self._draw()

    def save_picture(self, path: str) -> None:
        """Write what is seen to a file; OSError if that is not possible."""
        try:
            pygame.image.save(self.screen, path)
        except pygame.error as error:
            raise OSError(str(error)) from error

    def _events(self) -> list[pygame.event.Event]:
        """Sleep until something happens or somebody wants a frame; what has happened since.

        However many events there are, frames do not follow each other faster than was chosen.
        """
        least = 1 / _number(self.settings.values["frames"])
        wait = max(least, self._wait())
        if wait >= PAUSE:
            pause()
            self._keep()
        untold = bool(self._joysticks) or pygame.display.get_driver() in UNSEEN
        event = next_event(wait - self._passed(), untold)
        if event.type == pygame.NOEVENT:
            return []
        early = least - self._passed()
        if early > 0:
            pygame.time.wait(round(early * 1000))
        return newest_motions([event, *pygame.event.get()])

    def _wait(self) -> float:
        """Seconds until the next frame if nothing happens before."""
        if self._stretched is not None:
            return RESIZING / 4
        waits = (
            self.stack.wait(),
            self.services.inputs.held.wait(),
            self.services.audio.rest,
        )
        return min((one for one in waits if one is not None), default=LONGEST_REST)

    def _passed(self) -> float:
        """Seconds since the last frame began."""
        return time.perf_counter() - self._before

    def take(self, event: pygame.event.Event) -> None:
        """One event of the window."""
        if event.type == pygame.QUIT:
            self.stop()
        elif event.type == pygame.VIDEORESIZE:
            self._stretch()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.services.audio.focus(False)
            self.services.inputs.let_go()
            self.stack.unfocused()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.services.audio.focus(True)
        elif event.type == pygame.WINDOWEXPOSED:
            self.stack.redraw()
        elif event.type == pygame.JOYDEVICEADDED:
            self._joysticks.append(pygame.joystick.Joystick(event.device_index))
        else:
            for given in self.services.inputs.read(event):
                if given.kind == "action" and given.name == "fullscreen":
                    self._toggle_full()
                elif given.kind == "action" and given.name == "quit":
                    self.stop()
                else:
                    self.stack.handle(given)

    def _stretch(self) -> None:
        """While somebody drags the edge of the window the old picture fills it."""
        self.screen = pygame.display.get_surface() or self.screen
        view = self.services.kit.view
        if self._stretched is None:
            if self._viewport() == view:
                self._grown = view.size != self.screen.get_size()
                self.stack.redraw()
                return
            self._stretched = pygame.Surface(view.size)
            self.stack.draw(self._stretched)
        self._sized = time.perf_counter()
        pygame.transform.scale(self._stretched, self.screen.get_size(), self.screen)
        pygame.display.flip()

    def _resized(self) -> None:
        self._stretched = None
        size = self._viewport().size
        small = size != self.screen.get_size()
        if small and not self._grown:
            # Asked once: some desktops decide themselves how large a window is.
            self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._grown = small
        self.services.kit.use(self._viewport(), self.services.kit.theme)
        self.stack.rebuild()

    def _toggle_full(self) -> None:
        now = self.settings.values["screen"]
        self.settings.choose("screen", "window" if now == "full" else "full")
        self.apply_settings()

    def close(self) -> None:
        """End everything that was begun, the top screen first; SystemExit if a part cannot end."""
        scenes = list(self.stack.scenes)
        self.stack.scenes.clear()
        try:
            with contextlib.ExitStack() as closing:
                closing.callback(pygame.display.quit)
                closing.callback(self.services.kit.pictures.close)
                closing.callback(self.services.audio.close)
                closing.callback(self._keep)
                for scene in scenes:
                    closing.callback(scene.leave)
        except Exception as error:
            if self.options.debug:
                raise
            self.crashes.end(error, scenes)


def _need_screen() -> None:
    """NoWindowError if the window would be one that nobody sees and nobody has asked for."""
    if pygame.display.get_driver() in UNSEEN and not os.environ.get(DRIVER):
        pygame.display.quit()
        raise NoWindowError("there is no screen")


def newest_motions(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """The events, without motions of the pointer that another one follows at once."""
    following = [event.type for event in events[1:]] + [pygame.NOEVENT]
    motion = pygame.MOUSEMOTION
    return [
        event
        for event, then in zip(events, following, strict=False)  # none follows none
        if not event.type == then == motion
    ]


def chosen_game(settings: Settings) -> str:
    """The game that was chosen last, if it is one of this program's."""
    name = str(settings.values["game"])
    return name if name in titles.TITLES else paths.TITLE


def _catalog(title: Title, language: str) -> Catalog:
    return Catalog.load(title.strings, language, paths.pack_words())


def _number(value: str | int | bool) -> int:
    return int(value)


def _natural_size() -> tuple[int, int]:
    """As large as fits on the desktop, in the proportions of the design."""
    try:
        width, height = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        width, height = 1920, 1080
    for size in ((1920, 1080), (1600, 900), (1280, 720)):
        if size[0] <= width * 0.95 and size[1] <= height * 0.92:
            return size
    return (max(SMALLEST[0], width), max(SMALLEST[1], height))
