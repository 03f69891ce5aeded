"""An event as a scene: what it looks for, whether that is there, what it does and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.table import ActChip, ActGauge, ActPage, ToldAct
from newangeles_gui.widgets import Mark, RowPart, RowText, Space

from ..facts import ANYWHERE, Sought, sought
from ..words import cause, own_words, piece, sentence
from .happenings import TINTS, Hit, HitsMap

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from newangeles_gui.engine import Facts
    from newangeles_gui.table import Moment
    from newangeles_gui.widgets import Kit


LAYERS: Final = ("", ".middle", ".front")
SKY: Final = "skies/red"  # behind an event that has no picture at all
SIGN: Final = 44
SMALL: Final = 28
MOST_PLACES: Final = 2  # that are named; of more there is only a number
KINDS: Final = frozenset(
    {
        "piece_placed", "piece_moved", "piece_reached_root", "piece_removed", "android_moved",
        "unrest_cleared", "unrest_rose", "unrest_fell", "resource_changed", "threat_rose",
        "threat_fell", "capital_gained", "capital_lost", "turn_track_filled", "event_revealed",
        "produced", "district_exploited", "card_discarded", "cards_drawn", "discards_reshuffled",
        "turn_ended",
    }
)  # fmt: skip


class EventAct(ToldAct):
    """The event that has just been turned up; hears what comes of it."""

    kinds = KINDS

    def __init__(self, moment: Moment) -> None:
        super().__init__(moment.services, moment.view)
        self.event, self.threat = moment.text("event"), self.view.threat
        self.sought: Sought | None = sought(self.services.box, self.view.city, self.event)

    @property
    def stinger(self) -> str:
        """Whether it strikes, or passes by."""
        strikes = self.sought is None or self.sought.found
        return "event_strikes" if strikes else "event_passes"

    # ------------------------------------------------------------ what is seen

    @property
    def layers(self) -> Sequence[str]:
        """The pictures behind it."""
        return layers_of(self.services.kit, self.event)

    def page(self) -> ActPage:
        """All that is told so far."""
        say, box, view = self.services.say, self.services.box, self.view
        back = box.events[self.event].back
        standard = [place for place, one in enumerate(box.rounds) if one != "demand"]
        number = sum(place <= view.round_place for place in standard)
        danger = sentence(self.services.words.name(piece(back).key))
        which = say("screen.event.which", back=danger, n=number, of=len(standard))
        return ActPage(
            corners=(say("screen.event.round", n=number), which),
            gauge=ActGauge("symbols/threat", self.threat, view.threat, box.threat_end, "threat"),
            badge=say("screen.event.badge"),
            name=(
                Mark(f"symbols/{back}", SIGN),
                RowText(self.services.words.name(f"event.{self.event}"), "heading"),
            ),
            headline=self.headline,
            asks=say("screen.event.looks" if self.sought else "screen.event.does"),
            asked=tuple(self._asked()),
            answer=tuple(self._answer()),
            amount=tuple(self._amount()),
            then=say("screen.event.then"),
            chips=tuple(self._chips()),
            more=self.more,
            color="threat",
        )

    def more(self, number: int) -> str:
        """What stands for chips without room."""
        return self.services.say("screen.event.more", n=number)

    @property
    def headline(self) -> str:
        """What the newspapers make of it; its name if it has no headline of its own."""
        words = self.services.words
        key = f"event.{self.event}.headline"
        return words.say(key) if words.catalog.has(key) else words.name(f"event.{self.event}")

    def where(self, rect: pygame.Rect) -> HitsMap:
        """The city, with what is hit in it."""
        return HitsMap(self, rect, self.hits)

    # ------------------------------------------------------------ what it looks for

    def _asked(self) -> Iterator[RowPart]:
        say, one = self.services.say, self.sought
        if one is None:
            yield RowText(self.services.words.text(f"event.{self.event}"), "strong")
            return
        yield Mark(f"symbols/{one.what}", SIGN)
        key = "each" if one.each and one.tier == ANYWHERE else "what"
        text = say(f"screen.event.{key}.{one.what}")
        if one.tier != ANYWHERE:
            yield Mark(f"symbols/tier_{one.tier}", SIGN)
            text = say("screen.event.tier", what=text, tier=one.tier)
        elif one.least > 1:
            text = say("screen.event.least", what=text, n=one.least)
        yield RowText(text, "strong")

    def _answer(self) -> Iterator[RowPart]:
        one, say = self.sought, self.services.say
        if one is None:
            return
        yield Mark("icons/arrow_right", SMALL, "warning")
        yield Space(8)
        if one.found:
            yield Mark("icons/check", 32, "good")
            yield RowText(say("screen.event.found"), "body")
            yield RowText(self._places(one.districts), "strong", "warning")
            return
        yield Mark("icons/cross", 32, "muted")
        key = "short" if one.districts else "nothing"
        words = say(f"screen.event.{key}", n=len(one.districts), least=one.least)
        yield RowText(words, "body", "muted")

    def _places(self, districts: Sequence[str]) -> str:
        if len(districts) > MOST_PLACES:
            return self.services.say("screen.event.places", n=len(districts))
        names = (self.services.words.name(f"district.{one}") for one in districts)
        return ", ".join(sentence(one) for one in names)

    def _amount(self) -> Iterator[RowPart]:
        """By how much threat rises because of it, all in all so far."""
        risen = self.view.threat - self.threat
        yield Mark("symbols/threat", 46)
        words = f"+{risen}" if risen >= 0 else f"−{-risen}"
        yield RowText(words, "title", "threat" if risen > 0 else "good")

    # ------------------------------------------------------------ what comes of it

    def _chips(self) -> Iterator[ActChip]:
        way: list[object] = []  # of a unit that moves several times
        for place, (kind, facts) in enumerate(self.told):
            if kind in MOVES:
                way = [*(way or [facts["district"]]), facts.get("to", "")]
                then = self.told[place + 1 : place + 2]
                if not then or not _follows(facts, *then[0]):
                    yield self._moved(str(facts.get("piece", "android")), way)
                    way = []
            elif kind in CHIPS and facts.get("why") != self.event:
                yield CHIPS[kind](self, facts)

    def sign(self, name: str) -> Mark:
        """A sign of a chip."""
        return Mark(f"symbols/{name}", SMALL)

    def place(self, name: object) -> RowText:
        """A district, or the Root."""
        known = name in self.services.box.district_at
        called = self.services.words.name(f"district.{name}" if known else "term.root")
        return RowText(sentence(called), "small_strong")

    def _put(self, facts: Facts) -> ActChip:
        piece_name = str(facts["piece"])
        plus = RowText("+1", "small_strong")
        return ActChip(
            (self.sign(piece_name), plus, self.place(facts["district"])), TINTS[piece_name]
        )

    def _moved(self, piece_name: str, way: Sequence[object]) -> ActChip:
        parts: list[RowPart] = [self.sign(piece_name), self.place(way[0])]
        for one in way[1:]:
            parts += [Mark("icons/arrow_right", 22, "muted"), self.place(one)]
        return ActChip(tuple(parts), TINTS[piece_name])

    def _removed(self, facts: Facts) -> ActChip:
        piece_name = str(facts["piece"])
        minus = RowText("−1", "small_strong")
        return ActChip((self.sign(piece_name), minus, self.place(facts["district"])), "good")

    def _unrest(self, facts: Facts) -> ActChip:
        status = str(facts["to"])
        sign = "unrest" if status == "stable" else status
        return ActChip((self.sign(sign), self.place(facts["district"])), "bad")

    def _threat(self, facts: Facts) -> ActChip:
        why = cause(own_words(self.services.words).names, facts["why"])
        amount = RowText(f"+{facts['amount']}", "small_strong", "threat")
        return ActChip((self.sign("threat"), amount, RowText(why, "small")), "threat")

    def _gained(self, facts: Facts) -> ActChip:
        amount = RowText(f"+{facts['amount']}", "small_strong", "capital")
        return ActChip((self.sign("capital"), amount, self._who(facts)), "capital")

    def _lost(self, facts: Facts) -> ActChip:
        amount = RowText(f"−{facts['amount']}", "small_strong", "bad")
        return ActChip((self.sign("capital"), amount, self._who(facts)), "bad")

    def _who(self, facts: Facts) -> RowText:
        return RowText(self.services.words.name(f"corporation.{facts['player']}"), "small_strong")

    def _turns(self, facts: Facts) -> ActChip:
        rounds = self.services.box.rounds
        later = (one for one in rounds[self.view.round_place + 1 :] if one != "demand")
        words = self.services.say(
            "screen.event.turns", n=int(str(facts["count"])), round=next(later, "")
        )
        return ActChip((Mark("icons/turn", SMALL, "text"), RowText(words, "small_strong")), "line")

    @property
    def hits(self) -> list[Hit]:
        """The districts that it touches, each with the signs of what befell it."""
        found: dict[str, list[str]] = {}
        if self.sought is not None and self.sought.found and self._risen_by_itself:
            found = {name: ["threat"] for name in self.sought.districts}
        for kind, facts in self.told:
            if kind not in HITS:
                continue
            name = str(facts.get("to") if kind == "piece_moved" else facts.get("district", ""))
            sign = str(facts.get("piece", "")) or str(facts.get("to", ""))
            if name in self.services.box.district_at:
                found.setdefault(name, []).append("unrest" if sign == "stable" else sign)
        return [Hit(name, tuple(dict.fromkeys(signs))) for name, signs in found.items()]

    @property
    def _risen_by_itself(self) -> bool:
        return any(
            kind == "threat_rose" and facts["why"] == self.event for kind, facts in self.told
        )


MOVES: Final = frozenset({"piece_moved", "android_moved", "piece_reached_root"})
HITS: Final = frozenset({"piece_placed", "piece_moved", "unrest_rose", "piece_removed"})
CHIPS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "piece_placed": EventAct._put,
        "piece_removed": EventAct._removed,
        "unrest_rose": EventAct._unrest,
        "unrest_fell": EventAct._unrest,
        "threat_rose": EventAct._threat,
        "capital_gained": EventAct._gained,
        "capital_lost": EventAct._lost,
        "turn_track_filled": EventAct._turns,
    }
)


def _follows(facts: Facts, kind: str, then: Facts) -> bool:
    """Whether the same unit moves on."""
    same = (facts.get("piece"), facts.get("to")) == (then.get("piece"), then.get("district"))
    return kind in MOVES and same


def layers_of(kit: Kit, event: str) -> list[str]:
    """The pictures of its scene; else that of its card, else a sky."""
    known = kit.pictures.known
    scene = [f"events/{event}{layer}" for layer in LAYERS]
    if scene[0] in known:
        return [one for one in scene if one in known]
    card = f"cards_events/{event}"
    return [card if card in known else SKY]


def event_act(moment: Moment) -> EventAct:
    """The scene of the event that is turned up now."""
    return EventAct(moment)
