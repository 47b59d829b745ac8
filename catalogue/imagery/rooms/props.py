"""Furniture and small things that several rooms share. `at` is the point on the floor (or shelf) they stand on."""
import math
import random

from mathutils import Vector

from scene import box, cloth, cushion, lamp, lathe, material, mesh, rod, tube, wood


class Palette:
    """Materials that every room may use; made once per scene, on first use."""
    RECIPES = dict(
        plaster=lambda: material('plaster', 'efece5', .85, spec=.12), white=lambda: material('white', 'efeeea', .6, spec=.25),
        ceiling=lambda: material('ceiling', 'f1efeb', .9, spec=.1), clay=lambda: material('clay-wall', 'cdb9a3', .9, spec=.1),
        sage=lambda: material('sage', '8c9683', .55, spec=.3), ink=lambda: material('ink', '2d3436', .5, spec=.3),
        trim=lambda: material('trim', 'f0eee9', .4, spec=.35), black=lambda: material('black', '1b1b1b', .38, spec=.4),
        porcelain=lambda: material('porcelain', 'f2f1ee', .12), brass=lambda: material('brass', 'c79a58', .24, 1.),
        steel=lambda: material('steel', 'c4c6c8', .26, 1.), bronze=lambda: material('bronze', '5a4534', .35, 1.),
        oak=lambda: wood('oak'), oak_v=lambda: wood('oak-v', grain='z'), oak_y=lambda: wood('oak-y', grain='y'),
        walnut=lambda: wood('walnut', '7d5a3f', '583b28'), walnut_v=lambda: wood('walnut-v', '7d5a3f', '583b28', grain='z'),
        walnut_y=lambda: wood('walnut-y', '7d5a3f', '583b28', grain='y'),
        linen=lambda: cloth('linen'), flax=lambda: cloth('flax', 'a99a83', '93856f'), snow=lambda: cloth('snow', 'efebe3', 'e2dcd1'),
        moss=lambda: cloth('moss', '6d735a', '5d634c'), rust=lambda: cloth('rust', 'a4603c', '8f5132'), slate=lambda: cloth('slate', '60666a', '51575b'),
        leather=lambda: material('leather', '8a5a38', .45, spec=.35), jute=lambda: cloth('jute', 'b79f7b', 'a18a68', 90),
        terracotta=lambda: material('terracotta', 'b0714e', .8), pot=lambda: material('pot', 'cfc6b8', .75), char=lambda: material('char', '3a3835', .7),
        leaf=lambda: material('leaf', '3f5f33', .38, spec=.4), olive=lambda: material('olive-leaf', '7d8a66', .5), stem=lambda: material('stem', '6a5540', .8),
        soil=lambda: material('soil', '3a2e25', .95), counter=lambda: material('counter', 'e6e3dd', .2), bulb=lambda: material('bulb', 'ffffff', .5, emission=('ffdcae', 5.)))

    def __init__(self):
        self._made = {}

    def __getattr__(self, name):
        if name not in self._made:
            self._made[name] = self.RECIPES[name]()
        return self._made[name]


# plants

def _leaf(v, f, at, direction, length, width, curl=.55, rings=6):
    side = direction.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
    up, start = side.cross(direction), len(v)
    for q in range(rings + 1):
        u = q / rings
        w = width * math.sin(math.pi * min(1, u * .97 + .03)) ** .75 * (1 - .25 * u)
        c = at + direction * (length * u) + up * (length * (.2 * u - curl * u * u))
        v += [c + side * (s * w) + up * (abs(s) * w * .28) for s in (-1, 0, 1)]
    for q in range(rings):
        a = start + q * 3
        f += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]


def planter(at, radius, height, mat, soil, square=2.):
    lathe('planter', [(radius * .74, 0), (radius * .8, .012), (radius, height), (radius * .92, height), (radius * .9, height - .05)], mat, at, smooth=0, power=square)
    lathe('soil', [(radius * .9, 0), (radius * .9, .01)], soil, (at[0], at[1], at[2] + height - .06), smooth=0, power=square)


