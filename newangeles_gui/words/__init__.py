"""What happens and what is asked, in sentences: for every screen, with the words of i18n."""

from newangeles_gui.words.wording import Wording

__all__ = ["Wording"]
