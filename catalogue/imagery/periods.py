"""How layouts repeat, so that a map of whole pieces tiles without a seam.

A layout repeats after `period(layout)` mm. Pieces that a map's edge cuts get the same number on both sides: their
numbers are reduced modulo the lattice of one period, measured on the layout itself."""
import math

import numpy as np

from layouts import LAYOUTS, Cells

IGNORED = ('kind', 'grout', 'depth', 'bevel', 'profile', 'ragged', 'turn', 'spread', 'tone', 'warmth', 'tilt', 'lift',
           'flute', 'dome', 'section', 'dots')


def measures(layout):
    return {k: v for k, v in layout.items() if k not in IGNORED}


def _rows(bond):
    """After how many rows a bond is back where it began."""
    return next((n for n in range(1, 13) if abs(n * bond - round(n * bond)) < .02), 12) if bond else 1


def period(layout):
    """The smallest repeat (mm, mm) of a layout."""
    o, kind = dict(layout), layout['kind']
    j = o.get('joint', 0.)
    if kind in ('grid', 'columns'):
        w, h = o['width'] + j, (o['height'] + j) * _rows(o.get('bond', 0))
        return (w, h) if kind == 'grid' else (h, w)
    if kind in ('hexagon', 'penny'):
        return o['size'] + j, (o['size'] + j) * math.sqrt(3)
    if kind == 'picket':
        return o['width'] + j, 2 * (o['height'] - o['width'] * o.get('tip', .6) + j)
    if kind == 'rhombus':
        slope = math.hypot(o['width'], o['height'])
        return o['width'] + j * slope / o['height'], o['height'] + j * slope / o['width']
    if kind == 'scallop':
        return o['size'], o['size']
    if kind == 'herringbone':
        n, w = round(o['width'] / o['height']), o['height'] + j
        return (n * w * math.sqrt(2), w * math.sqrt(2)) if o.get('diagonal', True) else (2 * n * w, 2 * n * w)
    if kind == 'chevron':
        a = math.radians(o.get('angle', 45.))
        return 2 * (o['width'] * math.cos(a) + j), (o['height'] + j) / math.cos(a)
    if kind == 'basketweave':
        p = (o['width'] + o['height']) / 2 + j
        return 2 * p, 2 * p
    from fancy_layouts import PERIODS
    return PERIODS[kind](o)


def _second_stone(layout):
    dots = layout.get('dots') or []
    return any(d.get('by') in ('row', 'checker') for d in (dots if isinstance(dots, list) else [dots]))


def extent(layout, least):
    """The repeat of a map at least `least` mm in each direction."""
    even = 2 if _second_stone(layout) else 1
    return tuple(p * even * max(1, math.ceil(least / p / even - .01)) for p in period(layout))


def irregular(layout, least):
    """An extent of at least `least` mm for layouts ruled by chance, which then take it as their `repeat`."""
    o, kind = layout, layout['kind']
    times = lambda p: p * max(1, math.ceil(least / p - .01))
    if kind == 'random_planks':
        along, across = times(o['width'] + o['joint']), times(o['height'] + o['joint'])
        return (across, along) if o.get('upright', True) else (along, across)
    if kind == 'pebble':
        return times(o['size'] * o.get('stretch', 1.35)), times(o['size'])
    along, across = times(2 * (max(o['widths']) + o['joint'])), times(sum(h + o['joint'] for h in o['heights']))
    return (across, along) if o.get('upright') else (along, across)


def canon(layout, width, height):
    """A function that renames Cells so that pieces one period apart are the same piece."""
    lay, o = LAYOUTS[layout['kind']], measures(layout)
    rng = np.random.default_rng(5)
    x, y = (rng.uniform(.3, .7, 400) * p for p in (width, height))
    here = lay(x, y, **o)

    def shift(dx, dy):
        there = lay(x + dx, y + dy, **o)
        # float32 places near an edge may fall to the neighbour: take the most frequent difference
        pairs, count = np.unique(np.stack([there.i - here.i, there.j - here.j]), axis=1, return_counts=True)
        return pairs[:, count.argmax()]
    (a, b), (c, d) = shift(width, 0), shift(0, height)
    det = float(int(a) * int(d) - int(b) * int(c))
    if det == 0:
        raise ValueError(f"{layout['kind']} does not repeat after {width} x {height} mm")

    def rename(cells):
        i, j = cells.i.astype(np.int64), cells.j.astype(np.int64)
        m = np.floor((i * d - j * c) / det + 1e-9).astype(np.int64)
        n = np.floor((j * a - i * b) / det + 1e-9).astype(np.int64)
        return Cells((i - m * a - n * c).astype(np.int32), (j - m * b - n * d).astype(np.int32), cells.x, cells.y, cells.d,
                     cells.kind)
    return rename
