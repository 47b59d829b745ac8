"""A corner kitchen with a table: the sink stands below a wide window, the light comes from the back. Swaps: backsplash, counter, floor."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.4
LIGHT = {'floor': [.1, .9], 'backsplash': [.8, .3], 'counter': [.1, .9]}
X0, X1, Y0, Y1, Z = -2.2, 2.4, -2.8, 3., 2.75
COUNTER, DEEP = .92, .64


def build():
    p = Palette()
    world()
    shell(p)
    cabinets(p)
    shelf(p)
    sink(p)
    breakfast(p)
    camera((.7, -1.75, 1.4), 22, (0, -.045), 10)


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), p.ceiling)
    for k in range(5):
        block('beam', (X0, -2.2 + k * 1.15, Z - .14), (X1, -2.08 + k * 1.15, Z), p.oak, .006)
    hole = (1.3, 3.5, 1.12, 2.3)
    at = wall('back', (X0, Y1), (X1, Y1), Z, p.plaster, [hole])
    window(at, hole, p.trim, 4, 2, sill=p.counter)
    daylight(at, hole, 150)
    plane('back-splash', (X0, Y1 - .004, COUNTER), (3.5, 0, 0), (0, 0, .198), swap='backsplash')
    wall('left', (X0, Y0), (X0, Y1), Z, p.plaster)
    plane('left-splash', (X0 + .004, -.55, COUNTER), (0, Y1 + .55, 0), (0, 0, .62), swap='backsplash')
    wall('right', (X1, Y1), (X1, Y0), Z, material('blue', '5d7178', .8, spec=.15))
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    sun((-.24, -.72, -.6), 4.6)
    area('fill', (.4, Y0 + .1, 1.9), (1.5708, 0, 0), 3.6, 1.8, 52, 'fff3e2')
    garden = plane('garden', (-6, Y1 + 4, -1.5), (12, 0, 0), (0, 0, 6), glow('garden', '8ea27c', 'f1f6fa', 2.1))
    garden.visible_diffuse = garden.visible_shadow = False


def cabinets(p):
    """Ink fronts along the left wall and under the window; walnut tall ones on the right."""
    ink = material('ink-fronts', '2c3c47', .45, spec=.35)
    y = Y1 - DEEP
    block('plinth', (X0, y + .06, 0), (1.3, Y1, .1), p.char)
    block('run', (X0, y, .1), (1.3, Y1 - .001, .88), ink)
    block('plinth-left', (X0, -.5, 0), (X0 + DEEP - .06, y, .1), p.char)
    block('run-left', (X0 + .001, -.55, .1), (X0 + DEEP, y + .01, .88), ink)
    for k in range(4):
        x = X0 + DEEP + .03 + k * .715
        block('door', (x + .003, y - .02, .105), (x + .712, y, .875), ink, .003)
        rod('pull', (x + .25, y - .045, .8), (x + .46, y - .045, .8), .007, p.brass)
    for k in range(4):
        a = -.55 + k * .73
        for z0, z1 in ((.105, .5), (.503, .875)):
            block('drawer', (X0 + DEEP, a + .003, z0), (X0 + DEEP + .02, a + .727, z1), ink, .003)
            rod('pull', (X0 + DEEP + .045, a + .26, z1 - .07), (X0 + DEEP + .045, a + .47, z1 - .07), .007, p.brass)
    plane('counter-back', (X0, y - .025, COUNTER), (3.52, 0, 0), (0, DEEP + .025, 0), swap='counter')
    plane('counter-left', (X0, -.57, COUNTER), (DEEP + .025, 0, 0), (0, y - .025 + .57, 0), swap='counter')
    block('slab', (X0, y - .025, .885), (X0 + 3.52, Y1, COUNTER - .001), p.counter, 0)
    block('slab-left', (X0, -.57, .885), (X0 + DEEP + .025, y, COUNTER - .001), p.counter, 0)
    for k in range(2):
        block('tall', (1.34 + k * .53, y - .02, .02), (1.865 + k * .53, Y1, 2.4), p.walnut_v, .004)
        rod('grip', (1.8 + k * .12, y - .06, .95), (1.8 + k * .12, y - .06, 1.5), .009, p.brass)
    block('hob', (X0 + .1, .55, COUNTER), (X0 + .58, 1.35, COUNTER + .01), material('hob', '101010', .1))
    lathe('pot', [(.11, 0), (.125, .02), (.125, .15), (.118, .15)], material('enamel', 'b4572f', .2), (X0 + .3, .8, COUNTER + .012))


def shelf(p):
    block('shelf', (X0, -.5, 1.6), (X0 + .24, 2.5, 1.635), p.walnut_y, .003)
    rnd = random.Random(4)
    for k in range(8):
        y = -.3 + k * .36
        if k % 3 == 1:
            lathe('plates', [(.10, 0), (.11, .01), (.11, .09), (.10, .095)], p.porcelain, (X0 + .12, y, 1.637))
        else:
            vessel(p, (X0 + .12, y, 1.637), .05 + .02 * rnd.random(), .14 + .1 * rnd.random(), (p.pot, p.terracotta, p.porcelain, p.sage)[k % 4])


def sink(p):
    x, y = .2, Y1 - .34
    block('bowl', (x - .36, y - .2, COUNTER - .001), (x + .36, y + .17, COUNTER + .002), material('basin', '8d9092', .3, 1.), 0)
    rod('tap', (x, y + .24, COUNTER), (x, y + .24, COUNTER + .34), .012, p.brass)
    tube('spout', [(x, y + .24, COUNTER + .33), (x, y + .2, COUNTER + .4), (x, y + .1, COUNTER + .42), (x, y + .03, COUNTER + .37), (x, y + .02, COUNTER + .3)], .011, p.brass)
    branches(p, (1.0, Y1 - .25, COUNTER), .6, 6, 12, p.pot, p.olive, .07)
    bottle(p, (-.4, Y1 - .2, COUNTER), .032, .2)


def breakfast(p):
    x, y = 1.25, .75
    lathe('top', [(.56, 0), (.575, .012), (.575, .028), (.565, .035)], p.oak, (x, y, .71), smooth=0)
    lathe('foot', [(.26, 0), (.25, .02), (.06, .08), (.05, .66), (.2, .71)], p.black, (x, y, 0))
    for a in (2.5, 4.1, 5.6):
        stool(p, (x + .82 * math.cos(a), y + .82 * math.sin(a), 0), .46, .18, p.walnut)
    bowl(p, (x - .05, y, .745), .17, p.pot, material('pear', 'a8a552', .5))
    globe(p, (x, y, 1.72), .13, Z - 1.85, p.brass, 7)
