"""What Streets alone plays: every effect with its class."""

from typing import Final

from assets.source.sound.catalogue import Effect

from . import building, moments, people, signs

EFFECTS: Final[tuple[Effect, ...]] = (
    Effect("set_tourist", "piece", building.set_tourist),
    Effect("set_hipster", "piece", building.set_hipster),
    Effect("set_parent", "piece", building.set_parent),
    Effect("set_shopper", "piece", building.set_shopper),
    Effect("set_mixed", "piece", building.set_mixed),
    Effect("tile_drawn", "card", building.tile_drawn),
    Effect("tile_turned", "interface", building.tile_turned),
    Effect("tile_away", "card", building.tile_away),
    Effect("steps", "piece", people.steps),
    Effect("moved_in", "card", people.moved_in),
    Effect("seekers_sigh", "piece", people.seekers_sigh),
    Effect("crowd_small", "card", people.crowd_small),
    Effect("crowd_large", "piece", people.crowd_large),
    Effect("crowd_huge", "table", people.crowd_huge),
    Effect("sign_tap", "card", signs.sign_tap),
    Effect("sign_back", "card", signs.sign_back),
    Effect("plank", "table", signs.plank),
    Effect("till", "table", signs.till),
    Effect("till_last", "table", signs.till_last),
    Effect("bonus", "table", signs.bonus),
    Effect("token", "card", signs.token),
    Effect("closed_1", "board", moments.closed_1),
    Effect("closed_2", "board", moments.closed_2),
    Effect("closed_3", "board", moments.closed_3),
    Effect("closed_4", "board", moments.closed_4),
    Effect("closed_5", "board", moments.closed_5),
    Effect("your_turn", "table", moments.your_turn),
    Effect("sneak", "table", moments.sneak),
    Effect("end_stack", "board", moments.end_stack),
    Effect("town_complete", "alarm", moments.town_complete, 4.0),
)
