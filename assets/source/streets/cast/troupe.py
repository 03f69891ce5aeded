"""Who plays against you: six characters and the Sneak."""

from ...drawing import palette, svg
from . import wear
from .bust import Bust, shoulders
from .face import Head
from .moods import Mood


def host() -> Bust:
    """Ama Brandt, who collects crowds."""

    def clothes(_mood: Mood) -> str:
        beads = "".join(
            svg.circle(
                100 + 4.6 * k,
                156 + 10 - 0.42 * k * k * 0.55,
                4.4,
                ("#F2BE4A", "#FFF6E4", "#2FA595")[k % 3],
            )
            for k in range(-5, 6)
        )
        return (
            shoulders("#D2483C")
            + svg.stroke("M74,146 Q100,172 126,146", palette.mix("#D2483C", "#173A46", 0.3), 3)
            + beads
        )

    head = Head("#8A5234", "#2E1A14", wide=36, lips="#B8383E", lashes=True, iris="#3A2014")
    return Bust(
        head,
        ("#BFE0D6", "#4E9A94"),
        clothes,
        above=lambda m: wear.turban("#F5B92E") + wear.earrings("#FFD55A"),
    )


def speculator() -> Bust:
    """Iris Quill, who closes many short streets."""

    def clothes(_mood: Mood) -> str:
        return (
            shoulders("#2F7F62", 70)
            + svg.path(
                "M76,138 Q100,152 124,138 L126,152 Q100,168 74,152 z", wear.surface("#2A6E56")
            )
            + svg.rect(140, 170, 5, 24, "#F2BE4A", transform="rotate(12 142 180)", rx=2)
        )

    head = Head(
        "#F3CBA8",
        "#241C2E",
        wide=34,
        chin=46,
        jaw=0.72,
        eye=6.6,
        iris="#2F7F62",
        lips="#C8384E",
        nose="long",
        brow_thick=3.6,
    )
    return Bust(
        head,
        ("#E8D2E6", "#A284B8"),
        clothes,
        lambda m: wear.bob_back("#2A2236"),
        lambda m: wear.bob_front("#2A2236") + wear.glasses("#22303A"),
    )


def landlord() -> Bust:
    """Otto Moss, who has signs in every street."""

    def clothes(_mood: Mood) -> str:
        shirt = svg.path("M82,142 L100,176 L118,142 L124,204 H76 z", "#FFF6E4")
        bow = svg.path("M100,160 L80,150 V172 z M100,160 L120,150 V172 z", "#F2B632") + svg.circle(
            100, 161, 5.5, "#D8922A"
        )
        lapel = svg.path(
            "M76,142 L58,160 L84,204 H96 z M124,142 L142,160 L116,204 H104 z",
            wear.surface("#2E4A78"),
        )
        return (
            shoulders("#2A4068", 80)
            + shirt
            + lapel
            + bow
            + svg.stroke("M122,190 q16,8 26,-4", "#F2B632", 2.6)
        )

    head = Head(
        "#EDB48C",
        "#7A5236",
        wide=38,
        chin=45,
        jaw=0.9,
        nose="broad",
        eye=6.2,
        brow_thick=6.4,
        iris="#4A6A8A",
    )
    return Bust(head, ("#F8DCB6", "#D98E5A"), clothes,
                above=lambda m: wear.rim_hair("#8A5E3A") + wear.moustache("#8A5E3A", 6 if m.mouth in ("laugh", "smirk") else 0) + svg.stroke("M-18,-32 Q-8,-40 4,-40", "#FFFFFF", 4, opacity=0.55))  # fmt: skip


def developer() -> Bust:
    """Lena Fjord, who waits for five."""

    def clothes(_mood: Mood) -> str:
        bands = svg.path(
            "M54,150 L66,147 L76,204 H62 z M146,150 L134,147 L124,204 H138 z", "#FFF27A"
        )
        return (
            shoulders("#F0783A")
            + svg.path(
                "M80,141 L100,168 L120,141 L124,150 L104,184 V204 H96 V184 L76,150 z", "#FFF6E4"
            )
            + bands
        )

    head = Head(
        "#F6CDA6",
        "#B9853A",
        wide=35,
        lashes=True,
        iris="#3D8BD4",
        lips="#D8606A",
        freckles=True,
        jaw=0.76,
    )
    return Bust(
        head,
        ("#CFE6F4", "#5E9ACA"),
        clothes,
        lambda m: wear.braid("#E8BE5A"),
        lambda m: wear.side_locks("#E8BE5A") + wear.hard_hat("#FFF3D8"),
    )


def spoiler() -> Bust:
    """Viktor Crane, who closes what others open."""

    def clothes(_mood: Mood) -> str:
        return (
            shoulders("#4A2E6A", 70)
            + svg.path(
                "M74,134 Q100,154 126,134 L130,158 Q100,174 70,158 z", wear.surface("#5E3A86")
            )
            + svg.stroke("M72,146 Q100,162 128,146", "#3A2256", 2.4)
        )

    head = Head(
        "#E3BFA6",
        "#1E1A26",
        wide=31,
        chin=52,
        jaw=0.62,
        eye=6.2,
        nose="long",
        brow_thick=5,
        apart=13.5,
        iris="#5E3A86",
    )
    return Bust(
        head,
        ("#DDD0EC", "#7A6AA8"),
        clothes,
        above=lambda m: (
            svg.group(wear.slick("#26222E"), transform="scale(0.86 1)") + wear.goatee("#26222E")
        ),
        size=0.97,
    )


def collector() -> Bust:
    """Noor Aziz, who wants one of each."""

    def clothes(_mood: Mood) -> str:
        pins = "".join(
            svg.circle(x, y, 6, c, stroke="#FFF6E4", stroke_width=2)
            for x, y, c in (
                (54, 178, "#E0524A"),
                (70, 188, "#2A9D8F"),
                (144, 178, "#3566B0"),
                (130, 190, "#7C5A3A"),
            )
        )
        return shoulders("#23696E", 76) + pins

    head = Head(
        "#CF9064", "#3A2216", wide=35, lashes=True, iris="#5A3A1E", lips="#B03A4A", jaw=0.74
    )
    return Bust(
        head,
        ("#F6E2B8", "#D8A84E"),
        clothes,
        lambda m: wear.scarf_back("#A8406E"),
        lambda m: wear.scarf_front("#C2507E") + wear.loupe(),
    )


def sneak() -> Bust:
    """The Sneak, who needs no cards."""

    def clothes(_mood: Mood) -> str:
        collar = svg.path(
            "M100,182 L58,158 L66,116 Q80,136 100,152 Q120,136 134,116 L142,158 z",
            wear.surface("#4E4460"),
        )
        return (
            shoulders("#3A3248", 78)
            + collar
            + svg.stroke("M100,154 V204", "#26202F", 3)
            + svg.circle(108, 186, 4, "#F2BE4A")
        )

    head = Head("#E8BC94", "#26202F", wide=34, jaw=0.74, nose="long", eye=6.6, iris="#2FA595")
    return Bust(
        head,
        ("#CBBFD8", "#544A6E"),
        clothes,
        above=lambda m: wear.eye_mask("#26202F") + wear.fedora("#453B58", "#F2BE4A"),
    )


TROUPE = {"host": host(), "speculator": speculator(), "landlord": landlord(), "developer": developer(), "spoiler": spoiler(),
          "collector": collector(), "sneak": sneak()}  # fmt: skip
