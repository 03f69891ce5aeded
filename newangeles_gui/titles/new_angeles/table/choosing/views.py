"""The view of every kind of decision."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ...rules import DONE, RESOURCES, can_be_skipped, pool
from ...talk import NOT_AGAIN
from ...words import entry, own_words, piece_at
from .base import Choosing, Knob

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Decision
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Target

    from ...rules import View


LAY: Final = "lay"


class Sides(Choosing):
    """The two offers light up."""

    def label(self, option: str) -> str:
        """In few words: the cards lie in sight."""
        text = own_words(self.services.words).answer("support", option)
        return text[:1].upper() + text[1:]

    def targets(self) -> dict[Target, str]:
        """Main offer and counteroffer."""
        return {("side", option): option for option in self.things}

    def icon(self, option: str) -> str:
        """The sign of the offer."""
        return {"main": "main_offer", "counter": "counter"}.get(option) or super().icon(option)

    def color(self, option: str) -> str:
        """The colour of the offer."""
        return option if option in ("main", "counter") else super().color(option)


class Supporting(Sides):
    """Cards may be taken up first: then they are laid with the side."""

    def targets(self) -> dict[Target, str]:
        """The offers, and if one can be backed the own cards."""
        cards = self.view.hand if self.things else []
        return {**super().targets(), **{("card", card): card for card in cards}}

    def gathers(self, option: str) -> bool:
        """Cards are no answers yet."""
        return option in self.view.hand

    def knob(self, option: str) -> Knob:
        """A side in one word, with the number of cards that go with it."""
        found, say = super().knob(option), self.services.say
        if option not in self.things:
            return found
        side, count = say(f"screen.deal.{option}_short"), len(self.gathered)
        return found._replace(
            text=say("screen.table.back", side=side, count=count) if count else side
        )

    def answers(self, option: str) -> list[Choice]:
        """The side, then the cards."""
        found = super().answers(option)
        return found + self.laid() if option in self.things else found

    def asks_twice(self, option: str) -> bool:
        """Who has taken up cards for it has thought twice already."""
        sure = bool(self.gathered) and option in self.things
        return bool(self.warning(option)) if sure else super().asks_twice(option)


class Laying(Choosing):
    """Cards for the side that is chosen: taken up, then laid with one button."""

    def targets(self) -> dict[Target, str]:
        """The own cards."""
        return {("card", card): card for card in self.things}

    def gathers(self, option: str) -> bool:
        """Each of them."""
        return option in self.things

    def knobs(self) -> list[Knob]:
        """That it is enough; or with cards taken up, to lay them."""
        if not self.gathered:
            return [self.knob(option) for option in self.plain]
        text = self.services.say("screen.table.lay", count=len(self.gathered))
        return [Knob(LAY, text, "support", "accent")]

    def answers(self, option: str) -> list[Choice]:
        """Card by card, then that it is enough."""
        return self.laid() if option == LAY else super().answers(option)

    def warning(self, option: str) -> str:
        """What speaks against any of the cards."""
        if option != LAY:
            return super().warning(option)
        return next(filter(None, map(super().warning, self.gathered)), "")

    def asks_twice(self, option: str) -> bool:
        """Who has taken them up has thought twice already."""
        return bool(self.warning(option)) if option == LAY else super().asks_twice(option)


class Looks(Choosing):
    """Cards that only this person may see lie open over the board."""

    looks = True

    def targets(self) -> dict[Target, str]:
        """Every card that may be chosen."""
        return {("look", option): option for option in self.things}

    def knobs(self) -> list[Knob]:
        """Only what is no card."""
        return [self.knob(option) for option in self.plain]

    def card(self, option: str) -> str:
        """The card that is shown for an answer."""
        return option


class Rivals(Looks):
    """Thomas Haas: the card under the board beside one's own, then yes or no."""

    def targets(self) -> dict[Target, str]:
        """Cards are only looked at; the answer is a button."""
        return {}

    def knobs(self) -> list[Knob]:
        """Yes and no."""
        return [self.knob(option) for option in self.decision.options]

    def shown(self) -> list[str]:
        """The two rival cards, as the faces of cards know them."""
        return [f"rival.{name}" for name in (self.view.rival_under_board, self.view.rival)]


class Amounts(Choosing):
    """How much: a line to pull along, then a button."""

    def knobs(self) -> list[Knob]:
        """What is no amount, and the one that is asked for."""
        rest = [self.knob(option) for option in self.plain]
        missing = self.missing
        if missing not in self.amounts[1:]:
            return rest
        text = self.services.say("screen.table.all_missing", amount=self.label(str(missing)))
        return [*rest, Knob(str(missing), text)]

    @property
    def missing(self) -> int:
        """How much it still takes."""
        return pool(self.box, self.view, self.decision.seat).missing

    @property
    def amounts(self) -> list[int]:
        """All amounts that can be chosen."""
        return sorted(int(option) for option in self.things)


class Assets(Choosing):
    """Assets light up where they lie; each has a button too."""

    def targets(self) -> dict[Target, str]:
        """Every asset that may be chosen."""
        return {("asset", option): option for option in self.things}

    def icon(self, option: str) -> str:
        """A card with a face."""
        return super().icon(option) or "asset"


