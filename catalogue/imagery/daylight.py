"""Daylight for the laid view: a window's sky and sun on two planes, and what glossy faces mirror of it."""
import numpy as np

from build import finish_of
from colour import step


class Daylight:
    """Sky light through a window of a side wall, and a patch of sun with the shadow of its bars."""

    def __init__(self, scene, reach):
        self.side, self.reach = scene.side, reach
        self.sun = np.array([scene.side * 1., -.22 - .50 * scene.hour, .42 + .34 * np.mod(scene.hour * 7.3, 1)])
        self.sun /= np.linalg.norm(self.sun)
        aside = (np.mod(scene.hour * 3.7, 1) - .5) * .5 * reach                # where the middle of the patch falls
        target = np.array([aside, scene.wall, .40 * reach] if scene.on == 'wall' else [aside, scene.wall * .66, 0])
        self.at = target + self.sun * ((scene.side * 1.15 * reach - aside) / self.sun[0])
        spread = np.linspace(-.5, .5, 3)
        self.points = [self.at + np.array([0, a * reach * .9, b * reach * .8]) for a in spread for b in spread]

    def sky(self, p, normal):
        """Irradiance, and its mean direction."""
        total, toward = 0, np.zeros(p.shape, np.float32)
        for q in self.points:
            d = q - p
            r2 = (d * d).sum(-1)
            l = d / np.sqrt(r2)[..., None]
            e = np.clip(l @ normal, 0, 1) * np.clip(self.side * l[..., 0], 0, 1) / r2
            total = total + e
            toward += l * e[..., None]
        toward /= np.maximum(np.linalg.norm(toward, axis=-1, keepdims=True), 1e-6)
        return total * self.reach ** 2 / len(self.points), toward

    def patch(self, p, soft):
        """Sun through four panes, 0..1."""
        t = (self.at[0] - p[..., 0]) / self.sun[0]
        y, z = (p[..., 1] + t * self.sun[1] - self.at[1]) / self.reach, (p[..., 2] + t * self.sun[2] - self.at[2]) / self.reach
        pane = lambda a, c, h: step(h + soft, h - soft, np.abs(a - c))
        return sum(pane(y, cy, .20) * pane(z, cz, .26) for cy in (-.23, .23) for cz in (-.30, .30)) * (t > 0)


def light(entry, scene, p, ray, floor, mine, albedo, normal, rough, occlusion):
    reach = scene.wall if scene.on == 'wall' else scene.wall * .8
    day, f = Daylight(scene, reach), finish_of(entry)
    out = np.zeros_like(albedo)
    ray = ray / np.linalg.norm(ray, axis=-1, keepdims=True)
    corner = np.where(floor, scene.wall - p[..., 1], p[..., 2]) / reach           # distance to the other plane
    contact = 1 - .42 * np.exp(-corner / .07) - .22 * np.exp(-corner / .35)
    for flat, m in (((0, 0, 1), floor), ((0, -1, 0), ~floor)):
        if not m.any():
            continue
        flat = np.array(flat, np.float32)
        q, n = p[m], normal[m]
        sky, toward = day.sky(q, flat)
        bump = np.clip((n * toward).sum(-1) / np.maximum(toward @ flat, .18), 0, 2.4)
        sun = day.patch(q, .03 + .05 * scene.hour) * max(float(day.sun @ flat), 0)
        sun_bump = np.clip((n @ day.sun) / max(float(day.sun @ flat), .15), 0, 2.4)
        ambient = .43 + .05 * q[:, 2] / reach
        diffuse = (ambient * (.6 + .4 * n @ flat) + .60 * sky * bump) * occlusion[m] * contact[m] + .80 * sun * sun_bump * occlusion[m]
        colour = albedo[m] * (diffuse[:, None] * np.array((1, .99, .975)) + (sun * .10)[:, None] * np.array((1, .82, .55)))
        if mine[m].any():
            colour = colour + shine(day, scene, q, -ray[m], n, rough[m], f['spec'], reach, flat)[:, None] * (1, .99, .97) * contact[m][:, None]
        out[m] = colour
    return (out * 1.30).astype(np.float32)


def shine(day, scene, q, view, n, rough, spec, reach, flat):
    """What glossy faces mirror: the window, the bright wall and the dim room."""
    nv = np.clip((n * view).sum(-1), .02, 1)
    r = 2 * nv[:, None] * n - view
    fresnel = .05 + .95 * (1 - nv) ** 5
    gloss = np.clip(1 - rough, 0, 1) ** 1.6
    soft = .03 + rough * .55
    t = (day.at[0] - q[:, 0]) / np.where(np.abs(r[:, 0]) < 1e-3, 1e-3, r[:, 0])
    y, z = (q[:, 1] + t * r[:, 1] - day.at[1]) / reach, (q[:, 2] + t * r[:, 2] - day.at[2]) / reach
    pane = lambda a, c, h: step(h + soft, h - soft, np.abs(a - c))
    window = sum(pane(y, cy, .20) * pane(z, cz, .26) for cy in (-.23, .23) for cz in (-.30, .30)) * (t > 0)
    room = .28 + .30 * np.clip(r[:, 0] * day.side, -1, 1) + .12 * r[:, 2]
    far = np.clip(room, .05, 1) * 1.25
    if scene.on == 'floor':                                   # the wall stands mirrored in the floor
        hit = (scene.wall - q[:, 1]) / np.maximum(r[:, 1], 1e-3)
        seen = q + r * np.clip(hit, 0, 9 * reach)[:, None]
        wall = .62 + .75 * day.patch(seen, soft + .04) * max(-float(day.sun[1]), 0) - .2 * np.exp(-np.clip(seen[:, 2], 0, 9) / (.12 * reach))
        far = far + (wall - far) * step(.05, .4, r[:, 1])
    else:                                                     # a second window behind the camera glints in glazes
        back = (-1.6 * reach - q[:, 1]) / np.minimum(r[:, 1], -.05)
        bx, bz = (q[:, 0] + back * r[:, 0]) / reach + .25 * day.side, (q[:, 2] + back * r[:, 2]) / reach - .80
        far = far + 4.2 * sum(pane(bx, c, .20) * pane(bz, d, .22) for c in (-.23, .23) for d in (-.26, .26)) / (1 + 30 * rough * rough)
    return spec * np.minimum(fresnel, .5) * gloss * (far + 5.5 * window / (1 + 12 * rough * rough))
