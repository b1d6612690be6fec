"""The page of the printed sheet that says how to set up a table, with a drawing to scale."""

from fpdf import FPDF

from calibration.layout import Zone, load_layout
from vision.reading import Corners, Point

_STEPS = (
    ('Print all pages one-sided at 100 % ("actual size"). The ruler on page 2 shows whether that worked.',),
    (
        "Cut out the four table markers. Lay or tape them flat around the place where you play: top left,",
        "top right, bottom right, bottom left as you sit. They don't have to be straight or evenly spaced.",
    ),
    (
        "Put the camera above the middle, looking down, about 60 cm up; it must see all four markers.",
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
_NAMES = {"tray": "bird tray", "feeder": "feeder and dice", "bot": "the Automa's cards and eggs"}
_MARKERS_MM: tuple[Point, ...] = ((-285, -140), (285, -140), (285, 140), (-285, 140))
_TURN_CARD_MM: Point = (-150, 95)
_DRAWN_SCALE = 0.27


def draw_guide(pdf: FPDF, calibrate: str) -> None:
    """Draw the page of how-to."""
    pdf.set_text_color(0)
    pdf.set_font("helvetica", "B", 22)
    pdf.text(20, 24, "Tablemate: setting up the table")
    y = _write_steps(pdf, 36, calibrate)
    middle = (pdf.w / 2, y + 52)
    _draw_from_above(pdf, middle)
    _draw_from_the_side(pdf, (pdf.w / 2, middle[1] + 105))


def _write_steps(pdf: FPDF, y: float, calibrate: str) -> float:
    for number, lines in enumerate(_STEPS, 1):
        pdf.set_font("helvetica", "B", 12)
        pdf.text(20, y, str(number))
        pdf.set_font("helvetica", size=10)
        for line in lines:
            pdf.text(28, y, line.format(calibrate=calibrate))
            y += 4.8
        y += 2.2
    return y


def _draw_from_above(pdf: FPDF, middle: Point) -> None:
    """The table as the camera sees it, with the zones of Wingspan where the layout has them."""
    pdf.set_draw_color(120)
    pdf.set_line_width(0.2)
    pdf.set_fill_color(247)
    pdf.rect(middle[0] - 90, middle[1] - 48, 180, 96, style="DF")
    for x, y in _MARKERS_MM:
        _draw_small_marker(pdf, (middle[0] + x * _DRAWN_SCALE, middle[1] + y * _DRAWN_SCALE))
    for zone in load_layout("wingspan"):
        _draw_zone(pdf, zone, middle)
    _draw_turn_card(pdf, middle)
    _caption(
        pdf,
        (middle[0], middle[1] + 53),
        "What the camera sees: the four markers, and the zones of Wingspan between them",
    )


def _draw_zone(pdf: FPDF, zone: Zone, middle: Point) -> None:
    pdf.set_fill_color(255)
    pdf.set_draw_color(0)
    pdf.set_line_width(0.35)
    pdf.polygon(_place(zone.corners_mm(), middle), style="DF")
    pdf.set_line_width(0.15)
    for number in range(zone.slots):
        pdf.polygon(_place(zone.slot_corners_mm(number), middle))
    x, y = zone.center_mm
    _caption(pdf, (middle[0] + x * _DRAWN_SCALE, middle[1] + y * _DRAWN_SCALE + 1), _NAMES[zone.name])


def _draw_turn_card(pdf: FPDF, middle: Point) -> None:
    card = Zone("turn card", "area", _TURN_CARD_MM, (60, 85), turned_deg=-8)
    pdf.set_fill_color(255)
    pdf.set_line_width(0.25)
    pdf.polygon(_place(card.corners_mm(), middle), style="DF")
    x, y = middle[0] + _TURN_CARD_MM[0] * _DRAWN_SCALE, middle[1] + _TURN_CARD_MM[1] * _DRAWN_SCALE
    _draw_small_marker(pdf, (x, y - 3))
    _caption(pdf, (x, y + 16.5), "turn card")


def _draw_small_marker(pdf: FPDF, middle: Point) -> None:
    x, y = middle
    pdf.set_fill_color(255)
    pdf.rect(x - 6, y - 6, 12, 12, style="F")
    pdf.set_fill_color(0)
    pdf.rect(x - 4.8, y - 4.8, 9.6, 9.6, style="F")
    pdf.set_fill_color(255)
    for cell_x, cell_y in (
        (-3.6, -3.6),
        (0, -3.6),
        (1.2, -1.2),
        (-2.4, 0),
        (0, 1.2),
        (2.4, 2.4),
        (-3.6, 2.4),
    ):
        pdf.rect(x + cell_x, y + cell_y, 1.2, 1.2, style="F")


def _draw_from_the_side(pdf: FPDF, at: Point) -> None:
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
    _caption(pdf, (x, y - 15), "about 60 cm")
    _draw_lamp(pdf, (x - 64, y))


def _draw_lamp(pdf: FPDF, foot: Point) -> None:
    x, y = foot
    pdf.set_draw_color(0)
    pdf.set_fill_color(230)
    pdf.set_line_width(0.4)
    pdf.polyline([(x - 8, y), (x, y), (x - 4, y), (x - 4, y - 24)])
    pdf.polygon([(x - 8, y - 22), (x - 3, y - 30), (x + 5, y - 20)], style="DF")
    _caption(pdf, (x - 4, y - 32), "lamp, from the side")


def _place(corners_mm: Corners, middle: Point) -> list[Point]:
    return [(middle[0] + x * _DRAWN_SCALE, middle[1] + y * _DRAWN_SCALE) for x, y in corners_mm]


def _caption(pdf: FPDF, at: Point, words: str) -> None:
    pdf.set_font("helvetica", size=8.5)
    pdf.set_text_color(60)
    pdf.text(at[0] - pdf.get_string_width(words) / 2, at[1], words)
