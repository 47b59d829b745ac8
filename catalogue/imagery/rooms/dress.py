"""A product on one plane of a room: colour, tilt and roughness for every pixel, true to scale and free of aliasing."""
import hashlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))
from build import build, finish_of  # noqa: E402
from colour import step  # noqa: E402
from flat import lot_place, slab_size  # noqa: E402
from noise import work_folder  # noqa: E402
from studio import Skin  # noqa: E402

ACROSS, DOWN = 2, 3          # samples per pixel: floors are seen at a grazing angle
CAP = 3e6                    # pixels of one texture
WHOLE = ('slab', 'second')   # racks: the plane shows one whole slab, whatever its size


@dataclass
class Dress:
    colour: np.ndarray       # albedo x relief, h x w x 3
    tilt: np.ndarray         # normal's x (right) and y (up), h x w x 2
    rough: np.ndarray
    spec: float


def _box(mask):
    rows, columns = np.where(mask.any(1))[0], np.where(mask.any(0))[0]
    return rows[0], rows[-1] + 1, columns[0], columns[-1] + 1


def _places(plane, mask, box):
    """Plane coordinates in mm (right, down from the top edge) of the samples, and how wide each is."""
    h, w = mask.shape
    r0, r1, c0, c1 = box
    y = (np.arange(r0 * DOWN, r1 * DOWN) + .5) / (h * DOWN)
    x = (np.arange(c0 * ACROSS, c1 * ACROSS) + .5) / (w * ACROSS)
    inverse = np.linalg.inv(np.array(plane['homography']))
    x, y = np.meshgrid(x, y)
    q = np.einsum('ij,jkl->ikl', inverse, np.stack([x, y, np.ones_like(x)]))
    u, v = q[0] / q[2] * 1000, plane['size'][1] * 1000 - q[1] / q[2] * 1000
    size = np.maximum(np.hypot(np.gradient(u, axis=1), np.gradient(v, axis=1)), np.hypot(np.gradient(u, axis=0), np.gradient(v, axis=0)))
    return u.astype(np.float32), v.astype(np.float32), size.astype(np.float32)


def _fold(entry, u, v):
    """Slabs larger than one block are book-matched: every second one is mirrored. Also the joint between them."""
    w, h = slab_size(entry)
    i, j = np.floor(u / w), np.floor(v / h)
    fu, fv = u - i * w, v - j * h
    joint = step(2.5, 1., np.minimum(np.minimum(fu, w - fu) + 9 * (np.abs(u) < 3), np.minimum(fv, h - fv) + 9 * (np.abs(v) < 3)))
    return np.where(np.mod(i, 2) == 1, w - fu, fu), np.where(np.mod(j, 2) == 1, h - fv, fv), joint


def _textured(entry, u, v, size):
    """Albedo, normal x, y, roughness and occlusion of samples, from textures as fine as each distance needs."""
    out, fine, coarse = np.zeros((len(u), 7), np.float32), float(np.percentile(size, 1)), float(np.percentile(size, 99))
    area = lambda m: float(np.ptp(u[m]) * np.ptp(v[m])) if m.any() else 0.
    split = (fine * coarse) ** .5
    near = step(split * 1.12, split * .9, size)
    both = area(size > 0) / (fine * .9) ** 2 > CAP and coarse > fine * 1.6
    for weight in ((near, 1 - near) if both else (np.ones_like(size),)):
        m = weight > 0
        if not m.any():
            continue
        low, mm = (u[m].min() - 4, v[m].min() - 4), max(float(np.percentile(size[m], 1)) * .9, (area(m) / CAP) ** .5, .25)
        nx, ny = int((np.ptp(u[m]) + 8) / mm) + 2, int((np.ptp(v[m]) + 8) / mm) + 2
        y, x = np.mgrid[0:ny, 0:nx].astype(np.float32) * mm
        skin = Skin(build(entry, x + low[0] + mm / 2, y + low[1] + mm / 2, mm), mm)
        out[m] += weight[m][:, None] * skin.sample(u[m] - low[0], v[m] - low[1], size[m])
    return out


def _wear(entry, choice, plane, mask, light):
    box = _box(mask > .004)
    u, v, size = _places(plane, mask, box)
    shape = u.shape
    seen = np.repeat(np.repeat(mask[box[0]:box[1], box[2]:box[3]] > .004, DOWN, 0), ACROSS, 1).ravel()
    u, v, size = (a.ravel()[seen] for a in (u, v, size))
    plain, joint = (entry.get('layout') or {'kind': 'plain'})['kind'] == 'plain', None
    if plain and plane['surface'] in WHOLE:
        w, h = slab_size(entry)
        u, v, size = u * w / 1000 / plane['size'][0], v * h / 1000 / plane['size'][1], size * w / 1000 / plane['size'][0]
    elif plain:
        u, v, joint = _fold(entry, u, v)
    if plain:
        at, mirrored = lot_place(entry, choice.get('lot'))
        u = slab_size(entry)[0] - u if mirrored else u
    else:
        at, mirrored = choice.get('at', (0, 0)), False
    turned = choice.get('turn', 0) == 90
    a, b = (v, -u) if turned else (u, v)
    got = _textured(entry, a + at[0], b + at[1], size)
    nx, ny = (-got[:, 4], got[:, 3]) if turned else (got[:, 3], got[:, 4])
    lean = 1 + 1.25 * (nx * light[0] - ny * light[1])
    colour = got[:, :3] * (np.clip(lean, .25, 1.9) * got[:, 6])[:, None]
    if joint is not None:
        colour *= (1 - .6 * joint)[:, None]
    full = np.zeros(shape + (6,), np.float32).reshape(-1, 6)
    full[seen] = np.column_stack([colour, nx, -ny, got[:, 5]])
    weight = seen.reshape(shape).astype(np.float32)
    pool = lambda x: x.reshape(shape[0] // DOWN, DOWN, shape[1] // ACROSS, ACROSS, -1).mean((1, 3))
    small = pool(full.reshape(shape + (6,))) / np.maximum(pool(weight[..., None]), 1e-6)
    out = np.zeros(mask.shape + (6,), np.float32)
    out[box[0]:box[1], box[2]:box[3]] = small
    return out


def dress(entry, choice, room, name, plane, mask, light):
    """Computed once for each product, plane and room; kept in the work folder. `choice`: turn, at, lot."""
    h = hashlib.sha256(json.dumps([entry, choice, plane, light, mask.shape, float(mask.sum())], sort_keys=True, default=str).encode()).hexdigest()[:12]
    folder = work_folder() / 'rooms' / 'worn'
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{room}-{name}-{entry['url_key']}-{h}.npy"
    if not file.exists():
        np.save(file, _wear(entry, choice, plane, mask, np.array(light, np.float32)).astype(np.float16))
    a = np.load(file).astype(np.float32)
    return Dress(a[..., :3], a[..., 3:5], a[..., 5], finish_of(entry)['spec'])
