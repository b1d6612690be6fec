"""The pages of the printed sheet that say how to set up a table, with drawings to scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from calibration.drawing import break_lines, draw_setting, write_centred

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fpdf import FPDF

    from calibration.drawing import Say
    from calibration.setting import Setting
    from vision.reading import Point

_STEPS = ("print", "markers", "camera", "calibrate", "lay_out", "play")
_STEP_MM = 160.0  # the width of its lines
_DRAWING_MM = (180.0, 96.0)
_SMALL_MM = (88.0, 88.0)
_COLUMNS = 2
GAMES_A_PAGE = 4


def draw_guide(pdf: FPDF, say: Say, setting: Setting, calibrate: str) -> None:
    """Draw the page of how-to, with one game's table."""
    pdf.set_text_color(0)
    pdf.set_font("helvetica", "B", 22)
    pdf.text(20, 24, say("guide_title"))
    y = _write_steps(pdf, say, 36, calibrate=calibrate, height=setting.camera_cm)
    middle = (pdf.w / 2, y + 52)
    below = draw_setting(pdf, say, setting, middle, _DRAWING_MM)
    _caption(pdf, (middle[0], below + 5), say("guide_seen", title=setting.title))
    _draw_from_the_side(pdf, say, (pdf.w / 2, middle[1] + 105), setting.camera_cm)


def draw_other_games(pdf: FPDF, say: Say, settings: Sequence[Setting]) -> None:
    """Draw the page with the tables of the other games."""
    pdf.set_text_color(0)
    pdf.set_font("helvetica", "B", 18)
    write_centred(pdf, pdf.w / 2, 20, say("guide_others"))
    for number, setting in enumerate(settings):
        row, column = divmod(number, _COLUMNS)
        x = pdf.w / 2 + (column - (_COLUMNS - 1) / 2) * (_SMALL_MM[0] + 10)
        y = 32 + _SMALL_MM[1] / 2 + row * (_SMALL_MM[1] + 14)
        below = draw_setting(pdf, say, setting, (x, y), _SMALL_MM)
        _caption(pdf, (x, below + 5), setting.title)
        _caption(pdf, (x, below + 9.5), say("guide_height", height=setting.camera_cm))


def _write_steps(pdf: FPDF, say: Say, y: float, **facts: object) -> float:
    for number, step in enumerate(_STEPS, 1):
        pdf.set_font("helvetica", "B", 12)
        pdf.text(20, y, str(number))
        pdf.set_font("helvetica", size=10)
        for line in break_lines(pdf, say(f"guide_{step}", **facts), _STEP_MM):
            pdf.text(28, y, line)
            y += 4.8
        y += 2.2
    return y


def _draw_from_the_side(pdf: FPDF, say: Say, at: Point, camera_cm: int) -> None:
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
    _caption(pdf, (x + 22, y - 42.5), say("guide_side_camera"))
    _caption(pdf, (x, y - 15), say("guide_side_height", height=camera_cm))
    _draw_lamp(pdf, (x - 64, y), say("guide_side_lamp"))


def _draw_lamp(pdf: FPDF, foot: Point, words: str) -> None:
    x, y = foot
    pdf.set_draw_color(0)
    pdf.set_fill_color(230)
    pdf.set_line_width(0.4)
    pdf.polyline([(x - 8, y), (x, y), (x - 4, y), (x - 4, y - 24)])
    pdf.polygon([(x - 8, y - 22), (x - 3, y - 30), (x + 5, y - 20)], style="DF")
    _caption(pdf, (x - 4, y - 32), words)


def _caption(pdf: FPDF, at: Point, words: str) -> None:
    pdf.set_font("helvetica", size=8.5)
    pdf.set_text_color(60)
    write_centred(pdf, *at, words)
