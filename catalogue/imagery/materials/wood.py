"""Wood: planks cut from a ring model off-centre, with pores, fibre, rays and knots. Local x runs along the plank."""
import numpy as np

from colour import lin, mix, scale, step
from noise import fbm, pick
from surface import Surface

# early wood, late wood, pores, highlights
PALETTES = dict(
    golden=('c59a63', 'a3743f', '76502a', 'd8b788'), tobacco=('8a5e38', '68421f', '432811', 'ab7f55'),
    pale=('d4bd98', 'b99c72', '96784f', 'e4d3b6'), cinder=('8d8a88', '74716f', '5a5755', 'a5a3a0'),
    pine=('ddd2be', 'c7b79c', 'a38f72', 'eae3d6'), barn=('86684c', '5e432c', '35251a', 'a78c6f'),
    chestnut=('9c643c', '77462a', '4f2b17', 'b98356'),
    natural=('c7a57c', 'a67c50', '7d5837', 'dcc29c'), honey=('c08b4f', '9a6630', '6f441c', 'd9ae75'),
    white=('dccfbb', 'c5b49b', 'a08d73', 'ece3d4'), smoked=('7a5d42', '5b412b', '3c2919', '967757'),
    fumed=('53402f', '3d2d20', '271b12', '6b5440'), grey=('a39a8e', '867d72', '655d54', 'bab2a7'),
    walnut=('7a5539', '553622', '37210f', '9a7350'), ash=('dcc8a6', 'bfa37a', '9c8059', 'ece0c8'),
    maple=('dfc7a0', 'cdae82', 'b3926a', 'eddcbf'), cherry=('a8643c', '874726', '5e2d15', 'c38459'),
    driftwood=('b3a896', '968a78', '746959', 'c9c0b0'), ebony=('34302d', '24211f', '141211', '4b4641'),
    sand=('cbb89a', 'b39c7b', '8f795b', 'ddcfb7'), silver=('bfbab2', 'a39e96', '7f7a73', 'd3cfc9'),
    linen=('cfc0a6', 'bba98c', '978468', 'e0d4bf'), greige=('ab9a85', '92806b', '6f5f4d', 'c2b39f'),
    mocha=('6e5443', '543d2f', '38271d', '8a6e5a'), storm=('77736e', '5f5b57', '443f3b', '928e88'),
    umber=('5c4636', '463327', '2c1e16', '776050'), teak=('a8763f', '8a5b2b', '5f3c1a', 'c4965f'),
    acacia=('a06a3c', '6f4223', '47270f', 'c8935c'), elm=('b08a62', '8d6843', '654627', 'cba983'),
    birch=('e3cfae', 'd4bb94', 'b99c73', 'efe1c9'), **{'walnut-pale': ('a07a56', '7f5b3b', '5a3d24', 'ba9670'),
    'walnut-dark': ('4f3827', '38261a', '22160f', '6b4e39'), 'ash-grey': ('b0aaa0', '938c81', '716a60', 'c6c0b7')},
    cedar=('b09073', '87644b', '5c4130', 'c8ad90'), caramel=('ae7f52', '8c5f36', '633f20', 'c9a077'), hickory=('b98d5f', '7f5735', '56371e', 'dabb90'))


def _knots(u, v, plank, s, share):
    """Distance field of sparse knots along a plank: (strength, distance mm)."""
    period = 700.
    k = np.floor(u / period).astype(np.int32)
    code = np.floor(plank * 1e6).astype(np.int32)
    r = lambda q: pick(k, code, s + q)
    du, dv = u - (k + .3 + .4 * r(0)) * period, v - (r(1) - .5) * 90
    d = np.hypot(du / 1.7, dv)
    return (r(2) < share) * 1., d, 4 + 9 * r(3)


def _limbs(u, v, plank, s, share):
    """Knots as branches leave them: many pins, few large ones, round where the limb stood square to the face, long where it was cut
    along. Distance (mm) to the nearest by size, its radius, and a number of its own; far from any the distance is large."""
    code = np.floor(plank * 1e6).astype(np.int32)
    best, far, radius, own = np.full(u.shape, 1e9, np.float32), np.full(u.shape, 1e3, np.float32), np.ones(u.shape, np.float32), np.zeros(u.shape, np.float32)
    for n, (period, small, large) in enumerate(((310., 1.6, 4.), (820., 6., 15.), (1370., 3., 9.))):
        k = np.floor(u / period).astype(np.int32)
        r = lambda q: pick(k, code, s + 17 * n + q)
        du, dv = u - (k + .2 + .6 * r(0)) * period, v - (r(1) - .5) * 150
        turn = (r(2) - .5) * .9
        a, b = du * np.cos(turn) + dv * np.sin(turn), -du * np.sin(turn) + dv * np.cos(turn)
        d = np.hypot(a / (1 + 1.3 * r(3) ** 2), b)
        size = small + (large - small) * r(4) ** 1.8
        rank = np.where(r(5) < share * (.55, .62, .5)[n], d / size, 1e8)
        better = rank < best
        best, far, radius, own = (np.where(better, new, old) for new, old in ((rank, best), (d, far), (size, radius), (r(6), own)))
    return (best < 1e7) * 1., far, radius, own


