"""The words of the game."""

from __future__ import annotations

from newangeles_gui.widgets.passages import Passage

from .text_tab import TextTab


class GlossaryTab(TextTab):
    """Every word with its meaning and the rules about it."""

    name = "glossary"

    def passages(self) -> list[Passage]:
        """The words that were found."""
        return [
            Passage(word.key, word.text, title=word.label, below=self._rules(word.rules))
            for word in self.screen.index.keywords
            if word.key in self.found
        ]

    def _rules(self, rules: tuple[str, ...]) -> str:
        return self.say("rules", rules=", ".join(rules)) if rules else ""

    def contents(self) -> list[tuple[str, str]]:
        """The words themselves."""
        words = self.screen.index.keywords
        return [(word.key, word.label) for word in words if word.key in self.found]
