"""Noise filter for two half-sample renders; Debian builds Blender without one."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np


def box_blur(a, r):
    """Mean filter radius r over the first two axes."""
    for ax in (0, 1):
        p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], 'edge')
        c = np.cumsum(p, ax, dtype=np.float64 if a.ndim == 2 else np.float32)
        n = a.shape[ax]
        a = ((np.take(c, range(2 * r + 1, 2 * r + 1 + n), ax) - np.take(c, range(0, n), ax)) / (2 * r + 1)).astype(
            np.float32
        )
    return a


def denoise(A, B, feats, k=0.55, rad=4):
    """Dual-buffer non-local means guided by albedo+normal: A and B are two half-sample renders."""
    tm = lambda x: np.log1p(np.maximum(x, 0) * 4)
    C, F = tm((A + B) / 2), feats
    var = box_blur(((tm(A) - tm(B)) ** 2).mean(-1) * 0.25, 2) + 2e-6
    H = C.shape[0]
    num, den = np.zeros_like(C), np.zeros(C.shape[:2], np.float32)

    def strip(y0, y1):
        a, b = max(y0 - rad - 2, 0), min(y1 + rad + 2, H)
        c, f, v = C[a:b], F[a:b], var[a:b]
        n_, d_ = np.zeros_like(c), np.zeros(c.shape[:2], np.float32)
        for dy in range(-rad, rad + 1):
            for dx in range(-rad, rad + 1):
                cs, fs, vs = (np.roll(z, (dy, dx), (0, 1)) for z in (c, f, v))
                d = (((c - cs) ** 2).mean(-1) - (v + np.minimum(v, vs))) / (1e-7 + k * k * 2 * (v + vs))
                d = np.maximum(box_blur(d, 1), 0)
                w = np.exp(-d - ((f - fs) ** 2).sum(-1) * 180)
                n_ += cs * w[..., None]
                d_ += w
        num[y0:y1] = n_[y0 - a : y1 - a]
        den[y0:y1] = d_[y0 - a : y1 - a]

    cuts = np.linspace(0, H, 7).astype(int)
    with ThreadPoolExecutor(2) as ex:
        list(ex.map(lambda i: strip(cuts[i], cuts[i + 1]), range(6)))
    return np.expm1(num / den[..., None]) / 4
