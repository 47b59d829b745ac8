"""Lays the finished pictures of each category on one sheet, swatches first, then rooms: $IMAGERY_WORK/sheets/<category>.webp.

    contact_sheet.py [--kind view|close] [--category name] [--out folder]     other pictures than swatches, elsewhere"""
import argparse
import os
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from encode import webp_within
from entries import categories, entries

ROOT = Path(__file__).parent.parent.parent
PRODUCTS = ROOT / 'catalogue' / 'media' / 'catalog' / 'product'
SHEETS, COLUMNS, CELL, GAP, TITLE = ROOT / 'docs' / 'contact-sheets', 10, 196, 8, 16
FONT = ImageFont.load_default()


def tile(path, name, height):
    """A picture cut to the cell, its name below."""
    picture = Image.open(path).convert('RGB')
    w, h = picture.size
    if w / h > CELL / height:
        cut = h * CELL / height
        picture = picture.crop((int((w - cut) / 2), 0, int((w + cut) / 2), h))
    else:
        cut = w * height / CELL
        picture = picture.crop((0, int((h - cut) / 2), w, int((h + cut) / 2)))
    cell = Image.new('RGB', (CELL, height + TITLE), 'white')
    cell.paste(picture.resize((CELL, height), Image.LANCZOS))
    ImageDraw.Draw(cell).text((1, height + 3), name[:32], fill=(70, 68, 64), font=FONT)
    return cell


def sheet(category, kind=''):
    """Every product of a category; slabs keep their shape."""
    wide = kind == '-view' or category == 'natural-stone-slabs' and not kind
    groups = [[(PRODUCTS / f"{e['url_key']}{kind}.webp", e['url_key'], CELL * (5 if kind == '' else 6) // 8 if wide else CELL)
               for e in entries(category)]]
    if not kind:
        groups.append([(PRODUCTS / f"{e['url_key']}-room.webp", e['url_key'] + '-room', CELL * 3 // 4) for e in entries(category)])
    rows = []
    for group in groups:
        cells = [tile(*item) for item in group if item[0].exists()]
        rows += [cells[n:n + COLUMNS] for n in range(0, len(cells), COLUMNS)]
    if not rows:
        return None
    heights = [r[0].height + GAP for r in rows]
    page = Image.new('RGB', (COLUMNS * (CELL + GAP) + GAP, sum(heights) + GAP), 'white')
    top = GAP
    for row, height in zip(rows, heights):
        for n, cell in enumerate(row):
            page.paste(cell, (GAP + n * (CELL + GAP), top))
        top += height
    return page


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--kind', default='', choices=['', 'view', 'close'])
    a.add_argument('--category', default='')
    a.add_argument('--out', default='')
    o = a.parse_args()
    out = Path(o.out or Path(os.environ['IMAGERY_WORK']) / 'sheets')
    out.mkdir(parents=True, exist_ok=True)
    for category in [o.category] if o.category else categories():
        page = sheet(category, o.kind and f'-{o.kind}')
        if page:
            path = out / f"{category}{o.kind and '-' + o.kind}.webp"
            path.write_bytes(webp_within(page, 200_000))
            print(path, page.size, path.stat().st_size // 1024, 'kB')


if __name__ == '__main__':
    main()
