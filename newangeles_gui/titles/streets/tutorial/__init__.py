"""Learning to play Streets: lessons on given cities, and hints in a first game."""

from .hints import ASKED, HINTS, TOLD, Hint, guided_start, hint_now
from .lessons import CHAPTERS, Asked, Lesson, LessonCourse, lessons

__all__ = [
    "ASKED",
    "Asked",
    "CHAPTERS",
    "HINTS",
    "Hint",
    "Lesson",
    "LessonCourse",
    "TOLD",
    "guided_start",
    "hint_now",
    "lessons",
]
