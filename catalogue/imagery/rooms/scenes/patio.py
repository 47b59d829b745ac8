"""A garden terrace in late sun, with a clad wall under a pergola. Swaps: floor, wall."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = .8
LIGHT = {'floor': [.6, -.5], 'wall': [.6, .7]}
X0, X1, Y0, Y1, H = -3.6, 4.6, -3.5, 4.3, 2.15


def build():
    p = Palette()
    w = world('b9d4f2', .95, True)
    sky(w)
    sun((-.5, .42, -.62), 4.6, .8, 'ffe9cc')
    ground(p)
    house(p)
    pergola(p)
    lounge(p)
    planting(p)
    camera((.3, -3., 1.42), 25, (0, -.09))


def sky(w):
    nodes, tie = w.node_tree.nodes, w.node_tree.links.new
    place, part, ramp = (nodes.new('ShaderNode' + k) for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    e = ramp.color_ramp.elements
    e[0].position, e[0].color, e[1].position, e[1].color = .0, (*srgb('f7f1e8'), 1), .55, (*srgb('a8c8ec'), 1)
    tie(place.outputs['Generated'], part.inputs[0])
    tie(part.outputs['Z'], ramp.inputs['Fac'])
    tie(ramp.outputs['Color'], nodes['Background'].inputs[0])


def ground(p):
    plane('floor', (X0, Y0, 0), (X1 - X0, 0, 0), (0, Y1 - Y0, 0), swap='floor', rough=.4)
    plane('wall', (-1.5, Y1, 0), (X1 + 1.5, 0, 0), (0, 0, H), swap='wall', rough=.4)
    plane('wall-side', (-1.5, Y1 + .4, 0), (0, -.4, 0), (0, 0, H), swap='wall', rough=.4)
    block('coping', (-1.55, Y1 - .04, H), (X1 + .1, Y1 + .44, H + .06), p.counter, .006)
    lawn = material('lawn', '6c7a4c', .95)
    plane('lawn', (-30, -30, -.12), (60, 0, 0), (0, 60, 0), lawn)
    block('edge', (X0 - .1, Y0, -.12), (X0, Y1, -.001), p.counter, 0)


def house(p):
    """The open side of the house on the left, and the neighbour's hedge."""
    hole = (3.1, 6.3, .05, 2.35)
    at = wall('house', (X0 + .9, Y0), (X0 + .9, Y1 + .4), 3.1, p.snow, [hole], .18)
    window(at, hole, p.black, 3, 1, .1, .05)
    dark = plane('inside', at(hole[0], hole[2], .12), at(hole[1], 0, .12) - at(hole[0], 0, .12), (0, 0, 2.3), material('inside', '2a2c2c', .06, spec=.8))
    block('eave', (X0 - .2, Y0, 3.1), (X0 + 1.25, Y1 + .6, 3.22), p.trim, .004)


def pergola(p):
    z = 2.75
    for x in (-1.2, 3.7):
        block('post', (x - .06, 3.55, 0), (x + .06, 3.67, z), p.walnut_v, .004)
        block('post', (x - .06, .2, 0), (x + .06, .32, z), p.walnut_v, .004) if x > 0 else None
    for y in (.26, 3.61):
        block('beam', (-2.7, y - .05, z), (4., y + .05, z + .18), p.walnut, .004)
    for k in range(15):
        x = -2.5 + k * .45
        block('rafter', (x - .025, -.1, z + .18), (x + .025, 4.1, z + .32), p.walnut_y, .003)


def lounge(p):
    frame = p.oak
    for x, y, w, d, turn in ((1.35, 3.55, 2.5, .85, 0.),):
        box('base', (x, y, .18), (w, d, .06), frame, .005)
        box('back', (x, y + d / 2 - .02, .42), (w, .04, .5), frame, .005)
        for k in (-1, 1):
            box('arm', (x + k * (w / 2 - .02), y, .36), (.05, d, .4), frame, .005)
            for j in (-1, 1):
                box('foot', (x + k * (w / 2 - .06), y + j * (d / 2 - .06), .08), (.05, .05, .16), frame, .003)
        for k in range(3):
            cx = x + (k - 1) * (w - .12) / 3
            cushion('seat', (cx, y - .03, .3), ((w - .14) / 3, d - .1, .17), p.snow, .06, .004, k)
            cushion('rest', (cx, y + .26, .55), ((w - .18) / 3, .18, .42), p.snow, .08, .01, k + 4, (-.2, 0, 0))
        for k, stuff in ((-1, p.rust), (1, p.moss)):
            cushion('pillow', (x + k * .9, y + .1, .57), (.44, .13, .42), stuff, .06, .03, k + 6, (-.38, 0, .15 * k))
    armchair(p, (-.95, 2.1, 0), p.snow, .9 + 1.5708 - .6, p.oak_v)
    round_table(p, (1.1, 2.3, 0), .5, .36, p.pot, p.pot)
    bowl(p, (1.0, 2.25, .36), .13, p.terracotta, material('fig', '5b3a52', .5))
    branches(p, (1.3, 2.45, .36), .4, 5, 6, p.char, p.olive, .06)
    for x, h in ((2.95, .55), (3.2, .38)):
        lantern(p, (x, 2.7, 0), h)


def lantern(p, at, h, w=.22):
    x, y, z = at
    for i in (-1, 1):
        for j in (-1, 1):
            block('bar', (x + i * w / 2 - .008, y + j * w / 2 - .008, z), (x + i * w / 2 + .008, y + j * w / 2 + .008, z + h), p.black, 0)
    for k in (.01, h):
        box('cap', (x, y, z + k), (w + .03, w + .03, .02), p.black, .002)
    lathe('candle', [(.04, 0), (.04, h * .4)], p.snow, (x, y, z + .02), smooth=0)


def planting(p):
    leaf = material('shrub', '54703c', .5)
    olive_tree(p, (-1.75, 3.2, 0), 2.5, 3, 2200, (.3, .52), p.pot, .62)
    olive_tree(p, (3.5, -1.7, 0), 3.0, 13, 2600, (.3, .5), p.pot, .85)   # beside the camera: only its shade is seen
    planter((3.75, 1.2, 0), .34, .5, p.char, p.soil, 6.)
    grasses(p, (3.75, 1.2, .45), .5, .5, .75, 200, 3)
    hedge(leaf)


def hedge(leaf):
    """Trees beyond the wall: dark masses under clouds of large leaves."""
    rnd, v, f = random.Random(9), [], []
    dark = material('shade', '2c3b22', .9)
    for x in range(-9, 12, 2):
        top = 2.5 + 1.1 * math.sin(x * .7) + .6 * math.sin(x * 1.9 + 1)
        lathe('mass', [(.5, 0), (1.5, 1.), (1.6, top * .7), (1.1, top + .1), (.2, top + .5)], dark, (x, 8.2, 0), 16)
        for _ in range(1500):
            a, b, r = rnd.random() * 6.28, rnd.uniform(-.9, 1.5), rnd.uniform(.95, 1.2)
            c = Vector((x + math.cos(a) * math.cos(b) * 1.7 * r, 8.2 - abs(math.sin(a)) * math.cos(b) * 1.7 * r, top * .55 + math.sin(b) * (top * .5 + .5) * r))
            d, s = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, .7))).normalized(), rnd.uniform(.14, .26)
            side, k = d.cross(Vector((0, 0, 1))).normalized() * s * .3, len(v)
            v += [c, c + d * s * .5 + side, c + d * s, c + d * s * .5 - side]
            f.append((k, k + 1, k + 2, k + 3))
    mesh('hedge', v, f, leaf)
