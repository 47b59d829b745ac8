"""The mark, the wordmark, the icons and the social card, from one description. Usage: logo.py

The mark is a T laid in nine tesserae: five square ones, and four quarter rounds that complete the field. On hover the
quarter rounds turn and take colour."""
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

CATALOGUE = Path(__file__).parent.parent
THEME = CATALOGUE / 'theme'
INK, LIGHT, CLAY = '#1d1c1a', '#ffffff', '#b65f3c'
TILE, PITCH = 14., 16.5
SQUARES = [(0, 0), (1, 0), (2, 0), (1, 1), (1, 2)]
ROUNDS = [(0, 1), (2, 1), (0, 2), (2, 2)]
# corner of the tile the quarter round is centred on: 0 top left, 1 top right, 2 bottom right, 3 bottom left
RESTING, TURNED = (1, 0, 1, 0), (3, 2, 1, 0)
# strokes of each letter in a box 36 high: lists of points; four points after 'C' are a cubic
LETTERS = {
    'T': (26, [[(0, 2), (26, 2)], [(13, 2), (13, 36)]]),
    'E': (21, [[(21, 2), (2, 2), (2, 34), (21, 34)], [(2, 18), (18, 18)]]),
    'S': (23, [['C', (21, 8.5), (19.4, 4.2), (16, 2), (11.6, 2)], ['C', (11.6, 2), (6.2, 2), (2.6, 5.2), (2.6, 9.9)],
               ['C', (2.6, 9.9), (2.6, 14.8), (6.4, 16.5), (11.8, 17.8)],
               ['C', (11.8, 17.8), (17.6, 19.2), (21.4, 21), (21.4, 26.2)],
               ['C', (21.4, 26.2), (21.4, 31), (17.5, 34), (11.8, 34)],
               ['C', (11.8, 34), (6.8, 34), (3, 31.8), (1.4, 27.2)]]),
    'R': (23, [[(2, 36), (2, 2), (12, 2)], ['C', (12, 2), (18, 2), (21.2, 5.5), (21.2, 10.6)],
               ['C', (21.2, 10.6), (21.2, 15.7), (18, 19.2), (12, 19.2)], [(12, 19.2), (2, 19.2)],
               [(12.4, 19.2), (22, 36)]]),
    'A': (28, [[(0.8, 36), (14, 2.5), (27.2, 36)], [(5.6, 24.5), (22.4, 24.5)]]),
}
STROKE, TRACKING, CAP = 3.6, 13., 36.


def _corner(i, j, corner):
    x, y = i * PITCH, j * PITCH
    return [(x, y), (x + TILE, y), (x + TILE, y + TILE), (x, y + TILE)][corner]


def _quarter(i, j, corner):
    """SVG path of a quarter round that fills tile i, j from one of its corners."""
    cx, cy = _corner(i, j, corner)
    a, b = _corner(i, j, (corner + 1) % 4), _corner(i, j, (corner + 3) % 4)
    return f'M{cx:g} {cy:g}L{a[0]:g} {a[1]:g}A{TILE:g} {TILE:g} 0 0 1 {b[0]:g} {b[1]:g}Z'


def squares(colour):
    d = ''.join(f'M{i * PITCH:g} {j * PITCH:g}h{TILE:g}v{TILE:g}h-{TILE:g}Z' for i, j in SQUARES)
    return f'<path fill="{colour}" d="{d}"/>'


def quarters(corners):
    return [_quarter(i, j, c) for (i, j), c in zip(ROUNDS, corners)]


def word(text):
    """Strokes of a word from x = 0 with their width: (list of strokes, width)."""
    x, strokes = 0., []
    for letter in text:
        width, parts = LETTERS[letter]
        for part in parts:
            curve = part[0] == 'C'
            strokes.append((curve, [(px + x, py) for px, py in (part[1:] if curve else part)]))
        x += width + TRACKING
    return strokes, x - TRACKING


def _path(strokes):
    out = ''
    for curve, points in strokes:
        p = [f'{x:g} {y:g}' for x, y in points]
        out += f'M{p[0]}C{p[1]} {p[2]} {p[3]}' if curve else 'M' + 'L'.join(p)
    return out


def logo_svg():
    """The logo of pages: its quarter rounds turn on hover, and narrow headers leave the name out."""
    strokes, width = word('TESSERA')
    side = 2 * PITCH + TILE
    left, top = side + 22, (side - CAP) / 2
    w, h = left + width + 2, side
    letters = f'<path transform="translate({left:g} {top:g})" fill="none" stroke="currentColor" stroke-width="{STROKE:g}" stroke-linejoin="miter" d="{_path(strokes)}"/>'
    group = lambda part, paths: f'  <g data-part={part}>\n' + ''.join(f'    {path}\n' for path in paths) + '  </g>\n'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:g} {h:g}" width="{w:g}" height="{h:g}" color="{INK}">\n'
            f'  <title>Tessera</title>\n  {squares("currentColor")}\n'
            + group('"name"', [letters])
            + group('"resting"', [f'<path fill="currentColor" opacity="0.42" d="{d}"/>' for d in quarters(RESTING)])
            + group('"hover" display="none"', [f'<path fill="{CLAY}" d="{d}"/>' for d in quarters(TURNED)])
            + '</svg>\n')


