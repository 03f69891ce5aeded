"""The rules by number."""

from __future__ import annotations

from newangeles_gui.widgets.passages import Passage

from .text_tab import TextTab


class RulesTab(TextTab):
    """Every rule under the heading of its section."""

    name = "rules"

    def passages(self) -> list[Passage]:
        """The sections with the rules that were found."""
        found = []
        for section in self.screen.index.sections:
            rules = [rule for rule in section.rules if rule.key in self.found]
            if rules:
                found.append(Passage(section.key, section.title, heading=True))
                found += [Passage(rule.key, rule.text, rule.number) for rule in rules]
        return found

    def contents(self) -> list[tuple[str, str]]:
        """The sections."""
        return [
            (section.key, section.title)
            for section in self.screen.index.sections
            if any(rule.key in self.found for rule in section.rules)
        ]
