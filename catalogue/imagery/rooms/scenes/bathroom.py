"""A free-standing tub in front of a tiled wall, morning light from the left. Swaps: wall, floor."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.2
LIGHT = {'floor': [-.8, .3], 'wall': [-.85, .25]}
X0, X1, Y0, Y1, Z = -2.1, 2.1, -2.6, 3.3, 2.7


def build():
    p = Palette()
    world()
    shell(p)
    tub(p)
    vanity(p)
    stool(p, (-1.02, 2.1, 0))
    lathe('candle', [(.04, 0), (.04, .09)], p.snow, (-.97, 2.07, .46), smooth=0)
    vessel(p, (-1.08, 2.14, .46), .055, .16, p.terracotta)
    globe(p, (1.42, 2.85, 1.95), .11, Z - 2.06)
    plant(p, (-1.62, 2.86, 0), 1.25, 60, .23, 4, (.2, .38))
    camera((0, -1.55, 1.26), 24, (0, -.05))


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('wall', (X0, Y1, 0), (X1 - X0, 0, 0), (0, 0, Z), swap='wall')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    hole = (3.5, 5.1, .82, 2.38)
    at = wall('left', (X0, Y0), (X0, Y1), Z, p.plaster, [hole])
    window(at, hole, p.trim, 2, 2, sill=p.counter)
    wall('right', (X1, Y1), (X1, Y0), Z, p.plaster)
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    block('skirting', (X1 - .012, Y0, 0), (X1, Y1, .1), p.trim)
    daylight(at, hole, 105)
    sun((.83, .24, -.5), 4.6)
    area('fill', (0, Y0 + .1, 1.7), (1.5708, 0, 0), 3.6, 1.8, 30, 'fff3e2')
    backdrop = plane('garden', (X0 - 4, -1, -1.5), (0, 9, 0), (0, 0, 6), glow('garden', '9fb08e', 'f4f8fb', 2.4))
    backdrop.visible_diffuse = backdrop.visible_shadow = False


def tub(p):
    x, y = 0, 2.62
    lathe('tub', [(.70, .28, 0), (.715, .295, .02), (.76, .335, .22), (.835, .385, .50), (.86, .40, .575), (.862, .402, .585), (.84, .385, .592),
                  (.825, .372, .582), (.80, .35, .50), (.72, .29, .22), (.64, .23, .13), (.35, .12, .115)], p.porcelain, (x, y, 0), 64, 2.35, 2)
    tube('spout', [(x, y + .52, 0), (x, y + .52, .8), (x, y + .45, .93), (x, y + .32, .9), (x, y + .3, .86)], .014, p.brass)
    tube('handle', [(x, y + .52, .62), (x + .11, y + .5, .66)], .009, p.brass)
    lathe('base', [(.035, 0), (.035, .012)], p.brass, (x, y + .52, 0), smooth=0)
    towel(p, (x - .4, y - .385, .606), .32, .4, .3)
    box('bridge', (x + .28, y, .605), (.16, .86, .022), p.walnut_y, .006)
    bottle(p, (x + .27, y - .12, .616), .024, .13, p.snow)
    bowl(p, (x + .29, y + .12, .616), .055, p.terracotta)


def vanity(p):
    y, length = 1.5, 1.5
    box('vanity', (X1 - .25, y, .58), (.5, length, .44), p.oak_y, .004)
    for k in (-1, 0, 1):
        box('front', (X1 - .506, y + k * .5, .58), (.016, .488, .424), p.oak_y, .003)
        rod('pull', (X1 - .53, y + k * .5 - .08, .73), (X1 - .53, y + k * .5 + .08, .73), .006, p.brass)
    box('top', (X1 - .265, y, .815), (.54, length + .03, .03), p.counter, .004)
    lathe('basin', [(.13, 0), (.19, .05), (.215, .13), (.205, .132), (.18, .06), (.08, .03)], p.porcelain, (X1 - .27, y - .15, .83))
    tube('tap', [(X1 - .06, y - .15, .83), (X1 - .06, y - .15, 1.06), (X1 - .1, y - .15, 1.12), (X1 - .17, y - .15, 1.11), (X1 - .19, y - .15, 1.08)], .012, p.brass)
    box('tray', (X1 - .27, y + .45, .837), (.16, .3, .012), p.walnut_y, .003)
    bottle(p, (X1 - .27, y + .38, .843), .03, .17, p.terracotta)
    bottle(p, (X1 - .26, y + .5, .843), .026, .12, p.snow)
    for z in (1.42, 1.82):
        box('shelf', (X1 - .09, y, z), (.18, 1.2, .028), p.oak_y, .004)
    folded(p, (X1 - .1, y + .35, 1.434), 3, (.16, .3))
    vessel(p, (X1 - .09, y - .2, 1.434), .06, .2, p.char)
    vessel(p, (X1 - .09, y + .4, 1.834), .055, .15, p.pot)
    books(p, (X1 - .09, y - .25, 1.834), ((.13, .2, .025), (.12, .18, .02)))
