"""Ground, hills, far trees."""

import math

import numpy as np

from .mesh import mesh_np
from .noise import fbm, rng
from .plants import scatter
from .shader import Mat, hz
from .stage import R, obj


def ground(size=6000, z=0, mat=None, loc=(0, 0)):
    """A plane to the horizon, dry valley soil unless told otherwise."""
    m = mesh_np('ground', [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)])
    if mat is None:
        M = Mat('dry_ground')
        c = M.tex('Object')
        f = M.ramp(
            M.noise(0.012, 5, 0.6, c),
            [(0.3, (0.19, 0.14, 0.085)), (0.5, (0.30, 0.235, 0.14)), (0.7, (0.16, 0.17, 0.07))],
        )
        f = M.mix(0.5, f, M.ramp(M.noise(0.8, 7, 0.7, c), [(0.3, 0.55), (0.7, 1.2)]), 'MULTIPLY')
        mat = M.done(hz(M, M.pbr(f, 0.95, 0.1)))
    return obj('ground', m, mat, (*loc, z))


def hills(dist, height, seed, az0, az1, color=(0.20, 0.17, 0.10), base=0.0, beta=2.4, n=360, lo=3):
    """Ridge silhouette between compass azimuths az0..az1 (deg) at `dist`; several rows for relief."""
    rows = 14
    H = fbm(64, n, beta, seed, lo=lo)
    az = np.radians(np.linspace(az0, az1, n))
    V = []
    for j in range(rows):
        t = j / (rows - 1)
        dd = dist * (1 + 0.22 * t)
        hh = base + height * np.sin(t * np.pi / 2) ** 0.8 * (0.35 + 0.65 * H[20]) * (0.75 + 0.5 * H[20 + j * 2])
        V.append(np.c_[np.sin(az) * dd, np.cos(az) * dd, hh * (1 if j else 0) - (0 if j else 20)])
    q = [
        (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows - 1) for i in range(n - 1)
    ]
    m = mesh_np('hills', np.vstack(V), q, smooth=True)
    M = Mat('hill')
    c = M.tex('Object')
    col = M.ramp(M.noise(0.004, 7, 0.65, c), [(0.35, [x * 0.55 for x in color]), (0.65, color)])
    return obj('hills', m, M.done(hz(M, M.pbr(col, 0.95, 0.1))))


def backdrop(trees, az0, az1, r0, r1, n, seed, smin=0.7, smax=1.6, z=0):
    """Random trees in an azimuth wedge (compass deg), denser with distance."""
    r = rng(seed)
    for _ in range(n):
        a, d = R(r.uniform(az0, az1)), math.sqrt(r.uniform(r0**2, r1**2))
        scatter(trees[r.integers(len(trees))], [(math.sin(a) * d, math.cos(a) * d, z)], r, smin, smax)
