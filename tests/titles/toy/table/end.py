"""The end of the toy: the cards turn over from the lowest on, who looks last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.table.scenes.end import EndScreen, EndTold, EndWords, FinalCard
from newangeles_gui.widgets import Mark, RowText

from . import drawn

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match


class ToyEndCard(FinalCard):
    """A player; the card that was theirs lies face down at first."""

    def __init__(
        self, services: Services, rect: pygame.Rect, match: Match, seat: int, own: bool
    ) -> None:
        self.role = match.plan.start.players[seat]
        self.value = str(match.outcome.scores[seat])
        super().__init__(services, rect, seat, own, told(services, match, seat))

    def portrait(self, size: tuple[int, int]) -> pygame.Surface:
        """The face, as it is taken."""
        mood = "pleased" if self.won else "annoyed" if self.turned else "calm"
        return drawn.face(self.kit, self.role, mood, size)

    def side_picture(self, side: int, known: bool) -> pygame.Surface:
        """The card, or its back."""
        return drawn.card(self.kit, (side, side), self.value if known else "")


def told(services: Services, match: Match, seat: int) -> EndTold:
    """What is said of a player."""
    role, won = match.plan.start.players[seat], seat in match.outcome.winners
    icon, color = ("check", "good") if won else ("cross", "bad")
    became = services.say(f"toy.end.{'won' if won else 'lost'}")
    who = match.plan.seats[seat]
    person = who.kind == "person"
    played = who.name if person else services.say(f"level.{who.level}.name")
    score = (Mark(f"icons/{who.kind}", 34, "text"), RowText(played, "label"))
    return EndTold(
        name=services.called(role),
        who="",
        mark="person",
        tint=drawn.TINTS[role],
        score=score,
        narrow_score=score,
        hidden=services.say("toy.end.hidden"),
        back="",
        front=role,
        goal=str(match.outcome.scores[seat]),
        became=(Mark(icon, 22, color), RowText(became, "label", color)),
        won=won,
    )


class ToyEnd(EndScreen[ToyEndCard]):
    """Who has the highest card."""

    def card(self, rect: pygame.Rect, seat: int, own: bool) -> ToyEndCard:
        """A player with their card."""
        return ToyEndCard(self.services, rect, self.match, seat, own)

    def verdict(self) -> EndWords:
        """Nothing as long as cards turn; then whether one has won."""
        if not self.over:
            return EndWords(self.say("toy.end.turning"), self.say("title.motto"))
        room = self.services.room
        told = room.winner_words(self.services, room.of_match(self.match))
        if self.person is None:
            return EndWords(told, self.say("title.motto"))
        won = self.person in self.match.outcome.winners
        title = self.say(f"screen.results.you_{'won' if won else 'lost'}")
        return EndWords(title, told, "focus" if won else "text")
