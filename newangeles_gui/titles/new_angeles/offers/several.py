"""One offer to several players: who is spoken to, the terms, and what each of them says."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene
from newangeles_gui.widgets import Area, Label, Panel, Scroll, Segments, Switch, Widget

from ..city.rim import faces
from ..talk import MOST_VOTES, CallToSeveral
from .behind import CityBehind, open_above, put_above
from .opposite import MOODS, ReasonPill, SmallMood
from .overlay import TermRows
from .parts import OFFER, Chip, press_chip, put_chips, put_end
from .places import places
from .talks import METER, SeveralHearing

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input

    from ..table.replying import TalkingTable
    from .talks import Answers

POLL: Final = 0.03  # seconds
WAYS: Final = ("backing", "now")
NAME: Final = 0.56  # of what is left beside a face
REASONS: Final = 2
PILL: Final = 30  # units


class SeveralScreen(Scene):
    """The same terms for each; each answers for itself."""

    name = "several"
    private = True

    def __init__(self, services: Services, table: TalkingTable) -> None:
        super().__init__(services)
        self.table, self.view = table, table.shown
        talking = table.director.parley.talking
        self.call = CallToSeveral(table.talks, talking, table.shown)
        self.answers: dict[str, bool | None] = {}  # None: it answers when its turn comes
        self.scrolled: dict[str, int] = {}
        self.hearing: SeveralHearing | None = None
        self.talk = Widget(self.kit, self.screen)  # all but the city: arrows stay here
        self.city = CityBehind(services, self.view)

    @property
    def done(self) -> bool:
        """Whether the offer has been made: nothing can be changed about it any more."""
        return bool(self.answers) or self.hearing is not None

    def problem(self) -> str:
        """Why the offer cannot be made; empty if it can."""
        why = self.call.hindrance
        if why is None:
            return ""
        names = ", ".join(self.services.words.name(f"corporation.{one}") for one in why.names)
        return self.say(why.key, **why.values, names=names)

    # ------------------------------------------------------------ what it looks like

    def build(self) -> None:
        """City and offers as in a talk, the players across the table, the terms on it."""
        self.places = spots = places(self.kit, self.view)
        self.root.add(self.city.board(spots))
        above = put_above(self.services, spots, self.view, self.table.open_menu)
        self.talk = Widget(self.kit, self.screen)
        self.talk.closed = True
        self.root.add(*above, self.talk)
        self.root.groups = [self.talk, above[1]]
        self.talk.add(Panel(self.kit, spots.pane, "line", "base", 225))
        gap, (mine, theirs) = self.px(12), spots.heads
        self._scroll("rows", spots.pane.inflate(-2 * gap, -2 * gap), put_listeners)
        low = spots.trays[0].bottom
        for head, key, put in ((mine, "terms", put_gives), (theirs, "wants", put_wants)):
            rect = pygame.Rect(head.x, head.y, head.width, low - head.y)
            color = "accent" if key == "terms" else "counter"
            self.talk.add(Panel(self.kit, rect, color, "base", 235))
            self._scroll(key, rect.inflate(-gap, -gap), put)
        self._buttons()
        if self.root.focus is None:
            first = "trade.leave" if self.done else "several.give.more"
            self.root.set_focus(self.root.named(first))

    def _scroll(
        self, key: str, rect: pygame.Rect, put: Callable[[SeveralScreen, TermRows], None]
    ) -> None:
        scroll = Scroll(self.kit, rect, f"several.{key}", self.scrolled.get(key, 0))
        put(self, TermRows(self.services, scroll))
        scroll.settle()
        self.talk.add(scroll)

    def _buttons(self) -> None:
        """The sum, the offer, the way back; for what it is, and what can be taken back."""
        kit, spots, say = self.kit, self.places, self.say
        key = "cost" if self.call.cost <= self.call.held else "too_dear"
        text = say(f"several.{key}", cost=self.call.cost, held=self.call.held)
        color = "capital" if key == "cost" else "bad"
        back = Chip(0, "leave", say("screen.trade.do.leave"), self.back, True)
        said = (text, color, "several.cost")
        self.talk.add(*put_end(kit, spots, said, self._offer_chip(), back))
        low = Area(spots.chips, self.px(12))
        if self.call.backed:
            ways = [(way, say(f"several.way.{way}")) for way in WAYS]
            now = WAYS[not self.call.backing]
            rect = low.left(round(low.rest.width * 0.4))
            self.talk.add(Segments(kit, rect, ways, now, self.for_backing, not self.done,
                                   "several.way"))  # fmt: skip
        self.talk.add(*put_chips(kit, low.rest, self.chips(), ""))

    def _offer_chip(self) -> Chip:
        why = self.say("several.made") if self.done else self.problem()
        return Chip(OFFER, "offer", self.say("screen.trade.do.offer"), self.offer, not why, why)

    def chips(self) -> list[Chip]:
        """What can be taken back, with its number."""
        say, stands = self.say, self.call.talking.stands(self.call.seat) is not None
        full, none = self.call.full and not self.done, "" if stands else say("several.none_stands")
        return [
            Chip(5, "clear", say("screen.trade.do.clear"), self.clear, full, say("several.empty")),
            Chip(6, "withdraw", say("screen.trade.do.withdraw"), self.withdraw, stands, none),
        ]

    # ------------------------------------------------------------ what can be changed

    def speak_to(self, name: str, on: bool) -> None:
        """Speak to somebody, or not."""
        self.call.chosen = self.call.chosen | {name} if on else self.call.chosen - {name}
        self.changed()

    def for_backing(self, way: str) -> None:
        """For backing my offer in this deal, or for something else now."""
        self.call.turn_to(way == "backing")
        self.changed()

    def change(self, **values: int) -> None:
        """Another amount."""
        self.call.terms = replace(self.call.terms, **values)  # type: ignore[arg-type]
        self.changed()

    def offer_to(self, name: str, give: int, cards: int) -> None:
        """Begin with what one of them gets for so many votes."""
        self.call.turn_to(True)
        self.call.chosen = {name}
        self.change(give=give, cards=cards)

    def clear(self) -> None:
        """Nothing is offered."""
        self.call.clear()
        self.changed()

    def changed(self) -> None:
        """What the others think is asked anew."""
        self.answers = {}
        self.call.changed()
        self.rebuild()

    def rebuild(self) -> None:
        """What scrolls stays where it was."""
        for one in self.root.all():
            if isinstance(one, Scroll):
                self.scrolled[one.name.rpartition(".")[2]] = one.offset
        super().rebuild()

    # ------------------------------------------------------------ time and inputs

    def update(self, seconds: float) -> None:
        """Somebody may have made up its mind."""
        super().update(seconds)
        self.root.dirty |= self.city.update(seconds)
        if self.services.stack.top is not self:
            return
        if self.hearing is not None:
            self.hearing.hear()
        elif self.call.hear():
            self.rebuild()

    def wait(self) -> float | None:
        """Often while somebody thinks."""
        waits = [super().wait(), self.city.wait()]
        if self.call.thinking or (self.hearing is not None and self.hearing.thinks):
            waits.append(POLL)
        return min((one for one in waits if one is not None), default=None)

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self.call.forget()
        super().leave()

    def handle(self, given: Input) -> bool:
        """Numbers are the chips and the offer."""
        if given.kind == "action" and given.name == "number":
            return press_chip([*self.chips(), self._offer_chip()], given.amount)
        return super().handle(given) or open_above(self, given)

    def back(self) -> None:
        """To the game."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape goes back."""
        self.back()
        return True

    # ------------------------------------------------------------ making it

    def withdraw(self) -> None:
        """The offer to all no longer stands."""
        self.call.talking.offer_to_all(self.call.seat, 0, 0)
        self.changed()

    def offer(self) -> None:
        """Make the offer: it stands until each decides, or each answers now."""
        self.services.audio.play("trade_proposed")
        if self.call.backing:
            self.call.stand()
            self.answers = dict.fromkeys(self.call.partners)
            self.rebuild()
            return
        self.call.refuse_theirs()
        self.call.forget()
        self.hearing = SeveralHearing(self, self.call.partners, self.heard)
        self.hearing.next()
        if self.services.stack.top is self and self.hearing is not None:
            self.rebuild()

    def heard(self, answers: Answers) -> None:
        """All have answered: what was agreed on happens, one trade after the other."""
        self.hearing = None
        for name, answer in answers.items():
            yes = answer if isinstance(answer, bool) else answer.accepts
            if not isinstance(answer, bool):
                self.call.ratings[name] = answer.rating
            self.answers[name] = yes and self.table.make(self.call.trade(name).choice())
        sound = "accepted" if any(self.answers.values()) else "refused"
        self.services.audio.play(f"trade_{sound}")
        self.rebuild()


