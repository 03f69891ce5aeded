"""The colours of Streets by what they mean."""

INK = "#12333C"
CREAM = "#FFF6E4"
PEOPLE = {"tourist": "#8E5BD9", "hipster": "#F2B632", "parent": "#4FA65B", "shopper": "#3D8BD4"}
MIXED = "#CDBFA6"
TYPES = (*PEOPLE, "mixed")
SEATS = {"coral": "#FF6B57", "ivory": "#F6EBD0", "slate": "#5C6B82", "lilac": "#C39BE8", "teal": "#18A79B",
         "sneak": "#3A2F4A"}  # fmt: skip
BUSINESS = {"restaurant": "#E0524A", "housing": "#7C5A3A", "leisure": "#2A9D8F", "retail": "#3566B0",
            "universal": "#74706C"}  # fmt: skip
