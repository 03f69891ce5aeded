"""Small string folders for the tests, and the one that ships."""

from pathlib import Path

import pytest

DATA = Path(__file__).resolve().parents[2] / "data" / "new_angeles"


@pytest.fixture(scope="session")
def data():
    return DATA


@pytest.fixture(scope="session")
def shipped():
    return DATA / "strings"


@pytest.fixture
def write(tmp_path):
    """Write string files, one a keyword, into a language's folder under tmp_path."""

    def write_files(language, **files):
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        for name, text in files.items():
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")

    return write_files
