"""Renders the pictures described in pictures/ that are missing.

    render.py [--category name,…] [--only key,…] [--kind swatch,view,close,lots] [--draft] [--force [--no-heavier]] [--share 1/2]"""
import argparse
import os
import time
from pathlib import Path

import cv2

import encode
import flat
import lighting
import trims
import view
from entries import entries as described
from noise import work_folder

PRODUCTS = Path(__file__).parent.parent / 'media' / 'catalog' / 'product'
# size, bytes a picture may have, best and worst quality
FINAL = dict(swatch=dict(size=1600, limit=58_000, best=74, worst=38), lot=dict(size=1200, limit=25_000, best=68, worst=34),
             close=dict(size=1000, limit=28_000, best=78, worst=40), view=dict(size=1200, limit=36_000, best=70, worst=38))


def is_slab(entry):
    return bool(entry.get('slab')) or entry['category'] == 'natural-stone-slabs'


def swatch(entry, size, sampling):
    if is_slab(entry):
        return flat.slab(entry, (size, size * 5 // 8), sampling=max(sampling, 1.4))
    if entry.get('trim'):
        return trims.picture(entry, size, sampling=max(sampling, 1.25))
    return flat.picture(entry, size, entry['span'], tuple(entry.get('at', (0, 0))), sampling=sampling)


def close(entry, size, sampling):
    if entry.get('trim'):
        return trims.picture(entry, size, near=True, sampling=max(sampling, 1.12))
    span = 1500. if is_slab(entry) and 'span' not in entry else entry.get('span')
    c = {'span': span * .3, 'at': (37, 61), 'turn': 0} | (entry.get('close') or {})
    return flat.picture(entry, size, c['span'], tuple(c['at']), lighting.RAKING, sampling * 1.15, c['turn'])


def laid(entry, size, sampling):
    return view.picture(entry, (size, size * 3 // 4), sampling)


KINDS = dict(swatch=('', swatch), view=('-view', laid), close=('-close', close))


def jobs(entries, kinds):
    """File name, kind and how to make it, the most wanted kind first."""
    for kind in kinds:
        for e in entries:
            if kind == 'view' and e['category'] == 'trims':
                continue                                          # a trim is shown lying alone
            if kind == 'lots':
                for lot in e.get('lots', []):
                    yield f"{e['url_key']}-{lot}".lower() + '.webp', 'lot', lambda size, sampling, e=e, lot=lot: flat.slab(
                        e, (size, size * 5 // 8), lot, max(sampling, 1.4))
            else:
                ending, make = KINDS[kind]
                yield f"{e['url_key']}{ending}.webp", kind, lambda size, sampling, e=e, make=make: make(e, size, sampling)


def _chosen(o):
    only, category = ({k for k in text.split(',') if k} for text in (o.only, o.category))
    return [e for e in described() if (not only or e['url_key'] in only) and (not category or e['category'] in category)]


def main():
    cv2.setNumThreads(1)
    a = argparse.ArgumentParser()
    a.add_argument('--only', default='')
    a.add_argument('--category', default='')
    a.add_argument('--kind', default='swatch,view,close,lots')
    a.add_argument('--draft', action='store_true', help='small, into the work folder')
    a.add_argument('--force', action='store_true', help='render pictures that exist')
    a.add_argument('--no-heavier', action='store_true', help='within the bytes of the picture that is replaced, while it can be')
    a.add_argument('--share', default='1/1', help='do every nth picture, for several processes')
    a.add_argument('--sampling', type=float, default=1., help='pixels computed for each pixel kept, in each direction')
    a.add_argument('--out', default='', help='another folder')
    o = a.parse_args()
    out = Path(o.out) if o.out else work_folder() / 'draft' if o.draft else PRODUCTS
    out.mkdir(parents=True, exist_ok=True)
    mine, of = (int(n) for n in o.share.split('/'))
    for n, (name, kind, make) in enumerate(jobs(_chosen(o), o.kind.split(','))):
        if n % of != mine - 1 or ((out / name).exists() and not o.force):
            continue
        start, final = time.process_time(), FINAL[kind]
        image = make(480, 1.2) if o.draft else make(final['size'], o.sampling)
        limit = min([final['limit'], *([(PRODUCTS / name).stat().st_size] if o.no_heavier and (PRODUCTS / name).exists() else [])])
        size = encode.save(image, out / name, limit, final['best'], final['worst'])
        print(f'{name} {size // 1024} kB {time.process_time() - start:.1f} s', flush=True)


if __name__ == '__main__':
    os.nice(5)
    main()
