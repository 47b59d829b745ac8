"""A walk-in shower behind a black-framed screen, lit from a skylight. Swaps: wall, pan (shower floor), floor."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = .95
LIGHT = {'wall': [.1, .95], 'pan': [.2, .6], 'floor': [.7, .3]}
X0, X1, Y0, Y1, Z, STEP = -1.55, 1.55, -2., 2.95, 2.6, 1.55


def build():
    p = Palette()
    world()
    shell(p)
    fittings(p)
    screen(p)
    dry_side(p)
    camera((.12, -1.55, 1.3), 26, (-.01, -.05))


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, STEP - .04 - Y0, 0), swap='floor')
    plane('pan', (X0, STEP, 0), (X1 - X0, 0, 0), (0, Y1 - STEP, 0), swap='pan')
    plane('wall-back', (X0, Y1, 0), (X1 - X0, 0, 0), (0, 0, Z), swap='wall')
    plane('wall-left', (X0, STEP - .04, 0), (0, Y1 - STEP + .04, 0), (0, 0, Z), swap='wall')
    plane('wall-right', (X1, Y1, 0), (0, STEP - .04 - Y1, 0), (0, 0, Z), swap='wall')
    block('threshold', (X0, STEP - .05, -.02), (X1, STEP, .03), p.counter, .004)
    wall('left', (X0, Y0), (X0, STEP - .04), Z, p.plaster)
    hole = (2.0, 3.7, .9, 2.2)
    at = wall('right', (X1, STEP - .04), (X1, Y0), Z, p.plaster, [hole])
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    daylight(at, hole, 55)
    slot = (Y1 - .75, Y1 - .2)
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, slot[0] - Y0, 0), p.ceiling)
    plane('ceiling-back', (X0, slot[1], Z), (X1 - X0, 0, 0), (0, Y1 - slot[1], 0), p.ceiling)
    for y in slot:
        plane('well', (X0, y, Z), (X1 - X0, 0, 0), (0, 0, .5), p.ceiling)
    area('skylight', (0, sum(slot) / 2, Z + .5), (0, 0, 0), X1 - X0, slot[1] - slot[0], 95, 'f4f9ff')
    sun((-.22, .36, -1.), 3.6, 1.2)
    area('fill', (0, Y0 + .1, 1.7), (1.5708, 0, 0), 2.8, 1.8, 26, 'fff3e2')


def fittings(p):
    y = Y1
    block('drain', (X0 + .3, Y1 - .12, 0), (X1 - .5, Y1 - .05, .004), p.steel, 0)
    block('bench', (X1 - .46, STEP + .05, .40), (X1, Y1, .46), p.counter, .006)
    block('bench-front', (X1 - .42, STEP + .08, 0), (X1, Y1, .40), p.plaster, .004)
    x = -.62
    tube('riser', [(x, y - .05, 1.0), (x, y - .05, 2.12), (x, y - .09, 2.18), (x, y - .4, 2.18)], .012, p.brass)
    lathe('rain', [(.012, .05), (.02, .03), (.15, .016), (.15, 0)], p.brass, (x, y - .42, 2.11), smooth=0)
    rod('valve', (x - .1, y - .05, 1.05), (x + .1, y - .05, 1.05), .022, p.brass)
    for k in (-.07, .07):
        rod('foot', (x + k, y, 1.05), (x + k, y - .05, 1.05), .02, p.brass)
    rod('hand', (x + .1, y - .07, 1.52), (x + .1, y - .1, 1.74), .013, p.brass)
    lathe('rose', [(.04, 0), (.045, .01), (.02, .022)], p.brass, (x + .1, y - .11, 1.75), smooth=0).rotation_euler[0] = 1.2
    tube('hose', [(x + .03, y - .07, 1.04), (x + .12, y - .12, .72), (x + .17, y - .1, 1.1), (x + .1, y - .075, 1.52)], .007, p.brass)
    block('ledge', (.25, y - .12, 1.12), (1.09, y, 1.15), p.counter, .003)
    for k, (r, h, m) in enumerate(((.032, .19, p.terracotta), (.03, .16, p.snow), (.028, .2, p.char))):
        bottle(p, (.42 + k * .11, y - .06, 1.15), r, h, m)
    vessel(p, (.95, y - .06, 1.15), .045, .11, p.pot)
    folded(p, (X1 - .24, Y1 - .45, .46), 2, (.3, .36))
    box('stand', (X1 - .24, STEP + .45, .475), (.14, .2, .03), p.walnut_y, .01)


def screen(p):
    x0, x1, y, t = X0, .3, STEP - .02, .022
    pane_ = plane('glass', (x0, y, .03), (x1 - x0, 0, 0), (0, 0, 2.1), pane())
    pane_.visible_shadow = False
    for z in (.04, .75, 1.45, 2.13):
        block('bar', (x0, y - t / 2, z - t / 2), (x1, y + t / 2, z + t / 2), p.black, .002)
    for k in range(4):
        x = x0 + .011 + (x1 - x0 - .022) * k / 3
        block('bar', (x - t / 2, y - t / 2 - .001, .03), (x + t / 2, y + t / 2 - .001, 2.14), p.black, .002)


def dry_side(p):
    stool(p, (1.02, .95, 0), .46, .18, p.walnut_v)
    folded(p, (1.02, .95, .46), 2, (.3, .24), (p.flax, p.snow, p.flax))
    plant(p, (-1.17, 1.12, 0), .75, 34, .2, 12, (.17, .3), p.char)
