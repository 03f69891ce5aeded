"""Who sits at a table, with what and how much: everything that all can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Image, Label

from ..facts.public_facts import round_words

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Widget

    from ..facts.public_facts import PublicFacts

LINE: Final = 44  # units
MARK: Final = 30
TWO_COLUMNS: Final = 560
BETWEEN: Final = 28


def seat_lines(
    services: Services, place: tuple[int, int], width: int, facts: PublicFacts
) -> list[Widget]:
    """The lines from a place on, in two columns where there is room."""
    px = services.kit.px
    columns = 2 if width >= px(TWO_COLUMNS) else 1
    each = (width - px(BETWEEN) * (columns - 1)) // columns
    found: list[Widget] = []
    for seat in range(len(facts.seats)):
        left = place[0] + seat % columns * (each + px(BETWEEN))
        top = place[1] + seat // columns * px(LINE)
        found += _line(services, pygame.Rect(left, top, each, px(LINE)), facts, seat)
    return found


def _line(services: Services, rect: pygame.Rect, facts: PublicFacts, seat: int) -> list[Widget]:
    kit, px = services.kit, services.kit.px
    found: list[Widget] = []
    left = rect.x
    if seat < len(facts.players):
        mark = pygame.Rect(left, rect.y, px(MARK), rect.height)
        found.append(Image(kit, mark, kit.icon(f"marks/{facts.players[seat]}", MARK)))
        left = mark.right + px(12)
    number = pygame.Rect(0, rect.y, px(56), rect.height)
    number.right = rect.right
    words = pygame.Rect(left, rect.y, number.x - left - px(8), rect.height)
    color = "good" if seat in facts.winners else "text"
    found.append(Label(kit, words, called(services, facts, seat), "body", color, lines=2))
    if seat < len(facts.capital):
        shown = str(facts.capital[seat])
        found.append(Label(kit, number, shown, "number", "capital", "right"))
    return found


def course(services: Services, facts: PublicFacts) -> str:
    """How far the game is, and how much threat there is."""
    threat = services.say("standing.threat", n=facts.threat, end=services.box.threat_end)
    return f"{round_words(services.say, facts)} · {threat}"


def called(services: Services, facts: PublicFacts, seat: int) -> str:
    """The corporation, and who plays it if they have a name."""
    name = facts.seats[seat]
    if seat >= len(facts.players):
        return name
    corporation = facts.players[seat]
    called = services.words.name(f"corporation.{corporation}")
    if name in ("", corporation, called):
        return called
    return services.say("standing.seat", name=name, corporation=called)


def winner_words(services: Services, facts: PublicFacts) -> str:
    """Who has won, or that nobody has."""
    names = ", ".join(called(services, facts, seat) for seat in facts.winners)
    return services.say(f"standing.{'winners' if names else 'nobody'}", names=names)
