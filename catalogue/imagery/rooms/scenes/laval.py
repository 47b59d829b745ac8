"""The contractors' hall in Laval: floors laid out at full size, a counter, two loading doors. Swaps: bay-a to -d, front."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.05
LIGHT = {f'bay-{k}': [.1, .9] for k in 'abcd'} | {'front': [-.6, .5]}
X0, X1, Y0, Y1, Z = -5.6, 5.2, -4., 9., 4.9


def build():
    p = Palette()
    world()
    shell(p)
    bays(p)
    counter(p)
    stock(p)
    for x in (-2.6, 1.6):
        for y in (1.2, 4.4, 7.4):
            dome(p, (x, y, 3.7), .24, Z - 4.01, p.steel, 34)
    camera((-1.1, -3.1, 1.75), 22, (.03, -.075), -7)


def shell(p):
    concrete, steel = material('slab-floor', '9b9a96', .32, spec=.45), material('steelwork', '53595c', .5)
    plane('ground', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), concrete)
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), material('deck', 'd5d6d4', .85))
    doors = [(1.0, 4.4, 0, 3.4), (6.1, 9.5, 0, 3.4)]
    at = wall('back', (X0, Y1), (X1, Y1), Z, material('block', 'd9d6cf', .85), doors, .3)
    daylight(at, doors[0], 420, out=.6)
    shut = material('door', 'b9bec0', .45)
    for k in range(7):
        z = .01 + k * .484
        block('leaf', (X0 + 6.1, Y1 + .08, z), (X0 + 9.5, Y1 + .13, z + .476), shut, .008)
    for k in range(2):
        block('rolled', (X0 + 1., Y1 + .03, 3.02 + k * .2), (X0 + 4.4, Y1 + .3, 3.2 + k * .2), shut, .01)
    block('window', (X0 + 7.1, Y1 + .06, 1.5), (X0 + 8.5, Y1 + .085, 1.86), material('lit', 'ffffff', emission=('eaf2fb', 1.6)), 0)
    for s0, s1, _, z1 in doors:
        for s in (s0 - .12, s1 + .02):
            block('guide', (X0 + s, Y1 - .06, 0), (X0 + s + .1, Y1, z1 + .1), steel, .003)
        for s in (s0 - .34, s1 + .34):
            lathe('bollard', [(.085, 0), (.085, .92), (.05, .98)], material('yellow', 'd9a520', .45), (X0 + s, Y1 - .45, 0), smooth=0)
    wall('left', (X0, Y0), (X0, Y1), Z, p.plaster)
    wall('right', (X1, Y1), (X1, Y0), Z, material('blue-grey', '4d5d66', .7))
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    for k in range(5):
        y = -2.6 + k * 2.7
        block('beam', (X0, y - .06, Z - .42), (X1, y + .06, Z - .36), steel, .003)
        block('flange', (X0, y - .06, Z - .12), (X1, y + .06, Z - .06), steel, .003)
        for j in range(18):
            x = X0 + .3 + j * .6
            rod('web', (x, y, Z - .38), (x + .3 * (-1) ** j, y, Z - .1), .014, steel, 8)
    sun((.25, -.75, -.48), 4.4)
    area('fill', (0, Y0 + .1, 3.), (1.5708, 0, 0), 8., 3.2, 260, 'fff8ee')
    area('roof', (-1, 3, Z - .5), (0, 0, 0), 6., 8., 150, 'f6f9ff')
    yard = plane('yard', (X0 - 8, Y1 + 9, -2), (26, 0, 0), (0, 0, 10), glow('yard', '98a58e', 'e9f1f8', 2.))
    yard.visible_diffuse = yard.visible_shadow = False
    plane('apron', (X0 - 4, Y1 + .3, -.02), (18, 0, 0), (0, 9, 0), material('asphalt', '6c6d6c', .9))


def bays(p):
    """Floors on low platforms with an oak edge, an aisle between."""
    for k, (x, y) in enumerate(((-4.2, 3.2), (-1.2, 3.2), (-4.2, .4), (-1.2, .4))):
        w, d, h = 2.6, 2.3, .09
        plane(f'bay-{"abcd"[k]}', (x, y, h), (w, 0, 0), (0, d, 0), swap=f'bay-{"abcd"[k]}', rough=.3)
        for low, high in (((x - .04, y - .04), (x + w + .04, y)), ((x - .04, y + d), (x + w + .04, y + d + .04)), ((x - .04, y), (x, y + d)), ((x + w, y), (x + w + .04, y + d))):
            block('edge', (*low, 0), (*high, h + .006), p.oak, .002)
        block('card', (x + .08, y - .05, .1), (x + .3, y - .044, .24), p.snow, 0)


def counter(p):
    x0, x1, y, h = 2.5, 5.1, 3.3, 1.06
    plane('front', (x0, y, 0), (x1 - x0, 0, 0), (0, 0, h), swap='front')
    plane('cheek', (x0, y + .7, 0), (0, -.7, 0), (0, 0, h), p.oak_v)
    block('top', (x0 - .06, y - .08, h), (x1, y + .76, h + .045), p.walnut, .004)
    box('till', (4.2, y + .42, h + .2), (.44, .03, .3), p.black, .006)
    rod('stand', (4.2, y + .44, h + .04), (4.2, y + .44, h + .12), .015, p.black)
    books(p, (3.1, y + .3, h + .046), ((.34, .24, .02), (.3, .22, .025), (.3, .3, .012)), (p.snow, p.rust, p.slate))
    for k in range(4):
        z = .35 + k * .62
        block('shelf', (X1 - .5, 4.6, z), (X1, 8.4, z + .035), p.steel, .002)
        rnd = random.Random(k)
        y0 = 4.68
        while y0 < 8.1:
            w, t = rnd.uniform(.22, .42), rnd.uniform(.22, .46)
            block('bag', (X1 - .44, y0, z + .036), (X1 - .06, y0 + w, z + .036 + t), material('bag', rnd.choice(('d9cdb6', 'c96f3b', 'e8e6e0', '5d7a8c', 'b3b0a8', '8c9683')), .8), .012)
            y0 += w + rnd.uniform(.02, .1)
    for y0 in (4.6, 6.5, 8.38):
        block('upright', (X1 - .5, y0, 0), (X1 - .46, y0 + .04, 2.6), p.char, 0)


def stock(p):
    """Pallets of boxed tile by the open door."""
    rnd = random.Random(4)
    for x, y, rows, turn in ((-4.7, 7.3, 4, 0.), (-1.2, 7.6, 2, 0.), (-4.75, 6.1, 2, 0.)):
        for k in range(3):
            box('runner', (x, y - .45 + k * .45, .05), (1.2, .1, .1), p.oak, .003)
        for k in range(6):
            box('deck', (x - .5 + k * .2, y, .115), (.12, 1., .022), p.oak_y, .002)
        for r in range(rows):
            for i in range(2):
                for j in range(3):
                    box('carton', (x - .3 + i * .6, y - .32 + j * .32, .25 + r * .235), (.585, .305, .225), material('carton', rnd.choice(('b98f5f', 'b08555', 'c29a6b')), .85), .006)
                    box('label', (x - .3 + i * .6, y - .32 + j * .32 - .154, .25 + r * .235), (.2, .002, .1), p.snow, 0)
