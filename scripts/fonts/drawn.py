"""Signs the typefaces lack, made from outlines they have. An outline is a list of (x, y) for the regular, and one for the bold."""

import math
from fontTools.misc.roundTools import otRound
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta

CAP = 720
SMALL_DIGITS = {'one': 'uni00B9', 'two': 'uni00B2', 'three': 'uni00B3', 'four': 'four.small', 'five': 'five.small',
                'seven': 'seven.small', 'eight': 'eight.small'}
FRACTIONS = {0xBC: ('one', 'four'), 0xBD: ('one', 'two'), 0xBE: ('three', 'four'), 0x215B: ('one', 'eight'),
             0x215C: ('three', 'eight'), 0x215D: ('five', 'eight'), 0x215E: ('seven', 'eight')}


class Pen:
    """Adds glyphs to a font: one weight, or two of which the second is the far end of the axis `wght`."""

    def __init__(self, font):
        self.font = font
        self.cmap = next(table.cmap for table in font['cmap'].tables if table.isUnicode())
        self.weights = 2 if 'fvar' in font else 1

    def points(self, name, weight):
        """A simple glyph with its two phantom points, at a weight: 0 is the regular, 1 the bold, beyond it heavier still."""
        glyph = self.font['glyf'][name]
        points = [*glyph.coordinates, (0, 0), (self.font['hmtx'][name][0], 0), (0, 0), (0, 0)]
        if self.weights == 1:
            return points[:-2]
        (variation,) = self.font['gvar'].variations[name]
        deltas = iup_delta(list(variation.coordinates), points, list(glyph.endPtsOfContours))
        return [(x + dx * weight, y + dy * weight) for (x, y), (dx, dy) in zip(points, deltas)][:-2]

    def width(self, name, weight):
        width = self.font['hmtx'][name][0]
        if self.weights == 1:
            return width
        return width + weight * sum(variation.coordinates[-3][0] for variation in self.font['gvar'].variations[name])

    def _add(self, name, code, glyph, widths, deltas):
        font = self.font
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font['glyf'].glyphs[name] = glyph
        glyph.recalcBounds(font['glyf'])
        font['hmtx'].metrics[name] = (otRound(widths[0]), getattr(glyph, 'xMin', 0))
        if self.weights == 2:
            grown = otRound(widths[1]) - otRound(widths[0])
            font['gvar'].variations[name] = [TupleVariation({'wght': (0.0, 1.0, 1.0)}, [*deltas, (0, 0), (grown, 0), (0, 0), (0, 0)])]
        if code:
            self.cmap[code] = name

    def draw(self, name, code, outlines, widths, ends, flags=None):
        """`outlines`, `widths`: for each weight. `flags` tell which points are on the line."""
        rounded = [[(otRound(x), otRound(y)) for x, y in outline] for outline in outlines]
        glyph = Glyph()
        glyph.numberOfContours = len(ends)
        glyph.coordinates = GlyphCoordinates(rounded[0])
        glyph.endPtsOfContours = list(ends)
        glyph.flags = bytearray(flags or [1] * len(rounded[0]))
        glyph.program = no_program()
        if not ends:
            glyph = Glyph()
            glyph.numberOfContours = 0
        deltas = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in zip(rounded[0], rounded[-1])]
        self._add(name, code, glyph, widths, deltas)

    def compose(self, name, code, parts, widths):
        """`parts`: names of glyphs, with where each stands for each weight."""
        glyph = Glyph()
        glyph.numberOfContours = -1
        glyph.components = []
        for part, places in parts:
            component = GlyphComponent()
            component.glyphName = part
            component.x, component.y = map(otRound, places[0])
            component.flags = 0x4
            glyph.components.append(component)
        deltas = [tuple(otRound(b) - otRound(a) for a, b in zip(places[0], places[-1])) for _, places in parts]
        self._add(name, code, glyph, widths, deltas)


def no_program():
    program = Program()
    program.fromBytecode(b'')
    return program


def emboldened(points, ends, by):
    """Moves each point outwards by half of `by`, along the bisector of its two edges."""
    moved = []
    start = 0
    for end in ends:
        ring = points[start:end + 1]
        start = end + 1
        for index, (x, y) in enumerate(ring):
            before = next((p for p in (ring[index - k] for k in range(1, len(ring))) if p != (x, y)), (x, y))
            after = next((p for p in (ring[(index + k) % len(ring)] for k in range(1, len(ring))) if p != (x, y)), (x, y))
            a, b = (math.atan2(y - before[1], x - before[0]), math.atan2(after[1] - y, after[0] - x))
            turn = math.remainder(b - a, math.tau)
            middle = a + turn / 2 + math.pi / 2
            reach = min(1 / max(math.cos(turn / 2), 0.1), 1.6) * by / 2
            moved.append((x + math.cos(middle) * reach, y + math.sin(middle) * reach))
    return moved + points[start:]


