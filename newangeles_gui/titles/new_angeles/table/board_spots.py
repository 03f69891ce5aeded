"""What the pointer and the focus find on the board: districts, pieces, the Root."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from newangeles_gui.scenes.routes import open_almanac
from newangeles_gui.table import BoardSpot

from ..facts.public_facts import products
from ..rules import (
    ANDROID,
    DARK,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    RESOURCES,
    ROOT,
    STRIKE,
    UNREST,
)
from ..words import district, sentence, term
from . import board_picture
from .board_paths import inside
from .board_places import ROOT_NAME
from .board_slab import standing

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View
    from .board import Board


def described(services: Services, view: View, name: str) -> list[str]:
    """The lines about a district: what it is, who is there, what it gives, what may come."""
    box, words = services.box, services.words
    place = box.district_at[name]
    bits = view.city[place]
    head = services.say(
        "screen.board.tip.head",
        number=place + 1,
        district=words.name(f"district.{name}"),
        tier=box.tier[place],
    )
    found = ", ".join(words.name(f"term.{piece}") for piece in standing(bits)[::-1])
    here = services.say("screen.board.tip.here", pieces=found) if found else ""
    return [
        line
        for line in (
            head,
            here or services.say("screen.board.tip.empty"),
            _production(services, bits, place),
            _exploited(services, bits) if bits & ANDROID else _unrest(services, bits),
            services.say("screen.board.tip.ill") if bits & ILLNESS else "",
            _path(services, place),
        )
        if line
    ]


def _production(services: Services, bits: int, place: int) -> str:
    found = products(services.box, bits, place)
    given = [
        services.say("screen.board.tip.amount", resource=term(one.resource), amount=one.amount)
        for one in found
        if not one.blocked
    ]
    if bits & OUTAGE:
        return services.say("screen.board.tip.produces.outage")
    if bits & STRIKE:
        return services.say("screen.board.tip.produces.strike")
    if bits & ORGCRIME:
        lost = services.box.primary[place][0][0]
        parts = ", ".join(given) or services.say("screen.board.tip.nothing")
        resource = term(RESOURCES[lost])
        return services.say("screen.board.tip.produces.orgcrime", parts=parts, lost=resource)
    return services.say("screen.board.tip.produces.now", parts=", ".join(given))


def _unrest(services: Services, bits: int) -> str:
    """What one stage of unrest would do (29)."""
    if bits & DARK:
        return services.say("screen.board.tip.unrest.dark")
    return services.say(f"screen.board.tip.unrest.{'protest' if bits & PROTEST else 'stable'}")


def _exploited(services: Services, bits: int) -> str:
    """What the production phase does here (61, 12)."""
    if bits & HUMAN_FIRST:
        fate = "outage" if bits & (UNREST | OUTAGE) else "strike"
    elif bits & DARK:
        fate = "same"
    else:
        fate = "strike" if bits & PROTEST else "protest"
    return services.say(f"screen.board.tip.exploited.{fate}")


def _path(services: Services, place: int) -> str:
    to = services.box.next_district[place]
    if to == ROOT:
        return services.say("screen.board.tip.to_root")
    return services.say("screen.board.tip.path", to=district(services.box.district_ids[to]))


def piece_words(services: Services, name: str, piece: str) -> str:
    """A piece and where it stands."""
    text = services.say("screen.board.tip.piece", piece=term(piece), district=district(name))
    return sentence(text)


class CitySpot(BoardSpot):
    """Something in the city that can be picked while it is lit."""

    board: Board

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it."""
        self.board.touched()
        return self.board.picker.pick(self.target)

    def why_not(self) -> list[str]:
        """Why it cannot be picked, while something else can."""
        if not self.board.picker.active or self.lit:
            return []
        reason = self.board.picker.why_not(self.target)
        return [reason] if reason else []


class DistrictSpot(CitySpot):
    """A district with its plate."""

    def __init__(self, board: Board, district: str) -> None:
        rect = board.places.around(district)
        super().__init__(board, rect.clip(board.rect), f"district.{district}")
        self.district = district
        self.target = ("district", district)
        self.focusable = self.lit
        self._ground = board.places.ground(district)

    def hits(self, pos: tuple[int, int]) -> bool:
        """The ground and the plate, not the corners around them."""
        on_plate = board_picture.plate_rect(self.board, self.district).collidepoint(pos)
        return on_plate or inside(self._ground, pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """What the almanac says about it."""
        open_almanac(self.board.services, f"district.{self.district}")
        return True

    def act(self, action: str) -> bool:
        """The key for a closer look opens the almanac."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    @property
    def tip_text(self) -> str:
        """Everything about it."""
        lines = described(self.board.services, self.board.view, self.district)
        return "\n".join([*lines, *self.why_not()])

    @property
    def glows(self) -> bool:
        """Whether there is any light around it."""
        return self.lit or self.hovered or self.focused

    def light(self, surface: pygame.Surface, glow: float) -> None:
        """Glow if it can be picked, more if it is chosen."""
        board = self.board
        if self.chosen:
            board.light_ring(surface, self.district, "focus", 1.0)
            put_target(board, surface, board.places.middle(self.district), 1.7)
        elif self.focused:
            board.light_ring(surface, self.district, "focus", 0.8)
        elif self.lit:
            strength = 0.9 if self.hovered else 0.15 + 0.45 * glow
            board.light_ring(surface, self.district, "accent", strength)
        elif self.hovered:
            board.light_ring(surface, self.district, "text", 0.0)


class PieceSpot(CitySpot):
    """A piece that can be picked."""

    focusable = True

    def __init__(self, board: Board, district: str, piece: str) -> None:
        super().__init__(board, board.slot(district, piece), f"piece.{district}.{piece}")
        self.district, self.piece = district, piece
        self.target = ("piece", district, piece)

    def context(self, pos: tuple[int, int]) -> bool:
        """What the almanac says about its district."""
        open_almanac(self.board.services, f"district.{self.district}")
        return True

    def act(self, action: str) -> bool:
        """The key for a closer look opens the almanac."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    @property
    def tip_text(self) -> str:
        """What it is, and everything about where it stands."""
        services = self.board.services
        lines = described(services, self.board.view, self.district)
        return "\n".join([piece_words(services, self.district, self.piece), *lines])

    def light(self, surface: pygame.Surface, glow: float) -> None:
        """A frame around the piece."""
        size = 1.0 if self.chosen else 0.86 + 0.08 * glow
        board_picture.put_piece(self.board, surface, self.rect, self.piece, self.chosen, size)
        if self.focused or self.hovered:
            kit = self.kit
            color = kit.color("focus" if self.focused else "text")
            around = self.rect.inflate(kit.px(8), kit.px(8))
            pygame.draw.rect(surface, color, around, max(2, kit.px(3)), border_radius=kit.px(8))


class RootSpot(CitySpot):
    """The Root."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, board.root_rect.clip(board.rect), "district.root")
        self.target = (ROOT_NAME,)

    def context(self, pos: tuple[int, int]) -> bool:
        """What the almanac says about it."""
        open_almanac(self.board.services, "glossary.the_root")
        return True

    @property
    def tip_text(self) -> str:
        """What happens there."""
        return self.board.services.say("screen.board.tip.root")


def put_target(board: Board, surface: pygame.Surface, center: tuple[int, int], size: float) -> None:
    """The sights around what is chosen."""
    sights = board.kit.picture("board/target", size * board.places.share)
    surface.blit(sights, sights.get_rect(center=center))
