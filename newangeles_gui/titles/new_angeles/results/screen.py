"""The end of a game: rivals turn one by one, then the verdict and the deal that turned it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.profiles import remember
from newangeles_gui.scenes import CardZoom
from newangeles_gui.scenes.results import Results
from newangeles_gui.table import SPEEDS
from newangeles_gui.widgets import Button, IconButton, Label

from ..city.pane import under_a_sky
from ..facts.timeline import timeline
from ..minds.registry import AGENTS, above
from .details import EndDetails
from .end_card import FLIP, EndCard
from .turning import RoundChart, TurningPanel

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Input

STEP: Final = 1.2  # seconds from one rival to the next
FRAME: Final = 1 / 30
OFF: Final = "off"
# Units.
MARGIN: Final = 60
LOW_MARGIN: Final = 14
WIDEST: Final = 1760
TITLE: Final = 96
TOLD: Final = 44
CARDS: Final = 512
LARGER: Final = 22  # how much higher the card of the person is
PANELS: Final = 250
FOOT: Final = 62
DETAILS: Final = 210
DETAIL: Final = 48
GAP: Final = 22
FITTING: Final = 850  # a lower canvas has no room for the panels
NARROW: Final = 1300  # a narrower one has the chart among the details alone


def next_level(match: Match) -> str:
    """After a win of somebody against opponents; nothing if there is no level above theirs."""
    people = set(match.plan.people)
    winners = people.intersection(match.game.state.winners)
    beaten = remember(match, min(winners), 0).level(tuple(AGENTS)) if winners else ""
    return above(beaten) if beaten else ""


class CityResults(Results):
    """Who won and why: everybody's rival is turned up in the order of their capital."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.timeline = timeline(services.box, match)
        state, people = match.game.state, match.plan.people
        self.person = people[0] if len(people) == 1 else None
        seats = range(len(state.capital))
        poorest = sorted(seats, key=lambda seat: state.capital[seat])
        self.order = sorted(poorest, key=lambda seat: seat == self.person)  # stable: the own last
        self.turned = len(self.order) if self._speed == OFF else 0
        self._passed = 0.0
        self.cards: dict[int, EndCard] = {}

    # ------------------------------------------------------------ time

    @property
    def _speed(self) -> str:
        return str(self.services.settings.values["animation"])

    @property
    def over(self) -> bool:
        """Whether all rivals are turned up."""
        return self.turned >= len(self.order)

    def update(self, seconds: float) -> None:
        """One rival after the other."""
        super().update(seconds)
        if self.over and self._passed >= FLIP:
            return
        self._passed += seconds * SPEEDS.get(self._speed, 1.0)
        if self.turned:
            card = self.cards[self.order[self.turned - 1]]
            card.flip = 1.0 if self.kit.calm else min(1.0, self._passed / FLIP)
            self.root.dirty = True
        if not self.over and self._passed >= STEP:
            self.turn()

    def wait(self) -> float | None:
        """While something turns."""
        waits = [super().wait(), None if self.over and self._passed >= FLIP else FRAME]
        return min((one for one in waits if one is not None), default=None)

    def turn(self) -> None:
        """The next rival is turned up; after the last one all is known."""
        self.turned += 1
        self._passed = 0.0
        self.services.audio.play("rival_revealed")
        if self.over and self.person is not None:
            won = self.person in self.match.game.state.winners
            self.services.audio.play("win" if won else "loss")
        self.rebuild()
        if not self.kit.calm:
            self.cards[self.order[self.turned - 1]].flip = 0.0

    # ------------------------------------------------------------ inputs

    def handle(self, given: Input) -> bool:
        """While rivals turn every key and click means the next one, Escape all of them."""
        if self.over:
            return super().handle(given)
        if given.kind == "press" or (given.kind == "action" and given.name in ("confirm", "space")):
            self.turn()
            return True
        if given.kind == "action" and given.name in ("cancel", "skip", "run_on"):
            for _ in range(len(self.order) - self.turned):
                self.turn()
            return True
        return given.kind == "action" or super().handle(given)

    def next_level(self) -> str:
        """The level above those that were beaten."""
        return next_level(self.match)

    def details(self) -> EndDetails:
        """All that has no room here."""
        return EndDetails(self.services, self.match, self.timeline)

    def _open_details(self) -> None:
        self.services.stack.push(self.details())

    def _zoom(self, cards: list[str]) -> None:
        self.services.stack.push(CardZoom(self.services, cards))

    # ------------------------------------------------------------ what is seen

    def build(self) -> None:
        """From above: verdict, players, the deal and the chart, the ways on."""
        low = self.kit.view.canvas[1] < FITTING
        margin, gap = self.px(LOW_MARGIN if self.kit.view.compact else MARGIN), self.px(GAP)
        room = self.screen.inflate(-2 * margin, -2 * self.px(LOW_MARGIN))
        wide = min(room.width, self.px(WIDEST), round(self.screen.height * 1.64))
        room.inflate_ip(wide - room.width, 0)
        top = room.top + self.px(TITLE if not low else TITLE * 2 // 3)
        foot = pygame.Rect(room.x, room.bottom - self.px(FOOT), room.width, self.px(FOOT))
        end = foot.top - gap
        if not low:
            panels = pygame.Rect(room.x, end - self.px(PANELS), room.width, self.px(PANELS))
            end = panels.top - gap
        self._put_words(room, top)
        head = top + self.px(TOLD) + gap
        cards = pygame.Rect(room.x, head, room.width, end - head)
        self._put_cards(cards)
        if self.over:
            if not low:
                self._put_panels(panels)
            self.put_buttons(foot)
            self._put_details(room, low)
        else:
            hint = self.say("screen.act.how")
            self.root.add(Label(self.kit, foot, hint, "label", "muted", "center", name="hint"))

    def _put_words(self, room: pygame.Rect, top: int) -> None:
        """How it ended; who has won only when all is turned up."""
        say, state = self.say, self.match.game.state
        names = [self.services.words.name(f"corporation.{state.corporations[one]}")
                 for one in state.winners]  # fmt: skip
        who = say("standing.winners", names=", ".join(names)) if names else say("standing.nobody")
        how = say(f"screen.results.by_{state.ended_by}")
        if state.ended_by != "threat":
            end = self.services.box.threat_end
            how = f"{how} {say('screen.results.stands', n=state.threat, end=end)}"
        title, told, color = say("screen.results.ended"), how, "text"
        if self.over:
            won = self.person in state.winners
            color = "focus" if won else "threat" if state.ended_by == "threat" else "text"
            title = say(f"screen.results.you_{'won' if won else 'lost'}")
            told = f"{who} {how}"
            if self.person is None:
                title, told = who, how
        line = pygame.Rect(room.x, room.y, room.width, top - room.y)
        line.inflate_ip(-2 * self.px(DETAIL + GAP), 0)
        below = pygame.Rect(room.x, top, room.width, self.px(TOLD))
        large = self.person is not None or not self.over
        low = self.kit.view.canvas[1] < FITTING
        style = "heading" if low and not large else "display" if large and not low else "title"
        self.root.add(
            Label(self.kit, line, title, style, color, "center", lines=2, name="head"),
            Label(self.kit, below, told, "label", "text", "center", lines=2, name="how"),
        )

    def _put_details(self, room: pygame.Rect, low: bool) -> None:
        """At the corner: the way to all that has no room here."""
        text, name = self.say("screen.results.do.details"), "results.details"
        spot = pygame.Rect(0, room.y, self.px(DETAILS), self.px(DETAIL))
        if low or room.width < self.px(NARROW):
            spot.width = spot.height
            button: Button = IconButton(self.kit, spot, "log", text, self._open_details, name=name)
        else:
            button = Button(self.kit, spot, text, self._open_details, "log", name=name)
        button.rect.right = room.right
        self.root.add(button)

    def _places(self) -> list[int]:
        """The seats from left to right: the richest first, the person in the middle."""
        others = [one for one in reversed(self.order) if one != self.person]
        if self.person is not None:
            others.insert(len(others) // 2, self.person)
        return others

    def _put_cards(self, rect: pygame.Rect) -> None:
        seats, gap = self._places(), self.px(GAP)
        wide = (rect.width - gap * (len(seats) - 1)) // len(seats)
        up = min(self.px(LARGER), rect.height // 12)
        high = min(rect.height - 2 * up, self.px(CARDS))
        down = (rect.height - high) // 2
        before, self.cards = self.cards, {}
        known = set(self.order[: self.turned])
        for place, seat in enumerate(seats):
            own = seat == self.person
            spot = pygame.Rect(rect.x + place * (wide + gap), rect.y + down, wide, high)
            spot = spot.inflate(0, 2 * up) if own else spot
            card = EndCard(self.services, spot, self.match, seat, own)
            card.turned = seat in known
            card.flip = before[seat].flip if seat in before else 1.0
            self.cards[seat] = card
            self.root.add(card)

    def _put_panels(self, rect: pygame.Rect) -> None:
        """The deal at the left, the chart at the right."""
        gap = self.px(GAP)
        deal = max(self.timeline.deals, key=lambda one: one.weight, default=None)
        players = self.match.game.state.corporations
        person = "" if self.person is None else players[self.person]
        left, right = rect.copy(), rect.copy()
        if self.kit.view.canvas[0] >= NARROW:
            left.width = round((rect.width - gap) * 0.6)
            right = pygame.Rect(
                left.right + gap, rect.y, rect.right - left.right - gap, rect.height
            )
            chart = RoundChart(self.services, right, self.timeline, players)
            chart.turning = None if deal is None else deal.choices
            self.root.add(chart)
        self.root.add(TurningPanel(self.services, left, deal, players, person, self._zoom))

    def paint(self, surface: pygame.Surface) -> None:
        """Morning over the city if it stands, else a dark skyline."""
        lost = self.match.game.state.ended_by == "threat"
        sky = "dark" if lost else "morning"
        services, city = self.services, self.match.game.state.city
        surface.blit(under_a_sky(services.kit, services.box, sky, self.screen.size, city), (0, 0))
