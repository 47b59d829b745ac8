"""Pictures of trims: pieces with their true section lying on a table, the cut end in front, seen by a pinhole camera. Every point is
found exactly (no mesh): a piece is its section drawn out along its length, so each of its sides is a plane."""
import cv2
import numpy as np

import encode
from build import build, finish_of
from colour import lin, scale, step
from noise import fbm
from sections import SECTIONS, settled

TABLE = 'e6e3de'
KEY = np.array((-.42, .56, .72), np.float32) / np.linalg.norm((-.42, .56, .72))
AMBIENT, VIEW = .44, np.tan(np.radians(19.))


class Piece:
    """One length: section, place of its near lower corner, turn about the vertical, where it starts and ends."""

    def __init__(self, section, at, turn, length, lean, seed, start=0.):
        self.s, self.points = section, settled(section, lean)
        self.at, self.length, self.seed, self.start = np.array((*at, 0), np.float32), length, seed, start
        c, n = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        self.axes = np.array(((c, n, 0), (-n, c, 0), (0, 0, 1)), np.float32)          # rows: along, across, up
        p, q = self.points, np.roll(self.points, -1, 0)
        side = q - p
        self.size = np.maximum(np.hypot(*side.T), 1e-6)
        flat = np.stack([-side[:, 1], side[:, 0]], 1) / self.size[:, None]            # outward: the outline runs clockwise from the end
        turnings = (flat * np.roll(flat, 1, 0)).sum(1)
        soft = lambda a, b, k: np.where((k > .86)[:, None], (a + b) / np.maximum(np.hypot(*(a + b).T), 1e-6)[:, None], a)
        self.first = soft(flat, np.roll(flat, 1, 0), turnings)
        self.last = soft(flat, np.roll(flat, -1, 0), np.roll(turnings, -1))
        self.flat, self.along = flat, np.concatenate([[0], np.cumsum(self.size)])
        self.open = [self._visible(p + n * .02, m) for n, m in ((self.first, self.first), (self.last, self.last))]
        self.open[1] = self._visible(q + self.last * .02, self.last)

    def local(self, v):
        return v @ self.axes.T

    def _visible(self, at, normal):
        """For each point of the outline: share of sky and of key light that the section itself leaves free."""
        p, e = self.points, np.roll(self.points, -1, 0) - self.points
        key = self.local(KEY)[1:]
        angles = np.concatenate([np.linspace(4, 176, 24), np.degrees(np.arctan2(key[1], key[0])) + np.linspace(-6, 6, 7)])
        free = np.empty((len(at), len(angles)), bool)
        for k, a in enumerate(np.radians(angles)):
            d = np.array((np.cos(a), np.sin(a)), np.float32)
            cross = d[0] * e[:, 1] - d[1] * e[:, 0]
            cross = np.where(np.abs(cross) < 1e-9, 1e-9, cross)
            rel = p[None] - at[:, None]
            t = (rel[..., 0] * e[None, :, 1] - rel[..., 1] * e[None, :, 0]) / cross
            s = (rel[..., 0] * d[1] - rel[..., 1] * d[0]) / cross
            free[:, k] = ~((t > 1e-3) & (s > 0) & (s < 1)).any(1)
        d = np.stack([np.cos(np.radians(angles)), np.sin(np.radians(angles))], 1)
        weight = np.clip(normal @ d[:24].T, 0, None)
        return (weight * free[:, :24]).sum(1) / 12.5, free[:, 24:].mean(1)