def plant(p, at, height=1.3, leaves=54, size=.24, seed=1, pot=(.2, .36), mat=None, stems=4, spread=.2, leaf=None):
    """Large-leaved indoor plant in a pot."""
    rnd = random.Random(seed)
    planter(at, *pot, mat or p.pot, p.soil)
    base, lines = Vector(at) + Vector((0, 0, pot[1] - .06)), []
    for _ in range(stems):
        a, reach = rnd.random() * 6.28, height * (.7 + .4 * rnd.random())
        line = [base + Vector((math.cos(a) * spread * t * t, math.sin(a) * spread * t * t, reach * t)) for t in (0, .33, .67, 1)]
        tube('stem', line, .009, p.stem)
        lines.append(line)
    v, f = [], []
    for k in range(leaves):
        line, t = lines[k % stems], .25 + .75 * rnd.random() ** .7
        i = min(int(t * 3), 2)
        turn, rise = rnd.random() * 6.28, .1 + .9 * rnd.random() * t
        d = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)))
        length = size * (.75 + .5 * rnd.random())
        _leaf(v, f, line[i].lerp(line[i + 1], t * 3 - i) + d * .04, d, length, length * .34)
    mesh('leaves', v, f, leaf or p.leaf, True)


def olive_tree(p, at, height=2.2, seed=2, leaves=1500, pot=(.28, .5), mat=None, crown=.5, leaf=None):
    """A small tree with a loose round crown."""
    rnd = random.Random(seed)
    planter(at, *pot, mat or p.char, p.soil)
    base = Vector(at) + Vector((0, 0, pot[1] - .06))
    top = base + Vector((rnd.uniform(-.06, .06), rnd.uniform(-.06, .06), height * .55))
    tube('trunk', [base, base.lerp(top, .5) + Vector((.04, .02, 0)), top], .024, p.stem)
    v, f = [], []
    heart = top + Vector((0, 0, height * .18))
    for _ in range(16):
        a, b = rnd.random() * 6.28, rnd.uniform(-.5, 1.2)
        end = heart + Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b) * 1.1)) * crown * rnd.uniform(.65, 1.05)
        tube('twig', [top - Vector((0, 0, rnd.uniform(0, .25))), top.lerp(end, .5) + Vector((0, 0, .05)), end], .007, p.stem)
        for _ in range(leaves // 16):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, .8))).normalized()
            spot = top.lerp(end, .35 + .65 * rnd.random() ** .6) + Vector((rnd.gauss(0, .07), rnd.gauss(0, .07), rnd.gauss(0, .07))) * crown * 2
            _leaf(v, f, spot, d, rnd.uniform(.05, .085), .009 + .006 * rnd.random(), .2, 3)
    mesh('crown', v, f, leaf or p.olive, True)


def grasses(p, at, width, depth, height=.6, blades=260, seed=3, leaf=None):
    """A bed of ornamental grass or low shrub."""
    rnd, v, f = random.Random(seed), [], []
    for _ in range(blades):
        a, lean = rnd.random() * 6.28, rnd.uniform(.5, 1.45)
        d = Vector((math.cos(a) * math.cos(lean), math.sin(a) * math.cos(lean), math.sin(lean)))
        _leaf(v, f, Vector(at) + Vector((rnd.uniform(-.5, .5) * width, rnd.uniform(-.5, .5) * depth, 0)), d,
              height * rnd.uniform(.6, 1.15), .008 + .006 * rnd.random(), .35, 5)
    mesh('grass', v, f, leaf or p.leaf, True)


def branches(p, at, height=.7, count=5, seed=4, vase=None, leaf=None, radius=.09):
    """Cut branches in a vase."""
    rnd = random.Random(seed)
    r = radius
    lathe('vase', [(r * .6, 0), (r * .95, r * .5), (r, r * 1.3), (r * .7, r * 2.2), (r * .42, r * 2.7), (r * .5, r * 2.95), (r * .4, r * 2.9)], vase or p.terracotta, at, smooth=1)
    neck, v, f = Vector(at) + Vector((0, 0, r * 2.6)), [], []
    for _ in range(count):
        a, reach = rnd.random() * 6.28, height * rnd.uniform(.6, 1.)
        end = neck + Vector((math.cos(a) * .3 * reach, math.sin(a) * .3 * reach, reach))
        mid = neck.lerp(end, .5) + Vector((0, 0, .06))
        tube('branch', [neck, mid, end], .004, p.stem)
        for k in range(11):
            t, b = .3 + .7 * k / 10, rnd.random() * 6.28
            _leaf(v, f, neck.lerp(mid, t * 2) if t < .5 else mid.lerp(end, t * 2 - 1), Vector((math.cos(b), math.sin(b), .5)).normalized(), .075, .019, .4, 4)
    mesh('leaves', v, f, leaf or p.olive, True)


# seats and tables

def sofa(p, at, length=2.2, depth=.95, mat=None, turn=0., pillows=()):
    """Low sofa facing -y; `turn` in radians. `pillows` are materials."""
    mat = mat or p.linen
    c, s = math.cos(turn), math.sin(turn)
    put = lambda x, y, z: (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)
    soft = lambda n, x, y, z, size, **k: cushion(n, put(x, y, z), size, mat, turn=(k.pop('tilt', 0), 0, turn), **k)
    arm = .18
    box('plinth', put(0, 0, .09), (length - .2, depth - .2, .06), p.black, .004, turn)
    soft('base', 0, 0, .2, (length, depth, .17), round_to=.04, puff=0)
    soft('back', 0, depth / 2 - .1, .46, (length, .2, .56), round_to=.07, puff=.004)
    for k in (-1, 1):
        soft('arm', k * (length / 2 - arm / 2), 0, .38, (arm, depth, .4), round_to=.07, puff=.004)
    seats = 2 if length < 2 else 3
    w = (length - 2 * arm) / seats
    for k in range(seats):
        x = -length / 2 + arm + w * (k + .5)
        soft('seat', x, -.06, .36, (w - .012, depth - .26, .17), round_to=.06, seed=k)
        soft('rest', x, depth / 2 - .27, .6, (w - .03, .17, .42), round_to=.08, seed=k + 5, tilt=-.2)
    for k, stuff in enumerate(pillows):
        x = (length / 2 - arm - .24) * (-1 if k % 2 else 1) * (1 - .28 * (k // 2))
        cushion('pillow', put(x, depth / 2 - .42, .63), (.46, .13, .44), stuff, .06, .03, k, (-.35, .1 * (-1) ** k, turn + .12 * (-1) ** k))


def armchair(p, at, mat=None, turn=0., legs=None):
    mat, legs = mat or p.moss, legs or p.walnut_v
    c, s = math.cos(turn), math.sin(turn)
    put = lambda x, y, z: (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)
    soft = lambda x, y, z, size, tilt=0., **k: cushion('chair', put(x, y, z), size, mat, turn=(tilt, 0, turn), **k)
    soft(0, -.02, .38, (.62, .66, .16), round_to=.07)
    soft(0, .3, .62, (.66, .15, .52), -.22, round_to=.07)
    for k in (-1, 1):
        soft(k * .36, .02, .5, (.1, .68, .24), round_to=.05, puff=.0)
        for j in (-1, 1):
            rod('leg', put(k * .28, j * .26, .32), put(k * .32, j * .31, 0), .016, legs)


def bar_stool(p, at, seat=.66, mat=None, legs=None, turn=0.):
    legs = legs or p.black
    lathe('seat', [(.19, seat), (.2, seat + .02), (.2, seat + .05), (.18, seat + .06)], mat or p.oak, (at[0], at[1], at[2]), smooth=1, power=2.6)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2 + turn
        rod('leg', (at[0] + .13 * math.cos(a), at[1] + .13 * math.sin(a), at[2] + seat), (at[0] + .23 * math.cos(a), at[1] + .23 * math.sin(a), at[2]), .011, legs)
    lathe('ring', [(.176, .245), (.19, .25), (.176, .255)], legs, at, smooth=0, caps=(False, False))


def stool(p, at, height=.46, radius=.17, mat=None):
    mat = mat or p.oak
    lathe('seat', [(radius, height - .04), (radius * 1.03, height - .03), (radius * 1.03, height - .005), (radius, height)], mat, at, smooth=0)
    for k in range(3):
        a = k * 2.094 + .4
        rod('leg', (at[0] + radius * .6 * math.cos(a), at[1] + radius * .6 * math.sin(a), at[2] + height - .03), (at[0] + radius * .95 * math.cos(a), at[1] + radius * .95 * math.sin(a), at[2]), .014, mat)


def table(p, at, length, depth, height, top=None, legs=None, thick=.03, turn=0., leg=.03):
    c, s = math.cos(turn), math.sin(turn)
    put = lambda x, y, z: (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)
    box('table', put(0, 0, height - thick / 2), (length, depth, thick), top or p.oak, .006, turn)
    for i in (-1, 1):
        for j in (-1, 1):
            box('leg', put(i * (length / 2 - leg), j * (depth / 2 - leg), (height - thick) / 2), (leg, leg, height - thick), legs or p.black, .003, turn)


def round_table(p, at, radius=.45, height=.36, top=None, foot=None):
    lathe('top', [(radius * .98, height - .035), (radius, height - .03), (radius, height - .006), (radius * .985, height)], top or p.oak, at, n=64, smooth=0)
    lathe('foot', [(radius * .55, 0), (radius * .5, .02), (radius * .42, height * .5), (radius * .5, height - .035)], foot or p.oak_v, at, n=48)


def rug(p, at, width, depth, mat=None):
    box('rug', (at[0], at[1], .006), (width, depth, .012), mat or p.linen, .005)


# lamps

def globe(p, at, radius=.12, drop=.8, metal=None, power=6.):
    """A glass globe on a rod of length `drop`; `at` is its centre."""
    lathe('globe', [(radius * math.sin(a), -radius * math.cos(a)) for a in (.12, .5, .9, 1.3, 1.7, 2.1, 2.6, 3.02)], p.bulb, at, smooth=1)
    rod('rod', (at[0], at[1], at[2] + radius * .96), (at[0], at[1], at[2] + radius + drop), .006, metal or p.brass)


def dome(p, at, radius=.2, drop=1., mat=None, power=14.):
    """A metal shade that lights what is under it; `at` is the centre of its rim."""
    mat = mat or p.black
    lathe('shade', [(radius, 0), (radius * .97, radius * .3), (radius * .74, radius * .75), (radius * .2, radius), (radius * .16, radius * 1.3)], mat, at, smooth=1, caps=(False, True))
    lathe('bulb', [(.02, .05), (.045, .08), (.045, .11), (.02, .14)], p.bulb, at, smooth=1)
    rod('cord', (at[0], at[1], at[2] + radius * 1.3), (at[0], at[1], at[2] + radius * 1.3 + drop), .004, p.black)
    lamp((at[0], at[1], at[2] + .02), power, radius=.05)


def shaded_lamp(p, at, height=.5, radius=.16, base=None, power=6., foot=.07):
    """Table lamp, or floor lamp when it is high."""
    base = base or p.terracotta
    neck = height - radius * 1.35
    if height > 1:
        lathe('foot', [(foot * 2, 0), (foot * 2, .015)], base, at, smooth=0)
        rod('pole', at, (at[0], at[1], at[2] + neck), .011, base)
    else:
        lathe('body', [(foot * .7, 0), (foot * 1.1, neck * .2), (foot * 1.25, neck * .5), (foot * .7, neck * .85), (foot * .25, neck)], base, at)
    lathe('shade', [(radius, 0), (radius * .8, radius * 1.3)], p.snow, (at[0], at[1], at[2] + neck), smooth=0, caps=(False, False))
    lamp((at[0], at[1], at[2] + neck + radius * .6), power, radius=.05)


# small things

def books(p, at, sizes=((.22, .16, .03), (.2, .15, .025)), mats=None, turn=.2):
    z = at[2]
    for k, (x, y, h) in enumerate(sizes):
        box('book', (at[0], at[1], z + h / 2), (x, y, h), (mats or (p.flax, p.ink, p.rust))[k % 3], .003, turn * (k + 1))
        z += h


def bowl(p, at, radius=.15, mat=None, fruit=None):
    lathe('bowl', [(radius * .4, 0), (radius * .75, radius * .2), (radius, radius * .55), (radius * .95, radius * .56), (radius * .7, radius * .26), (radius * .3, radius * .12)], mat or p.porcelain, at)
    for k in range(5 if fruit else 0):
        a, r = k * 1.3, radius * (.42 if k < 4 else .05)
        lathe('fruit', [(.008, -.033), (.028, -.02), (.036, 0), (.028, .022), (.006, .034)], fruit, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + radius * (.48 if k < 4 else .62)))


def bottle(p, at, radius=.03, height=.17, mat=None):
    lathe('bottle', [(radius, 0), (radius, height * .62), (radius * .4, height * .74), (radius * .34, height)], mat or p.terracotta, at, smooth=0)


def vessel(p, at, radius=.09, height=.24, mat=None, belly=.45):
    lathe('vessel', [(radius * .55, 0), (radius * .92, height * belly * .5), (radius, height * belly), (radius * .7, height * .78), (radius * .42, height * .93), (radius * .5, height), (radius * .4, height * .985)], mat or p.pot, at)


def towel(p, at, width=.36, drop=.5, back=.34, mat=None, axis='x', seed=2):
    """Hangs over a bar at height `at[2]`, its front towards -y (axis x) or -x (axis y)."""
    v, f, n, m = [], [], 30, 9
    for i in range(n + 1):
        s = i / n * (drop + back)
        for j in range(m):
            w = (j / (m - 1) - .5) * width
            wave = .007 * math.sin(j * 1.7 + seed + s * 6)
            y, z = (-.022 - wave, s - drop) if s < drop else (.022 + wave, drop - s)
            y = y if abs(s - drop) > .02 else (s - drop) * .9
            spot = (w, y, z) if axis == 'x' else (y, w, z)
            v.append([a + b for a, b in zip(at, spot)])
    for i in range(n):
        f += [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for j in range(m - 1)]
    o = mesh('towel', v, f, mat or p.snow, True)
    t = o.modifiers.new('thick', 'SOLIDIFY')
    t.thickness = .011
    s = o.modifiers.new('smooth', 'SUBSURF')
    s.levels = s.render_levels = 1


def folded(p, at, count=3, size=(.34, .24), mats=None):
    for k in range(count):
        cushion('folded', (at[0], at[1], at[2] + .03 + k * .058), (size[0] - k * .006, size[1], .056), (mats or (p.snow, p.flax, p.snow))[k % 3], .026, .002, k)


def curtain(p, at, width, height, axis='x', folds=9, depth=.05, mat=None):
    """From the floor up; `at` is the middle of its lower edge."""
    n, v, f = folds * 8, [], []
    for i in range(n + 1):
        t = i / n
        w, d = (t - .5) * width, depth * math.sin(t * folds * 6.283) * (.8 + .2 * math.sin(t * 17))
        for z in (0., height):
            k = .8 if z else 1.
            v.append((at[0] + w, at[1] + d * k, at[2] + z) if axis == 'x' else (at[0] + d * k, at[1] + w, at[2] + z))
    f = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    return mesh('curtain', v, f, mat or p.snow, True)


def art(p, at, width, height, axis='x', tones=('d8cfc0', 'a4603c', '2f4d40'), frame=None, seed=1):
    """A framed abstract: soft stone shapes on paper. `at` is its centre on the wall; it faces -y, or -x (axis 'y')."""
    rnd = random.Random(seed)
    turn = 0 if axis == 'x' else -math.pi / 2
    c, s = math.cos(turn), math.sin(turn)
    put = lambda x, y, z: (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)
    box('frame', put(0, -.015, 0), (width + .04, .03, height + .04), frame or p.oak_v, .003, turn)
    box('paper', put(0, -.031, 0), (width, .004, height), material('paper', tones[0], .9), 0, turn)
    for k, tone in enumerate(tones[1:]):
        r = min(width, height) * (.26 - .05 * k)
        x, z = rnd.uniform(-.1, .1) * width, (.17 - .19 * k) * height
        o = lathe('shape', [(r, r * .8, 0), (r, r * .8, .003)], material(f'tone{k}', tone, .9), n=40, smooth=0, power=2.6)
        o.location, o.rotation_euler = put(x, -.034 - .001 * k, z), (math.pi / 2, 0, turn)
