"""Sashes, blinds and curtains of a window seen close, and what gathers in its corners."""

import math

import numpy as np

from kit.mesh import box, box_mesh, mesh_np, tube
from kit.noise import rng
from kit.plants import leaf_mat, leaves
from kit.shader import Mat
from kit.stage import obj


def frame_material(color, dirty, metal=0.0):
    """Vinyl or painted metal; grime gathers in its creases when dirty."""
    M = Mat('sash')
    c = M.tex('Object')
    n = M.noise(7, 5, 0.6, c)
    tone = M.ramp(n, [(0.3, [x * 0.93 for x in color]), (0.7, color)])
    shader = M.pbr(tone, M.ramp(n, [(0.3, 0.42), (0.7, 0.3)]), 0.45, metal)
    if dirty:
        crease = M.n('AmbientOcclusion', {'Distance': 0.035}, samples=6).outputs['AO']
        patchy = M.ramp(M.noise(26, 6, 0.68, c), [(0.3, 0.25), (0.62, 1.0)])
        g = M.math('MULTIPLY', M.ramp(crease, [(0.35, 1.0), (0.9, 0.12)]), patchy)
        grime = M.n('BsdfDiffuse', {'Color': (0.17, 0.135, 0.10)}).outputs[0]
        shader = M.shader_mix(M.math('MULTIPLY', g, 0.8), shader, grime)
    return M.done(shader)


def linen_material():
    """Sheer curtain cloth that lets light through."""
    M = Mat('linen')
    weave = M.noise(420, 2, 0.6, M.tex('Object'))
    front = M.pbr((0.80, 0.785, 0.75), 0.95, 0.1, normal=M.bump(weave, 0.2, 0.001))
    through = M.n('BsdfTranslucent', {'Color': (0.7, 0.66, 0.58)}).outputs[0]
    return M.done(M.shader_mix(0.45, front, through))


def sash(x0, z0, x1, z1, width, y0, y1, material, bevel=0.005):
    """Four bars around an opening."""
    for lo, hi in (
        ((x0, y0, z0), (x1, y1, z0 + width)),
        ((x0, y0, z1 - width), (x1, y1, z1)),
        ((x0, y0, z0 + width), (x0 + width, y1, z1 - width)),
        ((x1 - width, y0, z0 + width), (x1, y1, z1 - width)),
    ):
        box('sash', lo, hi, material, bevel)


def curtain(x0, x1, top, drop, seed, linen):
    """Pleated curtain behind the wall plane."""
    r = rng(seed)
    n, m = 220, 12
    x = np.linspace(x0, x1, n)
    ph = np.cumsum(r.uniform(0.7, 1.3, n)) * 0.30
    V = []
    for j in range(m):
        t = j / (m - 1)
        V.append(
            np.c_[
                x + 0.012 * np.sin(ph * 0.5 + t * 2),
                0.27 + 0.026 * np.sin(ph) * (0.65 + 0.5 * t) + 0.012 * np.sin(ph * 0.37 + t * 3),
                np.full(n, top - t * drop),
            ]
        )
    q = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(m - 1) for i in range(n - 1)]
    obj('curtain', mesh_np('curtain', np.vstack(V), q, smooth=True), linen)


def blinds(x0, x1, z0, z1, y, material, pitch=0.045):
    """Half-open horizontal slats."""
    r = rng(5)
    for z in np.arange(z0, z1, pitch):
        slat = box_mesh('slat', x1 - x0, 0.048, 0.0022, 0.0008, (0, -0.024, 0))
        obj('slat', slat, material, (x0, y, z), (-0.55 + r.normal(0, 0.012), r.normal(0, 0.0015), 0))


def web(cx, cz, sx, sz, R0, y, r, wm):
    """Cobweb in a corner (cx, cz), spreading towards (sx, sz)."""
    sp = np.sort(r.uniform(0.05, 1.52, 7))
    V, Q, o = [], [], 0
    ends = [
        np.array(
            [
                cx + sx * R0 * r.uniform(0.7, 1.15) * math.cos(t),
                y + r.normal(0, 0.006),
                cz + sz * R0 * r.uniform(0.7, 1.15) * math.sin(t),
            ]
        )
        for t in sp
    ]
    ctr = np.array([cx, y, cz])
    segs = [(ctr, e) for e in ends]
    for f in np.linspace(0.2, 0.95, 9):
        for e0, e1 in zip(ends[:-1], ends[1:]):
            if r.random() < 0.8:
                p, q = ctr + (e0 - ctr) * (f + r.normal(0, 0.02)), ctr + (e1 - ctr) * (f + r.normal(0, 0.02))
                segs.append((p, q))
    for p, q in segs:
        v, fcs = tube(p, q, 0.0004, 0.0004, 0.004, r, 3, 5)
        V.append(v)
        Q.append(fcs + o)
        o += len(v)
    obj('web', mesh_np('web', np.vstack(V), np.vstack(Q)), wm)


def litter(width, z, r):
    """Dry leaves on a sill."""
    lf = leaf_mat('dryleaf', (0.20, 0.13, 0.06), (0.30, 0.19, 0.08), 0.1)
    spots = np.c_[r.uniform(-width / 2, width / 2, 26), r.uniform(-0.06, 0.02, 26), np.full(26, z + 0.006)]
    v, q = leaves(spots, 0.022, r, 0)
    v[:, 2] = z + 0.004 + (v[:, 2] - z) * 0.25
    obj('litter', mesh_np('litter', v, q, attr={'rnd': r.random(26)}), lf)
