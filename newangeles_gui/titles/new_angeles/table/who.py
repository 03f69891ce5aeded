"""Who plays a seat, and what a table agreed on before its game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Seat


def character_at(match: Match, seat: int) -> str:
    """The character of an opponent; nothing for people and opponents without one."""
    planned = match.plan.seats[seat]
    return planned.character if planned.kind == "opponent" else ""


def player_words(services: Services, match: Match, seat: int) -> str:
    """The name of a person; the character and the level of an opponent."""
    planned = match.plan.seats[seat]
    if planned.kind == "person":
        named = planned.name not in ("", match.plan.start.players[seat])
        return planned.name if named else services.say("screen.table.person")
    key = f"level.{planned.level}.name"
    known = services.words.catalog.has(key)
    level = services.say(key if known else "screen.table.opponent")
    if not planned.character:
        return level
    return f"{services.words.name(f'character.{planned.character}')} · {level}"


def table_rules(services: Services, match: Match) -> str:
    """Who plays what, agreements, set-up and seed, one a line."""
    say, plan = services.say, match.plan
    lines = []
    for name, seat in zip(plan.start.players, plan.seats, strict=True):
        corporation = services.words.name(f"corporation.{name}")
        who = _who(services, seat)
        lines.append(say("screen.pause.rules.seat", player=corporation, who=who))
    lines.append("")
    for name, agreed in plan.agreements.to_dict().items():
        lines.append(say(f"screen.pause.rules.{name}.{'on' if agreed else 'off'}"))
    if card := plan.start.options.get("setup"):
        setup = services.words.name(f"setup.{card}")
        lines.append(say("screen.pause.rules.setup", card=setup))
    lines.append(say("screen.pause.rules.seed", seed=plan.start.seed))
    return "\n".join(lines)


def _who(services: Services, seat: Seat) -> str:
    if seat.kind == "person":
        return services.say("screen.pause.rules.person", name=seat.name)
    if seat.kind == "script":
        return services.say("screen.pause.rules.script")
    key = f"level.{seat.level}.name"
    known = services.words.catalog.has(key)
    level = services.say(key) if known else seat.level
    return services.say("screen.pause.rules.opponent", level=level)
