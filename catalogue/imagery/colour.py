"""Colour and blending helpers. Colours are linear RGB float32; palettes are written as sRGB hex."""
import cv2
import numpy as np


def lin(code: str) -> np.ndarray:
    c = np.array([int(code[i:i + 2], 16) for i in (0, 2, 4)], np.float32) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4).astype(np.float32)


def to_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(x, 1 / 2.4) - .055).astype(np.float32)


def step(lo, hi, x):
    """Smooth step from 0 at `lo` to 1 at `hi`."""
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    """Blend colours or pictures a and b by the mask t. Hex strings are colours."""
    a = lin(a) if isinstance(a, str) else np.asarray(a, np.float32)
    b = lin(b) if isinstance(b, str) else np.asarray(b, np.float32)
    return a + (b - a) * np.asarray(t, np.float32)[..., None]


def scale(albedo, factor):
    return albedo * np.asarray(factor, np.float32)[..., None]


def blur(a, sigma):
    """Gaussian blur; wide blurs are done at a lower resolution."""
    sigma = float(sigma)
    if sigma < .3:
        return a
    if sigma > 6:
        k = int(sigma // 3)
        small = cv2.resize(a, (max(2, a.shape[1] // k), max(2, a.shape[0] // k)), interpolation=cv2.INTER_AREA)
        small = cv2.GaussianBlur(small, (0, 0), sigma / k, borderType=cv2.BORDER_REFLECT)
        return cv2.resize(small, (a.shape[1], a.shape[0]), interpolation=cv2.INTER_CUBIC)
    return cv2.GaussianBlur(a, (0, 0), sigma, borderType=cv2.BORDER_REFLECT)
