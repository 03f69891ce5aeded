"""One running match: seats, history, undo, saves, replays. No screen, no rules."""

from .conductor import NOBODY, Conductor, MakesTalk, Silence, Talk, talk_of
from .disk import DiskError, file_name, keep_settings, set_aside, write_file
from .instance import Instance
from .journal import JOURNAL, Autosaver, Unsaved, last_number
from .loading import (
    Loaded,
    ReplayMoment,
    branch,
    load_bytes,
    moments,
    one_line,
    replay,
    save_bytes,
    state_hash,
)
from .logbook import notes_kept
from .match import SPECTATOR, Match, Sight
from .opponents import Answering, AtOnce, Opponents, Prompted, Prompter
from .plan import BRANCH, REWOUND, UNTAUGHT, Agreements, Plan, Seat, is_identity
from .report import bundle, new_report, versions, without_paths
from .savefile import LARGEST_FILE, BadSaveError, Header, SaveData, read_file, read_header, unpack
from .store import GAMES, NAMED, QUARANTINE, SUFFIX, UNSOUND, Listed, SaveStore, latest, read_save

__all__ = [
    "Agreements",
    "Answering",
    "AtOnce",
    "Autosaver",
    "BRANCH",
    "BadSaveError",
    "Conductor",
    "DiskError",
    "GAMES",
    "Header",
    "Instance",
    "JOURNAL",
    "LARGEST_FILE",
    "Listed",
    "Loaded",
    "MakesTalk",
    "Match",
    "NAMED",
    "NOBODY",
    "Opponents",
    "Plan",
    "Prompted",
    "Prompter",
    "QUARANTINE",
    "REWOUND",
    "ReplayMoment",
    "SPECTATOR",
    "SUFFIX",
    "SaveData",
    "SaveStore",
    "Seat",
    "Sight",
    "Silence",
    "Talk",
    "UNSOUND",
    "UNTAUGHT",
    "Unsaved",
    "branch",
    "bundle",
    "file_name",
    "is_identity",
    "keep_settings",
    "last_number",
    "latest",
    "load_bytes",
    "moments",
    "new_report",
    "notes_kept",
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
    "versions",
    "without_paths",
    "write_file",
]
