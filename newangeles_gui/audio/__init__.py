"""Sounds and music by event; without a device everything is quiet and nothing fails."""

from .facade import Audio

__all__ = ["Audio"]
