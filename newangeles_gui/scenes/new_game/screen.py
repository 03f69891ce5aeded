"""A new game: who sits where, who plays what, and by which agreements."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import SetupError
from newangeles_gui.scenes import Explanation, FrontScene, explain, message, open_table
from newangeles_gui.session import Match
from newangeles_gui.widgets import Area, Button, Label, Scroll, Segments

from . import words
from .draft import CHANCE, Draft, identity, known_people, remember, remembered
from .options import CharacterPicker, OptionsPanel
from .row import GuestRow, SeatRow, row_height

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.titles.room import Topic
    from newangeles_gui.widgets import Input

WIDEST: Final = 2000  # units
HIGHEST: Final = 1120
MARGIN: Final = 40
NARROW_MARGIN: Final = 20
TWO_COLUMNS: Final = (1560, 900)  # units of the window, from which there are two
SIDE: Final = 500
GAP: Final = 12
HEAD: Final = 60
NARROW_HEAD: Final = 52
FOOT: Final = 72
NARROW_FOOT: Final = 56
START: Final = 320
BACK: Final = 200
PLAYERS: Final = 216


class NewGame(FrontScene):
    """Sensible from the start: somebody who wants to play clicks once."""

    name = "new_game"
    music = "title"

    def __init__(
        self, services: Services, draft: Draft | None = None, seed: str = "", level: str = ""
    ) -> None:
        super().__init__(services)
        somebody = self.say("screen.somebody")
        self.draft = draft or remembered(services.settings, services.box, known_people(), somebody)
        self.draft.seed = seed or self.draft.seed
        if level:
            self.draft.challenge(level)
        self.topics: dict[str, Topic] = {}
        self.roles: dict[str, Topic] = {}  # whom one can play, chance last
        self._scrolled = 0
        self._room = 0  # how high a row may be

    @property
    def two_columns(self) -> bool:
        """Whether there is room for an explaining column beside the seats."""
        width, height = self.kit.view.canvas
        return width >= TWO_COLUMNS[0] and height >= TWO_COLUMNS[1]

    @property
    def chooses_roles(self) -> bool:
        """Whether there is anybody to be chosen but chance."""
        return len(self.roles) > 1

    def rebuild(self) -> None:
        """Put everything anew, scrolled as far as it was."""
        scroll = self.root.named("seats")
        if isinstance(scroll, Scroll):
            self._scrolled = scroll.offset
        super().rebuild()

    def build(self) -> None:
        """Head, seats, side column if there is room, foot."""
        self.topics = {}
        everybody = (*words.roles(self.services), CHANCE)
        self.roles = {role: words.role_topic(self.services, role) for role in everybody}
        two, px = self.two_columns, self.px
        room = Area(self.screen).inset(px(MARGIN if two else NARROW_MARGIN))
        area = Area(room.middle(px(WIDEST), px(HIGHEST)), px(GAP + 4))
        self._put_foot(Area(area.bottom(px(FOOT if two else NARROW_FOOT)), px(24)))
        area.gap = px(2 * GAP)
        side = Area(area.rest)
        side.top(px((HEAD if two else NARROW_HEAD) + GAP))
        if two:
            self._put_side(Area(side.right(px(SIDE)), px(GAP)))
            area.right(px(SIDE))
        area.gap = px(GAP)
        self._put_head(Area(area.top(px(HEAD if two else NARROW_HEAD)), px(14)))
        self._put_seats(area.rest, options=not two)
        self._check()
        if self.root.focus is None:
            self.root.set_focus(self.root.named("start"))

    def _put_head(self, head: Area) -> None:
        kit, say = self.kit, self.say
        players = Area(head.right(self.px(PLAYERS)))
        numbers = [(str(number), str(number)) for number in self.draft.sizes]
        place = players.middle(self.px(PLAYERS), self.px(50))
        now = str(len(self.draft.seats))
        head.gap = 0
        caption = head.right(self.px(130))
        self.root.add(
            Label(kit, head.rest, say("screen.new_game.title"), "title", "text", name="title"),
            Label(kit, caption, say("screen.new_game.players"), "label", "muted", "right"),
            Segments(kit, place, numbers, now, self.choose_players, name="players"),
        )

    def _put_seats(self, room: pygame.Rect, options: bool) -> None:
        """The seats, and where there is no second column, the rest below them."""
        scroll = Scroll(self.kit, room, "seats", self._scrolled)
        seats = len(self.draft.seats)
        guests = words.guests(self.services, seats)
        count, gap = seats + len(guests), self.px(GAP - 2)
        width = scroll.inner if options else room.width
        height = row_height(self, width, (room.height - gap * (count - 1)) // count)
        whole = height * count + gap * (count - 1)
        if whole > room.height:
            width = scroll.inner
        places = Area(pygame.Rect(room.topleft, (width, whole)), gap).grid(count, 1, height)
        for place, rect in enumerate(places[:seats]):
            scroll.add(SeatRow(self, rect, place))
        for guest, rect in zip(guests, places[seats:], strict=True):
            scroll.add(GuestRow(self, rect, guest))
        if options:
            scroll.add(OptionsPanel(self, (room.x, places[-1].bottom + gap), width, long=True))
        self.root.add(scroll)
        scroll.settle()

    def _put_side(self, side: Area) -> None:
        """What is pointed at, explained; below it the agreements."""
        high = OptionsPanel(self, side.rest.topleft, side.rest.width, long=False).rect.height
        low = OptionsPanel(self, side.bottom(high).topleft, side.rest.width, long=False)
        self.root.add(Explanation(self.kit, side.rest, self._topic()), low)

    def _put_foot(self, foot: Area) -> None:
        kit, say, wide = self.kit, self.say, foot.rest.width
        back = Button(
            kit, foot.left(self.px(BACK)), say("screen.back"), self._back, "back", name="back"
        )
        narrow = self.px(START) + self.px(BACK) > wide // 2
        start = foot.right(wide * 2 // 5 if narrow else self.px(START))
        self.root.add(
            back,
            Label(kit, foot.rest, "", "label", "muted", "right", lines=2, name="note"),
            Button(
                kit, start, say("screen.new_game.start.name"), self.start, "play", "accent",
                "heading", chosen=True, name="start",
            ),
        )  # fmt: skip

    def _check(self) -> None:
        """Say what is still missing, or who plays."""
        note, start = self.root.named("note"), self.root.named("start")
        assert isinstance(note, Label)
        assert isinstance(start, Button)
        problem = self.draft.problem()
        start.enabled = problem is None
        if problem is None:
            people = sum(seat.person for seat in self.draft.seats)
            text = words.summary(self.services, people, len(self.draft.seats) - people)
        else:
            text = words.problem_words(self.services, problem)
        note.color = "muted" if problem is None else "warning"
        start.tip = text if problem else self.say("screen.new_game.start.tip")
        note.say(text)
        self.root.dirty = True

    def _topic(self) -> Topic:
        """What is to be explained: what is pointed at, what has the focus, or the first seat."""
        for widget in (self.root.under, self.root.focus):
            if widget is not None and widget.name in self.topics:
                return self.topics[widget.name]
        seat = next((one for one in self.draft.seats if one.person), self.draft.seats[0])
        return self.roles[seat.role]

    def handle(self, given: Input) -> bool:
        """The explanation follows pointer and focus."""
        taken = super().handle(given)
        explain(self.root, self._topic())
        return taken

    def choose_players(self, number: str) -> None:
        """So many seats."""
        self.draft.resize(int(number))
        self.rebuild()

    def move(self, place: int, step: int) -> None:
        """A seat goes up or down."""
        self.draft.move(place, step)
        way = "up" if step < 0 else "down"
        self.rebuild()
        self.root.set_focus(self.root.named(f"seat.{place + step}.{way}"))

    def change_kind(self, place: int, kind: str) -> None:
        """A person or an opponent."""
        self.draft.change_kind(place, kind == "person")
        self.rebuild()

    def change_level(self, place: int, level: str) -> None:
        """An opponent of another level; the next new ones are like it."""
        self.draft.seats[place].level = self.draft.level = level
        self.rebuild()

    def choose_character(self, place: int) -> None:
        """Somebody in particular is to sit there, or a person gets their face; or chance has it."""
        draft = self.draft
        taken = {
            one.character: number
            for number, one in enumerate(draft.seats, 1)
            if one.character and number != place + 1
        }

        def chosen(character: str) -> None:
            draft.cast(place, character)
            self.rebuild()
            self.root.set_focus(self.root.named(f"seat.{place}.character"))

        seat = draft.seats[place]
        picker = CharacterPicker(self.services, seat.character, taken, chosen, seat.person)
        self.services.stack.push(picker)

    def call(self, place: int, name: str) -> None:
        """A person is called so."""
        self.draft.seats[place].name = name
        self._check()

    def next_name(self, place: int) -> None:
        """Somebody else who has played here."""
        self.draft.next_name(place)
        self.rebuild()

    def take(self, place: int, role: str) -> None:
        """This is played in a seat."""
        self.draft.take(place, role)
        self.rebuild()

    def choose_option(self, option: str, value: str) -> None:
        """With this setup, or whatever the game lets one choose."""
        self.draft.options[option] = value
        self.rebuild()

    def sow(self, seed: str) -> None:
        """With this seed."""
        self.draft.seed = seed

    def sow_today(self) -> None:
        """With the seed of this day: the same for everybody who sits down in the same way."""
        self.draft.seed = time.strftime("%Y-%m-%d")
        self.rebuild()

    def forget_seed(self) -> None:
        """With any seed."""
        self.draft.seed = ""
        self.rebuild()

    def agree(self, option: str, on: bool) -> None:
        """An agreement of the table."""
        setattr(self.draft, option, on)
        self.rebuild()

    def start(self) -> None:
        """Begin the game as it has been put together."""
        if self.draft.problem() is not None:
            return
        services = self.services
        try:
            match = Match.begin(services.box, self.draft.plan(services.box), identity())
        except SetupError as error:
            title = self.say("screen.new_game.problem.title")
            services.stack.push(message(services, title, str(error)))
            return
        remember(services.settings, services.box, self.draft)
        services.keep_soon()  # if that fails it holds for now: saving the game will say why
        open_table(services, match)

    def _back(self) -> None:
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Back to where it was opened."""
        self._back()
        return True
