"""The laid view: a wall or a floor in perspective, in daylight from a window, with what adjoins it kept neutral.

The room is two planes: the floor (z = 0) and the back wall (y = wall). Either wears the product; the other is plaster or
a plain floor. A window in the left or right wall lights both: its sky as an area, its sun as a patch."""
from dataclasses import dataclass

import cv2
import numpy as np

import encode
from build import build
from colour import blur, lin, step
from daylight import light
from noise import fbm
from studio import Skin

ON_WALL = ('zellige', 'glaze', 'glass', 'brick')
FLOOR_MOSAICS = ('hexagon', 'penny', 'basketweave', 'pebble', 'octagon', 'pinwheel', 'cube')
WALLS = ('efece6', 'e6e4df', 'e4ded5', 'ebe7df', 'dfe0dd', 'e9e1d6')
FLOORS = ('a89f93', 'b6ab9b', '9c9a96', 'c2b8a8')


@dataclass
class Scene:
    """Metres. The camera stands at the origin's left or right, `eye` high, and looks along y."""
    on: str            # wall or floor
    eye: float
    wall: float        # distance of the back wall
    tilt: float        # tangent of how far the camera looks down
    yaw: float         # radians to the right
    lens: float        # half the picture's width at distance 1
    side: int          # -1: window on the left, 1: on the right
    hour: float        # where the patch of sun falls


def surface_of(entry):
    """wall or floor, if the entry does not say."""
    wish = (entry.get('view') or {}).get('kind')
    if wish in ('wall', 'floor'):
        return wish
    layout = entry.get('layout') or {}
    small = layout.get('kind') in FLOOR_MOSAICS
    if entry['category'] in ('engineered-wood', 'vinyl'):
        return 'floor'
    if entry['category'] == 'natural-stone-slabs' or layout.get('kind') == 'strips' or layout.get('flute'):
        return 'wall'
    if entry['category'] == 'mosaic-tiles':
        return 'floor' if small and entry['material'] not in ('glass', 'zellige') else 'wall'
    return 'wall' if entry['material'] in ON_WALL else 'floor'


def _scene(entry):
    """The camera takes in about 1.6 spans of a wall, or 2.6 of a floor, within human reach."""
    rng = np.random.default_rng(entry['seed'] * 7 + len(entry['url_key']))
    on, v = surface_of(entry), entry.get('view') or {}
    side = int(rng.choice((-1, 1)))
    yaw = float(rng.uniform(.20, .34)) * -side
    span = entry.get('span') or 2400
    if on == 'wall':
        width = np.clip(v.get('width', span * 1.7), 500, 3600) / 1000
        if entry['category'] == 'natural-stone-slabs':
            width = v.get('width', 4200) / 1000
        lens = .46
        return Scene(on, .325 * width, width / (2 * lens) / np.cos(yaw), .0, yaw * .9, lens, side, float(rng.uniform(0, 1)))
    width = np.clip(v.get('width', span * 2.1), 620, 3400) / 1000
    lens = .52
    depth = width / (2 * lens)
    return Scene(on, .66 * depth, depth * 1.75, .50, yaw * .55, lens, side, float(rng.uniform(0, 1)))


def _rays(scene, width, height):
    """Directions of the pixels; verticals stay vertical on walls (the picture plane is shifted, not turned)."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    u = ((x + .5) / width * 2 - 1) * scene.lens
    v = (1 - (y + .5) / height * 2) * scene.lens * height / width
    drop = scene.tilt
    dx, dy, dz = u, np.ones_like(u), v - drop
    c, s = np.cos(scene.yaw), np.sin(scene.yaw)
    return dx * c + dy * s, -dx * s + dy * c, dz


def _skin(entry, scene, width, visible):
    """The product over the visible part of its plane (mm), as mip levels; also the plane's origin."""
    x0, x1, y0, y1 = visible
    mm = max((x1 - x0) * (y1 - y0) / (1.25 * width * width), 1e-3) ** .5
    mm = max(mm, (entry.get('span') or 2400) / 2600)
    nx, ny = int((x1 - x0) / mm) + 2, int((y1 - y0) / mm) + 2
    y, x = np.mgrid[0:ny, 0:nx].astype(np.float32) * mm
    s = build(entry, x + x0, y + y0, mm)
    return Skin(s, mm), mm


def _wall_entry(entry):
    """Slabs stand on the wall as a book-matched pair; those with `view: { book: false }`, as printed ones, each as it is."""
    if entry['category'] != 'natural-stone-slabs':
        return entry
    from flat import slab_size
    w, h = slab_size(entry)
    if not (entry.get('view') or {}).get('book', True):
        return entry | {'layout': {'kind': 'columns', 'width': w, 'height': h, 'joint': 2.5, 'grout': '7d7a75', 'turn': 'none', 'tone': .03}}
    return entry | {'layout': {'kind': 'plain'}, 'book': (w, h)}


