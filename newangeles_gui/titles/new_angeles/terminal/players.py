"""What everybody knows about the players, and what only one of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name
from newangeles_gui.terminal.console import columns, titled

from ..rules import BROKEN, KEPT, OPEN
from ..words import corporation, term

if TYPE_CHECKING:
    from ..rules import View
    from ..words import Wording

NUMBERS: Final = frozenset({1, 2})


def lines(words: Wording, view: View, width: int) -> list[str]:
    """Capital, hand count, emergency actions and assets of each, then the open promises."""
    return table(words, view, width) + promises(words, view)


def table(words: Wording, view: View, width: int) -> list[str]:
    """Capital, hand count, emergency actions and assets of each."""
    keys = ("player", "capital", "cards", "emergency", "assets")
    head = [words.say(f"textgame.players.{key}") for key in keys]
    head[0] = "  " + head[0]
    rows = [head, *(_row(words, view, seat) for seat in range(len(view.corporations)))]
    return titled(words.say("textgame.players.title"), columns(rows, width, NUMBERS))


def with_texts(words: Wording, view: View, width: int) -> list[str]:
    """The same with the ledger of all promises, and what every asset in play says."""
    told = [
        words.say(
            "textgame.players.text",
            asset=Name(f"asset.{asset}"),
            player=corporation(view.corporations[owner]),
            text=words.text(f"asset.{asset}"),
        )
        for asset, owner in view.owners.items()
    ]
    found = table(words, view, width) + ledger(words, view)
    return found + titled(words.say("textgame.players.texts"), told) if told else found


def promises(words: Wording, view: View) -> list[str]:
    """Who has kept how many, and who still owes what to whom."""
    told = _reputations(words, view)
    told += [
        words.say(
            "textgame.promise",
            player=corporation(one.by),
            to=corporation(one.to),
            promise=words.promise(one),
        )
        for one in view.promises
        if one.fate == OPEN
    ]
    return titled(words.say("textgame.promises"), told) if told else []


def ledger(words: Wording, view: View) -> list[str]:
    """Who has kept how many, and what became of every promise, the newest first."""
    told = [
        words.say(
            f"ledger.fate.{one.fate}",
            player=corporation(one.by),
            to=corporation(one.to),
            promise=words.promise(one),
        )
        for one in reversed(view.promises)
    ]
    found = [*_reputations(words, view), *told] or [words.say("ledger.none")]
    return titled(words.say("ledger.title"), found)


def _reputations(words: Wording, view: View) -> list[str]:
    found = []
    for name in view.corporations:
        fates = [one.fate for one in view.promises if one.by == name]
        if KEPT in fates or BROKEN in fates:
            kept, broken = fates.count(KEPT), fates.count(BROKEN)
            line = words.say("textgame.ledger", player=corporation(name), kept=kept, broken=broken)
            found.append(line)
    return found


def _row(words: Wording, view: View, seat: int) -> list[str]:
    name = corporation(view.corporations[seat])
    label = words.name(name.key)
    if seat == view.seat:
        label = words.say("textgame.players.you", player=name)
    mark = "* " if seat == view.active else "  "
    nothing = words.say("textgame.players.nothing")
    return [
        mark + label,
        str(view.capital[seat]),
        str(view.hand_sizes[seat]),
        ", ".join(_emergencies(words, view, seat)) or nothing,
        ", ".join(_assets(words, view, seat)) or nothing,
    ]


def _emergencies(words: Wording, view: View, seat: int) -> list[str]:
    found = []
    for owner, holder in enumerate(view.emergency_holder):
        if holder == seat:
            card = words.box.corporations[view.corporations[owner]].emergency
            side = "up" if view.emergency_up[owner] else "down"
            found.append(words.say(f"textgame.players.{side}", card=Name(f"emergency.{card}")))
    return found


def _assets(words: Wording, view: View, seat: int) -> list[str]:
    found = []
    for asset, owner in view.owners.items():
        if owner == seat:
            name = Name(f"asset.{asset}")
            tired = words.say("textgame.players.exhausted", asset=name)
            found.append(tired if asset in view.exhausted else words.name(name.key))
    return found


def own(words: Wording, view: View) -> list[str]:
    """Hand, rival and investment by name."""
    found = ["", hand(words, view)]
    if view.rival:
        found.append(words.say("textgame.own.rival", rival=Name(f"rival.{view.rival}")))
    if view.investment:
        investment = Name(f"investment.{view.investment}")
        found.append(words.say("textgame.own.investment", investment=investment))
    return found


def hand(words: Wording, view: View) -> str:
    """The hand in one line."""
    if not view.hand:
        return words.say("textgame.own.empty")
    cards = words.names.several(words.names.card(card) for card in sorted_hand(view))
    return words.say("textgame.own.hand", count=len(view.hand), cards=cards)


def sorted_hand(view: View) -> list[str]:
    """Equal cards together, in the order in which they came."""
    return sorted(view.hand, key=view.hand.index)


def own_texts(words: Wording, view: View) -> list[str]:
    """Everything of one's own with the texts of the cards."""
    found = ["", hand(words, view)]
    for card in dict.fromkeys(view.hand):
        found.append("  " + with_text(words, words.names.card(card)))
    found += ["", *_rival(words, view), *_investment(words, view), *_corporation(words, view)]
    return found


def with_text(words: Wording, name: Name) -> str:
    """A card and what it says."""
    return words.say("textgame.own.with_text", name=name, text=words.text(name.key))


def _rival(words: Wording, view: View) -> list[str]:
    if not view.rival:
        return []
    name = Name(f"rival.{view.rival}")
    text = "rival.own" if view.rival == view.corporations[view.seat] else name.key
    return [words.say("textgame.own.rival", rival=name), "  " + words.text(text)]


def _investment(words: Wording, view: View) -> list[str]:
    if not view.investment:
        return [words.say("textgame.own.no_investment")]
    name = Name(f"investment.{view.investment}")
    own = words.say("textgame.own.investment", investment=name)
    return [own, "  " + words.text(name.key)]


def _corporation(words: Wording, view: View) -> list[str]:
    own = view.corporations[view.seat]
    emergency = f"emergency.{words.box.corporations[own].emergency}"
    draws = ", ".join(
        words.say("textgame.own.draw", count=count, type=term(action_type))
        for action_type, count in words.box.draw_list(own, len(view.corporations))
    )
    text = words.text(emergency)
    return [
        words.say("textgame.own.contract", text=words.text(f"corporation.{own}")),
        words.say("textgame.own.emergency", name=Name(emergency), text=text),
        words.say("textgame.own.sheet", draws=draws),
        *_own_assets(words, view),
    ]


def _own_assets(words: Wording, view: View) -> list[str]:
    mine = [asset for asset, owner in view.owners.items() if owner == view.seat]
    return [with_text(words, Name(f"asset.{asset}")) for asset in mine]
