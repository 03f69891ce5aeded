"""The scenario format as specs; `given`, steps and `expect` name only what they care about."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from newangeles_gui.content import Id, Spec
from newangeles_gui.scenario import Answers, OneThing, ScenarioSpec

from ..content import Business, Symbol
from ..rules import Crowd, Given, Modules, Place, Rotation, SneakLevel, Texts


class Placing(Spec):
    """A tile that is built, and the answers that it needs."""

    by: Id | None = None
    tile: Id
    at: Place
    rotate: Rotation
    choose: Answers = ()


class SneakPlacing(Spec):
    """Where the Sneak's tile goes."""

    tile: Id | None = None
    at: Place
    rotate: Rotation
    choose: Answers = ()


class TurnStep(Placing):
    """A whole turn."""

    second: Placing | None = None
    sneak: SneakPlacing | None = None


class SetupStep(Spec):
    """The whole set-up."""

    players: Texts
    seed: int | str = 1
    modules: Modules = ()
    advisors: dict[Id, Id] = Field(default_factory=dict)
    solo: SneakLevel = "easy"


class NoMore(Spec):
    """A step that needs no more."""


class ScenarioStep(OneThing):
    """One thing that is done; exactly one of these."""

    build: Placing | None = None
    turn: TurnStep | None = None
    sneak: SneakPlacing | None = None
    finish: NoMore | None = None
    setup: SetupStep | None = None
    choice: str | None = None


class CellExpected(Spec):
    """What must be on a cell; what is not named is not compared."""

    tile: Id | None = None
    rotate: Rotation | None = None
    owner: Id | None = None  # `none` for nobody
    signs: int | None = None
    people: Crowd | None = None
    seekers: Crowd | None = None


class StreetExpected(Spec):
    """The street of a tile."""

    size: int | None = None
    closed: bool | None = None


Rotations: TypeAlias = Annotated[tuple[Rotation, ...], Field(strict=False)]


class Expect(Spec):
    """What must hold afterwards; only what is named is compared."""

    money: dict[Id, int] | None = None
    city: dict[str, CellExpected | Literal["none"]] | None = None
    legal: dict[str, Rotations] | None = None
    streets: dict[str, StreetExpected] | None = None
    value: dict[str, int] | None = None
    sneak_places: dict[Id, Texts] | None = None
    hands: dict[Id, Texts] | None = None
    hand_sizes: dict[Id, int] | None = None
    stack_left: int | None = None
    end_stack_left: int | None = None
    out_size: int | None = None
    out_types: dict[Symbol, int] | None = None
    signs_left: dict[Id, int] | None = None
    people_left: Crowd | None = None
    tokens: dict[Id, dict[Business, int]] | None = None
    tokens_left: dict[Business, int] | None = None
    active: Id | None = None
    pending: str | None = None
    over: bool | None = None
    winners: Texts | None = None
    refused: bool | None = None
    log: Texts | None = None
    not_log: Texts | None = None


class Scenario(ScenarioSpec):
    """A readable proof that a rule works."""

    players: Texts = ("coral", "ivory")
    given: Given = Given()
    do: Annotated[tuple[ScenarioStep, ...], Field(strict=False)] = ()
    expect: Expect