def picture(entry, size=(1200, 900), sampling=1.25):
    """The view as display values."""
    scene, entry = _scene(entry), _wall_entry(entry)
    changed = (entry.get('view') or {}).get('layout')
    if changed:
        entry = entry | {'layout': entry['layout'] | changed}
    if (entry.get('view') or {}).get('with'):
        entry = entry | {'with': (entry.get('with') or {}) | entry['view']['with']}
    w, h = (int(v * sampling) for v in size)
    dx, dy, dz = _rays(scene, w, h)
    eye = np.array([0, 0, scene.eye], np.float32)
    t_wall = np.where(dy > 1e-3, scene.wall / np.maximum(dy, 1e-3), 1e6)
    t_floor = np.where(dz < -1e-3, -scene.eye / np.minimum(dz, -1e-3), 1e6)
    floor = t_floor < t_wall
    t = np.minimum(t_wall, t_floor)
    p = np.stack([dx * t, dy * t, eye[2] + dz * t], -1).astype(np.float32)
    mine = floor if scene.on == 'floor' else ~floor
    u = p[..., 0] * 1000
    v = (scene.wall - p[..., 1] if scene.on == 'floor' else -p[..., 2]) * 1000
    albedo, normal, rough, occlusion = _dress(entry, scene, mine, u, v, t, p, w)
    linear = light(entry, scene, p, np.stack([dx, dy, dz], -1), floor, mine, albedo, normal, rough, occlusion)
    return encode.develop(_smooth_edge(linear, floor), *size, gain=entry.get('gain', 1.))


def _smooth_edge(image, mask):
    """Softens the stairs of the line where the planes meet."""
    m = mask.astype(np.float32)
    near = np.clip(np.abs(blur(m, 1.) - m) * 4, 0, 1)[..., None]
    return (image + (blur(image, 1.) - image) * near).astype(np.float32)


def _dress(entry, scene, mine, u, v, t, p, w):
    """Albedo, normal in world space, roughness and occlusion of every pixel."""
    rng = np.random.default_rng(entry['seed'])
    plain = lin(str(rng.choice(WALLS if scene.on == 'floor' else FLOORS)))
    shape = mine.shape
    albedo = np.broadcast_to(plain, shape + (3,)).astype(np.float32).copy()
    grain = fbm(p[..., 0] * 9, (p[..., 1] + p[..., 2]) * 9, 4, seed=3)
    albedo *= (1 + .025 * grain)[..., None]
    normal = np.zeros(shape + (3,), np.float32)
    floor = mine if scene.on == 'floor' else ~mine
    normal[..., 2], normal[..., 1] = floor, -1. * ~floor
    if scene.on == 'floor':
        _skirting(albedo, normal, ~floor, p[..., 2], scene.wall)
    rough, occlusion = np.full(shape, .6, np.float32), np.ones(shape, np.float32)
    mu, mv = u[mine], v[mine]
    book = entry.get('book')
    if book:
        mu, mv, seam = _book(mu, mv, book)
    low_u, high_u, low_v, high_v = mu.min(), mu.max(), mv.min(), mv.max()
    at = entry.get('at', (0, 0))
    skin, mm = _skin(entry, scene, w, (low_u + at[0] + 4e3, high_u + at[0] + 4e3, low_v + at[1] + 4e3, high_v + at[1] + 4e3))
    footprint = t[mine] * 2 * scene.lens / w * 1000
    if scene.on == 'floor':
        footprint = footprint * np.clip(t[mine] / scene.eye, 1, 3) ** .5
    got = skin.sample(mu - low_u, mv - low_v, footprint)
    albedo[mine] = got[:, :3]
    if book:
        albedo[mine] *= (1 - .55 * seam)[:, None]
    nx, ny = got[:, 3], got[:, 4]
    nz = np.sqrt(np.clip(1 - nx * nx - ny * ny, .05, 1))
    normal[mine] = np.stack([nx, -ny, nz] if scene.on == 'floor' else [nx, -nz, -ny], -1)
    rough[mine], occlusion[mine] = got[:, 5], got[:, 6]
    return albedo, normal, rough, occlusion


def _skirting(albedo, normal, wall, z, reach):
    """A painted board along the foot of the wall."""
    high = min(.095, .055 * reach + .02)
    board = wall & (z < high)
    albedo[board] = lin('f1efea')
    albedo *= (1 - .6 * np.exp(-(z / (high * .07)) ** 2) * wall)[..., None]
    groove = np.exp(-((z - high) / (high * .05)) ** 2) * wall
    albedo *= (1 - .45 * groove)[..., None]
    top = board & (z > high * .93)
    normal[top] = np.array((0, -.75, .66), np.float32)


def _book(u, v, size):
    """Upright slabs side by side, each the mirror of its neighbour; a fine joint between them."""
    length, width = size
    column = np.floor(u / width + .5)
    x = u - (column - .5) * width
    x = np.where(np.mod(column, 2) == 0, x, width - x)
    edge = np.minimum(x, width - x)
    return -v, x, step(5, 1., edge) * .6
