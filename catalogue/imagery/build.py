"""From an entry to a surface: the material, laid and jointed, wherever one looks."""
import numpy as np

from layouts import LAYOUTS
from materials import MATERIALS
from surface import Place, Surface, cut, domes, flutes, joints, texture, variation

# roughness (None keeps the material's own), strength of reflection, room that is reflected, relief of the face
FINISHES = dict(
    polished=dict(rough=.08, spec=1., room='soft'), lappato=dict(rough=.20, spec=.9, room='soft'),
    honed=dict(rough=.40, spec=.8, room='soft'), satin=dict(rough=.28, spec=.8, room='soft'),
    matte=dict(rough=.62, spec=.6, room='soft'), glazed=dict(rough=None, spec=1.05, room='window'),
    natural=dict(rough=None, spec=.7, room='soft'), leathered=dict(rough=.34, spec=.8, room='soft', relief='leathered'),
    flamed=dict(rough=.7, spec=.6, room='soft', relief='flamed'), brushed=dict(rough=.5, spec=.7, room='soft', relief='brushed'),
    textured=dict(rough=.68, spec=.6, room='soft', relief='textured'))
EDGE, PIECES = ('depth', 'bevel', 'profile', 'ragged'), ('tone', 'warmth', 'tilt', 'lift')


def finish_of(entry):
    return FINISHES[entry.get('finish', 'polished')]


def plane(width, height, span, at=(0, 0)):
    """Plane coordinates of a picture `span` mm wide whose top left corner is `at`."""
    mm = span / width
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) * mm
    return x + at[0], y + at[1], mm


def _second(dots, cells, seed):
    """Where a second stone is used instead of the first."""
    by, share = dots.pop('by', 'kind'), dots.pop('share', .3)
    if by == 'row':
        return np.mod(cells.j, 2) == 1
    if by == 'checker':
        return np.mod(cells.i + cells.j, 2) == 1
    if by == 'random':
        return cells.random(seed * 17 + 3) < share
    return cells.kind == (2 if by == 'kind' else int(by))


def build(entry, x, y, mm, canon=None) -> Surface:
    """The entry's surface at plane coordinates x, y (mm) with pixels `mm` wide. `canon` renames pieces (periods.py)."""
    layout = dict(entry.get('layout') or {'kind': 'plain'})
    kind, gap = layout.pop('kind'), layout.pop('grout', 'cfccc6')
    edge = {k: layout.pop(k) for k in EDGE if k in layout}
    turn, spread = layout.pop('turn', 'half'), layout.pop('spread', 4000.)
    pieces = {k: layout.pop(k) for k in PIECES if k in layout}
    flute, dome = (layout.pop(k, None) for k in ('flute', 'dome'))
    second = layout.pop('dots', None) or []
    seed = entry['seed']
    c = LAYOUTS[kind](x, y, **layout)
    if canon is not None:
        c = canon(c)
    cx, cy = (x + seed * 1371, y + seed * 923) if kind == 'plain' else cut(c, seed * 31 + 5, turn, spread)
    place = Place(x, y, mm, c, cx.astype(np.float32), cy.astype(np.float32))
    parameters = {k: v for k, v in entry.items() if k == 'palette'} | (entry.get('with') or {})
    s = MATERIALS[entry['material']](place, seed, **parameters)
    for n, dots in enumerate(second if isinstance(second, list) else [second]):
        dots = dict(dots)
        m = _second(dots, c, seed + n)
        other = MATERIALS[dots.pop('material', entry['material'])](place, seed + 3 + n, **dots)
        s = Surface(np.where(m[..., None], other.albedo, s.albedo), np.where(m, other.height, s.height), s.rough)
    f = finish_of(entry)
    if f['rough'] is not None:
        s.rough = np.clip(s.rough - float(np.median(s.rough[::7, ::7])) + f['rough'], .03, .95)
    if f.get('relief'):
        s = texture(s, place, f['relief'], seed)
    if kind != 'plain':
        s = variation(s, c, seed + 70, **({'tone': .06} | pieces))
        s = flutes(s, c, **flute) if flute else s
        s = domes(s, c, **dome) if dome else s
        s = joints(s, place, None if gap == 'none' else gap, **edge)
    s.height = s.height.astype(np.float32)
    return s
