"""The old kiln works in Toronto: two floors under a saw-tooth roof, brick, a steel gallery, wood floors upright under lamps.
Swaps: floor, wall, slab, second, board-a to -e."""
from props import *  # noqa: F403
from scene import *  # noqa: F403
from scenes.showroom import leaning

EXPOSURE = 1.5
LIGHT = {'floor': [-.3, .8], 'wall': [-.2, .8], 'slab': [-.4, .8], 'second': [-.4, .8]} | {f'board-{k}': [-.3, .9] for k in 'abcde'}
X0, X1, Y0, Y1, Z = -4.6, 4.8, -4., 7.2, 5.6


def build():
    p = Palette()
    world()
    shell(p)
    gallery(p)
    floors(p)
    stones(p)
    kiln(p)
    camera((-1.3, -3.5, 1.6), 21, (.02, .045), -6)


def shell(p):
    steel = material('steelwork', '34383a', .5)
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('wall', (X0, Y1, 0), (X1 - X0, 0, 0), (0, 0, Z), swap='wall', rough=.6)
    at = wall('left', (X0, Y0), (X0, Y1), Z, material('limewash', 'e9e4da', .9, spec=.08), [(2.5, 4.5, 3.1, 5.1), (5.2, 7.2, 3.1, 5.1), (7.9, 9.9, 3.1, 5.1)], .35)
    for s in (2.5, 5.2, 7.9):
        window(at, (s, s + 2., 3.1, 5.1), p.black, 4, 4, .26, .032)
        daylight(at, (s, s + 2., 3.1, 5.1), 230, out=.5)
    wall('right', (X1, Y1), (X1, Y0), Z, material('limewash-r', 'e9e4da', .9, spec=.08))
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), material('deck', 'cfc9bd', .9))
    for k in range(6):
        y = -2.4 + k * 1.9
        block('truss', (X0, y - .05, Z - .5), (X1, y + .05, Z - .42), steel, .003)
        for j in range(12):
            x = X0 + .4 + j * .78
            rod('web', (x, y, Z - .46), (x + .39 * (-1) ** j, y, Z), .018, steel, 8)
    sun((.72, .1, -.68), 4.4)
    area('fill', (0, Y0 + .1, 2.6), (1.5708, 0, 0), 7., 3.2, 220, 'fff5e8')
    yard = plane('yard', (X0 - 6, -6, -1), (0, 20, 0), (0, 0, 12), glow('yard', 'a2acb0', 'f3f7fb', 2.2))
    yard.visible_diffuse = yard.visible_shadow = False


def gallery(p):
    """The upper floor: a steel gallery along the right wall, a straight stair up to it."""
    steel, z, x = material('gallery', '2d3133', .45), 2.75, 2.75
    block('deck', (x, Y0, z - .18), (X1, Y1 - .02, z), p.oak_y, .003)
    block('edge', (x - .02, Y0, z - .22), (x, Y1 - .02, z + .02), steel, .002)
    for k in range(40):
        rod('baluster', (x + .02, Y0 + .3 + k * .27, z), (x + .02, Y0 + .3 + k * .27, z + 1.), .009, steel, 8)
    rod('handrail', (x + .02, Y0, z + 1.02), (x + .02, Y1 - .05, z + 1.02), .024, p.walnut)
    for y in (-.4, 3.2, 6.6):
        block('column', (x + .02, y - .06, 0), (x + .14, y + .06, z - .2), steel, .003)
    for k in range(4):                                                      # racks of samples upstairs
        block('rack', (X1 - .4, .6 + k * 1.6, z), (X1 - .02, 1.9 + k * 1.6, z + 1.7), (p.sage, p.walnut_v, p.ink, p.oak_v)[k], .006)


def floors(p):
    """Five floors upright below the gallery, washed by daylight lamps."""
    line = material('line', 'ffffff', .5, emission=('f6f8ff', 5.))
    for k, name in enumerate('abcde'):
        y = 6.7 - k * 1.32
        plane(f'board-{name}', (X1 - .06, y, .12), (0, -1.2, 0), (0, 0, 2.3), swap=f'board-{name}', rough=.3)
        block('board', (X1 - .059, y - 1.2, .118), (X1, y, 2.422), p.black, 0)
        block('card', (X1 - .075, y - .3, 1.2), (X1 - .062, y - .06, 1.34), p.snow, 0)
    block('tube', (3.75, -.4, 2.5), (3.8, 6.9, 2.53), line, 0)
    area('wash', (3.78, 3.2, 2.48), (0, .62, 0), .1, 7., 70, 'f6f8ff')


def stones(p):
    leaning('slab', 'slab', -3.7, 4.5, 2.9, 1.75)
    leaning('second', 'second', -2.6, 5.5, 2.9, 1.75)
    for x0, y in ((-3.55, 4.5), (-2.45, 5.5)):
        for x in (x0, x0 + 2.55):
            block('skid', (x - .05, y - .12, 0), (x + .05, y + .75, .1), p.oak_y, .004)
            block('rail', (x - .05, y - .06, .1), (x + .05, y + .06, .16), p.char, .003)
            rod('strut', (x, y + .66, .1), (x, y + .34, 1.7), .022, p.char)
    x, y = -.3, 1.7
    block('plinth', (x - 1., y - .42, 0), (x + 1., y + .42, .82), p.walnut, .004)
    block('top', (x - 1.06, y - .48, .82), (x + 1.06, y + .48, .86), p.counter, .004)
    rnd = random.Random(15)
    for k, t in enumerate(('d9d4ca', '2f4d40', 'a46a4a', '8a8f92', 'c8b293', '34383b', 'e8e4dc', '9db3b0')):
        box('chip', (x - .78 + (k % 4) * .5, y - .2 + (k // 4) * .4, .868), (.3, .3, .012), material(f'chip{k}', t, rnd.choice((.12, .3, .6))), .002, rnd.uniform(-.2, .2))
    branches(p, (x + .8, y + .25, .86), .7, 6, 9, p.terracotta)
    olive_tree(p, (-3.9, 2.2, 0), 2.5, 18, 1700, (.3, .5), p.terracotta, .6)


def kiln(p):
    """The mouth of the old kiln in the end wall: an arch with a dark hollow."""
    x, w, h, y = 1.45, .68, 1.25, Y1 - .004
    n, v = 24, [(x - w, y, 0)]
    v += [(x - w * math.cos(math.pi * k / n), y, h + w * math.sin(math.pi * k / n)) for k in range(n + 1)] + [(x + w, y, 0)]
    mesh('mouth', v, [tuple(range(len(v)))[::-1]], material('soot', '171412', .95, spec=.05))
    for k in range(n + 1):
        a = math.pi * k / n
        c = box('voussoir', (x - (w + .14) * math.cos(a), Y1 - .03, h + (w + .14) * math.sin(a)), (.27, .08, .1), material(f'brick{k % 3}', ('8c4a38', '7c3f30', '9a5643')[k % 3], .9), .006)
        c.rotation_euler[1] = a
    for s in (-1, 1):
        for k in range(12):
            box('jamb', (x + s * (w + .14), Y1 - .03, .052 + k * .104), (.27, .08, .098), material(f'jamb{k % 3}', ('8c4a38', '7c3f30', '9a5643')[k % 3], .9), .006)
