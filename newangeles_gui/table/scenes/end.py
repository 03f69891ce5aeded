"""The end of a game: a card for each player turns over, one after the other, who looks last.

The title says what the cards tell: it derives from `FinalCard` and `EndScreen`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

import pygame

from newangeles_gui.scenes.results import Results
from newangeles_gui.widgets import (
    Area,
    Label,
    Look,
    Mark,
    RowPart,
    RowText,
    Widget,
    corners,
    mixed,
    put_focus,
    put_panel,
    row,
)

from .. import OFF, SPEEDS, Ink, put_text, zoom_cards

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Input, Rgb

STEP: Final = 1.2  # seconds from one card to the next
FLIP: Final = 0.3  # seconds in which one turns over
FRAME: Final = 1 / 30
# Units of a card.
PAD: Final = 14
EMBLEM: Final = 60
SCORE: Final = 78
LOW: Final = 152  # what the hidden card takes
HIDDEN: Final = 118
NARROW_CARD: Final = 250  # a narrower card has no picture of it
BESIDE: Final = 54
RIBBON: Final = 40
YOU: Final = 40
CUT: Final = 14
TILT: Final = 3  # degrees
PALE: Final = (176, 176, 192)
# Units of the screen.
MARGIN: Final = 60
LOW_MARGIN: Final = 14
WIDEST: Final = 1760
TITLE: Final = 96
TOLD: Final = 44
CARDS: Final = 512
LARGER: Final = 22  # how much higher the card of the person is
FOOT: Final = 62
GAP: Final = 22
ASIDE: Final = 70  # on both sides of the title, for what stands in the corner
FITTING: Final = 850  # a lower canvas has no room for panels


class EndBeside(NamedTuple):
    """Something else of a player that lies open; where its name has no room its picture stands."""

    sign: str
    name: str
    picture: str
    color: str


class EndTold(NamedTuple):
    """What the card of a player tells; `hidden` is what is turned over, and what becomes known."""

    name: str
    who: str  # plays it
    mark: str  # a picture
    tint: Rgb
    score: Sequence[RowPart]
    narrow_score: Sequence[RowPart]
    hidden: str  # what the card is called that lies face down
    back: str  # its pictures
    front: str
    goal: str  # what it says
    became: Sequence[RowPart]  # what came of that
    won: bool
    sign: str = ""  # on its front
    beside: EndBeside | None = None


class FinalCard(Widget):
    """One of the players; what is hidden lies face down until it is `turned`."""

    focusable = True

    def __init__(
        self, services: Services, rect: pygame.Rect, seat: int, own: bool, told: EndTold
    ) -> None:
        super().__init__(services.kit, rect, f"end.{seat}")
        self.services, self.seat, self.own, self.told = services, seat, own, told
        self.turned = False
        self.flip = 1.0  # how far it has turned over

    @property
    def won(self) -> bool:
        """Whether that is known by now."""
        return self.turned and self.told.won

    @property
    def shown(self) -> list[str]:
        """The cards that lie here face up, large to be looked at."""
        return []

    def portrait(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The player, as it is taken; None if there is no picture."""
        return None

    def click(self, pos: tuple[int, int]) -> bool:
        """Its cards, large."""
        zoom_cards(self.services, self.shown)
        return bool(self.shown)

    def paint(self, surface: pygame.Surface) -> None:
        """From above: picture and names, score, what is turned over."""
        kit, rect = self.kit, self.rect
        line = kit.color("focus" if self.won else "accent" if self.own else "line")
        look = Look(kit.color("panel"), line, 245, 2.5 if self.won or self.own else 1.5, CUT,
                    9 if self.won else 0, sheen=0.05)  # fmt: skip
        put_panel(kit, surface, rect, look)
        area = Area(rect).inset(kit.px(2))
        low = area.bottom(min(kit.px(LOW), area.rest.height // 3))
        score = area.bottom(kit.px(SCORE))
        upper = area.rest
        surface.blit(self._picture(upper.size), upper)
        edge = (upper.x, upper.bottom - kit.px(2), upper.width, kit.px(3))
        pygame.draw.rect(surface, self.told.tint, edge)
        self._put_names(surface, upper)
        self._put_score(surface, score)
        self._put_hidden(surface, low)
        if self.won:
            self._put_ribbon(surface)
        if self.own:
            self._put_you(surface)
        if self.focused:
            put_focus(kit, surface, rect)

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        key = ("end picture", self.name, self.told.name, self.turned, self.won, size)
        return self.kit.kept(key, lambda: self._draw_picture(size))

    def _draw_picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Whoever has lost is pale; below it gets dark for the names."""
        kit = self.kit
        surface, drawn = pygame.Surface(size, pygame.SRCALPHA), self.portrait(size)
        if drawn is None:
            surface.fill((*mixed(kit.color("panel"), kit.color("line"), 0.5), 255))
            drawn = kit.icon(self.told.mark, min(size) * 0.6 / kit.view.factor)
            place = drawn.get_rect(center=(size[0] // 2, round(size[1] * 0.42)))
        else:
            place = drawn.get_rect()
        surface.blit(drawn, place)
        if self.turned and not self.won:
            surface.fill((*PALE, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shadow = pygame.Surface((1, 8), pygame.SRCALPHA)
        for y in range(8):
            shadow.set_at((0, y), (*kit.color("base"), round(225 * max(0, y - 4) / 3)))
        surface.blit(pygame.transform.smoothscale(shadow, size), (0, 0))
        shape = pygame.Surface(size, pygame.SRCALPHA)
        whole = pygame.Rect(0, 0, size[0], size[1] + kit.px(CUT))
        pygame.draw.polygon(shape, (255, 255, 255, 255), corners(whole, kit.px(CUT)))
        surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _put_names(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit, told = self.kit, self.told
        side = min(kit.px(EMBLEM), rect.width // 4)
        center = (rect.x + kit.px(8) + side // 2, rect.bottom - side // 2 - kit.px(4))
        pygame.draw.circle(surface, kit.color("base"), center, side // 2)
        pygame.draw.circle(surface, told.tint, center, side // 2, max(2, kit.px(2.5)))
        mark = kit.icon(told.mark, side * 0.6 / kit.view.factor)
        surface.blit(mark, mark.get_rect(center=center))
        left = center[0] + side // 2 + kit.px(10)
        room = rect.right - kit.px(6) - left
        foot = rect.bottom - kit.px(6) - (kit.type.line_height("body") if told.who else 0)
        whole = kit.type.width(told.name, "heading", 0.8) <= room
        ink = Ink("heading", least=0.8) if whole else Ink("strong", lines=2, least=0.72)
        high = kit.type.line_height(ink.style) * ink.lines
        put_text(kit, surface, pygame.Rect(left, foot - high, room, high), told.name, ink)
        below = pygame.Rect(left, foot, room, kit.type.line_height("body"))
        put_text(kit, surface, below, told.who, Ink("body", least=0.7))

    def _put_score(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit, pad = self.kit, self.kit.px(PAD)
        narrow = rect.width < kit.px(NARROW_CARD)
        drawn = row(kit, self.told.narrow_score if narrow else self.told.score)
        place = drawn.get_rect(midleft=(rect.x + pad, rect.centery))
        surface.blit(drawn, place)
        left = place.right + pad
        if self.told.beside is not None:
            room = pygame.Rect(left, rect.y, rect.right - pad - left, rect.height)
            self._put_beside(surface, room, self.told.beside)
        line = pygame.Rect(rect.x + pad, rect.bottom - 1, rect.width - 2 * pad, max(1, kit.px(1.5)))
        pygame.draw.rect(surface, kit.color("line"), line)

    def _put_beside(self, surface: pygame.Surface, rect: pygame.Rect, told: EndBeside) -> None:
        kit, name = self.kit, told.name
        sign = kit.icon(told.sign, 24, kit.color("text"))
        gap = sign.get_width() + kit.px(6)
        room = min(rect.width - gap, kit.type.width(name, "label"))
        high = rect.height - kit.px(12)
        if room > 0 and kit.type.fit(name, "small", (room, high), 2)[2]:
            words = pygame.Rect(rect.right - room, rect.y, room, rect.height)
            surface.blit(sign, sign.get_rect(midright=(words.x - kit.px(6), rect.centery)))
            put_text(kit, surface, words, name, Ink("label", lines=2, least=0.68))
            return
        side = min(kit.px(BESIDE), high)
        spot = pygame.Rect(rect.right - side, rect.centery - side // 2, side, side)
        surface.blit(kit.fitted(told.picture, spot.size), spot)
        pygame.draw.rect(surface, kit.color(told.color), spot, max(1, kit.px(1.5)))

    def _put_hidden(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card, then in words what it is and what became of it."""
        kit, pad, told = self.kit, self.kit.px(PAD), self.told
        left = rect.x + pad
        if rect.width >= kit.px(NARROW_CARD):
            side = min(kit.px(HIDDEN), rect.height - pad)
            self._put_card(surface, pygame.Rect(left, rect.centery - side // 2, side, side))
            left += side + kit.px(16)
        step = kit.type.line_height("small")
        words = pygame.Rect(left, rect.y + kit.px(8), rect.right - kit.px(8) - left, step)
        known = self.turned and self.flip >= 0.5
        if not known:
            words.centery = rect.centery
        put_text(kit, surface, words, told.hidden, Ink("small", "muted"))
        if known:
            foot = row(kit, told.became, words.width)
            low = foot.get_rect(bottomleft=(left, rect.bottom - kit.px(8)))
            surface.blit(foot, low)
            goal = pygame.Rect(left, words.bottom, words.width, low.y - words.bottom)
            put_text(
                kit, surface, goal, told.goal, Ink("strong", lines=4, middle=False, least=0.62)
            )

    def _put_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """It turns over: narrower, then the other side."""
        known = self.turned and self.flip >= 0.5
        key = ("end hidden", self.told.back, self.told.front, self.told.sign, rect.width, known)
        drawn = self.kit.kept(key, lambda: self._draw_card(rect.width, known))
        share = abs(1 - 2 * self.flip) if self.turned and self.flip < 1 else 1.0
        if share < 1:
            size = (max(1, round(drawn.get_width() * share)), drawn.get_height())
            drawn = pygame.transform.scale(drawn, size)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def side_picture(self, side: int, known: bool) -> pygame.Surface:
        """The back of what is hidden, or its front."""
        return self.kit.fitted(self.told.front if known else self.told.back, (side, side))

    def _draw_card(self, side: int, known: bool) -> pygame.Surface:
        kit = self.kit
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        surface.blit(self.side_picture(side, known), (0, 0))
        edge = kit.color("text" if known else "muted")
        pygame.draw.rect(surface, edge, surface.get_rect(), max(2, kit.px(2.5)))
        if known and self.told.sign:
            center, radius = (round(side * 0.2), round(side * 0.2)), round(side * 0.17)
            pygame.draw.circle(surface, kit.color("base"), center, radius)
            mark = kit.icon(self.told.sign, radius * 1.3 / kit.view.factor)
            surface.blit(mark, mark.get_rect(center=center))
        return pygame.transform.rotozoom(surface, TILT, 0.94) if known else surface

    def _put_ribbon(self, surface: pygame.Surface) -> None:
        kit, gold = self.kit, self.kit.color("focus")
        words = RowText(self.services.say("screen.results.won"), "label", "base")
        drawn = row(kit, [Mark("icons/star", 22, "base"), words])
        place = pygame.Rect(0, 0, drawn.get_width() + kit.px(20), kit.px(RIBBON))
        place.topright = (self.rect.right - kit.px(14), self.rect.y + kit.px(14))
        put_panel(kit, surface, place, Look(gold, gold, 255, 0, 8, sheen=0.1))
        surface.blit(drawn, drawn.get_rect(center=place.center))

    def _put_you(self, surface: pygame.Surface) -> None:
        kit, accent = self.kit, self.kit.color("accent")
        words = self.services.say("screen.results.you")
        drawn = kit.type.draw(words, "label", kit.color("base"))
        place = pygame.Rect(0, 0, drawn.get_width() + kit.px(44), kit.px(YOU))
        place.center = self.rect.midtop
        pygame.draw.rect(surface, accent, place, border_radius=place.height // 2)
        surface.blit(drawn, drawn.get_rect(center=place.center))


class EndWords(NamedTuple):
    """What is said above the cards: large, below that, and in which colour."""

    title: str
    told: str
    color: str = "text"


Card = TypeVar("Card", bound=FinalCard)


class EndScreen(Results, Generic[Card]):
    """Cards turn in the order of the scores, the person's last; then the verdict, and ways on."""

    turn_sound = "card_flip"
    panels = 0  # units that panels below the cards take, where there is room for them

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        scores, people = match.outcome.scores, match.plan.people
        self.person = people[0] if len(people) == 1 else None
        poorest = sorted(range(len(scores)), key=lambda seat: scores[seat])
        self.order = sorted(poorest, key=lambda seat: seat == self.person)  # stable: the own last
        self.turned = len(self.order) if self._speed == OFF else 0
        self._passed = 0.0
        self.cards: dict[int, Card] = {}

    # What the title says.

    @abstractmethod
    def card(self, rect: pygame.Rect, seat: int, own: bool) -> Card:
        """The card of a player."""

    @abstractmethod
    def verdict(self) -> EndWords:
        """How it ended; who has won only when all is turned up."""

    def put_panels(self, rect: pygame.Rect) -> None:
        """What is told below the cards in the end."""

    def put_corner(self, room: pygame.Rect) -> None:
        """What stands in the upper right corner in the end."""

    def zoom(self, cards: Sequence[str]) -> None:
        """Cards that are told of, large."""
        zoom_cards(self.services, cards)

    # Time.

    @property
    def _speed(self) -> str:
        return str(self.services.settings.values["animation"])

    @property
    def over(self) -> bool:
        """Whether all cards are turned up."""
        return self.turned >= len(self.order)

    @property
    def low(self) -> bool:
        """Whether there is only room for the cards."""
        return self.kit.view.canvas[1] < FITTING

    def update(self, seconds: float) -> None:
        """One card after the other."""
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
        """The next card is turned up; after the last one all is known."""
        for card in self.cards.values():
            card.flip = 1.0  # who does not wait sees the former ones at once
        self.turned += 1
        self._passed = 0.0
        self.services.audio.play(self.turn_sound)
        if self.over and self.person is not None:
            won = self.person in self.match.outcome.winners
            self.services.audio.play("win" if won else "loss")
        self.rebuild()
        if not self.kit.calm:
            self.cards[self.order[self.turned - 1]].flip = 0.0

    def handle(self, given: Input) -> bool:
        """While cards turn every key and click means the next one, Escape all of them."""
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

    # What is seen.

    def build(self) -> None:
        """From above: verdict, players, panels, the ways on."""
        margin = self.px(LOW_MARGIN if self.kit.view.compact else MARGIN)
        room = self.screen.inflate(-2 * margin, -2 * self.px(LOW_MARGIN))
        wide = min(room.width, self.px(WIDEST), round(self.screen.height * 1.64))
        room.inflate_ip(wide - room.width, 0)
        area = Area(room, self.px(GAP))
        self._put_words(area)
        foot = area.bottom(self.px(FOOT))
        panels = None if self.low or not self.panels else area.bottom(self.px(self.panels))
        self._put_cards(area.rest)
        if not self.over:
            hint = self.say("screen.act.how")
            self.root.add(Label(self.kit, foot, hint, "label", "muted", "center", name="hint"))
            return
        if panels is not None:
            self.put_panels(panels)
        self.put_buttons(foot)
        self.put_corner(room)

    def _put_words(self, area: Area) -> None:
        title, told, color = self.verdict()
        height = self.px(TITLE * 2 // 3 if self.low else TITLE)
        line = Area(area.top(height + self.px(TOLD)))
        head = line.top(height).inflate(-2 * self.px(ASIDE), 0)
        large = self.person is not None or not self.over
        style = "heading" if self.low and not large else "title"
        if large and not self.low:
            style = "display"
        self.root.add(
            Label(self.kit, head, title, style, color, "center", lines=2, name="head"),
            Label(self.kit, line.rest, told, "label", "text", "center", lines=2, name="how"),
        )

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
        before, self.cards = self.cards, {}
        known = set(self.order[: self.turned])
        for place, seat in enumerate(seats):
            own = seat == self.person
            spot = pygame.Rect(rect.x + place * (wide + gap), 0, wide, high + 2 * up * own)
            spot.centery = rect.y + (rect.height - high) // 2 + high // 2
            card = self.card(spot, seat, own)
            card.turned = seat in known
            card.flip = before[seat].flip if seat in before else 1.0
            self.cards[seat] = card
            self.root.add(card)
