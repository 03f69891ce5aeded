#!/usr/bin/env python3
"""Start New Angeles from a checkout: make a private environment once, then run.

    python3 play.py [arguments]        the game
    python3 play.py test [arguments]   its tests (pytest)
    python3 play.py art [names]        draws its pictures and makes its sounds anew
    python3 play.py build              packages it for people without Python, and checks that

Standard library only; it has to parse on Python 3.6, so that an old Python gets a sentence.
"""

import collections
import csv
import errno
import glob
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import textwrap
import time

ROOT = os.path.dirname(os.path.realpath(__file__))
OLDEST = (3, 11)
WINDOWS = os.name == "nt"
BASE_PYTHON = getattr(sys, "_base_executable", None) or sys.executable  # not the one of a venv
# Each set holds the one before it.
LOCKS = {kind: f"requirements/{kind}.txt" for kind in ("run", "dev", "build", "art")}
rank = list(LOCKS).index
KINDS = {"test": "dev", "build": "build", "art": "art"}
MARKER = "made-by-play.py"
STAMP = "complete-by-play.py"

NO_PIP = (
    "there is no pip on this computer, and this Python cannot make one. Install it (Debian and "
    "Ubuntu: sudo apt install python3-pip; Fedora: sudo dnf install python3-pip), start again."
)
NO_NETWORK = (
    "the libraries of the game could not be fetched: no connection to the package index. "
    "Connect to the network and start again; after the first start no network is needed."
)
DISK_FULL = "the disk is full. Free about 300 MB and start again."
SIGNS = {
    DISK_FULL: ["No space left on device", "Errno 28", "not enough space on the disk"],
    NO_NETWORK: ["NewConnectionError", "name resolution", "NameResolutionError", "Max retries",
                 "getaddrinfo failed", "Network is unreachable", "TimeoutError", "ProxyError",
                 "RemoteDisconnected", "ConnectionResetError"],
}  # fmt: skip

# What stands at the top of an environment on any system; the rest somebody put there.
TOP = {MARKER, STAMP, STAMP + ".new", "pyvenv.cfg", ".gitignore", "CACHEDIR.TAG", "bin", "etc",
       "include", "lib", "lib64", "man", "share", "Include", "Lib", "Scripts"}  # fmt: skip

Stamp = collections.namedtuple("Stamp", "kind fingerprint base")


class Problem(Exception):
    """Something that the user has to know, in one paragraph."""


def main(arguments: list) -> int:
    """Make sure that there is a complete environment and run the program in it."""
    try:
        check_version(sys.version_info)
        kind = KINDS.get("".join(arguments[:1]), "run")
        env = next((env for env in environments() if is_ready(env, kind)), "") or prepare(kind)
        return start(command(env, arguments), clean_variables(os.environ, PYTHONPATH=ROOT))
    except Problem as problem:
        return complain(str(problem), 2)
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        return complain(DISK_FULL if full else f"no environment could be made: {error}.", 2)
    except KeyboardInterrupt:
        return complain("stopped. The next start sets up what is missing.", 130)


def complain(text: str, status: int) -> int:
    """Print one paragraph to the error stream and hand back the exit status."""
    print(textwrap.fill("play.py: " + text, 88, break_long_words=False), file=sys.stderr)
    return status


def say(text: str) -> None:
    """Progress goes to the error stream: the output belongs to the program."""
    print(text, file=sys.stderr, flush=True)


def check_version(version: tuple) -> None:
    """Refuse a Python that is too old for the game."""
    if tuple(version[:2]) < OLDEST:
        oldest = "{}.{}".format(*OLDEST)
        raise Problem(
            f"New Angeles needs Python {oldest} or newer, and this is {version[0]}.{version[1]}. "
            f"Install a newer one and start play.py with it: python{oldest} play.py"
        )


def environments() -> list:
    """Folders that may be the environment, the favourite one first."""
    checkout = "checkout-" + hashlib.sha256(os.fsencode(ROOT)).hexdigest()[:12]
    return [os.path.join(ROOT, ".venv"), os.path.join(cache_folder(), checkout, ".venv")]


def cache_folder() -> str:
    """The user's own folder for what can be made again."""
    home = os.environ.get("NEWANGELES_HOME")
    if home:
        return os.path.abspath(os.path.join(os.path.expanduser(home), "cache"))
    if WINDOWS:
        base = os.environ.get("LOCALAPPDATA") or "~\\AppData\\Local"
    elif sys.platform == "darwin":
        base = "~/Library/Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return os.path.join(os.path.expanduser(base), "newangeles")


def python_of(env: str) -> str:
    """The interpreter of an environment."""
    return os.path.join(env, "Scripts\\python.exe" if WINDOWS else "bin/python")


def base_of(env: str) -> str:
    """The interpreter behind the environment: it changes when the system's Python is upgraded."""
    return BASE_PYTHON if WINDOWS else os.path.realpath(python_of(env))


