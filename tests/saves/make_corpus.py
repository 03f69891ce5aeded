"""Writes the corpus of saves: `python -m tests.saves.make_corpus`.

Each situation is searched for in random games of given seeds, so that the choices in the save
really lead there. The facts beside the saves are read off the game before it is saved. A corpus
that has been committed is never written anew: a new format gets a new folder.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import yaml

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.plain import Start
from newangeles_gui.session import loading
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.promises import OPEN
from newangeles_gui.titles.new_angeles.rules.state import OUTAGE
from tests.session.games import some_choice

FOLDER = Path(__file__).parent / "corpus" / "v1"
NEWEST = FOLDER.with_name("v2")
KEPT_NOW = ("declined", "first_draw", "hot_seat", "iron", "over_by_demand")  # of the newest format
FACTS = "facts.yaml"
# Not the version of any program: the rules may change under it, then the snapshot counts.
APP = "corpus"
SAVED = 1_700_000_000
MOST_GAMES = 3_000
LONG_AGO = 30  # choices

Test = Callable[[Match], bool]


@dataclass(frozen=True)
class Situation:
    """What a save is to hold, and how many play; `people` is how many of them are persons."""

    what: str
    players: int
    found: Test
    people: int = 1
    iron: bool = False


def pending(match: Match) -> str:
    return match.pending.kind if match.pending else ""


def asks(kind: str, source: str = "") -> Test:
    """The pending question is of this kind (and asked by this card)."""
    return lambda match: (
        pending(match) == kind
        and (match.pending.source if match.pending else "").startswith(source)
    )


def frames(match: Match) -> list[Any]:
    return list(match.game.state.stack)


def top(match: Match) -> Any:
    return frames(match)[-1] if frames(match) else None


def later(test: Test) -> Test:
    """Not in the first part of the game."""
    return lambda match: len(match.record.choices) > LONG_AGO and test(match)


def in_program(program: str, done: int = 0) -> Test:
    """A card or ability is being resolved and has come so far."""
    return lambda match: any(
        one.KIND == "effect" and one.program.startswith(program) and (one.done or one.at) >= done
        for one in frames(match)
    )


def _declaring(match: Match) -> bool:
    return getattr(top(match), "KIND", "") == "declare" and len(top(match).answers) > 0


def _naoko(match: Match) -> bool:
    programs = [one.program for one in frames(match) if one.KIND == "effect"]
    return "naoko_watanabe" in programs[:-1]


def _bound(match: Match) -> bool:
    last = match.record.choices[-1:] or [""]
    return last[0].startswith("trade ") and " now=" in last[0] and not match.over


def _promising(match: Match) -> bool:
    return sum(one.fate == OPEN for one in match.game.state.promises) >= 3


def _declined(match: Match) -> bool:
    """Discarding although an ability of this end of turn could have been used."""
    state = match.game.state
    own = [one for one, owner in state.owners.items() if owner == state.active]
    left = {*own} & {*match.game.box.windows["end_of_turn"]} - {*state.used_this_turn}
    return asks("discard", "hand_size")(match) and bool(left)


def _bet_stands(match: Match) -> bool:
    deal = match.game.state.deal
    return deal is not None and bool(deal.bets) and pending(match) == "support"


def _bet_won(match: Match) -> bool:
    """Jackson Howard's player may have been paid; others still think about their abilities."""
    return asks("use", "deal_won")(match) and "jackson_howard" in match.game.state.exhausted


def _over_by(how: str) -> Test:
    return lambda match: match.game.state.ended_by == how


def _threatened(match: Match) -> bool:
    return 20 < match.game.state.threat < 25 and not match.over


def _both_offers(match: Match) -> bool:
    deal = match.game.state.deal
    return deal is not None and len(deal.pile) >= 3 and pending(match) == "support"