class Abilities(Assets):
    """Assets that can be used now: what they do is part of the question."""

    def about(self) -> list[str]:
        """The asset and its text; of several, each."""
        texts = self.services.words
        return [
            texts.say("screen.table.asset_does", asset=entry("asset", one), text=self.text(one))
            for one in self.things
        ]

    def text(self, asset: str) -> str:
        """What an asset does."""
        return self.services.words.text(f"asset.{asset}")

    def knobs(self) -> list[Knob]:
        """The assets, none of them, and none of them again in this deal."""
        found = super().knobs()
        if not can_be_skipped(self.decision):
            return found
        text = self.services.say("screen.table.not_again")
        return [*found, Knob(NOT_AGAIN, text, "skip")]

    def label(self, option: str) -> str:
        """The words of an answer."""
        if option == NOT_AGAIN:
            return self.services.say("screen.table.not_again")
        return super().label(option)

    def answer(self, option: str) -> str:
        """Not again is no answer of its own."""
        return DONE if option == NOT_AGAIN else option


class Seats(Choosing):
    """Players light up."""

    def targets(self) -> dict[Target, str]:
        """Every player who may be chosen."""
        return {("seat", option): option for option in self.things}

    def icon(self, option: str) -> str:
        """The mark of the corporation."""
        return super().icon(option) or f"marks/{option}.white.32"


class Emergencies(Choosing):
    """Emergency actions light up at the seats that hold them."""

    def targets(self) -> dict[Target, str]:
        """Every emergency action that may be chosen."""
        owner_of = self.box.emergency_owner
        return {("emergency", owner_of[one]): one for one in self.things if one in owner_of}

    def icon(self, option: str) -> str:
        """The siren."""
        return super().icon(option) or "emergency"


class Terms(Choosing):
    """Types of cards and resources, by name and symbol."""

    def targets(self) -> dict[Target, str]:
        """Resources light up in the supply."""
        return {("resource" if one in RESOURCES else "deck", one): one for one in self.things}

    def icon(self, option: str) -> str:
        """The symbol of a type or resource."""
        return super().icon(option) or f"symbols/{option}.white"

    def color(self, option: str) -> str:
        """The colour of a type or resource."""
        return option if option not in self.plain else "line"


class Districts(Choosing):
    """Districts light up."""

    def targets(self) -> dict[Target, str]:
        """Every district that may be chosen."""
        return {("district", option.rpartition("@")[2]): option for option in self.things}

    def knobs(self) -> list[Knob]:
        """Only what is no place."""
        return [self.knob(option) for option in self.plain]

    def why_not(self, target: Target) -> str:
        """Places that the card does not allow."""
        key = "district" if target[0] in ("district", "piece") else "wants_district"
        return self.services.say(f"screen.table.why_not.{key}")


class Pieces(Districts):
    """Pieces light up; where a district holds one answer the whole district does."""

    def targets(self) -> dict[Target, str]:
        """Every piece that may be chosen."""
        found: dict[Target, str] = {}
        per_district: dict[str, list[str]] = {}
        for option in self.things:
            named, _, place = option.rpartition("@")
            piece = named or piece_at(self.box, self.view, place)
            if piece:
                found["piece", place, piece] = option
            per_district.setdefault(place, []).append(option)
        for place, options in per_district.items():
            if len(options) == 1:
                found["district", place] = options[0]
        return found


class HandCards(Choosing):
    """Cards in the hand light up; emergency actions light up at their holder's seat as well."""

    def targets(self) -> dict[Target, str]:
        """Every card that may be played."""
        found: dict[Target, str] = {}
        for option in self.things:
            owner = self.box.emergency_owner.get(option)
            target = ("card", option) if owner is None else ("emergency", owner)
            found[target] = option
        return found

    def knobs(self) -> list[Knob]:
        """What is no hand card needs a button."""
        rest = [one for one in self.decision.options if one not in self.box.type_of]
        return [self.knob(option) for option in rest]

    def icon(self, option: str) -> str:
        """Emergency actions have a sign of their own."""
        return "emergency" if option in self.box.emergency_owner else super().icon(option)

    def why_not(self, target: Target) -> str:
        """Cards that cannot be played now."""
        return self.services.say(f"screen.table.why_not.{self._reason(target)}")

    def _reason(self, target: Target) -> str:
        if target[0] != "card":
            return "wants_card"
        return "counter" if self.decision.kind == "counter" else "card"


VIEWS: Final = MappingProxyType[str, type[Choosing]](
    {
        "main_offer": HandCards,
        "counter": HandCards,
        "pay": HandCards,
        "lay": Laying,
        "discard": HandCards,
        "give_card": HandCards,
        "forced_support": HandCards,
        "steal_card": Looks,
        "steal_emergency": Emergencies,
        "bury_event": Looks,
        "order_event": Looks,
        "use": Abilities,
        "discard_asset": Assets,
        "steal_asset": Assets,
        "swap_asset": Assets,
        "keep_investment": Looks,
        "draw": Terms,
        "blind_deck": Terms,
        "change_resource": Terms,
        "support": Supporting,
        "blind_side": Sides,
        "pick_winner": Sides,
        "choose_player": Seats,
        "spend": Amounts,
        "remove": Pieces,
        "place": Districts,
        "choose_district": Districts,
        "raise_unrest": Districts,
        "lower_unrest": Districts,
        "move_android": Districts,
        "move_to": Districts,
        "choose": Choosing,
        "ransom": Choosing,
        "swap_rival": Rivals,
    }
)


def choosing(services: Services, view: View, decision: Decision) -> Choosing:
    """The view of a decision."""
    return VIEWS[decision.kind](services, view, decision)
