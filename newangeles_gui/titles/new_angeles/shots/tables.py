"""The table of New Angeles and what lies over it: for pictures and for tests."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes import nothing

from ..minds.bargaining import NEARLY, NO_WAY, YES, Pledge, Rating, Reason, TermsForAll
from ..offers.screen import CounterScreen, TradeScreen
from ..offers.several import SeveralScreen
from ..offers.sheet import TraySheet
from ..rules import BROKEN, KEPT, Goods, Promise, Trade
from ..table.scene import TableScene
from ..talk import Offer

if TYPE_CHECKING:
    from newangeles_gui.commands.shots.situation import Situation
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match


QUICKLY: Final = "manager"  # an example need not be the best advice


def recap(services: Services, situation: Situation) -> list[Scene]:
    """What a player reads who has not seen the others play."""
    match = situation.asked("main_offer").match(services.box)
    scene = TableScene(services, match)
    scene.recap.decided(scene.director.view)
    replace(situation, after=UNSEEN, until="counter").play(services.box, match)
    scene.playback.skip()
    scene.settle()
    scene.recap.look(scene.shown.seat, skipped=True, at_once=True)
    return [scene]


UNSEEN: Final = 12  # choices


CAST: Final = (
    "lucia_ferrante", "adaeze_okoro", "pavel_orlov", "rui_matsuda", "celeste_duarte",
    "magnus_thiele",
)  # fmt: skip


def table(services: Services, situation: Situation) -> list[Scene]:
    """The table as it is then, with opponents who are somebody."""
    return [TableScene(services, _with_characters(situation.match(services.box)))]


def table_cast(services: Services, situation: Situation) -> list[Scene]:
    """With opponents who are somebody; one offers something, another gives a reason."""
    scene = TableScene(services, _with_characters(situation.match(services.box)))
    names = scene.shown.corporations
    if scene.shown.capital[1] and scene.shown.pending is not None:
        trade = Trade(names[1], names[0], Goods(1), Goods(1))
        scene.director.parley.talking.tray.append(Offer(1, 0, trade, "deal", "deal"))
    scene.bubbles.say(3, lambda: services.words.text(f"character.{CAST[3]}"))
    return [scene]


def table_log(services: Services, situation: Situation) -> list[Scene]:
    """The log open."""
    scene = TableScene(services, situation.match(services.box))
    scene.log_open = True
    return [scene]


def table_said(services: Services, situation: Situation) -> list[Scene]:
    """Two opponents speak, one of them at the lowest seat."""
    scene = TableScene(services, situation.match(services.box))
    last = len(scene.shown.corporations) - 1
    words = services.say("bargain.reason.pays_too_little.a")
    scene.bubbles.say(last - 1, lambda: words)
    scene.bubbles.say(last, lambda: f"{words} {words}")
    return [scene]


def table_chosen(services: Services, situation: Situation) -> list[Scene]:
    """An answer is chosen and waits for its confirmation."""
    scene = TableScene(services, situation.match(services.box))
    if scene.choosing is not None:
        scene.picker.chosen = scene.choosing.decision.options[0]
    return [scene]


def trade(services: Services, situation: Situation) -> list[Scene]:
    """An offer with everything in it, to somebody who can say what it would take."""
    match = _with_characters(situation.match(services.box))
    for place, seat in enumerate(match.plan.seats):
        match.plan.seats[place] = replace(seat, level=seat.level and QUICKLY)
    scene = TableScene(services, match)
    offer = TradeScreen(services, scene)
    draft, view = offer.draft, offer.view
    view.promises[:] = [
        Promise(draft.partner, draft.me, "support", 2, "", "deal", KEPT),
        Promise(draft.me, draft.partner, "pay", 3, "", "turn", BROKEN),
    ]
    draft.pay(draft.me, 2)
    draft.promise(draft.partner, "support")
    draft.promise(draft.me, "no_counter")
    offer.negotiation.rating = Rating(NEARLY, (Reason("pays", 1, "2"), Reason("ties_my_hands", -1)))
    return [scene, offer]


def trade_cast(services: Services, situation: Situation) -> list[Scene]:
    """With somebody who has a face."""
    scene = TableScene(services, _with_characters(situation.match(services.box)))
    return [scene, TradeScreen(services, scene)]


def _with_characters(match: Match) -> Match:
    """The same game, played by characters."""
    seats = match.plan.seats
    for place, name in enumerate(CAST[: len(seats)]):
        if seats[place].kind == "opponent":
            seats[place] = replace(seats[place], character=name)
    return match


def trade_bound(services: Services, situation: Situation) -> list[Scene]:
    """Assets on the table, a decision that binds, and an answer."""
    scene = TableScene(services, situation.match(services.box))
    offer = TradeScreen(services, scene)
    draft = offer.draft
    for player in (draft.me, draft.partner):
        for asset in draft.owned(player):
            draft.toggle_asset(player, asset)
    if draft.bindable:
        draft.bind(draft.bindable[0])
    draft.locked = {"give.capital", "now"}
    offer.negotiation.rating = Rating(NO_WAY, (Reason("no_gain", -1),))
    offer.refused("refused")
    return [scene, offer]


def trade_now(services: Services, situation: Situation) -> list[Scene]:
    """What one side could put into its tray of now."""
    scene, offer = trade(services, situation)
    assert isinstance(offer, TradeScreen)
    return [scene, offer, TraySheet(offer, offer.draft.me, "now")]


def trade_later(services: Services, situation: Situation) -> list[Scene]:
    """What the other could promise."""
    scene, offer = trade(services, situation)
    assert isinstance(offer, TradeScreen)
    return [scene, offer, TraySheet(offer, offer.draft.partner, "later")]


def trade_empty(services: Services, situation: Situation) -> list[Scene]:
    """Nothing on the table yet."""
    scene = TableScene(services, situation.match(services.box))
    return [scene, TradeScreen(services, scene)]


def trade_counter(services: Services, situation: Situation) -> list[Scene]:
    """A person changes what another person at the screen has offered."""
    scene = TableScene(services, replace(situation, people=2).match(services.box))
    scene.director.look(0)
    scene.settle()
    offer = TradeScreen(services, scene, scene.shown.corporations[1])
    offer.draft.pay(offer.draft.me, 2)
    offer.draft.promise(offer.draft.partner, "support")
    return [scene, offer, CounterScreen(offer, lambda trade: None, nothing)]


def several(services: Services, situation: Situation) -> list[Scene]:
    """The same offer to several players."""
    scene = TableScene(services, situation.match(services.box))
    offer = SeveralScreen(services, scene)
    call = offer.call
    call.turn_to(False)
    call.terms = TermsForAll(2, 0, (Pledge(False, "support", 2), Pledge(True, "no_counter")))
    names = call.others
    call.chosen = set(names[:-1])
    call.ratings = {
        names[0]: Rating(YES, (Reason("pays", 1, "2"),)),
        names[1]: Rating(NEARLY, (Reason("ties_my_hands", -1), Reason("pays", 1, "2"))),
    }
    return [scene, offer]


EXAMPLES: Final = MappingProxyType(
    {
        "recap": recap,
        "table": table,
        "table_log": table_log,
        "table_cast": table_cast,
        "table_chosen": table_chosen,
        "table_said": table_said,
        "trade": trade,
        "trade_cast": trade_cast,
        "trade_empty": trade_empty,
        "trade_counter": trade_counter,
        "trade_bound": trade_bound,
        "trade_now": trade_now,
        "trade_later": trade_later,
        "trade_several": several,
    }
)