SITUATIONS = {
    "first_draw": Situation("the very first question", 4, lambda match: True),
    "choosing_investments": Situation(
        "half of the table has chosen an investment", 5,
        lambda match: pending(match) == "keep_investment" and any(match.game.state.investments)),
    "refresh": Situation("the active player draws at will", 6, later(asks("draw", "refresh"))),
    "main_offer": Situation("the active player is to make an offer", 4, asks("main_offer")),
    "counteroffer": Situation("a counteroffer can be made", 6, later(asks("counter", "deal"))),
    "paying": Situation("paying for a counteroffer", 5, asks("pay")),
    "support": Situation("three counteroffers lie on the table", 6, _both_offers),
    "laying": Situation("laying cards face down, some are laid", 6, lambda match: (
        pending(match) == "lay" and match.game.state.deal is not None
        and len(match.game.state.deal.support) > 2)),
    "caprice_declares": Situation("Caprice Nisei: half of a declaration", 5, _declaring),
    "gorman_ransom": Situation("Chief Gorman: pay or take back", 4, asks("ransom")),
    "unorthodox_knowledge": Situation(
        "Unorthodox Knowledge half done", 4, in_program("unorthodox_knowledge", 1)),
    "labor_solutions": Situation("Labor Solutions: an android in hand", 5,
                                 asks("move_to", "labor_solutions")),
    "mr_white": Situation("Mr. White looks at a hand", 4, asks("steal_card")),
    "thomas_haas": Situation("Thomas Haas looks at the rival left over", 6, asks("swap_rival")),
    "naoko_chain": Situation("Naoko Watanabe: an asset claimed by an asset", 4, _naoko),
    "fall_guy": Situation("The Fall Guy: a second offer", 5, asks("counter", "the_fall_guy")),
    "eiko": Situation("Eiko: support or pay", 6, asks("forced_support")),
    "isabel": Situation("Isabel McGuire: a card that nobody knows", 4, asks("blind_side")),
    "midori": Situation("Midori: who wins the tie", 5, asks("pick_winner", "midori")),
    "ordering_events": Situation("events are put back in order", 4, asks("order_event")),
    "pool": Situation("everybody puts capital into a pool", 5, asks("spend")),
    "swapping": Situation("Alex Westlund: the second asset of a swap", 6, lambda match: (
        pending(match) == "swap_asset" and top(match).done == 1)),
    "end_of_turn": Situation("an ability at the end of a turn", 5, asks("use", "end_of_turn")),
    "hand_size": Situation("too many cards at the end of a turn", 4, asks("discard", "hand_size")),
    "declined": Situation("an ability was declined, and cards are discarded", 4, _declined),
    "bet_stands": Situation("Jackson Howard: a bet on a deal that is open", 5, _bet_stands),
    "bet_won": Situation("Jackson Howard: the bet is paid, the deal is not over", 6, _bet_won),
    "demand_round": Situation("new investments in the second demand round", 6, lambda match: (
        pending(match) == "keep_investment" and len(match.record.choices) > LONG_AGO)),
    "bound_by_trade": Situation("a trade that bound a decision has just been made", 5, _bound),
    "promises": Situation("three promises are open", 6, _promising),
    "hot_seat": Situation("four people at one screen", 4, later(asks("main_offer")), people=4),
    "iron": Situation("an iron game", 5, later(asks("remove")), iron=True),
    "threat": Situation("threat above 20", 6, _threatened),
    "over_by_threat": Situation("the game has been lost to threat", 5, _over_by("threat")),
    "over_by_demand": Situation("the game has come to its end", 4, _over_by("demand")),
}  # fmt: skip


def make(box: Box, name: str) -> Match:
    """The match of a situation."""
    situation = SITUATIONS[name]
    for number in range(MOST_GAMES):
        match = _begin(box, name, situation, number)
        for _ in _play(match, number):
            if situation.found(match):
                return match
    raise LookupError(f"{name}: not found in {MOST_GAMES} games")


def _begin(box: Box, name: str, situation: Situation, number: int) -> Match:
    corporations = list(box.corporations)
    shift = number % len(corporations)
    players = (corporations[shift:] + corporations[:shift])[: situation.players]
    seats = [
        Seat(f"Person {place + 1}") if place < situation.people
        else Seat(f"Opponent {place + 1}", "opponent", "greedy")
        for place in range(situation.players)
    ]  # fmt: skip
    plan = Plan(Start(players, f"corpus {name} {number}"), seats, Agreements(iron=situation.iron))
    return Match.begin(box, plan, name.replace("_", "-"))


def _play(match: Match, number: int) -> Iterator[None]:
    dice = Dice(number)
    yield
    while not match.over:
        match.apply(some_choice(match, dice))
        yield


def facts(match: Match, what: str) -> dict[str, Any]:
    """What must hold after loading, for as long as there are saves of this format."""
    game: Game = match.game
    state = game.state
    question = match.pending
    return {
        "what": what,
        "corporations": state.corporations[:],
        "people": [seat.name for seat in match.plan.seats if seat.kind == "person"],
        "iron": match.plan.agreements.iron,
        "choices": len(match.record.choices),
        "phase": state.phase,
        "round_place": state.round_place,
        "active": game.name(state.active),
        "threat": state.threat,
        "supply": state.supply[:],
        "demand": state.demand,
        "capital": state.capital[:],
        "hand_sizes": [len(hand) for hand in state.hands],
        "first_hand": sorted(state.hands[0]),
        "rivals": state.rivals[:],
        "investments": state.investments[:],
        "assets": {asset: game.name(owner) for asset, owner in state.owners.items()},
        "exhausted": sorted(state.exhausted),
        "outages": sum(1 for here in state.city if here & OUTAGE),
        "reserve": state.reserve[:],
        "promises": [f"{one} {one.fate}" for one in state.promises],
        "offers": [state.deal.main, *state.deal.pile] if state.deal else [],
        "support": state.deal.support_side[:] if state.deal else [],
        "in_progress": [frame.KIND for frame in state.stack],
        "asked": game.name(question.seat) if question else "",
        "question": f"{question.kind} of {question.source}" if question else "",
        "options": question.options[:] if question else [],
        "ended_by": state.ended_by,
        "winners": [game.name(seat) for seat in state.winners],
    }


def main() -> int:
    """Write what is missing."""
    box = Box(load_content(paths.data_folder()))
    NEWEST.mkdir(parents=True, exist_ok=True)
    path = NEWEST / FACTS
    known = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else {}
    for name, situation in SITUATIONS.items():
        if name in known or name not in KEPT_NOW:
            continue
        match = make(box, name)
        known[name] = facts(match, situation.what)
        with patch.object(loading, "program", lambda title: APP):
            raw = loading.save_bytes(match, SAVED, situation.what)
        (NEWEST / f"{name}.nasave").write_bytes(raw)
        print(f"{name}: {match.plan.start.seed}, {len(match.record.choices)} choices")
    text = yaml.safe_dump(known, allow_unicode=True, sort_keys=False, default_flow_style=None)
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