def _heart(a, u, v, t, radius, own, has, p, s):
    """A knot's face, `t` radii from its middle: its own rings, reddish wood, a dark bark line all round in some, a check across; the
    grain outside is a little darker close by."""
    inside = has * step(1.06, .94, t)
    rings = .5 + .5 * np.sin(t * radius * 2.6 + 5 * own + .8 * fbm(u / 5, v / 5, 3, seed=s))
    red = lin(p[2]) * np.array((1.12, .93, .80), np.float32)
    wood = mix(a * .25 + red * .75, lin(p[2]) * .62, .55 * rings + .35 * step(.5, 0., t))
    a = a * (1 - inside[..., None] * .88) + wood * (inside * .88)[..., None]
    bark = has * np.exp(-((t - 1.) / np.clip(.07 + .5 / radius, 0, .3)) ** 2) * (.35 + .65 * (own > .55))
    a = mix(a, lin(p[2]) * .34, bark * .72)
    check = has * (own > .7) * step(.85, .3, t) * step(.30, .42, fbm(u / 6 + own * 40, v / 1.1, 2, seed=s + 1))
    a = mix(a, lin(p[2]) * .25, check * .5)
    a = scale(a, 1 - .20 * has * np.exp(-((t - 1.1) / .8) ** 2) * (t > 1))
    return a, inside * .4 + bark * .3


def paint(place, seed, palette='natural', contrast=1., knots=.15, tone=.42, pores=1., ring=4.2, brushed=0., sapwood=0., saw=0., limbs=0., hue=.07):
    """`limbs` 0-1: knots of every size with rings of their own, instead of `knots`; `hue`: how far boards differ in warmth."""
    p, s, c = PALETTES[palette], seed * 1009, place.cells
    a_, b_, c_, e_ = (c.random(s + k) for k in range(4))
    u, v = c.x + a_ * 9000, c.y
    v0 = v + (b_ - .5) * 260
    wob = 16 * fbm(u / 520, v / 90 + c_ * 50, 4, seed=s + 5) + 2.6 * fbm(u / 120, v / 22 + c_ * 50, 4, seed=s + 6) \
        + .6 * fbm(u / 40, v / 5 + c_ * 50, 3, seed=s + 7)
    z = 28 + 90 * c_ + u * .012 * (e_ - .5) * 2 + 10 * np.sin(u / 410 + a_ * 6)
    radius = np.hypot(v0 + wob, z + .6 * wob)
    rings = radius / (ring + .75 * ring * e_) + .5 * fbm(radius / 30, u / 5000, 3, seed=s + 8)
    own = None
    if limbs:
        has, kd, kr, own = _limbs(u, v, a_, s + 40, limbs)
        kd = kd * (1 + .10 * fbm(u / 9, v / 9, 3, seed=s + 30))
    else:
        has, kd, kr = _knots(u, v, a_, s + 40, knots)
    near = has * np.exp(-(kd / (kr * 3.2)) ** 2)
    rings = rings + near * (5.5 - kd / kr * 1.1)
    f = rings - np.floor(rings)
    late = step(.25, .93, f) * (1 - step(.95, 1., f))
    fibre = fbm(u / 70, v / .55 + a_ * 99, 4, gain=.7, seed=s + 9, turn=False)
    band = fbm(u / 260, v / 2.4 + b_ * 99, 4, gain=.6, seed=s + 10, turn=False)
    low = fbm(u / 420, v / 60 + c_ * 9, 4, seed=s + 11)
    a = mix(p[0], p[1], np.clip(.08 + late * .66 * contrast + .30 * band + .26 * low, 0, 1))
    a = mix(a, p[3], step(.1, .7, -low - .4 * band) * .4)
    pore = step(.16, .46, fbm(u / 26, v / .42 + b_ * 70, 3, gain=.6, seed=s + 12, turn=False) + .16 * (1 - late) - .05)
    pore = pore * (.35 + .65 * (1 - late)) * pores
    a = mix(a, lin(p[2]) * .75, np.clip(pore * .55 + step(.1, .7, fibre) * .14, 0, 1))
    a = mix(a, p[3], step(.52, .7, fbm(u / 16, v / 3.0, 3, seed=s + 13)) * step(.55, 1, c_) * .35)
    if own is None:
        heart = has * step(1.15, .55, kd / kr + .25 * fbm(u / 7, v / 7, 3, seed=s + 14))
        a = mix(a, lin(p[2]) * .55, np.clip(heart * .85 + near * .28, 0, 1))
    else:
        a, heart = _heart(a, u, v, kd / kr, kr, own, has, p, s + 60)
    if sapwood:
        edge = v * np.where(b_ < .5, 1, -1) + 26 * fbm(u / 330, v / 70 + c_ * 9, 4, seed=s + 15) + 5 * band
        a = mix(a, a * .55 + lin('cdab80') * .45, step(14, 46, edge) * (c.random(s + 16) < .34) * .8 * sapwood)
    if saw:
        marks = step(.1, .6, np.sin((u + .0016 * v * v) / 2.1 + fbm(u / 60, v / 60, 3, seed=s + 17))) \
            * step(-.05, .35, fbm(u / 160, v / 50, 3, seed=s + 18))
        a = scale(a, 1 - .16 * saw * marks)
    warm = (c.random(s + 21) - .5) * hue
    a = scale(a, 1 + tone * (c.random(s + 20) - .5)) * np.stack([1 + warm, np.ones_like(warm), 1 - warm], -1)
    height = -.06 * pore + .02 * late + .015 * fibre + brushed * (.10 * late + .05 * fibre) - .15 * heart
    return Surface(a.astype(np.float32), height.astype(np.float32), .42 + .1 * pore - .04 * late)
