"""The lobby of an office building: a long floor, a clad wall, a stone desk. Swaps: floor, wall, desk."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = .8
LIGHT = {'floor': [-.85, .25], 'wall': [-.7, .6], 'desk': [-.9, .2]}
X0, X1, Y0, Y1, Z = -5., 4.6, -4., 7.6, 4.


def build():
    p = Palette()
    world()
    shell(p)
    desk(p)
    slats(p)
    lounge(p)
    for k, (x, y, z) in enumerate(((-.6, 5.1, 2.5), (0, 4.9, 2.25), (.6, 5.15, 2.65))):
        globe(p, (x, y, z), .17, Z - z - .17, p.brass)
    olive_tree(p, (-3.6, 6.4, 0), 2.9, 5, 2200, (.36, .6), p.char, .72)
    camera((-.25, -3.3, 1.5), 25, (.01, -.055))


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('wall', (-2.6, Y1 - .25, 0), (5.2, 0, 0), (0, 0, Z), swap='wall')
    for x, s in ((-2.6, -1), (2.6, 1)):
        plane('return', (x, Y1 - .25, 0), (0, .25, 0), (0, 0, Z), p.walnut_v)
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    holes = [(1.2 + k * 2.3, 3.1 + k * 2.3, .06, 3.5) for k in range(4)]
    holes = [(a + .6, b + .6, c, d) for a, b, c, d in holes]
    at = wall('left', (X0, Y0), (X0, Y1), Z, p.plaster, holes, .4)
    for hole in holes:
        window(at, hole, p.black, 2, 2, .3, .05)
        daylight(at, hole, 190, out=.5)
    wall('back', (X0, Y1), (X1, Y1), Z, p.plaster)
    wall('right', (X1, Y1), (X1, Y0), Z, p.plaster)
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    line = material('line', 'ffffff', .5, emission=('fff2dc', 4.))
    for x in (-2.2, .2, 2.6):
        block('line', (x - .04, -2, Z - .02), (x + .04, 6.6, Z - .004), line, 0)
        block('trough', (x - .07, -2.03, Z - .014), (x + .07, 6.63, Z - .001), p.trim, 0)
    for x in (-1.7, 0, 1.7):
        spot((x, Y1 - 1.1, Z - .05), (x, Y1 - .25, 1.6), 60, 75)
    sun((.8, .12, -.6), 4.6)
    area('fill', (0, Y0 + .1, 2.4), (1.5708, 0, 0), 6.5, 3., 190, 'fff5e8')
    city = plane('city', (X0 - 8, -6, -3), (0, 24, 0), (0, 0, 12), glow('city', 'a9b6bd', 'f3f7fb', 2.2))
    city.visible_diffuse = city.visible_shadow = False


def desk(p):
    x0, x1, y0, y1, h = -1.55, 1.55, 5.0, 5.75, 1.08
    plane('desk-front', (x0, y0, 0), (x1 - x0, 0, 0), (0, 0, h), swap='desk')
    plane('desk-top', (x0, y0, h), (x1 - x0, 0, 0), (0, .38, 0), swap='desk')
    plane('desk-left', (x0, y1, 0), (0, y0 - y1, 0), (0, 0, h), swap='desk')
    block('desk', (x0 + .002, y0 + .002, 0), (x1, y1, h - .002), p.counter, 0)
    block('work', (x0 + .06, y0 + .38, h - .3), (x1 - .06, y1, h - .27), p.walnut, .003)
    branches(p, (x1 - .35, y0 + .2, h), .75, 8, 7, p.char, p.olive, .11)
    books(p, (x0 + .5, y0 + .2, h), ((.3, .22, .02), (.28, .2, .02)), (p.snow, p.ink, p.rust))
    box('screen', (.35, y0 + .55, h + .03), (.5, .03, .3), p.black, .006)


def slats(p):
    for k in range(64):
        y = Y1 - .12 - k * .115
        block('slat', (X1 - .055, y - .03, 0), (X1, y + .03, Z), p.walnut_v, .003)


def lounge(p):
    rug(p, (3.05, 2.55, 0), 2.5, 2.6, p.flax)
    armchair(p, (3.7, 3.3, .012), p.slate, -1.25)
    armchair(p, (3.75, 1.95, .012), p.slate, -1.9)
    round_table(p, (2.7, 2.6, .012), .42, .4, p.walnut, p.walnut_v)
    vessel(p, (2.62, 2.55, .412), .07, .2, p.terracotta)
    books(p, (2.8, 2.72, .412), ((.26, .2, .02),))
    plant(p, (4.05, 4.55, 0), 1.5, 70, .27, 15, (.25, .45), p.pot)
    for k in range(3):
        box('bench', (-3.9, 1.2 + k * 2.3, .4), (.5, 1.5, .1), p.leather, .03)
        box('foot', (-3.9, 1.2 + k * 2.3, .175), (.4, 1.3, .35), p.black, .004)
