"""Lays redone pictures beside what they replaced: docs/contact-sheets/redone-<name>.webp, the old one on the left.

    redone.py name file,file,… --since <commit>      files under catalogue/media/catalog/product, or media with a folder"""
import argparse
import io
import subprocess

from PIL import Image, ImageDraw

from contact_sheet import FONT, GAP, ROOT, SHEETS, TITLE
from encode import webp_within

CELL, PAIRS = 300, 3          # pixels of a picture's side, pairs in a row


def before(path, commit):
    found = subprocess.run(['git', 'show', f'{commit}:{path}'], cwd=ROOT, capture_output=True)
    return Image.open(io.BytesIO(found.stdout)).convert('RGB') if not found.returncode else Image.new('RGB', (4, 4), 'white')


def fitted(picture):
    """The whole picture on a white cell."""
    picture.thumbnail((CELL, CELL), Image.LANCZOS)
    return picture


def sheet(files, commit):
    rows, cells = [], []
    for name in files:
        path = f"catalogue/media/{name if '/' in name else 'catalog/product/' + name}.webp"
        old, new = fitted(before(path, commit)), fitted(Image.open(ROOT / path).convert('RGB'))
        cell = Image.new('RGB', (CELL * 2 + 4, max(old.height, new.height) + TITLE), 'white')
        cell.paste(old, (0, 0))
        cell.paste(new, (CELL + 4, 0))
        ImageDraw.Draw(cell).text((1, cell.height - TITLE + 3), f'{name}: before, after', fill=(70, 68, 64), font=FONT)
        cells.append(cell)
    rows = [cells[n:n + PAIRS] for n in range(0, len(cells), PAIRS)]
    page = Image.new('RGB', (PAIRS * (CELL * 2 + 4 + GAP * 2) + GAP, sum(max(c.height for c in r) + GAP for r in rows) + GAP), 'white')
    top = GAP
    for row in rows:
        for n, cell in enumerate(row):
            page.paste(cell, (GAP + n * (CELL * 2 + 4 + GAP * 2), top))
        top += max(c.height for c in row) + GAP
    return page


def main():
    a = argparse.ArgumentParser()
    a.add_argument('name')
    a.add_argument('files')
    a.add_argument('--since', required=True, help='a commit that still has the old pictures')
    o = a.parse_args()
    path = SHEETS / f'redone-{o.name}.webp'
    page = sheet(o.files.split(','), o.since)
    path.write_bytes(webp_within(page, 260_000))
    print(path.name, page.size, path.stat().st_size // 1024, 'kB')


if __name__ == '__main__':
    main()
