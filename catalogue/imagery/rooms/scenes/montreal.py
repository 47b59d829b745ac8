"""The first showroom, in Montréal: a garment floor on Chabanel with concrete columns, steel windows at the far end, slabs on frames along
the left and the painted rule along the right wall. Swaps: floor, slab-a to slab-c, table."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.3
LIGHT = {'floor': [.1, .9], 'table': [.1, .9]} | {f'slab-{k}': [.6, .6] for k in 'abc'}
X0, X1, Y0, Y1, Z = -4.4, 3.6, -3.6, 10.5, 3.9


def build():
    p = Palette()
    world()
    shell(p)
    columns(p)
    frames(p)
    rule(p)
    table_(p)
    lamps(p)
    camera((.55, -3.2, 1.6), 22, (0, -.05), 3)


def shell(p):
    concrete = material('concrete', 'cfcbc4', .85, spec=.15)
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), concrete)
    for k in range(4):
        block('rib', (X0, -1.4 + k * 3.4, Z - .3), (X1, -1.0 + k * 3.4, Z), concrete, .01)
    holes = [(.35 + k * 2.55, 2.6 + k * 2.55, .9, 3.35) for k in range(3)]
    at = wall('back', (X0, Y1), (X1, Y1), Z, p.plaster, holes, .3)
    for hole in holes:
        window(at, hole, p.black, 5, 6, .2, .03)
        daylight(at, hole, 210, out=.4)
    side = [(9.4, 12.4, .9, 3.35)]
    left = wall('left', (X0, Y0), (X0, Y1), Z, material('brick', 'b9a596', .9, spec=.1), side, .3)
    window(left, side[0], p.black, 6, 6, .2, .03)
    daylight(left, side[0], 190, out=.4)
    wall('right', (X1, Y1), (X1, Y0), Z, p.plaster)
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    sun((-.2, -.78, -.42), 3.8)
    area('fill', (0, Y0 + .1, 2.3), (1.5708, 0, 0), 6, 2.6, 210, 'fff5e8')
    town = plane('town', (-14, Y1 + 9, -3), (28, 0, 0), (0, 0, 12), glow('town', 'b3b0a8', 'f1f5fa', 2.2))
    town.visible_diffuse = town.visible_shadow = False
    yard = plane('yard', (X0 - 7, -4, -3), (0, 24, 0), (0, 0, 12), glow('yard', 'a9b09f', 'f3f7fb', 2.2))
    yard.visible_diffuse = yard.visible_shadow = False


def columns(p):
    """Round columns that widen under the slab, painted green to shoulder height as in a factory."""
    white, green = material('column', 'e4e1da', .8, spec=.2), material('dado', '52685c', .5, spec=.3)
    for y in (2.2, 5.6, 9.):
        lathe('column', [(.27, 1.4), (.27, 3.05), (.42, 3.45), (.62, 3.6)], white, (1.75, y, 0), 40, smooth=0)
        lathe('dado', [(.278, 0), (.278, 1.4)], green, (1.75, y, 0), 40, smooth=0)


def frames(p):
    """Slabs lean lengthwise along the left, one behind the other, so that one walks past them."""
    for k, (name, y) in enumerate((('slab-a', .9), ('slab-b', 4.15), ('slab-c', 7.3))):
        x, z, up = -2.55, .2, Vector((-.16, 0, 1)).normalized() * 1.78
        corner, along = Vector((x, y, z)), Vector((0, 2.9, 0))
        plane(name, corner, along, up, swap=name)
        back = Vector((-.02, 0, 0))
        v = [corner, corner + along, corner + along + up, corner + up]
        mesh('edge', [*v, *(q + back for q in v)], [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (4, 7, 6, 5)], material(f'edge{k}', 'c9c6c0', .4))
        for d in (.3, 2.6):
            block('skid', (x - .8, y + d - .05, 0), (x + .12, y + d + .05, .12), p.oak, .004)
            block('rail', (x - .06, y + d - .05, .12), (x + .06, y + d + .05, .2), p.char, .003)
            rod('strut', (x - .74, y + d, .1), (x - .32, y + d, 1.8), .025, p.char)


def rule(p):
    """The rule that the first owner painted along the wall: ten metres in decimetres, black on a cream band."""
    block('band', (X1 - .012, -.6, 1.42), (X1 - .001, Y1, 1.74), material('cream', 'e7d9b4', .6), 0)
    for k in range(110):
        y, long = -.5 + k * .1, k % 10 == 0
        tall = .26 if long else .17 if k % 5 == 0 else .09
        block('tick', (X1 - .016, y - (.009 if long else .005), 1.74 - tall), (X1 - .011, y + (.009 if long else .005), 1.74), p.black, 0)
    for k in range(5):
        y = .9 + k * 1.9
        block('peg', (X1 - .1, y, 2.5), (X1, y + .9, 2.53), p.oak_y, .003)
        for j in range(4):
            block('sample', (X1 - .05, y + .03 + j * .22, 2.53), (X1 - .035, y + .2 + j * .22, 2.7), material(f's{k}{j}', ('d9d4ca', '2f4d40', 'a46a4a', '8a8f92', 'c8b293', '34383b', 'e8e4dc', '6f7f74')[(k * 3 + j) % 8], (.12, .3, .6)[j % 3]), .002)


def table_(p):
    x, y, h = 1.35, .1, .92
    block('chest', (x - .9, y - .42, .1), (x + .9, y + .42, h - .04), p.ink, .006)
    block('plinth', (x - .84, y - .36, 0), (x + .84, y + .36, .1), p.black, 0)
    block('top', (x - 1., y - .5, h - .04), (x + 1., y + .5, h - .001), p.counter, 0)
    plane('table', (x - 1., y - .5, h), (2., 0, 0), (0, 1., 0), swap='table')
    for k in range(5):
        for z in (.14, .4, .66):
            block('drawer', (x - .88 + k * .352, y - .44, z), (x - .88 + (k + 1) * .352 - .012, y - .415, z + .22), p.ink, .003)
            rod('pull', (x - .78 + k * .352, y - .46, z + .17), (x - .64 + k * .352, y - .46, z + .17), .006, p.brass)
    rnd = random.Random(9)
    for k, tone in enumerate(('d9d4ca', 'a46a4a', '6f7f74', 'c8b293', '8a8f92', 'b98d63')):
        box('chip', (x - .7 + .28 * k, y - .12 + rnd.uniform(-.12, .12), h + .007), (.2, .2, .012), material(f'chip{k}', tone, (.12, .4)[k % 2]), .002, rnd.uniform(-.3, .3))
    books(p, (x + .75, y + .25, h))
    stool(p, (.05, -.15, 0), .62, .17, p.oak)


def lamps(p):
    for k in range(4):
        for x in (-1.2, 1.75):
            dome(p, (x, .6 + k * 2.9, 2.85), .24, Z - 3.1, p.char, 12)
