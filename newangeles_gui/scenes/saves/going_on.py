"""Going on with the newest game: which one that is, and how it is opened."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from newangeles_gui.session import BadSaveError, latest

from .. import routes
from ..dialogs import Dialog, DialogButton, message, nothing

if TYPE_CHECKING:
    from newangeles_gui.session import Header, Listed, Loaded

    from ..base import Services


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
        routes.open_table(services, services.store.load(found.path, services.box).match)
    except BadSaveError as error:
        _offer_earlier(services, found, error)


def _offer_earlier(services: Services, found: Listed, error: BadSaveError) -> None:
    title = services.say("screen.title.cannot_go_on")
    what = services.say(f"save.bad.{error.code}")
    good = _earlier(services, found.header.game) if found.header else None
    if good is None:
        services.stack.push(message(services, title, what))
        return
    match = good.match
    text = f"{what}\n\n{services.say('screen.title.earlier')}"
    answers = [
        DialogButton(
            services.say("screen.title.continue"),
            lambda: routes.open_table(services, match),
            "accent",
        ),
        DialogButton(services.say("screen.cancel"), nothing),
    ]
    services.stack.push(Dialog(services, title, text, answers))


def _earlier(services: Services, game: str) -> Loaded | None:
    try:
        return services.store.newest_good(game, services.box)
    except BadSaveError:  # not even the name of the game can be believed
        return None
