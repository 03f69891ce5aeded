"""Trades: capital and assets at once or not at all, a binding now, promises for later (14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice, IllegalChoice

from . import assets, promises
from .state import DONE, LOSE
from .steps import ABSTAIN, PASS, Support

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from .game import Box, Game

TRADE: Final = "trade"
# The answers to private questions that everybody sees as they are given.
OPEN_ANSWERS: Final = frozenset({DONE, LOSE, PASS})


@dataclass(slots=True, frozen=True)
class Goods:
    """What one side hands over on the spot."""

    capital: int = 0
    assets: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = [str(self.capital)] if self.capital else []
        return ",".join([*words, *self.assets]) or "-"

    @staticmethod
    def parse(text: str) -> Goods:
        """Read `2,eiko`: a number is capital, anything else an asset."""
        words = [word for word in text.split(",") if word not in ("", "-")]
        numbers = [promises.whole(word) for word in words if word.isdecimal()]
        if len(numbers) > 1:
            raise IllegalChoice(f"{text!r} names capital twice")
        return Goods(sum(numbers), tuple(word for word in words if not word.isdecimal()))


@dataclass(slots=True, frozen=True)
class Now:
    """A decision that one side is taking right now, so the promise binds (14.2a)."""

    by: str
    choice: Choice
    cards: int = 0  # for support: with at least so many

    def __str__(self) -> str:
        return ":".join([self.by, self.choice.kind, self.choice.option, str(self.cards)])

    @staticmethod
    def parse(text: str) -> Now:
        """Read `nbn:support:main:2`."""
        parts = text.split(":")
        if len(parts) != 4:
            raise IllegalChoice(f"{text!r:.80}: expected 'who:kind:option:cards'")
        return Now(parts[0], Choice(parts[1], parts[2]), promises.whole(parts[3]))


@dataclass(slots=True, frozen=True)
class Trade:
    """The terms that two players have agreed on."""

    giver: str
    taker: str
    give: Goods = Goods()
    get: Goods = Goods()
    now: Now | None = None
    later: tuple[promises.Promise, ...] = ()

    def __str__(self) -> str:
        words = [f"from={self.giver}", f"to={self.taker}", f"give={self.give}", f"get={self.get}"]
        if self.now:
            words.append(f"now={self.now}")
        if self.later:
            words.append("later=" + ",".join(str(one) for one in self.later))
        return " ".join(words)

    def choice(self) -> Choice:
        """The trade as an entry of the game's record."""
        return Choice(TRADE, str(self))

    @staticmethod
    def parse(text: str, game: Game) -> Trade:
        """Read the text form; IllegalChoice if it is not one."""
        parts: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or key not in ("from", "to", "give", "get", "now", "later"):
                raise IllegalChoice(f"{word!r} is no part of a trade")
            if key in parts:
                raise IllegalChoice(f"{key!r} stands twice in a trade")
            parts[key] = value
        if "from" not in parts or "to" not in parts:
            raise IllegalChoice("a trade needs from= and to=")
        pair = (parts["from"], parts["to"])
        later = parts.get("later", "")
        return Trade(
            *pair,
            Goods.parse(parts.get("give", "")),
            Goods.parse(parts.get("get", "")),
            Now.parse(parts["now"]) if "now" in parts else None,
            tuple(promises.parse(one, pair, game) for one in later.split(",") if one),
        )

    def execute(self, game: Game) -> None:
        """Everything at once (14.0), or IllegalChoice and nothing has changed."""
        self.check(game)
        giver, taker = game.seat_of(self.giver), game.seat_of(self.taker)
        self._pay(game, giver, taker)
        game.tell(
            "traded",
            player=self.giver,
            to=self.taker,
            give=self.give.capital,
            get=self.get.capital,
            given=list(self.give.assets),
            got=list(self.get.assets),
            now=str(self.now) if self.now else "",
            later=[str(one) for one in self.later],
        )
        self._hand_over(game, giver, taker)
        for promise in self.later:
            promises.make(game, promise)
        if self.now:
            self._bind(game, self.now)

    def _pay(self, game: Game, giver: int, taker: int) -> None:
        more = self.get.capital - self.give.capital
        game.state.capital[giver] += more
        game.state.capital[taker] -= more

    def _hand_over(self, game: Game, giver: int, taker: int) -> None:
        for goods, goal in ((self.give, taker), (self.get, giver)):
            for asset in goods.assets:
                assets.transfer(game, asset, goal, "asset_traded")

    def check(self, game: Game) -> None:
        """Raise IllegalChoice with the first term that cannot be fulfilled."""
        if game.state.over:
            raise IllegalChoice("the game is over, nothing can be traded")
        giver, taker = game.seat_of(self.giver), game.seat_of(self.taker)
        if giver == taker:
            raise IllegalChoice("nobody trades with themselves")
        self._check_bars(game, giver, taker)
        _check_goods(game, giver, self.give)
        _check_goods(game, taker, self.get)
        promises.check_room(game, len(self.later))
        moved = (*self.give.assets, *self.get.assets)
        for promise in self.later:
            if promise.about in moved:
                raise IllegalChoice(f"{promise.about} changes hands, so it cannot be spared")
        if self.now:
            self._check_now(game, self.now)
            self._check_still_open(game, self.now)

    def fits(self, game: Game) -> bool:
        """Whether all terms can be fulfilled."""
        try:
            self.check(game)
        except IllegalChoice:
            return False
        return True

    def _check_bars(self, game: Game, giver: int, taker: int) -> None:
        deal = game.state.deal
        if deal is None or (self.give, self.get) == (Goods(), Goods()):
            return
        for seat in (giver, taker):
            if seat in deal.barred_from_trade:
                raise IllegalChoice(f"{game.name(seat)} cannot trade until the deal ends")

    def _check_now(self, game: Game, now: Now) -> None:
        pending = game.pending
        deciding = pending is not None and game.name(pending.seat) == now.by
        if pending is None or not deciding or now.by not in (self.giver, self.taker):
            raise IllegalChoice(f"{now.by} is not deciding anything now, so it cannot bind")
        _check_answer(game.box, pending, now.choice)
        if pending.kind == "support":
            hand = len(game.state.hands[pending.seat])
            if now.choice.option != ABSTAIN and now.cards > hand:
                raise IllegalChoice(f"{now.by} has {hand} cards, not {now.cards}")

    def _check_still_open(self, game: Game, now: Now) -> None:
        """14.0: everything at once, so what is handed over must leave the decision possible."""
        twin = type(game)(game.box, game.state.clone(), record=False, forced=False)
        giver, taker = twin.seat_of(self.giver), twin.seat_of(self.taker)
        self._pay(twin, giver, taker)
        self._hand_over(twin, giver, taker)
        twin.run()
        pending = twin.pending
        if pending is None or (twin.name(pending.seat), pending.kind) != (now.by, now.choice.kind):
            raise IllegalChoice(f"{now.by} could not {now.choice} any more after this trade")
        _check_answer(game.box, pending, now.choice)

    def _bind(self, game: Game, now: Now) -> None:
        frame = game.state.stack[-1]
        if isinstance(frame, Support) and now.choice.option != ABSTAIN:
            frame.at_least = max(1, now.cards)
        frame.answer(game, now.choice.option)


