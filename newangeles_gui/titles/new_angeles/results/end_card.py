"""A player at the end of a game: the face, the capital, and the rival who is turned up."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table.scenes.end import EndBeside, EndTold, FinalCard
from newangeles_gui.widgets import Mark, RowText

from ..city.rim import faces, sitters
from .deals import MET, VAIN, short_goal, verdict

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match

    from .deals import Verdict

SIGNS: Final = MappingProxyType({MET: ("check", "good"), VAIN: ("void", "warning")})
SIGN, NARROW_SIGN = 38, 30  # units


class EndCard(FinalCard):
    """One of the players; its rival lies face down until it is `turned`."""

    def __init__(
        self, services: Services, rect: pygame.Rect, match: Match, seat: int, own: bool
    ) -> None:
        self.match, self.state = match, match.game.state
        self.corp = self.state.corporations[seat]
        self.verdict = verdict(services, match.game, seat)
        super().__init__(services, rect, seat, own, told(services, match, seat, self.verdict))

    @property
    def shown(self) -> list[str]:
        """The cards that lie here face up, large to be looked at."""
        investment = self.state.investments[self.seat]
        rival = [f"rival.{self.state.rivals[self.seat]}"] if self.turned else []
        return [*rival, *([investment] if investment else [])]

    @property
    def tip_text(self) -> str:
        """All that is to be read here, in words."""
        lines = [self.told.name]
        if self.told.beside is not None:
            named = self.told.beside.name
            lines.append(self.services.say("screen.results.investment", investment=named))
        return "\n".join([*lines, self.verdict.text] if self.turned else lines)

    @property
    def mood(self) -> str:
        """How they take it."""
        if not self.turned:
            return "calm"
        if self.won:
            return "pleased"
        richest = self.state.capital[self.seat] == max(self.state.capital)
        return "angry" if richest or self.verdict.outcome == VAIN else "annoyed"

    @property
    def face(self) -> str:
        """Whose face they have at this table."""
        return faces(self.match)[self.seat]

    def portrait(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The bust before its backdrop."""
        if not self.face:
            return None
        surface = self.kit.fitted(f"backdrops_characters/{self.face}", size).copy()
        side = round(min(size[1] * 1.02, size[0] * 1.3))
        bust = self.kit.pictures.sized(f"busts_characters/{self.face}.{self.mood}", (side, side))
        surface.blit(bust, bust.get_rect(midtop=(size[0] // 2, round(size[1] * 0.02))))
        return surface


def told(services: Services, match: Match, seat: int, came: Verdict) -> EndTold:
    """What the card of a player tells: capital, investment, and the rival with what came of it."""
    words, state, say = services.words, match.game.state, services.say
    corp, rival, investment = (
        state.corporations[seat], state.rivals[seat], state.investments[seat],
    )  # fmt: skip
    icon, color = SIGNS.get(came.outcome, ("cross", "bad"))
    became = say(f"screen.results.became.{came.outcome}")
    number = RowText(str(state.capital[seat]), "title", "capital")
    beside = None
    if investment:
        called, picture = words.name(f"investment.{investment}"), services.face(investment).picture
        beside = EndBeside("investment", called, picture, "capital")
    return EndTold(
        name=words.name(f"corporation.{corp}"),
        who=sitters(services, match)[seat].name,
        mark=f"marks/{corp}",
        tint=services.kit.color(services.box.corporations[corp].color),
        score=(Mark("symbols/capital", SIGN), number),
        narrow_score=(Mark("symbols/capital", NARROW_SIGN), number),
        hidden=say("screen.results.rival"),
        back="cards_frames/rival.back",
        front=f"cards_rivals/{rival}",
        goal=short_goal(services, match.game, seat),
        became=(Mark(f"icons/{icon}", 22, color), RowText(became, "label", color)),
        won=seat in state.winners,
        sign=came.sign,
        beside=beside,
    )
