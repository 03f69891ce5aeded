"""Saves that somebody has edited and given the right checksums again."""

import copy
import hashlib
import json
import zlib
from typing import Any

from newangeles_gui.session.savefile import MAGIC, unpack

OTHER_DIGEST = "0" * 16  # of game data that nobody here has: the state alone counts


class Forgery:
    """A save taken apart: `header` and `data` can be edited in any way."""

    def __init__(self, raw: bytes) -> None:
        unpack(raw)  # it was sound
        _, head, payload = raw.split(b"\n", 2)
        self.header: Any = json.loads(head)
        self.data: Any = json.loads(zlib.decompress(payload))

    def copy(self) -> "Forgery":
        return copy.deepcopy(self)

    @property
    def state(self) -> dict[str, Any]:
        return self.data["state"]

    @property
    def deal(self) -> dict[str, Any]:
        return self.state["deal"]

    @property
    def stack(self) -> list[dict[str, Any]]:
        return self.state["stack"]

    def frame(self, kind: str) -> dict[str, Any]:
        return next(one for one in self.stack if one["kind"] == kind)

    def to_bytes(self, hashed: bool = True, foreign: bool = False) -> bytes:
        """The edited save, with its state's fingerprint made anew unless told otherwise."""
        if hashed:
            self.data["state_hash"] = fingerprint(self.data.get("state"))
        if foreign:
            self.header["content"] = OTHER_DIGEST
        return packed(self.header, dump(self.data))


def dump(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace")


def fingerprint(state: Any) -> str:
    """What `codec.state_hash` says of such data."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def packed(header: Any, text: bytes) -> bytes:
    """A save of a header and the text of a game, with right sizes and checksums."""
    payload = zlib.compress(text, 9)
    header = {**header, "size": len(payload), "checksum": hashlib.sha256(payload).hexdigest()}
    return sealed(dump(header), payload)


def sealed(head: bytes, payload: bytes) -> bytes:
    """A save of a header's bytes, whatever they are."""
    return b"\n".join([MAGIC + b" " + hashlib.sha256(head).hexdigest().encode(), head, payload])
