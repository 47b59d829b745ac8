"""From a linear picture to a file."""
import io
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from colour import to_srgb
from lighting import expose


def develop(linear, width, height, gain=1., grain=.0035, sharpen=.35):
    """Tone curve, reduction to the final size, output sharpening and a trace of sensor grain."""
    im = cv2.resize(to_srgb(expose(linear, gain)), (width, height), interpolation=cv2.INTER_AREA)
    im = im + sharpen * (im - cv2.GaussianBlur(im, (0, 0), .8))
    im = im + np.random.default_rng(0).normal(0, grain, im.shape[:2])[..., None]
    return np.clip(im, 0, 1)


def _webp(picture, quality):
    buffer = io.BytesIO()
    picture.save(buffer, 'WEBP', quality=quality, method=4)
    return buffer.getvalue()


def save(image, path: Path, limit: int, best=84, worst=34) -> int:
    """WebP at the best quality that fits `limit` bytes; returns the size."""
    picture = Image.fromarray((image * 255 + .5).astype(np.uint8))
    data = _webp(picture, best)
    while len(data) > limit and best - worst > 1:
        middle = (best + worst) // 2
        trial = _webp(picture, middle)
        if len(trial) > limit:
            best = middle
        else:
            worst = middle
        data = trial if len(trial) <= limit or best - worst <= 1 else data
    if len(data) > limit:
        data = _webp(picture, worst)
    path.write_bytes(data)
    return len(data)
