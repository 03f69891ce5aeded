"""Pictures read ahead: in which size they are held, and that nobody gets one from before."""

import threading

import pygame
import pytest

from newangeles_gui.widgets.pictures import Stock


class Shelf:
    """Files that say how often they were read; `gate` keeps the thread from reading."""

    def __init__(self):
        self.read, self.gate = [], threading.Event()
        self.main = threading.get_ident()

    def __call__(self, name, size):
        if threading.get_ident() != self.main:
            assert self.gate.wait(5)
        self.read.append(name)
        return None if name == "missing" else pygame.Surface(size)


@pytest.fixture
def shelf():
    return Shelf()


@pytest.fixture
def stock(shelf):
    made = Stock(shelf)
    yield made
    shelf.gate.set()
    made.close()


def test_read_once_for_many_smaller_ones(stock, shelf):
    shelf.gate.set()
    stock.order([("a", (40, 20))])
    stock.order([("a", (40, 20))])
    assert stock.finish(5)
    for size in ((20, 10), (40, 10), (10, 20)):
        assert stock.take("a", size).get_size() == (40, 20)
    assert shelf.read == ["a"]
    assert stock.bytes_held == 40 * 20 * 4


def test_what_is_too_large_or_unknown_is_for_others_to_read(stock, shelf):
    shelf.gate.set()
    stock.order([("a", (40, 20))])
    assert stock.finish(5)
    assert stock.take("a", (41, 20)) is None
    assert stock.take("a", (40, 21)) is None
    assert stock.take("b", (1, 1)) is None


def test_what_was_taken_is_read_again_only_if_that_is_wanted(stock, shelf):
    shelf.gate.set()
    stock.order([("a", (40, 20)), ("held", (40, 20))])
    assert stock.finish(5)
    stock.take("a", (40, 20))
    stock.order([("a", (40, 20))])
    assert stock.take("a", (40, 20)) is None
    stock.order([("a", (40, 20)), ("held", (40, 20))], again=True)
    assert stock.finish(5)
    assert stock.take("a", (40, 20)) is not None
    assert shelf.read == ["a", "held", "a"]


def test_in_exactly_its_size_it_is_let_go_of(stock, shelf):
    shelf.gate.set()
    stock.order([("a", (40, 20))])
    assert stock.finish(5)
    assert stock.take("a", (40, 20)) is not None
    assert stock.take("a", (40, 20)) is None
    assert stock.bytes_held == 0


def test_what_is_not_there_yet_is_read_at_once(stock, shelf):
    """The thread is still at the first one: the second does not wait for it."""
    stock.order([("first", (4, 4)), ("second", (4, 4))])
    assert stock.take("second", (2, 2)).get_size() == (4, 4)
    assert shelf.read == ["second"]
    shelf.gate.set()
    assert stock.finish(5)
    assert shelf.read == ["second", "first"]
    assert stock.take("second", (2, 2)) is not None


def test_what_is_being_read_is_waited_for(stock, shelf):
    stock.order([("a", (4, 4))])
    opener = threading.Timer(0.05, shelf.gate.set)
    opener.start()
    assert stock.take("a", (2, 2)) is not None
    opener.join()
    assert shelf.read == ["a"]


def test_nothing_comes_from_before_it_was_forgotten(stock, shelf):
    stock.order([("a", (4, 4)), ("b", (4, 4))])
    stock.forget()
    shelf.gate.set()
    assert stock.finish(5)
    assert stock.bytes_held == 0
    assert stock.take("a", (2, 2)) is None
    assert "b" not in shelf.read
    stock.order([("a", (6, 6))])
    assert stock.finish(5)
    assert stock.take("a", (5, 5)).get_size() == (6, 6)


def test_a_missing_picture_is_missed_by_who_asks(stock, shelf):
    shelf.gate.set()
    stock.order([("missing", (4, 4)), ("a", (4, 4))])
    assert stock.finish(5)
    assert stock.take("missing", (2, 2)) is None
    assert stock.take("a", (2, 2)) is not None
