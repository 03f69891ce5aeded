"""What a scenario of any title does, step by step, and the answers on the way."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, model_validator

from newangeles_gui.content import Id, Spec

Answer: TypeAlias = str | int | bool
Answers: TypeAlias = Annotated[
    tuple[Answer | dict[Id, Answer | list[Answer]], ...], Field(strict=False)
]


def as_text(answer: Answer) -> str:
    """Answers are read as text, so that yes and no need no quotes."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer)


class OneThing(Spec):
    """One thing that is done; exactly one of the fields that a title gives it."""

    @model_validator(mode="after")
    def one_thing(self) -> OneThing:
        """A step is one thing."""
        if len(self.model_fields_set) != 1:
            raise ValueError("a step is exactly one of " + ", ".join(type(self).model_fields))
        return self

    @property
    def name(self) -> str:
        """What kind of step it is."""
        return next(iter(self.model_fields_set))
