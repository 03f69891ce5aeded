"""Small string folders for the tests, and the one that ships."""

import shutil

import pytest

from newangeles_gui.paths import data_folder, words_folders

HOUSE = words_folders()[0]


@pytest.fixture(scope="session")
def data():
    return data_folder()


@pytest.fixture(scope="session")
def shipped():
    """The folders of languages: of the house, and of the game."""
    return words_folders()


@pytest.fixture
def write(tmp_path):
    """Write files of words, one a keyword, into the folder of a shipped language under tmp_path."""

    def write_files(language, **files):
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        shutil.copy(HOUSE / language / "language.yaml", folder)
        for name, text in files.items():
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")

    return write_files
