"""What everybody knows about the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name
from newangeles_gui.terminal.layout import columns, titled

from ..rules.promises import BROKEN, KEPT, OPEN
from ..words.vocabulary import corporation

if TYPE_CHECKING:
    from ..rules.view import View
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
            f"screen.trade.fate.{one.fate}",
            player=corporation(one.by),
            to=corporation(one.to),
            promise=words.promise(one),
        )
        for one in reversed(view.promises)
    ]
    found = [*_reputations(words, view), *told] or [words.say("screen.trade.no_promises")]
    return titled(words.say("screen.trade.ledger"), found)


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