def put_listeners(screen: SeveralScreen, rows: TermRows) -> None:
    """A row for each player at the table; the reasons below it."""
    rows.note(screen.say("several.title"), "people", "accent", "text")
    for name in screen.call.others:
        _put(screen, rows, name)
    if not (screen.call.backing or screen.done):
        for text in screen.say("several.how").split("\n"):
            rows.note(text, "info")


def _put(screen: SeveralScreen, rows: TermRows, name: str) -> None:
    kit, call, row = screen.kit, screen.call, rows.row()
    rating, within = call.ratings.get(name), name in call.reachable
    face = faces(screen.table.match)[call.seat_of(name)]
    mood = len(MOODS) // 2 if rating is None else rating.meter
    spot = row.left(row.rest.height)
    why = screen.say("several.made" if screen.done else "several.no_support")
    switch = Switch(
        kit, row.left(round(row.rest.width * NAME)),
        screen.services.words.name(f"corporation.{name}"), within and name in call.chosen,
        partial(screen.speak_to, name), within and not screen.done, f"several.to.{name}",
        why if screen.done or not within else "",
    )  # fmt: skip
    text, color = _opinion(screen, name)
    rows.scroll.add(
        SmallMood(kit, spot, face, mood, rating is not None),
        switch,
        Label(kit, row.rest, text, "small_strong", color, lines=2, name=f"several.says.{name}"),
    )
    for place, reason in enumerate(rating.reasons[:REASONS] if rating is not None else ()):
        rect = pygame.Rect(switch.rect.x, rows.top, row.rest.right - switch.rect.x, kit.px(PILL))
        rows.scroll.add(ReasonPill(screen.services, rect, reason, f"reason.{place}"))
        rows.top = rect.bottom + kit.px(4)


