"""The plan room in Calgary: a low white room with one long prairie window, a table for drawings, floors on the wall.
Swaps: floor, board-a to -d, table."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.0
LIGHT = {'floor': [.1, .9], 'table': [.1, .9]} | {f'board-{k}': [.5, .6] for k in 'abcd'}
X0, X1, Y0, Y1, Z = -3.9, 4.2, -3.4, 4.7, 2.85


def build():
    p = Palette()
    world()
    shell(p)
    boards(p)
    plans(p)
    corner(p)
    camera((.7, -2.9, 1.5), 22, (0, -.06), 9)


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    long = (.5, 7.6, .62, 2.3)
    at = wall('back', (X0, Y1), (X1, Y1), Z, p.white, [long], .3)
    window(at, long, p.black, 5, 1, .2, .04, sill=p.oak)
    daylight(at, long, 260, out=.5)
    wall('left', (X0, Y0), (X0, Y1), Z, p.white)
    wall('right', (X1, Y1), (X1, Y0), Z, material('ochre', 'b98a52', .8, spec=.12))
    wall('front', (X1, Y0), (X0, Y0), Z, p.white)
    sun((-.3, -.74, -.42), 4.6)
    area('fill', (0, Y0 + .1, 1.9), (1.5708, 0, 0), 6., 2., 90, 'fff6ea')
    sky = plane('sky', (-60, 60, -2), (120, 0, 0), (0, 0, 40), glow('sky', 'eef3f7', 'bcd6ee', 2.6))
    sky.visible_diffuse = sky.visible_shadow = False
    for n, (y, low, tall, tone) in enumerate(((55, 2.6, 1.5, 'd3dee9'), (38, 1.7, .5, 'd9d6b8'), (24, .7, .35, 'd6c894'))):
        v = []
        for k in range(90):
            x = -55 + k * 1.25
            jag = .5 + .25 * math.sin(x * .19) + .15 * math.sin(x * .53 + 1) + .1 * math.sin(x * 1.7) if n == 0 else .5 + .5 * math.sin(x * .06 + n)
            v += [(x, y, -4), (x, y, low + tall * jag)]
        m = mesh('land', v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(89)], material(f'land{n}', '000000', 1., spec=0., emission=(tone, 1.9)))
        m.visible_diffuse = m.visible_shadow = False


def boards(p):
    """Whole boards of floors on the left wall, on an oak rail, a lamp above each."""
    for k, name in enumerate('abcd'):
        y = -.5 + k * 1.28
        plane(f'board-{name}', (X0 + .05, y, .22), (0, 1.16, 0), (0, 0, 2.1), swap=f'board-{name}', rough=.3)
        block('board', (X0, y - .002, .218), (X0 + .049, y + 1.162, 2.322), p.black, 0)
        block('card', (X0 + .05, y + .03, .1), (X0 + .056, y + .3, .19), p.snow, 0)
        block('lamp', (X0 + .2, y + .2, 2.6), (X0 + .24, y + .96, 2.63), p.black, .003)
        area('wash', (X0 + .3, y + .58, 2.58), (0, -.5, 0), .7, .08, 9, 'fff1dc')
    block('rail', (X0, -.6, .05), (X0 + .1, 4.7, .09), p.oak_y, .004)


def plans(p):
    x, y, h = .35, 1.55, .92
    block('table', (x - 1.35, y - .55, h - .05), (x + 1.35, y + .55, h - .001), p.oak, .005)
    plane('table-top', (x - 1.35, y - .55, h), (2.7, 0, 0), (0, 1.1, 0), swap='table')
    for i in (-1.2, 1.2):
        for j in (-.42, .42):
            rod('leg', (x + i * .9, y + j, h - .05), (x + i, y + j, 0), .022, p.black)
    for n, (dx, dy, w, d, turn) in enumerate(((-.5, .02, .84, .6, .06), (.35, -.1, .84, .6, -.12), (.75, .2, .42, .3, .3))):
        box('sheet', (x + dx, y + dy, h + .002 + .0015 * n), (w, d, .0012), p.snow, 0, turn)
        c, s = math.cos(turn), math.sin(turn)
        ink = material('ink-line', '3a5f86', .9)
        for ux, uy, lw, ld in ((0, .2, .7, .006), (0, -.2, .7, .006), (-.35, 0, .006, .4), (.35, 0, .006, .4), (.05, .05, .006, .3), (-.15, -.02, .4, .006), (.2, -.1, .3, .006)):
            k = w / .84
            box('line', (x + dx + (ux * c - uy * s) * k, y + dy + (ux * s + uy * c) * k, h + .0036 + .0015 * n), (lw * k, ld * k, .0004), ink, 0, turn)
    for k in range(4):
        o = rod('roll', (x - 1.2 + k * .02, y + .3 + k * .055, h + .035), (x - .45 + k * .05, y + .38 + k * .055, h + .035), .032, p.snow)
    for k, t in enumerate(('8a5e38', 'd4bd98', '53402f', 'c79b68')):
        box('plank', (x + .95, y - .4 + k * .09, h + .012 + k * .004), (.62, .15, .016), wood(f'plank{k}', t, t), .001, .1 * k)
    for k, (dx, dy) in enumerate(((-.8, -.95), (.5, -1.), (-.2, 1.), (1., .95))):
        bar_stool(p, (x + dx, y + dy, 0), .64, (p.leather, p.oak)[k % 2])
    for dx in (-.7, .7):
        dome(p, (x + dx, y, 1.82), .19, Z - 2.07, p.white, 9)


def corner(p):
    """A hygrometer by the window, a low cabinet, a dry-country plant."""
    block('cabinet', (2.3, Y1 - .5, .04), (X1 - .05, Y1 - .05, .58), p.walnut, .004)
    for k in range(3):
        block('front', (2.33 + k * .61, Y1 - .515, .08), (2.9 + k * .61, Y1 - .5, .55), p.walnut, .003)
    vessel(p, (3.6, Y1 - .28, .58), .1, .3, p.terracotta)
    books(p, (2.7, Y1 - .28, .58), ((.3, .22, .03), (.28, .2, .03), (.26, .2, .02)))
    dial = lathe('dial', [(.13, 0), (.13, .03), (.115, .035)], p.brass, (X1 - .001, 3.3, 1.6), smooth=0)
    dial.rotation_euler[1] = -math.pi / 2
    face = lathe('face', [(.112, 0), (.112, .002)], p.snow, (X1 - .034, 3.3, 1.6), smooth=0)
    face.rotation_euler[1] = -math.pi / 2
    armchair(p, (3.3, 1.6, 0), p.slate, -1.3)
    rug(p, (3.0, 1.7, 0), 1.7, 2., p.flax)
    planter((-3.3, 4.2, 0), .22, .4, p.terracotta, p.soil)
    for k in range(5):
        lathe('cactus', [(.05, 0), (.062, .2), (.06, .5 + .1 * k), (.02, .6 + .1 * k)], material('cactus', '5e7355', .7), (-3.3 + .09 * math.cos(k * 1.3), 4.2 + .09 * math.sin(k * 1.3), .34), smooth=1)
