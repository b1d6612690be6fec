"""The pages of the printed sheet that say how to set up a table, with drawings to scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from calibration.drawing import draw_setting, write_centred

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fpdf import FPDF

    from calibration.setting import Setting
    from vision.reading import Point

_STEPS = (
    ('Print all pages one-sided at 100 % ("actual size"). The ruler on page 2 shows whether that worked.',),
    (
        "Cut out the four table markers. Lay or tape them flat around the place where you play: top left,",
        "top right, bottom right, bottom left as you sit. They don't have to be straight or evenly spaced.",
    ),
    (
        "Put the camera above the middle, looking down, about {height} cm up. It must see all four markers.",
        "Put a lamp at the side. One beside the camera is reflected in glossy cards.",
    ),
    ("Run   {calibrate}   and do what it says until it tells you that all is well.",),
    (
        "Lay the game out as in the drawing. Command cards can lie anywhere the camera sees them,",
        "outside the zones.",
    ),
    (
        "Play. Turn the turn card to TABLEMATE'S TURN when your turn is over, and lay DONE when you have",
        "done what Tablemate said. Lay another command card to answer or ask, and take it away when",
        "Tablemate has answered. Try not to cover the markers.",
    ),
)
_DRAWING_MM = (180.0, 96.0)
_SMALL_MM = (88.0, 88.0)
_COLUMNS = 2


def draw_guide(pdf: FPDF, setting: Setting, calibrate: str) -> None:
    """Draw the page of how-to, with one game's table."""
    pdf.set_text_color(0)
    pdf.set_font("helvetica", "B", 22)
    pdf.text(20, 24, "Tablemate: setting up the table")
    y = _write_steps(pdf, 36, calibrate, setting.camera_cm)
    middle = (pdf.w / 2, y + 52)
    below = draw_setting(pdf, setting, middle, _DRAWING_MM)
    words = f"What the camera sees: the four markers, and {setting.title} between them"
    _caption(pdf, (middle[0], below + 5), words)
    _draw_from_the_side(pdf, (pdf.w / 2, middle[1] + 105), setting.camera_cm)


def draw_other_games(pdf: FPDF, settings: Sequence[Setting]) -> None:
    """Draw the page with the tables of the other games."""
    pdf.set_text_color(0)
    pdf.set_font("helvetica", "B", 18)
    write_centred(pdf, pdf.w / 2, 20, "The other games on the table")
    for number, setting in enumerate(settings):
        row, column = divmod(number, _COLUMNS)
        x = pdf.w / 2 + (column - (_COLUMNS - 1) / 2) * (_SMALL_MM[0] + 10)
        y = 32 + _SMALL_MM[1] / 2 + row * (_SMALL_MM[1] + 14)
        below = draw_setting(pdf, setting, (x, y), _SMALL_MM)
        _caption(pdf, (x, below + 5), setting.title)
        _caption(pdf, (x, below + 9.5), f"camera about {setting.camera_cm} cm up")


def _write_steps(pdf: FPDF, y: float, calibrate: str, camera_cm: int) -> float:
    for number, lines in enumerate(_STEPS, 1):
        pdf.set_font("helvetica", "B", 12)
        pdf.text(20, y, str(number))
        pdf.set_font("helvetica", size=10)
        for line in lines:
            pdf.text(28, y, line.format(calibrate=calibrate, height=camera_cm))
            y += 4.8
        y += 2.2
    return y


def _draw_from_the_side(pdf: FPDF, at: Point, camera_cm: int) -> None:
    """Camera, table and lamp from the side."""
    x, y = at
    pdf.set_draw_color(0)
    pdf.set_line_width(0.6)
    pdf.line(x - 60, y, x + 60, y)
    pdf.set_line_width(0.4)
    pdf.polyline([(x + 52, y), (x + 52, y - 40), (x + 4, y - 40)])
    pdf.set_fill_color(0)
    pdf.rect(x - 4, y - 41.5, 8, 5, style="F")
    pdf.set_draw_color(120)
    with pdf.local_context(dash_pattern={"dash": 1.5, "gap": 1.5}):
        pdf.line(x - 1, y - 36, x - 40, y)
        pdf.line(x + 1, y - 36, x + 40, y)
    _caption(pdf, (x + 22, y - 42.5), "camera, looking down")
    _caption(pdf, (x, y - 15), f"about {camera_cm} cm")
    _draw_lamp(pdf, (x - 64, y))


def _draw_lamp(pdf: FPDF, foot: Point) -> None:
    x, y = foot
    pdf.set_draw_color(0)
    pdf.set_fill_color(230)
    pdf.set_line_width(0.4)
    pdf.polyline([(x - 8, y), (x, y), (x - 4, y), (x - 4, y - 24)])
    pdf.polygon([(x - 8, y - 22), (x - 3, y - 30), (x + 5, y - 20)], style="DF")
    _caption(pdf, (x - 4, y - 32), "lamp, from the side")


def _caption(pdf: FPDF, at: Point, words: str) -> None:
    pdf.set_font("helvetica", size=8.5)
    pdf.set_text_color(60)
    write_centred(pdf, *at, words)
