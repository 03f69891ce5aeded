"""Which view a kind of decision has."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name

from ...rules import DONE, RESOURCES, can_be_skipped
from ...talk.by_itself import NOT_AGAIN
from ...words import piece_at
from .backing import Laying, Sides, Supporting
from .base import Choosing, Knob
from .looking import Amounts, Looks, Rivals

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Target

    from ...rules import View


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
            texts.say("screen.table.asset_does", asset=Name(f"asset.{one}"), text=self.text(one))
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
