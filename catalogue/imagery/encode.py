"""From a linear picture to a file."""
import io
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from colour import to_srgb
from lighting import expose


def develop(linear, width, height, gain=1., grain=.0008, sharpen=.4):
    """Tone curve, reduction to the final size, output sharpening and a trace of sensor grain."""
    im = to_srgb(expose(linear, gain))
    if im.shape[:2] != (height, width):
        im = cv2.resize(im, (width, height), interpolation=cv2.INTER_AREA)
    else:
        sharpen *= .4
    im = im + sharpen * (im - cv2.GaussianBlur(im, (0, 0), .8))
    im = im + np.random.default_rng(0).normal(0, grain, im.shape[:2])[..., None]
    return np.clip(im, 0, 1)


def _webp(picture, quality):
    buffer = io.BytesIO()
    picture.save(buffer, 'WEBP', quality=quality, method=6)
    return buffer.getvalue()


def _picture(image):
    return Image.fromarray((np.clip(image, 0, 1) * 255 + .5).astype(np.uint8))


def encoded(image, limit: int, best=70, worst=40) -> bytes:
    """WebP at the best quality that fits `limit` bytes. A picture too busy even for the worst quality is softened a
    little and may then be half as large again."""
    data = _webp(_picture(image), best)
    if len(data) <= limit:
        return data
    guess = int(best - 34 * np.log(len(data) / limit))            # size falls by about 3 % for each step of quality
    for quality in (guess, guess - 7):
        if quality < worst:
            break
        data = _webp(_picture(image), quality)
        if len(data) <= limit:
            return data
    for sigma, quality in ((.6, worst + 2), (.85, worst - 6), (1.1, worst - 10)):
        data = _webp(_picture(cv2.GaussianBlur(image.astype(np.float32), (0, 0), sigma)), quality)
        if len(data) <= limit * 1.5:
            break
    return data


def save(image, path: Path, limit: int, best=84, worst=34) -> int:
    """Writes the picture and returns its size."""
    data = encoded(image, limit, best, worst)
    path.write_bytes(data)
    return len(data)


def webp_within(picture, limit: int) -> bytes:
    """WebP of a PIL picture at the best quality that fits."""
    for quality in range(56, 20, -6):
        data = _webp(picture, quality)
        if len(data) <= limit:
            break
    return data
