"""A small kit of things to draw and to touch; knows no rules."""

from .area import Area
from .button import Button, FilledButton, IconButton, button_holds, put_focus
from .card import Card, card_back, card_height, paint_card, put_card, put_rim
from .card_face import CardFace, Sign
from .dials import Cycler, Gauge, Range
from .fields import Segments, Slider, Stepper, Switch, TextField, copy_text
from .inputs import Input, Inputs, post_motion, post_nothing, post_press
from .kit import Kit, Viewport
from .label import Image, Label, Panel, Paragraph, put_tooltip
from .long_view import Choices, LongView
from .passages import Link, Passage, Passages
from .pictures import MissingPictureError, Picture, Pictures
from .scroll import Scroll, filled_scroll
from .surfaces import Look, dim, put_panel, shade, soft_light
from .text import characters_of
from .theme import PALETTES, Palettes, Rgb, Theme, mixed
from .tiles import Tiles
from .tween import Easing, Tween, ease_in_out, ease_out
from .widget import Action, Root, Tip, Widget, can_focus

__all__ = [
    "Action",
    "Area",
    "Button",
    "Card",
    "CardFace",
    "Choices",
    "Cycler",
    "Easing",
    "FilledButton",
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
    "MissingPictureError",
    "PALETTES",
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
    "Scroll",
    "Segments",
    "Sign",
    "Slider",
    "Stepper",
    "Switch",
    "TextField",
    "Theme",
    "Tiles",
    "Tip",
    "Tween",
    "Viewport",
    "Widget",
    "button_holds",
    "can_focus",
    "card_back",
    "card_height",
    "characters_of",
    "copy_text",
    "dim",
    "ease_in_out",
    "ease_out",
    "filled_scroll",
    "mixed",
    "paint_card",
    "post_motion",
    "post_nothing",
    "post_press",
    "put_card",
    "put_focus",
    "put_panel",
    "put_rim",
    "put_tooltip",
    "shade",
    "soft_light",
]
