"""The launcher: whom it refuses, where it installs, and when it does so again."""

import errno
import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import play
from tests.architecture.sources import ROOT
from tests.launcher.stage import environment, make_python

# --- whom it refuses


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 13)])
def test_an_old_python_gets_a_sentence(version, monkeypatch, capsys) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    assert play.main([]) == 2
    said = capsys.readouterr().err
    assert "needs Python 3.11" in said.replace("\n", " ")
    assert f"{version[0]}.{version[1]}" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
def test_a_new_python_is_welcome(version) -> None:
    play.check_version(version)


def test_it_parses_on_an_old_python() -> None:
    import ast

    text = (ROOT / "play.py").read_text(encoding="utf-8")
    tree = ast.parse(text, feature_version=(3, 6))
    # Python 3.6 evaluates annotations, and knows no `list[str]` and no `str | None`.
    annotations = [
        annotation
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for annotation in [node.returns, *(argument.annotation for argument in node.args.args)]
        if annotation is not None
    ]
    assert annotations
    assert all(isinstance(a, ast.Name | ast.Constant) for a in annotations)


def test_it_needs_only_the_standard_library_and_stays_small() -> None:
    import ast

    text = (ROOT / "play.py").read_text(encoding="utf-8")
    names = {
        alias.name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert names
    assert names <= sys.stdlib_module_names
    assert len(text.splitlines()) <= 400


# --- when it is complete


def test_a_stamped_environment_is_ready(checkout: Path) -> None:
    env = environment(checkout, "run")
    assert play.is_ready(env, "run")
    assert not play.is_ready(env, "dev"), "the tools for the tests are not there"


def test_the_larger_set_holds_the_smaller(checkout: Path) -> None:
    assert play.is_ready(environment(checkout, "dev"), "run")


@pytest.mark.parametrize("name", ["pyproject.toml", *play.LOCKS.values()])
def test_a_changed_file_asks_for_an_update(name: str, checkout: Path) -> None:
    env = environment(checkout, "run")
    with (checkout / name).open("a") as file:
        file.write("\n")
    assert not play.is_ready(env, "run")
    assert play.read_stamp(env), "it was complete: it need not be made anew"


@pytest.mark.parametrize("content", ["", "run", "run\nx\ny\nz", "run\nabc\n/no/such/python"])
def test_a_broken_stamp_counts_for_nothing(content: str, checkout: Path) -> None:
    env = environment(checkout, "run")
    Path(env, play.STAMP).write_text(content)
    assert play.read_stamp(env) is None


def test_an_environment_without_its_python_counts_for_nothing(checkout: Path) -> None:
    env = environment(checkout, "run")
    Path(play.python_of(env)).unlink()
    assert not play.is_ready(env, "run")


@pytest.mark.skipif(play.WINDOWS, reason="environments on Windows are copies, not links")
def test_another_system_python_counts_as_broken(checkout: Path, tmp_path: Path) -> None:
    env = environment(checkout, "run")
    newer = tmp_path / "python-newer"
    newer.touch()
    Path(play.python_of(env)).unlink()
    Path(play.python_of(env)).symlink_to(newer)
    assert play.read_stamp(env) is None


# --- how it is made


def test_a_first_start_makes_and_stamps(checkout: Path, tools: list[list[str]]) -> None:
    env = play.prepare("run")
    assert env == str(checkout / ".venv")
    assert play.is_ready(env, "run")
    assert tools[0][1:] == ["-m", "venv", "--without-pip", env]
    assert "--require-hashes" in tools[-1]
    assert tools[-1][-1] == str(checkout / "requirements/run.txt")


def test_an_interrupted_start_is_made_anew(checkout: Path, tools: list[list[str]]) -> None:
    env = environment(checkout, "run")
    Path(env, play.STAMP).unlink()
    Path(env, "half-a-library").touch()
    play.prepare("run")
    assert not Path(env, "half-a-library").exists()
    assert play.is_ready(env, "run")


def test_an_update_keeps_the_larger_set(checkout: Path, tools: list[list[str]]) -> None:
    env = environment(checkout, "dev")
    (checkout / "pyproject.toml").write_text("changed")
    play.prepare("run")
    assert play.is_ready(env, "dev")
    assert tools[-1][-1] == str(checkout / "requirements/dev.txt")
    assert not any("venv" in command for command in tools)


def test_an_update_that_is_broken_off_is_not_complete(checkout: Path, monkeypatch) -> None:
    env = environment(checkout, "run")
    (checkout / "pyproject.toml").write_text("changed")
    monkeypatch.setattr(play, "run", lambda arguments: (1, ["ERROR: broken off"]))
    with pytest.raises(play.Problem):
        play.prepare("run")
    assert play.read_stamp(env) is None


def test_what_another_start_has_made_is_not_made_again(checkout, tools) -> None:
    env = environment(checkout, "run")
    assert play.prepare("run") == env
    assert tools == []


def test_a_failed_installation_is_not_complete(checkout: Path, monkeypatch, capsys) -> None:
    def run(arguments: list[str]) -> tuple[int, list[str]]:
        if "venv" in arguments:
            make_python(Path(arguments[-1]))
        broken = "install" in arguments
        return int(broken), ["ERROR: THESE PACKAGES DO NOT MATCH THE HASHES"] * broken

    monkeypatch.setattr(play, "run", run)
    assert play.main(["--version"]) == 2
    assert "DO NOT MATCH THE HASHES" in capsys.readouterr().err.replace("\n", " ")
    assert play.read_stamp(str(checkout / ".venv")) is None


def test_ctrl_c_leaves_nothing_that_is_believed_complete(checkout, monkeypatch, capsys) -> None:
    def run(arguments: list[str]) -> tuple[int, list[str]]:
        if "venv" not in arguments:
            raise KeyboardInterrupt
        make_python(Path(arguments[-1]))
        return 0, []

    monkeypatch.setattr(play, "run", run)
    assert play.main([]) == 130
    assert "next start" in capsys.readouterr().err
    assert play.read_stamp(str(checkout / ".venv")) is None


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("WARNING: Retrying ... NewConnectionError(...)", play.NO_NETWORK),
        ("[Errno -3] Temporary failure in name resolution", play.NO_NETWORK),
        ("OSError: [Errno 28] No space left on device", play.DISK_FULL),
        ("ERROR: something else", "something else"),
    ],
)
def test_a_failure_is_told_in_a_sentence(line: str, message: str, monkeypatch) -> None:
    monkeypatch.setattr(play, "run", lambda arguments: (1, [line]))
    with pytest.raises(play.Problem) as caught:
        play.insist(["tool"])
    assert message in str(caught.value)


