"""How each kind of decision is shown and answered: one view per family, for every kind."""
