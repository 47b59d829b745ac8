"""The showroom: whole slabs on racks, boards on the wall, a sample table. Swaps: slab, second, board-a to -c, floor."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.35
LIGHT = {'floor': [-.6, .4], 'slab': [-.4, .8], 'second': [-.4, .8], 'board-a': [.6, .6], 'board-b': [.6, .6], 'board-c': [.6, .6]}
X0, X1, Y0, Y1, Z = -4., 3.6, -3.4, 5.4, 3.5


def build():
    p = Palette()
    world()
    shell(p)
    racks(p)
    boards(p)
    samples(p)
    tracks(p)
    sign(p)
    olive_tree(p, (-3.2, 4.5, 0), 2.3, 8, 1700, (.3, .5), p.pot, .58)
    camera((.15, -2.75, 1.42), 25, (0, -.045))


def shell(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor')
    plane('ceiling', (X0, Y0, Z), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), material('deck', '3c3b39', .9))
    holes = [(2.2 + k * 2.15, 3.95 + k * 2.15, .35, 3.) for k in range(3)]
    at = wall('left', (X0, Y0), (X0, Y1), Z, p.plaster, holes, .3)
    for hole in holes:
        window(at, hole, p.black, 3, 4, .2, .034)
        daylight(at, hole, 120, out=.4)
    wall('back', (X0, Y1), (X1, Y1), Z, p.plaster)
    wall('right', (X1, Y1), (X1, Y0), Z, p.plaster)
    wall('front', (X1, Y0), (X0, Y0), Z, p.plaster)
    for k in range(5):
        block('joist', (X0, -1.9 + k * 1.6, Z - .24), (X1, -1.78 + k * 1.6, Z), material('joist', '4a4743', .8), .004)
    sun((.8, .05, -.62), 4.2)
    area('fill', (0, Y0 + .1, 2.2), (1.5708, 0, 0), 5.5, 2.6, 120, 'fff5e8')
    yard = plane('yard', (X0 - 6, -5, -2), (0, 18, 0), (0, 0, 9), glow('yard', 'a6b09c', 'f3f7fb', 2.2))
    yard.visible_diffuse = yard.visible_shadow = False


def leaning(name, surface, x, y, width, height, z=.16, lean=.13):
    """A slab that leans back on its rack, 20 mm thick."""
    up = Vector((0, lean, 1)).normalized() * height
    plane(name, (x, y, z), (width, 0, 0), up, swap=surface)
    edge = material('edge-' + name, 'c9c6c0', .4)
    back = Vector((0, .02, 0))
    v = [Vector((x, y, z)), Vector((x + width, y, z)), Vector((x + width, y, z)) + up, Vector((x, y, z)) + up]
    mesh('edge', [*v, *(q + back for q in v)], [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (4, 7, 6, 5)], edge)


def racks(p):
    leaning('slab', 'slab', -2.05, 3.5, 3., 1.8)
    leaning('second', 'second', -.95, 4.35, 3., 1.8)
    for x in (-1.85, .75):
        for y in (3.4, 4.3):
            block('skid', (x - .05, y - .12, 0), (x + .05, y + .75, .1), p.oak_y, .004)
            block('rail', (x - .05, y - .06, .1), (x + .05, y + .06, .16), p.char, .003)
            rod('strut', (x, y + .66, .1), (x, y + .34, 1.75), .022, p.char)


def boards(p):
    """Display boards on the right wall, each with its own product."""
    for k, name in enumerate('abc'):
        y = 4.6 - k * 1.75
        plane(f'board-{name}', (X1 - .05, y, .35), (0, -1.5, 0), (0, 0, 2.2), swap=f'board-{name}')
        block('board', (X1 - .049, y - 1.5, .35), (X1, y, 2.55), p.black, 0)
        for low, high in (((y - 1.52, .33), (y + .02, .35)), ((y - 1.52, 2.55), (y + .02, 2.57)), ((y - 1.52, .35), (y - 1.5, 2.55)), ((y, .35), (y + .02, 2.55))):
            block('frame', (X1 - .06, low[0], low[1]), (X1, high[0], high[1]), p.oak_v, 0)


def samples(p):
    x, y, h = 1.35, 1.2, .9
    block('table', (x - .95, y - .5, h - .04), (x + .95, y + .5, h), p.oak, .005)
    block('chest', (x - .8, y - .36, .08), (x + .8, y + .36, h - .04), p.sage, .004)
    for k in range(4):
        for z in (.1, .36, .6):
            block('drawer', (x - .79 + k * .395, y - .38, z + .01), (x - .79 + (k + 1) * .395 - .01, y - .355, z + .24), p.sage, .003)
            rod('pull', (x - .66 + k * .395, y - .4, z + .18), (x - .54 + k * .395, y - .4, z + .18), .006, p.brass)
    rnd, tones = random.Random(5), ('d9d4ca', '2f4d40', 'a46a4a', '8a8f92', 'c8b293', '34383b', 'e8e4dc', '6f7f74', '9db3b0', 'b98d63')
    for k in range(10):
        i, j = k % 5, k // 5
        box('chip', (x - .66 + i * .33 + rnd.uniform(-.03, .03), y - .18 + j * .34, h + .006), (.2, .2, .012), material(f'chip{k}', tones[k], rnd.choice((.12, .3, .6))), .002, rnd.uniform(-.15, .15))
    bar_stool(p, (.75, .38, 0), .64, p.leather)
    bar_stool(p, (1.6, .35, 0), .64, p.leather)


def tracks(p):
    for x in (-.9, 1.5):
        block('track', (x - .015, -1, Z - .34), (x + .015, 4.6, Z - .3), p.black, .002)
        for k in range(4):
            y = .2 + k * 1.15
            target = (x * .6 - .1, y + 1.6, .8) if x < 0 else (X1, y + .6, 1.3)
            a, d = Vector((x, y, Z - .42)), (Vector(target) - Vector((x, y, Z - .42))).normalized()
            rod('can', a - d * .06, a + d * .1, .04, p.black)
            spot(a + d * .11, target, 34, 60)
    for x in (.95, 1.75):
        dome(p, (x, 1.2, 1.95), .16, Z - 2.5, p.char, 8)


def sign(p):
    """The mark on the back wall: nine tesserae, the T square and the rest quarter rounds."""
    tile, pitch, x0, z0 = .2, .235, -.9, 2.92
    for i, j in ((0, 0), (1, 0), (2, 0), (1, 1), (1, 2)):
        block('tessera', (x0 + i * pitch, Y1 - .04, z0 - j * pitch - tile), (x0 + i * pitch + tile, Y1 - .01, z0 - j * pitch), p.ink, .002)
    for i, j, cx, cz, start in ((0, 1, 1, 0, 180), (2, 1, 0, 0, 270), (0, 2, 1, 0, 180), (2, 2, 0, 0, 270)):
        at = Vector((x0 + i * pitch + cx * tile, Y1 - .01, z0 - j * pitch - cz * tile))
        arc = [at + Vector((math.cos(math.radians(start + k * 9)), 0, math.sin(math.radians(start + k * 9)))) * tile for k in range(11)]
        v = [at, *arc]
        front = [q - Vector((0, .03, 0)) for q in v]
        n = len(v)
        mesh('round', v + front, [tuple(range(n, 2 * n)), *((k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n))], p.brass)
