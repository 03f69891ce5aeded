"""What happens and what is asked, in sentences: for every screen, with the words of i18n."""

from .wording import Wording

__all__ = ["Wording"]
