"""Cross-sections of trims in millimetres: closed outlines in (y, z), y across the piece from its exposed edge, z up from the table.

An outline runs once round the section. `Section.finished` says for each side whether it carries the finish (glaze, lacquer, polish);
the others show the body. `bond` draws a line where two layers meet; `holes` are openings of a flange that lies on the table."""
from dataclasses import dataclass, field

import numpy as np


@dataclass
class Section:
    points: np.ndarray               # N x 2, closed, clockwise seen from the cut end: up the exposed edge, over the top, down, back below
    finished: np.ndarray             # N, side k runs from point k to k + 1
    bond: float = 0.                 # height of a bond line, 0 for none
    holes: dict = field(default_factory=dict)


def _arc(cy, cz, ry, rz, start, end, n=16):
    a = np.radians(np.linspace(start, end, n))
    return [(cy + ry * np.cos(t), cz + rz * np.sin(t)) for t in a]


def _section(top, below=(), **more):
    """`top` is finished, `below` is not; the outline closes along the bottom."""
    points = np.array([*top, *below], np.float32)
    finished = np.zeros(len(points), bool)
    finished[:len(top) - 1] = True
    return Section(points, finished, **more)


def pencil(w, t):
    """Half round on straight sides."""
    r = w / 2
    side = max(t - r, 0)
    return _section([(0, 0), *_arc(r, side, r, min(r, t), 180, 0, 40), (w, 0)])


def bullnose(w, t, round_to=1.):
    """One long edge rounded over the thickness; the other sawn square."""
    r = t * round_to
    return _section([(.12 * r, 0), *_arc(r, t - r, r, r, 180, 90, 24), (w - .5, t), (w, t - .5)], [(w, 0)])


def full_bullnose(w, t):
    r = t / 2
    return _section([*_arc(r, r, r, r, 265, 90, 34), (w - .8, t), (w, t - .8)], [(w, 0)])


def eased(w, t, ease=4.):
    return _section([(0, 0), *_arc(ease, t - ease, ease, ease, 180, 90, 10), (w - 1, t), (w, t - 1)], [(w, 0)])


def threshold(w, t, bevel=12., fall=5.):
    return _section([(0, 0), (0, t - fall), (bevel, t), (w - bevel, t), (w, t - fall), (w, 0)])


def quarter_round(w, t):
    """Solid quarter round, its two flat sides to wall and floor."""
    return _section([(0, 0), (0, .6), *_arc(w, .6, w, t - .6, 180, 91, 36), (w, t)], [(w, 0)])


def corner(w, t, wall=6.):
    """A rounded outside corner of fired clay, hollow behind."""
    outer = [(0, 0), (0, 1.5), *_arc(w - 1.5, 1.5, w - 1.5, t - 1.5, 180, 90, 32), (w, t)]
    return _section(outer, [(w, t - wall), *_arc(w - 1.5, 0, w - wall - 1.5, t - wall, 90, 176, 14), (wall - .5, 0)])


def jolly(w, t):
    """A flat face with soft shoulders, a little crooked as hand-made pieces are."""
    return _section([(0, 0), (.2, t - 3.4), *_arc(3.4, t - 3.6, 3.2, 3.2, 178, 92, 12), (w - 3.6, t), *_arc(w - 3.0, t - 2.8, 2.8, 2.8, 88, 2, 12), (w, 0)])


def chair_rail(w, t):
    """Bead, fillet, S-curve and foot."""
    k, h = w / 50, t / 25
    bead = _arc(6.2 * k, 18.6 * h, 6.2 * k, 6.4 * h, 200, 8, 26)
    s = np.linspace(0, 1, 30)
    curve = [(k * (17 + 23.5 * q), h * (18.8 - 10.8 * (q - np.sin(2 * np.pi * q) / (2 * np.pi) * .9))) for q in s]
    return _section([(1.2 * k, 0), (.6 * k, 14 * h), *bead, (12.6 * k, 18.2 * h), (17 * k, 18.2 * h), *curve, (41.5 * k, 8 * h), (41.5 * k, 6 * h),
                     (w - 1, 6 * h), (w, 5 * h), (w, 0)])


def stair_nose(w, t, deck=None, lip=None, grooves=(), bonded=False, tongue=True):
    """A rounded front that hangs `lip` mm over the riser; behind it the deck is thinner by the rebate below."""
    deck, lip = deck or t * .7, lip or t * 1.7
    r = t / 2
    front = _arc(r, r, r, r, 262, 90, 34)
    top = [*front]
    for y in grooves:
        top += [(y - 1.3, t), (y - .7, t - 1.3), (y + .7, t - 1.3), (y + 1.3, t)]
    top += [(w - .6, t), (w, t - .6)]
    floor = t - deck
    slot = [(w, t - deck * .36), (w - 6, t - deck * .36), (w - 6, t - deck * .64), (w, t - deck * .64)] if tongue else []
    return _section(top, [*slot, (w, floor), (lip, floor), (lip, 0)], bond=floor if bonded else 0.)


def t_moulding(w, t, cap=None, stem=14.):
    """A crowned cap on a stem that goes down between two floors."""
    cap = cap or t * .46
    m = w / 2
    crown = [(y, t - cap + 1.6 + (cap - 1.6) * np.sqrt(max(1 - ((y - m) / m) ** 2, 0)) ** .8) for y in np.linspace(.01, w - .01, 40)]
    under = t - cap
    return _section([(1.2, under + .2), (0, under + 1.0), *crown, (w, under + 1.0), (w - 1.2, under + .2)],
                    [(m + stem / 2, under), (m + stem / 2, 0), (m - stem / 2, 0), (m - stem / 2, under)])


def reducer(w, t, low=2.2):
    """Falls in one curve from the floor's height to almost nothing; a rebate behind takes the edge of the floor."""
    s = np.linspace(0, 1, 26)
    back = w - 11
    slope = [(1 + (w * .68) * q, low + (t - low) * (np.sin(q * np.pi / 2) ** 1.25)) for q in s]
    return _section([(0, 0), (0, low - .6), *slope, (w - .6, t), (w, t - .6)], [(w, t * .55), (back, t * .55), (back, 0)])


def metal_edge(w, t, wall=2.6):
    """A square visible edge on a thin perforated leg that lies in the mortar. `t` is the height of the tile."""
    return _section([(0, 0), (0, t - .35), (.35, t), (wall - .3, t), (wall, t - .3), (wall, t - 1.6), (1.2, t - 2.0), (1.2, 1.0), (w - .2, 1.0), (w, .8), (w, 0)],
                    holes=dict(start=7., end=w - 4., pitch=17., wide=11.))


SECTIONS = dict(pencil=pencil, bullnose=bullnose, full_bullnose=full_bullnose, eased=eased, threshold=threshold, quarter_round=quarter_round,
                corner=corner, jolly=jolly, chair_rail=chair_rail, stair_nose=stair_nose, t_moulding=t_moulding, reducer=reducer,
                metal_edge=metal_edge)


def settled(s: Section, lean=0.):
    """The section turned by `lean` degrees towards its exposed edge and set down on the table."""
    a = np.radians(lean)
    y, z = s.points.T
    p = np.stack([y * np.cos(a) - z * np.sin(a), y * np.sin(a) + z * np.cos(a)], 1).astype(np.float32)
    p[:, 1] -= p[:, 1].min()
    p[:, 0] -= p[:, 0].min()
    return p