def fingerprint() -> str:
    """A hash over everything that decides what has to be installed."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", *LOCKS.values()):
        with open(os.path.join(ROOT, name), "rb") as file:
            digest.update(file.read() + b"\0")
    return digest.hexdigest()


def read_stamp(env: str):
    """What was completely installed in the environment; None when nothing was."""
    try:
        with open(os.path.join(env, STAMP), encoding="utf-8") as file:
            stamp = Stamp(*file.read().splitlines())
    except (OSError, TypeError, ValueError):
        return None
    files = (stamp.base, python_of(env), os.path.join(env, "pyvenv.cfg"))
    whole = stamp.kind in LOCKS and all(map(os.path.exists, files))
    return stamp if whole and (WINDOWS or stamp.base == base_of(env)) else None


def write_stamp(env: str, stamp: Stamp) -> None:
    """Declare the environment complete: the last step, and all or nothing."""
    path = os.path.join(env, STAMP)
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join(stamp))
    os.replace(path + ".new", path)


def is_ready(env: str, kind: str) -> bool:
    """Whether the environment holds just what the lock file asks for, and holds it whole."""
    stamp = read_stamp(env)
    fits = stamp and stamp.fingerprint == fingerprint() and rank(stamp.kind) >= rank(kind)
    return bool(fits) and not damaged(env, kind)


def damaged(env: str, kind: str) -> list:
    """The libraries of a set that are not there, or of which a file is missing or cut off.

    Sizes are enough: that looks at 4,000 files in 25 ms, reading them would take a second.
    """
    notes = notes_of(env)
    return [name for name in wanted(kind) if not is_whole(notes.get(name, ""))]


def wanted(kind: str) -> list:
    """The libraries of a set with their versions."""
    with open(os.path.join(ROOT, LOCKS[kind]), encoding="utf-8") as file:
        return [spelled(*one) for one in re.findall(r"^([\w.-]+)==([^\s;]+)", file.read(), re.M)]


def spelled(name: str, version: str) -> str:
    """A library and its version in one spelling: pip notes `pygame-ce` as `pygame_ce`."""
    return re.sub("[-_.]+", "-", name).lower() + "==" + version


def notes_of(env: str) -> dict:
    """The folders in which pip notes what it has installed, by library and version."""
    where = "Lib/site-packages" if WINDOWS else "lib/python3*/site-packages"
    folders = glob.glob(os.path.join(glob.escape(env), where, "*.dist-info"))
    notes = {}
    for folder in folders:
        name, _, version = os.path.basename(folder)[: -len(".dist-info")].rpartition("-")
        notes[spelled(name, version)] = folder
    return notes


def is_whole(note: str) -> bool:
    """Whether all files of a library are there and as long as they were."""
    site = os.path.dirname(note)
    try:
        with open(os.path.join(note, "RECORD"), encoding="utf-8", newline="") as file:
            lines = [line for line in csv.reader(file) if line]
        return all(os.path.getsize(os.path.join(site, path)) == int(size)
                   for path, _, size in lines if size) and bool(lines)  # fmt: skip
    except (OSError, ValueError, csv.Error):
        return False


def foreign(env: str) -> list:
    """What somebody else put into an environment."""
    ours = {library.split("==")[0] for library in wanted("art")} | {"pip", "setuptools"}
    others = {library.split("==")[0] for library in notes_of(env)} - ours
    return sorted(others) + sorted(set(os.listdir(env)) - TOP)


def prepare(kind: str) -> str:
    """Make, update or repair the environment."""
    env, lock = choose_environment()
    with lock:
        wait_for(lock)
        if not is_ready(env, kind):
            install(env, kind)
    return env


def choose_environment() -> tuple:
    """The first place that can be written and holds no foreign environment, and its lock file."""
    refused = []
    for env in environments():
        try:
            entries = os.listdir(env) if os.path.isdir(env) else []
            if not entries or MARKER in entries:
                os.makedirs(os.path.dirname(env), exist_ok=True)
                return env, open(env + ".lock", "a")
            refused.append(f"{env} was not made by play.py")
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise
            refused.append(f"{os.path.dirname(env)} cannot be written")
    raise Problem("there is no folder for the environment: " + "; ".join(refused) + ". Set "
                  "NEWANGELES_HOME to a folder that you may write, and start again.")  # fmt: skip


def wait_for(lock) -> None:
    """Take the lock; the system gives it back when its holder ends, however that happens."""
    if not try_lock(lock):
        say("Another start is setting up New Angeles, waiting for it ...")
        while not try_lock(lock):
            time.sleep(0.2)
    # The tools hold it as well: they may outlive a launcher that is killed.
    os.set_inheritable(lock.fileno(), not WINDOWS)


def try_lock(lock) -> bool:
    """Try once to take the lock."""
    try:
        if WINDOWS:
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # A file system without locks must not keep anybody from playing.
        return error.errno in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS)
    return True


def install(env: str, kind: str) -> None:
    """Bring the environment to what the lock file says, hash by hash; unstamped, from nothing."""
    stamp = read_stamp(env)
    if stamp:
        kind = max(kind, stamp.kind, key=rank)  # the larger set stays complete
        mend(env, kind, (stamp.fingerprint, stamp.kind) != (fingerprint(), kind))
    else:
        say("Setting up New Angeles, only once ...")
        create(env)
    options = "--require-hashes --no-input --disable-pip-version-check --retries 3"
    wanted, lock_file = fingerprint(), os.path.join(ROOT, LOCKS[kind])
    insist([*pip_command(env), "install", *options.split(), "-r", lock_file])
    write_stamp(env, Stamp(kind, wanted, base_of(env)))


def mend(env: str, kind: str, more: bool) -> None:
    """Let pip fetch anew what is damaged: it takes for missing what it has no note of."""
    harmed = ", ".join(library.split("==")[0] for library in damaged(env, kind))
    say("Updating the libraries ..." if more else f"Mending the libraries ({harmed}) ...")
    if more:  # what is only damaged is seen to be so as long as it is
        os.remove(os.path.join(env, STAMP))
    ours = {library.split("==")[0] for library in wanted(kind)}
    for library, note in notes_of(env).items():
        if library.split("==")[0] in ours and not is_whole(note):
            shutil.rmtree(note)


def create(env: str) -> None:
    """An empty environment without pip: so it also works where ensurepip is missing."""
    old = env + ".old"  # moved away in one step: half deleted, nobody could tell whose it was
    shutil.rmtree(old, ignore_errors=True)
    if os.path.isdir(env):
        move = keep if foreign(env) else os.rename
        move(env, old)
    os.mkdir(env)
    with open(os.path.join(env, MARKER), "w") as file:
        file.write("play.py made this folder and may delete it.\n")
    insist([BASE_PYTHON, "-m", "venv", "--without-pip", env])
    shutil.rmtree(old, ignore_errors=True)


def keep(env: str, old: str) -> None:
    """Move away an environment into which somebody put things, and say where they are now."""
    what, number = ", ".join(foreign(env)), 1
    while os.path.lexists(f"{old}-{number}"):
        number += 1
    os.rename(env, f"{old}-{number}")
    say(f"{env} could not be used any more. It held more than play.py put there ({what}), "
        f"so it is kept as {old}-{number}.")  # fmt: skip


def run(arguments: list) -> tuple:
    """Run a tool, showing only how far it is: its exit status and its lines."""
    lines = []
    with subprocess.Popen(
        arguments, env=clean_variables(os.environ), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, close_fds=WINDOWS,
    ) as process:  # fmt: skip
        for raw in process.stdout:
            lines.append(raw.decode("utf-8", "replace").rstrip())
            if lines[-1].startswith(("Collecting", "Installing")):
                say("  " + " ".join(lines[-1].split()[:2]))
    return process.returncode, lines


def pip_command(env: str) -> list:
    """A pip that works on this environment: this Python's, a new one, or any other."""
    python = python_of(env)
    own = [[exe, "-m", "pip"] for exe in (sys.executable, BASE_PYTHON)]
    others = [[path] for path in map(shutil.which, ("pip3", "pip")) if path]
    candidates = [[*pip, "--python", python] for pip in own + others]
    candidates.insert(len(own), [python, "-m", "pip"])
    for pip in candidates:
        if pip[0] == python and run([python, "-m", "ensurepip"])[0]:
            continue
        if not run([*pip, "--version"])[0]:
            return pip
    raise Problem(NO_PIP)


