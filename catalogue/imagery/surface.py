"""What a material returns, and the finishing touches that belong to no single material."""
from dataclasses import dataclass

import numpy as np

from colour import lin, scale, step
from noise import fbm


@dataclass
class Surface:
    albedo: np.ndarray   # H x W x 3, linear
    height: np.ndarray   # mm
    rough: np.ndarray    # 0 mirror .. 1 chalk


@dataclass
class Place:
    """Where a picture looks: plane coordinates in mm, the pixel pitch, and the pieces under them."""
    x: np.ndarray
    y: np.ndarray
    mm: float
    cells: object
    cut_x: np.ndarray
    cut_y: np.ndarray


def cut(cells, seed, turn='half', spread=4000.):
    """Coordinates in the block each piece was cut from. `turn`: none, half (0 or 180 degrees), any."""
    a, b, c = (cells.random(seed + k) for k in range(3))
    angle = {'none': c * 0, 'half': np.floor(c * 2) * np.pi, 'any': c * 2 * np.pi}[turn]
    cs, sn = np.cos(angle), np.sin(angle)
    return cells.x * cs - cells.y * sn + a * spread, cells.x * sn + cells.y * cs + b * spread


def variation(surface, cells, seed, tone=.08, warmth=.015, tilt=0., lift=0.):
    """Differences from piece to piece: brightness, warmth, a slight tilt (mm per mm) and height (mm)."""
    t, w = cells.random(seed) - .5, (cells.random(seed + 1) - .5) * warmth
    albedo = scale(surface.albedo, 1 + tone * t) * np.stack([1 + w, np.ones_like(w), 1 - w], -1)
    height = surface.height + lift * cells.random(seed + 2)
    if tilt:
        height = height + tilt * (cells.x * (cells.random(seed + 3) - .5) + cells.y * (cells.random(seed + 4) - .5))
    return Surface(albedo, height.astype(np.float32), surface.rough)


def flutes(surface, cells, pitch, depth):
    """Rounded vertical ridges pressed into each piece."""
    ridge = np.sqrt(np.clip(1 - (2 * np.mod(cells.x / pitch, 1) - 1) ** 2, .02, 1)).astype(np.float32)
    return Surface(scale(surface.albedo, .80 + .20 * ridge), surface.height + depth * ridge, surface.rough)


def domes(surface, cells, depth, reach):
    """Cushioned pieces: the face falls away over `reach` mm towards the edge."""
    t = np.clip(cells.d / reach, 0, 1)
    return Surface(surface.albedo, surface.height + depth * np.sqrt(1 - (1 - t) ** 2).astype(np.float32), surface.rough)


def texture(surface, place, kind, seed):
    """The relief a finish leaves: leathered, flamed, brushed, textured (structured porcelain)."""
    x, y, s = place.cut_x, place.cut_y, seed * 1009 + 600
    if kind == 'leathered':
        h = .22 * fbm(x / 13, y / 13, 3, gain=.5, seed=s) + .05 * fbm(x / 3.5, y / 3.5, 2, seed=s + 1)
    elif kind == 'flamed':
        h = .34 * fbm(x / 7, y / 7, 4, gain=.65, seed=s) + .16 * np.abs(fbm(x / 2.6, y / 2.6, 3, gain=.6, seed=s + 1))
    elif kind == 'brushed':
        h = .12 * fbm(x / 40, y / 2.4, 4, gain=.6, seed=s, turn=False) + .06 * fbm(x / 6, y / 6, 3, seed=s + 1)
    else:
        h = .10 * fbm(x / 11, y / 8, 4, gain=.6, seed=s) + .05 * fbm(x / 2.2, y / 2.2, 2, seed=s + 1)
    shade = 1 + (.30 if kind == 'flamed' else .22) * h
    return Surface(scale(surface.albedo, shade), (surface.height + h).astype(np.float32), surface.rough)


def joints(surface, place, colour, depth=1.2, bevel=1.2, profile=2., ragged=0., seed=99):
    """Rounded edges and joint filler. `ragged` (mm) makes hand-cut edges."""
    d = place.cells.d
    if ragged:
        d = d + ragged * fbm(place.x / 17, place.y / 17, 3, seed=seed + 5) \
            + ragged * .45 * fbm(place.x / 4, place.y / 4, 3, seed=seed + 6) - .1
    m = step(-place.mm * .6, place.mm * .6, d)
    edge = np.clip(1 - d / bevel, 0, 1)
    height = surface.height - edge ** profile * min(depth, bevel * .8)
    if colour is None:
        wide = max(.35, .8 * place.mm)                       # a joint finer than a pixel is a paler line
        shade = 1 - (1 - step(-.1, wide, d)) * .78 * min(1, .45 / wide + .2)
        return Surface(scale(surface.albedo, shade), height, surface.rough)
    grain = fbm(place.x / .9, place.y / .9, 4, gain=.75, seed=seed)
    filler = scale(lin(colour), 1 + .10 * grain + .05 * fbm(place.x / 45, place.y / 45, 3, seed=seed + 1))
    floor = -depth + .10 * grain - .25 * np.clip(-d, 0, 1)
    return Surface(surface.albedo * m[..., None] + filler * (1 - m[..., None]), height * m + floor * (1 - m),
                   surface.rough * m + .85 * (1 - m))
