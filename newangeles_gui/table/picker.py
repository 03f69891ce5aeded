"""The answers to the pending question, and what on the table each of them is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields

# What can be pointed at, a word for its kind first: a card by its id, a place by its id, a piece
# by place and piece, a seat by who plays, a deck, a card that is looked at, or whatever else
# lies on the table of a title.
Target = tuple[str, ...]


@dataclass(slots=True)
class Picker:
    """Everything that can be picked now. Picking what is chosen already confirms it."""

    targets: dict[Target, str] = field(default_factory=dict)
    # Why something that looks as if it could be picked cannot.
    why_not: Callable[[Target], str] = lambda target: ""
    on_pick: Callable[[str], None] = lambda option: None
    on_confirm: Callable[[str], None] = lambda option: None
    chosen: str = ""
    # Where several answers are given at once: which of them, those taken up, and what to do then.
    gathers: Callable[[str], bool] = lambda option: False
    gathered: Sequence[str] = ()
    on_gather: Callable[[str, bool], None] = lambda option, more: None

    def become(self, other: Picker) -> None:
        """Stand for the answers to another question."""
        for one in fields(self):
            setattr(self, one.name, getattr(other, one.name))

    def is_lit(self, target: Target) -> bool:
        """Whether this is an answer."""
        return target in self.targets

    def is_chosen(self, target: Target, copy: int = 0) -> bool:
        """Whether this only has to be confirmed, or of equal ones the copy is taken up."""
        option = self.targets.get(target)
        if option is not None and self.gathers(option):
            return self.gathered.count(option) > copy
        return bool(self.chosen) and option == self.chosen

    @property
    def active(self) -> bool:
        """Whether anything can be picked at all."""
        return bool(self.targets)

    def pick(self, target: Target, taken: bool = False) -> bool:
        """Choose an answer, or confirm the chosen one; whether the target is one.

        Where several are gathered it is taken up, or put back if it was `taken`.
        """
        option = self.targets.get(target)
        if option is None:
            return False
        if self.gathers(option):
            self.on_gather(option, not taken)
        elif option == self.chosen:
            self.on_confirm(option)
        else:
            self.on_pick(option)
        return True

    def play(self, target: Target) -> bool:
        """Choose and confirm in one, as by drag."""
        option = self.targets.get(target)
        if option is None:
            return False
        if self.gathers(option):
            self.on_gather(option, True)
        else:
            self.on_confirm(option)
        return True
