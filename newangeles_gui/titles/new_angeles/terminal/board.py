"""The whole table as a seat sees it: the game, the city, the players, the deal, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.terminal import columns, titled

from ..rules import (
    BIT,
    BROKEN,
    KEPT,
    OPEN,
    PROTEST,
    RESERVED,
    RESOURCES,
    ROOT,
    STRIKE,
    Counteroffers,
)
from ..words import corporation, entry, piece, term

if TYPE_CHECKING:
    from ..rules import Deal, Game, View
    from ..words import Wording


NUMBERS: Final = frozenset({1, 2})


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
            asset=entry("asset", asset),
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
            found.append(words.say(f"textgame.players.{side}", card=entry("emergency", card)))
    return found


def _assets(words: Wording, view: View, seat: int) -> list[str]:
    found = []
    for asset, owner in view.owners.items():
        if owner == seat:
            name = entry("asset", asset)
            tired = words.say("textgame.players.exhausted", asset=name)
            found.append(tired if asset in view.exhausted else words.name(name.key))
    return found


def own(words: Wording, view: View) -> list[str]:
    """Hand, rival and investment by name."""
    found = ["", hand(words, view)]
    if view.rival:
        found.append(words.say("textgame.own.rival", rival=entry("rival", view.rival)))
    if view.investment:
        investment = entry("investment", view.investment)
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
        found.append("  " + with_text(words, card))
    found += ["", *_rival(words, view), *_investment(words, view), *_corporation(words, view)]
    return found


def with_text(words: Wording, card: str) -> str:
    """A card and what it says."""
    name = words.names.card(card)
    return words.say("textgame.own.with_text", name=name, text=words.text(name.key))


def _rival(words: Wording, view: View) -> list[str]:
    if not view.rival:
        return []
    name = entry("rival", view.rival)
    text = "rival.own" if view.rival == view.corporations[view.seat] else name.key
    return [words.say("textgame.own.rival", rival=name), "  " + words.text(text)]


def _investment(words: Wording, view: View) -> list[str]:
    if not view.investment:
        return [words.say("textgame.own.no_investment")]
    name = entry("investment", view.investment)
    own = words.say("textgame.own.investment", investment=name)
    return [own, "  " + words.text(name.key)]


def _corporation(words: Wording, view: View) -> list[str]:
    own = view.corporations[view.seat]
    emergency = entry("emergency", words.box.corporations[own].emergency)
    draws = ", ".join(
        words.say("textgame.own.draw", count=count, type=term(action_type))
        for action_type, count in words.box.draw_list(own, len(view.corporations))
    )
    text = words.text(emergency.key)
    return [
        words.say("textgame.own.contract", text=words.text(f"corporation.{own}")),
        words.say("textgame.own.emergency", name=emergency, text=text),
        words.say("textgame.own.sheet", draws=draws),
        *_own_assets(words, view),
    ]


def _own_assets(words: Wording, view: View) -> list[str]:
    mine = [asset for asset, owner in view.owners.items() if owner == view.seat]
    return [with_text(words, asset) for asset in mine]


CITY_NUMBERS: Final = frozenset({0, 2, 3})
ENDING_NUMBERS: Final = frozenset({1})


def lines(words: Wording, view: View, width: int) -> list[str]:
    """Status, city, players, deal, and what is one's own."""
    return [
        *status(words, view),
        *city(words, view, width),
        *table(words, view, width),
        *promises(words, view),
        *deal(words, view),
        *own(words, view),
    ]


def status(words: Wording, view: View) -> list[str]:
    """Where the game stands."""
    found = ["", f"== {_round(words, view)} ==", _threat(words, view)]
    if view.demand:
        found += [_demand(words, view), "  " + _supply(words, view)]
    return found


def _round(words: Wording, view: View) -> str:
    rounds = words.box.rounds
    place = min(view.round_place, len(rounds) - 1)
    demand = rounds[place] == "demand"
    number = rounds[: place + 1].count("demand") if demand else rounds[place]
    parts = [words.say(f"textgame.round.{'demand' if demand else 'standard'}", number=number)]
    if not demand:
        parts.append(words.say(f"textgame.phase.{view.phase}"))
    if view.phase == "action":
        active = corporation(view.corporations[view.active])
        parts.append(words.say("textgame.turn_of", player=active))
        parts.append(words.say("textgame.turns_left", count=view.turns_left))
    return ", ".join(parts)


def _threat(words: Wording, view: View) -> str:
    end = words.box.threat_end
    back = piece(view.top_event_back)
    return words.say("textgame.threat", threat=view.threat, end=end, back=back)


def _demand(words: Wording, view: View) -> str:
    threat = words.box.content.demands[view.demand].threat
    return words.say("textgame.demand", demand=entry("demand", view.demand), threat=threat)


def _supply(words: Wording, view: View) -> str:
    return ", ".join(
        words.say("textgame.have_of", resource=term(name), have=have, want=want)
        for name, have, want in zip(RESOURCES, view.supply, view.targets, strict=True)
    )


