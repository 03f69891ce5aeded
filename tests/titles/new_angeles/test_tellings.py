"""One telling for every kind of event: what lacks its row, or has one for nothing, is named."""

from types import MappingProxyType

from newangeles_gui.titles.new_angeles.rules.views import FORESEEABLE
from newangeles_gui.titles.new_angeles.table.room import ROOM
from newangeles_gui.titles.new_angeles.tellings import TELLINGS
from newangeles_gui.titles.telling import (
    COURSE,
    TAKEN_BACK,
    UNKNOWN,
    Nothing,
    families,
    rule_kinds,
    telling_of,
)
from tests.titles.new_angeles.told import TELLERS, passing_on, told


def test_every_event_that_the_rules_tell_has_its_row():
    assert len(told()) > 60
    assert sorted(told() - TELLINGS.keys()) == []


def test_no_row_is_for_an_event_that_nobody_tells():
    assert sorted(set(rule_kinds(TELLINGS)) - told()) == []
    assert TELLINGS.keys() - set(rule_kinds(TELLINGS)) == {"not_asked"}


def test_whoever_passes_a_kind_on_is_looked_at():
    assert passing_on()
    assert passing_on().items() <= TELLERS.items()


def test_nothing_has_a_reason():
    columns = [(kind, column) for kind, row in TELLINGS.items() for column in (row.sound, row.cue)]
    nothing = [(kind, column.why) for kind, column in columns if isinstance(column, Nothing)]
    assert nothing
    assert [kind for kind, why in nothing if len(why) <= 10] == []


def test_only_what_is_seen_is_staged():
    seen = {kind for kind, row in TELLINGS.items() if not isinstance(row.cue, Nothing)}
    assert sorted(ROOM.stagings.keys() - seen) == []


def test_a_fact_may_ask_for_a_rule_or_a_sign_of_its_own():
    assert TELLINGS["threat_rose"].line({"why": "illness"}).rule == "3.0"
    assert TELLINGS["threat_rose"].line({"why": "some_card"}).rule == "64.0"
    assert TELLINGS["capital_gained"].line({"why": "contract"}).rule == "24.1"
    assert TELLINGS["piece_moved"].line({"piece": "prisec"}).sign == "symbols/prisec.white"


def test_the_filters_of_the_log_stand_in_this_order():
    assert [one.name for one in families(TELLINGS)] == ["deals", "city", "capital", "promises"]
    assert COURSE not in families(TELLINGS)


def test_the_same_is_not_told_twice():
    laid = TELLINGS["support_laid"]
    assert not laid.is_told({"player": "nbn"})  # `supported` tells the sum
    assert laid.is_told({"player": "nbn", "card": "strike_back"})
    assert laid.is_told({"player": ""})
    assert not TELLINGS["rival_dealt"].is_told({"player": "nbn"})
    assert TELLINGS["rival_dealt"].is_told({"player": "nbn", "rival": "haas"})
    assert not TELLINGS["turn_ended"].is_told({"player": "nbn"})


def test_undo_may_cross_what_could_be_foreseen():
    assert {"piece_moved", "capital_gained", "support_laid"} <= FORESEEABLE
    assert FORESEEABLE.isdisjoint({"cards_drawn", "asset_revealed", "turn_started", "traded"})


def test_what_a_match_tells_needs_no_row_of_a_title():
    undone = telling_of(TELLINGS, TAKEN_BACK)
    assert undone.by_session and undone.sound == "cancel" and TAKEN_BACK not in TELLINGS


def test_what_a_later_version_tells_is_silent_and_has_a_line():
    later = telling_of(MappingProxyType({}), "a_later_version")
    assert later is UNKNOWN
    assert later.is_told({}) and later.line({}).rule == ""
