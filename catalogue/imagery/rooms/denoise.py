"""Two noisy halves of a Cycles render become clean layers. Debian's Blender has no denoiser, so this is our own: light
is separated from surface colour, filtered by joint non-local means (the halves tell the noise), and put back.
Usage: denoise.py <room> [--draft]"""
import ctypes
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

sys.path.insert(0, str(Path(__file__).parent.parent))
import layers  # noqa: E402
from noise import work_folder  # noqa: E402

FLAGS = ['-O3', '-march=native', '-fno-math-errno', '-fno-trapping-math', '-fno-signed-zeros', '-fassociative-math', '-shared', '-fPIC']


def _library():
    source = Path(__file__).with_name('denoise.c')
    target = work_folder() / f'denoise-{hashlib.sha256(source.read_bytes()).hexdigest()[:12]}.so'
    if not target.exists():
        subprocess.run(['gcc', *FLAGS, str(source), '-o', str(target), '-lm'], check=True)
    return ctypes.CDLL(str(target))


def _read(path):
    a = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    return np.ascontiguousarray((a[..., :3][..., ::-1] if a.ndim == 3 else a).astype(np.float32))


def _half(folder):
    return {f.name.rsplit('_', 1)[0]: _read(f) for f in sorted(folder.glob('*_0001.exr'))}


def _despeckle(x):
    """Clamps fireflies to a little over the median around them."""
    median = np.dstack([cv2.medianBlur(np.ascontiguousarray(x[..., c]), 5) for c in range(3)])
    return np.minimum(x, median * 2.2 + .04)


def _filter(library, a, b, feature, reach, patch, strength, guide):
    h, w, _ = a.shape
    variance = (a - b) ** 2 / 4
    variance = np.minimum(cv2.GaussianBlur(variance, (0, 0), 2.5), cv2.GaussianBlur(variance, (0, 0), 6) * 4) + 1e-8
    out = np.empty_like(a)
    given = [np.ascontiguousarray(v, np.float32) for v in ((a + b) / 2, variance, feature)]
    pointer = lambda v: v.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    library.nlm(pointer(given[0]), pointer(given[1]), pointer(given[2]), feature.shape[2], pointer(out), w, h, reach, patch,
                ctypes.c_float(strength), ctypes.c_float(guide))
    return out


def denoise(folder):
    """Linear (picture, diffuse light, reflection, {plane: mask})."""
    a, b = _half(folder / 'a'), _half(folder / 'b')
    assert np.abs(a['DiffDir'] - b['DiffDir']).max() > 0, 'both halves have the same seed'
    mean = lambda k: (a[k] + b[k]) / 2
    library, depth = _library(), np.minimum(mean('Depth'), 30)
    depth = depth[..., 0] if depth.ndim == 3 else depth
    feature = np.concatenate([mean('Normal') / .22, (np.log(depth + .1) / .05)[..., None]], 2)
    gloss_colour = mean('GlossCol')
    glossy = np.concatenate([feature, gloss_colour.mean(2, keepdims=True) / .1], 2)
    light = {}
    for name, f, reach, patch, strength, guide in (('Diff', feature, 11, 2, .8, 1.), ('Gloss', glossy, 6, 1, .28, .6), ('Trans', glossy, 5, 1, .28, .6)):
        x, y = (_despeckle(h[name + 'Dir'] + h[name + 'Ind']) for h in (a, b))
        light[name] = _filter(library, x, y, f, reach, patch, strength, guide) if max(x.max(), y.max()) > 1e-4 else (x + y) / 2
    reflection = light['Gloss'] * gloss_colour
    picture = light['Diff'] * mean('DiffCol') + reflection + light['Trans'] * mean('TransCol') + mean('Emit') + mean('Env')
    masks = {k[5:]: np.clip(mean(k) if mean(k).ndim == 2 else mean(k)[..., 0], 0, 1) for k in a if k.startswith('mask-')}
    return picture, light['Diff'], reflection, masks


def main():
    room = sys.argv[1] + ('-draft' if '--draft' in sys.argv else '')
    folder, start = work_folder() / 'rooms' / room, time.process_time()
    scene = json.loads((folder / 'scene.json').read_text())
    picture, shade, reflection, masks = denoise(folder)
    k = scene['exposure']
    layers.keep(folder, scene, picture * k, shade * k, reflection * k, masks)
    layers.preview(folder, picture * k)
    print(room, 'median', np.round(np.percentile(picture * k, [5, 50, 95]), 3), round(time.process_time() - start, 1), 's')


if __name__ == '__main__':
    main()
