"""The arena and training on a Dask cluster: the same figures, also when a worker dies."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from newangeles_gui.cli import main
from newangeles_gui.commands import cluster
from newangeles_gui.minds.arena.measures import ArenaReport

LEVEL = "intern:silent"  # plays quickly
ARENA = ["arena", "--seats", LEVEL, "--reference", "random", "--pool", f"random,{LEVEL}", "--json",
         "--players", "4"]  # fmt: skip
TRAIN = ["train", "--games", "20", "--seats", "intern"]
SIGKILL = 9


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    """A cluster of two workers, each a process with one thread."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=False
    ) as found:
        yield found


def advantages(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert main([*ARENA, *arguments]) == 0
    data = json.loads(capsys.readouterr().out)
    return {"deals": data["deals"], **data["levels"][LEVEL]["advantages"]}


def pids(dask: Any) -> dict[str, int]:
    with cluster._connect(dask.scheduler_address) as client:
        return client.run(os.getpid)


def test_the_figures_are_those_of_this_process(dask: Any, capsys) -> None:
    deals = ["--games", "3", "--seed", "cluster"]
    there = advantages(capsys, *deals, "--cluster", dask.scheduler_address)
    assert there["deals"] == 3
    assert there == advantages(capsys, *deals)


def test_training_is_that_of_this_process(dask: Any, tmp_path: Path) -> None:
    texts = []
    for place in ([], ["--cluster", dask.scheduler_address]):
        path = tmp_path / str(len(place))
        assert main([*TRAIN, "--out", str(path), *place]) == 0
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_the_deals_of_a_worker_that_dies_are_played_again(dask: Any, capsys, monkeypatch) -> None:
    deals = ["--games", "6", "--seed", "dies"]
    here = advantages(capsys, *deals)
    before, add, killed = pids(dask), ArenaReport.add, []

    def kill_one(self: ArenaReport, played: Any) -> None:
        add(self, played)
        if not killed:  # both have something in hand now
            killed.append(next(iter(before.values())))
            os.kill(killed[0], SIGKILL)

    monkeypatch.setattr(ArenaReport, "add", kill_one)
    there = advantages(capsys, *deals, "--cluster", dask.scheduler_address)
    assert there == here
    assert killed[0] not in pids(dask).values()


def test_an_interrupt_leaves_the_cluster_to_others(dask: Any, capsys, monkeypatch) -> None:
    add = ArenaReport.add

    def interrupted(self: ArenaReport, played: Any) -> None:
        add(self, played)
        raise KeyboardInterrupt

    monkeypatch.setattr(ArenaReport, "add", interrupted)
    assert main([*ARENA, "--games", "6", "--cluster", dask.scheduler_address]) == 130
    assert json.loads(capsys.readouterr().out)["deals"] == 1
    monkeypatch.undo()
    assert advantages(capsys, "--games", "1", "--cluster", dask.scheduler_address)["deals"] == 1


def refused(capsys: pytest.CaptureFixture[str], address: str) -> str:
    assert main([*ARENA, "--games", "1", "--cluster", address]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    return captured.err


def test_workers_with_another_program_are_refused(dask: Any, capsys, monkeypatch) -> None:
    monkeypatch.setattr(cluster.provenance, "version", lambda: "99.0")
    told = refused(capsys, dask.scheduler_address)
    assert "this is version 99.0, cards" in told


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://here", "no address"])
def test_a_cluster_that_does_not_answer(dask: Any, capsys, monkeypatch, address: str) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    assert f"--cluster {address}: nobody answers there" in refused(capsys, address)


def test_without_the_extra_it_says_what_to_install(capsys, monkeypatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    assert "pip install 'newangeles[cluster]'" in refused(capsys, "tcp://127.0.0.1:9")


def test_workers_and_a_cluster_do_not_go_together(capsys) -> None:
    with pytest.raises(SystemExit):
        main([*ARENA, "--workers", "2", "--cluster", "tcp://127.0.0.1:9"])