def small_digits(pen, *, scale, heavier, space, embolden=0):
    """Raised digits: `heavier` is the weight they are taken at for each weight, so that stems match."""
    for digit, name in SMALL_DIGITS.items():
        glyph = pen.font['glyf'][digit]
        outlines, widths = [], []
        for weight in heavier:
            points = pen.points(digit, weight)
            points = emboldened(points, glyph.endPtsOfContours, embolden) if embolden else points
            across, up = scale
            side = space + embolden * across / 2
            outlines.append([(x * across + side, CAP * (1 - up) + y * up) for x, y in points[:-2]])
            widths.append(points[-1][0] * across + 2 * side)
        code = {'one': 0xB9, 'two': 0xB2, 'three': 0xB3}.get(digit)
        pen.draw(name, code, outlines, widths, glyph.endPtsOfContours, list(glyph.flags))


def fractions(pen, *, lean, thick, overlap, drop):
    """A raised digit, a bar that leans by `lean` over the height of capitals, and a digit that is let down by `drop`."""
    bar = [[(0, 0), (lean, CAP), (lean + width, CAP), (width, 0)] for width in thick]
    pen.draw('fraction.bar', None, bar, [lean + width for width in thick], [3])
    for code, (above, below) in FRACTIONS.items():
        above, below = SMALL_DIGITS[above], SMALL_DIGITS[below]
        places = []
        for weight, width in enumerate(thick):
            first = pen.width(above, weight)
            at = first - overlap[weight]
            second = at + lean + width - overlap[weight]
            places.append(((0, 0), (at, 0), (second, -drop), second + pen.width(below, weight)))
        parts = zip((above, 'fraction.bar', below), zip(*(place[:3] for place in places)))
        pen.compose(f'uni{code:04X}', code, list(parts), [place[3] for place in places])


def primes(pen, *, slant):
    """Ticks of feet and inches: the straight quotation mark, leaning."""
    quote = pen.font['glyf']['quotesingle']
    outlines, widths, steps = [], [], []
    for weight in range(pen.weights):
        points = pen.points('quotesingle', weight)
        outlines.append([(x + (y - CAP + 100) * slant, y) for x, y in points[:-2]])
        widths.append(points[-1][0])
        steps.append(pen.width('quotedbl', weight) - points[-1][0])
    pen.draw('uni2032', 0x2032, outlines, widths, quote.endPtsOfContours, list(quote.flags))
    places = [[(0, 0)] * pen.weights, [(step, 0) for step in steps]]
    pen.compose('uni2033', 0x2033, [('uni2032', place) for place in places], [a + b for a, b in zip(widths, steps)])


def comparisons(pen):
    """± ≤ ≥: the sign, raised, above a bar that is the minus."""
    for code, sign, raised, lowered in [(0xB1, 'plus', 64, 337), (0x2264, 'less', 70, 270), (0x2265, 'greater', 70, 270)]:
        widths = [pen.width(sign, weight) for weight in range(pen.weights)]
        parts = [(sign, [(0, raised)] * pen.weights), ('minus', [(0, -lowered)] * pen.weights)]
        pen.compose(f'uni{code:04X}', code, parts, widths)


def tick_and_star(pen, *, thick):
    """✓ of what is included, ★ of ratings."""
    outlines = []
    for width in thick:
        # The middle line of the tick, as wide as a stem.
        (ax, ay), (bx, by), (cx, cy) = (70, 320), (265, 120), (650, 640)
        ring = []
        for (px, py), (qx, qy) in [((ax, ay), (bx, by)), ((bx, by), (cx, cy))]:
            length = math.hypot(qx - px, qy - py)
            ring.append((-(qy - py) / length * width / 2, (qx - px) / length * width / 2))
        (nx, ny), (mx, my) = ring
        corner = width / 2 / math.sin((math.atan2(ay - by, ax - bx) - math.atan2(cy - by, cx - bx)) / 2)
        middle = (math.atan2(ay - by, ax - bx) + math.atan2(cy - by, cx - bx)) / 2
        inner = (bx + math.cos(middle) * corner, by + math.sin(middle) * corner)
        outer = (2 * bx - inner[0], 2 * by - inner[1])
        outlines.append([(ax - nx, ay - ny), (ax + nx, ay + ny), inner, (cx + mx, cy + my), (cx - mx, cy - my), outer])
    pen.draw('uni2713', 0x2713, outlines, [720] * len(thick), [5])
    star = [(400 + math.sin(turn * math.pi / 5) * radius, 352 + math.cos(turn * math.pi / 5) * radius)
            for turn in range(10) for radius in [(388, 152)[turn % 2]]]
    pen.draw('uni2605', 0x2605, [star] * pen.weights, [800] * pen.weights, [9])


def spaces_and_hyphens(pen, *, thin):
    pen.draw('uni202F', 0x202F, [[]] * pen.weights, [thin] * pen.weights, [])
    pen.cmap[0x2009] = 'uni202F'
    pen.cmap[0x2010] = pen.cmap[0x2011] = 'hyphen'
