"""The rules content: YAML files read strictly into frozen specs."""

from .packs import (
    PACK_FILE,
    Pack,
    TextLimits,
    WordCheck,
    check_file_names,
    check_languages,
    foreign,
)
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
    "PACK_FILE",
    "Pack",
    "Problem",
    "Problems",
    "Spec",
    "TextLimits",
    "WordCheck",
    "check_file_names",
    "check_languages",
    "did_you_mean",
    "dotted",
    "foreign",
    "one_of",
    "read_file",
    "shown",
    "validate",
]
