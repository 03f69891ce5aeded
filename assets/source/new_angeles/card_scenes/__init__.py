"""The scenes of the action, emergency, demand and investment cards, a module for each subject."""
