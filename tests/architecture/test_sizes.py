"""Files and functions stay small: the sizes of style.md, quoted in the README."""

from tests.architecture.sources import Source, functions, sources

FILE_MOST, FILE_USUAL = 600, 400
FUNCTION_MOST, FUNCTION_USUAL = 80, 40
USUAL_SHARE = 0.95


def file_sizes(found: list[Source]) -> dict[str, int]:
    return {source.module: len(source.text.splitlines()) for source in found}


def function_sizes(found: list[Source]) -> dict[str, int]:
    return {
        f"{source.module}:{node.lineno} {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for source in found
        for node in functions(source.tree)
    }


def too_large(sizes: dict[str, int], most: int, usual: int) -> list[str]:
    """The sizes above the limit, and those above the usual when there are too many of them."""
    found = [f"{name}: {size} lines, {most} allowed" for name, size in sizes.items() if size > most]
    large = [f"{name}: {size} lines" for name, size in sizes.items() if size > usual]
    if len(large) > (1 - USUAL_SHARE) * len(sizes):
        found.append(f"{len(large)} of {len(sizes)} are above {usual} lines: " + ", ".join(large))
    return found


def test_files_are_small() -> None:
    sizes = file_sizes(sources())
    assert sizes
    found = too_large(sizes, FILE_MOST, FILE_USUAL)
    assert not found, "\n".join(found)


def test_functions_are_small() -> None:
    sizes = function_sizes(sources())
    assert sizes
    found = too_large(sizes, FUNCTION_MOST, FUNCTION_USUAL)
    assert not found, "\n".join(found)


def test_a_large_file_is_seen() -> None:
    sizes = file_sizes([Source("large", "x = 1\n" * 601)])
    assert too_large(sizes, FILE_MOST, FILE_USUAL)


def test_a_long_function_is_seen() -> None:
    text = "class A:\n    def long(self):\n" + "        x = 1\n" * 80
    assert function_sizes([Source("a", text)]) == {"a:2 long": 81}
    assert too_large({"long": 81, **{str(n): 5 for n in range(99)}}, FUNCTION_MOST, FUNCTION_USUAL)


def test_many_middling_ones_are_seen() -> None:
    small = {str(number): 10 for number in range(94)}
    middling = {f"middling {number}": 41 for number in range(6)}
    assert too_large(small | middling, FUNCTION_MOST, FUNCTION_USUAL)
    middling.popitem()
    assert not too_large({**small, "small": 10, **middling}, FUNCTION_MOST, FUNCTION_USUAL)
