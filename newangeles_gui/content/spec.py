"""What every spec shares: frozen, strict, no unknown keys; what is wrong with one, in words."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from .problems import Key, Marks, Problems, did_you_mean, one_of, shown

# Looking through all that is installed for what could change how data are read takes a while.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

LONGEST_ID = 60  # pictures and saves are named by them
Id = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=LONGEST_ID)]


class Spec(BaseModel):
    """A piece of content: read-only, and nothing in it that nobody reads."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


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


S = TypeVar("S", bound=Spec)
# Enough to see what is wrong with one entry; a hostile one has no end of them.
MAX_ERRORS = 100


def validate(model: type[S], data: Any, marks: Marks, path: str, problems: Problems) -> S | None:
    """The spec for plain data; everything wrong is noted with its place."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        for details in error.errors(include_url=False)[:MAX_ERRORS]:
            if not _follows_from_others(details):
                _note(find(model, details["loc"]), details, marks, path, problems)
        return None


def _follows_from_others(error: ErrorDetails) -> bool:
    """Whether a list is called too short only because its entries are wrong."""
    return error["type"] == "too_short" and len(error["input"]) >= error["ctx"]["min_length"]


def _note(found: Found, error: ErrorDetails, marks: Marks, path: str, problems: Problems) -> None:
    kind = error["type"]
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        found.path.append(VERB_KEY)
    unknown_key = kind in ("extra_forbidden", "invalid_key") or found.on_key
    message = _key_message(found, kind) if unknown_key else _value_message(found, error)
    problems.add_at(marks, path, found.path, message, on_key=unknown_key)


def _key_message(found: Found, kind: str) -> str:
    key = found.path[-1]
    if kind == "string_pattern_mismatch":
        return f"{shown(key)} cannot be a key here, expected small letters and _"
    if found.on_key and found.key_shape is int:
        return f"{shown(key)} cannot be a key here, expected a whole number without quotes"
    known = words_of(found.key_shape) if found.on_key else None
    if known is None:
        known = list(keys_of(found.owner)) if found.owner else []
    hint = did_you_mean(key, known)
    return f"unknown key{hint or f', expected {one_of(known)}'}"


def _value_message(found: Found, error: ErrorDetails) -> str:
    kind, value = error["type"], error["input"]
    if kind == "missing":
        return f"missing, expected {described(found.shape)}"
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        return _verb_message(found, value)
    return f"{shown(value)} found, expected {_expected(found, error)}"


def _verb_message(found: Found, value: Any) -> str:
    verbs = verbs_of(without_none(found.shape)) or {}
    if VERB_KEY not in value:
        return f"missing, expected a verb: {one_of(verbs)}"
    verb = value[VERB_KEY]
    return f"unknown verb {shown(verb)}{did_you_mean(verb, verbs) or f', expected {one_of(verbs)}'}"


def _expected(found: Found, error: ErrorDetails) -> str:
    kind, value, context = error["type"], error["input"], error.get("ctx", {})
    if kind == "string_pattern_mismatch":
        digits = ", digits" if "0-9" in context["pattern"] else ""
        return f"small letters{digits} and _"
    if kind == "greater_than_equal":
        return f"at least {context['ge']}"
    if kind == "less_than_equal":
        return f"at most {context['le']}"
    if kind == "string_too_long":
        return f"at most {context['max_length']} letters"
    if kind == "too_short":
        return f"at least {context['min_length']} entry"
    quoted = isinstance(value, str) and value.lstrip("-").isdigit()
    hint = " without quotes" if quoted else did_you_mean(value, words_of(found.shape) or ())
    return described(found.shape) + hint
