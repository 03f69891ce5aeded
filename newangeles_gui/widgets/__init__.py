"""A small kit of things to draw and to touch; knows no rules."""
