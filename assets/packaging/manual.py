"""The manual page and the completions of shells, from the parser of the command line itself."""

import argparse
import textwrap
from collections.abc import Iterator
from pathlib import Path

PROGRAM = "newangeles"
GAME = "GAME.nasave"
SECTION = 6  # games
FOLDERS = """
Everything of the player's is in the folders that the system has for it. NEWANGELES_HOME or
--home names one folder for all of it; a file called 'portable' beside the program keeps it in
'player' there. NEWANGELES_PACKS names data packs as --pack does.
"""
BASH = """# Completion of newangeles for bash.
_newangeles() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} command="" one
    for one in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $one in {names}) command=$one; break ;; esac
    done
    case $command in
{cases}
        *) COMPREPLY=($(compgen -W "{options}" -- "$word")) ;;
    esac
    [ ${{#COMPREPLY[@]}} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}}
complete -o filenames -F _newangeles newangeles
"""
ZSH = """#compdef newangeles
# Completion of newangeles for zsh.
_newangeles() {{
    local -a commands=(
{commands}
    )
    if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
        _describe command commands
        return
    fi
    case $words[2] in
{cases}
        *) compadd -- {options}; _files ;;
    esac
}}
_newangeles "$@"
"""


def write(folder: Path, parser: argparse.ArgumentParser, version: str, date: str) -> list[Path]:
    """Write all of them into a folder as a package of a distribution would have them."""
    files = {
        f"man/man{SECTION}/{PROGRAM}.{SECTION}": page(parser, version, date),
        f"bash-completion/completions/{PROGRAM}": bash(parser),
        f"zsh/site-functions/_{PROGRAM}": zsh(parser),
        f"fish/vendor_completions.d/{PROGRAM}.fish": fish(parser),
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [folder / name for name in files]


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The sub-commands by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def helps_of(parser: argparse.ArgumentParser) -> dict[str, str]:
    """What each sub-command is for."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return {one.dest: one.help or "" for one in action._choices_actions}
    return {}


def options_of(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The options and operands that somebody may be told of."""
    for action in parser._actions:
        told = action.help is not argparse.SUPPRESS
        if told and not isinstance(action, argparse._SubParsersAction):
            yield action


def page(parser: argparse.ArgumentParser, version: str, date: str) -> str:
    """The manual page."""
    lines = [
        f'.TH {PROGRAM.upper()} {SECTION} "{date}" "New Angeles {version}"',
        ".SH NAME", f"{PROGRAM} \\- {_plain('a bargaining board game of six megacorporations')}",
        ".SH SYNOPSIS", f".B {PROGRAM}", "[OPTION]... [COMMAND [ARGUMENT]...]", ".br",
        f".B {PROGRAM}", f"[OPTION]... {GAME}",
        ".SH DESCRIPTION", _plain(parser.description or ""),
        "Without a command the game opens its window. " + _plain(parser.epilog or ""),
        _plain(f"{PROGRAM}-gui takes the same arguments and has no terminal of its own."),
        ".SH OPTIONS", *_listed(parser), ".SH COMMANDS",
    ]  # fmt: skip
    helps = helps_of(parser)
    for name, command in commands_of(parser).items():
        lines += [f".SS {name}", _plain(command.description or helps.get(name, ""))]
        lines += _listed(command)
    lines += [".SH FILES", _plain(" ".join(FOLDERS.split()))]
    lines += [".SH EXIT STATUS", "0 if all went well, 2 after wrong input, 1 otherwise."]
    return "\n".join(lines) + "\n"


def _listed(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in options_of(parser):
        shown = ", ".join(action.option_strings)
        value = "" if action.nargs == 0 else _value(action)
        yield ".TP"
        yield f".B {_plain(' '.join(filter(None, (shown, value))))}"
        yield _plain((action.help or "") % {"default": action.default, "prog": PROGRAM})


def _value(action: argparse.Action) -> str:
    if isinstance(action.metavar, tuple):
        return " ".join(action.metavar)
    if action.metavar is None and action.choices is not None:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return action.metavar or action.dest.upper()


def _plain(text: str) -> str:
    """Text without anything that the formatter would take as its own."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def _strings(parser: argparse.ArgumentParser) -> str:
    return " ".join(string for action in options_of(parser) for string in action.option_strings)


def bash(parser: argparse.ArgumentParser) -> str:
    """The completion of bash."""
    commands = commands_of(parser)
    cases = [
        f'        {name}) COMPREPLY=($(compgen -W "{_strings(command)}" -- "$word")) ;;'
        for name, command in commands.items()
    ]
    words = f"{_strings(parser)} {' '.join(commands)}"
    return BASH.format(names="|".join(commands), cases="\n".join(cases), options=words)


def zsh(parser: argparse.ArgumentParser) -> str:
    """The completion of zsh."""
    helps = helps_of(parser)
    named = [f'        "{name}:{_quoted(helps.get(name, ""))}"' for name in commands_of(parser)]
    cases = [
        f"        {name}) compadd -- {_strings(command)}; _files ;;"
        for name, command in commands_of(parser).items()
    ]
    return ZSH.format(commands="\n".join(named), cases="\n".join(cases), options=_strings(parser))


def fish(parser: argparse.ArgumentParser) -> str:
    """The completion of fish."""
    lines = ["# Completion of newangeles for fish."]
    helps = helps_of(parser)
    for name in commands_of(parser):
        lines.append(
            f"complete -c {PROGRAM} -n __fish_use_subcommand -a {name} -d '{_single(helps[name])}'"
        )
    lines += [f"complete -c {PROGRAM} {_fish(action)}" for action in _long(parser)]
    for name, command in commands_of(parser).items():
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        lines += [f"complete -c {PROGRAM} {seen} {_fish(action)}" for action in _long(command)]
    return "\n".join(lines) + "\n"


def _long(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in options_of(parser):
        if any(string.startswith("--") for string in action.option_strings):
            yield action


def _fish(action: argparse.Action) -> str:
    long = next(string for string in action.option_strings if string.startswith("--"))
    needs = "" if action.nargs == 0 else " -r"
    described = textwrap.shorten(action.help or "", 70, placeholder=" ...")
    return f"-l {long[2:]}{needs} -d '{_single(described)}'"


def _single(text: str) -> str:
    return text.replace("\\", "\\\\").replace("'", "\\'")


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace(":", "\\:").replace("$", "\\$")
