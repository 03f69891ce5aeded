"""Which game: another one, where there is more than one, or the newest to go on with."""

from __future__ import annotations

import time
from functools import cache, partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.content import ContentError
from newangeles_gui.i18n import StringsError, words_of
from newangeles_gui.scenes import DialogButton, ask, keep, open_splash, open_table, open_title, tell
from newangeles_gui.session import BadSaveError, latest
from newangeles_gui.widgets import Area, Button, Label, Widget

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Header, Listed, Loaded

WIDE: Final = 300  # units
HIGH: Final = 48
GAP: Final = 8
CAPTION: Final = 30
LOW: Final = 36  # of a row with little room
NARROW: Final = 190


def game_names(services: Services) -> dict[str, str]:
    """What the games that there are call themselves, by id."""
    language = services.words.catalog.language.code
    spoken = (language, *services.languages)
    return {name: _name_of(name, folder, spoken) for name, folder in services.games().items()}


@cache
def _name_of(name: str, strings: Path, languages: tuple[str, ...]) -> str:
    """Nothing else of a game is read for it."""
    spoken = (words_of(strings, one, "title.name") for one in languages)
    return next(filter(None, spoken), name)


def open_game(services: Services, name: str, at_once: bool = False) -> Services:
    """Another game, at its title; these services again if that game cannot be used.

    Unless it has to be there `at_once`, its splash is seen while its pictures are loaded.
    """
    if services.open_game is None or name == services.title_id:
        return services
    try:
        opened = services.open_game(name)
    except (ContentError, StringsError) as error:
        called = game_names(services).get(name, name)
        about = services.say("screen.title.game.unusable", name=called)
        tell(services, about, str(error))
        return services
    trouble = keep(opened)

    def arrive() -> None:
        open_title(opened)
        if trouble:
            tell(opened, opened.say("screen.front.not_kept"), trouble)

    if at_once:
        arrive()
    else:
        open_splash(opened, arrive)
    return opened


def game_buttons(services: Services, corner: tuple[int, int], room: int = 0) -> list[Widget]:
    """The games, if there is more than one, below their caption, from an upper right corner on.

    With little room for them they stand side by side, and without it.
    """
    kit, games = services.kit, game_names(services)
    if len(games) < 2:
        return []
    gap, count = kit.px(GAP), len(games)
    across = min(kit.px(NARROW) * count + gap * (count - 1), room) if room else kit.px(WIDE)
    area = Area(pygame.Rect(corner[0] - across, corner[1], across, kit.view.size[1]))
    found: list[Widget] = []
    if not room:
        caption = services.say("screen.title.game.caption")
        place = area.top(kit.px(CAPTION))
        found.append(Label(kit, place, caption, "small_strong", "muted", "right"))
    places = Area(area.rest, gap).grid(count, count if room else 1, kit.px(LOW if room else HIGH))
    for name, place in zip(games, places, strict=True):
        chosen = name == services.title_id
        tip = services.say(f"screen.title.game.{'now' if chosen else 'tip'}")
        found.append(
            Button(
                kit, place, games[name], partial(choose_game, services, name), chosen=chosen,
                lines=2, name=f"game.{name}", tip=tip,
            )
        )  # fmt: skip
    return found


def choose_game(services: Services, name: str) -> None:
    """Go to the title of another game."""
    open_game(services, name)


def newest(services: Services) -> Listed | None:
    """The newest save of this title that has not ended; damaged, it may still be mended."""
    saves = services.store.saves()
    own = [one for one in saves if one.header and one.header.title_id == services.title_id]
    return latest(own, open_only=True)


def described(services: Services, header: Header) -> str:
    """Whose game it is, how far it has come and when it was saved, in one line."""
    room, roles = services.room, services.roles
    people = [name for name in header.seats if name not in roles]
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(header.saved))
    facts = [
        header.title or ", ".join(people),
        room.round_words(services.say, room.of_header(header)),
        when,
    ]
    return " · ".join(fact for fact in facts if fact)


def go_on(services: Services) -> None:
    """Open the newest game; if its save is unsound, offer what can still be opened of it."""
    found = newest(services)
    if found is None:
        return
    try:
        open_table(services, services.store.load(found.path, services.box).match)
    except BadSaveError as error:
        _offer_earlier(services, found, error)


def _offer_earlier(services: Services, found: Listed, error: BadSaveError) -> None:
    title = services.say("screen.title.cannot_go_on")
    what = services.say(f"save.bad.{error.code}")
    good = _earlier(services, found.header.game) if found.header else None
    if good is None:
        tell(services, title, what)
        return
    text = f"{what}\n\n{services.say('screen.title.earlier')}"
    go = partial(open_table, services, good.match)
    ask(services, title, text, DialogButton(services.say("screen.title.continue"), go, "accent"))


def _earlier(services: Services, game: str) -> Loaded | None:
    try:
        return services.store.newest_good(game, services.box)
    except BadSaveError:  # not even the name of the game can be believed
        return None
