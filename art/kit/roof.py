"""Laid tiles, ridge caps."""

import numpy as np

from .mesh import mesh_np
from .noise import rng
from .shader import Mat, hz
from .stage import R, obj

# width, exposed length, whole length, thickness
LAYING = {
    's': (0.295, 0.36, 0.43, 0.014),
    'flat': (0.33, 0.34, 0.42, 0.026),
    'shingle': (0.17, 0.143, 0.30, 0.0055),
}
PALETTES = {
    'terracotta': ((0.30, 0.135, 0.075), (0.40, 0.19, 0.10), (0.22, 0.10, 0.065), (0.46, 0.27, 0.16)),
    'sunburnt': ((0.33, 0.15, 0.085), (0.42, 0.205, 0.115), (0.25, 0.115, 0.07), (0.47, 0.28, 0.17)),
    'slate': ((0.13, 0.125, 0.12), (0.19, 0.18, 0.17), (0.09, 0.087, 0.085), (0.25, 0.23, 0.21)),
    'weathered': ((0.048, 0.044, 0.041), (0.072, 0.066, 0.060), (0.030, 0.028, 0.026), (0.098, 0.090, 0.081)),
}


def tile_roof(parent, x0, x1, y0, y1, kind='s', seed=1, palette='terracotta', dirty=False):
    """Tiles laid one by one in the parent's XY plane (y = uphill)."""
    me = lay_tiles(x0, x1, y0, y1, kind, seed)
    return obj('roof_tiles', me, tile_material(PALETTES[palette], dirty), parent=parent)


def tile_profile(kind, width):
    """(across, height) of one tile, seen from its lower edge."""
    if kind == 's':
        u = np.linspace(0, 1, 17)
        pan, cover = np.clip((u - 0.6) / 0.4, 0, 1), np.clip(u / 0.60, 0, 1)
        h = np.where(u < 0.60, 0.062 * np.sin(np.pi * cover) ** 0.75, -0.012 * np.sin(np.pi * pan))
        return u * (width + 0.035), h
    gap = 0.010 if kind == 'flat' else 0.002
    return np.array([0, 0.002, width - gap, width - gap + 0.002]), np.array([-0.004, 0, 0, -0.004])


def lay_tiles(x0, x1, y0, y1, kind, seed):
    """One mesh of all tiles, each slightly out of line, with a random attribute a tile."""
    r = rng(seed)
    width, exposed, length, thick = LAYING[kind]
    px, ph = tile_profile(kind, width)
    n = len(px)
    k = np.arange(n - 1)
    loose = 1.0 if kind != 'shingle' else 0.25
    verts, quads, shade, base = [], [], [], 0
    for j in range(int((y1 - y0) / exposed) + 1):
        shift = {'s': 0, 'flat': width / 2 * (j % 2), 'shingle': r.uniform(0, width)}[kind]
        for i in range(int((x1 - x0) / width) + 1):
            twist, lift = r.normal(0, 0.006) * loose, thick * 1.25 + r.normal(0, 0.0018) * loose
            dx, dy = r.normal(0, 0.0025), r.normal(0, 0.005) * loose
            butt, head = np.c_[px, np.zeros(n), ph + lift], np.c_[px, np.full(n, length), ph]
            under = np.c_[px, np.full(n, 0.002), ph + lift - thick]
            v = np.vstack([butt, head, under])
            v[:, 0] += twist * v[:, 1] + x0 + i * width + shift + dx
            v[:, 1] += y0 + j * exposed + dy - twist * (v[:, 0] - (x0 + i * width)) * 0.6
            quads += [
                base + np.c_[k, k + 1, n + k + 1, n + k],
                base + np.c_[2 * n + k, 2 * n + k + 1, k + 1, k],
            ]
            shade += [np.full(2 * (n - 1), r.random())]
            verts.append(v)
            base += len(v)
    me = mesh_np('tiles', np.vstack(verts), np.vstack(quads), smooth=kind == 's', attr={'rnd': np.concatenate(shade)})
    me.use_auto_smooth, me.auto_smooth_angle = True, R(40)
    return me


def tile_material(P, dirty):
    """Fired clay or shingle: colour a tile, blotches, specks, lichen, dust."""
    M = Mat('tile')
    c = M.tex('Object')
    rnd = M.n('Attribute', attribute_name='rnd').outputs['Fac']
    cv = M.n(
        'VectorMath',
        {0: c, 1: M.n('CombineXYZ', {0: M.math('MULTIPLY', rnd, 37), 1: M.math('MULTIPLY', rnd, 91)}).outputs[0]},
        operation='ADD',
    ).outputs[0]
    big = M.noise(1.1, 4, 0.6, c)
    k = M.math('ADD', M.math('MULTIPLY', rnd, 0.8), M.math('MULTIPLY', M.noise(9, 5, 0.65, cv), 0.32))
    col = M.ramp(M.math('FRACT', k), [(0.05, P[2]), (0.35, P[0]), (0.6, P[1]), (0.9, P[3])])
    blot = M.ramp(M.noise(24, 7, 0.68, cv, dist=0.4), [(0.38, 0.55), (0.6, 1.08)])
    col = M.mix(0.85, col, blot, 'MULTIPLY')
    speck = M.ramp(M.noise(190, 3, 0.7, cv), [(0.42, 0.62), (0.62, 1.12)])
    col = M.mix(0.7, col, speck, 'MULTIPLY')
    lich = M.ramp(M.math('MULTIPLY', M.noise(31, 6, 0.7, cv), M.noise(2.2, 3, 0.6, c)), [(0.30, 0.0), (0.37, 0.55)])
    col = M.mix(lich, col, (0.30, 0.29, 0.25))
    col = M.mix(
        M.ramp(big, [(0.35, (0.32 if dirty else 0.22) * (0.5 if P[0][0] < 0.2 else 1)), (0.7, 0.08)]),
        col,
        (0.36, 0.28, 0.20),
    )  # dust in every roof
    nr = M.bump(M.noise(240, 4, 0.7, cv), 0.35, 0.004, M.bump(M.noise(22, 5, 0.6, cv), 0.4, 0.012))
    return M.done(hz(M, M.pbr(col, 0.82, 0.25, normal=nr)))


def ridge_caps(parent, x0, x1, y, z, mat, seed=4):
    """Half-round caps along a ridge."""
    r = rng(seed)
    n = 11
    a = np.linspace(0, np.pi, n)
    wide = np.c_[np.cos(a) * 0.13, np.sin(a) * 0.10]
    v = np.vstack([np.c_[np.full(n, x), wide * s] for x, s in ((0, 1.0), (0.46, 0.86), (0.004, 0.86))])
    k = np.arange(n - 1)
    q = np.vstack([np.c_[k, k + 1, n + k + 1, n + k], np.c_[2 * n + k, 2 * n + k + 1, k + 1, k]])
    x = x0
    while x < x1:
        m = mesh_np('cap', v, q, smooth=True, attr={'rnd': np.full(len(q), r.random())})
        m.use_auto_smooth = True
        at = x, y + r.normal(0, 0.004), z + r.normal(0, 0.003)
        turn = r.normal(0, 0.01), r.normal(0, 0.008) - 0.03, r.normal(0, 0.012)
        obj('cap', m, mat, at, turn, parent)
        x += 0.385
