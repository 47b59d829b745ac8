"""Photographic light on a height map: a key light with cast shadows, sky light with occlusion, and the reflection
of a soft box or a paned window. Shading is separate from relief, so a view in perspective can be shaded after warping."""
from dataclasses import dataclass

import cv2
import numpy as np

from colour import blur, step

SOFT, RAKING, WINDOW = (-.55, -.62, .70), (-.72, -.50, .42), (-.50, -.60, .62)


@dataclass
class Relief:
    normal: np.ndarray   # H x W x 3
    shadow: np.ndarray   # 1 lit .. 0 in shadow
    occlusion: np.ndarray


def relief(height, mm, key=SOFT, shadow=1.):
    """Normals, cast shadow of the key light (direction towards it) and ambient occlusion of a height map (mm)."""
    h, w = height.shape
    gy, gx = np.gradient(height, mm)
    inv = 1 / np.sqrt(gx * gx + gy * gy + 1)
    normal = np.stack([-gx * inv, -gy * inv, inv], -1).astype(np.float32)
    key = np.array(key, np.float32) / np.linalg.norm(key)
    lit = np.ones_like(height)
    if shadow > 0 and np.ptp(height) > .05:
        reach, steps, slope = 3., 12, key[:2] / key[2]
        for q in range(1, steps + 1):
            z = reach * (q / steps) ** 1.7
            shift = np.float32([[1, 0, slope[0] * z / mm], [0, 1, slope[1] * z / mm]])
            other = cv2.warpAffine(height, shift, (w, h), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                   borderMode=cv2.BORDER_REFLECT)
            lit = np.minimum(lit, 1 - step(.02, .30, other - height - z))
        lit = 1 - shadow * (1 - blur(lit.astype(np.float32), min(.25 / mm + .4, 4)))
    occlusion = np.ones_like(height)
    for r in (.7, 1.8, 5.):
        occlusion *= 1 - np.clip((blur(height, r / mm) - height) * .55 / r ** .6, 0, .55)
    return Relief(normal, lit, occlusion)


def flat_view(h, w, spread=.16):
    """Directions to a camera above the middle of the picture."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    v = np.stack([-(x / w - .5) * spread, -(y / h - .5) * spread * h / w, np.ones_like(x)], -1)
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def _pane(a, b, ca, cb, ra, rb, soft):
    return step(ra + soft, ra - soft, np.abs(a - ca)) * step(rb + soft, rb - soft, np.abs(b - cb))


def surroundings(rx, ry, rough, kind, glow=1.):
    """Radiance of the room in the reflected direction (x right, y down). `glow` is how bright the room is beside its window."""
    if kind == 'window':
        soft = .007 + rough * .14
        panes = sum(_pane(rx, ry, cx, cy, .026, .034, soft) for cx in (-.116, -.060) for cy in (-.116, -.044))
        sky = 5.6 - 22 * (ry + .05) + 18 * (rx + .06)
        room = .25 + 1.1 * step(.16, -.20, rx * .6 + ry) + 1.0 * _pane(rx, ry, .42, .12, .12, .45, soft + .12)   # its bright side
        return glow * room + (1.9 - .9 * glow) * sky * panes
    soft = .006 + rough * .55
    return .22 - .25 * ry + 1.3 * _pane(rx, ry, -.25, -.30, .30, .25, soft + .12) \
        + .6 * _pane(rx, ry, .6, .2, .2, .6, soft + .2)


def shade(surface, light, view, key=SOFT, ambient=.42, spec=1., room='soft', fall=None, tint=(1, .985, .96), glow=1.):
    """Linear picture. `view` points to the camera; `fall` darkens by position."""
    n = light.normal
    key = np.array(key, np.float32) / np.linalg.norm(key)
    direct = np.clip(n @ key, 0, None) / key[2]
    sky = ambient * (.5 + .5 * n[..., 2]) * light.occlusion
    diffuse = (1 - ambient) * direct * light.shadow * (1 if fall is None else fall) + sky
    nv = np.clip((n * view).sum(-1), 0, 1)
    r = 2 * nv[..., None] * n - view
    fresnel = .04 + .96 * (1 - nv) ** 5
    gloss = np.clip(1 - surface.rough, 0, 1) ** 1.5
    mirror = np.clip(surroundings(r[..., 0], r[..., 1], surface.rough, room, glow), 0, None)
    shine = spec * fresnel * gloss * mirror * light.occlusion * (.4 + .6 * light.shadow)
    return surface.albedo * (diffuse * (1 - .04 * gloss))[..., None] + shine[..., None] * np.array(tint, np.float32)


def flat_fall(h, w, strength=1.):
    """The key light's gentle fall-off across a flat picture, brightest at the top left."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    px, py = x / w - .5, (y / h - .5) * h / w
    return 1.03 - strength * (.13 * (px * .7 + py * .7) + .10 * (px * px + py * py))


def expose(linear, gain=1.):
    """Linear to .62, then a soft shoulder."""
    x, k = np.maximum(linear * gain, 0), .62
    return np.where(x < k, x, k + (1 - k) * (1 - np.exp(-(x - k) / (1 - k)))).astype(np.float32)
