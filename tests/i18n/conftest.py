"""Small string folders for the tests, and the one that ships."""

import pytest

from newangeles_gui.paths import data_folder, words_folders


@pytest.fixture(scope="session")
def data():
    return data_folder()


@pytest.fixture(scope="session")
def shipped():
    """The folders of languages: of the house, and of the game."""
    return words_folders()


@pytest.fixture
def write(tmp_path):
    """Write string files, one a keyword, into a language's folder under tmp_path."""

    def write_files(language, **files):
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        for name, text in files.items():
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")

    return write_files