def city(words: Wording, view: View, width: int) -> list[str]:
    """All districts with what stands in them."""
    keys = ("district", "tier", "to", "produces", "here")
    head = ["#", *(words.say(f"textgame.city.{key}") for key in keys)]
    rows = [head, *(_district(words, view, place) for place in words.box.all_districts)]
    return titled(words.say("textgame.city.title"), columns(rows, width, CITY_NUMBERS))


def reserve(words: Wording, view: View) -> str:
    """What is left in the reserve."""
    counts = zip(RESERVED, view.reserve, strict=True)
    pieces = ", ".join(f"{words.name(piece(name).key)} {count}" for name, count in counts)
    return words.say("textgame.city.reserve", pieces=pieces)


def here(words: Wording, view: View, place: int) -> str:
    """What stands in a district, the unrest first."""
    bits = view.city[place]
    unrest = [("protest", PROTEST), ("strike", STRIKE)]
    found = [name for name, bit in [*unrest, *BIT.items()] if bits & bit]
    return ", ".join(words.name(f"term.{name}") for name in found)


def described(words: Wording, view: View, place: int) -> str:
    """A district in one line."""
    head = ("tier", "to", "produces", "here")
    cells = _district(words, view, place)[2:]
    pairs = zip(head, cells, strict=True)
    return "; ".join(f"{words.say(f'textgame.city.{key}')}: {cell}" for key, cell in pairs)


def _district(words: Wording, view: View, place: int) -> list[str]:
    box = words.box
    to = box.next_district[place]
    return [
        str(place + 1),
        words.name(f"district.{box.district_ids[place]}"),
        str(box.tier[place]),
        words.say("textgame.city.root") if to == ROOT else str(to + 1),
        _produces(words, place),
        here(words, view, place) or words.say("textgame.city.nothing"),
    ]


def _produces(words: Wording, place: int) -> str:
    box = words.box
    primary, secondary = box.primary[place], box.secondary[place]
    parts = [f"{_short(words, resource)} {amount}" for resource, amount in primary]
    parts += [f"({_short(words, resource)} {amount})" for resource, amount in secondary]
    return " ".join(parts)


def _short(words: Wording, resource: int) -> str:
    return words.say(f"textgame.short.{RESOURCES[resource]}")


def deal(words: Wording, view: View) -> list[str]:
    """Asset, offers with their support, price of the next counteroffer, winner."""
    on_table = view.deal
    if on_table is None:
        return []
    found = [_asset(words, on_table)]
    if on_table.main:
        found.append(_offer(words, view, on_table, "main"))
    if on_table.counter:
        found.append(_offer(words, view, on_table, "counter"))
    if on_table.winner >= 0:
        winner = corporation(view.corporations[on_table.winner])
        found.append(words.say("textgame.deal.won", player=winner))
    elif any(isinstance(frame, Counteroffers) for frame in view.stack):
        found.append(words.say("textgame.deal.price", count=len(on_table.pile)))
    return titled(words.say("textgame.deal.title"), found)


def _asset(words: Wording, on_table: Deal) -> str:
    if not on_table.asset:
        return words.say("textgame.deal.no_asset")
    name = entry("asset", on_table.asset)
    return words.say("textgame.deal.asset", asset=name, text=words.text(name.key))


def _offer(words: Wording, view: View, on_table: Deal, side: str) -> str:
    card = on_table.main if side == "main" else on_table.counter
    seat = on_table.main_by if side == "main" else on_table.counter_by
    return words.say(
        f"textgame.deal.{side}",
        card=words.names.card(card),
        player=corporation(view.corporations[seat]),
        count=on_table.votes(side),
    )


def ending(words: Wording, game: Game, width: int) -> list[str]:
    """How it ended, and everybody's capital, rival, investment and result, the richest first."""
    state = game.state
    how = words.say(
        f"textgame.end.by_{state.ended_by}", end=game.box.threat_end, threat=state.threat
    )
    head = [
        words.say("textgame.players.player"),
        words.say("textgame.players.capital"),
        words.say("textgame.end.rival"),
        words.say("textgame.end.investment"),
        words.say("textgame.end.result"),
    ]
    seats = sorted(range(game.players), key=lambda seat: -state.capital[seat])
    rows = [head, *(_result(words, game, seat) for seat in seats)]
    return titled(words.say("textgame.end.title"), [how, *columns(rows, width, ENDING_NUMBERS)])


def _result(words: Wording, game: Game, seat: int) -> list[str]:
    state = game.state
    investment = state.investments[seat]
    nothing = words.say("textgame.players.nothing")
    result = "won" if seat in state.winners else "lost"
    name = corporation(game.name(seat))
    return [
        words.name(name.key),
        str(state.capital[seat]),
        words.name(f"rival.{state.rivals[seat]}"),
        words.name(f"investment.{investment}") if investment else nothing,
        words.say(f"textgame.end.{result}", player=name),
    ]