def test_a_full_disk_of_its_own_is_told(checkout: Path, monkeypatch, capsys) -> None:
    def full(env: str, kind: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(play, "install", full)
    assert play.main([]) == 2
    assert "disk is full" in capsys.readouterr().err


# --- where it is made


def test_a_read_only_checkout_falls_back_to_the_users_folder(checkout, tools, tmp_path) -> None:
    # A file in the way of the lock file refuses everybody, root included.
    (checkout / ".venv.lock").mkdir()
    env = play.prepare("run")
    assert Path(env).is_relative_to(tmp_path / "home" / "cache")
    assert play.is_ready(env, "run")
    assert play.prepare("run") == env


def test_without_any_folder_it_says_so(checkout: Path, tmp_path: Path, capsys) -> None:
    (checkout / ".venv.lock").mkdir()
    (tmp_path / "home").write_text("a file, not a folder")
    assert play.main([]) == 2
    said = capsys.readouterr().err
    assert "NEWANGELES_HOME" in said
    assert "Traceback" not in said


def test_a_foreign_environment_is_left_alone(checkout: Path, tools: list[list[str]]) -> None:
    own = checkout / ".venv" / "pyvenv.cfg"
    own.parent.mkdir()
    own.write_text("made by hand")
    env = play.prepare("run")
    assert own.read_text() == "made by hand"
    assert env != str(own.parent)


def test_two_checkouts_do_not_share_a_fallback(checkout: Path, monkeypatch) -> None:
    first = play.environments()[1]
    monkeypatch.setattr(play, "ROOT", str(checkout) + "-other")
    assert play.environments()[1] != first


@pytest.mark.skipif(play.WINDOWS, reason="uses a process that holds a POSIX lock")
def test_a_second_start_waits_for_the_first(checkout: Path) -> None:
    path = checkout / ".venv.lock"
    hold = "import fcntl, sys; f = open(sys.argv[1], 'a'); fcntl.flock(f, fcntl.LOCK_EX); "
    command = [sys.executable, "-c", hold + "print(1, flush=True); input()", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        holder.stdout.readline()
        with path.open("a") as lock:
            assert not play.try_lock(lock)
            holder.kill()
            holder.wait()
            assert play.try_lock(lock), "the lock of a process that was killed is free"


@pytest.mark.skipif(play.WINDOWS, reason="handles of files are not passed on there")
def test_the_tools_hold_the_lock_as_well(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("a") as lock:
        play.wait_for(lock)
        assert os.get_inheritable(lock.fileno())


# --- which pip


def pip_that_works(working: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pip chosen when only commands that start like this end well."""
    monkeypatch.setattr(play, "BASE_PYTHON", "/base/python")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    run = lambda arguments: (0 if arguments[: len(working)] == working else 1, [])  # noqa: E731
    monkeypatch.setattr(play, "run", run)
    return play.pip_command("env")


@pytest.mark.parametrize(
    "pip",
    [[sys.executable, "-m", "pip"], ["/base/python", "-m", "pip"], ["/bin/pip3"], ["/bin/pip"]],
)
def test_any_pip_will_do(pip: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert pip_that_works(pip, monkeypatch) == [*pip, "--python", play.python_of("env")]


def test_ensurepip_makes_one(monkeypatch: pytest.MonkeyPatch) -> None:
    python = play.python_of("env")
    assert pip_that_works([python], monkeypatch) == [python, "-m", "pip"]


def test_without_any_pip_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(play.Problem, match="apt install python3-pip"):
        pip_that_works(["no such tool"], monkeypatch)


# --- what is started


def test_the_program_gets_the_arguments_as_they_are() -> None:
    python = play.python_of("env")
    command = play.command("env", ["sim", "--seats", "a b", "../x.yaml"])
    assert command == [python, "-P", "-m", "newangeles_gui", "sim", "--seats", "a b", "../x.yaml"]


def test_test_runs_all_tests_from_anywhere(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = play.command("env", ["test", "-k", "deal"])
    assert command[1:4] == ["-P", "-m", "pytest"]
    assert command[-3:] == ["-k", "deal", str(ROOT / "tests")]


@pytest.mark.parametrize("given", [[], ["-m", "unit"], ["-k", "deal"], ["tests/some"]])
def test_tests_use_all_cores_by_themselves(given: list[str], tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "tests/some").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    command = play.command("env", ["test", *given])
    assert command[command.index("-n") + 1] == "auto"


def test_the_users_number_of_workers_counts() -> None:
    # pytest takes the last of several -n.
    command = play.command("env", ["test", "-n", "3"])
    assert [word for before, word in pairwise(command) if before == "-n"] == ["auto", "3"]


@pytest.mark.parametrize("given", [["-p", "no:xdist"], ["-pno:xdist"], ["test_one.py"]])
def test_one_process_where_several_are_of_no_use(given: list[str]) -> None:
    assert "-n" not in play.command("env", ["test", *given])


@pytest.mark.parametrize("given", [[], ["-n", "0"], ["--pdb"], ["--collect-only"]])
def test_pytest_understands_it(given: list[str], tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some/test_two.py").write_text("def test_one(): pass\ndef test_two(): pass\n")
    monkeypatch.chdir(tmp_path)
    command = play.command("env", ["test", *given, "some"])
    command = [sys.executable, *command[1:], "-p", "no:cacheprovider"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    last = result.stdout.strip().splitlines()[-1]
    assert last.startswith("2 tests collected" if "--collect-only" in given else "2 passed in ")


@pytest.mark.parametrize("path", ["tests/some", "test_one.py", "test_one.py::test_it"])
def test_named_tests_are_the_only_ones(path: str, tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "tests/some").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    assert play.command("env", ["test", path])[-1] == path


def test_the_users_python_settings_do_not_get_in() -> None:
    given = {"PYTHONPATH": "/x", "PYTHONHOME": "/y", "PIP_TARGET": "/z", "PIP_USER": "1", "A": "b"}
    assert play.clean_variables(given) == {"PIP_USER": "0", "A": "b"}
    assert play.clean_variables(given, PYTHONPATH="/game")["PYTHONPATH"] == "/game"


@pytest.mark.skipif(play.WINDOWS, reason="Windows cannot replace a process")
def test_a_ready_environment_is_started_at_once(checkout, tools, monkeypatch) -> None:
    env = environment(checkout, "run")
    started = []
    monkeypatch.setattr(os, "execve", lambda *arguments: started.append(arguments))
    monkeypatch.setattr(subprocess, "call", lambda *a, **k: 0)
    play.main(["--version"])
    [(python, arguments, variables)] = started
    assert python == play.python_of(env)
    assert arguments[-1] == "--version"
    assert variables["PYTHONPATH"] == str(checkout)
    assert tools == []


def test_on_windows_the_status_is_passed_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "WINDOWS", True)
    before = play.signal.getsignal(play.signal.SIGINT)
    try:
        command = [sys.executable, "-c", "raise SystemExit(7)"]
        assert play.start(command, dict(os.environ)) == 7
    finally:
        play.signal.signal(play.signal.SIGINT, before)


def test_the_art_tools_are_asked_for_by_name_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play.command("env", ["art", "marks"])[-2:] == ["assets.source", "marks"]
    assert play.command("env", ["build", "--to", "x"])[-3:] == ["assets.packaging", "--to", "x"]
    assert play.KINDS == {"test": "dev", "build": "build", "art": "art"}
    assert sorted(play.LOCKS, key=play.rank) == ["run", "dev", "build", "art"]
