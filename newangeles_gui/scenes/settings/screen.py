"""The settings: page by page, each change in force and in the file at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import DialogButton, Page, ask
from newangeles_gui.widgets import Area, Button, Label, Panel, Scroll, filled_scroll

from .rows import SettingRows
from .tabs import (
    PERSONAL,
    PREFIX,
    TABS,
    SettingsTab,
    back_to_defaults,
    bind,
    keep,
    key_of,
    refused,
    settings_on,
    shown_key,
    tabs_of,
)

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input

RAIL: Final = 330  # units
TAB: Final = 64
SMALL_TAB: Final = 46
STATUS: Final = 34
TYPING_PAUSE: Final = 0.6  # seconds after the last letter until the name is in the file


class SettingsScreen(Page):
    """Pages on the left, settings on the right."""

    name = "settings"

    def __init__(self, services: Services, tab: str = TABS[0].name) -> None:
        super().__init__(services)
        self.tabs = tabs_of(services.chosen)
        self.tab = next(one for one in self.tabs if one.name == tab)
        self.offsets: dict[str, int] = {}
        self.note, self.wrong = "", False
        self.asking = ""  # the setting that waits for its key
        self._taken = False  # the key that was bound means nothing more in this frame
        self._unsaved: float | None = None
        self._scroll: Scroll | None = None

    def build(self) -> None:
        """Headline, pages, settings, and what there is to say."""
        compact = self.kit.view.compact
        reset = self.px(300)
        body = self.head(self.say("screen.settings.title"), reset + self.px(16) if compact else 0)
        if compact:
            self._put_reset(self.beside_title(body, reset))
            area = Area(body, self.px(10))
            row = Area(area.top(self.px(SMALL_TAB)), self.px(6))
            self._put_tabs(row.columns(len(self.tabs)), small=True)
        else:
            area = Area(body, self.px(24))
            self._put_rail(area.left(self.px(RAIL)))
        self._put_page(area.rest)
        self.focus_first(f"tab.{self.tab.name}")

    def _put_rail(self, rail: pygame.Rect) -> None:
        height, gap, count = self.px(TAB), self.px(10), len(self.tabs)
        rail.height = min(rail.height, (count + 1) * (height + gap) + self.px(60))
        self.root.add(Panel(self.kit, rail))
        area = Area(rail, gap).inset(self.px(16))
        self._put_tabs(area.grid(count, 1, height))
        self._put_reset(area.bottom(height))

    def _put_tabs(self, places: Sequence[pygame.Rect], small: bool = False) -> None:
        for tab, place in zip(self.tabs, places, strict=True):
            key = f"screen.settings.tab.{tab.name}"
            self.root.add(
                Button(
                    self.kit, place, self.say(f"{key}.name"), partial(self.open, tab),
                    icon="" if small else tab.icon, style="small" if small else "label",
                    chosen=tab is self.tab, align="center" if small else "left",
                    name=f"tab.{tab.name}", tip=self.say(f"{key}.about"),
                )
            )  # fmt: skip

    def _put_reset(self, rect: pygame.Rect) -> None:
        key = "screen.settings.reset"
        self.root.add(
            Button(
                self.kit, rect, self.say(f"{key}.name"), self.ask_reset, "undo", style="small",
                lines=2, name="reset", tip=self.say(f"{key}.tip"),
            )
        )  # fmt: skip

    def _put_page(self, body: pygame.Rect) -> None:
        pad = self.px(14 if self.kit.view.compact else 28)
        inner = body.inflate(-2 * pad, -2 * pad)
        noted = self.px(STATUS * (2 if self.wrong else 1) + 8) if self.note else 0
        inner.height -= noted
        page, offset = f"page.{self.tab.name}", self.offsets.get(self.tab.name, 0)
        scroll = self._scroll = filled_scroll(self.kit, inner, page, self._fill, offset)
        inner.height = scroll.rect.height = min(inner.height, scroll.depth + self.px(4))
        body.height = inner.height + noted + 2 * pad
        self.root.add(Panel(self.kit, body), scroll)
        if self.note:  # what went wrong or what has to be known, below the settings
            rect = pygame.Rect(inner.x, inner.bottom, inner.width, noted)
            color, lines = ("warning", 2) if self.wrong else ("accent", 1)
            area = Area(rect)
            area.top(self.px(8))
            label = Label(self.kit, area.rest, self.note, "small", color, lines=lines, name="note")
            self.root.add(label)

    def _fill(self, scroll: Scroll, width: int) -> None:
        SettingRows(self, scroll, width).put(self.tab)

    def rebuild(self) -> None:
        """Put everything anew, scrolled to where it was."""
        if self._scroll is not None:
            self.offsets[self._scroll.name.removeprefix("page.")] = self._scroll.offset
        super().rebuild()

    def open(self, tab: SettingsTab) -> None:
        """Turn to another page."""
        self.tab, self.asking = tab, ""
        self._say("")
        self.rebuild()

    def _say(self, note: str, wrong: bool = False) -> None:
        self.note, self.wrong = note, wrong

    def change(self, name: str, value: str | int | bool) -> None:
        """A setting has another value from now on."""
        self.services.chosen_in(name).choose(name, value)
        self._say("")
        self._keep()
        if name == "software":
            self._say(self.note or self.say("screen.settings.next_start"), self.wrong)
        self.services.settings_changed()
        if name == "sounds":
            self.services.audio.play("notice")

    def listen(self, name: str, value: int) -> None:
        """A volume while it is being pulled: to be heard, not yet to be kept."""
        if name in ("music", "sounds") and self.services.audio.is_open:
            volumes = {one: self.services.settings.values[one] for one in ("music", "sounds")}
            volumes[name] = value
            self.services.audio.set_volumes(int(volumes["music"]), int(volumes["sounds"]))

    def write(self, name: str, text: str) -> None:
        """A text is being typed: it is kept when nobody types any more."""
        self.services.chosen_in(name).choose(name, text)
        self._unsaved = TYPING_PAUSE

    def _keep(self) -> None:
        self._unsaved = None
        trouble = keep(self.services)
        if trouble:
            self._say(trouble, wrong=True)

    def leave(self) -> None:
        """What was typed last is kept as well."""
        if self._unsaved is not None:
            self._keep()

    def ask_reset(self) -> None:
        """One page, or all of them?"""
        page = self.say(f"screen.settings.tab.{self.tab.name}.name")
        own = self.services.chosen
        here = settings_on(self.tab, own)
        all_pages = [name for tab in self.tabs for name in settings_on(tab, own)]
        everything = [name for name in all_pages if name not in PERSONAL]
        key = "screen.settings.reset"
        ask(
            self.services,
            self.say(f"{key}.name"),
            self.say(f"{key}.text", page=page),
            DialogButton(self.say(f"{key}.page"), partial(self.reset, here), "accent"),
            DialogButton(self.say(f"{key}.all"), partial(self.reset, everything), "bad"),
        )

    def reset(self, names: list[str]) -> None:
        """These settings are the defaults again."""
        back_to_defaults(self.services, names)
        self._say(self.say("screen.settings.reset.done"))
        self._keep()
        self.services.settings_changed()

    def ask_key(self, name: str) -> None:
        """The next key that is pressed is the one for this."""
        self.asking = name
        meaning = self.say(f"screen.settings.key.{name.removeprefix(PREFIX)}")
        self._say(self.say("screen.settings.keys.press", meaning=meaning))
        self.rebuild()

    def handle(self, given: Input) -> bool:
        """While a key is asked for, keys and buttons are nothing else."""
        if self._taken and given.kind in ("action", "text"):
            return True
        if self.asking and given.kind == "key":
            return self._answer(given.name)
        if self.asking and given.kind == "action":
            self._stop_asking()
            return True
        if self.asking and given.kind == "press":
            self._stop_asking()
        return super().handle(given)

    def _stop_asking(self) -> None:
        self.asking = ""
        self._say("")
        self.rebuild()

    def _answer(self, key: str) -> bool:
        self._taken = True
        self.root.dirty = True  # so that `update` ends the frame soon
        if key == pygame.key.name(pygame.K_ESCAPE):
            self._stop_asking()
        elif wrong := refused(key):
            key = shown_key(key)
            self._say(self.say(f"screen.settings.keys.refused.{wrong}", key=key), wrong=True)
            self.rebuild()
        else:
            self._bind(self.asking, key)
        return True

    def _bind(self, name: str, key: str) -> None:
        old = key_of(self.services, name)
        other = bind(self.services, name, key)
        self.asking = ""
        self._say("")
        if other:
            meaning = self.say(f"screen.settings.key.{other.removeprefix(PREFIX)}")
            self._say(self.say("screen.settings.keys.swapped", meaning=meaning, key=shown_key(old)))
        self._keep()
        self.services.settings_changed()

    def update(self, seconds: float) -> None:
        """Write what was typed as soon as nobody types any more."""
        super().update(seconds)
        self._taken = False
        if self._unsaved is not None:
            self._unsaved -= seconds
            if self._unsaved <= 0:
                self._keep()
                if self.wrong:
                    self.rebuild()

    def wait(self) -> float | None:
        """The typing pause, if somebody has typed."""
        waits = [one for one in (super().wait(), self._unsaved) if one is not None]
        return min(waits, default=None)
