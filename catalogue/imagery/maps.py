"""Maps of a product that tile without a seam, for rooms and whoever wants to lay it in three dimensions.

    maps.py riviere-natural-oak --least 2400 --pixels 2048        -> work folder/maps/<url_key>-*.png

tile_map() is the same as a function. Slabs do not repeat: their map is the whole slab, to be mirrored."""
import argparse
import hashlib
import json
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np

import periods
from build import build, finish_of
from colour import to_srgb
from entries import entry as described
from noise import work_folder

REPEATING = ('random_planks', 'strips', 'pebble')


@dataclass
class TileMap:
    """Three pictures and what they measure. Albedo is 8-bit sRGB; height 16-bit grey, 0..1 over `height_mm`;
    roughness 8-bit grey. x runs right, y down; the picture covers `period` mm and repeats when `seamless`."""
    albedo: str
    height: str
    rough: str
    period: tuple
    height_mm: float
    spec: float
    seamless: bool


def _extent(entry, least):
    layout = entry.get('layout') or {'kind': 'plain'}
    if layout['kind'] == 'plain':
        slab = entry.get('slab') or dict(width=3000, height=1800)
        return (slab['width'], slab['height']), layout, None
    if layout['kind'] in REPEATING:
        size = periods.irregular(layout, least)
        return size, layout | {'repeat': size}, None
    size = periods.extent(layout, least)
    return size, layout, periods.canon(layout, *size)


def surface_map(entry, least=1200., pixels=2048):
    """The surface of whole pieces at least `least` mm wide and high, its period (mm, mm) and the pixel pitch in mm.
    `pixels` is the longer side; pixels are square to within half a pixel."""
    (width, height), layout, canon = _extent(entry, least)
    mm = max(width, height) / pixels
    nx, ny = max(1, round(width / mm)), max(1, round(height / mm))
    y, x = np.mgrid[0:ny, 0:nx].astype(np.float32)
    x, y = (x + .5) * (width / nx), (y + .5) * (height / ny)
    return build(entry | {'layout': layout}, x, y, mm, canon), (width, height), mm


def tile_map(entry, least=1200., pixels=2048, folder=None) -> TileMap:
    """Writes the maps of an entry (or url_key) once, and says where they are."""
    entry = described(entry) if isinstance(entry, str) else entry
    folder = Path(folder or work_folder() / 'maps')
    folder.mkdir(parents=True, exist_ok=True)
    words = json.dumps([entry, least, pixels], sort_keys=True, default=str)
    stem = f"{entry['url_key']}-{hashlib.sha256(words.encode()).hexdigest()[:8]}"
    note = folder / f'{stem}.json'
    if note.exists():
        return TileMap(**json.loads(note.read_text()))
    s, period, mm = surface_map(entry, least, pixels)
    low, high = float(s.height.min()), float(s.height.max())
    span = max(high - low, 1e-3)
    paths = [str(folder / f'{stem}-{k}.png') for k in ('albedo', 'height', 'rough')]
    cv2.imwrite(paths[0], (to_srgb(s.albedo)[..., ::-1] * 255 + .5).astype(np.uint8))
    cv2.imwrite(paths[1], ((s.height - low) / span * 65535).astype(np.uint16))
    cv2.imwrite(paths[2], (np.clip(s.rough, 0, 1) * 255 + .5).astype(np.uint8))
    found = TileMap(*paths, period=period, height_mm=span, spec=finish_of(entry)['spec'],
                    seamless=(entry.get('layout') or {}).get('kind', 'plain') != 'plain')
    note.write_text(json.dumps(vars(found)))
    return replace(found, period=tuple(found.period))


def main():
    cv2.setNumThreads(1)
    a = argparse.ArgumentParser()
    a.add_argument('url_key', nargs='+')
    a.add_argument('--least', type=float, default=1200.)
    a.add_argument('--pixels', type=int, default=2048)
    o = a.parse_args()
    for key in o.url_key:
        print(json.dumps(vars(tile_map(key, o.least, o.pixels))))


if __name__ == '__main__':
    main()
