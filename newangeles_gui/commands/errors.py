"""Mistakes of the person at the keyboard."""

from __future__ import annotations


class UserError(Exception):
    """What is wrong, where, and what to do about it, in one line."""
