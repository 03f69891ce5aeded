"""The question in the pill: what is asked, what an answer would do, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.session.preview import preview
from newangeles_gui.table import Pill, PillButton

from ..minds.bargaining import END_OF_TURN, SUPPORT
from ..words import PLAIN, corporation, own_words
from .choosing import DEPTH, AmountField, Amounts, Knob

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from .choosing import Choosing, Knob
    from .scene import TableScene

ENDING: Final = "_end_of_turn"  # how the keys end of what is said otherwise there
# A card goes away, or a player is named: what the card or the contract says does not happen.
GIVEN_UP: Final = frozenset({"pay", "discard", "give_card", "steal_card", "choose_player"})


def asked(scene: TableScene, room: pygame.Rect, ceiling: int = 0) -> Prompt:
    """The pill with the question of now, or with what is being waited for.

    It stands at the foot of the room, and reaches up to the ceiling if it has to.
    """
    choosing, chosen = scene.choosing, scene.picker.chosen
    prompt = Prompt(scene.services, room, ceiling or scene.places.board.top)
    if choosing is None and scene.holds:
        player = corporation(scene.shown.corporations[scene.holding])
        title = scene.say(f"screen.table.hold.title.{scene.held_for}", player=player)
        detail = scene.say(f"screen.table.hold.detail.{scene.held_for}")
        prompt.say(title, [detail], "", trouble_words(scene))
        prompt.offer(_talk_knobs(scene), scene.talk)
        return prompt
    if choosing is None:
        prompt.tell(*waiting_words(scene))
        return prompt
    title = scene.services.words.prompt(choosing.decision, scene.shown)
    label = choosing.label(chosen) if chosen else ""
    warning = choosing.warning(chosen) if chosen else trouble_words(scene)
    told = _brings(scene, choosing, chosen) if chosen else choosing.about()
    prompt.say(title, told, label, warning)
    if choosing.decision.only_a_moment:
        prompt.offer(
            _moment_knobs(scene, choosing),
            lambda option: scene.open_trade() if option == "trade" else scene.pick(option),
        )
    else:
        prompt.show(choosing, chosen, scene.pick, scene.choose, scene.unpick)
    return prompt


def _moment_knobs(scene: TableScene, choosing: Choosing) -> list[Knob]:
    """In a moment of one's own: go on, or offer a trade before (R.21)."""
    (last,) = choosing.knobs()
    return [last._replace(color="accent"), _trade_knob(scene, ENDING)]


def _trade_knob(scene: TableScene, when: str) -> Knob:
    tip = scene.say(f"screen.table.hold.tip.trade{when}")
    return Knob("trade", scene.say("screen.table.hold.trade"), "trade", "line", tip)


def _talk_knobs(scene: TableScene) -> list[Knob]:
    """Before an opponent decides: offer a trade, or let it; each says what happens then."""
    when = ENDING if scene.held_for == END_OF_TURN else ""
    knobs = [_hold_knob(scene, "go_on", "play", when)._replace(color="accent")]
    knobs.append(_trade_knob(scene, when))
    if scene.held_for in (SUPPORT, END_OF_TURN):  # before counteroffers there is one pause for all
        knobs.append(_rarer(scene, _hold_knob(scene, "quiet", "skip", when)))
    if not scene.shown.hand:  # nothing to trade with, nothing to lay
        knobs.append(_rarer(scene, _hold_knob(scene, "until", "speed_4")))
    elif not scene.services.chosen.values["quiet"]:
        matters = scene.say("screen.table.hold.matters")
        tip = scene.say("setting.quiet.about")
        knobs.append(_rarer(scene, Knob("matters", matters, "speed_2", tip=tip)))
    return knobs


def _hold_knob(scene: TableScene, option: str, icon: str, when: str = "") -> Knob:
    told, tip = (scene.say(f"screen.table.hold.{key}{option}{when}") for key in ("", "tip."))
    return Knob(option, told, icon, tip=tip)


def _rarer(scene: TableScene, knob: Knob) -> Knob:
    """What is seldom wanted: where words take much room its sign and its tip have to do."""
    if scene.places.form != "small":
        return knob
    return knob._replace(text="", tip=f"{knob.text}\n{knob.tip}")