class Camera:
    def __init__(self, target, wide, azimuth, elevation, pixels):
        a, e = np.radians(azimuth), np.radians(elevation)
        back = np.array((-np.cos(a) * np.cos(e), -np.sin(a) * np.cos(e), np.sin(e)), np.float32)
        self.eye = np.array(target, np.float32) + back * wide / (2 * VIEW)
        self.forward, self.right = -back, np.array((np.sin(a), -np.cos(a), 0), np.float32)
        self.up, self.n = np.cross(self.right, self.forward).astype(np.float32), pixels

    def rays(self, rows, columns):
        k = 2 * VIEW / self.n
        return self.forward + ((columns + .5 - self.n / 2) * k)[..., None] * self.right - ((rows + .5 - self.n / 2) * k)[..., None] * self.up

    def project(self, points):
        v = points - self.eye
        z = np.maximum(v @ self.forward, 1e-3)
        return np.stack([(v @ self.right) / z, -(v @ self.up) / z], -1) * self.n / (2 * VIEW) + self.n / 2


def _sample(m, a, b):
    """`m` at columns a and rows b. OpenCV takes at most 32767 points in a row."""
    n, wide = len(a), 8192
    a, b = (np.pad(q.astype(np.float32), (0, -n % wide)).reshape(-1, wide) for q in (a, b))
    got = cv2.remap(np.ascontiguousarray(m, dtype=np.float32), a, b, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return got.reshape(-1, *m.shape[2:])[:n]


def _pixels(camera, corners):
    """Rows and columns of the pixels a convex figure may cover."""
    hull = cv2.convexHull(np.clip(camera.project(corners), -4000, 8000).astype(np.int32))
    (x, y), (right, low) = np.clip(hull[:, 0].min(0) - 2, 0, camera.n), np.clip(hull[:, 0].max(0) + 3, 0, camera.n)
    mask = np.zeros((max(low - y, 1), max(right - x, 1)), np.uint8)
    cv2.fillConvexPoly(mask, hull - (x, y), 1)
    cv2.polylines(mask, [hull - (x, y)], True, 1, 3)
    rows, columns = np.nonzero(mask)
    return np.minimum(rows + y, camera.n - 1), np.minimum(columns + x, camera.n - 1)


class Skin:
    """The finish along a piece: fine near the cut end, coarser further off; and the body, seen on the cut end."""

    def __init__(self, entry, piece, fine, near):
        spec, laid = entry['trim'], entry | {'layout': {'kind': 'plain'}}
        wide, self.piece, self.spec = float(piece.along[-1]), piece, spec
        self.levels = []
        for mm, reach in ((fine, min(near, piece.length)), (fine * 2.6, min(piece.length, near * 14))):
            n, h = int(reach / mm) + 2, int(wide / mm) + 2
            y, x = np.mgrid[0:h, 0:n].astype(np.float32) * mm
            albedo, height, rough = self._finish(laid, x + piece.seed * 517., y + piece.seed * 211., mm)
            gv, gu = np.gradient(height, mm)
            self.levels.append((albedo, np.dstack([gu, gv, rough]).astype(np.float32), mm, reach))
        y, z = piece.points.T
        self.mm = max(fine * .7, .03)
        self.low = np.array((y.min() - 1, z.min() - 1), np.float32)
        self.shape = int((np.ptp(z) + 2) / self.mm) + 1, int((np.ptp(y) + 2) / self.mm) + 1
        to = lambda p: np.round((p - self.low) / self.mm * 16).astype(np.int32)
        solid = np.zeros(self.shape, np.uint8)
        cv2.fillPoly(solid, [to(piece.points)], 1, shift=4)
        skin = np.ones(self.shape, np.uint8)
        for k in np.nonzero(piece.s.finished)[0]:
            cv2.line(skin, tuple(to(piece.points[k])), tuple(to(np.roll(piece.points, -1, 0)[k])), 0, 1, shift=4)
        self.inside = (cv2.distanceTransform(solid, cv2.DIST_L2, 5) - cv2.distanceTransform(1 - solid, cv2.DIST_L2, 5)) * self.mm
        self.depth = cv2.distanceTransform(skin, cv2.DIST_L2, 5) * self.mm
        self.body = self._body(laid)

    def _finish(self, laid, x, y, mm):
        metal = self.spec.get('metal') or self.spec.get('coat')
        if not metal:
            s = build(laid, x, y, mm)
            return s.albedo, s.height, s.rough
        brushed = fbm(x / 60, y / .16, 4, gain=.7, seed=5, turn=False) if 'metal' in self.spec else fbm(x / .5, y / .5, 3, gain=.7, seed=5)
        return scale(np.broadcast_to(lin(metal), (*x.shape, 3)), 1 + .06 * brushed).astype(np.float32), .004 * brushed, np.full_like(x, .3 if 'metal' in self.spec else .5) + .05 * brushed

    def _body(self, laid):
        h, w = self.shape
        z, y = np.mgrid[0:h, 0:w].astype(np.float32) * self.mm
        seed, kind = laid['seed'] * 31, self.spec.get('body', 'same')
        if kind == 'same':
            return build(laid, y + 3100, z + 1700, self.mm).albedo * 1.04
        mean = self.levels[0][0].mean((0, 1))
        grain = fbm(y / .5, z / .5, 3, gain=.75, seed=seed)
        if kind == 'grain':                                    # end grain: rings, pores of the early wood, rays
            s = self.piece
            cy, cz = y - (w * self.mm) * (.3 + .5 * (s.seed % 5) / 5), z + 34 + 9 * (s.seed % 4)
            angle = np.arctan2(cy, cz)
            ring = np.hypot(cy, cz) / 2.7 + .35 * fbm(y / 9, z / 9, 3, seed=seed + 1)
            f = ring - np.floor(ring)
            late = step(.3, .95, f) * (1 - step(.95, 1., f))
            pores = step(.18, .42, fbm(y / .34, z / .34, 2, gain=.6, seed=seed + 2)) * (1 - late)
            rays = step(.25, .6, fbm(angle * 90, np.hypot(cy, cz) / 14, 2, seed=seed + 3, turn=False))
            return scale(np.broadcast_to(mean, (h, w, 3)), .80 - .20 * late - .30 * pores + .10 * rays + .05 * grain).astype(np.float32)
        if kind == 'aluminium':
            return scale(np.broadcast_to(lin('c4c7ca'), (h, w, 3)), 1 + .10 * fbm(y / .2, z / 5, 3, seed=seed, turn=False)).astype(np.float32)
        coarse = fbm(y / 1.6, z / 1.6, 3, gain=.6, seed=seed + 4)
        specks = step(.42, .6, fbm(y / .45, z / .45, 2, seed=seed + 5)) * self.spec.get('specks', .3)
        body = scale(np.broadcast_to(lin(kind), (h, w, 3)), 1 + .07 * grain + .05 * coarse - .35 * specks)
        shell = self.spec.get('shell', .45)
        return (body + (mean - body) * (step(shell * 1.2, shell * .8, self.depth))[..., None]).astype(np.float32)

    def side(self, x, v):
        """Albedo, slopes and roughness at x mm from the start, v mm round the outline."""
        out = None
        for albedo, more, mm, reach in self.levels[::-1]:
            got = [_sample(m, x / mm, v / mm) for m in (albedo, more)]
            m = step(reach, reach * .75, x)[:, None]
            out = got if out is None else [o * (1 - m) + g * m for o, g in zip(out, got)]
        return out[0], *out[1].T

    def end(self, y, z):
        a, b = ((q - o) / self.mm for q, o in zip((y, z), self.low))
        return _sample(self.body, a, b), _sample(self.inside, a, b)


def _surroundings(r, rough):
    """A bright studio: a long soft box above the front, a window behind, a pale table below, a darker wall at eye level."""
    lean = np.degrees(np.arctan2(r[:, 1], np.maximum(r[:, 2], 1e-3)))
    soft = 2.5 + rough * 40
    box = lambda middle, half: step(half + soft, half - soft * .6, np.abs(lean - middle)) * half / (half + soft * .4)
    sky = .22 + .35 * np.clip(r[:, 2], 0, 1)
    return np.where(r[:, 2] > 0, sky + 4.2 * box(-31, 9) + 1.5 * box(46, 13), .42 + .25 * np.exp(3 * r[:, 2]))


def _light(n, key, sky):
    """Diffuse light on points with normals n (world), by shares of key light and sky that reach them."""
    direct = np.clip(n @ KEY, 0, None) / KEY[2] * key
    return (1 - AMBIENT) * direct + AMBIENT * (sky * (.75 + .25 * n[:, 2])) + .13 * np.clip(.55 - .45 * n[:, 2], 0, 1) * (.4 + .6 * sky)


def _table_light(pieces, x, y):
    """Key light and sky on the table, behind convex hulls of the pieces."""
    rnd = np.random.default_rng(3)
    around = [KEY + .075 * np.append(rnd.normal(0, 1, 2), 0) for _ in range(16)]
    a, q = np.arange(22) * 2.399963, np.sqrt((np.arange(22) + .5) / 22)
    dome = [np.array((np.cos(t) * s, np.sin(t) * s, np.sqrt(max(1 - s * s, .01)))) for t, s in zip(a, q)]
    points = np.stack([x, y, np.zeros_like(x)], -1).astype(np.float32)
    out = []
    for rays in (around, dome):
        share = np.zeros(x.shape, np.float32)
        blocked = [np.zeros(x.shape, bool) for _ in rays]
        for p in pieces:
            o = p.local(points - p.at)
            solid = p.points[p.points[:, 0] <= 4] if p.s.holes else p.points            # light passes through a perforated leg
            hull = cv2.approxPolyDP(cv2.convexHull(solid), .12, True)[:, 0]
            e = np.roll(hull, -1, 0) - hull
            n = np.stack([e[:, 1], -e[:, 0]], 1) / np.maximum(np.hypot(*e.T), 1e-6)[:, None]
            if ((hull.mean(0) - hull[0]) @ n[0]) > 0:
                n = -n
            faces = [((0., *m), (h * m).sum() - (o[:, 1] * m[0] + o[:, 2] * m[1])) for h, m in zip(hull, n)]
            faces += [((1., 0., 0.), p.length - o[:, 0]), ((-1., 0., 0.), o[:, 0])]
            for k, ray in enumerate(rays):
                d = p.local(np.asarray(ray, np.float32))
                near, far = np.full(x.shape, .02, np.float32), np.full(x.shape, 1e6, np.float32)
                for m, g in faces:
                    down = float(d @ np.array(m, np.float32))
                    if abs(down) < 1e-6:
                        far = np.where(g < 0, -1, far)
                    elif down > 0:
                        far = np.minimum(far, g / down)
                    else:
                        near = np.maximum(near, g / down)
                blocked[k] |= near < far
        for b in blocked:
            share += ~b
        out.append(.12 + .88 * share / len(rays))
    return out


def scene(entry):
    """The pieces of an entry, and how wide the picture is at the cut end."""
    t = entry['trim']
    w, thick, length = float(t['width']), float(t['thick']), float(t['length'])
    make = lambda h=thick: SECTIONS[t['section']](w, h, **t.get('shape', {}))
    lean, wide = t.get('lean', 0.), float(t.get('span', 1.9 * w + 2.2 * thick + 46))
    if t.get('heights'):
        return [Piece(make(h), (k * wide * .10, k * (w + wide * .07) * 1.), k * -3., length, lean, k + 1) for k, h in enumerate(t['heights'])], wide
    cut = max(1.1 * w, .16 * wide)
    pieces = [Piece(make(), (0, 0), 0, length, lean, 1), Piece(make(), (wide * .22, w * 1.12 + wide * .07), 4., length, lean, 2)]
    if w < 30:
        pieces.append(Piece(make(), (wide * .16, -(w * 1.25 + wide * .05)), -24., cut, lean, 3))
    return pieces, wide


def picture(entry, size, near=False, sampling=1.25):
    """The swatch, or with `near` the cut end close by, as display values."""
    pieces, wide = scene(entry)
    t, n = entry['trim'], int(size * sampling)
    w, high = float(t['width']), float(max(q[1] for q in pieces[0].points))
    if near:
        pieces, wide = pieces[:2], float(t.get('near', .62 * w + 1.6 * float(t['thick']) + 14))
        camera = Camera((.16 * wide, min(w * .5, wide * .42), high * .42), wide, t.get('azimuth', 30) - 8, 25, n)
    else:
        camera = Camera((wide * .40, w * .42 + wide * .06, high * .3), wide, t.get('azimuth', 30), t.get('elevation', 33), n)
    fine = wide / size * 1.05
    rows, columns = np.mgrid[0:n, 0:n].astype(np.float32)
    ray = camera.rays(rows, columns).reshape(-1, 3)
    depth = (-camera.eye[2] / ray[:, 2]).astype(np.float32)
    ground = camera.eye + ray * depth[:, None]
    coarse = max(n // 560, 1)
    pick = np.zeros((n, n), bool)
    pick[coarse // 2::coarse, coarse // 2::coarse] = True
    shape = (len(range(coarse // 2, n, coarse)),) * 2
    spots = ground[pick.reshape(-1)]
    key, sky = (cv2.resize(cv2.GaussianBlur(v.reshape(shape), (0, 0), .9), (n, n), interpolation=cv2.INTER_CUBIC).reshape(-1) for v in _table_light(pieces, spots[:, 0], spots[:, 1]))
    fleck = 1 + .018 * fbm(ground[:, 0] / 1.3, ground[:, 1] / 1.3, 3, seed=8) + .02 * fbm(ground[:, 0] / 60, ground[:, 1] / 60, 3, seed=9)
    table = (1 - AMBIENT) * key + AMBIENT * sky
    image = lin(TABLE) * (table * fleck)[:, None]
    finish, tinted = finish_of(entry), 'metal' in t
    spec = finish['spec'] * (1. if finish['room'] != 'window' else 1.1)
    for piece in pieces:
        skin = Skin(entry, piece, fine * (1 if piece is pieces[0] else 1.5), wide * .8)
        eye = piece.local(camera.eye - piece.at)
        for k in range(len(piece.points)):
            a, b = piece.points[k], piece.points[(k + 1) % len(piece.points)]
            if piece.flat[k] @ (eye[1:] - a) <= 0 or piece.size[k] < 1e-3:
                continue
            corners = np.array([(x, *q) for x in (0, piece.length) for q in (a, b)], np.float32) @ piece.axes + piece.at
            r, c = _pixels(camera, corners)
            if not len(r):
                continue
            d = piece.local(ray[r * n + c])
            hit = piece.flat[k] @ (a - eye[1:]) / (d[:, 1:] @ piece.flat[k])
            at = eye + d * hit[:, None]
            s = ((at[:, 1:] - a) @ (b - a)) / piece.size[k] ** 2
            here = r * n + c
            ok = (s > -.004) & (s < 1.004) & (at[:, 0] >= 0) & (at[:, 0] <= piece.length) & (hit > 0) & (hit < depth[here])
            holes = piece.s.holes
            if holes and abs(piece.flat[k][1]) > .9:
                across = (at[:, 1] - holes['start']) / (holes['end'] - holes['start'])
                slot = np.abs(np.mod(at[:, 0] + 6, holes['pitch']) - holes['pitch'] / 2)
                ok &= ~((across > 0) & (across < 1) & (slot < holes['wide'] / 2 * (.6 + .4 * across)))
            if not ok.any():
                continue
            here, at, s, d = here[ok], at[ok], np.clip(s[ok], 0, 1)[:, None], d[ok]
            normal = piece.first[k] * (1 - s) + piece.last[k] * s
            free = [one[k] * (1 - s[:, 0]) + two[k] * s[:, 0] for one, two in zip(piece.open[0], piece.open[1])]
            if piece.s.finished[k]:
                albedo, gu, gv, rough = skin.side(at[:, 0] + 0., piece.along[k] + s[:, 0] * piece.size[k])
            else:
                albedo = np.broadcast_to(skin.body.mean((0, 1)), (len(here), 3)) * .95
                gu = gv = np.zeros(len(here), np.float32)
                rough = np.full(len(here), .75, np.float32)
            tangent = (b - a) / piece.size[k]
            local = np.stack([-gu, normal[:, 0] - gv * tangent[0], normal[:, 1] - gv * tangent[1]], 1)
            local /= np.linalg.norm(local, axis=1, keepdims=True)
            world = local @ piece.axes
            worn = t.get('wave', 0.)
            if worn:
                world = world + worn * np.stack([fbm(at[:, 0] / 17, at[:, 1] / 9 + piece.seed * 7, 3, seed=41), fbm(at[:, 0] / 13, at[:, 1] / 9 + 9, 3, seed=42), 0 * at[:, 0]], 1)
                world /= np.linalg.norm(world, axis=1, keepdims=True)
            light = _light(world, free[1], free[0])
            view = -(d @ piece.axes)
            view /= np.linalg.norm(view, axis=1, keepdims=True)
            nv = np.clip((world * view).sum(1), 0, 1)
            mirror = 2 * nv[:, None] * world - view
            shine = _surroundings(mirror, rough) * (.35 + .65 * np.clip(free[0], 0, 1))
            gloss = np.clip(1 - rough, 0, 1) ** 1.5
            if tinted and piece.s.finished[k]:
                image[here] = albedo * (.28 * light + .72 * np.minimum(shine, 2.2))[:, None]
            else:
                fresnel = (.04 + .96 * (1 - nv) ** 5) * gloss * spec
                image[here] = albedo * light[:, None] * (1 - .04 * gloss)[:, None] + (fresnel * shine)[:, None] * np.array((1, .985, .96), np.float32)
            depth[here] = hit[ok]
        _end(piece, skin, camera, eye, ray, depth, image, n)
    fall = 1.04 - .16 * ((columns / n - .42) ** 2 + (rows / n - .5) ** 2)
    linear = image.reshape(n, n, 3) * fall[..., None] * entry.get('gain', 1.) * t.get('gain', 1.)
    return encode.develop(linear.astype(np.float32), size, size)


def _end(piece, skin, camera, eye, ray, depth, image, n):
    """The cut end: the body, a dark hair at its arris, the bond of two layers."""
    if eye[0] >= 0:
        return
    corners = np.array([(0, *q) for q in piece.points], np.float32) @ piece.axes + piece.at
    r, c = _pixels(camera, corners)
    if not len(r):
        return                                                # outside the picture
    here = r * n + c
    d = piece.local(ray[here])
    hit = -eye[0] / d[:, 0]
    at = eye + d * hit[:, None]
    body, inside = skin.end(at[:, 1], at[:, 2])
    ok = (inside > -.01) & (hit > 0) & (hit < depth[here] + .02)
    here, at, body, inside, hit = here[ok], at[ok], body[ok], inside[ok], hit[ok]
    normal = np.broadcast_to(piece.axes[0] * -1, (len(here), 3))
    sky = .62 + .38 * step(0, max(piece.points[:, 1].max() * .9, 1), at[:, 2])
    light = _light(normal, 1., sky)
    if piece.s.bond:
        body = body * (1 - .45 * np.exp(-((at[:, 2] - piece.s.bond) / .22) ** 2))[:, None]
    saw = 1 + .05 * fbm((at[:, 1] + .35 * at[:, 2]) / .5, at[:, 2] / 30, 3, seed=51, turn=False)
    arris = 1 + .22 * np.exp(-inside / .16) * (at[:, 2] > .8)
    image[here] = body * (light * saw * arris)[:, None]
    depth[here] = hit