def icon_svg():
    side = 2 * PITCH + TILE
    rounds = f'<path fill="{CLAY}" d="{"".join(quarters(TURNED))}"/>'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {side + 8:g} {side + 8:g}">'
            f'<style>svg{{color:{INK}}}@media(prefers-color-scheme:dark){{svg{{color:{LIGHT}}}}}</style>'
            f'{squares("currentColor")}{rounds}</svg>\n')


def draw_mark(image, at, size, colour, accent, corners):
    draw, k = ImageDraw.Draw(image), size / (2 * PITCH + TILE)
    box = lambda x0, y0, x1, y1: [at[0] + x0 * k, at[1] + y0 * k, at[0] + x1 * k - 1, at[1] + y1 * k - 1]
    for i, j in SQUARES:
        draw.rectangle(box(i * PITCH, j * PITCH, i * PITCH + TILE, j * PITCH + TILE), fill=colour)
    for (i, j), c in zip(ROUNDS, corners):
        cx, cy = _corner(i, j, c)
        draw.pieslice(box(cx - TILE, cy - TILE, cx + TILE, cy + TILE), c * 90, c * 90 + 90, fill=accent)


def draw_word(image, at, height, colour):
    draw, k = ImageDraw.Draw(image), height / CAP
    for curve, points in word('TESSERA')[0]:
        p = np.array(points)
        if curve:
            t = np.linspace(0, 1, 40)[:, None]
            p = (1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t * t * (1 - t) * p[2] + t ** 3 * p[3]
        points = [(at[0] + x * k, at[1] + y * k) for x, y in p]
        draw.line(points, fill=colour, width=round(STROKE * k), joint='curve')
        for x, y in points[1:-1] if curve else ():
            r = STROKE * k / 2 - .5
            draw.ellipse([x - r, y - r, x + r, y + r], fill=colour)


def icon(size, margin, background):
    big = size * 8
    image = Image.new('RGBA', (big, big), background or (0, 0, 0, 0))
    inset = big * margin
    draw_mark(image, (inset, inset), big - 2 * inset, LIGHT if background else INK, CLAY, TURNED)
    return image.resize((size, size), Image.LANCZOS)


# what the social card's tiles are cut from: picture, centre of the cut (0..1), its side as a share of the picture
STONES = [('verdance-forest-marble', .3, .3, .42), ('lumiere-calacatta-slab', .45, .5, .3), ('vesper-nero-marble', .3, .35, .4), ('medina-glazed-clay', .5, .5, .42),
          ('riviere-natural-oak', .4, .5, .24), ('confetti-terrazzo-bone', .35, .4, .42), ('alveole-honey-onyx-slab', .5, .5, .3), ('medina-glazed-lagoon', .5, .5, .4),
          ('tivola-travertine-ivory', .4, .4, .4), ('aurelia-carrara-white', .35, .3, .35), ('boreale-quartzite-slab', .5, .5, .3)]


def _stone(name, x, y, share, size):
    picture = Image.open(CATALOGUE / 'media' / 'catalog' / 'product' / f'{name}.webp').convert('RGB')
    side = share * picture.width
    left, top = x * picture.width - side / 2, y * picture.height - side / 2
    return picture.crop((round(left), round(top), round(left + side), round(top + side))).resize((size, size), Image.LANCZOS)


def social_card():
    """The mark and the name, and a field of tesserae cut from our own stone."""
    w, h, k = 1200, 630, 2
    image = Image.new('RGB', (w * k, h * k), INK)
    cell, gap, rng = 90 * k, 7 * k, np.random.default_rng(11)
    size = cell - gap
    last, order = None, []
    for i in range(6):
        for j in range(7):
            if rng.random() < (.72, .42, .2, .06, 0, 0)[i]:
                continue
            if len(order) == 0:
                order = [int(n) for n in rng.permutation(len(STONES)) if n != last]
            last = order.pop()
            shape = Image.new('L', (size, size), 0)
            draw, corner = ImageDraw.Draw(shape), int(rng.integers(0, 4))
            cx, cy = [(0, 0), (size, 0), (size, size), (0, size)][corner]
            if rng.random() < .5:
                draw.rectangle([0, 0, size, size], fill=255)
            else:
                draw.pieslice([cx - size, cy - size, cx + size, cy + size], corner * 90, corner * 90 + 90, fill=255)
            image.paste(_stone(*STONES[last], size), (w * k - (6 - i) * cell + gap // 2, j * cell + gap // 2), shape)
    draw_mark(image, (96 * k, 178 * k), 120 * k, LIGHT, CLAY, TURNED)
    draw_word(image, (96 * k, 352 * k), 76 * k, LIGHT)
    return image.resize((w, h), Image.LANCZOS)


def main():
    (THEME / 'logo.svg').write_text(logo_svg())
    (THEME / 'icon.svg').write_text(icon_svg())
    icon(32, .03, None).save(THEME / 'favicon.ico', sizes=[(32, 32)])
    icon(180, .20, INK).convert('RGB').save(THEME / 'apple-touch-icon.png', optimize=True)
    social_card().quantize(255).save(THEME / 'social-card.png', optimize=True)


if __name__ == '__main__':
    main()
