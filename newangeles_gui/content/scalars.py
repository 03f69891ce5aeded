"""What a word without quotes means: true, false, a decimal integer or text."""

from __future__ import annotations

import re

LONGEST_NUMBER = 15
_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
# What YAML 1.1 or a person might take for a number, or for a true or false in other letters.
_NUMBER_LIKE = re.compile(
    r"[-+]?0[xX][0-9a-fA-F_]+"
    r"|[-+]?0[oObB][0-7_]+"
    r"|[-+]?[0-9][0-9_]*(:[0-9_]+)+(\.[0-9_]*)?"
    r"|[-+]?[0-9][0-9_,]*(\.[0-9_]*)?([eE][-+]?[0-9]+)?"
    r"|[-+]?\.[0-9][0-9_]*([eE][-+]?[0-9]+)?"
    r"|[-+]?\.(inf|Inf|INF|nan|NaN|NAN)"
)
_NOTHING = frozenset({"", "~", "null", "Null", "NULL"})
_OTHER_BOOLEANS = frozenset({"True", "TRUE", "False", "FALSE"})


class WrongScalarError(ValueError):
    """A word that is not clear enough to be read."""


def plain(word: str) -> bool | int | str:
    """The value of a word without quotes; raises WrongScalarError with the reason."""
    if word in ("true", "false"):
        return word == "true"
    if word in _NOTHING:
        raise WrongScalarError(
            'nothing stands here, expected a value (leave the key out, or write "")'
        )
    if word in _OTHER_BOOLEANS:
        raise WrongScalarError(f'write {word.lower()} in small letters, or "{word}" for the text')
    if _INTEGER.fullmatch(word):
        if len(word) > LONGEST_NUMBER:
            raise WrongScalarError(
                f"the number is too long, expected at most {LONGEST_NUMBER} digits"
            )
        return int(word)
    if len(word) <= LONGEST_NUMBER * 4 and _NUMBER_LIKE.fullmatch(word):
        raise WrongScalarError(_hint(word))
    return word


def _hint(word: str) -> str:
    if re.fullmatch(r"[-+]?0[0-9]+", word):
        return f'write {int(word)} without the leading 0, or "{word}" for the text'
    if re.fullmatch(r"\+[1-9][0-9]*", word):
        return f'write {word[1:]} without the sign, or "{word}" for the text'
    return f'expected a decimal integer such as 12, or quotes for the text: "{word}"'
