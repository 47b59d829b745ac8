"""The terrace in Vancouver, outdoors under a bright grey sky: pavers, steps, standing stones, firs and the mountains.
Swaps: floor, step, pier-a to -c."""
from props import *  # noqa: F403
from scene import *  # noqa: F403

EXPOSURE = 1.4
LIGHT = {'floor': [-.3, .8], 'step': [-.3, .8]} | {f'pier-{k}': [-.4, .7] for k in 'abc'}


def build():
    p = Palette()
    w = world('c9d6e2', 1.05, True)
    w.node_tree.nodes['Background'].inputs[1].default_value = 1.05
    sun((.35, .55, -.75), 1.5, 9., 'fff4e6')
    ground(p)
    piers(p)
    benches(p)
    canopy(p)
    far(p)
    firs(p)
    camera((-.5, -4.6, 1.62), 24, (0, -.045), -3)


def ground(p):
    plane('floor', (-6, -5, 0), (12, 0, 0), (0, 9.2, 0), swap='floor', rough=.22)
    for k in range(2):
        y, z = 4.2 + k * .42, .15 + k * .15
        plane(f'riser{k}', (-6, y, z - .15), (12, 0, 0), (0, 0, .15), swap='step', rough=.3)
        plane(f'tread{k}', (-6, y, z), (12, 0, 0), (0, .42 if k == 0 else 1.9, 0), swap='step', rough=.25)
    block('kerb', (-6, 6.94, .0), (6, 7.1, .42), p.char, .006)
    plane('grass', (-60, 7.1, .12), (120, 0, 0), (0, 90, 0), material('grass', '66764c', .95))
    for x in (-4.6, 4.9):
        block('bed', (x - .75, 2.4, 0), (x + .75, 3.9, .46), material('weathered', '7d5540', .8), .01)
        plane('soil', (x - .7, 2.45, .47), (1.4, 0, 0), (0, 1.4, 0), p.soil)
        grasses(p, (x, 3.15, .46), 1.3, 1.3, .85, 620, int(x * 3) + 40, material('sedge', '8a8a55', .6))


def piers(p):
    """Stone standing free: three clad walls of different heights on the upper step."""
    for k, (x, w, h) in enumerate(((-3.6, 1.9, 2.25), (-1.15, 2.3, 1.75), (1.7, 1.9, 2.45))):
        y, d, z = 5.6, .34, .3
        plane(f'pier-{"abc"[k]}', (x, y, z), (w, 0, 0), (0, 0, h), swap=f'pier-{"abc"[k]}', rough=.4)
        plane(f'side-{"abc"[k]}', (x, y + d, z), (0, -d, 0), (0, 0, h), swap=f'pier-{"abc"[k]}', rough=.4)
        block('core', (x + .003, y + .003, z), (x + w, y + d, z + h - .002), p.counter, 0)
        block('cap', (x - .04, y - .04, z + h), (x + w + .04, y + d + .04, z + h + .06), p.char, .006)


def benches(p):
    for x, y, turn in ((2.6, 1.5, .12), (-2.5, .9, -.1)):
        c, s = math.cos(turn), math.sin(turn)
        for k in range(5):
            d = (k - 2) * .098
            box('slat', (x - s * d, y + c * d, .45), (1.7, .085, .035), material('ipe', '8a6a4e', .6), .006, turn)
        for k in (-.62, .62):
            box('leg', (x + c * k, y + s * k, .215), (.07, .44, .43), p.char, .004, turn)
    planter((.55, 3.1, 0), .36, .56, p.char, p.soil, 5.)
    plant(p, (.55, 3.1, 0), 1.5, 70, .24, 5, (.34, .56), p.char, 5, .3)


def canopy(p):
    """The eave one looks out from."""
    block('eave', (-6, -5, 3.05), (6, -1.35, 3.2), p.walnut, .004)
    block('fascia', (-6, -1.4, 2.98), (6, -1.32, 3.22), p.char, .004)
    for x in (-3.15, 3.75):
        block('post', (x - .055, -1.5, 0), (x + .055, -1.39, 3.05), p.char, .004)


def far(p):
    rnd = random.Random(8)
    for n, (y, base, tall, tone) in enumerate(((95, 3., 17., 'a9b9c6'), (70, 2., 9., '8599a3'), (48, 1.5, 4.2, '5f7570'))):
        v, f, x = [], [], -95.
        while x < 95:
            ridge = base + tall * (.45 + .3 * math.sin(x * .045 + n * 2.1) + .16 * math.sin(x * .13 + n) + .09 * math.sin(x * .37 + 3 * n)) + rnd.uniform(-.04, .04) * tall
            v += [(x, y, -1), (x, y, ridge)]
            x += 1.4
        f = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(v) // 2 - 1)]
        m = mesh('range', v, f, material(f'range{n}', '000000', 1., spec=0., emission=(tone, .82)))
        m.visible_diffuse = m.visible_shadow = False


def firs(p):
    """Douglas firs beyond the terrace: drooping whorls of branches on a straight stem."""
    rnd, leaf, bark = random.Random(31), material('fir', '56714f', .8, spec=.1), material('bark', '4c4037', .9)
    for x, y, tall in ((-11.5, 21, 9.5), (-9.2, 24, 11), (-7.4, 20, 7.4), (-15, 26, 12), (7.6, 21, 8.4), (9.4, 24, 11.5), (11.6, 20, 8.6), (14.5, 25, 12.5), (-4.6, 30, 7), (5.2, 31, 6.4), (-18, 24, 11), (17.5, 23, 11)):
        rod('stem', (x, y, 0), (x, y, tall), .12, bark, 8)
        v, f = [], []
        for k in range(int(tall * 62)):
            t = rnd.random() ** .8
            z, reach, a = tall * (.10 + .9 * t), tall * .23 * (1.03 - t) ** .85 * rnd.uniform(.7, 1.1), rnd.random() * 6.28
            d, side = Vector((math.cos(a), math.sin(a), -.32 - .3 * (1 - t))), Vector((-math.sin(a), math.cos(a), 0))
            for q in range(4):
                u = .25 + .75 * q / 3
                c, s, w = Vector((x, y, z)) + d * reach * u, rnd.uniform(.22, .42), reach * .13 + .1
                n = len(v)
                v += [c - side * w, c + d * s, c + side * w, c - d * s * .6 + Vector((0, 0, .05))]
                f.append((n, n + 1, n + 2, n + 3))
        mesh('fir', v, f, leaf)
