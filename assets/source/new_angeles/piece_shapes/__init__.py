"""How the pieces are modelled: chips, small sculptures, and what they stand on."""
