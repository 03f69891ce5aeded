"""What is asked at the table now, in the pill: the question, a pause, or who is thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import Choice
from newangeles_gui.session.preview import preview

from ...minds.bargaining import END_OF_TURN, SUPPORT
from ...rules import NOBODY
from ...words import PLAIN, corporation, own_words
from ..prompt import Prompt
from ..waiting_words import trouble_words, waiting_words
from .base import Knob

if TYPE_CHECKING:
    import pygame

    from ..scene import TableScene
    from .base import Choosing


def asked(scene: TableScene, room: pygame.Rect) -> Prompt:
    """The pill with the question of now, or with what is being waited for."""
    choosing, chosen = scene.choosing, scene.picker.chosen
    prompt = Prompt(scene.services, room, scene.places.board.top)
    if choosing is None and scene.holding != NOBODY:
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
        prompt.show(choosing, chosen, scene.pick, scene.confirm, scene.unpick)
    return prompt


def _moment_knobs(scene: TableScene, choosing: Choosing) -> list[Knob]:
    """In a moment of one's own: go on, or offer a trade before (R.21)."""
    (last,) = choosing.knobs()
    return [last._replace(color="accent"), _trade_knob(scene)]


def _trade_knob(scene: TableScene) -> Knob:
    return Knob("trade", scene.say("screen.table.hold.trade"), "trade", "line")


def _talk_knobs(scene: TableScene) -> list[Knob]:
    """Before an opponent decides: offer a trade, or let it."""
    ending = "_end_of_turn" if scene.held_for == END_OF_TURN else ""
    go_on = scene.say(f"screen.table.hold.go_on{ending}")
    knobs = [Knob("go_on", go_on, "play", "accent"), _trade_knob(scene)]
    if scene.held_for in (SUPPORT, END_OF_TURN):  # before counteroffers there is one pause for all
        knobs.append(Knob("quiet", scene.say(f"screen.table.hold.quiet{ending}"), "skip"))
    if not scene.shown.hand:  # nothing to trade with, nothing to lay
        knobs.append(Knob("until", scene.say("screen.table.hold.until"), "speed_4"))
    elif not scene.services.chosen.values["quiet"]:
        knobs.append(Knob("matters", scene.say("screen.table.hold.matters"), "speed_2"))
    return knobs


def _brings(scene: TableScene, choosing: Choosing, chosen: str) -> list[str]:
    """What the chosen answer would bring about; what its card says where that cannot be told."""
    words, decision = own_words(scene.services.words), choosing.decision
    answer = choosing.answers(chosen)[0].option
    events = preview(scene.services.box, scene.shown, Choice(decision.kind, answer))
    told = [words.event(event, scene.shown.seat) for event in events]
    explained = decision.kind == "use" or not told
    if explained and answer not in PLAIN:
        told.insert(0, words.explanation(decision, answer, scene.shown))
    return told
