"""What the table makes much of: a demand weighed, the Root, the city lost, a deal decided."""

import pygame
import pytest

from newangeles_gui.titles.new_angeles.rules import Production
from tests.scenes.test_playback import FRAME, table, until_it_holds  # noqa: F401

SIZE = (1280, 720)


def begin(playback, *told, **changes):
    """Show these events, each with the view of then: the one of now with changes."""
    before = playback.match.view(0)
    after = playback.match.view(0)
    for name, value in changes.items():
        setattr(after, name, value)
    heard = []
    playback.listeners.append(lambda kind, facts: heard.append(kind))
    playback.add([(kind, facts, after) for kind, facts in told], before, after)
    return heard


def pass_time(playback, seconds):
    for _ in range(round(seconds / FRAME)):
        playback.update(FRAME)


@pytest.mark.rule("45.2")
@pytest.mark.parametrize("met", [True, False])
def test_a_demand_is_weighed_resource_by_resource_and_then_judged(table, met):  # noqa: F811
    playback = table(after=10)
    demand = playback.match.view(0).demand
    heard = begin(playback, ("demand_checked", {"demand": demand, "met": met}))
    played = playback.services.audio.played
    for weighed in range(1, 6):
        pass_time(playback, 0.1 if weighed == 1 else 0.45)
        assert played == ["resource_weighed"] * weighed
        assert heard == [] and playback.waiting == 1, "nobody knows yet"
    pass_time(playback, 0.5)
    assert heard == playback.services.audio.heard == ["demand_checked"]
    assert playback.waiting == 0
    assert until_it_holds(playback) != met
    assert playback.holds or not playback.busy


def test_who_skips_the_weighing_is_told_all_the_same(table):  # noqa: F811
    playback = table(after=10)
    demand = playback.match.view(0).demand
    player = playback.match.view(0).corporations[0]
    heard = begin(playback, ("demand_checked", {"demand": demand, "met": True}),
                  ("capital_gained", {"player": player, "amount": 1, "why": "bet"}))  # fmt: skip
    playback.skip()
    assert heard == ["demand_checked", "capital_gained"] and not playback.busy


@pytest.mark.rule("64.0")
@pytest.mark.parametrize("speed", ["1x", "off"])
def test_at_the_limit_of_threat_the_lights_go_out_and_it_waits(table, speed):  # noqa: F811
    playback = table(after=10, animation=speed)
    threat = {"amount": 3, "to": 25, "why": "root"}
    begin(playback, ("threat_rose", threat), ("game_over", {"winners": [], "by": "threat"}),
          threat=25)  # fmt: skip
    darker = []
    for _ in range(8):
        surface = pygame.Surface(SIZE)
        surface.fill((200, 200, 200))
        playback.draw(surface)
        darker.append(sum(pygame.transform.average_color(surface)[:3]))
        pass_time(playback, 0.5)
    assert darker == sorted(darker, reverse=True)
    assert darker[-1] < (600 if speed == "off" else darker[0]) * 0.6
    assert playback.holds and playback.wait() is None
    playback.step()
    assert not playback.holds


@pytest.mark.rule("34.2")
def test_while_something_reaches_the_root_that_is_red(table):  # noqa: F811
    playback = table(after=10)
    district = playback.services.box.district_ids[-1]
    begin(playback, ("piece_reached_root", {"piece": "illness", "district": district}))
    assert ("root", "breach") in playback.hidden
    pictures = set()
    for _ in range(12):
        pass_time(playback, 0.1)
        surface = pygame.Surface(SIZE)
        playback.draw(surface)
        pictures.add(surface.get_buffer().raw)
    assert len(pictures) > 5, "it shakes"
    pass_time(playback, 1.0)
    assert ("root", "breach") not in playback.hidden


@pytest.mark.parametrize(("status", "waits"), [("strike", True), ("protest", False)])
def test_production_is_looked_at_if_it_made_a_strike(table, status, waits):  # noqa: F811
    playback = table(after=10)
    district = playback.services.box.district_ids[0]
    rose = ("unrest_rose", {"district": district, "to": status, "stages": 1})
    heard = begin(playback, rose, ("phase_started", {"phase": "event"}), stack=[Production(3)])
    assert until_it_holds(playback) == waits
    assert len(heard) == (1 if waits else 2)


def test_a_strike_that_a_card_makes_waits_for_nobody(table):  # noqa: F811
    playback = table(after=10)
    district = playback.services.box.district_ids[0]
    rose = ("unrest_rose", {"district": district, "to": "strike", "stages": 1})
    begin(playback, rose, ("phase_started", {"phase": "event"}), stack=[])
    assert not until_it_holds(playback)


def test_the_offer_that_lost_falls_and_the_other_comes_forward(table):  # noqa: F811
    playback = table(after=10)
    player = playback.match.view(0).corporations[0]
    won = {"player": player, "side": "main", "main": 2, "counter": 1}
    begin(playback, ("deal_won", won))
    surface = pygame.Surface(SIZE)
    playback.draw(surface)
    pass_time(playback, 0.1)
    assert playback.hidden == {("deal", "counter")}
    pass_time(playback, 2.5)
    assert playback.hidden == set()


def test_where_somebody_wins_is_not_told_before_the_rivals_turn(table):  # noqa: F811
    playback = table(after=10)
    winner = playback.match.view(0).corporations[0]
    begin(playback, ("rival_revealed", {"player": winner, "rival": "federalist"}),
          ("game_over", {"winners": [winner], "by": "demand"}))  # fmt: skip
    name = playback.services.words.name(f"corporation.{winner}")
    words = []
    playback.services.kit.type.draw = lambda text, *rest: (
        words.append(text) or pygame.Surface((8, 8))
    )
    pass_time(playback, 0.5)
    assert not any(name in one for one in words)
    assert playback.services.audio.heard == ["rival_revealed", "game_over"]


def test_the_verdict_is_seen_as_long_as_it_waits(table):  # noqa: F811
    playback = table(after=10)
    demand = playback.match.view(0).demand
    begin(playback, ("demand_checked", {"demand": demand, "met": False}))
    assert until_it_holds(playback)
    pass_time(playback, 5.0)
    surface = pygame.Surface(SIZE)
    playback.draw(surface)
    assert surface.get_bounding_rect().width > 300
    assert playback.wait() is None, "nothing moves any more"
