"""Lays the finished pictures out on sheets to be looked at. Usage: contact_sheet.py [close] -> work folder/sheet-N.png"""
import sys
from pathlib import Path

import yaml
from PIL import Image, ImageDraw

from noise import work_folder

HERE = Path(__file__).parent
PRODUCTS = HERE.parent / 'media' / 'catalog' / 'product'
CELL, COLUMNS, ROWS = (352, 440), 5, 3


def main():
    ending = '-close.webp' if 'close' in sys.argv else '.webp'
    names = [e['url_key'] + ending for e in yaml.safe_load((HERE / 'pictures.yaml').read_text())]
    names = [n for n in names if (PRODUCTS / n).exists()]
    per = COLUMNS * ROWS
    for k in range(0, len(names), per):
        sheet = Image.new('RGB', (CELL[0] * COLUMNS, CELL[1] * ROWS), 'white')
        for j, name in enumerate(names[k:k + per]):
            im = Image.open(PRODUCTS / name).convert('RGB')
            w, h = im.size
            im = im.crop(((w - h * .8) / 2, 0, (w + h * .8) / 2, h)).resize((CELL[0] - 8, CELL[1] - 8), Image.LANCZOS)
            at = ((j % COLUMNS) * CELL[0] + 4, (j // COLUMNS) * CELL[1] + 4)
            sheet.paste(im, at)
            ImageDraw.Draw(sheet).text((at[0] + 6, at[1] + 4), name[:-5], fill=(255, 0, 80))
        path = work_folder() / f"sheet{'-close' if 'close' in sys.argv else ''}-{k // per + 1}.png"
        sheet.save(path)
        print(path)


if __name__ == '__main__':
    main()