def _opinion(screen: SeveralScreen, name: str) -> tuple[str, str]:
    """What somebody thinks or has answered, and the colour of it."""
    call, say, rating = screen.call, screen.say, screen.call.ratings.get(name)
    thinks = screen.hearing is not None and screen.hearing.thinks == name
    if name in screen.answers:
        answer = screen.answers[name]
        key = "later" if answer is None else "yes" if answer else "no"
        return say(f"several.{key}"), {"later": "warning", "yes": "good"}.get(key, "bad")
    if rating is not None and not thinks:
        word = say(f"meter.m{rating.meter}")
        whole = say("several.as_it_stands", word=word) if call.backing else word
        return whole, METER[rating.meter]
    if name not in call.reachable:
        key = "no_support"
    elif name not in call.chosen:
        key = "not_spoken_to"
    elif not call.is_opponent(name):
        key = "in_person"
    elif thinks or call.thinks(name):
        key = "thinks"
    elif not call.backing:
        return say("offer.not_possible"), "muted"
    else:
        key = "later"
    return say(f"several.{key}"), "muted"


def put_gives(screen: SeveralScreen, rows: TermRows) -> None:
    """What each of them gets from who offers."""
    rows.note(screen.say("several.each_gets"), "symbols/capital", "text")
    _amount(screen, rows, "give", (0, screen.call.held))
    if screen.call.backing:
        rows.note(screen.say("several.backing"))
    else:
        _promises(screen, rows, mine=True)


def put_wants(screen: SeveralScreen, rows: TermRows) -> None:
    """What each of them is to do for it."""
    if screen.call.backing:
        rows.note(screen.say("several.each_lays"), "support", "accent")
        _amount(screen, rows, "cards", (1, MOST_VOTES))
        rows.note(screen.say("several.stands_about"))
        return
    rows.note(screen.say("several.each_gives"), "symbols/capital", "text")
    _amount(screen, rows, "get", (0, screen.call.poorest))
    _promises(screen, rows, mine=False)


def _amount(screen: SeveralScreen, rows: TermRows, field: str, limits: tuple[int, int]) -> None:
    rows.amount(
        rows.row().rest, f"several.{field}", getattr(screen.call.terms, field), limits,
        lambda amount: screen.change(**{field: amount}),
        "offer.cards" if field == "cards" else "offer.capital", not screen.done,
    )  # fmt: skip


def _promises(screen: SeveralScreen, rows: TermRows, mine: bool) -> None:
    """A switch for each promise; below it how much and until when."""
    say, call = screen.say, screen.call
    title = say(f"several.{'i_promise' if mine else 'each_promises'}")
    rows.note(title, "promise", "warning")
    whose = "mine" if mine else "theirs"
    for kind in call.kinds:
        given, name = call.given(mine, kind), f"several.{whose}.{kind}"

        def turn(on: bool, kind: str = kind) -> None:
            call.promise(mine, kind, on)
            screen.changed()

        def change(kind: str = kind, **values: object) -> None:
            call.alter(mine, kind, **values)
            screen.changed()

        rows.switch(
            rows.row().rest, name, say(f"several.pledge.{whose}.{kind}"), given is not None, turn,
            say("screen.trade.later_tip"), not screen.done,
        )  # fmt: skip
        if given is not None:
            rows.promised(name, given, call.longer(given), change, not screen.done)
