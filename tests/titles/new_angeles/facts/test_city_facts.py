"""What an event looks for is what its effect depends on, and found where it is."""

from types import SimpleNamespace

import pytest

from newangeles_gui.titles.new_angeles.content.specs import EventCard
from newangeles_gui.titles.new_angeles.facts.city_facts import sought
from newangeles_gui.titles.new_angeles.rules import BIT, PROTEST, STRIKE


def city_of(box, **places):
    return [places.get(name, 0) for name in box.district_ids]


@pytest.mark.parametrize(
    ("event", "places", "what", "found", "districts"),
    [
        ("beanstalk_beset", {"base_de_cayambe": 1}, "human_first", True, ["base_de_cayambe"]),
        ("beanstalk_beset", {"la_costa": 1}, "human_first", False, []),
        ("gang_wars", {"la_costa": 2, "quinde": 2}, "orgcrime", True, ["la_costa", "quinde"]),
        ("earthquake", {"la_costa": 32, "quinde": 32}, "outage", False, ["la_costa", "quinde"]),
        ("helium_transport", {"la_costa": 32}, "outage", False, []),
        ("social_apps", {"la_costa": PROTEST, "manta": STRIKE}, "unrest", True,
         ["la_costa", "manta"]),
        ("welfare_slashed", {"la_costa": PROTEST, "manta": STRIKE}, "strike", True, ["manta"]),
        ("activist_cells_awaken", {"manta": 1}, "human_first", True, ["manta"]),
    ],
)  # fmt: skip
def test_it_is_found_where_it_is(box, event, places, what, found, districts):
    one = sought(box, city_of(box, **places), event)
    assert (one.what, one.found, sorted(one.districts)) == (what, found, sorted(districts))


@pytest.mark.rule("20.1")
def test_the_second_condition_counts_where_the_first_does_not_hold(box):
    second = next(name for place, name in enumerate(box.district_ids) if box.tier[place] == 2)
    one = sought(box, city_of(box, **{second: BIT["outage"]}), "helium_transport")
    assert (one.tier, one.found) == (2, True)


def test_every_event_of_the_box_looks_for_something(box):
    empty = city_of(box)
    for event in box.events:
        one = sought(box, empty, event)
        assert one is not None and not one.found, event


def test_an_event_that_only_counts_supplies_looks_for_nothing_in_the_city(box):
    effect = [{"do": "change_threat", "by": 1, "per": {"resources_at_most": 0}}]
    card = EventCard.model_validate(
        {"id": "drought", "back": "unrest", "effect": effect, "place": {}, "turns": 3}
    )

    packed = SimpleNamespace(
        programs={"drought": card.effect}, district_ids=box.district_ids, tier=box.tier
    )
    assert sought(packed, city_of(box), "drought") is None