def _brings(scene: TableScene, choosing: Choosing, chosen: str) -> list[str]:
    """What the chosen answer would bring about; what its card says where that cannot be told."""
    words, decision = own_words(scene.services.words), choosing.decision
    answer = choosing.answers(chosen)[0].option
    events = preview(scene.services.box, scene.shown, decision.kind, answer)
    told = [words.event(event, scene.shown.seat) for event in events]
    explained = decision.kind == "use" or (not told and decision.kind not in GIVEN_UP)
    if explained and answer not in PLAIN:
        told.insert(0, words.explanation(decision, answer, scene.shown))
    return told


def waiting_words(scene: TableScene) -> tuple[str, str, str]:
    """The newest event, who is thinking or waiting, and what is wrong."""
    told = scene.chronicle.entries(scene.shown.seat)[-1:]
    newest = scene.chronicle.words(told[0]) if told else ""
    if scene.playback.busy:
        how = scene.say("screen.act.how") if scene.playback.holds else ""
        return newest, how, trouble_words(scene)
    if scene.match.over:
        return scene.say("screen.table.over"), newest, trouble_words(scene)
    key, seat = _busy(scene)
    if seat < 0:
        return newest, "", trouble_words(scene)
    title = scene.say(f"screen.table.{key}", player=scene.say_name(seat))
    return title, newest, trouble_words(scene)


def _busy(scene: TableScene) -> tuple[str, int]:
    """Who waits for an answer of the one who looks, or is thinking."""
    offer = scene.director.offer
    if offer is not None:
        return "waits_for_you", offer.by
    return "thinking", scene.director.thinking


def trouble_words(scene: TableScene) -> str:
    """Why the last save was not written; empty if it was."""
    if not scene.trouble:
        return ""
    return scene.services.trouble(scene.trouble, scene.director.saver.kept)


FIELD: Final = 480  # units: how wide a line to pull is


class Prompt(Pill):
    """Shows a question with its buttons, or what is being waited for."""

    def __init__(self, services: Services, room: pygame.Rect, ceiling: int) -> None:
        super().__init__(services.kit, room, ceiling)
        self.services = services
        self._said: tuple[str, str, str] = ("", "", "")

    def tell(self, title: str, told: str = "", warning: str = "") -> None:
        """No question: say what happens, or who is thinking."""
        if (title, told, warning) == self._said and self.children:
            return
        self._said = (title, told, warning)
        self.say(title, [told], "", warning)
        self.put_words()

    def offer(self, knobs: Sequence[Knob], pick: Callable[[str], None]) -> None:
        """Put the words with these buttons."""
        self.mine = True
        self.put_buttons([_button(knob, pick) for knob in knobs])

    def show(
        self,
        choosing: Choosing,
        chosen: str,
        pick: Callable[[str], None],
        confirm: Callable[[str], None],
        cancel: Callable[[], None],
    ) -> None:
        """Put the words and the buttons of a question."""
        self.mine = True
        knobs = choosing.knobs()
        if chosen:
            color = "warning" if choosing.warning(chosen) else "good"
            say = self.services.say
            yes = PillButton(
                say("screen.confirm"), lambda: confirm(chosen), "check", color, "prompt.confirm"
            )
            no = PillButton(say("screen.cancel"), cancel, "undo", "line", "prompt.cancel")
            self.put_buttons((yes, no))
        elif isinstance(choosing, Amounts):
            self._put_amount(choosing, pick)
        elif knobs:
            self.offer(knobs, pick)
        else:
            self.put_words()

    def _put_amount(self, choosing: Amounts, pick: Callable[[str], None]) -> None:
        px = self.kit.px
        size = (min(px(FIELD), self.room.width - px(60)), px(DEPTH))
        field = self.put_field(size, lambda rect: AmountField(self.kit, rect, choosing, pick))
        assert isinstance(field, AmountField)
        self.buttons += field.buttons


def _button(knob: Knob, pick: Callable[[str], None]) -> PillButton:
    option = knob.option
    name = f"option.{option}"
    return PillButton(knob.text, lambda: pick(option), knob.icon, knob.color, name, knob.tip)
