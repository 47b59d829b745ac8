"""The sample library in Québec: an old shop with thick walls, shelves to the ceiling, a lending desk. Swaps: floor, desk, wall."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.95
LIGHT = {'floor': [.3, .85], 'desk': [.5, .6], 'wall': [-.2, .8]}
X0, X1, Y0, Y1, Z = -2.5, 2.6, -3., 4.6, 3.15
TONES = ('d9d4ca', '2f4d40', 'a46a4a', '8a8f92', 'c8b293', '34383b', 'e8e4dc', '6f7f74', '9db3b0', 'b98d63', 'f0ede6', '56708a', 'b7afa3', '5d1c1c',
         'dcb9ab', '4b3326', 'a9c4b2', 'c08f2e', '7d8488', 'efe7d6', '8f7a66', 'cfcac0')


def build():
    p = Palette()
    world()
    shell(p)
    library(p)
    desk(p)
    ladder(p)
    rug(p, (-.75, 1.5, 0), 1.3, 2.3, p.slate)
    for y in (.9, 2.7):
        globe(p, (-.3, y, 2.32), .14, Z - 2.46, p.brass)
        lamp((-.3, y, 2.32), 16, radius=.14)
    camera((.35, -2.65, 1.5), 23, (0, -.05), 4)


def shell(p):
    stone = material('lime', 'e6dfd2', .9, spec=.1)
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    for k in range(7):
        block('beam', (X0, -2.2 + k * 1.05, Z - .2), (X1, -2.05 + k * 1.05, Z), p.walnut, .012)
    holes = [(.95, 1.95, .85, 2.55), (3.0, 4.0, .85, 2.55)]
    at = wall('back', (X0, Y1), (X1, Y1), Z, stone, holes, .55)
    for hole in holes:
        window(at, hole, p.trim, 2, 4, .46, .035, sill=p.oak)
        daylight(at, hole, 92, out=.75)
    for s in (1.45, 3.5):
        block('lintel', (X0 + s - .62, Y1 - .02, 2.55), (X0 + s + .62, Y1 + .1, 2.72), p.walnut, .01)
    wall('left', (X0, Y0), (X0, Y1), Z, stone)
    plane('wall', (X1 - .02, Y1, 0), (0, -3.4, 0), (0, 0, Z - .2), swap='wall')
    wall('right', (X1, Y1), (X1, Y0), Z, stone)
    wall('front', (X1, Y0), (X0, Y0), Z, stone)
    sun((.18, -.72, -.55), 4.2)
    area('fill', (0, Y0 + .1, 2.), (1.5708, 0, 0), 4., 2.2, 60, 'fff0dc')
    street = plane('street', (X0 - 5, Y1 + 5, -1.5), (15, 0, 0), (0, 0, 7), glow('street', 'a89a8c', 'eef4fa', 2.1))
    street.visible_diffuse = street.visible_shadow = False


def library(p):
    """Tiles on edge in oak pigeon-holes over the whole left wall."""
    rnd, depth, y0, y1 = random.Random(11), .34, -1.6, 4.5
    block('backing', (X0, y0, 0), (X0 + .02, y1, 2.85), p.walnut_v, 0)
    for k in range(8):
        z = .06 + k * .395
        block('shelf', (X0, y0, z - .03), (X0 + depth, y1, z), p.oak_y, .002)
    for k in range(9):
        y = y0 + k * (y1 - y0) / 8
        block('side', (X0, y - .014, 0), (X0 + depth + .004, y + .014, 2.84), p.oak_v, .002)
    stuff = [material(f'tile{k}', t, rnd.choice((.1, .3, .6))) for k, t in enumerate(TONES)]
    for row in range(7):
        z = .06 + row * .395
        for col in range(8):
            a, b = y0 + col * (y1 - y0) / 8 + .03, y0 + (col + 1) * (y1 - y0) / 8 - .03
            family, y = rnd.sample(range(len(stuff)), 4), a
            while y < b - .03:
                t = rnd.choice((.009, .011, .014, .02))
                if rnd.random() < .93:
                    h = rnd.choice((.2, .25, .3, .3, .33))
                    o = box('sample', (X0 + .17 + rnd.uniform(-.02, .03), y + t / 2, z + h / 2), (.27, t, h), stuff[rnd.choice(family)], 0)
                    o.rotation_euler[0] = rnd.uniform(-.035, .015)
                y += t + rnd.uniform(.002, .012)


def desk(p):
    """The lending desk: six full tiles in a carrier, a ledger, a lamp."""
    x0, x1, y0, y1, h = .55, 2.15, 1.2, 1.95, .93
    plane('desk-front', (x0, y0, 0), (x1 - x0, 0, 0), (0, 0, h), swap='desk')
    plane('desk-left', (x0, y1, 0), (0, y0 - y1, 0), (0, 0, h), swap='desk')
    block('desk-body', (x0 + .003, y0 + .003, 0), (x1, y1, h - .002), p.oak_v, 0)
    block('desk-top', (x0 - .05, y0 - .05, h), (x1 + .05, y1 + .05, h + .04), p.walnut, .006)
    for k, t in enumerate(('e8e4dc', '2f4d40', 'a46a4a', '8a8f92', 'c8b293', '34383b')):
        box('lent', (.95 + k * .022, 1.55, h + .19), (.012, .3, .3), material(f'lent{k}', t, .25), .001)
    box('tray', (1.0, 1.55, h + .05), (.24, .34, .02), p.oak, .003)
    shaded_lamp(p, (1.85, 1.6, h + .04), .46, .15, p.ink, 7)
    books(p, (1.45, 1.45, h + .04), ((.36, .26, .03),), (p.rust,), .05)
    bar_stool(p, (.75, .75, 0), .66, p.leather)
    bar_stool(p, (1.5, .7, 0), .66, p.leather)
    plant(p, (2.2, 4.0, 0), 1.35, 46, .22, 21, (.2, .36), p.terracotta)
    table(p, (0., 3.9, 0), 1.9, .6, .76, p.oak, p.black)
    rnd = random.Random(3)
    for k in range(9):
        box('loose', (-.75 + k * .19, 3.9 + rnd.uniform(-.12, .12), .766 + .004 * (k % 3)), (.2, .2, .01), material(f'loose{k}', TONES[k * 2], .3), .001, rnd.uniform(-.5, .5))


def ladder(p):
    for d in (-.2, .2):
        rod('rail', (X0 + 1.02, 1.85 + d, 0), (X0 + .38, 1.85 + d, 2.72), .018, p.walnut)
    for k in range(8):
        t = (k + .8) / 8.6
        rod('rung', (X0 + 1.02 - .64 * t, 1.65, 2.72 * t), (X0 + 1.02 - .64 * t, 2.05, 2.72 * t), .013, p.walnut)
    rod('track', (X0 + .37, -1.5, 2.74), (X0 + .37, 4.4, 2.74), .012, p.brass)
