"""Noise over numpy arrays, computed in C. The library is compiled once into the work folder."""
import ctypes
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np

FLAGS = ['-O3', '-march=native', '-mprefer-vector-width=512', '-fno-math-errno', '-fno-trapping-math',
         '-fno-signed-zeros', '-fassociative-math', '-fopenmp-simd', '-shared', '-fPIC']


def work_folder() -> Path:
    folder = Path(os.environ.get('IMAGERY_WORK') or Path(tempfile.gettempdir()) / 'tessera-imagery')
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _library() -> ctypes.CDLL:
    source = Path(__file__).with_name('noise.c')
    target = work_folder() / f'noise-{hashlib.sha256(source.read_bytes()).hexdigest()[:12]}.so'
    if not target.exists():
        subprocess.run(['gcc', *FLAGS, str(source), '-o', str(target), '-lm'], check=True)
    return ctypes.CDLL(str(target))


_lib = _library()
_float_p = ctypes.POINTER(ctypes.c_float)
_int_p = ctypes.POINTER(ctypes.c_int32)


def _f(array):
    return array.ctypes.data_as(_float_p)


def _points(x, y, kind):
    x, y = np.broadcast_arrays(x, y)
    return np.ascontiguousarray(x, dtype=kind), np.ascontiguousarray(y, dtype=kind)


def fbm(x, y, octaves=5, gain=.5, seed=1, turn=True, lacunarity=2.03):
    """Fractal noise, about -1..1. `turn=False` keeps stretched noise aligned with its axes."""
    x, y = _points(x, y, np.float32)
    out = np.empty_like(x)
    _lib.fbm(_f(x), _f(y), _f(out), ctypes.c_long(x.size), octaves, ctypes.c_float(lacunarity), ctypes.c_float(gain),
             ctypes.c_uint32(seed & 0xffffffff), int(turn))
    return out


def cells(x, y, seed=1, jitter=1., sharp=0., wrap=(0, 0)):
    """Voronoi cells: (distance to the site, distance to the border, id 0..1, site x, site y), in lattice units.
    `sharp` rounds corners when above zero; `wrap` makes the lattice repeat after so many cells."""
    x, y = _points(x, y, np.float32)
    out = [np.empty_like(x) for _ in range(5)]
    _lib.cells(_f(x), _f(y), *[_f(o) for o in out], ctypes.c_long(x.size), ctypes.c_uint32(seed & 0xffffffff),
               ctypes.c_float(jitter), ctypes.c_float(sharp), *wrap)
    return out


def pick(i, j, seed):
    """A random number in 0..1 for every pair of integers."""
    i, j = _points(i, j, np.int32)
    out = np.empty(i.shape, np.float32)
    _lib.hash_pairs(i.ctypes.data_as(_int_p), j.ctypes.data_as(_int_p), _f(out), ctypes.c_long(out.size),
                    ctypes.c_uint32(seed & 0xffffffff))
    return out
