"""Marks that weather leaves on glass, drawn as numpy coverage maps: droppings, water rings, streaks."""

import math

import numpy as np

from .noise import rng, smooth, stamp


def splat(r, size, run=0.0):
    """One bird dropping: ragged blob + satellites + a run downhill. size in px. row 0 = downhill end."""
    n = int(size * 5)
    n += n % 2
    run_px = int(run * size)
    h = n + run_px
    yy, xx = np.mgrid[0:h, 0:n].astype(np.float32)
    cy, cx = h - n / 2, n / 2
    ang = np.arctan2(yy - cy, xx - cx)
    wob = sum(r.normal(0, 0.16) * np.cos(k * ang + r.random() * 6.3) / k**0.4 for k in range(2, 11))
    d = np.hypot((xx - cx) * r.uniform(0.85, 1.2), yy - cy) / (size * 0.55 * (1 + wob))
    m = smooth(1.06, 0.9, d)
    for _ in range(r.integers(6, 22)):  # spatter
        a, q, s = r.random() * 6.3, size * (0.6 + r.exponential(0.45)), size * r.uniform(0.02, 0.11)
        m = np.maximum(m, smooth(1.15, 0.8, np.hypot(xx - cx - q * math.cos(a), yy - cy - q * math.sin(a)) / s))
    if run_px:
        x = cx + r.normal(0, 0.12) * size + 0.05 * size * np.sin(yy / size * 1.7 + r.random() * 6)
        wdt = (
            size
            * 0.15
            * (1 + 0.35 * np.sin(yy / size * 2.3 + r.random() * 6))
            * smooth(cy - run_px - n * 0.1, cy, yy) ** 0.4
        )
        m = np.maximum(
            m, 0.85 * smooth(1.2, 0.7, np.abs(xx - x) / np.maximum(wdt, 1e-3)) * (yy < cy) * (yy > cy - run_px)
        )
    return m


def droppings(h, w, ppm, n, seed, lo=0.012, hi=0.032, runs=0.75):
    """Canvas of bird droppings; returns coverage. +row is uphill."""
    r, c = rng(seed), np.zeros((h, w), np.float32)
    for _ in range(n):
        s = r.uniform(lo, hi) * ppm
        stamp(c, splat(r, max(s, 3), r.uniform(1.5, 8) if r.random() < runs else 0), r.random() * w, r.random() * h)
    return c


def rings(h, w, ppm, n, seed, lo=0.004, hi=0.02):
    """Dried water-drop rings: bright rim, faint fill."""
    r, c = rng(seed), np.zeros((h, w), np.float32)
    for _ in range(n):
        s = max(min(r.lognormal(math.log(lo * 1.8), 0.5), hi) * ppm, 1.2)
        k = int(s * 2.6) + 3
        yy, xx = np.mgrid[-k : k + 1, -k : k + 1].astype(np.float32)
        a = np.arctan2(yy, xx)
        rad = s * (1 + 0.1 * np.cos(2 * a + r.random() * 6) + 0.06 * np.cos(5 * a + r.random() * 6))
        d = np.hypot(xx, yy) / rad
        st = r.uniform(0.35, 1)
        stamp(
            c,
            st * np.maximum(smooth(0.7, 0.97, d) * smooth(1.13, 1.0, d), 0.3 * (d < 1)),
            r.random() * w,
            r.random() * h,
        )
    return c


def streaks(h, w, seed, n=60, length=0.6, wmin=2, wmax=14):
    """Vertical run marks (rows = downhill at 0). Returns 0..1 density."""
    r, c = rng(seed), np.zeros((h, w), np.float32)
    for _ in range(n):
        x0, top, L = r.random() * w, r.random() * h * 1.1, h * length * r.uniform(0.25, 1)
        wd = r.uniform(wmin, wmax)
        wander = np.cumsum(r.normal(0, 0.12, h)).astype(np.float32)
        wander = np.convolve(wander, np.ones(25) / 25, 'same')
        cx = x0 + wander - wander[int(min(max(top, 0), h - 1))]
        k = int(wd * 2 + 2)
        st = r.uniform(0.25, 1)
        for y in range(int(max(top - L, 0)), int(min(top, h))):
            t = (top - y) / L
            xs = np.arange(int(cx[y]) - k, int(cx[y]) + k + 1)
            ok = (xs >= 0) & (xs < w)
            xs = xs[ok]
            if len(xs):
                c[y, xs] = np.maximum(
                    c[y, xs], st * max(1 - t, 0) ** 0.6 * np.exp(-(((xs - cx[y]) / (wd * (0.6 + 0.5 * t))) ** 2))
                )
    return c
