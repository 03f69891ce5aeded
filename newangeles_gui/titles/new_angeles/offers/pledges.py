"""What one player binds now and promises for later, as sealed notes on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Button, IconButton, Paragraph, Stepper

from ..minds.bargaining.proposals import COUNTEROFFER
from ..minds.bargaining.soonest import lasting, longer
from ..rules import ABSTAIN, PASS
from ..words import corporation, own_words
from .draft import bindable, counts, promisable
from .goods import GAP, ROW
from .things import SEAL, QuietButton, Seal, ThingGround

if TYPE_CHECKING:
    from newangeles_gui.widgets import Widget

    from ..rules import Promise
    from .goods import Flow

Control = Callable[[pygame.Rect], "Widget"]

PADDING: Final = 10  # units
TEMPLATE: Final = 44
MOST_CARDS: Final = 10
MOST_CAPITAL: Final = 50
SEALS: Final = MappingProxyType(
    {
        "support": "support",
        "no_counter": "pass",
        "pay": "symbols/capital.white",
        "spare": "asset",
    }
)
SIDES: Final = MappingProxyType(
    {"main": "main_offer", "counter": "counter", ABSTAIN: "abstain", PASS: "pass"}
)


class Note(NamedTuple):
    """A sealed note: what it says, and what can be changed about it."""

    name: str
    line: str  # as it is called among the locks
    seal: str
    color: str
    text: str
    remove: Callable[[], None]
    controls: Sequence[Control] = ()


def put_now(flow: Flow, lying: bool) -> None:
    """The decision that this player is taking: the answer on the table, or those that could be."""
    now = flow.draft.now
    if lying:
        if now is not None and now.by == flow.player:
            _put_note(flow, _now_note(flow, now.choice.option, now.cards))
        return
    pair = (flow.draft.me, flow.draft.partner)
    decider, options = bindable(flow.services.box, flow.view, pair)
    if decider == flow.player:
        others = [one for one in options if now is None or now.choice.option != one]
        if others:
            flow.title("now")
        for option in others:
            _put_option(flow, option)


def _now_note(flow: Flow, option: str, cards: int) -> Note:
    def remove() -> None:
        flow.draft.now = None
        flow.sheet.changed()

    text = flow.say("bound", choice=_answer(flow, option))
    controls = [_now_cards(flow, cards)] if cards else []
    return Note(
        f"now.{option}", "now", SIDES.get(option, "check"), "accent", text, remove, controls
    )


def _answer(flow: Flow, option: str) -> str:
    pending = flow.view.pending
    assert pending is not None
    if pending.kind == COUNTEROFFER and option == PASS:
        return flow.say("template.no_counter")
    text = flow.services.words.option(pending, option, flow.view)
    return text[:1].upper() + text[1:]


def _now_cards(flow: Flow, cards: int) -> Control:
    most = flow.view.hand_sizes[flow.view.corporations.index(flow.player)]

    def change(amount: int) -> None:
        now = flow.draft.now
        assert now is not None
        flow.draft.bind(flow.player, now.choice.kind, now.choice.option, amount)
        flow.sheet.changed()

    def words(amount: int) -> str:
        return flow.say("at_least_cards", count=amount)

    limits = (1, max(1, most))
    return lambda rect: Stepper(flow.kit, rect, cards, limits, change, words, name="now.cards")


def _put_option(flow: Flow, option: str) -> None:
    pending = flow.view.pending
    assert pending is not None
    kind = pending.kind

    def bind() -> None:
        flow.draft.bind(flow.player, kind, option, 1)
        flow.sheet.changed()

    icon = SIDES.get(option, "plus")
    _put_quiet(flow, _answer(flow, option), icon, bind, f"now.{option}", flow.say("now_tip"))


def put_later(flow: Flow, lying: bool) -> None:
    """The promises on the table, or the kinds that could be added."""
    if lying:
        for place, promise in enumerate(flow.draft.later):
            if promise.by == flow.player:
                _put_note(flow, _promise_note(flow, place, promise))
        return
    kinds = promisable(flow.view, flow.draft, flow.player)
    if kinds:
        flow.title("later")
    for kind in kinds:
        _put_template(flow, kind)


def _put_template(flow: Flow, kind: str) -> None:
    draft = flow.draft
    to = draft.partner if flow.player == draft.me else draft.me

    def add() -> None:
        draft.promise(flow.player, kind, flow.services.box, flow.view)
        flow.sheet.changed()

    text = flow.say(f"template.{kind}", to=corporation(to))
    _put_quiet(flow, text, "plus", add, f"{flow.side}.add.{kind}", flow.say("later_tip"))


def _put_quiet(
    flow: Flow, text: str, icon: str, action: Callable[[], None], name: str, tip: str
) -> None:
    """A quiet line as high as its words need."""
    kit = flow.kit
    lines = len(kit.type.wrap(text, "small", max(8, flow.width - kit.px(64))))
    high = max(kit.px(TEMPLATE), lines * kit.type.line_height("small") + kit.px(12))
    button = QuietButton(
        kit, flow.row(high), text, action, icon, style="small", lines=lines, align="left",
        name=name, tip=tip,
    )  # fmt: skip
    flow.add(button)


def _promise_note(flow: Flow, place: int, promise: Promise) -> Note:
    def remove() -> None:
        del flow.draft.later[place]
        flow.sheet.changed()

    text = own_words(flow.services.words).promise(promise)
    return Note(
        f"later.{promise.by}.{promise.kind}",
        f"later.{promise.kind}.{promise.by}",
        SEALS[promise.kind],
        "warning",
        text[:1].upper() + text[1:],
        remove,
        _amounts(flow, place, promise),
    )


def _amounts(flow: Flow, place: int, promise: Promise) -> list[Control]:
    name = f"later.{promise.by}.{promise.kind}"

    def change(**values: object) -> None:
        flow.draft.change(place, **values)
        flow.sheet.changed()

    found: list[Control] = []
    if counts(promise.kind):
        support = promise.kind == "support"
        limits = (1, MOST_CARDS if support else MOST_CAPITAL)
        key = "cards" if support else "capital"
        found.append(
            lambda rect: Stepper(
                flow.kit, rect, promise.amount, limits, lambda amount: change(amount=amount),
                lambda amount: flow.services.say(f"offer.{key}", amount=amount),
                name=f"{name}.amount",
            )
        )  # fmt: skip
    elif promise.kind == "spare":
        owned = flow.draft.sparable(flow.view, promise.to)
        after = owned[(owned.index(promise.about) + 1) % len(owned)]
        words = flow.services.words.name(f"asset.{promise.about}")
        tip = flow.say("another_asset")
        found.append(_next(flow, words, "asset", tip, lambda: change(about=after), f"{name}.about"))
    pair = (promise.by, promise.to)
    until = longer(promise.until, lasting(flow.services.box, flow.view, *pair, promise.kind))
    words = flow.services.say(f"log.until.{promise.until}")
    tip = flow.say("another_time")
    found.append(_next(flow, words, "clock", tip, lambda: change(until=until), f"{name}.until"))
    return found


def _next(
    flow: Flow, text: str, icon: str, tip: str, action: Callable[[], None], name: str
) -> Control:
    """A button that goes to the next of a few values."""
    return lambda rect: Button(
        flow.kit, rect, text, action, icon, style="small", lines=2, name=name, tip=tip
    )


def _put_note(flow: Flow, note: Note) -> None:
    """Seal, words, the buttons that lock it and take it off, and below them what can be changed."""
    kit, wide = flow.kit, flow.wide
    padding, gap, side = kit.px(PADDING), kit.px(GAP) // 2, kit.px(ROW)
    knobs = 2 if flow.sheet.lockable else 1
    taken = kit.px(SEAL) + padding + knobs * (side + gap)
    inner = flow.width - 2 * padding
    width = inner - taken if wide else inner
    words = Paragraph(kit, (0, 0), width, note.text, "small_strong", name=note.name)
    head = max(side, words.rect.height) if wide else side + gap + words.rect.height
    rows = min(1, len(note.controls)) if wide else len(note.controls)
    rect = flow.row(2 * padding + head + rows * (side + 2 * gap))
    flow.add(ThingGround(kit, rect, note.color))
    top = rect.y + padding
    high = head if wide else side
    seal = pygame.Rect(rect.x + padding, top, kit.px(SEAL), high)
    words.rect.topleft = (
        (seal.right + padding, top + (head - words.rect.height) // 2)
        if wide
        else (rect.x + padding, top + side + gap)
    )
    flow.add(Seal(kit, seal, note.seal, note.color), words)
    _put_knobs(flow, note, pygame.Rect(rect.right - padding, top, 0, high))
    _put_controls(flow, note.controls, pygame.Rect(rect.x + padding, top + head, inner, side))


def _put_knobs(flow: Flow, note: Note, end: pygame.Rect) -> None:
    kit, side, gap = flow.kit, flow.kit.px(ROW), flow.kit.px(GAP) // 2
    off = pygame.Rect(end.right - side, end.centery - side // 2, side, side)
    tip = flow.say("remove")
    flow.add(IconButton(kit, off, "cross", tip, note.remove, name=f"{note.name}.off"))
    if flow.sheet.lockable:
        flow.add(flow.lock(off.move(-side - gap, 0), note.line))


def _put_controls(flow: Flow, controls: Sequence[Control], row: pygame.Rect) -> None:
    gap = flow.kit.px(GAP)
    columns = len(controls) if flow.wide else 1
    for place, control in enumerate(controls):
        width = (row.width - gap * (columns - 1)) // columns
        left = row.x + place % columns * (width + gap)
        top = row.y + gap + place // columns * (row.height + gap)
        flow.add(control(pygame.Rect(left, top, width, row.height)))
