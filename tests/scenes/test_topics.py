"""Whatever can be chosen before a game has a name, words and a picture, in every game."""

import pygame
import pytest

from newangeles_gui import titles
from newangeles_gui.scenes import open_new_game
from newangeles_gui.scenes.new_game import words
from newangeles_gui.scenes.portraits import Explanation, Portrait
from newangeles_gui.widgets import Image


def topics_of(services):
    """Everything that can be chosen before a game of this kind, explained."""
    room, said = services.room.new_game(), services.words
    title, box = services.box.title, services.box
    for option in {one for players in title.meta.seats for one in room.options(players)}:
        yield room.option(said, option)
        for value in ("", *title.rules.options(box)[option]):
            yield room.value(said, option, value)
    yield from (words.role_topic(services, one) for one in ("", *words.roles(services)))
    yield from (words.character_topic(services, one) for one in title.minds.characters)
    yield from (words.agreement_topic(services, one) for one in room.agreements)


@pytest.mark.parametrize("game", titles.TITLES)
def test_everything_that_can_be_chosen_has_a_picture(make_app, game):
    services = make_app(game=game).services
    seen = 0
    for topic in topics_of(services):
        shown = Explanation(services.kit, pygame.Rect(0, 0, 480, 420), topic)
        assert any(isinstance(one, Image | Portrait) for one in shown.all()), topic
        assert topic.title and not any(one.clipped for one in shown.all()), topic
        seen += 1
    assert seen > 10


@pytest.mark.parametrize(("players", "guests"), [(1, ["guest.signs/sneak"]), (2, [])])
def test_who_plays_alone_sees_against_whom(make_app, players, guests):
    app = make_app(game="streets", animation="off")
    open_new_game(app.services)
    app.stack.top.choose_players(str(players))
    seats = list(app.stack.top.root.named("seats").all())
    assert [one.name for one in seats if one.name.startswith("guest.")] == guests
    assert not any(one.clipped for one in seats)
