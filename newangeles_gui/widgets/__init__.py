"""A small kit of things to draw and to touch; knows no rules."""

from .area import Area
from .button import Button, FilledButton, IconButton, button_holds, put_focus
from .card import Card, card_back, card_height, paint_card, put_card, put_rim
from .card_face import CardFace, Sign
from .card_print import Fitted, WordRoom, fade, fit, put_lines, symbol, window
from .dials import Cycler, Gauge, Range
from .fields import Segments, Slider, Stepper, Switch, TextField, copy_text
from .inputs import BOUND, BUTTONS, FIXED, Input, Inputs, post_motion, post_nothing, post_press
from .kit import Kit, Viewport
from .label import DELAY, Image, Label, Panel, Paragraph, put_tooltip
from .long_view import Choices, LongView
from .passages import Link, Passage, Passages
from .pictures import MissingPictureError, Picture, Pictures, size_of
from .scroll import Scroll, filled_scroll
from .strip import Mark, RowPart, RowText, Space, Strip, row, row_width
from .surfaces import Look, corners, dim, margin, panel, pulled, put_panel, shade, soft_light
from .text import characters_of
from .theme import PALETTES, Palettes, Rgb, Theme, mixed
from .tiles import Tiles
from .tween import Easing, Tween, ease_in_out, ease_out, linear, overshoot
from .widget import Action, Root, Tip, Widget, can_focus

__all__ = [
    "BOUND",
    "BUTTONS",
    "DELAY",
    "FIXED",
    "PALETTES",
    "Action",
    "Area",
    "Button",
    "Card",
    "CardFace",
    "Choices",
    "Cycler",
    "Easing",
    "FilledButton",
    "Fitted",
    "Gauge",
    "IconButton",
    "Image",
    "Input",
    "Inputs",
    "Kit",
    "Label",
    "Link",
    "LongView",
    "Look",
    "Mark",
    "MissingPictureError",
    "Palettes",
    "Panel",
    "Paragraph",
    "Passage",
    "Passages",
    "Picture",
    "Pictures",
    "Range",
    "Rgb",
    "Root",
    "RowPart",
    "RowText",
    "Scroll",
    "Segments",
    "Sign",
    "Slider",
    "Space",
    "Stepper",
    "Strip",
    "Switch",
    "TextField",
    "Theme",
    "Tiles",
    "Tip",
    "Tween",
    "Viewport",
    "Widget",
    "WordRoom",
    "button_holds",
    "can_focus",
    "card_back",
    "card_height",
    "characters_of",
    "copy_text",
    "corners",
    "dim",
    "ease_in_out",
    "ease_out",
    "fade",
    "filled_scroll",
    "fit",
    "linear",
    "margin",
    "mixed",
    "overshoot",
    "paint_card",
    "panel",
    "post_motion",
    "post_nothing",
    "post_press",
    "pulled",
    "put_card",
    "put_focus",
    "put_lines",
    "put_panel",
    "put_rim",
    "put_tooltip",
    "row",
    "row_width",
    "shade",
    "size_of",
    "soft_light",
    "symbol",
    "window",
]
