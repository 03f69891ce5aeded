"""Faults at every system call of a save: the process is killed there, or the call fails.

All writing goes through a few functions of `os`, which pathlib calls too. `Faults` puts itself
before each of them and counts: the call of a given number is where it happens. A kill is
`os._exit` in a forked child, which flushes nothing and runs no clean-up, as a killed process
does: before the call, after it, or (for a write) after half of its bytes. An error is an
OSError raised in place of the call, for a write also after half of its bytes.
"""

import errno
import os
from collections.abc import Callable
from types import TracebackType
from typing import Any
from unittest.mock import patch

CALLS = (
    "open", "write", "fsync", "close", "replace", "rename", "unlink", "mkdir", "truncate", "link",
)  # fmt: skip
KILLED = 77
BEFORE, AFTER, HALF_WAY = "before", "after", "half way"
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)
# What a close or an unlink can say of a disk that is full or read-only is nothing.
REASONS = {errno.ENOSPC: "full", errno.EACCES: "forbidden", errno.EROFS: "forbidden"}


class Faults:
    """Something happens at call number `at`; with -1 the calls are only counted."""

    def __init__(self, at: int = -1, when: str = BEFORE, error: int = 0, lasting: bool = False):
        self.at = at
        self.when = when
        self.error = error
        self.lasting = lasting
        self.count = 0
        self.calls: list[str] = []
        self._patches = [patch.object(os, name, self._wrap(name)) for name in CALLS]

    def _wrap(self, name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def call(*args: Any, **values: Any) -> Any:
            number, self.count = self.count, self.count + 1
            self.calls.append(name)
            due = number == self.at or (self.lasting and -1 < self.at <= number)
            if not due or (self.lasting and name == "close"):
                return real(*args, **values)
            if self.when == HALF_WAY and name == "write":
                real(args[0], bytes(args[1])[: len(args[1]) // 2])
            elif self.when == AFTER:
                real(*args, **values)
            if not self.error:
                os._exit(KILLED)
            if name == "close":
                real(*args, **values)  # a close that fails has closed all the same
            raise OSError(self.error, os.strerror(self.error))

        return call

    def __enter__(self) -> "Faults":
        for one in self._patches:
            one.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        for one in self._patches:
            one.stop()


def count_calls(work: Callable[[], object]) -> list[str]:
    """The system calls that something makes, in order."""
    with Faults() as faults:
        work()
    return faults.calls


def killed(work: Callable[[], object], at: int, when: str) -> bool:
    """Do something in a child that is killed at a system call; whether it came so far."""
    child = os.fork()
    if child == 0:
        try:
            with Faults(at, when):
                work()
        finally:
            os._exit(0)  # an exception would show as work undone, which the test looks at
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == KILLED
