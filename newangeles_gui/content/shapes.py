"""What a spec expects at a place, in words, and where pydantic's locations lead."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from .marks import Key
from .problems import one_of

VERB_KEY = "do"


@dataclass(slots=True)
class Found:
    """A location in the data, what is expected there and the model that it belongs to."""

    shape: Any
    path: list[Key] = field(default_factory=list)
    owner: type[BaseModel] | None = None
    key_shape: Any = None
    on_key: bool = False


def find(model: type[BaseModel], location: tuple[Key, ...]) -> Found:
    """Follow a location of a pydantic error, leaving out the names of union members."""
    found = Found(model)
    for part in location:
        if part == "[key]":
            found.on_key = True
        else:
            _step(found, part)
    return found


def _step(found: Found, part: Key) -> None:
    shape = without_none(found.shape)
    if (verbs := verbs_of(shape)) is not None:
        found.shape = verbs.get(str(part))
        return
    shape = _bare(shape)
    if get_origin(shape) in (Union, UnionType):
        # The part names a member of the union; the words describe all of them.
        return
    found.path.append(part)
    if isinstance(shape, type) and issubclass(shape, BaseModel):
        found.owner = shape
        known = keys_of(shape).get(str(part))
        found.shape = known.annotation if known else None
    elif get_origin(shape) is dict:
        found.key_shape, found.shape = get_args(shape)
    else:
        found.shape = next(iter(get_args(shape)), None)


def keys_of(model: type[BaseModel]) -> dict[str, FieldInfo]:
    """The keys that a mapping for this model can have, as they are written."""
    return {info.alias or name: info for name, info in model.model_fields.items()}


def verbs_of(shape: Any) -> dict[str, type[BaseModel]] | None:
    """The verbs by name if the shape is a choice of verbs."""
    tagged = get_origin(shape) is Annotated and any(
        isinstance(info, FieldInfo) and info.discriminator for info in get_args(shape)[1:]
    )
    if not tagged:
        return None
    members = get_args(_bare(shape))
    return {get_args(member.model_fields[VERB_KEY].annotation)[0]: member for member in members}


def without_none(shape: Any) -> Any:
    """`X` for `X | None`, anything else as it is."""
    if get_origin(shape) in (Union, UnionType):
        members = [member for member in get_args(shape) if member is not NoneType]
        if len(members) == 1:
            return members[0]
    return shape


def words_of(shape: Any) -> list[str] | None:
    """The words that can stand here if only certain words can."""
    shape = _bare(without_none(shape))
    if get_origin(shape) is Literal:
        return [str(word) for word in get_args(shape)]
    if get_origin(shape) in (Union, UnionType):
        parts = [words_of(member) for member in get_args(shape)]
        if all(part is not None for part in parts):
            return [word for part in parts for word in part or ()]
    return None


def described(shape: Any) -> str:
    """What is expected, in words."""
    shape = without_none(shape)
    if verbs_of(shape) is not None:
        return f"a mapping with a verb ({VERB_KEY}: ...)"
    words = words_of(shape)
    if words is not None:
        return one_of(words)
    shape = _bare(shape)
    if get_origin(shape) in (Union, UnionType):
        return " or ".join(described(member) for member in get_args(shape))
    return _described_kind(shape)


def _described_kind(shape: Any) -> str:
    if shape is bool:
        return "true or false"
    if shape is int:
        return "a whole number"
    if shape is str:
        return "a word"
    if get_origin(shape) is tuple:
        return "a list"
    if isinstance(shape, type) and issubclass(shape, BaseModel):
        return f"a mapping with the keys {', '.join(keys_of(shape))}"
    return "a mapping"


def _bare(shape: Any) -> Any:
    return get_args(shape)[0] if get_origin(shape) is Annotated else shape
