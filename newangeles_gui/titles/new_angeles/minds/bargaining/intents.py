"""What an offer is about, for the words with which it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ...rules.trade import Trade
    from ...rules.view import View

BUY_VOTE: Final = "buy_vote"
SELL_VOTE: Final = "sell_vote"
BUY_QUIET: Final = "buy_quiet"
BUY_DEED: Final = "buy_deed"
SELL_DEED: Final = "sell_deed"
SELL_ASSET: Final = "sell_asset"
BUY_ASSET: Final = "buy_asset"
PAY_DEBT: Final = "pay_debt"
GIFT: Final = "gift"
DEAL: Final = "deal"
FOR_ALL: Final = "for_all"  # the same offer goes to several supporters
INTENTS: Final = (
    BUY_VOTE,
    SELL_VOTE,
    BUY_QUIET,
    BUY_DEED,
    SELL_DEED,
    SELL_ASSET,
    BUY_ASSET,
    PAY_DEBT,
    GIFT,
    DEAL,
    FOR_ALL,
)


def intent_of(view: View, trade: Trade, by: str) -> str:
    """What somebody who proposes a trade wants with it."""
    mine, theirs = (trade.give, trade.get) if trade.giver == by else (trade.get, trade.give)
    if trade.now is not None:
        own = trade.now.by == by
        if trade.now.choice.kind == "support":
            return SELL_VOTE if own else BUY_VOTE
        if trade.now.choice.kind == "counter" and not own:
            return BUY_QUIET
        return SELL_DEED if own else BUY_DEED
    if mine.assets and not theirs.assets:
        return SELL_ASSET
    if theirs.assets and not mine.assets:
        return BUY_ASSET
    if not trade.later and not theirs.capital and not theirs.assets:
        return PAY_DEBT if _owes(view, by) else GIFT
    return DEAL


def _owes(view: View, by: str) -> bool:
    return any(one.kind == "pay" and one.by == by and one.fate == "open" for one in view.promises)
