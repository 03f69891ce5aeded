"""Small models of boxes, roofs and round things, seen from the south and lit from the north-west."""
