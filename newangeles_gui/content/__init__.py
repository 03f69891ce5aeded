"""The rules content: YAML files read strictly into frozen specs."""

from .problems import (
    ContentError,
    FilePlace,
    Key,
    Marks,
    Problem,
    Problems,
    did_you_mean,
    dotted,
    one_of,
    shown,
)
from .reader import Document, read_file
from .spec import Id, Spec, validate

__all__ = [
    "ContentError",
    "Document",
    "FilePlace",
    "Id",
    "Key",
    "Marks",
    "Problem",
    "Problems",
    "Spec",
    "did_you_mean",
    "dotted",
    "one_of",
    "read_file",
    "shown",
    "validate",
]
