"""A back garden in the afternoon: paving round a long basin, a low wall of split stone with lawn above it, chairs by a fire bowl,
maples and sky. Swaps: floor, wall."""
from props import *  # noqa: F403
from scene import *  # noqa: F403
from scenes.patio import hedge, sky

EXPOSURE = .95
LIGHT = {'floor': [-.6, .6], 'wall': [-.7, .6]}
LOW = .62


def build():
    p = Palette()
    sky(world('b9d4f2', 1., True))
    sun((.62, -.2, -.56), 4.4, .8, 'ffe7c6')
    ground(p)
    basin(p)
    seats(p)
    trees(p)
    hedge(material('shrub', '6b8a4c', .5))
    camera((-.3, -2.3, 1.5), 24, (0, -.075), -3)


def ground(p):
    plane('floor', (-6, -4, 0), (12, 0, 0), (0, 7.6, 0), swap='floor', rough=.4)
    plane('wall', (-6, 3.6, 0), (12, 0, 0), (0, 0, LOW), swap='wall', rough=.4)
    block('cap', (-6, 3.56, LOW), (6, 3.92, LOW + .05), p.counter, .006)
    plane('lawn', (-30, 3.9, LOW - .02), (60, 0, 0), (0, 40, 0), material('lawn', '6f8148', .95))
    for x, w in ((-4.2, 2.6), (1.2, 1.9), (3.9, 2.2)):
        grasses(p, (x, 4.25, LOW), w, .55, .55, int(340 * w), int(x * 5) + 60, material('sedge', '8c9258', .6))


def basin(p):
    """Still dark water inside a narrow kerb."""
    x0, x1, y0, y1 = 1.35, 3.3, -1.2, 3.0
    block('water', (x0, y0, .001), (x1, y1, .03), material('water', '16262a', .03, spec=.6), 0)
    for a, b in (((x0 - .12, y0 - .12), (x1 + .12, y0)), ((x0 - .12, y1), (x1 + .12, y1 + .12)), ((x0 - .12, y0), (x0, y1)), ((x1, y0), (x1 + .12, y1))):
        block('kerb', (*a, 0), (*b, .09), p.counter, .006)
    lathe('lily', [(.16, 0), (.17, .006)], material('pad', '4f6b3a', .5), (2.0, .6, .031), 24)
    lathe('lily', [(.12, 0), (.13, .006)], material('pad2', '5b7742', .5), (2.35, .95, .031), 24)


def chair(p, at, turn):
    """An Adirondack chair: a sloping seat, a fan of slats leaning back, broad arms."""
    c, s = math.cos(turn), math.sin(turn)
    put = lambda x, y, z: (at[0] + c * x - s * y, at[1] + s * x + c * y, z)
    wood_ = material('cedar', '9a6b45', .6)
    for k in range(5):
        x = (k - 2) * .108
        o = box('slat', put(x, .34, .66), (.098, .022, .92 - .05 * abs(k - 2) ** 1.5), wood_, .004)
        o.rotation_euler = (-.42, 0, turn)
        o = box('seat', put(0, .02 - .105 * (k - 2), .34 + .022 * (2 - k) * -1), (.56, .094, .02), wood_, .004)
        o.rotation_euler = (-.2, 0, turn)
    for q in (-1, 1):
        box('arm', put(q * .33, .02, .55), (.13, .74, .024), wood_, .006, turn)
        box('leg', put(q * .31, -.28, .27), (.03, .09, .54), wood_, .003, turn)
        box('leg', put(q * .31, .3, .27), (.03, .08, .54), wood_, .003, turn)


def seats(p):
    chair(p, (-2.35, 1.7), .75)
    chair(p, (-.75, 2.45), -.1)
    lathe('fire', [(.16, 0), (.14, .06), (.36, .26), (.42, .36), (.38, .36), (.3, .27), (.0, .2)], material('rusted', '7a4a32', .7), (-1.2, .95, 0), 40)
    for k in range(5):
        a = k * 1.26
        rod('log', (-1.2 + .22 * math.cos(a), .95 + .22 * math.sin(a), .27), (-1.2 - .1 * math.cos(a), .95 - .1 * math.sin(a), .42), .035, p.char, 10)
    cushion('pillow', (-.75, 2.56, .62), (.42, .13, .4), p.rust, .06, .03, 6, (-.42, 0, -.1))
    planter((-3.6, 3.0, 0), .36, .55, p.char, p.soil, 6.)
    grasses(p, (-3.6, 3.0, .5), .55, .55, .8, 260, 9)


def trees(p):
    rnd, bark = random.Random(12), material('bark', 'b9b2a6', .9)
    for x, y, tall, wide in ((-3.1, 6.0, 5.2, 1.5), (3.4, 6.3, 4.6, 1.35)):
        for k in range(3):
            rod('stem', (x + .12 * k, y, LOW), (x + (k - 1) * .7, y + .2 * k, tall * .75), .05, bark, 10)
        v, f = [], []
        for _ in range(5200):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, .8)))
            c = Vector((x, y, tall * .72)) + d.normalized() * wide * rnd.uniform(.55, 1.08) * (1 + .25 * math.sin(7 * d.x + 3 * d.z))
            a = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, .6))).normalized()
            s, n = rnd.uniform(.07, .14), len(v)
            b = a.cross(Vector((0, 0, 1))).normalized() * s * .6
            v += [c, c + a * s * .6 + b, c + a * s * 1.3, c + a * s * .6 - b]
            f.append((n, n + 1, n + 2, n + 3))
        mesh('crown', v, f, material('maple', '86a352', .5))
