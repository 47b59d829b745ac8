"""A small ray caster for still lifes of materials: a floor, a wall and blocks, under a sun and an open sky.
Metres; x right, y away from the camera, z up. Every face carries a rendered surface, so the stone on a banner is
the stone on the product's own picture."""
from dataclasses import dataclass, field

import cv2
import numpy as np

import lighting
from colour import blur, step

FAR = 1e6
# outward normal, direction of the surface's x, direction of its y
FACES = dict(top=((0, 0, 1), (1, 0, 0), (0, -1, 0)), front=((0, -1, 0), (1, 0, 0), (0, 0, -1)),
             left=((-1, 0, 0), (0, 1, 0), (0, 0, -1)), right=((1, 0, 0), (0, 1, 0), (0, 0, -1)))


class Skin:
    """A rendered surface as mip levels. Channels: albedo, normal x, then normal y, roughness, occlusion."""

    def __init__(self, surface, mm):
        light = lighting.relief(surface.height, mm, shadow=0)
        first = np.dstack([surface.albedo, light.normal[..., 0]]).astype(np.float32)
        second = np.dstack([light.normal[..., 1], surface.rough, light.occlusion]).astype(np.float32)
        self.mm, self.levels = mm, [(first, second)]
        while min(self.levels[-1][0].shape[:2]) > 32 and len(self.levels) < 7:
            h, w = self.levels[-1][0].shape[:2]
            self.levels.append(tuple(cv2.resize(a, (w // 2, h // 2), interpolation=cv2.INTER_AREA)
                                     for a in self.levels[-1]))

    def sample(self, u, v, footprint):
        """Seven channels for lists of places (mm) seen by pixels `footprint` mm wide."""
        n, row = len(u), 2048
        pad = -n % row
        u, v, footprint = (np.pad(a, (0, pad)).reshape(-1, row) for a in (u, v, footprint))
        lod = np.clip(np.log2(np.maximum(footprint / self.mm, 1e-3)), 0, len(self.levels) - 1.001)
        out = np.zeros(u.shape + (7,), np.float32)
        for k, level in enumerate(self.levels):
            weight = np.clip(1 - np.abs(lod - k), 0, 1)
            if weight.any():
                pitch = self.mm * 2 ** k
                mx, my = (u / pitch - .5).astype(np.float32), (v / pitch - .5).astype(np.float32)
                got = [cv2.remap(a, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) for a in level]
                out += weight[..., None] * np.concatenate(got, -1)
        return out.reshape(-1, 7)[:n]


@dataclass
class Block:
    """An axis-aligned box; `skins` maps face names to (Skin, u offset mm, v offset mm, gloss)."""
    low: tuple
    high: tuple
    skins: dict = field(default_factory=dict)


@dataclass
class Light:
    """`sun` points to the sun; `panes` are openings (x0, x1, z0, z1) in the plane `window` (axis, position).
    `fill` is a soft light from behind the camera."""
    sun: tuple = (-.62, -.45, .64)
    sun_power: float = 2.1
    sky_power: float = .62
    fill: float = .20
    softness: float = .035
    window: tuple | None = None
    panes: tuple = ()
    blur: float = .05


def _hit(blocks, o, d):
    """Nearest block along each ray: distance and block number (-1: none)."""
    t, which = np.full(o.shape[:-1], FAR, np.float32), np.full(o.shape[:-1], -1, np.int16)
    inv = 1 / np.where(np.abs(d) < 1e-6, 1e-6, d)
    for k, b in enumerate(blocks):
        a, c = (np.array(b.low, np.float32) - o) * inv, (np.array(b.high, np.float32) - o) * inv
        near, far = np.minimum(a, c).max(-1), np.maximum(a, c).min(-1)
        ok = (near < far) & (near > 1e-4) & (near < t)
        t, which = np.where(ok, near, t), np.where(ok, k, which)
    return t, which


def _blocked(blocks, o, d, reach=FAR):
    t, which = _hit(blocks, o, d)
    return (which >= 0) & (t < reach)


def _window(light, p, d):
    """How much of the sun passes the openings on the way from p."""
    if light.window is None:
        return 1.
    axis, at = light.window
    s = (at - p[..., axis]) / np.where(np.abs(d[..., axis]) < 1e-6, 1e-6, d[..., axis])
    across, up = p[..., 1 - axis] + s * d[..., 1 - axis], p[..., 2] + s * d[..., 2]
    soft = light.blur
    m = 0
    for x0, x1, z0, z1 in light.panes:
        m = m + step(x0 - soft, x0 + soft, across) * step(x1 + soft, x1 - soft, across) \
            * step(z0 - soft, z0 + soft, up) * step(z1 + soft, z1 - soft, up)
    return np.clip(m, 0, 1) * (s > 0)


def _spread(direction, amount, u, v):
    """Directions around `direction`, for two random fields."""
    n = direction / np.maximum(np.linalg.norm(direction, axis=-1, keepdims=True), 1e-6)
    helper = np.where(np.abs(n[..., 2:3]) > .9, np.array([1., 0, 0]), np.array([0., 0, 1]))
    t = np.cross(n, helper)
    t /= np.maximum(np.linalg.norm(t, axis=-1, keepdims=True), 1e-6)
    b = np.cross(n, t)
    r, a = np.sqrt(u) * amount, v * 2 * np.pi
    return n + t * (r * np.cos(a))[..., None] + b * (r * np.sin(a))[..., None]


def _smooth(value, flat, sigma):
    """Blurs within faces of one direction."""
    key = np.round((flat @ np.array([1., 2.7, 7.3], np.float32)) * 10)
    out = np.zeros_like(value)
    for k in np.unique(key):
        m = (key == k).astype(np.float32)
        out += m * blur(value * m, sigma) / np.maximum(blur(m, sigma), 1e-3)
    return out


class Studio:
    def __init__(self, blocks, light, seed=1):
        self.blocks, self.light, self.rng = blocks, light, np.random.default_rng(seed)

    def _surface(self, o, d, t, which, footprint):
        """Albedo, normals, roughness, occlusion and gloss at the hits."""
        p = o + d * t[..., None]
        shape = t.shape
        a, n = np.zeros(shape + (3,), np.float32), np.zeros(shape + (3,), np.float32)
        flat, rest = np.zeros(shape + (3,), np.float32), np.zeros(shape + (3,), np.float32)
        for k, b in enumerate(self.blocks):
            mine = which == k
            if not mine.any():
                continue
            low, high = np.array(b.low), np.array(b.high)
            gap = np.stack([np.abs(p[..., 2] - high[2]), np.abs(p[..., 1] - low[1]), np.abs(p[..., 0] - low[0]),
                            np.abs(p[..., 0] - high[0])])
            side = gap.argmin(0)
            for f, name in enumerate(('top', 'front', 'left', 'right')):
                m = mine & (side == f)
                if not m.any():
                    continue
                normal, ux, uy = (np.array(v, np.float32) for v in FACES[name])
                skin, ou, ov, gloss = b.skins.get(name) or b.skins['all']
                q = (p[m] - (low + high) / 2) * 1000
                facing = np.clip(np.abs((d[m] * normal).sum(-1)), .06, 1)
                s = skin.sample(q @ ux + ou, q @ uy + ov, footprint[m] / np.sqrt(facing))
                nz = np.sqrt(np.clip(1 - s[:, 3] ** 2 - s[:, 4] ** 2, .05, 1))
                nn = s[:, 3:4] * ux + s[:, 4:5] * uy + nz[:, None] * normal
                a[m], n[m], flat[m] = s[:, :3], nn, normal
                rest[m] = np.stack([s[:, 5], s[:, 6], np.full(len(s), gloss)], -1)
        return p, a, n, flat, rest

    def _sun(self, p, flat, n, samples):
        to, total = np.array(self.light.sun, np.float32), 0
        to /= np.linalg.norm(to)
        start = p + flat * 2e-3
        turn = self.rng.random(p.shape[:-1], np.float32)
        for k in range(samples):
            u = (k + self.rng.random(p.shape[:-1], np.float32)) / samples
            d = _spread(np.broadcast_to(to, p.shape), self.light.softness, u, turn + k * .618)
            total = total + ~_blocked(self.blocks, start, d) * _window(self.light, p, d)
        seen = total / samples if samples < 4 else _smooth((total / samples).astype(np.float32), flat, 1.6)
        return np.clip(n @ to, 0, None) * seen

    def _sky(self, p, flat, samples, reach=1.6):
        """Share of the open hemisphere, computed at a third of the size and smoothed within each face."""
        h, w = p.shape[:2]
        size = (max(2, w // 3), max(2, h // 3))
        sp, sf = (cv2.resize(v, size, interpolation=cv2.INTER_NEAREST) for v in (p.astype(np.float32), flat))
        total = np.zeros(sp.shape[:2], np.float32)
        for _ in range(samples):
            u, v = self.rng.random((2,) + sp.shape[:-1], np.float32)
            d = _spread(sf, 1., u * .98, v) - sf + sf * np.sqrt(1 - u * .98)[..., None]
            t, which = _hit(self.blocks, sp + sf * 3e-3, d)
            total += np.where(which >= 0, np.clip(t / reach, 0, 1) ** .7, 1)
        return cv2.resize(_smooth(total / samples, sf, 3), (w, h), interpolation=cv2.INTER_LINEAR)

    def _room(self, d, rough):
        """What lies outside: a dim room with a bright opening on the sun's side."""
        sun = np.array(self.light.sun, np.float32)
        azimuth = np.arctan2(d[..., 0], -d[..., 1]) - np.arctan2(sun[0], -sun[1])
        up = np.arctan2(d[..., 2], np.hypot(d[..., 0], d[..., 1]))
        soft = .03 + rough * .6
        panes = sum(step(.20 + soft, .20 - soft, np.abs(azimuth - c)) for c in (-.46, 0, .46))
        tall = step(-.12 - soft, -.12 + soft, up) * step(.95 + soft, .95 - soft, up)
        return .20 + .25 * step(-.3, .9, up) + 3.2 * panes * tall

    def render(self, camera, width, height, sampling=1.5, sky=40, sun=10, mirror=3):
        w, h = int(width * sampling), int(height * sampling)
        eye, look = np.array(camera['eye'], np.float32), np.array(camera['look'], np.float32)
        forward = (look - eye) / np.linalg.norm(look - eye)
        right = np.cross(forward, [0, 0, 1.])
        right /= np.linalg.norm(right)
        down = np.cross(forward, right)
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        f = camera.get('focal', 1.4)
        sx, sy = (x / w - .5 + camera.get('shift_x', 0)) * (w / max(w, h)), (y / h - .5 + camera.get('shift', 0)) * (h / max(w, h))
        d = forward * f + right * sx[..., None] + down * sy[..., None]
        d = (d / np.linalg.norm(d, axis=-1, keepdims=True)).astype(np.float32)
        o = np.broadcast_to(eye, d.shape)
        t, which = _hit(self.blocks, o, d)
        footprint = t * 1000 / (f * max(w, h))
        p, a, n, flat, rest = self._surface(o, d, t, which, footprint)
        irradiance = self._irradiance(p, n, flat, rest, self._sky(p, flat, sky), sun)
        image = a * irradiance
        for _ in range(mirror):
            image += self._mirror(p, d, n, flat, rest, footprint) / mirror
        image = np.where((which < 0)[..., None], np.float32(.35), image)
        return image.astype(np.float32)

    def _irradiance(self, p, n, flat, rest, open_sky, samples):
        sun = self._sun(p, flat, n, samples)[..., None] * np.array([1, .94, .84], np.float32) * self.light.sun_power
        tilt = .75 + .25 * n[..., 2]
        sky = (open_sky * tilt * rest[..., 1])[..., None] * np.array([.97, .98, 1.], np.float32) * self.light.sky_power
        bounce = (.10 * self.light.sky_power * open_sky)[..., None] * np.array([1, .95, .88], np.float32)
        fill = (np.clip(-n[..., 1], 0, 1) * self.light.fill * rest[..., 1])[..., None] * np.array([1, .97, .93], np.float32)
        return sun + sky + bounce + fill

    def _mirror(self, p, d, n, flat, rest, footprint):
        """Reflection: other blocks first, the room beyond them."""
        u, v = self.rng.random((2,) + p.shape[:-1], np.float32)
        rough, gloss = rest[..., 0], rest[..., 2]
        r = d - 2 * (d * n).sum(-1, keepdims=True) * n
        r = _spread(r, rough * .30, u, v)
        r = np.where(((r * flat).sum(-1) < .01)[..., None], r + flat * .05, r)
        r = r / np.linalg.norm(r, axis=-1, keepdims=True)
        start = p + flat * 3e-3
        t, which = _hit(self.blocks, start, r)
        q, a, n2, flat2, rest2 = self._surface(start, r, t, which, footprint * 3 + rough * t * 400)
        seen = a * self._irradiance(q, n2, flat2, rest2, np.float32(.75) * np.ones(t.shape, np.float32), 2)
        outside = self._room(r, rough)[..., None] * np.array([1, .985, .96], np.float32)
        light = np.where((which >= 0)[..., None], seen, outside)
        cos = np.clip(-(d * n).sum(-1), 0, 1)
        fresnel = .04 + .96 * (1 - cos) ** 5
        return light * (gloss * fresnel * np.clip(1 - rough, 0, 1) ** 1.5 * rest[..., 1])[..., None]