def is_secret(box: Box, pending: Decision, option: str) -> bool:
    """Whether nobody else may ever hear of an answer, so that it cannot be named (R.28)."""
    if option in box.type_of or option in box.investments or option in box.events:
        return True
    return pending.private and option not in OPEN_ANSWERS and option not in box.emergency_owner


def _check_answer(box: Box, pending: Decision, choice: Choice) -> None:
    if is_secret(box, pending, choice.option):
        raise IllegalChoice("a trade cannot name what only one player may see (16.6, 18.1, 46.3)")
    if pending.private and choice not in pending.choices():
        raise IllegalChoice(f"'{choice}' is not legal here")  # 16.6: not what would be
    pending.check(choice)


def _check_goods(game: Game, seat: int, goods: Goods) -> None:
    if goods.capital > game.state.capital[seat]:
        raise IllegalChoice(
            f"{game.name(seat)} has {game.state.capital[seat]} capital, not {goods.capital}"
        )
    if len(set(goods.assets)) != len(goods.assets):
        raise IllegalChoice("an asset stands twice in a trade")
    for asset in goods.assets:
        if game.state.owners.get(asset) != seat:
            raise IllegalChoice(f"{game.name(seat)} has no asset {asset!r} to trade")


def allows(game: Game, choice: Choice) -> bool:
    """Whether a trade could be made now."""
    return Trade.parse(choice.option, game).fits(game)


def endless(choice: Choice) -> bool:
    """Trades are the only choices without end."""
    return choice.kind == TRADE


def parse_line(text: str) -> list[Choice]:
    """Read `counter card=puff_piece pay=clean_slate,arrest_orders` as the choices it stands for."""
    words = text.split()
    if len(words) < 3 or words[0] == TRADE:
        return [Choice.parse(text)]
    choices = [Choice.parse(" ".join(words[:2]))]
    for word in words[2:]:
        kind, _, options = word.partition("=")
        choices += [Choice(kind, option) for option in options.split(",") if option]
    return choices
