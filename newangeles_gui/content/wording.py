"""Pydantic's errors in the words of the people who write cards."""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from newangeles_gui.content.spec import Spec

from .marks import Marks
from .problems import Problems, did_you_mean, one_of, shown
from .shapes import VERB_KEY, Found, described, find, keys_of, verbs_of, without_none, words_of

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
