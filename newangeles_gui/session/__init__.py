"""One running match: seats, history, undo, saves, replays. No screen, no rules."""

from .conductor import NOBODY, Conductor, MakesTalk, Silence, Talk, talk_of
from .disk import DiskError, file_name, is_identity, keep_settings, set_aside
from .instance import Instance
from .loading import Loaded, load_bytes, one_line, replay, save_bytes, state_hash
from .match import SPECTATOR, Match, Sight, Told
from .plan import REWOUND, UNTAUGHT, Agreements, Plan, Seat
from .savefile import LARGEST_FILE, BadSaveError, Header, SaveData, read_file, read_header, unpack
from .store import GAMES, NAMED, QUARANTINE, SUFFIX, UNSOUND, Listed, SaveStore, latest, read_save

__all__ = [
    "GAMES",
    "LARGEST_FILE",
    "NAMED",
    "NOBODY",
    "QUARANTINE",
    "REWOUND",
    "SPECTATOR",
    "SUFFIX",
    "UNSOUND",
    "UNTAUGHT",
    "Agreements",
    "BadSaveError",
    "Conductor",
    "DiskError",
    "Header",
    "Instance",
    "Listed",
    "Loaded",
    "MakesTalk",
    "Match",
    "Plan",
    "SaveData",
    "SaveStore",
    "Seat",
    "Sight",
    "Silence",
    "Talk",
    "Told",
    "file_name",
    "is_identity",
    "keep_settings",
    "latest",
    "load_bytes",
    "one_line",
    "read_file",
    "read_header",
    "read_save",
    "replay",
    "save_bytes",
    "set_aside",
    "state_hash",
    "talk_of",
    "unpack",
]
