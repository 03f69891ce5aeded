"""Files made to exhaust the machine: each is answered in 2 seconds and within 300 MB.

They are loaded in a process of their own, whose largest size the system has measured.
"""

import json
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from newangeles_gui.session.loading import save_bytes
from newangeles_gui.session.match import MOST_CHOICES
from newangeles_gui.session.savefile import LARGEST_FILE, LARGEST_GAME
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.forging import Forgery, dump, fingerprint, packed, sealed
from tests.session.games import begin, played

LONGEST = 2.0
LARGEST = 300  # MB, Python and the game data included

LOAD = """
import json, sys, time
from pathlib import Path
from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.session.store import read_save
from newangeles_gui.session.savefile import BadSaveError

box = Box(load_content(paths.data_folder()))
found = {}
for name in sys.argv[1:]:
    started = time.process_time()
    try:
        read_save(Path(name), box)
        code = ""
    except BadSaveError as error:
        code = error.code
    found[Path(name).stem] = [code, time.process_time() - started]
status = Path("/proc/self/status").read_text()
found["largest"] = ["", int(status.partition("VmHWM:")[2].split()[0]) / 1024]
print(json.dumps(found))
"""


def bombs(box: Box) -> dict[str, bytes]:
    base = Forgery(save_bytes(played(box, 6, "bomb", 40), 1))
    text = dump(base.data)
    return {
        "zeros": packed(base.header, b"0" * 300_000_000),
        "spaces": packed(base.header, text[:-1] + b" " * (LARGEST_GAME - len(text)) + b"}"),
        "lists": packed(base.header, filled(b"[", b"[],", b"0]")),
        "mappings": packed(base.header, filled(b"[", b"{},", b"0]")),
        "small_mappings": packed(base.header, filled(b"[", b'{"":0},', b"0]")),
        "keys": packed(base.header, b"{" + b"".join(b'"%d":0,' % n for n in range(350_000))[:-1]
                       + b"}"),
        "texts": packed(base.header, filled(b'{"state":{"hands":[', b'"a",', b'"a"]}}')),
        "numbers": packed(base.header, filled(b'{"state":{"hands":[', b"300,", b"0]}}")),
        "a_bomb_in_a_bomb": packed(base.header, zlib.compress(bytes(80_000_000))),
        "file": base.to_bytes() + bytes(LARGEST_FILE),
        "file_of_nothing": bytes(3 * LARGEST_FILE),
        "header": sealed(b'{"title":"' + b"x" * 1_900_000 + b'"}', b""),
        "deep_header": sealed(b"[" * 64_000, b""),
        "no_line": b"NASAVE " + b"x" * (LARGEST_FILE - 7),
        "lines": b"NASAVE \n" + b"\n" * (LARGEST_FILE - 8),
        "trades": _traded(box, ""),
        "promises": _traded(box, " later=jinteki:no_counter:0:-:game"),
        "foreign_promises": _foreign_promises(base, "open"),
        "foreign_old_promises": _foreign_promises(base, "broken"),
        "many_promises_at_once": _choices(
            base, ["trade from=jinteki to=nbn later=" + "jinteki:no_counter:0:-:game," * 120_000]
        ),
    }  # fmt: skip


def filled(first: bytes, item: bytes, last: bytes) -> bytes:
    """As many items as a game may be long."""
    return first + item * ((LARGEST_GAME - len(first) - len(last)) // len(item)) + last


def _choices(base: Forgery, choices: list[str]) -> bytes:
    forgery = base.copy()
    forgery.data["choices"] = choices
    return forgery.to_bytes()


def _traded(box: Box, later: str) -> bytes:
    """A game with as many trades as a save may have."""
    match = begin(box, 6, "bomb")
    forgery = Forgery(save_bytes(match, 1))
    one, two = match.plan.start.players[:2]
    trade = f"trade from={one} to={two} give=1 get=1"
    forgery.data["choices"] = [trade + later] * 60 + [trade] * (MOST_CHOICES - 60)
    return forgery.to_bytes()


def _foreign_promises(base: Forgery, fate: str) -> bytes:
    forgery = base.copy()
    one, two = forgery.state["corporations"][:2]
    forgery.state["promises"] = [
        {"by": one, "to": two, "kind": "pay", "amount": amount + 1, "about": "", "until": "game",
         "fate": fate, "spent": 0}
        for amount in range(2_000)
    ]  # fmt: skip
    forgery.data["state_hash"] = fingerprint(forgery.state)
    return forgery.to_bytes(foreign=True)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="nobody measures the size")
def test_bombs(box: Box, tmp_path: Path) -> None:
    made = bombs(box)
    for name, raw in made.items():
        (tmp_path / f"{name}.nasave").write_bytes(raw)
    command = [sys.executable, "-c", LOAD, *map(str, tmp_path.iterdir())]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    _, megabytes = found.pop("largest")
    assert 20 < megabytes < LARGEST
    assert found.keys() == made.keys()
    slow = {name: seconds for name, (_, seconds) in found.items() if seconds > LONGEST}
    assert slow == {}
    # Giving one and getting one leads nowhere, so those trades do lead to the state in the file.
    sound = {name for name, (code, _) in found.items() if not code}
    assert "trades" in sound and sound <= {"trades", "spaces", "foreign_old_promises"}