def insist(arguments: list) -> None:
    """Run a tool, and say in one paragraph why when it fails."""
    status, lines = run(arguments)
    if status:
        known = [why for why, signs in SIGNS.items() if any(s in " ".join(lines) for s in signs)]
        errors = [line for line in lines if line.startswith("ERROR:")] or lines[-3:]
        raise Problem([*known, "the libraries could not be installed. " + " ".join(errors)][0])


def command(env: str, arguments: list) -> list:
    """The command line of the program, or of its tests. -P keeps the current folder out of it."""
    python = [python_of(env), "-P", "-m"]
    if arguments[:1] == ["art"]:
        return [*python, "assets.source", *arguments[1:]]
    if arguments[:1] == ["build"]:
        return [*python, "assets.packaging", *arguments[1:]]
    if arguments[:1] != ["test"]:
        return [*python, "newangeles_gui", *arguments]
    settings = ["--rootdir", ROOT, "-c", os.path.join(ROOT, "pyproject.toml")]
    files = [a for a in arguments[1:] if a.split("::")[0].endswith(".py")]
    tests = [] if files or any(map(os.path.isdir, arguments[1:])) else [os.path.join(ROOT, "tests")]
    # All cores; but a few files take less time than workers need to begin.
    together = files or "no:xdist" in " ".join(arguments)
    spread = [] if together else ["-n", "auto", "--dist", "worksteal"]
    return [*python, "pytest", *settings, *spread, *arguments[1:], *tests]


def clean_variables(variables: dict, **added: str) -> dict:
    """The environment variables without what would lead Python or pip out of the environment."""
    unwanted = ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT")
    kept = {name: value for name, value in variables.items() if name not in unwanted}
    return dict(kept, PIP_USER="0", **added)


def start(arguments: list, variables: dict) -> int:
    """Become the program; Windows cannot, so there it is a child that is waited for."""
    if not WINDOWS:
        os.execve(arguments[0], arguments, variables)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the program, which decides
    return subprocess.call(arguments, env=variables)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
