"""A kitchen with an island: tile from counter to ceiling behind the range. Swaps: backsplash, counter, floor."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.15
LIGHT = {'floor': [-.8, .3], 'backsplash': [-.85, .25], 'counter': [-.8, .3]}
SHOTS = {'hero': dict(at=(-.1, -1.95, 1.36), lens=25, shift=(.012, -.02))}
X0, X1, Y0, Y1, Z = -2.7, 2.5, -3., 3.3, 2.75
COUNTER = .92


def build():
    p = Palette()
    world()
    shell(p)
    cabinets(p)
    island(p)
    for x in (-.45, .95):
        dome(p, (x, .95, 1.78), .17, Z - 2.0, p.brass, 9)
    plant(p, (-2.3, 2.15, 0), 1.0, 44, .22, 9, (.19, .34))
    camera((-.15, -2.35, 1.38), 26, (.01, -.075))


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('backsplash', (X0, Y1, COUNTER), (X1 - X0, 0, 0), (0, 0, Z - COUNTER), swap='backsplash')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    hole = (3.2, 5.3, .98, 2.42)
    at = wall('left', (X0, Y0), (X0, Y1), Z, p.plaster, [hole])
    window(at, hole, p.trim, 3, 2, sill=p.oak_y)
    wall('right', (X1, Y1), (X1, Y0), Z, p.plaster)
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    block('skirting', (X0, Y0, 0), (X0 + .014, Y1, .1), p.trim)
    daylight(at, hole, 120)
    sun((.86, .1, -.52), 4.4)
    area('fill', (0, Y0 + .1, 1.8), (1.5708, 0, 0), 4, 1.8, 42, 'fff3e2')
    garden = plane('garden', (X0 - 4, -1, -1.5), (0, 9, 0), (0, 0, 6), glow('garden', '9fb08e', 'f4f8fb', 2.2))
    garden.visible_diffuse = garden.visible_shadow = False


def front(p, x0, x1, z0, z1, y, mat, pull=None):
    """A cabinet front with a shadow gap and a bar."""
    block('door', (x0 + .003, y - .02, z0 + .003), (x1 - .003, y, z1 - .003), mat, .003)
    if pull:
        z = z1 - .06
        rod('pull', ((x0 + x1) / 2 - .07, y - .045, z), ((x0 + x1) / 2 + .07, y - .045, z), .006, pull)


def cabinets(p):
    y, paint = Y1 - .62, p.sage
    block('plinth', (X0, y + .06, 0), (X1, Y1, .1), p.char)
    block('carcass', (X0, y, .1), (X1 - .7, Y1 - .001, .88), paint)
    for k in range(5):
        if k != 2:
            front(p, X0 + .02 + k * .9, X0 + .02 + (k + 1) * .9, .5, .88, y, paint, p.brass)
            front(p, X0 + .02 + k * .9, X0 + .02 + (k + 1) * .9, .1, .5, y, paint, p.brass)
    x = X0 + .02 + 1.8
    block('range', (x, y - .03, .1), (x + .9, Y1 - .1, .9), p.char)
    block('oven', (x + .06, y - .04, .2), (x + .84, y - .02, .68), material('oven', '0e0e0e', .08))
    rod('handle', (x + .1, y - .07, .73), (x + .8, y - .07, .73), .011, p.brass)
    for k in range(5):
        rod('knob', (x + .17 + k * .14, y - .03, .82), (x + .17 + k * .14, y - .055, .82), .017, p.brass)
    plane('back-counter', (X0, y - .025, COUNTER), (X1 - .7 - X0, 0, 0), (0, .645, 0), swap='counter')
    block('slab', (X0, y - .025, .885), (X1 - .7, Y1, COUNTER - .001), p.counter, 0)
    block('hob', (x, y + .04, COUNTER), (x + .9, Y1 - .1, COUNTER + .012), material('hob', '121212', .12))
    for i in (0, 1, 2):
        lathe('burner', [(.07, 0), (.075, .015), (.05, .02)], p.black, (x + .18 + i * .27, y + .28, COUNTER + .012), smooth=0)
    lathe('kettle', [(.07, 0), (.09, .02), (.1, .06), (.08, .12), (.03, .15), (.012, .155), (.014, .175)], p.steel, (x + .18, y + .28, COUNTER + .034))
    hood(p, x + .45)
    block('tall', (X1 - .7, y - .04, 0), (X1, Y1, Z), paint)
    for z0, z1 in ((.1, 1.0), (1.0, 2.15), (2.15, Z - .02)):
        front(p, X1 - .69, X1 - .01, z0, z1, y - .04, paint)
    for z0, z1 in ((.72, .95), (1.05, 1.4)):
        rod('pull', (X1 - .63, y - .085, z0), (X1 - .63, y - .085, z1), .007, p.brass)
    shelves(p, x)


def hood(p, x):
    lathe('hood', [(.56, .27, 0), (.56, .27, .12), (.40, .22, .45), (.33, .19, .7), (.32, .18, 1.1)], p.plaster, (x, Y1 - .27, 1.72), 4 * 12, 9., 0)
    block('band', (x - .58, Y1 - .56, 1.7), (x + .58, Y1, 1.76), p.oak, .004)


def shelves(p, x):
    top = COUNTER
    for x0, x1 in ((X0 + .12, x - .3), (x + 1.2, X1 - .78)):
        block('shelf', (x0, Y1 - .24, 1.55), (x1, Y1, 1.59), p.oak, .004)
    z, y = 1.59, Y1 - .13
    for k, (r, h, m) in enumerate(((.07, .16, p.pot), (.05, .22, p.char), (.08, .12, p.porcelain))):
        vessel(p, (X0 + .4 + k * .26, y, z), r, h, m)
    for k in range(5):
        lathe('plate', [(.06, 0), (.13, .012), (.128, .015)], p.porcelain, (X0 + 1.25, y, z + k * .013), smooth=0)
    if x + 1.6 < X1 - .78:
        bowl(p, (x + 1.45, y, z), .1, p.terracotta)
    box('board', (X0 + 1.2, Y1 - .05, top + .2), (.26, .02, .38), p.walnut_v, .01).rotation_euler[0] = -.12
    box('board', (X0 + 1.34, Y1 - .09, top + .14), (.2, .02, .27), p.oak_v, .01).rotation_euler[0] = -.14
    bottle(p, (x + 1.1, Y1 - .2, top), .032, .28, material('oil', '55602e', .15))
    bottle(p, (x + 1.2, Y1 - .16, top), .028, .22, p.snow)
    lathe('crock', [(.06, 0), (.07, .02), (.07, .14), (.06, .145), (.06, .05)], p.pot, (x + 1.34, Y1 - .2, top), smooth=0)
    for k in range(4):
        rod('spoon', (x + 1.34 + .01 * k, Y1 - .2, top + .05), (x + 1.28 + .045 * k, Y1 - .19 - .01 * k, top + .29), .007, p.oak_v)
    lathe('sink', [(.3, .18, 0), (.3, .18, .004)], p.steel, (X0 + .75, Y1 - .34, top), 40, 6., 0)
    tube('tap', [(X0 + .75, Y1 - .1, top), (X0 + .75, Y1 - .1, top + .3), (X0 + .75, Y1 - .16, top + .38), (X0 + .75, Y1 - .26, top + .34), (X0 + .75, Y1 - .28, top + .26)], .013, p.brass)


def island(p):
    x0, x1, y0, y1, t = -1.0, 1.5, .55, 1.45, .045
    block('body', (x0 + t, y0 + .28, .02), (x1 - t, y1 - .01, COUNTER - t), p.oak_v)
    for k in range(int((x1 - x0 - 2 * t) / .06)):
        block('slat', (x0 + t + .008 + k * .06, y0 + .262, .02), (x0 + t + .05 + k * .06, y0 + .28, COUNTER - t), p.oak_v, .003)
    plane('island-top', (x0, y0, COUNTER), (x1 - x0, 0, 0), (0, y1 - y0, 0), swap='counter')
    plane('island-edge', (x0, y0, COUNTER - t), (x1 - x0, 0, 0), (0, 0, t), swap='counter')
    plane('island-left', (x0, y1, 0), (0, y0 - y1, 0), (0, 0, COUNTER), swap='counter')
    plane('island-leg', (x0, y0, 0), (t, 0, 0), (0, 0, COUNTER - t), swap='counter')
    block('inside', (x0 + .001, y0 + .001, 0), (x0 + t, y1, COUNTER - .001), p.counter, 0)
    plane('island-leg-right', (x1 - t, y0, 0), (t, 0, 0), (0, 0, COUNTER - t), swap='counter')
    block('right', (x1 - t, y0 + .001, 0), (x1, y1, COUNTER - .002), p.counter, 0)
    block('under', (x0 + t + .001, y0 + .002, COUNTER - t), (x1 - t - .001, y1, COUNTER - .003), p.counter, 0)
    for k in range(3):
        bar_stool(p, (-.48 + k * .74, .46, 0), .64, p.leather, p.black)
    bowl(p, (.95, 1.02, COUNTER), .17, p.porcelain, material('lemon', 'e3c04a', .45))
    branches(p, (.2, 1.15, COUNTER), .55, 6, 5, p.pot, p.olive, .075)
    books(p, (-.5, 1.05, COUNTER), ((.27, .2, .028), (.24, .18, .022)))
