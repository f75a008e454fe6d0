"""Tileable noise and small drawing aids on numpy arrays. Row 0 of every array is the bottom."""

import numpy as np

from .stage import D


def rng(seed):
    """Seeded generator: every picture is reproducible."""
    return np.random.default_rng(seed)


def fbm(h, w, beta=2.0, seed=0, ax=1.0, ay=1.0, lo=0):
    """Tileable spectral noise 0..1 (mean .5). ax/ay>1 stretch features along that axis. lo: drop freqs below."""
    fy, fx = np.fft.fftfreq(h)[:, None] * h * ay, np.fft.rfftfreq(w)[None] * w * ax
    f = np.sqrt(fx**2 + fy**2)
    f[0, 0] = 1
    a = f ** (-beta / 2) * (f > lo)
    a[0, 0] = 0
    r = rng(seed)
    n = np.fft.irfft2(a * np.exp(2j * np.pi * r.random(a.shape)), s=(h, w))
    n = n / (n.std() + 1e-9)
    return (1 / (1 + np.exp(-1.4 * n))).astype(np.float32)


def smooth(e0, e1, x):
    """Smoothstep between two edges."""
    t = np.clip((x - e0) / (e1 - e0), 0, 1)
    return t * t * (3 - 2 * t)


def image(name, arr, color=False):
    """numpy (h,w[,c]) row 0 = BOTTOM -> bpy image."""
    a = np.atleast_3d(arr).astype(np.float32)
    h, w, c = a.shape
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = a[..., :3] if c >= 3 else a[..., :1]
    if c == 4:
        px[..., 3] = a[..., 3]
    im = D.images.new(name, w, h, alpha=c == 4, float_buffer=True)
    im.colorspace_settings.name = 'Linear' if color else 'Non-Color'
    im.pixels.foreach_set(px.ravel())
    im.update()
    im.pack()
    return im


def stamp(canvas, patch, x, y, mode='max'):
    """Lay a patch on a canvas with its middle at (x, y); what falls outside is cut."""
    h, w = patch.shape
    H, W = canvas.shape
    x0, y0 = int(x - w // 2), int(y - h // 2)
    a, b, c, d = max(x0, 0), max(y0, 0), min(x0 + w, W), min(y0 + h, H)
    if a >= c or b >= d:
        return
    p = patch[b - y0 : d - y0, a - x0 : c - x0]
    t = canvas[b:d, a:c]
    canvas[b:d, a:c] = np.maximum(t, p) if mode == 'max' else t * (1 - p)
