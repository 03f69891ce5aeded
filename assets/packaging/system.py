"""What a Linux desktop wants beside the program: menu entry, icons, manual, completion."""

import shutil
import sys
import time
from pathlib import Path

from . import contents, manual
from .prepare import ROOT

HERE = Path(__file__).parent / "linux"
ICONS = (16, 24, 32, 48, 64, 128, 256, 512)


def write(share: Path, seconds: int) -> None:
    """Fill a folder that can be copied to /usr/share, /usr/local/share or ~/.local/share."""
    (share / "applications").mkdir(parents=True, exist_ok=True)
    (share / "metainfo").mkdir(exist_ok=True)
    shutil.copy(HERE / "newangeles.desktop", share / "applications")
    shutil.copy(HERE / f"{contents.IDENTIFIER}.metainfo.xml", share / "metainfo")
    kinds = share / "mime" / "packages"
    kinds.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / f"{contents.IDENTIFIER}.mime.xml", kinds / f"{contents.IDENTIFIER}.xml")
    for size in ICONS:
        folder = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        picture = ROOT / "assets" / "house" / "app_icon" / f"{size}.png"
        shutil.copy(picture, folder / f"{contents.IDENTIFIER}.png")
    sys.path.insert(0, str(ROOT))
    from newangeles_gui.cli import build_parser

    date = time.strftime("%Y-%m-%d", time.gmtime(seconds))
    manual.write(share, build_parser(), contents.version(ROOT), date)
