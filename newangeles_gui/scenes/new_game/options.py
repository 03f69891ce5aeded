"""Options, seed and agreements of a new game, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Explanation, FaceButton, Page, explain
from newangeles_gui.widgets import (
    Area,
    Button,
    Cycler,
    IconButton,
    Label,
    Panel,
    Paragraph,
    Scroll,
    Switch,
    TextField,
    Widget,
)

from . import words
from .draft import AGREED, CHANCE

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.titles.room import NewGameRoom, Topic
    from newangeles_gui.widgets import Input

    from .screen import NewGame


WHO_ROW: Final = 58  # units
BETWEEN: Final = 10
LIST: Final = 0.46  # share of the width
PREFIX: Final = "who."


class CharacterPicker(Page):
    """A list of people; what is pointed at is explained beside it."""

    name = "characters"

    def __init__(
        self,
        services: Services,
        now: str,
        taken: Mapping[str, int],
        chosen: Callable[[str], None],
        person: bool = False,
    ) -> None:
        super().__init__(services)
        self.now, self.taken, self.chosen = now, taken, chosen
        self.asks = "face" if person else "character"
        self.about = words.face_topic if person else words.character_topic

    def build(self) -> None:
        """The names at the left, the one pointed at explained at the right."""
        body, gap = self.head(self.say(f"screen.new_game.{self.asks}.title")), self.px(BETWEEN)
        area = Area(body, 2 * gap)
        scroll = Scroll(self.kit, area.left(round(body.width * LIST)), "characters")
        everybody = (CHANCE, *self.services.box.title.minds.characters)
        room = pygame.Rect(body.x + gap // 2, body.y + gap // 2, scroll.inner - gap, 0)
        places = Area(room, gap).grid(len(everybody), 1, self.px(WHO_ROW))
        for character, rect in zip(everybody, places, strict=True):
            scroll.add(self._button(rect, character))
        scroll.settle()
        self.root.add(scroll)
        if self.root.focus is None:
            self.root.set_focus(self.root.named(PREFIX + self.now))
        self.root.add(Explanation(self.kit, area.rest, self._topic()))

    def _button(self, rect: pygame.Rect, character: str) -> Button:
        text = self.about(self.services, character).title
        seat = self.taken.get(character)
        tip = "" if seat is None else self.say("screen.new_game.character.taken", number=seat)
        button = FaceButton(
            self.kit, rect, text, partial(self.take, character), "help",
            chosen=character == self.now, name=PREFIX + character, tip=tip,
        )  # fmt: skip
        return button.wear(character)

    def _topic(self) -> Topic:
        """Whoever is pointed at, has the focus, or is chosen."""
        for widget in (self.root.under, self.root.focus):
            if widget is not None and widget.name.startswith(PREFIX):
                return self.about(self.services, widget.name.removeprefix(PREFIX))
        return self.about(self.services, self.now)

    def handle(self, given: Input) -> bool:
        """The explanation follows pointer and focus."""
        taken = super().handle(given)
        explain(self.root, self._topic())
        return taken

    def take(self, character: str) -> None:
        """This one it is."""
        self.services.stack.pop()
        self.chosen(character)


LINE: Final = 50  # units
CAPTION: Final = 28
PADDING: Final = 18
GAP: Final = 10
SEED_LENGTH: Final = 30
MOST_HIGH: Final = 2  # options below each other that leave room for what explains them
CAPTION_SHARE: Final = 0.34  # of the width


class OptionsPanel(Widget):
    """As high as it needs to be; `long` says what each agreement means as well."""

    def __init__(self, scene: NewGame, place: tuple[int, int], width: int, long: bool) -> None:
        super().__init__(scene.kit, pygame.Rect(*place, width, 0), "options")
        self.scene, self.long = scene, long
        px = scene.px
        self._inner = pygame.Rect(
            place[0] + px(PADDING), place[1] + px(PADDING - 6), width - 2 * px(PADDING), 0
        )
        self._y = self._inner.y
        self._beside = False
        room = scene.services.room.new_game()
        if room is not None:
            asked = room.options(len(scene.draft.seats))
            self._beside = not long and len(asked) > MOST_HIGH
            for option in asked:
                self._put_option(room, option)
        self._put_seed()
        for agreement in (*AGREED, *(room.agreements if room else ())):
            self._put_switch(agreement)
        self.rect.height = self._y - px(GAP) + px(PADDING) - place[1]
        self.children.insert(0, Panel(scene.kit, self.rect, alpha=226))

    def _line(self, units: float = LINE, after: float = GAP) -> pygame.Rect:
        """The next line of the column."""
        rect = pygame.Rect(self._inner.x, self._y, self._inner.width, self.scene.px(units))
        self._y = rect.bottom + self.scene.px(after)
        return rect

    def _caption(self, text: str) -> None:
        rect = self._line(CAPTION, 2)
        self.add(Label(self.kit, rect, text, "small_strong", "muted"))

    def _beneath(self, text: str) -> pygame.Rect:
        """The line for what is asked: below its caption, or beside it where there are many."""
        if not self._beside:
            self._caption(text)
            return self._line()
        line = Area(self._line())
        caption = line.left(round(line.rest.width * CAPTION_SHARE))
        self.add(Label(self.kit, caption, text, "small_strong", "muted", lines=2))
        return line.rest

    def _put_option(self, room: NewGameRoom, name: str) -> None:
        """What the game lets one choose, or leave to chance."""
        scene, services = self.scene, self.scene.services
        asked = room.option(services.words, name)
        now = words.standing(services, name, scene.draft.options.get(name, CHANCE))
        topic = room.value(services.words, name, now)
        self.add(
            Cycler(
                self.kit, self._beneath(asked.title), words.values(services, name), now,
                partial(scene.choose_option, name), name, (asked.text, asked.text), topic.text,
            )
        )  # fmt: skip
        for part in ("previous", "value", "next"):
            scene.topics[f"{name}.{part}"] = topic

    def _put_seed(self) -> None:
        scene = self.scene
        line = Area(self._beneath(scene.say("screen.new_game.seed.name")), scene.px(6))
        chance, day = line.right(line.rest.height), line.right(line.rest.height)
        about = scene.say("screen.new_game.seed.about")
        hint = scene.say("screen.new_game.seed.hint")
        random = scene.say("screen.new_game.seed.random")
        today = scene.say("screen.new_game.seed.today")
        self.add(
            TextField(
                self.kit, line.rest, scene.draft.seed, scene.sow, hint, SEED_LENGTH,
                name="seed", tip=about,
            ),
            IconButton(self.kit, day, "clock", today, scene.sow_today, name="seed.today"),
            IconButton(self.kit, chance, "replay", random, scene.forget_seed, name="seed.random"),
        )  # fmt: skip
        topic = words.agreement_topic(scene.services, "seed")
        for part in ("seed", "seed.today", "seed.random"):
            scene.topics[part] = topic

    def _put_switch(self, option: str) -> None:
        scene, draft = self.scene, self.scene.draft
        locked = option == "undo" and draft.iron
        on = bool(getattr(draft, option)) and not locked
        topic = words.agreement_topic(scene.services, option)
        tip = scene.say("screen.new_game.undo.locked") if locked else topic.text
        scene.topics[option] = topic
        self.add(
            Switch(
                self.kit, self._line(after=4 if self.long else GAP), topic.title, on,
                partial(scene.agree, option), enabled=not locked, name=option, tip=tip,
            )
        )  # fmt: skip
        if self.long:
            place = (self._inner.x + scene.px(8), self._y)
            about = Paragraph(self.kit, place, self._inner.width, topic.text, "small", "muted")
            self.add(about)
            self._y = about.rect.bottom + scene.px(GAP + 4)
