"""What somebody may write into a save: each edit changes a forgery in place."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from tests.session.forging import Forgery

Edit = Callable[[Forgery], object]


def deep(levels: int) -> Any:
    """A list in a list in a list."""
    inner: Any = []
    for _ in range(levels):
        inner = [inner]
    return inner


def _swap(values: list[Any], one: int, other: int) -> None:
    values[one], values[other] = values[other], values[one]


def _move_card(f: Forgery) -> None:
    giver = next(hand for hand in f.state["hands"] if hand)
    f.state["hands"][(f.state["hands"].index(giver) + 1) % 4].append(giver.pop())


def _owned(f: Forgery, asset: str) -> None:
    f.state["owners"] = {asset: 0, **f.state["owners"]}


def _no_longer_a_deal(f: Forgery) -> None:
    f.stack[f.stack.index(f.frame("deal"))] = {"kind": "turn", "stage": "end"}


def _under_a_spent_effect(f: Forgery) -> None:
    """Running it leads to the question that is asked; but it is not where that is asked."""
    f.stack.append(_effect("gurren_imaishi", seat=0, at=1))


# With the right game data each of these is told from the choices; with other game data the
# state has to be sound in itself.
STATE_EDITS: Final[Mapping[str, Edit]] = {
    "a little capital more": lambda f: f.state["capital"].__setitem__(0, 77),
    "negative capital": lambda f: f.state["capital"].__setitem__(1, -5),
    "capital without end": lambda f: f.state["capital"].__setitem__(0, 10**15),
    "capital of a seat that is not there": lambda f: f.state["capital"].append(3),
    "a card more in hand": lambda f: f.state["hands"][0].append(f.state["decks"][0][0]),
    "a hand card twice": lambda f: f.state["hands"][1].append((f.state["hands"][1] or ["x"])[0]),
    "a card in another hand": _move_card,
    "hands changed": lambda f: _swap(f.state["hands"], 0, 1),
    "one hand less": lambda f: f.state["hands"].pop(),
    "a card from another game": lambda f: f.state["hands"][0].append("time_walk"),
    "the rival of another": lambda f: _swap(f.state["rivals"], 0, 2),
    "the rival under the board": lambda f: f.state["rivals"].__setitem__(
        0, f.state["rival_under_board"]
    ),
    "all rivals the same": lambda f: f.state.__setitem__("rivals", f.state["rivals"][:1] * 6),
    "the investment of another": lambda f: _swap(f.state["investments"], 0, 1),
    "investments drawn by nobody": lambda f: f.state["drawn_investments"][0].append("x"),
    "the top of a deck": lambda f: _swap(f.state["decks"][0], -1, 0),
    "an empty deck": lambda f: f.state["decks"][0].clear(),
    "decks of other types": lambda f: _swap(f.state["decks"], 0, 1),
    "the next event": lambda f: _swap(f.state["event_deck"], -1, 0),
    "no events": lambda f: f.state["event_deck"].clear(),
    "an asset twice": lambda f: _owned(f, f.state["asset_deck"][0]),
    "an asset that is none": lambda f: _owned(f, "golden_goose"),
    "an asset of nobody": lambda f: f.state["owners"].__setitem__(f.state["asset_deck"].pop(), -1),
    "an asset of a seat that is not there": lambda f: f.state["owners"].__setitem__(
        f.state["asset_deck"].pop(), 99
    ),
    "a gift from the asset deck": lambda f: f.state["owners"].__setitem__(
        f.state["asset_deck"].pop(), 0
    ),
    "no threat": lambda f: f.state.__setitem__("threat", 0),
    "threat at the end": lambda f: f.state.__setitem__("threat", 25),
    "threat beyond the end": lambda f: f.state.__setitem__("threat", 26),
    "another dice state": lambda f: f.state.__setitem__("rng", 12345),
    "a huge dice state": lambda f: f.state.__setitem__("rng", 2**64 + 1),
    "a negative dice state": lambda f: f.state.__setitem__("rng", -7),
    "a piece that there is not": lambda f: f.state["city"].__setitem__(0, 1 << 40),
    "every piece in a district": lambda f: f.state["city"].__setitem__(0, 2**30 - 1),
    "a negative district": lambda f: f.state["city"].__setitem__(3, -1),
    "a district too many": lambda f: f.state["city"].append(0),
    "a full reserve": lambda f: f.state["reserve"].__setitem__(0, 99),
    "a supply off the track": lambda f: f.state["supply"].__setitem__(0, 99),
    "somebody else is active": lambda f: f.state.__setitem__(
        "active", (f.state["active"] + 1) % len(f.state["corporations"])
    ),
    "nobody is active": lambda f: f.state.__setitem__("active", -1),
    "a seat that is not there is active": lambda f: f.state.__setitem__("active", 6),
    "a round that is none": lambda f: f.state.__setitem__("round_place", 1000),
    "the last round": lambda f: f.state.__setitem__("round_place", 8),
    "a phase that is none": lambda f: f.state.__setitem__("phase", "party"),
    "already over": lambda f: f.state.__setitem__("ended_by", "threat"),
    "over in a way that is none": lambda f: f.state.__setitem__("ended_by", "boredom"),
    "winners before the end": lambda f: f.state.__setitem__("winners", [0]),
    "somebody else sits here": lambda f: _swap(f.state["corporations"], 0, 1),
    "the same corporation twice": lambda f: f.state["corporations"].__setitem__(
        0, f.state["corporations"][1]
    ),
    "a corporation that is none": lambda f: f.state["corporations"].__setitem__(0, "acme"),
    "no demand": lambda f: f.state.__setitem__("demand", ""),
    "a demand that is none": lambda f: f.state.__setitem__("demand", "free_lunch"),
    "an emergency with nobody": lambda f: f.state["emergency_holder"].__setitem__(0, -1),
    "an emergency with a stranger": lambda f: f.state["emergency_holder"].__setitem__(0, 9),
    "emergencies face up": lambda f: f.state.__setitem__("emergency_up", [True] * 9),
    "a promise of nobody": lambda f: f.state["promises"].append(
        {"by": "x", "to": "y", "kind": "pay", "amount": 1, "about": "", "until": "deal",
         "fate": "open"}),
    "a promise of a kind that is none": lambda f: f.state["promises"].append(
        {"by": f.state["corporations"][0], "to": f.state["corporations"][1], "kind": "love",
         "amount": 1, "about": "", "until": "deal", "fate": "open"}),
    "three thousand promises": lambda f: f.state["promises"].extend(
        [{"by": f.state["corporations"][0], "to": f.state["corporations"][1], "kind": "pay",
          "amount": 9, "about": "", "until": "game", "fate": "open"}] * 3_000),
    "the question to somebody else": lambda f: f.state["pending"].__setitem__("seat", 3),
    "the question to nobody": lambda f: f.state["pending"].__setitem__("seat", -4),
    "another question": lambda f: f.state["pending"].__setitem__("kind", "gain"),
    "another option": lambda f: f.state["pending"]["options"].append("win"),
    "no options": lambda f: f.state["pending"]["options"].clear(),
    "options that are no text": lambda f: f.state["pending"].__setitem__("options", [1, None]),
    "a private question made public": lambda f: f.state["pending"].__setitem__(
        "private", not f.state["pending"]["private"]
    ),
    "no question": lambda f: f.state.__setitem__("pending", None),
    "nothing to do": lambda f: f.stack.clear(),
    "the same frame twice": lambda f: f.stack.append(dict(f.stack[-1])),
    "the frames the other way round": lambda f: f.stack.reverse(),
    "the lowest frame missing": lambda f: f.stack.pop(0),
    "seventy frames": lambda f: f.stack.extend([dict(f.stack[0])] * 70),
    "a thousand frames": lambda f: f.stack.extend([dict(f.stack[0])] * 1_000),
    "a frame that is none": lambda f: f.stack.append({"kind": "cheat"}),
    "a frame without a kind": lambda f: f.stack.append({}),
    "a frame that is a number": lambda f: f.stack.append(4),
    "a frame of a list": lambda f: f.stack.append({"kind": ["turn"]}),
    "a field too many in a frame": lambda f: f.stack[-1].__setitem__("more", 1),
    "a field missing in a frame": lambda f: f.stack[0].pop("stage"),
    "a stage that is a method": lambda f: f.stack[0].__setitem__("stage", "_eq__"),
    "a stage that is the maker": lambda f: f.stack[0].__setitem__("stage", "_init__"),
    "a stage that is none": lambda f: f.stack[0].__setitem__("stage", "nowhere"),
    "the round begins anew": lambda f: f.stack[0].__setitem__("stage", "begin"),
    "a refresh of a seat that is not there": lambda f: f.stack.append(
        {"kind": "refresh", "seat": 7, "line": 0, "drawn": []}),
    "a refresh on a line that is none": lambda f: f.stack.insert(
        1, {"kind": "refresh", "seat": 0, "line": 99, "drawn": []}),
    "a free draw below": lambda f: f.stack.insert(
        1, {"kind": "refresh", "seat": 0, "line": 0, "drawn": ["x", "y"]}),
    "an effect of a card that is none": lambda f: f.stack.insert(
        1, _effect("free_money")),
    "an effect below of a seat that is not there": lambda f: f.stack.insert(
        1, _effect("gurren_imaishi", seat=7)),
    "an effect below of a card": lambda f: f.stack.insert(1, _effect("gurren_imaishi", seat=0)),
    "an effect past its end": lambda f: f.stack.insert(1, _effect("gurren_imaishi", at=10_000)),
    "an effect before its beginning": lambda f: f.stack.insert(
        1, _effect("gurren_imaishi", at=-1)),
    "an effect with foreign marks": lambda f: f.stack.insert(
        1, {**_effect("mr_white", at=1), "marks": {"watched": [99]}}),
    "an effect with a thousand marks": lambda f: f.stack.insert(
        1, {**_effect("bernice_mai", at=2), "marks": {"given": [1] * 9_000}}),
    "an effect done ten thousand times": lambda f: f.stack.insert(
        1, {**_effect("mr_white"), "done": 10_000}),
    "an effect done minus once": lambda f: f.stack.insert(
        1, {**_effect("floyd"), "done": -1}),
    "picks in places that are none": lambda f: f.stack.insert(
        1, {**_effect("alex_westlund"), "picks": [500, -500], "done": 1}),
    "a window that is none": lambda f: f.stack.insert(
        1, {"kind": "window", "name": "cat flap", "subject": 0, "asked": 0, "used": []}),
    "a window of a seat that is not there": lambda f: f.stack.insert(
        1, {"kind": "window", "name": "deal_won", "subject": 70, "asked": -1, "used": []}),
    "a second opening": lambda f: f.stack.append({"kind": "opening", "drawn": -1}),
    "investments chosen once more": lambda f: f.stack.insert(
        1, {"kind": "choose_investments", "asked": -1}),
    "a card resolved that is none": lambda f: f.stack.insert(
        1, {"kind": "action_card", "card": "x", "seat": 0, "resolved": False}),
    "a declaration without end": lambda f: f.stack.insert(
        1, {"kind": "declare", "side": "main", "seat": 0, "answers": ["gain x"] * 5_000}),
    "text where a list belongs": lambda f: f.state.__setitem__("hands", "hands"),
    "a list where a mapping belongs": lambda f: f.state.__setitem__("owners", [["eiko", 0]]),
    "a mapping where a list belongs": lambda f: f.state.__setitem__("capital", {"0": 10}),
    "a mapping where text belongs": lambda f: f.state.__setitem__("phase", {}),
    "text where a number belongs": lambda f: f.state.__setitem__("threat", "3"),
    "yes where a number belongs": lambda f: f.state.__setitem__("threat", True),
    "nothing where a number belongs": lambda f: f.state.__setitem__("threat", None),
    "a state that is a list": lambda f: f.data.__setitem__("state", []),
    "a state that is empty": lambda f: f.data.__setitem__("state", {}),
    "a field of the state missing": lambda f: f.state.pop("threat"),
    "a field of the state too many": lambda f: f.state.__setitem__("cheats", True),
    "deep lists in the state": lambda f: f.state.__setitem__("hands", deep(200)),
    "a million cards": lambda f: f.state.__setitem__("discards", ["x"] * 100_000),
    "a supporter too many": lambda f: f.deal["support_by"].append(0),
    "a supported side too many": lambda f: f.deal["support_side"].append("main"),
    "a turn where the deal should be": _no_longer_a_deal,
    "a card with nothing left to do": _under_a_spent_effect,
    "a stranger barred from trade": lambda f: f.deal["barred_from_trade"].append(6),
    "no deal": lambda f: f.state.__setitem__("deal", None),
    "a deal that is a number": lambda f: f.state.__setitem__("deal", 5),
    "a deal without fields": lambda f: f.state.__setitem__("deal", {}),
}  # fmt: skip


def _effect(program: str, seat: int = 1, at: int = 0) -> dict[str, Any]:
    return {
        "kind": "effect", "program": program, "seat": seat, "subject": 0, "window": "",
        "at": at, "done": 0, "picks": [], "marks": {},
    }  # fmt: skip


# What is about the game but is no state; refused whatever the game data.
OTHER_EDITS: Final[Mapping[str, Edit]] = {
    "no game": lambda f: setattr(f, "data", None),
    "a game that is a list": lambda f: setattr(f, "data", [f.data]),
    "a game that is text": lambda f: setattr(f, "data", "game"),
    "a field of the game missing": lambda f: f.data.pop("marks"),
    "a field of the game too many": lambda f: f.data.__setitem__("extra", 1),
    "a million choices": lambda f: f.data.__setitem__("choices", ["draw tech"] * 300_000),
    "ten thousand and one choices": lambda f: f.data.__setitem__("choices", ["x y"] * 10_001),
    "choices that are numbers": lambda f: f.data.__setitem__("choices", [1, 2, 3]),
    "choices with control signs": lambda f: f.data["choices"].append("draw \x1b[2Jtech"),
    "choices over two lines": lambda f: f.data["choices"].append("draw\ntech"),
    "choices that are a mapping": lambda f: f.data.__setitem__("choices", {"0": "draw tech"}),
    "marks of another shape": lambda f: f.data.__setitem__("marks", [[1, "undo"]]),
    "marks before the beginning": lambda f: f.data.__setitem__("marks", [[-1, "undo", ""]]),
    "marks with control signs": lambda f: f.data.__setitem__("marks", [[1, "un\x07do", ""]]),
    "choices that need prove nothing for no reason":
        lambda f: f.data.__setitem__("marks", [[1, "unproved", "because"]]),
    "a hundred thousand marks": lambda f: f.data.__setitem__("marks", [[1, "undo", ""]] * 100_000),
    "no seats": lambda f: f.data.__setitem__("seats", []),
    "a seat too many": lambda f: f.data["seats"].append(f.data["seats"][0]),
    "a seat of a kind that is none": lambda f: f.data["seats"][0].__setitem__("kind", "god"),
    "a name over two lines": lambda f: _rename(f, "two\nlines"),
    "a name that clears the screen": lambda f: _rename(f, "\x1b[2J"),
    "a name that writes backwards": lambda f: _rename(f, "\u202eexe.evil"),
    "a name without end": lambda f: _rename(f, "n" * 1_000),
    "half a character as a name": lambda f: _rename(f, "a\u0000b"),
    "seats under other names than in the header": lambda f: f.data["seats"][0].__setitem__(
        "name", "Somebody"),
    "another iron in the header": lambda f: f.header.__setitem__("iron", True),
    "iron in the game only": lambda f: f.data["agreements"].__setitem__("iron", True),
    "agreements that are numbers": lambda f: f.data["agreements"].__setitem__("undo", 1),
    "an agreement too many": lambda f: f.data["agreements"].__setitem__("cheating", True),
    "other players": lambda f: _swap(f.data["start"]["players"], 0, 1),
    "players that are none": lambda f: f.data["start"].__setitem__("players", ["x"] * 6),
    "no players": lambda f: f.data["start"].__setitem__("players", []),
    "a seed that is a number": lambda f: f.data["start"].__setitem__("seed", 5),
    "start fields missing": lambda f: f.data.__setitem__("start", {}),
    "an identity that climbs": lambda f: f.header.__setitem__("game", "../../../outside"),
    "an identity that is a path": lambda f: f.header.__setitem__("game", "/etc/passwd"),
    "an identity of Windows": lambda f: f.header.__setitem__("game", "..\\..\\outside"),
    "an identity that is a device": lambda f: f.header.__setitem__("game", "CON"),
    "no identity": lambda f: f.header.__setitem__("game", ""),
    "an identity without end": lambda f: f.header.__setitem__("game", "a" * 10_000),
    "an identity with a zero": lambda f: f.header.__setitem__("game", "a\0b"),
    "a title over two lines": lambda f: f.header.__setitem__("title", "a\nb"),
    "a title without end": lambda f: f.header.__setitem__("title", "t" * 50_000),
    "a header as large as a book": lambda f: f.header.__setitem__("title", "t" * 500_000),
    "a newer format": lambda f: f.header.__setitem__("format", 3),
    "a format far away": lambda f: f.header.__setitem__("format", 10**9),
    "format zero": lambda f: f.header.__setitem__("format", 0),
    "a negative format": lambda f: f.header.__setitem__("format", -1),
    "an older format than it is": lambda f: f.header.__setitem__("format", 1),
    "no title": lambda f: f.header.pop("title_id"),
    "a title that is a number": lambda f: f.header.__setitem__("title_id", 5),
    "a title over two lines of its id": lambda f: f.header.__setitem__("title_id", "a\nb"),
    "extras that are a list": lambda f: f.data.__setitem__("extras", []),
    "options that nobody offers": lambda f: f.data["start"].__setitem__("options", {"x": "y"}),
    "options in a list": lambda f: f.data["start"].__setitem__("options", ["setup"]),
    "a format that is text": lambda f: f.header.__setitem__("format", "1"),
    "a format that is yes": lambda f: f.header.__setitem__("format", True),
    "packs that are no names": lambda f: f.header.__setitem__("packs", [{}]),
    "a header field missing": lambda f: f.header.pop("saved"),
    "a header field too many": lambda f: f.header.__setitem__("admin", True),
    "seats of the header in a mapping": lambda f: f.header.__setitem__("seats", {}),
    "a thumbnail that is text": lambda f: f.header.__setitem__("thumbnail", "big"),
    "a thumbnail that clears the screen": lambda f: f.header["thumbnail"].__setitem__(
        "round", "\x1bc"),
    "a thumbnail with a deep list": lambda f: f.header["thumbnail"].__setitem__("x", deep(50)),
    "a time that is text": lambda f: f.header.__setitem__("saved", "today"),
    "a generation beyond count": lambda f: f.header.__setitem__("generation", 10**30),
}  # fmt: skip


def _rename(f: Forgery, name: str) -> None:
    f.data["seats"][0]["name"] = name
    f.header["seats"][0] = name


VALUES: Final = (-1, 1, 10_000, 2**40, 2**70, True, None, "", "x", [], ["x"], [[-9]], {}, {"x": 1})


def wrong_values(base: Forgery) -> Iterator[tuple[str, Edit]]:
    """Each field of state, deal and frames with values that it should not have."""
    for name in base.state:
        for value in VALUES:
            yield f"{name} = {value!r}", lambda f, n=name, v=value: f.state.__setitem__(n, v)
    for name in base.deal or {}:
        for value in VALUES:
            yield f"deal.{name} = {value!r}", lambda f, n=name, v=value: f.deal.__setitem__(n, v)
    for place, frame in enumerate(base.stack):
        for name in frame:
            for value in VALUES:
                yield (
                    f"stack[{place}].{name} = {value!r}",
                    lambda f, p=place, n=name, v=value: f.stack[p].__setitem__(n, v),
                )
