"""An entrance hall: panelled walls, a green door between side lights. Swaps: floor."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = .98
LIGHT = {'floor': [-.3, .85]}
X0, X1, Y0, Y1, Z = -1.65, 1.65, -2.6, 4.3, 3.


def build():
    p = Palette()
    world()
    shell(p)
    door(p)
    panels(p)
    bench(p)
    console(p)
    for y in (.9, 2.9):
        globe(p, (0, y, 2.28), .15, Z - 2.43)
        lamp((0, y, 2.28), 8, radius=.15)
    camera((0, -2.25, 1.35), 26, (0, -.1))


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    m = (X1 - X0) / 2
    holes = [(m - .98, m - .62, .08, 2.2), (m + .62, m + .98, .08, 2.2), (m - .98, m + .98, 2.32, 2.72)]
    at = wall('back', (X0, Y1), (X1, Y1), Z, p.plaster, [*holes, (m - .5, m + .5, 0, 2.2)])
    for hole, columns in zip(holes, (1, 1, 4)):
        window(at, hole, p.trim, columns, 4 if columns == 1 else 1, bar=.04)
        daylight(at, hole, 26)
    side = (4.3, 5.9, 1.1, 2.55)
    at = wall('left', (X0, Y0), (X0, Y1), Z, p.plaster, [side])
    window(at, side, p.trim, 2, 2, sill=p.trim)
    daylight(at, side, 85)
    wall('right', (X1, Y1), (X1, Y0), Z, p.plaster)
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    sun((.62, -.42, -.62), 4.6)
    area('fill', (0, Y0 + .1, 1.9), (1.5708, 0, 0), 2.8, 2., 34, 'fff3e2')
    for corner, along in (((X0 - 5, Y1 + 5, -1.5), (12, 0, 0)), ((X0 - 4, -2, -1.5), (0, 9, 0))):
        garden = plane('garden', corner, along, (0, 0, 7), glow('garden', '9db48a', 'f5f9fb', 2.2))
        garden.visible_diffuse = garden.visible_shadow = False


def door(p):
    green = material('door', '2f463c', .35, spec=.4)
    y = Y1 + .02
    block('leaf', (-.47, y, .01), (.47, y + .05, 2.17), green, .004)
    for x in (-.23, .23):
        for z0, z1 in ((.18, .78), (.9, 2.02)):
            block('panel', (x - .17, y - .012, z0), (x + .17, y + .01, z1), green, .01)
            block('field', (x - .12, y - .02, z0 + .05), (x + .12, y + .01, z1 - .05), green, .012)
    lathe('knob', [(.012, 0), (.014, .03), (.03, .045), (.034, .06), (.02, .075)], p.brass, (-.39, y - .004, 1.0)).rotation_euler[0] = 1.5708
    block('slot', (-.13, y - .006, 1.0), (.13, y + .01, 1.06), p.brass, .002)
    for x0, x1 in ((-.6, -.5), (.5, .6)):
        block('jamb', (x0, Y1 - .03, 0), (x1, Y1 + .1, 2.24), p.trim, .004)
    block('head', (-1.06, Y1 - .04, 2.22), (1.06, Y1 + .02, 2.32), p.trim, .004)
    block('cornice', (-1.1, Y1 - .06, 2.74), (1.1, Y1 + .02, 2.84), p.trim, .008)
    for x0, x1 in ((-1.08, -.98), (.98, 1.08)):
        block('pilaster', (x0, Y1 - .035, 0), (x1, Y1 + .02, 2.74), p.trim, .004)


def panels(p):
    for x, s in ((X0, 1), (X1, -1)):
        block('skirting', (x, Y0, 0), (x + s * .02, Y1, .18), p.trim, .004)
        block('rail', (x, Y0, .98), (x + s * .03, Y1, 1.04), p.trim, .006)
        for k in range(5):
            y0, y1 = Y0 + .2 + k * 1.36, Y0 + 1.4 + k * 1.36
            for low, high in (((y0, .3), (y1, .33)), ((y0, .84), (y1, .87)), ((y0, .33), (y0 + .03, .84)), ((y1 - .03, .33), (y1, .84))):
                block('mould', (x, low[0], low[1]), (x + s * .014, high[0], high[1]), p.trim, 0)
    for x0, x1 in ((X0, -1.08), (1.08, X1)):
        block('skirting', (x0, Y1 - .02, 0), (x1, Y1, .18), p.trim, .004)
    for x, s in ((X0, 1), (X1, -1)):
        block('crown', (x, Y0, Z - .1), (x + s * .06, Y1, Z), p.trim, .012)
    block('crown', (X0, Y1 - .06, Z - .1), (X1, Y1, Z), p.trim, .012)


def bench(p):
    x, y, w = X0 + .24, .95, 1.5
    box('bench', (x, y, .43), (.4, w, .04), p.oak_y, .006)
    for j in (-1, 1):
        box('side', (x, y + j * (w / 2 - .03), .205), (.38, .04, .41), p.oak_v, .005)
    box('shelf', (x, y, .16), (.36, w - .1, .024), p.oak_y, .004)
    cushion('seat', (x, y, .475), (.38, w - .04, .055), p.flax, .025, 0)
    cushion('pillow', (x - .06, y + .45, .67), (.13, .42, .38), p.rust, .06, .03, 3, (0, -.2, 0))
    for k in (-.42, .0, .4):
        lathe('basket', [(.13, .15, 0), (.15, .17, .02), (.16, .18, .2), (.15, .17, .2), (.14, .16, .1)], p.jute, (x, y + k, .172), 32, 4.)


def console(p):
    x, y = X1 - .21, 1.25
    table(p, (x, y, 0), .36, 1.35, .82, p.walnut_y, p.black, .035)
    shaded_lamp(p, (x, y + .45, .82), .52, .15, p.pot, 5)
    branches(p, (x, y - .38, .82), .6, 6, 11, p.terracotta, p.olive, .08)
    bowl(p, (x - .02, y + .06, .82), .1, p.char)
    art(p, (X1, y + .05, 1.68), .75, .85, 'y', ('e6ddcf', '2f4d40', 'b0714e', '8a8377'), p.brass, 4)
    box('mat', (0, 3.6, .008), (1.0, .62, .016), p.jute, .006)
    plant(p, (-1.2, 3.85, 0), 1.05, 46, .2, 21, (.18, .36), p.char)
