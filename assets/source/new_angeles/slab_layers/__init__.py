"""The layers that a slab of the city is put together from."""
