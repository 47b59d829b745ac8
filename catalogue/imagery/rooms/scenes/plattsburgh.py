"""Dock 6 in Plattsburgh: a roller door, a pickup window, orders on pallets. No displays. Swaps: floor."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.1
LIGHT = {'floor': [.0, .9]}
X0, X1, Y0, Y1, Z = -4.2, 4., -3.6, 5.2, 4.2


def build():
    p = Palette()
    world()
    shell(p)
    counter(p)
    pallets(p)
    for x in (-1.8, 1.9):
        block('tube', (x - .05, -1, Z - .5), (x + .05, 4, Z - .44), material('tube', 'ffffff', emission=('f4f8ff', 3.2)), .01)
    area('tubes', (0, 1.5, Z - .55), (0, 0, 0), 4.2, 5., 150, 'f2f7ff')
    camera((.9, -3., 1.62), 23, (0, -.045), 7)


def text(words, at, size, mat, turn=(1.5708, 0, 0)):
    import bpy
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.size, c.extrude, c.align_x = words, size, .002, 'CENTER'
    c.materials.append(mat)
    o = link(bpy.data.objects.new('text', c))
    o.location, o.rotation_euler = at, turn
    return o


def shell(p):
    block_, steel = material('blockwork', 'cfcdc6', .9), material('steelwork', '5b6266', .5)
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor', rough=.35)
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), material('deck', 'b9bcbb', .8))
    door = (1.5, 4.6, 0, 3.1)
    at = wall('back', (X0, Y1), (X1, Y1), Z, block_, [door], .3)
    daylight(at, (1.5, 4.6, .0, 2.35), 300, out=.5)
    slat = material('slat', 'aeb4b6', .45)
    for k in range(8):
        block('slat', (X0 + 1.5, Y1 + .1, 2.3 + k * .1), (X0 + 4.6, Y1 + .13, 2.39 + k * .1), slat, .006)
    for x in (X0 + 1.4, X0 + 4.6):
        block('guide', (x, Y1 - .07, 0), (x + .1, Y1, 3.2), steel, .003)
    dark = material('six', '23292c', .7)
    text('6', (X0 + 5.35, Y1 - .006, 2.55), .95, dark)
    for x in (X0 + 1.15, X0 + 4.95):
        lathe('bollard', [(.09, 0), (.09, .95), (.05, 1.01)], material('yellow', 'd9a520', .45), (x, Y1 - .5, 0), smooth=0)
    for z in (.1, 1.02, 1.94, 2.86):                                        # courses of the block wall
        for n in range(4):
            block('course', (X0, Y1 - .0015, z + n * .23), (X0 + 1.4, Y1 - .0005, z + n * .23 + .006), p.char, 0)
            block('course', (X0 + 4.7, Y1 - .0015, z + n * .23), (X1, Y1 - .0005, z + n * .23 + .006), p.char, 0)
    wall('left', (X0, Y0), (X0, Y1), Z, block_)
    wall('right', (X1, Y1), (X1, Y0), Z, material('green', '4f6257', .7))
    wall('front', (X1, Y0), (X0, Y0), Z, block_)
    block('plate', (X0 + 1.6, Y1 - .02, .001), (X0 + 4.5, Y1 + .3, .012), steel, .002)
    plane('yard', (X0 - 20, Y1 + .3, -1.1), (50, 0, 0), (0, 40, 0), material('asphalt', '77786f', .9))
    truck(p)
    sun((-.4, -.72, -.5), 4.4)
    area('fill', (0, Y0 + .1, 2.4), (1.5708, 0, 0), 6., 2.8, 150, 'fff8ee')
    hills = plane('hills', (X0 - 14, Y1 + 26, -3), (40, 0, 0), (0, 0, 14), glow('hills', '7f9577', 'dfeaf5', 2.))
    hills.visible_diffuse = hills.visible_shadow = False


def truck(p):
    """A flat-bed backed up outside."""
    deck = material('bed', '4b4d4e', .7)
    block('bed', (X0 + 1.9, Y1 + 1.6, -.28), (X0 + 4.1, Y1 + 7., -.12), deck, .01)
    block('head', (X0 + 1.9, Y1 + 6.9, -.12), (X0 + 4.1, Y1 + 7.0, 1.1), deck, .01)
    block('cab', (X0 + 2., Y1 + 7.2, -.4), (X0 + 4., Y1 + 9., 1.7), material('cab', 'f0efec', .35), .12)
    for x in (X0 + 2.05, X0 + 3.95):
        o = lathe('wheel', [(.3, 0), (.42, .03), (.42, .24), (.3, .27)], p.black, (x, Y1 + 3.1, -.7), smooth=0)
        o.rotation_euler[1] = 1.5708
    load(p, (X0 + 3., Y1 + 2.6, -.12), 3, 5)


def load(p, at, rows, seed, crate=False):
    x, y, z = at
    rnd = random.Random(seed)
    for k in range(3):
        box('runner', (x, y - .42 + k * .42, z + .05), (1.15, .1, .1), p.oak, .003)
    for k in range(6):
        box('deck', (x - .48 + k * .192, y, z + .113), (.12, .96, .022), p.oak_y, .002)
    if crate:
        for k in range(7):
            block('bearer', (x - .55 + k * .18, y - .1, z + .125), (x - .49 + k * .18, y + .1, z + .2), p.oak_y, 0)
        return
    for r in range(rows):
        for i in range(2):
            for j in range(3):
                box('carton', (x - .29 + i * .58, y - .31 + j * .31, z + .24 + r * .225), (.565, .296, .216), material('carton', rnd.choice(('b98f5f', 'b08555', 'c29a6b')), .85), .005)
                if j == 0:
                    box('label', (x - .29 + i * .58 + .1, y - .46, z + .24 + r * .225), (.2, .003, .1), p.snow, 0)
    for k in (-.3, .3):                                                     # straps
        box('strap', (x + k, y, z + .25 + rows * .225 - .112), (.016, .96, .004), p.black, 0)
        box('strap', (x + k, y - .4665, z + .12 + rows * .1125), (.016, .003, rows * .225), p.black, 0)


def pallets(p):
    load(p, (-3.2, 3.7, 0), 5, 1)
    load(p, (-3.2, 2.3, 0), 3, 2)
    load(p, (-1.55, 3.9, 0), 2, 3)
    for k in range(6):                                                      # an A-frame with wrapped slabs
        plane_ = box('slab', (-3.6 + k * .035, .6, .98), (.02, 2.1, 1.5), material(f'wrap{k}', ('dfe3e4', 'c9ced0', 'e6e2da')[k % 3], .25, spec=.6), .002)
        plane_.rotation_euler[1] = -.13
    for y in (-.2, 1.4):
        rod('frame', (-4.0, y, 0), (-3.85, y, 1.8), .03, material('frame', 'b5472f', .5))
        block('foot', (-4.1, y - .05, 0), (-3., y + .05, .12), p.oak, .004)


def counter(p):
    """The pickup window: a counter under a shutter, shelves of held samples behind it."""
    y0, y1, h = 1.3, 3.6, 1.02
    block('counter', (X1 - .75, y0, 0), (X1 - .68, y1, h), p.ink, .003)
    block('ledge', (X1 - .95, y0 - .06, h), (X1 - .05, y1 + .06, h + .05), p.oak_y, .006)
    for z in (1.5, 1.9, 2.3):
        block('shelf', (X1 - .32, y0, z), (X1, y1, z + .025), p.oak_y, .002)
        rnd = random.Random(int(z * 10))
        y = y0 + .08
        while y < y1 - .3:
            w = rnd.uniform(.16, .3)
            block('parcel', (X1 - .28, y, z + .026), (X1 - .04, y + w, z + .026 + rnd.uniform(.12, .3)), material('parcel', rnd.choice(('b98f5f', 'c8a67a', 'e4ded2', 'a97f50')), .85), .006)
            y += w + rnd.uniform(.03, .12)
    box('screen', (X1 - .45, 2.9, h + .24), (.03, .44, .28), p.black, .006)
    books(p, (X1 - .6, 1.8, h + .05), ((.24, .32, .02), (.22, .3, .01)), (p.snow, p.flax))
    for y in (1.9, 3.):
        dome(p, (X1 - .55, y, 2.75), .17, Z - 2.98, p.char, 12)
    for k in range(7):
        block('stripe', (X1 - 1.5 + .0, -1.6 + k * .75, .002), (X1 - 1.42, -1.1 + k * .75, .003), material('line', 'd9b13c', .7), 0)
