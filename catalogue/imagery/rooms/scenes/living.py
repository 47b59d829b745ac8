"""A living room with tall windows and a clad chimney breast. Swaps: floor, feature."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.05
LIGHT = {'floor': [-.85, .2], 'feature': [-.9, .15]}
X0, X1, Y0, Y1, Z = -3.1, 3., -3.2, 4., 2.9


def build():
    p = Palette()
    world()
    shell(p)
    fireplace(p)
    rug(p, (-.55, 1.75, 0), 2.3, 1.9, p.snow)
    sofa(p, (-2.25, 1.85, 0), 2.3, .95, p.linen, 1.5708, (p.rust, p.moss, p.flax))
    armchair(p, (1.55, 1.15, 0), p.moss, -2.05)
    round_table(p, (-.6, 1.75, .012), .48, .34, p.walnut, p.walnut_v)
    books(p, (-.72, 1.62, .352), ((.28, .2, .03), (.24, .18, .025)))
    vessel(p, (-.45, 1.9, .352), .07, .15, p.char)
    shaded_lamp(p, (-2.55, 3.35, 0), 1.55, .2, p.brass, 8)
    olive_tree(p, (2.5, 2.95, 0), 2., 6, 1300, (.24, .44), p.pot, .5)
    console(p)
    camera((.1, -2.45, 1.28), 25, (0, -.07))


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    holes = [(2.6, 4.25, .12, 2.55), (4.75, 6.4, .12, 2.55)]
    at = wall('left', (X0, Y0), (X0, Y1), Z, p.plaster, holes)
    for hole in holes:
        window(at, hole, p.black, 2, 3, bar=.032)
        daylight(at, hole, 95)
    wall('back', (X0, Y1), (X1, Y1), Z, p.plaster)
    wall('right', (X1, Y1), (X1, Y0), Z, p.plaster)
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    block('skirting', (X0, Y1 - .014, 0), (X1, Y1, .12), p.trim)
    block('skirting', (X1 - .014, Y0, 0), (X1, Y1, .12), p.trim)
    sun((.82, -.1, -.56), 4.6)
    area('fill', (0, Y0 + .1, 1.9), (1.5708, 0, 0), 4.4, 2., 60, 'fff3e2')
    garden = plane('garden', (X0 - 5, -3, -2), (0, 14, 0), (0, 0, 8), glow('garden', '93a884', 'f4f8fb', 2.2))
    garden.visible_diffuse = garden.visible_shadow = False
    for y in (-.75, 1.28, 3.4):
        curtain(p, (X0 + .11, y, .02), .34, 2.66, 'y', 4, .035)
    rod('rail', (X0 + .11, -1., 2.69), (X0 + .11, 3.7, 2.69), .012, p.black)


def fireplace(p):
    x0, x1, y = .05, 2.0, Y1 - .4
    plane('feature', (x0, y, 0), (x1 - x0, 0, 0), (0, 0, Z), swap='feature')
    plane('feature-side', (x0, Y1, 0), (0, y - Y1, 0), (0, 0, Z), swap='feature')
    plane('feature-right', (x1, y, 0), (0, Y1 - y, 0), (0, 0, Z), p.plaster)
    fx0, fx1, z0, z1 = x0 + .35, x1 - .35, .42, .92
    block('firebox', (fx0, y - .02, z0), (fx1, y + .01, z1), p.black, .003)
    block('dark', (fx0 + .04, y - .024, z0 + .04), (fx1 - .04, y - .015, z1 - .04), material('dark', '080706', .5), 0)
    rnd = random.Random(3)
    tones = [material(f'flame{k}', c, .5, emission=(c, g)) for k, (c, g) in enumerate((('ff5a1e', 2.2), ('ff8a32', 3.6), ('ffc060', 5.)))]
    for k in range(54):
        x = fx0 + .14 + (fx1 - fx0 - .28) * (k + rnd.uniform(-.4, .4)) / 53
        h = (.05 + .12 * abs(math.sin(x * 9) * math.sin(x * 23))) * rnd.uniform(.6, 1.25) * (1.15, 1., .62)[k % 3]
        lean = rnd.uniform(-.25, .25)
        o = lathe('flame', [(.005, .003, 0), (.013, .004, h * .25), (.011, .004, h * .5), (.004, .003, h * .8), (.0006, .0006, h)], tones[k % 3], (x, y - .03 - .002 * (k % 3), z0 + .07), 10)
        o.rotation_euler[1] = lean
    for k in range(4):
        rod('log', (fx0 + .16 + k * .26, y - .035, z0 + .062), (fx0 + .42 + k * .26, y - .035, z0 + .075), .024, p.char)
    block('hearth', (x0 - .12, y - .36, .0), (x1 + .12, y, .07), p.counter, .005)
    block('mantel', (x0 - .06, y - .16, 1.2), (x1 + .06, y, 1.27), p.walnut, .005)
    vessel(p, (x0 + .25, y - .08, 1.27), .07, .22, p.pot)
    vessel(p, (x0 + .42, y - .08, 1.27), .05, .13, p.terracotta)
    art(p, (x1 - .55, y - .012, 1.66), .5, .66, frame=p.black, seed=5)


def console(p):
    table(p, (-1.35, Y1 - .24, 0), 1.5, .38, .52, p.walnut, p.black)
    books(p, (-1.75, Y1 - .24, .52), ((.28, .2, .03), (.25, .19, .03), (.22, .16, .02)))
    branches(p, (-1.05, Y1 - .22, .52), .7, 6, 8, p.terracotta, p.olive, .09)
    art(p, (-1.5, Y1, 1.62), .95, .75, tones=('e3dacb', '7b8a73', '3b4541', 'c58a5c'), seed=3)
