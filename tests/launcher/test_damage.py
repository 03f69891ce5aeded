"""A damaged environment: it is noticed at the next start, mended, and nobody's own things go."""

import shutil
import sys
import time
from pathlib import Path

import pytest

import play
from tests.launcher.stage import add_library, environment, install_libraries, site_of

MOST_SECONDS = 0.1
PYDANTIC = "pydantic"


def note_of(env: str, library: str) -> Path:
    [note] = [Path(n) for full, n in play.notes_of(env).items() if full.split("==")[0] == library]
    return note


def remove_file(env: str) -> None:
    (site_of(Path(env)) / PYDANTIC / "__init__.py").unlink()


def cut_file(env: str) -> None:
    (site_of(Path(env)) / PYDANTIC / "__init__.py").write_text("")


def remove_folder(env: str) -> None:
    shutil.rmtree(site_of(Path(env)) / PYDANTIC)


def remove_note(env: str) -> None:
    shutil.rmtree(note_of(env, PYDANTIC))


def remove_record(env: str) -> None:
    (note_of(env, PYDANTIC) / "RECORD").unlink()


def spoil_record(env: str) -> None:
    (note_of(env, PYDANTIC) / "RECORD").write_bytes(b"\xff\x00,\n")


def empty_record(env: str) -> None:
    (note_of(env, PYDANTIC) / "RECORD").write_text("")


def another_version(env: str) -> None:
    remove_note(env)
    add_library(Path(env), PYDANTIC, "1.0")


DAMAGES = (
    remove_file,
    cut_file,
    remove_folder,
    remove_note,
    remove_record,
    spoil_record,
    empty_record,
    another_version,
)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda one: one.__name__)
def test_damage_is_noticed_and_mended_in_place(damage, checkout, tools, capsys) -> None:
    env = environment(checkout, "run")
    add_library(Path(env), "users-own", "1.0")
    damage(env)
    assert [one.split("==")[0] for one in play.damaged(env, "run")] == [PYDANTIC]
    assert not play.is_ready(env, "run")
    assert play.prepare("run") == env
    assert play.is_ready(env, "run")
    assert not any("venv" in command for command in tools), "the rest of it is whole"
    assert "Mending the libraries (pydantic)" in capsys.readouterr().err
    assert "users-own==1.0" in play.notes_of(env)


def test_what_the_tests_need_besides_is_no_damage(checkout, tools, capsys) -> None:
    env = environment(checkout, "run")
    play.prepare("dev")
    assert play.is_ready(env, "dev")
    said = capsys.readouterr().err
    assert "Updating the libraries" in said and "Mending" not in said


def test_without_network_the_rest_stays_and_is_mended_later(checkout, monkeypatch, tools) -> None:
    env, works = environment(checkout, "run"), play.run
    remove_file(env)
    monkeypatch.setattr(
        play, "run", lambda arguments: (int("install" in arguments), ["no network"])
    )
    with pytest.raises(play.Problem):
        play.prepare("run")
    assert not play.is_ready(env, "run")
    monkeypatch.setattr(play, "run", works)
    play.prepare("run")
    assert play.is_ready(env, "run")
    assert not any("venv" in command for command in tools), "it was not made from nothing"


def test_what_pip_has_to_fetch_has_no_note_any_more(checkout, monkeypatch) -> None:
    # pip takes for installed what it has a note of, and stumbles over a note without a record.
    env = environment(checkout, "run")
    remove_record(env)
    seen = []
    monkeypatch.setattr(
        play, "run", lambda arguments: (seen.append(play.notes_of(env)), (0, []))[1]
    )
    play.prepare("run")
    assert seen and not any(name.startswith("pydantic==") for notes in seen for name in notes)
    assert any(name.startswith("pygame-ce==") for notes in seen for name in notes)


def test_a_harmed_library_of_an_old_lock_does_not_stop_the_update(checkout, tools) -> None:
    env = environment(checkout, "run")
    another_version(env)
    remove_record(env)
    (checkout / "pyproject.toml").write_text("changed")
    play.prepare("run")
    assert play.is_ready(env, "run")
    assert "pydantic==1.0" not in play.notes_of(env)


def test_all_libraries_gone(checkout, tools) -> None:
    env = environment(checkout, "run")
    shutil.rmtree(site_of(Path(env)))
    play.prepare("run")
    assert play.is_ready(env, "run")


def test_a_harmed_tool_of_the_tests_does_not_keep_from_playing(checkout) -> None:
    env = environment(checkout, "dev")
    shutil.rmtree(note_of(env, "hypothesis"))
    assert play.is_ready(env, "run")
    assert not play.is_ready(env, "dev")


def test_mending_keeps_the_larger_set(checkout, tools) -> None:
    env = environment(checkout, "dev")
    remove_file(env)
    play.prepare("run")
    assert play.is_ready(env, "dev")


def test_what_python_makes_again_by_itself_is_no_damage(checkout) -> None:
    # Only .pyc files and the record itself stand in a record without a size.
    env = environment(checkout, "run")
    assert not list(site_of(Path(env)).rglob("*.pyc"))
    assert play.is_ready(env, "run")


def test_a_name_may_be_spelled_in_another_way(checkout) -> None:
    env = environment(checkout, "run")
    note = note_of(env, "pyyaml")
    note.rename(note.with_name(note.name.replace("pyyaml", "PyYAML")))
    assert play.is_ready(env, "run")


# --- made from nothing


def break_python(env: str) -> None:
    Path(play.python_of(env)).unlink()


def break_settings(env: str) -> None:
    (Path(env) / "pyvenv.cfg").unlink()


@pytest.mark.parametrize("damage", [break_python, break_settings])
def test_a_broken_python_is_made_from_nothing(damage, checkout, tools) -> None:
    env = environment(checkout, "run")
    damage(env)
    assert not play.is_ready(env, "run")
    play.prepare("run")
    assert play.is_ready(env, "run")
    assert sorted(one.name for one in checkout.glob(".venv*")) == [".venv", ".venv.lock"]


@pytest.mark.parametrize("what", ["users-own", "notes.txt"])
def test_what_somebody_put_there_is_kept_and_told(what, checkout, tools, capsys) -> None:
    for number in (1, 2):
        env = environment(checkout, "run")
        if what == "notes.txt":
            Path(env, what).write_text("mine")
        else:
            add_library(Path(env), what, "1.0")
        break_python(env)
        play.prepare("run")
        kept = checkout / f".venv.old-{number}"
        assert play.foreign(str(kept)) == [what]
        said = capsys.readouterr().err
        assert what in said and str(kept) in said
        shutil.rmtree(env)


# --- at every start


def test_the_look_is_quick() -> None:
    stamp = play.read_stamp(sys.prefix)
    if stamp is None or stamp.fingerprint != play.fingerprint():
        pytest.skip("these tests do not run in an environment that the launcher made for them")
    assert play.damaged(sys.prefix, "dev") == []
    assert min(map(seconds, range(5))) < MOST_SECONDS


def seconds(_: int) -> float:
    # Of this process alone, so that a busy machine does not fail the test.
    before = time.process_time()
    play.damaged(sys.prefix, "dev")
    return time.process_time() - before


def test_a_small_environment_is_whole(checkout) -> None:
    env = environment(checkout, "art")
    assert [play.damaged(env, kind) for kind in play.LOCKS] == [[]] * len(play.LOCKS)
    install_libraries(Path(env), "art")
    assert play.foreign(env) == []
